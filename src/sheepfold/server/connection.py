"""The connection of one client to a table, on a chair or watching: frames out, messages in."""

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
from sheepfold.server.codec import TRY_AGAIN, Goodbye, Unreadable, encode, not_stored, read
from sheepfold.server.committer import Command
from sheepfold.server.decisions import Decision
from sheepfold.server.hints import hint
from sheepfold.server.live_table import LiveTable
from sheepfold.server.presence import Presence
from sheepfold.server.refusal import Refusal, Repeated
from sheepfold.server.services import Services
from sheepfold.server.table import UNDO, Table
from sheepfold.store.errors import StoreError
from sheepfold.store.rows import ChatRow

MOST_UNSENT: Final = 256  # frames that wait for a client that reads too slowly
USED_ID: Final = "this id was used for something else: every message needs an id of its own"
CHAT_LINES: Final = 100  # sent to a client when it connects
MOVED: Final = ("seat_moved", "this seat was left, or is played elsewhere now")
REMOVED: Final = ("removed", "the host freed this chair: ask the host for a new invitation")


class Connection:
    """A socket that has said hello, subscribed to its table."""

    def __init__(
        self,
        socket: WebSocket,
        services: Services,
        live: LiveTable,
        chair: int,
        token_hash: str,
        hello: wire.Hello,
        address: str = "",
    ) -> None:
        self.socket = socket
        self.services = services
        self.live = live
        self.chair = chair
        self.token_hash = token_hash
        self.hello = hello
        self.address = address
        self.presence = Presence(services, live, chair, token_hash)
        self.limits = services.limits.socket()
        self.unsent: asyncio.Queue[bytes | Goodbye] = asyncio.Queue(MOST_UNSENT)
        self.chat_heard = 0
        self.thinks = False  # a hint for this client is being worked out
        self.early: list[ChatRow] | None = []  # chat that came before its history did
        lang = hello.lang if hello.lang in LANGUAGES else "en"
        self.language = Language(lang, live.table.plan.game)

    @property
    def audience(self) -> str:
        return "watchers" if self.chair == WATCHER else "players"

    async def stay(self) -> None:
        """Send and receive until one side closes."""
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
        store = self.services.store
        before = await store.chat_since(self.live.id, self.audience, 0, CHAT_LINES)
        meanwhile, self.early = self.early or [], None
        self.on_chat(self.audience, [*before, *meanwhile])
        await self.presence.tell(self.hello.beside)

    def _enter(self) -> None:
        """Subscribe, and send the whole state of the table first.

        It needs no lock: events are applied in one step, too, and whoever holds the lock may wait
        for a database that hangs.
        """
        if not self.services.tables.cache.holds(self.live):
            raise not_stored()  # it was lost or deleted while we came
        table, hello = self.live.table, self.hello
        has_all = hello.have and (hello.match, hello.have) == (table.match_id, table.head)
        self.live.subscribers.append(self)
        self.services.tables.thinking.watched(self.live.id, self.live.address)
        now = self.services.tables.heartbeat.now()
        self._tell(frames.whole(self.live, self.chair, now, with_log=not has_all))

    def _depart(self) -> None:
        """A client that was too slow is not subscribed any more, but still counted as present."""
        if self in self.live.subscribers:
            self.live.subscribers.remove(self)
            self.services.tables.thinking.watched(self.live.id, self.live.address)
        self.presence.leave()

    # As a subscriber

    def on_event(self, event: events.Kind, before: Match | None) -> None:
        self._tell(
            frames.after(self.live, self.chair, self.services.tables.heartbeat.now(), before)
        )
        if isinstance(event, events.Moved | events.Left):
            self._given_up(event.chair)
        elif isinstance(event, events.Arranged):
            self._given_up(event.target)

    def _given_up(self, chair: int | None) -> None:
        """Check a credential that may be void now: our own, or one of the people at this device."""
        if chair == self.chair:
            self.services.tables.spawn(self._check_token())
        elif chair is not None and chair in self.presence.chairs:
            self.services.tables.spawn(self.presence.check(chair))

    def on_renewal(self) -> None:
        self._tell(frames.whole(self.live, self.chair, self.services.tables.heartbeat.now()))

    def on_deletion(self) -> None:
        self._tell(Goodbye("no_table", "this table was deleted"))

    def on_loss(self) -> None:
        self._tell(not_stored())

    def on_new_links(self) -> None:
        self.services.tables.spawn(self._check_token())

    def on_presence(self, here: Mapping[int, int], gone: Mapping[int, int]) -> None:
        """Send who is here, how many watch, and when the players who left may be replaced."""
        chairs = sorted(chair for chair in here if chair != WATCHER)
        limit, outages = self.services.settings.absence_ms, self.services.tables.heartbeat.outages
        away = {chair: deadline(outages, since, limit) for chair, since in gone.items()}
        watchers = here.get(WATCHER, 0)
        self._tell(encode(wire.Presence(here=chairs, watchers=watchers, away=away)))

    def on_chat(self, audience: str, lines: Sequence[ChatRow]) -> None:
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
        """Close the socket if the chair has changed hands or its link was replaced."""
        try:
            if await self.services.store.whose(self.token_hash) is not None:
                return
        except StoreError:
            self._tell(not_stored())  # the client connects again and is checked again
            return
        if self.chair == WATCHER:
            self._tell(
                Goodbye("unknown_token", "this link is not valid any more: ask for a new one")
            )
        else:
            freed = self.live.table.chairs[self.chair].freed
            self._tell(Goodbye(*(REMOVED if freed else MOVED)))

    def _tell(self, frame: bytes | Goodbye) -> None:
        if self.unsent.full():
            self.live.subscribers[:] = [
                subscriber for subscriber in self.live.subscribers if subscriber is not self
            ]
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

    # What the client sends

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
        self.services.metrics.refused.labels(refusal.code).inc()
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
        table = self.live.table
        names = [table.chair_of(seat).known_as for seat in range(table.plan.players)]
        reader = WATCHER if self.chair == WATCHER else table.seat_of[self.chair]
        return Narrator(table.game, self.language, names, reader)

    def _seat(self) -> int:
        if self.chair == WATCHER:
            raise Refusal("watching", "spectators cannot play")
        return self.live.table.seat_of[self.chair]

    def _match(self) -> Match:
        match = self.live.table.match
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
        actions = self.live.table.game.actions
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
        began, match_id = time.perf_counter(), self.live.table.match_id

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
            self.services.metrics.acknowledge_seconds.observe(time.perf_counter() - began)

        await self.services.tables.committer.commit(self.live, once, acknowledge=acknowledge)

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
        if seat not in self.live.table.acting:
            raise Refusal.of(IllegalMove(others_act(tuple(match.acting)), message.text[:60]))
        people = {one for one in range(match.players) if self.live.table.chair_of(one).person}
        work = self.services.queues.preview.run(
            self.address, _previewed, match, seat, message, people
        )
        self._answer(await work)

    def _may_ask(self) -> None:
        wait = self.limits.previews.allow()
        if wait is not None:
            raise Refusal("too_fast", f"too many questions: wait {wait:.1f} seconds")

    async def _hint(self, message: wire.Hint) -> None:
        """That it is taken is on disk, and everybody knows of it, before it is given."""
        seat, tables = self._seat(), self.services.tables
        if self.thinks:
            raise Refusal("too_fast", "one hint at a time")
        if not self.live.table.has_hint(seat):
            self._may_hint()
            await tables.committer.commit(self.live, partial(decisions.hint, chair=self.chair))
        self.thinks = True
        tables.spawn(self._advise(message.id, seat))

    def _may_hint(self) -> None:
        wait = self.services.limits.hints.allow(f"{self.live.id} {self.chair}")
        if wait is not None:
            raise Refusal("too_fast", f"too many hints: wait {wait:.0f} seconds")

    async def _advise(self, message_id: str, seat: int) -> None:
        """Beside what else this device says: thinking takes a while."""
        try:
            found = await hint(self.services.tables.thinking, self.live, seat)
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
            (self.chair, self.live.table.chairs[self.chair].name) if seated else (None, "")
        )
        row = await self.services.store.say(self.live.id, self.audience, chair, name, text)
        self._answer(wire.Ack(id=message.id, seq=row.number))

    def _chat_is_crowded(self) -> bool:
        """Whether all who write here, or all of this address, write too much.

        Players and watchers are counted apart: a refusal says nothing of the other audience.
        """
        limits = self.services.limits
        return (
            limits.address_chats.allow(f"{self.address} {self.audience}") is not None
            or limits.table_chats.allow(f"{self.live.id} {self.audience}") is not None
        )

    async def _ping(self, _message: wire.Ping) -> None:
        clocks = frames.clocks(self.live.table, self.services.tables.heartbeat.now())
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
    if preview.withheld:
        return wire.Previewed(id=message.id, final=final)
    view = story.for_people(preview.view)
    return wire.Previewed(id=message.id, final=final, view=view, facts=list(preview.facts))


_HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    wire.Move: Connection._move,
    wire.Undo: Connection._undo,
    wire.Why: Connection._why,
    wire.Preview: Connection._preview,
    wire.Hint: Connection._hint,
    wire.Chat: Connection._chat,
    wire.Ping: Connection._ping,
}
