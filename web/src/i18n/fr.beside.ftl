### À côté du jeu ou ouvert par-dessus : points, menu, touches, résultat d’une manche.

another-round = Le plus petit total est à égalité, alors une autre manche décide.
label-round-over = La manche finie
round-so-far = total { $total }
action-sit-for = Prendre la place de { $name }
menu-rules = Les règles de cette table
menu-leave = Quitter la table
score-sheet = Pointage
sheet-round = Manche
sheet-total = Total
sheet-empty = Aucune manche n’est encore finie.
sheet-target = À qui aura { $target } en premier
sheet-target-lowest = Jusqu’à ce que quelqu’un ait { $target }; le plus bas gagne
sheet-rounds = { $rounds ->
    [one] Une manche; le plus de points gagne
   *[other] { $rounds } manches; le plus de points gagne
  }
sheet-rounds-lowest = { $rounds ->
    [one] Une manche; le moins de points gagne
   *[other] { $rounds } manches; le moins de points gagne
  }
sheet-leads = en tête
chart-heading = Comment ça va
chart-label = Les totaux après chaque manche, une ligne par place
chart-round = Manche
chart-as-table = Les totaux en tableau
help-intro = Joue une carte de la même couleur ou du même rang que celle de la pile. Un huit va sur tout, et tu choisis la couleur. Qui n’a plus de cartes en premier gagne la manche.
show-again = Montre-moi comment on joue
help-keys = Touches
# Ce qui est écrit sur les touches d’un clavier canadien-français.
key-name-Enter = Entrée
key-name-Space = Espace
key-name-Shift = Maj
key-name-Esc = Échap
key-name-Home = Début
key-name-End = Fin
help-letters-off = Les lettres seules se désactivent dans le menu.
key-move = aller d’une carte à l’autre
key-playable = à la carte suivante ou précédente qui peut se jouer
key-jump = à la première, deuxième, … dixième carte
key-play = soulever la carte, puis la jouer
key-lay = jouer les cartes soulevées
key-draw = piger une carte
key-take = ramasser ce qui est dû
key-pass = passer
key-suit = choisir cette couleur, quand il en faut une
key-call = annoncer la dernière carte
key-order = changer l’ordre de la main
key-read-table = entendre ce qu’il y a sur la table
key-read-counts = entendre qui a combien de cartes
key-read-hand = entendre ta main, d’abord ce qui peut se jouer
key-read-scores = entendre le pointage
key-read-events = entendre les cinq dernières choses qui se sont passées
key-cancel = remettre les cartes soulevées
key-help = cette liste
key-coach = consulter l’entraîneur, s’il y en a un
key-talk = aller à la parole; Échap pour revenir
side-score = Pointage et journal
together-heading = Ensemble jusqu’ici
together-one = { $name } { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }
replay-watch = Revoir cette manche
