"""Meadows as a forest of nodes: joined as tiles are laid, rebuilt when a meadow breaks up."""

from sheepfold.games.meadowmight.board import OPEN, reached
from sheepfold.games.meadowmight.components import DOWN
from sheepfold.games.meadowmight.state import Pasture


def meadow_at(state: Pasture, cell: int) -> int:
    """MM-3: the root of the meadow that a faceup tile is in."""
    parent = state.parent
    node = state.node[cell]
    while parent[node] != node:
        node = parent[node]
    return node


def meadows_around(state: Pasture, cell: int, fences: int) -> list[int]:
    """Return the meadows that a tile with these fences would reach from a cell, each once."""
    found: list[int] = []
    for other in reached(state.tiles, state.top, cell, fences):
        meadow = meadow_at(state, other)
        if meadow not in found:
            found.append(meadow)
    return found


def owners_around(state: Pasture, cell: int, fences: int) -> int:
    """Return the owners of Sheeple in those meadows; called most of all, so it builds no list."""
    top, closed, node, parent = state.top, state.tiles.fences, state.node, state.parent
    owners = 0
    for step, facing in OPEN[fences]:
        other = cell + step
        if other in top and not closed[top[other]] & facing:
            meadow = node[other]
            while parent[meadow] != meadow:
                meadow = parent[meadow]
            owners |= state.owners[meadow]
    return owners


def grow(state: Pasture, cell: int, meadows: list[int]) -> None:
    """Add a faceup tile on a cell, which joins these meadows."""
    owner = state.tiles.owner[state.top[cell]]
    sizes = state.sizes
    if not meadows:
        meadow = new_meadow(state)
    else:
        meadow = meadows[0]
        for other in meadows:
            if sizes[other] > sizes[meadow]:
                meadow = other
        for other in meadows:
            if other != meadow:
                state.parent[other] = meadow
                sizes[meadow] += sizes[other]
                state.flocks[meadow] += state.flocks[other]
                state.owners[meadow] |= state.owners[other]
    state.node[cell] = meadow
    sizes[meadow] += 1
    if owner:
        state.flocks[meadow] += 1
        state.owners[meadow] |= owner


def new_meadow(state: Pasture) -> int:
    meadow = len(state.parent)
    state.parent.append(meadow)
    state.sizes.append(0)
    state.flocks.append(0)
    state.owners.append(0)
    return meadow


def chart(state: Pasture) -> None:
    """Rebuild all meadows from the board alone."""
    tiles, top = state.tiles, state.top
    fences, owner_of = tiles.fences, tiles.owner
    node: dict[int, int] = {}
    sizes: list[int] = []
    flocks: list[int] = []
    all_owners: list[int] = []
    for start, face in top.items():
        if face >= DOWN or start in node:
            continue
        meadow = node[start] = len(sizes)
        owners = flock = 0
        cells = [start]
        for cell in cells:
            face = top[cell]
            if owner_of[face]:
                owners |= owner_of[face]
                flock += 1
            for other in reached(tiles, top, cell, fences[face]):
                if other not in node:
                    node[other] = meadow
                    cells.append(other)
        sizes.append(len(cells))
        flocks.append(flock)
        all_owners.append(owners)
    state.node, state.parent = node, list(range(len(sizes)))
    state.sizes, state.flocks, state.owners = sizes, flocks, all_owners
