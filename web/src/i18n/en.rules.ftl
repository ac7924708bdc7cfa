### The rulebook, English: the sentences of the rules page, and the titles of the host's form.
### The server says which of them hold (docs/protocol.md §2.3); `kitchen-table rules show` prints them, too.
### Only places and one select on a number are used here, so that both sides read the file alike.
### $ranks: 'jacks and aces'; $a_rank: 'a jack or an ace'; $short_ranks: '2s, J, Q'.
### Ranks and the settings line are in en.line.rules.ftl.

## Titles of the sections

rules-title-aim = The aim
rules-title-switched-off = Switched off at this table
rules-title-deal = The deal
rules-title-turns = A turn
rules-title-matching = What fits
rules-title-eights = Eights
rules-title-jokers = Jokers
rules-title-twos = Twos
rules-title-queens = Queens
rules-title-specials = Whose turn is next
rules-title-covering = Covering
rules-title-duel = The duel
rules-title-answering = Answering a pickup
rules-title-drawing = Drawing
rules-title-calling = Calling the last card
rules-title-blocked = When nobody can move
rules-title-scoring = Scoring
rules-title-values = What the cards count
rules-title-end = The end of the game
rules-title-leaving = When somebody leaves
rules-values-as-shown = what they show

## The aim

rule-aim-collect = Get rid of your cards. The first to lay their last card wins the round and scores what everybody else still holds.
rule-aim-pay = Get rid of your cards. When somebody has laid their last card, everybody else pays for what they still hold; the lowest total wins the game.
rule-off = { $ranks } are ordinary cards here, though they count what they always count.

## The deal

rule-seats = For { $min } to { $max } players.
rule-packs = { $packs ->
    [one] One pack of 52 cards is used.
   *[other] { $packs } packs of 52 cards are used, shuffled together.
  }
rule-packs-jokers = { $packs ->
    [one] One pack of 52 cards is used, with { $jokers } jokers.
   *[other] { $packs } packs of 52 cards are used, shuffled together, with { $jokers } jokers.
  }
rule-packs-up-to = { $packs ->
    [one] Up to { $up_to } players use one pack of 52 cards.
   *[other] Up to { $up_to } players use { $packs } packs of 52 cards, shuffled together.
  }
rule-packs-up-to-jokers = { $packs ->
    [one] Up to { $up_to } players use one pack of 52 cards, with { $jokers } jokers.
   *[other] Up to { $up_to } players use { $packs } packs of 52 cards, shuffled together, with { $jokers } jokers.
  }
rule-deal-alike = { $cards ->
    [one] Everybody is dealt one card.
   *[other] Everybody is dealt { $cards } cards.
  }
rule-deal-two = With two players everybody is dealt { $two }, with more players { $three }.
rule-deal-four = With two or three players everybody is dealt { $two }, with more players { $four_plus }.
rule-deal-by-seats = With two players everybody is dealt { $two }, with three { $three }, with more { $four_plus }.
rule-deal-valley = In the first round everybody is dealt { $top }, then one fewer each round down to { $bottom }, and up again.
rule-starter = The next card is turned up and starts the pile; the rest is the stock. The first card never does anything.
rule-starter-eight-bury = If the first card is an eight, it goes back into the middle of the stock and another is turned.
rule-starter-eight-keep = If the first card is an eight, it stays, and its own suit is in force.
rule-starter-joker-bury = If the first card is a joker, it goes back into the middle of the stock and another is turned.
rule-starter-joker-cover = If the first card is a joker, the next card is turned on top of it.

## A turn

rule-turn = On your turn you lay one card that fits the pile. If you hold none, you draw.
rule-turn-or-draw = On your turn you lay one card that fits the pile, or you draw.
rule-order = Play starts on the dealer's left and goes clockwise. The deal moves one seat to the left each round.
rule-match = A card fits if it has the suit in force or the same rank as the top card. The suit in force is the suit of the top card, unless another was named.
rule-match-named = When a suit was named, the suit printed on the card does not count: only the named one does.

## What cards do

rule-eight = An eight goes on anything, and whoever lays it names the suit that must follow. It may be any of the four.
rule-eight-on-eight = An eight may be laid on an eight and names the suit anew.
rule-no-eight-on-eight = An eight may not be laid on an eight.
rule-eight-last = An eight that is your last card ends the round, so no suit is named.
rule-joker-free = A joker goes on anything but an eight, and any card may follow it.
rule-joker-names = { $cards ->
    [one] A joker goes on anything, and whoever lays it names the suit that must follow. The next player picks up one card and loses the turn.
   *[other] A joker goes on anything, and whoever lays it names the suit that must follow. The next player picks up { $cards } cards and loses the turn.
  }
rule-two = { $cards ->
    [one] After a two the next player picks up one card and loses the turn.
   *[other] After a two the next player picks up { $cards } cards and loses the turn.
  }
rule-two-stack = You may lay up to { $most } twos at once, { $cards } to pick up for each. The first must fit the pile, the others need not; the last is on top, and its suit is in force.
rule-queen-spades = { $cards ->
    [one] After the queen of spades the next player picks up one card and loses the turn. The other queens are ordinary cards.
   *[other] After the queen of spades the next player picks up { $cards } cards and loses the turn. The other queens are ordinary cards.
  }
rule-queen-all = { $cards ->
    [one] After any queen the next player picks up one card and loses the turn.
   *[other] After any queen the next player picks up { $cards } cards and loses the turn.
  }
rule-queen-one = One queen a turn.
rule-skip = After { $a_rank } the next player loses the turn.
rule-skip-two = With two players that gives the same player another turn.
rule-reverse = { $a_rank } turns the play round: the neighbour on the other side is next.
rule-reverse-two-passes = With two players the turn simply passes when the play is turned round.
rule-reverse-two-again = With two players whoever turns the play round has another turn.
rule-again = After { $a_rank } the same player has another turn, and must lay or draw as in any turn.
rule-cover = { $a_rank } must be covered at once by the same player: with a card of its suit, another of its rank, or an eight. If you can't or won't, pick up { $cost }.
rule-cover-or-joker = { $a_rank } must be covered at once by the same player: with a card of its suit, another of its rank, an eight or a joker. If you can't or won't, pick up { $cost }.
rule-cover-chain = The card and its cover may go down together, also several in a row; each must fit the one before.
rule-cover-last = If your last card still needs a cover, you are not out: you pick up { $cost } and play goes on.
rule-duel-five = A four challenges the next player: only the five of its suit will do, or pick up { $cards } and lose the turn.
rule-duel-six = If the five is laid, it goes back to whoever laid the four: only the six of that suit will do, or pick up { $cards }.
rule-duel-seven = If the six is laid, it goes to the other once more: only the seven of that suit will do, or pick up { $cards }.
rule-duel-nothing-else = Nothing else may be laid in a duel, not even an eight. You may pick up although you hold the card.
rule-duel-next = However a duel ends, the player after the one who was challenged is next.

## Answering

rule-answer-off = A pickup can't be answered.
rule-answer-may = Hit by a pickup, you may answer it instead of taking it. You need not, even when you can.
rule-answer-must = Hit by a pickup, you must answer it if you can.
rule-answer-two = { $most ->
    [one] A two answers a two, whatever its suit: the pickup grows by { $cards } and falls on the next player.
   *[other] Up to { $most } twos answer a two, whatever their suits: the pickup grows by { $cards } for each and falls on the next player.
  }
rule-answer-two-last-counts = A two answers a two, whatever its suit: the next player picks up { $cards } for it, and what was owed before is forgotten.
rule-answer-two-eight = An eight answers a two: nobody picks up, and a suit is named.
rule-answer-two-joker = A joker answers a two: the pickup grows by { $cards } and falls on the next player.
rule-answer-two-joker-last-counts = A joker answers a two: the next player picks up { $cards } for it, and what was owed before is forgotten.
rule-answer-two-never = A two can't be answered.
rule-answer-queen = A queen answers a queen: the pickup grows by { $cards } and falls on the next player.
rule-answer-queen-last-counts = A queen answers a queen: the next player picks up { $cards } for it, and what was owed before is forgotten.
rule-answer-queen-of-spades = Only another queen of spades answers the queen of spades: the pickup grows by { $cards } and falls on the next player.
rule-answer-queen-of-spades-last-counts = Only another queen of spades answers the queen of spades: the next player picks up { $cards } for it, and what was owed before is forgotten.
rule-answer-queen-of-spades-alone = Only another queen of spades would answer the queen of spades, and there is just one: she is always taken.
rule-answer-queen-never = A queen can't be answered.
rule-answer-joker = A joker answers a joker: the pickup grows by { $cards } and falls on the next player.
rule-answer-joker-last-counts = A joker answers a joker: the next player picks up { $cards } for it, and what was owed before is forgotten.
rule-answer-joker-never = A joker can't be answered.
rule-answer-nothing-else = Nothing else may be laid on a pickup.
rule-take = Whoever takes a pickup lays nothing, and the turn passes on. The top card and the suit in force stay as they are.
rule-take-short = If there are fewer cards than owed, you take those that are there and the rest is forgiven.

## Drawing

rule-draw-stuck-until = You draw only when nothing in your hand fits: one card at a time until one does, and that card must be played.
rule-draw-stuck-one = You draw only when nothing in your hand fits: one card, and the turn is over, whatever it is.
rule-draw-any-until = You may draw even when a card fits, as many as you like, but if you can lay a card you must before the turn ends.
rule-draw-any-one = You may draw one card instead of laying one; then the turn is over.
rule-recycle = When the stock is empty and a card is needed, everything under the top of the pile is shuffled and becomes the stock.
rule-no-recycle = The pile is never shuffled back: when the stock is empty, it stays empty.
rule-stuck-pass = If nothing fits and there is nothing left to draw, you pass.
rule-stuck-end = If nothing fits and there is nothing left to draw, the round is over at once.

## Calling the last card

rule-call = When a play leaves you with one card, say 'last card'.
rule-call-penalty = { $cards ->
    [one] Say it with that play, or before it. If you don't, you pick up one card at once.
   *[other] Say it with that play, or before it. If you don't, you pick up { $cards } cards at once.
  }
rule-call-late = Say it with that play, or afterwards as long as nobody else has acted.
rule-call-bars = Without the call you can't go out: you lay the card, pick up one, and the round goes on.
rule-call-chain = If you go out on a card and its covers laid together, say it with them or before.

## The end of a round

rule-blocked = If there is nothing to draw and nobody can lay a card, the round is over.
rule-blocked-stock-out = A round can also end without anybody going out, when there is nothing left to draw.
rule-blocked-all = Then the lowest hand wins it and scores the full sum of the others. If two share the lowest, no total changes.
rule-blocked-difference = Then the lowest hand wins it and scores what each of the others holds above it. If two share the lowest, no total changes.
rule-blocked-count = Then every hand is counted.
rule-repetition = A round also ends like this when exactly the same position has come up three times, so that no round goes on for ever.
rule-going-out = You may go out on any card. Your last card does nothing more, whatever it is.
rule-going-out-covers = You may go out on any card but { $a_rank } that still needs a cover. Your last card does nothing more.
rule-winner-collects = Whoever went out adds up what everybody else still holds.
rule-losers-go-down = Losers go down: everybody else loses what they hold themselves. Totals may fall below nought and stay there.
rule-losers-stay = Nobody else's total changes.
rule-each-pays = Everybody adds what they still hold to their own total. Whoever went out adds nothing.
rule-last-eight-doubles = If the last card was an eight, everybody else pays double.

## The end of the game

rule-end-target-highest = The first total of { $target } or more at the end of a round wins the game.
rule-end-target-lowest = When a total has reached { $target } at the end of a round, the game is over, and the lowest total wins.
rule-end-per-seat-highest = The first total of { $each } for each seat, { $target } with { $seats } players, wins the game at the end of a round.
rule-end-per-seat-lowest = When a total has reached { $each } for each seat, { $target } with { $seats } players, the game is over, and the lowest total wins.
rule-end-rounds-highest = { $rounds ->
    [one] The game is one round. The highest total wins.
   *[other] The game is over after { $rounds } rounds. The highest total wins.
  }
rule-end-rounds-lowest = { $rounds ->
    [one] The game is one round. The lowest total wins.
   *[other] The game is over after { $rounds } rounds. The lowest total wins.
  }
rule-tie-another = If the best total is shared, another round is dealt, and so on until it is not.
rule-tie-shared = If the best total is shared, those who share it win together.
rule-leaving-computer = If somebody leaves or loses the connection for long, the computer plays their hand on. They can take it back with one tap.
rule-leaving-ends = If somebody leaves during the game, the game is over for everybody, and nobody wins.

## What a host may choose: the title of each setting

setting-seats = Players
setting-packs = Packs
setting-jokers_per_pack = Jokers
setting-deal = The deal
setting-starter_eight = An eight as the first card
setting-starter_joker = A joker as the first card
setting-draw_when = When to draw
setting-draw = Drawing
setting-recycle = An empty stock
setting-stuck = Stuck with an empty stock
setting-eight_on_eight = Eights on eights
setting-joker = Jokers
setting-effect = { $ranks }
setting-queen = Queens
setting-pickup-two = Pickup for a two
setting-pickup-queen = Pickup for a queen
setting-pickup-joker = Pickup for a joker
setting-accumulate = Answered pickups
setting-answer = Answering
setting-answers_two = What answers a two
setting-answers_queen = What answers a queen
setting-answers_joker = What answers a joker
setting-twos_per_turn = Twos at once
setting-two_seat_reverse = Turning round with two players
setting-cover_cost = The cost of no cover
setting-duel_costs = The costs of a duel
setting-last_card = The last card
setting-values = What { $ranks } count
setting-scoring = Scoring
setting-losers_go_down = Losers
setting-blocked_score = A blocked round
setting-last_eight_factor = Going out on an eight
setting-game_end = The game goes
setting-lowest_tie = A tie
setting-on_leave = When somebody leaves
setting-linked = Special cards: { $ranks }

rules-of-table = These are the rules at your table, with its own settings.
rules-of-ruleset = The usual rules. A table's host may change some of them; each table says so in its settings line.
rules-show = In a few pictures
rules-contents = On this page
rules-values-card = Card
rules-values-points = Points
