"""The SQL that appends a group of events in one transaction; events are opaque text."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ARRAY,
    BigInteger,
    BindParameter,
    Column,
    FromClause,
    Integer,
    Text,
    Update,
    bindparam,
    case,
    func,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import ReturningInsert

from sheepfold.store.engine import Database, Writing
from sheepfold.store.rows import Entry
from sheepfold.store.schema import events, matches

FIELDS = {
    "match_id": Text,
    "seq": Integer,
    "at": BigInteger,
    "body": Text,
    "phase": Text,
    "acting": Integer,
    "wake": BigInteger,
}
Given = tuple[Entry, int]  # an entry, and when it was committed (0: not yet)


class Groups:
    """Appends groups; the statements are the same for any group and are built once."""

    def __init__(self, db: Database) -> None:
        self._is_sqlite = db.is_sqlite
        new = _given(is_sqlite=db.is_sqlite)
        self._insertion = _insertion(db, new)
        self._new_heads = _new_heads(new)

    def append(self, writing: Writing, entries: Sequence[Entry]) -> dict[str, int]:
        """Append within a transaction; return the time of each match's entry that was inserted."""
        committed = self._insert(writing, [entry for entry in entries if not entry.effects])
        for entry in sorted(entries, key=lambda one: one.match):
            if entry.effects:
                committed |= self._insert_with_effects(writing, entry)
        seqs = {entry.match: entry.seq for entry in entries}
        writing.notes.extend(f"e:{match}:{seqs[match]}" for match in committed)
        return committed

    def _insert_with_effects(self, writing: Writing, entry: Entry) -> dict[str, int]:
        """Insert one entry with all its effects, or nothing of it."""
        try:
            with writing.conn.begin_nested() as savepoint:
                committed = self._insert(writing, [entry])
                for effect in entry.effects:
                    if not committed or writing.run(effect(writing.now)) != 1:
                        savepoint.rollback()
                        return {}
                return committed
        except IntegrityError:
            return {}

    def _insert(self, writing: Writing, entries: list[Entry]) -> dict[str, int]:
        if not entries:
            return {}
        values = self._values([(entry, 0) for entry in entries])
        inserted = writing.conn.execute(self._insertion, values)
        committed: dict[str, int] = {row.match_id: row.at for row in inserted}
        given = [(entry, committed[entry.match]) for entry in entries if entry.match in committed]
        if given:
            writing.run(self._new_heads, self._values(given))
        return committed

    def _values(self, given: list[Given]) -> dict[str, object]:
        rows = [
            (one.match, one.seq, at, one.body, one.digest.phase, one.digest.acting, one.digest.wake)
            for one, at in given
        ]
        if self._is_sqlite:
            return {"group": json.dumps(rows)}
        columns = zip(*rows, strict=True)
        return {f"all_{name}": list(column) for name, column in zip(FIELDS, columns, strict=True)}


def _given(*, is_sqlite: bool) -> FromClause:
    """Return the group as a table in a statement, whose text is the same for any group size."""
    if is_sqlite:
        each = func.json_each(bindparam("group", type_=Text)).table_valued("value")
        fields = (
            func.json_extract(each.c.value, f"$[{number}]", type_=kind()).label(name)
            for number, (name, kind) in enumerate(FIELDS.items())
        )
        return select(*fields).subquery("new")
    arrays: list[BindParameter[Any]] = [
        bindparam(f"all_{name}", type_=ARRAY(kind)) for name, kind in FIELDS.items()
    ]
    columns: list[Column[Any]] = [Column(name, kind) for name, kind in FIELDS.items()]
    return func.unnest(*arrays).table_valued(*columns, name="new").render_derived()


def _insertion(db: Database, new: FromClause) -> ReturningInsert[tuple[str, int]]:
    """Insert what follows on the head of its match; time does not go back within a match."""
    now = db.clock.now
    at = case((matches.c.touched > now, matches.c.touched), else_=now)
    rows = (
        select(new.c.match_id, new.c.seq, at, new.c.body)
        .join_from(new, matches, matches.c.id == new.c.match_id)
        .where(matches.c.head == new.c.seq - 1)
        .order_by(new.c.match_id)  # so that two processes never wait for each other
    )
    insert = sqlite.insert if db.is_sqlite else postgresql.insert
    return (
        insert(events)
        .from_select(["match_id", "seq", "at", "body"], rows)
        .on_conflict_do_nothing()
        .returning(events.c.match_id, events.c.at)
    )


def _new_heads(new: FromClause) -> Update:
    return (
        update(matches)
        .where(matches.c.id == new.c.match_id)
        .values(
            head=new.c.seq,
            phase=new.c.phase,
            acting=new.c.acting,
            wake=new.c.wake,
            touched=new.c.at,
        )
    )
