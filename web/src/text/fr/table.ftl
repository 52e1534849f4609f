### Mots de la page de table, en français.


## People

bot-lamb = Agneau
bot-lamb-about = Gambade : un premier adversaire pour tous.
bot-ewe = Brebis
bot-ewe-about = Sait ce qui est bon, mais n’anticipe pas.
bot-ram = Bélier
bot-ram-about = Anticipe un peu et oublie beaucoup : un adversaire à ta mesure.
bot-dog = Chien
bot-dog-about = Anticipe loin et retient tout : difficile à battre.
bot-shepherd = Berger
bot-shepherd-about = Réfléchit le plus, jusqu’à trois secondes par coup : le plus fort.
bot-random = Mouton étourdi
bot-greedy = Mouton glouton
name-of-bot = { $bot } { $n }
name-with-level = { $name } · { $level }
name-played-by-bot = { $name } (ordinateur)
name-nobody = Place libre
you = toi
seats = Joueurs
seat-bot = L’ordinateur joue ici
seat-here = Présent
seat-away = Absent
seat-late = Temps écoulé
seat-acting = À son tour
seat-resigned = A abandonné
about-points = Points actuels, tels que tout le monde peut les connaître.
points = Points
time-left = Temps restant :
time-waits = Le temps part une fois les coups des ordinateurs montrés. Temps restant :

## Frame

to-home = Accueil
try-again = Réessayer
close = Fermer
menu = Menu
settings = Réglages
yes = Oui
no = Non
reconnecting = Reconnexion …
next-table = Table suivante
next-table-how = { $n ->
    [one] C’est à toi de jouer à une autre table.
   *[other] C’est à toi de jouer à { $n } autres tables.
  }
build-new = Une nouvelle version de Sheepfold est prête. Recharge la page pour l’utiliser.
build-load = Recharger maintenant
last-seen = Pas de connexion. Voici la table telle que tu l’as vue : { $when }. La partie reprend ici dès que la connexion revient.
trouble-not-stored = Le serveur ne peut rien enregistrer en ce moment. Rien n’est perdu : cette page renvoie ton coup jusqu’à ce qu’il soit enregistré.
trouble-no-database = Le serveur n’atteint pas ses tables en ce moment. Rien n’est perdu : cette page réessaie jusqu’à leur retour.
open-side = Journal, discussion, règles
given = commencée au coup { $n } d’une autre partie
tab-log = Journal
tab-chat = Discussion
tab-aid = Aide
tab-rules = Règles
aid-done = Fait pendant ce tour
aid-things = Petit lexique
log-empty = Rien ne s’est encore passé.
log-hint = { $who } a pris un indice.
chat-empty = Dis bonjour aux autres.
chat-empty-watchers = Cette discussion est réservée aux spectateurs.
chat-write = Écris quelque chose
chat-send = Envoyer
chat-hello = Bonjour !
chat-well-played = Bien joué !
chat-moment = Un instant !
chat-thanks = Merci !
title-turn = À toi : { $game }

## Prompt

board = Le plateau
prompt = Ce qui est demandé
prompt-over = La partie est terminée.
prompt-paused = La partie est en pause.
prompt-vote = Une question est posée : tout le monde doit d’abord y répondre.
prompt-chance = Le hasard décide …
prompt-next = Ensuite, c’est à toi.
prompt-summary = Lis ce qui s’est passé, puis continue.
confirm-yes = Valider
confirm-no = Non, attendre
hold-next = Continuer
hold-skip = Tout passer
summary = Ce qui s’est passé
explain-more = Plus
explain-title = À propos de cette décision
undo = Annuler
undo-ask = Demander aux autres de reprendre le dernier coup
undo-none = Il n’y a pas de coup que tu puisses reprendre maintenant
hint = Indice
    .help = Que ferait l’ordinateur ? Tout le monde voit que tu as demandé.
hint-none = Il n’y a pas d’indices à cette table
hint-thinking = Il réfléchit …
hint-chance = { $percent } %
hints = Indices
hints-about = Ce que ferait l’ordinateur, avec tes chances de gagner.
hint-at = Indice { $n } sur { $of }
hint-back = Indice précédent
hint-next = Indice suivant
hint-try = Essayer
rules = Règles
see-ruling = Lire { $ruling }

## Lobby

lobby-title = Avant la partie
lobby-how = Envoie ces liens à tes amis, ou fais-leur scanner le code avec leur téléphone. Personne n’a besoin de compte.
lobby-wait = On attend les autres …
lobby-watch = La partie n’a pas encore commencé.
lobby-again = Revanche : chacun a avancé d’une place.
lobby-last-match = Revoir la dernière partie
lobby-loopback = Cette adresse ne marche que sur cette machine. Pour jouer sur d’autres appareils, lance le serveur avec { $option } et ouvre la page à l’adresse réseau de cette machine.
plan-time-move = { $seconds } secondes par coup
plan-time-player = { $seconds } secondes pour tous les coups d’un joueur, et { $more } de plus après chacun
plan-hints = Les indices de l’ordinateur sont permis.
chair-open = Place libre
chair-open-again = Remplacer par une personne
chair-free = Libérer la place de { $who }
chair-level = Ordinateur
chair-for-bot = Laisser jouer { $bot }
chair-ready = prêt
chair-not-ready = pas encore prêt
invitation = Invitation
new-invitation = Créer un lien
another-invitation = Nouveau lien (celui-ci ne marchera plus)
ready = Je suis prêt
not-ready = Pas encore
start-failed =
    { $n ->
        [one] La partie n’a pas pu commencer : { $n } lancement a échoué.
       *[other] La partie n’a pas pu commencer : { $n } lancements ont échoué.
    }
start-shown =
    { $n ->
        [0] Ton appareil n’a montré aucun nombre aléatoire pour elle.
        [one] Ton appareil a montré { $n } nombre aléatoire pour elle.
       *[other] Ton appareil a montré { $n } nombres aléatoires pour elle.
    }
start-failed-why = Une connexion perdue ou quelqu’un qui est parti peut en être la cause. Si cela se répète, demande à la personne qui gère ce serveur.
start-again = Réessayer
ready-how = La partie commence dès que tout le monde est prêt. Chaque appareil ajoute un nombre au hasard : personne ne peut connaître les tirages.
copy = Copier
copied = Copié
share = Partager
qr = Code QR
qr-of = Code QR : { $what }

## One device

pass-to = Passe l’appareil à { $who }
pass-why = Rien ne s’affiche avant.
pass-done = Je suis { $who }

## Depuis le dernier coup

since-mine = Depuis ton dernier coup
since-turn = Depuis le dernier tour
since-close = Fermer
since-back = Retour
since-next = Suivant
since-at = { $n } sur { $of }

## Late, away, watching

notice-watching = Tu regardes cette partie.
notice-paused = La partie est en pause, les pendules sont arrêtées.
notice-replaced = L’ordinateur joue pour toi.
    .other = L’ordinateur joue pour { $who }.
notice-own-late = Ton temps est écoulé. Tu peux encore jouer, mais les autres peuvent faire jouer l’ordinateur pour toi.
    .other = { $who } n’a plus de temps. Les autres peuvent faire jouer l’ordinateur.
notice-late = { $who } n’a plus de temps.
notice-away =
    { $n ->
        [0] { $who } n’est pas là.
        [one] { $who } n’est pas là. Dans { $n } minute, tu pourras faire jouer l’ordinateur.
       *[other] { $who } n’est pas là. Dans { $n } minutes, tu pourras faire jouer l’ordinateur.
    }
take-over = Reprendre la main
let-computer = Faire jouer l’ordinateur
wait = Attendre
end-match = Arrêter …
sure-end = Arrêter cette partie ?
    .help = Si tous ceux qui sont là sont d’accord, elle s’arrête sans vainqueur.

## Questions

ask-waiting = On attend { $who } …
ask-withdraw = Retirer la question
ask-minutes =
    { $n ->
        [one] Ouverte encore { $n } minute environ
       *[other] Ouverte encore { $n } minutes environ
    }
ask-seconds = Ouverte encore { $n } secondes environ
ask-undo = { $who } voudrait reprendre le dernier coup
    .help = Quelque chose de nouveau a été vu depuis ; tout le monde doit être d’accord.
ask-end = { $who } voudrait arrêter la partie
    .help = Si tout le monde est d’accord, elle s’arrête ici, sans vainqueur.
ask-pause = { $who } voudrait une pause
    .help = Les pendules s’arrêtent jusqu’à la reprise.
ask-resume = { $who } voudrait reprendre
    .help = Les pendules repartent dès que tout le monde est d’accord.
ask-replace = { $who } demande : l’ordinateur doit-il jouer pour { $target } ?
    .help = { $target } peut revenir à tout moment.

## Menu

ask-for-pause = Demander une pause
ask-for-resume = Demander la reprise
ask-for-end = Demander d’arrêter
ask-to-replace = Laisser l’ordinateur jouer pour { $who }
hand-over = Laisser l’ordinateur jouer pour moi
come-back = Reprendre la main
resign = Abandonner
sure-resign = Abandonner cette partie ?
    .help = Les autres gagnent ou continuent. C’est définitif.
leave = Quitter la table
sure-leave = Quitter cette table pour de bon ?
    .help = Dans une partie en cours, l’ordinateur joue à ta place.
move-seat = Continuer sur un autre appareil
move-seat-link = Ouvre ceci sur l’autre appareil dans les dix minutes :
invite-watchers = Inviter des spectateurs
watch-link = Toute personne qui ouvre ce lien voit ce que tout le monde peut voir :
save-record = Enregistrer la partie
keys = Touches
key-enter = Entrée
key-space = Espace
key-escape = Échap
key-shift = Maj
keys-go = Aller d’un endroit du plateau à l’autre
keys-pick = Choisir ; choisi de nouveau, le coup prêt est joué
keys-drop = Annuler le choix ou fermer un panneau
keys-skip = Pendant que des coups sont montrés : continuer
keys-step = Dans « Depuis ton dernier coup » : reculer et avancer
keys-undo = Reprendre le coup, si c’est libre
keys-explain = Expliquer l’endroit qui a le focus
keys-help = Cette liste

## Settings

set-language = Langue
set-theme = Couleurs
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
set-motion = Animations
motion-auto = Comme le système
motion-full = Oui
motion-none = Non
set-pace = Coups des autres
pace-slow = Lents
pace-normal = Normaux
pace-fast = Rapides
pace-none = Tout de suite
set-confirm = Demander avant un coup qu’on ne peut pas reprendre
set-coach = Expliquer les décisions
set-odds = Montrer les chances à côté des choix, là où les indices sont permis
set-sounds = Sons
set-notices = Me prévenir quand c’est mon tour
notices-denied = Ton navigateur n’autorise pas les notifications de cette page. Autorise-les dans les réglages du navigateur pour cette page, puis coche de nouveau la case.
notices-http = Les navigateurs n’affichent des notifications que pour les adresses qui commencent par https.
notices-apple = Sur iPhone et iPad, seules les apps de l’écran d’accueil affichent des notifications : touche Partager, puis « Sur l’écran d’accueil », et coche la case là-bas.
notices-none = Ce navigateur ne peut pas afficher de notifications. Le titre et l’icône de l’onglet indiquent quand c’est ton tour.
app-http = Sheepfold ne peut être installé et ouvert hors ligne qu’à une adresse qui commence par https.
app-apple = Tu peux installer Sheepfold comme une app : touche Partager, puis « Sur l’écran d’accueil ». Il s’ouvre alors aussi hors ligne et montre chaque table telle que tu l’as vue la dernière fois.
app-menu = Tu peux installer Sheepfold comme une app : choisis « Installer » ou « Ajouter à l’écran d’accueil » dans le menu de ton navigateur. Il s’ouvre alors aussi hors ligne et montre chaque table telle que tu l’as vue la dernière fois.
app-installed = Sheepfold est installé sur cet appareil. Il s’ouvre aussi hors ligne et montre chaque table telle que tu l’as vue la dernière fois.
app-install = Installer

## The end

ending-resigned = La partie a été abandonnée.
    .other = La partie a été abandonnée.
ending-agreed = Vous avez arrêté la partie d’un commun accord.
    .other = Les joueurs ont arrêté la partie d’un commun accord.
ending-abandoned = La partie a été délaissée.
    .other = La partie a été délaissée.
end-gave-up = { $who } a abandonné.
end-you-gave-up = Tu as abandonné.
place = Place
result-lost-alone = Raté, cette fois.
result-you = Tu gagnes !
result-you-share = Tu partages la victoire avec { $who } !
feat-best = Ton meilleur résultat avant sur cet appareil :
feat-first = Ton premier résultat sur cet appareil.
rematch = Revanche
rematch-wanted = { $who } voudrait une revanche.
rematch-open = Une revanche attend.
rematch-go = Y aller
replay = Revoir
analyse = Analyser
check-shuffle = Vérifier les tirages
show-result = Résultat

## What cannot be opened

lost-unknown = Cette table ne peut pas être ouverte
    .help = Réessaie dans un instant. Sinon, demande à qui t’a envoyé le lien.
lost-no-chair = Tu n’as pas de place ici sur cet appareil
    .help = Ouvre l’invitation reçue, ou le lien des spectateurs.
lost-offline = Le serveur ne répond pas
    .help = Vérifie ta connexion et réessaie.
lost-no-table = Cette table n’existe plus
    .help = Elle a été supprimée, ou délaissée longtemps.
lost-unknown-token = Ta clé pour cette table n’est plus valable
    .help = Demande un nouveau lien à l’hôte.
lost-seat-moved = Cette place est passée sur un autre appareil
    .help = Continue là-bas. Le menu de cet autre appareil permet aussi de ramener la place ici.
lost-removed = L’hôte a libéré ta place
    .help = Demande-lui une nouvelle invitation si tu veux jouer ici.
lost-damaged = Le journal de cette table est illisible
    .help = Les autres tables ne sont pas touchées. Préviens la personne qui gère ce serveur.
lost-reload = Le serveur a été mis à jour
    .help = Recharge cette page ; la table est comme avant.
nowhere = Il n’y a rien ici
    .help = Cette adresse ne mène nulle part ; le pré est par ici :

## Refusals of the server

refused-offline = Pas de connexion : réessaie dans un instant.
refused-outdated = Quelque chose a changé entre-temps : regarde à nouveau.
refused-conflict = Quelqu’un a été plus rapide : regarde à nouveau.
refused-question-open = Une question est posée : réponds d’abord.
refused-refused-before = Tu l’as déjà demandé ; redemande après ton prochain coup.
refused-too-fast = Pas si vite : attends un instant.
refused-used-id = Cela a déjà été envoyé : recharge la page et réessaie.
refused-paused = La partie est en pause.
refused-over = La partie est terminée.
refused-bot-plays = L’ordinateur joue pour toi : reprends d’abord la main (dans le menu).
refused-watching = Les spectateurs ne jouent pas.
refused-bots-play = Un ordinateur a vu la suite : ce coup ne peut plus être repris.
refused-too-many-undos = Trop de coups ont été repris dans cette partie : continue à jouer.
refused-too-many-changes = Trop de changements ont été faits depuis cette place : continue à jouer ou ouvre une nouvelle table.
refused-still-here = On ne remplace pas une personne présente et dans les temps.
refused-not-host = Seul l’hôte peut le faire.
refused-too-late = Trop tard : c’est déjà arrivé.
refused-already = C’est déjà fait.
refused-no-watching = Cette table n’admet pas de spectateurs.
refused-bad-chat = Cela ne peut pas être envoyé.
refused-not-now = Ce n’est pas possible maintenant.
refused-no-question = Aucune question n’est plus posée.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-over = La partie n’est pas encore terminée.
refused-not-yours = Ce n’est pas à toi d’en décider.
refused-resigned = Tu as abandonné : tu peux regarder.
refused-bad-target = Cette place ne peut pas être choisie.
refused-no-hints = Il n’y a pas d’indices ici.
refused-no-advice = L’ordinateur n’a pas de conseil pour le moment : réessaie.
refused-no-table = Cette table n’existe plus.
refused-no-credential = Ta clé pour cette table n’est plus valable.
refused-damaged = Le journal de cette table est illisible.
refused-full = Le serveur n’a plus de place : réessaie plus tard.
refused-internal = Le serveur a fait une erreur ; rien n’a été changé.
