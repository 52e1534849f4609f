"""Keeps tables and the logs of their matches in SQLite or PostgreSQL; imports no game.

store = await Store.open("sqlite:///tables.db")
at = await store.append(Entry(match, seq, body, Digest(phase, acting, wake)))
"""

from sheepfold.store.effects import seat_given_up, seat_taken
from sheepfold.store.errors import StoreError
from sheepfold.store.rows import (
    OVER,
    WATCHERS,
    ChairRow,
    ChatRow,
    Digest,
    Effect,
    Entry,
    Holder,
    MatchRow,
    Mine,
    Row,
    TableRow,
    Whole,
)
from sheepfold.store.store import Store

__all__ = [
    "OVER",
    "WATCHERS",
    "ChairRow",
    "ChatRow",
    "Digest",
    "Effect",
    "Entry",
    "Holder",
    "MatchRow",
    "Mine",
    "Row",
    "Store",
    "StoreError",
    "TableRow",
    "Whole",
    "seat_given_up",
    "seat_taken",
]
