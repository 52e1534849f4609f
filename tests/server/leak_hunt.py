"""Spends evenings with pairs and compares every byte: what `leaks` does with a number of pairs."""

import asyncio
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field, fields
from itertools import zip_longest
from pathlib import Path
from typing import Final

from sheepfold.core.rng import Plain
from sheepfold.server.plan import Start
from tests.server import evenings, pairs, web_evenings
from tests.server.evenings import ANALYSIS, REPLAY, SECRETS, Told
from tests.server.fake_store import PaperEvening
from tests.server.in_process_server import World, loaded_dice, opened
from tests.server.pairs import GIVEN, LATE, LIVE, Pair, Wanted
from tests.server.twins import Dice

WIRED: Final = 10  # one pair of these is played on real sockets
ANALYSED: Final = 4  # in one pair of these there is an analysis
ASKED: Final = (b"allowed", b"refused", b"preview")
HINT: Final = b"advised"


@dataclass
class Tally:
    """Counts all that was compared of one game."""

    pairs: int = 0
    live: int = 0
    given: int = 0
    late: int = 0
    wired: int = 0  # of all pairs, those on real sockets
    none: int = 0  # no pair was found
    comparisons: int = 0
    bytes: int = 0
    questions: int = 0
    hints: int = 0
    replays: int = 0
    analyses: int = 0
    secrets: int = 0  # moves that differ
    differences: int = 0

    def add(self, other: "Tally") -> None:
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


@dataclass(frozen=True)
class Difference:
    """A leak, or a pair that is none; the records are of the two matches."""

    wanted: Wanted
    kind: str
    wired: bool
    what: list[str]
    records: tuple[str, str]


@dataclass
class Found:
    tallies: dict[str, Tally] = field(default_factory=dict)  # per game
    differences: list[Difference] = field(default_factory=list)

    def add(self, other: "Found") -> None:
        for game, tally in other.tallies.items():
            self.tallies.setdefault(game, Tally()).add(tally)
        self.differences += other.differences


@dataclass(frozen=True)
class Slice:
    """Pairs to look at, by their numbers."""

    numbers: Sequence[int]
    seed: int


def hunt(part: Slice) -> Found:
    """All pairs of a slice."""
    found = Found()
    with loaded_dice() as dice, opened_when_needed(dice) as worlds:
        for number in part.numbers:
            found.add(looked_at(pairs.wanted(number, part.seed), dice, worlds))
    return found


@contextmanager
def opened_when_needed(dice: Dice) -> Iterator["Worlds"]:
    with asyncio.Runner() as runner, tempfile.TemporaryDirectory() as folder:
        worlds = Worlds(runner, dice, Path(folder))
        try:
            yield worlds
        finally:
            worlds.close()


class Worlds:
    """Two servers, opened when a pair needs them."""

    def __init__(self, runner: asyncio.Runner, dice: Dice, folder: Path) -> None:
        self.runner = runner
        self._dice, self._folder = dice, folder
        self._stack = AsyncExitStack()
        self._both: list[World] = []

    def both(self) -> list[World]:
        if not self._both:
            entered = self._stack.enter_async_context(opened(self._folder, self._dice, SECRETS))
            self._both = self.runner.run(entered)
        return self._both

    def close(self) -> None:
        self.runner.run(self._stack.aclose())


def looked_at(wanted: Wanted, dice: Dice, worlds: Worlds) -> Found:
    """One pair: what was compared, and what differs."""
    pair = pairs.found(wanted)
    if pair is None:
        return Found({wanted.game: Tally(none=1)})
    wired = one_in(WIRED, "wired", wanted)
    analysed = one_in(ANALYSED, "analysed", wanted)
    try:
        told = (
            on_wires(pair, wanted.number, worlds)
            if wired
            else on_paper(pair, dice, worlds.runner, analysed=analysed)
        )
        what = list(differences(*told))
        tally = counted(told[0])
    except Exception:  # one of the worlds refused what the other one did
        what, tally = [traceback.format_exc()], Tally()
    tally.pairs, tally.wired, tally.secrets = 1, int(wired), pair.secrets
    tally.live, tally.given, tally.late = (int(pair.kind == kind) for kind in (LIVE, GIVEN, LATE))
    tally.differences = len(what)
    found = Found({wanted.game: tally})
    if what:
        one, other = (match.record() for match in pair.matches)
        found.differences.append(Difference(wanted, pair.kind, wired, what, (one, other)))
    return found


def one_in(many: int, what: str, wanted: Wanted) -> bool:
    """Whether a pair is one of those; at random, so that all configurations are met."""
    return Plain(what, wanted.seed, wanted.number).below(many) == 0


def on_paper(
    pair: Pair, dice: Dice, runner: asyncio.Runner, *, analysed: bool
) -> tuple[Told, Told]:
    """All that the viewer was sent in both worlds."""
    one, other = (
        runner.run(
            evenings.spent(
                PaperEvening(match, dice, secret, start_of(pair, world)),
                pair,
                world,
                analysed=analysed,
            )
        )
        for world, (match, secret) in enumerate(zip(pair.matches, SECRETS, strict=True))
    )
    return one, other


def start_of(pair: Pair, world: int) -> Start | None:
    return evenings.given(pair.matches[world]) if pair.kind == GIVEN else None


def on_wires(pair: Pair, name: int, worlds: Worlds) -> tuple[Told, Told]:
    """The same over real sockets; no two pairs may have the same name there."""
    one, other = (
        worlds.runner.run(web_evenings.spent(server, pair, world, name, start_of(pair, world)))
        for world, server in enumerate(worlds.both())
    )
    return one, other


def counted(told: Told) -> Tally:
    """Count what there was to compare."""
    every = [frame for frames in told.values() for frame in frames]
    kinds = [frame[9:16] for frame in every]
    return Tally(
        comparisons=len(every),
        bytes=sum(map(len, every)),
        questions=sum(map(kinds.count, ASKED)),
        hints=kinds.count(HINT),
        replays=len(told.get(REPLAY, ())),
        analyses=int(bool(told.get(ANALYSIS))),
    )


def differences(one: Told, other: Told) -> Iterator[str]:
    for name in dict.fromkeys((*one, *other)):
        both = zip_longest(one.get(name, ()), other.get(name, ()))
        for number, (mine, yours) in enumerate(both):
            if mine != yours:
                yield f"{name}, frame {number}: {difference(mine, yours)}"


def difference(a: bytes | None, b: bytes | None) -> str:
    if a is None or b is None:
        return f"only in one world: {a or b!r}"
    place = next(i for i, (x, y) in enumerate(zip_longest(a, b)) if x != y)
    return f"{a[max(0, place - 200) : place + 100]!r} or {b[max(0, place - 20) : place + 100]!r}"
