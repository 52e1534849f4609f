"""Te Kuiti: pens that fences could still close, and pairs that could be taken before.

In the duel, features are points divided by their remaining uncertainty.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sheepfold.bots.evaluator import SearchParameters
from sheepfold.core.protocol import AnyGame
from sheepfold.games.te_kuiti.bot.alone import shut_in, solo_prior
from sheepfold.games.te_kuiti.bot.pens import MOST, Reach, course_of, in_hand, known
from sheepfold.games.te_kuiti.bot.prior import duel_prior, spread
from sheepfold.games.te_kuiti.components import RAM as RAM_TILE
from sheepfold.games.te_kuiti.components import SHEEP_KINDS
from sheepfold.games.te_kuiti.components import SHEPHERD as SHEPHERD_TILE
from sheepfold.games.te_kuiti.rules import BARE
from sheepfold.games.te_kuiti.state import DRAW_TILE, FENCE_TURN, RAM_DUE, Field
from sheepfold.games.te_kuiti.view import FieldView

REMEMBERED: Final = 20000  # fields whose pens are cached; if there are more, the cache is emptied
LOST: Final = 0.8  # tiles that the sheep takes while one fence is placed, roughly

SHEPHERDS_NAMES: Final = (
    "shepherd",  # 1: what the role itself is worth
    "enclosed",
    "now",
    "near",
    "far",
    "plan",
    "race",
    "supply",
    "shepherds",
)
SHEEPS_NAMES: Final = (
    "taken",
    "chance",
    "chance_next",
    "pairs",
    "matching",
    "sheep",
    "unseen",
    "ram_due",
    "rams",
    "rams_free",
    "open_pairs",
)
SOLO_NAMES: Final = (
    "alone",  # 1
    "alone_left",
    "alone_enclosed",
    "alone_supply",
    "alone_now",
    "alone_near",
    "alone_danger",
    "alone_chance",
    "alone_pairs",
    "alone_matching",
    "alone_rams",
    "alone_freeing",
)
SHEPHERDS: Final = len(SHEPHERDS_NAMES)
SHEEPS: Final = len(SHEEPS_NAMES)
SOLO: Final = len(SOLO_NAMES)

# Features that nobody would understand: no hint gives them as a reason.
SILENT: Final = frozenset(
    (
        *("points", "shepherd", "far", "race", "supply", "shepherds", "unseen", "ram_due"),
        *("alone", "alone_near", "alone_pairs", "alone_freeing"),
    )
)


class Knowledge:
    names = ("points", *SHEPHERDS_NAMES, *SHEEPS_NAMES, *SOLO_NAMES)
    margin = 6.0
    parameters = SearchParameters(doubt=0.02, temperature=4, seconds=0.06, silent=SILENT)

    def __init__(self, game: AnyGame) -> None:
        self.pens: dict[tuple[int, int], Reach] = {}

    def features(self, state: Field, seat: int) -> list[float]:
        if state.solo:
            return [*([0.0] * (1 + SHEPHERDS + SHEEPS)), *self.alone(state)]
        free = (state.present & state.outside).bit_count()
        points = float(state.points[seat] + state.points[2 + seat])
        if seat == state.shepherd:
            found = [points, *self.shepherd(state, free), *([0.0] * (SHEEPS + SOLO))]
        else:
            found = [points, *([0.0] * SHEPHERDS), *sheep(state), *([0.0] * SOLO)]
        scale = 1 / spread(state, free)
        return [number * scale for number in found]

    def shepherd(self, state: Field, free: int) -> list[float]:
        reach = self.reach(state)
        most = reach.most
        hand = in_hand(state)
        limit = hand if state.last_turn else min(state.supply, MOST)
        plan, last = 0.0, 0
        for fences in range(limit + 1):
            gain = most[fences]
            if gain == last:
                continue
            last = gain
            wait = fences - hand if fences > hand else 0
            plan = max(plan, gain * (1 - wait * LOST / free))
        return [
            1.0,
            float((state.present & ~state.outside).bit_count()),
            float(most[min(hand, limit)]),
            float(most[min(hand + 2, limit)]),
            float(most[min(hand + 8, limit)]),
            plan,
            reach.race(hand, limit, course_of(state)),
            state.supply / 5,
            float(state.bag[SHEPHERD_TILE]),
        ]

    def alone(self, state: Field) -> list[float]:
        reach = self.reach(state).most
        pairs, matching, chance = prospects(state)
        enclosed = (state.present & ~state.outside).bit_count()
        rams = state.bag[RAM_TILE] + (1 if state.pending[-1] == RAM_DUE else 0)
        return [
            1.0,
            -state.present.bit_count() / 10,
            -enclosed / 3,
            state.supply / 10,
            -reach[1] / 5,
            -reach[2] / 5,
            -danger(state),
            chance,
            pairs / 3,
            matching,
            rams / 3,
            float(rams > 0 and enclosed > 0),
        ]

    def reach(self, state: Field) -> Reach:
        """Return the pens of a field, from a cache."""
        key = state.fences, state.present
        found = self.pens.get(key)
        if found is None:
            if len(self.pens) >= REMEMBERED:
                self.pens.clear()
            found = self.pens[key] = Reach(state)
        return found

    def rates(
        self, state: Field, seat: int, legal: Sequence[int], weights: Sequence[float]
    ) -> list[float]:
        return solo_prior(state, legal) if state.solo else duel_prior(state, seat, legal)

    def frame(self, state: Field) -> tuple[int, float]:
        """Return the round and the scale: roles change from round to round."""
        if state.solo:
            return 0, 1.0
        return state.round, 1 / spread(state, (state.present & state.outside).bit_count())

    def reopen(self, state: Field) -> None:
        """Do nothing: nobody chooses in secret."""

    def forget(self, view: FieldView, number: int) -> FieldView:
        """Forget tiles; with the memory aid none."""
        if view.memory_aid and not view.solo:
            return view
        return replace(view, memory=view.memory[max(len(view.memory) - number, 0) :])


def danger(state: Field) -> float:
    """Solo: return how many tiles the flower of the tile being flipped may shut in (TK-S3)."""
    if state.pending[-1] != DRAW_TILE:
        return 0.0
    return shut_in(state, state.flipped) * sum(state.bag[BARE:]) / max(sum(state.bag), 1)


# Pairs


def prospects(state: Field) -> tuple[int, float, float]:
    """Return the known pairs, the chance that an unseen sheep matches, and of a pair next.

    The last is the chance to take a pair in this turn, or in the next if the shepherd is on turn.
    """
    kinds = known(state)
    unseen = [0] * SHEEP_KINDS
    if state.present & state.outside & ~state.seen:
        unseen = [state.bag[kind] + state.bag[BARE + kind] for kind in range(SHEEP_KINDS)]
    number = sum(unseen)
    pairs, single, blind = 0, 0, 0.0
    for kind in range(SHEEP_KINDS):
        count, more = kinds[kind], unseen[kind]
        pairs += count // 2
        if count % 2:
            single += more
        if count:
            blind += more
        elif number > 1:
            blind += more * (more - 1) / (number - 1)
    matching = single / number if number else 0.0
    drawing = state.pending[-1] == DRAW_TILE
    if state.pending[-1] == FENCE_TURN or state.revealed == 0:
        chance = 1.0 if pairs and not drawing else blind / max(number, 1)
    elif state.revealed == 2 or state.open_field or state.up & ~state.outside:
        chance = 0.0
    else:
        kind = state.faces[state.up.bit_length() - 1] % BARE
        chance = 1.0 if kinds[kind] > 1 and not drawing else unseen[kind] / max(number, 1)
    return pairs, matching, chance


def sheep(state: Field) -> list[float]:
    pairs, matching, chance = prospects(state)
    free = state.present & state.outside
    unseen = (free & ~state.seen).bit_count()
    share = unseen / max((state.present & ~state.seen).bit_count(), 1)
    rams = state.bag[RAM_TILE] * share
    shepherds_turn = state.pending[-1] == FENCE_TURN
    return [
        float(sum(state.gone[:SHEEP_KINDS])),
        0.0 if shepherds_turn else 2 * chance,
        2 * chance if shepherds_turn else 0.0,
        float(pairs),
        matching,
        (free & state.seen).bit_count() + sum(state.bag[:SHEEP_KINDS]) * share,
        float(unseen),
        float(state.pending[-1] == RAM_DUE),
        rams,
        rams * (state.present & ~state.outside).bit_count() / 10,
        float(pairs) if state.open_field else 0.0,
    ]
