"""What moves do: one function per rule, called by `apply`. Nothing is checked here."""

from typing import Final

from sheepfold.games.volle_wolle import facts
from sheepfold.games.volle_wolle.actions import (
    ACCEPT,
    BID,
    BID_NAMES,
    BLACK,
    BOARD,
    BONE_YES,
    FACES,
    FAIL,
    KEEP,
    LAY,
    RAISE_BONUS,
    RAISE_BOTH,
    RAISE_CHIPS,
    ROLL,
    TAKE,
    TOP,
)
from sheepfold.games.volle_wolle.components import BOARD as FIRST_BOARD
from sheepfold.games.volle_wolle.components import BOARDS, BONE, DOG, DUE, SAFE, SIDES
from sheepfold.games.volle_wolle.scoring import add_end_facts
from sheepfold.games.volle_wolle.state import (
    ACCEPTING,
    ALONE,
    BIDDING,
    BLACK_SHEEP,
    BONE_ASKED,
    CHANCE_ACTS,
    KEEPING,
    LAYING,
    NO_BID,
    NO_BOARD,
    NO_PRICE,
    NOBODY,
    OVER,
    OWNER,
    ROLLING,
    SEATS,
    TAKING,
    TOPPING,
    Flocks,
)

PLUS: Final = len(BID_NAMES) - 1  # the bid 26+
TARGETS: Final = (*range(14, 27), 26)  # by bid
ALL_DICE: Final = 0b111
LAST_THROW: Final = 3

# By roll: the die, and what it shows.
_DIE: Final = tuple(die for die in range(len(SIDES)) for _ in range(FACES))
_FACE: Final = tuple(face for _ in SIDES for face in range(1, FACES + 1))


def apply(state: Flocks, seat: int, action: int) -> None:
    if action < KEEP:
        roll(state, action - ROLL)
    elif action < BID:
        keep(state, action - KEEP)
    elif action < LAY:
        bid(state, seat, action - BID)
    elif action < TAKE:
        lay(state, action - LAY)
    elif action < TOP:
        take(state, action - TAKE)
    elif action < ACCEPT:
        put_on_flock(state, action - TOP)
    elif action < FAIL:
        accept(state)
    elif action < BONE_YES:
        refuse(state)
    elif action < BLACK:
        answer_bone(state, take_it=action == BONE_YES)
    elif action < RAISE_BONUS:
        take_black_sheep(state)
    elif action < BOARD:
        raise_result(state, action)
    else:
        deal_board(state, *divmod(action - BOARD, BOARDS))


# Rounds


def deal_board(state: Flocks, seat: int, board: int) -> None:
    """VW-1: a board for each player; then the first cards."""
    state.tops[seat] = FIRST_BOARD + board
    if state.facts is not None:
        number = state.cards.number[FIRST_BOARD + board]
        state.facts.append((facts.BOARD_DEALT, seat, board + 1, number))
    if NO_BOARD not in state.tops:
        state.step = LAYING


def lay(state: Flocks, card: int) -> None:
    """VW-2: players + 1 cards, or what is left; then all bid."""
    state.deck.remove(card)
    state.table.append(card)
    if state.facts is not None:
        state.facts.append((facts.CARD_LAID, len(state.table), card))
    if len(state.table) > state.players or not state.deck:
        if state.facts is not None:
            state.facts.append((facts.ROUND_BEGUN, state.round, len(state.table)))
        state.step = BIDDING
        state.missing = (1 << state.players) - 1
        state.acting = SEATS[state.missing]


def bid(state: Flocks, seat: int, chosen: int) -> None:
    """VW-3: in secret; the last one to arrive shows them all."""
    state.bids[seat] = chosen
    state.missing ^= 1 << seat
    if state.facts is not None:
        state.facts.append((facts.BID_MADE, seat))
    if state.missing:
        state.acting = SEATS[state.missing]
    else:
        show_bids(state)


def show_bids(state: Flocks) -> None:
    """VW-3: 26+ is paid; VW-4: higher bids first, then lower sheep numbers, for the round."""
    if state.facts is not None:
        state.facts.append((facts.BIDS_SHOWN,))
    if PLUS in state.bids:
        for seat, chosen in enumerate(state.bids):
            if chosen == PLUS:
                pay(state, seat, 1)
                if state.facts is not None:
                    state.facts.append((facts.PLUS_PAID, seat))
    number = state.cards.number
    # Sheep numbers stay below 1000, so a bid outweighs them.
    keys = [number[top] - 1000 * chosen for top, chosen in zip(state.tops, state.bids, strict=True)]
    state.order = sorted(range(state.players), key=keys.__getitem__)
    if state.facts is not None:
        for place, seat in enumerate(state.order, start=1):
            chosen = state.bids[seat]
            if state.bids.count(chosen) == 1:
                state.facts.append((facts.ORDER, place, seat, chosen))
            else:
                sheep = number[state.tops[seat]]
                state.facts.append((facts.ORDER_TIED, place, seat, chosen, sheep))
    begin_turn(state)


def begin_turn(state: Flocks) -> None:
    """VW-12, VW-13: let the next player throw or take the rest; skip if nothing is left."""
    place, players = state.place, state.players
    if not state.table:
        if state.facts is not None and place < players:
            left = sorted(state.order[place:])
            state.facts.append((facts.TABLE_EMPTY, len(left), *left))
        end_round(state)
    elif place < players - 1 or place == 1:  # VW-15: the second of two throws too
        state.turn = state.order[place]
        state.throw = 1
        state.kept = 0
        state.hand = ALL_DICE
        state.step = ROLLING
        state.acting = CHANCE_ACTS
        if state.facts is not None:
            state.facts.append((facts.TURN_BEGUN, state.turn, place + 1))
    else:  # VW-12: the last takes the rest; VW-15: the first of two the leftovers
        state.turn = state.order[place % players]
        state.throw = state.kept = 0
        if state.facts is not None:
            last = place < players
            came = facts.REST_TAKEN if last else facts.LEFTOVERS
            state.facts.append((came, state.turn, len(state.table)))
            add_taken_facts(state, facts.CARD_TAKEN_LAST if last else facts.CARD_TAKEN_LEFT)
        take_all(state)


def end_turn(state: Flocks) -> None:
    """VW-11: finish a turn; a player who failed gains a chip, if there is one (VW-1)."""
    if state.failed:
        state.failed = False
        if state.facts is not None:
            fact = facts.CHIP_GAINED if state.supply else facts.SUPPLY_EMPTY
            state.facts.append((fact, state.turn))
        if state.supply:
            state.supply -= 1
            state.chips[state.turn] += 1
    state.place += 1
    begin_turn(state)


def end_round(state: Flocks) -> None:
    """VW-2: the next round, or VW-16: the end once all cards are taken."""
    if state.facts is not None:
        state.facts.append((facts.ROUND_OVER, state.round))
    state.bids = [NO_BID] * state.players
    state.order = []
    state.place = state.throw = state.kept = 0
    state.turn = NOBODY
    if state.deck:
        state.round += 1
        state.step = LAYING
        state.acting = CHANCE_ACTS
    else:
        state.step = OVER
        state.acting = ()
        if state.facts is not None:
            add_end_facts(state)


def pay(state: Flocks, seat: int, chips: int) -> None:
    state.chips[seat] -= chips
    state.supply += chips


# Throws


def roll(state: Flocks, face: int) -> None:
    """VW-5, VW-6, VW-7: one die after the other."""
    state.dice[_DIE[face]] = _FACE[face]
    if state.facts is not None:
        if state.hand == ALL_DICE ^ state.kept:
            state.facts.append((facts.THROW_BEGUN, state.turn, state.throw))
        state.facts.append((facts.DIE_ROLLED, state.turn, state.throw, _DIE[face], _FACE[face]))
    hand = state.hand & state.hand - 1  # without the lowest bit: d12, d10, d8 in turn
    state.hand = hand
    if not hand:
        judge_throw(state)


def judge_throw(state: Flocks) -> None:
    """VW-8, VW-9: reached by the dice alone, reached at a price, or not."""
    seat = state.turn
    missing = TARGETS[state.bids[seat]] - result(state)
    if state.facts is not None:
        dice = sum(state.dice)
        malus = result(state) - dice
        state.facts.append((facts.DICE_THROWN, seat, state.throw, dice, *state.dice))
        state.facts.append((facts.THROW_ENDED, seat, state.throw, dice, malus, dice + malus))
        if malus:
            state.facts.append((facts.MALUS_COUNTED, seat, dice + malus))
    if missing <= 0:
        if state.facts is not None:
            chosen, due = state.bids[seat], cards_due(state)
            state.facts.append((facts.REACHED, seat, result(state), chosen, due))
        earn(state)
        return
    bonus = state.cards.modifier[state.tops[seat]]
    if bonus > 0:
        missing = missing - bonus if missing > bonus else 0
    last = state.throw == LAST_THROW
    if missing <= state.chips[seat]:
        state.price = missing
    elif last:
        if state.facts is not None:
            state.facts.append((facts.FAILED, seat, result(state), state.bids[seat]))
        fail(state)
        return
    state.step = ACCEPTING if last else KEEPING
    state.acting = ALONE[seat]


def result(state: Flocks) -> int:
    """VW-8: the dice, and the malus, which always counts."""
    one, two, three = state.dice
    malus = state.cards.modifier[state.tops[state.turn]]
    return one + two + three + malus if malus < 0 else one + two + three


def keep(state: Flocks, die: int) -> None:
    """VW-6, VW-7: this die stays as well, the others are thrown again."""
    if state.facts is not None:
        state.facts.append((facts.DIE_KEPT, state.turn, die, state.dice[die]))
    state.price = NO_PRICE
    state.throw += 1
    state.kept |= 1 << die
    state.hand = ALL_DICE ^ state.kept
    state.step = ROLLING
    state.acting = CHANCE_ACTS


def accept(state: Flocks) -> None:
    """VW-8, VW-9: the bonus first, then exactly the chips still missing."""
    if state.facts is not None:
        state.facts.append(accepted_fact(state))
    pay(state, state.turn, state.price)
    state.price = NO_PRICE
    earn(state)


def accepted_fact(state: Flocks) -> tuple[int, ...]:
    """VW-8: what the bid was reached with."""
    seat, due, price = state.turn, cards_due(state), state.price
    if not price:
        return facts.REACHED_BONUS, seat, due
    bonus = state.cards.modifier[state.tops[seat]] > 0
    return facts.REACHED_BOTH if bonus else facts.REACHED_CHIPS, seat, due, price


def refuse(state: Flocks) -> None:
    """VW-9: after the third throw the bid is within reach, but not wanted."""
    if state.facts is not None:
        state.facts.append((facts.BID_REFUSED, state.turn))
    fail(state)


def fail(state: Flocks) -> None:
    """VW-11: no card; but below 14 the black sheep come, unless the result is raised."""
    state.price = NO_PRICE
    state.failed = True
    if result(state) >= SAFE or not black_on_table(state):
        end_turn(state)
    elif raises(state):
        state.step = BLACK_SHEEP
        state.acting = ALONE[state.turn]
    else:
        if state.facts is not None:
            black = sum([state.cards.black[card] for card in state.table])
            state.facts.append((facts.BLACK_COME, state.turn, black))
        take_black_sheep(state)


def black_on_table(state: Flocks) -> bool:
    black = state.cards.black
    for card in state.table:  # noqa: SIM110 - a plain loop is faster
        if black[card]:
            return True
    return False


def raises(state: Flocks) -> list[int]:
    """VW-11: what lifts the result to 14 or more and leaves it below the bid."""
    seat = state.turn
    target = TARGETS[state.bids[seat]]
    if target == SAFE:
        return []
    reached = result(state)
    bonus = state.cards.modifier[state.tops[seat]]
    chips = state.chips[seat]
    missing = SAFE - reached
    actions = []
    if bonus > 0 and SAFE <= reached + bonus < target:
        actions.append(RAISE_BONUS)
    if missing <= chips:
        actions.append(RAISE_CHIPS + missing)
    if 0 < bonus < missing <= bonus + chips:
        actions.append(RAISE_BOTH + missing - bonus)
    return actions


def chips_paid(action: int) -> int:
    """Return how many chips a raise costs."""
    if action > RAISE_BOTH:
        return action - RAISE_BOTH
    return action - RAISE_CHIPS if action > RAISE_CHIPS else 0


def raise_result(state: Flocks, action: int) -> None:
    """VW-11: the black sheep stay on the table."""
    chips = chips_paid(action)
    pay(state, state.turn, chips)
    if state.facts is not None:
        if not chips:
            state.facts.append((facts.RAISED_BONUS, state.turn))
        else:
            fact = facts.RAISED_BOTH if action > RAISE_BOTH else facts.RAISED_CHIPS
            state.facts.append((fact, state.turn, chips))
    end_turn(state)


# Cards


def earn(state: Flocks) -> None:
    """VW-10: let the player choose cards, or take all if no more lie there than are due."""
    if len(state.table) <= DUE[state.throw]:
        if state.facts is not None:
            add_taken_facts(state, facts.CARD_TAKEN)
        take_all(state)
    else:
        state.step = TAKING
        state.acting = ALONE[state.turn]


def cards_due(state: Flocks) -> int:
    """VW-10: how many cards a success earns now."""
    return min(DUE[state.throw], len(state.table))


def take(state: Flocks, card: int) -> None:
    """VW-10: one card of those due."""
    state.table.remove(card)
    state.taking.append(card)
    if state.facts is not None:
        state.facts.append((facts.CARD_CHOSEN, state.turn, card))
    if len(state.taking) == DUE[state.throw]:
        sort_taking(state)


def take_all(state: Flocks) -> None:
    """VW-10, VW-12, VW-15: every card on the table."""
    state.taking = state.table
    state.table = []
    sort_taking(state)


def add_taken_facts(state: Flocks, fact: int) -> None:
    """State the cards that come without being named: black sheep after a failure, else all."""
    if state.facts is not None:
        for card in state.table:
            if fact != facts.CARD_TAKEN_BLACK or state.cards.black[card]:
                state.facts.append((fact, state.turn, card))


def take_black_sheep(state: Flocks) -> None:
    """VW-11: all of them, and nothing else."""
    black = state.cards.black
    if state.facts is not None:
        add_taken_facts(state, facts.CARD_TAKEN_BLACK)
    state.taking = [card for card in state.table if black[card]]
    state.table = [card for card in state.table if not black[card]]
    sort_taking(state)


def sort_taking(state: Flocks) -> None:
    """VW-10: put dogs and bone aside; of several sheep the player names the top one."""
    seat = state.turn
    if state.facts is not None:
        if DOG in state.taking:
            state.facts.append((facts.DOGS_GAINED, seat, state.taking.count(DOG)))
        if BONE in state.taking:
            state.facts.append((facts.BONE_GAINED, seat))
    sheep = []
    for card in state.taking:
        if card < DOG:
            sheep.append(card)
        elif card == BONE:
            state.bone = seat
        else:
            state.dogs[seat] += 1
    state.taking = sheep
    if len(sheep) > 1:
        state.step = TOPPING
        state.acting = ALONE[seat]
    elif sheep:
        put_on_flock(state, sheep[0])
    else:
        end_turn(state)


def put_on_flock(state: Flocks, top: int) -> None:
    """VW-10: the flock and the other sheep are covered; VW-14: a bone symbol may bring the bone."""
    seat = state.turn
    if state.facts is not None:
        state.facts.append((facts.TOP_CHANGED, seat, top, len(state.taking)))
    owner = seat << OWNER
    symbols = state.cards.bone
    symbol = False
    if state.tops[seat] < DOG:
        state.memory.append(owner | state.tops[seat])
    for card in state.taking:
        symbol = symbol or symbols[card]
        if card != top:
            state.memory.append(owner | card)
    state.tops[seat] = top
    state.taking = []
    if symbol and state.bone != seat and state.bone != NOBODY:
        state.step = BONE_ASKED
        state.acting = ALONE[seat]
    else:
        end_turn(state)


def answer_bone(state: Flocks, *, take_it: bool) -> None:
    """VW-14: the bone changes hands, or not."""
    if state.facts is not None:
        state.facts.append((facts.BONE_TAKEN if take_it else facts.BONE_REFUSED, state.turn))
        if take_it:
            state.facts.append((facts.BONE_LOST, state.bone, state.turn))
    if take_it:
        state.bone = state.turn
    end_turn(state)
