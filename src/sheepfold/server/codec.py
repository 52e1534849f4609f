"""A socket as a line of messages: read them, close it with a reason. Knows no table."""

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sheepfold.server import wire

POLICY, TRY_AGAIN = 1008, 1013  # why a socket is closed, as the standard numbers it

decode = msgspec.json.Decoder(wire.Incoming).decode
encode = msgspec.json.Encoder().encode


class Unreadable(Exception):
    """A message that is none of those described; `id` is its own, if it has one."""

    def __init__(self, reason: str, message_id: str) -> None:
        self.id = message_id
        super().__init__(reason)


class _Named(msgspec.Struct):
    id: str = ""


class Goodbye(Exception):
    """The socket has to be closed, for this reason."""

    def __init__(self, code: str, reason: str, number: int = POLICY) -> None:
        self.bye = wire.Bye(code=code, reason=reason)
        self.number = number


def not_stored() -> Goodbye:
    reason = "it could not be stored: connect again and send it again"
    return Goodbye("not_stored", reason, TRY_AGAIN)


async def close(socket: WebSocket, goodbye: Goodbye) -> None:
    try:
        await socket.send_text(encode(goodbye.bye).decode())
        await socket.close(goodbye.number, goodbye.bye.code)
    except (RuntimeError, WebSocketDisconnect):
        pass  # it was gone before


async def read(socket: WebSocket) -> wire.Incoming:
    """The next message; not understood ones are `Unreadable`."""
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    text = frame.get("text")
    if text is None:
        raise Goodbye("binary", "messages are text", 1003)
    if len(text.encode()) > wire.LARGEST:
        raise Goodbye("too_large", f"a message has at most {wire.LARGEST} bytes", 1009)
    try:
        message: wire.Incoming = decode(text)
    except RecursionError:
        raise Unreadable("a message is not nested so deeply", "") from None
    except msgspec.MsgspecError as error:
        raise Unreadable(str(error), _id_in(text)) from None
    return message


def _id_in(text: str) -> str:
    """The id of a message that cannot be understood otherwise, so that its sender finds it."""
    try:
        return msgspec.json.decode(text, type=_Named).id
    except (msgspec.MsgspecError, RecursionError):
        return ""
