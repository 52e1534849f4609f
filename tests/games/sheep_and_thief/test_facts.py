"""What cards and animals bring about, as the rules state it: ST-6 to ST-17 and the black sheep."""

import pytest

import sheepfold
from sheepfold.games.sheep_and_thief import SheepAndThief
from sheepfold.games.sheep_and_thief.facts import FACTS
from sheepfold.language import LANGUAGES, Language
from tests.games.sheep_and_thief.scenario import box, hands, play, play_on
from tests.games.sheep_and_thief.stated import stated

QUIET = "4 15 10 7 16 50"  # cards without dogs and foxes

# Placing


def test_ST_6_a_card_is_laid_and_the_next_seat_places() -> None:
    match = play(3, hands("44 1 2 3 5", "4 15 10 7 16", "46 47 48 49 50"), "0 lay 44 a2")
    assert stated(match) == [
        "ST-6 card-laid seat=0 card=44 cell=a2",
        "ST-17 river-grew seat=0 cells=a2 gold=1 more=1",
        "ST-6 next-turn seat=1",
    ]


def test_ST_6_while_animals_are_due_nobody_is_next() -> None:
    match = play(2, hands("48 1 2 3 5 6", QUIET), "0 lay 48 b1")
    assert stated(match) == ["ST-6 card-laid seat=0 card=48 cell=b1"]


STUCK = (
    hands("1 16 46 45 22 40", "4 15 10 7 47 50")
    + "0 lay 1 b1, 1 lay 4 b1, 0 lay 16 c1, 1 lay 15 c1\n"
)
STUCK += "0 lay 46 d1, 1 lay 10 d1\n"


@pytest.mark.parametrize(
    ("viewer", "card"), [(0, "45"), (1, "?"), (sheepfold.WATCHER, "?")], ids=["own", "other", "all"]
)
def test_ST_10_a_card_face_down_is_named_to_its_owner_alone(viewer: int, card: str) -> None:
    match = play(2, STUCK, "0 cover 45 d2")
    assert stated(match, viewer) == [
        f"ST-10 no-card-fits seat=0 cell=d2 card={card}",
        "ST-6 next-turn seat=1",
    ]


def test_ST_16_the_card_that_joins_a_town_says_so_at_once() -> None:
    match = play(
        2,
        hands("1 2 17 34 25 46", QUIET),
        "0 lay 1 b1, 1 lay 4 b1, 0 lay 2 c1, 0 heel, 1 lay 15 a2, 0 lay 17 d1",
    )
    assert stated(match) == [
        "ST-6 card-laid seat=0 card=17 cell=d1",
        "ST-16 town-joined seat=0 town=baabourne gold=5 cells=a1+b1+c1+d1",
    ]
    play_on(match, "0 heel, 1 lay 10 c1, 0 lay 46 a2")
    assert not any("town-joined" in fact for fact in stated(match))  # it is said once


def test_ST_17_a_card_that_joins_two_rivers_makes_them_one() -> None:
    """Those of one card on a2 and on b1 were worth 1 each; one of three cards is worth 5."""
    match = play(
        2,
        hands("20 22 27 1 2 5", "46 47 50 10 15 16"),
        "0 lay 20 a2, 1 lay 46 b1, 0 lay 22 b1",
    )
    assert stated(match)[1] == "ST-17 river-grew seat=0 cells=b1 gold=1 more=1"
    play_on(match, "1 lay 47 c1, 0 lay 27 b2")
    assert stated(match)[:2] == [
        "ST-6 card-laid seat=0 card=27 cell=b2",
        "ST-17 river-grew seat=0 cells=b1+a2+b2 gold=5 more=3",
    ]


# Animals


def test_ST_11_sheep_come_by_themselves() -> None:
    match = play(2, hands("46 1 2 3 5 6", QUIET), "0 lay 46 b1")
    assert stated(match)[1:] == [
        "ST-11 sheep-came seat=0 cell=b1 n=3",
        "ST-6 next-turn seat=1",
    ]


def test_ST_11_sheep_that_the_player_lets_come() -> None:
    match = play(2, hands("48 1 2 3 5 6", QUIET), "0 lay 48 b1, 0 sheep")
    assert stated(match) == ["ST-11 sheep-brought seat=0 cell=b1 n=2"]


# Cards with nine sheep each: five of them are laid, 3 of the 48 sheep are left.
NINES = box(sheep=dict.fromkeys([1, 4, 7, 10, 15, 16], 9), fox_start="c2")
THREE_LEFT = (
    hands("1 7 15 46 48 3", "4 10 16 50 47 5")
    + "0 lay 1 b1, 1 lay 4 b1, 0 lay 7 c1, 1 lay 10 c1, 0 lay 15 d1\n"
)
NONE_LEFT = THREE_LEFT + "1 lay 16 a2\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (NONE_LEFT, ["ST-11 sheep-came seat=1 cell=a2 n=3", "ST-11 supply-short n=3 due=9"]),
        (NONE_LEFT + "0 lay 46 a2", ["ST-11 supply-short n=0 due=3"]),
    ],
    ids=["too few", "none"],
)
def test_ST_11_a_supply_too_small(text: str, told: list[str]) -> None:
    assert stated(play(2, text, components=NINES))[1:-1] == told


def test_ST_11_an_empty_supply_is_stated_when_the_player_lets_sheep_come() -> None:
    match = play(2, NONE_LEFT, "0 lay 48 a2, 0 sheep", components=NINES)
    assert stated(match) == ["ST-11 supply-short n=0 due=2"]


HERD = hands("46 17 2 48 51 5", QUIET) + "0 lay 46 b1, 1 lay 4 b1\n"  # 3 on b1, 1 on the farmyard


def test_ST_12_a_dog_drives_sheep_from_one_card_to_another() -> None:
    match = play(2, HERD, "0 lay 17 c1, 0 dog b1 c1 2")
    assert stated(match) == [
        "ST-12 sheep-driven seat=0 cell=b1 cell2=c1 n=2",
        "ST-6 next-turn seat=1",
    ]


def test_ST_12_a_dog_may_rest() -> None:
    match = play(2, HERD, "0 lay 17 c1, 0 heel")
    assert stated(match) == ["ST-12 dog-rested seat=0", "ST-6 next-turn seat=1"]


FOX_ON_B2 = box(fox_start="b2")
# The only sheep of seat 0 is driven to b1, where the fox takes it.
IDLE = (
    hands("19 17 2 5 8 51", "3 4 15 10 7 16")
    + "0 lay 19 b1, 0 dog a1 b1 1, 1 lay 3 b1, 1 fox N, 0 lay 51 a2\n"
)


def test_ST_12_dogs_with_nothing_to_do_rest_by_themselves() -> None:
    match = play(2, IDLE, components=FOX_ON_B2)
    assert stated(match) == [
        "ST-6 card-laid seat=0 card=51 cell=a2",
        "ST-12 dogs-idle seat=0 n=2",
        "ST-6 next-turn seat=1",
    ]


BLACK_ON_B1 = hands("46 51 17 2 48 5", QUIET) + "0 lay 46 b1, 1 lay 4 b1\n"
BLACK_ON_B1 += "0 lay 51 c1, 0 dog a1 b1 b\n"


@pytest.mark.parametrize(
    ("herd", "told"),
    [
        ("b", ["ST-B1 black-driven seat=0 cell=b1 cell2=c1"]),
        (
            "2b",
            [
                "ST-12 sheep-driven seat=0 cell=b1 cell2=c1 n=2",
                "ST-B1 black-driven seat=0 cell=b1 cell2=c1",
            ],
        ),
    ],
)
def test_ST_B1_a_dog_drives_the_black_sheep(herd: str, told: list[str]) -> None:
    match = play(2, BLACK_ON_B1, f"0 dog b1 c1 {herd}", black_sheep=True)
    worth = "ST-B3 black-worth seat=0 cell=c1 gold=3 more=2"
    assert stated(match) == [*told, worth, "ST-6 next-turn seat=1"]


# The fox: two steps to the north bring it to c1, where seat 0 has 2 sheep and seat 1 has 3.

TO_C1 = (
    hands("1 4 54 55 53 9", "46 47 49 50 3 15")
    + """
    0 lay 1 b1, 1 lay 46 b1
    0 lay 4 c1, 1 lay 47 c1
    0 lay 54 d1, 0 fox N
"""
)
STEP = "ST-13 fox-moved seat=0 side=N cell=c2 cell2=c1"


def test_ST_13_a_step_to_free_cells_only_moves_the_fox() -> None:
    assert stated(play(2, TO_C1)) == ["ST-13 fox-moved seat=0 side=N cell=c3 cell2=c2"]


def test_ST_14_the_fox_steals_for_the_mover_and_takes_his_own_sheep_to_the_supply() -> None:
    assert stated(play(2, TO_C1, "0 fox N")) == [
        STEP,
        "ST-14 lost seat=0 cell=c1 n=2",
        "ST-14 stolen seat=1 cell=c1 seat2=0 n=3",
        "ST-6 next-turn seat=1",
    ]


def test_ST_15_sheep_in_a_barn_are_safe() -> None:
    match = play(2, TO_C1.replace("1 lay 47 c1", "1 lay 50 c1"), "0 fox N")
    assert stated(match) == [
        STEP,
        "ST-14 lost seat=0 cell=c1 n=2",
        "ST-15 safe seat=1 cell=c1 n=2",
        "ST-6 next-turn seat=1",
    ]


def test_ST_15_an_empty_barn_is_not_worth_a_word() -> None:
    match = play(2, hands("54 1 2 3 5 6", QUIET), "0 lay 54 b1, 0 fox N", components=FOX_ON_B2)
    assert stated(match) == ["ST-13 fox-moved seat=0 side=N cell=b2 cell2=b1"]


def test_ST_11_after_the_last_fox_sheep_come_once_it_has_moved() -> None:
    match = play(2, hands("3 48 1 2 5 6", QUIET), "0 lay 3 b1, 0 fox N")
    assert stated(match) == [
        "ST-13 fox-moved seat=0 side=N cell=c3 cell2=c2",
        "ST-11 sheep-came seat=0 cell=b1 n=1",
        "ST-6 next-turn seat=1",
    ]


def test_ST_B2_the_black_sheep_runs_home_whoever_moved_the_fox() -> None:
    match = play(
        2,
        hands("17 46 9 2 51 48", "54 3 10 7 16 50"),
        "0 lay 17 b1, 0 dog a1 b1 b, 1 lay 54 b1, 1 fox N",
        components=FOX_ON_B2,
        black_sheep=True,
    )
    assert stated(match) == [
        "ST-13 fox-moved seat=1 side=N cell=b2 cell2=b1",
        "ST-B2 black-home seat=0 cell=b1 cell2=a1",
        "ST-B3 black-worth seat=0 cell=a1 gold=0 more=-1",
    ]


def test_ST_B1_the_black_sheep_is_safe_in_a_barn() -> None:
    match = play(
        2,
        hands("9 55 1 2 5 8", QUIET.replace("7", "46")),
        "0 lay 9 b1, 0 fox N",
        components=box(fox_start="a2"),
        black_sheep=True,
    )
    assert stated(match) == [
        "ST-13 fox-moved seat=0 side=N cell=a2 cell2=a1",
        "ST-B1 black-safe seat=0 cell=a1",
        "ST-B1 black-safe seat=1 cell=a1",
        "ST-6 next-turn seat=1",
    ]


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fact_has_words_or_is_silent(lang: str) -> None:
    language = Language(lang, SheepAndThief.id)
    for kind in FACTS.types:
        assert language.has(f"fact-{kind.key}") != kind.silent, kind.key
