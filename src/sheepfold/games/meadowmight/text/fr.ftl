### Meadowmight : les mots du jeu, en français.
### Les mêmes clés, attributs et variables se trouvent dans en.ftl et de.ftl, dans le même ordre.

## Le jeu

name = Meadowmight
tagline = Fais grandir les pâturages tuile après tuile, clôture tes prairies, et ouvre une limite là où la plus grande prairie est la tienne.
credits = La règle que suit Sheepfold ne nomme ni auteur ni éditeur : le jeu appartient à qui l’a imaginé.

## Tuiles et prairies

MM-1 = La limite entre deux tuiles voisines est fermée si l’une d’elles au moins y a une barrière ; si les deux en ont une, c’est une double barrière. Un côté qui donne sur une case vide n’est fermé que par la barrière de la tuile elle-même : le bord du plateau n’est pas une barrière. Les cases voisines sont celles de gauche, de droite, du dessus et du dessous ; les diagonales ne comptent pas. Les cases s’appellent x,y et se comptent depuis la tuile de départ en 0,0 : x vers la droite, y vers le bas ; 1,-2 se trouve donc un pas à droite et deux plus haut.
    .title = Barrières
MM-2 = Une tuile face cachée est fermée de tous les côtés et n’appartient à aucune prairie. Une tuile posée ou déplacée peut la recouvrir.
    .title = Face cachée
MM-3 = Une prairie se compose de toutes les tuiles visibles reliées entre elles par des limites ouvertes ; une tuile fermée tout autour est une prairie à elle seule. Elle appartient à toutes les personnes qui y ont un Sheeple, et elle est clôturée dès que toutes les limites qui l’entourent sont fermées.
    .title = Prairies

## Mise en place et tour

MM-4 = Chacun reçoit les 5 Sheeple de sa couleur ; les couleurs inutilisées quittent le jeu. Les autres tuiles, mélangées, forment la pioche et chacun en reçoit 3 : tu commences donc avec 8 tuiles en main. Une tuile de plus est posée face visible en 0,0, tournée au hasard. Elle ne déclenche rien de ce qui se produit quand on pose une tuile ; en revanche, l’effet durable d’une maison ou d’une mare (Wool Wolves) s’applique.
    .title = Mise en place
MM-5 = Vous jouez dans le sens horaire ; le hasard désigne qui commence. À ton tour, tu choisis de POSER ou de CHANGER, puis tu pioches 1 tuile tant que la pioche n’est pas vide. Tout se fait dans l’ordre : la tuile est posée, tournée ou déplacée, puis un éventuel conflit est réglé, puis une tuile spéciale fait effet, puis tu pioches. Qui n’a plus de tuiles passe son tour.
    .title = Le tour
MM-6 = POSER : pose une tuile de ta main face visible, tournée comme tu veux, sur une case vide voisine d’une tuile ou par-dessus une tuile face cachée. Ensuite, toutes les cases qui portent des tuiles doivent tenir dans 8 rangées et 8 colonnes (autres limites : MM-F1, MM-W1) ; les cases redevenues vides ne comptent plus. La rotation est le nombre de quarts de tour dans le sens horaire depuis la position de base de la tuile, de 0 à 3 ; si deux rotations donnent les mêmes barrières, seul le plus petit nombre existe.
    .title = Poser une tuile
MM-7 = Tu ne peux pas poser un Sheeple si sa prairie contient alors aussi un Sheeple adverse. On en juge dès qu’il est posé, avant que quoi que ce soit ne soit retourné face cachée : poser un Sheeple ne déclenche donc jamais de conflit. (Dans Fuzzy Fences, voir MM-F2.)
    .title = Poser un Sheeple
MM-8 = CHANGER : nomme une tuile visible et la rotation que tu veux lui donner, défausse 2 tuiles de ta main, puis elle tourne. Ses barrières doivent s’en trouver déplacées. Une tuile qui a une double barrière sur l’un de ses côtés ne peut pas tourner ; vers une tuile face cachée, toute barrière est une double barrière. Tu peux CHANGER même avec tes deux dernières tuiles, mais tu ne peux nommer qu’une rotation permise (dans Fuzzy Fences, un déplacement aussi, MM-F5). Les tuiles défaussées quittent le jeu, et tout le monde les voit. Dès que quelqu’un n’a plus de tuiles, sa main et la pioche (ou sa propre pile) étant vides à la fin d’un tour, plus personne ne peut CHANGER jusqu’à la fin de la partie.
    .title = Changer
MM-9 = Si tu ne peux ni POSER ni CHANGER, tu défausses une tuile de ton choix, puis tu pioches comme d’habitude.
    .title = Aucun coup possible
MM-10 = La partie se termine dès que plus personne n’a de tuiles.
    .title = La fin

## Conflit

MM-11 = Un conflit éclate quand des prairies de propriétaires différents sont reliées par la tuile qui vient d’être posée, tournée, déplacée ou découverte. Cette tuile est la cause.
    .title = Quand il y a conflit
MM-12 = Regarde le plateau après l’action et retire la cause par la pensée : sa case compte comme vide, et ce qui se trouve dessous reste caché. Ce que la cause atteint par des limites ouvertes se divise alors en parties, et celles-ci forment les camps. Les parties qui appartenaient entièrement à une seule et même prairie avant l’action forment ensemble un camp (une tuile déplacée compte avec la prairie d’où elle vient) ; une partie qui mêle plusieurs anciennes prairies est un camp à elle seule. Un camp où se trouve un Sheeple lutte. Si la cause est un Sheeple tourné ou déplacé, le camp formé de ce qu’il atteint encore de son ancienne prairie lutte pour sa couleur, même avec 0 tuile ; un Sheeple découvert lutte avec 0 tuile ; un Sheeple posé ne lutte pas. Aucun autre camp ne lutte. La taille d’un camp est le nombre de ses tuiles. Les moutons n’y ajoutent rien, et la cause ne compte ni comme tuile ni comme Sheeple.
    .title = Les camps
MM-13 = Parmi les camps en lutte, celui qui a le plus de tuiles gagne ; à égalité, celui qui a le plus de Sheeple. Si l’égalité demeure, l’action n’est pas permise, sauf si une seule et même personne est l’unique propriétaire de tous les camps à égalité : alors ils gagnent ensemble.
    .title = Qui gagne un conflit
MM-14 = Tous les Sheeple de chaque camp en lutte qui n’a pas gagné sont retournés face cachée, quel que soit leur propriétaire ; les autres tuiles de ces camps restent comme elles sont. Si la cause est elle-même un Sheeple d’une autre couleur que celle du camp gagnant, elle est retournée aussi.
    .title = Qui perd un conflit

## Points et piles

MM-15 = À la fin, chaque prairie clôturée où tu as un Sheeple rapporte 1 point par tuile et 1 point par mouton neutre qui s’y trouvent, une seule fois, quel que soit le nombre de tes Sheeple. Qui a le plus de points gagne ; à égalité, vous partagez la victoire.
    .title = Points
MM-16 = Des tuiles d’une même case, seule celle du dessus compte, pour les barrières, les prairies, les tailles, les effets et les points. Quand elle s’en va, la case est vide, ou la tuile du dessous réapparaît telle qu’elle était. Une tuile déplacée règle d’abord son conflit, son ancienne case comptant comme vide ; puis la tuile du dessous réapparaît et règle le sien en tant que cause. Pour les deux, « avant l’action » dans MM-12 veut dire avant tout le déplacement, ou avant la reprise du Sheeple (MM-W4). Si l’un des deux conflits finit par une égalité interdite, le déplacement ou la reprise n’est pas permis. Le plateau peut se séparer en plusieurs morceaux.
    .title = Tuiles superposées et trous

## Variante Fuzzy Fences

MM-F1 = Dans Fuzzy Fences, le plateau peut s’étendre sans limite.
    .title = Sans limite
MM-F2 = Dans Fuzzy Fences, tu peux poser un Sheeple dans une prairie où d’autres ont les leurs. Un conflit n’éclate que si des prairies jusque-là séparées sont reliées et qu’au moins deux camps luttent, sauf si une seule et même personne est l’unique propriétaire de tous ces camps.
    .title = Prairies partagées
MM-F3 = Dans Fuzzy Fences, le camp qui a le plus de propriétaires différents gagne le conflit ; à égalité, on continue comme dans MM-13 : les tuiles, puis les Sheeple. La couleur de la cause compte parmi les propriétaires du camp qui lutte pour elle. Tous les Sheeple des camps perdants sont retournés face cachée, même s’ils sont à quelqu’un qui possède aussi le camp gagnant ; seule la cause elle-même ne l’est jamais.
    .title = La diversité gagne
MM-F4 = Dans Fuzzy Fences, chacun de tes Sheeple dans une prairie clôturée en rapporte les points : 1 par tuile et par mouton neutre, moins 1 pour chaque Sheeple adverse qui s’y trouve. Avec deux Sheeple, tu la comptes donc deux fois.
    .title = Points dans Fuzzy Fences
MM-F5 = Dans Fuzzy Fences, pour CHANGER, tu peux déplacer une tuile au lieu d’en tourner une : une tuile visible avec un mouton neutre se déplace d’un pas sur une tuile voisine, visible ou face cachée, et garde sa rotation. Elle ne peut pas franchir une double barrière, et vers une tuile face cachée toute barrière est une double barrière. Pour ce qu’elle laisse derrière elle et ce qu’elle recouvre, voir MM-16.
    .title = Déplacer un mouton

## Variante Personal Piles

MM-P1 = Dans Personal Piles, toutes les tuiles sauf la tuile de départ et les Sheeple sont réparties à parts égales en piles face cachée, une par personne ; un reste éventuel quitte le jeu sans être vu. Tu mélanges tes Sheeple à ta propre pile et tu y pioches tes 6 premières tuiles. Après ton tour, tu pioches 1 tuile de ta pile si tu en as moins en main que ta limite de 6 ; la tuile supplémentaire d’un arbre augmente ta limite de 1 pour de bon. Si vous voulez moins de conflits, vous pouvez convenir de moins de Sheeple : avec 1 à 4, chacun a les premiers de cette liste, d’après leurs barrières : open (aucune), single (une), corner (deux en angle), parallel (deux opposées), triple (trois). Une tuile piochée peut être, à chances égales, n’importe laquelle de ta pile ; si ce n’est pas un Sheeple, elle peut être, à chances égales, n’importe laquelle des autres tuiles que personne n’a encore piochées, le reste compris.
    .title = Personal Piles

## Extension Wool Wolves

MM-W1 = Wool Wolves ajoute 12 tuiles spéciales à la pioche : 3 loups, 3 arbres, 3 mares et 3 maisons. Elles peuvent avoir des barrières mais n’ont pas de mouton, et elles comptent comme tuiles. Le plateau peut atteindre 10 rangées et 10 colonnes (avec Fuzzy Fences, il n’a pas de limite). L’extension se combine avec l’une des variantes ou avec les deux.
    .title = Tuiles spéciales
MM-W2 = Quand tu poses un loup, chaque tuile visible voisine avec un mouton, neutre ou Sheeple de n’importe qui, peut fuir : tu la déplaces une fois, d’un pas, sur n’importe quelle tuile qui lui est voisine, visible ou face cachée, sauf le loup, et elle garde sa rotation. Ni les barrières, ni les maisons, ni MM-7 ne l’en empêchent. Les tuiles concernées sont fixées une fois réglé le conflit du loup lui-même ; une tuile retournée entre-temps ne fuit pas. Tu choisis l’ordre, et chaque déplacement règle aussitôt ses conflits (MM-11 à MM-14, MM-16). Quand tu as terminé, celles de ces tuiles qui n’ont pas fui, ou n’ont pas pu fuir, sont retournées face cachée ; les tuiles sans mouton et celles qui viennent d’être découvertes restent comme elles sont.
    .title = Loup
MM-W3 = Quand tu poses un arbre, tu peux soit tourner gratuitement jusqu’à 2 tuiles différentes, l’une après l’autre, l’arbre lui-même compris, soit piocher une tuile de plus tant qu’il y en a. Les rotations suivent MM-8 et MM-W5, mais elles ne coûtent rien et sont permises même quand plus personne ne peut CHANGER ; on ne déplace aucune tuile ainsi.
    .title = Arbre
MM-W4 = Dans une prairie qui rapporte des points, chaque tuile visible avec un mouton, neutre ou Sheeple, vaut 2 points de plus par mare voisine, même à travers les barrières et quelle que soit la prairie où se trouve la mare ; dans Fuzzy Fences, ces points font partie de ce que rapporte chacun de tes Sheeple. Quand tu poses une mare et qu’une fois son conflit réglé aucune tuile visible voisine n’a de mouton, tu peux reprendre en main l’un de tes Sheeple, à condition qu’il soit visible, sur le dessus de sa case. Pour ce qui était dessous, voir MM-16.
    .title = Mare
MM-W5 = On ne tourne jamais une maison ni une tuile voisine d’une maison, pas même avec un arbre. Ces tuiles peuvent toutefois être déplacées, recouvertes ou retournées face cachée.
    .title = Maison

## Options

option-fuzzy_fences = Fuzzy Fences
    .help = Une variante plus amicale : les prairies se partagent, chaque Sheeple rapporte, le plateau n’a pas de limite et les moutons peuvent être déplacés.
option-personal_piles = Personal Piles
    .help = Chacun pioche dans sa propre pile, où ses Sheeple sont mélangés, et a 6 tuiles en main.
option-wool_wolves = Wool Wolves
    .help = 12 tuiles spéciales : loups, arbres, mares et maisons.
option-sheeple = Sheeple
    .help = Combien de Sheeple a chaque personne, de 1 à 5 ; ne compte que dans Personal Piles.

## Choses

tile-blank = de l’herbe { $fences }
tile-neutral =
    { $n ->
        [one] un mouton
       *[other] { $n } moutons
    } { $fences }
tile-tree = un arbre { $fences }
tile-pond = une mare { $fences }
tile-house = une maison { $fences }
tile-wolf = un loup { $fences }
tile-sheeple = un Sheeple { $fences }
fences-open = sans barrière
fences-single = avec une barrière
fences-corner = avec deux barrières en angle
fences-parallel = avec deux barrières opposées
fences-triple = avec trois barrières
fences-closed = avec des barrières tout autour
type-down = une tuile face cachée
type-forgotten = une tuile
kind-blank = herbe
kind-neutral = mouton
kind-sheeple = Sheeple
kind-tree = arbre
kind-pond = mare
kind-house = maison
kind-wolf = loup

## Ce qui est demandé

step-first = Le hasard décide qui commence.
    .other = Le hasard décide qui commence.
step-start = Le hasard pose la tuile de départ.
    .other = Le hasard pose la tuile de départ.
step-deal = Le hasard distribue les tuiles.
    .other = Le hasard distribue les tuiles.
step-draw = Une tuile est piochée.
    .other = { $who } pioche une tuile.
step-tree_draw = L’arbre apporte une tuile de plus.
    .other = { $who } pioche une tuile de plus.
step-turn = Pose une tuile de ta main, ou choisis de CHANGER une tuile du plateau (cela en coûte 2 de ta main).
    .other = { $who } choisit une tuile à poser ou à changer.
step-turn-play = Pose une tuile de ta main.
    .other = { $who } choisit une tuile à poser.
step-turn-change = Aucune de tes tuiles ne peut être posée : tu dois CHANGER une tuile du plateau (cela en coûte 2 de ta main).
    .other = { $who } choisit une tuile à changer.
step-turn-stuck = Tu ne peux ni poser ni changer : défausse une tuile.
    .other = { $who } ne peut ni poser ni changer et défausse une tuile.
step-discard =
    { $left ->
        [one] CHANGER coûte des tuiles : défausses-en encore une.
       *[other] CHANGER coûte des tuiles : défausses-en { $left }.
    }
    .other = { $who } défausse des tuiles pour CHANGER.
step-wolf =
    { $tiles ->
        [one] Le loup effraie { $tiles } tuile{ $at } : fais-la fuir d’un pas, ou dis que tu as terminé. Si elle reste, elle est retournée face cachée.
       *[other] Le loup effraie { $tiles } tuiles{ $at } : fais-les fuir d’un pas chacune, ou dis que tu as terminé. Celles qui restent sont retournées face cachée.
    }
    .other = { $who } décide quelles tuiles fuient le loup.
step-tree = L’arbre te laisse tourner gratuitement jusqu’à deux tuiles ou en piocher une de plus ; ou dis que tu as terminé.
    .other = { $who } décide de tourner des tuiles ou d’en piocher une.
step-tree-turn = L’arbre te laisse tourner gratuitement jusqu’à deux tuiles ; ou dis que tu as terminé.
    .other = { $who } décide quelles tuiles tourner.
step-tree-draw = L’arbre te laisse piocher une tuile de plus ; ou dis que tu as terminé.
    .other = { $who } décide de piocher ou non une tuile de plus.
step-tree-second = Tu as tourné une tuile{ $at }. Tournes-en une autre, ou dis que tu as terminé.
    .other = { $who } décide de tourner ou non une deuxième tuile.
step-pond = Aucun mouton ne boit à la mare : reprends en main l’un de tes Sheeple, ou dis que tu as terminé.
    .other = { $who } décide de reprendre ou non un Sheeple.
step-over = La partie est finie.
    .other = La partie est finie.

## Les coups, comme consignes

do-play = Pose { $type }{ $at }
do-turn = Tourne cette tuile{ $at }
do-move = Déplace cette tuile d’un pas{ $at }
do-discard = Défausse { $type }
do-draw = Pioche une tuile de plus
do-recall = Reprends ce Sheeple en main{ $at }
do-done = Ne fais rien de plus

## Le journal

log-first =
    { $you ->
        [who] Tu commences.
       *[none] { $who } commence.
    }
log-start =
    { $hidden ->
        [none] Comme tuile de départ, le hasard a posé { $type }.
       *[forgotten] Le hasard a posé la tuile de départ.
    }
log-deal =
    { $hidden ->
        [none]
            { $you ->
                [who] Tu as reçu { $type }.
               *[none] { $who } a reçu { $type }.
            }
       *[unknown] { "" }
    }
log-play =
    { $you ->
        [who] Tu as posé { $type }{ $at }.
       *[none] { $who } a posé { $type }{ $at }.
    }
# Ce qui a été nommé, tourné ou déplacé a sa propre phrase.
log-turn = { "" }
log-move = { "" }
log-discard =
    { $you ->
        [who] Tu as défaussé { $type }.
       *[none] { $who } a défaussé { $type }.
    }
log-draw =
    { $you ->
        [who] Tu as choisi de piocher une tuile de plus grâce à l’arbre.
       *[none] { $who } a choisi de piocher une tuile de plus grâce à l’arbre.
    }
# Seule la personne qui pioche voit la tuile.
log-draw-type =
    { $hidden ->
        [none] Tu as pioché { $type }.
       *[unknown] { "" }
    }
log-recall =
    { $you ->
        [who] Tu as repris un Sheeple en main{ $at }.
       *[none] { $who } a repris un Sheeple en main{ $at }.
    }
log-done =
    { $you ->
        [who] Tu n’as rien fait de plus.
       *[none] { $who } n’a rien fait de plus.
    }
log-undo =
    { $you ->
        [who] Tu as annulé un coup.
       *[none] { $who } a annulé un coup.
    }

## Ce qu’un coup a entraîné

fact-turn-named =
    { $you ->
        [who] Tu as choisi de CHANGER pour tourner une tuile{ $at }.
       *[none] { $who } a choisi de CHANGER pour tourner une tuile{ $at }.
    }
    .foretold = CHANGER ainsi coûte deux tuiles de ta main.
fact-move-named =
    { $you ->
        [who] Tu as choisi de CHANGER pour déplacer un mouton{ $at }.
       *[none] { $who } a choisi de CHANGER pour déplacer un mouton{ $at }.
    }
    .foretold = CHANGER ainsi coûte deux tuiles de ta main.
fact-tile-turned =
    { $you ->
        [who] Tu as tourné une tuile{ $at }.
       *[none] { $who } a tourné une tuile{ $at }.
    }
fact-tile-moved =
    { $you ->
        [who] Tu as déplacé d’un pas { $type }{ $at }.
       *[none] { $who } a déplacé d’un pas { $type }{ $at }.
    }
fact-stuck =
    { $you ->
        [who] Tu ne pouvais ni poser ni changer.
       *[none] { $who } ne pouvait ni poser ni changer.
    }
fact-covered-down = La tuile en a recouvert une qui était face cachée.
    .foretold = La tuile en recouvre une qui est face cachée.
fact-covered =
    { $hidden ->
        [none] Cela a recouvert { $type }.
       *[forgotten] Cela a recouvert une autre tuile.
    }
    .foretold = Cela recouvre { $type }.
fact-joined-others =
    { $you ->
        [who]
            { $cells ->
                [one] Tu partages cette prairie avec { $cells } Sheeple adverse.
               *[other] Tu partages cette prairie avec { $cells } Sheeple adverses.
            }
       *[none]
            { $cells ->
                [one] { $who } partage cette prairie avec { $cells } Sheeple adverse.
               *[other] { $who } partage cette prairie avec { $cells } Sheeple adverses.
            }
    }
    .foretold =
        { $cells ->
            [one] Tu partageras cette prairie avec { $cells } Sheeple adverse.
           *[other] Tu partageras cette prairie avec { $cells } Sheeple adverses.
        }
fact-meadows-joined = { $n } prairies se sont réunies en une seule.
    .foretold = { $n } prairies se réunissent en une seule.
fact-conflict = Un conflit a éclaté entre { $n } camps.
    .foretold = Un conflit éclate entre { $n } camps.
fact-side =
    { $you ->
        [who] Ton camp
       *[none] Le camp { $who }
    } : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $sheeple } Sheeple.
fact-side-shared =
    Camp commun ({ $all }) : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $sheeple } Sheeple.
fact-won =
    { $you ->
        [who] Tu as gagné le conflit.
       *[none] { $who } a gagné le conflit.
    }
    .foretold =
        { $you ->
            [who] Tu gagnes le conflit.
           *[none] { $who } gagne le conflit.
        }
fact-won-shared = Le camp commun ({ $all }) a gagné le conflit.
    .foretold = Le camp commun ({ $all }) gagne le conflit.
fact-turned-down =
    { $you ->
        [who]
            { $n ->
                [one] L’un de tes Sheeple a été retourné face cachée.
               *[other] { $n } de tes Sheeple ont été retournés face cachée.
            }
       *[none]
            { $n ->
                [one] { $who } a perdu un Sheeple, retourné face cachée.
               *[other] { $who } a perdu { $n } Sheeple, retournés face cachée.
            }
    }
    .foretold =
        { $you ->
            [who]
                { $n ->
                    [one] L’un de tes Sheeple est retourné face cachée.
                   *[other] { $n } de tes Sheeple sont retournés face cachée.
                }
           *[none]
                { $n ->
                    [one] { $who } perd un Sheeple, retourné face cachée.
                   *[other] { $who } perd { $n } Sheeple, retournés face cachée.
                }
        }
fact-returned =
    { $hidden ->
        [none] Cela a découvert { $type }{ $at }.
       *[forgotten] Cela a découvert la tuile du dessous{ $at }.
    }
    .foretold = Cela découvre { $type }.
fact-frightened =
    { $cells ->
        [one] Le loup a effrayé { $cells } tuile.
       *[other] Le loup a effrayé { $cells } tuiles.
    }
    .foretold =
        { $cells ->
            [one] Le loup effraie { $cells } tuile.
           *[other] Le loup effraie { $cells } tuiles.
        }
fact-caught =
    { $cells ->
        [one] { $cells } tuile n’a pas fui le loup et a été retournée face cachée.
       *[other] { $cells } tuiles n’ont pas fui le loup et ont été retournées face cachée.
    }
    .foretold =
        { $cells ->
            [one] { $cells } tuile ne fuit pas le loup et est retournée face cachée.
           *[other] { $cells } tuiles ne fuient pas le loup et sont retournées face cachée.
        }
fact-tree-idle = L’arbre ne pouvait rien tourner, et il n’y avait rien à piocher.
    .foretold = L’arbre ne peut rien tourner, et il n’y a rien à piocher.
fact-pond-idle = Aucun mouton ne buvait à la mare, mais aucun Sheeple ne pouvait être repris.
    .foretold = Aucun mouton ne boit à la mare, mais aucun Sheeple ne peut être repris.
fact-meadow-enclosed =
    { $you ->
        [who]
            { $points ->
                [one] L’une de tes prairies a été clôturée : { $points } point.
               *[other] L’une de tes prairies a été clôturée : { $points } points.
            }
       *[none]
            { $points ->
                [one] { $who } a une prairie clôturée de plus : { $points } point.
               *[other] { $who } a une prairie clôturée de plus : { $points } points.
            }
    }
    .foretold =
        { $you ->
            [who]
                { $points ->
                    [one] L’une de tes prairies est clôturée : { $points } point.
                   *[other] L’une de tes prairies est clôturée : { $points } points.
                }
           *[none]
                { $points ->
                    [one] { $who } a alors une prairie clôturée de plus : { $points } point.
                   *[other] { $who } a alors une prairie clôturée de plus : { $points } points.
                }
        }
fact-meadow-enclosed-shared =
    { $points ->
        [one] Une prairie commune ({ $all }) a été clôturée : { $points } point par Sheeple, moins 1 pour chaque Sheeple adverse.
       *[other] Une prairie commune ({ $all }) a été clôturée : { $points } points par Sheeple, moins 1 pour chaque Sheeple adverse.
    }
    .foretold =
        { $points ->
            [one] Une prairie commune ({ $all }) est clôturée : { $points } point par Sheeple, moins 1 pour chaque Sheeple adverse.
           *[other] Une prairie commune ({ $all }) est clôturée : { $points } points par Sheeple, moins 1 pour chaque Sheeple adverse.
        }
fact-meadow-opened =
    { $you ->
        [who]
            { $points ->
                [one] Tu as perdu une prairie clôturée qui valait { $points } point.
               *[other] Tu as perdu une prairie clôturée qui valait { $points } points.
            }
       *[none]
            { $points ->
                [one] { $who } a perdu une prairie clôturée qui valait { $points } point.
               *[other] { $who } a perdu une prairie clôturée qui valait { $points } points.
            }
    }
    .foretold =
        { $you ->
            [who]
                { $points ->
                    [one] Tu perds une prairie clôturée qui vaut { $points } point.
                   *[other] Tu perds une prairie clôturée qui vaut { $points } points.
                }
           *[none]
                { $points ->
                    [one] { $who } perd une prairie clôturée qui vaut { $points } point.
                   *[other] { $who } perd une prairie clôturée qui vaut { $points } points.
                }
        }
fact-meadow-opened-shared =
    { $points ->
        [one] Une prairie commune clôturée ({ $all }) a été perdue : { $points } point par Sheeple, moins 1 pour chaque Sheeple adverse.
       *[other] Une prairie commune clôturée ({ $all }) a été perdue : { $points } points par Sheeple, moins 1 pour chaque Sheeple adverse.
    }
    .foretold =
        { $points ->
            [one] Une prairie commune clôturée ({ $all }) est perdue : { $points } point par Sheeple, moins 1 pour chaque Sheeple adverse.
           *[other] Une prairie commune clôturée ({ $all }) est perdue : { $points } points par Sheeple, moins 1 pour chaque Sheeple adverse.
        }
fact-beyond = Le plateau est passé à { $columns } sur { $rows }.
fact-wide-board = Le plateau est passé à { $columns } sur { $rows }.
fact-limit-raised =
    { $you ->
        [who] Tu peux désormais avoir { $n } tuiles en main.
       *[none] { $who } peut désormais avoir { $n } tuiles en main.
    }
fact-pile-empty =
    { $you ->
        [who] Tu as pioché la dernière tuile de ta pile.
       *[none] { $who } a pioché la dernière tuile de sa pile.
    }
fact-deck-empty = La dernière tuile de la pioche a été prise.
fact-out-of-tiles =
    { $you ->
        [who] Tu n’as plus de tuiles et tu ne joues plus.
       *[none] { $who } n’a plus de tuiles et ne joue plus.
    }
fact-change-over = Désormais, plus personne ne peut CHANGER.
fact-over = Plus personne n’a de tuiles : la partie est finie.
fact-scored =
    { $you ->
        [who]
            { $total ->
                [one] Tu as { $total } point.
               *[other] Tu as { $total } points.
            }
       *[none]
            { $total ->
                [one] { $who } a { $total } point.
               *[other] { $who } a { $total } points.
            }
    }
fact-match-won =
    { $seats ->
        [one] { $you ->
            [all] Tu as gagné la partie.
           *[none] { $all } a gagné la partie.
        }
       *[other] Victoire partagée : { $all }.
    }

## Pourquoi un coup est refusé

reason-first-now = On tire d’abord qui commence : tape first et une place.
reason-no-such-seat = Il n’y a que { $n } personnes à table ; leurs places se comptent à partir de 0.
reason-start-now = On tire d’abord la tuile de départ : tape start, la tuile et sa rotation.
reason-start-sheeple = Un Sheeple n’est jamais la tuile de départ.
reason-start-special = Cette tuile appartient à Wool Wolves, et cette partie se joue sans.
reason-rotation-alike = Tournée ainsi, la tuile a le même aspect qu’avec un nombre plus petit : prends le plus petit.
reason-deal-now = { $who } reçoit maintenant une tuile : tape deal, cette place et la tuile.
reason-draw-now = { $who } pioche maintenant une tuile : tape draw et la tuile.
reason-tile-unnamed = Au lieu du point d’interrogation, tape de quelle tuile il s’agit.
reason-none-left = Il ne reste aucune tuile de ce genre à piocher.
reason-chance-begins = Seul le hasard décide qui commence.
reason-chance-starts = Seul le hasard pose la tuile de départ.
reason-chance-deals = Seul le hasard distribue les tuiles.
reason-chance-draws-tile = Tu ne peux pas choisir la tuile que tu pioches.
reason-discard-first =
    { $n ->
        [one] Paie d’abord pour CHANGER : défausse encore { $n } tuile.
       *[other] Paie d’abord pour CHANGER : défausse { $n } tuiles.
    }
reason-wolf-first = Fais d’abord fuir des tuiles devant le loup, ou dis que tu as terminé.
reason-tree-first = Sers-toi d’abord de l’arbre, ou dis que tu as terminé.
reason-pond-first = Reprends d’abord un Sheeple, ou dis que tu as terminé.
reason-no-passing = Tu ne peux pas passer : pose une tuile ou choisis de CHANGER. Si ni l’un ni l’autre n’est possible, défausse une tuile.
reason-draw-later = Tu pioches une tuile à la fin de ton tour, pas à la place de ton tour.
reason-no-pond = Un Sheeple ne revient que si tu viens de poser une mare sans mouton autour.
reason-not-in-hand = Tu n’as pas cette tuile en main.
reason-cell-taken = Il y a déjà une tuile visible à cet endroit.
reason-cell-apart = Aucune tuile ne touche cette case : ni à gauche, ni à droite, ni au-dessus, ni au-dessous.
reason-cell-beyond = Le plateau deviendrait trop grand : il peut avoir au plus { $n } rangées et { $n } colonnes.
reason-second-owner = Ton Sheeple serait dans la même prairie que des Sheeple adverses ({ $all }), ce qui n’est pas permis. Mets une barrière entre eux ou pose-le ailleurs.
reason-tie-played = Cette tuile provoquerait un conflit à égalité, ce qui n’est pas permis.
reason-change-over = Plus personne ne peut CHANGER, car quelqu’un n’a plus de tuiles.
reason-change-price = CHANGER coûte 2 tuiles, et il ne t’en reste qu’une.
reason-no-tile = Il n’y a pas de tuile à cet endroit.
reason-turn-down = Cette tuile est face cachée : on ne peut pas la tourner.
reason-turn-nothing = De quelque façon que tu tournes cette tuile, ses barrières restent pareilles.
reason-turn-same = La tuile est déjà posée ainsi.
reason-double-fence = Cette tuile a une double barrière sur un côté : on ne peut pas la tourner.
reason-fence-to-down = Cette tuile a une barrière vers une tuile face cachée. Cela compte comme une double barrière : on ne peut pas la tourner.
reason-tie-turned = Tournée ainsi, la tuile provoquerait un conflit à égalité, ce qui n’est pas permis.
reason-turned-already = Tu as déjà tourné cette tuile : choisis-en une autre.
reason-is-house = Une maison ne se tourne jamais.
reason-near-house = Une tuile voisine d’une maison ne se tourne jamais.
reason-draw-or-turn = Tu as déjà tourné une tuile : l’arbre ne te laisse plus en piocher.
reason-nothing-to-draw = Il ne reste aucune tuile à piocher.
reason-not-stuck = On ne défausse une tuile que pour payer quand on veut CHANGER, ou si l’on ne peut ni poser ni changer.
reason-only-turns = On ne déplace des tuiles que dans Fuzzy Fences : ici, CHANGER, c’est tourner une tuile.
reason-move-down = Cette tuile est face cachée : on ne peut pas la déplacer.
reason-not-neutral = Seule une tuile avec un mouton neutre peut être déplacée.
reason-one-step = Une tuile ne se déplace que d’un pas : à gauche, à droite, vers le haut ou vers le bas.
reason-onto-nothing = Une tuile ne se déplace que sur une autre, et il n’y en a pas à cet endroit.
reason-fence-between = Une double barrière lui barre le passage.
reason-down-between = La tuile a une barrière vers celle qui est face cachée. Cela compte comme une double barrière : elle ne peut pas la franchir.
reason-tie-moved = Là, la tuile provoquerait un conflit à égalité, ce qui n’est pas permis.
reason-tie-uncovered = La tuile du dessous reviendrait et provoquerait un conflit à égalité, ce qui n’est pas permis.
reason-flee-down = Cette tuile est face cachée : elle ne fuit pas.
reason-not-frightened = Cette tuile ne fuit pas : seules fuient, une fois chacune, les tuiles voisines du loup qui ont un mouton.
reason-onto-wolf = Aucune tuile ne peut fuir sur le loup.
reason-recall-down = Cette tuile est face cachée : seul un Sheeple visible peut revenir.
reason-not-your-sheeple = Ce n’est pas l’un de tes Sheeple.
reason-cell-far = « { $word } » n’est pas une case : les deux nombres vont de -99 à 99, sans zéro devant.
reason-cell-unknown = « { $word } » n’est pas une case : écris x,y en comptant depuis la tuile de départ, par exemple 1,-2 pour un pas à droite et deux vers le haut.
reason-type-fences = Il manque les barrières à « { $word } » : ajoute derrière open, single, corner, parallel, triple ou closed, par exemple blank-single.
reason-type-kind = Il manque à « { $word } » ce que montre la tuile : écris-le devant, par exemple blank-{ $word }.
reason-rotation-unknown = « { $word } » n’est pas une rotation : écris 0, 1, 2 ou 3, le nombre de quarts de tour vers la droite.

## Verbes à taper ; ceux en anglais sont compris dans toutes les langues

verb-play = poser
verb-turn = tourner
verb-move = déplacer
verb-discard = défausser
verb-draw = piocher
verb-recall = reprendre
verb-done = fini

## Points et table

part-tiles = Tuiles
part-sheep = Moutons neutres
part-ponds = Mares
part-rivals = Sheeple adverses
tally-deck =
    { $n ->
        [0] Pioche vide
        [one] Pioche : { $n } tuile
       *[other] Pioche : { $n } tuiles
    }
tally-span = Plateau : { $n } sur { $n } au plus
tally-no-change = On ne peut plus CHANGER
tally-discards = Défausse :
tally-below = Tuiles sous d’autres :
tally-turn = CHANGER : { $cell } prend la rotation { $rot }.
tally-move = CHANGER : { $cell } se déplace sur { $cell2 }.
tally-columns = Colonnes { $first } à { $last }
hand-tiles =
    { $n ->
        [one] Ta main : { $n } tuile, avec ses rotations
       *[other] Ta main : { $n } tuiles, avec leurs rotations
    }
hand-empty = Ta main est vide.
head-points = points
head-hand = main
head-pile = pile
head-meadow = prairie
head-tiles = tuiles
head-worth = valeur
sign-down = face cachée
sign-new = changé

## Les signes dans le terminal

board-signs = Sur le plateau : une lettre désigne une prairie où se trouvent des Sheeple, une majuscule si elle est clôturée ; la liste des prairies dit à qui sont ces Sheeple, combien de tuiles compte chacune et ce qu’elle vaut (✓ clôturée). ,, est de l’herbe, & un mouton neutre, & suivi du signe de quelqu’un son Sheeple ; ♣ arbre, ≈ mare, ⌂ maison, W loup ; ▒ est face cachée, et c’est à toi de te souvenir de ce que c’était, tout comme d’une tuile recouverte. Les traits épais sont des barrières, chacune du côté de sa propre tuile ; une barrière qui remplit toute la limite est double. Le nom d’une case, ou un point, marque un endroit où poser. * en haut à gauche d’une case : changée depuis ta dernière décision ; ! une tuile qu’un loup effraie ; @ la tuile que tu es en train de changer. Les images de ta main montrent les rotations 0 à 3.

## Pourquoi un coup est bon

why-enclosed = Tes prairies clôturées te rapportent plus de points.
    .other = Les prairies clôturées des autres rapportent moins de points.
why-one_gap = Tes prairies à une seule brèche promettent plus de points.
    .other = Les prairies des autres à une seule brèche promettent moins de points.
why-two_gaps = Tes prairies à deux brèches promettent plus de points.
    .other = Les prairies des autres à deux brèches promettent moins de points.
why-more_gaps = Tes prairies encore largement ouvertes promettent plus de points.
    .other = Les prairies largement ouvertes des autres promettent moins de points.
why-threat = Les prairies plus fortes menacent moins les tiennes.
    .other = Les prairies plus fortes menacent davantage celles des autres.
why-sheeple = Tu gardes davantage de Sheeple en main.
why-sheeple_late = Tu laisses moins de Sheeple inutilisés dans ta main.
    .other = Les Sheeple dans la main des autres risquent davantage de rester inutilisés.
why-sheep = Tu gardes davantage de moutons neutres en main.
why-shut = Tu gardes en main davantage de tuiles à plusieurs barrières.
why-tiles = Il te reste davantage de tuiles à poser.
    .other = Il reste moins de tuiles à poser aux autres.
