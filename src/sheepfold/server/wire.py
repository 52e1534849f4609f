"""The messages of the socket, one struct each. What is not described here is refused.

A person's page types are made from these, so they are the contract between server and page.
"""

from typing import Annotated, Any, Literal

import msgspec

from sheepfold.core.errors import Reason
from sheepfold.core.facts import Fact
from sheepfold.core.naming import Name
from sheepfold.server.events import Question

LARGEST = 8 * 1024  # bytes of a message that comes in
LONGEST_CHAT = 300
LONGEST_ID = 40
MOST_BESIDE = 5  # people who share a device with another one
PROTOCOL = 2  # grows when a message changes so that an old page cannot go on


Id = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]  # the client's own

# Credentials of others who sit at this device: they are there as well, and get nothing by it.
Beside = Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST_BESIDE)]


class In(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of what clients send."""


class Hello(In, frozen=True, tag="hello"):
    """The first message: the credential, the last event the client has, and its build."""

    token: str
    have: int = 0
    match: str = ""  # whose event that is
    protocol: int = PROTOCOL
    lang: str = "en"
    beside: Beside = ()


class Move(In, frozen=True, tag="move"):
    """A move; `at` names the event that opened this seat's decision, as in `sync`."""

    id: Id
    at: int
    text: str


class Undo(In, frozen=True, tag="undo"):
    """Take the last decision back where that is free; else ask the others by a question."""

    id: Id


class Why(In, frozen=True, tag="why"):
    """Whether a move would be allowed; nothing is played."""

    id: Id
    text: str


class Preview(In, frozen=True, tag="preview"):
    """What a move would do; of the beginning of moves: which there are."""

    id: Id
    text: str


class Hint(In, frozen=True, tag="hint"):
    """What the computer would do; the others see that it was asked, not what it said."""

    id: Id


class Chat(In, frozen=True, tag="chat"):
    id: Id
    text: str


class Ping(In, frozen=True, tag="ping"):
    """Answered by `clock`."""


Incoming = Hello | Move | Undo | Why | Preview | Hint | Chat | Ping


class Out(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="type"):
    """Base of what the server sends."""


class Person(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A chair, as everybody sees it."""

    chair: int
    seat: int
    name: str = ""
    bot: str = ""
    called: str = ""  # the own name of a bot that plays instead of a person
    ready: bool = False
    commitment: str = ""  # of the device's random number; a careful page keeps everybody's
    spent: int = 0  # random numbers shown from here for this match, in starts that failed
    late: bool = False
    resigned: bool = False
    since: int = 0  # the first line of the log that `bot` may have played for the person
    hints: list[int] = []  # per hint taken, the lines that the log had then


class Line(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A line of the match's log, as this viewer may read it, with what it brought about."""

    number: int
    by: int
    text: str
    facts: list[Fact] = []


class Legal(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What this seat may do: all moves, or, of very many, their beginnings with counts."""

    count: int
    moves: list[str] = []
    groups: dict[str, int] = {}


class Clocks(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Milliseconds left per seat, and whose run; `now` is the server's time."""

    now: int
    left: list[int] = []
    running: list[int] = []
    waits: list[int] = []  # per seat, before its time passes: it looks at bots' moves; or no entry


class Vote(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A question that is open."""

    chair: int
    question: Question
    missing: list[int]
    until: int
    target: int | None = None
    bot: str = ""


class Result(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How the match ended; scores and winners only if it was played to its end."""

    ending: Literal["played", "resigned", "agreed", "abandoned"]
    winners: list[int] = []
    scores: list[Any] = []


class Sync(Out, tag="sync"):
    """Everything a viewer may know now; `lines` are new or changed, or all if `whole`."""

    table: str
    match: str
    number: int
    head: int
    phase: str
    chair: int | None  # None: a watcher
    seat: int | None
    host: int | None
    chairs: list[Person]
    commitment: str  # of the server's seed
    acting: list[int]  # seats
    clocks: Clocks
    starts: int = 0  # how often all were ready; in the lobby, all of these starts failed
    given: int = 0  # lines of a record that the match begins with
    rematch: int | None = None  # the chair that asked for this match, after another one
    components: dict[str, Any] | None = None  # an owner's own, in the first frame only
    names: dict[str, dict[str, Name]] | None = None  # how sentences call them, as in `made`
    whole: bool = False
    at: int | None = None  # the event that opened this seat's decision
    view: dict[str, Any] | None = None
    legal: Legal | None = None
    hints: bool = False  # whether people may ask for them here
    odds: dict[str, Any] = {}  # where they may, by one's own move how likely it comes off
    undo: bool = False  # the last decision may be taken back without asking
    undo_by_asking: bool = False  # or if the others agree: they may be asked now
    lines: list[Line] = []
    vote: Vote | None = None
    result: Result | None = None


class Ack(Out, tag="ack"):
    """A message took effect and is on disk, as this event."""

    id: str
    seq: int


class Refused(Out, tag="refused"):
    """Nothing changed. `reason` is a sentence; `why` says the same in a key and arguments."""

    id: str
    code: str
    reason: str
    ruling: str = ""
    why: Reason | None = None


class Allowed(Out, tag="allowed"):
    """The answer to `why` where a move is legal."""

    id: str


class Previewed(Out, tag="previewed"):
    """What a move would do, or which moves begin so; `final` if undo ends with it."""

    id: str
    final: bool = False
    view: dict[str, Any] | None = None
    facts: list[Fact] = []  # as a line's, of what the view shows
    legal: Legal | None = None


class Advice(msgspec.Struct, kw_only=True):
    """A move, the chance to win with it, and what speaks for it: words `why-…` of the game."""

    text: str
    percent: int
    reason: str


class Advised(Out, tag="advised"):
    """A hint for the decision opened by the event `at`: the best few moves, the best one first."""

    id: str
    at: int
    moves: list[Advice]


class Presence(Out, tag="presence"):
    """Which chairs have somebody at a device now, and how many watch."""

    here: list[int]
    watchers: int
    away: dict[int, int] = {}  # per chair without: from when on a bot may take it, see `replace`


class ChatLine(msgspec.Struct, kw_only=True):
    """A line of chat; a watcher has no chair and no name."""

    number: int
    at: int
    chair: int | None
    name: str
    text: str


class Said(Out, tag="said"):
    """Lines of chat: all of a moment."""

    lines: list[ChatLine]


class Now(Out, tag="clock"):
    clocks: Clocks


class Bye(Out, tag="bye"):
    """Why the server closes this socket, and what to do."""

    code: str
    reason: str


Outgoing = Sync | Ack | Refused | Allowed | Previewed | Advised | Presence | Said | Now | Bye
