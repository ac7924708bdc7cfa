### Une table avant la donne : les places, le lien pour les autres, qui va où.

todo-deal = Tout le monde est là : donne la première manche.
todo-deal_or_wait = { $computers ->
    [one] Donne quand tu veux : un ordinateur prend la place vide. Ou attends du monde.
   *[other] Donne quand tu veux : des ordinateurs prennent les { $computers } places vides. Ou attends du monde.
  }
todo-wait_for_host = On attend que { $host } donne les cartes.
todo-take_seat = Prends une place pour jouer, ou reste et regarde.
todo-no_host = Prends une place : tu seras l’hôte de la table et tu pourras donner les cartes.
todo-full = Toutes les places sont prises. Reste et regarde; la partie commence quand { $host } donne les cartes.
waiting-rules = Les règles
waiting-seats = Places
waiting-empty = Place { $number }, vide
waiting-sit = S’asseoir ici
waiting-sit-at = S’asseoir à la place { $number }
waiting-deal = { $computers ->
    [0] Donner
    [one] Donner (avec { $computers } ordinateur)
   *[other] Donner (avec { $computers } ordinateurs)
  }
waiting-deals-itself = { $seconds ->
    [one] On donne dans { $seconds } seconde. Des ordinateurs prennent les places encore vides.
   *[other] On donne dans { $seconds } secondes. Des ordinateurs prennent les places encore vides.
  }
waiting-for-friends = Attendre du monde
seats-add-computer = Ajouter un ordinateur
seats-up-label = Monter { $name }
seats-down-label = Descendre { $name }
seats-hand-over = Nommer hôte
seats-hand-over-label = Nommer { $name } hôte de la table
seats-remove = Retirer
seats-remove-label = Retirer { $name }
seats-remove-sure = { $name } doit partir et ne peut plus revenir à cette table. C’est bien ce que tu veux?
seats-remove-yes = Oui, retirer
seats-remove-no = Non
seats-lock = Personne d’autre ne peut s’asseoir
seats-lock-on = La table est verrouillée : les autres peuvent regarder, mais pas s’asseoir.
seats-lock-off = Toute personne qui peut venir peut prendre une place libre.
seats-in-round = Entre deux manches, tu peux retirer quelqu’un ou verrouiller la table.
seats-pause = Mettre la partie en pause
waiting-save = Enregistrer les réglages
waiting-stand-up = Se lever
tag-host = hôte
tag-computer = ordinateur
tag-away = pas là
invite-label = Envoie ce lien aux personnes qui doivent jouer
invite-private = L’invitation : envoie ce lien aux personnes qui doivent entrer
invite-host-only = Cette table est privée. C’est l’hôte qui envoie les invitations.
invite-square = En carré, pour l’appareil photo d’un téléphone
invite-square-label = Le lien en carré, à lire avec un appareil photo
invite-renew = Nouvelle invitation
invite-renew-about = L’invitation est allée aux mauvaises personnes? Avec une nouvelle, l’ancien lien ne marche plus; les personnes déjà entrées restent.
invite-renewed = Voici le nouveau lien. L’ancien ne marche plus.
invite-copy = Copier
invite-share = Partager
invite-copied = Copié.
invite-copy-failed = Copier n’est pas permis ici. Sélectionne le lien et copie-le.
invite-text = Viens jouer à { $game }.
