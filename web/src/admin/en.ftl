title = Kitchen Table
operators = operators
sections = Sections
sign-out = Sign out
close = Close
cancel = Cancel
nobody = nobody
for-good = until it is taken back
until = until { $time }
never = no end

sign-in-heading = The operators’ page
sign-in-about = This page shows itself to whoever has the server’s token. On the server, run
sign-in-about-after = and open the address that it prints, or paste the token here.
sign-in-token = Token
sign-in = Open
trouble-token = That is not the server’s token.
trouble-too_many = Too many wrong tokens. Wait a minute, then try again.
trouble-unreachable = The server does not answer. Is it running?

section-overview = Overview
section-requests = Requests
section-invites = Invitations
section-tables = Tables
section-people = People
section-reports = Reports
section-acts = Acts

stat-connections = connected
stat-tables = open tables
stat-people_at_tables = people at them
stat-watchers = watching
stat-rounds_under_way = rounds under way
stored-heading = Stored
stored-people = people
stored-devices = devices
stored-tables_open = open tables
stored-rounds = finished rounds
stored-games = finished games
stored-invites = invitations
stored-reports_open = open reports
server-heading = This server
server-version = Version
server-address = Address
server-access = Who may play
access-open = whoever comes
access-invite = by invitation
drain-heading = Drain
drain = Deal no more rounds
drain-off-about = Rounds are dealt as usual.
drain-on-about = { $rounds ->
    [0] No round is under way: the server can be stopped.
    [one] One round is still played to its end; nothing new begins.
   *[other] { $rounds } rounds are still played to their end; nothing new begins.
}
backup-heading = Backup
backup-about = A copy of the database in the data folder, made while the game goes on. Keep the file “key” with it, apart from the copy.
backup-file = File
backup = Back up now
backup-under-way = Copying…
backup-done = { $file } is complete and checked: { $size } kB.

requests-empty = Nobody waits to be let in.
requests-open = This server is open: nobody needs to be let in. Start it with access “invite” to choose who may play.
request-approve = Let in
request-decline = Decline
request-reach = Reached by { $reach }
request-decline-heading = Decline { $name }?
request-decline-about = Their page will say that the host declined.

invite-heading = Invite somebody
invite-note = For whom
invite-note-about = They see it when they open the link.
invite-uses = Uses
invite-days = Days
invite-days-about = 0: for ever
invite-make = Make a link
invite-shown-once = This link is shown this once. Send it to the person it is for.
invite-copy = Copy
invite-copied = Copied
invites-heading = All invitations
invites-empty = There are no invitations yet.
invite-revoke = Revoke
invite-state-good = { $uses ->
    [one] one use left
   *[other] { $uses } uses left
}
invite-state-used_up = used up
invite-state-expired = out of date
invite-state-revoked = revoked
invite-nobody = without a note

tables-empty = No table is open.
tables-about = What a table shows in the lobby. What anybody holds is shown to nobody.
table-state-waiting = waiting
table-state-playing = round { $round }
table-state-between_rounds = between rounds
table-state-game_over = game over
table-access-public = public
table-access-unlisted = by link
table-access-private = private
table-seats = { $people } of { $seats } seats, { $computers ->
    [0] no computers
    [one] one computer
   *[other] { $computers } computers
}
table-watchers = { $watchers } watching
table-close = Close the table
table-close-about = Everybody there is sent to the lobby. A round under way has no result.

people-search = Name
people-empty = Nobody has such a name.
people-seen = seen { $time }
people-muted = muted { $until }
people-banned = banned { $until }
person-mute = Mute
person-unmute = Unmute
person-ban = Ban
person-unban = Unban
mute-heading = Mute { $name }
mute-about = What they say is heard by nobody. They can go on playing.
ban-heading = Ban { $name }
ban-about = They are disconnected and cannot come back. The computer plays their cards.
how-long = How long
days-1 = a day
days-7 = a week
days-30 = a month
days-0 = until it is taken back

reports-empty = There are no open reports.
reports-all = Show those that are closed
report-line = { $reporter } about { $reported }
report-said = Said last at the table
report-nothing-said = Nothing was said at the table.
report-close = Dealt with
report-closed = closed { $time }
report-gone = somebody who is gone

acts-empty = No operator has done anything yet.
act-when = When
act-act = Act
act-subject = On
act-detail = Detail
