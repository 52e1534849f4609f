"""Meadowmight: tiles with fences, meadows with sheep, and Sheeple who claim them."""

from sheepfold.games.meadowmight.game import Meadowmight as Meadowmight
