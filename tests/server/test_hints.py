"""Hints: where they may be asked for, what is told, and that everybody sees that one was taken."""

from functools import partial
from typing import Any

import pytest

from sheepfold import games
from sheepfold.bots.advice import Adviser
from sheepfold.core.match import Match
from sheepfold.server import decisions
from sheepfold.server.bot_workers import wire
from sheepfold.server.bot_workers.pool import sound
from sheepfold.server.bot_workers.wire import Found
from sheepfold.server.bot_workers.worker import told
from sheepfold.server.hints import adviser_of, rounded, worded
from tests.server.conftest import NewTable
from tests.server.real_server import ONCE, OPEN, Message, Seat, Server, Table
from tests.server.test_table import Log, move, started


def ask(seat: Seat, number: str = "h") -> Message:
    return seat.ask({"type": "hint", "id": number}, ("advised", "refused"))


def begun(table: Table) -> tuple[Seat, Seat]:
    """Who has to decide, and who has not."""
    table.start()
    seats = [table[0], table[1]]
    for seat in seats:
        seat.open()
    mover, other = sorted(seats, key=lambda seat: "legal" not in seat.state)
    return mover, other


# Where


@pytest.mark.parametrize(
    ("chairs", "more", "given"),
    [
        (["Ann", "random"], {}, True),
        (["Ann", "random", "random"], {}, True),
        (["Ann", "Bob"], {}, False),
        (["Ann", OPEN, "random"], {}, False),
        (["Ann", "Bob"], {"hints": True}, True),
        (["Ann", "random"], {"hints": False}, False),
    ],
)
def test_one_person_among_bots_gets_hints_unless_the_table_says_otherwise(
    new_table: NewTable, chairs: list[str], more: dict[str, object], given: bool
):
    table = new_table("sheepland", *chairs, **more)
    assert table.look()["plan"]["hints"] is given
    assert table[0].open().get("hints", False) is given


def test_where_the_table_has_none_nobody_gets_any(new_table: NewTable):
    table = new_table("sheepland")
    mover, _ = begun(table)
    assert ask(mover)["code"] == "no_hints"
    assert table.look()["chairs"][mover.chair]["hints"] == []


# What


def test_a_hint_names_legal_moves_and_everybody_sees_that_it_was_taken(new_table: NewTable):
    table = new_table("sheepland", hints=True)
    mover, waiting = begun(table)
    watcher = table.watcher()
    watcher.open()
    assert ask(waiting)["ruling"] == "CORE-1"
    assert ask(watcher)["code"] == "watching"
    state, head, lines = mover.state, mover.state["head"], len(mover.state["lines"])
    answer = ask(mover)
    assert (answer["type"], answer["at"]) == ("advised", state["at"])
    moves = [one["text"] for one in answer["moves"]]
    assert 1 <= len(moves) <= wire.MOST
    assert set(moves) <= set(state["legal"]["moves"])
    assert all(0 <= one["percent"] <= 100 for one in answer["moves"])
    assert {one["reason"] for one in answer["moves"]} <= set(adviser_of("sheepland").reasons)
    for subscriber in (waiting, watcher):
        seen = subscriber.until_head(head + 1)
        hints = {person["chair"]: person.get("hints", []) for person in seen["chairs"]}
        assert hints == {mover.chair: [lines], waiting.chair: []}
        assert not any(said["type"] == "advised" for said in subscriber.heard)
    assert ask(mover, "again")["moves"] == answer["moves"]
    assert mover.sync()["head"] == head + 1, "one decision, one hint"
    mover.move(moves[0])
    assert table.look()["chairs"][mover.chair]["hints"] == [lines]


def test_a_hint_keeps_nobody_from_moving(new_table: NewTable):
    mover, _ = begun(new_table("sheepland", hints=True))
    text = mover.state["legal"]["moves"][0]
    mover.send({"type": "hint", "id": "slow"})
    mover.send({"type": "hint", "id": "more"})
    mover.send({"type": "move", "id": "quick", "at": mover.state["at"], "text": text})
    answers: dict[str, Message] = {}
    while not {"slow", "more", "quick"} <= answers.keys():
        said = mover.until(lambda said: "id" in said)
        answers[said["id"]] = said
    assert answers["more"]["code"] == "too_fast"
    assert list(answers).index("quick") < list(answers).index("slow")


def test_hints_are_limited_for_a_seat(tmp_path: Any):
    with (
        Server(tmp_path, hints_per_minute=ONCE) as server,
        server.table("sheepland", "Ann", "random") as table,
    ):
        table.start()
        ann = table[0]
        ann.open()
        codes = []
        for number in range(2):
            state = ann.state if "legal" in ann.state else ann.until(lambda said: "legal" in said)
            codes.append(ask(ann, f"h{number}").get("code"))
            ann.move(state["legal"]["moves"][0])
        assert codes == [None, "too_fast"]


# Odds


def test_who_decides_and_nobody_else_is_told_the_odds_where_hints_are_allowed(new_table: NewTable):
    table = new_table("volle_wolle", hints=True)
    table.start()
    ann, bob, watcher = table[0], table[1], table.watcher()
    for seat in (ann, bob, watcher):
        seat.open()
    told = ann.state["odds"]
    assert list(told) == ann.state["legal"]["moves"]
    assert told["bid 22"]["dice"] == 0.584
    assert told["bid 22"]["chips"] > told["bid 22"]["dice"]
    assert sum(told["bid 22"]["throws"]) == pytest.approx(told["bid 22"]["chips"], abs=0.0002)
    ann.move("bid 14")
    bob.until_head(ann.state["head"])
    assert "odds" not in ann.state
    assert bob.state["odds"].keys() == told.keys()
    assert all("odds" not in said for said in watcher.heard)
    assert [one["hints"] for one in table.look()["chairs"]] == [[], []], "it is no hint"


@pytest.mark.parametrize(("game", "hints"), [("volle_wolle", False), ("sheepland", True)])
def test_there_are_no_odds_without_help_or_in_other_games(
    new_table: NewTable, game: str, hints: bool
):
    mover, _ = begun(new_table(game, hints=hints))
    assert "legal" in mover.state
    assert "odds" not in mover.state


def test_odds_are_told_with_few_digits():
    assert rounded({"a": 2 / 3, "b": (1 / 3, 1.0)}) == {"a": 0.6667, "b": [0.3333, 1.0]}


# On the table


def hinted(**named: Any) -> Log:
    return started("sheepland", hints=True, **named)


def test_a_hint_stands_in_the_log_once_for_a_decision():
    log = hinted(people=2)
    seat = min(log.table.acting)
    chair = log.table.order[seat]
    wish = partial(decisions.hint, chair=chair)
    log.add(wish(log.table))
    assert log.table.has_hint(seat)
    assert log.table.chairs[chair].hints == (len(log.match.events),)
    log.refuses("already", wish)
    move(log)
    assert not log.table.has_hint(seat)
    again = log.read_again()
    assert [one.hints for one in again.chairs] == [one.hints for one in log.table.chairs]


def test_who_lets_a_bot_play_or_waits_gets_no_hint():
    log = hinted(people=3)
    chair = log.table.order[min(log.table.acting)]
    log.refuses("illegal", decisions.hint, (chair + 1) % 3)
    log.add(decisions.hand_over(log.table, chair, "random"))
    log.refuses("bot_plays", decisions.hint, chair)


# What a worker says is not believed


def test_an_answer_has_one_size_and_is_read_as_it_was_written():
    found = (Found(7, 0.25, 3), Found(2**40, 1.0, 0))
    written = wire.answer(9, wire.FINE, found)
    assert len(written) == len(wire.answer(9, wire.CRASH)) == wire.ANSWER.size
    assert wire.read_answer(9, written) == (wire.FINE, found)
    assert wire.read_answer(8, written) == (wire.GARBLED, ())
    many = written[:9] + bytes([wire.MOST + 1]) + written[10:]
    assert wire.read_answer(9, many) == (wire.GARBLED, ())


@pytest.mark.parametrize(
    "found",
    [
        (),
        (Found(9, 0.5),),
        (Found(1, 0.5), Found(1, 0.4)),
        (Found(1, float("nan")),),
        (Found(1, 1.5),),
        (Found(1, -0.1),),
    ],
)
def test_advice_that_is_none(found: tuple[Found, ...]):
    assert not sound(found, [1, 2, 3])
    assert sound((Found(1, 0.5), Found(3, 1.0)), [1, 2, 3])


def test_a_reason_that_does_not_exist_is_not_told():
    actions = games.make("te_kuiti").actions
    assert worded(Found(0, 0.625, 60_000), actions, ("a",)).reason == ""
    assert worded(Found(0, 0.625, 0), actions, ("a",)).percent == 62


@pytest.mark.parametrize("name", games.GAMES)
def test_a_worker_advises_the_same_for_the_same_question(name: str):
    match = Match.start(games.make(name), max(games.make(name).players), seed=1)
    seat = min(match.acting)
    legal = match.game.legal(match.state, seat)
    found = told(Adviser(match.game, 0.01), match.view(seat), legal, "s")
    assert found == told(Adviser(match.game, 0.01), match.view(seat), legal, "s")
    assert sound(found, legal)
    assert all(one.reason < len(adviser_of(name).reasons) for one in found)
