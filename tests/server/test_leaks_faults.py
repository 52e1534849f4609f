"""`leaks` can fail: planted leaks, what it says about them, and its exit code."""

import zlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from sheepfold.bots.analysis import Decision, decisions
from sheepfold.core.errors import IllegalMove
from sheepfold.core.facts import Fact, FactSpace
from sheepfold.core.match import Line, Match
from sheepfold.core.story import Story
from sheepfold.server import analyses, connection, frames, hints, replays, wire
from sheepfold.server.api import steps
from sheepfold.server.live_table import Hint, LiveTable
from tests.server import leak_hunt, leaks, pairs

Patch = pytest.MonkeyPatch
CHOICE = 39  # Volle Wolle: another seat bids in secret while the viewer has to
LIVE = 32  # Sheepland
ALONE = ("--pairs", "1", "--first")


def secret(match: Match | None) -> int:
    """A number that tells what happened in truth."""
    return zlib.crc32(repr(match.events if match else ()).encode())


def told(match: Match | None) -> bytes:
    """The last move in truth, as something more in a frame."""
    return b',"truth":"%d"}' % secret(match)


def a_frame_tells_it(patch: Patch) -> None:
    def whole(live: LiveTable, *rest: Any, **more: Any) -> bytes:
        return real(live, *rest, **more)[:-1] + told(live.table.match)

    real = frames.whole
    patch.setattr(frames, "whole", whole)


def a_length_tells_it(patch: Patch) -> None:
    def whole(live: LiveTable, *rest: Any, **more: Any) -> bytes:
        return real(live, *rest, **more) + b" " * (secret(live.table.match) % 997)

    real = frames.whole
    patch.setattr(frames, "whole", whole)


def a_line_tells_it(patch: Patch) -> None:
    def line(match: Match, number: int, viewer: int) -> Line:
        text = str(match.events[number - 1]).partition(" ")[2]
        return replace(real(match, number, viewer), text=text)

    real = Match.line
    patch.setattr(Match, "line", line)


def a_fact_tells_it(patch: Patch) -> None:
    def seen(space: FactSpace, facts: tuple[Fact, ...], *_: Any) -> tuple[Fact, ...]:
        return facts

    patch.setattr(FactSpace, "seen", seen)


def a_hint_tells_it(patch: Patch) -> None:
    async def hint(thinking: Any, live: LiveTable, seat: int) -> Hint:
        found = await real(thinking, live, seat)
        moves = [wire.Advice(text=one.text, percent=truth(live), reason="") for one in found.moves]
        return found._replace(moves=moves)

    def truth(live: LiveTable) -> int:
        return secret(live.table.match) % 101

    real = hints.hint
    patch.setattr(connection, "hint", hint)


def a_refusal_tells_it(patch: Patch) -> None:
    def objection(match: Match, seat: int, text: str) -> IllegalMove | None:
        found = real(match, seat, text)
        rulings = match.game.rulings
        ruling = rulings[secret(match) % len(rulings)]
        return found and IllegalMove(replace(found.reason, ruling=ruling), text)

    real = Match.objection
    patch.setattr(Match, "objection", objection)


def a_replay_tells_it(patch: Patch) -> None:
    class Truth(Story):
        def __init__(self, match: Match, viewer: int) -> None:
            super().__init__(match, viewer)
            texts = [str(event).partition(" ")[2] for event in match.events]
            for number, text in enumerate(texts):
                line = replace(self.steps[number].line, text=text)
                self.steps[number] = replace(self.steps[number], line=line)

    patch.setattr(replays, "Story", Truth)


def an_analysis_tells_it(patch: Patch) -> None:
    def whole(match: Match) -> Iterator[Decision]:
        for one in decisions(match):
            yield replace(one, legal=[*one.legal, one.legal[secret(match) % len(one.legal)]])

    patch.setattr(analyses, "decisions", whole)
    patch.setattr(leak_hunt, "ANALYSED", 1)


FAULTS: list[tuple[Callable[[Patch], None], str]] = [
    (a_frame_tells_it, "device 2, frame 0: "),
    (a_length_tells_it, "device 2, frame 0: "),
    (a_line_tells_it, "device 2, frame 0: "),
    (a_fact_tells_it, "device 2, frame 0: "),
    (a_hint_tells_it, '"advised"'),
    (a_refusal_tells_it, '"refused"'),
    (a_replay_tells_it, "replay, frame "),
    (an_analysis_tells_it, "analysis, frame "),
]


@pytest.mark.parametrize(("plant", "said"), FAULTS)
def test_a_leak_is_found(
    monkeypatch: Patch,
    capsys: pytest.CaptureFixture[str],
    plant: Callable[[Patch], None],
    said: str,
):
    monkeypatch.setattr(leaks, "SHOWN", 1000)
    plant(monkeypatch)
    assert leaks.main([*ALONE, str(LIVE)]) == 1
    shown = capsys.readouterr().out
    assert said in shown
    assert f"--pairs 1 --first {LIVE} --seed 1\n" in shown
    assert shown.count("sheepfold record 1\n") == 2


def test_without_one_nothing_is(capsys: pytest.CaptureFixture[str], monkeypatch: Patch):
    monkeypatch.setattr(leak_hunt, "ANALYSED", 1)
    assert leaks.main([*ALONE, str(LIVE)]) == 0
    assert "1 of 1, 0 differ" in capsys.readouterr().out


def test_a_secret_choice_that_shows_is_found(
    monkeypatch: Patch, capsys: pytest.CaptureFixture[str]
):
    def after(live: LiveTable, *rest: Any) -> bytes:
        grown = live.table.match is not None and len(live.table.match.events) > lines
        return real(live, *rest) + b" " * (secret(live.table.match) % 997 if grown else 0)

    pair = pairs.found(pairs.wanted(CHOICE, 1))
    assert pair is not None
    assert pair.choices
    lines, real = len(pair.matches[0].events), frames.after
    monkeypatch.setattr(frames, "after", after)
    assert leaks.main([*ALONE, str(CHOICE)]) == 1
    assert "device 0, frame " in capsys.readouterr().out


def test_an_answer_over_http_that_tells_more_is_found(
    monkeypatch: Patch, capsys: pytest.CaptureFixture[str]
):
    def missed(name: str, match: Match, *rest: Any) -> bytes:
        return replays.missed(name, match, *rest)[:-1] + told(match)

    monkeypatch.setattr(steps, "missed", missed)
    monkeypatch.setattr(leak_hunt, "WIRED", 1)
    assert leaks.main([*ALONE, str(LIVE)]) == 1
    shown = capsys.readouterr().out
    assert "on sockets" in shown
    assert "answers, frame " in shown


def test_a_game_with_secrets_and_no_pair_is_a_failure(
    monkeypatch: Patch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(pairs, "found", lambda _wanted: None)
    assert leaks.main(["--pairs", "2", "--game", "volle_wolle"]) == 1
    assert "volle_wolle: no pair was found in 2 searches" in capsys.readouterr().out
    assert leaks.main(["--pairs", "2", "--game", "te_kuiti"]) == 0, "it hides no argument"
