"""To play on from a record: which line, and whether what was wished for fits. No requests here."""

import json
from dataclasses import replace
from typing import Final

from sheepfold import games
from sheepfold.core.errors import RecordError, SetupError
from sheepfold.core.match import Match
from sheepfold.core.options import word
from sheepfold.core.protocol import AnyGame
from sheepfold.core.record import Record
from sheepfold.core.story import replayed
from sheepfold.server.api.models import NewStart, NewTable
from sheepfold.server.plan import Start
from sheepfold.server.refusal import Refusal
from sheepfold.server.replays import brought, must_be_small, played_again

# They are played again whenever the table is loaded.
MOST_LINES: Final = 1000
MOST_AGAIN: Final = 20_000


def start_of(wanted: NewTable, start: NewStart) -> tuple[NewTable, Start]:
    """The table as the record has it, and the lines that are given."""
    record = brought(start.record)
    must_be_small(record)
    _must_agree(wanted, record)
    try:
        game = games.make(record.game, record.components)
    except SetupError as error:
        raise RecordError(f"the record's header is damaged: {error}") from None
    own = None if record.components is None else json.dumps(record.components)
    found = {"options": dict(record.options), "components": own}
    # What was drawn there counts as typed: how is not asked any more.
    lines = replace(
        record, seed=None, seats=(), components=None, given=0, ending=None, fairness=None
    )
    at = nearest(game, lines, start.line)
    given = replace(lines, events=lines.events[:at])
    if at > MOST_LINES or played_again(given) > MOST_AGAIN:
        raise Refusal("bad_start", f"at most {MOST_LINES} lines with few undos can be played on")
    return wanted.model_copy(update=found), Start(line=at, record=given.text())


def nearest(game: AnyGame, lines: Record, line: int) -> int:
    """The line nearest to this one after which a seat has to decide, of two the earlier."""
    acting = [sorted(match.acting) for match in replayed(Match.resume(game, lines))]
    if line >= len(acting):
        raise Refusal("bad_start", f"this record can be played on up to line {len(acting) - 1}")
    if not acting[line]:
        raise Refusal("bad_start", "the match is over there: play on from an earlier line")
    decided = [number for number, seats in enumerate(acting) if max(seats, default=-1) >= 0]
    if not decided:
        raise Refusal("bad_start", "this record leaves no decision to anybody")
    return min(decided, key=lambda number: abs(number - line))


def _must_agree(wanted: NewTable, record: Record) -> None:
    if (wanted.game, wanted.players) != (record.game, record.players):
        raise Refusal("bad_start", f"this record is of {record.game} with {record.players} players")
    if wanted.components is not None:
        raise Refusal("bad_start", "the components of a record come with it")
    for name, value in wanted.options.items():
        if record.options.get(name) != word(value):
            raise Refusal("bad_start", f"the record was played with another {name!r}, or with none")
