"""What to do and why, for people: the best few moves of a view, their chances, one reason each.
Also how likely each choice succeeds, where a game can calculate that exactly.

Everything comes from the view: two worlds that the seat cannot tell apart give the same advice.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sheepfold.bots.evaluator import Evaluator
from sheepfold.bots.hints import hints_of
from sheepfold.bots.levels import LEVELS, Thinker
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain

BEST: Final = 3  # number of moves in an advice
WORLDS: Final = 4  # in which reasons are sought
OTHERS: Final = 12  # number of moves that a move is compared with
THE_END: Final = "end"  # the reason of a move that ends the match
NONE: Final = ""  # the reason of a move that the prior does not prefer, that leads to a part of
# the match which cannot be compared, or whose reason a better move already has
OTHERS_LOSE: Final = ".other"  # suffix of a feature: the others have less of it, not the seat more
NOTICED: Final = 1e-6  # smaller differences are only rounding
WORTH: Final = 0.25  # of the strongest reason: weaker reasons are left out


@dataclass(frozen=True)
class Advice:
    """A move, the chance to win with it, and the feature that speaks most for it."""

    action: int
    chance: float
    reason: str


@dataclass(frozen=True)
class Thought:
    """The result of thinking about a decision."""

    moves: list[tuple[int, float]]  # all, with the chance to win; the most tried first
    solved: bool  # to the end: the chances are exact

    def best(self, most: int) -> list[tuple[int, float]]:
        """Return the best of the moves tried most, best first."""
        return sorted(self.moves[:most], key=lambda one: -one[1])

    def chance_of(self, action: int) -> float:
        """Return the chance to win with a move; for a move that was never tried, by the prior."""
        return next(chance for move, chance in self.moves if move == action)


@dataclass(frozen=True)
class Judgement:
    """The judgement of a decision that was made."""

    best: Advice
    played: float  # the chance to win with the move that was made; at most that of the best


class Adviser:
    """Thinks as the best level does, with the memory that the view has."""

    def __init__(self, game: AnyGame, budget: float = 1, *, live: float | None = None) -> None:
        self.thinker = Thinker(game, LEVELS["shepherd"], budget, live=live)
        self.hints = hints_of(game.id)

    @property
    def reasons(self) -> tuple[str, ...]:
        """Return every reason that advice for the game may name."""
        more = self.hints.reasons if self.hints else ()
        knowledge = self.thinker.evaluator.knowledge
        features = [one for one in knowledge.names if one not in knowledge.parameters.silent]
        return (*features, *(name + OTHERS_LOSE for name in features), *more, THE_END, NONE)

    def for_people(self, view: Any) -> Any:
        """Return the view that people see: without the memory aid nothing is remembered."""
        if getattr(view, "memory_aid", False):
            return view
        return self.thinker.evaluator.knowledge.forget(view, 0)

    def advise(
        self, view: Any, legal: Sequence[int], seed: object, most: int = BEST
    ) -> list[Advice]:
        """Return the best few moves for the view's own seat, best first."""
        own = Plain("advice", seed)
        best = self.think(view, legal, own).best(most)
        return self.explained(view, legal, best, own)

    def think(self, view: Any, legal: Sequence[int], own: Plain) -> Thought:
        """Think about a decision of the view's own seat, to the end of the match if it is near."""
        if rates := self.thinker.solve(view, legal, own):
            pairs = zip(legal, rates, strict=True)
            return Thought(sorted(pairs, key=lambda one: (-one[1], one[0])), solved=True)
        search = self.thinker.search(view, legal, own)
        return Thought([(action, chance) for action, _, chance in search.rated()], solved=False)

    def explained(
        self, view: Any, legal: Sequence[int], moves: Sequence[tuple[int, float]], own: Plain
    ) -> list[Advice]:
        """Return moves with a reason each; no two have the same reason."""
        worlds = [self.thinker.imagine(view, own) for _ in range(WORLDS)]
        why = self.why(worlds, view.viewer, [action for action, _ in moves], legal)
        given: list[str] = []
        for some in why:
            given.append(next((reason for reason in some if reason not in given), NONE))
        return [Advice(*move, reason) for move, reason in zip(moves, given, strict=True)]

    def why(
        self, worlds: Sequence[Any], seat: int, actions: Sequence[int], legal: Sequence[int]
    ) -> list[list[str]]:
        """Return each action's reasons, best first: the game's own, or those by its features."""
        own = self.hints.why(worlds, seat, actions, legal) if self.hints else []
        if own:
            return [[reason] if reason else [] for reason in own]
        return reasons(self.thinker.evaluator, worlds, seat, actions, legal)

    def odds(self, view: Any) -> Mapping[str, Any]:
        """Return how likely each choice of the view's own seat succeeds; empty for most games."""
        return self.hints.odds(self.for_people(view)) if self.hints else {}

    def judge(self, view: Any, legal: Sequence[int], seed: object, action: int) -> Judgement:
        """Judge an action that was chosen; the chances are those of the view's seat.

        If another action seems best, both are thought about once more, each for as long as the
        other: a search knows little about moves that it hardly tried.
        """
        own = Plain("advice", seed)
        thought = self.think(view, legal, own)
        best, *_ = thought.best(BEST)
        played = action, thought.chance_of(action)
        if not thought.solved and action != best[0]:
            again = [
                self.thinker.search(view, [one], Plain("again", seed)) for one in (best[0], action)
            ]
            best, played = [(search.legal[0], search.shares()[view.viewer]) for search in again]
        if played[1] >= best[1]:
            best = played
        return Judgement(self.explained(view, legal, [best], own)[0], played[1])


def reasons(
    evaluator: Evaluator,
    worlds: Sequence[Any],
    seat: int,
    actions: Sequence[int],
    legal: Sequence[int],
) -> list[list[str]]:
    """Return for each action the features that it improves most, compared with other moves.

    A seat gains by more for itself or by less for the others; those are different reasons.
    """
    names = evaluator.knowledge.names
    named = [*names, *(name + OTHERS_LOSE for name in names)]
    step = -(-len(legal) // OTHERS)
    others = [speaking(evaluator, worlds, seat, action) for action in legal[::step]]
    known = [one for one in others if isinstance(one, list)]
    usual = [sum(column) / len(known) for column in zip(*known, strict=True)]
    found = []
    for action in actions:
        speaks = speaking(evaluator, worlds, seat, action)
        if isinstance(speaks, str):
            found.append([speaks] if speaks else [])
            continue
        gains = [a - b for a, b in zip(speaks, usual or speaks, strict=True)]
        found.append(foremost(evaluator, dict(zip(named, gains, strict=True))))
    return found


def foremost(evaluator: Evaluator, gains: Mapping[str, float]) -> list[str]:
    """Return what brings the largest gain, among all that people understand."""
    silent = evaluator.knowledge.parameters.silent
    known = {
        name: gain
        for name, gain in gains.items()
        if gain > NOTICED and name.removesuffix(OTHERS_LOSE) not in silent
    }
    least = WORTH * max(known.values(), default=0.0)
    return sorted((name for name in known if known[name] >= least), key=lambda name: -known[name])


def speaking(
    evaluator: Evaluator, worlds: Sequence[Any], seat: int, action: int
) -> list[float] | str:
    """Return each feature's contribution after an action, or the only reason that it has.

    First come the features of the seat itself, then those of the others.
    """
    size = len(evaluator.weights)
    sums = [0.0] * (2 * size)
    ended = 0
    for world in worlds:
        after = world.copy()
        evaluator.game.apply(after, seat, action)
        if not evaluator.game.acting(after):
            ended += 1
            continue
        part, scale = evaluator.knowledge.frame(after)
        if part != evaluator.knowledge.frame(world)[0]:
            return NONE
        for other in range(after.players):
            start, share = (0, 1.0) if other == seat else (size, -1 / (after.players - 1))
            for place, value in enumerate(evaluator.knowledge.features(after, other)):
                sums[start + place] += share * value / scale * evaluator.weights[place]
    if ended:
        return THE_END if ended == len(worlds) else NONE
    return sums
