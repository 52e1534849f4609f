### Sheepfold : les mots communs à tous les jeux et au terminal, en français.
### Les mêmes clés, attributs et variables se trouvent dans en.ftl et de.ftl, dans le même ordre.

## Ce que le noyau refuse

CORE-1 = Ce n’est pas à toi : quelqu’un d’autre décide d’abord.
    .title = Pas ton tour
CORE-2 = La partie est finie, on ne peut plus y jouer de coup.
    .title = La partie est finie
CORE-3 = Cela ne se comprend pas comme un coup. Un coup, c’est un mot suivi de ce qu’il concerne, avec des espaces entre les deux.
    .title = Pas compris
CORE-4 = Tu peux reprendre ta dernière décision jusqu’à ce que du nouveau apparaisse : un tirage, une tuile retournée, un dé, la décision de quelqu’un d’autre. Ensuite, il faut que tout le monde soit d’accord. Une fois la partie finie, on ne reprend plus rien.
    .title = Pas de retour en arrière
CORE-5 = Cet enregistrement vient d’une version plus ancienne des règles. On peut le regarder, mais pas le continuer.
    .title = À regarder seulement

## Pourquoi le noyau refuse quelque chose, en une phrase

reason-not-your-turn = Ce n’est pas ton tour : c’est à { $who } de décider.
reason-others-choose = Tu as déjà choisi : il manque encore { $all }.
reason-chance-draws = Ce n’est pas ton tour : il y a d’abord un tirage.
reason-over = La partie est terminée.
reason-read-only = Cet enregistrement suit des règles plus anciennes : on peut le regarder, pas le continuer.
reason-undo-over = La partie est terminée : on ne peut plus rien annuler.
reason-undo-nothing = Tu n’as encore rien à annuler.
reason-undo-seen = Du nouveau est apparu depuis : l’annulation exige l’accord de tous.
reason-move-text = Un coup est un texte.
reason-move-empty = Tape un coup.
reason-move-long = Un coup compte au plus { $most } caractères.
reason-verb = Aucun coup ne commence par « { $word } ».
reason-verb-guess = Aucun coup ne commence par « { $word } ». Voulais-tu dire « { $guess } » ?
reason-words-missing = Il manque quelque chose après « { $verb } » : tape { $shape }, par exemple { $example }.
reason-words-left = Il y a trop de mots après « { $verb } » : tape { $shape }, par exemple { $example }.
reason-words-alone = « { $verb } » s’écrit seul : rien ne le suit.
reason-word = « { $word } » n’est pas compris ici. Mots compris : { $known }.
reason-word-guess = « { $word } » n’est pas compris ici. Voulais-tu dire « { $guess } » ?

## Noms

name-person = Joueur { $n }
unaffiliated = Sheepfold est un projet indépendant, sans aucun lien avec eux.
name-bot = Ordinateur { $n }
name-only-bot = Ordinateur
name-chance = Le hasard
name-list = { $some } et { $last }
word-hidden = (de nouveau face cachée)
word-unknown = (secret)
name-you = toi

## Les nombres d’une partie

round = Manche { $n } sur { $of }
round-over = Ainsi s’est terminée la manche :
round-points = manche { $n } : { $points }
total = Total

## Listes des jeux et des règles

games-id = Code
games-players = Joueurs
play-with = Pour jouer :
rules-one = Une seule règle :

## À table

welcome = { $game }. Tape aide pour voir ce que tu peux taper, coups pour voir ce que tu peux jouer.
hand-over = { $who }, c’est à toi. Appuie sur Entrée quand personne d’autre ne voit l’écran.
chance-typed = Dans cette partie, le hasard se tape au clavier : entre ce qui a été tiré.
possible-now = Possible maintenant : { $shapes }, par exemple { $move }. Tape coups pour tout voir.
moves-of =
    { $n ->
        [one] { $verb } : { $n } coup
       *[other] { $verb } : { $n } coups
    }
confirm = { $move } : tu ne pourras pas le reprendre seul. On y va ? [O/n, a : toujours]
not-played = Pas joué.
allowed = { $move } est permis maintenant.
allowed-final = { $move } est permis maintenant. Après ce coup, tu ne peux plus revenir en arrière sans l’accord des autres.
why-what = Tape pourquoi et un coup, par exemple : pourquoi { $move }
hint-moves = Ce que ferait l’ordinateur, avec tes chances de gagner :
hint-nobody = Le hasard n’a pas besoin de conseil : saisis ce qui a été tiré.
undo-bots = L’ordinateur n’accepte aucun retour en arrière : ce qui a été vu reste vu.
undo-mover = { $mover }, est-ce que tu reprends { $move } ? [o/N]
undo-agree = { $who }, es-tu d’accord pour que { $mover } reprenne { $move } ? [o/N]
undo-alone = Tu en as vu plus depuis. Reprendre { $move } quand même ? Le tirage pourra changer, et le journal le dira. [o/N]
undo-draw = Annuler le tirage { $move } pour le retaper ? [o/N]
secret-choice = un choix secret
undo-refused = Rien ne change.
save-what = Tape enregistrer et le nom d’un nouveau fichier.
save-exists = { $path } existe déjà : choisis un autre nom.
save-failed = Impossible d’écrire { $path } : choisis un autre nom ou un autre dossier.
saved-copy = Une copie est enregistrée dans { $path }.
rules-range = Les règles vont de { $first } à { $last }. Tape règles et un numéro pour en lire une.
help =
    Tape un coup tel qu’il figure dans la liste des coups, par exemple { $move }. Si c’est clair, { $short } suffit.
help-moves = ce que tu peux jouer maintenant (aussi ?) ; coups et un mot : seulement ces coups
help-undo = reprendre ta dernière décision
help-rules = les règles, ou une seule : règles { $ruling }
help-why = si un coup est permis, et quelle règle l’interdit
help-hint = ce que ferait l’ordinateur, et pourquoi
help-log = tout ce qui s’est passé
help-board = montrer encore le plateau
help-save = enregistrer une copie de la partie
help-help = cette liste
help-quit = arrêter ; la partie est enregistrée

## Commandes à taper ; celles en anglais sont comprises dans toutes les langues

command-moves = coups
command-undo = annuler
command-rules = règles
command-why = pourquoi
command-hint = conseil
command-log = journal
command-board = plateau
command-save = enregistrer
command-help = aide
command-quit = quitter

## Ce qui suit un verbe, dans la liste de ce qui est possible

slot-answer = RÉPONSE
slot-bid = MISE
slot-bonus = BONUS
slot-card = CARTE
slot-cell = CASE
slot-die = DÉ
slot-edge = CÔTÉ
slot-herd = MOUTONS
slot-means = MOYEN
slot-pair = PAIRE
slot-place = LIEU
slot-rest = JETONS
slot-road = ROUTE
slot-rot = ROTATION
slot-side = DIRECTION
slot-terrain = TERRAIN
slot-type = TUILE

## Parties inachevées

resume = Une partie n’est pas finie : { $what }. La reprendre ? [O/n]
resume-what =
    { $moves ->
        [one] { $players }, { $moves } coup
       *[other] { $players }, { $moves } coups
    }
set-aside = La partie inachevée est gardée. Pour continuer : { $command }
damaged = La partie inachevée est illisible ({ $reason }) ; elle est gardée dans { $path }, et une nouvelle commence.
saved = La partie est enregistrée. Pour continuer : { $command }
saved-record = L’enregistrement est dans { $path }.

## La fin

winner = { $who } gagne !
winners = { $who } partagent la victoire.
nobody = Personne ne gagne cette fois-ci.
ended-resigned = { $who } a abandonné : la partie s’est arrêtée là.
ended-agreed = Tout le monde a été d’accord pour arrêter la partie là.
ended-abandoned = La partie s’est arrêtée là : personne n’est revenu.

## Regarder un enregistrement

replay-at = Coup { $at } sur { $of }
replay-start = Début, avant le coup 1 sur { $of }
replay-keys = Entrée : suite · b : retour · un nombre : y aller · s : début · e : fin · q : quitter
replay-last = C’était le dernier coup.
replay-first = C’est le début.
replay-number = Tape un nombre de 0 à { $of }.
replay-redacted = Cet enregistrement est caviardé : il a un journal, mais pas de positions.
replay-older = Cet enregistrement suit des règles plus anciennes ; à partir du coup suivant, elles diffèrent de celles d’aujourd’hui.
replay-given = Les { $given } premiers coups étaient donnés : la partie a repris à partir de là.
components-fit = { $path } convient : ajoute --components { $path } pour jouer avec.

## Vérifier si une partie était loyale

analyse-line = Ligne
analyse-player = Qui
analyse-chance = Chances
analyse-played = Joué
analyse-better = Mieux
analyse-swing = Ligne { $line }, { $who } : { $best } au lieu de { $played } ({ $gain }).
analyse-start = Début
analyse-play = Coups
analyse-gifts = Autres
analyse-luck = Hasard
analyse-result = Résultat
verify-server = La graine du serveur correspond à son engagement pour la partie { $match } : { $hash }
    .fails = La graine du serveur ne correspond pas à son engagement pour la partie { $match } : { $hash }
verify-device = Place { $seat } : le nombre aléatoire correspond à son engagement : { $hash }
    .fails = Place { $seat } : le nombre aléatoire ne correspond pas à son engagement : { $hash }
verify-nothing = La place { $seat } n’a pas apporté de nombre aléatoire, comme c’est le cas des ordinateurs.
verify-seed = La graine de la partie découle de celle du serveur et des nombres aléatoires des joueurs.
    .fails = La graine de la partie n’est pas celle qui découle de la graine du serveur et des nombres aléatoires des joueurs.
verify-starts =
    { $failed ->
        [0] Cette partie a été lancée une fois ; aucun lancement n’a échoué.
        [one] Cette partie a été lancée { $starts } fois ; { $failed } lancement a échoué. Demande ce qui s’est passé : la personne qui gère le serveur a pu interrompre un lancement dont les tirages lui déplaisaient.
       *[other] Cette partie a été lancée { $starts } fois ; { $failed } lancements ont échoué. Demande ce qui s’est passé : la personne qui gère le serveur a pu interrompre des lancements dont les tirages lui déplaisaient.
    }
verify-shown =
    { $n ->
        [one] La place { $seat } a montré { $n } nombre aléatoire pour cette partie. Compare avec ce que dit l’appareil.
       *[other] La place { $seat } a montré { $n } nombres aléatoires pour cette partie. Compare avec ce que dit l’appareil.
    }
verify-log =
    { $draws ->
        [one] Le journal compte { $lines } lignes ; chaque coup suit les règles et son unique tirage découle de la graine.
       *[other] Le journal compte { $lines } lignes ; chaque coup suit les règles et les { $draws } tirages découlent de la graine.
    }
    .fails = Le journal ne tient pas : { $reason }
verify-log-given = Le journal compte { $lines } lignes et chaque coup suit les règles. Les { $given } premières étaient données, avec ce qui y fut tiré ; tirages suivants qui découlent de la graine : { $draws }, donc tous.
verify-older = À partir de la ligne { $line } du journal, cet enregistrement suit des règles plus anciennes, que cette version ne peut pas vérifier.
verify-missing = Le journal s’arrête avant un tirage : la ligne { $line } manque.
verify-lists =
    { $draws ->
        [one] La liste de ce qui pouvait être tiré est juste.
       *[other] Les { $draws } listes de ce qui pouvait être tiré sont justes.
    }
    .fails = Les listes de ce qui pouvait être tiré sont fausses, d’abord au tirage { $draw }.
verify-noted-server = L’engagement que tu as noté est celui du serveur.
verify-noted-device = L’engagement que tu as noté est celui de la place { $seat }.
verify-noted = L’engagement que tu as noté n’apparaît pas ici : { $noted }
verify-unmixed = Cet enregistrement ne dit pas comment sa graine a été faite : seul le journal peut être vérifié, avec la graine qu’il indique.
verify-holds = Tout est juste.
verify-warned = Tout est juste, mais lis les lignes marquées d’un point d’exclamation.
verify-broken =
    { $n ->
        [one] { $n } vérification échoue.
       *[other] { $n } vérifications échouent.
    }

## Pourquoi un coup est bon

why-end = La partie se termine ainsi.

## Un serveur sans sa page

page-missing = Ce serveur n’a pas de page pour jouer
page-missing-checkout = La page n’a pas été construite. Lance le serveur avec « python3 run.py serve », qui construit d’abord la page.
page-missing-installed = Ce Sheepfold a été installé sans sa page. Installe un wheel qui contient la page. Pour en construire un, exécute « pip wheel --no-deps . » dans les sources de Sheepfold.
page-missing-named = La variable SHEEPFOLD_PAGE désigne un dossier sans page construite. Corrige-la ou supprime-la, puis relance le serveur.
page-missing-rest = Tout le reste fonctionne : les programmes trouvent l’API à /api/openapi.json.
