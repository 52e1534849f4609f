"""A finished match, decision by decision: chances to win, better moves, luck and play."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sheepfold.bots.advice import Adviser
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE


@dataclass(frozen=True)
class Point:
    """A decision: what was expected before it, what was best and what was played."""

    move: int  # its number among the moves that stand, from 1
    seat: int
    played: str
    best: str
    reason: str  # what speaks for the best
    cost: float  # chance to win that the played move gave away
    chances: list[float]  # to win, per seat, before it


@dataclass(frozen=True)
class Analysis:
    """How play, gifts and luck led from the chances at the start to the result."""

    points: list[Point]
    result: list[float]  # each seat's share of the win
    play: list[float]  # per seat, given away by its own moves: 0 or less
    gifts: list[float]  # given away by others, in equal parts to all the rest
    luck: list[float]  # all else: draws, dice, and what came to light

    def swings(self, most: int = 5) -> list[int]:
        """The places of the decisions after which the chances changed most, in order."""
        ends = [point.chances for point in self.points[1:]] + [self.result]
        changes = [
            max(abs(b - a) for a, b in zip(point.chances, after, strict=True))
            for point, after in zip(self.points, ends, strict=True)
        ]
        order = sorted(range(len(changes)), key=lambda place: -changes[place])
        return sorted(order[:most])

    def as_dict(self) -> dict[str, Any]:
        return {**asdict(self), "swings": self.swings()}


def analyse(
    match: Match, budget: float = 1, progress: Callable[[int], None] = lambda moves: None
) -> Analysis:
    """Think again about every decision, each from the view that its seat had."""
    game, adviser = match.game, Adviser(match.game, budget)
    state = game.setup(match.players, match.options)
    points: list[Point] = []
    for number, move in enumerate(match.moves, 1):
        action = game.actions.parse(move.text)
        if move.by != CHANCE:
            legal = game.legal(state, move.by)
            thought = adviser.think(game.view(state, move.by), legal, number, most=1)
            best = thought.advice[0]
            cost = max(0.0, best.chance - thought.chance_of(action))
            points.append(
                Point(
                    move=number,
                    seat=move.by,
                    played=move.text,
                    best=game.actions.text(best.action),
                    reason=best.reason,
                    cost=cost,
                    chances=thought.chances,
                )
            )
        game.apply(state, move.by, action)
        progress(1)
    winners = match.winners()
    share = 1 / len(winners) if winners else 0.0
    return summed(points, [share * (seat in winners) for seat in range(match.players)])


def summed(points: list[Point], result: list[float]) -> Analysis:
    seats = range(len(result))
    play = [-sum(point.cost for point in points if point.seat == seat) for seat in seats]
    gifts = [0.0 for _ in seats]
    if len(result) > 1:
        whole = -sum(play)
        gifts = [(whole + play[seat]) / (len(result) - 1) for seat in seats]
    first: Sequence[float] = points[0].chances if points else result
    luck = [result[seat] - first[seat] - play[seat] - gifts[seat] for seat in seats]
    return Analysis(points, result, play, gifts, luck)
