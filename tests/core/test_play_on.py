"""Matches that begin with lines of a record, and records that tell how a match was given up."""

from dataclasses import replace
from typing import Any

import pytest

import sheepfold
from sheepfold import games
from sheepfold.core import fairness
from sheepfold.core.errors import IllegalMove, RecordError
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE
from sheepfold.core.record import Ending, Move, Record, Undo, check_sum, parse
from sheepfold.core.rng import Plain
from tests.core.lambs import Lambs
from tests.playthroughs.files import playthrough, with_undo

PLAYED = ["meadowmight/three_own_components", *(with_undo(game) for game in games.GAMES)]
SEED = bytes(range(32))


def begun(record: Record, line: int, **more: Any) -> Match:
    """A match that begins with so many lines of a record."""
    game = games.make(record.game, record.components)
    return Match.play_on(game, replace(record, events=record.events[:line]), **more)


def play_out(match: Match, rng: Plain, most: int = 1_000_000) -> None:
    while not match.over and most:
        seat = min(match.acting)
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        most -= 1


def golden(name: str) -> Record:
    return parse(playthrough(name))


@pytest.mark.parametrize("name", PLAYED)
def test_lines_are_given_and_draws_after_them_follow_the_new_seed(name: str) -> None:
    record = golden(name)
    undos = [n for n, event in enumerate(record.events, 1) if isinstance(event, Undo)]
    for line in (*undos[:1], len(record.events) * 2 // 3):
        match = begun(record, line, seed=SEED, seats=[f"P{n}" for n in range(record.players)])
        assert match.given == line
        assert tuple(match.events[:line]) == record.events[:line]
        play_out(match, Plain("play on"), 40)
        told = parse(match.record())
        assert (told.given, told.seed, told.fairness) == (line, SEED, None)
        assert sheepfold.Match.replay(match.record()).record() == match.record()
        (finding,) = fairness.check(match.game, told)
        assert (finding.key, finding.holds) == ("log-given", True)
        draws = [number for number, one in enumerate(match.events, 1) if one.by == CHANCE]
        assert [draw.line for draw in fairness.draws(match)] == [n for n in draws if n > line]
        assert finding.facts["draws"] == len(fairness.draws(match))
        assert all(f.holds for f in fairness.check_proof(match.game, fairness.proof(match)))


def toy() -> Match:
    """Both have bid; the lamb of the second round is shown."""
    match = Match.start(Lambs(), 2, seed=3)
    match.play(0, "bid 2")
    match.play(1, "bid 1")
    return match


def test_secrets_stay_as_they_were_dealt_and_unknown_to_who_did_not_know_them() -> None:
    match = toy()
    again = Match.play_on(match.game, parse(match.record()), seed=SEED)
    assert again.state.hands == match.state.hands
    for viewer in (-2, 0, 1):
        assert again.view(viewer) == match.view(viewer)
        assert again.log(viewer) == match.log(viewer)
        assert f"\ngiven: {len(match.events)}\n" in again.record(viewer)


def test_draws_are_counted_from_where_the_match_goes_on() -> None:
    match = toy()
    lines = replace(parse(match.record()), events=tuple(match.events[:-1]))
    again = Match.play_on(match.game, lines, seed=SEED)
    (draw,) = fairness.draws(again)
    assert (draw.line, draw.stream, draw.count) == (len(match.events), "show", 0)
    assert Match.play_on(match.game, lines, seed=SEED).events == again.events
    typed = Match.play_on(match.game, lines, seed=None)
    assert typed.acting == {CHANCE}


def test_given_lines_stand() -> None:
    match = Match.start(Lambs(), 2, seed=3)
    match.play(0, "bid 2")
    assert match.may_undo(0)
    again = Match.play_on(match.game, parse(match.record()), seed=SEED)
    assert not again.may_undo(0)
    with pytest.raises(IllegalMove, match="undo-nothing"):
        again.undo(0, agreed=[0, 1])
    again.play(1, "bid 1")
    again.undo(1, agreed=[0, 1])
    assert again.acting == {1}
    assert Match.resume(again.game, parse(again.record())) == again


def test_a_draw_that_does_not_follow_is_found_but_a_given_one_may_be_anything_legal() -> None:
    match = toy()
    again = Match.play_on(match.game, parse(match.record()), seed=SEED)
    for seat in (0, 1):
        again.play(seat, "bid 0")
    told = parse(again.record())
    places = [place for place, event in enumerate(told.events) if str(event).startswith("-1 show")]
    outcomes: dict[int, list[bool]] = {}
    for place in places:
        for lamb in "12345":
            events = [*told.events]
            events[place] = Move(CHANCE, f"show {lamb}")
            (finding,) = fairness.check(match.game, replace(told, events=tuple(events)))
            outcomes.setdefault(place, []).append(finding.holds)
    assert all(sum(found) > 1 for place, found in outcomes.items() if place < told.given)
    assert all(sum(found) <= 1 for place, found in outcomes.items() if place >= told.given)


def test_what_cannot_be_played_on_is_refused() -> None:
    match = toy()
    with pytest.raises(RecordError, match="redacted"):
        Match.play_on(match.game, parse(match.record(0)))
    older = replace(parse(match.record()), version=0, events=(Move(0, "bid 1"),))
    with pytest.raises(RecordError, match="older rules"):
        Match.play_on(match.game, older)


@pytest.mark.parametrize(
    "ending", [Ending("resigned", (1,)), Ending("resigned", (0, 1)), Ending("agreed")]
)
def test_a_record_tells_how_a_match_was_given_up(ending: Ending) -> None:
    match = toy()
    plain = match.record()
    assert parse(plain).ending is None
    match.ending = ending
    assert f"\nending: {ending}\n" in match.record()
    again = Match.resume(match.game, parse(match.record()))
    assert (again.ending, again.record()) == (ending, match.record())
    again.play(0, "bid 0")
    assert again.ending is None, "it goes on after all"


@pytest.mark.parametrize(
    "line",
    [
        *("given: 0", "given: 99", "given: x", "given: -1"),
        *("ending: won", "ending: resigned", "ending: agreed 1", "ending: resigned 1 0"),
        *("ending: resigned 10", "ending: resigned 1 1", "ending: "),
    ],
)
def test_a_header_that_makes_no_sense_is_refused(line: str) -> None:
    lines = toy().record().splitlines()
    blank = lines.index("")
    with pytest.raises(RecordError, match="header is damaged"):
        parse(sealed([*lines[:blank], line, *lines[blank:-1]]))


def test_an_ending_that_cannot_be_is_refused() -> None:
    match = toy()
    match.ending = Ending("resigned", (2,))
    with pytest.raises(RecordError, match="cannot have ended"):
        Match.resume(match.game, parse(match.record()))
    whole = golden("te_kuiti/duel_with_agreed_undo")
    with pytest.raises(RecordError, match="cannot have ended"):
        sheepfold.Match.replay(replace(whole, ending=Ending("agreed")).text())


def sealed(lines: list[str]) -> str:
    """A record of these lines with the end that fits."""
    moves = len(lines) - lines.index("") - 1
    return "\n".join([*lines, f"end {moves} {check_sum(lines)}", ""])
