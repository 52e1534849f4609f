"""Tables as the tests of the store need them, and stores that are closed again."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sheepfold.store import ChairRow, Digest, Entry, MatchRow, Store, TableRow
from sheepfold.store.rows import Effect

PLAY = Digest("play", 1, None)
T = TypeVar("T")
SEED = bytes(range(32))


@asynccontextmanager
async def opened(url: str, now: Callable[[], int] | None = None) -> AsyncIterator[Store]:
    store = await Store.open(url, now=now)
    try:
        yield store
    finally:
        await store.close()


def on(
    url: str,
    scenario: Callable[[Store], Coroutine[Any, Any, T]],
    now: Callable[[], int] | None = None,
) -> T:
    """Run a scenario on a store of its own."""

    async def whole() -> T:
        async with opened(url, now) as store:
            return await scenario(store)

    return asyncio.run(whole())


def a_match(table: str, number: int = 1, **other: Any) -> MatchRow:
    """Its id is that of the table and its number."""
    values: dict[str, Any] = {
        "id": f"{table}{number}",
        "table_id": table,
        "number": number,
        "game": "te_kuiti",
        "version": 1,
        "orders": "[0,1]",
        "commitment": "c0ffee",
        "phase": "play",
    }
    return MatchRow(**(values | other))


async def seated(store: Store, table: str = "t", **match: Any) -> str:
    """A table: somebody holds chair 0, chair 1 is invited to, watchers may come. Its match's id."""
    chairs = [
        ChairRow(table, 0, credential=f"{table}-credential"),
        ChairRow(table, 1, invitation=f"{table}-invitation"),
    ]
    await store.create(
        TableRow(table, '{"lang":"en"}', watch=f"{table}-watch"),
        chairs,
        a_match(table, **match),
        SEED,
    )
    return f"{table}1"


def entry(match: str, seq: int, body: str = "x", *effects: Effect, **digest: Any) -> Entry:
    values: dict[str, Any] = {"phase": "play", "acting": 1, "wake": None} | digest
    return Entry(match, seq, body, Digest(**values), effects)


class Hands:
    """A clock that the test moves."""

    def __init__(self, start: int = 1_000_000) -> None:
        self.time = start

    def __call__(self) -> int:
        return self.time
