### Volle Wolle : les mots du jeu, en français.
### Les mêmes clés, attributs et variables se trouvent dans en.ftl et de.ftl, dans le même ordre.

## Le jeu

name = Volle Wolle
tagline = Mise sur ce que tes trois dés vont donner : qui ose le plus choisit d’abord, et qui joue en dernier ramasse le reste, moutons noirs compris.
credits = Imaginé par Alessandro Zucchini, publié par Zoch Verlag.

## Règles

VW-1 = Les 60 cartes, mélangées et face cachée, forment une pioche : 51 moutons, 8 chiens de berger et 1 os. Tout le monde commence avec 2 jetons de laine et une tablette de mise, attribuée au hasard parmi les six qui existent ; son dos indique ton premier numéro de mouton. Il y a 25 jetons en tout : tant que la réserve est vide, personne n’en gagne.
    .title = Mise en place
VW-2 = Au début d’une manche, on pose sur la table, face visible, une carte de plus qu’il n’y a de joueurs. Puis tout le monde fait une mise, et ensuite on lance les dés dans l’ordre des mises. À deux, vous jouez 20 manches, à trois 15, à quatre 12 et à cinq 10 ; à six, il y en a 8, plus une neuvième avec les 4 cartes qui restent.
    .title = La manche
VW-3 = Tout le monde choisit sa mise en même temps et en secret : un nombre de 14 à 26, ou 26+ ; puis toutes les mises sont dévoilées ensemble. La mise, c’est ce que tes dés devront atteindre. Avec 26+, tu dois aussi atteindre 26, mais tu joues avant toute autre mise : tu ne peux choisir 26+ que si tu as un jeton, et tu le paies dès que les mises sont dévoilées, avant que l’ordre soit fixé.
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
VW-9 = Si les dés et le malus suffisent pour atteindre ta mise, elle est atteinte automatiquement et tu prends toutes les cartes qui te reviennent, que tu les veuilles ou non. S’il te faut pour cela le bonus ou des jetons, tu as le choix : tu acceptes, et tu prends alors aussi toutes les cartes qui te reviennent, ou tu relances ; après le troisième lancer, tu acceptes ou tu renonces. Il n’y a pas d’autre façon de s’arrêter avant le troisième lancer.
    .title = Pas le choix
VW-10 = Tu prends les cartes de ton choix, une par une ; s’il n’y en a pas plus que ce qui te revient, elles viennent toutes automatiquement. Les moutons vont sur le dessus de ton troupeau, dans l’ordre que tu veux : s’il en arrive plusieurs ensemble, tu nommes seulement celui du dessus, car ce qui est dessous ne compte plus jusqu’à la fin. Les chiens et l’os restent visibles à côté du troupeau.
    .title = Prendre des cartes
VW-11 = Si tu n’as pas atteint ta mise après le troisième lancer, tu ne prends pas de carte. Si de plus ton résultat, sans bonus ni jetons, est inférieur à 14 et qu’il y a des moutons noirs sur la table, soit tu les prends tous, soit tu relèves ton résultat à 14 au moins : avec le bonus seul, s’il suffit ; avec des jetons seuls, exactement autant qu’il en manque, même là où le bonus suffirait ; ou, si le bonus seul ne suffit pas, avec le bonus et exactement les jetons qui manquent alors. Il faut rester sous ta mise ; avec une mise de 14, ce n’est donc pas possible. Si tu ne peux pas relever ton résultat, les moutons noirs viennent automatiquement. S’il est encore possible d’atteindre ta mise avec le bonus ou des jetons, tu dis d’abord si tu y renonces. Tout à la fin, avec ou sans moutons noirs, tu gagnes 1 jeton.
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
VW-17 = Les moutons marqués 3-7-0 et 0-0-7 comptent par séries de trois. Dans chaque série de 3-7-0, un mouton vaut 3, deux valent 14 et trois ne valent rien ; un quatrième commence une nouvelle série. Pour 0-0-7, un ou deux ne valent rien et trois valent 21 ; un quatrième commence une nouvelle série, et les 21 te restent.
    .title = Séries
VW-18 = Un chien, et un seul, vaut 9. Si tu n’as pas de chien, tes deux moutons blancs qui valent le moins quittent ton troupeau avant le décompte, automatiquement, ou moins si tu en as moins ; les moutons noirs, les 3-7-0 et les 0-0-7 ne partent jamais. Deux chiens ou plus ne valent rien, sauf si tu as l’os : chaque chien vaut alors 4, en plus des 9 pour un chien seul. La personne qui a le plus de chiens, seule ou à égalité, perd 5 points, avec ou sans os. L’os lui-même ne vaut rien.
    .title = Chiens et os
VW-19 = Le score le plus élevé l’emporte. En cas d’égalité en tête, la victoire est partagée.
    .title = Victoire
VW-20 = Les mises restent secrètes jusqu’à ce qu’elles soient toutes faites. Tout le monde voit chaque carte quand elle est posée et quand elle est prise, mais personne ne peut regarder dans un troupeau sous la carte du dessus, pas même dans le sien : ce qui s’y trouve, c’est à toi de t’en souvenir. On ne le montre qu’à une table ouverte avec l’aide-mémoire.
    .title = Ce que tu peux savoir

## Options

option-memory_aid = Aide-mémoire
    .help = Tout le monde peut regarder dans les troupeaux, et les points sont affichés.

## Choses

card-white =
    { $points ->
        [one] un mouton à { $points } point{ $signs }
       *[other] un mouton à { $points } points{ $signs }
    }
card-black =
    { $points ->
        [one] un mouton noir à { $points } point{ $signs }
       *[other] un mouton noir à { $points } points{ $signs }
    }
card-set370 = un mouton 3-7-0{ $signs }
card-set007 = un mouton 0-0-7{ $signs }
card-dog = un chien
card-bone = l’os
card-forgotten = un mouton
answer-yes = oui
answer-no = non
signs-none = { "" }
signs-bonus = { " " }(bonus { $n })
signs-malus = { " " }(malus { $n })
signs-bone = { " " }(symbole d’os)
signs-bonus-bone = { " " }(bonus { $n }, symbole d’os)
signs-malus-bone = { " " }(malus { $n }, symbole d’os)
face-dog = chien
face-bone = os

## Ce qui est demandé

step-board = Le hasard distribue les tablettes de mise.
    .other = Le hasard distribue les tablettes de mise.
step-lay = Une carte est posée sur la table.
    .other = Une carte est posée sur la table.
step-roll = Les dés sont lancés.
    .other = Les dés sont lancés.
step-bid = Choisis ta mise secrète : de 14 à 26, ou 26+ pour un jeton.
    .other =
        { $n ->
            [one] { $who } choisit une mise secrète.
           *[other] { $who } choisissent leurs mises secrètes.
        }
step-bid-plain = Choisis ta mise secrète : de 14 à 26. Sans jeton, pas de 26+.
    .other =
        { $n ->
            [one] { $who } choisit une mise secrète.
           *[other] { $who } choisissent leurs mises secrètes.
        }
step-keep = Choisis le dé à laisser en place ; les autres sont relancés.
    .other = { $who } choisit le dé à laisser en place.
step-keep-last = Choisis encore un dé à laisser en place ; le dernier est relancé.
    .other = { $who } choisit encore un dé à laisser en place.
step-keep-or-accept =
    { $n ->
        [one] Accepte ({ $price }) et prends { $n } carte, ou choisis un dé à laisser en place et relance.
       *[other] Accepte ({ $price }) et prends { $n } cartes, ou choisis un dé à laisser en place et relance.
    }
    .other = { $who } peut accepter ({ $price }) ou relancer.
step-accept = C’était le dernier lancer : accepte ({ $price }) et prends une carte, ou renonce à ta mise.
    .other = { $who } peut accepter ({ $price }) ou renoncer.
step-black = Ton résultat est inférieur à 14 : prends les moutons noirs ou relève-le à 14 au moins.
    .other = { $who } a moins de 14 et décide du sort des moutons noirs.
step-take =
    { $n ->
        [one] Prends une carte sur la table : { $n } carte te revient encore.
       *[other] Prends une carte sur la table : { $n } cartes te reviennent encore.
    }
    .other = { $who } choisit une carte.
step-top = Lequel des nouveaux moutons va sur le dessus de ton troupeau ?
    .other = { $who } choisit le mouton qui va sur le dessus.
step-bone = Tu as pris un mouton avec un symbole d’os : prends-tu aussi l’os à la personne qui l’a ?
    .other = { $who } peut prendre l’os.
step-over = La partie est finie.
    .other = La partie est finie.
type-one = Tape l’un de ces mots : { $moves }.
price-bonus = avec le bonus
price-chips =
    { $n ->
        [one] pour { $n } jeton
       *[other] pour { $n } jetons
    }
price-both =
    { $n ->
        [one] avec le bonus et { $n } jeton
       *[other] avec le bonus et { $n } jetons
    }

## Les coups, comme des ordres

do-bid = Mise { $bid }
do-keep = Garde le { $die }
do-take = Prends { $card }
do-top = Mets { $card } sur le dessus
do-accept = Accepte et prends tes cartes
do-fail = Renonce à ta mise
do-bone =
    { $answer_id ->
        [yes] Prends l’os
       *[no] Ne prends pas l’os
    }
do-black = Prends les moutons noirs
do-raise =
    { $means ->
        [bonus] Relève ton résultat avec ton bonus
        [one] Relève ton résultat avec { $means } jeton
       *[other] Relève ton résultat avec { $means } jetons
    }
do-raise-bonus-rest =
    { $rest ->
        [one] Relève ton résultat avec ton bonus et { $rest } jeton
       *[other] Relève ton résultat avec ton bonus et { $rest } jetons
    }

## Le journal
# Ce qui est lancé, posé et dévoilé se trouve sous « Ce qui s’est passé ».

log-roll = { "" }
log-keep = { "" }
log-bid =
    { $hidden ->
        [unknown] { $who } a fait une mise secrète.
       *[none] { $you ->
            [who] Tu as misé { $bid }.
           *[none] { "" }
        }
    }
log-lay = { "" }
log-take =
    { $you ->
        [who] Tu as pris { $card }.
       *[none] { $who } a pris { $card }.
    }
log-top =
    { $hidden ->
        [none] { $you ->
            [who] Tu as mis { $card } sur le dessus de ton troupeau.
           *[none] { $who } a mis { $card } sur le dessus de son troupeau.
        }
       *[forgotten] { "" }
    }
log-accept = { "" }
log-fail =
    { $you ->
        [who] Tu as renoncé à ta mise.
       *[none] { $who } a renoncé à sa mise.
    }
log-bone =
    { $answer_id ->
        [yes] { "" }
       *[no] { $you ->
            [who] Tu n’as pas pris l’os.
           *[none] { $who } n’a pas pris l’os.
        }
    }
log-black =
    { $you ->
        [who] Tu as choisi de prendre les moutons noirs.
       *[none] { $who } a choisi de prendre les moutons noirs.
    }
log-raise =
    { $means ->
        [bonus] { $you ->
            [who] Tu as relevé ton résultat à 14 au moins avec ton bonus.
           *[none] { $who } a relevé son résultat à 14 au moins avec le bonus.
        }
        [one] { $you ->
            [who] Tu as relevé ton résultat à 14 avec { $means } jeton.
           *[none] { $who } a relevé son résultat à 14 avec { $means } jeton.
        }
       *[other] { $you ->
            [who] Tu as relevé ton résultat à 14 avec { $means } jetons.
           *[none] { $who } a relevé son résultat à 14 avec { $means } jetons.
        }
    }
log-raise-bonus-rest =
    { $rest ->
        [one] { $you ->
            [who] Tu as relevé ton résultat à 14 avec ton bonus et { $rest } jeton.
           *[none] { $who } a relevé son résultat à 14 avec le bonus et { $rest } jeton.
        }
       *[other] { $you ->
            [who] Tu as relevé ton résultat à 14 avec ton bonus et { $rest } jetons.
           *[none] { $who } a relevé son résultat à 14 avec le bonus et { $rest } jetons.
        }
    }
log-board = { "" }
log-undo =
    { $you ->
        [who] Tu as repris un coup.
       *[none] { $who } a repris un coup.
    }

## Ce qui s’est passé

fact-round-begun = Manche { $round } : { $n } cartes ont été posées.
fact-bids-shown = Les mises ont été dévoilées.
fact-plus-paid =
    { $you ->
        [who] Tu as payé un jeton pour 26+.
       *[none] { $who } a payé un jeton pour 26+.
    }
fact-order =
    Place { $place } : { $you ->
        [who] toi avec { $bid }
       *[none] { $who } avec { $bid }
    }.
fact-order-tied =
    Place { $place } : { $you ->
        [who] toi avec { $bid }
       *[none] { $who } avec { $bid }
    } (numéro de mouton { $number }).
fact-dice-thrown =
    { $throw ->
        [1] { $you ->
            [who] Tu as obtenu { $d12 } + { $d10 } + { $d8 } = { $sum }.
           *[none] { $who } a obtenu { $d12 } + { $d10 } + { $d8 } = { $sum }.
        }
        [2] { $you ->
            [who] Ton deuxième lancer : { $d12 } + { $d10 } + { $d8 } = { $sum }.
           *[none] { $who }, deuxième lancer : { $d12 } + { $d10 } + { $d8 } = { $sum }.
        }
       *[3] { $you ->
            [who] Ton troisième lancer : { $d12 } + { $d10 } + { $d8 } = { $sum }.
           *[none] { $who }, troisième lancer : { $d12 } + { $d10 } + { $d8 } = { $sum }.
        }
    }
fact-malus-counted = Avec le malus, cela ne faisait que { $result }.
fact-die-kept =
    { $you ->
        [who] Tu as gardé le { $face } ({ $die }).
       *[none] { $who } a gardé le { $face } ({ $die }).
    }
fact-reached =
    { $you ->
        [who] Tu as atteint ta mise de { $bid }
       *[none] { $who } a atteint sa mise de { $bid }
    } et gagné { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
fact-reached-bonus =
    { $you ->
        [who] Tu as atteint ta mise avec ton bonus
       *[none] { $who } a atteint sa mise avec le bonus
    } et gagné { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
    .foretold =
        Tu atteins ta mise avec ton bonus et gagnes { $n ->
            [one] { $n } carte.
           *[other] { $n } cartes.
        }
fact-reached-chips =
    { $you ->
        [who] Tu as atteint ta mise avec { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        }
       *[none] { $who } a atteint sa mise avec { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        }
    } et gagné { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
    .foretold =
        Tu paies { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        } et gagnes { $n ->
            [one] { $n } carte.
           *[other] { $n } cartes.
        }
fact-reached-both =
    { $you ->
        [who] Tu as atteint ta mise avec ton bonus et { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        }
       *[none] { $who } a atteint sa mise avec le bonus et { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        }
    } et gagné { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
    .foretold =
        Tu utilises ton bonus, paies { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        } et gagnes { $n ->
            [one] { $n } carte.
           *[other] { $n } cartes.
        }
fact-failed =
    { $you ->
        [who] Tu n’as pas atteint ta mise de { $bid }.
       *[none] { $who } n’a pas atteint sa mise de { $bid }.
    }
fact-black-come =
    { $n ->
        [one] { $you ->
            [who] Ton résultat était inférieur à 14 : le mouton noir sur la table est venu chez toi.
           *[none] Le résultat était inférieur à 14 : le mouton noir sur la table est allé chez { $who }.
        }
       *[other] { $you ->
            [who] Ton résultat était inférieur à 14 : les { $n } moutons noirs sur la table sont venus chez toi.
           *[none] Le résultat était inférieur à 14 : les { $n } moutons noirs sur la table sont allés chez { $who }.
        }
    }
    .foretold =
        { $n ->
            [one] Le mouton noir sur la table vient chez toi.
           *[other] Les { $n } moutons noirs sur la table viennent chez toi.
        }
fact-card-taken =
    { $you ->
        [who] Tu as reçu { $card }.
       *[none] { $who } a reçu { $card }.
    }
    .foretold =
        { $you ->
            [who] Tu reçois { $card }.
           *[none] { "" }
        }
fact-rest-taken =
    { $n ->
        [one] { $you ->
            [who] Tu jouais en dernier et tu as reçu la carte qui restait.
           *[none] { $who } jouait en dernier et a reçu la carte qui restait.
        }
       *[other] { $you ->
            [who] Tu jouais en dernier et tu as reçu les { $n } cartes qui restaient.
           *[none] { $who } jouait en dernier et a reçu les { $n } cartes qui restaient.
        }
    }
    .foretold =
        { $n ->
            [one] { $n } carte va à { $who }, qui joue en dernier.
           *[other] { $n } cartes vont à { $who }, qui joue en dernier.
        }
fact-leftovers =
    { $n ->
        [one] { $you ->
            [who] Tu jouais en premier et tu as reçu la carte qui restait.
           *[none] { $who } jouait en premier et a reçu la carte qui restait.
        }
       *[other] { $you ->
            [who] Tu jouais en premier et tu as reçu les { $n } cartes qui restaient.
           *[none] { $who } jouait en premier et a reçu les { $n } cartes qui restaient.
        }
    }
    .foretold =
        { $n ->
            [one] { $you ->
                [who] La carte qui reste est pour toi.
               *[none] La carte qui reste va à { $who }.
            }
           *[other] { $you ->
                [who] Les { $n } cartes qui restent sont pour toi.
               *[none] Les { $n } cartes qui restent vont à { $who }.
            }
        }
fact-bone-lost =
    { $you ->
        [who] { $who2 } t’a pris l’os.
        [who2] Tu as pris l’os à { $who }.
       *[none] { $who2 } a pris l’os à { $who }.
    }
    .foretold = Tu prends l’os à { $who }.
fact-chip-gained =
    { $you ->
        [who] Tu as gagné un jeton.
       *[none] { $who } a gagné un jeton.
    }
    .foretold = Tu gagnes un jeton.
fact-supply-empty =
    { $you ->
        [who] Il ne restait plus de jeton pour toi.
       *[none] Il ne restait plus de jeton pour { $who }.
    }
    .foretold = Il ne reste plus de jeton pour toi.
fact-table-empty = Il ne restait plus de carte pour { $all }.
    .foretold = Il ne reste plus de carte pour { $all }.
fact-round-over = { "" }
fact-game-over = La dernière carte est prise : la partie est finie.
fact-sets-scored =
    { $you ->
        [who] { $points ->
            [0] Tes séries ne t’ont rapporté aucun point.
            [one] Tes séries t’ont rapporté { $points } point.
           *[other] Tes séries t’ont rapporté { $points } points.
        }
       *[none] { $who } { $points ->
            [0] n’a marqué aucun point avec ses séries.
            [one] a marqué { $points } point avec ses séries.
           *[other] a marqué { $points } points avec ses séries.
        }
    }
fact-no-dog =
    { $you ->
        [who] { $n ->
            [0] Tu n’avais pas de chien, mais pas non plus de mouton blanc à perdre.
            [one] Tu n’avais pas de chien : { $n } mouton blanc d’une valeur de { $points } a quitté ton troupeau.
           *[other] Tu n’avais pas de chien : { $n } moutons blancs d’une valeur totale de { $points } ont quitté ton troupeau.
        }
       *[none] { $n ->
            [0] { $who } n’avait pas de chien, mais pas non plus de mouton blanc à perdre.
            [one] { $who } n’avait pas de chien : { $n } mouton blanc d’une valeur de { $points } a quitté son troupeau.
           *[other] { $who } n’avait pas de chien : { $n } moutons blancs d’une valeur totale de { $points } ont quitté son troupeau.
        }
    }
fact-one-dog =
    { $points ->
        [9] { $you ->
            [who] Tu avais un seul chien : { $points } points.
           *[none] { $who } avait un seul chien : { $points } points.
        }
       *[other] { $you ->
            [who] Tu avais un seul chien et l’os : { $points } points.
           *[none] { $who } avait un seul chien et l’os : { $points } points.
        }
    }
fact-dogs-bone =
    { $you ->
        [who] Tu avais { $n } chiens et l’os : { $points } points.
       *[none] { $who } avait { $n } chiens et l’os : { $points } points.
    }
fact-dogs-idle =
    { $you ->
        [who] Tu avais { $n } chiens sans l’os : aucun point.
       *[none] { $who } avait { $n } chiens sans l’os : aucun point.
    }
fact-most-dogs =
    { $you ->
        [who] Personne n’avait plus de chiens que toi ({ $n }) : tu as perdu 5 points.
       *[none] Personne n’avait plus de chiens que { $who } ({ $n }) : { $who } a perdu 5 points.
    }
fact-won =
    { $you ->
        [who] Tu as gagné avec { $points ->
            [one] { $points } point !
           *[other] { $points } points !
        }
       *[none] { $who } a gagné avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
fact-shared-win =
    { $you ->
        [who] Tu partages la victoire avec { $points ->
            [one] { $points } point !
           *[other] { $points } points !
        }
       *[none] { $who } partage la victoire avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }

## Pourquoi un coup est refusé

reason-boards-first = On distribue d’abord les tablettes de mise.
reason-board-for =
    { $you ->
        [who] La prochaine tablette de mise est pour toi.
       *[none] La prochaine tablette de mise est pour { $who }.
    }
reason-board-gone = Quelqu’un a déjà cette tablette de mise.
reason-boards-dealt = Toutes les tablettes de mise sont déjà distribuées.
reason-lay-first = On pose d’abord les cartes de cette manche.
reason-card-gone = Cette carte n’est plus dans la pioche.
reason-cards-laid = Les cartes de cette manche sont déjà posées.
reason-throw-first = On lance d’abord les dés.
reason-die-stays-put = Ce dé reste en place : c’est le { $die } qui est lancé.
reason-die-thrown = Ce dé est déjà lancé : le suivant est le { $die }.
reason-die-later = Ce dé vient plus tard : le { $die } est lancé avant lui.
reason-face-too-high = Ce dé ne va que de 1 à { $sides }.
reason-bid-first = Choisis d’abord ta mise.
reason-bids-shown = Les mises de cette manche sont déjà faites.
reason-plus-needs-chip = 26+ coûte un jeton, et tu n’en as pas.
reason-bid-unnamed = Dis ce que tu mises : de 14 à 26, ou 26+.
reason-dice-fall = Tu ne peux pas choisir ce que montrent les dés.
reason-die-kept = Ce dé reste déjà en place : choisis-en un autre.
reason-last-throw = C’était ton troisième lancer, et il n’y en a pas de quatrième.
reason-throws-over = Tu ne lances plus les dés dans cette manche.
reason-out-of-reach =
    { $most ->
        [0] Il te manque { $n } pour atteindre ta mise, et tu n’as ni bonus ni jetons.
       *[other] Il te manque { $n } pour atteindre ta mise, et le bonus et les jetons ajoutent { $most } au plus.
    }
reason-throw-left = Tu ne peux renoncer qu’après le troisième lancer : choisis un dé à laisser en place.
reason-not-reached = Tu n’as pas encore atteint ta mise : choisis un dé à laisser en place.
reason-not-failed = Tu n’as pas encore échoué : il te reste un lancer.
reason-no-symbol = Tu ne peux prendre l’os que si tu viens de prendre un mouton avec un symbole d’os.
reason-accept-first = Tu ne reçois une carte que si tu acceptes.
reason-give-up-first = Tu n’as pas encore échoué : accepte, ou renonce à ta mise.
reason-bid-lost = Tu as échoué : il est trop tard pour accepter.
reason-failed-already = Tu as déjà échoué : prends les moutons noirs ou relève ton résultat.
reason-no-card = Tu as échoué, tu ne peux donc pas choisir de carte.
reason-black-first = Décide d’abord du sort des moutons noirs.
reason-no-bonus = Tu n’as pas de bonus : la carte du dessus de ton troupeau n’en a pas.
reason-bonus-short = Ton bonus ne relève ton résultat qu’à { $result } : il faut 14.
reason-bonus-reaches = Avec ton bonus, tu atteindrais la mise à laquelle tu as renoncé.
reason-bonus-enough = Ton bonus seul suffit : tu ne paies pas de jetons.
reason-too-few-chips =
    { $n ->
        [one] Il faudrait { $n } jeton, et tu n’en as pas.
       *[other] { $chips ->
            [0] Il faudrait { $n } jetons, et tu n’en as pas.
            [1] Il faudrait { $n } jetons, et tu n’en as qu’un.
           *[other] Il faudrait { $n } jetons, et tu n’en as que { $chips }.
        }
    }
reason-chips-exactly =
    { $n ->
        [one] Il te manque { $n } pour arriver à 14 : paie exactement { $n } jeton.
       *[other] Il te manque { $n } pour arriver à 14 : paie exactement { $n } jetons.
    }
reason-rest-exactly =
    { $n ->
        [one] Avec ton bonus, il te manque { $n } pour arriver à 14 : paie exactement { $n } jeton.
       *[other] Avec ton bonus, il te manque { $n } pour arriver à 14 : paie exactement { $n } jetons.
    }
reason-reached-already = Tu as déjà atteint ta mise : prends tes cartes.
reason-must-take = Tu as atteint ta mise et tu ne peux plus y renoncer.
reason-nothing-failed = Tu n’as pas échoué : choisis tes cartes.
reason-not-on-table = Cette carte n’est pas sur la table.
reason-taken-already = Tu as déjà pris cette carte.
reason-take-first =
    { $cards ->
        [one] Prends d’abord la carte qui te revient encore.
       *[other] Prends d’abord les { $cards } cartes qui te reviennent encore.
    }
reason-all-taken = Tu as toutes tes cartes : choisis le mouton qui va sur le dessus.
reason-only-sheep = Seul un mouton peut aller sur le dessus de ton troupeau.
reason-only-new = Seul un des moutons que tu viens de prendre peut aller sur le dessus.
reason-top-first = Choisis d’abord lequel des nouveaux moutons va sur le dessus.
reason-bone-first = Décide d’abord si tu prends l’os.
reason-card-number = Il n’y a pas de mouton « { $word } » : ils vont de S01 à S51.
reason-card-unknown = « { $word } » n’est pas une carte : tape un mouton comme S07, dog (chien) ou bone (os).
reason-bid-unknown = « { $word } » n’est pas une mise : choisis de 14 à 26, ou 26+.
reason-die-unknown = « { $word } » n’est pas un des dés : ce sont d12, d10 et d8.
reason-face-unknown = « { $word } » n’est sur aucun dé : ils vont de 1 à 12, 10 ou 8.
reason-answer-unknown = « { $word } » n’est pas une réponse ici : tape oui ou non.
reason-means-unknown = « { $word } » ne peut pas relever ton résultat : tape bonus ou un nombre de jetons.
reason-bonus-first = « { $word } » ne va pas là : tape bonus, puis le nombre de jetons.
reason-rest-unknown = « { $word } » n’est pas un nombre de jetons.

## Verbes à taper ; ceux en anglais sont compris dans toutes les langues

verb-bid = miser
verb-keep = garder
verb-accept = accepter
verb-fail = renoncer
verb-take = prendre
verb-top = dessus
verb-black = noir
verb-bone = os
verb-raise = relever

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
throw-reached = Mise atteinte !
throw-within = Il manque { $n } : possible { $price }
throw-beyond =
    { $most ->
        [0] Il manque { $n }
       *[other] Il manque { $n } ; bonus et jetons ajoutent { $most } au plus
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
board-signs = Sur une carte : son code ; +2 un bonus ou −3 un malus ; au milieu ses points, sur fond ombré pour un mouton noir ; #17 le numéro de mouton ; o=o un symbole d’os. Dans la liste des joueurs : ▸ à qui c’est de jouer, ✓ qui a déjà joué ; la mise (? encore secrète, – pas encore choisie) ; ± bonus ou malus ; N° le numéro de mouton ; o=o l’os ; (+1) ce qui a changé depuis ta dernière décision. Un dé à double cadre reste en place.

## Pourquoi un coup est bon

why-sheep = Tes moutons vaudront plus.
    .other = Les autres reçoivent des moutons qui valent moins.
why-set370 = Cela convient à tes moutons 3-7-0.
    .other = Cela gêne les moutons 3-7-0 des autres.
why-set007 = Cela convient à tes moutons 0-0-7.
    .other = Cela gêne les moutons 0-0-7 des autres.
why-dogs = Tes chiens vaudront plus.
    .other = Les chiens des autres vaudront moins.
why-most = Tu risques moins d’avoir le plus de chiens.
    .other = Les autres risquent plus d’avoir le plus de chiens.
why-left = Tu perdras sans doute moins si tu n’as pas de chien.
    .other = Les autres perdront sans doute plus s’ils n’ont pas de chien.
why-bone = L’os te rapportera sans doute plus.
    .other = L’os rapportera sans doute moins aux autres.
why-chips = Il te reste plus de jetons.
    .other = Il reste moins de jetons aux autres.
why-modifier = La carte du dessus de ton troupeau est meilleure pour tes lancers.
    .other = Les cartes du dessus des autres sont moins bonnes pour leurs lancers.
why-hope = Tu peux attendre plus de cette manche.
    .other = Les autres peuvent attendre moins de cette manche.
why-table = Les cartes sur la table te conviennent mieux.
    .other = Les cartes sur la table conviennent moins aux autres.
why-early = Tu choisis tôt, et cette mise s’atteint assez souvent.
why-likely = La mise sera sans doute atteinte, et il restera assez de cartes qui te conviennent.
why-reach = C’est avec ce dé que tu as le plus de chances d’atteindre ta mise.
why-soon = C’est avec ce dé que tu as le plus de chances d’atteindre ta mise au prochain lancer, et l’atteindre tôt rapporte plus.
why-certain = Mieux vaut des cartes sûres maintenant que moins de cartes, ou aucune, plus tard.
why-harm = Ce qu’il y a sur la table te nuirait : ainsi, tu en prendras sans doute moins.
why-rest = Tu auras peut-être de bonnes cartes sans lancer les dés.
why-black = Tu risques moins de te retrouver avec des moutons noirs.
why-theirs = Il en reste moins pour l’autre joueur.

## Les chances à côté des choix

odds-about = Tes chances d’atteindre la mise, avec les dés et le bonus ; entre parenthèses, si tu paies aussi tes jetons :
