### Sheep & Thief : les mots de son plateau sur la page, en français.
### Les mêmes clés et variables se trouvent dans en.ftl et de.ftl, dans le même ordre.

## Les terres

gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
land-of = Terres de { $who }
land-own = Mes terres
land-back = Les terres dont c’est le tour
land-enlarge = Montrer les terres de { $who } en grand
paddock-of =
    { $n ->
        [one] Enclos : { $n } mouton volé
       *[other] Enclos : { $n } moutons volés
    }
cell-free = { $cell }, libre
cell-farmyard = { $cell }, ferme
cell-down = { $cell }, une carte face cachée
cell-down-known = { $cell }, carte { $card } face cachée
cell-card = { $cell }, carte { $card }
has-road = route vers { $sides }
has-linked-road = route vers { $sides }, reliée à la ferme
has-river = rivière vers { $sides }
has-barn = une bergerie
shows-sheep =
    { $n ->
        [one] { $n } mouton dessiné
       *[other] { $n } moutons dessinés
    }
shows-dogs =
    { $n ->
        [one] { $n } chien dessiné
       *[other] { $n } chiens dessinés
    }
shows-foxes =
    { $n ->
        [one] { $n } renard dessiné
       *[other] { $n } renards dessinés
    }
here-sheep =
    { $n ->
        [one] { $n } mouton se trouve ici
       *[other] { $n } moutons se trouvent ici
    }
here-black = le mouton noir est ici
here-fox = le renard est ici
fox-goes = Renard : { $side }, en { $cell }
fox-steals =
    { $n ->
        [one] vole { $n } mouton à { $who }
       *[other] vole { $n } moutons à { $who }
    }
fox-loses =
    { $n ->
        [one] te coûte { $n } mouton
       *[other] te coûte { $n } moutons
    }
fox-chases = renvoie le mouton noir de { $who } à sa ferme

## Les cartes

card-named = Carte { $card }
card-chosen = { $card }, choisie
fits-on = convient en { $cells }
fits-nowhere = ne convient nulle part
pack-left = part ensuite vers la gauche
pack-right = part ensuite vers la droite
cards-held =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
has-chosen = a choisi
starts = commence
part-of-draft = Choix des cartes
part-of-placing = Pose

## Ce qui est demandé

ask-cell = Où va cette carte ?
ask-card = Quelle carte va ici ?
step-animals =
    { $kinds ->
        [one] Maintenant : { $what }.
       *[other] Encore à faire : { $what }.
    }
    .other = { $who } déplace les animaux d’une carte.
ask-dog-to = Où le chien mène-t-il les moutons ?
ask-herd = Combien de moutons y mène-t-il ?
choice-sheep =
    { $n ->
        [one] Ajouter { $n } mouton
       *[other] Ajouter { $n } moutons
    }
choice-heel = Renoncer au chien
herd-white =
    { $n ->
        [one] { $n } mouton
       *[other] { $n } moutons
    }
herd-black = Le mouton noir
herd-both = { $n } et le mouton noir

## Le guide

coach-draft = Tu gardes des cartes pour cette manche et tu passes les autres. Cherche des routes qui mènent de ta ferme vers une ville, des rivières qui prolongent les tiennes, et des bergeries : les moutons y sont à l’abri.
coach-place = Choisis une carte, puis une case à côté de tes cartes. Les rivières doivent continuer, pas les routes. Une route jusqu’à Moutonville, en bas à droite, rapporte 10 pièces d’or, et les moutons sont mieux là où le renard est loin.
coach-animals = Les animaux de ta carte agissent dans l’ordre que tu veux. Envoie le renard vers les moutons des autres, pas vers les tiens ; un chien met d’abord les tiens dans une bergerie ou hors de son chemin. Ce que prend chaque pas est écrit à sa flèche.
coach-discard = De tes deux dernières cartes, une reste pour la manche suivante. Garde celle qui convient encore à tes terres ; les autres ne verront pas ce que tu défausses.

## Pour la leçon

lesson-goal = Compose des terres de quatre cases sur quatre. À la fin, chaque mouton blanc qui s’y trouve ou qui est dans ton enclos vaut une pièce d’or ; les routes de ta ferme aux villes et les longues rivières en rapportent aussi.
lesson-turn = D’abord tu choisis des cartes : gardes-en et passe le reste. Puis tu les poses une à une à côté des tiennes ; une rivière doit continuer en rivière. Une carte peut amener des moutons, un chien qui les mène sur la carte voisine, ou un renard qui fait un pas sur les terres de chacun et vole les moutons là où il arrive. Une bergerie les protège.
lesson-end = Après trois manches de choix et de pose, on compte l’or : moutons, enclos, villes et rivières. La personne qui a le plus d’or gagne.

## Ce que veulent dire les choses

about-card-sheep =
    { $n ->
        [one] Quand on la pose, 1 mouton y arrive.
       *[other] Quand on la pose, { $n } moutons y arrivent.
    }
about-card-dog = Son chien peut alors mener des moutons d’une de tes cartes à une voisine.
about-card-fox = Puis le renard doit faire un pas, le même dans tous les pays, et vole les moutons là où il arrive.
about-card-barn = Dans la bergerie, les moutons sont à l’abri du renard.
about-card-river = Les rivières doivent continuer d’une carte à l’autre et rapportent selon leur longueur.
about-card-road = Une route de ta ferme à une ville rapporte de l’or.
about-card-plain = Elle ne montre pas d’animaux.
about-free = On peut poser une carte ici si une des tiennes est au-dessus, au-dessous ou à côté.
about-farmyard = Ici commencent ton pays et ses routes ; dans la bergerie, les moutons sont à l’abri.
about-down = Une carte face cachée n’a ni route, ni rivière, ni bergerie, ni animaux.
about-sheep-here = Chaque mouton vaut 1 pièce d’or à la fin.
about-fox-here = On ne peut pas poser de carte là où se tient le renard.
about-town = { $gold } pièces d’or à la fin si une route y mène depuis ta ferme.
about-town-reached = Ville atteinte : { $gold } pièces d’or.
about-river =
    { $n ->
        [one] Une rivière d’une carte vaut { $gold } pièce d’or.
       *[other] Une rivière de { $n } cartes vaut { $gold } pièces d’or.
    }
about-paddock = Moutons que tes pas de renard ont volés aux autres ; chacun vaut 1 pièce d’or.
about-part-sheep = 1 pièce d’or par mouton blanc sur le plateau.
about-part-paddock = 1 pièce d’or par mouton volé dans l’enclos.
about-part-towns = L’or des villes qu’une route relie à la ferme.
about-part-rivers = L’or de toutes les rivières, selon leur longueur.
about-part-black_sheep = L’or de la case où se tient le mouton noir.
about-part-mission = L’or de la mission.

## Pour la partie pas à pas

guide-packs-passed = Les cartes que tu n’as pas gardées sont passées à l’autre, et tu as reçu les siennes : choisis parmi elles.
guide-placement-begins = Maintenant on pose les cartes, une à chaque tour. Tu en as une de trop.
guide-fox-moved = Un renard sur la carte : il fait un pas, sur tous les plateaux à la fois. Là où il arrive, les moutons hors d’une bergerie sont volés.
guide-sheep-came = La carte montre des moutons : ils y arrivent. Chacun vaut 1 pièce d’or à la fin.
guide-sheep-driven = Le chien a mené des moutons sur la carte voisine.
guide-river-grew = La rivière continue : plus elle est longue, plus elle rapporte.
guide-discards-due = La manche est finie. Des cartes qui restent, on en défausse une ; l’autre fait partie de ton prochain paquet.
guide-round-over = La dernière carte est posée. On compte maintenant l’or.
