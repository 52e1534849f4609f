### Volle Wolle sur la page : les mots propres à la table. Les mêmes clés sont dans en.ftl et de.ftl.

## Réponses sans place sur la table

choice-accept = Accepter { $price }
choice-fail = Renoncer
choice-black = Prendre les moutons noirs
choice-raise-bonus = Relever avec le bonus
choice-raise-chips =
    { $n ->
        [one] Relever pour { $n } jeton
       *[other] Relever pour { $n } jetons
    }
choice-raise-both =
    { $n ->
        [one] Relever avec le bonus et { $n } jeton
       *[other] Relever avec le bonus et { $n } jetons
    }
choice-bone-yes = Prendre l’os
choice-bone-no = Laisser l’os

## Le cadran et les dés

dial-label = Cadran pour ta mise
dial-bid = Miser { $bid }
dial-plus = Miser { $bid } : atteindre 26, jouer en premier, pour un jeton
dice-label = Les trois dés
die-shows = { $die } montre { $face }
die-keep = garder
die-stays = reste
throw-reached-with = Mise atteinte, avec { $n } du bonus et des jetons
throw-failed = Échec, et moins de 14
reach-label = { $result } aux dés, { $target } à atteindre
recap-reached = atteint
recap-failed = échoué
recap-rest = a pris le reste

## Les chances, là où l’aide est permise

odds-free = { $chance } avec les dés et le bonus
odds-paid = { $chance } si tu paies aussi des jetons
odds-throws = Au premier lancer { $one }, au deuxième { $two }, au troisième { $three }
odds-bids = Sous chaque mise : tes chances de l’atteindre avec les dés et le bonus. Regardes-en une pour en savoir plus.
odds-dice = Sous chaque dé : tes chances d’atteindre la mise s’il reste.
odds-dice-chips = Sous chaque dé : tes chances d’atteindre la mise s’il reste ; à côté du jeton, si tu paies aussi des jetons.

## Ce que montrent les cartes et les joueurs

label-white =
    { $points ->
        [one] Mouton blanc, { $said } point
       *[other] Mouton blanc, { $said } points
    }
label-black =
    { $points ->
        [one] Mouton noir, { $said } point
       *[other] Mouton noir, { $said } points
    }
label-set370 = Mouton d’une série { $said }
label-set007 = Mouton d’une série { $said }
label-bonus = bonus { $n }
label-malus = malus { $n }
label-symbol = symbole d’os
label-number = numéro de mouton { $number }
flocks-label = Les joueurs et leurs troupeaux
label-place = place { $n } dans l’ordre
label-has-bid = a misé en secret
label-no-bid = n’a pas encore misé
label-flock =
    { $n ->
        [one] { $n } mouton
       *[other] { $n } moutons
    }
label-top = sur le dessus : { $card }
label-chips =
    { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
label-dogs =
    { $n ->
        [one] { $n } chien
       *[other] { $n } chiens
    }
label-bone = a l’os

## Pour une première partie

coach-board = Tout le monde reçoit une tablette de mise. Son numéro de mouton départage les mises égales jusqu’à ce que ton premier mouton soit sur le dessus.
coach-lay = De nouvelles cartes sont posées : une de plus qu’il n’y a de joueurs.
coach-roll = On lance trois dés à 12, 10 et 8 faces. Atteindre la mise au premier lancer rapporte trois cartes, au deuxième deux, au troisième une.
coach-bid = Ta mise est la somme que tes dés devront atteindre. Une mise haute choisit en premier mais échoue plus souvent : 18 réussit presque toujours, 22 un peu plus d’une fois sur deux, 24 deux fois sur cinq. Si les dernières cartes te conviennent aussi, mise bas.
coach-keep = Un dé reste en place, les autres sont relancés. Garde celui qui est le plus haut pour sa taille : un 7 au d8 vaut mieux qu’un 7 au d12.
coach-keep-or-accept = Avec le bonus ou des jetons, tu atteins ta mise. Accepte si les cartes te plaisent : un lancer suivant en rapporte moins, et chaque jeton est aussi un point à la fin.
coach-accept = Ton dernier lancer est assez proche pour que tu paies la différence. Une bonne carte vaut bien un ou deux jetons ; si tu renonces, tu gagnes un jeton à la place.
coach-black = Sous 14, les moutons noirs viennent à toi, sauf si tu relèves ton résultat. Regarde ce qu’ils coûtent : des points en moins, mais certains apportent un bonus pour tes prochains lancers.
coach-take = Beaucoup de points viennent avec un malus, peu avec un bonus. Attention aux séries : deux 3-7-0 sont une bonne affaire, trois ne valent rien ; les 0-0-7 ne comptent que par trois. Un seul chien vaut 9.
coach-top = Seule la carte du dessus compte désormais : son bonus ou malus agit sur tes lancers, son numéro départage les mises égales. Un bonus sur le dessus est rarement une erreur.
coach-bone = Avec l’os, chacun de tes chiens vaut 4. Il t’est utile si tu as des chiens, et il manque à la personne qui le perd.
coach-over = Toutes les cartes sont prises : on compte les troupeaux, les chiens et les jetons.

## Pour la leçon

lesson-goal = Rassemble le troupeau le plus précieux. La plupart des moutons valent les points qu’ils portent ; les séries de trois peuvent valoir beaucoup, ou rien. Un chien vaut neuf points ; plusieurs ne servent qu’avec l’os.
lesson-turn = Chacun mise en secret, de 14 à 26. Puis, en commençant par la plus haute mise, chacun essaie d’atteindre la sienne avec trois dés : le premier lancer rapporte trois cartes, le deuxième deux, le troisième une, et avant chaque nouveau lancer un dé de plus doit rester. À trois ou plus, la dernière personne prend ce qui reste.
lesson-end = La partie se termine quand toutes les cartes sont prises. On additionne le troupeau, les chiens et les jetons de laine restants ; la personne qui a le plus de points gagne.

## Ce que veulent dire les choses

about-white = Il vaut les points inscrits. Sans chien, tes deux moutons blancs qui valent le moins ne comptent pas.
about-black = Il te coûte les points inscrits. Qui échoue avec moins de 14 devra peut-être le prendre.
about-set370 = Dans chaque série, un vaut 3, deux valent 14, trois ne valent rien.
about-set007 = Un ou deux ne valent rien, trois valent 21.
about-dog = Un seul chien vaut 9, plusieurs ne valent rien sans l’os. Qui a le plus de chiens perd 5 points.
about-bone = Il ne vaut rien, mais avec lui chacun de tes chiens vaut 4.
about-bonus = Au-dessus de ton troupeau, il permet d’ajouter { $n } à un lancer.
about-malus = Au-dessus de ton troupeau, il retire { $n } à chaque lancer.
about-symbol = Qui le prend peut prendre l’os à un autre joueur.
about-number = À mises égales, le plus petit numéro de mouton joue d’abord.
about-pile = Jusqu’à la fin, seule la carte du dessus compte ; il faut retenir ce qu’il y a dessous.
about-chips = Un jeton payé ajoute 1 à un lancer ; à la fin, chaque jeton vaut 1 point.
about-place = La mise la plus haute joue et choisit en premier.
about-bid = Les dés doivent atteindre la mise : au premier lancer pour 3 cartes, au deuxième pour 2, au troisième pour 1.
about-deck = Quand toutes les cartes sont prises, la partie est finie.
about-supply = Qui manque sa mise gagne un jeton, tant qu’il en reste ici.
about-reach = Le drapeau est la mise. Le vert montre les dés ; le bonus et les jetons peuvent s’y ajouter.
about-die = Ce dé a { $sides } faces. Le dé gardé reste tel quel, les autres sont relancés.

## Pour la partie pas à pas

guide-bids-shown = Toutes les mises sont révélées. La plus haute lance d’abord ; à égalité, le plus petit numéro de mouton.
guide-dice-thrown = On lance trois dés. Si leur somme atteint la mise, le premier lancer rapporte trois cartes, le deuxième deux, le troisième une. Chaque fois, un dé de plus reste en place.
guide-reached = La mise est atteinte : on choisit maintenant des cartes sur la table.
guide-failed = Le troisième lancer n’a pas atteint la mise : pas de carte, mais un jeton pour se consoler.
guide-rest-taken = Le dernier ne lance pas les dés et prend toutes les cartes qui restent.
guide-reached-bonus = Le bonus au-dessus du troupeau a comblé ce qui manquait.
guide-sets-scored = Toutes les cartes sont prises. On compte maintenant chaque troupeau, avec ses séries et ses chiens.
