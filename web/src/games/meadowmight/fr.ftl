### Meadowmight sur la page : les mots du plateau, en français.
### Les mêmes clés et variables se trouvent dans en.ftl et de.ftl, dans le même ordre.

## Le plateau

board-meadow =
    { $n ->
        [one] Le pâturage : { $n } tuile
       *[other] Le pâturage : { $n } tuiles
    }
place-at = Vide : on peut poser une tuile ici. Case { $cell }.
place-off = Vide. Case { $cell }.
tile-at = { $type }.
tile-of = { $type }, à { $who }.
tile-cell = Case { $cell }.
tile-below =
    { $n ->
        [one] { $n } tuile se trouve dessous.
       *[other] { $n } tuiles se trouvent dessous.
    }
tile-frightened = Effrayée par le loup.
fences-none = Aucune barrière.
fences-at = Barrières : { $sides }.
side-N = nord
side-E = est
side-S = sud
side-W = ouest
meadow-of =
    { $n ->
        [one] Prairie de { $who } avec { $n } tuile.
       *[other] Prairie de { $who } avec { $n } tuiles.
    }
meadow-free =
    { $n ->
        [one] Prairie sans propriétaire, { $n } tuile.
       *[other] Prairie sans propriétaire, { $n } tuiles.
    }
meadow-enclosed =
    { $points ->
        [one] Close, elle vaut { $points } point.
       *[other] Close, elle vaut { $points } points.
    }
meadow-enclosed-each =
    { $points ->
        [one] Close, { $points } point par Sheeple, moins 1 pour chaque Sheeple des autres.
       *[other] Close, { $points } points par Sheeple, moins 1 pour chaque Sheeple des autres.
    }
discards =
    { $n ->
        [one] { $n } tuile a quitté la partie
       *[other] { $n } tuiles ont quitté la partie
    }
zoom-in = Plus près
zoom-out = Plus loin
zoom-whole = Montrer tout le pâturage
edge-left =
    { $n ->
        [one] Encore { $n } place
       *[other] Encore { $n } places
    } à gauche : montrer
edge-top =
    { $n ->
        [one] Encore { $n } place
       *[other] Encore { $n } places
    } en haut : montrer
edge-right =
    { $n ->
        [one] Encore { $n } place
       *[other] Encore { $n } places
    } à droite : montrer
edge-bottom =
    { $n ->
        [one] Encore { $n } place
       *[other] Encore { $n } places
    } en bas : montrer
rotate = Tourner la tuile (R)
rotate-touch = Tourner la tuile
rotations = Façons de la poser
rotation = Rotation { $rot }. { $fences }

## Main et réserves

hand-of =
    { $n ->
        [one] Ta main : { $n } tuile
       *[other] Ta main : { $n } tuiles
    }
hand-tile =
    { $n ->
        [1] { $type }
       *[other] { $type }, { $n } exemplaires
    }
times = ×{ $n }
supply-hand = Main : { $n }
supply-limit = Main { $n } sur { $most },
supply-pile = pile { $n }

## Ce qui est demandé

pick-place = Choisis une place pour la tuile. La touche R ou la molette la tourne.
pick-place-touch = Choisis une place pour la tuile. Touche la tuile à nouveau pour la tourner.
pick-place-only = Choisis une place pour la tuile.
pick-way = Elle serait posée ainsi. La touche R, la molette ou un autre clic la tourne.
pick-way-touch = Elle serait posée ainsi. Touche-la à nouveau pour la tourner.
pick-sure = Elle serait posée ainsi.
pick-tile = Choisis la tuile de ta main que tu veux poser ici.
pick-change = CHANGER : choisis la tuile que tu veux tourner. Cela coûte 2 tuiles.
pick-change-fuzzy = CHANGER : choisis la tuile que tu veux tourner ou déplacer. Cela coûte 2 tuiles.
pick-turn = Choisis la position de la tuile. La touche R, la molette ou un autre clic montre la suivante.
pick-turn-touch = Choisis la position de la tuile. Touche-la à nouveau pour voir la suivante.
choose-change = CHANGER une tuile
choose-turn-tiles = Tourner des tuiles
choose-turn = La tourner ainsi
choose-draw = Piocher une tuile de plus
choose-done-wolf = Plus personne ne fuit
choose-done-tree = Ne plus rien tourner
choose-done-pond = N’en reprendre aucun

## Pour une première partie

coach-turn = Un Sheeple te donne une prairie, et des limites fermées la font rapporter. Poses-en un là où tu pourras bientôt fermer les brèches ; quand deux prairies se rejoignent, la plus grande gagne.
coach-discard = CHANGER prend effet dès que deux tuiles sont payées. Donne ce qui ne va pas avec tes prairies ; les Sheeple sont rares, garde-les si tu peux.
coach-wolf = Les tuiles qui ne fuient pas se retournent face cachée. Mets tes propres Sheeple à l’abri ; laisse ceux des autres, ou envoie-les là où ils perdront un conflit.
coach-tree = Tourner une tuile peut fermer la dernière brèche de ta prairie ou ouvrir celle d’un autre. Si rien ne t’aide, pioche plutôt la tuile de plus.
coach-pond = Un Sheeple dans une prairie qui ne sera jamais close vaut mieux dans ta main. Si tous sont bien placés, n’en reprends aucun.

## Pour la leçon

lesson-goal = Clôture des prairies. Une prairie fermée de tous côtés où se trouve un de tes Sheeple rapporte un point par tuile et un point par mouton sans propriétaire.
lesson-turn = Pose une de tes tuiles à côté d’une autre, tournée comme tu veux. Ou choisis de CHANGER : défausse deux tuiles et tournes-en une sur la table. Puis tu pioches. Quand les prairies de deux propriétaires sont réunies, il y a conflit : celle qui a le plus de tuiles l’emporte, et les Sheeple de l’autre sont retournés.
lesson-end = La partie se termine quand plus personne n’a de tuile. Seules les prairies clôturées comptent ; la personne qui a le plus de points gagne.

## Keys

keys-turn = Tourner la tuile
keys-turn-back = La tourner dans l’autre sens
keys-zoom = Zoomer, dézoomer, montrer toute la prairie

## Ce que veulent dire les choses

about-blank = Dans une prairie clôturée, elle compte 1 point comme tuile.
about-neutral = Dans une prairie clôturée, elle compte 2 points : 1 pour la tuile et 1 pour le mouton.
about-sheeple = Un Sheeple te donne sa prairie : dès qu’elle est clôturée, ses points sont à toi.
about-down = Elle est fermée de tous côtés, n’appartient à aucune prairie et peut être recouverte.
about-wolf = Quand on le joue, les moutons voisins doivent fuir, ou ils sont retournés.
about-tree = Quand on le joue, on peut tourner des tuiles ou en piocher une de plus.
about-pond = Dans une prairie qui rapporte, chaque mouton voisin vaut 2 points de plus.
about-house = Personne ne peut la tourner, ni une tuile voisine.
about-place = On peut poser ici une tuile de sa main : à côté de n’importe quelle tuile.
about-sum = { $tiles } + { $sheep } = { $points } : les tuiles et les moutons sans propriétaire.
about-sum-ponds = { $tiles } + { $sheep } + { $ponds } = { $points } : les tuiles, les moutons sans propriétaire et les mares.
about-sum-plain =
    { $tiles ->
        [one] 1 tuile.
       *[other] { $tiles } tuiles.
    }
about-open = Elle ne vaut rien tant qu’il manque une barrière autour d’elle.
about-joined = Quand des prairies de propriétaires différents se rejoignent, celle qui a le plus de tuiles gagne.
about-discards = Tuiles défaussées pour CHANGER. Elles ont quitté le jeu.
about-hand = Tuiles en main. La partie est finie quand plus personne n’en a.

## Pour la partie pas à pas

guide-meadow-enclosed = Toutes les limites autour de cette prairie sont fermées : elle vaut 1 point par tuile et 1 par mouton sans propriétaire.
guide-tile-drawn = Après chaque tour, on pioche une tuile, tant qu’il y en a.
guide-turn-named = CHANGER : on nomme une tuile à tourner, et deux tuiles de la main paient pour cela.
guide-conflict = Deux prairies se rejoignent : il y a conflit, et celle qui a le plus de tuiles gagne.
guide-double-fence = Ici les deux tuiles ont une barrière : on ne peut pas tourner une tuile à côté d’une double barrière.
guide-out-of-tiles = Quelqu’un n’a plus de tuiles : plus personne ne peut CHANGER.
guide-over = Plus personne n’a de tuile : la partie est finie, et l’on compte les prairies clôturées.
