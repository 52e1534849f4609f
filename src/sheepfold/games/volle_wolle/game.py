"""Volle Wolle by the contract of `core.protocol`: 2 to 6 players, secret bids, open dice."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sheepfold.core.base import GameBase
from sheepfold.core.facts import Thing
from sheepfold.core.rng import Rng
from sheepfold.games.volle_wolle import choices, components, rules
from sheepfold.games.volle_wolle.actions import ACTIONS, BID
from sheepfold.games.volle_wolle.components import BONE, DOG, WHOLE_DECK, Cards
from sheepfold.games.volle_wolle.facts import FACTS
from sheepfold.games.volle_wolle.imagine import imagine
from sheepfold.games.volle_wolle.naming import naming
from sheepfold.games.volle_wolle.objections import objection
from sheepfold.games.volle_wolle.reasons import REASONS
from sheepfold.games.volle_wolle.scoring import flocks, scores
from sheepfold.games.volle_wolle.state import BIDDING, NOBODY, Flocks
from sheepfold.games.volle_wolle.view import FlocksView, covered, view


@dataclass(frozen=True)
class Options:
    """`memory_aid` opens the flocks."""

    memory_aid: bool = False


class VolleWolle(GameBase[Flocks]):
    id = "volle_wolle"
    players = range(2, 7)
    options = Options
    actions = ACTIONS
    facts = FACTS
    reasons = REASONS
    box = components
    most_draws = components.SHEEP + players.stop - 1
    rulings = tuple(f"VW-{number}" for number in range(1, 21))

    def __init__(self, replaced: Mapping[str, Any] | None = None) -> None:
        super().__init__(replaced)
        self.cards = Cards(self.components)
        self.naming = naming(self.components)

    def setup(self, players: int, options: Options) -> Flocks:
        return Flocks(self.cards, players, memory_aid=options.memory_aid)

    # The rules themselves, without indirection: they are called millions of times.
    acting = staticmethod(choices.acting)
    legal = staticmethod(choices.legal)
    objection = staticmethod(objection)
    apply = staticmethod(rules.apply)
    chances = staticmethod(choices.chances)
    sample = staticmethod(choices.sample)
    scores = staticmethod(scores)  # VW-19: equal scores share the win
    view = staticmethod(view)

    def covered(self, view: FlocksView) -> set[Thing]:
        return covered(view, self.cards)

    def uncovers(self, state: Flocks, action: int) -> bool:
        """VW-3: return whether it is the last bid, which shows all the others."""
        return state.step == BIDDING and len(state.acting) == 1

    def reveals(self, before: Flocks, after: Flocks, viewer: int) -> list[tuple[int, int]]:
        """VW-3: return all bids, which are shown together."""
        if before.step != BIDDING or after.step == BIDDING:
            return []
        return [(seat, BID + bid) for seat, bid in enumerate(after.bids) if seat != viewer]

    def imagine(self, view: FlocksView, rng: Rng) -> Flocks:
        return imagine(view, self.cards, rng)

    def bound(self, players: int, options: Options) -> int:
        """Return the limit: per round all bid, throwers decide 6 times at most, the last twice.

        A thrower's decisions: `accept` with three `take`, or `keep`, `accept` and two, or `keep`,
        `keep`, `fail`, `black`; then `top`, `bone`. A player who takes the rest or the leftovers:
        `top`, `bone`.
        """
        throwing = 2 if players == 2 else players - 1
        rounds = -(-len(WHOLE_DECK) // (players + 1))
        return rounds * (players + 6 * throwing + 2)

    def conserved(self, state: Flocks) -> dict[str, int]:
        sheep = [card for flock in flocks(state) for card in flock]
        cards = state.deck + state.table + state.taking + sheep
        held = sum(state.dogs) + (state.bone != NOBODY)
        return {
            "cards": len(cards) + held,
            "sheep": len({card for card in cards if card < DOG}),
            "dogs": cards.count(DOG) + sum(state.dogs),
            "bone": cards.count(BONE) + (state.bone != NOBODY),
            "chips": sum(state.chips) + state.supply,
        }
