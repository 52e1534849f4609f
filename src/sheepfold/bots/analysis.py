"""A finished match, decision by decision: chances to win, better moves, luck and play.

Every decision is evaluated from the view that its seat had. So a seat's curve shows what it could
know, and two seats that know different things may both have good prospects.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import chain
from typing import Any, Final

from sheepfold.bots.advice import Adviser, Judgement
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE

MOST_SWINGS: Final = 5
A_SWING: Final = 0.05  # of a chance to win: smaller changes are not reported
A_MISTAKE: Final = 0.02  # the same: smaller losses may come from noise in the search


@dataclass(frozen=True)
class Decision:
    """A decision of a seat: the view, the legal actions, and the choice."""

    line: int  # of the log, from 1
    seat: int
    view: Any
    legal: Sequence[int]
    action: int


@dataclass(frozen=True)
class Point:
    """A decision: what its seat could expect before it, what was best and what was played."""

    line: int  # of the log, from 1
    seat: int
    played: str
    best: str
    reason: str  # what speaks for the best
    cost: float  # chance to win that the played move gave away, if it is certain enough
    chance: float  # to win, before the decision, with the best move
    after: float  # the same at the seat's next decision, or the result

    @property
    def swing(self) -> float:
        """How much the decision changed or cost its seat's chance."""
        return max(abs(self.after - self.chance), self.cost)


@dataclass(frozen=True)
class Analysis:
    """How play, gifts and luck led from the chances at the start to the result."""

    points: list[Point]
    start: list[float]  # each seat's chance to win, before the first decision
    result: list[float]  # each seat's share of the win
    play: list[float]  # per seat, given away by its own moves
    gifts: list[float]  # given away by others, in equal parts to all the rest
    luck: list[float]  # the rest: draws, dice, and what was uncovered

    def swings(self, most: int = MOST_SWINGS, least: float = A_SWING, each: int = 0) -> list[int]:
        """Return the places of the decisions that changed or cost a seat's chance most, in order.

        `each` is the smallest number per seat, if it has that many.
        """
        given = [place for place, point in enumerate(self.points) if point.swing >= least]
        largest = sorted(given, key=lambda place: -self.points[place].swing)
        own = [
            [place for place in largest if self.points[place].seat == seat][:each]
            for seat in range(len(self.result))
        ]
        return sorted({*largest[:most], *chain.from_iterable(own)})

    def as_dict(self) -> dict[str, Any]:
        return {**asdict(self), "swings": self.swings()}


def analyse(
    match: Match, budget: float = 1, progress: Callable[[int], None] = lambda decisions: None
) -> Analysis:
    """Evaluate every decision of a match that was played to its end."""
    adviser, judged = Adviser(match.game, budget), []
    for one in decisions(match):
        judged.append((one, adviser.judge(one.view, one.legal, str(one.line), one.action)))
        progress(1)
    return summed(match, judged)


def number_of_decisions(match: Match) -> int:
    return sum(move.by != CHANCE for move in match.moves)


def decisions(match: Match) -> Iterator[Decision]:
    """Yield all decisions that were not undone, in their order."""
    game, state = match.game, match.game.setup(match.players, match.options)
    for line, move in zip(match.lines, match.moves, strict=True):
        action = game.actions.parse(move.text)
        if move.by != CHANCE:
            view, legal = game.view(state, move.by), game.legal(state, move.by)
            yield Decision(line, move.by, view, legal, action)
        game.apply(state, move.by, action)


def summed(match: Match, judged: Sequence[tuple[Decision, Judgement]]) -> Analysis:
    """Sum up the judgements of all decisions."""
    seats, text = range(match.players), match.game.actions.text
    winners = match.winners()
    result = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    later, points = list(result), []
    for decision, found in reversed(judged):
        best, cost = found.best, found.best.chance - found.played
        points.append(
            Point(
                line=decision.line,
                seat=decision.seat,
                played=text(decision.action),
                best=text(best.action),
                reason=best.reason,
                cost=cost if cost >= A_MISTAKE else 0.0,
                chance=best.chance,
                after=later[decision.seat],
            )
        )
        later[decision.seat] = best.chance
    return weighed(points[::-1], result)


def weighed(points: list[Point], result: list[float]) -> Analysis:
    """Split the changes: play is what moves gave away, gifts what others did, the rest is luck."""
    seats = range(len(result))
    start = starting(points[0], len(result))
    play = [-sum(point.cost for point in points if point.seat == seat) for seat in seats]
    gifts = [0.0 for _ in seats]
    if len(result) > 1:
        whole = -sum(play)
        gifts = [(whole + play[seat]) / (len(result) - 1) for seat in seats]
    luck = [result[seat] - start[seat] - play[seat] - gifts[seat] for seat in seats]
    return Analysis(points, start, result, play, gifts, luck)


def starting(first: Point, players: int) -> list[float]:
    """Return the chances at the start: the first to decide sets them, the others share the rest."""
    rest = (1 - first.chance) / max(players - 1, 1)
    return [first.chance if seat == first.seat else rest for seat in range(players)]
