"""What can happen at a table, one struct per kind: the body of a row of the log. Knows no rules.

Rows are read again by every later version: fields are only ever added, with defaults.
"""

from typing import Literal

import msgspec

Question = Literal["undo", "end", "pause", "resume", "replace"]


class Event(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Base of all; `chair` did it, None: the server did."""

    chair: int | None = None


class Sat(Event, tag="sat"):
    """Somebody took an open chair."""

    name: str


class Moved(Event, tag="moved"):
    """The holder of a chair went on to another device."""


class Left(Event, tag="left"):
    """The holder of a chair gave it up before the start or after the end."""


class Arranged(Event, tag="arranged"):
    """The host made a chair a bot's, or an open one; a person who sat there had to go."""

    target: int
    bot: str | None = None
    called: str = ""  # the bot's own name


class Ready(Event, tag="ready"):
    """A person wants to start; the commitment is that of the device's own random number."""

    commitment: str


class NotReady(Event, tag="not_ready"):
    """A person takes that back: everybody's reveals are void."""


class Revealed(Event, tag="revealed"):
    """A device showed its random number; with the last one the match begins and chance draws."""

    random: str
    draws: list[str] | None = None


class Played(Event, tag="played"):
    """A seat's move with the draws that followed by themselves."""

    move: str
    draws: list[str] = []
    message: str = ""  # the client's id of it
    bot: str = ""  # who chose, if it was no person
    incident: str = ""  # why a quick legal move stands here instead of the bot's choice


class TakenBack(Event, tag="taken_back"):
    """A seat took its last decision back, which it may without asking."""

    message: str = ""


class Hinted(Event, tag="hinted"):
    """A seat got a hint; the log does not say which."""


class Proposed(Event, tag="proposed"):
    """A question to the others; without voters it is decided at once."""

    question: Question
    voters: list[int]  # chairs
    until: int  # by the database's clock
    target: int | None = None  # the chair that is to be replaced
    bot: str = ""  # by whom


class Answered(Event, tag="answered"):
    """A voter's answer; one no decides, and so does the last yes."""

    yes: bool


class Withdrawn(Event, tag="withdrawn"):
    """Who asked wants no answer any more."""


class Lapsed(Event, tag="lapsed"):
    """Time for a question, or for the devices' random numbers, is up."""


class Late(Event, tag="late"):
    """A seat's time is up."""

    target: int  # its chair


class HandedOver(Event, tag="handed_over"):
    """A person lets a bot play on."""

    bot: str


class Returned(Event, tag="returned"):
    """A person plays on after a bot did."""


class Resigned(Event, tag="resigned"):
    """A person gives up; while others play on, a bot takes the seat."""

    bot: str


class Abandoned(Event, tag="abandoned"):
    """Nobody came back for a long time."""


Kind = (
    Sat
    | Moved
    | Left
    | Arranged
    | Ready
    | NotReady
    | Revealed
    | Played
    | TakenBack
    | Hinted
    | Proposed
    | Answered
    | Withdrawn
    | Lapsed
    | Late
    | HandedOver
    | Returned
    | Resigned
    | Abandoned
)

# With these something begins that may be taken back and begin again: readiness, questions, bots
# that play for people, chairs taken and given. Moves and these bound all else that people do.
CHANGES = (Sat, Moved, Arranged, Ready, Proposed, HandedOver)

_decode = msgspec.json.Decoder(Kind).decode
_encode = msgspec.json.Encoder().encode


def read(body: str) -> Kind:
    event: Kind = _decode(body)
    return event


def body(event: Kind) -> str:
    return _encode(event).decode()
