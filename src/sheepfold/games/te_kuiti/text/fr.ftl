### Te Kuiti : les mots du jeu, en français.
### Les mêmes clés, attributs et variables se trouvent dans en.ftl et de.ftl, dans le même ordre.

## Le jeu

name = Te Kuiti
tagline = Enferme le troupeau avant qu’il ne file, ou retiens qui se cache où et fais sortir les moutons deux par deux.
credits = Imaginé par William Baldwin et James Harmon, publié par Ludically.
players-solo = Solo

## Règles du duel

TK-1 = Le champ compte 5 cases sur 5 ; 25 tuiles y sont posées au hasard, face cachée : 4 moutons de chaque humeur (joyeux, dormeur, timide, coléreux et rêveur), 3 béliers et 2 bergers. D’un côté joue le berger, qui possède les 30 barrières ; de l’autre jouent les moutons. Le hasard désigne le premier berger. Une tuile retournée pour la première fois peut être, à chances égales, n’importe laquelle de celles qu’on n’a pas encore vues dans cette manche, tuiles enfermées comprises.
    .title = Mise en place
TK-2 = Une partie compte deux manches. Pour la seconde, vous échangez les rôles, les 25 tuiles sont à nouveau disposées au hasard et le nouveau berger reçoit toutes les barrières. Le berger ouvre chaque manche, puis vous jouez à tour de rôle. La plus grande somme des deux manches l’emporte ; à égalité, vous partagez la victoire, et rien n’empêche une revanche !
    .title = Deux manches
TK-3 = Quand tu es le berger, tu poses exactement 2 barrières à ton tour, l’une après l’autre. Tout emplacement sans barrière convient, entre deux cases ou au bord du champ, même loin de tout le reste. Un emplacement est désigné par une case et un côté, avec les colonnes a à e et les rangées 1 à 5 depuis le haut : b3N est le côté nord de b3 (E pour l’est, S pour le sud, W pour l’ouest), et un emplacement entre deux cases prend le nom de celle du bas ou de droite.
    .title = Le tour du berger
TK-4 = Une case est enfermée quand des barrières coupent tous les chemins qui mènent de là hors du champ. Les cases vides se traversent comme les autres et ne valent rien. Le bord du champ est ouvert partout où il n’y a pas de barrière. Une tuile sur une case enfermée est enfermée ; toute autre tuile du champ est libre.
    .title = Enfermée ou libre
TK-5 = Quand tu joues les moutons, tu retournes des tuiles libres face cachée, une par une, jusqu’à ce que 2 moutons soient apparus pendant ce tour. Une tuile enfermée ne se retourne jamais. Une tuile que tu connais d’un tour précédent compte parmi les deux, tout comme un mouton révélé pendant ce tour et que tu as déjà pris.
    .title = Le tour des moutons
TK-6 = Si les deux moutons révélés ont la même humeur et sont libres tous les deux, tu les prends. Sinon, tous deux sont remis face cachée. Cela vaut jusqu’à l’ouverture du champ.
    .title = Paires
TK-7 = Un bélier quitte le jeu dès qu’il est révélé. Quand tu joues les moutons, tu dois alors retirer 1 barrière de ton choix, où qu’elle soit et même si cela ne permet de gagner aucune tuile ; elle revient dans la réserve du berger. S’il n’y a pas de barrière dans le champ, rien n’est retiré. Puis tu continues à retourner des tuiles.
    .title = Bélier
TK-8 = Une tuile berger quitte le jeu dès qu’elle est révélée. Si tu es le berger, tu dois poser aussitôt, en plein tour des moutons, 1 barrière à un emplacement vide de ton choix. Puis les moutons continuent leur tour.
    .title = Tuile berger
TK-9 = Seul compte le moment de la prise. Un mouton révélé qui est enfermé à ce moment-là ne peut pas être pris, même s’il était libre quand tu l’as retourné. Un mouton qui a été enfermé un temps, mais qui est alors redevenu libre, peut être pris.
    .title = Enfermé entre-temps
TK-10 = Dans le champ ouvert, il se peut qu’il n’y ait plus de tuile libre face cachée avant que deux moutons soient révélés ; on arrête alors de retourner des tuiles. Avant l’ouverture du champ, cela ne peut pas arriver. Si les moutons n’ont rien du tout à décider, leur tour passe tout seul. Il compte quand même comme un tour des moutons : à sa fin, on regarde si le dernier tour est venu, et le berger peut donc jouer deux fois de suite.
    .title = Rien à retourner
TK-11 = Le champ s’ouvre dès qu’il contient, après une étape, 5 tuiles libres ou moins ; une étape, c’est une barrière posée pendant le tour du berger, une paire prise, ou une tuile retournée avec tout ce que provoque son bélier ou son berger. Il reste ouvert jusqu’à la fin de la manche, même si un bélier libère d’autres tuiles : tous les moutons révélés restent visibles, y compris ceux qui sont enfermés et ceux qui ont été révélés plus tôt dans le même tour, et plus aucune paire n’est prise automatiquement. Quand tu joues les moutons, tu peux, pendant ton tour, prendre deux moutons libres et visibles de même humeur, avant de retourner des tuiles, entre deux ou après, aussi souvent qu’il y a de telles paires, mais pas tant qu’il faut encore retirer une barrière à cause d’un bélier ou en poser une à cause d’une tuile berger. Prendre, ce n’est pas retourner, et un mouton enfermé à ce moment-là ne peut pas être pris. Tu dois toujours révéler deux moutons pendant ce tour tant qu’il y a quelque chose à retourner ; après cela, tant qu’une paire pourrait être prise, c’est toi qui dis quand tu as fini.
    .title = Le champ ouvert
TK-12 = Si toutes les tuiles libres sont visibles à la fin d’un tour des moutons dans le champ ouvert, le berger joue encore un tour, puis la manche est finie. On ne regarde qu’à ce moment-là : si ce sont les barrières du berger qui amènent cette situation, les moutons jouent d’abord un tour. S’il n’y a plus aucune tuile libre après une étape, la manche est finie sur-le-champ.
    .title = Dernier tour
TK-13 = Dès l’instant où la réserve du berger est vide, la manche est finie, même au milieu d’un tour ; les moutons révélés à cet instant ne sont plus pris. S’il ne reste qu’une seule barrière, le berger ne pose que celle-là.
    .title = Plus de barrières
TK-14 = Chaque mouton pris vaut 1 point pour qui joue les moutons. Chaque tuile qui se trouve enfermée quand la manche est finie, quelle qu’elle soit, visible ou cachée, vaut 1 point pour le berger. Les autres tuiles ne valent rien.
    .title = Points
TK-15 = Chaque tuile retournée est vue par les deux camps et par toute personne qui regarde. Ce qui est remis face cachée, c’est à toi de t’en souvenir : seul ce qui est visible est montré. Les tuiles déjà vues ne sont montrées elles aussi qu’à une table ouverte avec l’aide-mémoire.
    .title = Ce que tu peux savoir

## Règles du solo

TK-S1 = Les mêmes 25 tuiles que dans le duel sont posées au hasard, face cachée, et chacune est tournée au hasard : sa fleur, si elle en a une, pointe à chances égales vers le nord (en haut), l’est, le sud ou l’ouest. Une tuile retournée pour la première fois peut être, à chances égales, n’importe laquelle de celles qu’on n’a pas encore vues, tuiles enfermées comprises. La réserve contient 30 barrières. Tu choisis combien il y a de fleurs : 12 (facile), 17 (normal) ou 22 (difficile) ; sans choix de ta part, c’est normal. Les règles du duel sur le champ ouvert, le dernier tour et l’épuisement des barrières ne s’appliquent pas.
    .title = Mise en place
TK-S2 = Tu retournes des tuiles libres face cachée, une par une, jusqu’à ce que 2 moutons soient apparus. S’ils ont la même humeur, la paire quitte le champ ; sinon, tous deux sont remis face cachée. Une tuile enfermée ne se retourne jamais.
    .title = Ton tour
TK-S3 = Chaque fois que tu retournes une tuile à fleur, même déjà vue, une barrière se place du côté de la fleur. S’il y en a déjà une, la barrière va sur le côté suivant qui n’en a pas, dans le sens horaire. Une tuile ne pivote jamais : sa fleur pointe toujours dans la même direction.
    .title = Fleurs
TK-S4 = Un bélier quitte le jeu dès qu’il est révélé. Tu dois alors retirer 1 barrière de ton choix, où qu’elle soit et même si cela ne permet de gagner aucune tuile ; elle revient dans la réserve. S’il n’y a pas de barrière dans le champ, rien n’est retiré. Puis tu continues à retourner des tuiles.
    .title = Bélier
TK-S5 = Une tuile berger pose d’abord une barrière avec sa fleur, comme toute autre fleur ; ensuite elle quitte le jeu. Puis tu continues à retourner des tuiles.
    .title = Tuile berger
TK-S6 = Une paire ne quitte le champ que si ses deux tuiles sont libres une fois que la fleur de la seconde a posé sa barrière ; sinon, toutes deux sont remises face cachée.
    .title = Paires enfermées
TK-S7 = Retourner une tuile, c’est aussi appliquer sa fleur, son bélier ou son berger et retirer la paire s’il y en a une ; ensuite, on vérifie ceci, dans l’ordre. S’il n’y a plus de tuile dans le champ, tu as gagné. Si la réserve est vide ou si toutes les tuiles qui restent sont enfermées, tu as perdu. Tu as perdu aussi si tu as déjà vu toutes les tuiles libres et qu’il n’y en a pas deux qui vont ensemble, car plus rien ne peut alors être retiré.
    .title = Victoire et défaite
TK-S8 = Si tu gagnes, tu marques 1 point et la victoire est à toi. Si tu perds, tu marques 0 point et personne ne gagne.
    .title = Points
TK-S9 = Tu peux retourner une tuile 300 fois au plus : si la 300e fois ne donne pas la victoire, la partie est perdue. Sinon, on pourrait retourner sans fin des tuiles sans fleur.
    .title = 300 tuiles retournées

## Options

option-memory_aid = Aide-mémoire
    .help = Les tuiles déjà vues puis remises face cachée montrent encore ce qu’elles portent.
option-flowers = Fleurs
    .help = Combien de tuiles portent une fleur et amènent des barrières : 12 en facile, 17 en normal, 22 en difficile.
flowers-easy = Facile
flowers-normal = Normal
flowers-hard = Difficile

## Choses

kind-joyful = mouton joyeux
kind-sleepy = mouton dormeur
kind-timid = mouton timide
kind-angry = mouton coléreux
kind-dreamy = mouton rêveur
kind-ram = bélier
kind-shepherd = berger
short-joyful = Joy
short-sleepy = Dor
short-timid = Tim
short-angry = Col
short-dreamy = Rêv
short-ram = Bél
short-shepherd = Ber
role-shepherd = Berger
role-sheep = Moutons
side-N = nord
side-E = est
side-S = sud
side-W = ouest
side-none = aucune

## Ce qui est demandé

step-first = Le hasard décide qui joue d’abord le berger.
    .other = Le hasard décide qui joue d’abord le berger.
step-reveal = La tuile se retourne.
    .other = La tuile se retourne.
step-fence =
    { $left ->
        [one] Pose une barrière : il reste { $left } barrière à poser ce tour-ci.
       *[other] Pose une barrière : il reste { $left } barrières à poser ce tour-ci.
    }
    .other = { $who } pose des barrières.
step-fence_now = Une tuile berger a été trouvée : pose tout de suite une barrière.
    .other = Une tuile berger a été trouvée : { $who } pose tout de suite une barrière.
step-flip =
    { $left ->
        [one] Retourne une tuile libre face cachée : il reste { $left } mouton à révéler ce tour-ci.
       *[other] Retourne une tuile libre face cachée : il reste { $left } moutons à révéler ce tour-ci.
    }
    .other = { $who } cherche deux moutons qui vont ensemble.
step-flip-or-take = Retourne une tuile libre face cachée ou prends une paire visible.
    .other = { $who } cherche des paires dans le champ ouvert.
step-take = Tu as fini de retourner des tuiles : prends une paire ou dis que tu as terminé.
    .other = { $who } cherche des paires dans le champ ouvert.
step-ram = Choisis la barrière que le bélier va renverser.
    .other = { $who } choisit la barrière que le bélier va renverser.
step-over = La partie est finie.
    .other = La partie est finie.

## Les coups, comme consignes

do-fence = Pose une barrière{ $at }
do-flip = Retourne cette tuile{ $at }
do-ram = Laisse le bélier renverser cette barrière{ $at }
do-take = Prends cette paire{ $at }
do-done = Termine le tour

## Le journal

log-first =
    { $you ->
        [who] Tu joues d’abord le berger.
       *[none] { $who } joue d’abord le berger.
    }
log-fence =
    { $you ->
        [who] Tu as posé une barrière{ $at }.
       *[none] { $who } a posé une barrière{ $at }.
    }
log-flip =
    { $you ->
        [who] Tu as retourné une tuile{ $at }.
       *[none] { $who } a retourné une tuile{ $at }.
    }
log-reveal =
    { $hidden ->
        [none] C’était un { $kind }.
       *[forgotten] { "" }
    }
log-reveal-side =
    { $hidden ->
        [none] { $side_id ->
            [none] C’était un { $kind }.
           *[other] C’était un { $kind }, avec une fleur vers { $side_id ->
                [E] l’{ $side }
                [W] l’{ $side }
               *[other] le { $side }
            }.
        }
       *[forgotten] { "" }
    }
log-ram =
    { $you ->
        [who] Ton bélier a renversé une barrière{ $at }.
       *[none] { $who } a renversé une barrière avec le bélier{ $at }.
    }
log-take =
    { $you ->
        [who] Tu as pris une paire{ $at }.
       *[none] { $who } a pris une paire{ $at }.
    }
log-done =
    { $you ->
        [who] Tu as terminé le tour.
       *[none] { $who } a terminé le tour.
    }
log-undo =
    { $you ->
        [who] Tu as repris un coup.
       *[none] { $who } a repris un coup.
    }

## Ce que le coup a entraîné

fact-pen-closed =
    { $cells ->
        [one] Un enclos s’est fermé autour d’une tuile{ $at }.
       *[other] Un enclos s’est fermé autour de { $cells } tuiles{ $at }.
    }
    .foretold =
        { $cells ->
            [one] Un enclos se ferme autour d’une tuile.
           *[other] Un enclos se ferme autour de { $cells } tuiles.
        }
fact-pen-opened =
    { $cells ->
        [one] Un enclos s’est ouvert : { $cells } tuile est à nouveau libre{ $at }.
       *[other] Un enclos s’est ouvert : { $cells } tuiles sont à nouveau libres{ $at }.
    }
    .foretold =
        { $cells ->
            [one] Un enclos s’ouvre : { $cells } tuile est à nouveau libre.
           *[other] Un enclos s’ouvre : { $cells } tuiles sont à nouveau libres.
        }
fact-pair-taken = Les deux vont ensemble et sont pris : { $kind }.
fact-turned-back = Les deux ne vont pas ensemble et sont de nouveau face cachée.
fact-pair-enclosed = Les deux vont ensemble ({ $kind }), mais l’un au moins est enfermé : ils sont de nouveau face cachée.
fact-ram-found = Le bélier a quitté le jeu.
fact-ram-idle = Le bélier a quitté le jeu ; il n’y avait aucune barrière à renverser.
fact-shepherd-found = La tuile berger a quitté le jeu : le berger pose aussitôt une barrière.
fact-nothing-to-flip = Il n’y a plus de tuile libre face cachée : on arrête de retourner des tuiles.
fact-turn-passed = Les moutons ne pouvaient rien faire : leur tour est passé.
fact-field-open = Il reste 5 tuiles libres ou moins : désormais, les moutons révélés restent visibles.
    .foretold = Il reste alors 5 tuiles libres ou moins : les moutons révélés restent visibles.
fact-last-turn = Toutes les tuiles libres sont visibles : le berger joue encore un tour.
fact-no-free-tile = Il n’y a plus de tuile libre : la manche est finie.
    .foretold = Il n’y a alors plus de tuile libre : la manche est finie.
fact-out-of-fences = La dernière barrière est posée : la manche est finie.
    .foretold = C’est la dernière barrière : la manche est finie.
fact-last-turn-over = Le dernier tour du berger est joué : la manche est finie.
fact-round-scored =
    Manche { $round } : { $shepherd ->
        [one] { $shepherd } point
       *[other] { $shepherd } points
    } pour le berger, { $sheep ->
        [one] { $sheep } point
       *[other] { $sheep } points
    } pour les moutons.
fact-second-round =
    { $you ->
        [who] Tu es maintenant le berger : la seconde manche commence.
       *[none] { $who } est maintenant le berger : la seconde manche commence.
    }
fact-match-won =
    { $seats ->
        [one] { $you ->
            [all] Tu as gagné la partie { $points } à { $against }.
           *[none] { $all } a gagné la partie { $points } à { $against }.
        }
       *[other] Victoire partagée, { $points } à { $against } : { $all }.
    }
fact-seen-before =
    { $hidden ->
        [none] Cette tuile avait déjà été vue : un { $kind }.
       *[forgotten] { "" }
    }
fact-flower-fence = La fleur a placé une barrière{ $at }.
fact-flower-clockwise = Le côté de la fleur avait déjà une barrière : la nouvelle s’est placée sur le côté libre suivant, dans le sens horaire{ $at }.
fact-shepherd-found-solo = La tuile berger a quitté le champ.
fact-pair-removed = Les deux vont ensemble et ont quitté le champ : { $kind }.
fact-won = Il n’y a plus une seule tuile dans le champ : la partie est gagnée !
fact-lost-reserve = La réserve est vide : la partie est perdue.
fact-lost-enclosed = Toutes les tuiles qui restent sont enfermées : la partie est perdue.
fact-lost-no-pair = Toutes les tuiles libres ont été vues et il n’y en a pas deux qui vont ensemble : la partie est perdue.
fact-lost-flips = 300 tuiles retournées sans victoire : la partie est perdue.

## Pourquoi un coup est refusé

reason-not-drawn = Cela ne peut pas être tiré maintenant.
reason-chance-alone = Seul le hasard en décide.
reason-place-fences = Tu es le berger dans cette manche : pose une barrière.
reason-fence-now = Une tuile berger a été trouvée : pose d’abord une barrière.
reason-ram-first = Ton bélier passe d’abord : choisis la barrière qu’il renverse.
reason-not-shepherd = Tu joues les moutons dans cette manche : retourne une tuile.
reason-no-ram = Seul un bélier qui vient d’être trouvé renverse une barrière.
reason-fence-stands = Il y a déjà une barrière à cet endroit{ $at }.
reason-no-fence = Il n’y a pas de barrière à renverser à cet endroit{ $at }.
reason-two-revealed = Tu as révélé deux moutons : c’est tout pour ce tour.
reason-no-tile = La tuile a déjà quitté le champ{ $at }.
reason-face-up = Cette tuile est déjà visible{ $at }.
reason-enclosed = Cette tuile est enfermée : on ne retourne que des tuiles libres{ $at }.
reason-flip-first = Tu dois encore retourner des tuiles avant de terminer.
reason-pairs-go-alone = Une paire est prise automatiquement quand deux moutons retournés vont ensemble : retourne une tuile.
reason-not-face-up = On ne peut prendre que des moutons visibles{ $at }.
reason-pair-enclosed = Ce mouton est enfermé : on ne peut pas le prendre{ $at }.
reason-no-pair = Ces deux-là ne vont pas ensemble : { $kind } et { $kind2 }.
reason-flowers-fence = En solo, seules les fleurs posent des barrières : retourne une tuile.
reason-cell-unknown = « { $word } » n’est pas une case : les colonnes vont de a à e, les rangées de 1 à 5.
reason-edge-without-side = Dis de quel côté de { $word } va la barrière : { $word }N, { $word }E, { $word }S ou { $word }W.
reason-edge-side = « { $word } » n’est pas un emplacement de barrière : les côtés sont N, E, S et W.
reason-edge-unknown = « { $word } » n’est pas un emplacement de barrière : nomme une case et un côté, par exemple b3N.

## Verbes à taper ; ceux en anglais sont compris dans toutes les langues

verb-fence = barrière
verb-flip = retourner
verb-ram = bélier
verb-take = prendre
verb-done = fini

## Points

part-shepherd = Tuiles enfermées comme berger
part-sheep = Moutons pris
part-won = Partie gagnée
tally-shepherd =
    { $n ->
        [one] { $n } tuile enfermée
       *[other] { $n } tuiles enfermées
    }
tally-sheep =
    { $n ->
        [one] { $n } mouton pris
       *[other] { $n } moutons pris
    }
tally-supply =
    { $n ->
        [one] { $n } barrière restante
       *[other] { $n } barrières restantes
    }
tally-free =
    { $n ->
        [one] { $n } tuile libre
       *[other] { $n } tuiles libres
    }
tally-flips =
    { $n ->
        [one] { $n } tuile retournée sur { $most } au plus
       *[other] { $n } tuiles retournées sur { $most } au plus
    }

## Les signes dans le terminal

board-signs = Sur le champ : (^_^) une tuile remise face cachée depuis ta dernière décision ; ~^_^~ une tuile que l’aide-mémoire montre ; ✕ une tuile partie ; traits doubles, une nouvelle barrière, pointillés, une barrière enlevée ; une flèche, la direction d’une fleur. Les cases sur un autre fond sont enfermées.

## Pourquoi un coup est bon

why-enclosed = Tu enfermes plus de tuiles.
    .other = Moins de tuiles restent enfermées.
why-now = Tu peux enfermer plus de tuiles tout de suite.
    .other = Le berger peut enfermer moins de tuiles tout de suite.
why-near = Tu pourras bientôt enfermer plus de tuiles.
    .other = Le berger pourra bientôt enfermer moins de tuiles.
why-plan = Tu te rapproches d’un grand enclos.
    .other = Tu empêches un grand enclos.
why-taken = Tu prends une paire.
why-chance = Tu as plus de chances de prendre une paire ce tour-ci.
    .other = Les moutons ont moins de chances de faire une paire ce tour-ci.
why-chance_next = Tu as plus de chances de prendre une paire au tour suivant.
    .other = Les moutons ont moins de chances de faire une paire au tour suivant.
why-pairs = Tu connais plus de paires à prendre.
    .other = Les moutons connaissent moins de paires à prendre.
why-matching = Tu trouves plus facilement de quoi compléter une paire.
    .other = Les moutons trouvent plus difficilement une paire.
why-sheep = Plus de moutons restent libres.
    .other = Moins de moutons restent libres.
why-rams = Tu as plus de chances de trouver un bélier.
    .other = Les moutons ont moins de chances de trouver un bélier.
why-rams_free = Les béliers peuvent libérer plus de tuiles pour toi.
    .other = Les béliers peuvent libérer moins de tuiles.
why-open_pairs = Tu as plus de paires dans le champ ouvert.
    .other = Il reste moins de paires dans le champ ouvert.
why-alone_left = Il reste moins de tuiles dans le champ.
why-alone_enclosed = Moins de tuiles sont enfermées.
why-alone_supply = Plus de barrières restent en réserve.
why-alone_now = Une barrière de plus peut enfermer moins de tuiles.
why-alone_danger = Une fleur sur cette tuile enfermerait moins de tuiles.
why-alone_chance = Tu as plus de chances de faire une paire.
why-alone_matching = Tu trouves plus facilement de quoi compléter une paire.
why-alone_rams = Il te reste plus de béliers.
