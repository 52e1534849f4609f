### Te Kuiti sur la page, en français.

## La table

field = Le champ, 5 cases sur 5
tallies = Cette manche
count-shepherd = enfermées
count-sheep = pris
count-supply = barrières
count-free = libres
flock = Encore dans le champ
flock-left = il en reste { $n } sur { $of }
flips =
    { $n ->
        [one] { $n } tuile retournée
       *[other] { $n } tuiles retournées
    }
news-TK-11 = Les moutons révélés restent désormais visibles. On peut en prendre deux, libres et de même humeur.
news-TK-12 = Toutes les tuiles libres sont visibles : après ce tour du berger, la manche est finie.
choice-done = Terminé, finir le tour

## Emplacements

place-down = { $cell }, face cachée
place-up = { $cell }, { $kind }, visible
place-gone = { $cell }, vide
place-known = { $cell }, face cachée, déjà vue : { $kind }
place-shown-down = { $cell }, de nouveau face cachée, vue à l’instant : { $kind }
place-shown-gone = { $cell }, vide, partie à l’instant : { $kind }
place-flower = fleur vers : { $side }
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

coach-fence = Berger, tu veux qu’à la fin de la manche beaucoup de tuiles soient derrière des barrières. Une barrière seule ne ferme rien : fais grandir un long mur d’un tour à l’autre, en commençant là où le bord peut t’aider.
coach-fence_now = Une tuile berger t’offre une barrière en plein tour des moutons. S’il ne manque qu’une barrière à un enclos, ferme-le maintenant : les moutons qui s’y trouvent ne peuvent plus être pris.
coach-flip = Tu cherches deux moutons de même humeur. Retourne d’abord une tuile que tu ne connais pas ; si sa jumelle a déjà été vue, tu peux encore aller la chercher avec la seconde.
coach-open = Il reste peu de tuiles libres, et ce que tu révèles maintenant reste visible. Prends les paires avant que le berger ne les enferme ; c’est permis à tout moment de ton tour.
coach-ram = Le bélier renverse une barrière où tu veux. Ouvre l’enclos qui contient le plus de tuiles, ou gâche le mur qui va se refermer.
coach-solo-flip = Vide le champ paire après paire avant que les fleurs ne le ferment. Chaque tuile à fleur retournée coûte une barrière : retiens ce que tu as vu et ne regarde pas deux fois sans raison.
coach-solo-ram = Le bélier rend une barrière à ta réserve. Libère des tuiles enfermées, ou retire une barrière qui va bientôt fermer un enclos.
