"""What moves do: one function per rule, called by `apply`. Nothing is checked here."""

from collections.abc import Callable
from typing import Final

from sheepfold.core.bits import bits
from sheepfold.core.protocol import CHANCE
from sheepfold.games.te_kuiti import facts
from sheepfold.games.te_kuiti.actions import (
    DONE,
    FENCE,
    FIRST,
    FLIP,
    NO_FLOWER,
    PAIR,
    RAM,
    REVEAL,
    REVEAL_SIDE,
    TAKE,
    fence_actions,
    flip_actions,
    ram_actions,
)
from sheepfold.games.te_kuiti.board import (
    ALL_CELLS,
    ALL_EDGES,
    CELLS,
    CELLS_BESIDE,
    EDGES,
    SIDE_EDGES,
    may_close,
    outside,
)
from sheepfold.games.te_kuiti.components import KINDS, MOST_FLIPS, SHEEP_KINDS
from sheepfold.games.te_kuiti.components import RAM as RAM_TILE
from sheepfold.games.te_kuiti.components import SHEPHERD as SHEPHERD_TILE
from sheepfold.games.te_kuiti.scoring import add_end_fact
from sheepfold.games.te_kuiti.state import (
    DRAW_FIRST,
    DRAW_TILE,
    FENCE_NOW,
    FENCE_TURN,
    FLIPPING,
    GONE,
    RAM_DUE,
    UNSEEN,
    Field,
)

FENCES: Final = 30
OPEN_FIELD: Final = 5  # free tiles or fewer (TK-11)
BARE: Final = len(KINDS)  # faces below carry no flower

# The seat that decides a step, by the shepherd's seat: chance, the shepherd, or the sheep.
_CHANCE: Final = ((CHANCE,), (CHANCE,))
_SHEPHERD: Final = ((0,), (1,))
_SHEEP: Final = ((1,), (0,))
_ACTING: Final = (_CHANCE, _CHANCE, _SHEPHERD, _SHEPHERD, _SHEEP, _SHEEP)  # as STEPS


def acting(state: Field) -> tuple[int, ...]:
    return _ACTING[state.pending[-1]][state.shepherd] if state.pending else ()


def legal(state: Field, seat: int) -> list[int]:
    """Return what the acting seat, or chance, may do."""
    step = state.pending[-1]
    if step == FLIPPING:
        return sheep_actions(state)
    if step == FENCE_TURN or step == FENCE_NOW:
        return fence_actions(state.fences ^ ALL_EDGES)
    if step == RAM_DUE:
        return ram_actions(state.fences)
    return [action for action, _ in chances(state)]


def sheep_actions(state: Field) -> list[int]:
    actions = flip_actions(flippable(state))
    if state.open_field:
        pairs = takeable(state)
        if pairs and not actions:
            return [*pairs, DONE]
        actions += pairs
    return actions


def flippable(state: Field) -> int:
    """TK-5: the face-down free tiles, while sheep are still to be revealed in this turn."""
    if state.revealed == 2:
        return 0
    return state.present & state.outside & ~state.up


def takeable(state: Field) -> list[int]:
    """TK-11: the pairs of face-up free sheep of one kind, in the open field."""
    cells = state.up & state.outside
    if cells & cells - 1 == 0:
        return []
    here = [cell for cell in range(CELLS) if cells >> cell & 1]
    return [
        TAKE + PAIR.index[one, other]
        for number, one in enumerate(here)
        for other in here[number + 1 :]
        if state.faces[one] == state.faces[other]
    ]


def chances(state: Field) -> list[tuple[int, int]]:
    """TK-1: every unseen tile is equally likely; TK-S1: so are a flower's four sides."""
    if state.pending[-1] == DRAW_FIRST:
        return [(FIRST, 1), (FIRST + 1, 1)]
    bag = state.bag
    if not state.solo:
        return [(REVEAL + kind, bag[kind]) for kind in range(BARE) if bag[kind]]
    result = []
    for kind in range(BARE):
        if bag[kind + BARE]:
            first = REVEAL_SIDE + kind * 5
            result += [(first + side, bag[kind + BARE]) for side in range(4)]
        if bag[kind]:
            result.append((REVEAL_SIDE + kind * 5 + NO_FLOWER, 4 * bag[kind]))
    return result


def sample(state: Field, seat: int, random: Callable[[], float]) -> int:
    """Return a random action, all of a seat's equally likely.

    Where most are legal, random ones are tried, which needs no list.
    """
    step = state.pending[-1]
    if step == DRAW_TILE:
        return sample_tile(state, random)
    if step == FENCE_TURN or step == FENCE_NOW:
        while True:
            edge = int(random() * EDGES)
            if not state.fences >> edge & 1:
                return FENCE + edge
    if step == FLIPPING and not state.open_field:
        cells = flippable(state)
        while True:
            cell = int(random() * CELLS)
            if cells >> cell & 1:
                return FLIP + cell
    actions = legal(state, seat)
    return actions[int(random() * len(actions))]


def sample_tile(state: Field, random: Callable[[], float]) -> int:
    """Return one of the unseen tiles, weighted as in `chances`, without listing them."""
    bag = state.bag
    number = int(random() * (state.present & ~state.seen).bit_count())
    face = 0
    while number >= bag[face]:
        number -= bag[face]
        face += 1
    if not state.solo:
        return REVEAL + face
    if face < BARE:
        return REVEAL_SIDE + face * 5 + NO_FLOWER
    return REVEAL_SIDE + (face - BARE) * 5 + int(random() * 4)


def apply(state: Field, seat: int, action: int) -> None:
    if action < FLIP:
        place_fence(state, action - FENCE)
    elif action < REVEAL:
        flip(state, action - FLIP)
    elif action < RAM:
        reveal(state, action - REVEAL, NO_FLOWER)
    elif action < TAKE:
        ram_fence(state, action - RAM)
    elif action < DONE:
        take(state, *PAIR.pairs[action - TAKE])
    elif action < FIRST:
        end_sheep_turn(state)
    elif action < REVEAL_SIDE:
        start_duel(state, action - FIRST)
    else:
        kind, side = divmod(action - REVEAL_SIDE, 5)
        reveal(state, kind, side)


# Rounds and turns


def start_duel(state: Field, shepherd: int) -> None:
    """TK-1: the first shepherd was drawn."""
    state.shepherd = shepherd
    state.pending = [FENCE_TURN, FENCE_TURN]


def lay_out(state: Field, bag: list[int]) -> None:
    """TK-1: all tiles unseen in the field, all fences in the supply."""
    state.faces = [UNSEEN] * CELLS
    state.sides = [NO_FLOWER] * CELLS
    state.seen_at = [0] * CELLS
    state.bag = bag
    state.gone = [0] * (2 * BARE)
    state.present = ALL_CELLS
    state.seen = state.up = state.fences = 0
    state.outside = ALL_CELLS
    state.supply = FENCES
    state.open_field = state.last_turn = False
    state.flips = state.revealed = 0
    state.flipped = -1


def end_round(state: Field, reason: int) -> None:
    """TK-14: both score; then the roles are swapped, or the match is over (TK-2)."""
    shepherd, sheep = enclosed_tiles(state), sheep_taken(state)
    state.points[state.shepherd] = shepherd
    state.points[2 + 1 - state.shepherd] = sheep
    if state.facts is not None:
        tiles, fences = bits(state.present), bits(state.fences)
        state.facts.append((reason,))
        state.facts.append((facts.FIELD_LEFT, len(tiles), *tiles, len(fences), *fences))
        state.facts.append((facts.ROUND_SCORED, state.round + 1, shepherd, sheep))
    if state.round == 1:
        state.pending = []
        add_end_fact(state)
        return
    state.round = 1
    state.shepherd = 1 - state.shepherd
    if state.facts is not None:
        state.facts.append((facts.SECOND_ROUND, state.shepherd))
    for cell in range(CELLS):
        if state.faces[cell] >= 0:
            state.bag[state.faces[cell]] += 1
    lay_out(state, [unseen + gone for unseen, gone in zip(state.bag, state.gone, strict=True)])
    state.pending = [FENCE_TURN, FENCE_TURN]


def begin_sheep_turn(state: Field) -> None:
    state.revealed = 0
    state.pending = [FLIPPING]
    if state.open_field and is_idle(state):
        if state.facts is not None:
            state.facts.append((facts.TURN_PASSED,))
        end_sheep_turn(state)


def end_sheep_turn(state: Field) -> None:
    if not state.open_field:
        state.up = 0  # TK-6: turned back
    elif state.present & state.outside & ~state.up == 0:
        state.last_turn = True  # TK-12
        if state.facts is not None:
            state.facts.append((facts.LAST_TURN,))
    state.pending = [FENCE_TURN, FENCE_TURN]


def end_sheep_turn_if_idle(state: Field) -> None:
    """TK-10, TK-11: with nothing to flip and nothing to take the turn ends."""
    if is_idle(state):
        end_sheep_turn(state)


def is_idle(state: Field) -> bool:
    return flippable(state) == 0 and not takeable(state)


def round_ends_after_step(state: Field) -> bool:
    """After every step: TK-12's bare field ends the round; few free tiles open it (TK-11)."""
    free = state.present & state.outside
    if free == 0:
        end_round(state, facts.NO_FREE_TILE)
        return True
    if not state.open_field and free.bit_count() <= OPEN_FIELD:
        state.open_field = True
        if state.facts is not None:
            state.facts.append((facts.FIELD_OPEN,))
    return False


# Fences


def place_fence(state: Field, edge: int) -> None:
    """TK-3, TK-8: place the shepherd's fence; the last one ends the round (TK-13)."""
    step = state.pending.pop()
    if state.facts is not None:
        state.facts.append(
            (facts.FENCE_PLACED if step == FENCE_TURN else facts.FENCE_PLACED_NOW, edge)
        )
    enclosed = add_fence(state, edge)
    if state.supply == 0:
        end_round(state, facts.OUT_OF_FENCES)
    elif (enclosed or step == FENCE_NOW) and round_ends_after_step(state):
        return
    elif step == FENCE_NOW:
        go_on_flipping(state)
    elif not state.pending:
        if state.last_turn:
            end_round(state, facts.LAST_TURN_OVER)
        else:
            begin_sheep_turn(state)


def add_fence(state: Field, edge: int) -> bool:
    """Place a fence; return whether it may have enclosed something."""
    may_enclose = CELLS_BESIDE[edge] & state.outside != 0 and may_close(state.fences, edge)
    state.fences |= 1 << edge
    state.supply -= 1
    if may_enclose:
        free = state.present & state.outside
        state.outside = outside(state.fences)
        if state.facts is not None:
            add_pen_fact(state, facts.PEN_CLOSED, free & ~state.outside)
    return may_enclose


def add_pen_fact(state: Field, fact: int, cells: int) -> None:
    """TK-4: these tiles became enclosed or free."""
    if state.facts is not None and cells:
        state.facts.append((fact, cells.bit_count(), *bits(cells)))


def ram_fence(state: Field, edge: int) -> None:
    """TK-7, TK-S4: the fence goes back to the shepherd; that completes the ram's flip."""
    state.pending.pop()
    if state.facts is not None:
        state.facts.append((facts.FENCE_RAMMED_SOLO if state.solo else facts.FENCE_RAMMED, edge))
    remove_fence(state, edge)
    flip_done(state)


def remove_fence(state: Field, edge: int) -> None:
    state.fences ^= 1 << edge
    state.supply += 1
    enclosed = state.present & ~state.outside
    state.outside = outside(state.fences)
    if state.facts is not None:
        add_pen_fact(state, facts.PEN_OPENED, enclosed & state.outside)


def flower_fence(state: Field, cell: int, side: int) -> None:
    """TK-S3: on the flower's side, or the first unfenced one clockwise."""
    edges = SIDE_EDGES[cell]
    own = side
    while state.fences >> edges[side] & 1:
        side = (side + 1) % 4
    if state.facts is not None:
        state.facts.append(
            (facts.FLOWER_FENCE if side == own else facts.FLOWER_CLOCKWISE, edges[side])
        )
    add_fence(state, edges[side])


# Tiles


def flip(state: Field, cell: int) -> None:
    state.flips += 1
    state.seen_at[cell] = state.flips
    if state.seen >> cell & 1:
        if state.facts is not None:
            add_tile_fact(state, facts.SEEN_BEFORE, cell)
        turned_up(state, cell)
    else:
        state.flipped = cell
        state.pending.append(DRAW_TILE)


def reveal(state: Field, kind: int, side: int) -> None:
    cell = state.flipped
    state.pending.pop()
    state.flipped = -1
    state.faces[cell] = kind if side == NO_FLOWER else kind + BARE
    state.sides[cell] = side
    state.bag[state.faces[cell]] -= 1
    state.seen |= 1 << cell
    if state.facts is not None:
        shown = facts.TILE_SHOWN_SOLO if state.solo else facts.TILE_SHOWN
        add_tile_fact(state, shown, cell)
    turned_up(state, cell)


def add_tile_fact(state: Field, fact: int, cell: int) -> None:
    """TK-15: all see the face of a tile."""
    if state.facts is not None:
        kind, side = state.faces[cell] % BARE, state.sides[cell]
        state.facts.append((fact, state.round + 1, cell, kind, side))


def turned_up(state: Field, cell: int) -> None:
    """TK-5, TK-7, TK-8; in solo the flower comes first (TK-S3, TK-S5)."""
    if state.sides[cell] != NO_FLOWER:
        flower_fence(state, cell, state.sides[cell])
    kind = state.faces[cell] % BARE
    if kind < SHEEP_KINDS:
        state.up |= 1 << cell
        state.revealed += 1
        if state.solo:
            solo_flip_done(state)
        else:
            go_on_flipping(state)  # as many tiles are free as before
        return
    if state.facts is not None:
        state.facts.append((found(state, kind), cell))
    remove(state, cell)
    if kind == RAM_TILE and state.fences:
        state.pending.append(RAM_DUE)
    elif kind == SHEPHERD_TILE and not state.solo:
        state.pending.append(FENCE_NOW)
    else:
        flip_done(state)


def found(state: Field, kind: int) -> int:
    """Return the fact that a ram or a shepherd was turned up."""
    if kind == SHEPHERD_TILE:
        return facts.SHEPHERD_FOUND_SOLO if state.solo else facts.SHEPHERD_FOUND
    if state.fences:
        return facts.RAM_FOUND_SOLO if state.solo else facts.RAM_FOUND
    return facts.RAM_IDLE_SOLO if state.solo else facts.RAM_IDLE


def remove(state: Field, cell: int) -> None:
    """Remove a tile from the field: taken, or a ram or shepherd out of the game."""
    bit = 1 << cell
    if state.facts is not None:
        add_tile_fact(state, facts.TILE_GONE, cell)
    state.gone[state.faces[cell]] += 1
    state.faces[cell] = GONE
    state.sides[cell] = NO_FLOWER
    state.present &= ~bit
    state.seen &= ~bit
    state.up &= ~bit


def flip_done(state: Field) -> None:
    """Complete a flip with everything that its tile did."""
    if state.solo:
        solo_flip_done(state)
    elif not round_ends_after_step(state):
        go_on_flipping(state)


def go_on_flipping(state: Field) -> None:
    """Continue the sheep's turn, or end it when nothing is left to decide."""
    if state.open_field:
        down = state.present & state.outside & ~state.up
        if state.facts is not None and state.revealed < 2 and not down:
            state.facts.append((facts.NOTHING_TO_FLIP,))
        end_sheep_turn_if_idle(state)
    elif state.revealed == 2:
        if not matched(state):
            end_sheep_turn(state)
        elif not round_ends_after_step(state):
            end_sheep_turn(state)


def matched(state: Field) -> bool:
    """TK-6, TK-9, TK-S6: take the two revealed sheep if they match and both are free."""
    one = (state.up & -state.up).bit_length() - 1
    other = state.up.bit_length() - 1
    alike = state.faces[one] % BARE == state.faces[other] % BARE
    together = alike and not state.up & ~state.outside
    if state.facts is not None:
        add_pair_fact(state, one, other, alike=alike, together=together)
    if not together:
        if state.facts is not None:
            add_tile_fact(state, facts.TILE_COVERED, one)
            add_tile_fact(state, facts.TILE_COVERED, other)
        return False
    remove(state, one)
    remove(state, other)
    return True


def add_pair_fact(state: Field, one: int, other: int, *, alike: bool, together: bool) -> None:
    """State the fact for the two revealed sheep."""
    solo, kind = state.solo, state.faces[one] % BARE
    if state.facts is None:
        return
    if not alike:
        state.facts.append((facts.TURNED_BACK_SOLO if solo else facts.TURNED_BACK, 2, one, other))
    elif not together:
        fact = facts.PAIR_ENCLOSED_SOLO if solo else facts.PAIR_ENCLOSED
        state.facts.append((fact, 2, one, other, kind))
    else:
        state.facts.append((facts.PAIR_REMOVED if solo else facts.PAIR_TAKEN, 2, one, other, kind))


def take(state: Field, one: int, other: int) -> None:
    """TK-11: a pair taken in the open field is a step of its own."""
    if state.facts is not None:
        state.facts.append((facts.PAIR_TAKEN_OPEN, 2, one, other, state.faces[one] % BARE))
    remove(state, one)
    remove(state, other)
    if not round_ends_after_step(state):
        end_sheep_turn_if_idle(state)


# Solo


def solo_flip_done(state: Field) -> None:
    """TK-S2: end the turn after the second sheep; then check TK-S7 and TK-S9."""
    if state.revealed == 2:
        matched(state)
        state.up = state.revealed = 0
    if state.present == 0:
        state.points[0] = 1
        state.pending = []
    elif state.supply == 0 or state.flips == MOST_FLIPS or hopeless(state):
        state.pending = []
    if state.facts is not None and not state.pending:
        state.facts.append((solo_end(state),))


def solo_end(state: Field) -> int:
    """Return the fact that says how the solo game ended."""
    if state.points[0]:
        return facts.WON
    if state.supply == 0:
        return facts.LOST_RESERVE
    if state.present & state.outside == 0:
        return facts.LOST_ENCLOSED
    return facts.LOST_FLIPS if state.flips == MOST_FLIPS else facts.LOST_NO_PAIR


def hopeless(state: Field) -> bool:
    """TK-S7: every tile is enclosed, or every free one was seen and no two of them match."""
    free = state.present & state.outside
    if free == 0:
        return True
    if free & ~state.seen:
        return False
    kinds = [state.faces[cell] % BARE for cell in range(CELLS) if free >> cell & 1]
    return len(set(kinds)) == len(kinds)


# Counts


def enclosed_tiles(state: Field) -> int:
    return (state.present & ~state.outside).bit_count()


def sheep_taken(state: Field) -> int:
    return sum(state.gone[:SHEEP_KINDS]) + sum(state.gone[BARE : BARE + SHEEP_KINDS])
