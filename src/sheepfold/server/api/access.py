"""Who asks: the house, the credential behind a request, and how often an address may ask.

The chair always comes from the credential, never from what is sent.
"""

from typing import Annotated, Final

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from sheepfold.core.protocol import WATCHER
from sheepfold.server import tokens
from sheepfold.server.absence import gone_since
from sheepfold.server.api.errors import NO_CREDENTIAL, TooMany
from sheepfold.server.api.models import Happened
from sheepfold.server.clock import passed
from sheepfold.server.committer import Command
from sheepfold.server.house import House
from sheepfold.server.limits import Buckets, address_key
from sheepfold.server.place import Place
from sheepfold.server.refusal import Refusal
from sheepfold.server.replays import Shelf
from sheepfold.server.safety import client_address
from sheepfold.store import Effect, Holder

_bearer: Final = HTTPBearer(auto_error=False, description="A chair's credential, or a watch token.")

TableId = Annotated[str, Path(pattern=f"^{tokens.SHAPE}$", description="The table.")]
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


TheHouse = Annotated[House, Depends(_house)]


def _shelf(request: Request) -> Shelf:
    """One for each app, made when it is first needed."""
    state = request.app.state
    if not hasattr(state, "shelf"):
        state.shelf = Shelf(state.house.queues.replay)
    shelf: Shelf = state.shelf
    return shelf


TheShelf = Annotated[Shelf, Depends(_shelf)]


def _address(request: Request, house: TheHouse) -> str:
    return address_key(client_address(request.scope, house.settings))


Address = Annotated[str, Depends(_address)]


def _token_hash(given: Bearer) -> str:
    token = given.credentials if given else ""
    if not tokens.well_formed(token):
        raise Refusal(NO_CREDENTIAL, "this needs a credential: Authorization: Bearer …")
    return tokens.hashed(token)


TokenHash = Annotated[str, Depends(_token_hash)]


async def _guest(table: TableId, house: TheHouse, token_hash: TokenHash) -> Holder:
    """Anybody who belongs to a table: on a chair or watching."""
    holder = await house.store.whose(token_hash)
    if holder is None:
        raise Refusal(
            NO_CREDENTIAL, "this credential opens nothing: its chair was given up or moved"
        )
    if holder.table_id != table:
        raise Refusal("not_yours", "this credential is for another table")
    return holder


Guest = Annotated[Holder, Depends(_guest)]


async def _seated(holder: Guest) -> Holder:
    if holder.chair == WATCHER:
        raise Refusal("not_yours", "who watches does not play")
    return holder


Seated = Annotated[Holder, Depends(_seated)]


def must_be_host(place: Place, holder: Holder) -> None:
    if holder.chair != place.table.host:
        raise Refusal("not_host", "only the host may do that")


def count(house: House, request: Request, limit: Buckets) -> None:
    """One more of these from this address."""
    wait = limit.allow(address_key(client_address(request.scope, house.settings)))
    if wait is not None:
        raise TooMany(wait)


async def happen(
    house: House, holder: Holder, command: Command, effects: tuple[Effect, ...] = ()
) -> Happened:
    """Commit a command of somebody at a table."""
    async with house.desk.place(holder.table_id) as place:
        return Happened(seq=await house.desk.committer.commit(place, command, effects=effects))


async def absent_chairs(house: House, table: str, now: int) -> set[int]:
    """The chairs that nobody was connected to for long; while no server lives nobody can be."""
    gone = await gone_since(house.store, table, await house.store.who_is_here(table))
    limit, outages = house.settings.absence_ms, house.desk.heartbeat.outages
    return {chair for chair, moment in gone.items() if passed(outages, moment, now) >= limit}
