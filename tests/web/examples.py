"""The positions that the rules show: moments of recorded matches, as the page gets them.

Written by `python -m tests.web.examples`, which is needed when a view changes.
"""

from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from sheepfold import games
from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER
from sheepfold.core.record import parse

ROOT: Final = Path(__file__).parents[2]
RECORDS: Final = ROOT / "tests" / "playthroughs"
EXAMPLES: Final = ROOT / "web" / "src" / "pages" / "rules" / "examples"


class Moment(NamedTuple):
    record: str
    lines: int  # of the record, from its start
    viewer: int


MOMENTS: Final = {
    "te_kuiti": Moment("te_kuiti_duel_last_turn_in_the_first_round", 50, WATCHER),
    "sheepland": Moment("sheepland_three_seeded_memory_aid", 60, WATCHER),
    "volle_wolle": Moment("volle_wolle_three_players_memory_aid", 60, WATCHER),
    "sheep_and_thief": Moment("sheep_and_thief_three_seeded", 120, 0),
    "meadowmight": Moment("meadowmight_three_base_seeded", 60, WATCHER),
}


def example(moment: Moment) -> bytes:
    """The view at that moment with who looks, as JSON."""
    record = parse((RECORDS / f"{moment.record}.record").read_text())
    game = games.make(record.game, record.components)
    match = Match.resume(game, replace(record, events=record.events[: moment.lines]))
    shown = {"viewer": moment.viewer, "players": record.players, "view": match.view(moment.viewer)}
    return msgspec.json.format(msgspec.json.encode(shown), indent=1) + b"\n"


def main() -> None:
    for game, moment in MOMENTS.items():
        (EXAMPLES / f"{game}.json").write_bytes(example(moment))


if __name__ == "__main__":
    main()
