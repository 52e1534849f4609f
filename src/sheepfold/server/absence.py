"""Finds when the last socket of a chair was closed. Knows no settings and no rules of a table."""

from collections.abc import Container

from sheepfold.store import Store


async def gone_since(store: Store, table: str, here: Container[int]) -> dict[int, int]:
    """By chair the moment at which its last socket closed; all have just been at a new table."""
    seen = await store.last_seen(table)
    gone = {chair: moment for chair, moment in seen.items() if chair not in here}
    known = {chair: moment for chair, moment in gone.items() if moment is not None}
    if len(known) < len(gone):
        whole = await store.table(table)
        if whole is not None:
            known |= {chair: whole.table.created for chair in gone if chair not in known}
    return known
