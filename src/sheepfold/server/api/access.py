"""Dependencies of routes: services, the credential behind a request, limits per address.

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
from sheepfold.server.limits import Buckets, address_key
from sheepfold.server.live_table import LiveTable
from sheepfold.server.refusal import Refusal
from sheepfold.server.replays import Shelf
from sheepfold.server.safety import client_address
from sheepfold.server.services import Services
from sheepfold.store import Effect, Holder

_bearer: Final = HTTPBearer(auto_error=False, description="A chair's credential, or a watch token.")

TableId = Annotated[str, Path(pattern=f"^{tokens.SHAPE}$", description="The table.")]
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


TheServices = Annotated[Services, Depends(_services)]


def _shelf(request: Request) -> Shelf:
    """One for each app, made when it is first needed."""
    state = request.app.state
    if not hasattr(state, "shelf"):
        state.shelf = Shelf(state.services.queues.replay)
    shelf: Shelf = state.shelf
    return shelf


TheShelf = Annotated[Shelf, Depends(_shelf)]


def _address(request: Request, services: TheServices) -> str:
    return address_key(client_address(request.scope, services.settings))


Address = Annotated[str, Depends(_address)]


def _token_hash(given: Bearer) -> str:
    token = given.credentials if given else ""
    if not tokens.well_formed(token):
        raise Refusal(NO_CREDENTIAL, "this needs a credential: Authorization: Bearer …")
    return tokens.hashed(token)


TokenHash = Annotated[str, Depends(_token_hash)]


async def _guest(table: TableId, services: TheServices, token_hash: TokenHash) -> Holder:
    """Anybody who belongs to a table: on a chair or watching."""
    holder = await services.store.whose(token_hash)
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
        raise Refusal("not_yours", "spectators cannot play")
    return holder


Seated = Annotated[Holder, Depends(_seated)]


def must_be_host(live: LiveTable, holder: Holder) -> None:
    if holder.chair != live.table.host:
        raise Refusal("not_host", "only the host may do that")


def count(services: Services, request: Request, limit: Buckets) -> None:
    """One more of these from this address."""
    wait = limit.allow(address_key(client_address(request.scope, services.settings)))
    if wait is not None:
        raise TooMany(wait)


async def happen(
    services: Services, holder: Holder, command: Command, effects: tuple[Effect, ...] = ()
) -> Happened:
    """Commit a command of somebody at a table."""
    async with services.tables.use(holder.table_id) as live:
        return Happened(seq=await services.tables.committer.commit(live, command, effects=effects))


async def absent_chairs(services: Services, table: str, now: int) -> set[int]:
    """Return the chairs without a connection for long; time without a server does not count."""
    gone = await gone_since(services.store, table, await services.store.who_is_here(table))
    limit, outages = services.settings.absence_ms, services.tables.heartbeat.outages
    return {chair for chair, moment in gone.items() if passed(outages, moment, now) >= limit}
