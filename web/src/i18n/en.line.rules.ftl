### The rulebook in short, English: ranks, the settings line, and the labels of which it is made.
### Every page has them; what is said in en.rules.ftl of how both sides read a file holds here, too.

## Several things in a row: 'Ann, Bo and Cy'; $before is what came before

list-more = { $before }, { $last }
list-and = { $before } and { $last }
list-or = { $before } or { $last }

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
