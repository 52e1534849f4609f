"""What moves bring about by themselves, and the ruling each note cites."""

import pytest

from sheepfold import WATCHER, Match, bots
from sheepfold.core.record import Move
from sheepfold.core.rng import Plain
from sheepfold.games.te_kuiti import TeKuiti
from sheepfold.lab.habits import habits_of
from tests.games.te_kuiti.scenario import (
    ONE_LEFT_TO_FLIP,
    ROW_5_AND_A4_FREE,
    duel,
    moves,
    solo,
)


def notes(match: Match, text: str) -> list[str]:
    """Play moves; what the last of them, with its draws, brought about."""
    told: list[str] = []
    for seat, words in moves(text):
        before = match.view(WATCHER)
        match.play(seat, words)
        action = match.game.actions.parse(words)
        found = match.game.notes(before, seat, action, match.view(WATCHER))
        told = [f"{note.ruling} {note.key}" for note in found]
    return told


START = "-1 first 0, 0 fence a1N, 0 fence a1W"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1 flip a1", []),
        ("1 flip a1, -1 reveal joyful", []),
        ("1 flip a1, -1 reveal joyful, 1 flip b1, -1 reveal timid", ["TK-6 turned-back"]),
        ("1 flip a1, -1 reveal joyful, 1 flip b1, -1 reveal joyful", ["TK-6 pair-taken"]),
        ("1 flip a1, -1 reveal ram", ["TK-7 ram-found"]),
        ("1 flip a1, -1 reveal ram, 1 ram a1N", []),
        ("1 flip a1, -1 reveal shepherd", ["TK-8 shepherd-found"]),
        (
            """1 flip a1, -1 reveal ram, 1 ram a1N, 1 flip b1, -1 reveal ram, 1 ram a1W
            1 flip c1, -1 reveal ram""",
            ["TK-7 ram-idle"],
        ),
        (
            """1 flip a1, -1 reveal joyful, 1 flip b1, -1 reveal timid
            0 fence a2N, 0 fence e5E, 1 flip a1""",
            ["TK-15 seen-before"],
        ),
        (
            """1 flip b1, -1 reveal joyful, 1 flip c1, -1 reveal timid
            0 fence a2N, 0 fence b1W""",
            ["TK-4 pen-closed"],
        ),
        (
            """1 flip a1, -1 reveal joyful, 1 flip c1, -1 reveal timid
            0 fence a2N, 0 fence e5E, 1 flip a1, 1 flip d1, -1 reveal shepherd, 0 fence b1W
            1 flip e1, -1 reveal joyful""",
            ["TK-9 pair-enclosed"],
        ),
    ],
)
def test_notes_of_the_duel(text: str, told: list[str]) -> None:
    assert notes(duel(START), text) == told


def test_the_field_opens_with_the_step_that_leaves_five_free_tiles() -> None:
    assert notes(duel(ROW_5_AND_A4_FREE), "1 flip a5, 1 flip c5, -1 reveal joyful") == [
        "TK-6 pair-taken",
        "TK-11 field-open",
    ]


def test_flipping_ends_and_the_last_turn_is_announced() -> None:
    match = duel(ONE_LEFT_TO_FLIP, "0 fence a5W, 0 fence a5S")
    assert notes(match, "1 flip e5, -1 reveal dreamy") == [
        "TK-10 nothing-to-flip",
        "TK-12 last-turn",
    ]
    assert notes(match, "0 fence b5S, 0 fence c5S") == [
        "TK-12 last-turn-over",
        "TK-14 round-scored",
        "TK-2 second-round",
    ]


def test_a_turn_that_passes_is_told() -> None:
    match = duel(ONE_LEFT_TO_FLIP)
    assert notes(match, "0 fence e5W, 0 fence a5W") == ["TK-10 turn-passed", "TK-12 last-turn"]


def test_with_a_rams_fence_still_due_nobody_says_that_flipping_has_ended() -> None:
    match = duel(ONE_LEFT_TO_FLIP, "0 fence a5W, 0 fence a5S")
    assert notes(match, "1 flip e5, -1 reveal ram") == ["TK-7 ram-found"]


def test_after_the_note_that_flipping_has_ended_nothing_is_flipped_in_that_turn() -> None:
    game = TeKuiti()
    makers = [*bots.QUICK.values(), *habits_of("te_kuiti").values()]
    met = 0
    for seed in range(60):
        rng = Plain("notes", seed)
        deciders = [makers[rng.below(len(makers))](game) for _ in range(2)]
        match = Match.start(game, 2, seed=seed)
        ended = False
        while not match.over:
            (seat,) = match.acting
            before = match.view(WATCHER)
            legal = game.legal(match.state, seat)
            choice = deciders[seat].choose(match.view(seat), legal, rng)
            text = game.actions.text(choice)
            assert not (ended and text.startswith("flip"))
            state = match.state.copy()
            for event in match.play(seat, text):
                assert isinstance(event, Move)
                action = game.actions.parse(event.text)
                game.apply(state, event.by, action)
                after = game.view(state, WATCHER)
                told = [note.key for note in game.notes(before, event.by, action, after)]
                ended = "nothing-to-flip" in told or (ended and after.pending[:1] == ("flip",))
                met += "nothing-to-flip" in told
                before = after
    assert met > 10


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("0 flip a1, -1 reveal joyful N", ["TK-S3 flower-fence"]),
        (
            "0 flip a1, -1 reveal joyful N, 0 flip a2, -1 reveal timid N",
            ["TK-S3 flower-fence", "TK-S2 turned-back"],
        ),
        (
            "0 flip a1, -1 reveal joyful N, 0 flip a2, -1 reveal joyful -",
            ["TK-S2 pair-removed"],
        ),
        (
            """0 flip a1, -1 reveal joyful N, 0 flip e5, -1 reveal timid E
            0 flip a1""",
            ["TK-15 seen-before", "TK-S3 flower-clockwise"],
        ),
        ("0 flip a1, -1 reveal ram -", ["TK-S4 ram-idle"]),
        ("0 flip a1, -1 reveal joyful N, 0 flip b1, -1 reveal ram -", ["TK-S4 ram-found"]),
        (
            "0 flip a1, -1 reveal shepherd W",
            ["TK-S3 flower-fence", "TK-S5 shepherd-found-solo"],
        ),
    ],
)
def test_notes_of_the_solo_game(text: str, told: list[str]) -> None:
    assert notes(solo(), text) == told
