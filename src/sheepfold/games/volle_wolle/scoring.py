"""What a flock is worth at the end (VW-16, VW-17, VW-18)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from sheepfold.core.outcome import Score, best
from sheepfold.games.volle_wolle import facts
from sheepfold.games.volle_wolle.components import BLACK, DOG, SET_007, SET_370, WHITE, Cards
from sheepfold.games.volle_wolle.state import OWNER, Flocks

LEAVING: Final = 2  # white sheep that leave a flock without a dog


def scores(state: Flocks) -> list[Score]:
    """VW-16: points of the flock, chips and dogs, in their parts."""
    most = max(state.dogs)
    result = []
    for seat, flock in enumerate(flocks(state)):
        parts = {
            **sheep_parts(state.cards, tuple(flock), guarded=state.dogs[seat] > 0),
            "dogs": dogs_worth(state.dogs[seat], bone=state.bone == seat),
            "most_dogs": most_dogs_worth(state.dogs[seat], most),
            "chips": state.chips[seat],
        }
        result.append(Score(sum(parts.values()), parts))
    return result


def add_end_facts(state: Flocks) -> None:
    """VW-16 to VW-19: what counted, and who won."""
    if state.facts is None:
        return
    state.facts.append((facts.GAME_OVER,))
    scored = scores(state)
    for seat, flock in enumerate(flocks(state)):
        add_flock_facts(state, seat, flock)
        state.facts.append((facts.SCORED, seat, scored[seat].total))
    winners = best(scored)
    won = facts.WON if len(winners) == 1 else facts.SHARED_WIN
    state.facts += [(won, seat, scored[seat].total) for seat in winners]


def add_flock_facts(state: Flocks, seat: int, flock: list[int]) -> None:
    """VW-17, VW-18: what sets and dogs brought."""
    if state.facts is None:
        return
    kinds = [state.cards.kind[card] for card in flock]
    if SET_370 in kinds or SET_007 in kinds:
        points = worth_370(kinds.count(SET_370)) + worth_007(kinds.count(SET_007))
        state.facts.append((facts.SETS_SCORED, seat, points))
    dogs, bone = state.dogs[seat], state.bone == seat
    points = dogs_worth(dogs, bone=bone)
    if dogs == 0:
        points_each = [state.cards.points[card] for card in flock]
        gone = leaving([points_each[at] for at, kind in enumerate(kinds) if kind == WHITE])
        state.facts.append((facts.NO_DOG, seat, len(gone), sum(gone)))
    elif dogs == 1:
        state.facts.append((facts.ONE_DOG, seat, points))
    elif bone:
        state.facts.append((facts.DOGS_BONE, seat, dogs, points))
    else:
        state.facts.append((facts.DOGS_IDLE, seat, dogs))
    if dogs == max(state.dogs):
        state.facts.append((facts.MOST_DOGS, seat, dogs))


def flocks(state: Flocks) -> list[list[int]]:
    """Return by seat its sheep, the top card last."""
    result: list[list[int]] = [[] for _ in state.tops]
    for owned in state.memory:
        result[owned >> OWNER].append(owned & (1 << OWNER) - 1)
    for seat, top in enumerate(state.tops):
        if 0 <= top < DOG:
            result[seat].append(top)
    return result


@lru_cache(maxsize=1024)  # a flock is scored in many views before the next sheep comes
def sheep_parts(cards: Cards, flock: tuple[int, ...], *, guarded: bool) -> Mapping[str, int]:
    """VW-17, VW-18: return the sheep by kind, and what leaves a flock without a dog."""
    kinds = [cards.kind[card] for card in flock]
    white = [cards.points[card] for card in flock if cards.kind[card] == WHITE]
    return {
        "white": sum(white),
        "left": 0 if guarded else -sum(leaving(white)),
        "black": sum(cards.points[card] for card in flock if cards.kind[card] == BLACK),
        "set370": worth_370(kinds.count(SET_370)),
        "set007": worth_007(kinds.count(SET_007)),
    }


def leaving(white: list[int]) -> list[int]:
    """VW-18: without a dog the two white sheep worth least leave, or as many as there are."""
    return sorted(white)[:LEAVING]


def worth_370(sheep: int) -> int:
    """VW-17: in each set of three, one is worth 3, two 14, three 0."""
    return (0, 3, 14)[sheep % 3]


def worth_007(sheep: int) -> int:
    """VW-17: every full set of three is worth 21."""
    return sheep // 3 * 21


def dogs_worth(dogs: int, *, bone: bool) -> int:
    """VW-18: 9 for a single one, and 4 for each that has the bone."""
    return (9 if dogs == 1 else 0) + (4 * dogs if bone else 0)


def most_dogs_worth(dogs: int, most: int) -> int:
    """VW-18: most dogs, alone or tied, and at least one."""
    return -5 if dogs == most > 0 else 0
