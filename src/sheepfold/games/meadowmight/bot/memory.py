"""Meadowmight without its memory: where forgotten tiles could lie.

Open tiles, the own hand and the sizes of hands determine how many Sheeple of each player must be
among them; the rest is assumed to be of the most plentiful types.
"""

from collections.abc import Sequence
from dataclasses import replace

from sheepfold.core.bits import bits
from sheepfold.games.meadowmight.components import ALL_SHEEPLE, COLOURS, OTHERS, TYPES, Tiles
from sheepfold.games.meadowmight.view import PastureView, Remembered


def forgotten(view: PastureView, tiles: Tiles, number: int) -> PastureView:
    """Return the view of a player who remembers only what was hidden last."""
    first = max(len(view.memory) - number, 0)
    old, kept = view.memory[:first], view.memory[first:]
    recalled = view.recalled if number else tuple(() for _ in view.recalled)
    return replace(view, memory=(*guessed(view, tiles, old, kept), *kept), recalled=recalled)


def guessed(
    view: PastureView, tiles: Tiles, old: Sequence[Remembered], kept: Sequence[Remembered]
) -> list[Remembered]:
    others, sheeple = unseen(view, tiles, kept)
    places = sorted(old, key=lambda one: (one.cell, one.level))
    due = [
        (number, COLOURS[seat])
        for seat, left in enumerate(sheeple)
        for number in bits(left)[: max(0, left.bit_count() - room(view, seat))]
    ]
    free = [
        (number, COLOURS[seat])
        for seat, left in enumerate(sheeple)
        for number in bits(left)
        if (number, COLOURS[seat]) not in due
    ]
    found = []
    top = {one.cell: one.below for one in view.table}
    for one in places:
        colour: str | None = None
        if due:
            number, colour = due.pop(0)
            kind = TYPES[OTHERS + number]
        elif max(others) > 0:
            most = others.index(max(others))
            others[most] -= 1
            kind = TYPES[most]
        else:
            number, colour = free.pop(0)
            kind = TYPES[OTHERS + number]
        up = one.level < top[one.cell]
        found.append(Remembered(one.cell, one.level, kind, colour, 0, up))
    return found


def unseen(
    view: PastureView, tiles: Tiles, kept: Sequence[Remembered]
) -> tuple[list[int], list[int]]:
    """Return the hidden and forgotten: other tiles per type, and per seat its Sheeple."""
    others = list(tiles.stock[view.wool_wolves])
    every = (1 << view.sheeple) - 1 if view.personal_piles else ALL_SHEEPLE
    sheeple = [every] * view.players
    seen = [(one.type, one.colour) for one in view.table if one.type != "down"]
    seen += [(one.type, one.colour) for one in kept]
    for one in view.discards:
        seen.append((one.type, None if one.seat is None else COLOURS[one.seat]))
    seen += [(kind, COLOURS[view.viewer]) for kind in view.hand]
    for kind, colour in seen:
        number = TYPES.index(kind)
        if number < OTHERS:
            others[number] -= 1
        elif colour is not None:
            sheeple[COLOURS.index(colour)] &= ~(1 << number - OTHERS)
    return others, sheeple


def room(view: PastureView, seat: int) -> int:
    """Return how many hidden Sheeple may be in others' hands and in piles."""
    pile = view.supplies[seat] if view.personal_piles else 0
    return pile if seat == view.viewer else view.hands[seat] + pile
