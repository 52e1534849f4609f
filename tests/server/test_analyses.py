"""The analysis of a finished match: who may have it, how far it is, what it says."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import sheepfold
from sheepfold import games
from sheepfold.bots.advice import Adviser
from sheepfold.bots.analysis import analyse, decisions
from sheepfold.core.rng import Plain
from sheepfold.server import analyses
from sheepfold.server.analyses import Analyses, as_data
from sheepfold.server.bot_workers import BotWorkers, Judged, Question
from sheepfold.server.bot_workers.pool import judged
from sheepfold.server.bot_workers.wire import Found
from sheepfold.server.bot_workers.worker import judgement
from sheepfold.server.hints import adviser_of
from sheepfold.server.refusal import Refusal
from tests.server.conftest import NewTable
from tests.server.real_server import Answer, Server, Table

ANALYSIS = "/matches/1/analysis"
PATIENCE = 600  # seconds; an idle machine needs five, but on a busy one it comes last


@pytest.fixture(scope="module")
def over(server: Server) -> Iterator[Table]:
    """A table with a match played to its end."""
    with server.table("sheepland", "Ann", "Bob") as table:
        table.start()
        table.play_out(random.Random(3))
        yield table


def until_found(ask: Callable[[], Answer]) -> list[dict[str, Any]]:
    """All that is told until the end."""
    told, end = [ask().ok()], time.monotonic() + PATIENCE
    while told[-1]["found"] is None:
        assert time.monotonic() < end
        time.sleep(0.1)
        told.append(ask().ok())
    return told


def played(seed: int, components: str | None = None) -> sheepfold.Match:
    """A match of random moves to its end."""
    game, rng = games.make("sheepland", components), Plain("analysed", seed)
    match = sheepfold.Match.start(game, players=2, seed=seed)
    while not match.over:
        seat = min(match.acting)
        action = match.game.sample(match.state, seat, rng.random)
        match.play(seat, match.game.actions.text(action))
    return match


# Over HTTP


def test_the_analysis_tells_how_far_it_is_and_then_what_it_found(over: Table):
    told = until_found(lambda: over.host.post(ANALYSIS))
    steps = [one["done"] for one in told]
    assert steps == sorted(steps)
    assert steps[0] < steps[-1] == told[-1]["total"]
    assert any(0 < one["done"] < one["total"] for one in told)
    found = told[-1]["found"]
    match = sheepfold.Match.replay(over.host.get("/matches/1/record").text)
    lines = [f"{point['seat']} {point['played']}" for point in found["points"]]
    events = [str(match.events[point["line"] - 1]) for point in found["points"]]
    assert lines == events == [str(move) for move in match.moves if move.by >= 0]
    for point in found["points"]:
        assert 0 <= point["chance"] <= 100
        assert 0 <= point["after"] <= 100
        assert -100 <= point["cost"] <= 100
        assert point["reason"] in adviser_of("sheepland").reasons
    assert set(found["result"]) <= {0, 50, 100}
    for seat in range(2):
        parts = sum(found[name][seat] for name in ("start", "play", "gifts", "luck"))
        assert abs(parts - found["result"][seat]) <= 2  # each is rounded
    assert found["swings"] == sorted(found["swings"])


def test_everybody_at_the_table_gets_the_same_at_once_and_nobody_else(over: Table, server: Server):
    whole = until_found(lambda: over.host.post(ANALYSIS))[-1]
    assert over[1].post(ANALYSIS).ok() == whole
    assert over.watcher().post(ANALYSIS).ok() == whole
    path = f"/tables/{over.id}{ANALYSIS}"
    assert server.post(path).status == 401
    with server.table("te_kuiti") as other:
        assert server.post(path, token=other.host.credential).status == 403
    assert over.host.post("/matches/2/analysis").code == "unknown"
    assert over.host.get(ANALYSIS).status == 405


def test_a_record_that_was_brought_is_analysed_too(over: Table, server: Server):
    text = over.host.get("/matches/1/record").text
    replay = server.post("/replays", {"record": text}).ok()["replay"]
    brought = until_found(lambda: server.post(f"/replays/{replay}/analysis"))[-1]
    assert brought == until_found(lambda: over.host.post(ANALYSIS))[-1]
    assert server.post("/replays/unknown/analysis").code == "unknown"


def test_a_match_without_an_end_is_not_analysed(new_table: NewTable, server: Server):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    assert table.host.post(ANALYSIS).code == "not_over"
    table[1].post("/resign").ok()
    given_up = table.host.post(ANALYSIS)
    assert (given_up.status, given_up.code) == (409, "not_played")
    text = sheepfold.Match.start("te_kuiti", 2, seed=1).record()
    replay = server.post("/replays", {"record": text}).ok()["replay"]
    assert server.post(f"/replays/{replay}/analysis").code == "not_played"


def test_bots_move_while_a_match_is_analysed(over: Table, server: Server, new_table: NewTable):
    """The analysis has a process of its own."""
    text = played(8).record()
    replay = server.post("/replays", {"record": text}).ok()["replay"]
    table = new_table("te_kuiti", "Ann", "greedy")
    table.start()
    assert server.post(f"/replays/{replay}/analysis").ok()["found"] is None
    assert table.play_out(random.Random(1), most=6) == 6
    until_found(lambda: server.post(f"/replays/{replay}/analysis"))


def test_analyses_begun_are_limited_for_an_address_and_asking_again_is_free(tmp_path: Path):
    with Server(tmp_path, analyses_per_hour=1) as server:
        names = [
            server.post("/replays", {"record": played(seed).record()}).ok()["replay"]
            for seed in (1, 2)
        ]
        for _ in range(3):
            server.post(f"/replays/{names[0]}/analysis").ok()
        refused = server.post(f"/replays/{names[1]}/analysis")
        assert (refused.status, refused.code) == (429, "too_many_requests")


# One at a time, and the last ones kept


class Slow(BotWorkers):
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.may = asyncio.Semaphore(0)
        self.broken = False
        self.going = 0  # begun, and not yet ended

    async def start(self) -> None:
        self.going += 1

    async def close(self) -> None:
        self.going -= 1

    async def judge(self, question: Question) -> Judged | None:
        self.asked.append(question)
        await self.may.acquire()
        return None if self.broken else Judged(Found(question.legal[0], 0.5), 0.25)

    async def answer(self, count: int) -> None:
        for _ in range(count):
            self.may.release()
        for _ in range(5 * count + 20):
            await asyncio.sleep(0)


def progress(shelf: Analyses, name: str) -> tuple[int, int]:
    told = json.loads(shelf.told(name))
    assert told["found"] is None
    return told["done"], told["ahead"]


def test_one_match_at_a_time_in_the_order_of_asking():
    match = played(1)
    total = len(list(decisions(match)))

    async def ask() -> None:
        slow = Slow()
        shelf = Analyses(slow)
        for name in "ab":
            shelf.begin(name, match, "")
            shelf.begin(name, match, "")  # asked twice, begun once
        await slow.answer(3)
        assert [progress(shelf, name) for name in "ab"] == [(3, 0), (0, 1)]
        assert (len(slow.asked), slow.going) == (4, 1)
        assert {question.budget for question in slow.asked} == {analyses.BUDGET}
        await slow.answer(total - 3)
        assert json.loads(shelf.told("a"))["done"] == total
        assert progress(shelf, "b") == (0, 0)
        await shelf.close()
        assert not shelf.knows("b")
        assert slow.going == 0

    asyncio.run(ask())


def test_one_address_keeps_nobody_else_from_an_analysis():
    match = played(1)

    async def ask() -> None:
        shelf = Analyses(Slow())
        for number in range(analyses.MOST_EACH):
            shelf.begin(str(number), match, "crowd")
        refusal = shelf.objection(match, "crowd")
        assert refusal is not None
        assert refusal.code == "busy"
        assert shelf.objection(match, "person") is None
        await shelf.close()

    asyncio.run(ask())


def test_a_long_line_is_refused_and_so_is_a_long_match(monkeypatch: pytest.MonkeyPatch):
    match = played(1)

    async def ask() -> None:
        shelf = Analyses(Slow())
        for number in range(analyses.MOST_WAITING + 1):
            assert shelf.objection(match, f"address {number}") is None
            shelf.begin(str(number), match, f"address {number}")
        refusal = shelf.objection(match, "another")
        assert refusal is not None
        assert refusal.code == "busy"
        await shelf.close()
        monkeypatch.setattr(analyses, "MOST_DECISIONS", 10)
        refusal = shelf.objection(match, "another")
        assert refusal is not None
        assert refusal.code == "too_long"

    asyncio.run(ask())


def test_a_longer_match_gets_less_thinking_for_each_decision(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analyses, "WHOLE", 0.1)
    match = played(1)
    total = len(list(decisions(match)))

    async def ask() -> None:
        slow = Slow()
        shelf = Analyses(slow)
        shelf.begin("a", match, "")
        await slow.answer(1)
        assert slow.asked[0].budget == analyses.budget_of("sheepland", total) < analyses.BUDGET
        await shelf.close()

    asyncio.run(ask())


@pytest.mark.parametrize("trouble", ["broken", "slow"])
def test_what_comes_to_nothing_is_told_once_and_may_be_begun_again(
    trouble: str, monkeypatch: pytest.MonkeyPatch
):
    if trouble == "slow":
        monkeypatch.setattr(analyses, "MOST_SECONDS", 0.01)

    async def ask() -> None:
        slow = Slow()
        slow.broken = trouble == "broken"
        shelf = Analyses(slow)
        shelf.begin("a", played(1), "")
        if trouble == "slow":
            await asyncio.sleep(0.1)
        await slow.answer(1)
        with pytest.raises(Refusal) as refused:
            shelf.told("a")
        assert refused.value.code == "no_analysis"
        assert not shelf.knows("a")
        shelf.begin("a", played(1), "")
        assert progress(shelf, "a") == (0, 0)
        await shelf.close()

    asyncio.run(ask())


def test_only_the_last_ones_are_kept():
    match = played(1)
    total = len(list(decisions(match)))

    async def ask() -> None:
        slow = Slow()
        shelf = Analyses(slow, kept=2)
        for name in "abac":
            shelf.begin(name, match, "")
            await slow.answer(total)
            while json.loads(shelf.told(name))["found"] is None:
                await asyncio.sleep(0.01)
        assert [name for name in "abc" if shelf.knows(name)] == ["a", "c"]

    asyncio.run(ask())


# What a worker says


def test_long_and_slow_matches_are_thought_about_less_so_that_none_takes_long():
    assert analyses.budget_of("sheepland", 80) == analyses.BUDGET
    for game in games.GAMES:
        each = adviser_of(game).thinker.parameters.seconds
        for total in (1, 70, 400, analyses.MOST_DECISIONS):
            share = analyses.budget_of(game, total) / analyses.BUDGET
            assert 0 < share <= 1
            assert total * each * share <= analyses.WHOLE * (1 + 1e-9)


@pytest.mark.parametrize("own", [False, True])
def test_a_server_finds_what_the_command_finds(own: bool):
    box = json.loads(games.own_components("sheepland"))
    box["tile_prices"] = [0, 0, 0, 0, 0]
    match = played(4, json.dumps(box) if own else None)
    assert match.game.default_components is not own

    async def ask() -> Any:
        pool = BotWorkers(1, 20, 512, nice=0)
        shelf = Analyses(pool)
        shelf.begin("a", match, "")
        while (told := json.loads(shelf.told("a")))["found"] is None:
            await asyncio.sleep(0.05)
        assert pool.processes == [], "the process is gone with the last match"
        return told["found"]

    found = asyncio.run(ask())
    better = found.pop("better")
    assert found == as_data(analyse(match, analyses.BUDGET))
    points = {point["line"]: point for point in found["points"]}
    assert better
    for move in better:
        point = points[move["line"]]
        assert move["text"] == point["best"] != point["played"]
        assert move["seat"] == point["seat"]
        assert {fact["key"] for fact in move["facts"]} <= {
            one.key for one in match.game.facts.types
        }
    assert any(move["view"] for move in better)


def test_a_judgement_that_is_none_is_not_believed():
    match = played(1)
    one = next(iter(decisions(match)))
    asked = Question("sheepland", None, "", one.view, one.legal, "1", "t", played=one.action)
    good = judgement(Adviser(match.game, 0.01), one.view, one.legal, "1", one.action)
    best, chosen = good
    assert judged(good, asked) == Judged(best, chosen.chance)
    for bad in (
        (),
        (best,),
        (best, chosen, chosen),
        (best._replace(action=-5), chosen),
        (best, chosen._replace(action=chosen.action + 1)),
        (best, chosen._replace(chance=best.chance + 0.01)),
        (best._replace(chance=1.5), chosen),
        (best, chosen._replace(chance=float("nan"))),
    ):
        assert judged(bad, asked) is None
