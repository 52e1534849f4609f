"""From a wish for a table to the rows of a new one, or of another match at it. No requests here."""

import secrets
from collections.abc import Sequence
from typing import Final

from sheepfold.core import options
from sheepfold.core.fairness import COUNTED, commitment
from sheepfold.core.match import Match
from sheepfold.core.protocol import AnyGame
from sheepfold.server import decisions, tokens
from sheepfold.server.api.models import ChairKey, NewChair, NewTable, NewTime
from sheepfold.server.clock import WAITING
from sheepfold.server.live_table import digest
from sheepfold.server.plan import Opening, Plan, Seated, Start, Time, text
from sheepfold.server.refusal import Refusal
from sheepfold.server.table import Table
from sheepfold.store import ChairRow, MatchRow

SEED_BYTES: Final = 32
LEAST_SECONDS: Final = {"none": 0, "move": 5, "player": 60}


def plan_of(wanted: NewTable, game: AnyGame) -> Plan:
    """What a table is set up for; a match that could not start is refused now, not later."""
    if len(wanted.chairs) != wanted.players:
        raise Refusal("bad_chairs", f"{wanted.players} players need as many chairs")
    trial = Match.start(game, wanted.players, wanted.options)
    values = options.as_dict(trial.options)
    return Plan(
        game=game.id,
        players=wanted.players,
        options={name: options.word(value) for name, value in values.items()},
        components=wanted.components,
        time=_time(wanted.time),
        watching=wanted.watching,
        hints=_hints(wanted),
    )


def _hints(wanted: NewTable) -> bool:
    if wanted.hints is not None:
        return wanted.hints
    return sum(chair.kind != "bot" for chair in wanted.chairs) == 1


def _time(wanted: NewTime) -> Time:
    least = LEAST_SECONDS[wanted.kind]
    if wanted.seconds < least:
        raise Refusal("bad_time", f"time of this kind is at least {least} seconds")
    if wanted.kind == "none" and wanted.seconds:
        raise Refusal("bad_time", "without a time limit there are no seconds")
    if wanted.kind != "player" and wanted.increment:
        raise Refusal("bad_time", "only time for all moves of a player grows with each")
    return Time(kind=wanted.kind, seconds=wanted.seconds, increment=wanted.increment)


def opening_of(match_id: str, chairs: Sequence[NewChair], start: Start | None = None) -> Opening:
    """The first match: chairs and seats are the same."""
    host = next((number for number, one in enumerate(chairs) if one.kind == "person"), None)
    if host is None:
        raise Refusal("bad_chairs", "somebody has to sit at this device")
    return Opening(
        order=list(range(len(chairs))),
        chairs=_seated(match_id, chairs),
        start=start,
        host=host,
        fairness=COUNTED,
        clocks=WAITING,
    )


def _seated(match_id: str, chairs: Sequence[NewChair]) -> list[Seated]:
    """People choose their names first; bots get names that are left."""
    seated = [Seated()] * len(chairs)
    names: list[str] = []
    for number, chair in enumerate(chairs):
        if chair.kind == "person":
            names.append(decisions.name_of(chair.name, names))
            seated[number] = Seated(name=names[-1])
    for number, chair in enumerate(chairs):
        if chair.kind == "bot":
            names.append(decisions.bot_name(match_id, number, names))
            seated[number] = Seated(bot=decisions.bot_of(chair.bot), called=names[-1])
    return seated


def next_opening(table: Table, asker: int) -> Opening:
    """A rematch: the next one begins, people a bot played for are back, bots and host stay."""
    return Opening(
        order=[*table.order[1:], table.order[0]],
        chairs=[
            Seated(name=chair.name) if chair.name else Seated(bot=chair.bot, called=chair.called)
            for chair in table.chairs
        ],
        rematch=asker,
        host=table.host if table.keeps_host else None,
        fairness=COUNTED,
        clocks=WAITING,
    )


def match_row(
    table_id: str, number: int, game: AnyGame, plan: Plan, opening: Opening
) -> tuple[MatchRow, bytes]:
    """A new match with a seed of its own, which nobody sees before the end."""
    seed, match_id = secrets.token_bytes(SEED_BYTES), tokens.match_id(table_id, number)
    begun = digest(Table(game, plan, opening, match_id, seed, ()), 0)
    row = MatchRow(
        id=match_id,
        table_id=table_id,
        number=number,
        game=game.id,
        version=game.version,
        orders=text(opening),
        commitment=commitment(seed, match_id),
        phase=begun.phase,
        acting=begun.acting,
        wake=begun.wake,
    )
    return row, seed


def keys_of(chairs: Sequence[NewChair]) -> list[ChairKey]:
    """What opens each chair; a bot's has no key."""
    return [
        ChairKey(
            chair=number,
            credential=tokens.fresh() if chair.kind == "person" else None,
            invitation=tokens.fresh() if chair.kind == "open" else None,
        )
        for number, chair in enumerate(chairs)
    ]


def chair_rows(table_id: str, keys: Sequence[ChairKey]) -> list[ChairRow]:
    """The hashes alone."""
    return [
        ChairRow(
            table_id,
            key.chair,
            credential=tokens.hashed(key.credential) if key.credential else None,
            invitation=tokens.hashed(key.invitation) if key.invitation else None,
        )
        for key in keys
    ]
