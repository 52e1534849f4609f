"""What the end of a match brings to light, and what holds of all facts: ST-10, ST-16 to ST-18."""

from collections.abc import Iterator
from itertools import product

import pytest

import sheepfold
from sheepfold import bots
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rebuild import fields
from sheepfold.core.rng import Plain
from sheepfold.games.sheep_and_thief import SheepAndThief
from sheepfold.games.sheep_and_thief.facts import FACTS
from sheepfold.games.sheep_and_thief.game import Options
from sheepfold.games.sheep_and_thief.state import Farms
from sheepfold.lab.habits import habits_of
from tests.games.sheep_and_thief.scenario import MIXED, RIVERS, ROADS, board, play, whole
from tests.games.sheep_and_thief.stated import stated
from tests.games.sheep_and_thief.test_facts import FOX_ON_B2, IDLE, NINES, NONE_LEFT

GAME = SheepAndThief()

MANY_SHEEP = board("""
    yard  16  42  38
      50   7  33  22
       .  31   .   .
      17   2   1  10
""")  # 15 for sheep, 9 for rivers
A_TOWN = board("""
    yard  41  39   .
       4   .  27  30
       5  45   .  48
      44  52  46  11
""")  # 11 for sheep, 8 for rivers, 5 for a town
COVERED = """
    lay 1 b1
    lay 46 c1
    lay 47 d1
    cover 30 d2
    lay 10 a2
    lay 15 a3
    lay 22 b3 *
    lay 50 d3
    lay 7 a4
    lay 8 d4, heel
    lay 52 c4, heel
    lay 11 c2, heel
"""
MANY_RIVERS = board("""
    yard  18  42  27
       2  16  40  38
      34  20   .   .
      44  51  45   .
""")


EQUALS = whole(
    board("""
        yard  24  25  30
           .   4   .  38
          50   1   .  40
          49  42  39  18
    """),  # 14 for sheep, 10 for rivers
    board("""
        yard   2  45  16
          52   5  13  19
          20  31   .  10
          44  46   .   .
    """),  # 14 for sheep, 5 for rivers, 5 for a town
)


def ended(match: sheepfold.Match, viewer: int = sheepfold.WATCHER) -> list[str]:
    """What the last line states after the end of the last round."""
    assert match.over
    told = stated(match, viewer)
    return told[told.index("ST-5 round-over round=3") + 1 :]


def test_ST_16_to_ST_18_all_gold_is_stated_seat_by_seat() -> None:
    assert ended(play(2, whole(MANY_SHEEP, A_TOWN))) == [
        "ST-16 sheep-gold seat=0 cells=a1+b1+c1+d1+a2+b2+d2+b4+c4+d4 gold=15",
        "ST-16 paddock-gold seat=0 gold=0",
        "ST-17 river-gold seat=0 cells=c1+d1+c2+d2 gold=8",
        "ST-17 river-gold seat=0 cells=b3 gold=1",
        "ST-17 rivers seat=0 n=2 gold=9 longest=4",
        "ST-16 sheep-gold seat=1 cells=a1+a2+c2+a3+d3+b4+c4 gold=11",
        "ST-16 paddock-gold seat=1 gold=0",
        "ST-16 town-reached seat=1 town=woolington gold=5 cells=a1+b1+a2+a3+a4",
        "ST-17 river-gold seat=1 cells=b1+c1+c2 gold=5",
        "ST-17 river-gold seat=1 cells=d2 gold=1",
        "ST-17 river-gold seat=1 cells=b3 gold=1",
        "ST-17 river-gold seat=1 cells=a4 gold=1",
        "ST-17 rivers seat=1 n=4 gold=8 longest=3",
        "ST-18 total-gold seat=0 gold=24",
        "ST-18 total-gold seat=1 gold=24",
        "ST-18 won-tie seat=0 gold=24 sheep=15",
    ]


def test_ST_18_the_one_with_the_most_gold_has_won() -> None:
    match = play(3, whole(ROADS, MIXED, RIVERS))
    assert ended(match)[-4:] == [
        "ST-18 total-gold seat=0 gold=13",
        "ST-18 total-gold seat=1 gold=20",
        "ST-18 total-gold seat=2 gold=30",
        "ST-18 won seat=2 gold=30",
    ]


def test_ST_18_a_win_is_shared() -> None:
    told = ["ST-18 shared seat=0 gold=24", "ST-18 shared seat=1 gold=24"]
    assert ended(play(2, EQUALS))[-2:] == told


@pytest.mark.parametrize("viewer", [0, 1, sheepfold.WATCHER])
def test_ST_10_cards_face_down_are_shown_to_all_at_the_end(viewer: int) -> None:
    match = play(2, whole(COVERED, MANY_RIVERS, spare=[32]))
    assert ended(match, viewer)[0] == "ST-10 face-shown seat=0 card=30 cell=d2"


def test_ST_16_sheep_in_the_paddock_are_gold() -> None:
    thief = board(
        """
        yard  50  18  52
          31  51   9  42
          34  39   .   .
          44  22  40   .
        """,
        c2="fox N",  # where ROADS has 2 sheep by then
    )
    told = ended(play(2, whole(thief, ROADS)))
    assert [fact for fact in told if "paddock" in fact] == [
        "ST-16 paddock-gold seat=0 gold=2",
        "ST-16 paddock-gold seat=1 gold=0",
    ]


@pytest.mark.parametrize("viewer", [0, 1, 2, sheepfold.WATCHER])
def test_ST_M1_missions_are_shown_to_all_at_the_end_with_what_they_compare(viewer: int) -> None:
    match = play(3, whole(ROADS, MIXED, RIVERS, missions=["barns", "town", "river"]), missions=True)
    told = [fact for fact in ended(match, viewer) if " mission " in fact]
    assert told == [
        "ST-M4 mission seat=0 mission=barns gold=0 counts=3+6+3",
        "ST-M10 mission seat=1 mission=town gold=0 counts=",
        "ST-M2 mission seat=2 mission=river gold=3 counts=0+3+4",
    ]


def test_ST_B3_the_black_sheep_is_worth_the_gold_of_its_cell() -> None:
    match = play(2, whole(ROADS, MIXED), black_sheep=True)
    assert [fact for fact in ended(match) if "black" in fact] == [
        "ST-B3 black-gold seat=0 cell=a1 gold=0",
        "ST-B3 black-gold seat=1 cell=a1 gold=0",
    ]


# All facts

MAKERS = [*habits_of("sheep_and_thief").values(), bots.QUICK["random"]]


def played(players: int, seed: int) -> Iterator[tuple[Farms, int, int]]:
    """The states of a match by players with habits, each with the decision made there."""
    rng = Plain("facts", players, seed)
    seats = [MAKERS[rng.below(len(MAKERS))](GAME) for _ in range(players)]
    state = GAME.setup(players, Options(missions=True, black_sheep=True))
    while acting := GAME.acting(state):
        seat = acting[rng.below(len(acting))]
        if seat == CHANCE:
            action = GAME.sample(state, seat, rng.random)
        else:
            action = seats[seat].choose(GAME.view(state, seat), GAME.legal(state, seat), rng)
        yield state, seat, action
        GAME.apply(state, seat, action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_moves_state_facts_and_to_state_them_changes_nothing(players: int) -> None:
    for state, seat, action in played(players, 0):
        loud, quiet = state.copy(), state.copy()
        loud.facts = []
        GAME.legal(loud, seat)
        GAME.view(loud, max(seat, 0))
        assert GAME.objection(loud, seat, action) is None
        assert (loud.facts, loud.copy().facts) == ([], None)
        GAME.apply(loud, seat, action)
        GAME.apply(quiet, seat, action)
        assert loud.facts  # every move brings something about
        assert quiet.facts is None
        for name in fields(Farms):
            assert getattr(loud, name) == getattr(quiet, name), name


def test_every_type_of_fact_is_met() -> None:
    met: set[tuple[str, str]] = set()
    for match in (
        play(2, NONE_LEFT, components=NINES),
        play(2, IDLE, components=FOX_ON_B2),
        play(2, whole(MANY_SHEEP, A_TOWN)),
        play(2, EQUALS),
        play(2, whole(COVERED, MANY_RIVERS, spare=[32])),
    ):
        for viewer in range(2):  # some are for one seat alone
            met |= {(fact.ruling, fact.key) for line in match.facts(viewer) for fact in line}
    for players, seed in product([2, 3, 4], range(5)):
        for state, seat, action in played(players, seed):
            after = state.copy()
            after.facts = []
            GAME.apply(after, seat, action)
            met |= {(fact.ruling, fact.key) for fact in FACTS.read(after.facts)}
    assert {(kind.ruling, kind.key) for kind in FACTS.types} - met == set()
