"""The arena: equal deals from every seat, results that repeat, a journal to go on from."""

from pathlib import Path
from typing import Any

import pytest

from sheepfold import bots, games
from sheepfold.core.errors import SetupError
from sheepfold.core.match import Match
from sheepfold.core.outcome import Outcome
from sheepfold.core.rng import Plain
from sheepfold.lab.arena import Plan, compete, deal_seed, plan, play, results_of, seatings
from sheepfold.lab.journal import Journal

BOTS = ["greedy", "random"]


def planned(**changes: Any) -> Plan:
    settings: dict[str, Any] = {
        "game": "te_kuiti",
        "players": 2,
        "options": {},
        "bot_names": BOTS,
        "number": 8,
        "seed": 1,
        **changes,
    }
    return plan(**settings)


def results(jobs: int = 1, journal: Journal | None = None, **changes: Any) -> dict[str, Any]:
    result = compete(planned(**changes), jobs, journal)
    assert result.pop("seconds") > 0
    return result


# Who plays whom


def test_two_players_swap_seats_on_each_deal() -> None:
    wanted = planned(bot_names=["greedy", "random", "lamb"], game="sheepland")
    assert wanted.lines == [("greedy", "random"), ("greedy", "lamb"), ("random", "lamb")]
    assert seatings(("greedy", "lamb"), 2) == [("greedy", "lamb"), ("lamb", "greedy")]
    assert wanted.deals == 4


def test_with_more_players_each_is_alone_on_every_seat() -> None:
    wanted = planned(game="sheepland", players=3, number=7)
    assert wanted.lines == [("greedy", "random"), ("random", "greedy")]
    assert seatings(("a", "b"), 3) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert wanted.deals == 2  # six games of the pair on each: seven need two


# Deals


@pytest.mark.parametrize("game", games.GAMES)
def test_a_match_with_the_seed_of_a_deal_draws_the_same(game: str) -> None:
    wanted = planned(game=game)
    made, seats = games.make(game), ("greedy", "random")
    outcome = play(made, wanted, 3, seats)
    match = Match.start(made, 2, seed=deal_seed(wanted, 3))
    seated = [bots.make(name, made) for name in seats]
    luck = [Plain("arena", wanted.seed, 3, seat) for seat in range(2)]
    decisions = 0
    while not match.over:
        seat = made.acting(match.state)[0]
        legal = made.legal(match.state, seat)
        chosen = seated[seat].choose(match.view(seat), legal, luck[seat])
        match.play(seat, made.actions.text(chosen))
        decisions += 1
    totals = tuple(score.total for score in match.scores())
    assert outcome == Outcome(decisions, totals, tuple(match.winners()))


def test_the_same_bot_on_both_sides_splits_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck depends on the deal and the seat: swapping twins changes nothing."""
    monkeypatch.setitem(bots.BOTS, "twin", bots.BOTS["random"])
    result = results(bot_names=["random", "twin"])
    assert [line["share"] for line in result["lines"]] == [0.5]


# Results


def test_the_results_do_not_depend_on_the_number_of_jobs() -> None:
    one = results(game="sheepland", players=3, number=12)
    assert results(game="sheepland", players=3, number=12, jobs=2) == one
    assert results(game="sheepland", players=3, number=12, seed=2) != one


def test_the_result_has_the_promised_shape() -> None:
    result = results()
    assert list(result) == [
        *("game", "players", "options", "seed", "budget", "deals", "fair_share", "bots", "lines")
    ]
    assert [list(row) for row in result["bots"]] == [
        ["bot", "games", "share", "mu", "sigma", "ordinal"]
    ] * 2
    (line,) = result["lines"]
    assert list(line) == ["alone", "others", "games", "share", "low", "high"]
    assert line["low"] <= line["share"] <= line["high"]


def test_ties_share_the_win_and_the_alone_ones_seat_counts() -> None:
    wanted = Plan("sheepland", 1, 3, {}, ("a", "b"), 1, 0, 1)
    shared, first, last = (
        Outcome(1, (5, 5, 1), (0, 1)),
        Outcome(1, (9, 1, 2), (0,)),
        Outcome(1, (1, 2, 9), (2,)),
    )
    result = results_of(wanted, [[[shared, first, last]], [[first, first, first]]], 1.0)
    assert [line["share"] for line in result["lines"]] == [(0.5 + 0 + 1) / 3, 1 / 3]
    assert [line["games"] for line in result["lines"]] == [3, 3]
    by_name = {row["bot"]: row for row in result["bots"]}
    assert by_name["a"]["share"] == 0.5
    assert by_name["b"]["share"] == 1 / 3
    assert [row["games"] for row in result["bots"]] == [6, 6]


def test_of_two_players_both_are_alone() -> None:
    wanted = Plan("te_kuiti", 1, 2, {}, ("a", "b"), 1, 0, 1)
    won, lost = Outcome(1, (5, 1), (0,)), Outcome(1, (7, 2), (0,))
    result = results_of(wanted, [[[won, lost]]], 1.0)
    assert [row["share"] for row in result["bots"]] == [0.5, 0.5]


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    compete(planned(), progress=told.append)
    assert sum(told) == 8


# The journal


def test_a_journal_goes_on_where_it_was_cut(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    whole = results(journal=Journal(path, planned().header))
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 5
    path.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    journal = Journal(path, planned().header)
    assert len(journal.played) == 2
    assert results(journal=journal, jobs=2) == whole
    assert path.read_bytes() == b"".join(lines)


def test_what_the_journal_holds_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "arena.jsonl"
    whole = results(journal=Journal(path, planned().header))
    monkeypatch.setattr("sheepfold.lab.arena.play", None)
    assert results(journal=Journal(path, planned().header)) == whole


def test_a_journal_may_grow_by_more_games(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    results(journal=Journal(path, planned().header), number=4)
    assert results(journal=Journal(path, planned().header)) == results()


@pytest.mark.parametrize("length", [0, 1, 40])
def test_a_journal_cut_in_its_header_begins_anew(length: int, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    Journal(path, planned().header)
    header = path.read_bytes()
    path.write_bytes(header[:length])
    Journal(path, planned().header)
    assert path.read_bytes() == header


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Dear diary,", "is not a file of the arena: choose another file"),
        ("[1, 2]\n", "is not a file of the arena: choose another file"),
        ('{"sheepfold arena": 2}\n', "is of another version of the arena: choose another file"),
    ],
)
def test_a_file_of_another_kind_is_refused_and_kept(text: str, answer: str, tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_text(text)
    with pytest.raises(SetupError) as caught:
        Journal(path, planned().header)
    assert str(caught.value) == f"{path} {answer}"
    assert path.read_text() == text


def test_a_journal_of_another_plan_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    Journal(path, planned().header)
    with pytest.raises(SetupError) as caught:
        Journal(path, planned(seed=2, budget=0.5).header)
    answer = "of another plan (budget 1, not 0.5; seed 1, not 2): choose another file"
    assert str(caught.value) == f"{path} is {answer}"


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    results(journal=Journal(path, planned().header))
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], lines[2].replace("line", "lime"), *lines[3:]]) + "\n")
    with pytest.raises(SetupError, match=r"line 3 of .* is damaged"):
        Journal(path, planned().header)


def test_a_folder_is_no_journal(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"cannot use .*: Is a directory"):
        Journal(tmp_path, planned().header)


# Refusals


@pytest.mark.parametrize(
    ("changes", "answer"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"players": 3}, "te_kuiti is for 1 or 2 players, not 3"),
        ({"players": 1}, "the arena needs at least two players"),
        ({"bot_names": ["greedy", "deep"]}, "unknown bot 'deep'; there are: "),
        ({"bot_names": ["greedy"]}, "name at least two bots, each once, not 'greedy'"),
        ({"bot_names": ["greedy"] * 2}, "name at least two bots, each once, not 'greedy,greedy'"),
        ({"options": {"a": 1}}, "unknown option 'a'"),
        ({"budget": 0}, "a budget may be 0.01 to 100.0, not 0"),
        ({"budget": float("nan")}, "a budget may be 0.01 to 100.0, not nan"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(changes: dict[str, Any], answer: str) -> None:
    with pytest.raises(SetupError) as caught:
        planned(**changes)
    assert str(caught.value).startswith(answer)
