### Sheepland sur la page, en français.
### Les mêmes clés, attributs et variables se trouvent dans en.ftl et de.ftl, dans le même ordre.

## The island

island = L’île
island-place =
    { $place } : { $white ->
        [0] aucun mouton blanc
        [one] { $white } mouton blanc
       *[other] { $white } moutons blancs
    }{ $black ->
        [yes] , et le mouton noir
       *[no] { "" }
    }
island-drive = d’ici un mouton peut aller vers { $place }
island-black = Le mouton noir ({ $place })
island-road = Route marquée { $number }, entre { $one } et { $other }
island-fence = fermée par une barrière
island-final-fence = fermée par une barrière finale
island-shepherd = berger : { $who }
island-acts = agit maintenant
island-cost =
    { $dinars ->
        [0] y aller est gratuit
        [one] y aller coûte { $dinars } dinar
       *[other] y aller coûte { $dinars } dinars
    }
island-die = Le dé montre { $n }

## The stacks

market = Tuiles à vendre
market-stack =
    { $terrain } : { $left ->
        [0] épuisé
        [one] la dernière tuile coûte { $price ->
            [one] { $price } dinar
           *[other] { $price } dinars
        }
       *[other] { $left } tuiles, la prochaine coûte { $price ->
            [one] { $price } dinar
           *[other] { $price } dinars
        }
    } ; une tuile vaut { $worth } maintenant
market-left = reste { $left }
market-empty = épuisé
market-mine =
    tu en as { $n ->
        [one] une
       *[other] { $n }
    }

## Own tiles

hand = Tes tuiles
hand-tiles =
    { $count ->
        [one] { $terrain } : vaut { $worth } maintenant
       *[other] { $terrain } : { $count } tuiles, chacune vaut { $worth } maintenant
    }
hand-starting = , dont ta tuile de départ secrète
hand-total = Ce que cela te rapporterait maintenant

## Choices

which-sheep = Quel mouton traverse la route ?
white-sheep = Un mouton blanc
black-sheep = Le mouton noir

## For a first match

coach-place = Ton berger n’achète que des tuiles des deux régions qui bordent sa route, et ne mène des moutons qu’entre elles. Une route à côté du terrain de ta tuile secrète est un bon début.
coach-use = Ce berger fait les trois actions du tour, l’autre se repose. Prends celui près duquel il reste des moutons ou des tuiles bon marché.
coach-act-move = Un tour a trois actions : déplacer ton berger, mener un mouton de l’autre côté de la route ou acheter une tuile ; le berger doit se déplacer au moins une fois. Aller sur une route voisine est gratuit, et une barrière ferme la route qu’il quitte.
coach-act = Ton berger s’est déplacé. Avant le prochain mouton ou la prochaine tuile, pense à la fin : où doivent être les moutons quand tout sera fermé ? Chacune de tes tuiles compte les moutons de ses trois régions.
coach-act-stuck = Aucune route n’est libre à côté de ton berger, et il n’a pas de dinar pour aller plus loin. Prends ce que cette route offre encore.

## Pour la leçon

lesson-goal = À la fin, chacune de tes tuiles vaut le nombre de moutons dans les trois régions de son terrain. Le mouton noir compte double, et chaque dinar qui te reste vaut un point.
lesson-turn = Tu as trois actions : déplacer ton berger sur les routes, mener un mouton de l’autre côté de ta route, ou acheter une tuile d’un terrain voisin. Déplace-toi au moins une fois, et avant de mener ou d’acheter une deuxième fois. Une barrière ferme chaque route que ton berger quitte.
lesson-end = Quand la vingtième barrière est posée, on joue jusqu’à ce que chacun ait eu autant de tours. Puis toutes les tuiles comptent, y compris la tuile secrète du début.

## Ce que veulent dire les choses

about-road = Un berger agit sur les deux lieux au bord de sa route. Avec ce chiffre, le dé y fait passer le mouton noir.
about-fence = Rien ne traverse une route barrée, et aucun berger ne peut y aller.
about-region = Une tuile de ce terrain vaut autant qu’il y a de moutons dans ses trois régions : { $sum }.
about-town = À Sheepsburg, les moutons ne valent rien.
about-black = Il compte comme deux moutons. Chaque tour commence par le dé, qui peut lui faire traverser une route.
about-stack = Au bord d’une de ses régions, ton berger peut acheter la tuile du dessus. Chaque tuile vaut autant qu’il y a de moutons dans les trois régions : { $sum }.
about-product = { $count } × { $worth } = { $points }.
about-start-tile = Chacun a une tuile de départ secrète ; les autres la voient à la fin.
about-dinars = Chaque dinar qui te reste vaut 1 point.
about-total = { $sum }.
about-die = Si une route libre portant ce chiffre part de son lieu, le mouton noir la traverse.
about-supply = Chaque route qu’un berger quitte reçoit une barrière. Avec la 20e commence la dernière manche.
about-final = Les 20 barrières sont posées : c’est la dernière manche.
about-tiles = Les tuiles achetées sont face cachée. Retiens qui a acheté quoi.
tally-left =
    { $n ->
        [one] Encore 1 action sur 3
       *[other] Encore { $n } actions sur 3
    }
about-left = Marche, fais passer un mouton sur ta route ou achète une tuile. Il faut marcher au moins une fois.

## Pour la partie pas à pas

guide-die-thrown = Chaque tour commence par le dé. Si une route libre portant ce chiffre part du mouton noir, il la traverse.
guide-tile-bought = Une tuile a été achetée. La suivante de ce terrain coûte 1 dinar de plus. À la fin, chaque tuile vaut autant qu’il y a de moutons dans ses trois régions.
guide-black-driven = Un mouton a traversé la route du berger : ici le noir, qui compte double.
guide-shepherd-moved = Le berger a marché, et une barrière ferme pour toujours la route qu’il a quittée.
guide-last-fence = C’était la 20e barrière : dès que tous auront joué autant de tours, la partie sera finie.
