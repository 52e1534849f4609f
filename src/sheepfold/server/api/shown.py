"""A table as answers describe it to people; built from what everybody may know."""

import msgspec

from sheepfold.server import frames
from sheepfold.server.api.models import MatchModel, PersonModel, PlanModel, TableModel, TimeModel
from sheepfold.server.live_table import LiveTable
from sheepfold.server.plan import Plan, opening_of
from sheepfold.server.table import Table
from sheepfold.store import WATCHERS, ChairRow, Holder, MatchRow, Whole


def plan(known: Plan) -> PlanModel:
    return PlanModel(
        game=known.game,
        players=known.players,
        options=known.options,
        own_components=known.components is not None,
        time=TimeModel(**msgspec.to_builtins(known.time)),
        watching=known.watching,
        hints=known.hints,
    )


def people(table: Table) -> list[PersonModel]:
    return [PersonModel(**msgspec.to_builtins(person)) for person in frames.people(table)]


def table(live: LiveTable, whole: Whole, holder: Holder, now: int) -> TableModel:
    known = live.table
    return TableModel(
        table=live.id,
        match=known.match_id,
        number=live.number,
        commitment=live.commitment,
        phase=known.phase,
        given=known.given,
        ending=known.ending,
        winners=_winners(known),
        head=known.head,
        chair=None if holder.chair == WATCHERS else holder.chair,
        host=known.host,
        chairs=people(known),
        owed=sorted(known.owing),
        invited=[chair.chair for chair in whole.chairs if _invites(chair, now)],
        watched=whole.table.watch is not None,
        plan=plan(known.plan),
    )


def _winners(table: Table) -> list[int]:
    result = frames.result(table)
    won = () if result is None else result.winners
    return [person.chair for person in frames.people(table) if person.seat in won]


def _invites(chair: ChairRow, now: int) -> bool:
    until = chair.invitation_until
    return chair.invitation is not None and (until is None or until > now)


def match(row: MatchRow) -> MatchModel:
    return MatchModel(
        match=row.id,
        number=row.number,
        phase=row.phase,
        given=opening_of(row.orders).given,
        commitment=row.commitment,
        touched=row.touched,
    )
