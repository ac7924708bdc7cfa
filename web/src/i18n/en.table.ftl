### The table: the board of crazy eights, what happened, refusals of plays.

## What to do next

prompt-reconnecting = Connection lost. Reconnecting… your seat is kept.
prompt-waiting = Waiting for the host to start the game.
prompt-waiting-host = Start the game when you like; the computer takes the empty seats.
prompt-get-ready = Look at the hands, then say that you are ready for the next round.
prompt-draining = Look at the hands: the next round has to wait for the restart.
prompt-next-round-watching = You are watching. The next round comes soon.
prompt-ready-waiting = You are ready. Waiting for { $names }.
prompt-dealing = You are ready. The next round is being dealt.
prompt-another-game = That was the game. Deal another, or go back to the lobby.
prompt-game-over = That was the game.
prompt-game-over-host = That was the game. { $name } can deal another.
prompt-paused = The host has paused the game. Nobody plays, and no time runs.
prompt-paused-host = You have paused the game. Nobody plays until you go on.
action-go-on = Go on
prompt-computer-plays = The computer is playing for you. Say that you are back to play on.
prompt-watching = You are watching. { $turn }
prompt-other = It's { $name }'s turn.
prompt-other-pickup = It's { $name }'s turn, with { $cards } to answer or pick up.
prompt-other-cover = { $name } has to cover the { $card }, or pick up { $cards }.
prompt-other-duel = { $name } has to lay the { $card }, or pick up { $cards }.
prompt-you-next = { $turn } You're next.
prompt-other-next = { $turn } Then { $next }.
prompt-name-suit = Name the suit for your { $card }.
prompt-name-suit-call = Name the suit for your { $card }. “Last card!” is called with it.
prompt-lifted = Tap the { $card } again, or press Play.
prompt-lifted-call = Tap the { $card } again to play it and call the last card.
prompt-chain = { $cards }, one on the other: on top, { $suit } in force.
prompt-chain-more = { $cards }: it has to be covered. Tap a card that covers it, or lay it as it is.
prompt-twos = { $cards }: on top, { $suit } in force.
prompt-twos-more = { $cards }: on top, { $suit } in force. You can add another two.
prompt-pickup-answer = Your turn: answer with { $answers }, or pick up { $cards }.
prompt-pickup-must = Your turn: you hold { $answers }, so answer with it.
prompt-pickup-take = { $kind ->
    [queen] Your turn: you have been hit by a queen. Pick up { $cards }.
    [joker] Your turn: you have been hit by a joker. Pick up { $cards }.
   *[other] Your turn: pick up { $cards }.
  }
prompt-cover = Cover the { $card }: { $covers }, or pick up { $cards }.
prompt-cover-take = Nothing of yours covers the { $card }. Pick up { $cards }.
prompt-duel = { $name } played the { $before }: only the { $card } will do, or pick up { $cards }.
prompt-duel-take = { $name } played the { $before }, and you don't hold the { $card }. Pick up { $cards }.
prompt-draw = Your turn: nothing of yours fits { $fits }. Draw a card.
prompt-draw-ends = Your turn: nothing of yours fits { $fits }. Draw a card; that ends your turn.
prompt-pass = Your turn: nothing fits and there is nothing to draw. Pass.
prompt-nothing = Your turn.
prompt-play = Your turn: play { $cards }.
prompt-play-or-draw = Your turn: play { $cards }, or draw a card.
prompt-play-or-draw-ends = Your turn: play { $cards }, or draw a card, which ends your turn.
prompt-play-many = Your turn: play one of the { $count } cards that are lifted.
prompt-play-many-or-draw = Your turn: play one of the { $count } lifted cards, or draw.
prompt-play-many-or-draw-ends = Your turn: play one of the { $count } lifted cards, or draw one and end your turn.
only-suit = { $suit }
suit-or-rank = { $suit } or { $a_rank }

## What happened

event-round_dealt = Round { $round }: { $name } dealt, and the { $starter } was turned up.
event-played = { $name } laid the { $cards }.
event-played-named = { $name } laid the { $cards } and named { $suit }.
event-with-call = { $text } “Last card!”
event-drew = { $count ->
    [one] { $name } drew a card.
   *[other] { $name } drew { $count } cards.
  }
event-drew-seen = { $name } drew the { $cards }.
event-took = { $count ->
    [0] { $name } had nothing to pick up.
    [one] { $name } picked up a card.
   *[other] { $name } picked up { $count } cards.
  }
event-took-seen = { $name } picked up { $count }: the { $cards }.
event-penalty-no_call = { $count ->
    [one] { $name } did not call the last card and picked one up.
   *[other] { $name } did not call the last card and picked up { $count }.
  }
event-penalty-no_call-barred = { $count ->
    [one] { $name } had not called the last card, so picked one up, and the round goes on.
   *[other] { $name } had not called the last card, so picked up { $count }, and the round goes on.
  }
event-penalty-not_covered = { $count ->
    [one] { $name } had nothing left to cover it, so picked one up, and the round goes on.
   *[other] { $name } had nothing left to cover it, so picked up { $count }, and the round goes on.
  }
event-passed = { $name } passed.
event-called = { $name } called the last card.
event-skipped = { $who ->
    [you] You are skipped.
   *[other] { $name } is skipped.
  }
event-ready = { $who ->
    [you] You are ready.
   *[other] { $name } is ready.
  }
event-reversed = { $direction ->
    [clockwise] The direction turns: clockwise now.
   *[other] The direction turns: anticlockwise now.
  }
event-reversed-next = { $direction ->
    [clockwise] The direction turns: clockwise now, and after you, { $next }.
   *[other] The direction turns: anticlockwise now, and after you, { $next }.
  }
event-pending = Pickup of { $cards }, on { $name }.
event-pending-cover = { $who ->
    [you] You have to cover the { $card }.
   *[other] { $name } has to cover the { $card }.
  }
event-pending-duel = { $who ->
    [you] Only the { $card } will do now, and it falls to you.
   *[other] Only the { $card } will do now, and it falls to { $name }.
  }
event-recycled = The pile was shuffled back in. The stock has { $stock } cards.
event-sat = { $name } sat down.
event-left = { $name } left the table.
event-away = { $who ->
    [you] You are away; the computer plays for you.
   *[other] { $name } is away; the computer plays on.
  }
event-removed = { $who ->
    [you] The host has closed this table to you.
   *[other] The host has removed { $name }.
  }
event-paused = The host has paused the game.
event-resumed = The game goes on.
event-out_of_time = { $who ->
    [you] Your time was up, so a safe move was made for you.
   *[other] { $name } ran out of time; a safe move was made.
  }
event-asked_coach = { $who ->
    [you] You asked the coach.
   *[other] { $name } asked the coach.
  }
event-back = { $who ->
    [you] You are back.
   *[other] { $name } is back.
  }
event-host = { $who ->
    [you] You are the host now.
   *[other] { $name } is the host now.
  }
event-settings_changed = The host changed the settings of this table.
event-settings_changed-line = The host changed the rules of this table: { $line }.
event-game_started = Game { $game } begins.

round-won-pays = { $reason ->
    [out] { $name } went out. Everybody else pays for what they hold.
    [blocked] Nobody could play. Everybody pays for what they hold.
    [repetition] The same cards went round and round. Everybody pays for what they hold.
   *[other] The round is over. Everybody pays for what they hold.
  }
round-won-double = { $name } went out on an eight. Everybody else pays double.
round-won = { $reason ->
    [out] { $name } went out: { $points } points.
    [blocked] Nobody could play. { $name } held the least: { $points } points.
    [repetition] The same cards went round and round. { $name } held the least: { $points } points.
   *[other] The round is over. { $name }: { $points } points.
  }
round-ended = { $reason ->
    [blocked] Nobody could play. The round is over.
    [repetition] The same cards went round and round. The round is over.
    [stock_out] There is nothing left to draw. The round is over.
    [abandoned] Somebody left, so the game has ended for all. Nobody wins it.
    [voided] This round could not be finished, so it does not count.
   *[other] The round is over.
  }
round-ended-shared = { $reason ->
    [blocked] Nobody could play, and two share the lowest hand: nobody scores.
   *[other] The same cards went round and round, and two share the lowest hand: nobody scores.
  }
round-ended-pays = { $reason ->
    [blocked] Nobody could play. Everybody pays for what they hold.
    [repetition] The same cards went round and round. Everybody pays for what they hold.
    [stock_out] There is nothing left to draw. Everybody pays for what they hold.
   *[other] The round is over. Everybody pays for what they hold.
  }
game-won = { $who ->
    [you] You win the game with { $total } points!
   *[other] { $name } wins the game with { $total } points.
  }
game-won-lowest = { $who ->
    [you] You win the game with the fewest points, { $total }!
   *[other] { $name } wins the game with the fewest points, { $total }.
  }
game-shared-lowest = { $names } share the win with the fewest points, { $total }.
game-abandoned = Somebody left, so the game has ended for all. Nobody wins it.
game-shared = { $names } win the game together with { $total } points.
game-without-winner = The game is over.

## Refusals at the board

two-sentences = { $one } { $two }
you-are-next = You're next.
you-can-play = You can play { $cards }.

## On the table

force = { $suit } in force
force-any = any card may follow
force-named = { $suit } in force, named
force-named-by = { $suit } in force, named by { $name }
pickup = Pick up { $cards }
cover = Cover { $card }
duel = Only { $card }
or-pick-up = or pick up { $cards }
sentence = { $text }.
in-force = in force
may-follow = may follow
named = named
named-by = named by { $name }
or-same-rank = or any { $rank }
falls-on = falls on
stock-caption = Stock { $count }
stock-label = { $count ->
    [0] Stock, empty. { $under } cards lie under the top of the pile.
    [one] Stock, one card
   *[other] Stock, { $count } cards
  }
stock-draw = { $count ->
    [0] Stock, empty: draw, and the pile is shuffled back in
    [one] Stock, one card: draw it
   *[other] Stock, { $count } cards: draw one
  }
pile-label = Pile: { $card }. { $force }.
pile-caption = Pile
direction-clockwise = Clockwise
direction-anticlockwise = Anticlockwise
direction-next = { $direction } · next: { $next }

label-prompt = What to do
label-hand = Your hand
label-actions = Actions
label-middle = Stock and pile
label-others = The other seats
label-side = Score and log
label-demand = { $kind ->
    [cover] To be covered
    [duel] Asked for
   *[other] Pickup
  }

## Seats

seat-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
seat-last-card = Last card
seat-last-card-called = Last card, called
seat-called = Called
seat-to-play = to play
seat-away = away
seat-computer = computer
seat-computer-plays = the computer plays
seat-ready = ready
seat-dealer = dealer

## The hand

hand-label = { $count ->
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
  }
card-picks-up = pickup { $cards }
card-fresh = new
card-can-be-played = can be played
card-does-not-fit = does not fit
no-cards-left = No cards left
left-over = { $cards }; together { $sum }

## Buttons

action-play = Play { $card }
action-play-call = Play { $card } and call last card
action-lay-call = Lay { $count } cards and call last card
action-no-call = Without the call
action-lay-cards = Lay { $count } cards
action-lay-twos = Lay { $count } twos
action-cancel = Cancel
action-draw = Draw a card
action-take = Pick up
action-take-count = Pick up { $count }
action-pass = Pass
action-call = Last card!
called-last-card = Last card called
action-back = I'm back
action-ready = Ready
action-another-game = Another game
action-order = { $order ->
    [suit] By suit
    [rank] By rank
   *[arrival] As drawn
  }
action-order-label = { $order ->
    [suit] By suit. Change the order of the hand
    [rank] By rank. Change the order of the hand
   *[arrival] As drawn. Change the order of the hand
  }
you-hold = you hold { $count }
hold-short = hold { $count }
next-round-in = Next round in { $seconds } s
you-are-ready = You are ready
rule-link = Rule

## Head

head-round = Round { $round }
head-round-of = Round { $round } of { $rounds }
head-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
watching = You are watching
link-on = Connected
link-lost = Reconnecting…
menu = Menu
menu-lobby = Back to the lobby
close = Close
help = Help and keys
menu-shuffle = How are the cards shuffled?
coach = The coach
coach-ask = Ask the coach
log = Log
log-empty = Nothing has happened since you came.

## Read aloud

say-your-turn = { $playable ->
    [0] Your turn, { $count } cards, none can be played.
    [one] Your turn, { $count } cards, one can be played.
   *[other] Your turn, { $count } cards, { $playable } can be played.
  }
say-your-turn-again = { $playable ->
    [0] Your turn again, { $count } cards, none can be played.
    [one] Your turn again, { $count } cards, one can be played.
   *[other] Your turn again, { $count } cards, { $playable } can be played.
  }
say-your-turn-still = { $playable ->
    [0] Still your turn, { $count } cards, none can be played.
    [one] Still your turn, { $count } cards, one can be played.
   *[other] Still your turn, { $count } cards, { $playable } can be played.
  }
say-draw = Draw a card.
say-pass = You can only pass.
say-last-card = { $who ->
    [you] You have one card left.
   *[other] { $name }: last card!
  }
say-may-call = You may call the last card now.
say-your-turn-pickup = { $playable ->
    [0] Your turn. Pick up { $cards }; you have no answer.
   *[other] Your turn. Pick up { $cards }, or answer: { $playable } of your cards can.
  }
turn-time-left = Time left for this turn:
say-nothing-playable = None of your cards can be played now.
notice-your-turn = Your turn
say-ten-seconds = Ten seconds left for your turn.
say-connection-lost = Connection lost. Your seat is kept.
say-connection-back = Connected again.
read-nothing = No cards have been dealt yet.
read-top = On the pile: { $card }.
read-pending = { $demand }, on { $name }.
read-your-turn = It's your turn.
read-stock = Stock: { $count } cards.
read-count = { $name } { $count ->
    [one] one card
   *[other] { $count } cards
  }
read-can-play = You can play { $cards }.
read-others = The others: { $cards }.
read-hand = You hold { $cards }.
read-no-hand = You are watching and hold no cards.
read-score = { $name } { $total }

## Talk

talk = Talk
talk-open = { $unread ->
    [0] Talk
    [one] Talk, one new line
   *[other] Talk, { $unread } new lines
  }
talk-lines = What is said at the table
talk-you = You
talk-aloud = { $name } says: { $text }
talk-aloud-watching = { $name }, who is watching, says: { $text }
say-hello = Hello!
say-nice_one = Nice one!
say-oops = Oops
say-hurry = Hurry?
say-thanks = Thanks
say-good_game = Good game
say-be_right_back = Be right back

## Watching, restarts, and games together

watch-count = { $others ->
    [0] You are watching.
    [one] You and one other are watching.
   *[other] You and { $others } others are watching.
  }
watch-wish = Sit down after this round
watch-wish-on = You sit down when this round is over.
watch-wish-off = Rather not
watch-no-seat = A person sits in every seat.
watch-locked = The host lets nobody new sit down.
watch-sat-not = No seat was left for you. You can go on watching.
draining = The server restarts soon. This table is kept; the next round is dealt afterwards.
draining-no-deal = The next round comes after the restart.
