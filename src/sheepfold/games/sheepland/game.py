"""Sheepland by the contract of `core.protocol`, for two, three and four players."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sheepfold.core.base import GameBase
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Rng
from sheepfold.games.sheepland import components, rules, scoring
from sheepfold.games.sheepland.actions import (
    ACTIONS,
    tile_action,
)
from sheepfold.games.sheepland.board import Board
from sheepfold.games.sheepland.components import PRICES, TERRAINS
from sheepfold.games.sheepland.facts import FACTS
from sheepfold.games.sheepland.imagine import imagine
from sheepfold.games.sheepland.naming import naming
from sheepfold.games.sheepland.objections import objection
from sheepfold.games.sheepland.reasons import REASONS
from sheepfold.games.sheepland.state import OVER, UNDEALT, UNPLACED, Island
from sheepfold.games.sheepland.view import IslandView, covered, view


@dataclass(frozen=True)
class Options:
    """`memory_aid` shows the tiles others bought; it changes no move and no score."""

    memory_aid: bool = False


class Sheepland(GameBase[Island]):
    id = "sheepland"
    players = range(2, 5)
    options = Options
    actions = ACTIONS
    facts = FACTS
    reasons = REASONS
    box = components
    most_draws = players.stop - 1 + len(TERRAINS) * PRICES
    rulings = tuple(f"SL-{number}" for number in range(1, 15))

    def __init__(self, replaced: Mapping[str, Any] | None = None) -> None:
        super().__init__(replaced)
        self.board = Board(self.components)
        self.naming = naming(self.components)

    def setup(self, players: int, options: Options) -> Island:
        return Island(self.board, players, memory_aid=options.memory_aid)

    # The rules themselves, without indirection: they are called millions of times.
    acting = staticmethod(rules.acting)
    legal = staticmethod(rules.legal)
    objection = staticmethod(objection)
    apply = staticmethod(rules.apply)
    chances = staticmethod(rules.chances)
    sample = staticmethod(rules.sample)
    scores = staticmethod(scoring.scores)  # SL-13: the most wins, equals share
    view = staticmethod(view)
    covered = staticmethod(covered)

    def reveals(self, before: Island, after: Island, viewer: int) -> list[tuple[int, int]]:
        """SL-14: at the end the starting tiles are shown."""
        if before.step == OVER or after.step != OVER:
            return []
        return [
            (CHANCE, tile_action(seat, terrain))
            for seat, terrain in enumerate(after.starting)
            if seat != viewer
        ]

    def imagine(self, view: IslandView, rng: Rng) -> Island:
        return imagine(view, self.board, rng)

    def bound(self, players: int, options: Options) -> int:
        """Return the limit: each round places one of 20 fences, so round 20 is the last (SL-12).

        For when a round begins some shepherd can move (SL-10; the first time because the roads are
        connected). If no shepherd moves before its owner's turn it still can, and a player who can
        move does so before the turn ends (SL-5, SL-9, SL-11). A turn has three actions, with two
        players also the naming of a shepherd; before the first one every shepherd is placed.

        A round begins with 19 fences at most and places 12 at most, so the final ones suffice,
        and of 42 roads at least 7 are free: a Dinar always buys a move.
        """
        shepherds = self.board.shepherds_each[players]
        return players * shepherds + self.board.fences * players * (3 + (shepherds > 1))

    def conserved(self, state: Island) -> dict[str, int]:
        standing = sum(road != UNPLACED for road in state.shepherds)
        fences = state.regular.bit_count()
        counts = {
            "white sheep": sum(state.white),
            "black sheep": int(state.black in range(len(state.white))),
            "fences": state.supply + fences,
            "final fences suffice": int(state.final.bit_count() <= state.board.final_fences),
            "roads": state.free.bit_count() + fences + state.final.bit_count() + standing,
            "dinars": sum(state.dinars) + state.bank,
            "starting tiles": state.starting.count(UNDEALT) + len({*state.starting} - {UNDEALT}),
        }
        for terrain, name in enumerate(TERRAINS):
            bought = sum(purchase % len(TERRAINS) == terrain for purchase in state.bought)
            counts[name] = PRICES - state.sold[terrain] + bought
        return counts
