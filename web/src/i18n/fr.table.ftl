### La table : le jeu de huit, ce qui s'est passé, les refus d'un coup.
### $who est « you » quand $name est la personne qui lit : « tu » au lieu du nom.

## Quoi faire maintenant

prompt-reconnecting = Connexion perdue. On se reconnecte… ta place est gardée.
prompt-waiting = On attend que l’hôte commence la partie.
prompt-waiting-host = Commence la partie quand tu veux; l’ordinateur prend les places vides.
prompt-get-ready = Regarde les mains, puis dis que c’est bon pour la prochaine manche.
prompt-draining = Regarde les mains : la prochaine manche doit attendre le redémarrage.
prompt-next-round-watching = Tu regardes. La prochaine manche s’en vient.
prompt-ready-waiting = C’est bon pour toi. On attend { $names }.
prompt-dealing = C’est bon pour toi. La prochaine manche se donne.
prompt-another-game = C’était la partie. Donnes-en une autre, ou retourne à l’accueil.
prompt-game-over = C’était la partie.
prompt-game-over-host = C’était la partie. { $name } peut en donner une autre.
prompt-paused = L’hôte a mis la partie en pause. Personne ne joue, et le temps ne court pas.
prompt-paused-host = Tu as mis la partie en pause. Personne ne joue avant que tu continues.
action-go-on = Continuer
prompt-computer-plays = L’ordinateur joue à ta place. Dis que tu es de retour pour continuer.
prompt-watching = Tu regardes. { $turn }
prompt-other = C’est à { $name } de jouer.
prompt-other-pickup = C’est à { $name } de jouer : y répondre, ou en ramasser { $cards }.
prompt-other-cover = { $name } doit couvrir { $the_card }, ou en ramasser { $cards }.
prompt-other-duel = { $name } doit jouer { $the_card }, ou en ramasser { $cards }.
prompt-you-next = { $turn } Ensuite, c’est à toi.
prompt-other-next = { $turn } Ensuite { $next }.
prompt-name-suit = Choisis la couleur avec { $the_card }.
prompt-name-suit-call = Choisis la couleur avec { $the_card }. « Dernière carte! » est annoncé en même temps.
prompt-lifted = Touche encore { $the_card }, ou appuie sur Jouer.
prompt-lifted-call = Touche encore { $the_card } pour jouer et annoncer la dernière carte.
prompt-chain = { $cards }, l’une sur l’autre : sur le dessus, il faudra du { $suit }.
prompt-chain-more = { $cards } : il faut couvrir. Touche une carte qui couvre, ou joue tel quel.
prompt-twos = { $cards } : sur le dessus, il faudra du { $suit }.
prompt-twos-more = { $cards } : sur le dessus, il faudra du { $suit }. Tu peux ajouter un autre deux.
prompt-pickup-answer = À toi : réponds avec { $answers }, ou ramasses-en { $cards }.
prompt-pickup-must = À toi : tu as { $answers }, alors réponds avec.
prompt-pickup-take = { $kind ->
    [queen] À toi : une dame te fait ramasser. Ramasses-en { $cards }.
    [joker] À toi : un joker te fait ramasser. Ramasses-en { $cards }.
   *[other] À toi : ramasses-en { $cards }.
  }
prompt-cover = Couvre { $the_card } : { $covers }, ou ramasses-en { $cards }.
prompt-cover-take = Rien dans ta main ne couvre { $the_card }. Ramasses-en { $cards }.
prompt-duel = { $who ->
    [you] Tu as joué { $the_before } : il faut { $the_card }, ou ramasses-en { $cards }.
   *[other] { $name } a joué { $the_before } : il faut { $the_card }, ou ramasses-en { $cards }.
  }
prompt-duel-take = { $who ->
    [you] Tu as joué { $the_before }, et tu n’as pas { $the_card }. Ramasses-en { $cards }.
   *[other] { $name } a joué { $the_before }, et tu n’as pas { $the_card }. Ramasses-en { $cards }.
  }
prompt-draw = À toi : il faut { $fits }, et rien dans ta main ne va. Pige une carte.
prompt-draw-ends = À toi : il faut { $fits }, et rien dans ta main ne va. Pige une carte; ça finit ton tour.
prompt-pass = À toi : rien ne va et il n’y a rien à piger. Passe.
prompt-nothing = À toi.
prompt-play = À toi : joue { $cards }.
prompt-play-or-draw = À toi : joue { $cards }, ou pige une carte.
prompt-play-or-draw-ends = À toi : joue { $cards }, ou pige une carte, ce qui finit ton tour.
prompt-play-many = À toi : joue une des { $count } cartes soulevées.
prompt-play-many-or-draw = À toi : joue une des { $count } cartes soulevées, ou pige.
prompt-play-many-or-draw-ends = À toi : joue une des { $count } cartes soulevées, ou pige et finis ton tour.
only-suit = du { $suit }
suit-or-rank = du { $suit } ou { $a_rank }

## Ce qui s'est passé

event-round_dealt = { $who ->
    [you] Manche { $round } : tu as donné les cartes, et on a retourné { $the_starter }.
   *[other] Manche { $round } : { $name } a donné les cartes, et on a retourné { $the_starter }.
  }
event-played = { $who ->
    [you] Tu as joué { $the_cards }.
   *[other] { $name } a joué { $the_cards }.
  }
event-played-named = { $who ->
    [you] Tu as joué { $the_cards } et choisi { $suit }.
   *[other] { $name } a joué { $the_cards } et choisi { $suit }.
  }
event-with-call = { $text } « Dernière carte! »
event-drew = { $who ->
    [you] { $count ->
        [one] Tu as pigé { $count } carte.
       *[other] Tu as pigé { $count } cartes.
      }
   *[other] { $count ->
        [one] { $name } a pigé { $count } carte.
       *[other] { $name } a pigé { $count } cartes.
      }
  }
event-drew-seen = { $who ->
    [you] Tu as pigé { $the_cards }.
   *[other] { $name } a pigé { $the_cards }.
  }
event-took = { $who ->
    [you] { $count ->
        [0] Tu n’avais rien à ramasser.
        [one] Tu as ramassé { $count } carte.
       *[other] Tu as ramassé { $count } cartes.
      }
   *[other] { $count ->
        [0] { $name } n’avait rien à ramasser.
        [one] { $name } a ramassé { $count } carte.
       *[other] { $name } a ramassé { $count } cartes.
      }
  }
event-took-seen = { $who ->
    [you] Tu en as ramassé { $count } : { $the_cards }.
   *[other] { $name } en a ramassé { $count } : { $the_cards }.
  }
event-penalty-no_call = { $who ->
    [you] Tu n’as pas annoncé ta dernière carte, et tu en as ramassé { $count }.
   *[other] { $name } n’a pas annoncé sa dernière carte, et en a ramassé { $count }.
  }
event-penalty-no_call-barred = { $who ->
    [you] Tu n’avais pas annoncé ta dernière carte : tu en as ramassé { $count }, et la manche continue.
   *[other] { $name } n’avait pas annoncé sa dernière carte, en a ramassé { $count }, et la manche continue.
  }
event-penalty-not_covered = { $who ->
    [you] Tu n’avais plus rien pour couvrir : tu en as ramassé { $count }, et la manche continue.
   *[other] { $name } n’avait plus rien pour couvrir, en a ramassé { $count }, et la manche continue.
  }
event-passed = { $who ->
    [you] Tu as passé.
   *[other] { $name } a passé.
  }
event-called = { $who ->
    [you] Tu as annoncé ta dernière carte.
   *[other] { $name } a annoncé sa dernière carte.
  }
event-skipped = { $who ->
    [you] Tu sautes ton tour.
   *[other] { $name } saute son tour.
  }
event-ready = { $who ->
    [you] C’est bon pour toi.
   *[other] C’est bon pour { $name }.
  }
event-reversed = { $direction ->
    [clockwise] Le sens change : on joue maintenant dans le sens des aiguilles.
   *[other] Le sens change : on joue maintenant à l’inverse des aiguilles.
  }
event-reversed-next = { $direction ->
    [clockwise] Le sens change : on joue maintenant dans le sens des aiguilles, et après toi, { $next }.
   *[other] Le sens change : on joue maintenant à l’inverse des aiguilles, et après toi, { $next }.
  }
event-pending = { $cards } à ramasser pour { $name }.
event-pending-cover = { $who ->
    [you] Tu dois couvrir { $the_card }.
   *[other] { $name } doit couvrir { $the_card }.
  }
event-pending-duel = Maintenant il faut { $the_card }, et c’est à { $name }.
event-recycled = La pile a été brassée et remise. La pioche a { $stock } cartes.
event-sat = { $who ->
    [you] Tu prends une place.
   *[other] { $name } prend une place.
  }
event-left = { $who ->
    [you] Tu as quitté la table.
   *[other] { $name } a quitté la table.
  }
event-away = { $who ->
    [you] Tu n’es pas là; l’ordinateur joue à ta place.
   *[other] { $name } n’est pas là; l’ordinateur joue à sa place.
  }
event-removed = { $who ->
    [you] L’hôte t’a fermé cette table.
   *[other] L’hôte a retiré { $name }.
  }
event-paused = L’hôte a mis la partie en pause.
event-resumed = La partie continue.
event-out_of_time = { $who ->
    [you] Ton temps était écoulé : un coup prudent a été joué pour toi.
   *[other] Le temps de { $name } était écoulé : un coup prudent a été joué.
  }
event-asked_coach = { $who ->
    [you] Tu as consulté l’entraîneur.
   *[other] { $name } a consulté l’entraîneur.
  }
event-back = { $who ->
    [you] Te voilà de retour.
   *[other] { $name } est de retour.
  }
event-host = { $who ->
    [you] Tu es maintenant l’hôte.
   *[other] { $name } est maintenant l’hôte.
  }
event-settings_changed = L’hôte a changé les réglages de cette table.
event-settings_changed-line = L’hôte a changé les règles de cette table : { $line }.
event-game_started = La partie { $game } commence.

round-won-pays = { $reason ->
    [out] { $who ->
        [you] Tu n’as plus de cartes. Les autres paient ce qui leur reste en main.
       *[other] { $name } n’a plus de cartes. Les autres paient ce qui leur reste en main.
      }
    [blocked] Personne ne pouvait jouer. Tout le monde paie ce qui lui reste en main.
    [repetition] Les mêmes cartes revenaient sans fin. Tout le monde paie ce qui lui reste en main.
   *[other] La manche est finie. Tout le monde paie ce qui lui reste en main.
  }
round-won-double = { $who ->
    [you] Tu as fini sur un huit. Les autres paient le double.
   *[other] { $name } a fini sur un huit. Les autres paient le double.
  }
round-won = { $reason ->
    [out] { $who ->
        [you] Tu n’as plus de cartes : { $points } points.
       *[other] { $name } n’a plus de cartes : { $points } points.
      }
    [blocked] { $who ->
        [you] Personne ne pouvait jouer. Tu avais la plus petite main : { $points } points.
       *[other] Personne ne pouvait jouer. { $name } avait la plus petite main : { $points } points.
      }
    [repetition] { $who ->
        [you] Les mêmes cartes revenaient sans fin. Tu avais la plus petite main : { $points } points.
       *[other] Les mêmes cartes revenaient sans fin. { $name } avait la plus petite main : { $points } points.
      }
   *[other] La manche est finie. { $name } : { $points } points.
  }
round-ended = { $reason ->
    [blocked] Personne ne pouvait jouer. La manche est finie.
    [repetition] Les mêmes cartes revenaient sans fin. La manche est finie.
    [stock_out] Il n’y a plus rien à piger. La manche est finie.
    [abandoned] Quelqu’un est parti, alors la partie est finie pour tout le monde. Personne ne la gagne.
    [voided] Cette manche n’a pas pu finir, alors elle ne compte pas.
   *[other] La manche est finie.
  }
round-ended-shared = { $reason ->
    [blocked] Personne ne pouvait jouer, et la plus petite main est à égalité : personne ne marque.
   *[other] Les mêmes cartes revenaient sans fin, et la plus petite main est à égalité : personne ne marque.
  }
round-ended-pays = { $reason ->
    [blocked] Personne ne pouvait jouer. Tout le monde paie ce qui lui reste en main.
    [repetition] Les mêmes cartes revenaient sans fin. Tout le monde paie ce qui lui reste en main.
    [stock_out] Il n’y a plus rien à piger. Tout le monde paie ce qui lui reste en main.
   *[other] La manche est finie. Tout le monde paie ce qui lui reste en main.
  }
game-won = { $who ->
    [you] Tu gagnes la partie avec { $total } points!
   *[other] { $name } gagne la partie avec { $total } points.
  }
game-won-lowest = { $who ->
    [you] Tu gagnes la partie avec le moins de points, { $total }!
   *[other] { $name } gagne la partie avec le moins de points, { $total }.
  }
game-shared-lowest = Victoire partagée avec le moins de points, { $total } : { $names }.
game-abandoned = Quelqu’un est parti, alors la partie est finie pour tout le monde. Personne ne la gagne.
game-shared = Victoire partagée avec { $total } points : { $names }.
game-without-winner = La partie est finie.

## Refus à la table

two-sentences = { $one } { $two }
you-are-next = Ensuite, c’est à toi.
you-can-play = Tu peux jouer { $cards }.

## Sur la table

force = il faut du { $suit }
force-any = n’importe quelle carte va
force-named = il faut du { $suit }, c’est choisi
force-named-by = il faut du { $suit }, choisi par { $name }
pickup = Ramasse { $cards }
cover = Couvre { $the_card }
duel = Seulement { $the_card }
or-pick-up = ou ramasse { $cards }
sentence = { $text }.
in-force = demandé
may-follow = peut suivre
named = choisi
named-by = choisi par { $name }
or-same-rank = ou un { $rank }
falls-on = c’est pour
stock-caption = Pioche { $count }
stock-label = { $count ->
    [0] Pioche vide. Il y a { $under } cartes sous le dessus de la pile.
    [one] Pioche, une carte
   *[other] Pioche, { $count } cartes
  }
stock-draw = { $count ->
    [0] Pioche vide : pige, et la pile est brassée et remise
    [one] Pioche, une carte : pige-la
   *[other] Pioche, { $count } cartes : piges-en une
  }
pile-label = Pile : { $card }. { $force }.
pile-caption = Pile
direction-clockwise = Sens des aiguilles
direction-anticlockwise = Sens inverse
direction-next = { $direction } · ensuite : { $next }

label-prompt = Quoi faire
label-hand = Ta main
label-actions = Actions
label-middle = Pioche et pile
label-others = Les autres places
label-side = Pointage et journal
label-demand = { $kind ->
    [cover] À couvrir
    [duel] Demandé
   *[other] À ramasser
  }

## Les places

seat-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
seat-last-card = Dernière!
seat-last-card-called = Dernière carte, annoncée
seat-called = Annoncé
seat-to-play = à jouer
seat-away = pas là
seat-computer = ordinateur
seat-computer-plays = l’ordinateur joue
seat-ready = c’est bon
seat-dealer = a donné

## La main

hand-label = { $count ->
    [0] Ta main, aucune carte
    [one] Ta main, une carte
   *[other] Ta main, { $count } cartes
  }
card-picks-up = fait ramasser { $cards }
card-fresh = nouvelle
card-can-be-played = peut se jouer
card-does-not-fit = ne va pas
no-cards-left = Plus de cartes
left-over = { $cards }; en tout { $sum }

## Les boutons

action-play = Jouer { $the_card }
action-play-call = Jouer { $the_card } et annoncer la dernière carte
action-lay-call = Jouer { $count } cartes et annoncer la dernière
action-no-call = Sans annoncer
action-lay-cards = Jouer { $count } cartes
action-lay-twos = Jouer { $count } deux
action-cancel = Annuler
action-draw = Piger une carte
action-take = Ramasser
action-take-count = En ramasser { $count }
action-pass = Passer
action-call = Dernière carte!
called-last-card = Dernière carte annoncée
action-back = Me revoilà
action-ready = C’est bon
action-another-game = Une autre partie
action-order = { $order ->
    [suit] Par couleur
    [rank] Par rang
   *[arrival] Comme pigées
  }
action-order-label = { $order ->
    [suit] Par couleur. Changer l’ordre de la main
    [rank] Par rang. Changer l’ordre de la main
   *[arrival] Comme pigées. Changer l’ordre de la main
  }
you-hold = tu en as { $count }
hold-short = en main { $count }
next-round-in = Prochaine manche dans { $seconds } s
you-are-ready = C’est bon pour toi
rule-link = Règle

## En-tête

head-round = Manche { $round }
head-round-of = Manche { $round } de { $rounds }
head-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
watching = Tu regardes
link-on = En ligne
link-lost = Connexion…
menu = Menu
menu-lobby = Retour à l’accueil
close = Fermer
help = Aide et touches
menu-shuffle = Comment les cartes sont-elles brassées?
coach = L’entraîneur
coach-ask = Consulter l’entraîneur
log = Journal
log-empty = Il ne s’est rien passé depuis ton arrivée.

## À voix haute

say-your-turn = { $playable ->
    [0] À toi, { $count } cartes, aucune ne peut se jouer.
    [one] À toi, { $count } cartes, une peut se jouer.
   *[other] À toi, { $count } cartes, { $playable } peuvent se jouer.
  }
say-your-turn-again = { $playable ->
    [0] Encore à toi, { $count } cartes, aucune ne peut se jouer.
    [one] Encore à toi, { $count } cartes, une peut se jouer.
   *[other] Encore à toi, { $count } cartes, { $playable } peuvent se jouer.
  }
say-your-turn-still = { $playable ->
    [0] Toujours à toi, { $count } cartes, aucune ne peut se jouer.
    [one] Toujours à toi, { $count } cartes, une peut se jouer.
   *[other] Toujours à toi, { $count } cartes, { $playable } peuvent se jouer.
  }
say-draw = Pige une carte.
say-pass = Tu peux seulement passer.
say-last-card = { $who ->
    [you] Il te reste une carte.
   *[other] { $name } : dernière carte!
  }
say-may-call = Tu peux maintenant annoncer ta dernière carte.
say-your-turn-pickup = { $playable ->
    [0] À toi. Ramasses-en { $cards }; tu n’as pas de réponse.
    [one] À toi. Ramasses-en { $cards }, ou réponds : une de tes cartes le peut.
   *[other] À toi. Ramasses-en { $cards }, ou réponds : { $playable } de tes cartes le peuvent.
  }
turn-time-left = Temps qui reste pour ce tour :
say-nothing-playable = Aucune de tes cartes ne peut se jouer maintenant.
notice-your-turn = À toi de jouer
say-ten-seconds = Encore dix secondes pour ton tour.
say-connection-lost = Connexion perdue. Ta place est gardée.
say-connection-back = La connexion est revenue.
read-nothing = Les cartes ne sont pas encore données.
read-top = Sur la pile : { $card }.
read-pending = { $demand }, pour { $name }.
read-your-turn = C’est ton tour.
read-stock = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
read-count = { $name } { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
read-can-play = Tu peux jouer { $cards }.
read-others = Les autres : { $cards }.
read-hand = Tu as { $cards }.
read-no-hand = Tu regardes et n’as pas de cartes.
read-score = { $name } { $total }

## La parole

talk = Parler
talk-open = { $unread ->
    [0] Parler
    [one] Parler, une nouvelle ligne
   *[other] Parler, { $unread } nouvelles lignes
  }
talk-lines = Ce qui se dit à la table
talk-you = Toi
talk-aloud = { $name } dit : { $text }
talk-aloud-watching = { $name }, qui regarde, dit : { $text }
say-hello = Bonjour!
say-nice_one = Bien joué!
say-oops = Oups
say-hurry = On se dépêche?
say-thanks = Merci
say-good_game = Belle partie
say-be_right_back = Je reviens

## Regarder, redémarrages, et les parties ensemble

watch-count = { $others ->
    [0] Tu regardes.
    [one] Tu regardes avec une autre personne.
   *[other] Tu regardes avec { $others } autres personnes.
  }
watch-wish = M’asseoir après cette manche
watch-wish-on = Tu prends une place dès que cette manche est finie.
watch-wish-off = Finalement non
watch-no-seat = Il y a quelqu’un à chaque place.
watch-locked = L’hôte ne laisse plus personne s’asseoir.
watch-sat-not = Il ne restait pas de place pour toi. Tu peux continuer à regarder.
draining = Le serveur redémarre bientôt. Cette table est gardée; la prochaine manche se donne après.
draining-no-deal = La prochaine manche vient après le redémarrage.
