"""The endpoint of sockets: its token alone tells whose client it is, and at which table."""

import asyncio
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from sheepfold.core.protocol import WATCHER
from sheepfold.server import tokens, wire
from sheepfold.server.codec import POLICY, TRY_AGAIN, Goodbye, Unreadable, close, read
from sheepfold.server.connection import Connection
from sheepfold.server.limits import address_key
from sheepfold.server.refusal import Refusal
from sheepfold.server.safety import client_address
from sheepfold.server.services import Services
from sheepfold.store.errors import StoreError

HELLO_SECONDS: Final = 10


async def live(socket: WebSocket) -> None:
    """Serve one socket until it closes."""
    services: Services = socket.app.state.services
    await socket.accept()
    services.metrics.sockets.inc()
    try:
        await _serve(socket, services)
    except Goodbye as goodbye:
        await close(socket, goodbye)
    except StoreError:
        reason = "the database does not answer: connect again in a moment"
        await close(socket, Goodbye("no_database", reason, TRY_AGAIN))
    except WebSocketDisconnect:
        pass
    finally:
        services.metrics.sockets.dec()


async def _serve(socket: WebSocket, services: Services) -> None:
    hello = await _hello(socket)
    hashed = tokens.hashed(hello.token)
    holder = await services.store.whose(hashed)
    if holder is None:
        raise Goodbye("unknown_token", "this link is not valid any more: ask for a new one")
    seat = f"{holder.table_id} {holder.chair}"
    if holder.chair != WATCHER and not services.limits.seat_sockets.enter(seat):
        raise Goodbye("too_many_sockets", "this seat is open on too many devices: close some")
    try:
        async with services.tables.use(holder.table_id) as live:
            address = address_key(client_address(socket.scope, services.settings))
            await Connection(socket, services, live, holder.chair, hashed, hello, address).stay()
    except Refusal as refusal:
        number = TRY_AGAIN if refusal.code in ("full", "overloaded") else POLICY
        raise Goodbye(refusal.code, str(refusal), number) from refusal
    finally:
        if holder.chair != WATCHER:
            services.limits.seat_sockets.leave(seat)


async def _hello(socket: WebSocket) -> wire.Hello:
    try:
        message = await asyncio.wait_for(read(socket), HELLO_SECONDS)
    except TimeoutError:
        raise Goodbye("no_hello", "the first message is hello, at once") from None
    except Unreadable as error:
        raise Goodbye("bad_message", str(error)) from None
    if not isinstance(message, wire.Hello):
        raise Goodbye("no_hello", "the first message is hello")
    if message.protocol != wire.PROTOCOL:
        raise Goodbye("reload", "the server is of another version than this page: reload it")
    return message
