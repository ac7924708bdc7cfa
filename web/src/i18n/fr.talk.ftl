### La parole à une table, et que faire à propos de quelqu’un.

talk-empty = Personne n’a encore rien dit.
talk-is-off = On ne parle pas à cette table. L’hôte peut le changer dans les réglages.
talk-watching = Tu regardes : les personnes qui jouent ne t’entendent pas, seulement celles qui regardent.
talk-watches = regarde
talk-about = { $name } : masquer ou signaler
talk-phrases = Dire une phrase
talk-box = Dire quelque chose
talk-send = Le dire
talk-count = { $length } caractères sur { $longest }
talk-too-long = C’est trop long : au plus 200 caractères.
talk-mute-or-report = Masquer ou signaler quelqu’un
talk-muted = Tu ne vois plus ce que dit { $name }.
talk-unmute = Ne plus masquer { $name }
talk-person-heading = À propos de { $name }
talk-person-who = De qui il s’agit
talk-person-mute = Masquer { $name }
talk-person-heard = Tu vois ce que dit { $name }.
talk-person-muted = Ce que dit { $name } ne t’est pas montré, et personne ne le sait.
report-heading = Signaler { $name }
report-about = Les responsables de ce serveur reçoivent ton message, avec ce qui s’est dit en dernier. Personne à la table ne le sait.
report-line = Ce qui s’est passé (si tu veux)
report-send = Envoyer
report-sent = C’est envoyé. Merci : les responsables vont regarder.
