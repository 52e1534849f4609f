"""Who acts, what is legal, what moves do: the table of contents. Nothing is checked here."""

from collections.abc import Callable
from typing import Final

from sheepfold.core.playout import sample_chances
from sheepfold.core.protocol import CHANCE
from sheepfold.games.meadowmight import facts
from sheepfold.games.meadowmight.actions import (
    CELLS,
    DEAL,
    DEALT,
    DISCARD,
    DONE,
    DRAW,
    DRAW_MORE,
    FIRST,
    MOVE,
    PLAY,
    RECALL,
    START,
    STEPS_TO,
    TURN,
)
from sheepfold.games.meadowmight.change import (
    changes,
    herdable,
    may_change,
    may_move,
    may_turn,
    move,
    rotatable,
    turn,
)
from sheepfold.games.meadowmight.components import SEATS
from sheepfold.games.meadowmight.effects import (
    flee,
    pond_recall,
    recalls,
    tree_actions,
    tree_draw,
    tree_turn,
    when_played,
    wolf_done,
    wolf_moves,
)
from sheepfold.games.meadowmight.plays import lay, may_lay, plays
from sheepfold.games.meadowmight.setup import chances, deal, lay_start, start_match
from sheepfold.games.meadowmight.state import (
    DISCARD_DUE,
    NOTHING,
    TREE_TURNS,
    TURN_DUE,
    WOLF_MOVES,
    Pasture,
)
from sheepfold.games.meadowmight.turns import draw, finish_turn, spend

MISSES: Final = 40  # random tries before all legal actions are listed

_CHANCE: Final = (CHANCE,)
_SEATS: Final = tuple((seat,) for seat in range(SEATS))


def acting(state: Pasture) -> tuple[int, ...]:
    if not state.pending:
        return ()
    return _CHANCE if state.pending[-1] < TURN_DUE else _SEATS[state.seat]


# What may be done


def legal(state: Pasture, seat: int) -> list[int]:
    """Return what the acting seat, or chance, may do."""
    step = state.pending[-1]
    if step < TURN_DUE:
        return [action for action, _ in chances(state)]
    if step == TURN_DUE:
        return [*plays(state, seat), *changes(state, seat)] or discards(state, seat)
    if step == DISCARD_DUE:
        return discards(state, seat)
    if step == WOLF_MOVES:
        return [*wolf_moves(state), DONE]
    if step == TREE_TURNS:
        return tree_actions(state)
    return [*recalls(state), DONE]


def discards(state: Pasture, seat: int) -> list[int]:
    """MM-8, MM-9: any tile of the hand."""
    return [DISCARD + number for number in dict.fromkeys(state.hands[seat])]


def stuck(state: Pasture, seat: int) -> bool:
    """MM-9: neither PLAY nor CHANGE is possible."""
    return not plays(state, seat) and not any(changes(state, seat))


# Random actions


def sample(state: Pasture, seat: int, random: Callable[[], float]) -> int:
    """Return a random action, all of a seat's equally likely."""
    if seat == CHANCE:
        return sample_chances(chances(state), random)
    if state.pending[-1] == TURN_DUE:
        return sample_turn(state, seat, random)
    actions = legal(state, seat)
    return actions[int(random() * len(actions))]


def sample_turn(state: Pasture, seat: int, random: Callable[[], float]) -> int:
    """Return a random action from all tiles, places and rotations, and all cells' turns and moves.

    Illegal ones are drawn again, so that every legal action is equally likely.
    """
    tiles, places = state.tiles, state.places
    faces = [
        number * 4 + rot
        for number in dict.fromkeys(state.hands[seat])
        for rot in tiles.rotations[number]
    ]
    ways = len(faces) * len(places)
    total = ways
    if may_change(state, seat):
        total += len(state.top) * (8 if state.fuzzy else 4)
    for _ in range(MISSES if total else 0):
        number = int(random() * total)
        if number < ways:
            place, which = divmod(number, len(faces))
            cell, face = places[place], faces[which]
            if may_lay(state, seat, face >> 2, cell, tiles.fences[face]):
                return PLAY + ((face >> 2) * CELLS + cell) * 4 + (face & 3)
        else:
            action = try_change(state, number - ways)
            if action != NOTHING:
                return action
    actions = legal(state, seat)
    return actions[int(random() * len(actions))]


def try_change(state: Pasture, number: int) -> int:
    """Return the numbered turn or move of a tile, or NOTHING if it is not legal."""
    cells = list(state.top)
    cell, way = cells[number // 4 % len(cells)], number & 3
    if number < 4 * len(cells):
        if (
            way in state.tiles.turns[state.top[cell]]
            and rotatable(state, cell)
            and may_turn(state, cell, way)
        ):
            return TURN + cell * 4 + way
    elif herdable(state, cell, way) and may_move(state, cell, cell + STEPS_TO[way]):
        return MOVE + cell * CELLS + cell + STEPS_TO[way]
    return NOTHING


# What moves do


def apply(state: Pasture, seat: int, action: int) -> None:
    if action < TURN:
        number, where = divmod(action - PLAY, 4 * CELLS)
        play(state, seat, number, where >> 2, where & 3)
    elif action < DISCARD:
        turn_tile(state, action)
    elif action < DRAW:
        discard(state, seat, action - DISCARD)
    elif action < MOVE:
        draw(state, action - DRAW)
    elif action < RECALL:
        move_tile(state, action)
    elif action < DONE:
        pond_recall(state, action - RECALL)
    elif action < DRAW_MORE:
        done(state)
    elif action < FIRST:
        tree_draw(state)
    elif action < START:
        start_match(state, action - FIRST)
    elif action < DEAL:
        lay_start(state, *divmod(action - START, 4))
    else:
        deal(state, *divmod(action - DEAL, DEALT))


# Turns


def play(state: Pasture, seat: int, number: int, cell: int, rot: int) -> None:
    """MM-6: PLAY; MM-5: lay, conflict, special effect, draw."""
    lay(state, cell, spend(state, seat, number) * 4 + rot)
    if state.wolves:
        when_played(state, cell)
    else:
        finish_turn(state)


def turn_tile(state: Pasture, action: int) -> None:
    """MM-8: announced, two discards are due first; MM-W3: a tree's turn is free."""
    if state.pending[-1] == TREE_TURNS:
        tree_turn(state, *divmod(action - TURN, 4))
    else:
        announce(state, action)


def move_tile(state: Pasture, action: int) -> None:
    """MM-F5: as CHANGE; MM-W2: from a wolf."""
    if state.pending[-1] == WOLF_MOVES:
        flee(state, *divmod(action - MOVE, CELLS))
    else:
        announce(state, action)


def announce(state: Pasture, action: int) -> None:
    """MM-8: it takes effect after two discards."""
    state.announced = action
    state.pending = [DISCARD_DUE, DISCARD_DUE]
    if state.facts is not None:
        if action >= MOVE:
            state.facts.append((facts.MOVE_NAMED, state.seat, *divmod(action - MOVE, CELLS)))
        else:
            state.facts.append((facts.TURN_NAMED, state.seat, (action - TURN) // 4))


def discard(state: Pasture, seat: int, number: int) -> None:
    """MM-8: for a CHANGE; MM-9: one tile of a player who is stuck."""
    state.discards.append(spend(state, seat, number))
    state.pending.pop()
    if state.facts is not None:
        if state.announced == NOTHING:
            state.facts.append((facts.STUCK, seat))
            state.facts.append((facts.DISCARDED_STUCK, seat, number))
        else:
            state.facts.append((facts.DISCARDED, seat, number))
    if state.pending:
        return
    action = state.announced
    state.announced = NOTHING
    if action >= MOVE:
        home, target = divmod(action - MOVE, CELLS)
        move(state, home, target, facts.TILE_MOVED)
    elif action >= TURN:
        cell, rot = divmod(action - TURN, 4)
        turn(state, cell, rot, facts.TILE_TURNED)
    finish_turn(state)


def done(state: Pasture) -> None:
    """MM-W2 to MM-W4: no more of a special effect."""
    if state.pending[-1] == WOLF_MOVES:
        wolf_done(state)
    else:
        finish_turn(state)
