"""Where playthroughs lie: with their games, in `tests/games/<game>/playthroughs`.

Across games a playthrough is named like `te_kuiti/duel_seeded`.
"""

from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[1] / "games"


def folder(game: str) -> Path:
    return HOME / game / "playthroughs"


def path_of(name: str) -> Path:
    """The file of a playthrough by its game and name."""
    game, _, own = name.partition("/")
    return folder(game) / f"{own}.record"


def playthrough(name: str) -> str:
    """The record of a playthrough by its game and name."""
    return path_of(name).read_text("utf-8")


def records(game: str) -> dict[str, str]:
    """All playthroughs of a game, by their names in its folder."""
    paths = sorted(folder(game).glob("*.record"))
    return {path.stem: path.read_text("utf-8") for path in paths}


def with_undo(game: str) -> str:
    """The first playthrough of a game in which a decision was taken back."""
    return next(f"{game}/{name}" for name, text in records(game).items() if " undo " in text)
