### Le jeu en images.

show-step = { $step } sur { $steps }
show-back = Retour
show-next = Suite
show-done = Terminé
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
