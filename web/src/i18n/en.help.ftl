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
