"""The API under other settings: what is logged, who is away for long, how often is too often."""

import time
from collections.abc import Callable, Iterator

import pytest

from tests.server.real_server import OPEN, Answer, Server, wanted
from tests.waiting import PATIENCE

TABLES = 10


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of it, because each costs seconds; the limits are used up last."""
    folder = tmp_path_factory.mktemp("strict")
    limits = {"tables_per_hour": TABLES, "sits_per_hour": TABLES, "imports_per_hour": 1}
    with Server(folder, log_level="debug", absence_minutes=0.01, **limits) as server:
        yield server


def test_no_token_and_no_name_is_logged(strict: Server):
    with strict.table("te_kuiti", "Ann", OPEN) as table:
        tokens = [table.host.credential, table.invitations[1], str(table.watch)]
        tokens.append(table.sit(1, "Bobby").credential)
        table.start()
        table[0].open()
        table[1].post("/ready", {"commitment": tokens[0]})
        strict.get(f"/tables/{tokens[0]}", token=tokens[0])
    strict.complained("/api/tables/{table} ")
    assert "/api/sit" in strict.complaints
    for secret in (*tokens, "Ann", "Bobby"):
        assert secret not in strict.complaints


def test_who_has_been_away_for_long_is_replaced_at_once_if_nobody_else_is_there(strict: Server):
    """Absence is counted from the moment the last socket of a chair was closed."""
    with strict.table("te_kuiti", "Ann", "Bob") as table:
        table.start()
        table[0].open()
        table[1].open()
        body = {"question": "replace", "target": 1, "bot": "random"}
        assert table[0].post("/questions", body).code == "still_here"
        table[1].close()
        table[0].until(lambda heard: heard["type"] == "presence" and heard["here"] == [0])
        table[0].until_head(once_allowed(lambda: table[0].post("/questions", body)).ok()["seq"])
        assert table[0].state["chairs"][1]["bot"] == "random"


def once_allowed(ask: Callable[[], Answer]) -> Answer:
    """Ask until it is not too early any more."""
    give_up = time.monotonic() + PATIENCE
    while (answer := ask()).status == 409 and time.monotonic() < give_up:
        time.sleep(0.05)
    return answer


def test_new_tables_chairs_and_records_are_counted_per_address(strict: Server):
    asked = [
        ("/tables", wanted("te_kuiti"), 201),
        ("/sit", {"invitation": "x"}, 409),
        ("/replays", {"record": "x"}, 422),
    ]
    for path, body, usual in asked:
        answers = [strict.post(path, body) for _ in range(TABLES + 1)]
        first, *_, last = answers
        assert (first.status, last.status, last.code) == (usual, 429, "too_many_requests")
        assert int(last.headers["retry-after"]) in range(1, 3601)
