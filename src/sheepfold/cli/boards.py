"""How games look in a terminal: each game draws itself, in its `terminal/board.py`."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from rich.console import RenderableType

from sheepfold.core.match import Line
from sheepfold.core.record import is_undo
from sheepfold.games.parts import part_of
from sheepfold.language import Language
from sheepfold.narrator import Narrator


@dataclass(frozen=True)
class Scene:
    """The content of a drawing: a view, and the lines since its viewer last decided."""

    view: Any
    recent: Sequence[Line]
    width: int
    coloured: bool


class Board(Protocol):
    """A game's drawing module. It gets views and lines with their facts, never a match."""

    def draw(self, scene: Scene, narrator: Narrator) -> RenderableType: ...

    def asked(self, view: Any, legal: Sequence[str], language: Language) -> str:
        """Return in one sentence what is to be decided now."""


def standing(lines: Iterable[Line]) -> list[Line]:
    """Return the lines that stand: an undo takes back all from its line on, a withdrawal one."""
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


def board_of(game_id: str) -> Board:
    return cast(Board, part_of(game_id, "terminal.board", "terminal board"))
