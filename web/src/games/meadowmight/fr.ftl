### Meadowmight sur la page : les mots du plateau, en français.
### Les mêmes clés et variables se trouvent dans en.ftl et de.ftl, dans le même ordre.

## Le plateau

board-meadow =
    { $n ->
        [one] Le pâturage : { $n } tuile
       *[other] Le pâturage : { $n } tuiles
    }
place-at = { $cell } : vide, on peut poser une tuile ici
place-off = { $cell } : vide
tile-at = { $cell } : { $type }.
tile-of = { $cell } : { $type }, à { $who }.
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
