"""Where a process keeps the tables in use: loads them, lets things happen, tells everybody.

An event is checked, appended to the log, and only then applied and shown. Who loses the race for
the next number in the log reads what it missed and checks again.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any, Final

import msgspec
import structlog

from sheepfold import games
from sheepfold.core.errors import SheepfoldError
from sheepfold.core.protocol import AnyGame
from sheepfold.server import decisions, events
from sheepfold.server.cache import TableCache
from sheepfold.server.headcount import Headcount
from sheepfold.server.limits import asker
from sheepfold.server.logs import told
from sheepfold.server.metrics import Metrics
from sheepfold.server.pace import Pace
from sheepfold.server.place import Place, digest
from sheepfold.server.plan import Plan, opening_of, plan_of
from sheepfold.server.queues import Queues
from sheepfold.server.refusal import Refusal, Repeated
from sheepfold.server.table import Table
from sheepfold.server.thinking import Closed, Question, Thinking
from sheepfold.store import Store
from sheepfold.store.errors import StoreError
from sheepfold.store.rows import Effect, Entry, Row, Whole

NEWS_SECONDS: Final = 0.02  # in which people who come and go are collected
CHAT_SECONDS: Final = 0.1  # in which lines of chat are
AUDIENCES: Final = ("players", "watchers")
BOT_SECONDS: Final = 0.01  # between two moves of bots in this process
HEALTH_SECONDS: Final = 2.0  # that a healthy database takes for a write at most
PROBE_SECONDS: Final = 1.0  # between two such writes
LATE_SECONDS: Final = 12  # for a beat; those come every four
JUMP_SECONDS: Final = 1.0  # by which a clock was set, or the machine slept
GONE: Final = ("no_table", "there is no such table, or it was deleted")
TRIES: Final = 20  # races lost in a row before a wish is given back
SHORT_LOG: Final = 500  # events of a match that is read in a few hundredths of a second,
SHORT_ORDERS: Final = 4000  # and letters of what it begins with: a record has more
log = structlog.get_logger()

Wish = Callable[[Table], events.Kind]


class Desk:
    def __init__(
        self,
        process: str,
        store: Store,
        thinking: Thinking,
        metrics: Metrics,
        queues: Queues,
        pace: Pace,
        most: int,
    ) -> None:
        self.process = process
        self.store = store
        self.thinking = thinking
        self.metrics = metrics
        self.queues = queues
        self.pace = pace
        self.tables = TableCache(self._load, self._look_again, most)
        metrics.tables.set_function(lambda: len(self.tables))
        self.collect: Callable[[float], Awaitable[None]] = asyncio.sleep  # what happens meanwhile
        self.outages: list[tuple[int, int]] = []  # all clocks look at this one list
        self.headcount = Headcount(process, store)
        self._games: dict[tuple[str, str | None], AnyGame] = {}
        self._lost: set[str] = set()  # tables whose bots' moves may not be stored
        self._tasks: set[asyncio.Task[None]] = set()
        self._deciding: set[asyncio.Future[int]] = set()
        self._closing = False
        self._began = 0  # when this process did
        self._bots_next = 0.0  # when the next bot may move
        self._beaten = 0.0, 0.0  # when this process last said that it lives: steady time, clock
        self._probe: asyncio.Future[None] | None = None  # a write that tells whether one can store
        self._probed = 0.0  # when it began
        self._ahead = 0.0  # milliseconds by which the database's clock is ahead of steady time

    async def begin(self) -> None:
        """Set the clock by the database's, and hear what other processes say."""
        await self.beat()
        self._began = self.now()
        await self.store.listen(self.heard)

    async def beat(self) -> None:
        """Say that this process lives; learn the time, and when nobody did."""
        self._beaten = time.monotonic(), time.time()
        if not await self.store.beat(self.process):
            self.headcount.forgotten()
        self.beside(self.headcount.store_rest())
        self.outages[:] = await self.store.outages()
        self._ahead = await self.store.now() - time.monotonic() * 1000

    async def can_store(self) -> bool:
        """Tell whether the database takes a write within `HEALTH_SECONDS`.

        Everybody who asks within a second shares one write, also one that still hangs.
        """
        if self._probe is None or (
            self._probe.done() and time.monotonic() - self._probed >= PROBE_SECONDS
        ):
            self._probed = time.monotonic()
            self._probe = asyncio.ensure_future(self.beat())
            # An error that nobody asks for would be logged as one of ours.
            self._probe.add_done_callback(lambda done: done.cancelled() or done.exception())
        probe = self._probe
        done, _ = await asyncio.wait([probe], timeout=HEALTH_SECONDS)
        return bool(done) and not probe.cancelled() and probe.exception() is None

    # Tables in memory

    def place(self, table_id: str) -> AbstractAsyncContextManager[Place]:
        """Keep a table in memory for as long as it is needed; unknown ones are refused."""
        return self.tables.use(table_id)

    async def _load(self, table_id: str) -> Place:
        whole = await self.store.table(table_id)
        if whole is None:
            raise Refusal(*GONE)
        place = await self.read(whole)
        if place.id in self._lost or place.table.touched < self._began:
            self._lost.discard(place.id)
            self.let_bots_think(place)  # the process that had them think may be gone
        return place

    async def _look_again(self, place: Place) -> None:
        """Read what other processes did while nobody here used the table."""
        async with self._reading(place):
            whole = await self.store.table(place.id)
            if whole is None:
                self.tables.drop(place)
                raise Refusal(*GONE)
            if not await self._turn_to(place, whole) and whole.match.head > place.table.head:
                await self._catch_up(place)

    def _lose(self, place: Place) -> None:
        """Drop a table: only the log tells whether its last event is on disk."""
        self.tables.drop(place)
        self._lost.add(place.id)
        for guest in tuple(place.guests):
            guest.lost()

    async def read(self, whole: Whole) -> Place:
        """Rebuild a table from its log, in a thread; a short log does not wait for long ones."""
        row, seed = whole.match, await self.store.seed(whole.match.id)
        rows = await self.store.events(row.id)
        short = len(rows) <= SHORT_LOG and len(row.orders) <= SHORT_ORDERS
        queue = self.queues.hello if short else self.queues.load
        return await queue.run(asker.get(), self._rebuilt, whole, seed, rows)

    def _rebuilt(self, whole: Whole, seed: bytes, rows: Sequence[Row]) -> Place:
        row = whole.match
        try:
            plan = plan_of(whole.table.settings)
            opening = opening_of(row.orders)
            table = Table(self.game(plan), plan, opening, row.id, seed, self.outages)
            for event in rows:
                table.apply(event.seq, event.at, events.read(event.body))
        except (SheepfoldError, msgspec.MsgspecError) as error:
            log.error("log damaged", match=row.id, **told(error))
            raise Refusal("damaged", "the log of this table cannot be read") from error
        return Place(whole.table.id, row.number, row.commitment, table)

    def game(self, plan: Plan) -> AnyGame:
        """The game of a table; tables with the same components share one."""
        key = plan.game, plan.components
        if key not in self._games:
            if len(self._games) >= 64:
                self._games.clear()
            self._games[key] = games.make(plan.game, plan.components)
        return self._games[key]

    # What people and bots want

    async def decide(
        self,
        place: Place,
        wish: Wish,
        *,
        effects: tuple[Effect, ...] = (),
        committed: Callable[[int], None] = lambda seq: None,
    ) -> int:
        """Let a wish happen if it is allowed; the number of its event, which is on disk then.

        Who wished it may be gone before it is on disk: the others see it all the same.
        """
        work = asyncio.ensure_future(self._decide(place, wish, effects, committed))
        self._deciding.add(work)
        work.add_done_callback(self._deciding.discard)
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            work.add_done_callback(self._abandoned)  # nobody else asks for its error
            raise

    @staticmethod
    def _abandoned(work: asyncio.Future[int]) -> None:
        """A wish whose owner has gone: only what is a fault of ours is worth a line."""
        error = None if work.cancelled() else work.exception()
        if error is not None and not isinstance(error, Refusal | Repeated | StoreError):
            log.error("task failed", **told(error))

    async def _decide(
        self,
        place: Place,
        wish: Wish,
        effects: tuple[Effect, ...],
        committed: Callable[[int], None],
    ) -> int:
        async with self.tables.hold(place), place.lock:
            for _ in range(TRIES):
                try:
                    event = wish(place.table)
                except Refusal:
                    if await self._catch_up(place) or await self.follow(place):
                        continue  # it was refused for what is not so any more
                    raise
                at = await self._append(place, event, effects)
                if at is not None:
                    seq = place.table.head + 1
                    committed(seq)
                    self._apply(place, seq, at, event)
                    self.let_bots_think(place)
                    return seq
                self.metrics.conflicts.inc()
                await self._catch_up(place)
        raise Refusal("conflict", "others were faster: look again, then try again")

    async def _append(
        self, place: Place, event: events.Kind, effects: tuple[Effect, ...]
    ) -> int | None:
        if self._time_is_odd():
            await self.beat()  # the machine has slept or its clock was set: that is nobody's time
        table, now = place.table, self.now()
        after = digest(table.after(event, now), now)
        entry = Entry(table.match_id, table.head + 1, events.body(event), after, effects)
        place.writing = entry.seq
        try:
            at = await self.store.append(entry)
            if at is not None and at > now + LATE_SECONDS * 1000:
                await self.beat()  # the database's clock was set
        except StoreError:
            self._lose(place)
            raise
        finally:
            place.writing = 0
        return at

    def _time_is_odd(self) -> bool:
        steady, clock = self._beaten
        passed = time.monotonic() - steady
        return passed > LATE_SECONDS or abs(time.time() - clock - passed) > JUMP_SECONDS

    def now(self) -> int:
        """The database's time, as of the last beat."""
        return int(time.monotonic() * 1000 + self._ahead)

    def _apply(self, place: Place, seq: int, at: int, event: events.Kind) -> None:
        """An event that is on disk happens, and everybody here is told."""
        before = place.table.match
        if before is not None and not place.table.tried(event):
            place.table.match = before.copy()  # a match once shown never changes
        place.table.apply(seq, at, event)
        place.frames.clear()
        self.metrics.events.inc()
        for guest in tuple(place.guests):
            guest.told(event, before)

    async def _catch_up(self, place: Place) -> bool:
        """Read what other processes have appended; whether there was anything."""
        rows = await self.store.events(place.table.match_id, place.table.head)
        for row in rows:
            self._apply(place, row.seq, row.at, events.read(row.body))
        return bool(rows)

    # What other processes say

    def heard(self, message: str) -> None:
        """A line of the store's bus: `e:match:seq`, `t:table`, `c:table:audience`, `p:table`."""
        kind, _, rest = message.partition(":")
        if message == "reconnected":
            for known in self.tables.all():
                self.beside(self.renew(known))
                self.beside(self._refresh(known))
                for audience in AUDIENCES:
                    self.heard(f"c:{known.id}:{audience}")
                self.heard(f"p:{known.id}")
            return
        first, _, second = rest.partition(":")
        place = self.tables.of_match(first) if kind == "e" else self.tables.get(first)
        if place is None or self.tables.is_idle(place):
            return  # an idle table is read up to date before it is used
        if kind == "e" and max(place.table.head, place.writing) < int(second):
            self.beside(self._refresh(place))
        elif kind == "t":
            self.beside(self.renew(place))
        elif kind in ("c", "p") and (kind, second) not in place.news:
            place.news.add((kind, second))
            tell = self._tell_presence(place) if kind == "p" else self._tell_chat(place, second)
            self.beside(tell)

    async def _tell_presence(self, place: Place) -> None:
        """Who is here; all who come and go within a moment are told of together."""
        await self.collect(NEWS_SECONDS)
        place.news.discard(("p", ""))
        here = await self.store.who_is_here(place.id)
        for guest in tuple(place.guests):
            guest.present(here)

    async def _tell_chat(self, place: Place, audience: str) -> None:
        """What was said, all lines of a moment together; each audience has moments of its own."""
        await self.collect(CHAT_SECONDS)
        place.news.discard(("c", audience))
        lines = await self.store.chat_since(place.id, audience, place.chat[audience])
        place.chat[audience] = max([place.chat[audience], *(line.number for line in lines)])
        for guest in tuple(place.guests):
            guest.said(audience, lines)

    @asynccontextmanager
    async def _reading(self, place: Place) -> AsyncIterator[None]:
        """Who cannot be told what happened has to come again."""
        async with place.lock:
            try:
                yield
            except StoreError:
                self._lose(place)
                raise

    async def _refresh(self, place: Place) -> None:
        async with self._reading(place):
            await self._catch_up(place)

    async def renew(self, place: Place) -> None:
        """Another match of the series, or none any more."""
        async with self._reading(place):
            whole = await self.store.table(place.id)
            if whole is None:
                self.tables.drop(place)
                for guest in tuple(place.guests):
                    guest.ended()
                return
            await self._catch_up(place)  # so that guests whose chair is gone hear why
            for guest in tuple(place.guests):
                guest.linked()
            await self._turn_to(place, whole)

    async def follow(self, place: Place) -> bool:
        """Whether another match has begun here; then it is the one in memory. Under the lock."""
        if place.table.phase != "over":
            return False
        whole = await self.store.table(place.id)
        return whole is not None and await self._turn_to(place, whole)

    async def _turn_to(self, place: Place, whole: Whole) -> bool:
        if whole.match.id == place.table.match_id:
            return False
        renewed = await self.read(whole)
        self.tables.turn(place, renewed)
        for guest in tuple(place.guests):
            guest.renewed()
        return True

    # What happens by itself

    async def wake(self, table_id: str) -> None:
        """Do what is due at a table, and say when to look again."""
        async with self.place(table_id) as place:
            while place.table.due(self.now()) is not None:
                await self.decide(place, self._due)
            self.let_bots_think(place)
            at = digest(place.table, self.now()).wake
            await self.store.set_wake(place.table.match_id, place.table.head, at)

    def _due(self, table: Table) -> events.Kind:
        event = table.due(self.now())
        if event is None:
            raise Refusal("conflict", "it has happened already")
        return event

    def let_bots_think(self, place: Place) -> None:
        """Ask the bots that have to choose, each once."""
        for seat in () if self._closing else place.table.bots_to_choose:
            key = place.table.match_id, seat, place.table.opened[seat]
            if key not in place.thinking:
                place.thinking.add(key)
                self.tables.take(place)
                self.beside(self._think(place, key))

    async def _think(self, place: Place, key: tuple[str, int, int]) -> None:
        match_id, seat, opened = key
        asked, bot = self.pace.clock(), place.table.chair_of(seat).bot
        again = False  # after a failure any process does it, once the grace is over
        try:
            text, incident = await self._choice(place, seat)
            await self.pace.hold(bot, asked)
            await self._bots_turn()

            def wish(table: Table) -> events.Kind:
                same = table.match_id == match_id and table.opened.get(seat) == opened
                if not same or seat not in table.bots_to_choose:
                    raise Refusal("conflict", "the table has gone on")
                return decisions.bot_plays(table, seat, text, incident)

            with suppress(Refusal):  # somebody else did it, or it is not to be done any more
                await self.decide(place, wish)
            again = self.tables.holds(place)
        finally:
            place.thinking.discard(key)
            if again:
                self.let_bots_think(place)
            self.tables.give_back(place)

    async def _bots_turn(self) -> None:
        """Bots' moves of all tables come one by one, so that people's never wait behind many."""
        now = time.monotonic()
        turn = max(now, self._bots_next)
        self._bots_next = turn + BOT_SECONDS
        await asyncio.sleep(turn - now)

    async def _choice(self, place: Place, seat: int) -> tuple[str, str]:
        """What a bot chooses from its view."""
        table = place.table
        assert table.match is not None
        actions, match = table.game.actions, table.match
        legal = table.game.legal(match.state, seat)
        bot = table.chair_of(seat).bot
        choice = await self.thinking.choose(
            Question(
                who=place.id,
                address=place.address,
                game=table.plan.game,
                components=table.plan.components,
                bot=bot,
                view=match.view(seat),
                legal=tuple(legal),
                seed=secrets.token_hex(16),
            )
        )
        if choice.incident:
            self.metrics.bot_incidents.labels(choice.incident).inc()
            log.warning("bot replaced", table=place.id, kind=choice.incident)
        return actions.text(choice.action), choice.incident or ""

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; what goes wrong is logged, not lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Closed):
            log.error("task failed", **told(error))

    async def close(self) -> None:
        """Nothing new begins; what is being written is finished."""
        self._closing = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._deciding, return_exceptions=True)
