"""What moves bring about, as the rules state it: one small game for each type of fact."""

from collections.abc import Callable
from typing import Any

import pytest

from sheepfold import WATCHER, Match
from sheepfold.core.facts import Fact
from sheepfold.core.reading import lines
from sheepfold.core.rebuild import fields
from sheepfold.core.rng import Plain
from sheepfold.games.volle_wolle import VolleWolle
from sheepfold.games.volle_wolle.facts import FACTS
from sheepfold.games.volle_wolle.state import Flocks
from tests.games.volle_wolle.scenario import (
    deal_out,
    game,
    play_on,
    start,
    third_throw,
    three,
    two,
    won,
)


def said(fact: Fact) -> str:
    """`VW-4 order place=1 seat=0 bid=20`"""
    return " ".join(
        [fact.ruling, fact.key, *(f"{name}={value}" for name, value in fact.arguments.items())]
    )


def last(match: Match, viewer: int = WATCHER) -> list[str]:
    """What the last line brought about."""
    return [said(fact) for fact in match.facts(viewer)[-1]]


LAID = "lay S30 S31 S34, bids 20 18"  # two players; seat 0 throws first
LONG = "lay S30 S31 S34 S35, bids 20 18 16"  # three players
NOT_REACHED = third_throw(0, 14)
BONUS = won(0, "S34 dog dog")  # +1 on top of the flock
BONE_AT_SEAT_1 = won(1, "bone dog dog")
BLACK_LAID = "lay S02 S40 dog, bids 20 14"

# By a game what its last move brought about.
MOVES: list[tuple[Callable[[], Match], list[str]]] = [
    (lambda: play_on(start(2), "-1 board 0 3"), ["VW-1 board-dealt seat=0 board=3 number=3"]),
    (lambda: two("lay S30"), ["VW-2 card-laid place=1 card=S30"]),
    (
        lambda: two("lay S30 S31 dog"),
        ["VW-2 card-laid place=3 card=dog", "VW-2 round-begun round=1 n=3"],
    ),
    (lambda: two("lay S30 S31 S34, 1 bid 20"), ["VW-3 bid-made seat=1"]),
    (
        lambda: two("lay S30 S31 S34, 1 bid 20, 0 bid 26+"),
        [
            "VW-3 bid-made seat=0",
            "VW-20 bids-shown",
            "VW-3 plus-paid seat=0",
            "VW-4 order place=1 seat=0 bid=26+",
            "VW-4 order place=2 seat=1 bid=20",
            "VW-5 turn-begun seat=0 place=1",
        ],
    ),
    (
        lambda: two(LAID, "roll d12 7"),
        ["VW-5 throw-begun seat=0 throw=1", "VW-5 die-rolled seat=0 throw=1 die=d12 face=7"],
    ),
    (
        lambda: two(won(0, "S50 dog dog"), "lay S30 S31 S34, bids 20 18, throw 12 3 1"),
        [
            "VW-5 die-rolled seat=0 throw=1 die=d8 face=1",
            "VW-5 dice-thrown seat=0 throw=1 sum=16 d12=12 d10=3 d8=1",
            "VW-8 throw-ended seat=0 throw=1 sum=16 malus=-3 result=13",
            "VW-8 malus-counted seat=0 result=13",
        ],
    ),
    (
        lambda: two(LAID, "throw 7 1 1"),
        [
            "VW-5 die-rolled seat=0 throw=1 die=d8 face=1",
            "VW-5 dice-thrown seat=0 throw=1 sum=9 d12=7 d10=1 d8=1",
            "VW-8 throw-ended seat=0 throw=1 sum=9 malus=0 result=9",
        ],
    ),
    (lambda: two(LAID, "throw 7 1 1, 0 keep d12"), ["VW-6 die-kept seat=0 die=d12 face=7"]),
    (
        lambda: three(LONG, "throw 12 7 1"),
        [
            "VW-5 die-rolled seat=0 throw=1 die=d8 face=1",
            "VW-5 dice-thrown seat=0 throw=1 sum=20 d12=12 d10=7 d8=1",
            "VW-8 throw-ended seat=0 throw=1 sum=20 malus=0 result=20",
            "VW-9 reached seat=0 result=20 bid=20 n=3",
        ],
    ),
    (
        lambda: two(LAID, "throw 12 7 1"),  # no more cards lie there than are due
        [
            "VW-5 die-rolled seat=0 throw=1 die=d8 face=1",
            "VW-5 dice-thrown seat=0 throw=1 sum=20 d12=12 d10=7 d8=1",
            "VW-8 throw-ended seat=0 throw=1 sum=20 malus=0 result=20",
            "VW-9 reached seat=0 result=20 bid=20 n=3",
            "VW-10 card-taken seat=0 card=S30",
            "VW-10 card-taken seat=0 card=S31",
            "VW-10 card-taken seat=0 card=S34",
        ],
    ),
    (
        lambda: two(LAID, "throw 12 7 1, 0 top S31"),
        [
            "VW-10 top-changed seat=0 card=S31 n=3",
            "VW-13 table-empty seats=(1,)",
            "VW-2 round-over round=1",
        ],
    ),
    (lambda: three(LONG, "throw 12 7 1, 0 take S35"), ["VW-10 card-chosen seat=0 card=S35"]),
    (
        lambda: three(LONG, "throw 12 6 1, 0 accept"),
        ["VW-8 reached-chips seat=0 n=3 chips=1"],
    ),
    (
        lambda: two(BONUS, "lay S30 S31 dog, bids 20 18, throw 12 6 1, 0 accept"),
        [
            "VW-8 reached-bonus seat=0 n=3",
            "VW-10 card-taken seat=0 card=S30",
            "VW-10 card-taken seat=0 card=S31",
            "VW-10 card-taken seat=0 card=dog",
            "VW-10 dogs-gained seat=0 n=1",
        ],
    ),
    (
        lambda: two(BONUS, "lay S30 bone dog, bids 21 18, throw 12 6 1, 0 accept"),
        [
            "VW-8 reached-both seat=0 n=3 chips=1",
            "VW-10 card-taken seat=0 card=S30",
            "VW-10 card-taken seat=0 card=bone",
            "VW-10 card-taken seat=0 card=dog",
            "VW-10 dogs-gained seat=0 n=1",
            "VW-10 bone-gained seat=0",
            "VW-10 top-changed seat=0 card=S30 n=1",
            "VW-13 table-empty seats=(1,)",
            "VW-2 round-over round=2",
        ],
    ),
    (
        lambda: two(LAID, NOT_REACHED),
        [
            "VW-5 throw-begun seat=0 throw=3",
            "VW-5 die-rolled seat=0 throw=3 die=d8 face=1",
            "VW-5 dice-thrown seat=0 throw=3 sum=14 d12=12 d10=1 d8=1",
            "VW-8 throw-ended seat=0 throw=3 sum=14 malus=0 result=14",
            "VW-11 failed seat=0 result=14 bid=20",
            "VW-11 chip-gained seat=0",
            "VW-5 turn-begun seat=1 place=2",
        ],
    ),
    (
        lambda: two(LAID, third_throw(0, 19), "0 fail"),
        ["VW-9 bid-refused seat=0", "VW-11 chip-gained seat=0", "VW-5 turn-begun seat=1 place=2"],
    ),
    (
        lambda: two(BLACK_LAID, third_throw(0, 13), "0 raise 1"),
        [
            "VW-11 raised-chips seat=0 chips=1",
            "VW-11 chip-gained seat=0",
            "VW-5 turn-begun seat=1 place=2",
        ],
    ),
    (
        lambda: two(BONUS, BLACK_LAID, third_throw(0, 13), "0 raise bonus"),
        [
            "VW-11 raised-bonus seat=0",
            "VW-11 chip-gained seat=0",
            "VW-5 turn-begun seat=1 place=2",
        ],
    ),
    (
        lambda: two(BONUS, BLACK_LAID, third_throw(0, 12), "0 raise bonus 1"),
        [
            "VW-11 raised-both seat=0 chips=1",
            "VW-11 chip-gained seat=0",
            "VW-5 turn-begun seat=1 place=2",
        ],
    ),
    (
        lambda: two(BLACK_LAID, third_throw(0, 13), "0 black"),
        [
            "VW-11 card-taken seat=0 card=S02",
            "VW-10 top-changed seat=0 card=S02 n=1",
            "VW-11 chip-gained seat=0",
            "VW-5 turn-begun seat=1 place=2",
        ],
    ),
    (
        lambda: two(BLACK_LAID, third_throw(0, 9)),
        [
            "VW-5 throw-begun seat=0 throw=3",
            "VW-5 die-rolled seat=0 throw=3 die=d8 face=1",
            "VW-5 dice-thrown seat=0 throw=3 sum=9 d12=7 d10=1 d8=1",
            "VW-8 throw-ended seat=0 throw=3 sum=9 malus=0 result=9",
            "VW-11 failed seat=0 result=9 bid=20",
            "VW-11 black-come seat=0 n=1",
            "VW-11 card-taken seat=0 card=S02",
            "VW-10 top-changed seat=0 card=S02 n=1",
            "VW-11 chip-gained seat=0",
            "VW-5 turn-begun seat=1 place=2",
        ],
    ),
    (
        lambda: two(BONE_AT_SEAT_1, won(0, "S38 dog dog"), "0 bone no"),
        ["VW-14 bone-refused seat=0", "VW-13 table-empty seats=(1,)", "VW-2 round-over round=2"],
    ),
    (
        lambda: two(BONE_AT_SEAT_1, won(0, "S38 dog dog"), "0 bone yes"),
        [
            "VW-14 bone-taken seat=0",
            "VW-14 bone-lost seat=1 seat2=0",
            "VW-13 table-empty seats=(1,)",
            "VW-2 round-over round=2",
        ],
    ),
    (
        lambda: two(LAID, NOT_REACHED, third_throw(1, 14)),
        [
            "VW-5 throw-begun seat=1 throw=3",
            "VW-5 die-rolled seat=1 throw=3 die=d8 face=1",
            "VW-5 dice-thrown seat=1 throw=3 sum=14 d12=12 d10=1 d8=1",
            "VW-8 throw-ended seat=1 throw=3 sum=14 malus=0 result=14",
            "VW-11 failed seat=1 result=14 bid=18",
            "VW-11 chip-gained seat=1",
            "VW-15 leftovers seat=0 n=3",
            "VW-15 card-taken seat=0 card=S30",
            "VW-15 card-taken seat=0 card=S31",
            "VW-15 card-taken seat=0 card=S34",
        ],
    ),
    (
        lambda: three("lay dog S31 dog dog, bids 24 22 16", NOT_REACHED, third_throw(1, 14)),
        [
            "VW-5 throw-begun seat=1 throw=3",
            "VW-5 die-rolled seat=1 throw=3 die=d8 face=1",
            "VW-5 dice-thrown seat=1 throw=3 sum=14 d12=12 d10=1 d8=1",
            "VW-8 throw-ended seat=1 throw=3 sum=14 malus=0 result=14",
            "VW-11 failed seat=1 result=14 bid=22",
            "VW-11 chip-gained seat=1",
            "VW-12 rest-taken seat=2 n=4",
            "VW-12 card-taken seat=2 card=dog",
            "VW-12 card-taken seat=2 card=S31",
            "VW-12 card-taken seat=2 card=dog",
            "VW-12 card-taken seat=2 card=dog",
            "VW-10 dogs-gained seat=2 n=3",
            "VW-10 top-changed seat=2 card=S31 n=1",
            "VW-2 round-over round=1",
        ],
    ),
]


@pytest.mark.parametrize(("play", "facts"), MOVES)
def test_a_move_states_what_it_brought_about(play: Callable[[], Match], facts: list[str]) -> None:
    assert last(play()) == facts


def without_chips() -> Match:
    """Six players, five of whom fail in each round, until a chip is due and there is none."""
    match = game(6)
    sheep = iter(range(10, 52))
    for _ in range(3):
        cards = " ".join(f"S{next(sheep)}" for _ in range(7))
        play_on(match, f"lay {cards}, bids 26 25 24 23 22 14")
        for seat in range(5):
            play_on(match, third_throw(seat, 14))
            if last(match)[-2] == f"VW-1 supply-empty seat={seat}":
                return match
        play_on(match, f"5 top {cards.split()[0]}")
    raise AssertionError("there was always a chip")


def test_VW_1_with_an_empty_supply_nobody_gains_a_chip() -> None:
    assert last(without_chips()) == [
        "VW-5 throw-begun seat=3 throw=3",
        "VW-5 die-rolled seat=3 throw=3 die=d8 face=1",
        "VW-5 dice-thrown seat=3 throw=3 sum=14 d12=12 d10=1 d8=1",
        "VW-8 throw-ended seat=3 throw=3 sum=14 malus=0 result=14",
        "VW-11 failed seat=3 result=14 bid=23",
        "VW-1 supply-empty seat=3",
        "VW-5 turn-begun seat=4 place=5",
    ]


# The end


def ended(*piles: list[str]) -> list[str]:
    """What the end of a match states in which the seats have these piles, the last one the rest."""
    facts = last(deal_out(two(), *piles))
    return facts[facts.index("VW-16 game-over") :]


def test_VW_17_VW_18_what_counted_at_the_end() -> None:
    # Seat 1: white 125 - 14, black -32, sets 3 + 42, dogs 28 - 5, chips 2.
    assert ended(["S23", "S27", "S50", "S44", "dog"], []) == [
        "VW-16 game-over",
        "VW-17 sets-scored seat=0 points=14",
        "VW-18 one-dog seat=0 points=9",
        "VW-16 scored seat=0 points=39",
        "VW-17 sets-scored seat=1 points=45",
        "VW-18 dogs-bone seat=1 n=7 points=28",
        "VW-18 most-dogs seat=1 n=7",
        "VW-16 scored seat=1 points=149",
        "VW-19 won seat=1 points=149",
    ]


def test_VW_18_without_a_dog_or_without_the_bone() -> None:
    facts = ended(["S10", "S50", "S51", "bone"], [])
    assert "VW-18 no-dog seat=0 n=2 points=9" in facts
    assert "VW-18 dogs-idle seat=1 n=8" in facts


# Both seats of two score the same with these piles.
SET_007 = ["S22", "S24", "S25", "S26", "S32", "S36"]
EQUAL = ["S50", "S30", *SET_007, "S23", "S27", "bone", *["dog"] * 4], list[str]()


def test_VW_19_equal_scores_share_the_win() -> None:
    assert ended(*EQUAL)[-2:] == [
        "VW-19 shared-win seat=0 points=81",
        "VW-19 shared-win seat=1 points=81",
    ]


# VW-3, VW-20 Secrets and memory


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1, 2])
def test_VW_3_before_the_last_bid_it_is_only_stated_that_somebody_bid(viewer: int) -> None:
    match = three("lay S30 S31 S34 S35, 1 bid 20, 0 bid 18")
    assert [last(match, viewer), [said(fact) for fact in match.facts(viewer)[-2]]] == [
        ["VW-3 bid-made seat=0"],
        ["VW-3 bid-made seat=1"],
    ]


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1, 2])
def test_VW_3_the_line_of_the_last_bid_states_all_of_them(viewer: int) -> None:
    match = three("lay S30 S31 S34 S35, 1 bid 20, 0 bid 18, 2 bid 20")
    assert [fact for fact in last(match, viewer) if "order" in fact] == [
        "VW-4 order-tied place=1 seat=1 bid=20 number=2",
        "VW-4 order-tied place=2 seat=2 bid=20 number=3",
        "VW-4 order place=3 seat=0 bid=18",
    ]


# Seat 0 has S47 on top of S30 and S31, seat 1 S48 on top of S34 and S35.
FLOCKS = (won(0, "S30 S31 S47"), "0 top S47", won(1, "S34 S35 S48"), "1 top S48")
NEXT = "lay S20 S21 dog, 0 bid 26, 1 bid 14"


def test_VW_20_covered_are_the_sheep_beneath_the_tops_and_their_numbers() -> None:
    match = two(*FLOCKS)
    covered = match.game.covered(match.view(0))
    assert covered == {("S30",), ("S31",), ("S34",), ("S35",), (36,), (37,), (40,), (41,)}


def old(match: Match, key: str, viewer: int = 0) -> list[tuple[str, list[str]]]:
    """The lines with such a fact as they are read now: their text, and these facts."""
    return [
        (line.text, found)
        for line in lines(match, viewer)
        if (found := [said(fact) for fact in line.facts if fact.key == key])
    ]


def test_VW_20_old_lines_do_not_name_covered_sheep() -> None:
    match = two(*FLOCKS, NEXT)
    assert old(match, "card-laid")[:6] == [
        ("lay ~", ["VW-2 card-laid place=1 card=~"]),
        ("lay ~", ["VW-2 card-laid place=2 card=~"]),
        ("lay S47", ["VW-2 card-laid place=3 card=S47"]),
        ("lay ~", ["VW-2 card-laid place=1 card=~"]),
        ("lay ~", ["VW-2 card-laid place=2 card=~"]),
        ("lay S48", ["VW-2 card-laid place=3 card=S48"]),
    ]
    assert [line.text for line in lines(match, 0) if line.text.startswith("top")] == [
        "top S47",
        "top S48",
    ]


@pytest.mark.parametrize("key", ["card-taken", "top-changed"])
def test_VW_20_old_lines_do_not_count_the_cards_that_came(key: str) -> None:
    match = two(*FLOCKS, "lay S20 S21 dog")
    assert len(old(match, key)) == 1  # since the last bid
    assert old(two(*FLOCKS, NEXT), key) == []


def test_VW_20_dogs_lie_open_for_ever() -> None:
    match = two(*FLOCKS, won(0, "S20 S21 dog"), "0 top S21", "lay S22 S23 S24, 0 bid 14")
    assert [text for text, _ in old(match, "card-laid")[-6:-3]] == ["lay ~", "lay S21", "lay dog"]
    assert [found for _, found in old(match, "dogs-gained")] == [["VW-10 dogs-gained seat=0 n=1"]]


def test_VW_20_old_lines_hide_the_cards_that_were_chosen_once_they_are_covered() -> None:
    match = three(
        LONG,
        "throw 12 10 8, 0 take S30, 0 take S31, 0 take S34, 0 top S30, throw 12 10 8",
        "lay S20 dog dog dog, 0 bid 26, 1 bid 14, 2 bid 14",
        "throw 12 10 8, 0 take S20, 0 take dog, 0 take dog, throw 12 10 8",
        "lay S21 S22 S23 S24, 0 bid 14",
    )
    assert [text for text, _ in old(match, "card-chosen")][:4] == ["take ~"] * 3 + ["take S20"]
    assert "top ~" in [line.text for line in lines(match, 0)]


def test_VW_20_the_order_of_equal_bids_goes_with_the_sheep_numbers_that_decided_it() -> None:
    match = two(*FLOCKS, "lay S20 S21 S22, 1 bid 14, 0 bid 14")
    assert last(match, 0)[2:4] == [
        "VW-4 order-tied place=1 seat=0 bid=14 number=53",
        "VW-4 order-tied place=2 seat=1 bid=14 number=54",
    ]
    play_on(match, "throw 12 10 8, 0 top S20, lay S23 S24 S25, 1 bid 15")
    assert not old(match, "order-tied", 1)
    assert [text for text, _ in old(match, "bids-shown", 1)][-1] == "bid 14"
    assert [found for _, found in old(match, "order", 1)] == [
        ["VW-4 order place=1 seat=0 bid=26", "VW-4 order place=2 seat=1 bid=14"],
        ["VW-4 order place=1 seat=1 bid=26", "VW-4 order place=2 seat=0 bid=14"],
    ]


@pytest.mark.parametrize("key", ["reached", "throw-ended", "malus-counted"])
def test_VW_20_results_which_tell_a_bonus_or_malus_stand_in_the_last_turn_only(key: str) -> None:
    match = two(*FLOCKS, "lay S20 S21 S22, 1 bid 26, 0 bid 14, throw 12 10 8")
    assert old(match, key, 0)
    play_on(match, "1 top S20, lay S23 S24 S25, 0 bid 14")
    assert old(match, key, 0) == []


def test_VW_20_with_the_memory_aid_old_lines_stay_as_they_were() -> None:
    match = two(*FLOCKS, NEXT, memory_aid=True)
    assert [line.facts for line in lines(match, 0)] == match.facts(0)


# The whole


def test_every_type_of_fact_is_met_in_these_games() -> None:
    games = [play() for play, _ in MOVES]
    games += [without_chips(), deal_out(two(), ["S23", "dog"], []), deal_out(two(), ["bone"], [])]
    games += [deal_out(two(), *EQUAL), two(LAID.replace("20 18", "20 20"))]
    found = {(fact.ruling, fact.key) for match in games for line in match.facts(0) for fact in line}
    assert found == {(kind.ruling, kind.key) for kind in FACTS.types}


@pytest.mark.parametrize("players", range(2, 7))
def test_facts_leave_the_game_as_it_is(players: int) -> None:
    box = VolleWolle()
    rng, names = Plain("facts", players), fields(Flocks)
    for _ in range(3):
        silent = box.setup(players, box.options())
        state: Any = silent.copy()
        while acting := box.acting(silent):
            action = box.sample(silent, acting[0], lambda: rng.below(1 << 30) / (1 << 30))
            state.facts = []
            box.apply(state, acting[0], action)
            box.apply(silent, acting[0], action)
            assert FACTS.read(state.facts)
            assert state.copy().facts is None
            assert {name: getattr(state, name) for name in names} == {
                name: getattr(silent, name) for name in names
            }
        assert silent.facts is None
