"""The pictures of the lessons and the rules: moments of recorded matches, as the page gets them.

`python -m tests.web.examples` writes them, which is needed when a view changes.
"""

from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from sheepfold import games
from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER
from sheepfold.core.record import parse
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


def main() -> None:
    for name, lesson in LESSONS.items():
        (EXAMPLES / f"{name}.json").write_bytes(written(lesson))


if __name__ == "__main__":
    main()
