"""Rebuilds tables from their logs, in threads, so that no table waits for another one's load."""

from collections.abc import Sequence
from typing import Final

import msgspec
import structlog

from sheepfold import games
from sheepfold.core.errors import SheepfoldError
from sheepfold.core.protocol import AnyGame
from sheepfold.server import events
from sheepfold.server.clock import Outages
from sheepfold.server.limits import asker
from sheepfold.server.live_table import LiveTable
from sheepfold.server.logs import error_fields
from sheepfold.server.plan import Plan, opening_of, plan_of
from sheepfold.server.queues import Queues
from sheepfold.server.refusal import Refusal
from sheepfold.server.table import Table
from sheepfold.store import Store
from sheepfold.store.rows import Row, Whole

SHORT_LOG: Final = 500  # events of a match that is read in a few hundredths of a second,
SHORT_ORDERS: Final = 4000  # and letters of what it begins with: a record has more
MOST_GAMES: Final = 64  # with components of their own that are kept
log = structlog.get_logger()


class Loader:
    def __init__(self, store: Store, queues: Queues, outages: Outages) -> None:
        self._store = store
        self._queues = queues
        self._outages = outages
        self._games: dict[tuple[str, str | None], AnyGame] = {}

    async def read(self, whole: Whole) -> LiveTable:
        """Rebuild a table from its log; a short log does not wait for long ones."""
        row, seed = whole.match, await self._store.seed(whole.match.id)
        rows = await self._store.events(row.id)
        short = len(rows) <= SHORT_LOG and len(row.orders) <= SHORT_ORDERS
        queue = self._queues.hello if short else self._queues.load
        return await queue.run(asker.get(), self._rebuild, whole, seed, rows)

    def _rebuild(self, whole: Whole, seed: bytes, rows: Sequence[Row]) -> LiveTable:
        row = whole.match
        try:
            plan = plan_of(whole.table.settings)
            opening = opening_of(row.orders)
            table = Table(self._game(plan), plan, opening, row.id, seed, self._outages)
            for event in rows:
                table.apply(event.seq, event.at, events.read(event.body))
        except (SheepfoldError, msgspec.MsgspecError) as error:
            log.error("log damaged", match=row.id, **error_fields(error))
            raise Refusal("damaged", "the log of this table cannot be read") from error
        return LiveTable(whole.table.id, row.number, row.commitment, table)

    def _game(self, plan: Plan) -> AnyGame:
        """Return the game of a table; tables with the same components share one."""
        key = plan.game, plan.components
        if key not in self._games:
            if len(self._games) >= MOST_GAMES:
                self._games.clear()
            self._games[key] = games.make(plan.game, plan.components)
        return self._games[key]
