### Le formulaire de l’hôte : une nouvelle table, et ce qui y change.

new-heading = Une nouvelle table
new-lead = Choisis le jeu. Tout est déjà comme d’habitude : ouvre la table tout de suite, ou change d’abord ce que tu veux.
new-game = Le jeu
game-hint-fifteen-hands = 15 manches, de 8 cartes à 1 et retour; as et trois se couvrent, un quatre lance un duel, la dernière carte s’annonce; le plus bas gagne
game-hint-fifty-per-player = des huit tout simples; qui gagne marque ce que les autres ont en main; 50 points par place; la pile n’est jamais remise
game-hint-newfoundland = qui gagne marque ce que les autres ont en main; les deux s’empilent, on peut répondre au lieu de ramasser, la pile est brassée et remise
game-hint-power-cards-ranked = comme Power Cards, mais seuls les huit sont spéciaux, toujours jusqu’à 100
game-hint-power-cards = on paie ce qu’on a en main, le plus bas gagne; en piger une et arrêter; il faut répondre à un deux; la pile n’est pas remise
game-hint-tens-and-jokers = on paie ce qu’on a en main, le double si la dernière carte est un huit; un dix fait jouer encore; la dernière carte s’annonce
new-rules = Les règles de ce jeu
new-seats = Places
new-seats-about = { $others ->
    [one] Toi et une autre personne. Une place que personne ne prend est jouée par l’ordinateur.
   *[other] Toi et { $others } autres. Les places que personne ne prend sont jouées par l’ordinateur.
  }
new-house-rules = Règles maison
new-house-rules-state = { $changed ->
    [0] tout comme d’habitude
    [one] { $changed } changée
   *[other] { $changed } changées
  }
new-access = Qui peut venir
access-public = Tout le monde
access-public-about = La table est dans la liste; n’importe qui peut se joindre ou regarder.
access-unlisted = Avec le lien
access-unlisted-about = La table n’est pas dans la liste; seules les personnes à qui tu envoies le lien la trouvent.
access-private = Sur invitation
access-private-about = La table n’est pas dans la liste, et son adresse n’ouvre à personne : entrent les personnes à qui tu envoies l’invitation. Tu peux en faire une nouvelle quand tu veux.
new-watching = On peut regarder
watching-on = Sans prendre de place, on voit la table, jamais une main.
watching-off = Une fois les cartes données, il ne reste à la table que les personnes qui ont une place.
new-coach = On peut consulter l’entraîneur
coach-on = À son tour, on peut demander ce que ferait l’ordinateur; les autres l’apprennent. Les parties de cette table ne comptent pas au classement.
coach-off = Chaque personne joue sans aide, et les parties entre personnes comptent.
new-talk = Parler à la table
talk-off = Non
talk-off-about = Personne ne peut rien dire.
talk-presets = Phrases toutes faites
talk-presets-about = Quelques phrases amicales à choisir, comme « Bien joué! ».
talk-free = Ce qu’on veut
talk-free-about = Des phrases à choisir, et tout ce qui tient en 200 caractères.
new-turn-time = Temps par tour
turn-time = { $seconds ->
    [0] Le temps qu’il faut
   *[other] { $seconds } secondes
  }
turn-time-about = { $seconds ->
    [0] On ne presse personne.
   *[other] Au bout de ce temps, un coup prudent est joué à ta place; la deuxième fois de suite, l’ordinateur continue jusqu’à ton retour. Le temps ne compte que si quelqu’un d’autre attend.
  }
new-level = Les ordinateurs jouent
level-easy = Doucement
level-easy-about = Ils jouent ce qui va.
level-steady = Bien
level-steady-about = Ils gardent leurs huit et surveillent qui a presque fini.
level-sharp = Très bien
level-sharp-about = Ils se souviennent de ce qui a été joué et pensent plus loin.
saved-heading = Réglages que tu as utilisés
saved-last = Comme la dernière fois :
saved-drop = Enlever les réglages { $name }
saved-save = Garder ces réglages sous…
saved-name = Leur nom
saved-kept = Gardés sous { $name }.
saved-too-many = Tu gardes déjà autant de réglages qu’on peut. Enlèves-en d’abord.
new-line = La table sera
new-open = Ouvrir la table
