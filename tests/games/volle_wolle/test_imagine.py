"""Imagined worlds: all that fit what a viewer has seen, each as likely as the others, and no more.

What fits is found without the engine: the log as the viewer saw it is played by the referee, with
every bid in place of a secret one that the referee allows.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import replace
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

import sheepfold
from sheepfold.core.protocol import CHANCE, WATCHER
from sheepfold.core.rng import Plain
from tests.games.volle_wolle.referee import Referee
from tests.games.volle_wolle.scenario import ALL_CARDS, game, two, won

CARDS = ["", *ALL_CARDS[:51], "dog", "bone"]  # in the order of the engine's numbers, from 1
BIDS = (*map(str, range(14, 27)), "26+")
World = tuple[Any, ...]


# Worlds as plain values, of the engine and of the referee


def imagined(match: sheepfold.Match, view: Any, rng: Plain) -> World:
    state = match.game.imagine(view, rng)
    flocks: list[list[str]] = [[] for _ in range(match.players)]
    for owned in state.memory:
        flocks[owned >> 6].append(CARDS[(owned & 63) + 1])
    return (
        tuple("" if bid < 0 else BIDS[bid] for bid in state.bids),
        tuple(sorted(CARDS[card + 1] for card in state.deck)),
        tuple(sorted(CARDS[card + 1] for card in state.table)),
        tuple(tuple(sorted(flock)) for flock in flocks),
        tuple(CARDS[top + 1] if 0 <= top < 51 else "" for top in state.tops),
        tuple(state.chips),
        state.supply,
        tuple(state.dogs),
        state.bone,
    )


def known_to(referee: Referee) -> World:
    bones = [seat for seat, player in enumerate(referee.players) if player.bone]
    return (
        tuple("" if referee.due in ("lay", "over") else one.bid for one in referee.players),
        tuple(sorted(referee.deck)),
        tuple(sorted(referee.table)),
        tuple(tuple(sorted(player.flock[:-1])) for player in referee.players),
        tuple(player.flock[-1] if player.flock else "" for player in referee.players),
        tuple(player.chips for player in referee.players),
        referee.supply,
        tuple(player.dogs for player in referee.players),
        bones[0] if bones else -1,
    )


def worlds(match: sheepfold.Match, viewer: int) -> list[World]:
    """All that fit the log as this viewer saw it; a world for each way the secrets may be."""
    referees = [Referee(match.players)]
    for event in match.log(viewer):
        by, text = str(event).split(" ", 1)
        referees = list(followed(referees, int(by), text))
    return [known_to(referee) for referee in referees]


def followed(referees: Sequence[Referee], by: int, text: str) -> Iterator[Referee]:
    for referee in referees:
        if "?" in text:
            for move in referee.legal(by):
                other = deepcopy(referee)
                other.play(by, move)
                yield other
        else:
            referee.play(by, text)
            yield referee


def chi_square_fits(met: Counter[World], outcomes: int) -> bool:
    """Whether equally likely outcomes were met about equally often."""
    share = met.total() / outcomes
    chi_square = sum((count - share) ** 2 / share for count in met.values())
    chi_square += share * (outcomes - len(met))
    freedom = outcomes - 1
    return chi_square <= freedom + 6 * sqrt(2 * freedom)


def viewers(match: sheepfold.Match) -> list[int]:
    return [WATCHER, *range(match.players)]


# Secret bids

NO_CHIP = (won(0, "S30 dog dog", bid="26+"), won(0, "S31 dog dog", bid="26+"))
BIDDING = {
    "one of two has bid": two("lay S30 S31 dog, 0 bid 26+"),
    "without a chip": two(*NO_CHIP, "lay S34 S35 dog, 0 bid 20"),
    "the other one, against who has no chip": two(*NO_CHIP, "lay S34 S35 dog, 1 bid 26"),
    "two of three": game(3, "lay S30 S31 dog bone, 0 bid 14, 2 bid 26+"),
    "two of four": game(4, "lay S30 S31 dog bone S01, 3 bid 19, 0 bid 19"),
    "nobody": game(6, "lay S30 S31 dog bone S01 S02 S03"),
}
SECRETS = {  # by viewer, the watcher first: in how many ways the bids may stand
    "one of two has bid": [14, 1, 14],
    "without a chip": [13, 1, 13],
    "the other one, against who has no chip": [14, 14, 1],
    "two of three": [196, 14, 196, 14],
    "two of four": [196, 14, 196, 196, 14],
    "nobody": [1, 1, 1, 1, 1, 1, 1],
}


@pytest.mark.parametrize("name", BIDDING)
def test_the_ways_in_which_secret_bids_may_stand_are_counted(name: str) -> None:
    match = BIDDING[name]
    counts = [len(set(worlds(match, viewer))) for viewer in viewers(match)]
    assert counts == SECRETS[name]


@pytest.mark.parametrize("name", BIDDING)
def test_every_way_is_imagined_equally_often_and_no_other(name: str) -> None:
    match = BIDDING[name]
    rng = Plain("imagine", name)
    for viewer in viewers(match):
        possible = set(worlds(match, viewer))
        view, number = match.view(viewer), 20 * len(possible)
        met = Counter(imagined(match, view, rng) for _ in range(number))
        assert set(met) == possible
        assert chi_square_fits(met, len(possible))


def test_who_has_no_chip_is_not_imagined_to_bid_26_plus() -> None:
    match = BIDDING["without a chip"]
    rng, view = Plain("no chip"), match.view(1)
    bids = {imagined(match, view, rng)[0][0] for _ in range(500)}
    assert bids == set(BIDS) - {"26+"}


def test_two_worlds_that_look_the_same_are_imagined_the_same() -> None:
    """A generator in the same state gives the same world, whatever the secret is."""
    one, other = two("lay S30 S31 dog, 0 bid 14"), two("lay S30 S31 dog, 0 bid 26+")
    for viewer in (1, WATCHER):
        for seed in range(20):
            worlds = [imagined(match, match.view(viewer), Plain(seed)) for match in (one, other)]
            assert worlds[0] == worlds[1]
    assert imagined(one, one.view(0), Plain(0)) != imagined(other, other.view(0), Plain(0))


# Whole games: nothing that was seen is forgotten


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("memory_aid", [False, True])
def test_nobody_forgets_what_was_seen_nor_knows_more(players: int, memory_aid: bool) -> None:
    """At every position of a game: but for bids there is one world, and it is imagined."""
    rng = Plain("whole games", players, memory_aid)
    match = sheepfold.Match.start("volle_wolle", players, {"memory_aid": memory_aid}, seed=None)
    referee = Referee(players)
    while not match.over:
        hidden = [seat for seat, one in enumerate(referee.players) if one.bid]
        if referee.due != "bid":
            hidden = []
        truth = known_to(referee)
        for viewer in viewers(match):
            world = imagined(match, match.view(viewer), rng)
            secret = [seat for seat in hidden if seat != viewer]
            guessed = [world[0][seat] for seat in secret]
            assert all(
                bid != "26+" or referee.players[seat].chips
                for seat, bid in zip(secret, guessed, strict=True)
            )
            bids = tuple("?" if seat in secret else bid for seat, bid in enumerate(world[0]))
            known = tuple("?" if seat in secret else bid for seat, bid in enumerate(truth[0]))
            assert (bids, *world[1:]) == (known, *truth[1:])
        acting = sorted(match.acting)
        seat = acting[rng.below(len(acting))]
        legal = match.legal(seat)
        move = legal[rng.below(len(legal))]
        match.play(seat, move)
        referee.play(seat, move)


# A memory that was cut: sheep that are forgotten may be any not known to lie elsewhere


def late(players: int) -> sheepfold.Match:
    """A random game, up to the bids of a round when nine cards are left at most."""
    rng = Plain("late", players)
    match = sheepfold.Match.start("volle_wolle", players, seed=None)
    while match.view(WATCHER).deck > 9 or match.acting == {CHANCE}:
        seat = min(match.acting)
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("lost", [1, 2])
def test_forgotten_sheep_are_guessed_among_all_that_were_not_seen(players: int, lost: int) -> None:
    match = late(players)
    whole = match.view(0)
    rng = Plain("forgotten", players, lost)
    view = replace(whole, memory=whole.memory[lost:])
    gone = whole.memory[:lost]
    (truth,) = {imagined(match, whole, rng) for _ in range(5)}
    unseen = [card for card in (*truth[1], *(seen.card for seen in gone)) if card.startswith("S")]
    possible = set()
    for guess in permutations(unseen, lost):
        flocks = [list(flock) for flock in truth[3]]
        for seen, card in zip(gone, guess, strict=True):
            flocks[seen.seat].remove(seen.card)
            flocks[seen.seat].append(card)
        deck = [card for card in truth[1] if not card.startswith("S")]
        deck += [card for card in unseen if card not in guess]
        held = tuple(tuple(sorted(flock)) for flock in flocks)
        possible.add((truth[0], tuple(sorted(deck)), truth[2], held, *truth[4:]))
    met = Counter(imagined(match, view, rng) for _ in range(30 * len(possible)))
    assert set(met) == possible
    assert chi_square_fits(met, len(possible))
