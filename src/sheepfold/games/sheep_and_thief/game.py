"""Sheep & Thief by the contract of `core.protocol`: 2 to 4 players, with both modules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sheepfold.core.base import GameBase
from sheepfold.core.outcome import Score
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_and_thief import components, draft, rules, scoring
from sheepfold.games.sheep_and_thief.actions import (
    ACTIONS,
    COVER,
    DEAL,
    MISSION_DRAWN,
    MISSION_WORDS,
)
from sheepfold.games.sheep_and_thief.board import CELLS
from sheepfold.games.sheep_and_thief.components import ROUNDS, Faces
from sheepfold.games.sheep_and_thief.facts import FACTS
from sheepfold.games.sheep_and_thief.history import ATTEMPTED
from sheepfold.games.sheep_and_thief.imagine import imagine
from sheepfold.games.sheep_and_thief.naming import naming
from sheepfold.games.sheep_and_thief.objections import objection
from sheepfold.games.sheep_and_thief.reasons import REASONS
from sheepfold.games.sheep_and_thief.state import DOWN, OVER, PLACED, UNKNOWN, Farms, placer
from sheepfold.games.sheep_and_thief.view import FarmsView, covered, view


@dataclass(frozen=True)
class Options:
    missions: bool = False
    black_sheep: bool = False


class SheepAndThief(GameBase[Farms]):
    id = "sheep_and_thief"
    players = range(2, 5)
    options = Options
    actions = ACTIONS
    facts = FACTS
    reasons = REASONS
    box = components
    most_draws = ATTEMPTED + components.CARDS + 2 * (players.stop - 1)  # missions, order of seats
    sightings = ("hand", "pack", "chosen", "memory")  # in a view: what its viewer has seen
    rulings = (
        *(f"ST-{number}" for number in range(1, 19)),
        *(f"ST-M{number}" for number in range(1, 11)),
        *(f"ST-B{number}" for number in range(1, 4)),
    )

    def __init__(self, replaced: Mapping[str, Any] | None = None) -> None:
        super().__init__(replaced)
        self.cards = Faces(self.components)
        self.naming = naming(self.components)

    def setup(self, players: int, options: Options) -> Farms:
        state = Farms(
            self.cards, players, missions=options.missions, black_sheep=options.black_sheep
        )
        state.lay_out()
        return state

    # The rules themselves, without indirection: they are called millions of times.
    acting = staticmethod(rules.acting)
    legal = staticmethod(rules.legal)
    objection = staticmethod(objection)
    apply = staticmethod(rules.apply)
    chances = staticmethod(rules.chances)
    sample = staticmethod(rules.sample)
    view = staticmethod(view)
    covered = staticmethod(covered)

    def uncovers(self, state: Farms, action: int) -> bool:
        """ST-3, ST-4: return whether it is the last pick, which gives everybody a new pack."""
        return action < DEAL and draft.passes_packs(state)

    def scores(self, state: Farms) -> list[Score]:
        """ST-18: most gold wins, then more gold from sheep on the board; else it is shared."""
        return [scoring.score(state, seat) for seat in range(state.players)]

    def reveals(self, before: Farms, after: Farms, viewer: int) -> list[tuple[int, int]]:
        """ST-10, ST-M1: face-down cards and missions, once the match is over."""
        if after.step != OVER or before.step == OVER:
            return []
        known = []
        for seat, mission in enumerate(after.mission):
            if seat != viewer and mission != UNKNOWN:
                known.append((CHANCE, MISSION_DRAWN + seat * MISSION_WORDS + mission))
        for number, placed in enumerate(after.laid):
            seat = placer(after, number)[1]
            if seat != viewer and placed & DOWN:
                known.append((seat, COVER + (placed >> 5) * CELLS + placed % DOWN))
        return known

    def imagine(self, view: FarmsView, rng: Rng) -> Farms:
        return imagine(view, self.cards, rng)

    def bound(self, players: int, options: Options) -> int:
        """Return the limit: per round and seat 4 picks and 4 cards placed, and two's discards.

        A card is placed at most once, so the images ask for no more than those of the cards with
        the most decisions: one per dog and fox, one for its sheep.
        """
        placed = ROUNDS * PLACED * players
        picks = ROUNDS * 4 * players
        discards = (ROUNDS - 1) * players if players == 2 else 0
        images = sorted(self.cards.decisions, reverse=True)[:placed]
        return picks + placed + discards + sum(images)

    def conserved(self, state: Farms) -> dict[str, int]:
        held = [card for cards in (*state.packs, *state.hands) for card in cards]
        placed = [card >> 5 for card in state.laid]
        away = [card for card in state.discarded if card != UNKNOWN]
        return {
            "cards": state.deck.bit_count() + len(held) + len(placed) + len(away),
            "different cards": state.deck | sum(1 << card for card in (*held, *placed, *away)),
            "white sheep": state.supply + sum(state.white) + sum(state.paddock),
            "black sheep": sum(cell != UNKNOWN for cell in state.black),
        }
