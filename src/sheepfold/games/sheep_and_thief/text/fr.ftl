### Sheep & Thief : les mots du jeu, en français.
### Les mêmes clés, attributs et variables se trouvent dans en.ftl et de.ftl, dans le même ordre.

## Le jeu

name = Sheep & Thief
tagline = Choisis tes cartes, trace routes et rivières sur tes terres, remplis-les de moutons et envoie le renard chez les voisins.
credits = Imaginé par Yuichi Sakashita, illustré par Wee Yee Chong, publié par Pegasus Spiele sous licence de Power 9 Games. Sheepfold est un projet indépendant, sans aucun lien avec eux.

## Mise en place et choix des cartes

ST-1 = Chacun aménage ses propres terres sur un plateau de 4 cases sur 4, avec les colonnes a à d depuis la gauche et les rangées 1 à 4 depuis le haut. Ta ferme se trouve en a1, dans le coin en haut à gauche, avec 1 mouton blanc. Sur chaque plateau se tient un renard, partout sur la même case de départ. Ton enclos, la place des moutons volés, est vide. Le hasard désigne qui commence.
    .title = Mise en place
ST-2 = Les 56 cartes paysage sont mélangées. Chacun reçoit un paquet de 5 cartes, ou de 6 si vous jouez à deux, et personne d’autre ne les voit.
    .title = Distribution
ST-3 = À trois ou à quatre, vous choisissez tous en même temps : garde 1 carte de ton paquet, face cachée, et passe le reste. Du paquet qui t’arrive, garde de nouveau 1 carte, et ainsi de suite jusqu’à ce que chacun ait 5 cartes ; la dernière est passée elle aussi, et la personne qui la reçoit la garde. Aux manches 1 et 3, les paquets passent à gauche, donc à la personne suivante dans le sens horaire ; à la manche 2, ils passent à droite. Tu peux regarder à tout moment les cartes que tu as gardées.
    .title = Choix des cartes à trois ou à quatre
ST-4 = À deux, chacun garde 2 de ses 6 cartes, face cachée, et passe les 4 autres. Des 4 cartes que tu reçois, tu en gardes 2 et tu en passes 2, que l’autre garde. Vous avez ainsi 6 cartes chacun.
    .title = Choix des cartes à deux
ST-5 = Une partie compte trois manches ; dans chacune, on choisit des cartes, puis on les pose. Après les manches 1 et 2, il reste 1 carte à chacun ; 4 nouvelles s’y ajoutent, et elles forment ensemble le paquet suivant. À deux, il vous reste 2 cartes : chacun en choisit 1 qui quitte le jeu sans être vue, puis en reçoit 5 nouvelles. La manche suivante est ouverte par la personne à gauche de celle qui avait ouvert la précédente. Ce qui reste en main après la manche 3 n’est plus joué ; chacun a alors posé 12 cartes.
    .title = Trois manches
ST-6 = Vous jouez dans le sens horaire, à partir de la personne qui ouvre la manche. À ton tour, tu poses une carte de ta main sur ton propre plateau et tu fais agir tous ses animaux. Tu joues tes cartes dans l’ordre que tu veux. La manche est finie quand chacun a posé 4 cartes.
    .title = À tour de rôle

## Poser une carte

ST-7 = Une carte se pose sur une case libre de ton plateau, au-dessus, au-dessous ou à côté d’une de tes propres cartes ; la ferme en est une. On ne tourne jamais les cartes.
    .title = Côte à côte
ST-8 = Là où une carte a une rivière sur un côté, il faut en face une rivière sur la carte voisine, une case libre ou le bord du plateau ; une ville fait partie du bord. C’est vrai aussi dans l’autre sens : si la rivière d’une carte voisine coule vers la nouvelle carte, celle-ci doit la prolonger. Les routes n’ont pas besoin d’être prolongées et peuvent s’arrêter n’importe où.
    .title = Les rivières continuent
ST-9 = Tu ne peux pas poser de carte sur la case où se tient le renard.
    .title = Le renard bloque
ST-10 = Tu ne poses une carte face cachée que si aucune de celles de ta main ne peut être posée nulle part ; tu choisis alors laquelle, et pour elle les rivières ne comptent pas. Elle va elle aussi à côté de l’une de tes cartes, et pas là où se tient le renard. Une carte face cachée n’a ni route, ni rivière, ni bergerie, ni animaux. Elle reste une carte : on peut en poser d’autres à côté, mais pas avec une rivière qui coule vers elle ; les chiens peuvent y mener des moutons, et le renard les y vole. Ce qu’elle montre reste secret jusqu’à la fin de la partie.
    .title = Aucune carte ne convient

## Animaux

ST-11 = Pour chaque mouton dessiné sur la carte que tu viens de poser, 1 mouton de la réserve arrive sur cette carte ; ils arrivent tous en même temps. Il y a 50 moutons blancs en tout ; si la réserve n’en a pas assez, tu reçois ce qui reste. Tu choisis l’ordre dans lequel agissent les animaux d’une carte : ses moutons ensemble, chaque chien et chaque renard séparément, dans n’importe quel ordre.
    .title = Moutons
ST-12 = Pour chaque chien dessiné, tu peux mener autant de moutons que tu veux d’une de tes cartes à une carte située au-dessus, au-dessous ou à côté. Ils ne peuvent aller ni sur une case libre, ni sur la carte où se tient le renard, mais ils peuvent quitter celle-ci. Rivières et routes ne les gênent pas. Tu choisis combien de moutons blancs s’en vont et si le noir, quand vous jouez avec lui, les suit ; il faut au moins un animal. Tu peux aussi laisser un chien au repos. S’il ne peut rien faire, il se repose de lui-même.
    .title = Chiens
ST-13 = Pour chaque renard dessiné, tu dois déplacer le renard d’une case vers le haut (nord), le bas (sud), la gauche (ouest) ou la droite (est), sans quitter le plateau. Il se déplace de la même façon sur tous les plateaux et se tient donc partout sur la même case. Il marche sur les cartes comme sur les cases libres.
    .title = Renard
ST-14 = Quand le renard entre sur une carte sans bergerie, il prend tous les moutons blancs qui s’y trouvent. Si c’est toi qui l’as déplacé, ceux des autres vont dans ton enclos, mais les tiens retournent à la réserve. Chaque pas compte, et avec le pas suivant tu peux revenir aussitôt en arrière. Le renard ne vole qu’en entrant : les moutons qui arrivent ou restent sur sa carte ne risquent rien tant qu’il n’y entre pas de nouveau.
    .title = Vol
ST-15 = Sur une carte avec une bergerie, les moutons sont à l’abri du renard. La ferme a une bergerie.
    .title = Bergeries

## La fin

ST-16 = À la fin, tu reçois 1 pièce d’or par mouton blanc sur ton plateau et 1 par mouton dans ton enclos. Une route ininterrompue de ta ferme à une ville rapporte aussi de l’or : 5 pour Lainecourt (en bas à gauche), 5 pour Bêlebourg (en haut à droite) et 10 pour Moutonville (en bas à droite), chacune séparément. Deux cartes sont reliées là où leurs routes se rejoignent ; une ville est atteinte quand une carte ainsi reliée à la ferme se trouve à côté d’elle, dans le coin du plateau, et qu’une route y mène à l’une de ses portes. N’importe laquelle des deux suffit.
    .title = L’or des moutons et des villes
ST-17 = Chacune de tes rivières rapporte de l’or selon le nombre de cartes qu’elle traverse : 1 pour 1 carte, 3 pour 2 cartes, 5 pour 3, 8 pour 4, 11 pour 5, 15 pour 6, et 5 de plus pour chaque carte supplémentaire. Deux cartes font partie de la même rivière là où leurs rivières se rejoignent.
    .title = L’or des rivières
ST-18 = La personne qui a le plus d’or gagne. À égalité, la victoire va à celle qui en a reçu le plus pour les moutons blancs de son plateau ; ce que rapporte le mouton noir ne compte pas pour cela. Si l’égalité demeure, vous partagez la victoire.
    .title = Victoire

## Missions

ST-M1 = Chacun tire une des 9 missions et la garde secrète ; les autres restent dans la boîte sans être vues. Sauf indication contraire, une mission compare à la fin ton plateau à tous les autres. Si tu as plus que tout le monde, tu reçois le plus élevé de ses deux montants d’or. Si tu es à égalité en tête avec au moins une autre personne, même sans rien du tout, tu reçois le moins élevé ; si quelqu’un a plus que toi, tu ne reçois rien. Les routes, rivières, bergeries et animaux des cartes face cachée ne comptent pour aucune mission ; les moutons qui se tiennent sur ces cartes comptent comme les autres.
    .title = Missions
ST-M2 = Mission « Plus longue rivière » : le nombre de cartes de la plus longue rivière. 3 pièces d’or pour le plus grand nombre, 1 en cas d’égalité ; sans aucune rivière, rien.
    .title = Plus longue rivière
ST-M3 = Mission « Plus grand réseau de routes » : le nombre de cartes du plus grand réseau de routes reliées, où qu’il soit sur le plateau. La ferme compte dans son propre réseau, et une seule carte avec une route est un réseau de 1. 5 pièces d’or pour le plus grand nombre, 2 en cas d’égalité.
    .title = Plus grand réseau de routes
ST-M4 = Mission « Bergeries » : le nombre de bergeries sur le plateau, celle de la ferme comprise. 3 pièces d’or pour le plus grand nombre, 1 en cas d’égalité.
    .title = Bergeries
ST-M5 = Mission « Moutons en bas » : le nombre de moutons dans les deux rangées du bas, 3 et 4. 5 pièces d’or pour le plus grand nombre, 2 en cas d’égalité.
    .title = Moutons en bas
ST-M6 = Mission « Moutons à droite » : le nombre de moutons dans les deux colonnes de droite, c et d. 5 pièces d’or pour le plus grand nombre, 2 en cas d’égalité.
    .title = Moutons à droite
ST-M7 = Mission « Cartes renard » : le nombre de cartes où est dessiné au moins un renard. Le renard qui parcourt les plateaux ne compte pas. 5 pièces d’or pour le plus grand nombre, 2 en cas d’égalité.
    .title = Cartes renard
ST-M8 = Mission « Cartes chien » : le nombre de cartes où est dessiné au moins un chien. 5 pièces d’or pour le plus grand nombre, 2 en cas d’égalité.
    .title = Cartes chien
ST-M9 = Mission « Cartes mouton » : le nombre de cartes où est dessiné au moins un mouton ; la ferme n’en fait pas partie. 5 pièces d’or pour le plus grand nombre, 2 en cas d’égalité.
    .title = Cartes mouton
ST-M10 = Mission « Renard en ville » : si, à la fin de la partie, le renard se tient près d’une ville, donc en d1, a4 ou d4, tu reçois 3 pièces d’or. Rien n’est comparé.
    .title = Renard en ville

## Mouton noir

ST-B1 = Ta ferme accueille au départ 1 mouton noir à la place du blanc. Les chiens le mènent comme un mouton blanc, et une bergerie le protège.
    .title = Le mouton noir
ST-B2 = Quand le renard, peu importe qui l’a déplacé, entre sur une carte sans bergerie où se tient ton mouton noir, celui-ci retourne à sa ferme. Il n’est jamais volé.
    .title = Retour à la ferme
ST-B3 = À la fin, ton mouton noir vaut l’or de la case où il se tient. De gauche à droite, ce sont 0, 1, 3, 5 dans la rangée 1 ; 1, 3, 5, 7 dans la rangée 2 ; 3, 5, 7, 10 dans la rangée 3 ; 5, 7, 10, 15 dans la rangée 4. Il ne rapporte rien de plus, mais les missions qui comptent les moutons en bas ou à droite le comptent aussi.
    .title = L’or du mouton noir

## Options

option-missions = Missions
    .help = Chacun a une mission secrète qui peut rapporter de l’or à la fin.
option-black_sheep = Mouton noir
    .help = Un mouton noir se tient au départ dans chaque ferme ; plus tu le mènes loin, plus il rapporte d’or.

## Choses

card-unknown = inconnue
word-hidden = inconnue
mission-river = Plus longue rivière
mission-road = Plus grand réseau de routes
mission-barns = Bergeries
mission-bottom = Moutons en bas
mission-right = Moutons à droite
mission-dogs = Cartes chien
mission-foxes = Cartes renard
mission-sheep = Cartes mouton
mission-town = Renard en ville
mission-unknown = inconnue
goal-river = 3 pièces d’or pour le plus de cartes dans une rivière, 1 à égalité
goal-road = 5 pièces d’or pour le plus de cartes dans un réseau de routes, 2 à égalité
goal-barns = 3 pièces d’or pour le plus de bergeries, 1 à égalité
goal-bottom = 5 pièces d’or pour le plus de moutons dans les rangées 3 et 4, 2 à égalité
goal-right = 5 pièces d’or pour le plus de moutons dans les colonnes c et d, 2 à égalité
goal-dogs = 5 pièces d’or pour le plus de cartes avec un chien, 2 à égalité
goal-foxes = 5 pièces d’or pour le plus de cartes avec un renard, 2 à égalité
goal-sheep = 5 pièces d’or pour le plus de cartes avec un mouton, 2 à égalité
goal-town = 3 pièces d’or si le renard est en d1, a4 ou d4 à la fin
town-baabourne = Bêlebourg
town-woolington = Lainecourt
town-sheepville = Moutonville
side-N = le nord
side-E = l’est
side-S = le sud
side-W = l’ouest
side-left = la gauche
side-right = la droite

## Ce qui est demandé

step-first = Le hasard décide qui commence.
step-mission = Les missions sont tirées.
step-deal = Les cartes sont distribuées.
step-draft =
    { $n ->
        [one] Choisis la carte à garder dans ce paquet.
       *[other] Choisis { $n } cartes à garder dans ce paquet, l’une après l’autre.
    }
step-draft-more = Choisis encore une carte à garder dans ce paquet.
step-place = Pose une carte de ta main sur ton plateau.
step-cover = Aucune de tes cartes ne convient : poses-en une de ton choix face cachée.
step-animals = Les animaux de ta carte en { $cell }, dans l’ordre que tu veux : { $what }.
step-discard = Choisis la carte que tu défausses ; l’autre reste pour la manche suivante.
step-over = La partie est finie.
due-sheep =
    { $n ->
        [one] { $n } mouton à venir
       *[other] { $n } moutons à venir
    }
due-dogs =
    { $n ->
        [one] { $n } chien pour mener des moutons
       *[other] { $n } chiens pour mener des moutons
    }
due-foxes =
    { $n ->
        [one] { $n } pas du renard
       *[other] { $n } pas du renard
    }
how-dog = Par exemple { $move } : départ, arrivée, nombre ; heel laisse un chien au repos.
how-dog-black = Par exemple { $move } : départ, arrivée, nombre, avec b le noir aussi ; heel laisse un chien au repos.

## Le journal

log-first = { $who } commence.
log-mission =
    { $mission ->
        [inconnue] { $who } tire une mission en secret.
       *[other] { $who } tire la mission « { $mission } ».
    }
log-deal =
    { $card ->
        [inconnue] { $who } reçoit une carte.
       *[other] { $who } reçoit la carte { $card }.
    }
log-pick =
    { $card ->
        [inconnue] { $who } garde une carte.
       *[other] { $who } garde la carte { $card }.
    }
log-lay = { $who } pose la carte { $card } en { $cell }.
log-cover =
    { $card ->
        [inconnue] { $who } pose une carte face cachée en { $cell }.
       *[other] { $who } pose la carte { $card } face cachée en { $cell }.
    }
log-sheep = { $who } fait venir les moutons de la carte.
log-dog =
    { $herd ->
        [b] { $who } envoie un chien : le mouton noir va de { $cell } à { $cell2 }.
       *[other] { $who } envoie un chien : des moutons vont de { $cell } à { $cell2 } ({ $herd }).
    }
log-heel = { $who } laisse un chien au repos.
log-fox = { $who } déplace le renard vers { $side }.
log-discard =
    { $card ->
        [inconnue] { $who } défausse une carte.
       *[other] { $who } défausse la carte { $card }.
    }
log-undo = { $who } a repris un coup.
told-deal = Distribué à { $who } :
told-dog =
    { $n ->
        [one] { $who } envoie un chien : { $n } mouton va de { $cell } à { $cell2 }.
       *[other] { $who } envoie un chien : { $n } moutons vont de { $cell } à { $cell2 }.
    }
told-dog-black =
    { $n ->
        [one] { $who } envoie un chien : { $n } mouton blanc et le noir vont de { $cell } à { $cell2 }.
       *[other] { $who } envoie un chien : { $n } moutons blancs et le noir vont de { $cell } à { $cell2 }.
    }
told-fox = { $who } déplace le renard vers { $side }, en { $cell }.
told-sheep =
    { $n ->
        [one] { $who } fait venir { $n } mouton en { $cell }.
       *[other] { $who } fait venir { $n } moutons en { $cell }.
    }

## Ce qui est arrivé tout seul

fact-draft-begins = La manche { $round } commence avec des paquets de { $n } cartes, à passer vers { $side }.
fact-packs-passed =
    { $n ->
        [one] Tous ont choisi : des paquets de { $n } carte passent vers { $side }.
       *[other] Tous ont choisi : des paquets de { $n } cartes passent vers { $side }.
    }
fact-last-kept =
    { $n ->
        [one] Tous ont choisi ; la dernière carte est passée et gardée.
       *[other] Tous ont choisi ; les { $n } dernières cartes sont passées et gardées.
    }
fact-placement-begins = On pose maintenant les cartes : { $who } commence.
fact-sheep-came =
    { $n ->
        [one] { $n } mouton arrive en { $cell } pour { $who }.
       *[other] { $n } moutons arrivent en { $cell } pour { $who }.
    }
fact-supply-short =
    { $n ->
        [0] La réserve est vide : aucun mouton n’arrive.
        [1] La réserve est épuisée : seul { $n } mouton sur { $due } est venu.
       *[other] La réserve est épuisée : seuls { $n } moutons sur { $due } sont venus.
    }
fact-dogs-idle =
    { $n ->
        [one] { $n } chien n’a rien à faire et se repose.
       *[other] { $n } chiens n’ont rien à faire et se reposent.
    }
fact-stolen =
    { $n ->
        [one] Le renard vole { $n } mouton à { $who } en { $cell } ; { $who2 } l’a maintenant dans son enclos.
       *[other] Le renard vole { $n } moutons à { $who } en { $cell } ; { $who2 } les a maintenant dans son enclos.
    }
fact-lost =
    { $n ->
        [one] { $who } fait entrer le renard en { $cell } et y perd { $n } mouton, qui retourne à la réserve.
       *[other] { $who } fait entrer le renard en { $cell } et y perd { $n } moutons, qui retournent à la réserve.
    }
fact-safe =
    { $n ->
        [one] { $who } garde { $n } mouton à l’abri dans la bergerie en { $cell }.
       *[other] { $who } garde { $n } moutons à l’abri dans la bergerie en { $cell }.
    }
fact-black-home = { $who } voit son mouton noir s’enfuir de { $cell } vers la ferme.
fact-black-safe = { $who } garde son mouton noir à l’abri dans la bergerie en { $cell }.
fact-no-card-fits = { $who } n’avait aucune carte qui convienne : celle posée en { $cell } est donc face cachée.
fact-discards-due = Chacun choisit l’une de ses deux cartes à défausser.
fact-round-over = La manche { $round } est finie.
fact-next-start = { $who } commence la manche { $round }.
fact-face-shown = { $who } avait en { $cell }, face cachée, la carte { $card }.
fact-town-reached =
    { $gold ->
        [one] { $who } a une route vers { $town } : { $gold } pièce d’or.
       *[other] { $who } a une route vers { $town } : { $gold } pièces d’or.
    }
fact-rivers =
    { $n ->
        [one]
            { $who } a { $n } rivière de { $longest ->
                [one] { $longest } carte
               *[other] { $longest } cartes
            } : { $gold ->
                [one] { $gold } pièce d’or.
               *[other] { $gold } pièces d’or.
            }
       *[other]
            { $who } a { $n } rivières, la plus longue de { $longest ->
                [one] { $longest } carte
               *[other] { $longest } cartes
            } : { $gold } pièces d’or.
    }
fact-mission =
    { $gold ->
        [one] { $who } avait la mission « { $mission } » : { $gold } pièce d’or.
       *[other] { $who } avait la mission « { $mission } » : { $gold } pièces d’or.
    }
fact-black-gold =
    { $gold ->
        [one] { $who } a son mouton noir en { $cell } : { $gold } pièce d’or.
       *[other] { $who } a son mouton noir en { $cell } : { $gold } pièces d’or.
    }
fact-won = { $who } a le plus d’or : { $gold }.
fact-won-tie = { $who } est à égalité en tête avec { $gold }, mais a reçu davantage d’or pour les moutons de son plateau : { $sheep }.
fact-shared =
    { $gold ->
        [one] { $who } partage la victoire : { $gold } pièce d’or.
       *[other] { $who } partage la victoire : { $gold } pièces d’or.
    }

## Points

part-sheep = Moutons du plateau
part-paddock = Moutons de l’enclos
part-towns = Villes
part-rivers = Rivières
part-mission = Mission
part-black_sheep = Mouton noir
head-gold = Or
    .short = Or
head-sheep = Moutons
    .short = Mout.
head-paddock = Enclos
    .short = Encl.
head-towns = Villes
    .short = Ville
head-rivers = Rivières
    .short = Riv.
head-black = Noir
    .short = Noir
tally-supply =
    { $n ->
        [one] { $n } mouton en réserve
       *[other] { $n } moutons en réserve
    }
tally-start = { $who } commence
tally-passing = ton paquet va à { $who }
tally-side = paquets vers { $side }
tally-swap = les paquets s’échangent
own-mission = Ta mission « { $mission } » : { $goal }.
mission-now = Pour l’instant : { $counts }
mission-fox = Pour l’instant, le renard est en { $cell }

## Les cartes en main

area-pack = Paquet
area-kept = Gardées
area-hand = Main ; sous chaque carte, les cases où elle convient
area-hand-short = Main
fits-any = tous +
fits-none = aucune

## Les signes dans le terminal

sign-dog = C
sign-fox = R
legend = @ mouton, C chien, R renard, ⌂ bergerie, ═ route, ≈ rivière, + libre
legend-black = @ mouton, b noir, C chien, R renard, ⌂ bergerie, ═ route, ≈ rivière, + libre
board-signs = Sur une carte en main : son numéro ; ═ ║ les routes et ≈ les rivières, avec les côtés où elles mènent ; ⌂ une bergerie ; et les animaux dessinés, comme 2@ pour deux moutons, C pour un chien, R pour un renard. Sur un plateau : le nom de chaque case ; 2@ deux moutons qui s’y tiennent ; b le mouton noir ; ^R^ le renard, partout sur la même case ; ▒ une carte face cachée ; ░ ou un fond pâle, une case libre, + une case à côté de tes cartes ; * ce qui est nouveau depuis ta dernière décision. Sur le bord, ║ et ═ sont les portes des villes, avec l’or qu’elles rapportent ; ✓ atteinte. Sur un petit plateau, chaque case montre ses routes par ╔ ═ ╬ et ses rivières par ┌ ─ ┼, puis la bergerie ; dessous, ses moutons, b et le renard. Dans le tableau : ▸ qui doit décider, ✓ qui a choisi, ↑ ↓ ce qui a changé. N est en haut, E à droite, S en bas, W à gauche.

## Pourquoi un coup est bon

why-sheep = Il reste plus de moutons sur ton plateau, ou moins sur ceux des autres.
why-risk = Tes moutons craignent moins le renard, ou ceux des autres le craignent plus.
why-threat = Le prochain pas du renard menace moins de tes moutons, ou plus de ceux des autres.
why-paddock = Cela amène des moutons dans ton enclos.
why-towns = Une route partant de ta ferme atteint une ville.
why-hoped = C’est bon pour une route qui peut encore atteindre une ville.
why-rivers = Tes rivières rapportent plus d’or.
why-open = Tes rivières peuvent mieux continuer.
why-black = Ton mouton noir est là où il vaut plus, ou celui des autres là où il vaut moins.
why-black_risk = Ton mouton noir craint moins le renard, ou celui des autres le craint plus.
why-mission = Ta mission a plus de chances de rapporter de l’or, ou celles des autres en ont moins.
why-hand_land = Les cartes que tu poseras vont mieux avec tes routes et tes rivières.
why-hand_sheep = Les cartes que tu poseras montrent plus de moutons.
why-hand_dogs = Les cartes que tu poseras montrent plus de chiens.
why-hand_foxes = Les cartes que tu poseras montrent plus de renards.
why-hand_barns = Les cartes que tu poseras montrent plus de bergeries.
why-hand_black = Les cartes que tu poseras montrent plus de chiens pour mener ton mouton noir.
why-hand_missing = Il y a plus de place pour de bonnes cartes dans ta main.
why-offer = Il te reste une meilleure carte, ou une moins bonne aux autres.
why-drive = Un chien peut alors mener tes moutons à une meilleure place.
why-raid = Les pas que le renard doit encore faire te rapportent plus, ou te coûtent moins.
