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
suit-any = any suit
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
refused-eight_on_eight = At this table an eight can't go on an eight.
refused-demand = Something else is asked for first: the { $card } won't do.
refused-answer_only = { $kind ->
    [two] You've been hit for { $cards }. Only a two answers it; or pick up { $cards }.
    [queen] You've been hit for { $cards }. Only a queen that picks up answers it; or pick up { $cards }.
   *[other] You've been hit for { $cards }. Answer it or pick up { $cards }.
  }
refused-cross_answer = { $kind ->
    [two] The { $card } can't answer a two. Only another two can.
    [queen] The { $card } can't answer a queen. Only another queen that picks up can.
   *[other] The { $card } can't answer that.
  }
refused-take_only = At this table a pickup can't be answered. Pick up { $cards }.
refused-one_card_only = One card a turn. Only twos go down together.
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
refused-draw_pending = Decide about the pickup first: answer it or pick up { $cards }.
refused-must_answer = You hold an answer, and here it must be played: { $playable }.
refused-pass_not_allowed = You can pass only when there's nothing left to draw.
refused-nothing_to_draw = There's nothing left to draw.
refused-nothing_to_take = There's nothing to pick up.
refused-too_late = Too late to call that.
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
