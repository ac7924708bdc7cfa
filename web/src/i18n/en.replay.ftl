replay-title = Replay of round { $round }
replay-tag = Replay
replay-coming = The round is being fetched…
replay-unknown = This round is not here
replay-unknown-about = The address may have been shortened on its way to you. A round can be watched again once it is over.
replay-cannot = This round can't be played again
replay-cannot-about = It was played under older rules than this server knows. Its record can still be taken along.
replay-failed = The round could not be fetched
replay-failed-about = The server did not answer. Try again in a moment.
replay-again = Try again
replay-back = To the game
replay-to-lobby = To the lobby
replay-eyes = Seen by
replay-eyes-all = all hands open
replay-eyes-seat = { $name }
replay-deal = the deal
replay-first = To the deal
replay-step-back = One step back
replay-play = Play
replay-pause = Pause
replay-step-on = One step on
replay-last = To the end
replay-where = Step { $at } of { $all }
replay-scrub = Where in the round
replay-speed = Speed
replay-speed-times = { NUMBER($speed, maximumFractionDigits: 1) }×
replay-events = What happened
replay-share = Share this round
replay-share-about = Whoever has this link can watch the round, without an account.
replay-link = The link
replay-link-text = A round of { $game }
replay-record = Save the record
replay-menu = Events and link
replay-hand-of = { $name }'s hand
replay-no-cards = no cards
replay-keys = Keys: ← → one step, Home and End, space to play or pause, V for other eyes.
replay-save = Save the replay
replay-file-open = Open a file
replay-file-heading = Watch a round out of a file

replay-file = Replay or record file
replay-file-about = A replay (.json) opens by itself. Of a round record (.jsonl) the server makes a replay, and keeps nothing of it. A file of several rounds lets you choose.
replay-file-getting = Getting the round ready…
replay-file-check = Check the shuffle
replay-file-reason = The server says:

replay-file-unreadable = This file could not be read.
replay-file-unreadable-do = Choose it once more: it may have been moved or changed in the meantime.
replay-file-strange = This is neither a replay nor the record of a round.
replay-file-strange-do = Choose a file that was saved on the page of a round or of a game, or in your history.
replay-file-too_long = This record is longer than this server takes.
replay-file-too_long-do = If you have the round's replay file (.json), open that one. The shuffle can be checked all the same.
replay-file-does_not_hold = This round can't have been played like that.
replay-file-does_not_hold-do = The record may have been changed, or it comes from another version of the game. Its shuffle can be checked by itself.
replay-file-too_many = That was a lot of rounds in a short time.
replay-file-too_many-do = Wait a minute, then try again.
replay-file-busy = The server has its hands full with other rounds.
replay-file-busy-do = Try again in a moment.
replay-file-no_replays = This server can't make a replay of a record.
replay-file-no_replays-do = Open the round's replay file (.json) instead.
replay-file-failed = The server could not be reached.
replay-file-failed-do = Are you online? Then try again in a moment. A replay file (.json) opens without the server.

replay-choose = Which round?
replay-choose-about = { $rounds ->
    [one] One round in { $file }.
   *[other] { $rounds } rounds in { $file }.
}
replay-choose-list = The rounds of the file
replay-choose-parts = Show
replay-choose-part = rounds { $first } to { $last }
replay-choose-next = { $rounds ->
    [one] The last one
   *[other] The next { $rounds }
}
replay-choose-rules = { $ruleset } · { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
replay-choose-points = Points by seat: { $points }.
replay-choose-last = The game ended here.
replay-choose-strange = This line is not the record of a round.

replay-others = More rounds
replay-others-where = This is number { $at } of { $all } in { $file }.
replay-others-before = The one before
replay-others-next = The next one
replay-others-all = All rounds of the file
