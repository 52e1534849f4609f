"""What moves bring about, and the ruling each fact cites."""

import pytest

from sheepfold import WATCHER, Match, bots
from sheepfold.core.rng import Plain
from sheepfold.games.te_kuiti import TeKuiti
from sheepfold.games.te_kuiti.board import CELL_NAMES
from sheepfold.lab.habits import habits_of
from tests.games.te_kuiti.scenario import (
    ONE_LEFT_TO_FLIP,
    ROW_5_AND_A4_FREE,
    duel,
    moves,
    solo,
)


def facts(match: Match, text: str) -> list[str]:
    """Play moves; the facts of the last of them that its line does not say itself."""
    for seat, words in moves(text):
        match.play(seat, words)
    line = match.line(len(match.events), WATCHER)
    told = [fact for fact in line.facts if not match.game.facts.type_of(fact).silent]
    return [f"{fact.ruling} {fact.key}" for fact in told]


def last(match: Match, key: str) -> dict[str, object]:
    """The arguments of a fact of the last line."""
    line = match.line(len(match.events), WATCHER)
    (found,) = (fact for fact in line.facts if fact.key == key)
    return dict(found.arguments)


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
def test_facts_of_the_duel(text: str, told: list[str]) -> None:
    assert facts(duel(START), text) == told


def test_the_field_opens_with_the_step_that_leaves_five_free_tiles() -> None:
    assert facts(duel(ROW_5_AND_A4_FREE), "1 flip a5, 1 flip c5, -1 reveal joyful") == [
        "TK-6 pair-taken",
        "TK-11 field-open",
    ]


def test_flipping_ends_and_the_last_turn_is_announced() -> None:
    match = duel(ONE_LEFT_TO_FLIP, "0 fence a5W, 0 fence a5S")
    assert facts(match, "1 flip e5, -1 reveal dreamy") == [
        "TK-10 nothing-to-flip",
        "TK-12 last-turn",
    ]
    assert facts(match, "0 fence b5S, 0 fence c5S") == [
        "TK-12 last-turn-over",
        "TK-14 round-scored",
        "TK-2 second-round",
    ]


def test_a_turn_that_passes_is_told() -> None:
    match = duel(ONE_LEFT_TO_FLIP)
    assert facts(match, "0 fence e5W, 0 fence a5W") == ["TK-10 turn-passed", "TK-12 last-turn"]


def test_with_a_rams_fence_still_due_nobody_says_that_flipping_has_ended() -> None:
    match = duel(ONE_LEFT_TO_FLIP, "0 fence a5W, 0 fence a5S")
    assert facts(match, "1 flip e5, -1 reveal ram") == ["TK-7 ram-found"]


def test_after_the_fact_that_flipping_has_ended_nothing_is_flipped_in_that_turn() -> None:
    game = TeKuiti()
    makers = [*bots.QUICK.values(), *habits_of("te_kuiti").values()]
    met = 0
    for seed in range(60):
        rng = Plain("facts", seed)
        deciders = [makers[rng.below(len(makers))](game) for _ in range(2)]
        match = Match.start(game, 2, seed=seed)
        ended = False
        while not match.over:
            (seat,) = match.acting
            legal = game.legal(match.state, seat)
            choice = deciders[seat].choose(match.view(seat), legal, rng)
            text = game.actions.text(choice)
            assert not (ended and text.startswith("flip"))
            known = len(match.events)
            match.play(seat, text)
            told = {fact.key for facts in match.facts(WATCHER)[known:] for fact in facts}
            met += "nothing-to-flip" in told
            flips = match.view(WATCHER).pending[:1] == ("flip",)
            ended = flips and (ended or "nothing-to-flip" in told)
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
def test_facts_of_the_solo_game(text: str, told: list[str]) -> None:
    assert facts(solo(), text) == told


def test_TK_4_a_pen_names_the_tiles_in_it() -> None:
    match = duel(START, "1 flip b1, -1 reveal joyful, 1 flip c1, -1 reveal timid")
    facts(match, "0 fence a2N, 0 fence b1W")
    assert last(match, "pen-closed") == {"cells": ("a1",)}
    facts(match, "1 flip d5, -1 reveal ram, 1 ram a2N")
    assert last(match, "pen-opened") == {"cells": ("a1",)}


def test_TK_5_a_tile_is_shown_with_its_cell_and_its_round() -> None:
    match = duel(START)
    facts(match, "1 flip a1, -1 reveal joyful")
    assert last(match, "tile-shown") == {"round": 1, "cell": "a1", "kind": "joyful", "side": "-"}
    match = solo("0 flip a1")
    facts(match, "-1 reveal joyful N")
    assert last(match, "tile-shown") == {"round": 1, "cell": "a1", "kind": "joyful", "side": "N"}
    assert last(match, "flower-fence") == {"edge": "a1N"}


def test_TK_3_TK_7_TK_8_fences_that_come_and_go_are_facts() -> None:
    match = duel(START)
    assert last(match, "fence-placed") == {"edge": "a1W"}
    facts(match, "1 flip a1, -1 reveal ram, 1 ram a1N")
    assert last(match, "fence-rammed") == {"edge": "a1N"}
    facts(match, "1 flip b1, -1 reveal shepherd, 0 fence c1N")
    assert last(match, "fence-placed") == {"edge": "c1N"}


def test_TK_6_TK_9_TK_11_two_sheep_are_named_by_their_cells() -> None:
    match = duel(START)
    facts(match, "1 flip a1, -1 reveal joyful, 1 flip b1, -1 reveal timid")
    assert last(match, "turned-back") == {"cells": ("a1", "b1")}
    facts(match, "0 fence c5S, 0 fence d5S, 1 flip c1, -1 reveal angry, 1 flip d1, -1 reveal angry")
    assert last(match, "pair-taken") == {"cells": ("c1", "d1"), "kind": "angry"}


def test_TK_14_the_field_is_left_as_the_round_ended_however_it_did() -> None:
    """A ram that knocks down the last fence of a pen may end the round: that fence is gone."""
    ended = 0
    for seed in range(200):
        match = Match.start(TeKuiti(), 2, seed=seed)
        rng = Plain("fields", seed)
        while not match.over:
            (seat,) = match.acting
            legal = match.legal(seat)
            before = match.state.copy()
            known = len(match.events)
            match.play(seat, legal[rng.below(len(legal))])
            for facts in match.facts(WATCHER)[known:]:
                for fact in facts:
                    if fact.key == "field-left":
                        ended += 1
                        check_field(fact.arguments, before, match, known)
    assert ended == 400


def check_field(left: object, before: object, match: Match, known: int) -> None:
    """The fences and tiles before the decision, changed by the facts of its lines."""
    assert isinstance(left, dict)
    view = TeKuiti().view(before, WATCHER)  # type: ignore[arg-type]
    fences = set(view.fences)
    tiles = {cell for cell, word in zip(CELL_NAMES, view.table, strict=True) if word != "gone"}
    for facts in match.facts(WATCHER)[known:]:
        for fact in facts:
            if fact.key == "fence-placed":
                fences.add(str(fact.arguments["edge"]))
            elif fact.key == "fence-rammed":
                fences.remove(str(fact.arguments["edge"]))
            elif fact.key == "pair-taken":
                tiles -= set(fact.arguments["cells"])  # type: ignore[arg-type]
            elif fact.key in ("ram-found", "ram-idle", "shepherd-found"):
                tiles.remove(str(fact.arguments["cell"]))
    assert set(left["edges"]) == fences
    assert set(left["cells"]) == tiles
