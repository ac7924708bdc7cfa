### The rulebook, English: the sentences of the rules page, the settings line and the host's form.
### The server says which of them hold (docs/protocol.md §2.3); `kitchen-table rules show` prints them, too.
### Only places and one select on a number are used here, so that both sides read the file alike.
### $ranks: 'jacks and aces'; $a_rank: 'a jack or an ace'; $short_ranks: '2s, J, Q'.

## Ranks

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
rank-XX = joker
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
ranks-XX = jokers
a-rank-A = an ace
a-rank-2 = a two
a-rank-3 = a three
a-rank-4 = a four
a-rank-5 = a five
a-rank-6 = a six
a-rank-7 = a seven
a-rank-8 = an eight
a-rank-9 = a nine
a-rank-T = a ten
a-rank-J = a jack
a-rank-Q = a queen
a-rank-K = a king
a-rank-XX = a joker
short-rank-A = A
short-rank-2 = 2s
short-rank-3 = 3s
short-rank-4 = 4s
short-rank-5 = 5s
short-rank-6 = 6s
short-rank-7 = 7s
short-rank-8 = 8s
short-rank-9 = 9s
short-rank-T = 10s
short-rank-J = J
short-rank-Q = Q
short-rank-K = K
short-rank-XX = jokers

## Titles of the sections

rules-title-aim = The aim
rules-title-switched-off = Switched off at this table
rules-title-deal = The deal
rules-title-turns = A turn
rules-title-matching = What fits
rules-title-eights = Eights
rules-title-jokers = Jokers
rules-title-twos = Twos
rules-title-queens = Queens
rules-title-specials = Whose turn is next
rules-title-covering = Covering
rules-title-duel = The duel
rules-title-answering = Answering a pickup
rules-title-drawing = Drawing
rules-title-calling = Calling the last card
rules-title-blocked = When nobody can move
rules-title-scoring = Scoring
rules-title-values = What the cards count
rules-title-end = The end of the game
rules-title-leaving = When somebody leaves
rules-values-as-shown = what they show

## The aim

rule-aim-collect = Get rid of your cards. The first to lay their last card wins the round and scores what everybody else still holds.
rule-aim-pay = Get rid of your cards. When somebody has laid their last card, everybody else pays for what they still hold; the lowest total wins the game.
rule-off = { $ranks } are ordinary cards here, though they count what they always count.

## The deal

rule-seats = For { $min } to { $max } players.
rule-packs = { $packs ->
    [one] One pack of 52 cards is used.
   *[other] { $packs } packs of 52 cards are used, shuffled together.
  }
rule-packs-jokers = { $packs ->
    [one] One pack of 52 cards is used, with { $jokers } jokers.
   *[other] { $packs } packs of 52 cards are used, shuffled together, with { $jokers } jokers.
  }
rule-packs-up-to = { $packs ->
    [one] Up to { $up_to } players use one pack of 52 cards.
   *[other] Up to { $up_to } players use { $packs } packs of 52 cards, shuffled together.
  }
rule-packs-up-to-jokers = { $packs ->
    [one] Up to { $up_to } players use one pack of 52 cards, with { $jokers } jokers.
   *[other] Up to { $up_to } players use { $packs } packs of 52 cards, shuffled together, with { $jokers } jokers.
  }
rule-deal-alike = { $cards ->
    [one] Everybody is dealt one card.
   *[other] Everybody is dealt { $cards } cards.
  }
rule-deal-two = With two players everybody is dealt { $two }, with more players { $three }.
rule-deal-four = With two or three players everybody is dealt { $two }, with more players { $four_plus }.
rule-deal-by-seats = With two players everybody is dealt { $two }, with three { $three }, with more { $four_plus }.
rule-deal-valley = In the first round everybody is dealt { $top }, then one fewer each round down to { $bottom }, and up again.
rule-starter = The next card is turned up and starts the pile; the rest is the stock. The first card never does anything.
rule-starter-eight-bury = If the first card is an eight, it goes back into the middle of the stock and another is turned.
rule-starter-eight-keep = If the first card is an eight, it stays, and its own suit is in force.
rule-starter-joker-bury = If the first card is a joker, it goes back into the middle of the stock and another is turned.
rule-starter-joker-cover = If the first card is a joker, the next card is turned on top of it.

## A turn

rule-turn = On your turn you lay one card that fits the pile. If you hold none, you draw.
rule-turn-or-draw = On your turn you lay one card that fits the pile, or you draw.
rule-order = Play starts on the dealer's left and goes clockwise. The deal moves one seat to the left each round.
rule-match = A card fits if it has the suit in force or the same rank as the top card. The suit in force is the suit of the top card, unless another was named.
rule-match-named = When a suit was named, the suit printed on the card does not count: only the named one does.

## What cards do

rule-eight = An eight goes on anything, and whoever lays it names the suit that must follow. It may be any of the four.
rule-eight-on-eight = An eight may be laid on an eight and names the suit anew.
rule-no-eight-on-eight = An eight may not be laid on an eight.
rule-eight-last = An eight that is your last card ends the round, so no suit is named.
rule-joker-free = A joker goes on anything but an eight, and any card may follow it.
rule-joker-names = { $cards ->
    [one] A joker goes on anything, and whoever lays it names the suit that must follow. The next player picks up one card and loses the turn.
   *[other] A joker goes on anything, and whoever lays it names the suit that must follow. The next player picks up { $cards } cards and loses the turn.
  }
rule-two = { $cards ->
    [one] After a two the next player picks up one card and loses the turn.
   *[other] After a two the next player picks up { $cards } cards and loses the turn.
  }
rule-two-stack = You may lay up to { $most } twos at once, { $cards } to pick up for each. The first must fit the pile, the others need not; the last is on top, and its suit is in force.
rule-queen-spades = { $cards ->
    [one] After the queen of spades the next player picks up one card and loses the turn. The other queens are ordinary cards.
   *[other] After the queen of spades the next player picks up { $cards } cards and loses the turn. The other queens are ordinary cards.
  }
rule-queen-all = { $cards ->
    [one] After any queen the next player picks up one card and loses the turn.
   *[other] After any queen the next player picks up { $cards } cards and loses the turn.
  }
rule-queen-one = One queen a turn.
rule-skip = After { $a_rank } the next player loses the turn.
rule-skip-two = With two players that gives the same player another turn.
rule-reverse = { $a_rank } turns the play round: the neighbour on the other side is next.
rule-reverse-two-passes = With two players the turn simply passes when the play is turned round.
rule-reverse-two-again = With two players whoever turns the play round has another turn.
rule-again = After { $a_rank } the same player has another turn, and must lay or draw as in any turn.
rule-cover = { $a_rank } must be covered at once by the same player: with a card of its suit, another of its rank, or an eight. If you can't or won't, pick up { $cost }.
rule-cover-or-joker = { $a_rank } must be covered at once by the same player: with a card of its suit, another of its rank, an eight or a joker. If you can't or won't, pick up { $cost }.
rule-cover-chain = The card and its cover may go down together, also several in a row; each must fit the one before.
rule-cover-last = If your last card still needs a cover, you are not out: you pick up { $cost } and play goes on.
rule-duel-five = A four challenges the next player: only the five of its suit will do, or pick up { $cards } and lose the turn.
rule-duel-six = If the five is laid, it goes back to whoever laid the four: only the six of that suit will do, or pick up { $cards }.
rule-duel-seven = If the six is laid, it goes to the other once more: only the seven of that suit will do, or pick up { $cards }.
rule-duel-nothing-else = Nothing else may be laid in a duel, not even an eight. You may pick up although you hold the card.
rule-duel-next = However a duel ends, the player after the one who was challenged is next.

## Answering

rule-answer-off = A pickup can't be answered.
rule-answer-may = Hit by a pickup, you may answer it instead of taking it. You need not, even when you can.
rule-answer-must = Hit by a pickup, you must answer it if you can.
rule-answer-two = { $most ->
    [one] A two answers a two, whatever its suit: the pickup grows by { $cards } and falls on the next player.
   *[other] Up to { $most } twos answer a two, whatever their suits: the pickup grows by { $cards } for each and falls on the next player.
  }
rule-answer-two-last-counts = A two answers a two, whatever its suit: the next player picks up { $cards } for it, and what was owed before is forgotten.
rule-answer-two-eight = An eight answers a two: nobody picks up, and a suit is named.
rule-answer-two-joker = A joker answers a two: the pickup grows by { $cards } and falls on the next player.
rule-answer-two-joker-last-counts = A joker answers a two: the next player picks up { $cards } for it, and what was owed before is forgotten.
rule-answer-two-never = A two can't be answered.
rule-answer-queen = A queen answers a queen: the pickup grows by { $cards } and falls on the next player.
rule-answer-queen-last-counts = A queen answers a queen: the next player picks up { $cards } for it, and what was owed before is forgotten.
rule-answer-queen-of-spades = Only another queen of spades answers the queen of spades: the pickup grows by { $cards } and falls on the next player.
rule-answer-queen-of-spades-last-counts = Only another queen of spades answers the queen of spades: the next player picks up { $cards } for it, and what was owed before is forgotten.
rule-answer-queen-of-spades-alone = Only another queen of spades would answer the queen of spades, and there is just one: she is always taken.
rule-answer-queen-never = A queen can't be answered.
rule-answer-joker = A joker answers a joker: the pickup grows by { $cards } and falls on the next player.
rule-answer-joker-last-counts = A joker answers a joker: the next player picks up { $cards } for it, and what was owed before is forgotten.
rule-answer-joker-never = A joker can't be answered.
rule-answer-nothing-else = Nothing else may be laid on a pickup.
rule-take = Whoever takes a pickup lays nothing, and the turn passes on. The top card and the suit in force stay as they are.
rule-take-short = If there are fewer cards than owed, you take those that are there and the rest is forgiven.

## Drawing

rule-draw-stuck-until = You draw only when nothing in your hand fits: one card at a time until one does, and that card must be played.
rule-draw-stuck-one = You draw only when nothing in your hand fits: one card, and the turn is over, whatever it is.
rule-draw-any-until = You may draw even when a card fits, as many as you like, but if you can lay a card you must before the turn ends.
rule-draw-any-one = You may draw one card instead of laying one; then the turn is over.
rule-recycle = When the stock is empty and a card is needed, everything under the top of the pile is shuffled and becomes the stock.
rule-no-recycle = The pile is never shuffled back: when the stock is empty, it stays empty.
rule-stuck-pass = If nothing fits and there is nothing left to draw, you pass.
rule-stuck-end = If nothing fits and there is nothing left to draw, the round is over at once.

## Calling the last card

rule-call = When a play leaves you with one card, say 'last card'.
rule-call-penalty = { $cards ->
    [one] Say it with that play, or before it. If you don't, you pick up one card at once.
   *[other] Say it with that play, or before it. If you don't, you pick up { $cards } cards at once.
  }
rule-call-late = Say it with that play, or afterwards as long as nobody else has acted.
rule-call-bars = Without the call you can't go out: you lay the card, pick up one, and the round goes on.
rule-call-chain = If you go out on a card and its covers laid together, say it with them or before.

## The end of a round

rule-blocked = If there is nothing to draw and nobody can lay a card, the round is over.
rule-blocked-stock-out = A round can also end without anybody going out, when there is nothing left to draw.
rule-blocked-all = Then the lowest hand wins it and scores the full sum of the others. If two share the lowest, no total changes.
rule-blocked-difference = Then the lowest hand wins it and scores what each of the others holds above it. If two share the lowest, no total changes.
rule-blocked-count = Then every hand is counted.
rule-repetition = A round also ends like this when exactly the same position has come up three times, so that no round goes on for ever.
rule-going-out = You may go out on any card. Your last card does nothing more, whatever it is.
rule-going-out-covers = You may go out on any card but { $a_rank } that still needs a cover. Your last card does nothing more.
rule-winner-collects = Whoever went out adds up what everybody else still holds.
rule-losers-go-down = Losers go down: everybody else loses what they hold themselves. Totals may fall below nought and stay there.
rule-losers-stay = Nobody else's total changes.
rule-each-pays = Everybody adds what they still hold to their own total. Whoever went out adds nothing.
rule-last-eight-doubles = If the last card was an eight, everybody else pays double.

## The end of the game

rule-end-target-highest = The first total of { $target } or more at the end of a round wins the game.
rule-end-target-lowest = When a total has reached { $target } at the end of a round, the game is over, and the lowest total wins.
rule-end-per-seat-highest = The first total of { $each } for each seat, { $target } with { $seats } players, wins the game at the end of a round.
rule-end-per-seat-lowest = When a total has reached { $each } for each seat, { $target } with { $seats } players, the game is over, and the lowest total wins.
rule-end-rounds-highest = { $rounds ->
    [one] The game is one round. The highest total wins.
   *[other] The game is over after { $rounds } rounds. The highest total wins.
  }
rule-end-rounds-lowest = { $rounds ->
    [one] The game is one round. The lowest total wins.
   *[other] The game is over after { $rounds } rounds. The lowest total wins.
  }
rule-tie-another = If the best total is shared, another round is dealt, and so on until it is not.
rule-tie-shared = If the best total is shared, those who share it win together.
rule-leaving-computer = If somebody leaves or loses the connection for long, the computer plays their hand on. They can take it back with one tap.
rule-leaving-ends = If somebody leaves during the game, the game is over for everybody, and nobody wins.

## The settings line

line-seats = { $seats } seats
line-lowest-wins = lowest wins
line-specials = { $short_ranks } in
line-no-specials = no specials
line-turn-time = { $seconds } s a turn
line-coach = coach on, not counted
line-call = call the last card

## What a host may choose: the label of each value

label-seats = { $min } to { $max } players
label-packs = { $packs ->
    [one] one pack
   *[other] { $packs } packs
  }
label-packs-by-seats = { $packs ->
    [one] one pack up to { $up_to } players, then { $more }
   *[other] { $packs } packs up to { $up_to } players, then { $more }
  }
label-jokers_per_pack = { $n ->
    [0] no jokers
   *[other] { $n } jokers a pack
  }
label-deal-alike = { $cards ->
    [one] one card each
   *[other] { $cards } cards each
  }
label-deal-by-seats = { $two } each for two players, { $three } for three, { $four_plus } for more
label-deal-valley = { $top } cards down to { $bottom } and up again
label-starter_eight-bury = no eight starts the pile
label-starter_eight-keep = an eight may start the pile
label-starter_joker-bury = no joker starts the pile
label-starter_joker-cover = a joker that starts the pile is covered
label-draw_when-stuck = draw only when stuck
label-draw_when-any = draw whenever you like
label-draw-until_playable = draw until one fits
label-draw-one_then_end = draw one and stop
label-recycle-true = the pile is shuffled back
label-recycle-false = no shuffling back
label-stuck-pass = pass when stuck
label-stuck-end_hand = the round ends when stuck
label-eight_on_eight-true = eights on eights
label-eight_on_eight-false = no eight on an eight
label-joker-none = no jokers
label-joker-free = anything follows a joker
label-joker-names = jokers name a suit and pick up
label-effect-plain = { $ranks } are plain
label-effect-wild = { $ranks } name a suit
label-effect-pickup = { $ranks } pick up
label-effect-skip = { $ranks } skip
label-effect-reverse = { $ranks } turn the play round
label-effect-again = { $ranks } give another turn
label-effect-cover = { $ranks } need a cover
label-effect-duel = { $ranks } start a duel
label-queen-none = queens are plain
label-queen-spades = only Q♠ picks up
label-queen-all = every queen picks up
label-pickup-two = { $n } for a two
label-pickup-queen = { $n } for a queen
label-pickup-joker = { $n } for a joker
label-accumulate-true = pickups grow
label-accumulate-false = only the last pickup counts
label-answer-off = no answering
label-answer-may = answer or take
label-answer-must = must answer
label-answers_two-none = nothing answers a two
label-answers_two-two = twos answer twos
label-answers_two-eight = eights answer twos
label-answers_two-joker = jokers answer twos
label-answers_two-two-eight = twos and eights answer twos
label-answers_two-two-joker = twos and jokers answer twos
label-answers_two-eight-joker = eights and jokers answer twos
label-answers_two-two-eight-joker = twos, eights and jokers answer twos
label-answers_queen-none = nothing answers a queen
label-answers_queen-queen = queens answer queens
label-answers_joker-none = nothing answers a joker
label-answers_joker-joker = jokers answer jokers
label-twos_per_turn = { $n ->
    [one] one two a turn
   *[other] up to { $n } twos at once
  }
label-two_seat_reverse-passes = with two players a turn round passes
label-two_seat_reverse-again = with two players a turn round plays again
label-cover_cost = { $n } for no cover
label-duel_costs = { $five }, { $six } and { $seven } in a duel
label-last_card-off = no call for the last card
label-last_card-penalty_draw = { $cards } for no last-card call
label-last_card-bars_going_out = no going out without a call
label-values = { $n } for { $a_rank }
label-scoring-winner_collects = the winner collects
label-scoring-each_pays = everybody pays
label-losers_go_down-true = losers go down
label-losers_go_down-false = losers stay where they are
label-blocked_score-lowest_takes_all = the lowest hand takes all
label-blocked_score-lowest_takes_difference = the lowest hand takes the differences
label-blocked_score-count_hands = blocked hands are counted
label-last_eight_factor = { $n ->
    [one] no doubling
   *[other] a last eight doubles
  }
label-target = to { $target }
label-target-per-seat = to { $target } a seat
label-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }
label-lowest_tie-another_hand = a tie is played off
label-lowest_tie-shared = a tie is shared
label-on_leave-computer = a computer plays on for a leaver
label-on_leave-end_game = leaving ends the game
label-linked-on = { $ranks } are special
label-linked-off = { $ranks } are plain

## What a host may choose: the title of each setting

setting-seats = Players
setting-packs = Packs
setting-jokers_per_pack = Jokers
setting-deal = The deal
setting-starter_eight = An eight as the first card
setting-starter_joker = A joker as the first card
setting-draw_when = When to draw
setting-draw = Drawing
setting-recycle = An empty stock
setting-stuck = Stuck with an empty stock
setting-eight_on_eight = Eights on eights
setting-joker = Jokers
setting-effect = { $ranks }
setting-queen = Queens
setting-pickup-two = Pickup for a two
setting-pickup-queen = Pickup for a queen
setting-pickup-joker = Pickup for a joker
setting-accumulate = Answered pickups
setting-answer = Answering
setting-answers_two = What answers a two
setting-answers_queen = What answers a queen
setting-answers_joker = What answers a joker
setting-twos_per_turn = Twos at once
setting-two_seat_reverse = Turning round with two players
setting-cover_cost = The cost of no cover
setting-duel_costs = The costs of a duel
setting-last_card = The last card
setting-values = What { $ranks } count
setting-scoring = Scoring
setting-losers_go_down = Losers
setting-blocked_score = A blocked round
setting-last_eight_factor = Going out on an eight
setting-game_end = The game goes
setting-lowest_tie = A tie
setting-on_leave = When somebody leaves
setting-linked = Special cards: { $ranks }
