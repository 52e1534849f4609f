"""The door for sockets: who is there, by the token alone, and at which table."""

import asyncio
import hashlib
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sheepfold.core.protocol import WATCHER
from sheepfold.server import wire
from sheepfold.server.device import Device
from sheepfold.server.house import House
from sheepfold.server.line import TRY_AGAIN, Goodbye, close, read
from sheepfold.server.refusal import Refusal
from sheepfold.store.errors import StoreError

HELLO_SECONDS: Final = 10


async def live(socket: WebSocket) -> None:
    """Serve one socket until it closes."""
    house: House = socket.app.state.house
    await socket.accept()
    house.metrics.sockets.inc()
    try:
        await _serve(socket, house)
    except Goodbye as goodbye:
        await close(socket, goodbye)
    except StoreError as error:
        await close(socket, Goodbye("no_database", str(error), TRY_AGAIN))
    except WebSocketDisconnect:
        pass
    finally:
        house.metrics.sockets.dec()


async def _serve(socket: WebSocket, house: House) -> None:
    hello = await _hello(socket)
    hashed = hashlib.sha256(hello.token.encode()).hexdigest()
    holder = await house.store.whose(hashed)
    if holder is None:
        raise Goodbye("unknown_token", "this link is not valid any more: ask for a new one")
    seat = f"{holder.table_id} {holder.chair}"
    if holder.chair != WATCHER and not house.limits.seat_sockets.enter(seat):
        raise Goodbye("too_many_sockets", "this seat is open on too many devices: close some")
    try:
        async with house.desk.place(holder.table_id) as place:
            await Device(socket, house, place, holder.chair, hashed, hello).stay()
    except Refusal as refusal:
        raise Goodbye(refusal.code, str(refusal)) from refusal
    finally:
        if holder.chair != WATCHER:
            house.limits.seat_sockets.leave(seat)


async def _hello(socket: WebSocket) -> wire.Hello:
    try:
        message = await asyncio.wait_for(read(socket), HELLO_SECONDS)
    except TimeoutError:
        raise Goodbye("no_hello", "the first message is hello, at once") from None
    except msgspec.MsgspecError as error:
        raise Goodbye("bad_message", str(error)) from None
    if not isinstance(message, wire.Hello):
        raise Goodbye("no_hello", "the first message is hello")
    if message.protocol != wire.PROTOCOL:
        raise Goodbye("reload", "the server is of another version than this page: reload it")
    return message
