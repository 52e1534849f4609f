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
