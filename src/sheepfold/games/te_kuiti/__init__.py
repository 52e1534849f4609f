"""Te Kuiti, by William Baldwin and James Harmon: shepherd against sheep on 25 tiles."""

from sheepfold.games.te_kuiti.game import TeKuiti as TeKuiti
