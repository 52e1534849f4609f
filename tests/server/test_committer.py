"""From a command to every viewer's frame: a move is checked once and applied once."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest
from fastapi import FastAPI

from sheepfold import games
from sheepfold.core.errors import Reason
from sheepfold.core.fairness import device_commitment
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE
from sheepfold.core.record import Move
from sheepfold.games.te_kuiti import TeKuiti
from sheepfold.games.te_kuiti.state import Field
from sheepfold.server import app as server_app
from tests.server.fake_store import freely
from tests.server.real_server import wanted
from tests.server.wires import Line, request

Call = tuple[str, int, int]  # of the game: its name, seat, action
NUMBER = bytes(32)  # of Ann's device


class Counting(TeKuiti):
    """Writes down each move that is checked or applied in this process."""

    calls: ClassVar[list[Call]] = []

    def objection(self, state: Field, seat: int, action: int) -> Reason | None:
        self.calls.append(("objection", seat, action))
        return TeKuiti.objection(state, seat, action)

    def apply(self, state: Field, seat: int, action: int) -> None:
        self.calls.append(("apply", seat, action))
        super().apply(state, seat, action)


def once_each(match: Match) -> list[Call]:
    """The calls of a match in which each move is checked once, and each action applied once."""
    calls = []
    for event in match.events:
        assert isinstance(event, Move)
        action = match.game.actions.parse(event.text)
        if event.by != CHANCE:
            calls.append(("objection", event.by, action))
        calls.append(("apply", event.by, action))
    return calls


async def sit_down(app: FastAPI, made: dict[str, Any]) -> list[Line]:
    """Ann and somebody who watches, each with an open socket, once the match has begun."""
    key = made["chairs"][0]["credential"]
    lines = [Line(app, "ann"), Line(app, "eve")]
    for line, token in zip(lines, (key, made["watch"]), strict=True):
        line.tell(type="hello", token=token)
        await line.until(partial(line.saw_more_than, 0))
    for path, content in (
        ("ready", {"commitment": device_commitment(NUMBER)}),
        ("reveal", {"random": NUMBER.hex()}),
    ):
        bearer = f"Bearer {key}".encode()
        status, _, body = await request(
            app, "POST", f"/api/tables/{made['table']}/{path}", bearer, content
        )
        assert status == 200, body
    return lines


async def play(app: FastAPI, until: Callable[[Match], bool]) -> Match:
    """Let Ann play against a bot; everybody at the table sees each move."""
    body = wanted("te_kuiti", "Ann", "random", watching=True)
    status, _, said = await request(app, "POST", "/api/tables", b"", body)
    assert status == 201, said
    made = json.loads(said)
    Counting.calls.clear()  # to check the options, the server began a match of its own
    ann, eve = await sit_down(app, made)
    live = app.state.services.tables.cache.get(made["table"])
    while not until(live.table.match):
        await ann.until(lambda: "legal" in ann.sync)
        text = ann.sync["legal"]["moves"][0]
        answer = await ann.ask(type="move", at=ann.sync["at"], text=text)
        assert answer["type"] == "ack", answer
        for line in (ann, eve):
            await line.until(partial(line.is_at, answer["seq"]))
    await asyncio.gather(ann.hang_up(), eve.hang_up())
    match: Match = live.table.match
    return match


def test_a_move_is_checked_once_and_applied_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """On its way from a person's socket, or from a bot, to the frames of all viewers."""
    monkeypatch.setattr(Counting, "calls", [])
    monkeypatch.setitem(games.GAMES, "te_kuiti", Counting)

    def both_moved(match: Match) -> bool:
        """Ann and the bot, each more than once, with draws between."""
        moved = [event.by for event in match.events]
        return all(moved.count(by) >= 3 for by in (0, 1, CHANCE))

    async def go() -> Match:
        database = f"sqlite:///{tmp_path}/tables.db"
        app = server_app.create(replace(freely(), db=database, bot_workers=1, bot_pause=0))
        async with app.router.lifespan_context(app):
            return await play(app, both_moved)

    match = asyncio.run(go())
    assert Counting.calls == once_each(match)
