### Le livre des règles, en français : les phrases de la page des règles et les titres du formulaire de l'hôte.
### Le serveur dit lesquelles valent (docs/protocol.md §2.3); `kitchen-table rules show --language fr` les écrit aussi.
### Seulement des places et un choix sur un nombre, pour que les deux côtés lisent le fichier de la même façon.
### $ranks : « les valets et les as »; $a_rank : « un valet ou un as »; $short_ranks : « 2, J, Q », comme sur les cartes.
### Les rangs et la ligne de réglages sont dans fr.line.rules.ftl.

## Les titres des sections

rules-title-aim = Le but
rules-title-switched-off = Hors jeu à cette table
rules-title-deal = La donne
rules-title-turns = Un tour
rules-title-matching = Ce qui va
rules-title-eights = Les huit
rules-title-jokers = Les jokers
rules-title-twos = Les deux
rules-title-queens = Les dames
rules-title-specials = À qui le tour
rules-title-covering = Couvrir
rules-title-duel = Le duel
rules-title-answering = Répondre quand on te fait ramasser
rules-title-drawing = Piger
rules-title-calling = Annoncer la dernière carte
rules-title-blocked = Quand personne ne peut jouer
rules-title-scoring = Le pointage
rules-title-values = Ce que valent les cartes
rules-title-end = La fin de la partie
rules-title-leaving = Quand quelqu’un part
rules-values-as-shown = ce qu’elles montrent

## Le but

rule-aim-collect = Débarrasse-toi de tes cartes. Qui joue sa dernière carte en premier gagne la manche et marque tout ce que les autres ont encore en main.
rule-aim-pay = Débarrasse-toi de tes cartes. Quand quelqu’un a joué sa dernière carte, les autres paient ce qui leur reste en main; le plus petit total gagne la partie.
rule-off = Ici, { $ranks } sont des cartes ordinaires, mais elles comptent comme toujours.

## La donne

rule-seats = De { $min } à { $max } personnes.
rule-packs = { $packs ->
    [one] On joue avec un paquet de 52 cartes.
   *[other] On joue avec { $packs } paquets de 52 cartes, brassés ensemble.
  }
rule-packs-jokers = { $packs ->
    [one] On joue avec un paquet de 52 cartes et { $jokers } jokers.
   *[other] On joue avec { $packs } paquets de 52 cartes et { $jokers } jokers, brassés ensemble.
  }
rule-packs-up-to = { $packs ->
    [one] Jusqu’à { $up_to } personnes, on joue avec un paquet de 52 cartes.
   *[other] Jusqu’à { $up_to } personnes, on joue avec { $packs } paquets de 52 cartes, brassés ensemble.
  }
rule-packs-up-to-jokers = { $packs ->
    [one] Jusqu’à { $up_to } personnes, on joue avec un paquet de 52 cartes et { $jokers } jokers.
   *[other] Jusqu’à { $up_to } personnes, on joue avec { $packs } paquets de 52 cartes et { $jokers } jokers, brassés ensemble.
  }
rule-deal-alike = { $cards ->
    [one] Chaque personne reçoit une carte.
   *[other] Chaque personne reçoit { $cards } cartes.
  }
rule-deal-two = À deux, chaque personne reçoit { $two } cartes; à plus, { $three }.
rule-deal-four = À deux ou à trois, chaque personne reçoit { $two } cartes; à plus, { $four_plus }.
rule-deal-by-seats = À deux, chaque personne reçoit { $two } cartes; à trois, { $three }; à plus, { $four_plus }.
rule-deal-valley = À la première manche, chaque personne reçoit { $top } cartes, puis une de moins à chaque manche jusqu’à { $bottom }, et on remonte.
rule-starter = La carte suivante est retournée et commence la pile; le reste est la pioche. La première carte ne fait jamais rien.
rule-starter-eight-bury = Si la première carte est un huit, elle retourne au milieu de la pioche et on en retourne une autre.
rule-starter-eight-keep = Si la première carte est un huit, elle reste, et c’est sa propre couleur qui est demandée.
rule-starter-joker-bury = Si la première carte est un joker, elle retourne au milieu de la pioche et on en retourne une autre.
rule-starter-joker-cover = Si la première carte est un joker, on retourne la suivante par-dessus.

## Un tour

rule-turn = À ton tour, tu joues une carte qui va sur la pile. Si tu n’en as pas, tu piges.
rule-turn-or-draw = À ton tour, tu joues une carte qui va sur la pile, ou tu piges.
rule-order = Le jeu commence à gauche de la personne qui a donné et va dans le sens des aiguilles. La donne passe d’une place vers la gauche à chaque manche.
rule-match = Une carte va si elle est de la couleur demandée ou du même rang que la carte du dessus. La couleur demandée est celle de la carte du dessus, sauf si une autre a été choisie.
rule-match-named = Quand une couleur a été choisie, celle qui est imprimée sur la carte ne compte pas : seulement celle qui a été choisie.

## Ce que font les cartes

rule-eight = Un huit va sur tout, et qui le joue choisit la couleur qui doit suivre. N’importe laquelle des quatre.
rule-eight-on-eight = Un huit peut se jouer sur un huit, et la couleur se choisit à nouveau.
rule-no-eight-on-eight = Un huit ne se joue pas sur un huit.
rule-eight-last = Un huit qui est ta dernière carte finit la manche, alors on ne choisit pas de couleur.
rule-joker-free = Un joker va sur tout sauf un huit, et n’importe quelle carte peut le suivre.
rule-joker-names = { $cards ->
    [one] Un joker va sur tout, et qui le joue choisit la couleur qui doit suivre. La personne suivante ramasse une carte et saute son tour.
   *[other] Un joker va sur tout, et qui le joue choisit la couleur qui doit suivre. La personne suivante ramasse { $cards } cartes et saute son tour.
  }
rule-two = { $cards ->
    [one] Après un deux, la personne suivante ramasse une carte et saute son tour.
   *[other] Après un deux, la personne suivante ramasse { $cards } cartes et saute son tour.
  }
rule-two-stack = Tu peux jouer jusqu’à { $most } deux d’un coup, { $cards } cartes à ramasser pour chacun. Le premier doit aller sur la pile, les autres non; le dernier est sur le dessus, et sa couleur est demandée.
rule-queen-spades = { $cards ->
    [one] Après la dame de pique, la personne suivante ramasse une carte et saute son tour. Les autres dames sont des cartes ordinaires.
   *[other] Après la dame de pique, la personne suivante ramasse { $cards } cartes et saute son tour. Les autres dames sont des cartes ordinaires.
  }
rule-queen-all = { $cards ->
    [one] Après une dame, n’importe laquelle, la personne suivante ramasse une carte et saute son tour.
   *[other] Après une dame, n’importe laquelle, la personne suivante ramasse { $cards } cartes et saute son tour.
  }
rule-queen-one = Une dame par tour.
rule-skip = Après { $a_rank }, la personne suivante saute son tour.
rule-skip-two = À deux, la même personne joue donc encore.
rule-reverse = { $a_rank } change le sens du jeu : c’est à la personne de l’autre côté.
rule-reverse-two-passes = À deux, le tour passe simplement quand le sens change.
rule-reverse-two-again = À deux, qui change le sens joue encore.
rule-again = Après { $a_rank }, la même personne joue encore : une carte ou une pige, comme à tout autre tour.
rule-cover = Qui joue { $a_rank } doit couvrir tout de suite : avec une carte de la même couleur, une autre du même rang, ou un huit. Si tu ne peux ou ne veux pas, ramasses-en { $cost }.
rule-cover-or-joker = Qui joue { $a_rank } doit couvrir tout de suite : avec une carte de la même couleur, une autre du même rang, un huit ou un joker. Si tu ne peux ou ne veux pas, ramasses-en { $cost }.
rule-cover-chain = La carte et celle qui la couvre peuvent se jouer ensemble, même plusieurs de suite; chacune doit aller sur la précédente.
rule-cover-last = Si ta dernière carte doit encore être couverte, tu n’as pas fini : tu en ramasses { $cost } et le jeu continue.
rule-duel-five = Un quatre défie la personne suivante : il faut le cinq de la même couleur, sinon elle en ramasse { $cards } et saute son tour.
rule-duel-six = Si le cinq est joué, le défi revient à qui a joué le quatre : il faut le six de la même couleur, ou en ramasser { $cards }.
rule-duel-seven = Si le six est joué, le défi repart une fois de l’autre côté : il faut le sept de la même couleur, ou en ramasser { $cards }.
rule-duel-nothing-else = Rien d’autre ne se joue dans un duel, pas même un huit. On peut ramasser même si on a la carte.
rule-duel-next = De quelque façon que le duel finisse, c’est ensuite à la personne après celle qui a été défiée.

## Répondre

rule-answer-off = Quand on te fait ramasser, tu ne peux pas répondre.
rule-answer-may = Quand on te fait ramasser, tu peux répondre au lieu de ramasser. Rien ne t’y oblige, même si tu le peux.
rule-answer-must = Quand on te fait ramasser, tu dois répondre si tu le peux.
rule-answer-two = { $most ->
    [one] Un deux répond à un deux, de n’importe quelle couleur : il y a { $cards } cartes de plus à ramasser, et c’est pour la personne suivante.
   *[other] Jusqu’à { $most } deux répondent à un deux, de n’importe quelle couleur : chacun fait { $cards } cartes de plus à ramasser, et c’est pour la personne suivante.
  }
rule-answer-two-last-counts = Un deux répond à un deux, de n’importe quelle couleur : la personne suivante en ramasse { $cards }, et ce qui était dû avant est oublié.
rule-answer-two-eight = Un huit répond à un deux : personne ne ramasse, et on choisit une couleur.
rule-answer-two-joker = Un joker répond à un deux : il y a { $cards } cartes de plus à ramasser, et c’est pour la personne suivante.
rule-answer-two-joker-last-counts = Un joker répond à un deux : la personne suivante en ramasse { $cards }, et ce qui était dû avant est oublié.
rule-answer-two-never = On ne répond pas à un deux.
rule-answer-queen = Une dame répond à une dame : il y a { $cards } cartes de plus à ramasser, et c’est pour la personne suivante.
rule-answer-queen-last-counts = Une dame répond à une dame : la personne suivante en ramasse { $cards }, et ce qui était dû avant est oublié.
rule-answer-queen-of-spades = Seule une autre dame de pique répond à la dame de pique : il y a { $cards } cartes de plus à ramasser, et c’est pour la personne suivante.
rule-answer-queen-of-spades-last-counts = Seule une autre dame de pique répond à la dame de pique : la personne suivante en ramasse { $cards }, et ce qui était dû avant est oublié.
rule-answer-queen-of-spades-alone = Seule une autre dame de pique répondrait à la dame de pique, et il n’y en a qu’une : on ramasse toujours.
rule-answer-queen-never = On ne répond pas à une dame.
rule-answer-joker = Un joker répond à un joker : il y a { $cards } cartes de plus à ramasser, et c’est pour la personne suivante.
rule-answer-joker-last-counts = Un joker répond à un joker : la personne suivante en ramasse { $cards }, et ce qui était dû avant est oublié.
rule-answer-joker-never = On ne répond pas à un joker.
rule-answer-nothing-else = Rien d’autre ne se joue quand il y a des cartes à ramasser.
rule-take = Qui ramasse ne joue pas, et le tour passe. La carte du dessus et la couleur demandée restent.
rule-take-short = S’il y a moins de cartes que ce qui est dû, tu prends celles qui sont là et le reste est pardonné.

## Piger

rule-draw-stuck-until = Tu piges seulement quand rien dans ta main ne va : une carte à la fois jusqu’à ce qu’une aille, et celle-là se joue.
rule-draw-stuck-one = Tu piges seulement quand rien dans ta main ne va : une carte, et le tour est fini, quelle qu’elle soit.
rule-draw-any-until = Tu peux piger même quand une carte va, autant que tu veux, mais si tu peux jouer une carte, tu le dois avant la fin du tour.
rule-draw-any-one = Tu peux piger une carte au lieu d’en jouer une; alors le tour est fini.
rule-recycle = Quand la pioche est vide et qu’il faut une carte, tout ce qui est sous le dessus de la pile est brassé et devient la pioche.
rule-no-recycle = La pile n’est jamais remise : quand la pioche est vide, elle reste vide.
rule-stuck-pass = Si rien ne va et qu’il n’y a plus rien à piger, tu passes.
rule-stuck-end = Si rien ne va et qu’il n’y a plus rien à piger, la manche est finie aussitôt.

## Annoncer la dernière carte

rule-call = Quand il te reste une seule carte après un coup, dis « dernière carte ».
rule-call-penalty = { $cards ->
    [one] Dis-le avec ce coup, ou avant. Sinon, tu ramasses aussitôt une carte.
   *[other] Dis-le avec ce coup, ou avant. Sinon, tu ramasses aussitôt { $cards } cartes.
  }
rule-call-late = Dis-le avec ce coup, ou après tant que personne d’autre n’a joué.
rule-call-bars = Sans l’annonce, tu ne peux pas finir : tu joues la carte, en ramasses une, et la manche continue.
rule-call-chain = Si tu finis avec une carte et celles qui la couvrent, jouées ensemble, dis-le en même temps ou avant.

## La fin d'une manche

rule-blocked = S’il n’y a plus rien à piger et que personne ne peut jouer, la manche est finie.
rule-blocked-stock-out = Une manche peut aussi finir sans que personne n’ait joué sa dernière carte, quand il n’y a plus rien à piger.
rule-blocked-all = Alors la plus petite main gagne et marque la somme entière des autres. En cas d’égalité, aucun total ne change.
rule-blocked-difference = Alors la plus petite main gagne et marque ce que chacune des autres a de plus qu’elle. En cas d’égalité, aucun total ne change.
rule-blocked-count = Alors on compte toutes les mains.
rule-repetition = Une manche finit aussi ainsi quand exactement la même position est venue trois fois, pour qu’aucune manche ne dure sans fin.
rule-going-out = On peut finir sur n’importe quelle carte. Ta dernière carte ne fait plus rien, quelle qu’elle soit.
rule-going-out-covers = On peut finir sur n’importe quelle carte, sauf { $a_rank } qu’il faut encore couvrir. Ta dernière carte ne fait plus rien.
rule-winner-collects = Qui a fini additionne ce que les autres ont encore en main.
rule-losers-go-down = Les autres descendent : chacun perd ce qu’il a en main. Les totaux peuvent descendre sous zéro et y rester.
rule-losers-stay = Le total des autres ne change pas.
rule-each-pays = On ajoute à son propre total ce qu’on a encore en main. Qui a fini n’ajoute rien.
rule-last-eight-doubles = Si la dernière carte était un huit, les autres paient le double.

## La fin de la partie

rule-end-target-highest = Le premier total de { $target } ou plus à la fin d’une manche gagne la partie.
rule-end-target-lowest = Quand un total atteint { $target } à la fin d’une manche, la partie est finie, et le plus petit total gagne.
rule-end-per-seat-highest = Le premier total de { $each } par place, soit { $target } à { $seats } personnes, gagne la partie à la fin d’une manche.
rule-end-per-seat-lowest = Quand un total atteint { $each } par place, soit { $target } à { $seats } personnes, la partie est finie, et le plus petit total gagne.
rule-end-rounds-highest = { $rounds ->
    [one] La partie dure une manche. Le plus grand total gagne.
   *[other] La partie finit après { $rounds } manches. Le plus grand total gagne.
  }
rule-end-rounds-lowest = { $rounds ->
    [one] La partie dure une manche. Le plus petit total gagne.
   *[other] La partie finit après { $rounds } manches. Le plus petit total gagne.
  }
rule-tie-another = Si le meilleur total est à égalité, on donne une autre manche, et ainsi de suite jusqu’à ce qu’il ne le soit plus.
rule-tie-shared = Si le meilleur total est à égalité, la victoire est partagée.
rule-leaving-computer = Si quelqu’un part ou perd longtemps la connexion, l’ordinateur continue avec sa main. Une touche suffit pour la reprendre.
rule-leaving-ends = Si quelqu’un part pendant la partie, elle est finie pour tout le monde, et personne ne gagne.

## Ce que l'hôte peut choisir : le titre de chaque réglage

setting-seats = Personnes
setting-packs = Paquets
setting-jokers_per_pack = Jokers
setting-deal = La donne
setting-starter_eight = Un huit comme première carte
setting-starter_joker = Un joker comme première carte
setting-draw_when = Quand piger
setting-draw = Piger
setting-recycle = Une pioche vide
setting-stuck = Rien ne va, pioche vide
setting-eight_on_eight = Des huit sur des huit
setting-joker = Les jokers
setting-effect = { $ranks }
setting-queen = Les dames
setting-pickup-two = À ramasser pour un deux
setting-pickup-queen = À ramasser pour une dame
setting-pickup-joker = À ramasser pour un joker
setting-accumulate = Quand on répond
setting-answer = Répondre
setting-answers_two = Ce qui répond à un deux
setting-answers_queen = Ce qui répond à une dame
setting-answers_joker = Ce qui répond à un joker
setting-twos_per_turn = Des deux d’un coup
setting-two_seat_reverse = Changer le sens à deux
setting-cover_cost = Le prix de ne pas couvrir
setting-duel_costs = Les prix d’un duel
setting-last_card = La dernière carte
setting-values = Ce que valent { $ranks }
setting-scoring = Le pointage
setting-losers_go_down = Qui perd
setting-blocked_score = Une manche bloquée
setting-last_eight_factor = Finir sur un huit
setting-game_end = La partie va
setting-lowest_tie = Une égalité
setting-on_leave = Quand quelqu’un part
setting-linked = Cartes spéciales : { $ranks }

rules-of-table = Voici les règles à ta table, avec ses réglages à elle.
rules-of-ruleset = Les règles habituelles. L’hôte d’une table peut en changer quelques-unes; chaque table l’indique dans sa ligne de réglages.
rules-show = En quelques images
rules-contents = Sur cette page
rules-values-card = Carte
rules-values-points = Points
