"""Rounds: dealing, the draft, whose turn it is, and what is left over (ST-1 to ST-6)."""

from typing import Final

from sheepfold.core.bits import bits
from sheepfold.games.sheep_and_thief import facts, gold_facts
from sheepfold.games.sheep_and_thief.components import ROUNDS
from sheepfold.games.sheep_and_thief.state import (
    CHANCE_BIT,
    DEALING,
    DISCARDING,
    DRAFT,
    DRAW_MISSION,
    OVER,
    PLACE,
    PLACED,
    UNKNOWN,
    Farms,
)

ALL_SEATS: Final = (0, 1, 3, 7, 15)  # by players


def first_player(state: Farms, seat: int) -> None:
    """ST-1: the starting player was drawn; with the module each draws a mission (ST-M1)."""
    if state.facts is not None:
        state.facts.append((facts.START_DRAWN, seat))
    state.first = seat
    state.step = DRAW_MISSION if state.missions else DEALING


def draw_mission(state: Farms, seat: int, mission: int) -> None:
    """ST-M1: for one seat after the other, without return."""
    if state.facts is not None:
        state.facts.append((facts.MISSION_DRAWN, seat, mission))
    state.mission[seat] = mission
    state.turn += 1
    if state.turn == state.players:
        state.turn = 0
        state.step = DEALING


def deal(state: Farms, seat: int, card: int) -> None:
    """ST-2, ST-5: all cards of one seat, then of the next."""
    pack = state.packs[seat]
    pack.append(card)
    state.deck ^= 1 << card
    if state.facts is not None:
        left = int(state.round > 0)  # ST-5: one card of the pack was not dealt now
        fact = facts.CARD_DEALT_MORE if left else facts.CARD_DEALT
        state.facts.append((fact, seat, card, len(pack) - left, state.size - left))
    if len(pack) == state.size:
        pack.sort()
        state.turn = seat + 1
        if state.turn == state.players:
            begin_draft(state)


def begin_draft(state: Farms) -> None:
    state.step = DRAFT
    state.owing = ALL_SEATS[state.players]
    state.taken = state.shift = state.turn = 0
    if state.facts is not None:
        fact = facts.DRAFT_BEGINS_LATER if state.round else facts.DRAFT_BEGINS
        state.facts.append((fact, state.round + 1, passing(state), state.size))


# The draft


def keeps(players: int) -> int:
    """ST-3, ST-4: how many cards are kept of a pack before it is passed."""
    return 2 if players == 2 else 1


def direction(number: int) -> int:
    """ST-3: rounds 1 and 3 (0 and 2) pass to the next seat, round 2 to the one before."""
    return -1 if number == 1 else 1


def passing(state: Farms) -> int:
    """Return the direction as a word, as facts name it: 0 is `left`, 1 is `right`, 2 is `swap`."""
    return 2 if state.players == 2 else int(direction(state.round) < 0)


def pick(state: Farms, seat: int, card: int) -> None:
    """ST-3, ST-4: in secret; when all have picked, the packs pass."""
    before = state.chosen[seat]
    state.chosen[seat] = before | 1 << card
    if state.facts is not None:
        two = state.players == 2
        fact = facts.CARD_PICKED_TWO if two else facts.CARD_PICKED
        state.facts.append((fact, seat, card, int(two and before == 0)))
    if state.players == 2 and before == 0:
        return  # ST-4: the other one of the two is still due
    state.owing ^= 1 << seat
    if state.owing == 0:
        pass_packs(state)


def passes_packs(state: Farms) -> bool:
    """Return whether one more pick is the last one due before the packs pass."""
    seat = state.owing.bit_length() - 1
    alone = state.owing == 1 << seat
    return alone and (state.players > 2 or state.chosen[seat] != 0)


def pass_packs(state: Farms) -> None:
    """Let everybody keep what was picked and pass the rest; the last card is kept (ST-3)."""
    players = state.players
    keep_picked(state)
    kept = keeps(players)
    state.taken += kept
    state.shift = (state.shift - direction(state.round)) % players
    if state.facts is not None:
        add_pass_facts(state, state.size - state.taken, state.facts)
    if state.taken < state.size - kept:
        state.owing = ALL_SEATS[players]
    else:
        keep_last(state)
        begin_placement(state)


def add_pass_facts(state: Farms, left: int, added: list[tuple[int, ...]]) -> None:
    """ST-3, ST-4: state that the packs passed, and what each seat got."""
    players, two = state.players, state.players == 2
    if left > keeps(players):
        passed = facts.PACKS_PASSED_TWO if two else facts.PACKS_PASSED
        added.append((passed, passing(state), left))
    else:
        added.append((facts.LAST_KEPT_TWO if two else facts.LAST_KEPT, left))
    received = facts.CARD_RECEIVED_TWO if two else facts.CARD_RECEIVED
    for seat in range(players):
        giver = (seat - direction(state.round)) % players
        pack = state.packs[(seat + state.shift) % players]
        added += [(received, seat, giver, card) for card in pack]


def keep_picked(state: Farms) -> None:
    players, size, chosen = state.players, state.size, state.chosen
    first_place = state.round * players * size + state.taken
    for seat in range(players):
        origin = (seat + state.shift) % players
        pack, hand, place = state.packs[origin], state.hands[seat], first_place + origin * size
        picked = chosen[seat]
        while picked:
            card = picked.bit_length() - 1
            picked ^= 1 << card
            pack.remove(card)
            hand.append(card)
            state.drafted[place] = card
            place += 1
        chosen[seat] = 0


def keep_last(state: Farms) -> None:
    """ST-3, ST-4: what was passed last is kept by its receiver."""
    players, size = state.players, state.size
    first_place = state.round * players * size + state.taken
    for seat in range(players):
        origin = (seat + state.shift) % players
        pack, place = state.packs[origin], first_place + origin * size
        state.drafted[place : place + len(pack)] = pack
        state.hands[seat] += pack
        pack.clear()
        state.hands[seat].sort()


# Turns


def begin_placement(state: Farms) -> None:
    """ST-6: the starting player places first."""
    state.step = PLACE
    state.turn = state.first
    state.owing = 1 << state.first
    if state.facts is not None:
        state.facts.append((facts.PLACEMENT_BEGINS, state.first))


def end_turn(state: Farms) -> None:
    """ST-6: the next seat places, until all have placed four in this round."""
    state.due_cell = UNKNOWN
    players = state.players
    if len(state.laid) == PLACED * players * (state.round + 1):
        end_round(state)
        return
    turn = state.turn + 1
    if turn == players:
        turn = 0
    state.turn = turn
    state.owing = 1 << turn
    if state.facts is not None:
        state.facts.append((facts.NEXT_TURN, turn))
    state.step = PLACE


def end_round(state: Farms) -> None:
    """ST-5: two players discard one card each; after the third round the match is over."""
    state.turn = 0
    if state.facts is not None:
        state.facts.append((facts.ROUND_OVER, state.round + 1))
    if state.round == ROUNDS - 1:
        state.step = OVER
        state.owing = 0
        if state.facts is not None:
            gold_facts.match_over(state, state.facts)
    elif state.players == 2:
        if state.facts is not None:
            state.facts.append((facts.DISCARDS_DUE, state.round + 1))
        state.step = DISCARDING
        state.owing = ALL_SEATS[2]
    else:
        next_round(state)


def discard(state: Farms, seat: int, card: int) -> None:
    """ST-5: in secret, at once, out of the game."""
    state.chosen[seat] = 1 << card
    if state.facts is not None:
        state.facts.append((facts.CARD_DISCARDED, seat, card))
    state.owing ^= 1 << seat
    if state.owing == 0:
        for other in range(state.players):
            (away,) = bits(state.chosen[other])
            state.hands[other].remove(away)
            state.discarded[other * (ROUNDS - 1) + state.round] = away
            state.chosen[other] = 0
        next_round(state)


def next_round(state: Farms) -> None:
    """ST-5: the card left over joins the new pack; the starting player moves one seat on."""
    for seat in range(state.players):
        state.packs[seat], state.hands[seat] = state.hands[seat], state.packs[seat]
    state.round += 1
    state.first = (state.first + 1) % state.players
    state.shift = state.taken = 0
    state.step = DEALING
    state.owing = CHANCE_BIT
    if state.facts is not None:
        state.facts.append((facts.NEXT_START, state.first, state.round + 1))
        for seat in range(state.players):
            (stays,) = state.packs[seat]
            state.facts.append((facts.CARD_STAYS, seat, stays))
