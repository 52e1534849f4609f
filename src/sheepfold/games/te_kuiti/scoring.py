"""What the two rounds of a duel, or a solo game, brought, and who wins (TK-2, TK-S8)."""

from sheepfold.core.outcome import Score, best
from sheepfold.games.te_kuiti import facts
from sheepfold.games.te_kuiti.state import Field


def scores(state: Field) -> list[Score]:
    """Return for a duel a part for each role, for a solo game whether it is won."""
    if state.solo:
        return [Score(state.points[0], {"won": state.points[0]})]
    return [
        Score(shepherd + sheep, {"shepherd": shepherd, "sheep": sheep})
        for shepherd, sheep in zip(state.points[:2], state.points[2:], strict=True)
    ]


def winners(state: Field) -> list[int]:
    """TK-2: equal sums share the win; TK-S8: nobody wins a lost solo game."""
    if state.solo and not state.points[0]:
        return []
    return best(scores(state))


def add_end_fact(state: Field) -> None:
    """State for a duel who won, and both sums, the higher one first."""
    if state.facts is None:
        return
    seats = winners(state)
    totals = sorted([score.total for score in scores(state)], reverse=True)
    state.facts.append((facts.MATCH_WON, len(seats), *seats, *totals))
