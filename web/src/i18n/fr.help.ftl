### Pour qui découvre le jeu, et l’entraîneur.

three-heading = Tu découvres le jeu?
three-match = Même couleur ou même rang.
three-wild = { $ranks } vont sur tout.
three-end = { $scoring ->
    [each_pays] Qui finit en premier ne paie rien; le total le plus bas gagne.
   *[winner_collects] Qui finit en premier gagne la manche.
  }
three-show = Montre-moi
three-got = Compris
three-know = Je connais le jeu
help-line = Explication
help-dismiss = Fermer l’explication
help-tip = Touche une carte pour voir si elle va.

first-starts = { $name } commence. Il faudra suivre { $the_card } : { $any_rank } ou { $any_suit }.
first-own-turn = { $count ->
    [one] À toi : joue { $cards } (soulevée), ou touche une carte pour voir pourquoi elle ne va pas.
   *[other] À toi : joue { $cards } (soulevées), ou touche une carte pour voir pourquoi elle ne va pas.
  }

## Ce qui est spécial, la première fois

explain-wild = { $a_rank } va sur tout : { $who ->
    [you] tu as demandé { $suit }, il faut suivre.
   *[other] { $name } a demandé { $suit }, il faut suivre.
  }
explain-joker = { $a_rank } va sur tout sauf un huit, et n’importe quelle carte peut suivre.
explain-skip = { $a_rank } : { $who ->
    [you] tu sautes ton tour.
   *[other] { $name } saute son tour.
  }
explain-reverse = { $a_rank } : le jeu change de sens.
explain-again = { $a_rank } : { $who ->
    [you] tu rejoues.
   *[other] { $name } rejoue.
  }
explain-pickup = { $a_rank } : { $who ->
    [you] réponds avec { $answers }, ou ramasse { $cards } cartes.
   *[other] { $name } répond avec { $answers }, ou ramasse { $cards } cartes.
  }
explain-pickup-take = { $a_rank } : { $who ->
    [you] tu ramasses { $cards } cartes.
   *[other] { $name } ramasse { $cards } cartes.
  }
explain-cover = { $a_rank }, à couvrir tout de suite : { $who ->
    [you] pose { $covers }, ou ramasse { $cards }.
   *[other] { $name } pose { $covers }, ou ramasse { $cards }.
  }
explain-duel = { $a_rank } : { $who ->
    [you] seule { $the_card } convient, sinon tu ramasses { $cards }.
   *[other] { $name } doit poser { $the_card }, ou ramasser { $cards }.
  }
explain-call-penalty = { $count ->
    [one] À une carte, il faut annoncer « dernière carte », sinon on en ramasse une.
   *[other] À une carte, il faut annoncer « dernière carte », sinon on en ramasse { $count }.
  }
explain-call-bars = Sans annoncer « dernière carte » à temps, on ne peut pas finir.
explain-call-now = Tu peux annoncer « dernière carte » maintenant.
explain-penalty-no_call = « Dernière carte » n’a pas été annoncé à temps : { $count ->
    [one] une carte de plus.
   *[other] { $count } cartes de plus.
  }
explain-penalty-not_covered = La dernière carte restait à couvrir : la manche continue.
explain-recycled = La pioche était vide : la pile a été brassée et remise.

## Le jeu en images

show-heading = Comment on joue
show-step = { $step } sur { $steps }
show-back = Retour
show-next = Suite
show-done = Terminé
show-again = Montre-moi comment on joue
lesson-pile = sur la pile
lesson-match = La pile montre le sept de cœur. Pose une carte de la même couleur ou du même rang : n’importe quel cœur, ou n’importe quel sept.
lesson-wild = { $ranks } vont sur tout. Qui en pose un choisit la couleur qui doit suivre.
lesson-draw = { $draw ->
    [one_then_end] Rien ne va? Pige une carte. C’est ensuite à la personne suivante.
   *[until_playable] Rien ne va? Pige jusqu’à ce qu’une carte aille.
  }
lesson-specials = Certaines cartes font plus : { $specials }. Chacune est expliquée à la première rencontre.
lesson-special-pickup = après { $a_rank }, la personne suivante ramasse
lesson-special-skip = après { $a_rank }, la personne suivante saute son tour
lesson-special-reverse = { $a_rank } change le sens du jeu
lesson-special-again = après { $a_rank }, on rejoue
lesson-special-cover = { $a_rank }, c’est à couvrir
lesson-special-duel = { $a_rank } lance un duel
lesson-special-queen-spades = après la dame de pique, la personne suivante ramasse
lesson-special-queen-all = après une dame, la personne suivante ramasse
lesson-special-joker-free = après un joker, tout peut suivre
lesson-special-joker-names = un joker choisit la couleur, comme un huit
lesson-end = { $scoring ->
    [each_pays] Qui pose sa dernière carte en premier termine la manche et ne paie rien. Les autres paient les cartes qui leur restent; le total le plus bas gagne.
   *[winner_collects] Qui pose sa dernière carte en premier gagne la manche et marque les cartes qui restent aux autres.
  }
lesson-call = À une carte, il faut annoncer « dernière carte » : un bouton apparaît.

## L’entraîneur

coach = L’entraîneur
coach-ask = Consulter l’entraîneur
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
