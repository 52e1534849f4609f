"""Who comes back is shown what happened meanwhile, step by step, and nothing that was forgotten."""

import random

import pytest

from tests.server.conftest import NewTable
from tests.server.real_server import Seat, Table

AIDED = {"memory_aid": True}


def steps(seat: Seat, after: int = 0):
    return seat.get(f"/steps?after={after}").ok()


def numbers(told) -> list[int]:
    return [step["line"]["number"] for step in told["steps"]]


@pytest.fixture
def aided(new_table: NewTable) -> Table:
    """A match under way in which everything may be looked up."""
    table = new_table("te_kuiti", "Ann", "Bob", options=AIDED)
    table.start()
    table.play_out(random.Random(3), most=45)
    return table


def test_the_steps_behind_a_line_are_lines_as_in_sync_each_with_its_view(aided: Table):
    for seat in (aided.host, aided[1], aided.watcher()):
        sync = seat.open()
        count = len(sync["lines"])
        told = steps(seat, count - 4)
        assert (told["match"], told["lines"]) == (aided.match, count)
        assert told["viewer"] == (-2 if seat.chair is None else seat.chair)
        lines = [{"facts": [], **line} for line in sync["lines"][-4:]]
        assert [step["line"] for step in told["steps"]] == lines
        assert told["steps"][-1]["view"] == sync["view"]


def test_of_many_steps_the_last_fifty_are_told(aided: Table):
    count = len(aided.host.open()["lines"])
    assert count > 50
    assert numbers(steps(aided.host)) == list(range(count - 49, count + 1))


def test_who_has_all_lines_missed_nothing(aided: Table):
    count = len(aided.host.open()["lines"])
    for after in (count, count + 1, 1_000_000):
        assert steps(aided.host, after)["steps"] == []
    assert aided.host.get("/steps?after=-1").code == "bad_request"


def test_without_the_memory_aid_only_the_last_turn_is_shown_again(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob", options={"memory_aid": False})
    table.start()
    table.play_out(random.Random(3), most=30)
    for seat in (*table.seats.values(), table.watcher()):
        sync = seat.open()
        own = [
            line["number"]
            for line in sync["lines"]
            if (line["by"] == seat.chair if seat.chair is not None else line["by"] >= 0)
        ]
        told = steps(seat)
        assert numbers(told) == list(range(own[-1], len(sync["lines"]) + 1))
        assert not any("memory" in step["view"] for step in told["steps"])
        assert not any("?" in step["line"]["text"] for step in told["steps"])


def test_after_the_end_the_last_steps_can_still_be_seen(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    table.play_out(random.Random(1))
    told = steps(table.host, 3)
    assert numbers(told)[-1] == told["lines"]
    assert len(told["steps"]) == min(50, told["lines"] - 3)
    positions = table.host.get(f"/matches/1/replay?viewer=0&start={told['lines']}").ok()
    assert told["steps"][-1] == positions["page"][0]


def test_before_the_start_there_are_no_steps(new_table: NewTable):
    answer = new_table().host.get("/steps")
    assert (answer.status, answer.code) == (409, "not_begun")
