"""Whole matches by their facts: they tell how the board lies, and they change no state."""

from itertools import pairwise
from typing import Any

import pytest

import sheepfold
from sheepfold import games
from sheepfold.core.facts import Fact
from sheepfold.core.laws import slots
from sheepfold.core.protocol import WATCHER
from sheepfold.core.rng import Plain
from tests.playthroughs.files import records


class Board:
    """The board, built from nothing but facts."""

    def __init__(self) -> None:
        self.stacks: dict[str, list[int]] = {}  # the numbers of tiles, the top one last
        self.tiles: dict[int, tuple[str, str]] = {}  # type and rotation
        self.down: set[int] = set()
        self.points: dict[int, int] = {}

    def take(self, fact: Fact) -> None:
        one: Any = fact.arguments
        match fact.key:
            case "tile-laid":
                self.stacks.setdefault(one["cell"], []).append(one["tile"])
                self.tiles[one["tile"]] = one["type"], one["rot"]
            case "tile-turned":
                self.tiles[one["tile"]] = self.tiles[one["tile"]][0], one["rot"]
            case "tile-moved":
                assert self.lift(one["cell"]) == one["tile"]
                self.stacks[one["cell2"]].append(one["tile"])
            case "taken-back":
                assert self.lift(one["cell"]) == one["tile"]
            case "turned-down" | "caught":
                self.down |= {self.stacks[cell][-1] for cell in one["cells"]}
            case "returned":
                assert self.stacks[one["cell"]][-1] == one["tile"]
                kind = "down" if one["tile"] in self.down else self.tiles[one["tile"]][0]
                assert one["type"] == kind
            case "points-changed":
                self.points[one["seat"]] = self.points.get(one["seat"], 0) + one["by"]
                assert self.points[one["seat"]] == one["points"]
            case "scored":
                assert self.points.get(one["seat"], 0) == one["total"]
            case "match-won":
                most = max(self.points.values(), default=0)
                assert all(self.points.get(seat, 0) == most for seat in one["seats"])

    def lift(self, cell: str) -> int:
        tile = self.stacks[cell].pop()
        if not self.stacks[cell]:
            del self.stacks[cell]
        return tile

    def table(self) -> dict[str, tuple[str, str, int]]:
        return {
            cell: (*self.face(tiles[-1]), len(tiles) - 1) for cell, tiles in self.stacks.items()
        }

    def face(self, tile: int) -> tuple[str, str]:
        return ("down", "0") if tile in self.down else self.tiles[tile]


VARIANTS = [
    (2, {}),
    (3, {"fuzzy_fences": True}),
    (2, {"wool_wolves": True}),
    (2, {"fuzzy_fences": True, "wool_wolves": True}),
    (4, {"wool_wolves": True, "personal_piles": True, "sheeple": 3}),
]


def lively(match: sheepfold.Match, rng: Plain) -> str:
    """A random move; all verbs are equally likely, so that tiles move and return."""
    (seat,) = match.acting
    legal = match.legal(seat)
    verbs = sorted({text.split()[0] for text in legal})
    verb = verbs[rng.below(len(verbs))]
    texts = [text for text in legal if text.split()[0] == verb]
    return texts[rng.below(len(texts))]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_facts_alone_tell_how_the_board_lies(players: int, options: dict[str, Any]) -> None:
    match = sheepfold.Match.start("meadowmight", players, options, seed=players)
    board, rng, read = Board(), Plain("board", str(options)), 0
    while True:
        for facts in match.facts(WATCHER)[read:]:
            for fact in facts:
                board.take(fact)
        read = len(match.events)
        view = match.view(WATCHER)
        assert board.table() == {
            one.cell: (one.type, str(one.rot), one.below) for one in view.table
        }
        assert [board.points.get(seat, 0) for seat in range(players)] == list(view.points)
        if match.over:
            break
        match.play(min(match.acting), lively(match, rng))
    assert match.facts(WATCHER)[-1][-1].key == "match-won"


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_states_are_equal_with_and_without_facts(players: int, options: dict[str, Any]) -> None:
    match = sheepfold.Match.start("meadowmight", players, options, seed=7)
    rng = Plain("equal", str(options))
    while not match.over:
        match.play(min(match.acting), lively(match, rng))
    game: Any = match.game
    state = game.setup(players, match.options)
    for move in match.moves:
        game.apply(state, move.by, game.actions.parse(move.text))
    names = set(slots(state)) - {"tiles"}
    assert state.facts is None
    assert {name: getattr(state, name) for name in names} == {
        name: getattr(match.state, name) for name in names
    }


def test_MM_8_to_MM_10_the_end_of_a_match() -> None:
    match = sheepfold.Match.start("meadowmight", 3, {}, seed=3)
    rng = Plain("end")
    while not match.over:
        match.play(min(match.acting), lively(match, rng))
    facts = [fact for line in match.facts(WATCHER) for fact in line]
    assert [fact.key for fact in facts].count("deck-empty") == 1
    assert [fact.key for fact in facts].count("change-over") == 1
    keys = ["over", "scored", "scored", "scored", "match-won"]
    assert [fact.key for fact in facts[-5:]] == keys
    assert [fact.arguments["total"] for fact in facts[-4:-1]] == [
        score.total for score in match.scores()
    ]
    assert facts[-1].arguments["seats"] == tuple(match.winners())
    turns: list[Any] = [
        fact.arguments["seat"] for fact in facts if fact.key in ("turn-begins", "passed-over")
    ]
    assert all((one + 1) % 3 == other for one, other in pairwise(turns))


def test_every_type_of_fact_is_met_in_playthroughs() -> None:
    met = {
        (fact.key, fact.ruling)
        for record in records("meadowmight").values()
        for line in sheepfold.Match.replay(record).facts(WATCHER)
        for fact in line
    }
    every = {(kind.key, kind.ruling) for kind in games.make("meadowmight").facts.types}
    assert met == every


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_facts_follow_from_what_everybody_saw(players: int, options: dict[str, Any]) -> None:
    """A world imagined from the watcher's view states the same if the move is legal there."""
    match = sheepfold.Match.start("meadowmight", players, options, seed=11)
    game: Any = match.game
    rng, same = Plain("views", str(options)), 0
    while not match.over:
        (seat,) = match.acting
        text, lines = lively(match, rng), len(match.events)
        world, action = game.imagine(match.view(WATCHER), rng), game.actions.parse(text)
        match.play(seat, text)
        if action in game.legal(world, seat):
            before, world.facts = world.copy(), []
            game.apply(world, seat, action)
            stated = game.facts.seen(game.facts.read(world.facts), seat, before, WATCHER)
            assert stated == match.facts(WATCHER)[lines]
            same += 1
    assert same > 10
