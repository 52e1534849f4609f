### Mots de la première page, des nouvelles tables et des invitations, en français.
### Les mêmes clés et variables se trouvent dans les autres langues, dans le même ordre.

## Le haut et le bas de chaque page

home-title = Sheepfold
motto = Cinq jeux de société sur les moutons : entre amis, sur un seul appareil ou contre l’ordinateur. Sans compte.
language = Langue
theme-to-dark = Couleurs sombres
theme-to-light = Couleurs claires
foot-own = Les jeux appartiennent à leurs auteurs et éditeurs.
foot-docs = Le dossier docs de Sheepfold explique comment faire tourner son propre serveur, pourquoi les tirages sont équitables et comment des programmes peuvent jouer.

## Mes tables

mine = Mes tables
mine-empty = Pas encore de table
    .help = Les tables que tu ouvres ou rejoins restent ici, sur cet appareil, jusqu’à ce que tu les retires.
mine-waits = À toi de jouer
mine-ready = T’attend
mine-lobby = Avant la partie
mine-playing = Aux autres de jouer
mine-paused = En pause
mine-over = Terminée
mine-watching = Tu regardes
mine-offline = Vue la dernière fois
mine-old =
    { $n ->
        [one] { $n } table terminée
       *[other] { $n } tables terminées
    }
mine-with = avec { $names }
mine-alone = en solitaire
mine-won = Tu as gagné
mine-shared = Victoire partagée
mine-lost = { $who } a gagné
mine-nobody = Personne n’a gagné
mine-resigned = Abandonnée
mine-agreed = Arrêtée d’un commun accord
mine-abandoned = Délaissée
mine-unreached = Le serveur ne répond pas ; tes tables apparaîtront dès qu’il répondra.
mine-remove = Retirer { $game } de cette liste
mine-remove-old = Retirer cette table de ta liste ?
    .help = Elle ne pourra plus être ouverte sur cet appareil. Rien ne change pour les autres.
mine-remove-running = Abandonner ta place sur cet appareil ?
    .help = La partie n’est pas finie. Une fois la table retirée de la liste, tu ne pourras plus reprendre ta place ; les autres pourront laisser l’ordinateur continuer pour toi.
remove = Retirer
keep = Garder

## Les jeux

games = Les jeux
facts-players =
    { $most ->
        [1] 1 personne
       *[other] { $least }–{ $most } personnes
    }
minutes-te_kuiti = 15 min
minutes-sheepland = 40 min
minutes-volle_wolle = 30 min
minutes-sheep_and_thief = 40 min
minutes-meadowmight = 30 min
kind-weight = Réflexion
kind-luck = Hasard
kind-memory = Mémoire
kind-bluff = Bluff
kind-of = { $kind } : { $n } sur 3
play-now = Jouer
play-now-label = Jouer à { $game }
first-game = Première partie
    .help = Contre un adversaire facile ; chaque décision est expliquée.
first-game-label = Première partie de { $game }
how-to-play = Comment jouer
how-to-play-label = Comment jouer à { $game }
new-table = Nouvelle table
new-table-label = Nouvelle table pour { $game }
rules-label = Règles de { $game }

## Jouer

against = Jouer à { $game }
your-name = Ton nom
players-in-all = Nombre de joueurs
against-whom = Contre l’ordinateur
play-explained = Expliquer chaque décision
start-match = C’est parti

## Rejoindre par un lien

join-by-link = Tu as une invitation ?
    .help = Ouvre le lien, ou colle-le ici.
link = Lien
join-go = Rejoindre
join-no-link = Ce n’est pas un lien vers une table. Il contient /join# ou /watch# et finit par des lettres et des chiffres.

## Une nouvelle table

new-title = { $game } : nouvelle table
new-players = Combien de joueurs ?
new-seats = Qui joue ?
new-seat = Place { $n }
seat-person = Sur cet appareil
seat-open = Inviter quelqu’un
seat-computer = Ordinateur : { $bot }
seat-name = Nom à la place { $n }
new-shared = Un appareil pour plusieurs
    .help = Vous vous passez l’appareil. Avant de montrer une main, il demande la bonne personne : ce qui est secret le reste.
new-open = Les liens pour les autres viennent ensuite : à envoyer, ou à montrer en code QR.
new-options = Variantes
new-time = Temps de réflexion
time-none = Sans limite
time-move = Par coup
time-player = Par personne
time-per-move = Temps pour un coup
time-per-player = Temps pour tous les coups
time-increment = Ajouté après chaque coup
time-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
time-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
time-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
time-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
time-help = Quand le temps est écoulé, les autres peuvent laisser l’ordinateur continuer ; personne n’est exclu.
new-watching = D’autres peuvent regarder
    .help = Avec un lien à part ; ils ne voient que ce que tout le monde peut voir.
new-hints = Indices
    .help = La personne dont c’est le tour peut demander conseil à l’ordinateur, et tout le monde le voit. Quand un jeu peut calculer les chances exactes, elles figurent à côté des choix.
new-open-table = Ouvrir la table
new-needs-person = Il faut que quelqu’un joue sur cet appareil.

## Une invitation

join-title = Une invitation pour toi
join-game =
    { $players ->
        [one] { $game }, en solitaire
       *[other] { $game }, à { $players }
    }
join-there = À la table
join-free = libre
join-yours = ta place
join-moves = Continuer ici en tant que { $name }
    .help = La place passe sur cet appareil ; l’autre ne pourra plus jouer.
join-sit = Prendre place
join-look-rules = Lire d’abord les règles
join-held = Tu as déjà une place à cette table.
join-to-table = Vers la table
join-checking = Lecture de l’invitation …
join-spent = Cette invitation ne marche pas
    .help = Un lien ne vaut que pour une personne. Il a peut-être déjà servi, été remplacé, ou il en manque un bout. Demandes-en un nouveau. Si c’est toi qui l’as utilisé, la table est sur la page d’accueil de l’appareil avec lequel tu l’as ouvert.
watch-unknown = Il n’y a rien à regarder ici
    .help = Le lien pour regarder a été remplacé ou retiré, ou il en manque un bout. Demandes-en un nouveau.
join-offline = Le serveur ne répond pas
    .help = Vérifie la connexion et réessaie ; l’invitation reste telle quelle.

## Refus sur ces pages

refused-bad-name = Un nom a de 1 à 24 lettres, pas de virgule, et n’est pas celui d’un ordinateur.
refused-bad-letters = Il y a là un caractère qui n’est pas permis ici : enlève-le.
refused-invisible = On n’en verrait rien : écris des lettres, des chiffres ou des signes.
refused-too-many-marks = Une lettre porte trop d’accents : quatre au plus.
refused-bad-chairs = Il faut que quelqu’un joue sur cet appareil.
refused-bad-time = Ce temps de réflexion n’est pas possible.
refused-bad-start = On ne peut pas continuer à partir de là.
refused-taken = Quelqu’un y est déjà assis.
refused-too-many-requests = C’était trop à la fois : attends un peu, puis réessaie.
refused-overloaded = Le serveur est très occupé : réessaie dans un instant.
refused-no-database = Le serveur ne peut rien enregistrer en ce moment : réessaie bientôt.
refused-elsewhere = Cela n’a pas marché : { $message }
