"""What bots know of Te Kuiti: the same for both seats, sound, and right where it is plain."""

from collections.abc import Iterator
from math import isfinite

import pytest

from sheepfold.bots.knowledge import evaluator_of
from sheepfold.core import options
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Plain
from sheepfold.games.te_kuiti import TeKuiti
from sheepfold.games.te_kuiti.bot.knowledge import REMEMBERED, Knowledge
from sheepfold.games.te_kuiti.bot.pens import MOST, RECTANGLES, Reach, lacking_edges
from sheepfold.games.te_kuiti.state import Field

GAME = TeKuiti()
EVALUATOR = evaluator_of(GAME)


def positions(number: int) -> Iterator[Field]:
    """All positions of a random game, chance's too; the configurations in turn."""
    every = GAME.configurations()
    players, values = every[number % len(every)]
    state = GAME.setup(players, options.build(GAME.options, values))
    rng = Plain("knowledge", number)
    while seats := GAME.acting(state):
        yield state
        GAME.apply(state, seats[0], GAME.sample(state, seats[0], rng.random))


def swapped(state: Field) -> Field:
    """The same with the seats exchanged."""
    other = state.copy()
    other.shepherd = 1 - state.shepherd
    first, second, third, fourth = state.points
    other.points = [second, first, fourth, third]
    return other


def after(text: str, players: int = 2) -> Match:
    """A match with typed chance."""
    match = Match.start(GAME, players, seed=None)
    for move in text.split(", "):
        (seat,) = match.acting
        match.play(seat, move)
    return match


def best(match: Match) -> str:
    """What is best at first sight."""
    (seat,) = match.acting
    legal = GAME.legal(match.state, seat)
    rates = EVALUATOR.rates(match.state, seat, legal)
    return GAME.actions.text(legal[rates.index(max(rates))])


@pytest.mark.parametrize("number", range(10))
def test_features_are_finite_in_every_position(number: int) -> None:
    for state in positions(number):
        for seat in range(state.players):
            features = EVALUATOR.knowledge.features(state, seat)
            assert len(features) == len(EVALUATOR.knowledge.names)
            assert all(isfinite(value) for value in features)
        assert all(0 <= share <= 1 for share in EVALUATOR.worth(state))


def test_features_do_not_depend_on_the_seat() -> None:
    for state in positions(0):
        other = swapped(state)
        for seat in range(2):
            mine = EVALUATOR.knowledge.features(state, seat)
            assert mine == EVALUATOR.knowledge.features(other, 1 - seat)


def test_first_sight_does_not_depend_on_the_seat() -> None:
    for state in positions(0):
        (seat,) = GAME.acting(state)
        if seat != CHANCE:
            legal = GAME.legal(state, seat)
            other = EVALUATOR.rates(swapped(state), 1 - seat, legal)
            assert EVALUATOR.rates(state, seat, legal) == other


@pytest.mark.parametrize("number", range(10))
def test_at_first_sight_every_action_has_a_chance(number: int) -> None:
    for state in positions(number):
        (seat,) = GAME.acting(state)
        if seat != CHANCE:
            legal = GAME.legal(state, seat)
            rates = EVALUATOR.rates(state, seat, legal)
            assert len(rates) == len(legal)
            assert all(0 <= rate <= 1 for rate in rates)


def test_reach_is_the_most_tiles_that_so_many_fences_enclose() -> None:
    for state in positions(0):
        reach = Reach(state)
        free, unfenced = state.present & state.outside, lacking_edges(state)
        for fences in range(MOST + 1):
            tiles = [
                (cells & free).bit_count()
                for cells, around in RECTANGLES
                if (around & unfenced).bit_count() <= fences
            ]
            assert reach.most[fences] == max(tiles, default=0)


def test_the_race_is_better_for_the_shepherd_with_more_fences_in_hand() -> None:
    state = after("first 0").state
    reach = Reach(state)
    course = [0.8 * fences for fences in range(MOST + 1)]
    leads = [reach.race(hand, 30, course) for hand in range(3)]
    assert leads == sorted(leads)
    assert leads[0] < leads[2]


def test_pens_are_remembered_only_up_to_a_limit() -> None:
    knowledge = Knowledge(GAME)
    match = after("first 0")
    reach = Reach(match.state)
    knowledge.pens = {(number, 0): reach for number in range(REMEMBERED)}
    knowledge.reach(match.state)
    assert len(knowledge.pens) == 1


@pytest.mark.parametrize("number", [0, 2])
def test_who_forgets_imagines_a_world_in_which_tiles_are_unseen_again(number: int) -> None:
    rng = Plain("forgets")
    forgot = False
    for state in positions(number):
        seat = max(GAME.acting(state)[0], 0)
        view = GAME.view(state, seat)
        cut = EVALUATOR.knowledge.forget(view, 2)
        assert cut.memory == view.memory[-2:]
        forgot = forgot or cut != view
        world = GAME.imagine(cut, rng)
        assert GAME.conserved(world) == GAME.conserved(state)
        assert GAME.acting(world) == GAME.acting(state)
        if GAME.acting(state)[0] != CHANCE:
            assert GAME.legal(world, seat) == GAME.legal(state, seat)
    assert forgot


def test_with_the_memory_aid_nothing_is_forgotten() -> None:
    for state in positions(1):
        view = GAME.view(state, 0)
        assert EVALUATOR.knowledge.forget(view, 2) == view


def test_nothing_is_to_be_reopened() -> None:
    match = after("first 0, fence a1N")
    before = GAME.view(match.state, 0)
    EVALUATOR.knowledge.reopen(match.state)
    assert GAME.view(match.state, 0) == before


SEEN = "flip a1, reveal angry, flip e5, reveal timid"


def test_the_sheep_takes_the_mate_it_knows() -> None:
    match = after(f"first 0, fence c3N, fence c4N, {SEEN}, fence c2N, fence d3W, flip c1")
    match.play(-1, "reveal timid")
    assert best(match) == "flip e5"


def test_the_shepherd_closes_the_whole_field() -> None:
    rim = [name for edge in range(4) for name in (f"{'abcd'[edge]}1N", f"{'abcd'[edge]}5S")]
    rim += [name for row in range(1, 6) for name in (f"a{row}W", f"e{row}E")] + ["e1N", "e5S"]
    turns = [f"fence {rim[turn]}, fence {rim[turn + 1]}" for turn in range(0, 18, 2)]
    moves = f"first 0, {turns[0]}, {SEEN}, {', flip a1, flip e5, '.join(turns[1:])}"
    match = after(f"{moves}, flip a1, flip e5, fence e1N")
    assert best(match) == "fence e5S"


def test_the_ram_opens_the_pen() -> None:
    moves = f"first 0, fence b2N, fence b2W, {SEEN}, fence c2W, fence b3N, flip a5, reveal ram"
    assert best(after(moves)) in {"ram b2N", "ram b2W", "ram c2W", "ram b3N"}


def test_alone_a_known_pair_is_taken() -> None:
    match = after("flip a1, reveal angry -, flip e5, reveal timid -, flip c1, reveal timid E", 1)
    assert best(match) == "flip e5"


def test_with_time_left_the_sheep_looks_for_more_before_it_takes_a_pair() -> None:
    moves = f"first 0, fence c3N, fence c4N, {SEEN}, fence c2N, fence d3W"
    match = after(f"{moves}, flip b2, reveal joyful, flip b3, reveal timid, fence c5N, fence d4W")
    assert best(match) == "flip c3"


def test_the_shepherd_begins_in_the_middle_of_a_side() -> None:
    assert best(after("first 0")) in {"fence c1N", "fence a3W", "fence c5S", "fence e3E"}


def test_alone_tiles_nobody_has_seen_come_before_a_known_pair() -> None:
    match = after("flip a1, reveal angry -, flip e5, reveal timid -, flip a2, reveal angry E", 1)
    match.play(0, "flip e5")
    assert best(match) not in {"flip a1", "flip a2", "flip e5"}


def test_alone_a_tile_without_a_flower_ends_a_turn_that_cannot_match() -> None:
    first = "flip a1, reveal angry -, flip e5, reveal timid N"
    match = after(f"{first}, flip c1, reveal joyful E", 1)
    assert best(match) == "flip a1"
