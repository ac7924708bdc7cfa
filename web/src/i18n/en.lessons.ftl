### The pictures that show the game.

show-step = { $step } of { $steps }
show-back = Back
show-next = Next
show-done = Done
lesson-pile = on the pile
lesson-match = The pile shows the seven of hearts. Lay a card of the same suit or the same number: any heart, or any seven.
lesson-wild = { $ranks } go on anything. Whoever lays one names the suit that must follow.
lesson-draw = { $draw ->
    [one_then_end] Nothing fits? Draw a card from the stock. Then the next player is on.
   *[until_playable] Nothing fits? Draw from the stock until a card does.
  }
lesson-specials = Some cards do more: { $specials }. Each is explained when you first meet it.
lesson-special-pickup = after { $a_rank } the next player picks up
lesson-special-skip = after { $a_rank } the next player is skipped
lesson-special-reverse = { $a_rank } turns the play round
lesson-special-again = after { $a_rank } you play again
lesson-special-cover = { $a_rank } must be covered
lesson-special-duel = { $a_rank } starts a duel
lesson-special-queen-spades = after the queen of spades the next player picks up
lesson-special-queen-all = after any queen the next player picks up
lesson-special-joker-free = a joker lets any card follow
lesson-special-joker-names = a joker names a suit like an eight
lesson-end = { $scoring ->
    [each_pays] Whoever lays their last card first ends the round and pays nothing. Everybody else pays for the cards still held; the lowest total wins.
   *[winner_collects] Whoever lays their last card first wins the round, and scores the cards that the others still hold.
  }
lesson-call = With one card left you have to say “last card”: a button for it appears.
