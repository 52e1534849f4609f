"""Sheepland, by Simone Luciani and Daniele Tascini: shepherds fence in an island's sheep."""

from sheepfold.games.sheepland.game import Sheepland as Sheepland
