### Kitchen Table, en français du Canada. Mots : manche (round), place (seat), pioche (stock), pile, main (hand),
### ordinateur (computer), hôte (host), pointage (score). On se tutoie, et rien ne dit si c'est « il » ou « elle ».
### Espace insécable devant « : » et dans les guillemets; aucune espace devant ; ! ?

app-name = Kitchen Table

## Les cartes. $rank est une des formes « as », « un as », « l'as »; $key est la lettre du rang.

card-name = { $rank } de { $suit }
the-rank = { $key ->
    [A] l’as
    [Q] la dame
   *[other] le { $rank }
  }
another-rank = { $key ->
    [Q] une autre dame
   *[other] un autre { $rank }
  }
suit-C = trèfle
suit-D = carreau
suit-H = cœur
suit-S = pique
suit-any = n’importe quelle carte
# Sur la carte, à côté de la marque.
suit-letter-C = T
suit-letter-D = K
suit-letter-H = C
suit-letter-S = P
a-suit-C = un trèfle
a-suit-D = un carreau
a-suit-H = un cœur
a-suit-S = un pique

## Les refus : rien n'a été fait, et pourquoi

you = toi
seat-number = Place { $number }
refused-unknown = Le serveur a dit non, et rien n’a été fait.
refused-not_your_turn = C’est le tour de { $turn }.
refused-card_gone = Tu n’as plus { $the_card }.
refused-no_match = Il faut du { $suit }; { $a_card } ne va que sur du { $card_suit }, ou sur { $another_rank }. Tu peux jouer { $playable }.
refused-no_match-none = Il faut du { $suit }; { $a_card } ne va que sur du { $card_suit }, ou sur { $another_rank }. Rien dans ta main ne va, alors pige.
refused-no_match-named = Il faut du { $suit }, choisi par { $named_by }; { $a_card } ne va que sur du { $card_suit }, ou sur { $another_rank }. Tu peux jouer { $playable }.
refused-no_match-named-none = Il faut du { $suit }, choisi par { $named_by }; { $a_card } ne va que sur du { $card_suit }, ou sur { $another_rank }. Rien dans ta main ne va, alors pige.
refused-printed_suit = Le huit sur la pile montre du { $printed }, mais c’est du { $suit } qu’il faut : la couleur a été choisie par { $named_by }. Le { $printed } ne compte pas.
refused-twos_first = Le premier deux doit aller sur la pile, et { $the_card } n’y va pas. Joue d’abord { $first }.
refused-no_match-joker = Un joker ne va pas là-dessus.
refused-eight_on_eight = À cette table, un huit ne va pas sur un huit.
refused-eight_on_eight-joker = Ici, ni huit ni joker ne vont sur un huit : seulement la couleur demandée.
refused-demand = Autre chose est demandé d’abord : { $the_card } ne convient pas.
refused-demand-cover = Il faut couvrir { $the_wanted }, et { $the_card } ne le fait pas. { $covers } : voilà ce qui convient.
refused-demand-duel = Maintenant, il faut { $the_wanted } et rien d’autre.
refused-answer_only = { $kind ->
    [queen] On te fait ramasser { $cards } cartes. Seule une dame qui fait ramasser y répond; sinon, ramasses-en { $cards }.
   *[other] On te fait ramasser { $cards } cartes. Pour y répondre, il faut { $answers }; sinon, ramasses-en { $cards }.
  }
refused-cross_answer = { $kind ->
    [queen] Tu ne peux pas répondre à une dame avec { $the_card } : il faut une autre dame qui fait ramasser.
   *[other] Tu ne peux pas y répondre avec { $the_card } : il faut { $answers }.
  }
refused-take_only = À cette table, on ne répond pas : on ramasse. Ramasses-en { $cards }.
refused-one_card_only = Une carte par tour.
refused-one_card_only-twos = Une carte par tour. Seuls les deux se jouent ensemble.
refused-one_card_only-chains = Une carte par tour, sauf si chaque carte couvre la précédente.
refused-queen_one = Une dame par tour.
refused-twos_max = { $max ->
    [one] Ici, un deux à la fois.
   *[other] Au plus { $max } deux d’un coup.
  }
refused-bad_order = Les cartes ne se suivent pas dans cet ordre : { $the_card } ne va pas.
refused-suit_needed = Choisis une couleur avec { $the_card }.
refused-draw_have_play = Tu ne peux pas piger : { $playable } peut se jouer.
refused-draw_have_play-some = Tu ne peux pas piger tant que tu as une carte qui peut se jouer.
refused-pass_have_play = Tu ne peux pas passer : { $playable } peut se jouer.
refused-pass_have_play-some = Tu ne peux pas passer tant que tu as une carte qui peut se jouer.
refused-draw_pending = { $kind ->
    [cover] Couvre d’abord ta carte, ou ramasses-en { $cards }.
    [duel] Joue la carte demandée, ou ramasses-en { $cards }.
   *[other] Décide d’abord ce que tu fais : réponds, ou ramasses-en { $cards }.
  }
refused-must_answer = Tu as de quoi répondre, et ici c’est obligatoire : { $playable }.
refused-pass_not_allowed = Tu ne peux passer que s’il n’y a plus rien à piger.
refused-nothing_to_draw = Il n’y a plus rien à piger.
refused-nothing_to_take = Il n’y a rien à ramasser.
refused-too_late = Ce n’est pas le moment d’annoncer la dernière carte.
refused-too_late-off = À cette table, on n’annonce pas la dernière carte.
refused-round_over = La manche est finie.
refused-game_over = La partie est finie.
refused-stale = La table avait déjà avancé. Rien n’a été joué.
refused-stale_commitment = Les cartes avaient déjà été données.
refused-bad_value = Ça ne va pas comme ça : { $field }.
refused-bad_value-plain = Ça ne va pas comme ça : { $field }.
refused-bad_message = Le serveur n’a pas compris cette page. Recharge-la et essaie encore.
refused-round_in_progress = Il faut attendre la fin de la manche.
refused-game_in_progress = Ça ne change pas pendant une partie.
refused-not_host = Seul l’hôte de la table peut faire ça.
refused-not_seated = Tu n’as pas de place à cette table. Prends-en une d’abord.
refused-coach_off = Il n’y a pas d’entraîneur à cette table.
refused-table_locked = L’hôte ne laisse plus personne s’asseoir à cette table. Tu peux regarder.
refused-table_full = Toutes les places sont prises. Tu peux regarder.
refused-seat_taken = Quelqu’un vient de prendre cette place. Choisis-en une autre.
refused-already_seated = Tu as déjà une place à cette table.
refused-unknown_table = Cette table n’est plus là.
refused-busy = Le serveur est très occupé. Essaie encore dans un instant.
refused-rate_limited = C’était beaucoup d’un coup. Attends un instant, puis essaie encore.
refused-storage_unavailable = Le serveur ne peut rien enregistrer en ce moment, alors rien n’a été fait. Essaie encore dans un instant.
refused-draining = Le serveur va redémarrer. Les manches en cours sont gardées; essaie encore dans une minute.
refused-muted = Les responsables t’ont retiré la parole pour un temps : rien n’a été dit.
refused-talk_off = On ne parle pas à cette table.
refused-presets_only = À cette table, on ne dit que les phrases toutes faites.
refused-paused = La table est en pause.
refused-removed = L’hôte t’a fermé cette table.
refused-no_watching = Personne ne peut regarder cette partie. Tu peux jouer à n’importe quelle autre table.
refused-no_invite = On joue ici sur invitation. Demandes-en une à la première page.
refused-unknown_code = Ce code n’est pas bon, ou ne l’est plus.
refused-unknown_person = Il n’y a personne à cette adresse.
refused-unknown_game = Il n’y a pas de partie terminée à cette adresse.
refused-already_admitted = Pas besoin : tu peux déjà jouer ici.
refused-already_requested = Tu as déjà demandé une invitation, et l’hôte n’a pas encore répondu.
refused-too_many = On ne peut pas en garder plus. Enlèves-en d’abord.
refused-lost = La connexion s’est coupée avant la réponse. On réessaie dès que tu reviens.

field-seats = le nombre de places
field-access = qui peut venir
field-talk = ce qu’on peut dire
field-level = le niveau des ordinateurs
field-turn_s = le temps par tour
field-name = ce nom
field-rules = les règles
field-ruleset = le jeu
field-seat = cette place
field-person = cette personne
field-device = cet appareil
field-after = l’endroit où continuer
field-paused = la pause
field-table = cette table

## La page des règles

rules-heading = Les règles
show-heading = Comment on joue

## L'accueil

lobby-watchers = { $watchers ->
    [one] { $watchers } personne regarde
   *[other] { $watchers } personnes regardent
  }
refused-lost-plain = La connexion s’est coupée avant la réponse. Essaie encore à ton retour.

## Une nouvelle table

new-title = Nouvelle table
new-waiting = On attend le serveur…

## Autour de chaque page

skip = Aller à la page
title-page = { $page } - Kitchen Table
title-your-turn = (!) À toi - Kitchen Table
close-page = Fermer
to-tables = Aux tables
not-found-heading = Rien ici
not-found-about = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.
link-connecting = Connexion…
link-online = En ligne
link-reconnecting = Reconnexion…
link-replaced = Ouvert ailleurs
link-dismissed = Session fermée
link-closed = Fermé
link-reconnecting-about = La connexion est perdue. On essaie encore…
link-reconnecting-seated = La connexion est perdue. On essaie encore… ta place est gardée.
link-long = Si ça dure, vérifie ton réseau; tu peux aussi laisser cette page ouverte et revenir plus tard.
link-try-now = Essayer maintenant
link-replaced-about = Tu as cette table ouverte sur une autre page. C’est l’autre qui joue.
link-use-here = Jouer ici
link-outdated-about = Il y a une version plus récente de cette page.
link-reload = La charger
name-heading = Comment les autres vont-ils t’appeler?
name-label = Ton nom
name-accept = C’est moi
name-save = Enregistrer
name-empty = Écris d’abord un nom.
name-guesses = Macareux, Mouette, Capelan, Caribou, Chicoutai, Bleuet, Goélette, Turlutte, Épinette, Lupin, Calmar
page-failed = Chargement impossible. Vérifie ton réseau et charge la page encore une fois.
dismissed-signed_out = Ta session est fermée ici
dismissed-signed_out-about = Ce navigateur ne porte plus ton nom. Tu peux recommencer sous un nouveau nom, ou t’identifier avec un lien fait sur un autre de tes appareils.
dismissed-deleted = Tout est effacé
dismissed-deleted-about = Le serveur ne garde plus rien sur toi. Tu peux recommencer quand tu veux.
dismissed-banned = Tu ne peux plus jouer ici
dismissed-banned-about = Les responsables de ce serveur te l’ont fermé.
dismissed-start = Recommencer
links-heading = Et aussi
links-history = Tes parties terminées
links-leaders = Palmarès
me-open = Toi et tes réglages :
me-settings = Toi et tes réglages
me-more = Tes parties, appareils et données
me-heading = Toi
theme = Apparence
theme-system = Automatique
theme-light = Claire
theme-dark = Sombre

## Une table avant la donne, et comment en sortir

waiting-heading = La table est mise
seats-button = Places
seats-heading = Qui s’assoit ici
waiting-change = Changer les réglages
tag-you = toi
table-coming = On arrive à la table…
gone-heading = Cette table est fermée
gone-closed = Il n’y avait plus personne, ou le serveur l’a fermée.
gone-removed = L’hôte te l’a fermée. Tu peux jouer à n’importe quelle autre table.
gone-unwatched = Personne ne peut regarder cette partie. Tu peux revenir entre deux parties, ou jouer à n’importe quelle autre table.
gone-unknown = Il n’y a pas de table à cette adresse : elle a été fermée, ou le lien a été coupé.
leave-heading = Quitter la table?
leave-about-round = Tu laisses ta place, et l’ordinateur continue avec ta main. Pour revenir plus tard, va plutôt à l’accueil : ta place est alors gardée.
leave-about = Tu laisses ta place à cette table.
leave-about-end = À cette table, la partie finit pour tout le monde quand quelqu’un part : personne ne la gagne, et les totaux restent comme ils sont. Pour seulement regarder ailleurs, va plutôt à l’accueil : la place et la partie sont alors gardées.
leave-end = Partir et finir la partie
leave-stay = Rester
leave-leave = Partir
