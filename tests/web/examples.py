"""The lessons: pictures are moments of recorded matches, guided games parts of such matches.

`python -m tests.web.examples` writes them as the page gets them, once a view has changed.
"""

from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from sheepfold import games
from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER
from sheepfold.core.record import parse
from sheepfold.core.story import for_people, replayed
from tests.playthroughs.files import playthrough

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ROOT / "web" / "src" / "lessons"


class Moment(NamedTuple):
    record: str
    lines: int | None  # of the record, from its start; None: all
    viewer: int


class Lesson(NamedTuple):
    """What the three pictures of a lesson show."""

    goal: Moment
    turn: Moment
    end: Moment


LESSONS: Final = {
    "te_kuiti": Lesson(
        Moment("te_kuiti/duel_last_turn_in_the_first_round", 50, WATCHER),
        Moment("te_kuiti/duel_seeded", 30, WATCHER),
        Moment("te_kuiti/duel_seeded", None, WATCHER),
    ),
    "te_kuiti-solo": Lesson(
        Moment("te_kuiti/solo_won_easy", 60, 0),
        Moment("te_kuiti/solo_seeded_normal", 20, 0),
        Moment("te_kuiti/solo_lost_enclosed_hard", None, 0),
    ),
    "sheepland": Lesson(
        Moment("sheepland/three_seeded_memory_aid", 60, WATCHER),
        Moment("sheepland/three_seeded_memory_aid", 30, WATCHER),
        Moment("sheepland/three_seeded_memory_aid", None, WATCHER),
    ),
    "volle_wolle": Lesson(
        Moment("volle_wolle/three_players_memory_aid", 200, WATCHER),
        Moment("volle_wolle/three_players_memory_aid", 60, WATCHER),
        Moment("volle_wolle/three_players_memory_aid", None, WATCHER),
    ),
    "sheep_and_thief": Lesson(
        Moment("sheep_and_thief/three_seeded", 120, 0),
        Moment("sheep_and_thief/three_seeded", 50, 0),
        Moment("sheep_and_thief/three_seeded", None, 0),
    ),
    "meadowmight": Lesson(
        Moment("meadowmight/three_base_seeded", 90, WATCHER),
        Moment("meadowmight/three_base_seeded", 40, WATCHER),
        Moment("meadowmight/three_base_seeded", None, WATCHER),
    ),
}


def example(moment: Moment) -> dict[str, Any]:
    """The view at that moment, with who looks."""
    record = parse(playthrough(moment.record))
    game = games.make(record.game, record.components)
    match = Match.resume(game, replace(record, events=record.events[: moment.lines]))
    return {"viewer": moment.viewer, "players": record.players, "view": match.view(moment.viewer)}


def written(lesson: Lesson) -> bytes:
    """The pictures of a lesson as JSON."""
    pictures = {name: example(moment) for name, moment in lesson._asdict().items()}
    return msgspec.json.encode(pictures) + b"\n"


ROTATING: Final = ("play", "turn")  # verbs whose last word is a rotation


class Guided(NamedTuple):
    """The parts of a recorded match that somebody plays who learns the game."""

    parts: tuple[tuple[int, int], ...]  # from the position after a line to that after another
    player: int = 0


# The first turns with all that may happen in one, then the end.
GUIDED: Final = {
    "te_kuiti": Guided(((3, 24), (128, 139))),
    "te_kuiti-solo": Guided(((0, 16), (57, 65))),
    "sheepland": Guided(((4, 27), (103, 107))),
    "volle_wolle": Guided(((7, 55), (363, 371))),
    "sheep_and_thief": Guided(((13, 33), (98, 106))),
    "meadowmight": Guided(((10, 19), (46, 54), (120, 126))),
}


def guided(name: str) -> bytes:
    """A guided game as JSON: what the player saw after each line, and where it was their move."""
    record = parse((EXAMPLES / "games" / f"{name}.record").read_text())
    match = Match.resume(games.make(record.game, record.components), record)
    parts, player = GUIDED[name]
    positions = [one.copy() for one in replayed(match)]
    told = [
        [step(positions, number, player, first=number == start) for number in range(start, end + 1)]
        for start, end in parts
    ]
    shown = {"player": player, "players": record.players, "parts": told}
    return msgspec.json.encode(shown) + b"\n"


def step(positions: list[Match], number: int, player: int, *, first: bool) -> dict[str, Any]:
    """A position, the line that led there, and the move that is to be made."""
    match = positions[number]
    found: dict[str, Any] = {"view": for_people(match.view(player))}
    if number and not first:
        found["line"] = match.line(number, player)
    if number + 1 < len(positions):
        then = positions[number + 1].line(number + 1, player)
        if then.by == player:
            found |= {"move": then.text, "legal": offered(match.legal(player), then.text)}
    return found


def offered(legal: list[str], move: str) -> list[str]:
    """All moves but those that turn the same tile another way: the lesson turns it."""
    verb, _, _ = move.partition(" ")
    if verb not in ROTATING:
        return legal
    same = move.rpartition(" ")[0]
    return [one for one in legal if one == move or one.rpartition(" ")[0] != same]


def main() -> None:
    for name in GUIDED:
        (EXAMPLES / "games" / f"{name}.json").write_bytes(guided(name))
    for name, lesson in LESSONS.items():
        (EXAMPLES / f"{name}.json").write_bytes(written(lesson))


if __name__ == "__main__":
    main()
