### What the coach says.

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
