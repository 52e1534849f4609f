"""How many sockets each chair has in this process, and whether the store knows it.

While nothing can be stored, people may still come and look: the next beat stores what is missing.
"""

import asyncio
from collections import Counter

from sheepfold.store import Store
from sheepfold.store.errors import Clash, StoreError

Key = tuple[str, int]  # a table, and a chair or WATCHER


class Headcount:
    def __init__(self, process: str, store: Store) -> None:
        self._process = process
        self._store = store
        self._sockets: Counter[Key] = Counter()
        self._not_stored: set[Key] = set()

    def come(self, key: Key) -> None:
        self._sockets[key] += 1

    def leave(self, key: Key) -> None:
        self._sockets[key] -= 1

    async def store(self, key: Key) -> None:
        """Store the sockets of a chair; all who are at the table hear of it through the store."""
        self._not_stored.discard(key)
        try:
            await self._store.present(self._process, *key, self._sockets[key])
        except Clash:
            pass  # the table was deleted meanwhile: nothing of it is counted
        except StoreError:
            self._not_stored.add(key)
            return
        if not self._sockets[key]:
            self._sockets.pop(key, None)

    def forgotten(self) -> None:
        """The store took this process for dead: it knows nothing of these sockets any more."""
        self._not_stored.update(self._sockets)

    async def store_rest(self) -> None:
        """Store what could not be stored before."""
        rest, self._not_stored = self._not_stored, set()
        await asyncio.gather(*map(self.store, rest))
