"""`check` with planted faults: what it says of them, and with how few games."""

import re
from collections.abc import Sequence
from copy import copy
from dataclasses import fields, make_dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import typer

from sheepfold import bots, games
from sheepfold.bots.greedy import greedy_bot
from sheepfold.bots.knowledge import evaluator_of
from sheepfold.cli import check as command
from sheepfold.cli.boards import board_of
from sheepfold.core.actions import ActionSpace
from sheepfold.core.errors import Reason, SetupError
from sheepfold.core.facts import Thing
from sheepfold.core.rng import Rng
from sheepfold.games.sheepland import Sheepland
from sheepfold.games.sheepland.state import Island
from sheepfold.games.sheepland.view import IslandView
from sheepfold.games.te_kuiti import TeKuiti
from sheepfold.games.te_kuiti.actions import DONE
from sheepfold.games.te_kuiti.reasons import FLIP_FIRST
from sheepfold.games.te_kuiti.state import Field
from sheepfold.games.te_kuiti.view import FieldView
from sheepfold.lab import check as lab
from sheepfold.lab.habits import habits_of
from tests.core.test_leaks import faulty


def plant(monkeypatch: pytest.MonkeyPatch, fault: type) -> str:
    name = str(fault.id)  # type: ignore[attr-defined]
    monkeypatch.setitem(games.GAMES, name, fault)
    return name


def first_report(name: str) -> lab.Report:
    """One game of the first configuration."""
    return lab.inspect(lab.Part(name, 0, range(1)))


def run(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch, games: int | None = 1) -> int:
    """The command with so many games of each configuration; its exit code."""
    monkeypatch.chdir(folder)
    try:
        command.check(name, games, 0, None, 1, None, compiled=False, as_json=False)
    except typer.Exit as ended:
        return ended.exit_code
    return 0


# What slipped through


class ShowsAll(ActionSpace):
    def seen(self, state: Island, by: int, action: int, viewer: int) -> int:
        return action


class ShowsEveryTile(Sheepland):
    actions = faulty(Sheepland.actions, ShowsAll)


class ViewShowsATile(Sheepland):
    """The starting tiles of others, as a sum."""

    @staticmethod
    def view(state: Island, viewer: int) -> IslandView:
        view = Sheepland.view(state, viewer)
        return replace(view, round=view.round + 10 * sum(state.starting))


@pytest.mark.parametrize("fault", [ShowsEveryTile, ViewShowsATile])
def test_one_game_finds_what_shows_secrets(
    fault: type[Sheepland], monkeypatch: pytest.MonkeyPatch
) -> None:
    report = first_report(plant(monkeypatch, fault))
    assert report.violation is not None
    assert report.violation.startswith("law 6: ")


Unmarked: Any = make_dataclass(
    "Unmarked", [(one.name, one.type) for one in fields(FieldView)], frozen=True
)


class MemoryIsNotMarked(TeKuiti):
    @staticmethod
    def view(state: Field, viewer: int) -> FieldView:
        unmarked: FieldView = Unmarked(**vars(TeKuiti.view(state, viewer)))
        return unmarked


class NothingIsRemembered(TeKuiti):
    @staticmethod
    def covered(view: FieldView) -> set[Thing]:
        return set()


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (MemoryIsNotMarked, "people have to remember kind, side, but no view marks a field"),
        (NothingIsRemembered, "people have to remember kind, side, but no old line hides one"),
    ],
)
def test_one_game_of_each_configuration_finds_that_nothing_is_left_to_remember(
    fault: type[TeKuiti],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(plant(monkeypatch, fault), tmp_path, monkeypatch) == 1
    assert f"law 6: {said}" in " ".join(capsys.readouterr().out.split())


# Words


class SaysWhatHasNoWords(TeKuiti):
    """A fact, a step and a part of the score without words."""

    facts = copy(TeKuiti.facts)
    facts.types, facts._numbers = list(facts.types), dict(facts._numbers)
    lowest = facts.add("lowest", "TK-1")

    @staticmethod
    def apply(state: Field, seat: int, action: int) -> None:
        TeKuiti.apply(state, seat, action)
        if state.facts is not None:
            state.facts.append((SaysWhatHasNoWords.lowest,))

    def scores(self, state: Field) -> list[Any]:
        return [replace(one, parts={**one.parts, "wool": 0}) for one in super().scores(state)]

    @staticmethod
    def view(state: Field, viewer: int) -> FieldView:
        view = TeKuiti.view(state, viewer)
        return replace(view, pending=tuple("swap" if one == "ram" else one for one in view.pending))


def test_keys_without_words_are_named_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(plant(monkeypatch, SaysWhatHasNoWords), tmp_path, monkeypatch) == 1
    told = capsys.readouterr().out
    for key in ("fact-lowest", "step-swap", "part-wool"):
        for lang in ("en", "de", "fr"):
            assert f"no words: {lang}: {key}" in told
    assert "All laws hold." not in told


# Facts that never occur


class PromisesTooMuch(TeKuiti):
    """Two facts that no rule states, one of them declared as rare."""

    facts = copy(TeKuiti.facts)
    facts.types, facts._numbers = list(facts.types), dict(facts._numbers)
    facts.add("wolf-come", "TK-1", silent=True)
    facts.add("lamb-born", "TK-1", silent=True, rare=True)


def test_a_fact_that_never_occurs_is_listed_and_with_enough_games_a_violation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name = plant(monkeypatch, PromisesTooMuch)
    assert run(name, tmp_path, monkeypatch) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert re.search(r" facts not met: [^:]*wolf-come TK-1 ", told)
    assert re.search(r" rare facts not met: [^:]*lamb-born TK-1 ", told)
    monkeypatch.setattr(lab, "FEWEST", 1)
    monkeypatch.setattr(lab, "GAMES", 1)
    assert run(name, tmp_path, monkeypatch, games=None) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert re.search(r"law 10: facts that never occurred: [^:]*wolf-come TK-1; write a habit", told)


class RareWithoutWords(TeKuiti):
    facts = copy(TeKuiti.facts)
    facts.types, facts._numbers = list(facts.types), dict(facts._numbers)
    facts.add("lamb-born", "TK-1", rare=True)


def test_a_rare_fact_needs_words_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(plant(monkeypatch, RareWithoutWords), tmp_path, monkeypatch) == 1
    told = capsys.readouterr().out
    assert all(f"no words: {lang}: fact-lamb-born" in told for lang in ("en", "de", "fr"))


# Weights


def test_a_weight_that_no_feature_has_is_refused_with_its_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.make("te_kuiti")
    known = evaluator_of(game).knowledge.names
    monkeypatch.setattr("sheepfold.bots.knowledge.tuned", lambda game: {known[0]: 1, "pnes": 2})
    with pytest.raises(SetupError, match=r"te_kuiti/bot/weights\.json: .* no feature 'pnes'"):
        bots.make("shepherd", game)
    with pytest.raises(SetupError, match="weights: te_kuiti knows no feature 'pnes'; there are: "):
        evaluator_of(game, {"pnes": 2.0})


# A bot, a copy, a list or a crash: which of them it is


class Humble:
    """Passes where nobody asked."""

    def __init__(self, game: object) -> None:
        pass

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> int:
        return DONE


def test_a_habit_that_chooses_what_is_not_legal_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lab, "habits_of", lambda name: {"humble": Humble})
    monkeypatch.setattr(bots, "QUICK", {})
    report = first_report("te_kuiti")
    assert report.violation is not None
    assert report.violation.startswith("humble (seat ")
    assert "chose 'done': `legal` does not offer it, TK-" in report.violation
    assert (report.seed, report.seated) == (0, ("humble", "humble"))
    assert report.record is not None
    assert run("te_kuiti", tmp_path, monkeypatch) == 1
    told = capsys.readouterr().out
    assert "te_kuiti, 2 players, memory_aid=false" in told
    assert "seed 0, played by humble, humble" in told
    assert "reproduce it with: sheepfold check --record violation-1.record" in told
    assert (tmp_path / "violation-1.record").read_text("utf-8") == report.record


class NobodyMayBeDone(TeKuiti):
    """`legal` offers what `objection` forbids."""

    def objection(self, state: Field, seat: int, action: int) -> Reason | None:
        return FLIP_FIRST() if action == DONE else TeKuiti.objection(state, seat, action)


class CrashesOnTheFirstFence(TeKuiti):
    def apply(self, state: Field, seat: int, action: int) -> None:
        if seat >= 0:
            raise IndexError("list index out of range")
        TeKuiti.apply(state, seat, action)


def test_a_list_of_legal_actions_that_a_ruling_forbids_breaks_law_2(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = plant(monkeypatch, NobodyMayBeDone)
    report = lab.inspect(lab.Part(name, 0, range(20)))
    assert report.violation is not None
    assert report.violation.startswith("law 2: ")
    assert "'done'" in report.violation
    assert "TK-5" in report.violation
    assert report.record is not None
    monkeypatch.undo()


def test_a_crash_is_reported_with_its_place_its_seed_and_a_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    report = first_report(plant(monkeypatch, CrashesOnTheFirstFence))
    assert report.violation is not None
    assert "crashed: IndexError: list index out of range (test_check_faults.py" in report.violation
    assert report.seed == 0
    assert report.record is not None


@pytest.mark.pure
def test_a_copy_that_shares_a_list_is_said_to_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Sharing(Field):
        __slots__ = ()

        def copy(self) -> Field:
            other = super().copy()
            other.pending = self.pending
            return other

    class SharesPending(TeKuiti):
        def setup(self, players: int, options: Any) -> Field:
            state = super().setup(players, options)
            state.__class__ = Sharing
            return state

    report = first_report(plant(monkeypatch, SharesPending))
    assert report.violation == "law 4: a copy shares pending with its original"
    assert report.record is not None


# What is missing


@pytest.mark.parametrize(
    ("find", "said"),
    [
        (habits_of, "habits: write src/sheepfold/games/shear_luck/lab/habits.py"),
        (board_of, "terminal board: write src/sheepfold/games/shear_luck/terminal/board.py"),
    ],
)
def test_a_missing_module_is_named_with_the_step_that_asks_for_it(find: Any, said: str) -> None:
    with pytest.raises(SetupError) as caught:
        find("shear_luck")
    assert str(caught.value) == f"shear_luck has no {said} (docs/add-a-game.md, step 10)"


class ShearLuck(TeKuiti):
    id = "shear_luck"


@pytest.mark.parametrize(
    ("find", "said"),
    [
        (greedy_bot, "greedy bot: write src/sheepfold/games/shear_luck/bot/greedy.py"),
        (evaluator_of, "knowledge for bots: write src/sheepfold/games/shear_luck/bot/knowledge.py"),
    ],
)
def test_so_is_what_bots_need(find: Any, said: str) -> None:
    with pytest.raises(SetupError) as caught:
        find(ShearLuck())
    assert str(caught.value) == f"shear_luck has no {said} (docs/add-a-game.md, step 10)"


# The report of a sound game


def test_the_end_lists_rulings_not_met_and_says_that_nothing_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("te_kuiti", tmp_path, monkeypatch) == 0
    told = capsys.readouterr().out
    assert "  1 game, " in told
    assert "1 games" not in told
    assert "rulings not met: TK-" in told
    assert "no action hides an argument: no secrets of seats to swap" in told
    assert "All laws hold." in told
