### Les pages sur les gens : soi-même, invitations, parties terminées, palmarès.

me-install = Installer le jeu
me-install-about = Kitchen Table prend place parmi tes applis, dans sa propre fenêtre. Le jeu ne prend pas plus de place qu’une photo.
me-install-do = Installer
me-install-apple = Pour avoir Kitchen Table parmi tes applis, touche le bouton Partager de Safari, puis « Sur l’écran d’accueil ».

people-looking = On cherche…
people-nobody = quelqu’un qui est parti
people-computer = ordinateur
people-won = gagné
people-more = Voir plus
people-more-busy = On va chercher…

## /me

me-title = Toi
me-name = Ton nom
me-preferences-about = Gardé sur cet appareil.
me-devices = Tes appareils
me-devices-about = Chaque navigateur qui porte ton nom.
me-device-unnamed = Un navigateur
device-on = { $browser } sur { $system }
me-device-this = celui-ci
me-device-seen = ici la dernière fois le { $when }
me-device-remove = Enlever
me-device-remove-label = Enlever { $name }
me-device-sign-out = Fermer ma session ici
me-device-sure = { $name } ne portera plus ton nom.
me-device-sure-this = Ce navigateur oubliera qui tu es. Sans un autre appareil qui porte ton nom, rien ne permet d’y revenir.
me-device-yes = Oui, fermer la session
me-device-no = Non
me-link = Prendre mon nom sur un autre appareil
me-link-about = Fait un lien qui donne ton nom à un autre navigateur. Il sert une fois, dans les dix minutes; ne le donne à personne d’autre.
me-link-make = Faire un lien
me-link-another = Faire un autre lien
me-link-label = Ouvre ce lien sur l’autre appareil
me-link-square = Le même lien, pour l’appareil photo d’un téléphone
me-link-left = Encore bon { $minutes }:{ $seconds }.
me-link-over = Ce lien n’est plus bon.
me-games = Tes parties
me-games-history = Tes parties terminées
me-games-records = Tes records
me-data = Tes données
me-data-about = Tout ce que ce serveur garde sur toi.
me-export = Garder une copie
me-export-about = Un fichier avec ton nom, tes appareils, tes réglages et tes parties.
me-export-busy = On rassemble…
me-export-done = Enregistré sous { $file }.
me-delete = Tout effacer
me-delete-heading = Effacer toutes tes données?
me-delete-goes = Ceci disparaît pour de bon :
me-delete-goes-name = ton nom, ici et dans les parties que tu as finies : ta place y reste, sans nom
me-delete-goes-seats = les places que tu as; l’ordinateur continue pour toi
me-delete-goes-records = tes records et ta place au palmarès
me-delete-goes-settings = les réglages que tu as gardés, et ce que tu as écrit pour demander une invitation
me-delete-goes-devices = toutes tes sessions sur tes appareils
me-delete-stays = Les pointages des parties que tu as finies restent pour les autres qui ont joué.
me-delete-next = Effacer…
me-delete-sure = C’est bien ce que tu veux? On ne peut pas revenir en arrière.
me-delete-yes = Oui, tout effacer
me-delete-keep = Tout garder

## /s/<code>

sign-in-title = Prendre ton nom ici
sign-in-about = Ce lien fait de ce navigateur un de tes appareils : ici, tu auras le même nom, les mêmes places et les mêmes parties que là où tu l’as fait.
sign-in-leaves = Dans ce navigateur, tu as joué sous le nom { $name }. Ces places et ces parties restent à ce nom, et tu le laisses derrière toi ici.
sign-in-button = Prendre ce nom sur cet appareil
sign-in-busy = Un instant…
sign-in-done = Ici, ton nom est maintenant { $name }.
sign-in-unknown_code = Ce lien n’est plus bon : il sert une fois, dans les dix minutes. Fais-en un autre sur l’appareil que tu utilises déjà, à la page qui porte ton nom.
sign-in-rate_limited = Trop d’essais d’ici. Attends quelques minutes, puis ouvre le lien encore.
sign-in-failed = Le serveur ne répond pas. Essaie encore.

## Invitations à ce serveur

welcome-about = Ici, on joue entre amis à Krazy 8's et à ses cousins, dans le navigateur, avec du monde ou l’ordinateur.
welcome-invite-only = On joue ici sur invitation. Demandes-en une, ou sers-toi de la tienne.
welcome-ask = Demander une invitation
welcome-have = J’ai une invitation
welcome-code = Le lien ou le code de ton invitation
welcome-code-go = Continuer
welcome-code-bad = Ce n’est pas une invitation : c’est un lien, ou un code de 26 lettres et chiffres.
welcome-rules = Comment on joue
request-title = Demander une invitation
request-about = L’hôte de ce serveur lit ce que tu écris ici, et décide.
request-name-empty = Écris d’abord ton nom.
request-reach = Comment te joindre (pas obligatoire)
request-reach-about = Un numéro ou une adresse, si tu veux que l’hôte te réponde. La réponse sera de toute façon à la page suivante.
request-line = Un mot à l’hôte
request-line-about = Pour qu’on sache qui tu es.
request-send = Envoyer la demande
request-already = Pas besoin : tu peux déjà jouer ici.
request-waiting = Voir ta demande
invite-state-title = Ton invitation
invite-state-waiting = Tu as demandé une invitation sous le nom { $name }. L’hôte n’a pas encore répondu.
invite-state-waiting-about = Cette page te le dira dès qu’il y aura une réponse. Tu peux la fermer et revenir à cette adresse.
invite-state-approved = Bienvenue, { $name }. L’hôte t’ouvre la porte.
invite-state-open = Ouvrir les tables
invite-state-elsewhere = La demande a été acceptée pour le navigateur d’où elle est partie. Ouvre cette page là-bas, ou prends ton nom ici avec un lien fait là-bas.
invite-state-declined = L’hôte n’a pas accepté cette demande.
invite-state-unknown = Il n’y a pas de demande à cette adresse. Le lien a peut-être été coupé.

## /i/<code>

invitation-title = Une invitation
invitation-table = { $host } t’invite à { $game }
invitation-table-nobody = On t’invite à { $game }
invitation-seated = { $seated ->
    [one] { $seated } place prise sur { $seats }
   *[other] { $seated } places prises sur { $seats }
  }
invitation-join = Se joindre
invitation-watch = Regarder
invitation-full = Toutes les places sont prises. Tu peux regarder.
invitation-locked = L’hôte ne laisse plus personne s’asseoir. Tu peux regarder.
invitation-playing = Une manche est en cours. Une place se prendra quand elle sera finie.
invitation-sit-later = Regarder, et s’asseoir après la manche
invitation-full-unwatched = Toutes les places sont prises, et personne ne peut regarder.
invitation-locked-unwatched = L’hôte ne laisse plus personne s’asseoir, et personne ne peut regarder.
invitation-playing-unwatched = Une manche est en cours, et personne ne peut la regarder. Il y a une place pour toi quand elle sera finie : reviens à ce moment-là.
invitation-again = Regarder encore
invitation-server = On t’invite à jouer ici
invitation-server-about = Une touche, et tu y es. Pas de compte, pas de mot de passe.
invitation-come-in = Entrer
invitation-needed = Pour jouer ici, il te faut d’abord une invitation à ce serveur.

## Parties terminées

history-title = Tes parties terminées
history-none = Tu n’as pas encore joué de partie jusqu’au bout. Quand une sera finie, elle sera ici.
history-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }
history-not-whole = pas jouée jusqu’au bout
history-coach = avec entraîneur, ne compte pas
game-title = { $game }
game-sheet = Feuille de pointage
game-chart = Comment ça s’est passé
game-left-over = Ce qui restait dans les mains
game-left-over-round = Manche { $round }
game-left-none = rien
game-together = Les mêmes personnes, ensemble
game-together-about = Toutes les parties de ce jeu que ces personnes-là, et personne d’autre, ont jouées jusqu’au bout.
game-ended = Terminée le { $when }
game-result = Résultat
standing-place = Rang
standing-name = Nom
standing-games = Parties
standing-won = Gagnées
standing-points = Points

## Le palmarès et les gens

leaders-title = Palmarès
leaders-about = D’après les parties que deux personnes ou plus ont jouées jusqu’au bout.
leaders-game = Jeu
leaders-time = Période
leaders-days-30 = Les 30 derniers jours
leaders-days-0 = Depuis le début
leaders-none = Personne encore. Joue une partie jusqu’au bout avec quelqu’un, et tu seras ici.
person-since = Ici depuis le { $when }.
person-records = Records
person-none = Aucune partie jusqu’au bout encore.
person-rounds = Manches
person-rounds-won = Manches gagnées
person-best = Meilleur total
person-with-computers = Seulement contre des ordinateurs
game-replay-round = Revoir la manche { $round }

rounds-export-about = Chaque manche de tes parties finies, comme elle a été donnée et jouée : un relevé par ligne. N’importe qui peut vérifier les brassages d’un tel fichier.
rounds-export = Télécharger toutes mes manches
rounds-export-busy = { $rounds ->
    [one] { $rounds } manche jusqu’ici…
   *[other] { $rounds } manches jusqu’ici…
}
rounds-export-done = { $rounds ->
    [one] { $rounds } manche enregistrée dans { $file }.
   *[other] { $rounds } manches enregistrées dans { $file }.
}
rounds-verify = Vérifier un fichier de relevés
game-records = Enregistrer les relevés de toutes les manches
