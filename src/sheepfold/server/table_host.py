"""The host of the tables that a process has in use: loads them, follows other processes, runs bots.

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
from sheepfold.server.bot_workers import BotWorkers, Closed, Question
from sheepfold.server.cache import TableCache
from sheepfold.server.committer import Committer
from sheepfold.server.decisions import Decision
from sheepfold.server.headcount import Headcount
from sheepfold.server.heartbeat import Heartbeat
from sheepfold.server.live_table import LiveTable, digest
from sheepfold.server.loader import Loader
from sheepfold.server.logs import error_fields
from sheepfold.server.metrics import Metrics
from sheepfold.server.pace import Pace
from sheepfold.server.queues import Queues
from sheepfold.server.refusal import Refusal
from sheepfold.server.table import Table
from sheepfold.store import Store
from sheepfold.store.errors import StoreError
from sheepfold.store.rows import Whole

NEWS_SECONDS: Final = 0.02  # in which people who come and go are collected
CHAT_SECONDS: Final = 0.1  # in which lines of chat are
AUDIENCES: Final = ("players", "watchers")
BOT_SECONDS: Final = 0.01  # between two moves of bots in this process
GONE: Final = ("no_table", "there is no such table, or it was deleted")
log = structlog.get_logger()


class TableHost:
    def __init__(
        self,
        process: str,
        store: Store,
        thinking: BotWorkers,
        metrics: Metrics,
        queues: Queues,
        pace: Pace,
        most: int,
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.metrics = metrics
        self.pace = pace
        self.cache = TableCache(self._load, self._look_again, most)
        metrics.tables.set_function(lambda: len(self.cache))
        self.collect: Callable[[float], Awaitable[None]] = asyncio.sleep  # what happens meanwhile
        self.headcount = Headcount(process, store)
        self.heartbeat = Heartbeat(process, store, self._beaten)
        self.loader = Loader(store, queues, self.heartbeat.outages)
        self.committer = Committer(
            store,
            self.cache,
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
        """Set the clock by the database's, and listen to the other processes."""
        await self.heartbeat.beat()
        self._began = self.heartbeat.now()
        await self.store.listen(self.heard)

    def _beaten(self, known: bool) -> None:
        """After a beat, store the presence that the store has forgotten or missed."""
        if not known:
            self.headcount.forgotten()
        self.spawn(self.headcount.store_rest())

    # Tables in memory

    def use(self, table_id: str) -> AbstractAsyncContextManager[LiveTable]:
        """Keep a table in memory for as long as it is needed; unknown ones are refused."""
        return self.cache.use(table_id)

    async def game_of(self, table_id: str) -> str:
        """The game of a table, without loading it; "" if there is no such table."""
        live = self.cache.get(table_id)
        return live.table.plan.game if live else await self.store.game_of(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        whole = await self.store.table(table_id)
        if whole is None:
            raise Refusal(*GONE)
        live = await self.loader.read(whole)
        if live.id in self._lost or live.table.touched < self._began:
            self._lost.discard(live.id)
            self.let_bots_think(live)  # the process that had them think may be gone
        return live

    async def _look_again(self, live: LiveTable) -> None:
        """Read what other processes did while nobody here used the table."""
        async with self._reading(live):
            whole = await self.store.table(live.id)
            if whole is None:
                self.cache.drop(live)
                raise Refusal(*GONE)
            if not await self._turn_to(live, whole) and whole.match.head > live.table.head:
                await self.committer.catch_up(live)

    def _lose(self, live: LiveTable) -> None:
        """Drop a table: only its log shows whether the last event is on disk."""
        self.cache.drop(live)
        self._lost.add(live.id)
        for subscriber in tuple(live.subscribers):
            subscriber.on_loss()

    # Messages of other processes

    def heard(self, message: str) -> None:
        """A line of the store's bus: `e:match:seq`, `t:table`, `c:table:audience`, `p:table`."""
        kind, _, rest = message.partition(":")
        if message == "reconnected":
            for known in self.cache.all():
                self.spawn(self.renew(known))
                self.spawn(self._refresh(known))
                for audience in AUDIENCES:
                    self.heard(f"c:{known.id}:{audience}")
                self.heard(f"p:{known.id}")
            return
        first, _, second = rest.partition(":")
        live = self.cache.of_match(first) if kind == "e" else self.cache.get(first)
        if live is None or self.cache.is_idle(live):
            return  # an idle table is read up to date before it is used
        if kind == "e" and max(live.table.head, live.writing) < int(second):
            self.spawn(self._refresh(live))
        elif kind == "t":
            self.spawn(self.renew(live))
        elif kind in ("c", "p") and (kind, second) not in live.news:
            live.news.add((kind, second))
            tell = self._tell_presence(live) if kind == "p" else self._tell_chat(live, second)
            self.spawn(tell)

    async def _tell_presence(self, live: LiveTable) -> None:
        """Send who is here, once for all who come and go within a moment."""
        await self.collect(NEWS_SECONDS)
        live.news.discard(("p", ""))
        here = await self.store.who_is_here(live.id)
        gone = await gone_since(self.store, live.id, here)
        for subscriber in tuple(live.subscribers):
            subscriber.on_presence(here, gone)

    async def _tell_chat(self, live: LiveTable, audience: str) -> None:
        """Send the chat lines of a moment together; each audience has moments of its own."""
        await self.collect(CHAT_SECONDS)
        live.news.discard(("c", audience))
        lines = await self.store.chat_since(live.id, audience, live.chat[audience])
        live.chat[audience] = max([live.chat[audience], *(line.number for line in lines)])
        for subscriber in tuple(live.subscribers):
            subscriber.on_chat(audience, lines)

    @asynccontextmanager
    async def _reading(self, live: LiveTable) -> AsyncIterator[None]:
        """Hold the lock; if reading fails, drop the table, so that its clients connect again."""
        async with live.lock:
            try:
                yield
            except StoreError:
                self._lose(live)
                raise

    async def _refresh(self, live: LiveTable) -> None:
        async with self._reading(live):
            await self.committer.catch_up(live)

    async def renew(self, live: LiveTable) -> None:
        """Turn to the next match of the series, or end if the table was deleted."""
        async with self._reading(live):
            whole = await self.store.table(live.id)
            if whole is None:
                self.cache.drop(live)
                for subscriber in tuple(live.subscribers):
                    subscriber.on_deletion()
                return
            await self.committer.catch_up(live)  # so that guests whose chair is gone hear why
            for subscriber in tuple(live.subscribers):
                subscriber.on_new_links()
            await self._turn_to(live, whole)

    async def follow(self, live: LiveTable) -> bool:
        """Whether another match has begun here; then it is the one in memory. Under the lock."""
        if live.table.phase != "over":
            return False
        whole = await self.store.table(live.id)
        return whole is not None and await self._turn_to(live, whole)

    async def _turn_to(self, live: LiveTable, whole: Whole) -> bool:
        if whole.match.id == live.table.match_id:
            return False
        renewed = await self.loader.read(whole)
        self.cache.turn(live, renewed)
        for subscriber in tuple(live.subscribers):
            subscriber.on_renewal()
        return True

    # What is due, and bots

    async def wake(self, table_id: str) -> None:
        """Do what is due at a table, and say when to look again."""
        async with self.use(table_id) as live:
            while live.table.due(self.heartbeat.now()) is not None:
                await self.committer.commit(live, self._due)
            self.let_bots_think(live)
            at = digest(live.table, self.heartbeat.now()).wake
            await self.store.set_wake(live.table.match_id, live.table.head, at)

    def _due(self, table: Table) -> Decision:
        event = table.due(self.heartbeat.now())
        if event is None:
            raise Refusal("conflict", "it has happened already")
        return Decision(event)

    def let_bots_think(self, live: LiveTable) -> None:
        """Ask the bots that have to choose, each once."""
        for seat in () if self._closing else live.table.bots_to_choose:
            key = live.table.match_id, seat, live.table.opened[seat]
            if key not in live.thinking:
                live.thinking.add(key)
                self.cache.take(live)
                self.spawn(self._think(live, key))

    async def _think(self, live: LiveTable, key: tuple[str, int, int]) -> None:
        match_id, seat, opened = key
        asked, bot = self.pace.clock(), live.table.chair_of(seat).bot
        again = False  # after a failure any process does it, once the grace is over
        try:
            text, incident = await self._choice(live, seat)
            await self.pace.hold(bot, asked)
            await self._bots_turn()

            def command(table: Table) -> Decision:
                same = table.match_id == match_id and table.opened.get(seat) == opened
                if not same or seat not in table.bots_to_choose:
                    raise Refusal("conflict", "the table has gone on")
                return decisions.bot_plays(table, seat, text, incident)

            with suppress(Refusal):  # somebody else did it, or it is not to be done any more
                await self.committer.commit(live, command)
            again = self.cache.holds(live)
        finally:
            live.thinking.discard(key)
            if again:
                self.let_bots_think(live)
            self.cache.give_back(live)

    async def _bots_turn(self) -> None:
        """Bots' moves of all tables come one by one, so that people's never wait behind many."""
        now = time.monotonic()
        turn = max(now, self._bots_next)
        self._bots_next = turn + BOT_SECONDS
        await asyncio.sleep(turn - now)

    async def _choice(self, live: LiveTable, seat: int) -> tuple[str, str]:
        """What a bot chooses from its view."""
        table = live.table
        assert table.match is not None
        actions, match = table.game.actions, table.match
        legal = table.game.legal(match.state, seat)
        bot = table.chair_of(seat).bot
        choice = await self.thinking.choose(
            Question(
                who=live.id,
                address=live.address,
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
            log.warning("bot replaced", table=live.id, kind=choice.incident)
        return actions.text(choice.action), choice.incident or ""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work in a task of its own, and log its error."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Closed):
            log.error("task failed", **error_fields(error))

    async def close(self) -> None:
        """Begin nothing new, and finish what is being written."""
        self._closing = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, self.committer.close(), return_exceptions=True)
