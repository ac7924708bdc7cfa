fair-label = Le brassage de cette manche
fair-checking = Vérification du brassage…
fair-good = Brassage vérifié
fair-part = Brassage vérifié, pour ce que cette page a vu
fair-record = Le relevé se tient
fair-bad = Ce n’était pas le brassage promis
fair-failed = Le brassage n’a pas pu être vérifié
fair-unproved = Ce relevé n’a aucune preuve de son brassage
fair-again = Réessayer
fair-how = Comment le savoir?
fair-why = Qu’est-ce qui cloche?

fair-panel = Comment savoir que le brassage était honnête?
fair-story-promise = Avant la donne, le serveur a choisi un nombre secret et en a montré l’empreinte à tout le monde. À partir de là, il ne pouvait plus en choisir un autre sans se faire prendre.
fair-story-parts = Ensuite, chaque navigateur à la table a ajouté un nombre à lui. Personne ne pouvait donc choisir l’ordre des cartes : ni le serveur, ni qui que ce soit à la table.
fair-story-reveal = À la fin de la manche, le serveur a montré son secret. Ton navigateur a alors brassé le paquet une fois de plus, tout seul, et a comparé.
fair-story-limit = Une chose que ça ne montre pas : le serveur donne les cartes, donc il peut les voir.
fair-now-own = Le nombre que ton navigateur a ajouté fait partie de ce brassage.
fair-now-own-late = Le nombre que ton navigateur a ajouté est arrivé trop tard pour cette manche.
fair-now-reveal = À la fin de la manche, le serveur montre son secret. Ton navigateur brasse alors le paquet une fois de plus, tout seul, et compare avec l’empreinte et avec chaque carte que tu as vue. Ce qu’il trouve est écrit au-dessus des points.
fair-now-secret = pas encore montré : qui le connaîtrait pourrait trouver toutes les cartes
fair-found = Ce que ce navigateur a trouvé
fair-found-record = Le secret et l’empreinte vont ensemble, et chaque carte du relevé est là où le brassage l’a mise.
fair-found-before_deal = L’empreinte est celle que cette page a vue avant la donne.
fair-found-after_deal = Cette page est arrivée après la donne. Elle a vu la même empreinte depuis, mais ne peut pas dire ce qui était montré avant.
fair-found-not_seen = Cette page n’a pas vu jouer la manche; elle ne peut donc pas dire quelle empreinte était montrée avant la donne.
fair-found-own-in = Le nombre que ton navigateur a ajouté fait partie du brassage.
fair-found-own-late = Le nombre que ton navigateur a ajouté est arrivé trop tard pour cette manche.
fair-found-cards-all = Chaque carte que tu as vue, de la donne aux mains ouvertes, est celle qui devait venir.
fair-found-cards-some = Les cartes que tu as vues pendant que cette page était là sont celles qui devaient venir.
fair-found-shown = Les mains et les cartes pigées que cette reprise montre sont celles qui découlent du secret.
fair-numbers = Les nombres
fair-commitment = Empreinte, montrée avant la donne
fair-secret = Secret, montré après la manche
fair-parts = Ce que chaque place a ajouté
fair-part-0 = personne n’y était
fair-part-2 = un ordinateur, qui n’ajoute rien
fair-part-3 = rien qui soit arrivé à temps
fair-seat = Place { $seat }
fair-save = Enregistrer le relevé
fair-elsewhere = Vérifier un fichier
fair-elsewhere-about = La page qui vérifie les fichiers n’a besoin d’aucun serveur une fois ouverte, et un petit script sans rien du code de ce serveur fait la même chose.

fair-alarm = Les cartes de la manche { $round } ne sont pas celles qui étaient promises
fair-alarm-round = Les cartes de cette manche ne sont pas celles qui étaient promises
fair-alarm-do = Enregistre la preuve : le fichier contient ce que ce navigateur a vu et ce que le serveur dit maintenant. Envoie-le à la personne qui tient ce serveur, et ne joue ici rien d’important tant qu’elle ne l’a pas expliqué. N’importe qui peut vérifier le fichier.
fair-alarm-save = Enregistrer la preuve
fair-alarm-put-aside = Mettre de côté
fair-where-line = Ligne { $line }
fair-where-seat = place { $seat }
fair-where-recycle = retour { $recycle } de la pile

fair-problem-not_a_record = Ce n’est pas le relevé d’une manche.
fair-problem-no_proof = Le relevé n’a rien qui puisse prouver son brassage.
fair-problem-version = Le brassage a été prouvé d’une façon que cette page ne connaît pas.
fair-problem-seats = Les places du relevé et de sa preuve ne sont pas les mêmes.
fair-problem-unreadable_proof = Les nombres de la preuve ne sont pas écrits comme il faut.
fair-problem-rules_hash = Les règles ne sont pas celles pour lesquelles les cartes ont été brassées.
fair-problem-secret = Le secret montré ne va pas avec l’empreinte.
fair-problem-first_dealer = C’est une autre personne qui aurait dû donner la première manche.
fair-problem-pack = Le paquet n’est pas dans l’ordre qui découle du secret.
fair-problem-too_few_cards = Il y a trop peu de cartes pour une telle donne.
fair-problem-bury = Une carte enfouie n’a pas été mise où elle devait aller.
fair-problem-recycled = La pile a été rebrassée dans un ordre qui ne découle pas du secret.
fair-problem-succession = La manche ne fait pas suite à celle d’avant.
fair-problem-succession_dealer = La donne n’est pas passée à la place suivante.
fair-problem-other_round = C’est le relevé d’une autre manche.
fair-problem-commitment_changed = L’empreinte n’est pas celle qui était montrée avant la donne : le serveur a mis un autre secret à la place.
fair-problem-shares_changed = Ce que les places ont ajouté n’est pas ce qui était montré à la donne.
fair-problem-contribution_left_out = Le nombre que ton navigateur a ajouté était arrivé, et il a été laissé de côté.
fair-problem-starter = Une autre carte a été retournée que celle qui devait venir.
fair-problem-drawn = Une carte pigée n’était pas sur le dessus de la pioche.
fair-problem-played = Une autre carte a été jouée que ce que dit le relevé.
fair-problem-not_held = Une carte a été jouée que cette place ne pouvait pas avoir.
fair-problem-hand = Une main n’était pas celle qui découle du secret.

verify-title = Vérifier un relevé
verify-lead = Une manche a-t-elle été brassée comme promis? Cette page le vérifie dans ton navigateur, à partir du fichier seul. Rien n’est envoyé.
verify-file = Fichier de relevés
verify-which = Un fichier de manches (.jsonl), comme le donnent les pages des manches, des parties et de ton historique, ou une reprise (.json).
verify-busy = Vérification de { $file } : { $rounds ->
    [one] { $rounds } manche jusqu’ici
   *[other] { $rounds } manches jusqu’ici
}…
verify-good = { $rounds ->
    [one] La seule manche de { $file } a été brassée comme promis.
   *[other] Les { $rounds } manches de { $file } ont toutes été brassées comme promis.
}
verify-bad = { $file } ne tient pas.
verify-fault = Ligne { $line } : { $problem }
verify-before = { $rounds ->
    [0] Aucune manche avant elle ne tient.
    [one] La seule manche avant elle tient.
   *[other] Les { $rounds } manches avant elle tiennent.
}
verify-none = Il n’y a aucune manche dans { $file }.
verify-unreadable = { $file } n’a pas pu être lu.
verify-what = Ce qui est vérifié
verify-what-secret = Que chaque secret va avec l’empreinte à côté de lui, et que l’ordre du paquet, chaque carte enfouie, chaque retour de la pile et la première personne à donner découlent de lui, de ce que les gens ont ajouté et des règles.
verify-what-not-seen = Si l’empreinte est bien celle qui était montrée avant la donne, seul quelqu’un qui était là peut le dire. Ton navigateur le vérifie tout seul à la fin de chaque manche que tu joues.
verify-what-not-rules = Si chaque coup était permis n’est pas regardé ici; le « verify » du programme le fait.
verify-kept = Cette page est maintenant gardée dans ce navigateur : elle s’ouvre aussi sans réseau.
verify-watch = Regarder une manche dans un fichier

file-drop = ou dépose un fichier n’importe où sur cette page
