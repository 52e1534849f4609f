"""Plays typed games of Volle Wolle: moves `SEAT MOVE` with commas between.

It knows the notation and no rules. Four short forms stand for several moves:
`boards 1 2` and `bids 20 18` for the seats 0, 1 …, `lay S30 dog bone` for one card after another,
`throw 12 10 8` for all three dice and `roll d10 3 d8 5` for some of them.
"""

from collections.abc import Iterator, Sequence

import sheepfold
from tests.games.typed import may as may
from tests.games.typed import odds as odds
from tests.games.typed import ruling_against as ruling_against

DICE = ("d12", "d10", "d8")
ALL_CARDS = [*(f"S{number:02}" for number in range(1, 52)), *["dog"] * 8, "bone"]


def one_or_more(move: str) -> Iterator[tuple[int, str]]:
    first, *words = move.split()
    if first == "boards":
        yield from ((-1, f"board {seat} {number}") for seat, number in enumerate(words))
    elif first == "lay":
        yield from ((-1, f"lay {card}") for card in words)
    elif first == "bids":
        yield from ((seat, f"bid {bid}") for seat, bid in enumerate(words))
    elif first == "throw":
        yield from ((-1, f"roll {die} {n}") for die, n in zip(DICE, words, strict=True))
    elif first == "roll":
        pairs = zip(words[::2], words[1::2], strict=True)
        yield from ((-1, f"roll {die} {number}") for die, number in pairs)
    else:
        yield int(first), " ".join(words)


def moves(text: str) -> Iterator[tuple[int, str]]:
    """The moves of a text; empty lines and what follows a `#` are left out."""
    for line in text.splitlines():
        for move in line.partition("#")[0].split(","):
            if move.strip():
                yield from one_or_more(move)


def play_on(match: sheepfold.Match, *texts: str) -> sheepfold.Match:
    for text in texts:
        for seat, words in moves(text):
            match.play(seat, words)
    return match


def start(players: int, **options: object) -> sheepfold.Match:
    return sheepfold.Match.start("volle_wolle", players, options, seed=None)


def game(players: int, *texts: str, **options: object) -> sheepfold.Match:
    """Seat 0 has board 1, seat 1 board 2 …; then what is typed."""
    boards = " ".join(str(seat + 1) for seat in range(players))
    return play_on(start(players, **options), f"boards {boards}", *texts)


def two(*texts: str, **options: object) -> sheepfold.Match:
    return game(2, *texts, **options)


def three(*texts: str, **options: object) -> sheepfold.Match:
    return game(3, *texts, **options)


def four(*texts: str, **options: object) -> sheepfold.Match:
    return game(4, *texts, **options)


# Texts that many tests need


def won(seat: int, cards: str, bid: str = "26") -> str:
    """A round of two: all its three cards go to one seat at his first throw."""
    bids = f"{bid} 14" if seat == 0 else f"14 {bid}"
    return f"lay {cards}\n bids {bids}\n throw 12 10 8\n"


def third_throw(seat: int, total: int = 14) -> str:
    """Three throws, the last of which comes to a total; for a bid that is not reached before."""
    d12 = min(total - 2, 12)
    return f"""
    throw {d12} 1 1, {seat} keep d12
    roll d10 1 d8 1, {seat} keep d10
    roll d8 {total - d12 - 1}
    """


# Questions


def due(match: sheepfold.Match) -> str:
    """What chance is to draw: board, lay or roll; `-` when it is not chance's move."""
    return next(iter(odds(match))).split()[0] if match.acting == {-1} else "-"


def thrower(match: sheepfold.Match) -> int:
    """Who has the dice: he alone decides after the poorest throw of all."""
    (seat,) = play_on(match, "throw 1 1 1").acting
    return seat


def chips(match: sheepfold.Match) -> list[int]:
    return [player.chips for player in match.view(sheepfold.WATCHER).seats]


def supply(match: sheepfold.Match) -> int:
    left: int = match.view(sheepfold.WATCHER).supply
    return left


def lying(match: sheepfold.Match) -> list[str]:
    """The cards on the table, sorted."""
    return sorted(match.view(sheepfold.WATCHER).table)


def tops(match: sheepfold.Match) -> list[str]:
    """The top cards of the flocks, `-` for none."""
    return [player.top or "-" for player in match.view(sheepfold.WATCHER).seats]


def dogs(match: sheepfold.Match) -> list[int]:
    return [player.dogs for player in match.view(sheepfold.WATCHER).seats]


def bone(match: sheepfold.Match) -> int | None:
    """The seat that has the bone."""
    seats = match.view(sheepfold.WATCHER).seats
    return next((seat for seat, player in enumerate(seats) if player.bone), None)


def totals(match: sheepfold.Match) -> list[int]:
    return [score.total for score in match.scores()]


# Whole games


def shares(piles: list[list[str]], cards: int) -> list[tuple[int, list[str]]]:
    """Who gets what in a round: the largest pile first, three at most, until all are given."""
    given: list[tuple[int, list[str]]] = []
    for seat in sorted(range(len(piles)), key=lambda seat: -len(piles[seat])):
        share, piles[seat] = piles[seat][: min(3, cards)], piles[seat][min(3, cards) :]
        cards -= len(share)
        if share:
            given.append((seat, share))
    assert cards == 0
    return given


REACHED = {  # at the throw that earns so many cards, whatever top card he has
    3: "throw 12 10 8",
    2: "throw 12 1 1, {seat} keep d12, roll d10 10 d8 8",
    1: "throw 12 1 1, {seat} keep d12, roll d10 1 d8 8, {seat} keep d8, roll d10 10",
}


def settle(match: sheepfold.Match, share: Sequence[str], bone: str) -> None:
    """Answers what a taking asks: which cards, which one on top, the bone."""
    wanted = list(share)
    while not match.over and match.acting != {-1}:
        (seat,) = match.acting
        asked = match.legal(seat)
        if asked[0].startswith("take"):
            match.play(seat, f"take {wanted.pop()}")
        elif asked[0].startswith("top"):
            match.play(seat, asked[0])
        else:
            assert "bone yes" in asked
            match.play(seat, bone)


def deal_out(
    match: sheepfold.Match, *piles: Sequence[str], rest: int = -1, bone: str = "bone no"
) -> sheepfold.Match:
    """Plays to the last card so that every seat gets its pile; no chip moves.

    What is in no pile and was not laid before goes to the seat `rest`.
    """
    players = len(piles)
    left = list(ALL_CARDS)
    laid = [
        words[1]
        for _, *words in (str(event).split() for event in match.events)
        if words[0] == "lay"
    ]
    for pile in (laid, *piles):
        for card in pile:
            left.remove(card)
    hands = [list(pile) for pile in piles]
    hands[rest] += left
    while any(hands):
        given = shares(hands, min(players + 1, sum(map(len, hands))))
        play_on(match, "lay " + " ".join(card for _, share in given for card in share))
        bids = {seat: 26 - place for place, (seat, _) in enumerate(given)}
        for seat in range(players):
            match.play(seat, f"bid {bids.get(seat, 14)}")
        for place, (seat, share) in enumerate(given):
            if place < players - 1 or players == 2:  # else the last, who does not throw
                play_on(match, REACHED[len(share)].format(seat=seat))
            settle(match, share, bone)
    return match
