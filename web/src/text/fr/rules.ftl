### Mots des pages de règles, en français.
### Les mêmes clés et variables se trouvent dans les autres langues, dans le même ordre.

rules-list = Règles
    .help = Chaque règle a un numéro. Quand un coup est refusé, la page donne ce numéro et y mène.
rules-of = { $game } : les règles
rules-how = Voici les règles, avec nos propres mots et exactement comme le programme les applique. Les refus et le journal renvoient à leurs numéros.
rules-all = Tous les jeux
rules-contents = Sommaire
rules-pieces = Ce qu’on voit sur la table

## Parties des règles

rules-TK-1 = Le duel
rules-TK-S1 = Le jeu en solitaire
rules-SL-1 = Mise en place
rules-SL-4 = Le tour
rules-SL-12 = La fin
rules-VW-1 = La manche et les mises
rules-VW-5 = Les lancers
rules-VW-10 = Les cartes
rules-VW-16 = La fin
rules-ST-1 = Mise en place et choix des cartes
rules-ST-7 = Poser une carte
rules-ST-11 = Les animaux
rules-ST-16 = La fin
rules-ST-M1 = Variante : missions
rules-ST-B1 = Variante : mouton noir
rules-MM-1 = Tuiles et prairies
rules-MM-4 = Mise en place et tour
rules-MM-11 = Conflit
rules-MM-15 = Points et piles
rules-MM-F1 = Variante : Fuzzy Fences
rules-MM-P1 = Variante : Personal Piles
rules-MM-W1 = Extension : Wool Wolves

## Le matériel

piece-sheep = Mouton
piece-black = Mouton noir
piece-shepherd = Berger
piece-fence = Barrière
piece-dog = Chien
piece-bone = Os
piece-fox = Renard
piece-barn = Bergerie
piece-town = Ville
piece-neutral = Mouton neutre
piece-sheeple = Sheeple
piece-wolf = Loup
piece-tree = Arbre
piece-pond = Mare
piece-house = Maison

## Leçons

lesson = Comment on joue à { $game }
lesson-goal-title = Le but
lesson-turn-title = Un tour
lesson-end-title = La fin
lesson-next = Suivant
lesson-back = Précédent
lesson-at = { $n } sur { $of }
lesson-play = Jouer ma première partie
guide-try = Essayer pas à pas
guide-here = La marque dorée montre où.
guide-press = Appuie sur le bouton vert.
guide-strayed = C’est permis aussi, mais cette leçon continue autrement. Suis la marque dorée.
guide-later = Quelques tours plus tard :
guide-enough = Tu en sais assez pour jouer.
guide-again = Encore une fois
