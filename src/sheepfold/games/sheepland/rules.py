"""What moves do: one function per rule, called by `apply`. Nothing is checked here."""

from collections.abc import Callable
from typing import Final

from sheepfold.games.sheepland import facts, scoring
from sheepfold.games.sheepland.actions import (
    BLACK,
    BUY,
    DIE,
    FIRST,
    HERD,
    PLACE_ON,
    SECRET_TERRAIN,
    TILE,
    USE,
    WALK,
    place_actions,
    tile_action,
    walk_actions,
)
from sheepfold.games.sheepland.components import NUMBERS, PLACES, PRICES, ROADS, TERRAINS
from sheepfold.games.sheepland.state import (
    ACT,
    CHANCE_ACTS,
    DRAW_FIRST,
    DRAW_TILE,
    NAME_SHEPHERD,
    NOBODY,
    NOBODY_ACTS,
    OVER,
    PLACEMENT,
    ROLL,
    SEAT_ACTS,
    UNDEALT,
    UNPLACED,
    Island,
)

ACTIONS_EACH: Final = 3  # per turn (SL-5)
DEEDS: Final = 5  # at one road at most: a white sheep either way, the black one, two terrains


def acting(state: Island) -> tuple[int, ...]:
    return state.acting


def legal(state: Island, seat: int) -> list[int]:
    """Return what the acting seat, or chance, may do."""
    step = state.step
    if step == ACT:
        return walk_actions(within_reach(state)) + deeds(state)
    if step == PLACEMENT:
        return place_actions(state.free)
    if step == NAME_SHEPHERD:
        return [USE + road for road in nameable(state)]
    return [action for action, _ in chances(state)]


def chances(state: Island) -> list[tuple[int, int]]:
    """SL-1, SL-3, SL-4: first player, starting tiles and die are all fair."""
    if state.step == ROLL:
        return [(DIE + number, 1) for number in range(NUMBERS)]
    if state.step == DRAW_FIRST:
        return [(FIRST + seat, 1) for seat in range(state.players)]
    seat = state.starting.index(UNDEALT)
    undealt = [terrain for terrain in range(len(TERRAINS)) if terrain not in state.starting]
    return [(tile_action(seat, terrain), 1) for terrain in undealt]


def sample(state: Island, seat: int, random: Callable[[], float]) -> int:
    """Return a random action, a seat's all equally likely, without a list where that is slow.

    It draws a number from a row in which every legal action has one place, until the number meets
    one: first the roads, then what else can be done at the shepherd's road.
    """
    step = state.step
    if step == ACT and state.dinars[seat]:
        free = state.free
        while True:
            drawn = int(random() * (ROADS + DEEDS))
            if drawn < ROADS:
                if free >> drawn & 1:
                    return WALK + drawn
            else:
                others = deeds(state)
                if drawn - ROADS < len(others):
                    return others[drawn - ROADS]
    if step == PLACEMENT:
        while True:
            drawn = int(random() * ROADS)
            if state.free >> drawn & 1:
                return PLACE_ON + drawn
    if step == ROLL:
        return DIE + int(random() * NUMBERS)
    if step == DRAW_FIRST:
        return FIRST + int(random() * state.players)
    if step == DRAW_TILE:
        while True:
            drawn = int(random() * len(TERRAINS))
            if drawn not in state.starting:
                return tile_action(state.starting.index(UNDEALT), drawn)
    actions = legal(state, seat)
    return actions[int(random() * len(actions))]


def apply(state: Island, seat: int, action: int) -> None:
    if action < DIE:
        walk(state, action - WALK)
    elif action < HERD:
        roll(state, action - DIE)
    elif action < BLACK:
        here, there = divmod(action - HERD, len(PLACES))
        herd(state, here, there)
    elif action < BUY:
        herd_black(state, (action - BLACK) % len(PLACES))
    elif action < PLACE_ON:
        buy(state, action - BUY)
    elif action < USE:
        place(state, action - PLACE_ON)
    elif action < TILE:
        name_shepherd(state, action - USE)
    elif action < FIRST:
        owner, terrain = divmod(action - TILE, SECRET_TERRAIN.size)
        deal(state, owner, terrain)
    else:
        draw_first(state, action - FIRST)


# Set-up


def draw_first(state: Island, seat: int) -> None:
    """SL-3: the first player was drawn."""
    state.first = state.turn = seat
    state.step = DRAW_TILE
    if state.facts is not None:
        state.facts.append((facts.FIRST_DRAWN, seat))
        state.facts.append((facts.MONEY, state.dinars[0]))


def deal(state: Island, seat: int, terrain: int) -> None:
    """SL-1: a starting tile for each, then the shepherds are placed."""
    state.starting[seat] = terrain
    if state.facts is not None:
        state.facts.append((facts.TILE_DEALT, seat, terrain))
    if seat == state.players - 1:
        state.step = PLACEMENT
        state.acting = SEAT_ACTS[state.turn]


def place(state: Island, road: int) -> None:
    """SL-3: clockwise from the first player, with two players twice around."""
    shepherd = state.turn * state.board.shepherds_each[state.players]
    if state.shepherds[shepherd] != UNPLACED:
        shepherd += 1
    state.shepherds[shepherd] = road
    state.free ^= 1 << road
    if state.facts is not None:
        state.facts.append((facts.SHEPHERD_PLACED, state.turn, road + 1))
    state.turn = (state.turn + 1) % state.players
    if UNPLACED in state.shepherds:
        state.acting = SEAT_ACTS[state.turn]
    else:
        state.round = 1
        state.step = ROLL
        state.acting = CHANCE_ACTS
        if state.facts is not None:
            state.facts.append((facts.TURN_BEGUN, state.turn, state.round))


# Turns


def roll(state: Island, number: int) -> None:
    """SL-4: the black sheep crosses the road of that number, if nothing stands on it."""
    state.die = number + 1
    road, beyond = state.board.exits[state.black * NUMBERS + number]
    if state.facts is not None:
        state.facts.append((facts.DIE_THROWN, state.turn, number + 1))
        state.facts.append(black_sheep_fact(state, number, road, beyond))
    if state.free & road:
        state.black = beyond
    turn = state.turn
    state.acting = SEAT_ACTS[turn]
    if state.players == 2:
        state.step = NAME_SHEPHERD
    else:
        begin_actions(state, turn)


def black_sheep_fact(state: Island, number: int, road: int, beyond: int) -> tuple[int, ...]:
    """SL-4: that it crosses the road, or why it stays; the road is a mask."""
    here = state.black
    if not road:
        return facts.BLACK_NO_ROAD, number + 1, here
    if state.free & road:
        return facts.BLACK_CROSSED, road.bit_length(), here, beyond
    fenced = (state.regular | state.final) & road
    return facts.BLACK_FENCE if fenced else facts.BLACK_SHEPHERD, road.bit_length(), here


def nameable(state: Island) -> list[int]:
    """SL-11: the roads of the player's shepherds that can move, of all if none can."""
    each = state.board.shepherds_each[state.players]
    roads = state.shepherds[state.turn * each : (state.turn + 1) * each]
    return [road for road in roads if can_move(state, state.turn, road)] or roads


def name_shepherd(state: Island, road: int) -> None:
    """SL-11: all actions of the turn are this shepherd's."""
    if state.facts is not None:
        state.facts.append((facts.SHEPHERD_NAMED, state.turn, road + 1))
    begin_actions(state, state.shepherds.index(road))


def begin_actions(state: Island, shepherd: int) -> None:
    """SL-5: three actions; none at all for a stuck shepherd with nothing else to do (SL-10)."""
    state.step = ACT
    state.shepherd = shepherd
    state.at = state.shepherds[shepherd]
    state.left = ACTIONS_EACH
    state.walked = state.herded = state.purchased = False
    if not state.dinars[state.turn]:
        end_turn_if_idle(state)
        if state.facts is not None:
            add_stuck_fact(state)


def add_stuck_fact(state: Island) -> None:
    """SL-10: the acting shepherd cannot move, but something else is left to do."""
    if state.facts is not None and state.step == ACT and not within_reach(state):
        state.facts.append((facts.STUCK, state.at + 1))


def action_taken(state: Island) -> None:
    state.left -= 1
    if not state.left:
        end_turn(state)
    elif not state.dinars[state.turn]:
        end_turn_if_idle(state)


def end_turn_if_idle(state: Island) -> None:
    """SL-10: end the turn if nothing is allowed; the rest of it is lost.

    A seat with a Dinar always has something to do: there is a free road, see `Sheepland.bound`.
    """
    if not within_reach(state) and not deeds(state):
        if state.facts is not None:
            state.facts.append((facts.TURN_LOST, state.turn, state.left))
        end_turn(state)


def end_turn(state: Island) -> None:
    """SL-10, SL-12: the match may only end when all have had equal turns."""
    turn = (state.turn + 1) % state.players
    state.turn = turn
    state.step = ROLL
    state.acting = CHANCE_ACTS
    if turn == state.first:
        if not state.supply or nobody_can_move(state):
            state.turn = NOBODY
            state.step = OVER
            state.acting = NOBODY_ACTS
            if state.facts is not None:
                scoring.add_end_facts(state)
            return
        state.round += 1
    if state.facts is not None:
        state.facts.append((facts.TURN_BEGUN, turn, state.round))


def can_move(state: Island, seat: int, road: int) -> bool:
    """SL-9: there is a free adjacent road, or a Dinar for a distant one."""
    return state.dinars[seat] > 0 or state.free & state.board.adjacent[road] != 0


def nobody_can_move(state: Island) -> bool:
    """SL-10: no shepherd will ever move again, since fences stay and Dinars do not come back."""
    if any(state.dinars):
        return False
    adjacent = state.board.adjacent
    return not any(state.free & adjacent[road] for road in state.shepherds)


# Actions


def within_reach(state: Island) -> int:
    """SL-6: return every free road for a seat with a Dinar, else the adjacent ones."""
    if state.dinars[state.turn]:
        return state.free
    return state.free & state.board.adjacent[state.at]


def deeds(state: Island) -> list[int]:
    """Return what may be done without a walk; the last action must be one (SL-5)."""
    if state.left == 1 and not state.walked:
        return []
    actions = []
    board, at = state.board, state.at
    if not state.herded:
        one, other = board.beside[at]
        across, back = board.herd_moves[at]
        if state.white[one]:
            actions.append(across)
        if state.white[other]:
            actions.append(back)
        if state.black == one:
            actions.append(board.black_moves[at][0])
        elif state.black == other:
            actions.append(board.black_moves[at][1])
    if not state.purchased:
        actions += [
            BUY + terrain
            for terrain in board.sells[at]
            if affordable(state, terrain) and can_move_after(state, terrain)
        ]
    return actions


def affordable(state: Island, terrain: int) -> bool:
    """SL-8: there is a tile left, and its price can be paid."""
    sold = state.sold[terrain]
    return sold < PRICES and state.board.prices[sold] <= state.dinars[state.turn]


def can_move_after(state: Island, terrain: int) -> bool:
    """SL-9: return whether after the purchase a shepherd that has yet to move still can."""
    if state.walked or state.free & state.board.adjacent[state.at]:
        return True
    price = state.board.prices[state.sold[terrain]]
    dinars = state.dinars[state.turn]
    return price < dinars or not dinars


def walk(state: Island, road: int) -> None:
    """SL-6: the road left gets a fence; a road that is not adjacent costs 1 Dinar."""
    at = state.at
    if state.facts is not None:
        state.facts.append((facts.SHEPHERD_MOVED, state.turn, at + 1, road + 1))
    if not state.board.adjacent[at] >> road & 1:
        state.dinars[state.turn] -= 1
        state.bank += 1
        if state.facts is not None:
            state.facts.append((facts.WALK_PAID, 1))
    if state.supply:
        state.supply -= 1
        state.regular |= 1 << at
    else:
        state.final |= 1 << at
    if state.facts is not None:
        add_fence_facts(state, at)
    state.free ^= 1 << road
    state.at = state.shepherds[state.shepherd] = road
    state.walked = True
    state.herded = state.purchased = False
    action_taken(state)
    if state.facts is not None:
        add_stuck_fact(state)


def add_fence_facts(state: Island, road: int) -> None:
    """SL-6: which fence closes the road; SL-12: the last regular one, and the last turn."""
    if state.facts is None:
        return
    if state.final >> road & 1:
        state.facts.append((facts.FINAL_FENCE_PLACED, road + 1))
        return
    state.facts.append((facts.FENCE_PLACED, road + 1, state.supply))
    if not state.supply:
        state.facts.append((facts.LAST_FENCE, (state.first - 1) % state.players))


def herd(state: Island, here: int, there: int) -> None:
    """SL-7: one white sheep crosses the shepherd's road."""
    state.white[here] -= 1
    state.white[there] += 1
    state.herded = True
    if state.facts is not None:
        state.facts.append((facts.SHEEP_DRIVEN, state.at + 1, here, there))
    action_taken(state)


def herd_black(state: Island, there: int) -> None:
    """SL-7: the black sheep crosses the shepherd's road."""
    if state.facts is not None:
        state.facts.append((facts.BLACK_DRIVEN, state.at + 1, state.black, there))
    state.black = there
    state.herded = True
    action_taken(state)


def buy(state: Island, terrain: int) -> None:
    """SL-8: the top tile of the stack, for its price."""
    price = state.board.prices[state.sold[terrain]]
    state.sold[terrain] += 1
    state.dinars[state.turn] -= price
    state.bank += price
    state.bought.append(state.turn * len(TERRAINS) + terrain)
    state.purchased = True
    if state.facts is not None:
        state.facts.append((facts.TILE_BOUGHT, state.turn, terrain, price))
        if state.sold[terrain] == PRICES:
            state.facts.append((facts.STACK_EMPTY, terrain))
    action_taken(state)
    if price and state.facts is not None:
        add_stuck_fact(state)
