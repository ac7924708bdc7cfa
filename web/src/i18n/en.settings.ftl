### The form in which a host chooses: a new table, and changes to one.

new-heading = A new table
new-lead = Choose the game. Everything is as usual already: open the table now, or change what you like first.
new-game = The game
game-hint-fifteen-hands = 15 rounds of 8 cards down to 1 and back; ace and three must be covered, a four starts a duel, call your last card; lowest wins
game-hint-fifty-per-player = plain eights; winner scores what the others hold; 50 points a seat; the pile is never shuffled back in
game-hint-newfoundland = winner scores what everybody else holds; twos stack, pickups can be answered, the pile is shuffled back in
game-hint-power-cards-ranked = as Power Cards with only eights special, always to 100
game-hint-power-cards = everybody pays for what they hold, lowest total wins; draw one and stop; a two must be answered; no reshuffle
game-hint-tens-and-jokers = everybody pays for what they hold, doubled when the last card is an eight; a ten plays again; say last card
new-rules = The rules of this game
new-seats = Seats
new-seats-about = { $others ->
    [one] You and one more. A seat nobody takes is played by the computer.
   *[other] You and { $others } more. Seats nobody takes are played by the computer.
  }
new-house-rules = House rules
new-house-rules-state = { $changed ->
    [0] all as usual
    [one] 1 changed
   *[other] { $changed } changed
  }
new-access = Who may join
access-public = Anybody
access-public-about = The table stands in the list; anybody can join or watch.
access-unlisted = Only by link
access-unlisted-about = The table is not in the list; only people you send the link to will find it.
access-private = By invitation
access-private-about = The table is not in the list, and its address opens for nobody: whom you send the invitation may come in. You can make a new invitation at any time.
new-watching = People may watch
watching-on = Whoever comes without taking a seat sees the table, never a hand.
watching-off = Once the cards are dealt only those with a seat are at the table.
new-coach = The coach may be asked
coach-on = Whoever is to move may ask what the computer would do; the others hear that they asked. Games here are not counted on the leader boards.
coach-off = Everybody plays by themselves, and games between people count.
new-talk = Talk at the table
talk-off = None
talk-off-about = Nobody can say anything.
talk-presets = Set phrases
talk-presets-about = A few friendly phrases to choose from, such as “Nice one!”.
talk-free = Whatever one likes
talk-free-about = Phrases to choose from, and anything that fits into 200 characters.
new-turn-time = Time for a turn
turn-time = { $seconds ->
    [0] As long as it takes
   *[other] { $seconds } seconds
  }
turn-time-about = { $seconds ->
    [0] Nobody is hurried.
   *[other] Who takes longer has a safe move made for them; the second time in a row the computer plays on until they are back. It only counts while somebody else is waiting.
  }
new-level = The computers play
level-easy = Easy
level-easy-about = They lay whatever fits.
level-steady = Steady
level-steady-about = They keep their eights and watch who is nearly out.
level-sharp = Sharp
level-sharp-about = They remember what was played and think ahead.
saved-heading = Settings you have used
saved-last = Same as last time:
saved-drop = Drop the settings { $name }
saved-save = Save these settings as…
saved-name = Their name
saved-kept = Kept as { $name }.
saved-too-many = You keep as many settings as one can. Drop some first.
new-line = The table will be
new-open = Open the table
