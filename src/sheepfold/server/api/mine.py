"""The tables of one device, by the credentials it holds; of other tables it learns nothing."""

from collections.abc import Iterable

from fastapi import APIRouter

from sheepfold.bots.names import seat_word
from sheepfold.server import events, tokens
from sheepfold.server.api.access import TheServices
from sheepfold.server.api.errors import documented
from sheepfold.server.api.models import Credentials, MineList, MineModel
from sheepfold.server.plan import Opening, opening_of
from sheepfold.server.services import Services
from sheepfold.store import MatchRow, Mine

router = APIRouter(tags=["mine"])


@router.post("/mine", summary="My tables", responses=documented())
async def mine(given: Credentials, services: TheServices) -> MineList:
    """Those that wait for me first, then the latest; unknown credentials are left out."""
    held = await services.store.mine([tokens.hashed(token) for token in given.credentials])
    by_table: dict[str, list[Mine]] = {}
    for one in held:
        by_table.setdefault(one.holder.table_id, []).append(one)
    tables = [await _shown(services, chairs) for chairs in by_table.values()]
    return MineList(tables=sorted(tables, key=lambda one: (not one.waiting, -one.touched)))


async def _shown(services: Services, held: list[Mine]) -> MineModel:
    """One table, with all chairs that this device holds there."""
    match, chairs = held[0].match, [one.holder.chair for one in held]
    opening = opening_of(match.orders)
    return MineModel(
        table=match.table_id,
        match=match.id,
        number=match.number,
        game=match.game,
        phase=match.phase,
        given=opening.given,
        chairs=chairs,
        names=await _names(services, match, opening),
        waiting=any(match.acting >> chair & 1 for chair in chairs),
        touched=match.touched,
    )


async def _names(services: Services, match: MatchRow, opening: Opening) -> list[str]:
    live = services.tables.cache.of_match(match.id)
    if live is not None and not services.tables.cache.is_idle(live):
        return [chair.word for chair in live.table.chairs]
    rows = await services.store.events(match.id)
    return names(opening, (events.read(row.body) for row in rows))


def names(opening: Opening, log: Iterable[events.Kind]) -> list[str]:
    """Who sits where, without playing the match again."""
    found = [seated.name or seat_word(seated.called, seated.bot) for seated in opening.chairs]
    for event in log:
        if isinstance(event, events.Sat) and event.chair is not None:
            found[event.chair] = event.name
        elif isinstance(event, events.Left) and event.chair is not None:
            found[event.chair] = ""
        elif isinstance(event, events.Arranged):
            found[event.target] = seat_word(event.called, event.bot or "")
    return found
