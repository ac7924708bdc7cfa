### A table before the deal: seats, the link for others, who goes where.

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
waiting-deals-itself = { $seconds ->
    [one] Dealing in one second. Computers take the seats that are still empty.
   *[other] Dealing in { $seconds } seconds. Computers take the seats that are still empty.
  }
waiting-for-friends = Wait for friends
seats-add-computer = Add a computer
seats-up-label = Move { $name } up
seats-down-label = Move { $name } down
seats-hand-over = Make host
seats-hand-over-label = Make { $name } the host
seats-remove = Remove
seats-remove-label = Remove { $name }
seats-remove-sure = { $name } has to go and can't come back to this table. Are you sure?
seats-remove-yes = Yes, remove
seats-remove-no = No
seats-lock = Nobody new may sit down
seats-lock-on = The table is locked: others may watch, but not sit down.
seats-lock-off = Anybody who may come may take a free seat.
seats-in-round = Between two rounds you can remove somebody or lock the table.
seats-pause = Pause the game
waiting-save = Save the settings
waiting-stand-up = Stand up
tag-host = host
tag-computer = computer
tag-away = away
invite-label = Send this link to whoever should play
invite-private = The invitation: send this link to whoever should come in
invite-host-only = This table is private. Its host sends the invitations.
invite-square = As a square for a phone's camera
invite-square-label = The link as a square, to be read by a camera
invite-renew = New invitation
invite-renew-about = Has it gone to the wrong people? With a new invitation the old link stops working; who came in with it stays.
invite-renewed = This is the new link. The old one has stopped working.
invite-copy = Copy
invite-share = Share
invite-copied = Copied.
invite-copy-failed = Copying is not allowed here. Select the link and copy it.
invite-text = Come and play { $game }.
