"""Tables with their chairs, and the series of matches played there. Imports no game."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, insert, select
from sqlalchemy import Row as SqlRow

from sheepfold.store.engine import Database, Writing
from sheepfold.store.errors import Clash, StoreError
from sheepfold.store.rows import BEFORE, OVER, ChairRow, MatchRow, TableRow, Whole
from sheepfold.store.schema import chairs, matches, seeds, tables


def table_row(row: SqlRow[Any]) -> TableRow:
    return TableRow(row.id, row.settings, row.watch, row.created)


def match_row(row: SqlRow[Any]) -> MatchRow:
    return MatchRow(**{name: getattr(row, name) for name in MatchRow.__dataclass_fields__})


class Tables:
    """The part of the store that holds tables and their matches."""

    db: Database

    async def create(
        self, table: TableRow, its_chairs: list[ChairRow], match: MatchRow, seed: bytes
    ) -> int:
        """Store a new table with its first match, all or nothing; return when."""
        now = await self.db.now()

        def work(writing: Writing) -> None:
            writing.run(insert(tables), asdict(table) | {"created": now})
            for chair in its_chairs:
                writing.run(insert(chairs), asdict(chair))
            _add(writing, match, seed, now)

        await self.db.write(work)
        return now

    async def add_match(self, match: MatchRow, seed: bytes) -> bool:
        """Store a rematch; return False if another process started it first, or the table is gone.

        Everybody is notified with `t:<table>`.
        """
        now = await self.db.now()

        def work(writing: Writing) -> None:
            _add(writing, match, seed, now)
            writing.notes.append(f"t:{match.table_id}")

        try:
            await self.db.write(work)
        except Clash:
            return False
        return True

    async def table(self, table: str) -> Whole | None:
        def work(conn: Connection) -> Whole | None:
            row = conn.execute(select(tables).where(tables.c.id == table)).one_or_none()
            current = conn.execute(_current(table)).one_or_none()
            of_table = select(chairs).where(chairs.c.table_id == table).order_by(chairs.c.chair)
            its_chairs = tuple(ChairRow(**one._mapping) for one in conn.execute(of_table))
            if row is None or current is None:
                return None
            return Whole(table_row(row), its_chairs, match_row(current))

        return await self.db.read(work)

    async def game_of(self, table: str) -> str:
        """Return the game of a table; "" if there is no such table."""
        first = select(matches.c.game).where(matches.c.table_id == table, matches.c.number == 1)
        return await self.db.value(first) or ""

    async def match(self, table: str, number: int) -> MatchRow | None:
        wanted = select(matches).where(matches.c.table_id == table, matches.c.number == number)
        row = await self.db.row(wanted)
        return None if row is None else match_row(row)

    async def match_by_id(self, match: str) -> MatchRow | None:
        row = await self.db.row(select(matches).where(matches.c.id == match))
        return None if row is None else match_row(row)

    async def matches_of(self, table: str) -> list[MatchRow]:
        """Return all matches of a table, the first one first."""
        wanted = select(matches).where(matches.c.table_id == table).order_by(matches.c.number)
        return [match_row(row) for row in await self.db.rows(wanted)]

    async def seed(self, match: str) -> bytes:
        found = await self.db.value(select(seeds.c.seed).where(seeds.c.match_id == match))
        if found is None:
            raise StoreError(f"there is no match {match}")
        return bytes(found)

    async def delete_table(self, table: str) -> bool:
        """Delete all of a table; return False if there is none. Notifies with `t:<table>`."""

        def work(writing: Writing) -> bool:
            gone = writing.run(delete(tables).where(tables.c.id == table)) == 1
            if gone:
                writing.notes.append(f"t:{table}")
            return gone

        return await self.db.write(work)

    async def unbegun_before(self, moment: int) -> list[str]:
        """Return the tables where no match has begun and nothing has happened since `moment`."""
        wanted = select(matches.c.table_id.label("id")).where(_unbegun(moment))
        return [row.id for row in await self.db.rows(wanted)]

    async def delete_unbegun(self, table: str, moment: int) -> bool:
        """Delete such a table; return False if something has happened there after this moment."""
        still = select(matches.c.id).where(matches.c.table_id == table, _unbegun(moment + 1))

        def work(writing: Writing) -> bool:
            # The match is locked first: a person who sits down now waits, or has sat down before.
            if writing.conn.scalar(still.with_for_update()) is None:
                return False
            writing.notes.append(f"t:{table}")
            return writing.run(delete(tables).where(tables.c.id == table)) == 1

        return await self.db.write(work)

    async def idle(self, before: int) -> list[str]:
        """Return the matches that are not over and have had no event since."""
        wanted = select(matches.c.id).where(matches.c.touched < before, matches.c.phase != OVER)
        return [row.id for row in await self.db.rows(wanted)]

    async def finished_before(self, moment: int) -> list[str]:
        """Return the tables whose current match was over by then."""
        newer = matches.alias()
        wanted = select(matches.c.table_id.label("id")).where(
            matches.c.phase == OVER,
            matches.c.touched < moment,
            ~select(newer.c.id)
            .where(newer.c.table_id == matches.c.table_id, newer.c.number > matches.c.number)
            .exists(),
        )
        return [row.id for row in await self.db.rows(wanted)]


def _add(writing: Writing, match: MatchRow, seed: bytes, now: int) -> None:
    writing.run(insert(matches), asdict(match) | {"head": 0, "touched": now})
    writing.run(insert(seeds), {"match_id": match.id, "seed": seed})


def _unbegun(moment: int) -> ColumnElement[bool]:
    return and_(matches.c.number == 1, matches.c.phase.in_(BEFORE), matches.c.touched < moment)


def _current(table: str) -> Select[Any]:
    of_table = select(matches).where(matches.c.table_id == table)
    return of_table.order_by(matches.c.number.desc()).limit(1)
