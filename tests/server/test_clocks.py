"""A decision's clock waits while its person looks at what bots did since their last decision."""

import json
from itertools import takewhile

import pytest

from sheepfold.core.rng import Plain
from sheepfold.server import decisions, events, frames
from sheepfold.server.clock import LONGEST_MS, LOOK_MS
from sheepfold.server.plan import Time
from sheepfold.server.services import Services
from sheepfold.server.table import Table
from tests.server.conftest import NewTable
from tests.server.test_table import SECOND, Log, ask, move, started
from tests.server.test_table_host import a_table, in_house, until_a_bot_chooses

__all__ = ["in_house"]

LIMIT = 100
PER_MOVE, PER_PLAYER = (Time(kind=kind, seconds=LIMIT) for kind in ("move", "player"))


def bots_move(log: Log, luck: Plain) -> int:
    """Bots choose until a person has to; how many moves that were."""
    moves = 0
    while bots := log.table.bots_to_choose:
        legal = log.match.legal(bots[0])
        text = legal[luck.below(len(legal))]
        log.add(decisions.bot_plays(log.table, bots[0], text, ""))
        moves += 1
    assert log.table.phase == "playing"
    return moves


def until_bots_have_moved(log: Log, luck: Plain) -> int:
    """Until a person has to decide after bots; how many moves the bots have made since."""
    while not log.table.bots_to_choose:
        move(log)
    return bots_move(log, luck)


def waits(table: Table, now: int) -> int:
    """Of the one seat that acts."""
    [seat] = table.acting
    return table.clock.waits_at(now)[seat]


@pytest.mark.parametrize("time", [PER_MOVE, PER_PLAYER], ids=["move", "player"])
def test_a_clock_waits_for_each_move_of_a_bot(time: Time):
    log = started("te_kuiti", people=1, bots=["random"], time=time)
    moves = until_bots_have_moved(log, Plain("bots"))
    [seat] = log.table.acting
    clock, look = log.table.clock, moves * LOOK_MS
    left = clock.left[seat]
    assert 0 < look < LONGEST_MS
    assert waits(log.table, log.now) == look
    assert waits(log.table, log.now + 500) == look - 500
    assert clock.left_at(log.now + look)[seat] == left
    assert clock.left_at(log.now + look + 1 * SECOND)[seat] == left - 1 * SECOND
    up = log.now + look + left
    assert log.table.wake() == up
    assert log.table.due(up - 1) is None
    assert log.table.due(up) is not None


def test_moves_of_many_bots_are_looked_at_for_eight_seconds():
    log, luck = (
        started("volle_wolle", people=1, bots=["random"] * 5, time=PER_PLAYER),
        Plain("bots"),
    )
    while until_bots_have_moved(log, luck) * LOOK_MS <= LONGEST_MS:
        pass
    assert waits(log.table, log.now) == LONGEST_MS


def test_who_decides_at_once_gains_nothing():
    """What is left of a wait is no time for the next decision."""
    log = started("te_kuiti", people=1, bots=["random"], time=PER_PLAYER)
    until_bots_have_moved(log, Plain("bots"))
    [seat] = log.table.acting
    move(log)
    assert log.table.clock.waits[seat] == 0
    assert log.table.clock.left[seat] == LIMIT * SECOND


def test_people_s_moves_are_not_waited_for():
    log = started("te_kuiti", people=2, time=PER_MOVE)
    for _ in range(10):
        move(log)
        assert waits(log.table, log.now) == 0


def test_a_wait_stands_still_with_its_clock():
    log = started("te_kuiti", people=2, bots=[], time=PER_PLAYER)
    log.add(decisions.hand_over(log.table, 1, "random"))
    until_bots_have_moved(log, Plain("bots"))
    before = waits(log.table, log.now)
    log.add(decisions.come_back(log.table, 1))
    ask(log, 0, "pause")
    log.add(decisions.answer(log.table, 1, True), after=20 * SECOND)
    ask(log, 0, "resume")
    log.add(decisions.answer(log.table, 1, True), after=20 * SECOND)
    assert waits(log.table, log.now) == before > 0


def test_moves_that_were_taken_back_are_not_looked_at():
    log = started("te_kuiti", people=2, time=PER_PLAYER)
    log.add(decisions.hand_over(log.table, 1, "random"))
    until_bots_have_moved(log, Plain("bots"))
    move(log)
    until_bots_have_moved(log, Plain("bots"))
    log.add(decisions.come_back(log.table, 1))
    ask(log, 0, "undo")
    log.add(decisions.answer(log.table, 1, True))
    assert log.table.clock.waits == [0, 0]


def test_a_log_read_again_waits_as_long():
    log, luck = started("sheepland", people=1, bots=["random"] * 2, time=PER_PLAYER), Plain("bots")
    for _ in range(3):
        until_bots_have_moved(log, luck)
        log.now += 300
        again = log.read_again()
        assert again.clock.waits_at(log.now) == log.table.clock.waits_at(log.now)
        assert again.clock.left_at(log.now) == log.table.clock.left_at(log.now)


def test_clocks_of_older_matches_run_as_they_did():
    log = started("te_kuiti", people=1, bots=["random"], time=PER_PLAYER, clocks=1)
    until_bots_have_moved(log, Plain("bots"))
    assert waits(log.table, log.now) == 0
    assert log.table.wake() == log.now + LIMIT * SECOND


def test_the_store_has_what_a_wait_needs(in_house):
    """Real bots and a real database: a table that is read again waits for the same moment."""

    async def work(services: Services) -> None:
        await a_table(services, "limited", time=PER_PLAYER)
        async with services.tables.use("limited") as live:
            await until_a_bot_chooses(services, live)
            services.tables.let_bots_think(live)
            while live.table.bots_to_choose:
                await services.tables.collect(0.01)
            rows = [
                events.read(row.body) for row in await services.store.events(live.table.match_id)
            ]
            played = [row for row in rows if isinstance(row, events.Played)]
            looked_at = len(list(takewhile(lambda row: row.bot, reversed(played))))
            whole = await services.store.table("limited")
            assert whole is not None
            again = (await services.tables.loader.read(whole)).table
            assert again.head == live.table.head
            look = looked_at * LOOK_MS
            assert again.clock.waits == live.table.clock.waits == [look, 0]
            sync = json.loads(frames.whole(live, 0, services.tables.heartbeat.now()))
            assert 0 < sync["clocks"]["waits"][0] <= look
            # What Ann had left is less than her limit where the machine took long over her moves.
            left = live.table.clock.left[0]
            assert 0 < left <= LIMIT * SECOND
            assert again.wake() == live.table.wake() == again.touched + look + left

    in_house(work)


def test_people_see_how_long_their_clocks_wait(new_table: NewTable):
    table = new_table("sheepland", "Ann", "random", time={"kind": "player", "seconds": 3600})
    table.start()
    ann = table[0]
    ann.open()
    while not (ann.state.get("legal") and ann.state["clocks"].get("waits")):
        if ann.state.get("legal"):
            ann.try_move(ann.state["legal"]["moves"][0])
        ann.receive()
    clocks, seat = ann.state["clocks"], ann.state["seat"]
    assert 0 < clocks["waits"][seat] <= LONGEST_MS
    assert clocks["left"][seat] > 3500 * SECOND
