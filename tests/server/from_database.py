"""A table rebuilt from nothing but its rows in the database, without any server."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any

import msgspec

from sheepfold import games
from sheepfold.core import story
from sheepfold.server import events, frames
from sheepfold.server.plan import opening_of, plan_of
from sheepfold.server.table import Table
from sheepfold.store import Store


@dataclass(frozen=True)
class Rebuilt:
    table: Table  # the fold of its current match's log: draws were compared with the seed
    log: list[events.Kind]

    def view(self, chair: int) -> Any:
        """What a chair, or WATCHER, is shown, as plain JSON."""
        assert self.table.match is not None
        view = self.table.match.view(frames.viewer_of(self.table, chair))
        return json.loads(msgspec.json.encode(story.for_people(view)))


async def read(store: Store, table_id: str) -> Rebuilt:
    whole = await store.table(table_id)
    assert whole is not None, "the table is gone"
    plan, row = plan_of(whole.table.settings), whole.match
    game, opening = games.make(plan.game, plan.components), opening_of(row.orders)
    outages = await store.outages()
    table = Table(game, plan, opening, row.id, await store.seed(row.id), outages)
    log = []
    for event in await store.events(row.id):
        log.append(events.read(event.body))
        table.apply(event.seq, event.at, log[-1])  # which refuses gaps
    assert (row.head, row.phase) == (table.head, table.phase), "the row tells something else"
    return Rebuilt(table, log)


def tables(url: str, *ids: str) -> list[Rebuilt]:
    """Of a SQLite file only once its server has ended."""

    async def all_of_them() -> list[Rebuilt]:
        store = await Store.open(url)
        try:
            return [await read(store, table_id) for table_id in ids]
        finally:
            await store.close()

    return asyncio.run(all_of_them())
