"""Te Kuiti by the contract of `core.protocol`: the duel over two rounds and the solo game."""

from dataclasses import dataclass
from typing import Any, Literal

from sheepfold.core.base import GameBase
from sheepfold.core.naming import Naming
from sheepfold.core.outcome import Score
from sheepfold.core.rng import Rng
from sheepfold.games.te_kuiti import components, rules, scoring
from sheepfold.games.te_kuiti.actions import ACTIONS, FLIP, REVEAL
from sheepfold.games.te_kuiti.components import KINDS, LEVELS
from sheepfold.games.te_kuiti.facts import FACTS
from sheepfold.games.te_kuiti.objections import objection
from sheepfold.games.te_kuiti.reasons import REASONS
from sheepfold.games.te_kuiti.state import DRAW_FIRST, FLIPPING, GONE, UNSEEN, Field
from sheepfold.games.te_kuiti.view import FieldView, covered, imagine, view


@dataclass(frozen=True)
class Options:
    """`memory_aid` concerns the duel, `flowers` the solo game; elsewhere they have no effect."""

    memory_aid: bool = False
    flowers: Literal["easy", "normal", "hard"] = "normal"


class TeKuiti(GameBase[Field]):
    id = "te_kuiti"
    players = range(1, 3)
    options = Options
    actions = ACTIONS
    facts = FACTS
    reasons = REASONS
    box = components
    naming = Naming(places=("cell", "cells", "edge", "pair"))
    rulings = (
        *(f"TK-{number}" for number in range(1, 16)),
        *(f"TK-S{number}" for number in range(1, 10)),
    )

    def configurations(self) -> list[tuple[int, dict[str, Any]]]:
        solo = [(1, {"flowers": level}) for level in LEVELS]
        return [(2, {"memory_aid": False}), (2, {"memory_aid": True}), *solo]

    def setup(self, players: int, options: Options) -> Field:
        solo = players == 1
        state = Field(solo=solo, flowers=options.flowers, memory_aid=options.memory_aid)
        rules.lay_out(state, components.bag(self.components, options.flowers if solo else None))
        state.pending = [FLIPPING if solo else DRAW_FIRST]
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

    def uncovers(self, state: Field, action: int) -> bool:
        return FLIP <= action < REVEAL

    def scores(self, state: Field) -> list[Score]:
        return scoring.scores(state)

    def winners(self, state: Field) -> list[int]:
        return scoring.winners(state)

    def imagine(self, view: FieldView, rng: Rng) -> Field:
        return imagine(view, self.components)

    def bound(self, players: int, options: Options) -> int:
        """Return the limit. Solo: 300 flips (TK-S9) and 3 rams.

        Duel, per round: 33 fences can be placed (rams give 3 back), so 17 turns each at most,
        39 flips (2 sheep per turn, 5 other tiles), 3 rams, 10 pairs, 17 times `done`.
        """
        return components.MOST_FLIPS + 3 if players == 1 else 2 * (33 + 39 + 3 + 10 + 17)

    def conserved(self, state: Field) -> dict[str, int]:
        unseen_cells = state.present & ~state.seen
        counts = {
            "fences": state.fences.bit_count() + state.supply,
            "unseen": unseen_cells.bit_count() - sum(state.bag),
            "places": len(state.faces) - state.present.bit_count() - sum(state.gone),
        }
        for kind, name in enumerate(KINDS):
            lying = sum(
                face % len(KINDS) == kind for face in state.faces if face not in (UNSEEN, GONE)
            )
            unseen = state.bag[kind] + state.bag[kind + len(KINDS)]
            gone = state.gone[kind] + state.gone[kind + len(KINDS)]
            counts[name] = lying + unseen + gone
        return counts
