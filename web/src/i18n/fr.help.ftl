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
