### Mots de la rediffusion, en français.

## Moving through a match

back = Retour
replay-seen-from = Vu depuis
replay-watcher = le public
replay-play = Lecture
replay-pause = Pause
replay-steps-back = Un pas en arrière
replay-steps-on = Un pas en avant
replay-turns-back = Un tour de joueur en arrière
replay-turns-on = Un tour de joueur en avant
replay-rounds-back = Une manche en arrière, ou au début
replay-rounds-on = Une manche en avant, ou à la fin
replay-speed = Vitesse
replay-begins = La partie commence.
replay-happened = Ce qui s’est passé ici
replay-panel = Journal, analyse et plus
replay-tab-log = Journal
replay-tab-analysis = Analyse
replay-tab-more = À partir d’ici
replay-moment = Moment de la partie

## From a moment

replay-play-on = Jouer à partir d’ici
replay-play-on-how = Une nouvelle table commence à cette position, tout y est comme alors ; ce qui sera tiré ensuite est nouveau.
replay-play-as = Je joue
replay-play-against = Les autres sont joués par
replay-share = Lien vers ce moment
replay-share-how = Toute personne qui ouvre ce lien voit la partie à ce moment. Toutes les mains sont visibles, car la partie est terminée.

## Records from files

bring-title = Regarder une partie enregistrée
bring-how = Choisis un fichier enregistré par cette page ou par la commande sheepfold.
bring-choose = Choisir un fichier
refused-bad-record = Cet enregistrement ne peut pas être montré : { $message }
lost-replay-elsewhere = Tu n’as pas de place à la table de cette partie
    .help = Demande à quelqu’un qui y a joué un « lien vers ce moment » : tout le monde peut l’ouvrir.

## Analysis

analysis = Analyse
analysis-how = L’ordinateur repense chaque décision en ne sachant que ce que la personne avait vu jusque-là. Chaque ligne montre ses chances de gagner, pour autant qu’elle pouvait le savoir.
analysis-begun = L’ordinateur réfléchit à cette partie.
analysis-done = { $n } décisions sur { $total }
analysis-ahead = { $n ->
    [one] Une autre partie passe d’abord.
   *[other] { $n } autres parties passent d’abord.
    }
analysis-ready = L’analyse est prête.
analysis-curve = Chances de gagner, coup par coup
analysis-at = Coup { $n }
analysis-swings = Les plus grands tournants
analysis-swings-own = Tes tournants
analysis-swings-others = Tournants des autres
analysis-none-own = Aucun de tes coups n’a beaucoup changé les chances.
analysis-instead = Mieux ici :
analysis-no-swings = Rien n’a fait basculer cette partie : aucun coup n’a beaucoup changé les chances.
analysis-change = { $from } % → { $to } %
analysis-better = { $points } points de mieux : { $move }.
analysis-no-better = Aucun coup n’était nettement meilleur : la suite a fait la différence.
analysis-shares = Jeu et hasard
analysis-start = Début
analysis-play = Coups
analysis-gifts = Autres
analysis-luck = Hasard
analysis-result = Résultat
analysis-shares-how = Le début et le résultat sont des chances de gagner. Le reste se compte en points de chance, et un point vaut un pour cent. Coups : ce que tu as perdu parce qu’il y avait mieux. Autres : ce que leurs erreurs t’ont donné. Hasard : tirages, dés et révélations.
refused-not-played = Seule une partie jouée jusqu’au bout peut être analysée.
refused-too-long = Cette partie est trop longue pour être analysée.
refused-busy = D’autres parties sont en cours d’analyse : réessaie dans une minute.
refused-no-analysis = L’ordinateur n’a trouvé aucun résultat : réessaie.

## Fair draws

fair-how = Avant la partie, le serveur et chaque appareil se sont engagés sur des nombres au hasard. Maintenant que tous sont visibles, cet appareil recalcule chaque tirage.
fair-noted-server = Le serveur a tenu ce qu’il avait promis avant la partie.
    .fails = La promesse du serveur n’est pas celle notée par cet appareil avant la partie.
fair-noted-others = Les autres appareils ont tenu ce qu’ils avaient promis avant la partie.
    .fails = Un appareil a montré un autre nombre que celui promis avant la partie.
fair-noted-mine = Le nombre de cet appareil fait partie de la graine.
    .fails = Le nombre de cet appareil manque dans la graine.
fair-server = La graine du serveur correspond à sa promesse.
    .fails = La graine du serveur ne correspond pas à sa promesse.
fair-device = Joueur { $seat } : le nombre montré correspond à la promesse.
    .fails = Joueur { $seat } : le nombre montré ne correspond pas à la promesse.
fair-seed = La graine de la partie découle de tout cela.
    .fails = La graine de la partie n’en découle pas.
fair-starts =
    { $failed ->
        [0] Cette partie a été lancée une fois ; aucun lancement n’a échoué.
        [one] Cette partie a été lancée { $starts } fois ; { $failed } lancement a échoué. Demande ce qui s’est passé : la personne qui gère le serveur a pu interrompre un lancement dont les tirages lui déplaisaient.
       *[other] Cette partie a été lancée { $starts } fois ; { $failed } lancements ont échoué. Demande ce qui s’est passé : la personne qui gère le serveur a pu interrompre des lancements dont les tirages lui déplaisaient.
    }
    .fails = L’enregistrement ne compte pas les lancements de cette partie.
fair-noted-shown =
    { $n ->
        [one] Cet appareil a montré { $n } nombre aléatoire pour cette partie.
       *[other] Cet appareil a montré { $n } nombres aléatoires pour cette partie.
    }
    .fails = Cet appareil a montré { $n } nombres aléatoires pour cette partie, mais l’enregistrement en compte { $told }. Un nombre s’est perdu en route, ou le serveur a omis des lancements qui ont échoué.
fair-noted-starts = Les lancements et les nombres comptés sont ceux que cet appareil avait notés avant la partie.
    .fails = Les lancements ou les nombres comptés ne sont pas ceux que cet appareil avait notés avant la partie.
fair-version = Un Sheepfold plus récent a écrit cet enregistrement.
    .fails = Un Sheepfold plus récent a écrit cet enregistrement : recharge la page pour le vérifier.
fair-draws = Les { $n } tirages découlent de la graine.
    .fails = Le tirage de la ligne { $line } ne découle pas de la graine.
fair-unmixed = Cet enregistrement ne dit pas comment sa graine a été faite.
    .fails = Cet enregistrement ne dit pas comment sa graine a été faite.
fair-holds = Tout est juste : personne n’a choisi ces tirages.
fair-warned = Tout est juste, mais lis les lignes marquées d’un avertissement.
fair-broken = Quelque chose ne va pas.
fair-more = La commande sheepfold verify, avec la partie enregistrée, vérifie aussi que les listes de tirages possibles suivent les règles.
