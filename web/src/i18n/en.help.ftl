### For newcomers, and the coach. Loaded with what shows them.

three-heading = New to the game?
three-match = Match suit or number.
three-wild = { $ranks } are wild.
three-end = { $scoring ->
    [each_pays] First out pays nothing; the lowest total wins.
   *[winner_collects] First out wins the round.
  }
three-show = Show me
three-got = Got it
three-know = I know the game
help-line = Explained
help-dismiss = Close the explanation
help-tip = Tap any card to see whether it fits.

first-starts = { $name } starts. You'll match { $a_card }: { $any_rank } or { $any_suit }.
first-own-turn = { $count ->
    [one] Your turn: play { $cards } (lifted), or tap any card to see why not.
   *[other] Your turn: play { $cards } (lifted), or tap any card to see why not.
  }

## What is special, when it is first seen

explain-wild = { $a_rank } goes on anything: { $who ->
    [you] you named { $suit }, so { $suit } must follow.
   *[other] { $name } named { $suit }, so { $suit } must follow.
  }
explain-joker = { $a_rank } goes on anything but an eight, and any card may follow it.
explain-skip = { $a_rank }: { $who ->
    [you] you are skipped.
   *[other] { $name } is skipped.
  }
explain-reverse = { $a_rank }: the play turns round.
explain-again = { $a_rank }: { $who ->
    [you] you have another turn.
   *[other] { $name } has another turn.
  }
explain-pickup = { $a_rank }: { $who ->
    [you] you answer with { $answers }, or pick up { $cards }.
   *[other] { $name } answers with { $answers }, or picks up { $cards }.
  }
explain-pickup-take = { $a_rank }: { $who ->
    [you] you pick up { $cards }.
   *[other] { $name } picks up { $cards }.
  }
explain-cover = { $a_rank } must be covered at once: { $who ->
    [you] lay { $covers }, or pick up { $cards }.
   *[other] { $name } lays { $covers }, or picks up { $cards }.
  }
explain-duel = { $a_rank }: { $who ->
    [you] only { $the_card } of yours will do, or you pick up { $cards }.
   *[other] only { $the_card } from { $name } will do, or it costs { $cards }.
  }
explain-call-penalty = { $count ->
    [one] Whoever comes down to one card says “last card”, or picks up one.
   *[other] Whoever comes down to one card says “last card”, or picks up { $count }.
  }
explain-call-bars = Whoever does not say “last card” in time cannot go out.
explain-call-now = You may say “last card” now.
explain-penalty-no_call = “Last card” was not said in time: { $count ->
    [one] that costs a card.
   *[other] that costs { $count } cards.
  }
explain-penalty-not_covered = The last card still needed a cover, so the round goes on.
explain-recycled = The stock was empty, so the pile is shuffled back into it.

## Pictures of the game

show-heading = How it goes
show-step = { $step } of { $steps }
show-back = Back
show-next = Next
show-done = Done
show-again = Show me how it goes
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

## The coach

coach = The coach
coach-ask = Ask the coach
coach-not-counted = Coach on: this game is not counted.
coach-what = What can I play?
coach-why-pickup = Why is the pickup { $cards }?
coach-why-suit = Why { $suit }?
coach-why-cover = Why only { $the_card }?
coach-would = What would the computer do?
coach-would-heard = Everybody at the table hears that you ask.
coach-asking = Asking…
coach-own-turn = The computer is asked on your own turn.
coach-play = You can play { $cards }.
coach-play-many = You can play any of these: { $cards }.
coach-wild = With { $cards } you name the suit.
coach-or-draw = Or draw a card.
coach-draw = Nothing of yours fits, so draw a card.
coach-take = Pick up { $cards }.
coach-or-take = Or pick up { $cards }.
coach-pass = Nothing fits and there is nothing to draw, so pass.
coach-nothing = There is nothing to do just now.
coach-wait = It is { $name }'s turn. On yours you will need { $fits }.
coach-pickup-part = { $who ->
    [you] You laid { $cards }: { $count }.
   *[other] { $name } laid { $cards }: { $count }.
  }
coach-laid = { $who ->
    [you] You laid { $cards }.
   *[other] { $name } laid { $cards }.
  }
coach-pickup-sum = Together { $count }.
coach-pickup-before = The rest was laid before that.
coach-suit-named = { $who ->
    [you] You named { $suit } with { $a_card }.
   *[other] { $name } named { $suit } with { $a_card }.
  }
coach-advice = { $move }: { $reason }.
advice-play = Play { $cards }
advice-play-suit = Play { $cards } and name { $suit }
advice-draw = Draw a card
advice-take = Pick up
advice-pass = Pass
advice-call = Say “last card”
advice-with-call = { $move } and say “last card”
reason-calls = you can say it now
reason-only_move = it is the only thing you can do
reason-nothing_fits = nothing of yours fits
reason-draws_anyway = another card is worth more to you now than the ones you could lay
reason-no_answer = nothing of yours answers
reason-keeps_answer = it keeps your { $card } for later
reason-empties_hand = then your hand is empty
reason-answers = it answers, so you pick up nothing
reason-holds_up_next = the next player is nearly out, and this holds them up
reason-keeps_card = it keeps your { $card } for later
reason-plays_again = then it is your turn again
reason-demands = the next player has to answer or pick up
reason-most_of_suit = that is the suit you hold most of
reason-several_cards = that is several cards at once
reason-follows_on = another card of yours goes on it
reason-dearest = it counts most of those you could lay
reason-as_good_as_any = nothing else is better
