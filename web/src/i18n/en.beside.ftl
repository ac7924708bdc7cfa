### Beside the board or opened over it: score, menu, keys, the result of a round.

another-round = Two or more share the lowest total, so another round decides.
label-round-over = The finished round
round-so-far = total { $total }
action-sit-for = Sit in for { $name }
menu-rules = Rules of this table
menu-leave = Leave the table
score-sheet = Score
sheet-round = Round
sheet-total = Total
sheet-empty = No round is over yet.
sheet-target = First to { $target }
sheet-target-lowest = Until somebody has { $target }; the lowest wins
sheet-rounds = { $rounds ->
    [one] One round; most points win
   *[other] { $rounds } rounds; most points win
  }
sheet-rounds-lowest = { $rounds ->
    [one] One round; fewest points win
   *[other] { $rounds } rounds; fewest points win
  }
sheet-leads = leads
chart-heading = How it goes
chart-label = The totals after each round, one line for each seat
chart-round = Round
chart-as-table = The totals as a table
help-intro = Match the suit or the rank of the card on the pile. An eight goes on anything, and you name the suit. Who is rid of all cards first wins the round.
show-again = Show me how it goes
help-keys = Keys
# What stands on the keys of a keyboard for this language.
key-name-Enter = Enter
key-name-Space = Space
key-name-Shift = Shift
key-name-Esc = Esc
key-name-Home = Home
key-name-End = End
help-letters-off = Single letters can be turned off in the menu.
key-move = move along your hand
key-playable = to the next or last card that can be played
key-jump = to the first, second, … tenth card
key-play = lift the card, and play it
key-lay = lay the lifted cards
key-draw = draw a card
key-take = pick up what is owed
key-pass = pass
key-suit = name that suit, when one is asked for
key-call = call the last card
key-order = change the order of the hand
key-read-table = hear what lies on the table
key-read-counts = hear who holds how many cards
key-read-hand = hear your hand, what can be played first
key-read-scores = hear the score
key-read-events = hear the last five things that happened
key-cancel = put the lifted cards back
key-help = this list
key-coach = ask the coach, where there is one
key-talk = go to the talk; Esc goes back
side-score = Score and log
together-heading = Together so far
together-one = { $name } { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $won } won
replay-watch = Watch this round again
