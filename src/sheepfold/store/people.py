"""Whose a token is, and the chat of a table. Handles hashes, no tokens."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import and_, delete, func, insert, select, update

from sheepfold.store.effects import valid
from sheepfold.store.engine import Database, Writing
from sheepfold.store.errors import StoreError
from sheepfold.store.rows import WATCHERS, ChatRow, Holder, Mine, TableRow
from sheepfold.store.schema import chairs, chat, matches, tables
from sheepfold.store.tables import match_row

MOST_CHAT: Final = 2000  # lines kept per table of what players say, and of what watchers say


class People:
    """The part of the store that holds credentials, invitations and chat."""

    db: Database

    async def whose(self, token_hash: str) -> Holder | None:
        """Return the chair of a credential, or WATCHERS at the table of a watch token."""
        seated = select(chairs.c.table_id, chairs.c.chair).where(chairs.c.credential == token_hash)
        watching = select(tables.c.id).where(tables.c.watch == token_hash)
        chair = await self.db.row(seated)
        if chair is not None:
            return Holder(*chair)
        table = await self.db.value(watching)
        return None if table is None else Holder(table, WATCHERS)

    async def invited(self, token_hash: str) -> Holder | None:
        """Return the chair of an invitation that is neither spent nor expired."""
        wanted = (
            select(chairs.c.table_id, chairs.c.chair)
            .where(chairs.c.invitation == token_hash)
            .where(valid(self.db.clock.now))
        )
        chair = await self.db.row(wanted)
        return None if chair is None else Holder(*chair)

    async def mine(self, credential_hashes: Sequence[str]) -> list[Mine]:
        """Return the tables where these credentials have a chair, each with its current match."""
        newer = matches.alias()
        wanted = (
            select(
                chairs.c.chair,
                *(matches.c),
                *(column.label(f"t_{column.name}") for column in tables.c),
            )
            .join_from(chairs, tables, tables.c.id == chairs.c.table_id)
            .join(matches, matches.c.table_id == tables.c.id)
            .where(chairs.c.credential.in_(credential_hashes))
            .where(
                ~select(newer.c.id)
                .where(newer.c.table_id == matches.c.table_id, newer.c.number > matches.c.number)
                .exists()
            )
            .order_by(chairs.c.table_id, chairs.c.chair)
        )
        return [
            Mine(
                Holder(row.table_id, row.chair),
                TableRow(row.t_id, row.t_settings, row.t_watch, row.t_created),
                match_row(row),
            )
            for row in await self.db.rows(wanted)
        ]

    async def set_invitation(
        self, table: str, chair: int, token_hash: str | None, until: int | None = None
    ) -> bool:
        """Replace the invitation to a chair; return False if there is no such chair.

        None withdraws the invitation; with `until` None it lasts for ever.
        """
        change = (
            update(chairs)
            .where(chairs.c.table_id == table, chairs.c.chair == chair)
            .values(invitation=token_hash, invitation_until=until)
        )

        def work(writing: Writing) -> bool:
            writing.notes.append(f"t:{table}")
            return writing.run(change) == 1

        return await self.db.write(work)

    async def set_watch(self, table: str, token_hash: str | None) -> bool:
        """Let watchers in by this token, or by none; return False if there is no such table."""
        change = update(tables).where(tables.c.id == table).values(watch=token_hash)

        def work(writing: Writing) -> bool:
            writing.notes.append(f"t:{table}")
            return writing.run(change) == 1

        return await self.db.write(work)

    async def say(
        self, table: str, audience: str, chair: int | None, name: str, body: str
    ) -> ChatRow:
        """Write to a table's chat; notify everybody with `c:<table>:<audience>`.

        The newest `MOST_CHAT` lines of each audience are kept.
        """
        # Lock the table first: no number is given twice, and readers see them in order.
        lock = select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True)
        lines = and_(chat.c.table_id == table, chat.c.audience == audience)
        newest = select(func.coalesce(func.max(chat.c.number), 0)).where(lines)
        latest = select(chat.c.number).where(lines).order_by(chat.c.number.desc())
        oldest = latest.offset(MOST_CHAT).limit(1).scalar_subquery()
        forgotten = delete(chat).where(lines, chat.c.number <= oldest)
        words = {"table_id": table, "audience": audience, "chair": chair} | {
            "name": name,
            "body": body,
        }

        def work(writing: Writing) -> ChatRow:
            if writing.conn.scalar(lock) is None:
                raise StoreError(f"there is no table {table}")
            number = writing.conn.execute(newest).scalar_one() + 1
            line = insert(chat).values(number=number, at=writing.now, **words)
            at = writing.conn.execute(line.returning(chat.c.at)).scalar_one()
            writing.run(forgotten)
            writing.notes.append(f"c:{table}:{audience}")
            return ChatRow(number, table, at, audience, chair, name, body)

        return await self.db.write(work)

    async def chat_since(
        self, table: str, audience: str, after: int = 0, limit: int = 200
    ) -> list[ChatRow]:
        """Return the newest lines after the number `after`, at most `limit`, oldest first."""
        lines = and_(chat.c.table_id == table, chat.c.audience == audience, chat.c.number > after)
        wanted = select(chat).where(lines).order_by(chat.c.number.desc()).limit(limit)
        return [ChatRow(**row._mapping) for row in await self.db.rows(wanted)][::-1]
