"""The chairs that one socket makes present: its own, and those of people who share the device."""

import contextlib
from collections.abc import Sequence

from sheepfold.core.protocol import WATCHER
from sheepfold.server import tokens
from sheepfold.server.live_table import LiveTable
from sheepfold.server.services import Services
from sheepfold.store.errors import StoreError


class Presence:
    """The chairs that a device makes present, each by its credential."""

    def __init__(self, services: Services, live: LiveTable, chair: int, token_hash: str) -> None:
        self.services = services
        self.live = live
        self.own = chair, token_hash
        self.chairs: dict[int, str] = {}

    def come(self) -> None:
        """Count the own chair at once, whatever comes of the others."""
        self._add(*self.own)

    async def tell(self, beside: Sequence[str]) -> None:
        """Add the people who share the device; invalid links add nobody."""
        for token in beside:
            hashed = tokens.hashed(token)
            holder = await self.services.store.whose(hashed)
            if holder is None or holder.table_id != self.live.id or holder.chair == WATCHER:
                continue
            if holder.chair not in self.chairs:
                self._add(holder.chair, hashed)
        for chair in self.chairs:
            self._store(chair)

    async def check(self, chair: int) -> None:
        """A chair has changed hands: remove it unless its credential is still valid."""
        token_hash = self.chairs.get(chair, "")
        with contextlib.suppress(StoreError):  # the socket itself notices, and comes again
            if await self.services.store.whose(token_hash) is None:
                self._remove(chair)

    def leave(self) -> None:
        self._remove(*self.chairs)

    def _add(self, chair: int, token_hash: str) -> None:
        self.chairs[chair] = token_hash
        self.services.tables.headcount.come((self.live.id, chair))

    def _remove(self, *chairs: int) -> None:
        for chair in chairs:
            if self.chairs.pop(chair, None) is not None:
                self.services.tables.headcount.leave((self.live.id, chair))
                self._store(chair)

    def _store(self, chair: int) -> None:
        """Store in a task of its own: clients come and go even if the database hangs."""
        tables = self.services.tables
        tables.spawn(tables.headcount.store((self.live.id, chair)))
