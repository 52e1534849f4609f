### Volle Wolle : les mots du jeu, en français.
### Les mêmes clés, attributs et variables se trouvent dans en.ftl et de.ftl, dans le même ordre.

## Le jeu

name = Volle Wolle
tagline = Mise sur ce que tes trois dés vont donner : qui ose le plus choisit d’abord, et qui joue en dernier ramasse le reste, moutons noirs compris.
credits = Imaginé par Alessandro Zucchini, publié par Zoch Verlag. Sheepfold est un projet indépendant, sans aucun lien avec eux.

## Règles

VW-1 = Les 60 cartes, mélangées et face cachée, forment une pioche : 51 moutons, 8 chiens de berger et 1 os. Tout le monde commence avec 2 jetons de laine et une tablette de mise, attribuée au hasard parmi les six qui existent ; son dos indique ton premier numéro de mouton. Il y a 25 jetons en tout : tant que la réserve est vide, personne n’en gagne.
    .title = Mise en place
VW-2 = Au début d’une manche, on pose sur la table, face visible, une carte de plus qu’il n’y a de joueurs. Puis tout le monde fait une mise, et ensuite on lance les dés dans l’ordre des mises. À deux, vous jouez 20 manches, à trois 15, à quatre 12 et à cinq 10 ; à six, il y en a 8, plus une neuvième avec les 4 cartes qui restent.
    .title = La manche
VW-3 = Tout le monde choisit sa mise en même temps et en secret : un nombre de 14 à 26, ou 26+ ; puis toutes les mises sont dévoilées ensemble. La mise, c’est ce que tes dés devront atteindre. Avec 26+, tu dois aussi atteindre 26, mais tu joues avant toute autre mise : tu ne peux choisir 26+ que si tu as un jeton, et tu le paies dès que les mises sont dévoilées, avant que l’ordre soit fixé.
    .title = Mises
VW-4 = La mise la plus haute joue en premier. Entre des mises égales, 26+ compris, le plus petit numéro de mouton joue en premier. Ton numéro de mouton est celui de la carte du dessus de ton troupeau ou, tant que tu n’as pas de mouton, celui au dos de ta tablette de mise. L’ordre vaut pour toute la manche, quelle que soit la carte qui se pose entre-temps sur ton troupeau.
    .title = Ordre du jeu
VW-5 = Tu lances les trois dés : un à douze faces (d12), un à dix (d10) et un à huit (d8). Si tu atteins ta mise, tu prends 3 cartes.
    .title = Premier lancer
VW-6 = Si le premier lancer ne t’a rapporté aucune carte, tu laisses en place un dé de ton choix et tu relances les deux autres. Si tu atteins maintenant ta mise, tu prends 2 cartes.
    .title = Deuxième lancer
VW-7 = Si tu n’as toujours pas de carte, tu laisses aussi en place l’un des deux dés que tu viens de lancer et tu relances le troisième. Si tu atteins maintenant ta mise, tu prends 1 carte. Il n’y a pas de quatrième lancer.
    .title = Troisième lancer
VW-8 = Ton résultat est la somme des trois dés. Un malus sur la carte du dessus de ton troupeau est toujours retranché. Après chaque lancer, tu peux ajouter le bonus qui s’y trouve et payer des jetons à la réserve, qui ajoutent 1 chacun. Si tu atteins ta mise de cette façon, le bonus sert d’abord et tu paies exactement les jetons qui manquent encore.
    .title = Le résultat
VW-9 = Si les dés et le malus suffisent pour atteindre ta mise, elle est atteinte automatiquement et tu prends toutes les cartes qui te reviennent, que tu les veuilles ou non. S’il te faut pour cela le bonus ou des jetons, tu as le choix : tu acceptes, et tu prends alors aussi toutes les cartes qui te reviennent, ou tu relances ; après le troisième lancer, tu acceptes ou tu renonces. Il n’y a pas d’autre façon de s’arrêter avant le troisième lancer.
    .title = Pas le choix
VW-10 = Tu prends les cartes de ton choix, une par une ; s’il n’y en a pas plus que ce qui te revient, elles viennent toutes automatiquement. Les moutons vont sur le dessus de ton troupeau, dans l’ordre que tu veux : s’il en arrive plusieurs ensemble, tu nommes seulement celui du dessus, car ce qui est dessous ne compte plus jusqu’à la fin. Les chiens et l’os restent visibles à côté du troupeau.
    .title = Prendre des cartes
VW-11 = Si tu n’as pas atteint ta mise après le troisième lancer, tu ne prends pas de carte. Si de plus ton résultat, sans bonus ni jetons, est inférieur à 14 et qu’il y a des moutons noirs sur la table, soit tu les prends tous, soit tu relèves ton résultat à 14 au moins : avec le bonus seul, s’il suffit ; avec des jetons seuls, exactement autant qu’il en manque, même là où le bonus suffirait ; ou, si le bonus seul ne suffit pas, avec le bonus et exactement les jetons qui manquent alors. Il faut rester sous ta mise ; avec une mise de 14, ce n’est donc pas possible. Si tu ne peux pas relever ton résultat, les moutons noirs viennent automatiquement. S’il est encore possible d’atteindre ta mise avec le bonus ou des jetons, tu dis d’abord si tu y renonces. Tout à la fin, avec ou sans moutons noirs, tu gagnes 1 jeton.
    .title = Échec
VW-12 = De trois à six joueurs, la personne qui joue en dernier ne lance pas les dés : elle prend toutes les cartes qui restent et ne gagne pas de jeton.
    .title = Jouer en dernier
VW-13 = S’il n’y a plus de carte quand vient ton tour, tu ne reçois rien, pas même un jeton, et la manche est finie.
    .title = Plus rien
VW-14 = Quand tu prends sur la table un mouton qui porte un symbole d’os, tu peux aussitôt prendre l’os à la personne qui l’a. La question t’est posée une seule fois pour toutes les cartes qui te viennent ensemble, que tu les aies gagnées aux dés, que ce soient des moutons noirs ou ce qui restait. Si l’os est encore dans la pioche ou sur la table, ou s’il est déjà à toi, il ne se passe rien. Sur une carte qui est déjà dans un troupeau, le symbole ne veut plus rien dire.
    .title = Symbole d’os
VW-15 = À deux, la personne qui joue en second lance aussi les dés, s’il reste des cartes. Les cartes qui restent après cela vont, sans lancer de dés, à la personne qui jouait en premier.
    .title = À deux
VW-16 = La partie est finie quand toutes les cartes sont prises. Tu marques les points de ton troupeau, la valeur de tes chiens et 1 point par jeton.
    .title = La fin
VW-17 = Les moutons marqués 3-7-0 et 0-0-7 comptent par séries de trois. Dans chaque série de 3-7-0, un mouton vaut 3, deux valent 14 et trois ne valent rien ; un quatrième commence une nouvelle série. Pour 0-0-7, un ou deux ne valent rien et trois valent 21 ; un quatrième commence une nouvelle série, et les 21 te restent.
    .title = Séries
VW-18 = Un chien, et un seul, vaut 9. Si tu n’as pas de chien, tes deux moutons blancs qui valent le moins quittent ton troupeau avant le décompte, automatiquement, ou moins si tu en as moins ; les moutons noirs, les 3-7-0 et les 0-0-7 ne partent jamais. Deux chiens ou plus ne valent rien, sauf si tu as l’os : chaque chien vaut alors 4, en plus des 9 pour un chien seul. La personne qui a le plus de chiens, seule ou à égalité, perd 5 points, avec ou sans os. L’os lui-même ne vaut rien.
    .title = Chiens et os
VW-19 = Le score le plus élevé l’emporte. En cas d’égalité en tête, la victoire est partagée.
    .title = Victoire
VW-20 = Les mises restent secrètes jusqu’à ce qu’elles soient toutes faites. Tout le monde voit chaque carte quand elle est posée et quand elle est prise, mais personne ne peut regarder dans un troupeau sous la carte du dessus, pas même dans le sien : ce qui s’y trouve, c’est à toi de t’en souvenir. On ne le montre qu’à une table ouverte avec l’aide-mémoire.
    .title = Ce que tu peux savoir

## Options

option-memory_aid = Aide-mémoire
    .help = Tout le monde peut regarder dans les troupeaux, et les points sont affichés.

## Choses

card-dog = un chien
card-bone = l’os
bid-unknown = en secret
bonus-bonus = le bonus
answer-yes = oui
answer-no = non
word-hidden = un mouton
kind-white = blanc
kind-black = noir
kind-set370 = 3-7-0
kind-set007 = 0-0-7
face-dog = chien
face-bone = os

## Ce qui est demandé

step-board = Le hasard distribue les tablettes de mise.
step-lay = Une carte est posée sur la table.
step-roll = Les dés sont lancés.
step-bid = Choisis ta mise secrète : de 14 à 26, ou 26+ pour un jeton.
step-bid-plain = Choisis ta mise secrète : de 14 à 26. Sans jeton, pas de 26+.
step-keep = Choisis le dé qui reste en place ; les autres sont relancés.
step-keep-last = Choisis encore un dé qui reste en place ; le dernier est relancé.
step-keep-or-accept =
    { $n ->
        [one] Accepte ({ $price }) et prends { $n } carte, ou choisis un dé qui reste en place et relance.
       *[other] Accepte ({ $price }) et prends { $n } cartes, ou choisis un dé qui reste en place et relance.
    }
step-accept = C’était le dernier lancer : accepte avec le bonus ou des jetons et prends une carte, ou renonce.
step-accept-price = C’était le dernier lancer : accepte ({ $price }) et prends une carte, ou renonce.
step-black = Tu es sous 14 : prends les moutons noirs ou relève ton résultat à 14 au moins.
step-take = Prends une carte sur la table.
step-take-more =
    { $n ->
        [one] Prends une carte sur la table : { $n } carte te revient encore.
       *[other] Prends une carte sur la table : { $n } cartes te reviennent encore.
    }
step-top = Lequel des nouveaux moutons va sur le dessus de ton troupeau ?
step-bone = Tu as pris un symbole d’os : prends-tu l’os à la personne qui l’a ?
step-over = La partie est finie.
type-one = Tape l’un de ces mots : { $moves }.
price-bonus = avec le bonus
price-chips =
    { $n ->
        [one] pour { $n } jeton
       *[other] pour { $n } jetons
    }
price-both =
    { $n ->
        [one] avec le bonus et pour { $n } jeton
       *[other] avec le bonus et pour { $n } jetons
    }

## Le journal

log-roll = { $die } : { $face }.
log-keep = { $who } laisse le { $die } en place.
log-bid = { $who } mise { $bid }.
log-lay = { $who } pose { $card } sur la table.
log-take = { $who } prend { $card }.
log-top = { $who } met { $card } sur le dessus.
log-accept = { $who } accepte.
log-fail = { $who } renonce.
log-bone =
    { $answer ->
        [oui] { $who } prend l’os.
       *[non] { $who } ne veut pas de l’os.
    }
log-black = { $who } prend les moutons noirs.
log-raise = { $who } relève le résultat à 14 au moins avec { $bonus }.
log-raise-chips =
    { $chips ->
        [one] { $who } relève le résultat à 14 avec { $chips } jeton.
       *[other] { $who } relève le résultat à 14 avec { $chips } jetons.
    }
log-raise-rest =
    { $rest ->
        [one] { $who } relève le résultat à 14 avec { $bonus } et { $rest } jeton.
       *[other] { $who } relève le résultat à 14 avec { $bonus } et { $rest } jetons.
    }
log-board = { $who } reçoit la tablette de mise { $board }.
log-undo = { $who } a repris un coup.
told-lay-more = Puis { $card }.
told-throw = { $who }, lancer { $throw } :
told-result = Résultat : { $sum }.
told-order = Ordre du jeu : { $order }.
told-number = numéro de mouton { $number }

## Ce qui est arrivé tout seul

fact-bids-shown = Toutes les mises sont dévoilées.
fact-plus-paid = { $who } paie un jeton pour 26+.
fact-order = { $place }. { $who } avec { $bid } (numéro de mouton { $number }).
fact-reached =
    { $n ->
        [one] { $who } avait misé { $bid } et atteint sa mise avec { $result } : { $n } carte.
       *[other] { $who } avait misé { $bid } et atteint sa mise avec { $result } : { $n } cartes.
    }
fact-reached-bonus =
    { $n ->
        [one] { $who } atteint sa mise avec le bonus : { $n } carte.
       *[other] { $who } atteint sa mise avec le bonus : { $n } cartes.
    }
fact-reached-chips =
    { $chips ->
        [one] { $who } atteint sa mise avec { $chips } jeton
       *[other] { $who } atteint sa mise avec { $chips } jetons
    } : { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
fact-reached-both =
    { $chips ->
        [one] { $who } atteint sa mise avec le bonus et { $chips } jeton
       *[other] { $who } atteint sa mise avec le bonus et { $chips } jetons
    } : { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
fact-failed = { $who } avait misé { $bid } et échoue avec { $result }.
fact-black-come =
    { $n ->
        [one] Moins de 14 : { $n } mouton noir rejoint { $who }.
       *[other] Moins de 14 : { $n } moutons noirs rejoignent { $who }.
    }
fact-card-taken = { $who } prend { $card }.
fact-rest-taken =
    { $n ->
        [one] { $who } joue en dernier, ne lance pas les dés et reçoit le reste : { $n } carte.
       *[other] { $who } joue en dernier, ne lance pas les dés et reçoit le reste : { $n } cartes.
    }
fact-leftovers =
    { $n ->
        [one] Il reste { $n } carte : elle revient à { $who }, qui jouait en premier.
       *[other] Il reste { $n } cartes : elles reviennent à { $who }, qui jouait en premier.
    }
fact-bone-lost = Jusqu’ici, il était chez { $who }.
fact-chip-gained = { $who } gagne un jeton.
fact-supply-empty = Il n’y a plus de jeton dans la réserve pour { $who }.
fact-table-empty = La table est vide : { $who } ne reçoit rien.
fact-round-over = La manche { $round } est finie.
fact-game-over = Toutes les cartes sont prises : la partie est finie.
fact-sets-scored =
    { $points ->
        [one] { $who } marque { $points } point avec ses séries.
       *[other] { $who } marque { $points } points avec ses séries.
    }
fact-no-dog =
    { $n ->
        [0] { $who } n’a pas de chien, mais pas non plus de mouton blanc à perdre.
        [one] { $who } n’a pas de chien : { $n } mouton blanc d’une valeur de { $points } quitte le troupeau.
       *[other] { $who } n’a pas de chien : { $n } moutons blancs d’une valeur totale de { $points } quittent le troupeau.
    }
fact-one-dog = { $who } a un seul chien : { $points } points.
fact-dogs-bone = { $who } a { $n } chiens et l’os : { $points } points.
fact-dogs-idle = { $who } a { $n } chiens sans os : rien.
fact-most-dogs = Le plus de chiens ({ $n }) : { $who } perd 5 points.
fact-won =
    { $points ->
        [one] { $who } gagne avec { $points } point.
       *[other] { $who } gagne avec { $points } points.
    }
fact-shared-win =
    { $points ->
        [one] { $who } partage la victoire : { $points } point.
       *[other] { $who } partage la victoire : { $points } points.
    }

## Points

part-white = Blanc
part-left = Sans chien
part-black = Noir
part-set370 = 3-7-0
part-set007 = 0-0-7
part-dogs = Chiens
part-most_dogs = Le plus de chiens
part-chips = Jetons

## La table dans le terminal

tally-deck =
    { $n ->
        [one] pioche : { $n } carte
       *[other] pioche : { $n } cartes
    }
tally-supply =
    { $n ->
        [one] réserve : { $n } jeton
       *[other] réserve : { $n } jetons
    }
area-table = Sur la table
area-taken = Prises
head-bid = Mise
head-number = N°
head-chips = Jetons
head-sheep = Moutons
head-dogs = Chiens
head-top = Dessus
head-points = Points
throw-head =
    { $n ->
        [one] Lancer { $throw } sur 3, pour { $n } carte
       *[other] Lancer { $throw } sur 3, pour { $n } cartes
    }
throw-target = Mise { $bid }
throw-target-plus = Mise 26+ (atteindre 26)
throw-malus = malus { $n }
throw-reached = Mise atteinte !
throw-within = Il manque { $n } : possible { $price }
throw-beyond =
    { $most ->
        [0] Il manque { $n }
       *[other] Il manque { $n } ; bonus et jetons ajoutent { $most } au plus
    }
throw-below = Échec, et il manque { $n } pour 14
own-plain = Tes lancers n’ont ni bonus ni malus.
own-bonus = Ton bonus : tu peux ajouter { $n } à un lancer.
own-malus = Ton malus : { $n } à chaque lancer.
own-chips =
    { $n ->
        [0] Tu n’as pas de jeton à ajouter.
        [one] Ton jeton peut ajouter { $n }.
       *[other] Tes jetons peuvent ajouter { $n }.
    }
board-signs = Sur une carte : son code ; +2 un bonus ou −3 un malus ; au milieu ses points, sur fond ombré pour un mouton noir ; #17 le numéro de mouton ; o=o un symbole d’os. Dans la liste des joueurs : ▸ à qui c’est de jouer, ✓ qui a déjà joué ; la mise (? encore secrète, – pas encore choisie) ; ± bonus ou malus ; N° le numéro de mouton ; o=o l’os ; (+1) ce qui a changé depuis ta dernière décision. Un dé à double cadre reste en place.

## Pourquoi un coup est bon

why-sheep = Tes moutons valent plus, ou ceux des autres valent moins.
why-set370 = Cela aide tes 3-7-0, ou gêne ceux des autres.
why-set007 = Cela aide tes 0-0-7, ou gêne ceux des autres.
why-dogs = Cela t’aide à avoir un seul chien, ou en empêche les autres.
why-most = Tu risques moins d’avoir le plus de chiens, ou les autres le risquent plus.
why-left = Tu perds moins sans chien, ou les autres perdent plus.
why-bone = L’os te rapportera sans doute plus, ou moins aux autres.
why-chips = Il te reste plus de jetons, ou moins aux autres.
why-modifier = La carte du dessus de ton troupeau est meilleure pour tes lancers, ou celle des autres est moins bonne.
why-hope = Tu peux attendre plus de cette manche, ou les autres moins.
why-table = Les cartes sur la table te conviennent mieux, ou moins bien aux autres.
why-early = Tu choisis tôt, et ta mise est atteinte assez souvent.
why-likely = La mise sera sans doute atteinte, et il restera assez de cartes qui te conviennent.
why-reach = C’est avec ce dé que tu atteins le plus souvent ta mise.
why-soon = Avec ce dé, le prochain lancer atteint le plus souvent ta mise, et un lancer précoce rapporte plus.
why-certain = Des cartes sûres maintenant valent mieux que moins de cartes, ou aucune, plus tard.
why-harm = Ce qu’il y a sur la table te nuirait : ainsi tu en prendras sans doute moins.
why-rest = Tu auras peut-être de bonnes cartes sans lancer les dés.
why-black = Tu risques moins de te retrouver avec des moutons noirs.
why-theirs = Il en reste moins pour l’autre joueur.

## Les chances à côté des choix

odds-about = Tes chances d’atteindre la mise, avec les dés et le bonus ; entre parenthèses, si tu paies aussi tes jetons :
