"""A device at a table, on one chair or watching: what it is told, and what it asks for."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from starlette.websockets import WebSocket

from sheepfold.core import story
from sheepfold.core.errors import IllegalMove
from sheepfold.core.match import Match, others_act
from sheepfold.core.protocol import WATCHER
from sheepfold.language import LANGUAGES, Language
from sheepfold.narrator import Narrator
from sheepfold.server import decisions, events, frames, letters, wire
from sheepfold.server.clock import deadline
from sheepfold.server.committer import Command
from sheepfold.server.decisions import Decision
from sheepfold.server.hints import hint
from sheepfold.server.house import House
from sheepfold.server.line import TRY_AGAIN, Goodbye, Unreadable, encode, not_stored, read
from sheepfold.server.place import Place
from sheepfold.server.presence import Presence
from sheepfold.server.refusal import Refusal, Repeated
from sheepfold.server.table import UNDO, Table
from sheepfold.store.errors import StoreError
from sheepfold.store.rows import ChatRow

MOST_UNSENT: Final = 256  # frames that wait for a device that reads too slowly
USED_ID: Final = "this id was used for something else: every message needs an id of its own"
CHAT_LINES: Final = 100  # told to who comes
MOVED: Final = ("seat_moved", "this seat was left, or is played elsewhere now")
REMOVED: Final = ("removed", "the host freed this chair: ask the host for a new invitation")


class Device:
    """A socket that has said hello; a guest of its place."""

    def __init__(
        self,
        socket: WebSocket,
        house: House,
        place: Place,
        chair: int,
        token_hash: str,
        hello: wire.Hello,
        address: str = "",
    ) -> None:
        self.socket = socket
        self.house = house
        self.place = place
        self.chair = chair
        self.token_hash = token_hash
        self.hello = hello
        self.address = address
        self.presence = Presence(house, place, chair, token_hash)
        self.limits = house.limits.socket()
        self.unsent: asyncio.Queue[bytes | Goodbye] = asyncio.Queue(MOST_UNSENT)
        self.chat_heard = 0
        self.thinks = False  # the computer, about a hint for this device
        self.early: list[ChatRow] | None = []  # chat that came before its history did
        lang = hello.lang if hello.lang in LANGUAGES else "en"
        self.language = Language(lang, place.table.plan.game)

    @property
    def audience(self) -> str:
        return "watchers" if self.chair == WATCHER else "players"

    async def stay(self) -> None:
        """Listen and tell until one side closes."""
        self.presence.come()
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        try:
            await self._arrive()
            await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
            for task in (receiving, sending):
                if task.done():
                    task.result()
        finally:
            for task in (sending, receiving):
                task.cancel()
            await asyncio.gather(sending, receiving, return_exceptions=True)
            self._depart()

    async def _arrive(self) -> None:
        self._enter()
        store = self.house.store
        before = await store.chat_since(self.place.id, self.audience, 0, CHAT_LINES)
        meanwhile, self.early = self.early or [], None
        self.said(self.audience, [*before, *meanwhile])
        await self.presence.tell(self.hello.beside)

    def _enter(self) -> None:
        """Become a guest who has seen everything.

        It needs no lock: events are applied in one step, too, and whoever holds the lock may wait
        for a database that hangs.
        """
        if not self.house.desk.tables.holds(self.place):
            raise not_stored()  # it was lost or deleted while we came
        table, hello = self.place.table, self.hello
        has_all = hello.have and (hello.match, hello.have) == (table.match_id, table.head)
        self.place.guests.append(self)
        self.house.desk.thinking.watched(self.place.id, self.place.address)
        now = self.house.desk.heartbeat.now()
        self._tell(frames.whole(self.place, self.chair, now, with_log=not has_all))

    def _depart(self) -> None:
        """Also of one that was too slow and is no guest any more: it is still counted."""
        if self in self.place.guests:
            self.place.guests.remove(self)
            self.house.desk.thinking.watched(self.place.id, self.place.address)
        self.presence.leave()

    # As a guest

    def told(self, event: events.Kind, before: Match | None) -> None:
        self._tell(frames.after(self.place, self.chair, self.house.desk.heartbeat.now(), before))
        if isinstance(event, events.Moved | events.Left):
            self._given_up(event.chair)
        elif isinstance(event, events.Arranged):
            self._given_up(event.target)

    def _given_up(self, chair: int | None) -> None:
        """The credential of a chair may be void now: ours, or one of people at this device."""
        if chair == self.chair:
            self.house.desk.beside(self._check_token())
        elif chair is not None and chair in self.presence.chairs:
            self.house.desk.beside(self.presence.check(chair))

    def renewed(self) -> None:
        self._tell(frames.whole(self.place, self.chair, self.house.desk.heartbeat.now()))

    def ended(self) -> None:
        self._tell(Goodbye("no_table", "this table was deleted"))

    def lost(self) -> None:
        self._tell(not_stored())

    def linked(self) -> None:
        self.house.desk.beside(self._check_token())

    def present(self, here: Mapping[int, int], gone: Mapping[int, int]) -> None:
        """Who is here, how many watch, and from when on those who left may be replaced."""
        chairs = sorted(chair for chair in here if chair != WATCHER)
        limit, outages = self.house.settings.absence_ms, self.house.desk.heartbeat.outages
        away = {chair: deadline(outages, since, limit) for chair, since in gone.items()}
        watchers = here.get(WATCHER, 0)
        self._tell(encode(wire.Presence(here=chairs, watchers=watchers, away=away)))

    def said(self, audience: str, lines: Sequence[ChatRow]) -> None:
        if audience != self.audience:
            return
        if self.early is not None:
            self.early += lines
            return
        news = []
        for line in lines:
            if line.number > self.chat_heard:
                self.chat_heard = line.number
                news.append(line)
        if news:
            self._tell(frames.said(tuple(news)))

    async def _check_token(self) -> None:
        """The chair has changed hands, or links have been replaced: is it still ours?"""
        try:
            if await self.house.store.whose(self.token_hash) is not None:
                return
        except StoreError:
            self._tell(not_stored())  # who comes again is asked again
            return
        if self.chair == WATCHER:
            self._tell(
                Goodbye("unknown_token", "this link is not valid any more: ask for a new one")
            )
        else:
            freed = self.place.table.chairs[self.chair].freed
            self._tell(Goodbye(*(REMOVED if freed else MOVED)))

    def _tell(self, frame: bytes | Goodbye) -> None:
        if self.unsent.full():
            self.place.guests[:] = [guest for guest in self.place.guests if guest is not self]
            while not self.unsent.empty():
                self.unsent.get_nowait()
            frame = Goodbye("too_slow", "the line is too slow: connect again", TRY_AGAIN)
        self.unsent.put_nowait(frame)

    async def _send(self) -> None:
        while True:
            frame = await self.unsent.get()
            if isinstance(frame, Goodbye):
                raise frame
            await self.socket.send_text(frame.decode())

    # What the device says

    async def _receive(self) -> None:
        while True:
            try:
                message = await read(self.socket)
            except Unreadable as error:
                message = None
                self._refuse(error.id, Refusal("bad_message", str(error)))
            if self.limits.messages.allow() is not None:
                raise Goodbye("too_fast", "too many messages: connect again and go slower")
            if message is not None:
                await self._obey(message)

    async def _obey(self, message: wire.Incoming) -> None:
        handler = _HANDLERS.get(type(message))
        if handler is None:
            self._refuse("", Refusal("bad_message", "hello is said once"))
            return
        try:
            await handler(self, message)
        except Repeated as repeated:
            self._answer(wire.Ack(id=getattr(message, "id", ""), seq=repeated.seq))
        except Refusal as refusal:
            self._refuse(getattr(message, "id", ""), refusal)
        except StoreError:
            raise not_stored() from None

    def _answer(self, answer: wire.Outgoing) -> None:
        self._tell(encode(answer))

    def _refuse(self, message_id: str, refusal: Refusal) -> None:
        self.house.metrics.refused.labels(refusal.code).inc()
        reason = self._narrator().reason(refusal.why) if refusal.why else str(refusal)
        self._answer(
            wire.Refused(
                id=message_id[: wire.LONGEST_ID],
                code=refusal.code,
                reason=reason,
                ruling=refusal.ruling,
                why=refusal.why,
            )
        )

    def _narrator(self) -> Narrator:
        """Speaks to the person behind this device."""
        table = self.place.table
        names = [table.chair_of(seat).known_as for seat in range(table.plan.players)]
        reader = WATCHER if self.chair == WATCHER else table.seat_of[self.chair]
        return Narrator(table.game, self.language, names, reader)

    def _seat(self) -> int:
        if self.chair == WATCHER:
            raise Refusal("watching", "who watches does not play")
        return self.place.table.seat_of[self.chair]

    def _match(self) -> Match:
        match = self.place.table.match
        if match is None:
            raise Refusal("not_begun", "the match has not begun")
        return match

    async def _move(self, message: wire.Move) -> None:
        self._seat()

        def command(table: Table) -> Decision:
            return decisions.play(table, self.chair, message.at, message.text, message.id)

        await self._decide(message.id, self._canonical(message.text), command)

    def _canonical(self, text: str) -> str:
        """A move as the log has it; what cannot be read stays as it is."""
        actions = self.place.table.game.actions
        try:
            return actions.text(actions.parse(text))
        except ValueError:
            return text

    async def _undo(self, message: wire.Undo) -> None:
        self._seat()

        def command(table: Table) -> Decision:
            return decisions.take_back(table, self.chair, message.id)

        await self._decide(message.id, UNDO, command)

    async def _decide(self, message_id: str, text: str, command: Command) -> None:
        began, match_id = time.perf_counter(), self.place.table.match_id

        def once(table: Table) -> Decision:
            if table.match_id != match_id:
                raise Refusal("outdated", "another match has begun: look again")
            if (said := table.answered(self.chair, message_id)) is not None:
                if said.text != text:
                    raise Refusal("used_id", USED_ID)
                raise Repeated(said.seq)
            return command(table)

        def acknowledge(seq: int) -> None:
            self._answer(wire.Ack(id=message_id, seq=seq))
            self.house.metrics.acknowledge_seconds.observe(time.perf_counter() - began)

        await self.house.desk.committer.commit(self.place, once, acknowledge=acknowledge)

    async def _why(self, message: wire.Why) -> None:
        self._may_ask()
        illegal = self._match().objection(self._seat(), message.text)
        if illegal is not None:
            raise Refusal.of(illegal) from illegal
        self._answer(wire.Allowed(id=message.id))

    async def _preview(self, message: wire.Preview) -> None:
        """Beside the loop: to imagine a world may take long. A match once shown never changes."""
        self._may_ask()
        match, seat = self._match(), self._seat()
        if seat not in self.place.table.acting:
            raise Refusal.of(IllegalMove(others_act(tuple(match.acting)), message.text[:60]))
        people = {one for one in range(match.players) if self.place.table.chair_of(one).person}
        work = self.house.queues.preview.run(self.address, _previewed, match, seat, message, people)
        self._answer(await work)

    def _may_ask(self) -> None:
        wait = self.limits.previews.allow()
        if wait is not None:
            raise Refusal("too_fast", f"too many questions: wait {wait:.1f} seconds")

    async def _hint(self, message: wire.Hint) -> None:
        """That it is taken is on disk, and everybody knows of it, before it is given."""
        seat, desk = self._seat(), self.house.desk
        if self.thinks:
            raise Refusal("too_fast", "one hint at a time")
        if not self.place.table.has_hint(seat):
            self._may_hint()
            await desk.committer.commit(self.place, partial(decisions.hint, chair=self.chair))
        self.thinks = True
        desk.beside(self._advise(message.id, seat))

    def _may_hint(self) -> None:
        wait = self.house.limits.hints.allow(f"{self.place.id} {self.chair}")
        if wait is not None:
            raise Refusal("too_fast", f"too many hints: wait {wait:.0f} seconds")

    async def _advise(self, message_id: str, seat: int) -> None:
        """Beside what else this device says: thinking takes a while."""
        try:
            found = await hint(self.house.desk.thinking, self.place, seat)
            self._answer(wire.Advised(id=message_id, at=found.at, moves=found.moves))
        except Refusal as refusal:
            self._refuse(message_id, refusal)
        finally:
            self.thinks = False

    async def _chat(self, message: wire.Chat) -> None:
        text = " ".join(message.text.split())
        if not text or len(text) > wire.LONGEST_CHAT:
            raise Refusal("bad_chat", f"chat is 1 to {wire.LONGEST_CHAT} letters")
        letters.must_be_readable(text)
        if self.limits.chats.allow() is not None or self._chat_is_crowded():
            raise Refusal("too_fast", "too much chat: wait a little")
        seated = self.chair != WATCHER
        chair, name = (
            (self.chair, self.place.table.chairs[self.chair].name) if seated else (None, "")
        )
        row = await self.house.store.say(self.place.id, self.audience, chair, name, text)
        self._answer(wire.Ack(id=message.id, seq=row.number))

    def _chat_is_crowded(self) -> bool:
        """Whether all who write here, or all of this address, write too much.

        Players and watchers are counted apart: a refusal says nothing of the other audience.
        """
        limits = self.house.limits
        return (
            limits.address_chats.allow(f"{self.address} {self.audience}") is not None
            or limits.table_chats.allow(f"{self.place.id} {self.audience}") is not None
        )

    async def _ping(self, _message: wire.Ping) -> None:
        clocks = frames.clocks(self.place.table, self.house.desk.heartbeat.now())
        self._answer(wire.Now(clocks=clocks))


def _previewed(match: Match, seat: int, message: wire.Preview, people: set[int]) -> wire.Previewed:
    """What a move would do as far as this seat can know; of a beginning, how it may go on."""
    illegal = match.objection(seat, message.text)
    if illegal is not None:
        known = frames.legal(match, seat, message.text)
        if not known.count:
            raise Refusal.of(illegal) from illegal
        return wire.Previewed(id=message.id, legal=known)
    preview = match.preview(seat, message.text)
    # Where all others who choose now are bots, they choose at once: then undo ends as well.
    others = match.acting - {seat}
    waited = seat in preview.view.acting or bool(others & people)
    final = preview.final or (bool(others) and not waited)
    # The view of an end would tell what people still have to remember, and secrets imagined.
    if preview.uncovers or not preview.view.acting:
        return wire.Previewed(id=message.id, final=final)
    view = story.for_people(preview.view)
    return wire.Previewed(id=message.id, final=final, view=view, facts=list(preview.facts))


_HANDLERS: dict[type, Callable[[Device, Any], Awaitable[None]]] = {
    wire.Move: Device._move,
    wire.Undo: Device._undo,
    wire.Why: Device._why,
    wire.Preview: Device._preview,
    wire.Hint: Device._hint,
    wire.Chat: Device._chat,
    wire.Ping: Device._ping,
}
