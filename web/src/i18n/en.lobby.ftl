### The lobby.

lobby-heading = Krazy 8's at the kitchen table
lobby-rules-in-short = Match suit or number. Eights are wild. First out wins.
lobby-play-now = Play now
lobby-new-table = New table
lobby-play-computers = Play against the computer
lobby-yours = Your seat
lobby-rejoin = Rejoin
lobby-waiting = Tables waiting for players
lobby-none-waiting = No table is waiting just now. Open one, and it will stand here.
lobby-playing = Games in play
lobby-join = Join
lobby-join-named = Join { $names }
lobby-watch = Watch
lobby-watch-named = Watch { $names }
lobby-look = Look in
lobby-gone = Closed
lobby-only-computers = Only computers
lobby-free = { $free ->
    [0] no seat free
    [one] 1 seat free
   *[other] { $free } seats free
  }
lobby-age = { $minutes ->
    [0] just opened
    [one] open for 1 minute
   *[other] open for { $minutes } minutes
  }
lobby-age-hours = { $hours ->
    [one] open for 1 hour
   *[other] open for { $hours } hours
  }
lobby-round = round { $round }
lobby-game-over = game over
lobby-best = best { $best }
lobby-show-new = { $count ->
    [one] Show 1 new table
   *[other] Show { $count } new tables
  }
lobby-nobody = The table is free
lobby-nobody-about = Nobody is playing just now. Open a table and send the link to a friend, or play against the computer.
lobby-looking = Looking for tables…
lobby-looking-about = This takes a moment.
lobby-unwatched = Not to be watched
lobby-locked = locked, to watch only
lobby-locked-unwatched = locked
lobby-more-coming = More tables are coming…
filter-heading = Find a table
filter-text = Somebody's name
filter-game = Game
filter-every-game = Every game
filter-free-only = Only with a free seat
filter-all = { $all } tables
filter-fitting = { $fitting ->
    [one] 1 of { $all } tables
   *[other] { $fitting } of { $all } tables
  }
filter-clear = Clear the filter
filter-to-playing = To the games in play
filter-nothing = No table fits
filter-nothing-about = None of the tables is what you are looking for just now.
lobby-rules-links = The rules of each game
