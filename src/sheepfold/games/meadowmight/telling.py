"""The facts that rules state of the board: called only while facts are kept, for moves made."""

from typing import NamedTuple

from sheepfold.core.bits import bits
from sheepfold.core.outcome import best
from sheepfold.games.meadowmight import facts
from sheepfold.games.meadowmight.actions import STEPS_TO
from sheepfold.games.meadowmight.board import BASE_SPAN, double_fence, number_of, reached
from sheepfold.games.meadowmight.components import DOWN, OTHERS, TYPES, type_of
from sheepfold.games.meadowmight.conflict import Outcome
from sheepfold.games.meadowmight.scoring import Meadow, all_meadows, points, scores
from sheepfold.games.meadowmight.state import NOTHING, Pasture


class Standing(NamedTuple):
    """The board before a move, for a comparison with the board after it."""

    meadows: list[Meadow]
    points: list[int]  # per seat, if the match ended now
    box: list[int]


def standing(state: Pasture) -> Standing:
    meadows = all_meadows(state)
    totals = [sum(parts.values()) for parts in points(state, meadows)]
    return Standing(meadows, totals, state.box[:])


def add(state: Pasture, *fact: int) -> None:
    if state.facts is not None:
        state.facts.append(fact)


def add_cells(state: Pasture, cells: list[int], *fact: int) -> None:
    """Add a fact whose last argument is a set of cells."""
    if state.facts is not None:
        state.facts.append((*fact, len(cells), *cells))


# A tile that was laid (MM-6)


def tile_laid(state: Pasture, cell: int) -> None:
    """State how a tile lies, before its conflict is settled."""
    face = state.top[cell]
    add(state, facts.TILE_LAID, number_of(state, cell), type_of(face >> 2), cell, face & 3)
    if cell in state.below:
        add(state, facts.COVERED_DOWN)
    doubled = [
        cell + step
        for side, step in enumerate(STEPS_TO)
        if double_fence(state.tiles, state.top, cell, side)
    ]
    if doubled:
        add_cells(state, doubled, facts.DOUBLE_FENCE)


def tile_joined(state: Pasture, cell: int, outcomes: list[Outcome], before: Standing) -> None:
    """State after its conflict what a tile joined, whom it beat, how the board has grown."""
    if outcomes:
        settled(state, outcomes)
    else:
        joined(state, cell, before)
    compared(state, before)
    grown(state, before.box)


def joined(state: Pasture, cell: int, before: Standing) -> None:
    """MM-3, MM-F2: meadows that became one without a conflict."""
    face = state.top[cell]
    beside = reached(state.tiles, state.top, cell, state.tiles.fences[face])
    meadows = [
        meadow for meadow in before.meadows if any(other in meadow.cells for other in beside)
    ]
    cells = [other for meadow in meadows for other in meadow.cells]
    if face >> 2 >= OTHERS:
        own = 1 << state.seat
        others = [other for other in cells if state.tiles.owner[state.top[other]] & ~own]
        if others:
            add_cells(state, sorted(others), facts.JOINED_OTHERS, state.seat)
    if len(meadows) > 1:
        add_cells(state, sorted(cells), facts.MEADOWS_JOINED, len(meadows))


def grown(state: Pasture, before: list[int]) -> None:
    """MM-F1, MM-W1: beyond the rows and columns of the base game."""
    rows, columns = rows_of(state.box), columns_of(state.box)
    if rows > max(rows_of(before), BASE_SPAN) or columns > max(columns_of(before), BASE_SPAN):
        add(state, facts.BEYOND if state.fuzzy else facts.WIDE_BOARD, rows, columns)


def rows_of(box: list[int]) -> int:
    return box[3] - box[2] + 1


def columns_of(box: list[int]) -> int:
    return box[1] - box[0] + 1


# A tile that leaves its cell (MM-16)


def tile_moved(state: Pasture, home: int, target: int, fact: int) -> None:
    """State before a tile moves what it will cover."""
    kind = type_of(state.top[home] >> 2)
    add(state, fact, state.seat, number_of(state, home), home, target, kind)
    add(state, facts.COVERED, number_of(state, target), target, shown_type(state.top[target]))


def shown_type(face: int) -> int:
    """Return what a tile shows: its type, or that it lies face down."""
    return type_of(face >> 2) if face < DOWN else len(TYPES)


def tile_left(
    state: Pasture, cell: int, below: int, outcomes: list[Outcome], before: Standing
) -> None:
    """State the conflict where a tile went, what returned in its cell, and the conflict there."""
    settled(state, [outcome for outcome in outcomes if outcome.cause != cell])
    if below != NOTHING:
        add(state, facts.RETURNED, number_of(state, cell), cell, shown_type(below))
    settled(state, [outcome for outcome in outcomes if outcome.cause == cell])
    compared(state, before)


# Conflicts


def settled(state: Pasture, outcomes: list[Outcome]) -> None:
    """MM-11 to MM-14: who contended where, who won, whose Sheeple turned face down."""
    for outcome in outcomes:
        add(state, facts.CONFLICT, outcome.cause, len(outcome.sides))
        for number in range(len(outcome.sides)):
            add_side(state, outcome, number)
        add_winner(state, outcome)
        losers = list(zip(outcome.lost, outcome.beaten, strict=True))
        for owner in sorted(set(outcome.lost)):
            cells = sorted(cell for loser, cell in losers if loser == owner)
            add_cells(state, cells, facts.TURNED_DOWN, owner.bit_length() - 1, len(cells))


def add_side(state: Pasture, outcome: Outcome, number: int) -> None:
    side, won = outcome.sides[number], int(number in outcome.won)
    seats, cells = bits(side.owners), sorted(side.cells)
    if len(seats) == 1:
        add_cells(state, cells, facts.SIDE, seats[0], side.size, side.sheeple, won)
    else:
        counts = (side.size, side.sheeple, won)
        add_cells(state, cells, facts.SIDE_SHARED, *counts, len(seats), *seats)


def add_winner(state: Pasture, outcome: Outcome) -> None:
    """MM-13, MM-F3."""
    seats = bits(outcome.sides[outcome.won[0]].owners)
    size = sum(outcome.sides[number].size for number in outcome.won)
    if len(seats) > 1:
        add(state, facts.WON_SHARED, size, len(seats), *seats)
    else:
        add(state, facts.WON_FUZZY if state.fuzzy else facts.WON, seats[0], size)


# Meadows


def compared(state: Pasture, before: Standing) -> None:
    """MM-3: meadows with Sheeple that are enclosed now, or no longer; MM-15: what that changes."""
    after = standing(state)
    was = [meadow for meadow in before.meadows if counts(meadow)]
    now = [meadow for meadow in after.meadows if counts(meadow)]
    for meadow in now:
        if apart(meadow, was):
            single, shared = facts.MEADOW_ENCLOSED, facts.MEADOW_ENCLOSED_SHARED
            add_meadow(state, meadow, single, shared)
    for meadow in was:
        if apart(meadow, now):
            add_meadow(state, meadow, facts.MEADOW_OPENED, facts.MEADOW_OPENED_SHARED)
    fact = facts.POINTS_CHANGED_FUZZY if state.fuzzy else facts.POINTS_CHANGED
    for seat, total in enumerate(after.points):
        if total != before.points[seat]:
            add(state, fact, seat, total, total - before.points[seat])


def counts(meadow: Meadow) -> bool:
    return meadow.enclosed and any(meadow.sheeple)


def apart(meadow: Meadow, others: list[Meadow]) -> bool:
    """Return whether a meadow has no tile in common with any of the others."""
    return all(set(meadow.cells).isdisjoint(other.cells) for other in others)


def add_meadow(state: Pasture, meadow: Meadow, single: int, shared: int) -> None:
    """State what a meadow's only owner gets or, if shared (MM-F4), what each Sheeple counts."""
    seats = [seat for seat, sheeple in enumerate(meadow.sheeple) if sheeple]
    if len(seats) == 1:
        times = meadow.sheeple[seats[0]] if state.fuzzy else 1
        add_cells(state, meadow.cells, single, seats[0], times * meadow.value)
    else:
        add_cells(state, meadow.cells, shared, meadow.value, len(seats), *seats)


# Hands and turns


def tile_drawn(state: Pasture, number: int, left: int, *, more: bool) -> None:
    """MM-5, MM-W3: a tile for the hand, and what that leaves in the supply."""
    seat = state.seat
    add(state, facts.TILE_DRAWN_MORE if more else facts.TILE_DRAWN, seat, number)
    if more and state.personal:
        add(state, facts.LIMIT_RAISED, seat, state.limits[seat])
    if left == 0:
        if state.personal:
            add(state, facts.PILE_EMPTY, seat)
        else:
            add(state, facts.DECK_EMPTY)


def out_of_tiles(state: Pasture) -> None:
    """MM-5, MM-8: of the one whose turn ends, unless that ends the match."""
    if any(state.hands):
        add(state, facts.OUT_OF_TILES, state.seat)
    if not state.change_over:
        add(state, facts.CHANGE_OVER, state.seat)


def next_turn(state: Pasture, seat: int) -> None:
    """MM-5: those between without tiles are passed over."""
    other = (state.seat + 1) % state.players
    while other != seat:
        add(state, facts.PASSED_OVER, other)
        other = (other + 1) % state.players
    add(state, facts.TURN_BEGINS, seat)


def match_over(state: Pasture) -> None:
    """MM-10, MM-15, MM-F4."""
    add(state, facts.OVER)
    scored = scores(state)
    for seat, score in enumerate(scored):
        add(state, facts.SCORED_FUZZY if state.fuzzy else facts.SCORED, seat, score.total)
    winners = best(scored)
    add(state, facts.MATCH_WON, len(winners), *winners)
