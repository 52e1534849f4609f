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
