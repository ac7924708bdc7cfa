### Le livre des règles en bref, en français : les rangs, la ligne de réglages et les noms dont elle est faite.
### Chaque page les a; ce que fr.rules.ftl dit de la lecture d'un fichier vaut ici aussi.

## Plusieurs choses à la suite : « Ann, Bo et Cy »; $before est ce qui précède

list-more = { $before }, { $last }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }

## Les rangs

rank-A = as
rank-2 = deux
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-T = dix
rank-J = valet
rank-Q = dame
rank-K = roi
rank-XX = joker
ranks-A = les as
ranks-2 = les deux
ranks-3 = les trois
ranks-4 = les quatre
ranks-5 = les cinq
ranks-6 = les six
ranks-7 = les sept
ranks-8 = les huit
ranks-9 = les neuf
ranks-T = les dix
ranks-J = les valets
ranks-Q = les dames
ranks-K = les rois
ranks-XX = les jokers
a-rank-A = un as
a-rank-2 = un deux
a-rank-3 = un trois
a-rank-4 = un quatre
a-rank-5 = un cinq
a-rank-6 = un six
a-rank-7 = un sept
a-rank-8 = un huit
a-rank-9 = un neuf
a-rank-T = un dix
a-rank-J = un valet
a-rank-Q = une dame
a-rank-K = un roi
a-rank-XX = un joker
short-rank-A = A
short-rank-2 = 2
short-rank-3 = 3
short-rank-4 = 4
short-rank-5 = 5
short-rank-6 = 6
short-rank-7 = 7
short-rank-8 = 8
short-rank-9 = 9
short-rank-T = 10
short-rank-J = J
short-rank-Q = Q
short-rank-K = K
short-rank-XX = jokers

## La ligne de réglages

line-seats = { $seats } places
line-lowest-wins = le plus bas gagne
line-specials = avec { $short_ranks }
line-no-specials = sans cartes spéciales
line-turn-time = { $seconds } s par tour
line-coach = avec entraîneur, ne compte pas
line-call = annoncer la dernière carte

## Ce que l'hôte peut choisir : le nom de chaque valeur

label-seats = de { $min } à { $max } personnes
label-packs = { $packs ->
    [one] un paquet
   *[other] { $packs } paquets
  }
label-packs-by-seats = { $packs ->
    [one] un paquet jusqu’à { $up_to } personnes, puis { $more }
   *[other] { $packs } paquets jusqu’à { $up_to } personnes, puis { $more }
  }
label-jokers_per_pack = { $n ->
    [0] pas de jokers
   *[other] { $n } jokers par paquet
  }
label-deal-alike = { $cards ->
    [one] une carte chacun
   *[other] { $cards } cartes chacun
  }
label-deal-by-seats = { $two } chacun à deux, { $three } à trois, { $four_plus } à plus
label-deal-valley = de { $top } cartes à { $bottom }, et on remonte
label-starter_eight-bury = aucun huit ne commence la pile
label-starter_eight-keep = un huit peut commencer la pile
label-starter_joker-bury = aucun joker ne commence la pile
label-starter_joker-cover = un joker qui commence la pile est couvert
label-draw_when-stuck = piger seulement si rien ne va
label-draw_when-any = piger quand on veut
label-draw-until_playable = piger jusqu’à ce qu’une carte aille
label-draw-one_then_end = en piger une et arrêter
label-recycle-true = la pile est brassée et remise
label-recycle-false = la pile n’est pas remise
label-stuck-pass = passer si rien ne va
label-stuck-end_hand = la manche finit si rien ne va
label-eight_on_eight-true = des huit sur des huit
label-eight_on_eight-false = pas de huit sur un huit
label-joker-none = pas de jokers
label-joker-free = tout va sur un joker
label-joker-names = les jokers choisissent la couleur et font ramasser
label-effect-plain = { $ranks } sont ordinaires
label-effect-wild = { $ranks } choisissent la couleur
label-effect-pickup = { $ranks } font ramasser
label-effect-skip = { $ranks } font sauter un tour
label-effect-reverse = { $ranks } changent le sens
label-effect-again = { $ranks } font jouer encore
label-effect-cover = il faut couvrir { $ranks }
label-effect-duel = { $ranks } lancent un duel
label-queen-none = les dames sont ordinaires
label-queen-spades = seule Q♠ fait ramasser
label-queen-all = chaque dame fait ramasser
label-pickup-two = { $n } pour un deux
label-pickup-queen = { $n } pour une dame
label-pickup-joker = { $n } pour un joker
label-accumulate-true = ce qui est à ramasser s’additionne
label-accumulate-false = seul le dernier compte
label-answer-off = on ne répond pas
label-answer-may = répondre ou ramasser
label-answer-must = répondre si on peut
label-answers_two-none = rien ne répond à un deux
label-answers_two-two = un deux répond à un deux
label-answers_two-eight = un huit répond à un deux
label-answers_two-joker = un joker répond à un deux
label-answers_two-two-eight = deux et huit répondent à un deux
label-answers_two-two-joker = deux et joker répondent à un deux
label-answers_two-eight-joker = huit et joker répondent à un deux
label-answers_two-two-eight-joker = deux, huit et joker répondent à un deux
label-answers_queen-none = rien ne répond à une dame
label-answers_queen-queen = une dame répond à une dame
label-answers_joker-none = rien ne répond à un joker
label-answers_joker-joker = un joker répond à un joker
label-twos_per_turn = { $n ->
    [one] un deux par tour
   *[other] jusqu’à { $n } deux d’un coup
  }
label-two_seat_reverse-passes = à deux, changer le sens passe le tour
label-two_seat_reverse-again = à deux, qui change le sens joue encore
label-cover_cost = { $n } si on ne couvre pas
label-duel_costs = { $five }, { $six } et { $seven } dans un duel
label-last_card-off = la dernière carte ne s’annonce pas
label-last_card-penalty_draw = { $cards } si la dernière carte n’est pas annoncée
label-last_card-bars_going_out = on ne finit pas sans l’annonce
label-values = { $n } pour { $a_rank }
label-scoring-winner_collects = qui gagne ramasse les points
label-scoring-each_pays = on paie ce qu’on a en main
label-losers_go_down-true = les autres descendent
label-losers_go_down-false = les autres ne bougent pas
label-blocked_score-lowest_takes_all = la plus petite main prend tout
label-blocked_score-lowest_takes_difference = la plus petite main prend les différences
label-blocked_score-count_hands = on compte les mains bloquées
label-last_eight_factor = { $n ->
    [one] rien ne double
   *[other] finir sur un huit double
  }
label-target = jusqu’à { $target }
label-target-per-seat = jusqu’à { $target } par place
label-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }
label-lowest_tie-another_hand = une égalité se joue
label-lowest_tie-shared = une égalité se partage
label-on_leave-computer = un ordinateur remplace qui part
label-on_leave-end_game = partir finit la partie
label-linked-on = { $ranks } ont un effet
label-linked-off = { $ranks } sont ordinaires
