### Sheep & Thief : les mots du jeu, en français.
### Les mêmes clés, attributs et variables se trouvent dans en.ftl et de.ftl, dans le même ordre.

## Le jeu

name = Sheep & Thief
tagline = Choisis tes cartes, trace routes et rivières sur tes terres, remplis-les de moutons et envoie le renard chez les voisins.
credits = Imaginé par Yuichi Sakashita, illustré par Wee Yee Chong, publié par Pegasus Spiele sous licence de Power 9 Games.

## Mise en place et choix des cartes

ST-1 = Chacun aménage ses propres terres sur un plateau de 4 cases sur 4, avec les colonnes a à d depuis la gauche et les rangées 1 à 4 depuis le haut. Ta ferme se trouve en a1, dans le coin en haut à gauche, avec 1 mouton blanc. Sur chaque plateau se tient un renard, partout sur la même case de départ. Ton enclos, la place des moutons volés, est vide. Le hasard désigne qui commence.
    .title = Mise en place
ST-2 = Les 56 cartes paysage sont mélangées. Chacun reçoit un paquet de 5 cartes, ou de 6 si vous jouez à deux, et personne d’autre ne les voit.
    .title = Distribution
ST-3 = À trois ou à quatre, vous choisissez tous en même temps : garde 1 carte de ton paquet, face cachée, et passe le reste. Du paquet qui t’arrive, garde de nouveau 1 carte, et ainsi de suite jusqu’à ce que chacun ait 5 cartes ; la dernière est passée elle aussi, et la personne qui la reçoit la garde. Aux manches 1 et 3, les paquets passent à gauche, donc à la personne suivante dans le sens horaire ; à la manche 2, ils passent à droite. Tu peux regarder à tout moment les cartes que tu as gardées.
    .title = Choix des cartes à trois ou à quatre
ST-4 = À deux, chacun garde 2 de ses 6 cartes, face cachée, et passe les 4 autres. Des 4 cartes que tu reçois, tu en gardes 2 et tu en passes 2, que l’autre garde. Vous avez ainsi 6 cartes chacun.
    .title = Choix des cartes à deux
ST-5 = Une partie compte trois manches ; dans chacune, on choisit des cartes, puis on les pose. Après les manches 1 et 2, il reste 1 carte à chacun ; 4 nouvelles s’y ajoutent, et elles forment ensemble le paquet suivant. À deux, il vous reste 2 cartes : chacun en choisit 1 qui quitte le jeu sans être vue, puis en reçoit 5 nouvelles. La manche suivante est ouverte par la personne à gauche de celle qui avait ouvert la précédente. Ce qui reste en main après la manche 3 n’est plus joué ; chacun a alors posé 12 cartes.
    .title = Trois manches
ST-6 = Vous jouez dans le sens horaire, à partir de la personne qui ouvre la manche. À ton tour, tu poses une carte de ta main sur ton propre plateau et tu fais agir tous ses animaux. Tu joues tes cartes dans l’ordre que tu veux. La manche est finie quand chacun a posé 4 cartes.
    .title = À tour de rôle

## Poser une carte

ST-7 = Une carte se pose sur une case libre de ton plateau, au-dessus, au-dessous ou à côté d’une de tes propres cartes ; la ferme en est une. On ne tourne jamais les cartes.
    .title = Côte à côte
ST-8 = Là où une carte a une rivière sur un côté, il faut en face une rivière sur la carte voisine, une case libre ou le bord du plateau ; une ville fait partie du bord. C’est vrai aussi dans l’autre sens : si la rivière d’une carte voisine coule vers la nouvelle carte, celle-ci doit la prolonger. Les routes n’ont pas besoin d’être prolongées et peuvent s’arrêter n’importe où.
    .title = Les rivières continuent
ST-9 = Tu ne peux pas poser de carte sur la case où se tient le renard.
    .title = Le renard bloque
ST-10 = Tu ne poses une carte face cachée que si aucune de celles de ta main ne peut être posée nulle part ; tu choisis alors laquelle, et pour elle les rivières ne comptent pas. Elle va elle aussi à côté de l’une de tes cartes, et pas là où se tient le renard. Une carte face cachée n’a ni route, ni rivière, ni bergerie, ni animaux. Elle reste une carte : on peut en poser d’autres à côté, mais pas avec une rivière qui coule vers elle ; les chiens peuvent y mener des moutons, et le renard les y vole. Ce qu’elle montre reste secret jusqu’à la fin de la partie.
    .title = Aucune carte ne convient

## Animaux

ST-11 = Pour chaque mouton dessiné sur la carte que tu viens de poser, 1 mouton de la réserve arrive sur cette carte ; ils arrivent tous en même temps. Il y a 50 moutons blancs en tout ; si la réserve n’en a pas assez, tu reçois ce qui reste. Tu choisis l’ordre dans lequel agissent les animaux d’une carte : ses moutons ensemble, chaque chien et chaque renard séparément, dans n’importe quel ordre.
    .title = Moutons
ST-12 = Pour chaque chien dessiné, tu peux mener autant de moutons que tu veux d’une de tes cartes à une carte située au-dessus, au-dessous ou à côté. Ils ne peuvent aller ni sur une case libre, ni sur la carte où se tient le renard, mais ils peuvent quitter celle-ci. Rivières et routes ne les gênent pas. Tu choisis combien de moutons blancs s’en vont et si le noir, quand vous jouez avec lui, les suit ; il faut au moins un animal. Tu peux aussi laisser un chien au repos. S’il ne peut rien faire, il se repose de lui-même.
    .title = Chiens
ST-13 = Pour chaque renard dessiné, tu dois déplacer le renard d’une case vers le haut (nord), le bas (sud), la gauche (ouest) ou la droite (est), sans quitter le plateau. Il se déplace de la même façon sur tous les plateaux et se tient donc partout sur la même case. Il marche sur les cartes comme sur les cases libres.
    .title = Renard
ST-14 = Quand le renard entre sur une carte sans bergerie, il prend tous les moutons blancs qui s’y trouvent. Si c’est toi qui l’as déplacé, ceux des autres vont dans ton enclos, mais les tiens retournent à la réserve. Chaque pas compte, et avec le pas suivant tu peux revenir aussitôt en arrière. Le renard ne vole qu’en entrant : les moutons qui arrivent ou restent sur sa carte ne risquent rien tant qu’il n’y entre pas de nouveau.
    .title = Vol
ST-15 = Sur une carte avec une bergerie, les moutons sont à l’abri du renard. La ferme a une bergerie.
    .title = Bergeries

## La fin

ST-16 = À la fin, tu reçois 1 pièce d’or par mouton blanc sur ton plateau et 1 par mouton dans ton enclos. Une route ininterrompue de ta ferme à une ville rapporte aussi de l’or : 5 pour Lainecourt (en bas à gauche), 5 pour Bêlebourg (en haut à droite) et 10 pour Moutonville (en bas à droite), chacune séparément. Deux cartes sont reliées là où leurs routes se rejoignent ; une ville est atteinte quand une carte ainsi reliée à la ferme se trouve à côté d’elle, dans le coin du plateau, et qu’une route y mène à l’une de ses portes. N’importe laquelle des deux suffit.
    .title = L’or des moutons et des villes
ST-17 = Chacune de tes rivières rapporte de l’or selon le nombre de cartes qu’elle traverse : 1 pour 1 carte, 3 pour 2 cartes, 5 pour 3, 8 pour 4, 11 pour 5, 15 pour 6, et 5 de plus pour chaque carte supplémentaire. Deux cartes font partie de la même rivière là où leurs rivières se rejoignent.
    .title = L’or des rivières
ST-18 = La personne qui a le plus d’or gagne. À égalité, la victoire va à celle qui en a reçu le plus pour les moutons blancs de son plateau ; ce que rapporte le mouton noir ne compte pas pour cela. Si l’égalité demeure, vous partagez la victoire.
    .title = Victoire

## Missions

ST-M1 = Chacun tire une des 9 missions et la garde secrète ; les autres restent dans la boîte sans être vues. Sauf indication contraire, une mission compare à la fin ton plateau à tous les autres. Si tu as plus que tout le monde, tu reçois le plus élevé de ses deux montants d’or. Si tu es à égalité en tête avec au moins une autre personne, même sans rien du tout, tu reçois le moins élevé ; si quelqu’un a plus que toi, tu ne reçois rien. Les routes, rivières, bergeries et animaux des cartes face cachée ne comptent pour aucune mission ; les moutons qui se tiennent sur ces cartes comptent comme les autres.
    .title = Missions
ST-M2 = Mission « Plus longue rivière » : le nombre de cartes de la plus longue rivière. 3 pièces d’or pour le plus grand nombre, 1 en cas d’égalité ; sans aucune rivière, rien.
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
ST-M9 = Mission « Cartes mouton » : le nombre de cartes où est dessiné au moins un mouton ; la ferme n’en fait pas partie. 5 pièces d’or pour le plus grand nombre, 2 en cas d’égalité.
    .title = Cartes mouton
ST-M10 = Mission « Renard en ville » : si, à la fin de la partie, le renard se tient près d’une ville, donc en d1, a4 ou d4, tu reçois 3 pièces d’or. Rien n’est comparé.
    .title = Renard en ville

## Mouton noir

ST-B1 = Ta ferme accueille au départ 1 mouton noir à la place du blanc. Les chiens le mènent comme un mouton blanc, et une bergerie le protège.
    .title = Le mouton noir
ST-B2 = Quand le renard, peu importe qui l’a déplacé, entre sur une carte sans bergerie où se tient ton mouton noir, celui-ci retourne à sa ferme. Il n’est jamais volé.
    .title = Retour à la ferme
ST-B3 = À la fin, ton mouton noir vaut l’or de la case où il se tient. De gauche à droite, ce sont 0, 1, 3, 5 dans la rangée 1 ; 1, 3, 5, 7 dans la rangée 2 ; 3, 5, 7, 10 dans la rangée 3 ; 5, 7, 10, 15 dans la rangée 4. Il ne rapporte rien de plus, mais les missions qui comptent les moutons en bas ou à droite le comptent aussi.
    .title = L’or du mouton noir

## Options

option-missions = Missions
    .help = Chacun a une mission secrète qui peut rapporter de l’or à la fin.
option-black_sheep = Mouton noir
    .help = Un mouton noir se tient au départ dans chaque ferme ; plus tu le mènes loin, plus il rapporte d’or.

## Choses

mission-river = Plus longue rivière
mission-road = Plus grand réseau de routes
mission-barns = Bergeries
mission-bottom = Moutons en bas
mission-right = Moutons à droite
mission-dogs = Cartes chien
mission-foxes = Cartes renard
mission-sheep = Cartes mouton
mission-town = Renard en ville
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
way-N = vers le haut
way-E = vers la droite
way-S = vers le bas
way-W = vers la gauche
passing-left = passent vers la gauche
passing-right = passent vers la droite
passing-swap = sont échangés
card-with = carte avec { $images }
card-bare = carte avec seulement de l’herbe
image-more = { $some }, { $last }
image-road = une route
image-fork = un embranchement
image-crossroads = un carrefour
image-river = une rivière
image-barn = une bergerie
image-sheep =
    { $n ->
        [1] un mouton
        [2] deux moutons
        [3] trois moutons
       *[other] { $n } moutons
    }
image-dogs =
    { $n ->
        [1] un chien
        [2] deux chiens
        [3] trois chiens
       *[other] { $n } chiens
    }
image-foxes =
    { $n ->
        [1] un renard
        [2] deux renards
        [3] trois renards
       *[other] { $n } renards
    }
flock-white =
    { $n ->
        [one] { $n } mouton
       *[other] { $n } moutons
    }
flock-black = le mouton noir
flock-both =
    { $n ->
        [one] { $n } mouton blanc et le noir
       *[other] { $n } moutons blancs et le noir
    }

## Ce qui est demandé

step-first = Le hasard décide qui commence.
    .other = Le hasard décide qui commence.
step-mission = Les missions sont tirées.
    .other = Les missions sont tirées.
step-deal = Les cartes sont distribuées.
    .other = Les cartes sont distribuées.
step-draft =
    { $cards ->
        [one] Choisis la carte à garder dans ce paquet.
       *[other] Choisis { $cards } cartes à garder dans ce paquet, l’une après l’autre.
    }
    .other =
    { $n ->
        [one] { $who } choisit ses cartes.
       *[other] { $who } choisissent leurs cartes.
    }
step-draft-more = Choisis encore une carte à garder dans ce paquet.
    .other =
    { $n ->
        [one] { $who } choisit ses cartes.
       *[other] { $who } choisissent leurs cartes.
    }
step-place = Pose une carte de ta main sur ton plateau.
    .other = { $who } pose une carte.
step-cover = Aucune de tes cartes ne convient : poses-en une de ton choix face cachée.
    .other = { $who } pose une carte.
step-animals =
    { $kinds ->
        [one] Maintenant : { $what }.
       *[other] Maintenant, dans l’ordre que tu veux : { $what }.
    }
    .other = { $who } déplace les animaux d’une carte.
step-discard = Choisis la carte à défausser ; l’autre reste pour la manche suivante.
    .other =
    { $n ->
        [one] { $who } choisit une carte à défausser.
       *[other] { $who } choisissent une carte à défausser.
    }
step-over = La partie est finie.
    .other = La partie est finie.
due-sheep =
    { $n ->
        [one] ajouter { $n } mouton
       *[other] ajouter { $n } moutons
    }
due-dogs =
    { $n ->
        [one] mener des moutons avec le chien
       *[other] mener des moutons avec les { $n } chiens
    }
due-foxes =
    { $n ->
        [one] déplacer le renard
        [2] déplacer le renard deux fois
       *[other] déplacer le renard { $n } fois
    }
how-dog = Par exemple { $move } : départ, arrivée, nombre ; tape heel pour laisser un chien au repos.
how-dog-black = Par exemple { $move } : départ, arrivée, nombre, avec b le noir aussi ; tape heel pour laisser un chien au repos.

## Les coups, comme consignes

do-pick = Garde la { $card }{ $at }
do-lay = Pose la { $card }{ $at }
do-cover = Pose la { $card } face cachée{ $at }
do-sheep = Ajoute les moutons de cette carte
do-dog = Mène { $herd } avec le chien{ $at }
do-heel = Laisse le chien au repos
do-fox = Déplace le renard { $side }
do-discard = Défausse la { $card }{ $at }

## Le journal

log-first =
    { $you ->
        [who] Tu commences.
       *[none] { $who } commence.
    }
log-mission =
    { $hidden ->
        [none]
            { $you ->
                [who] Tu as tiré la mission « { $mission } ».
               *[none] { $who } a tiré la mission « { $mission } ».
            }
       *[other] { "" }
    }
log-deal = { "" }
log-pick =
    { $hidden ->
        [none]
            { $you ->
                [who] Tu as gardé une { $card }{ $at }.
               *[none] { $who } a gardé une { $card }{ $at }.
            }
       *[other] { "" }
    }
log-lay =
    { $you ->
        [who] Tu as posé une { $card }{ $at }.
       *[none] { $who } a posé une { $card }{ $at }.
    }
log-cover =
    { $hidden ->
        [none]
            { $you ->
                [who] Tu as posé face cachée une { $card }{ $at }.
               *[none] { $who } a posé face cachée une { $card }{ $at }.
            }
       *[other] { $who } a posé une carte face cachée{ $at }.
    }
log-sheep = { "" }
log-dog =
    { $you ->
        [who] Ton chien a mené { $herd } sur une carte voisine{ $at }.
       *[none] { $who } a mené { $herd } sur une carte voisine avec son chien{ $at }.
    }
log-heel =
    { $you ->
        [who] Tu as laissé un chien au repos.
       *[none] { $who } a laissé un chien au repos.
    }
log-fox =
    { $you ->
        [who] Tu as déplacé le renard { $side }.
       *[none] { $who } a déplacé le renard { $side }.
    }
log-discard =
    { $hidden ->
        [none]
            { $you ->
                [who] Tu as défaussé une { $card }{ $at }.
               *[none] { $who } a défaussé une { $card }{ $at }.
            }
       *[other] { "" }
    }
log-undo =
    { $you ->
        [who] Tu as repris un coup.
       *[none] { $who } a repris un coup.
    }

## Ce qui est arrivé tout seul

fact-draft-begins = La manche { $round } a commencé avec des paquets de { $n } cartes. Après chaque choix, les paquets { $side }.
fact-packs-passed = Tout le monde a choisi. Des paquets de { $n } cartes ont été passés.
fact-last-kept =
    { $n ->
        [one] Tout le monde a choisi. La dernière carte a été passée et gardée.
       *[other] Tout le monde a choisi. Les { $n } dernières cartes ont été passées et gardées.
    }
fact-placement-begins =
    { $you ->
        [who] Le choix des cartes est terminé. Tu poses la première carte.
       *[none] Le choix des cartes est terminé. { $who } pose la première carte.
    }
fact-town-joined =
    { $you ->
        [who]
            { $gold ->
                [one] Ta route a atteint { $town } : { $gold } pièce d’or.
               *[other] Ta route a atteint { $town } : { $gold } pièces d’or.
            }
       *[none]
            { $gold ->
                [one] { $who } a une route jusqu’à { $town } : { $gold } pièce d’or.
               *[other] { $who } a une route jusqu’à { $town } : { $gold } pièces d’or.
            }
    }
    .foretold =
    { $gold ->
        [one] Ta route atteint { $town } : { $gold } pièce d’or.
       *[other] Ta route atteint { $town } : { $gold } pièces d’or.
    }
fact-river-grew = { "" }
    .foretold =
    { $cells ->
        [one]
            { $more ->
                [one] Une rivière commence : { $more } pièce d’or.
               *[other] Une rivière commence : { $more } pièces d’or.
            }
       *[other]
            { $more ->
                [one] Ta rivière traverse { $cells } cartes : { $more } pièce d’or de plus.
               *[other] Ta rivière traverse { $cells } cartes : { $more } pièces d’or de plus.
            }
    }
fact-sheep-brought =
    { $you ->
        [who]
            { $n ->
                [one] Tu as ajouté { $n } mouton{ $at }.
               *[other] Tu as ajouté { $n } moutons{ $at }.
            }
       *[none]
            { $n ->
                [one] { $who } a ajouté { $n } mouton{ $at }.
               *[other] { $who } a ajouté { $n } moutons{ $at }.
            }
    }
fact-sheep-came =
    { $you ->
        [who]
            { $n ->
                [one] Tu as ajouté { $n } mouton{ $at }.
               *[other] Tu as ajouté { $n } moutons{ $at }.
            }
       *[none]
            { $n ->
                [one] { $who } a ajouté { $n } mouton{ $at }.
               *[other] { $who } a ajouté { $n } moutons{ $at }.
            }
    }
    .foretold =
    { $n ->
        [one] Tu ajoutes { $n } mouton.
       *[other] Tu ajoutes { $n } moutons.
    }
fact-supply-short =
    { $n ->
        [0] La réserve était vide : aucun mouton n’est venu.
        [1] La réserve s’est épuisée : seul { $n } mouton sur { $due } est venu.
       *[other] La réserve s’est épuisée : seuls { $n } moutons sur { $due } sont venus.
    }
    .foretold =
    { $n ->
        [0] La réserve est vide : aucun mouton ne vient.
        [1] La réserve s’épuise : seul { $n } mouton sur { $due } vient.
       *[other] La réserve s’épuise : seuls { $n } moutons sur { $due } viennent.
    }
fact-dogs-idle =
    { $you ->
        [who]
            { $n ->
                [one] Ton chien n’avait rien à faire.
               *[other] Tes { $n } chiens n’avaient rien à faire.
            }
       *[none]
            { $n ->
                [one] { $who } n’avait rien à faire avec son chien.
               *[other] { $who } n’avait rien à faire avec ses { $n } chiens.
            }
    }
    .foretold =
    { $n ->
        [one] Le chien n’a rien à faire.
       *[other] Les { $n } chiens n’ont rien à faire.
    }
fact-stolen =
    { $you ->
        [who]
            { $n ->
                [one] { $who2 } t’a volé { $n } mouton{ $at }.
               *[other] { $who2 } t’a volé { $n } moutons{ $at }.
            }
        [who2]
            { $n ->
                [one] Tu as volé { $n } mouton à { $who }{ $at }.
               *[other] Tu as volé { $n } moutons à { $who }{ $at }.
            }
       *[none]
            { $n ->
                [one] { $who2 } a volé { $n } mouton à { $who }{ $at }.
               *[other] { $who2 } a volé { $n } moutons à { $who }{ $at }.
            }
    }
    .foretold =
    { $n ->
        [one] Tu voles { $n } mouton à { $who }.
       *[other] Tu voles { $n } moutons à { $who }.
    }
fact-lost =
    { $you ->
        [who]
            { $n ->
                [one] Tu as perdu { $n } mouton à cause du renard{ $at }.
               *[other] Tu as perdu { $n } moutons à cause du renard{ $at }.
            }
       *[none]
            { $n ->
                [one] { $who } a perdu { $n } mouton à cause du renard{ $at }.
               *[other] { $who } a perdu { $n } moutons à cause du renard{ $at }.
            }
    }
    .foretold =
    { $n ->
        [one] Tu perds { $n } mouton à cause du renard.
       *[other] Tu perds { $n } moutons à cause du renard.
    }
fact-safe =
    { $you ->
        [who]
            { $n ->
                [one] Ta bergerie a protégé { $n } mouton du renard{ $at }.
               *[other] Ta bergerie a protégé { $n } moutons du renard{ $at }.
            }
       *[none]
            { $n ->
                [one] { $who } avait { $n } mouton à l’abri du renard dans sa bergerie{ $at }.
               *[other] { $who } avait { $n } moutons à l’abri du renard dans sa bergerie{ $at }.
            }
    }
fact-black-home =
    { $you ->
        [who] Ton mouton noir est retourné à ta ferme{ $at }.
       *[none] { $who } a vu son mouton noir retourner à la ferme{ $at }.
    }
    .foretold =
    { $you ->
        [who] Ton mouton noir retourne à ta ferme.
       *[none] { $who } voit son mouton noir retourner à la ferme.
    }
fact-black-safe =
    { $you ->
        [who] La bergerie a protégé ton mouton noir du renard{ $at }.
       *[none] { $who } avait son mouton noir à l’abri du renard dans une bergerie{ $at }.
    }
fact-no-card-fits =
    { $you ->
        [who] Aucune de tes cartes ne convenait.
       *[none] { $who } n’avait aucune carte qui convienne.
    }
fact-discards-due = Il reste deux cartes à chacun : l’une est défaussée, l’autre reste.
fact-round-over = La manche { $round } est finie.
fact-next-start =
    { $you ->
        [who] Tu commences la manche { $round }.
       *[none] { $who } commence la manche { $round }.
    }
fact-face-shown =
    { $you ->
        [who] Ta carte face cachée était une { $card }{ $at }.
       *[none] La carte face cachée de { $who } était une { $card }{ $at }.
    }
fact-town-reached =
    { $you ->
        [who]
            { $gold ->
                [one] Ta route vers { $town } t’a rapporté { $gold } pièce d’or.
               *[other] Ta route vers { $town } t’a rapporté { $gold } pièces d’or.
            }
       *[none]
            { $gold ->
                [one] { $who } a reçu { $gold } pièce d’or pour sa route vers { $town }.
               *[other] { $who } a reçu { $gold } pièces d’or pour sa route vers { $town }.
            }
    }
fact-rivers =
    { $you ->
        [who]
            { $n ->
                [one]
                    { $longest ->
                        [one]
                            { $gold ->
                                [one] Ta rivière d’une carte t’a rapporté { $gold } pièce d’or.
                               *[other] Ta rivière d’une carte t’a rapporté { $gold } pièces d’or.
                            }
                       *[other] Ta rivière de { $longest } cartes t’a rapporté { $gold } pièces d’or.
                    }
               *[other]
                    { $longest ->
                        [one] Tes { $n } rivières d’une carte t’ont rapporté { $gold } pièces d’or.
                       *[other] Tes { $n } rivières, la plus longue de { $longest } cartes, t’ont rapporté { $gold } pièces d’or.
                    }
            }
       *[none]
            { $n ->
                [one]
                    { $longest ->
                        [one]
                            { $gold ->
                                [one] { $who } a reçu { $gold } pièce d’or pour une rivière d’une carte.
                               *[other] { $who } a reçu { $gold } pièces d’or pour une rivière d’une carte.
                            }
                       *[other] { $who } a reçu { $gold } pièces d’or pour une rivière de { $longest } cartes.
                    }
               *[other]
                    { $longest ->
                        [one] { $who } a reçu { $gold } pièces d’or pour { $n } rivières d’une carte.
                       *[other] { $who } a reçu { $gold } pièces d’or pour { $n } rivières, la plus longue de { $longest } cartes.
                    }
            }
    }
fact-mission =
    { $you ->
        [who]
            { $gold ->
                [0] Ta mission « { $mission } » ne t’a rien rapporté.
                [one] Ta mission « { $mission } » t’a rapporté { $gold } pièce d’or.
               *[other] Ta mission « { $mission } » t’a rapporté { $gold } pièces d’or.
            }
       *[none]
            { $gold ->
                [0] { $who } n’a rien reçu pour la mission « { $mission } ».
                [one] { $who } a reçu { $gold } pièce d’or pour la mission « { $mission } ».
               *[other] { $who } a reçu { $gold } pièces d’or pour la mission « { $mission } ».
            }
    }
fact-black-gold =
    { $you ->
        [who]
            { $gold ->
                [0] Ton mouton noir ne t’a rien rapporté{ $at }.
                [one] Ton mouton noir t’a rapporté { $gold } pièce d’or{ $at }.
               *[other] Ton mouton noir t’a rapporté { $gold } pièces d’or{ $at }.
            }
       *[none]
            { $gold ->
                [0] { $who } n’a rien reçu pour son mouton noir{ $at }.
                [one] { $who } a reçu { $gold } pièce d’or pour son mouton noir{ $at }.
               *[other] { $who } a reçu { $gold } pièces d’or pour son mouton noir{ $at }.
            }
    }
fact-won =
    { $you ->
        [who]
            { $gold ->
                [one] Tu as gagné avec { $gold } pièce d’or.
               *[other] Tu as gagné avec { $gold } pièces d’or.
            }
       *[none]
            { $gold ->
                [one] { $who } a gagné avec { $gold } pièce d’or.
               *[other] { $who } a gagné avec { $gold } pièces d’or.
            }
    }
fact-won-tie =
    { $you ->
        [who] Égalité en tête à { $gold } : tu as gagné grâce à l’or des moutons de ton plateau ({ $sheep }).
       *[none] Égalité en tête à { $gold } : { $who } a gagné grâce à l’or des moutons de son plateau ({ $sheep }).
    }
fact-shared =
    { $you ->
        [who]
            { $gold ->
                [one] Tu as partagé la victoire avec { $gold } pièce d’or.
               *[other] Tu as partagé la victoire avec { $gold } pièces d’or.
            }
       *[none]
            { $gold ->
                [one] { $who } a partagé la victoire avec { $gold } pièce d’or.
               *[other] { $who } a partagé la victoire avec { $gold } pièces d’or.
            }
    }

## Pourquoi un coup est refusé

reason-start-first = Il faut d’abord tirer au sort qui commence.
reason-no-such-seat = Cette place n’existe pas à cette table.
reason-missions-now = On tire maintenant les missions.
reason-mission-for =
    { $you ->
        [who] La prochaine mission est pour toi.
       *[none] La prochaine mission est pour { $who }.
    }
reason-mission-gone = Cette mission a déjà été tirée.
reason-mission-unnamed = Indique la mission qui a été tirée.
reason-start-is-drawn = Tu ne choisis pas qui commence : c’est tiré au sort.
reason-cards-are-dealt = Tu ne distribues pas les cartes : c’est le hasard qui le fait.
reason-missions-are-drawn = Tu ne tires pas les missions : c’est le hasard qui le fait.
reason-deal-now = On distribue maintenant les cartes.
reason-deal-to =
    { $you ->
        [who] La prochaine carte est pour toi.
       *[none] La prochaine carte est pour { $who }.
    }
reason-not-in-deck = Cette carte n’est plus dans la pioche.
reason-card-unnamed = Indique le numéro de la carte.
reason-draft-over = On ne garde pas de carte maintenant : le choix de cette manche est terminé.
reason-keep-now = D’abord le choix des cartes : choisis celle que tu gardes dans ton paquet.
reason-kept-already = Tu as déjà gardé cette carte. Choisis-en une dans ton paquet.
reason-not-in-pack = Cette carte n’est pas dans ton paquet.
reason-chosen-already = Tu as déjà choisi cette carte. Choisis-en encore une autre.
reason-discard-now = La manche est finie. Choisis d’abord la carte à défausser.
reason-not-in-hand = Tu n’as pas cette carte en main.
reason-between-rounds = On ne défausse pas de carte maintenant, seulement entre deux manches.
reason-only-two-discard = On ne défausse des cartes qu’à deux joueurs.
reason-card-first = Pose d’abord une carte ; ses animaux agissent ensuite.
reason-one-card = Tu as déjà posé ta carte. C’est maintenant à ses animaux d’agir.
reason-farmyard-there = C’est là que se trouve ta ferme{ $at }.
reason-card-there = Une de tes cartes est déjà posée là{ $at }.
reason-not-beside = Une carte doit toucher l’une de tes cartes, et il n’y en a pas à côté de cette case{ $at }.
reason-river-ends = La { $card } ne convient pas là : sa rivière buterait contre une carte qui n’en a pas de ce côté{ $at }.
reason-river-stopped = La { $card } ne convient pas là : elle ne prolonge pas la rivière de la carte voisine{ $at }.
reason-cover-instead = Aucune de tes cartes ne convient : poses-en une face cachée.
reason-fox-there = Le renard est là : on ne pose pas de carte sur cette case{ $at }.
reason-a-card-fits = Tu as une carte qui convient : on n’en pose une face cachée que si aucune ne convient.
reason-no-sheep = Ta carte ne montre pas de mouton.
reason-sheep-done = Tu as déjà ajouté les moutons de cette carte.
reason-no-dog = Ta carte ne montre pas de chien. Déplace le renard.
reason-dogs-done = Les chiens de cette carte ont fini. Déplace le renard.
reason-nothing-to-drive = Aucun de tes moutons ne se trouve là{ $at }.
reason-not-next = Un chien ne mène des moutons que sur une carte au-dessus, au-dessous ou à côté de la leur{ $at }.
reason-free-space = Les moutons ne vont pas sur une case libre : il n’y a pas de carte là{ $at }.
reason-fox-ahead = Le renard est sur cette carte : aucun mouton ne peut y aller{ $at }.
reason-too-many =
    { $n ->
        [0] Aucun mouton blanc ne se trouve là{ $at }.
        [1] Il n’y a là qu’un seul mouton blanc{ $at }.
       *[other] Il n’y a là que { $n } moutons blancs{ $at }.
    }
reason-no-black-sheep = Il n’y a pas de mouton noir dans cette partie.
reason-black-elsewhere = Ton mouton noir ne se trouve pas là{ $at }.
reason-no-fox = Ta carte ne montre pas de renard. Fais agir son chien ou laisse-le au repos.
reason-foxes-done = Le renard a fait tous les pas de cette carte.
reason-rim = Le renard ne peut pas quitter le plateau : choisis une autre direction.
reason-card-number = Il n’y a pas de carte { $word } : les cartes portent les numéros 1 à 56.
reason-card-unknown = « { $word } » n’est pas une carte : tape son numéro, de 1 à 56.
reason-cell-unknown = « { $word } » n’est pas une case : les colonnes vont de a à d, les rangées de 1 à 4, comme b3.
reason-side-unknown = « { $word } » n’est pas une direction : tape N pour le haut, E pour la droite, S pour le bas, W pour la gauche.
reason-herd-none = Au moins un mouton doit partir : tape 1 ou plus, ou b pour le mouton noir.
reason-herd-many = { $word }, c’est trop : il n’y a que 50 moutons blancs.
reason-herd-unknown = « { $word } » ne dit pas quels moutons partent : tape combien, comme 2 ; b pour le noir ; 2b pour les deux.

## Verbes à taper ; ceux en anglais sont compris dans toutes les langues

verb-pick = choisir
verb-lay = poser
verb-cover = cacher
verb-sheep = moutons
verb-dog = chien
verb-heel = repos
verb-fox = renard
verb-discard = défausser

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
tally-swap = les paquets sont échangés
own-mission = Ta mission « { $mission } » : { $goal }.
mission-now = Pour l’instant : { $counts }
mission-fox = Pour l’instant, le renard est en { $cell }

## Les cartes en main

area-pack = Paquet
area-kept = Gardées
area-hand = Main ; sous chaque carte, les cases où elle convient
area-hand-short = Main
fits-any = tous +
fits-none = aucune

## Les signes dans le terminal

sign-dog = C
sign-fox = R
legend = @ mouton, C chien, R renard, ⌂ bergerie, ═ route, ≈ rivière, + libre
legend-black = @ mouton, b noir, C chien, R renard, ⌂ bergerie, ═ route, ≈ rivière, + libre
board-signs = Sur une carte en main : son numéro ; ═ ║ les routes et ≈ les rivières, avec les côtés où elles mènent ; ⌂ une bergerie ; et les animaux dessinés, comme 2@ pour deux moutons, C pour un chien, R pour un renard. Sur un plateau : le nom de chaque case ; 2@ deux moutons qui s’y tiennent ; b le mouton noir ; ^R^ le renard, partout sur la même case ; ▒ une carte face cachée ; ░ ou un fond pâle, une case libre, + une case à côté de tes cartes ; * ce qui est nouveau depuis ta dernière décision. Sur le bord, ║ et ═ sont les portes des villes, avec l’or qu’elles rapportent ; ✓ atteinte. Sur un petit plateau, chaque case montre ses routes par ╔ ═ ╬ et ses rivières par ┌ ─ ┼, puis la bergerie ; dessous, ses moutons, b et le renard. Dans le tableau : ▸ qui doit décider, ✓ qui a choisi, ↑ ↓ ce qui a changé. N est en haut, E à droite, S en bas, W à gauche.

## Pourquoi un coup est bon

why-sheep = Tu as plus de moutons sur ton plateau.
    .other = Les autres ont moins de moutons sur leurs plateaux.
why-risk = Tes moutons sont plus à l’abri du renard.
    .other = Les moutons des autres sont plus menacés par le renard.
why-threat = Tu as moins à craindre du prochain pas du renard.
    .other = Les autres ont plus à craindre du prochain pas du renard.
why-paddock = Tu amènes des moutons dans ton enclos.
why-towns = Ta route atteint une ville.
why-hoped = Ta route a plus de chances d’atteindre une ville.
why-rivers = Tes rivières rapportent plus d’or.
why-open = Tes rivières seront plus faciles à prolonger.
why-black = Ton mouton noir rapporte plus d’or.
    .other = Les moutons noirs des autres rapportent moins d’or.
why-black_risk = Ton mouton noir est plus à l’abri du renard.
    .other = Les moutons noirs des autres sont plus menacés par le renard.
why-mission = Ta mission a plus de chances de rapporter de l’or.
    .other = Les missions des autres ont moins de chances de rapporter de l’or.
why-hand_land = Les cartes que tu poseras vont mieux avec tes routes et tes rivières.
why-hand_sheep = Les cartes que tu poseras montrent plus de moutons.
why-hand_dogs = Les cartes que tu poseras montrent plus de chiens.
why-hand_foxes = Les cartes que tu poseras montrent plus de renards.
why-hand_barns = Les cartes que tu poseras montrent plus de bergeries.
why-hand_black = Les cartes que tu poseras montrent plus de chiens pour mener ton mouton noir.
why-hand_missing = Tu gardes plus de place en main pour de bonnes cartes.
why-offer = Les cartes que tu pourras encore choisir te seront plus utiles.
    .other = Les cartes que tu passes sont moins utiles aux autres.
why-drive = Ton chien peut alors mener des moutons à un meilleur endroit.
why-raid = Les prochains pas du renard peuvent te servir davantage.
