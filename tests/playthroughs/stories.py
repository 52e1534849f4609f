"""The stories of all playthroughs as text, `stories.txt` beside them; see README.md.

As a program, `python -m tests.playthroughs.stories` writes the files.
"""

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import starmap
from pathlib import Path

from sheepfold import WATCHER, games
from tests.playthroughs.files import folder, records
from tests.playthroughs.readings import Reading, Readings, read

LIVE = "live"  # a line reads as it did when it happened
ALL = "all"
ROW = re.compile(r"(?P<lines>[\d,]+) (?:@(?P<viewers>\S+) )?(?P<said>.*)")
Place = tuple[str, tuple[int, str], int, str]  # playthrough, part with its place, line, viewer


def file(game: str) -> Path:
    return folder(game) / "stories.txt"


def kept(game: str) -> dict[str, str]:
    """The stories in a game's file, by the names of their playthroughs."""
    found = file(game).read_text("utf-8").split("\n\n")
    return {text[2 : text.index(", seats ")]: text.rstrip("\n") for text in found}


# Writing


def story(name: str, record: str) -> str:
    """The story of a playthrough as today's code tells it."""
    return "\n".join(rows(name, read(record)))


def rows(name: str, viewers: Mapping[int, Readings]) -> Iterator[str]:
    yield f"# {name}, seats {len(viewers) - 1}"
    yield from live(viewers)
    yield from uncovered(viewers)
    known = {viewer: list(readings.live) for viewer, readings in viewers.items()}
    for moment in viewers[WATCHER].later:
        yield from later(moment, viewers, known)


def live(viewers: Mapping[int, Readings]) -> Iterator[str]:
    """A row for the watcher and all who read the same, then one for each other reading."""
    for number in range(1, len(viewers[WATCHER].live) + 1):
        said = {viewer: sentence(one.live[number - 1]) for viewer, one in viewers.items()}
        common = said[WATCHER]
        yield f"{number} {common}"
        other = {viewer: text for viewer, text in said.items() if text != common}
        yield from (f"{number} @{who} {text}" for text, who in together(other, len(viewers)))


def uncovered(viewers: Mapping[int, Readings]) -> Iterator[str]:
    """The lines whose secrets became known, by the lines that did it."""
    found: dict[tuple[int, int], dict[int, str]] = defaultdict(dict)
    for viewer, readings in viewers.items():
        for one in readings.uncovered:
            found[one.since, one.line][viewer] = f"since {one.since} {one.text}"
    if found:
        yield "## uncovered"
    for (_, number), said in sorted(found.items()):
        yield from (f"{number} @{who} {text}" for text, who in together(said, len(viewers)))


def later(
    moment: int, viewers: Mapping[int, Readings], known: dict[int, list[Reading]]
) -> Iterator[str]:
    """The lines that read otherwise than at the moment before; `known` is brought up to date."""
    yield f"## after {moment}"
    restored: dict[str, list[int]] = defaultdict(list)
    for number in range(1, moment + 1):
        said = {}
        for viewer, readings in viewers.items():
            now = readings.later[moment][number - 1]
            if now != known[viewer][number - 1]:
                said[viewer] = LIVE if now == readings.live[number - 1] else sentence(now)
                known[viewer][number - 1] = now
        for text, who in together(said, len(viewers)):
            if text == LIVE:
                restored[who].append(number)
            else:
                yield f"{number} @{who} {text}"
    for who, numbers in restored.items():
        yield f"{','.join(map(str, numbers))} @{who} {LIVE}"


def together(said: Mapping[int, str], everybody: int) -> list[tuple[str, str]]:
    """Each text with those who read it."""
    found: dict[str, list[int]] = defaultdict(list)
    for viewer, text in said.items():
        found[text].append(viewer)
    return [
        (text, ALL if len(who) == everybody else ",".join(map(named, who)))
        for text, who in found.items()
    ]


def named(viewer: int) -> str:
    return "w" if viewer == WATCHER else str(viewer)


def sentence(reading: Reading) -> str:
    """Who did what, and the facts: ruling, key and, if there are any, arguments."""
    facts = [f" | {ruling} {key}{values(words)}" for ruling, key, words in reading.facts]
    return f"{reading.by} {reading.text}{''.join(facts)}"


def values(words: Mapping[str, object]) -> str:
    if not words:
        return ""
    return " " + json.dumps(dict(words), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


# Comparing


def first_difference(expected: str, got: str) -> str | None:
    """Where two stories differ first, by line and viewer; None if they are equal."""
    if expected == got:
        return None
    wanted, found = unfolded(expected), unfolded(got)
    for place in sorted({*wanted, *found}):
        if wanted.get(place) != found.get(place):
            name, (_, part), line, viewer = place
            return (
                f"{name}, {part}, line {line}, viewer {viewer}\n"
                f"expected: {wanted.get(place, '(no row)')}\n"
                f"got:      {found.get(place, '(no row)')}"
            )
    return "the same readings in other rows"


def unfolded(text: str) -> dict[Place, str]:
    """What each viewer reads at each place."""
    found: dict[Place, list[str]] = defaultdict(list)
    name, part, everybody = "", (0, LIVE), [""]
    common: dict[Place, str] = {}  # for those who have no row of their own
    for row in filter(None, text.splitlines()):
        if row.startswith("## "):
            part = (part[0] + 1, row[3:])
        elif row.startswith("# "):
            name, _, seats = row[2:].partition(", seats ")
            part, everybody = (0, LIVE), ["w", *map(str, range(int(seats)))]
        else:
            lines, viewers, said = fields(row)
            who = everybody if viewers is None or viewers == ALL else viewers.split(",")
            places = [(name, part, line, viewer) for line in lines for viewer in who]
            if viewers is None:
                common.update(dict.fromkeys(places, said))
            else:
                for place in places:
                    found[place].append(said)
    return common | {place: "\n".join(said) for place, said in found.items()}


def fields(row: str) -> tuple[list[int], str | None, str]:
    """A row's lines, viewers and what they read."""
    matched = ROW.fullmatch(row)
    if matched is None:
        raise ValueError(f"not a row of a story: {row!r}")
    lines, viewers, said = matched.group("lines", "viewers", "said")
    return [int(number) for number in lines.split(",")], viewers, said


def keys(text: str) -> set[str]:
    """The keys of all facts in a story."""
    return set(re.findall(r" \| \S+ (\S+)", text))


def main(chosen: Iterable[str]) -> None:
    for game in chosen or games.GAMES:
        text = "\n\n".join(starmap(story, records(game).items())) + "\n"
        file(game).write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{game}: {len(text.encode()) // 1000} kB\n")


if __name__ == "__main__":
    main(sys.argv[1:])
