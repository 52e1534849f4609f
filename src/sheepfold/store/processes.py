"""Which server processes are alive, who is connected through them, and what is due."""

import asyncio
from weakref import WeakValueDictionary

from sqlalchemy import (
    ColumnElement,
    FromClause,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from sheepfold.store.engine import Database, Writing
from sheepfold.store.schema import chairs, matches, outages, presence, processes

ALIVE_MS = 15_000  # a process not seen for longer counts as dead
FORGOTTEN_MS = 86_400_000

# A thousand people may reconnect at once: these are built once.
SAME = (
    presence.c.process == bindparam("a_process"),
    presence.c.table_id == bindparam("a_table"),
    presence.c.chair == bindparam("a_chair"),
)
NOT_HERE = delete(presence).where(*SAME)
HERE = update(presence).where(*SAME).values(sockets=bindparam("a_count"))
SEEN = update(chairs).where(
    chairs.c.table_id == bindparam("a_table"), chairs.c.chair == bindparam("a_chair")
)


class Processes:
    """The part of the store that holds processes, presence and due matches."""

    db: Database
    turns: WeakValueDictionary[tuple[str, str, int], asyncio.Lock]  # while somebody waits

    async def arrive(self, process: str) -> None:
        """Register a process that starts; if none was alive, record an outage until now."""

        def work(writing: Writing) -> None:
            self._look_at_the_clock(writing)
            # A SQLite file has one server: any process seen before is gone.
            self._note_outage(writing, 0 if self.db.is_sqlite else ALIVE_MS)
            old = processes.c.seen < writing.now - FORGOTTEN_MS
            forgotten = select(processes.c.id).where(old)
            writing.run(delete(presence).where(presence.c.process.in_(forgotten)))
            writing.run(delete(processes).where(old))
            writing.run(delete(presence).where(presence.c.process == process))
            writing.run(delete(processes).where(processes.c.id == process))
            self._add(writing, process)

        await self.db.write(work)

    async def beat(self, process: str) -> bool:
        """Renew the sign of life of a process and of everybody connected through it.

        Returns False if the process was taken for dead: it has to report again who is present.
        """
        here = and_(
            presence.c.process == process,
            presence.c.table_id == chairs.c.table_id,
            presence.c.chair == chairs.c.chair,
        )

        def work(writing: Writing) -> bool:
            self._look_at_the_clock(writing)
            self._note_outage(writing, ALIVE_MS)  # as after a computer was asleep
            known = writing.run(
                update(processes)
                .where(processes.c.id == process)
                .values(seen=writing.now, departed=False)
            )
            if not known:
                self._add(writing, process)
            writing.run(update(chairs).where(here).values(seen=writing.now))
            return known == 1

        return await self.db.write(work)

    async def depart(self, process: str) -> None:
        """Unregister a process that ends properly."""

        def work(writing: Writing) -> None:
            here = presence.c.process == process
            rows = writing.conn.scalars(select(presence.c.table_id).where(here).distinct())
            writing.notes.extend(f"p:{table}" for table in rows)
            writing.run(delete(presence).where(here))
            writing.run(
                update(processes)
                .where(processes.c.id == process)
                .values(seen=writing.now, departed=True)
            )

        await self.db.write(work)

    async def bury(self) -> None:
        """Remove everybody who was connected through dead processes, and notify all.

        If such a process still lives, its next `beat` returns False.
        """
        now, others = self.db.clock.now, processes.alias()
        dead = select(processes.c.id).where(
            processes.c.departed.is_(False),
            processes.c.seen <= now - ALIVE_MS,
            # If nobody lives, the process seen last tells how long that has been so.
            select(others.c.id).where(_alive(now, ALIVE_MS, others)).exists(),
        )
        if await self.db.value(dead.limit(1)) is None:  # the usual case: nothing is written
            return

        def work(writing: Writing) -> None:
            ids = list(writing.conn.scalars(dead.with_for_update(skip_locked=True)))
            here = presence.c.process.in_(ids)
            rows = writing.conn.scalars(select(presence.c.table_id).where(here).distinct())
            writing.notes.extend(f"p:{table}" for table in rows)
            writing.run(delete(presence).where(here))
            writing.run(delete(processes).where(processes.c.id.in_(ids)))

        await self.db.write(work)

    async def outages(self) -> list[tuple[int, int]]:
        """Return when no process was alive, in order: clocks stood still then."""
        wanted = select(outages.c.began, outages.c.ended).order_by(outages.c.began)
        return [(row.began, row.ended) for row in await self.db.rows(wanted)]

    async def present(self, process: str, table: str, chair: int, sockets: int) -> None:
        """Set the number of sockets of a chair (or WATCHERS) here; notify with `p:<table>`."""
        where = {"a_process": process, "a_table": table, "a_chair": chair}

        def work(writing: Writing) -> None:
            if sockets == 0:
                writing.run(NOT_HERE, where)
            elif not writing.run(HERE, where | {"a_count": sockets}):
                row = {"process": process, "table_id": table, "chair": chair, "sockets": sockets}
                writing.run(insert(presence), row)
            writing.run(SEEN.values(seen=writing.now), where)
            writing.notes.append(f"p:{table}")

        # One after the other, so that the last count requested is the one that stays.
        async with self.turns.setdefault((process, table, chair), asyncio.Lock()):
            await self.db.write(work)

    async def who_is_here(self, table: str) -> dict[int, int]:
        """Return the chairs that are connected, and through how many sockets."""
        wanted = (
            select(presence.c.chair, func.sum(presence.c.sockets))
            .join(processes, processes.c.id == presence.c.process)
            .where(presence.c.table_id == table, _alive(self.db.clock.now, ALIVE_MS))
            .group_by(presence.c.chair)
            .order_by(presence.c.chair)
        )
        return {chair: int(sockets) for chair, sockets in await self.db.rows(wanted)}

    async def last_seen(self, table: str) -> dict[int, int | None]:
        """Return when each chair was last connected."""
        wanted = (
            select(chairs.c.chair, chairs.c.seen)
            .where(chairs.c.table_id == table)
            .order_by(chairs.c.chair)
        )
        return {row.chair: row.seen for row in await self.db.rows(wanted)}

    async def due(self, limit: int, grace_ms: int) -> list[str]:
        """Claim matches in which something is due now, the longest due first.

        Nobody else gets them during the grace; if no event follows by then, they are due again.
        """
        now = self.db.clock.now
        ready = select(matches.c.id).where(matches.c.wake <= now).order_by(matches.c.wake)
        if await self.db.value(ready.limit(1)) is None:  # the usual case: nothing is written
            return []
        chosen = ready.limit(limit).with_for_update(skip_locked=True)

        def work(writing: Writing) -> list[str]:
            ids = list(writing.conn.scalars(chosen))
            leased = update(matches).where(matches.c.id.in_(ids))
            if ids:
                writing.run(leased.values(wake=writing.now + grace_ms))
            return ids

        return await self.db.write(work)

    async def set_wake(self, match: str, head: int, wake: int | None) -> None:
        """Set when a match is due, according to its log up to `head`; a longer log overrides it."""
        change = (
            update(matches).where(matches.c.id == match, matches.c.head == head).values(wake=wake)
        )

        def work(writing: Writing) -> None:
            writing.run(change)

        await self.db.write(work)

    def _add(self, writing: Writing, process: str) -> None:
        row = {"id": process, "seen": writing.now, "departed": False}
        writing.run(insert(processes).values(row))

    def _look_at_the_clock(self, writing: Writing) -> None:
        seen = writing.conn.scalar(select(func.max(processes.c.seen)))
        self.db.clock.look(writing.conn, seen, ALIVE_MS)

    def _note_outage(self, writing: Writing, alive_ms: int) -> None:
        """Record an outage since the last sign of life, if no process is alive."""
        alive = select(processes.c.id).where(_alive(writing.now, alive_ms)).limit(1)
        if writing.conn.scalar(alive) is not None:
            return
        both = select(func.max(processes.c.seen), writing.now)
        last, now = (writing.conn.execute(both)).one()
        if last is None or last >= now:
            return
        insert_or_leave = sqlite.insert if self.db.is_sqlite else postgresql.insert
        row = insert_or_leave(outages).values(began=last, ended=now)
        writing.run(row.on_conflict_do_nothing())


def _alive(
    now: ColumnElement[int], alive_ms: int, some: FromClause = processes
) -> ColumnElement[bool]:
    return and_(some.c.departed.is_(False), some.c.seen > now - alive_ms)
