### Kitchen Table, English. Words: round, seat, stock, pile, hand, computer.

app-name = Kitchen Table

## Cards

card-name = { $rank } of { $suit }
the-rank = the { $rank }
another-rank = another { $rank }
suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
suit-any = any card
# On the card, beside the suit's mark.
suit-letter-C = C
suit-letter-D = D
suit-letter-H = H
suit-letter-S = S
a-suit-C = a club
a-suit-D = a diamond
a-suit-H = a heart
a-suit-S = a spade

## Refusals: nothing was done, and why

you = you
seat-number = Seat { $number }
refused-unknown = The server said no to that, and nothing was done.
refused-not_your_turn = It's { $turn }'s turn.
refused-card_gone = You no longer hold the { $card }.
refused-no_match = { $suit } is in force; { $a_card } fits only on { $card_suit }, or on { $another_rank }. You can play { $playable }.
refused-no_match-none = { $suit } is in force; { $a_card } fits only on { $card_suit }, or on { $another_rank }. Nothing in your hand fits, so draw.
refused-no_match-named = { $suit } is in force, named by { $named_by }; { $a_card } fits only on { $card_suit }, or on { $another_rank }. You can play { $playable }.
refused-no_match-named-none = { $suit } is in force, named by { $named_by }; { $a_card } fits only on { $card_suit }, or on { $another_rank }. Nothing in your hand fits, so draw.
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
refused-stale_commitment = The cards were dealt before that arrived.
refused-bad_value = { $field } can't be set like that: { $problem }.
refused-bad_value-plain = { $field } can't be set like that.
refused-bad_message = The server did not understand this page. Reload it and try again.
refused-round_in_progress = That has to wait until the round is over.
refused-game_in_progress = That can't change during a game.
refused-not_host = Only the host can do that.
refused-not_seated = You have no seat at this table. Take one first.
refused-coach_off = There is no coach at this table.
refused-table_locked = The host lets nobody new sit down at this table. You can watch.
refused-table_full = Every seat is taken. You can watch.
refused-seat_taken = Somebody just took that seat. Choose another.
refused-already_seated = You already have a seat at this table.
refused-unknown_table = That table is not there any more.
refused-busy = The server is very busy. Try again in a moment.
refused-rate_limited = That was a lot at once. Wait a moment, then try again.
refused-storage_unavailable = The server can't save right now, so nothing was done. Try again in a moment.
refused-draining = The server is about to restart. Running rounds are kept; try again in a minute.
refused-muted = The operators have muted you for a while: nothing was said.
refused-talk_off = Nobody talks at this table.
refused-presets_only = At this table only the set phrases can be said.
refused-paused = The table is paused.
refused-removed = The host has closed this table to you.
refused-no_watching = Nobody may watch this game. You can play at any other table.
refused-no_invite = This server is by invitation. Ask for one on its first page.
refused-unknown_code = That code is not good, or not any more.
refused-unknown_person = Nobody is known by that address.
refused-unknown_game = No finished game is known by that address.
refused-already_admitted = There is no need to: you may play here already.
refused-already_requested = You have asked for an invitation already, and the host has not answered yet.
refused-too_many = That is as many as can be kept. Remove one first.
refused-lost = The connection broke before the answer came. It will be tried again when you are back.

field-seats = The number of seats
field-access = Who may join
field-talk = What may be said
field-level = The computers' level
field-turn_s = The time for a turn
field-name = That name
field-rules = The rules
field-ruleset = The game
field-seat = That seat
field-person = That person
field-device = That device
field-after = The place to go on from
field-paused = The pause
field-table = That table

## The rules page

rules-heading = The rules
show-heading = How it goes

## Lobby

lobby-watchers = { $watchers } watching
refused-lost-plain = The connection broke before the answer came. Try again when you are back.

## A new table

new-title = New table
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
link-dismissed = Signed out
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
page-failed = This could not be loaded. Check your network and load the page again.
dismissed-signed_out = You are signed out here
dismissed-signed_out-about = This browser no longer goes by your name. You can begin again as somebody new, or sign in with a link from another of your devices.
dismissed-deleted = Everything is deleted
dismissed-deleted-about = The server keeps nothing about you any more. You are welcome to begin again.
dismissed-banned = You can't play here any more
dismissed-banned-about = The operators of this server have closed it to you.
dismissed-start = Start anew
links-heading = More
links-history = Your finished games
links-leaders = Leaders
me-open = You and your settings:
me-settings = You and settings
me-more = Your games, devices and data
me-heading = You
theme = Look
theme-system = Automatic
theme-light = Light
theme-dark = Dark

## A table before the deal, and ways out

waiting-heading = The table is laid
seats-button = Seats
seats-heading = Who sits here
waiting-change = Change settings
tag-you = you
table-coming = Coming to the table…
gone-heading = This table is closed
gone-closed = Nobody was left at it, or the server closed it.
gone-removed = The host has closed it to you. You can play at any other table.
gone-unwatched = Nobody may watch this game. You can come back between two games, or play at any other table.
gone-unknown = There is no table at this address: it has been closed, or the link was cut short.
leave-heading = Leave the table?
leave-about-round = You give up your seat, and the computer plays your hand on. To come back later, use "Lobby" instead: then the seat is kept.
leave-about = You give up your seat at this table.
leave-about-end = At this table the game ends for everybody when somebody leaves: nobody wins it, and the totals stay as they are. If you only want to look elsewhere, use "Lobby" instead: then the seat and the game are kept.
leave-end = Leave and end the game
leave-stay = Stay
leave-leave = Leave
