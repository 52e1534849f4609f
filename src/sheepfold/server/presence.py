"""Who is at a table through one socket: its own chair, and those of people who share the device."""

import contextlib
from collections.abc import Sequence

from sheepfold.core.protocol import WATCHER
from sheepfold.server import tokens
from sheepfold.server.house import House
from sheepfold.server.place import Place
from sheepfold.store.errors import StoreError


class Presence:
    """The chairs that a device makes present, and by which credential each."""

    def __init__(self, house: House, place: Place, chair: int, token_hash: str) -> None:
        self.house = house
        self.place = place
        self.own = chair, token_hash
        self.chairs: dict[int, str] = {}

    def come(self) -> None:
        """The own chair, at once: it counts, whatever comes of the rest."""
        self._add(*self.own)

    async def tell(self, beside: Sequence[str]) -> None:
        """With those who share the device; links that are not valid any more bring nobody."""
        for token in beside:
            hashed = tokens.hashed(token)
            holder = await self.house.store.whose(hashed)
            if holder is None or holder.table_id != self.place.id or holder.chair == WATCHER:
                continue
            if holder.chair not in self.chairs:
                self._add(holder.chair, hashed)
        for chair in self.chairs:
            self._store(chair)

    async def check(self, chair: int) -> None:
        """A chair has changed hands: does who shares the device still have it?"""
        token_hash = self.chairs.get(chair, "")
        with contextlib.suppress(StoreError):  # the socket itself notices, and comes again
            if await self.house.store.whose(token_hash) is None:
                self._remove(chair)

    def leave(self) -> None:
        self._remove(*self.chairs)

    def _add(self, chair: int, token_hash: str) -> None:
        self.chairs[chair] = token_hash
        self.house.desk.headcount.come((self.place.id, chair))

    def _remove(self, *chairs: int) -> None:
        for chair in chairs:
            if self.chairs.pop(chair, None) is not None:
                self.house.desk.headcount.leave((self.place.id, chair))
                self._store(chair)

    def _store(self, chair: int) -> None:
        """In a task of its own: a database that hangs keeps nobody from coming and going."""
        desk = self.house.desk
        desk.beside(desk.headcount.store((self.place.id, chair)))
