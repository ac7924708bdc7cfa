### La page qui remplace les autres quand le serveur est hors d'atteinte. Texte simple seulement, rien à remplir.

offline-title = Kitchen Table : pas de connexion
offline-heading = Tu es hors ligne
offline-about = Ta place est gardée un moment. Ensuite, l’ordinateur joue pour toi jusqu’à ton retour. Là où la partie s’arrête quand quelqu’un part, elle s’arrête.
unreachable-heading = Kitchen Table ne répond pas
unreachable-about = Le serveur redémarre peut-être : ça prend moins d’une minute. Ta place est gardée, et la partie reprend où elle en était.
offline-again = Réessayer
