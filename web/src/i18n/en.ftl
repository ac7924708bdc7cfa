### Kitchen Table, English. Words: round, seat, stock, pile, hand, computer.

app-name = Kitchen Table

## Cards

card-name = { $rank } of { $suit }
a-thing = a { $thing }
an-thing = an { $thing }
joker = joker
suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
suit-any = any card
a-suit-C = a club
a-suit-D = a diamond
a-suit-H = a heart
a-suit-S = a spade
rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
ranks-A = aces
ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-T = tens
ranks-J = jacks
ranks-Q = queens
ranks-K = kings

## Refusals: nothing was done, and why

you = you
seat-number = Seat { $number }
refused-unknown = The table said no to that, and nothing was done.
refused-not_your_turn = It's { $turn }'s turn.
refused-card_gone = You no longer hold the { $card }.
refused-no_match = { $suit } is in force; { $a_card } fits only on { $card_suit }, or on another { $card_rank }. You can play { $playable }.
refused-no_match-none = { $suit } is in force; { $a_card } fits only on { $card_suit }, or on another { $card_rank }. Nothing in your hand fits, so draw.
refused-no_match-named = { $suit } is in force, named by { $named_by }; { $a_card } fits only on { $card_suit }, or on another { $card_rank }. You can play { $playable }.
refused-no_match-named-none = { $suit } is in force, named by { $named_by }; { $a_card } fits only on { $card_suit }, or on another { $card_rank }. Nothing in your hand fits, so draw.
refused-printed_suit = The eight on the pile shows { $printed }, but { $named_by } named { $suit }, so { $printed } don't count.
refused-twos_first = The first two must fit the pile, and the { $card } doesn't. Lay { $first } first.
refused-no_match-joker = A joker can't go on that.
refused-eight_on_eight = At this table an eight can't go on an eight.
refused-eight_on_eight-joker = On an eight goes neither an eight nor a joker here, only the suit in force.
refused-demand = Something else is asked for first: the { $card } won't do.
refused-demand-cover = The { $wanted } has to be covered, and the { $card } doesn't cover it. { $covers } will do.
refused-demand-duel = Only the { $wanted } will do now.
refused-answer_only = { $kind ->
    [queen] You've been hit for { $cards }. Only a queen that picks up answers it; or pick up { $cards }.
   *[other] You've been hit for { $cards }. Only { $answers } answers it; or pick up { $cards }.
  }
refused-cross_answer = { $kind ->
    [queen] The { $card } can't answer a queen. Only another queen that picks up can.
   *[other] The { $card } can't answer that. Only { $answers } can.
  }
refused-take_only = At this table a pickup can't be answered. Pick up { $cards }.
refused-one_card_only = One card a turn.
refused-one_card_only-twos = One card a turn. Only twos go down together.
refused-one_card_only-chains = One card a turn, unless each card covers the one before it.
refused-queen_one = One queen a turn.
refused-twos_max = { $max ->
    [one] One two at a time here.
   *[other] At most { $max } twos in one go.
  }
refused-bad_order = The cards don't follow each other in that order: the { $card } doesn't fit.
refused-suit_needed = Name a suit for your { $card }.
refused-draw_have_play = You can't draw: { $playable } can be played.
refused-draw_have_play-some = You can't draw while you hold a card that can be played.
refused-pass_have_play = You can't pass: { $playable } can be played.
refused-pass_have_play-some = You can't pass while you hold a card that can be played.
refused-draw_pending = { $kind ->
    [cover] Cover your card first, or pick up { $cards }.
    [duel] Lay the card that is asked for, or pick up { $cards }.
   *[other] Decide about the pickup first: answer it or pick up { $cards }.
  }
refused-must_answer = You hold an answer, and here it must be played: { $playable }.
refused-pass_not_allowed = You can pass only when there's nothing left to draw.
refused-nothing_to_draw = There's nothing left to draw.
refused-nothing_to_take = There's nothing to pick up.
refused-too_late = It's not the moment to call the last card.
refused-too_late-off = Nobody calls the last card at this table.
refused-round_over = The round is over.
refused-game_over = The game is over.
refused-stale = The table moved on before that arrived. Nothing was played.
refused-bad_value = { $field } can't be set like that: { $problem }.
refused-bad_value-plain = { $field } can't be set like that.
refused-bad_message = The server did not understand this page. Reload it and try again.
refused-round_in_progress = That has to wait until the round is over.
refused-game_in_progress = That can't change during a game.
refused-not_host = Only the host can do that.
refused-not_seated = You have no seat at this table. Take one first.
refused-table_full = Every seat is taken. You can watch.
refused-seat_taken = Somebody just took that seat. Choose another.
refused-already_seated = You already have a seat at this table.
refused-unknown_table = That table is not there any more.
refused-busy = The server is very busy. Try again in a moment.
refused-rate_limited = That was a lot at once. Wait a moment, then try again.
refused-storage_unavailable = The server can't save right now, so nothing was done. Try again in a moment.
refused-draining = The server is about to restart. Running rounds are kept; try again in a minute.
refused-paused = The table is paused.
refused-removed = The host has closed this table to you.
refused-lost = The connection broke before the answer came. It will be tried again when you are back.

field-seats = The number of seats
field-game_end = The target
field-queen = The queens
field-answer = Answering a pickup
field-losers_go_down = Losers go down
field-effect-2 = The twos
field-effect-J = The jacks
field-effect-K = The kings
field-access = Who may join
field-level = The computers' level
field-name = That name
field-rules = The rules
field-ruleset = The game

## The settings of a table in one line

line-seats = { $seats } seats
line-target = to { $target }
line-target-per-seat = to { $target } a seat
line-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }
line-twos = 2s
line-specials = { $cards } in
line-no-specials = no specials
line-queen-spades = only Q♠ picks up
line-queen-all = every queen picks up
line-answer-may = answer or take
line-answer-must = must answer
line-answer-off = no answering
line-losers-go-down = losers go down

## What a host may choose

axis-game_end = First to
axis-effect-2 = Twos
axis-effect-J = Jacks
axis-effect-K = Kings
axis-queen = Queens
axis-answer = Answering
axis-losers_go_down = Losers go down
choice-per-seat = { $target } a seat
choice-rounds = { $rounds } rounds
choice-effect-2-pickup = Twos pick up
choice-effect-2-pickup-about = The next player picks up two for every two laid and loses the turn. Up to four twos may go down together.
choice-effect-2-plain = Twos are plain
choice-effect-2-plain-about = A two is an ordinary card, laid one at a time.
choice-effect-J-skip = Jacks skip
choice-effect-J-skip-about = The next player loses the turn. With two players you go again.
choice-effect-J-plain = Jacks are plain
choice-effect-J-plain-about = A jack is an ordinary card.
choice-effect-K-reverse = Kings turn the play round
choice-effect-K-reverse-about = The play goes the other way, on to the neighbour on that side.
choice-effect-K-plain = Kings are plain
choice-effect-K-plain-about = A king is an ordinary card.
choice-queen-spades = Only Q♠
choice-queen-spades-about = After the queen of spades the next player picks up five and loses the turn. The other queens are plain.
choice-queen-all = Every queen
choice-queen-all-about = After any queen the next player picks up five and loses the turn. One queen a turn.
choice-queen-none = None
choice-queen-none-about = Queens are ordinary cards.
choice-answer-may = A pickup can be answered
choice-answer-may-about = Hit by a two, you may lay twos of your own: the pickup grows and moves on. A queen that picks up answers a queen. Or you take it.
choice-answer-off = A pickup can't be answered
choice-answer-off-about = Whoever is hit picks up and loses the turn, whatever they hold.
choice-losers_go_down-true = Losers go down
choice-losers_go_down-true-about = Everyone else also loses what they still hold. Totals may fall below nought.
choice-losers_go_down-false = Losers stay where they are
choice-losers_go_down-false-about = Only the winner's total changes: it rises by what everyone else still holds.

## The rules page

rules-heading = The rules
rules-of-table = These are the rules at your table, with its own settings.
rules-of-ruleset = The usual rules. A table's host may change some of them; each table says so in its settings line.
rules-contents = On this page
rules-values-title = What the cards count
rules-values-card = Card
rules-values-points = Points
rules-values-face = threes to sevens, nines and tens
rules-values-face-points = what they show
rules-title-aim = The aim
rules-title-deal = The deal
rules-title-turns = A turn
rules-title-matching = What fits
rules-title-eights = Eights
rules-title-twos = Twos
rules-title-jacks = Jacks
rules-title-queens = Queens
rules-title-kings = Kings
rules-title-answering = Answering a pickup
rules-title-drawing = Drawing
rules-title-blocked = When nobody can move
rules-title-scoring = Scoring
rules-title-end = The end of the game
rules-title-leaving = When somebody leaves
rules-aim = Get rid of your cards. The first to lay their last card wins the round and scores what everybody else still holds.
rules-deal-fixed = { $alike ->
    [yes] With two players everyone gets { $two } cards, with more players { $three }.
   *[no] With two players everyone gets { $two } cards, with three { $three }, with more { $four_plus }.
  } The next card is turned up and starts the pile; the rest is the stock.
rules-deal-valley = The first round deals { $top } cards each, then one fewer each round down to { $bottom }, and up again.
rules-starter-bury = If that card is an eight, it goes back into the middle of the stock and another is turned. The first card never does anything.
rules-starter-keep = If that card is an eight, it stays; its own suit is in force. The first card never does anything.
rules-turns = On your turn you lay one card that fits the pile. If you hold none, you draw.
rules-turns-order = Play starts on the dealer's left and goes clockwise until a king turns it round. The deal moves one seat to the left each round.
rules-matching = A card fits if it has the suit in force or the same rank as the top card. The suit in force is the suit of the top card, unless an eight named another.
rules-matching-one = After a named suit the suit printed on the eight does not count: only the named suit, or another eight.
rules-eights = An eight goes on anything. Whoever lays it names the suit that must follow; it may be any of the four.
rules-eights-on-eight = An eight may be laid on an eight and names the suit anew.
rules-eights-not-on-eight = An eight may not be laid on an eight.
rules-eights-last = An eight that is your last card ends the round, so no suit is named.
rules-twos = After a two the next player picks up { $cards } and loses the turn.
rules-twos-stack = You may lay up to { $most } twos at once: { $cards } cards to pick up for each. The first must fit the pile, the others need not; the last is on top, and its suit is in force.
rules-twos-plain = At this table a two is an ordinary card, laid one at a time.
rules-jacks-skip = After a jack the next player loses the turn. With two players the same player goes again.
rules-jacks-plain = At this table a jack is an ordinary card.
rules-queens-spades = After the queen of spades the next player picks up { $cards } and loses the turn. The other queens are ordinary cards.
rules-queens-all = After any queen the next player picks up { $cards } and loses the turn.
rules-queens-none = At this table queens are ordinary cards.
rules-queens-one = One queen a turn.
rules-kings-reverse = A king turns the play round: the neighbour on the other side is next. With two players the turn simply passes.
rules-kings-plain = At this table a king is an ordinary card.
rules-answer-may = Hit by a pickup, you may answer it instead of taking it. You need not, even when you can.
rules-answer-must = Hit by a pickup, you must answer it if you can.
rules-answer-off = At this table a pickup can't be answered.
rules-answer-twos = A two answers a two: lay one or more of any suit. The pickup grows and falls on the next player.
rules-answer-queens-all = A queen answers a queen: the pickup grows by five and falls on the next player. A queen never answers a two, nor a two a queen.
rules-answer-queens-spades = Only a queen that picks up would answer a queen, and there is just one; so the queen of spades is always taken.
rules-answer-nothing-else = Nothing else may be laid on a pickup, not even an eight.
rules-take = Whoever takes a pickup lays nothing, and the turn passes on. If there are fewer cards than owed, you take those that are there and the rest is forgiven.
rules-draw-stuck-until_playable = You draw only when nothing in your hand fits: one card at a time until one does, and that card must be played.
rules-draw-stuck-one_then_end = You draw only when nothing in your hand fits: one card, and the turn is over.
rules-draw-any-until_playable = You may draw even when a card fits, but you must lay one before the turn ends.
rules-draw-any-one_then_end = You may draw one card instead of laying one; then the turn is over.
rules-recycle = When the stock is empty and a card is needed, everything under the top of the pile is shuffled and becomes the stock.
rules-no-recycle = The pile is not shuffled back: when the stock is empty, it stays empty.
rules-stuck-pass = If nothing fits and there is nothing left to draw, you pass.
rules-stuck-end_hand = If nothing fits and there is nothing left to draw, the round is over.
rules-blocked-lowest_takes_all = If there is nothing to draw and nobody can lay a card, the round is over. The lowest hand wins it and scores the full sum of the others. If two share the lowest, no total changes.
rules-blocked-lowest_takes_difference = If there is nothing to draw and nobody can lay a card, the round is over. The lowest hand scores what the others hold above it. If two share the lowest, no total changes.
rules-blocked-count_hands = If there is nothing to draw and nobody can lay a card, the round is over and every hand is counted.
rules-repetition = A round also ends like this when exactly the same position has come up three times, so that no round goes on for ever.
rules-scoring-winner_collects = You may go out on any card, also while answering a pickup; that last card does nothing more. The winner adds up what everybody else still holds.
rules-scoring-each_pays = You may go out on any card. Everybody adds what they still hold to their own total; low totals are good.
rules-losers-go-down = Losers go down: everyone else also loses what they hold themselves. Totals may fall below nought and stay there.
rules-scoring-switched-off = A card counts the same whether its effect is switched on at the table or not.
rules-end-target = The first total of { $n } or more at the end of a round wins the game.
rules-end-target_per_seat = The game is over when a total reaches { $n } for each seat at the table.
rules-end-hands = The game is over after { $n } rounds.
rules-leaving-computer = If somebody leaves or loses the connection for long, the computer plays their hand on. They can take it back at any time with a tap.
rules-leaving-end_game = If somebody leaves for good, the game ends for everybody.

## Lobby

lobby-title = Tables
lobby-heading = Krazy 8's at the kitchen table
lobby-rules-in-short = Match suit or number. Eights are wild. First out wins.
lobby-new-table = New table
lobby-play-computers = Play against the computer
lobby-yours = Your seat
lobby-rejoin = Rejoin
lobby-waiting = Tables waiting for players
lobby-none-waiting = No table is waiting just now. Open one, and it will stand here.
lobby-playing = Games in play
lobby-join = Join
lobby-join-named = Join { $names }
lobby-watch = Watch
lobby-watch-named = Watch { $names }
lobby-look = Look in
lobby-gone = Closed
lobby-only-computers = Only computers
lobby-free = { $free ->
    [0] no seat free
    [one] 1 seat free
   *[other] { $free } seats free
  }
lobby-age = { $minutes ->
    [0] just opened
    [one] open for 1 minute
   *[other] open for { $minutes } minutes
  }
lobby-round = round { $round }
lobby-game-over = game over
lobby-best = best { $best }
lobby-watchers = { $watchers } watching
lobby-show-new = { $count ->
    [one] Show 1 new table
   *[other] Show { $count } new tables
  }
lobby-nobody = The table is free
lobby-nobody-about = Nobody is playing just now. Open a table and send the link to a friend, or play against the computer.
lobby-looking = Looking for tables…
lobby-looking-about = This takes a moment.
lobby-rules-link = The rules of Krazy 8's
refused-lost-plain = The connection broke before the answer came. Try again when you are back.

## A new table

new-title = New table
new-heading = A new table
new-lead = Everything is as usual already: open the table now, or change what you like first.
new-seats = Seats
new-seats-about = { $others ->
    [one] You and one more. A seat nobody takes is played by the computer.
   *[other] You and { $others } more. Seats nobody takes are played by the computer.
  }
new-target-about = The first to reach this total at the end of a round wins the game.
new-house-rules = House rules
new-house-rules-state = { $changed ->
    [0] all as usual
    [one] 1 changed
   *[other] { $changed } changed
  }
new-access = Who may join
access-public = Anybody
access-public-about = The table stands in the list; anybody can join or watch.
access-unlisted = Only by link
access-unlisted-about = The table is not in the list; only people you send the link to will find it.
new-level = The computers play
level-easy = Easy
level-easy-about = They lay whatever fits.
level-steady = Steady
level-steady-about = They keep their eights and watch who is nearly out.
new-line = The table will be
new-open = Open the table
new-waiting = Waiting for the server…

## Around every page

skip = To the page
title-page = { $page } - Kitchen Table
title-your-turn = (!) Your turn - Kitchen Table
close-page = Close
to-tables = To the tables
not-found-heading = Nothing here
not-found-about = There is no page at this address. Perhaps the link was cut short.
link-connecting = Connecting…
link-online = Connected
link-reconnecting = Reconnecting…
link-replaced = Open elsewhere
link-closed = Closed
link-reconnecting-about = The connection is lost. Trying again…
link-reconnecting-seated = The connection is lost. Trying again… your seat is kept.
link-long = If this lasts, check your own network; you can also leave this page open and come back later.
link-try-now = Try now
link-replaced-about = You have this table open on another page. The other one plays.
link-use-here = Play here
link-outdated-about = There is a newer version of this page.
link-reload = Load it
name-heading = What shall the others call you?
name-label = Your name
name-accept = That's me
name-save = Save
name-empty = Write a name first.
name-guesses = Puffin, Kittiwake, Capelin, Caribou, Bakeapple, Partridgeberry, Dory, Jigger, Turr, Tuckamore, Squid
me-open = You and your settings:
me-heading = You
theme = Look
theme-system = Automatic
theme-light = Light
theme-dark = Dark

## A table before the deal, and ways out

waiting-heading = The table is laid
todo-deal = Everyone is here: deal the first round.
todo-deal_or_wait = { $computers ->
    [one] Deal when you like: a computer takes the empty seat. Or wait for a friend.
   *[other] Deal when you like: computers take the { $computers } empty seats. Or wait for friends.
  }
todo-wait_for_host = Waiting for { $host } to deal.
todo-take_seat = Take a seat to play, or stay and watch.
todo-no_host = Take a seat: then you are the host and can deal.
todo-full = Every seat is taken. Stay and watch; the game starts when { $host } deals.
waiting-rules = The rules
waiting-seats = Seats
waiting-empty = Seat { $number }, empty
waiting-sit = Sit here
waiting-sit-at = Sit at seat { $number }
waiting-deal = { $computers ->
    [0] Deal
    [one] Deal (1 computer joins)
   *[other] Deal ({ $computers } computers join)
  }
waiting-change = Change settings
waiting-save = Save the settings
waiting-stand-up = Stand up
tag-you = you
tag-host = host
tag-computer = computer
tag-away = away
invite-label = Send this link to whoever should play
invite-copy = Copy
invite-share = Share
invite-copied = Copied.
invite-copy-failed = Copying is not allowed here. Select the link and copy it.
invite-text = Come and play Krazy 8's.
table-coming = Coming to the table…
gone-heading = This table is closed
gone-closed = Nobody was left at it, or the server closed it.
gone-unknown = There is no table at this address: it has been closed, or the link was cut short.
leave-heading = Leave the table?
leave-about-round = You give up your seat, and the computer plays your hand on. To come back later, use "Lobby" instead: then the seat is kept.
leave-about = You give up your seat at this table.
leave-about-end = At this table the game ends for everybody when somebody leaves: nobody wins it, and the totals stay as they are. If you only want to look elsewhere, use "Lobby" instead: then the seat and the game are kept.
leave-end = Leave and end the game
leave-stay = Stay
leave-leave = Leave
