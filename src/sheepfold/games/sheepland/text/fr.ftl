### Sheepland : les mots du jeu, en français.
### Les mêmes clés, attributs et variables se trouvent dans en.ftl et de.ftl, dans le même ordre.

## Le jeu

name = Sheepland
tagline = Mène les troupeaux sur les terres qui t’appartiennent, referme les barrières derrière toi et garde un œil sur le mouton noir.
credits = Imaginé par Simone Luciani et Daniele Tascini, illustré par Giulia Ghigini, publié par Cranio Creations.

## Règles

SL-1 = L’île compte 18 régions, trois par terrain (champ, montagne, désert, marais, forêt, pâturage), autour du village de Sheepsburg ; entre elles passent 42 routes, chacune avec son propre numéro (1 à 42) et un chiffre pour le dé (1 à 6). Un mouton blanc se trouve dans chaque région, le mouton noir à Sheepsburg. Il y a six tuiles de départ, une par terrain : chacun en reçoit une au hasard et en secret, les autres quittent le jeu sans être vues. Le reste des tuiles forme six piles visibles, une par terrain, de cinq tuiles qui coûtent 0, 1, 2, 3 et 4 dinars en partant du haut.
    .title = Mise en place
SL-2 = Chacun commence avec 20 dinars, ou 30 si vous jouez à deux. Tout le monde voit combien d’argent chacun possède, et la banque n’est jamais vide.
    .title = Argent
SL-3 = Le hasard désigne qui joue en premier. À partir de là, dans le sens horaire, chacun pose un berger sur une route libre. À deux, vous avez deux bergers chacun et les posez à tour de rôle, un par un. Ensuite, vous jouez vos tours dans le même ordre, manche après manche.
    .title = Placement des bergers
SL-4 = Chaque tour commence par le dé. Si le lieu où se trouve le mouton noir, une région ou Sheepsburg, a une route portant le chiffre obtenu, et qu’il ne s’y trouve ni berger ni barrière, le mouton noir traverse cette route ; sinon il reste où il est. Aucun lieu n’a deux routes portant le même chiffre.
    .title = Le mouton noir
SL-5 = À ton tour, tu fais exactement trois actions, dans l’ordre que tu veux ; chacune est l’une de celles-ci : déplacer ton berger, déplacer un mouton (blanc ou noir) ou acheter une tuile. Au moins une des trois doit déplacer le berger, et il peut se déplacer plus souvent. Entre deux déplacements de mouton, quelle que soit la couleur, comme entre deux achats, quel que soit le terrain, ton berger doit changer de route. Passer n’est pas permis ; on ne fait moins d’actions, ou aucune qui déplace le berger, que si le berger est bloqué.
    .title = Trois actions
SL-6 = Ton berger va sur n’importe quelle route sans berger ni barrière. Vers une route voisine, c’est-à-dire une route qui rejoint la sienne à un croisement, c’est gratuit ; vers toute autre, cela coûte 1 dinar. La route qu’il quitte reçoit une barrière pour de bon : une barrière ordinaire tant qu’il en reste parmi les 20, ensuite une barrière finale.
    .title = Déplacer le berger
SL-7 = Un mouton, blanc ou noir, traverse la route où se tient ton berger, de l’un des deux lieux qui la bordent vers l’autre. Sheepsburg est aussi un tel lieu, mais un mouton n’y rapporte rien à personne.
    .title = Déplacer un mouton
SL-8 = Tu achètes la tuile du dessus d’une pile et tu en paies le prix. Son terrain doit être celui de l’une des deux régions qui bordent la route de ton berger. Sheepsburg ne vend rien, une pile vide non plus, et on ne fait pas crédit.
    .title = Acheter une tuile
SL-9 = Tant que ton berger n’a pas bougé pendant ce tour, tu ne peux pas faire une action après laquelle il ne pourrait plus bouger : tu ne peux donc pas dépenser ton dernier dinar pour une tuile quand aucune route voisine n’est libre. S’il ne peut de toute façon pas bouger, rien n’est interdit pour cette raison. À deux, seul compte le berger qui agit pendant ce tour.
    .title = Garder un passage
SL-10 = Un berger est bloqué quand aucune route voisine n’est libre et qu’il manque le dinar pour une route éloignée. Si le berger qui agit pour toi est bloqué, dès le début de ton tour ou à partir d’un certain moment, tu dois faire les autres actions encore permises : sur cette route, au plus un déplacement de mouton et un achat, quoi que tu aies fait sur une route précédente. Quand plus rien n’est permis, le reste de ton tour est perdu, peut-être juste après le dé. Rien ne t’oblige à prévoir de quoi faire trois actions. Si tous les bergers sont bloqués à la fin d’une manche, donc après le tour de la personne à droite de celle qui a commencé, plus aucun ne pourra jamais bouger : la partie prend fin et on compte les points, même si un mouton pouvait encore être déplacé ou une tuile obtenue pour rien.
    .title = Bloqué
SL-11 = À deux, tu choisis après le dé l’un de tes deux bergers, et c’est lui qui fait les trois actions du tour. Il faut qu’il puisse bouger ; c’est seulement si aucun des deux ne le peut que tu choisis celui que tu veux, même s’il n’a rien à faire.
    .title = Deux bergers
SL-12 = Une fois posée la 20e barrière ordinaire, la manche en cours est jouée jusqu’au bout : le dernier tour est celui de la personne à droite de celle qui a commencé, si bien que tout le monde a joué autant de tours. Si c’est justement elle qui l’a posée, la partie finit après ce tour.
    .title = La fin
SL-13 = Chacune de tes tuiles, tuile de départ comprise, vaut autant de dinars qu’il y a de moutons dans les trois régions de son terrain ; le mouton noir compte pour 2. Le prix d’achat ne joue aucun rôle. Ajoute les dinars qu’il te reste : le plus grand total l’emporte. À égalité, vous partagez la victoire, et libre à vous de bêler pour l’honneur !
    .title = Points
SL-14 = Les tuiles de départ restent secrètes jusqu’à la fin, et personne ne voit celles qui n’ont pas servi. Tout le monde voit ce qui est acheté, mais la tuile est ensuite face cachée : ce que possèdent les autres, c’est à toi de t’en souvenir ; tes propres tuiles, tu peux les regarder à tout moment. Les achats de tous ne sont montrés qu’à une table ouverte avec l’aide-mémoire.
    .title = Ce que tu peux savoir

## Options

option-memory_aid = Aide-mémoire
    .help = Les tuiles achetées par les autres restent visibles ; les tuiles de départ restent secrètes.

## Choses

terrain-field = champ
terrain-mountain = montagne
terrain-desert = désert
terrain-swamp = marais
terrain-forest = forêt
terrain-pasture = pâturage
place-sheepsburg = Sheepsburg
place-field-1 = le champ 1
place-field-2 = le champ 2
place-field-3 = le champ 3
place-mountain-1 = la montagne 1
place-mountain-2 = la montagne 2
place-mountain-3 = la montagne 3
place-desert-1 = le désert 1
place-desert-2 = le désert 2
place-desert-3 = le désert 3
place-swamp-1 = le marais 1
place-swamp-2 = le marais 2
place-swamp-3 = le marais 3
place-forest-1 = la forêt 1
place-forest-2 = la forêt 2
place-forest-3 = la forêt 3
place-pasture-1 = le pâturage 1
place-pasture-2 = le pâturage 2
place-pasture-3 = le pâturage 3

## Ce qui est demandé

road-between = la route marquée { $number } entre { $place } et { $place2 }
step-first = Le hasard désigne qui joue en premier.
    .other = Le hasard désigne qui joue en premier.
step-tile = Les tuiles de départ sont distribuées.
    .other = Les tuiles de départ sont distribuées.
step-place = Pose un berger sur une route libre.
    .other = { $who } pose un berger.
step-die = Le dé est lancé.
    .other = Le dé est lancé.
step-use = Choisis le berger qui agit pendant ce tour.
    .other = { $who } choisit un berger.
step-act =
    { $left ->
        [one] Fais ta dernière action.
       *[other] Fais une action : il en reste { $left }.
    }
    .other =
        { $left ->
            [one] { $who } fait la dernière action du tour.
           *[other] { $who } joue : il reste { $left } actions.
        }
step-act-move =
    { $left ->
        [one] Ta dernière action : ton berger doit maintenant se déplacer.
       *[other] Fais une action : il en reste { $left }, dont une doit déplacer ton berger.
    }
    .other =
        { $left ->
            [one] { $who } fait la dernière action du tour.
           *[other] { $who } joue : il reste { $left } actions.
        }
step-act-stuck =
    { $left ->
        [one] Ton berger est bloqué : fais ce qui reste possible. Il reste { $left } action.
       *[other] Ton berger est bloqué : fais ce qui reste possible. Il reste { $left } actions.
    }
    .other = Le berger est bloqué : { $who } fait ce qui reste possible.
step-over = La partie est finie.
    .other = La partie est finie.

## Les coups, comme consignes

do-place = Pose un berger sur { $road }{ $at }
do-use = Agis avec le berger qui se tient sur { $road }{ $at }
do-walk = Déplace le berger sur { $road }{ $at }
do-herd = Mène un mouton blanc depuis { $place } vers { $place2 }
do-black = Mène le mouton noir depuis { $place } vers { $place2 }
do-buy = Achète une tuile : { $terrain }

## Le journal

log-first =
    { $you ->
        [who] Tu joues en premier.
       *[none] { $who } joue en premier.
    }
log-tile =
    { $you ->
        [who] Ta tuile de départ secrète : { $terrain }.
       *[none] { "" }
    }
log-place =
    { $you ->
        [who] Tu as posé un berger sur { $road }{ $at }.
       *[none] { $who } a posé un berger sur { $road }{ $at }.
    }
log-die = { "" }
log-use =
    { $you ->
        [who] Tu as choisi le berger qui se tient sur { $road }{ $at }.
       *[none] { $who } a choisi le berger qui se tient sur { $road }{ $at }.
    }
log-walk =
    { $you ->
        [who] Tu as déplacé ton berger sur { $road }{ $at }.
       *[none] { $who } a déplacé son berger sur { $road }{ $at }.
    }
log-herd =
    { $you ->
        [who] Tu as mené un mouton blanc depuis { $place } vers { $place2 }.
       *[none] { $who } a mené un mouton blanc depuis { $place } vers { $place2 }.
    }
log-black =
    { $you ->
        [who] Tu as mené le mouton noir depuis { $place } vers { $place2 }.
       *[none] { $who } a mené le mouton noir depuis { $place } vers { $place2 }.
    }
log-buy =
    { $hidden ->
        [none] { $you ->
            [who] Tu as acheté une tuile : { $terrain }.
           *[none] { $who } a acheté une tuile : { $terrain }.
        }
       *[forgotten] { $who } a acheté une tuile.
    }
log-undo =
    { $you ->
        [who] Tu as repris un coup.
       *[none] { $who } a repris un coup.
    }

## Ce que le coup a entraîné

fact-money =
    { $dinars ->
        [one] Chacun commence avec { $dinars } dinar.
       *[other] Chacun commence avec { $dinars } dinars.
    }
fact-die-thrown =
    { $you ->
        [who] Tu as fait un { $number }.
       *[none] { $who } a fait un { $number }.
    }
fact-black-crossed = Le mouton noir a quitté { $place } pour { $place2 }{ $at }.
fact-black-no-road = Le mouton noir n’a pas quitté { $place } : aucune route n’y porte un { $number }.
fact-black-shepherd = Le mouton noir n’a pas pu quitter { $place } : un berger barrait la route{ $at }.
fact-black-fence = Le mouton noir n’a pas pu quitter { $place } : une barrière fermait la route{ $at }.
fact-walk-paid =
    { $dinars ->
        [one] Aller aussi loin a coûté { $dinars } dinar.
       *[other] Aller aussi loin a coûté { $dinars } dinars.
    }
    .foretold =
        { $dinars ->
            [one] Aller aussi loin coûte { $dinars } dinar.
           *[other] Aller aussi loin coûte { $dinars } dinars.
        }
fact-fence-placed =
    { $n ->
        [0] Derrière le berger, la dernière barrière ordinaire ferme maintenant la route{ $at }.
        [one] Derrière le berger, une barrière ferme maintenant la route{ $at } ; il en reste { $n }.
       *[other] Derrière le berger, une barrière ferme maintenant la route{ $at } ; il en reste { $n }.
    }
fact-final-fence-placed = Derrière le berger, une barrière finale ferme maintenant la route{ $at }.
fact-tile-bought =
    { $price ->
        [0] Elle n’a rien coûté.
        [one] Elle a coûté { $price } dinar.
       *[other] Elle a coûté { $price } dinars.
    }
    .foretold =
        { $price ->
            [0] Elle ne coûte rien.
            [one] Elle coûte { $price } dinar.
           *[other] Elle coûte { $price } dinars.
        }
fact-stack-empty = C’était la dernière de sa pile.
    .foretold = C’est la dernière de sa pile.
fact-last-fence =
    { $you ->
        [who] Toutes les barrières ordinaires sont posées : la partie finira quand tu auras joué ton tour.
       *[none] Toutes les barrières ordinaires sont posées : la partie finira quand { $who } aura joué son tour.
    }
    .foretold =
        { $you ->
            [who] C’est la dernière barrière ordinaire : la partie finira quand tu auras joué ton tour.
           *[none] C’est la dernière barrière ordinaire : la partie finira quand { $who } aura joué son tour.
        }
fact-stuck = Le berger est bloqué{ $at } : aucune route voisine n’est libre, et il n’y a pas de dinar pour une route éloignée.
fact-turn-lost =
    { $you ->
        [who] { $n ->
            [one] Plus rien n’était possible : tu as perdu { $n } action.
           *[other] Plus rien n’était possible : tu as perdu { $n } actions.
        }
       *[none] { $n ->
            [one] Plus rien n’était possible : { $who } a perdu { $n } action.
           *[other] Plus rien n’était possible : { $who } a perdu { $n } actions.
        }
    }
fact-over-fences = La dernière manche est jouée : la partie est finie.
fact-over-stuck = Plus aucun berger ne pourra jamais bouger : la partie est finie.
fact-starting-tile =
    { $you ->
        [who] Tu as commencé avec cette tuile : { $terrain }.
       *[none] { $who } a commencé avec cette tuile : { $terrain }.
    }
fact-scored =
    { $you ->
        [who] Toi : { $tiles } pour les tuiles + { $dinars } en dinars = { $total }.
       *[none] { $who } : { $tiles } pour les tuiles + { $dinars } en dinars = { $total }.
    }
fact-won =
    { $seats ->
        [one] { $you ->
            [all] Tu as gagné.
           *[none] { $all } a gagné.
        }
       *[other] Victoire partagée : { $all }. Qui bêle le plus fort ?
    }

## Pourquoi un coup est refusé

reason-not-drawn = Cela ne peut pas être tiré maintenant.
reason-chance-alone = Seul le hasard en décide.
reason-place-first = Pose d’abord ton berger sur une route libre.
reason-placed-on = Un berger se tient déjà sur cette route{ $at }.
reason-all-placed = Tous les bergers sont déjà posés : maintenant ils se déplacent.
reason-choose-shepherd = Choisis d’abord lequel de tes bergers agit pendant ce tour.
reason-not-your-shepherd = Aucun de tes bergers ne se tient sur cette route{ $at }.
reason-cannot-move = Ce berger ne peut plus bouger{ $at } : choisis l’autre.
reason-shepherd-chosen = Tu as déjà choisi le berger qui agit pendant ce tour.
reason-one-shepherd = Tu n’as qu’un berger, et c’est lui qui agit : il n’y a rien à choisir.
reason-must-walk = C’est ta dernière action, et ton berger n’a pas encore bougé : déplace-le sur une autre route.
reason-driven-already = Sur cette route, tu as déjà mené un mouton. Avant le prochain, ton berger doit changer de route.
reason-bought-already = Sur cette route, tu as déjà acheté une tuile. Avant la prochaine, ton berger doit changer de route.
reason-stands-there = Ton berger s’y tient déjà{ $at }.
reason-shepherd-there =
    { $you ->
        [who] Ton autre berger se tient sur cette route{ $at }.
       *[none] { $who } a déjà un berger sur cette route{ $at }.
    }
reason-fence-there = Une barrière ferme cette route{ $at }.
reason-too-far = Cette route n’est pas voisine de la tienne{ $at }, et tu n’as pas de dinar pour aller aussi loin.
reason-not-across = Ton berger ne mène les moutons qu’entre les deux lieux qui bordent sa route.
reason-no-sheep = Il n’y a pas de mouton blanc à mener depuis { $place }.
reason-black-elsewhere = Le mouton noir est ailleurs : tu ne peux pas le mener depuis { $place }.
reason-not-sold-here = Ce terrain ne borde pas la route de ton berger : { $terrain }.
reason-sold-out = Cette pile est épuisée : { $terrain }.
reason-too-dear =
    { $price ->
        [one] La tuile coûte { $price } dinar, et tu n’en as plus.
       *[other] { $dinars ->
            [0] La tuile coûte { $price } dinars, et tu n’en as plus.
            [1] La tuile coûte { $price } dinars, et tu n’en as qu’un.
           *[other] La tuile coûte { $price } dinars, et tu n’en as que { $dinars }.
        }
    }
reason-last-dinar = Cela te coûterait ton dernier dinar. Ton berger doit encore bouger pendant ce tour, et aucune route voisine n’est libre.
reason-road-unknown = « { $word } » n’est pas une route : les routes ont les numéros 1 à 42. Sur le plateau, 16:4 est la route 16, marquée 4.
reason-place-without-number = Précise de quel lieu tu parles : { $word }-1, { $word }-2 ou { $word }-3.
reason-no-tiles-there = Il n’y a pas de tuiles pour Sheepsburg.

## Verbes à taper ; ceux en anglais sont compris dans toutes les langues

verb-walk = aller
verb-herd = mener
verb-black = noir
verb-buy = acheter
verb-place = poser
verb-use = choisir

## Points

part-field = Champ
part-mountain = Montagne
part-desert = Désert
part-swamp = Marais
part-forest = Forêt
part-pasture = Pâturage
part-dinars = Dinars
tally-setup = Mise en place
tally-round = Manche { $n }
tally-last-round = Dernière manche
tally-die = dé { $n }
tally-first = commence
tally-dinars =
    { $n ->
        [one] { $n } dinar
       *[other] { $n } dinars
    }
tally-tiles =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
tally-supply =
    { $n ->
        [one] { $n } barrière restante
       *[other] { $n } barrières restantes
    }
tally-final =
    { $n ->
        [one] { $n } barrière finale
       *[other] { $n } barrières finales
    }
tally-starting = Tuile secrète : { $terrain }
tally-road = Berger sur la route { $road }
tally-near = gratuit : { $roads }
tally-near-none = aucune route libre à côté
tally-far = ailleurs : 1 dinar
tally-far-none = ailleurs : pas de dinar
head-price = prix
head-left = (reste)
head-worth = val.
head-own = toi

## Les signes dans le terminal

board-signs = Sur l’île : 16:4 est la route 16, de chiffre 4 ; le signe d’une personne devant un numéro de route est son berger, ◀ montre qui agit. Sous le nom d’un lieu figure le nombre de ses moutons blancs, et +black si le mouton noir s’y trouve. ┼ est une barrière, ╋ une barrière finale. Nouveau depuis ta dernière décision : ╬ une barrière ; ↑ plus et ↓ moins de moutons blancs ; »black le mouton noir vient d’arriver. Dans la liste des terrains, 2 (3) veut dire que la prochaine tuile coûte 2 dinars et qu’il en reste 3 ; val. est ce qu’une tuile rapporterait maintenant.

## Pourquoi un coup est bon

why-points = Si la partie finissait maintenant, tu aurais plus de points.
    .other = Si la partie finissait maintenant, les autres auraient moins de points.
why-points_late = Tu es en meilleure position pour la fin.
    .other = Les autres sont en moins bonne position pour la fin.
why-dinars_early = Tu gardes des dinars pour les prochains tours.
    .other = Les autres ont moins de temps pour dépenser leurs dinars.
why-tiles_early = Tu n’achètes pas trop tôt.
    .other = Les tuiles des autres peuvent encore perdre des moutons.
why-stakes_early = Tu ne mises pas trop sur un seul terrain.
    .other = Les autres misent sur peu de terrains, qui peuvent encore perdre des moutons.
why-drive = Ton berger se tient là où il peut mener un mouton vers tes tuiles.
    .other = Les autres gagnent moins à mener des moutons.
why-buy = Ton berger se tient là où une tuile vaut plus que son prix.
    .other = Les autres gagnent moins à acheter des tuiles.
why-near = Depuis une route voisine, tu pourras mener un mouton vers tes tuiles.
    .other = Les autres gagnent moins sur les routes voisines.
why-turn = Il te reste plus d’actions pendant ce tour.
    .other = Il reste moins d’actions aux autres.
