### Les pages sur les gens : soi-même, invitations, parties terminées, palmarès.

me-install = Installer le jeu
me-install-about = Kitchen Table prend place parmi tes applis, dans sa propre fenêtre. Ça ne prend pas plus de place qu'une photo.
me-install-do = Installer
me-install-apple = Pour avoir Kitchen Table parmi tes applis, touche le bouton Partager de Safari, puis « Sur l'écran d'accueil ».
