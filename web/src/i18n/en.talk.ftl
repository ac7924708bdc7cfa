### The talk at a table, and what can be done about somebody.

talk-empty = Nobody has said anything yet.
talk-is-off = Nobody talks at this table. Its host can change that in the settings.
talk-watching = You are watching: the players don't hear you, only the others who watch.
talk-watches = watching
talk-about = { $name }: mute or report
talk-phrases = Say a phrase
talk-box = Say something
talk-send = Say it
talk-count = { $length } of { $longest } characters
talk-too-long = That is too long: 200 characters at most.
talk-mute-or-report = Mute or report somebody
talk-muted = { $name } is muted for you.
talk-unmute = Unmute { $name }
talk-person-heading = About { $name }
talk-person-who = Whom it is about
talk-person-mute = Mute { $name }
talk-person-heard = You see what { $name } says.
talk-person-muted = What { $name } says is not shown to you. They are not told.
report-heading = Report { $name }
report-about = The operators of this server get your report, together with what was said last. Nobody at the table is told.
report-line = What happened (if you like)
report-send = Send the report
report-sent = Sent. Thank you: the operators will look at it.
