### Te Kuiti sur la page, en français.

## La table

field = Le champ, 5 cases sur 5
field-before = Le champ à la fin de la première manche
tallies = Cette manche
count-shepherd = enfermées
count-sheep = pris
count-supply = barrières
count-free = libres
flock = Encore dans le champ
flock-left = { $kind } : il en reste { $n } sur { $of }
feat =
    { $pairs ->
        [one] { $pairs } paire trouvée sur { $of }
       *[other] { $pairs } paires trouvées sur { $of }
    }, { $flips ->
        [one] { $flips } tuile retournée.
       *[other] { $flips } tuiles retournées.
    }
flips =
    { $n ->
        [one] { $n } tuile retournée
       *[other] { $n } tuiles retournées
    }
news-TK-11 = Les moutons révélés restent désormais visibles. On peut en prendre deux, libres et de même humeur.
news-TK-12 = Toutes les tuiles libres sont visibles : après ce tour du berger, la manche est finie.
choice-done = Terminé, finir le tour

## Emplacements

place-down = { $cell }, face cachée
place-up = { $cell }, { $kind }, visible
place-gone = { $cell }, vide
place-known = { $cell }, face cachée, déjà vue : { $kind }
place-shown-down = { $cell }, de nouveau face cachée, vue à l’instant : { $kind }
place-shown-gone = { $cell }, vide, partie à l’instant : { $kind }
place-flower = fleur vers : { $side }
place-enclosed = enfermée
edge-fence =
    { $at ->
        [E] Barrière à l’est de { $cell }
        [S] Barrière au sud de { $cell }
        [W] Barrière à l’ouest de { $cell }
       *[N] Barrière au nord de { $cell }
    }
edge-empty =
    { $at ->
        [E] Pas de barrière à l’est de { $cell }
        [S] Pas de barrière au sud de { $cell }
        [W] Pas de barrière à l’ouest de { $cell }
       *[N] Pas de barrière au nord de { $cell }
    }
edge-removed =
    { $at ->
        [E] Barrière à l’est de { $cell }, renversée à l’instant
        [S] Barrière au sud de { $cell }, renversée à l’instant
        [W] Barrière à l’ouest de { $cell }, renversée à l’instant
       *[N] Barrière au nord de { $cell }, renversée à l’instant
    }

## Pour une première partie

coach-fence = Enferme le plus de tuiles possible avant la fin de la manche. Fais grandir un long mur de tour en tour ; le bord aussi est ouvert tant qu’il n’a pas de barrière.
coach-fence_now = Une barrière offerte en plein tour des moutons. S’il n’en manque qu’une à un enclos, ferme-le : ses moutons ne pourront plus être pris.
coach-flip = Cherche deux moutons de même humeur. Commence par une tuile inconnue ; si tu as déjà vu sa jumelle, va la chercher ensuite.
coach-open = Ce que tu révèles maintenant reste visible. Prends les paires avant que le berger ne les enferme ; tu peux le faire à tout moment de ton tour.
coach-ram = N’importe quelle barrière peut tomber. Ouvre l’enclos qui a le plus de tuiles, ou casse le mur qui va se refermer.
coach-solo-flip = Vide le champ paire après paire avant que les fleurs ne le ferment. Chaque fleur revue coûte une barrière : retiens ce que tu vois.
coach-solo-ram = Une barrière revient dans ta réserve. Libère des tuiles enfermées, ou casse un enclos qui va se fermer.

## Pour la leçon

lesson-goal = Un joueur est le berger et enferme des tuiles : chacune vaut un point. L’autre prend par paires les moutons de même humeur : chaque mouton vaut un point. Chacun tient les deux rôles une fois, et la plus grande somme l’emporte.
lesson-turn = À son tour, le berger pose deux barrières. L’autre joueur retourne des tuiles jusqu’à voir deux moutons : deux de même humeur quittent le champ, sinon ils sont remis face cachée, alors retiens-les. Un bélier renverse une barrière, une tuile berger en ajoute une.
lesson-end = Dès qu’il reste cinq tuiles libres ou moins, les moutons révélés restent visibles. Une manche se termine quand toutes les tuiles libres sont visibles et que le berger a joué un dernier tour, ou aussitôt qu’il ne reste plus de barrière ou plus de tuile libre.
lesson-solo-goal = Vide le champ : prends tous les moutons, deux de même humeur à la fois, avant que les fleurs ne les enferment.
lesson-solo-turn = Retourne des tuiles jusqu’à voir deux moutons. Deux de même humeur quittent le champ, sinon ils sont remis face cachée. Chaque fleur retournée pose une barrière du côté qu’elle indique.
lesson-solo-end = Tu gagnes quand le champ est vide. Tu perds quand il n’y a plus de barrières, quand tout ce qui reste est enfermé, ou quand tu as vu toutes les tuiles libres sans qu’il y en ait deux qui vont ensemble.

## Ce que veulent dire les choses

about-sheep = Deux moutons libres de même humeur quittent le champ ensemble ; chacun vaut 1 point pour le joueur des moutons.
about-sheep-solo = Deux moutons libres de même humeur quittent le champ ensemble.
about-ram = Un bélier quitte le jeu dès qu’il est retourné, et le joueur des moutons retire une barrière.
about-ram-solo = Un bélier quitte le jeu dès qu’il est retourné, et tu retires une barrière.
about-shepherd = Une tuile berger quitte le jeu dès qu’elle est retournée, et le berger pose aussitôt une barrière.
about-shepherd-solo = Une tuile berger quitte le jeu dès que sa fleur a posé une barrière.
about-flower = Chaque fois qu’on la retourne, sa fleur pose une barrière du côté qu’elle montre.
about-down = Tant qu’elle est libre, on peut la retourner.
about-gone = Une case vide ne vaut rien, mais on peut la traverser.
about-pen =
    { $n ->
        [one] Cet enclos compte 1 tuile : 1 point pour le berger tant qu’il reste fermé.
       *[other] Cet enclos compte { $n } tuiles : { $n } points pour le berger tant qu’il reste fermé.
    }
about-pen-solo = Une tuile enfermée ne peut être ni retournée ni prise.
about-fence = Les tuiles qui n’ont plus d’issue hors du champ sont enfermées, et chacune vaut 1 point pour le berger.
about-fence-solo = Les tuiles qui n’ont plus d’issue hors du champ sont enfermées et ne peuvent plus être retournées.
about-tally-shepherd = Tuiles enfermées en ce moment. À la fin de la manche, chacune vaut 1 point pour le berger.
about-tally-shepherd-solo = Tuiles enfermées en ce moment. Si toutes celles qui restent le sont, tu as perdu.
about-tally-sheep = Moutons pris. Chacun vaut 1 point pour le joueur des moutons.
about-tally-sheep-solo = Moutons sortis du champ. Quand il ne reste plus de tuile, tu as gagné.
about-tally-supply = Barrières que le berger a encore. Avec la dernière, la manche se termine.
about-tally-supply-solo = Barrières en réserve. Avec la dernière, tu as perdu.
about-tally-free = Tuiles qui ne sont pas enfermées. À partir de 5 ou moins, le champ s’ouvre : les moutons révélés restent visibles.
about-tally-free-solo = Tuiles qui ne sont pas enfermées. Elles seules peuvent être retournées.

## Pour la partie pas à pas

guide-fence-placed = À son tour, le berger pose deux barrières pour enfermer le plus de tuiles possible. Tu joues les moutons.
guide-later-fence = Quelques tours plus tard, vers la fin de la deuxième manche. Maintenant tu es le berger, et tu enfermes ce qui reste.
guide-tile-covered = Deux humeurs différentes : les deux sont remises face cachée. Retiens où elles sont !
guide-pair-taken = Deux de même humeur : ils quittent le champ, et tu as 2 points.
guide-pair-removed = Deux de même humeur : ils quittent le champ.
guide-ram-found = Un bélier ! Il quitte le jeu, et tu peux renverser n’importe quelle barrière.
guide-flower-fence = Elle a une fleur : une barrière se pose du côté que montre la fleur.
guide-pen-closed = Fermé tout autour : chaque tuile à l’intérieur vaut 1 point pour le berger.
guide-shepherd-found = Une tuile berger : le berger pose aussitôt une barrière de plus.
