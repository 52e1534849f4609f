"""The match: its checks, undo, logs and previews, on the toy game with secrets."""

import pytest

from sheepfold.core import record as records
from sheepfold.core.errors import IllegalMove, NotOver, SetupError
from sheepfold.core.match import Choice, Match
from sheepfold.core.protocol import CHANCE, WATCHER
from sheepfold.core.record import Record, parse
from tests.core.lambs import Lambs


def typed(players: int = 2) -> Match:
    """All cards dealt and the first lamb shown, by typing."""
    match = Match.start(Lambs(), players, seed=None)
    for seat, lamb in enumerate("512"[:players]):
        match.play(CHANCE, f"deal {seat} {lamb}")
    match.play(CHANCE, "show 3")
    return match


def ruling(match: Match, seat: int, text: str) -> str:
    before = match.record()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, text)
    assert match.record() == before
    return caught.value.ruling


def test_with_a_seed_chance_has_already_drawn() -> None:
    match = Match.start(Lambs(), 2, seed=1)
    assert match.acting == {0, 1}
    assert [event.by for event in match.events] == [CHANCE, CHANCE, CHANCE]
    assert ruling(match, CHANCE, "show 1") == "CORE-1"


def test_without_a_seed_chance_is_typed() -> None:
    match = Match.start(Lambs(), 2, seed=None)
    assert match.acting == {CHANCE}
    assert match.legal(CHANCE) == [f"deal 0 {lamb}" for lamb in range(1, 6)]
    assert ruling(match, CHANCE, "deal 1 1") == "LA-1"


def test_fresh_matches_differ_and_equal_seeds_agree() -> None:
    assert Match.start(Lambs(), 2, seed=5) == Match.start(Lambs(), 2, seed=5)
    assert Match.start(Lambs(), 2) != Match.start(Lambs(), 2)
    assert Match.start(Lambs(), 2, seed=bytes(32)) == Match.start(Lambs(), 2, seed=bytes(32))


@pytest.mark.parametrize(
    ("players", "settings", "answer"),
    [
        (4, {}, "lambs is for 2 or 3 players, not 4"),
        ("2", {}, "lambs is for 2 or 3 players, not '2'"),
        (True, {}, "lambs is for 2 or 3 players, not True"),
        (2, {"options": {"speed": 1}}, "unknown option 'speed'; there are: none"),
        (2, {"seed": "x"}, "a seed is a whole number, 32 bytes, or None, not 'x'"),
        (2, {"seed": b"x"}, "a seed has 32 bytes, not 1"),
        (2, {"seats": ["one"]}, "name every seat or none: 2 of them, not 1"),
        (2, {"seats": ["a,b", "c"]}, "a seat's name is printable and has no comma, not 'a,b'"),
    ],
)
def test_a_match_that_cannot_be_is_refused_at_the_start(
    players: int, settings: dict[str, object], answer: str
) -> None:
    with pytest.raises(SetupError) as caught:
        Match.start(Lambs(), players, **settings)  # type: ignore[arg-type]  # wrong on purpose
    assert str(caught.value) == answer


def test_refusals_name_their_ruling_and_change_nothing() -> None:
    match = typed()
    assert ruling(match, 1, "look") == "LA-3"
    assert ruling(match, 0, "bid ?") == "LA-2"
    assert ruling(match, 0, "bid 9") == "CORE-3"
    assert ruling(match, 2, "bid 1") == "CORE-1"
    match.play(0, "bid 1")
    assert ruling(match, 0, "bid 2") == "CORE-1"
    refusal = match.objection(1, "bid 9")
    assert refusal is not None
    assert str(refusal) == "CORE-3 forbids 'bid 9': word, word 9, known 0 1 2"
    assert match.objection(1, "bid 2") is None


@pytest.mark.parametrize("text", [None, 7, b"bid 1", ["bid", "1"]])
def test_what_is_no_text_is_malformed(text: object) -> None:
    with pytest.raises(IllegalMove) as caught:
        typed().play(0, text)  # type: ignore[arg-type]  # wrong on purpose
    assert caught.value.ruling == "CORE-3"


def test_scores_exist_once_the_match_is_over() -> None:
    match = typed()
    with pytest.raises(NotOver):
        match.scores()
    for move in ("0 bid 1", "1 bid 0", "-1 show 1", "0 bid 0", "1 bid 2", "0 done"):
        seat, text = move.split(" ", 1)
        match.play(int(seat), text)
    assert match.over
    assert match.acting == set()
    assert [score.total for score in match.scores()] == [5, 1]
    assert match.scores()[0].parts == {"hand": 4, "won": 1}
    assert match.winners() == [0]
    assert ruling(match, 0, "look") == "CORE-2"
    with pytest.raises(IllegalMove, match="CORE-4"):
        match.undo(0)


# Undo


def test_a_pending_choice_may_be_withdrawn_until_the_last_one_arrives() -> None:
    match = typed(3)
    match.play(0, "bid 2")
    match.play(1, "bid 1")
    assert match.may_undo(0)
    match.undo(0)
    assert match.acting == {0, 2}
    assert [str(move) for move in match.moves[3:]] == ["-1 show 3", "1 bid 1"]
    assert not match.may_undo(0)
    assert repr(match) == "<Match lambs, players 3, moves 5, acting [0, 2]>"
    assert str(match.events[-1]) == "0 withdraw 5"
    match.play(0, "bid 0")
    match.play(2, "bid 0")
    with pytest.raises(IllegalMove) as caught:
        match.undo(0)
    assert caught.value.ruling == "CORE-4"
    assert Match.resume(match.game, _record(match)) == match


def test_undo_beyond_the_boundary_needs_all_seats_and_the_log_says_so() -> None:
    match = typed()
    match.play(0, "bid 2")
    match.play(1, "bid 1")
    match.play(CHANCE, "show 4")
    for agreed in ([], [0], [1]):
        with pytest.raises(IllegalMove, match="undo-seen"):
            match.undo(0, agreed=agreed)
    match.undo(0, agreed=[0, 1])
    assert match.acting == {0, 1}
    assert str(match.events[-1]) == "0 undo 4 agreed"
    assert Match.resume(match.game, _record(match)) == match


def test_nothing_to_take_back_is_refused() -> None:
    for match, seats in ((typed(), (0, 1, 5)), (Match.start(Lambs(), 2, seed=3), (0, CHANCE))):
        for seat in seats:
            with pytest.raises(IllegalMove, match="undo-nothing"):
                match.undo(seat)


def test_a_draw_that_was_typed_wrongly_is_taken_back_if_all_agree() -> None:
    match = typed()
    before, drawn = match.view(0), match.moves[-1].text
    with pytest.raises(IllegalMove, match="undo-seen"):
        match.undo(CHANCE)
    match.undo(CHANCE, agreed=[0, 1])
    assert match.acting == {CHANCE}
    match.play(CHANCE, drawn)
    assert match.view(0) == before
    assert Match.resume(match.game, records.parse(match.record())) == match


def test_an_undone_draw_is_never_drawn_again() -> None:
    """The counter of draws goes on, so an undo does not show what comes next."""
    match = Match.start(Lambs(), 2, seed=3)
    shown = []
    for _ in range(12):
        match.play(0, "bid 0")
        shown += [event.text for event in match.play(1, "bid 0")[1:]]
        match.undo(0, agreed=[0, 1])
    assert len(set(shown)) > 2
    assert Match.resume(match.game, _record(match)) == match


# What viewers get


def test_logs_hide_secrets_until_they_are_revealed() -> None:
    match = typed()
    match.play(0, "bid 2")
    assert [str(event) for event in match.log(1)] == [
        "-1 deal 0 ?",
        "-1 deal 1 1",
        "-1 show 3",
        "0 bid ?",
    ]
    assert str(match.log(0)[-1]) == "0 bid 2"
    match.play(1, "bid 1")
    assert [str(event) for event in match.log(WATCHER)] == [
        "-1 deal 0 ?",
        "-1 deal 1 ?",
        "-1 show 3",
        "0 bid 2",
        "1 bid 1",
    ]


def test_redacted_records_hold_no_seed_and_no_secret() -> None:
    match = Match.start(Lambs(), 2, seed=3)
    text = match.record(viewer=1)
    assert "seed: none" in text
    assert "-1 deal 0 ?" in text
    seed = _record(match).seed
    assert seed is not None
    assert seed.hex() not in text


def test_viewers_are_seats_and_watchers() -> None:
    match = typed()
    assert match.view(WATCHER).hands == (None, None)
    for viewer in (2, -1, -3):
        for ask in (match.view, match.log, match.record):
            with pytest.raises(SetupError, match="viewers are the seats 0 to 1 and -2"):
                ask(viewer)


def test_a_preview_comes_from_the_view_and_tells_whether_undo_ends() -> None:
    match = typed()
    before = match.record()
    assert match.preview(0, "bid 2").view.bids == (2, -1)
    assert not match.preview(0, "bid 2").final
    match.play(0, "bid 2")
    assert match.preview(1, "bid 0").final
    assert [choice.final for choice in match.choices(1)] == [True, True, True]
    assert match.choices(0) == []
    match.undo(0)
    assert _record(match).events[:3] == tuple(match.events[:3])
    assert before.splitlines()[:8] == match.record().splitlines()[:8]


def test_typed_draws_have_choices_too() -> None:
    match = Match.start(Lambs(), 2, seed=None)
    assert match.choices(CHANCE)[0] == Choice("deal 0 1", final=False)
    match.play(CHANCE, "deal 0 1")
    match.play(CHANCE, "deal 1 2")
    assert all(choice.final for choice in match.choices(CHANCE))


def test_looking_into_the_box_cannot_be_taken_back_freely() -> None:
    match = typed()
    for move in ("0 bid 0", "1 bid 0", "-1 show 1", "0 bid 0", "1 bid 0"):
        seat, text = move.split(" ", 1)
        match.play(int(seat), text)
    assert [choice.final for choice in match.choices(0)] == [True, True]


def _record(match: Match) -> Record:
    return parse(match.record())
