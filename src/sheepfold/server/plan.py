"""What a table is set up for: game, chairs and time, as the database keeps it. No rules here."""

from typing import Literal

import msgspec


class Time(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How long people may think: as they like, so long for a move, or for all moves of a player."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: int = 0
    increment: int = 0  # seconds that each move of a player gives back


class Plan(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The same for all matches of a table."""

    game: str
    players: int
    options: dict[str, str]
    components: str | None = None  # an owner's own, as text
    time: Time = Time()
    watching: bool = True
    hints: bool = False  # whether people may ask what the computer would do


class Seated(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The owner of a chair when a match is opened: a person, a bot, or nobody yet."""

    name: str = ""
    bot: str = ""
    called: str = ""  # the bot's own name; tables of earlier versions have none


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """Where a match begins that is played on from a record: its first lines are given."""

    line: int
    record: str  # those lines alone


class Opening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How one match of a table begins."""

    order: list[int]  # the chair of each seat
    chairs: list[Seated]
    start: Start | None = None
    rematch: int | None = None  # the chair that asked for it, after another match
    host: int | None = None  # their chair; None at tables opened before it was kept
    fairness: int = 1  # how its seed is made: since version 2 with the count of starts
    clocks: int = 1  # how they run: since version 2 they wait while bots' moves are looked at

    @property
    def given(self) -> int:
        """How many lines the match begins with, where it is played on from a record."""
        return self.start.line if self.start else 0


plan_of = msgspec.json.Decoder(Plan).decode
opening_of = msgspec.json.Decoder(Opening).decode


def text(value: Plan | Opening) -> str:
    return msgspec.json.encode(value).decode()
