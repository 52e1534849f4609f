"""Looks for leaks: two tables that one viewer cannot tell apart must not differ by a byte.

python -m tests.server.leaks --pairs 2000 --jobs 2
python -m tests.server.leaks --pairs 500 --first 1500
python -m tests.server.leaks --pairs 100 --game sheepland --seed 7

A pair is found by its number and the seed, so a run can be done in slices, and a pair again.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count, islice

from sheepfold import games
from sheepfold.core.leaks import who
from sheepfold.processes import in_processes
from sheepfold.server import logs
from tests.server import pairs
from tests.server.fake_store import freely
from tests.server.leak_hunt import Difference, Found, Slice, Tally, hunt

CHUNK = 25  # pairs that a process looks at in one go, with servers of its own
SHOWN = 3  # frames of a pair that are shown where they differ
COLUMNS = {
    "none": "not found",
    "pairs": "pairs",
    "live": "live",
    "given": "given",
    "late": "late",
    "wired": "on sockets",
    "comparisons": "comparisons",
    "bytes": "bytes",
    "questions": "questions",
    "hints": "hints",
    "replays": "replay pages",
    "analyses": "analyses",
    "secrets": "secret moves",
    "differences": "differences",
}


def numbers(first: int, many: int, game: str | None) -> list[int]:
    """The numbers of the pairs; of one game every fifth or so."""
    names = sorted(games.GAMES)
    every = (number for number in count(first) if game in (None, names[number % len(names)]))
    return list(islice(every, many))


def slices(wanted: Sequence[int], seed: int) -> list[Slice]:
    return [Slice(wanted[at : at + CHUNK], seed) for at in range(0, len(wanted), CHUNK)]


def quietly(part: Slice) -> Found:
    """Look at a slice; the servers log nothing but errors."""
    logs.configure(replace(freely(), log_level="error"))
    return hunt(part)


def table(tallies: dict[str, Tally]) -> Iterator[str]:
    """The tallies, a line for each game."""
    whole = Tally()
    for tally in tallies.values():
        whole.add(tally)
    rows = [["game", *COLUMNS.values()]]
    for game, tally in (*sorted(tallies.items()), ("all", whole)):
        rows.append([game, *(f"{getattr(tally, name):,}" for name in COLUMNS)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))


def report(found: Difference) -> Iterator[str]:
    """The difference, and how to see it again."""
    wanted = found.wanted
    players, options = games.make(wanted.game).configurations()[wanted.configuration]
    where = "on sockets" if found.wired else "on paper"
    yield f"\n{wanted.game}, {players} players, {options}, to {who(wanted.viewer)}: {where}"
    yield f"A {found.kind} pair; {len(found.what)} differences:"
    yield from found.what[:SHOWN]
    again = f"--pairs 1 --first {wanted.number} --seed {wanted.seed}"
    yield f"Again: python -m tests.server.leaks {again}"
    for name, record in zip(("one", "other"), found.records, strict=True):
        yield f"The record of the {name} match:\n{record}"


def missing(found: Found) -> list[str]:
    """The games with secrets of seats that had no pair though they had their turn."""
    return [
        f"{game}: no pair was found in {tally.none} searches"
        for game, tally in sorted(found.tallies.items())
        if not tally.pairs and not pairs.is_open(games.make(game))
    ]


def main(words: Sequence[str] | None = None) -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.server.leaks", description=__doc__)
    asked.add_argument("--pairs", type=int, default=2000)
    asked.add_argument("--first", type=int, default=0, help="the number of the first pair")
    asked.add_argument("--game", choices=sorted(games.GAMES))
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--jobs", type=int, default=1, help="processes")
    chosen = asked.parse_args(words)
    wanted = numbers(chosen.first, chosen.pairs, chosen.game)
    found, began, done = Found(), time.monotonic(), 0
    parts = slices(wanted, chosen.seed)
    for part, more in zip(parts, in_processes(quietly, parts, chosen.jobs), strict=True):
        found.add(more)
        done += len(part.numbers)
        for one in more.differences:
            say(*report(one))
        seconds = time.monotonic() - began
        say(f"{done} of {len(wanted)}, {len(found.differences)} differ, {seconds:.0f} s")
    say("", *table(found.tallies))
    empty = missing(found)
    say(*empty)
    return 1 if found.differences or empty else 0


def say(*lines: str) -> None:
    for line in lines:
        print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
