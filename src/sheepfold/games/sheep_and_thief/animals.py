"""The images on a card just laid: sheep come, dogs herd, the fox steals (ST-11 to ST-15, ST-B2)."""

from collections.abc import Callable

from sheepfold.games.sheep_and_thief import facts, gold_facts
from sheepfold.games.sheep_and_thief.actions import (
    FOX,
    HEEL,
    SHEEP_COME,
    dog_action,
)
from sheepfold.games.sheep_and_thief.board import (
    BIT,
    CELLS,
    FARMYARD_CELL,
    NEAR,
    STEPS,
    WAYS,
    cells,
    spread,
)
from sheepfold.games.sheep_and_thief.draft import end_turn
from sheepfold.games.sheep_and_thief.state import ANIMALS, Farms


def show_images(state: Farms, card: int, cell: int) -> None:
    """Start the images of a card; without dogs and foxes its sheep come automatically."""
    faces = state.faces
    state.due_cell = cell
    state.due_sheep = faces.sheep[card]
    state.dogs = faces.dogs[card]
    state.foxes = faces.foxes[card]
    state.step = ANIMALS
    go_on(state)


def go_on(state: Farms) -> None:
    """Do what follows automatically after an image; the turn ends with the last one."""
    if state.foxes:
        return
    if state.dogs:
        if state.due_sheep or may_herd(state):
            return
        if state.facts is not None:
            state.facts.append((facts.DOGS_IDLE, state.turn, state.dogs))
        state.dogs = 0  # ST-12: only `heel` is left
    if state.due_sheep:
        sheep_come(state, facts.SHEEP_CAME)
    end_turn(state)


# What may be done


def image_actions(state: Farms) -> list[int]:
    """ST-11 to ST-13, in the order of the rules."""
    actions = []
    if state.due_sheep:
        actions.append(SHEEP_COME)
    if state.dogs:
        actions += dog_actions(state)
        actions.append(HEEL)
    if state.foxes:
        actions += [FOX + side for side in WAYS[state.fox]]
    return actions


def dog_actions(state: Farms) -> list[int]:
    """ST-12: return moves of any sheep on one card to an adjacent card without the fox."""
    seat = state.turn
    black_cell = state.black[seat]
    actions: list[int] = []
    for start in cells(herds(state)):
        white, black = state.white[seat * CELLS + start], int(start == black_cell)
        for end in cells(NEAR[start] & pastures(state)):
            first = dog_action(start, end, 0, 0)
            actions += range(first + 1, first + white + 1)
            if black:
                first = dog_action(start, end, 0, 1)
                actions += range(first, first + white + 1)
    return actions


def herds(state: Farms) -> int:
    """Return the cells from which a dog may move something."""
    black = state.black[state.turn]
    return state.flocks[state.turn] | BIT[black] if black >= 0 else state.flocks[state.turn]


def pastures(state: Farms) -> int:
    """ST-12: return the cells a dog may drive sheep to: those with a card, without the fox."""
    return state.ground[state.turn] & ~BIT[state.fox]


def may_herd(state: Farms) -> bool:
    return spread(herds(state)) & pastures(state) != 0


def sample_image(state: Farms, random: Callable[[], float]) -> int:
    """Return one of `image_actions`, all equally likely, without a list."""
    ways = WAYS[state.fox]
    foxes = len(ways) if state.foxes else 0
    if not state.dogs:
        number = int(random() * (foxes + 1 if state.due_sheep else foxes))
        return FOX + ways[number] if number < foxes else SHEEP_COME
    seat = state.turn
    black_cell, white, ground = state.black[seat], state.white, pastures(state)
    first_cell = seat * CELLS
    options = []  # per cell that sheep can leave: how many moves lead to each neighbour
    total = foxes + 1 + (state.due_sheep > 0)
    for start in cells(herds(state)):
        ends = NEAR[start] & ground
        if ends:
            herd = white[first_cell + start]
            if start == black_cell:
                herd += herd + 1
            options.append((start, ends, herd))
            total += ends.bit_count() * herd
    number = int(random() * total)
    for start, ends, herd in options:
        moves = ends.bit_count() * herd
        if number < moves:
            way, herd_number = divmod(number, herd)
            alone = white[first_cell + start]
            black = int(herd_number >= alone)
            count = herd_number - alone if black else herd_number + 1
            return dog_action(start, cells(ends)[way], count, black)
        number -= moves
    if number < foxes:
        return FOX + ways[number]
    return HEEL if number == foxes else SHEEP_COME


# What is done


def all_sheep(state: Farms) -> None:
    sheep_come(state, facts.SHEEP_BROUGHT)
    go_on(state)


def sheep_come(state: Farms, fact: int) -> None:
    """ST-11: one per image, as far as the supply goes."""
    count = min(state.due_sheep, state.supply)
    if state.facts is not None:
        if count:
            state.facts.append((fact, state.turn, state.due_cell, count))
        if count < state.due_sheep:
            state.facts.append((facts.SUPPLY_SHORT, count, state.due_sheep))
    state.due_sheep = 0
    if count:
        state.supply -= count
        state.white[state.turn * CELLS + state.due_cell] += count
        state.flocks[state.turn] |= BIT[state.due_cell]


def herd(state: Farms, start: int, end: int, white: int, black: int) -> None:
    """ST-12: one dog moves sheep from one card to another."""
    seat = state.turn
    first_cell = seat * CELLS
    if white:
        state.white[first_cell + start] -= white
        state.white[first_cell + end] += white
        state.flocks[seat] |= BIT[end]
        if state.white[first_cell + start] == 0:
            state.flocks[seat] ^= BIT[start]
    if black:
        state.black[seat] = end
    if state.facts is not None:
        if white:
            state.facts.append((facts.SHEEP_DRIVEN, seat, start, end, white))
        if black:
            state.facts.append((facts.BLACK_DRIVEN, seat, start, end))
            gold_facts.black_moved(state, seat, start, state.facts)
    state.dogs -= 1
    go_on(state)


def heel(state: Farms) -> None:
    """ST-12: one dog is declined."""
    if state.facts is not None:
        state.facts.append((facts.DOG_RESTED, state.turn))
    state.dogs -= 1
    go_on(state)


def move_fox(state: Farms, side: int) -> None:
    """ST-13: one step, on every board."""
    if state.facts is not None:
        state.facts.append((facts.FOX_MOVED, state.turn, side, state.fox, state.fox + STEPS[side]))
    cell = state.fox = state.fox + STEPS[side]
    bit = BIT[cell]
    for seat in range(state.players):
        if state.ground[seat] & ~state.barns[seat] & bit:  # ST-15
            steal(state, seat, cell)
        elif state.facts is not None:
            add_safe_facts(state, seat, cell, state.facts)
    state.foxes -= 1
    go_on(state)


def steal(state: Farms, seat: int, cell: int) -> None:
    """ST-14, ST-B2: white sheep go to the mover's paddock or the supply, the black one home."""
    if state.flocks[seat] & BIT[cell]:
        state.flocks[seat] ^= BIT[cell]
        count = state.white[seat * CELLS + cell]
        state.white[seat * CELLS + cell] = 0
        if seat == state.turn:
            state.supply += count
            if state.facts is not None:
                state.facts.append((facts.LOST, seat, cell, count))
        else:
            state.paddock[state.turn] += count
            if state.facts is not None:
                state.facts.append((facts.STOLEN, seat, cell, state.turn, count))
    if state.black[seat] == cell:
        state.black[seat] = FARMYARD_CELL
        if state.facts is not None:
            state.facts.append((facts.BLACK_HOME, seat, cell, FARMYARD_CELL))
            gold_facts.black_moved(state, seat, cell, state.facts)


def add_safe_facts(state: Farms, seat: int, cell: int, added: list[tuple[int, ...]]) -> None:
    """ST-15, ST-B1: the fox came to a barn with sheep in it."""
    if state.flocks[seat] & BIT[cell]:
        added.append((facts.SAFE, seat, cell, state.white[seat * CELLS + cell]))
    if state.black[seat] == cell:
        added.append((facts.BLACK_SAFE, seat, cell))
