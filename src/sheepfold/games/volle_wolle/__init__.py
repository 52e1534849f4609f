"""Volle Wolle, by Alessandro Zucchini: bids, three dice, and what is left of the flock."""

from sheepfold.games.volle_wolle.game import VolleWolle as VolleWolle
