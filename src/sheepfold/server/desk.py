"""The tables that a process has in use: loads them, hears other processes, lets bots play.

The committer checks and stores what happens at them.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any, Final

import structlog

from sheepfold.server import decisions
from sheepfold.server.absence import gone_since
from sheepfold.server.cache import TableCache
from sheepfold.server.committer import Committer
from sheepfold.server.decisions import Decision
from sheepfold.server.headcount import Headcount
from sheepfold.server.heartbeat import Heartbeat
from sheepfold.server.loader import Loader
from sheepfold.server.logs import told
from sheepfold.server.metrics import Metrics
from sheepfold.server.pace import Pace
from sheepfold.server.place import Place, digest
from sheepfold.server.queues import Queues
from sheepfold.server.refusal import Refusal
from sheepfold.server.table import Table
from sheepfold.server.thinking import Closed, Question, Thinking
from sheepfold.store import Store
from sheepfold.store.errors import StoreError
from sheepfold.store.rows import Whole

NEWS_SECONDS: Final = 0.02  # in which people who come and go are collected
CHAT_SECONDS: Final = 0.1  # in which lines of chat are
AUDIENCES: Final = ("players", "watchers")
BOT_SECONDS: Final = 0.01  # between two moves of bots in this process
GONE: Final = ("no_table", "there is no such table, or it was deleted")
log = structlog.get_logger()


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
        self.store = store
        self.thinking = thinking
        self.metrics = metrics
        self.pace = pace
        self.tables = TableCache(self._load, self._look_again, most)
        metrics.tables.set_function(lambda: len(self.tables))
        self.collect: Callable[[float], Awaitable[None]] = asyncio.sleep  # what happens meanwhile
        self.headcount = Headcount(process, store)
        self.heartbeat = Heartbeat(process, store, self._beaten)
        self.loader = Loader(store, queues, self.heartbeat.outages)
        self.committer = Committer(
            store,
            self.tables,
            self.heartbeat,
            metrics,
            follow=self.follow,
            lose=self._lose,
            committed=self.let_bots_think,
        )
        self._lost: set[str] = set()  # tables whose bots' moves may not be stored
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self._began = 0  # when this process did
        self._bots_next = 0.0  # when the next bot may move

    async def begin(self) -> None:
        """Set the clock by the database's, and hear what other processes say."""
        await self.heartbeat.beat()
        self._began = self.heartbeat.now()
        await self.store.listen(self.heard)

    def _beaten(self, known: bool) -> None:
        """After a beat, store what the store has forgotten or missed of who is here."""
        if not known:
            self.headcount.forgotten()
        self.beside(self.headcount.store_rest())

    # Tables in memory

    def place(self, table_id: str) -> AbstractAsyncContextManager[Place]:
        """Keep a table in memory for as long as it is needed; unknown ones are refused."""
        return self.tables.use(table_id)

    async def game_of(self, table_id: str) -> str:
        """The game of a table, without loading it; "" if there is no such table."""
        place = self.tables.get(table_id)
        return place.table.plan.game if place else await self.store.game_of(table_id)

    async def _load(self, table_id: str) -> Place:
        whole = await self.store.table(table_id)
        if whole is None:
            raise Refusal(*GONE)
        place = await self.loader.read(whole)
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
                await self.committer.catch_up(place)

    def _lose(self, place: Place) -> None:
        """Drop a table: only the log tells whether its last event is on disk."""
        self.tables.drop(place)
        self._lost.add(place.id)
        for guest in tuple(place.guests):
            guest.lost()

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
        gone = await gone_since(self.store, place.id, here)
        for guest in tuple(place.guests):
            guest.present(here, gone)

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
            await self.committer.catch_up(place)

    async def renew(self, place: Place) -> None:
        """Another match of the series, or none any more."""
        async with self._reading(place):
            whole = await self.store.table(place.id)
            if whole is None:
                self.tables.drop(place)
                for guest in tuple(place.guests):
                    guest.ended()
                return
            await self.committer.catch_up(place)  # so that guests whose chair is gone hear why
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
        renewed = await self.loader.read(whole)
        self.tables.turn(place, renewed)
        for guest in tuple(place.guests):
            guest.renewed()
        return True

    # What happens by itself

    async def wake(self, table_id: str) -> None:
        """Do what is due at a table, and say when to look again."""
        async with self.place(table_id) as place:
            while place.table.due(self.heartbeat.now()) is not None:
                await self.committer.commit(place, self._due)
            self.let_bots_think(place)
            at = digest(place.table, self.heartbeat.now()).wake
            await self.store.set_wake(place.table.match_id, place.table.head, at)

    def _due(self, table: Table) -> Decision:
        event = table.due(self.heartbeat.now())
        if event is None:
            raise Refusal("conflict", "it has happened already")
        return Decision(event)

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

            def command(table: Table) -> Decision:
                same = table.match_id == match_id and table.opened.get(seat) == opened
                if not same or seat not in table.bots_to_choose:
                    raise Refusal("conflict", "the table has gone on")
                return decisions.bot_plays(table, seat, text, incident)

            with suppress(Refusal):  # somebody else did it, or it is not to be done any more
                await self.committer.commit(place, command)
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
        await asyncio.gather(*self._tasks, self.committer.close(), return_exceptions=True)
