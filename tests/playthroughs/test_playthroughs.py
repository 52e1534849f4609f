"""Whole matches, kept as records: they replay word for word to the results they once had."""

import json
from typing import Any

import pytest

import sheepfold
from sheepfold import games
from sheepfold.core.match import stated
from sheepfold.core.record import Move, Undo, parse
from tests.playthroughs.files import folder, records

RECORDS = {f"{game}/{name}": text for game in games.GAMES for name, text in records(game).items()}
EXPECTED: dict[str, Any] = {
    game: json.loads((folder(game) / "expected.json").read_text("utf-8")) for game in games.GAMES
}
# Per game the ways in which a round or a match can end, by the keys of their facts.
WAYS_TO_END = {game: set(expected["ways_to_end"]) for game, expected in EXPECTED.items()}
RESULTS = {
    f"{game}/{name}": result
    for game, expected in EXPECTED.items()
    for name, result in expected["results"].items()
}


def standing_moves(match: sheepfold.Match) -> list[Move]:
    """The moves of a match that were not undone."""
    moves: dict[int, Move] = {}  # by their line in the log
    for line, event in enumerate(match.events, start=1):
        if isinstance(event, Move):
            moves[line] = event
        elif event.alone:
            del moves[event.target]
        else:
            moves = {number: move for number, move in moves.items() if number < event.target}
    return list(moves.values())


def ends(match: sheepfold.Match) -> list[str]:
    """How the rounds, or the match, came to an end."""
    game, found = match.game, []
    state = game.setup(match.players, match.options)
    for move in standing_moves(match):
        facts = stated(game, state, move.by, game.actions.parse(move.text))
        found += [fact.key for fact in facts if fact.key in WAYS_TO_END[game.id]]
    return found


def test_every_record_has_its_result_and_every_result_its_record() -> None:
    assert set(RECORDS) == set(RESULTS)


@pytest.mark.parametrize("name", RECORDS)
def test_a_playthrough_stays_word_for_word(name: str) -> None:
    assert sheepfold.Match.replay(RECORDS[name]).record() == RECORDS[name]


@pytest.mark.parametrize("name", RECORDS)
def test_a_playthrough_ends_as_it_did(name: str) -> None:
    match = sheepfold.Match.replay(RECORDS[name])
    assert {
        "scores": [score.total for score in match.scores()],
        "winners": match.winners(),
        "ends": ends(match),
    } == RESULTS[name]


@pytest.mark.parametrize("game", WAYS_TO_END)
def test_there_is_a_playthrough_for_every_way_to_end(game: str) -> None:
    results = EXPECTED[game]["results"].values()
    assert {end for result in results for end in result["ends"]} == WAYS_TO_END[game]


def test_te_kuiti_may_be_won_by_either_seat_by_both_and_by_nobody() -> None:
    winners = [result["winners"] for result in EXPECTED["te_kuiti"]["results"].values()]
    assert {tuple(seats) for seats in winners} == {(0,), (1,), (0, 1), ()}


@pytest.mark.parametrize("agreed", [False, True])
def test_there_is_a_playthrough_with_undo_alone_and_one_agreed(agreed: bool) -> None:
    records = map(parse, RECORDS.values())
    undone = [event for record in records for event in record.events if isinstance(event, Undo)]
    assert agreed in {event.agreed for event in undone}
