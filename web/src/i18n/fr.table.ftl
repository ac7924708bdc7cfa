### La table : le jeu, ce qui s'est passé, les refus.
