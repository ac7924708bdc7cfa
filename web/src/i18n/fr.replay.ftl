replay-title = Reprise de la manche { $round }
replay-tag = Reprise
replay-coming = On va chercher la manche…
replay-unknown = Cette manche n’est pas ici
replay-unknown-about = L’adresse a peut-être été raccourcie en chemin. On peut revoir une manche dès qu’elle est terminée.
replay-cannot = Cette manche ne peut pas être rejouée
replay-cannot-about = Elle a été jouée selon des règles plus anciennes que celles de ce serveur. On peut tout de même en garder le relevé.
replay-failed = La manche n’a pas pu être obtenue
replay-failed-about = Le serveur n’a pas répondu. Essaie encore dans un instant.
replay-again = Réessayer
replay-back = Vers la partie
replay-to-lobby = Vers l’accueil
replay-eyes = Vue par
replay-eyes-all = toutes les mains ouvertes
replay-eyes-seat = { $name }
replay-deal = la donne
replay-first = À la donne
replay-step-back = Un pas en arrière
replay-play = Jouer
replay-pause = Pause
replay-step-on = Un pas en avant
replay-last = À la fin
replay-where = Étape { $at } sur { $all }
replay-scrub = Où dans la manche
replay-speed = Vitesse
replay-speed-times = { NUMBER($speed, maximumFractionDigits: 1) } ×
replay-events = Ce qui s’est passé
replay-share = Partager cette manche
replay-share-about = Toute personne qui a ce lien peut revoir la manche, sans compte.
replay-link = Le lien
replay-link-text = Une manche de { $game }
replay-record = Enregistrer le relevé
replay-menu = Événements et lien
replay-hand-of = Main de { $name }
replay-no-cards = aucune carte
replay-keys = Touches : ← → un pas, Début et Fin, espace pour jouer ou mettre en pause, V pour d’autres yeux.
replay-save = Enregistrer la reprise
replay-file-open = Ouvrir un fichier
replay-file-heading = Regarder une manche dans un fichier

replay-file = Fichier de reprise ou de relevé
replay-file-about = Une reprise (.json) s’ouvre toute seule. D’un relevé de manche (.jsonl), le serveur fait une reprise, et n’en garde rien. Si le fichier a plusieurs manches, tu choisis.
replay-file-getting = On prépare la manche…
replay-file-check = Vérifier le brassage
replay-file-reason = Le serveur dit :

replay-file-unreadable = Ce fichier n’a pas pu être lu.
replay-file-unreadable-do = Choisis-le encore une fois : il a peut-être été déplacé ou modifié entre-temps.
replay-file-strange = Ce n’est ni une reprise ni le relevé d’une manche.
replay-file-strange-do = Choisis un fichier enregistré sur la page d’une manche ou d’une partie, ou dans ton historique.
replay-file-too_long = Ce relevé est plus long que ce que ce serveur accepte.
replay-file-too_long-do = Si tu as le fichier de reprise (.json) de la manche, ouvre plutôt celui-là. On peut vérifier le brassage quand même.
replay-file-does_not_hold = Cette manche n’a pas pu être jouée comme ça.
replay-file-does_not_hold-do = Le relevé a peut-être été modifié, ou il vient d’une autre version du jeu. On peut vérifier son brassage à part.
replay-file-too_many = Ça fait beaucoup de manches en peu de temps.
replay-file-too_many-do = Attends une minute, puis réessaie.
replay-file-busy = Le serveur en a plein les bras avec d’autres manches.
replay-file-busy-do = Réessaie dans un instant.
replay-file-no_replays = Ce serveur ne peut pas faire de reprise à partir d’un relevé.
replay-file-no_replays-do = Ouvre plutôt le fichier de reprise (.json) de la manche.
replay-file-failed = Le serveur n’a pas pu être joint.
replay-file-failed-do = Es-tu en ligne? Si oui, réessaie dans un instant. Un fichier de reprise (.json) s’ouvre sans le serveur.

replay-choose = Quelle manche?
replay-choose-about = { $rounds ->
    [one] Une manche dans { $file }.
   *[other] { $rounds } manches dans { $file }.
}
replay-choose-list = Les manches du fichier
replay-choose-parts = Montrer
replay-choose-part = manches { $first } à { $last }
replay-choose-next = { $rounds ->
    [one] La dernière
   *[other] Les { $rounds } suivantes
}
replay-choose-rules = { $ruleset } · { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
replay-choose-points = Points par place : { $points }.
replay-choose-last = La partie s’est terminée ici.
replay-choose-strange = Cette ligne n’est pas le relevé d’une manche.

replay-others = D’autres manches
replay-others-where = C’est la manche { $at } sur { $all } dans { $file }.
replay-others-before = La précédente
replay-others-next = La suivante
replay-others-all = Toutes les manches du fichier
