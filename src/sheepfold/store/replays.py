"""Records that people imported to view. Handles them as text."""

from sqlalchemy import delete, insert, select

from sheepfold.store.engine import Database, Writing
from sheepfold.store.schema import replays


class Replays:
    """The part of the store that holds imported records."""

    db: Database

    async def keep_replay(self, replay: str, record: str) -> None:
        def work(writing: Writing) -> None:
            row = {"id": replay, "created": writing.now, "record": record}
            writing.run(insert(replays).values(row))

        await self.db.write(work)

    async def replay(self, replay: str) -> str | None:
        wanted = select(replays.c.record).where(replays.c.id == replay)
        found: str | None = await self.db.value(wanted)
        return found

    async def forget_replays(self, before_ms: int) -> int:
        """Delete records imported before a moment of the database's clock; return how many."""
        older = delete(replays).where(replays.c.created < before_ms)
        return await self.db.write(lambda writing: writing.run(older))
