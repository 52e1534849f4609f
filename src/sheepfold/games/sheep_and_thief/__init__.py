"""Sheep & Thief, by Yuichi Sakashita: draft a landscape, gather sheep, mind the fox."""

from sheepfold.games.sheep_and_thief.game import SheepAndThief as SheepAndThief
