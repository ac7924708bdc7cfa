### Le salon.

lobby-heading = Krazy 8's à la table de cuisine
lobby-rules-in-short = Même couleur ou même rang. Les huit vont partout. Qui finit en premier gagne.
lobby-play-now = Jouer tout de suite
lobby-new-table = Nouvelle table
lobby-play-computers = Jouer contre l’ordinateur
lobby-yours = Ta place
lobby-rejoin = Y retourner
lobby-waiting = Tables qui attendent du monde
lobby-none-waiting = Aucune table n’attend pour l’instant. Ouvres-en une, et elle sera ici.
lobby-playing = Parties en cours
lobby-join = Se joindre
lobby-join-named = Se joindre à { $names }
lobby-watch = Regarder
lobby-watch-named = Regarder { $names }
lobby-look = Jeter un œil
lobby-gone = Fermée
lobby-only-computers = Seulement des ordinateurs
lobby-free = { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
  }
lobby-age = { $minutes ->
    [0] vient d’ouvrir
    [one] ouverte depuis { $minutes } minute
   *[other] ouverte depuis { $minutes } minutes
  }
lobby-age-hours = { $hours ->
    [one] ouverte depuis une heure
   *[other] ouverte depuis { $hours } heures
  }
lobby-round = manche { $round }
lobby-game-over = partie finie
lobby-best = en tête { $best }
lobby-show-new = { $count ->
    [one] Voir { $count } nouvelle table
   *[other] Voir { $count } nouvelles tables
  }
lobby-nobody = La table est libre
lobby-nobody-about = Personne ne joue en ce moment. Ouvre une table et envoie le lien à du monde, ou joue contre l’ordinateur.
lobby-looking = On cherche des tables…
lobby-looking-about = Un petit instant.
lobby-unwatched = Ne se regarde pas
lobby-locked = verrouillée, pour regarder
lobby-locked-unwatched = verrouillée
lobby-more-coming = D’autres tables arrivent…
filter-heading = Trouver une table
filter-text = Le nom de quelqu’un
filter-game = Jeu
filter-every-game = Tous les jeux
filter-free-only = Seulement avec une place libre
filter-all = { $all ->
    [one] { $all } table
   *[other] { $all } tables
  }
filter-fitting = { $fitting } sur { $all } tables
filter-clear = Effacer le filtre
filter-to-playing = Aux parties en cours
filter-nothing = Aucune table ne convient
filter-nothing-about = Aucune des tables n’est ce que tu cherches en ce moment.
lobby-rules-links = Les règles de chaque jeu
