"""What deals, picks and rounds bring about, who may know it, and what people have to remember."""

import pytest

import sheepfold
from sheepfold.core.reading import Reading, lines
from tests.games.sheep_and_thief.scenario import hands, play, play_on
from tests.games.sheep_and_thief.stated import stated, worded

WATCHER = sheepfold.WATCHER

THREE = """
    -1 first 1
    -1 deal 0 1, -1 deal 0 2, -1 deal 0 3, -1 deal 0 4, -1 deal 0 5
    -1 deal 1 11, -1 deal 1 12, -1 deal 1 13, -1 deal 1 14, -1 deal 1 15
    -1 deal 2 21, -1 deal 2 22, -1 deal 2 23, -1 deal 2 24, -1 deal 2 25
"""
TWO = """
    -1 first 0
    -1 deal 0 1, -1 deal 0 2, -1 deal 0 3, -1 deal 0 4, -1 deal 0 5, -1 deal 0 6
    -1 deal 1 13, -1 deal 1 20, -1 deal 1 38, -1 deal 1 50, -1 deal 1 53, -1 deal 1 56
"""

# Deals


def test_ST_1_the_starting_player_is_drawn() -> None:
    assert stated(play(3, "-1 first 1")) == ["ST-1 start-drawn seat=1"]


@pytest.mark.parametrize(("viewer", "mission"), [(0, "?"), (1, "town"), (WATCHER, "?")])
def test_ST_M1_a_mission_is_its_owners_secret(viewer: int, mission: str) -> None:
    match = play(2, "-1 first 0, -1 mission 0 river, -1 mission 1 town", missions=True)
    assert stated(match, viewer) == [f"ST-M1 mission-drawn seat=1 mission={mission}"]


@pytest.mark.parametrize(("viewer", "card"), [(0, "2"), (1, "?"), (2, "?"), (WATCHER, "?")])
def test_ST_2_a_card_dealt_is_its_owners_secret(viewer: int, card: str) -> None:
    match = play(3, "-1 first 0, -1 deal 0 1, -1 deal 0 2")
    assert stated(match, viewer) == [f"ST-2 card-dealt seat=0 card={card} n=2 due=5"]


def test_ST_2_with_the_last_card_the_draft_begins() -> None:
    assert stated(play(3, THREE))[1:] == ["ST-2 draft-begins round=1 side=left n=5"]
    assert stated(play(2, TWO))[1:] == ["ST-2 draft-begins round=1 side=swap n=6"]


# Picks


@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_ST_3_a_pick_tells_others_only_that_somebody_has_chosen(viewer: int) -> None:
    match = play(3, THREE, "0 pick 4")
    assert stated(match, viewer) == ["ST-3 card-picked seat=0 card=? due=0"]
    assert stated(match, 0) == ["ST-3 card-picked seat=0 card=4 due=0"]


def test_ST_4_the_first_of_two_picks_leaves_one_due() -> None:
    match = play(2, TWO, "0 pick 2")
    assert stated(match, 0) == ["ST-4 card-picked seat=0 card=2 due=1"]
    assert stated(play_on(match, "0 pick 6"), 0) == ["ST-4 card-picked seat=0 card=6 due=0"]


@pytest.mark.parametrize(
    ("viewer", "giver", "cards"),
    [(0, 2, "22 23 24 25"), (1, 0, "1 2 3 5"), (2, 1, "12 13 14 15"), (WATCHER, None, "")],
)
def test_ST_3_when_all_have_chosen_each_sees_the_pack_that_comes(
    viewer: int, giver: int | None, cards: str
) -> None:
    match = play(3, THREE, "0 pick 4, 1 pick 11, 2 pick 21")
    assert stated(match, viewer)[1:] == [
        "ST-3 packs-passed side=left n=4",
        *(f"ST-3 card-received seat={viewer} seat2={giver} card={card}" for card in cards.split()),
    ]


def test_ST_4_two_players_swap_their_packs() -> None:
    match = play(2, TWO, "0 pick 2, 0 pick 6, 1 pick 53, 1 pick 13")
    assert stated(match, 0) == [
        "ST-4 card-picked seat=1 card=? due=0",
        "ST-4 packs-passed side=swap n=4",
        *(f"ST-4 card-received seat=0 seat2=1 card={card}" for card in (20, 38, 50, 56)),
    ]


@pytest.mark.parametrize(
    ("players", "drafted", "ruling", "kept", "last"),
    [
        (2, hands("1 2 3 4 5 6", "11 12 13 14 15 16"), "ST-4", 2, "5 6"),
        (3, hands("1 2 3 4 5", "11 12 13 14 15", "21 22 23 24 25"), "ST-3", 1, "5"),
    ],
)
def test_ST_3_ST_4_the_last_cards_are_passed_on_and_kept(
    players: int, drafted: str, ruling: str, kept: int, last: str
) -> None:
    giver = players - 1
    assert stated(play(players, drafted), 0)[1:] == [
        f"{ruling} last-kept n={kept}",
        *(f"{ruling} card-received seat=0 seat2={giver} card={card}" for card in last.split()),
        "ST-6 placement-begins seat=0",
    ]


# Rounds

BEFORE_DISCARD = (
    hands("1 4 46 7 30 31", "10 15 47 16 33 35")
    + """
    0 lay 1 b1, 1 lay 10 b1
    0 lay 4 c1, 1 lay 15 c1
    0 lay 46 d1, 1 lay 47 d1
    0 lay 7 a2, 1 lay 16 a2
"""
)
SECOND_ROUND = BEFORE_DISCARD + "0 discard 30, 1 discard 35\n"


def test_ST_5_two_players_have_to_discard() -> None:
    told = ["ST-5 round-over round=1", "ST-5 discards-due round=1"]
    assert stated(play(2, BEFORE_DISCARD))[-2:] == told


def test_ST_5_a_discard_tells_the_other_only_that_somebody_has_chosen() -> None:
    match = play(2, BEFORE_DISCARD, "0 discard 30")
    assert stated(match, 0) == ["ST-5 card-discarded seat=0 card=30"]
    assert stated(match, 1) == ["ST-5 card-discarded seat=0 card=?"]


def test_ST_5_the_last_discard_names_only_ones_own_cards() -> None:
    match = play(2, SECOND_ROUND)
    assert stated(match, 0) == [
        "ST-5 card-discarded seat=1 card=?",
        "ST-5 next-start seat=1 round=2",
        "ST-5 card-stays seat=0 card=31",
        "ST-5 card-stays seat=1 card=?",
    ]


def test_ST_5_five_cards_are_dealt_to_the_one_that_stays() -> None:
    match = play(2, SECOND_ROUND, "-1 deal 0 2")
    assert stated(match, 0) == ["ST-5 card-dealt seat=0 card=2 n=1 due=5"]
    play_on(match, "-1 deal 0 3, -1 deal 0 5, -1 deal 0 6, -1 deal 0 8")
    assert stated(match, 0) == ["ST-5 card-dealt seat=0 card=8 n=5 due=5"]
    play_on(match, "-1 deal 1 11, -1 deal 1 12, -1 deal 1 13, -1 deal 1 14, -1 deal 1 17")
    assert stated(match)[1:] == ["ST-5 draft-begins round=2 side=swap n=6"]


def test_ST_5_three_players_begin_the_next_round_at_once() -> None:
    match = play(
        3,
        hands("1 4 46 7 30", "10 15 47 16 33", "50 22 32 42 20"),
        """
        0 lay 1 b1, 1 lay 10 b1, 2 lay 50 b1
        0 lay 4 c1, 1 lay 15 c1, 2 lay 22 c1
        0 lay 46 d1, 1 lay 47 d1, 2 lay 32 d1
        0 lay 7 a2, 1 lay 16 a2, 2 lay 20 a2
        """,
    )
    assert stated(match, 2)[-5:] == [
        "ST-5 round-over round=1",
        "ST-5 next-start seat=1 round=2",
        "ST-5 card-stays seat=0 card=?",
        "ST-5 card-stays seat=1 card=?",
        "ST-5 card-stays seat=2 card=42",
    ]


# Memory


def read(match: sheepfold.Match, viewer: int, words: str) -> list[str]:
    """The lines that begin so, as a viewer may read them now."""
    return [line.text for line in lines(match, viewer) if line.text.startswith(words)]


def remembered(match: sheepfold.Match, viewer: int, key: str) -> list[str]:
    """The cards that facts with this key still name."""
    facts = [fact for line in lines(match, viewer) for fact in line.facts]
    return [str(fact.arguments["card"]) for fact in facts if fact.key == key]


PASSED = "0 pick 2, 0 pick 6, 1 pick 53, 1 pick 13"


def test_ones_own_pack_is_named_while_one_holds_it() -> None:
    own = [f"deal 0 {card}" for card in range(1, 7)]
    assert read(play(2, TWO, "0 pick 2"), 0, "deal 0") == own


def test_cards_passed_on_are_for_people_to_remember() -> None:
    match = play(2, TWO, PASSED)
    assert read(match, 0, "deal 0") == [f"deal 0 {card}" for card in "~2~~~6"]
    assert remembered(match, 0, "card-dealt") == [*"~2~~~6", *"??????"]


def test_cards_received_are_named_until_one_of_them_is_passed_on() -> None:
    """They stand in the order of their numbers: those that stay would tell about the others."""
    match = play(2, TWO, PASSED)
    assert remembered(match, 0, "card-received") == ["20", "38", "50", "56"]
    play_on(match, "0 pick 20, 0 pick 50, 1 pick 1, 1 pick 3")
    assert remembered(match, 0, "card-received") == ["4", "5"]


def test_the_line_that_brought_them_still_names_ones_own_pick() -> None:
    match = play(2, TWO, PASSED, "1 pick 1, 1 pick 3, 0 pick 20, 0 pick 50")
    assert remembered(match, 1, "card-received") == ["38", "56"]
    assert read(match, 1, "pick")[2:4] == ["pick 53", "pick 13"]


SECOND_DEAL = """
    -1 deal 0 2, -1 deal 0 3, -1 deal 0 5, -1 deal 0 6, -1 deal 0 8
    -1 deal 1 11, -1 deal 1 12, -1 deal 1 13, -1 deal 1 14, -1 deal 1 17
"""
SECOND_DRAFT = SECOND_ROUND + SECOND_DEAL


def test_a_card_that_stayed_and_is_passed_on_is_for_people_to_remember() -> None:
    match = play(2, SECOND_DRAFT)
    assert remembered(match, 0, "card-stays") == ["31", "?"]
    play_on(match, "0 pick 2, 0 pick 3, 1 pick 11, 1 pick 12")
    assert remembered(match, 0, "card-stays") == ["~", "?"]
    assert "31" not in remembered(match, 0, "card-dealt")
    assert "31" not in remembered(match, 0, "card-received")


def test_a_pick_stays_named_to_whoever_made_it() -> None:
    """46 is picked in the first round, stays, and goes on in the second."""
    match = play(
        2,
        hands("1 4 46 7 30 31", "10 15 47 16 33 35"),
        """
        0 lay 1 b1, 1 lay 10 b1
        0 lay 4 c1, 1 lay 15 c1
        0 lay 7 a2, 1 lay 47 d1
        0 lay 30 d1, 0 heel, 1 lay 16 a2
        0 discard 31, 1 discard 35
        """,
        SECOND_DEAL,
    )
    assert [text for text in read(match, 0, "pick") if text != "pick ?"] == [
        *("pick 1", "pick 4", "pick 46", "pick 7")
    ]
    play_on(match, "0 pick 2, 0 pick 3, 1 pick 11, 1 pick 12")
    assert [text for text in read(match, 0, "pick") if text != "pick ?"] == [
        *("pick 1", "pick 4", "pick 46", "pick 7", "pick 2", "pick 3")
    ]


def test_a_card_discarded_stays_named_to_its_owner() -> None:
    match = play(2, SECOND_DRAFT, "0 pick 2, 0 pick 3, 1 pick 11, 1 pick 12")
    assert remembered(match, 0, "card-discarded") == ["30", "?"]


def test_a_card_laid_by_others_is_named_again_where_one_was_dealt_it() -> None:
    drafted = hands("1 4 46 7 30 31", "10 15 47 16 33 35")
    match = play(2, drafted)
    passed = remembered(match, 1, "card-dealt")
    assert "46" not in passed  # seat 1 was dealt it and passed it on
    play_on(match, "0 lay 46 b1")
    assert "46" in remembered(match, 1, "card-dealt")


LAID_AND_UNDONE = hands("1 4 46 7 30 31", "10 15 47 16 33 35")


def test_a_reading_that_follows_is_the_same_as_one_from_the_beginning() -> None:
    match = sheepfold.Match.start("sheep_and_thief", 2, seed=5)
    readings = {viewer: Reading(match, viewer) for viewer in (0, 1, WATCHER)}
    for number in range(60):
        seat = min(match.acting)
        if number % 5 == 4 and match.may_undo(seat):
            match.undo(seat)
        else:
            legal = match.legal(seat)
            match.play(seat, legal[number % len(legal)])
        for viewer, reading in readings.items():
            reading.follow(match, match.view(viewer))
            if number % 6 == 0:
                assert reading.lines == lines(match, viewer)


@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_once_the_match_is_over_nothing_has_to_be_remembered(viewer: int) -> None:
    match = sheepfold.Match.start("sheep_and_thief", 2, seed=8)
    while not match.over:
        seat = min(match.acting)
        match.play(seat, match.legal(seat)[0])
    assert [worded(line.facts) for line in lines(match, viewer)] == [
        worded(facts) for facts in match.facts(viewer)
    ]
