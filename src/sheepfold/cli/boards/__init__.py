"""How games look in a terminal: one module per game, named after it and found by its id."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from rich.console import RenderableType

from sheepfold.core.match import Line
from sheepfold.core.modules import module_of
from sheepfold.core.protocol import AnyGame
from sheepfold.core.record import is_undo
from sheepfold.language import Language


@dataclass(frozen=True)
class Teller:
    """Who tells what happened: the words, and what the seats are called."""

    game: AnyGame
    language: Language
    names: Sequence[str]


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: a view, and the lines since its viewer last decided."""

    view: Any
    recent: Sequence[Line]
    width: int
    coloured: bool


class Board(Protocol):
    """What a game's module offers. It gets views and lines with their facts, never a match."""

    def draw(self, scene: Scene, teller: Teller) -> RenderableType: ...

    def asked(self, view: Any, legal: Sequence[str], language: Language) -> str:
        """What is to be decided now, in one sentence."""

    def tell(self, line: Line, teller: Teller) -> list[str]:
        """A line of the log in words: the move, then its facts. Nothing where it says nothing."""

    def farewell(self, line: Line, view: Any) -> Any | None:
        """The view of a board that the line cleared away, where it did: how a round ended.

        `view` is the one before the line.
        """


def standing(lines: Iterable[Line]) -> list[Line]:
    """The lines that were not taken back: an undo takes all from its line on, a withdrawal one."""
    kept: list[Line] = []
    for line in lines:
        if not is_undo(line.text):
            kept.append(line)
            continue
        verb, target = line.text.split()[:2]
        alone = verb == "withdraw"
        kept = [
            one for one in kept if one.number < int(target) or (alone and one.number > int(target))
        ]
    return kept


def facts_said(line: Line, teller: Teller) -> list[str]:
    """The facts of a line in words, without those that its move says already."""
    kinds = teller.game.facts
    told = [fact for fact in line.facts if not kinds.type_of(fact).silent]
    return [teller.language.fact(fact, teller.names) for fact in told]


def board_of(game_id: str) -> Board:
    return cast(Board, module_of(__name__, game_id, "terminal board", "cli/boards", 10))
