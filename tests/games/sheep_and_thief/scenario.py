"""Plays typed games of Sheep & Thief: a line is a turn, moves `SEAT MOVE` with commas between.

It knows the notation and the way of the packs around the table, and no other rules.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import sheepfold
from tests.games.sheep_and_thief.referee import COMPONENTS
from tests.games.typed import may as may
from tests.games.typed import moves as moves
from tests.games.typed import odds as odds
from tests.games.typed import play_on as play_on
from tests.games.typed import ruling_against as ruling_against

COLUMNS, ROWS = "abcd", "1234"
ALL_CARDS = range(1, 57)
TWO_DOGS = {51}
ONE_DOG = {2, 5, 8, 11, 13, 17, 18, 19, 24, 25, 30, 31, 33, 35, 39, 41, 48, 49, 52, 53, 56}

# Playing


def start(
    players: int, options: dict[str, Any], components: dict[str, Any] | None = None
) -> sheepfold.Match:
    return sheepfold.Match.start(
        "sheep_and_thief", players, options, seed=None, components=components
    )


def play(
    players: int, *texts: str, components: dict[str, Any] | None = None, **options: object
) -> sheepfold.Match:
    return play_on(start(players, options, components), *texts)


def box(sheep: Mapping[int, int] | None = None, **changes: object) -> dict[str, Any]:
    """The components, some of them changed; `sheep` are the images on some of the cards."""
    components: dict[str, Any] = json.loads(COMPONENTS.read_text(encoding="utf-8"))
    for card in components["cards"]:
        card["sheep"] = (sheep or {}).get(card["id"], card["sheep"])
    return components | changes


# Deal and draft


def packs(*hands: str, passed: int = 1) -> list[list[int]]:
    """The packs to begin with if everybody is to keep his hand, in the order it is written.

    The first card of a hand (two players: the first two) is kept from one's own pack.
    """
    players = len(hands)
    wished = [[int(card) for card in hand.split()] for hand in hands]
    at_once = 2 if players == 2 else 1
    begin: list[list[int]] = []
    for owner in range(players):
        pack = []
        for place in range(len(wished[owner])):
            keeper = (owner + passed * (place // at_once)) % players
            pack.append(wished[keeper][place])
        begin.append(pack)
    return begin


def draft(*hands: str, passed: int = 1, kept: Sequence[int] = ()) -> str:
    """A deal and a draft after which everybody has his hand; `kept` are not dealt again.

    Packs go to the left neighbour, with `passed=-1` to the right one.
    """
    lines = []
    for seat, pack in enumerate(packs(*hands, passed=passed)):
        lines.append(", ".join(f"-1 deal {seat} {card}" for card in pack if card not in kept))
    wished = [hand.split() for hand in hands]
    by_itself = 2 if len(hands) == 2 else 1
    lines += [
        ", ".join(f"{seat} pick {hand[place]}" for seat, hand in enumerate(wished))
        for place in range(len(wished[0]) - by_itself)
    ]
    return "\n".join(lines) + "\n"


def hands(*wished: str, first: int = 0) -> str:
    """The beginning of a match: everybody has drafted his hand."""
    return f"-1 first {first}\n" + draft(*wished)


# Whole games


def card_of(turn: str) -> int:
    return int(turn.split(",")[0].split()[1])


def whole(
    *players: str, first: int = 0, missions: Sequence[str] = (), spare: Sequence[int] = ()
) -> str:
    """A whole game: each player's twelve turns, one a line: `lay 1 b1` or `lay 53 b1, fox N`...

    The card left in hand after a round is the first one laid in the next, or the one with a `*` at
    the end of its line. Cards drafted and never laid are the spare ones, then whichever are left.
    """
    seats = range(len(players))
    turns = [[line.strip(" *") for line in text.splitlines() if line.strip()] for text in players]
    stars = [{card_of(line) for line in text.splitlines() if "*" in line} for text in players]
    assert [len(turns[seat]) for seat in seats] == [12 for _ in seats]
    cards = [[card_of(turn) for turn in turns[seat]] for seat in seats]
    left = [*spare, *(c for c in ALL_CARDS if c not in spare and not any(c in d for d in cards))]
    lines = [f"-1 first {first}"]
    lines += [f"-1 mission {seat} {name}" for seat, name in enumerate(missions)]
    kept: list[int] = []
    for number in range(3):
        wished: list[str] = []
        thrown: list[int] = []
        staying: list[int] = []
        for seat in seats:
            hand = cards[seat][4 * number : 4 * number + 4]
            hand.sort(key=lambda card: card not in kept)  # the card left is there from the deal on
            if number < 2:
                following = cards[seat][4 * number + 4 : 4 * number + 8]
                starred = [card for card in following if card in stars[seat]]
                staying.append((starred or following)[0])
                hand.append(staying[seat])
            while len(hand) < (6 if len(players) == 2 else 5):
                hand.append(left.pop(0))
            wished.append(" ".join(map(str, hand)))
            thrown.append(hand[-1])
        lines.append(draft(*wished, passed=-1 if number == 1 else 1, kept=kept))
        for turn in range(4 * number, 4 * number + 4):
            for place in seats:
                seat = (first + number + place) % len(players)
                lines += [f"{seat} {move.strip()}" for move in turns[seat][turn].split(",")]
        if number < 2 and len(players) == 2:
            lines += [f"{seat} discard {thrown[seat]}" for seat in seats]
        kept = staying
    return "\n".join(lines)


def board(picture: str, **acts: str) -> str:
    """The twelve turns that fill a board as it is drawn: `yard`, card numbers, `.` for free.

    Cells are filled in reading order as far as they are adjacent; dogs stay at heel. `acts` says
    what happens at a cell instead: `b2="fox N, fox S"`.
    """
    rows = [line.split() for line in picture.splitlines() if line.split()]
    drawn = {
        column + row: word
        for row, words in zip(ROWS, rows, strict=True)
        for column, word in zip(COLUMNS, words, strict=True)
        if word != "."
    }
    lying = [cell for cell in drawn if drawn[cell] == "yard"]
    turns = []
    while waiting := [cell for cell in drawn if cell not in lying]:
        cell = next(cell for cell in waiting if any(beside(cell, other) for other in lying))
        card = int(drawn[cell])
        dogs = 2 if card in TWO_DOGS else int(card in ONE_DOG)
        act = acts.get(cell, ", ".join(["heel"] * dogs))
        turns.append(f"lay {card} {cell}, {act}" if act else f"lay {card} {cell}")
        lying.append(cell)
    return "\n".join(turns)


def beside(one: str, other: str) -> bool:
    across = abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0]))
    return across + abs(ROWS.index(one[1]) - ROWS.index(other[1])) == 1


def before_round(number: int, text: str) -> str:
    """A whole game up to the deal of a round."""
    lines = text.splitlines()
    deals = [place for place, line in enumerate(lines) if line.startswith("-1 deal 0 ")]
    return "\n".join(lines[: deals[number - 1]])


# Three boards without a fox that can be played together, or any two of them.
ROADS = board("""
    yard  19  16  11
      10   5   1  15
       2   8   .   .
       7  17   4   .
""")
MIXED = board("""
    yard  50  18  52
      31  51  13  42
      34  39   .   .
      44  22  40   .
""")
RIVERS = board("""
    yard  33  41  35
      47  30  46  48
      20  38   .   .
      49  24  27   .
""")

# Asking


def cards_to(match: sheepfold.Match, seat: int, verb: str) -> set[int]:
    """The cards the seat may `lay`, `cover`, `pick` or `discard` now."""
    words = [text.split() for text in match.legal(seat)]
    return {int(word[1]) for word in words if word[0] == verb}


def cells_for(match: sheepfold.Match, seat: int, card: int) -> set[str]:
    """The cells where the seat may lay or cover the card now."""
    words = [text.split() for text in match.legal(seat)]
    return {word[2] for word in words if word[0] in ("lay", "cover") and word[1] == str(card)}


def totals(match: sheepfold.Match) -> list[int]:
    return [score.total for score in match.scores()]


def sheep(match: sheepfold.Match, seat: int, cell: str) -> int:
    """White sheep on a cell of the seat's board."""
    place = COLUMNS.index(cell[0]) + len(COLUMNS) * ROWS.index(cell[1])
    count: int = match.view(sheepfold.WATCHER).boards[seat].white[place]
    return count


def black(match: sheepfold.Match, seat: int) -> str:
    """The cell of the seat's black sheep."""
    cell: str = match.view(sheepfold.WATCHER).boards[seat].black
    return cell


def paddock(match: sheepfold.Match, seat: int) -> int:
    count: int = match.view(sheepfold.WATCHER).boards[seat].paddock
    return count


def fox(match: sheepfold.Match) -> str:
    cell: str = match.view(sheepfold.WATCHER).fox
    return cell


def supply(match: sheepfold.Match) -> int:
    count: int = match.view(sheepfold.WATCHER).supply
    return count


def gold(match: sheepfold.Match, part: str) -> list[int]:
    """A part of the score, seat by seat."""
    return [score.parts[part] for score in match.scores()]
