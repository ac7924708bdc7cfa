### The pages about people: oneself, invitations, finished games, leaders. They are loaded with those pages.

people-looking = Looking it up…
people-nobody = somebody who has left
people-computer = computer
people-won = won
people-more = Show more
people-more-busy = Fetching…

## /me

me-title = You
me-name = Your name
me-preferences-about = Kept on this device.
me-devices = Where you are signed in
me-devices-about = Each browser that goes by your name.
me-device-unnamed = A browser
device-on = { $browser } on { $system }
me-device-this = this one
me-device-seen = last here { $when }
me-device-remove = Remove
me-device-remove-label = Remove { $name }
me-device-sign-out = Sign out here
me-device-sure = { $name } will no longer go by your name.
me-device-sure-this = This browser will forget who you are. Without another device that goes by your name, there is no way back to it.
me-device-yes = Yes, sign it out
me-device-no = No
me-link = Use my name on another device
me-link-about = Makes a link that signs another browser in as you. It works once, within ten minutes; give it to nobody else.
me-link-make = Make a link
me-link-another = Make another link
me-link-label = Open this link on the other device
me-link-square = The same link, for the camera of a phone
me-link-left = Good for another { $minutes }:{ $seconds }.
me-link-over = That link is out of date.
me-games = Your games
me-games-history = Your finished games
me-games-records = Your records
me-install = Install the game
me-install-about = Kitchen Table gets a place among your apps and a window of its own. It needs no more room than a picture.
me-install-do = Install
me-install-apple = To have Kitchen Table among your apps, use Safari's Share button, then "Add to Home Screen".
me-data = Your data
me-data-about = All that this server keeps about you.
me-export = Save a copy
me-export-about = One file with your name, your devices, your settings and your games.
me-export-busy = Collecting…
me-export-done = Saved as { $file }.
me-delete = Delete everything
me-delete-heading = Delete all your data?
me-delete-goes = This goes, for good:
me-delete-goes-name = your name, here and in the games you finished: there your seat stays without a name
me-delete-goes-seats = the seats you hold; the computer plays on for you
me-delete-goes-records = your records and your place among the leaders
me-delete-goes-settings = the settings you saved, and what you wrote to ask for an invitation
me-delete-goes-devices = all your devices are signed out
me-delete-stays = The scores of games you finished stay for the others who played.
me-delete-next = Delete…
me-delete-sure = Are you sure? There is no way back.
me-delete-yes = Yes, delete everything
me-delete-keep = Keep everything

## /s/<code>

sign-in-title = Use your name here
sign-in-about = This link makes this browser one of your devices: here you will go by the same name, with the same seats and games as where you made it.
sign-in-leaves = In this browser you have played as { $name }. Those seats and games stay with that name, and you leave it behind here.
sign-in-button = Use that name on this device
sign-in-busy = One moment…
sign-in-done = You are { $name } here now.
sign-in-unknown_code = This link is not good any more: it works once, within ten minutes. Make another on the device you already use, under your name.
sign-in-rate_limited = Too many tries from here. Wait some minutes, then open the link again.
sign-in-failed = The server could not be reached. Try again.

## Invitations to this server

welcome-about = Friends play Krazy 8's and its relations here, in the browser, with people or the computer.
welcome-invite-only = Who plays here comes by invitation. Ask for one, or use the one you have.
welcome-ask = Request an invitation
welcome-have = I have an invitation
welcome-code = The link or the code of your invitation
welcome-code-go = Go on
welcome-code-bad = That is not an invitation: it is a link, or a code of 26 letters and digits.
welcome-rules = How the games are played
request-title = Request an invitation
request-about = The host of this server reads what you write here, and decides.
request-name-empty = Write your name first.
request-reach = How to reach you (need not be filled in)
request-reach-about = A number or an address, if the host is to tell you. The answer stands on the next page in any case.
request-line = A line to the host
request-line-about = So that they know who you are.
request-send = Send the request
request-already = There is no need to: you may play here already.
request-waiting = To your request
invite-state-title = Your invitation
invite-state-waiting = You have asked for an invitation as { $name }. The host has not answered yet.
invite-state-waiting-about = This page tells you as soon as there is an answer. You can close it and come back to this address.
invite-state-approved = Welcome, { $name }. The host has let you in.
invite-state-open = Open the tables
invite-state-elsewhere = The request has been granted to the browser it was sent from. Open this page there, or sign in here with a link made there.
invite-state-declined = The host has not granted this request.
invite-state-unknown = There is no request at this address. Perhaps the link was cut short.

## /i/<code>

invitation-title = An invitation
invitation-table = { $host } invites you to { $game }
invitation-table-nobody = You are invited to { $game }
invitation-seated = { $seated } of { $seats } seated
invitation-join = Join
invitation-watch = Watch
invitation-full = Every seat is taken. You can watch.
invitation-locked = The host lets nobody new sit down. You can watch.
invitation-playing = A round is under way. A seat can be had when it is over.
invitation-sit-later = Watch, and sit after the round
invitation-full-unwatched = Every seat is taken, and nobody may watch.
invitation-locked-unwatched = The host lets nobody new sit down, and nobody may watch.
invitation-playing-unwatched = A round is under way, and nobody may watch it. There is a seat for you when it is over: come back then.
invitation-again = Look again
invitation-server = You are invited to play here
invitation-server-about = One tap, and you are in. No account, no password.
invitation-come-in = Come in
invitation-needed = To play here you first need an invitation to this server.

## Finished games

history-title = Your finished games
history-none = No game you played to the end yet. When one is over, it stands here.
history-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }
history-not-whole = not played to its end
history-coach = coach on, not counted
game-title = { $game }
game-sheet = Score sheet
game-chart = How it went
game-left-over = What was left in the hands
game-left-over-round = Round { $round }
game-left-none = nothing
game-together = The same people, together
game-together-about = All games of this kind that exactly these people have played to the end.
game-ended = Ended { $when }
game-result = Result
standing-place = Place
standing-name = Name
standing-games = Games
standing-won = Won
standing-points = Points

## Leaders and people

leaders-title = Leaders
leaders-about = From games that two people or more have played to the end.
leaders-game = Game
leaders-time = Time
leaders-days-30 = The last 30 days
leaders-days-0 = All the time
leaders-none = Nobody yet. Play a game to the end with somebody, and you stand here.
person-since = Here since { $when }.
person-records = Records
person-none = No game to the end yet.
person-rounds = Rounds
person-rounds-won = Rounds won
person-best = Best total
person-with-computers = Against computers only
game-replay-round = Watch round { $round } again

rounds-export-about = Every round of your finished games, as it was dealt and played: one record a line. Anybody can check the shuffles of such a file.
rounds-export = Download all my rounds
rounds-export-busy = { $rounds ->
    [one] One round so far…
   *[other] { $rounds } rounds so far…
}
rounds-export-done = { $rounds ->
    [one] One round saved as { $file }.
   *[other] { $rounds } rounds saved as { $file }.
}
rounds-verify = Check a record file
game-records = Save the records of all rounds
