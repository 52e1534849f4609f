"""What nobody gains and nothing gets stuck by, at a table: time, draws, questions, absence."""

import pytest

from sheepfold.core.fairness import device_commitment
from sheepfold.server import decisions, events
from sheepfold.server.clock import Clock, deadline, passed
from sheepfold.server.plan import Time
from tests.server.test_table import SECOND, Log, ask, move, opened, started


def take_back(log: Log, chair: int, after: int = 0) -> None:
    log.add(decisions.take_back(log.table, chair, ""), after)


def own_move(log: Log, after: int = 0) -> int:
    """A move after which the same seat may take it back."""
    seat = min(log.table.acting)
    for text in log.match.legal(seat):
        trial = log.match.copy()
        trial.play(seat, text)
        if trial.may_undo(seat):
            return move(log, after, text)
    raise AssertionError("no such move")


@pytest.mark.parametrize("kind", ["move", "player"])
def test_to_play_and_take_back_gives_no_time(kind):
    log = started("sheepland", people=2, time=Time(kind=kind, seconds=100, increment=10))
    while log.match.view(0).pending != ("act",):
        move(log)
    seat = min(log.table.acting)
    left = log.table.clock.left[seat]
    for _ in range(5):
        chair = own_move(log, after=10 * SECOND)
        take_back(log, chair)
    assert log.table.clock.left[seat] == left - 50 * SECOND
    assert log.read_again().clock.left == log.table.clock.left


def test_several_moves_taken_back_give_no_time():
    clock = Clock(Time(kind="player", seconds=100, increment=10), 1, ())
    for _ in range(3):
        clock.decided(0)
    assert clock.left == [130 * SECOND]
    for _ in range(4):
        clock.taken_back(0)
    assert clock.left == [100 * SECOND]


def test_time_without_a_server_does_not_count():
    outages = [(100, 200), (300, 400)]
    assert passed(outages, 0, 500) == 300
    assert passed(outages, 150, 350) == 100
    assert deadline(outages, 0, 300) == 500
    assert deadline(outages, 0, 100) == 100
    assert deadline(outages, 250, 10) == 260
    for began in range(0, 450, 50):
        for left in range(1, 300, 50):
            assert passed(outages, began, deadline(outages, began, left)) == left


def test_a_question_waits_for_people_while_no_server_lives():
    log = started(people=2, outages=[(1_010_000, 4_000_000)])
    ask(log, 0, "end")
    assert log.table.due(4_000_000) is None
    assert log.table.wake() == 1_060_000 + 2_990_000


def test_no_draw_is_made_again_behind_the_back_of_who_is_away():
    log = started("sheepland", people=2)
    first = move(log)
    while log.table.order[min(log.table.acting)] == first:
        move(log)
    ask(log, first, "undo", absent={1 - first})
    assert log.table.owing == {1 - first}


def test_a_question_that_nobody_answered_may_be_asked_again_also_in_a_pause():
    log = started(people=2)
    ask(log, 0, "pause")
    log.add(decisions.answer(log.table, 1, True))
    for _ in range(2):
        ask(log, 0, "resume")
        log.add(events.Lapsed(), after=60 * SECOND)
    ask(log, 0, "resume")
    log.add(decisions.answer(log.table, 1, False))
    ask(log, 0, "resume")
    log.add(decisions.answer(log.table, 1, True))
    assert log.table.phase == "playing"


def test_who_resigned_or_let_a_bot_play_is_not_asked():
    log = started("sheepland", people=4)
    ask(log, 0, "end")
    log.add(decisions.resign(log.table, 1))
    log.refuses("no_question", decisions.answer, 1, False)
    log.add(decisions.hand_over(log.table, 2, "greedy"))
    assert log.table.owing == {3}
    log.add(decisions.hand_over(log.table, 3, "greedy"))
    assert log.table.ending == "agreed"


def test_a_question_goes_with_its_asker():
    log = started("sheepland", people=3)
    ask(log, 0, "end")
    log.add(decisions.hand_over(log.table, 0, "greedy"))
    assert log.table.asked is None
    assert log.table.phase == "playing"


def test_numbers_that_were_shown_are_not_used_again():
    log = opened(people=2)
    own = [device_commitment(bytes([chair] * 32)) for chair in (0, 1)]
    log.add(decisions.ready(log.table, 0, own[0]))
    log.refuses("bad_commitment", decisions.ready, 1, own[0])
    log.add(decisions.ready(log.table, 1, own[1]))
    log.add(decisions.reveal(log.table, 1, bytes([1] * 32).hex()))
    log.add(decisions.not_ready(log.table, 0))
    log.refuses("bad_commitment", decisions.ready, 1, own[1])
    log.add(decisions.ready(log.table, 0, own[0]))


def test_who_leaves_before_any_number_was_shown_keeps_nobody_from_being_ready():
    log = opened(people=3, game="sheepland")
    for chair in (0, 1):
        log.add(decisions.ready(log.table, chair, device_commitment(bytes([chair] * 32))))
    log.add(decisions.leave(log.table, 2))
    assert [chair.waits for chair in log.table.chairs] == [True, True, False]
    log.refuses("no_name", decisions.ready, 2, "0" * 64)


def test_the_host_frees_anybodys_chair_but_their_own_before_the_match():
    log = opened(people=2)
    log.add(decisions.ready(log.table, 1, device_commitment(bytes(32))))
    log.add(decisions.arrange(log.table, 0, 1, "random"))
    assert (log.table.chairs[1].bot, log.table.chairs[1].name) == ("random", "")
    log.add(decisions.arrange(log.table, 0, 1, None))
    assert [chair.freed for chair in log.table.chairs] == [False, True]
    log.add(decisions.sit(log.table, 1, "Ana"))
    assert [chair.freed for chair in log.read_again().chairs] == [False, False]
    log.refuses("taken", decisions.arrange, 0, 0, "random")
