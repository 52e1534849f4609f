"""Simulations repeat, share ties, and do not depend on the number of processes."""

from typing import Any

import pytest

from sheepfold.bots import BOTS
from sheepfold.core.errors import SetupError
from sheepfold.core.outcome import Outcome
from sheepfold.games import GAMES
from sheepfold.lab.sim import Plan, plan, simulate, statistics


def results(**changes: Any) -> dict[str, Any]:
    jobs = changes.pop("jobs", 1)
    settings: dict[str, Any] = {
        "game": "te_kuiti",
        "players": 2,
        "options": {},
        "bot_names": ["greedy", "random"],
        "number": 30,
        "seed": 1,
        **changes,
    }
    result = simulate(plan(**settings), jobs)
    for key in ("seconds", "decisions_per_second", "games_per_second"):
        assert result.pop(key) > 0
    return result


def test_the_same_seed_gives_the_same_results_for_any_number_of_jobs() -> None:
    one = results()
    assert results(jobs=2) == one
    assert results(seed=2) != one


def test_the_result_has_the_promised_shape() -> None:
    result = results(players=1, bot_names=["random"], options={"flowers": "hard"})
    assert list(result) == [
        *("game", "players", "options", "games", "seed", "decisions", "bots"),
        *("wins", "score_mean", "score_sd", "length"),
    ]
    assert result["options"] == {"memory_aid": False, "flowers": "hard"}
    assert result["bots"] == ["random"]
    assert result["length"]["min"] <= result["length"]["mean"] <= result["length"]["max"]


def test_ties_share_the_win_and_spread_is_that_of_the_population() -> None:
    wanted = Plan("te_kuiti", 2, {}, ("random", "random"), 4, 0)
    outcomes = [
        Outcome(10, (3, 1), (0,)),
        Outcome(20, (2, 2), (0, 1)),
        Outcome(30, (1, 5), (1,)),
        Outcome(40, (2, 4), (1,)),
    ]
    result = statistics(wanted, outcomes, 2.0)
    assert result["wins"] == [1.5, 2.5]
    assert result["score_mean"] == [2.0, 3.0]
    assert result["score_sd"] == pytest.approx([0.5**0.5, 2.5**0.5])
    assert result["length"] == {"min": 10, "mean": 25.0, "max": 40}
    assert result["decisions_per_second"] == 50.0


def test_a_game_nobody_wins_is_nobodys_win() -> None:
    wanted = Plan("te_kuiti", 1, {}, ("random",), 1, 0)
    assert statistics(wanted, [Outcome(5, (0,), ())], 1.0)["wins"] == [0.0]


def test_progress_counts_every_game() -> None:
    played: list[int] = []
    simulate(plan("te_kuiti", 1, {}, ["random"], 60, 0), 1, played.append)
    assert sum(played) == 60
    assert len(played) > 1


@pytest.mark.parametrize(
    ("changes", "answer"),
    [
        ({"game": "chess"}, "unknown game 'chess'; there are: " + ", ".join(GAMES)),
        ({"players": 3}, "te_kuiti is for 1 or 2 players, not 3"),
        ({"bot_names": ["deep"]}, "unknown bot 'deep'; there are: " + ", ".join(BOTS)),
        ({"bot_names": ["random"] * 3}, "name one bot, or 2, one per seat, not 3"),
        ({"options": {"a": 1}}, "unknown option 'a'; there are: memory_aid, flowers"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(changes: dict[str, Any], answer: str) -> None:
    with pytest.raises(SetupError) as caught:
        results(**changes)
    assert str(caught.value) == answer
