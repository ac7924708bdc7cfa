### Ce que dit l’entraîneur.

coach-not-counted = Avec entraîneur : cette partie ne compte pas.
coach-what = Que puis-je jouer?
coach-why-pickup = Pourquoi ramasser { $cards }?
coach-why-suit = Pourquoi { $suit }?
coach-why-cover = Pourquoi seulement { $the_card }?
coach-would = Que ferait l’ordinateur?
coach-would-heard = Toute la table apprend que tu demandes.
coach-asking = Un instant…
coach-own-turn = On demande à l’ordinateur à son propre tour.
coach-play = Tu peux jouer { $cards }.
coach-play-many = Tu peux jouer une de ces cartes : { $cards }.
coach-wild = Avec { $cards }, tu choisis la couleur.
coach-or-draw = Ou pige une carte.
coach-draw = Rien ne va : pige une carte.
coach-take = Ramasse { $cards } cartes.
coach-or-take = Ou ramasse { $cards } cartes.
coach-pass = Rien ne va et il n’y a rien à piger : passe.
coach-nothing = Il n’y a rien à faire pour l’instant.
coach-wait = C’est au tour de { $name }. Au tien, il faudra { $fits }.
coach-pickup-part = { $who ->
    [you] Tu as posé { $cards } : { $count }.
   *[other] { $name } a posé { $cards } : { $count }.
  }
coach-laid = { $who ->
    [you] Tu as posé { $cards }.
   *[other] { $name } a posé { $cards }.
  }
coach-pickup-sum = En tout { $count }.
coach-pickup-before = Le reste a été posé avant.
coach-suit-named = { $who ->
    [you] Tu as demandé { $suit } avec { $a_card }.
   *[other] { $name } a demandé { $suit } avec { $a_card }.
  }
coach-advice = { $move } : { $reason }.
advice-play = Joue { $cards }
advice-play-suit = Joue { $cards } et demande { $suit }
advice-draw = Pige une carte
advice-take = Ramasse
advice-pass = Passe
advice-call = Annonce « dernière carte »
advice-with-call = { $move } et annonce « dernière carte »
reason-calls = c’est le moment de l’annoncer
reason-only_move = c’est tout ce que tu peux faire
reason-nothing_fits = aucune de tes cartes ne va
reason-draws_anyway = une carte de plus vaut mieux que celles que tu pourrais poser
reason-no_answer = aucune de tes cartes ne répond
reason-keeps_answer = cela garde { $card } pour plus tard
reason-empties_hand = il ne te reste alors aucune carte
reason-answers = c’est une réponse, tu ne ramasses rien
reason-holds_up_next = la personne suivante a presque fini, et cela la retient
reason-keeps_card = cela garde { $card } pour plus tard
reason-plays_again = tu rejoues ensuite
reason-demands = la personne suivante doit répondre ou ramasser
reason-most_of_suit = c’est la couleur que tu as le plus
reason-several_cards = c’est plusieurs cartes d’un coup
reason-follows_on = une autre de tes cartes va dessus
reason-dearest = c’est celle qui compte le plus parmi les possibles
reason-as_good_as_any = rien d’autre n’est meilleur
