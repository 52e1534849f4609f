"""Meadowmight by the contract of `core.protocol`, with its variants and its expansion."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from sheepfold.core.base import GameBase
from sheepfold.core.outcome import Score
from sheepfold.core.rng import Rng
from sheepfold.games.meadowmight import components, rules
from sheepfold.games.meadowmight.actions import ACTIONS
from sheepfold.games.meadowmight.components import OTHERS, SHEEPLE_EACH, TYPES, Tiles
from sheepfold.games.meadowmight.facts import FACTS
from sheepfold.games.meadowmight.imagine import imagine, seen_tiles
from sheepfold.games.meadowmight.naming import naming_of
from sheepfold.games.meadowmight.objections import objection
from sheepfold.games.meadowmight.reasons import REASONS
from sheepfold.games.meadowmight.scoring import scores
from sheepfold.games.meadowmight.setup import chances, new_pasture
from sheepfold.games.meadowmight.state import Pasture
from sheepfold.games.meadowmight.veil import veiled
from sheepfold.games.meadowmight.view import PastureView, covered, view


@dataclass(frozen=True)
class Options:
    """`sheeple` is how many each player has in Personal Piles; elsewhere it has no effect."""

    fuzzy_fences: bool = False
    personal_piles: bool = False
    wool_wolves: bool = False
    sheeple: Literal[1, 2, 3, 4, 5] = 5


class Meadowmight(GameBase[Pasture]):
    """Moves uncover and reveal nothing: what they turn over was seen by all before it was covered,
    and a played tile does not reveal when it was drawn. So undo stays free where a tile comes back,
    but no preview tells which one.
    """

    id = "meadowmight"
    players = range(2, 7)
    options = Options
    actions = ACTIONS
    facts = FACTS
    reasons = REASONS
    box = components
    rulings = (
        *(f"MM-{number}" for number in range(1, 17)),
        *(f"MM-F{number}" for number in range(1, 6)),
        "MM-P1",
        *(f"MM-W{number}" for number in range(1, 6)),
    )

    def __init__(self, replaced: Mapping[str, Any] | None = None) -> None:
        super().__init__(replaced)
        self.tiles = Tiles(self.components)
        self.naming = naming_of(self.components)
        self.most_draws = len(self.components["tiles"]) + SHEEPLE_EACH * (self.players.stop - 1)

    def configurations(self) -> list[tuple[int, dict[str, Any]]]:
        piles: list[dict[str, Any]] = [
            {"personal_piles": False},
            *({"personal_piles": True, "sheeple": sheeple} for sheeple in (5, 4, 3, 2, 1)),
        ]
        return [
            (players, {"fuzzy_fences": fuzzy, "wool_wolves": wolves, **own})
            for players in self.players
            for fuzzy in (False, True)
            for wolves in (False, True)
            for own in piles
        ]

    def setup(self, players: int, options: Options) -> Pasture:
        return new_pasture(
            self.tiles,
            players,
            fuzzy=options.fuzzy_fences,
            personal=options.personal_piles,
            wolves=options.wool_wolves,
            sheeple=options.sheeple,
        )

    # The rules themselves, without indirection: they are called millions of times.
    acting = staticmethod(rules.acting)
    legal = staticmethod(rules.legal)
    objection = staticmethod(objection)
    apply = staticmethod(rules.apply)
    veiled = staticmethod(veiled)
    chances = staticmethod(chances)
    sample = staticmethod(rules.sample)
    view = staticmethod(view)
    covered = staticmethod(covered)

    def scores(self, state: Pasture) -> list[Score]:
        return scores(state)

    def imagine(self, view: PastureView, rng: Rng) -> Pasture:
        return imagine(view, self.tiles, rng)

    def bound(self, players: int, options: Options) -> int:
        """Return the limit: a tile costs one decision, or three for two tiles of a CHANGE.

        Special tiles cost more: a wolf four moves, or fewer and `done`; a tree two turns, or fewer
        and `done`; a pond one, and it may bring a tile back. There are three of each.
        """
        state = self.setup(players, options)
        tiles = sum(self.conserved(state)[word] for word in TYPES) - 1  # all but the start tile
        return 3 * (tiles + 3) // 2 + 3 * (4 + 2 + 1) if options.wool_wolves else 3 * tiles // 2

    def conserved(self, state: Pasture) -> dict[str, int]:
        """Return per type all tiles, wherever they are; in Personal Piles, those in no pile."""
        counts = [*state.deck, *([0] * SHEEPLE_EACH)]
        for tile in seen_tiles(state):
            counts[components.type_of(tile)] += 1
        for hand, pile in zip(state.hands, state.pile_sheeple, strict=True):
            for number in hand:
                counts[number] += 1
            for number in range(SHEEPLE_EACH):
                counts[OTHERS + number] += pile >> number & 1
        sums = dict(zip(TYPES, counts, strict=True))
        lying = len(state.top) + sum(map(len, state.below.values()))
        sums["numbers"] = lying - sum(place >= 0 for place in state.laid)
        sums["stock"] = sum(state.deck) - state.stock
        if state.personal:
            start_due = not state.top  # the start tile is in no pile either
            sums["left over"] = state.stock - sum(state.pile_others) - start_due
        return sums
