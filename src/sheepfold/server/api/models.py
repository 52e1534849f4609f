"""The bodies of requests and answers. What is not described here is refused or not sent."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from sheepfold.server.events import Question
from sheepfold.server.replays import LARGEST_COMPONENTS
from sheepfold.server.tokens import SHAPE

DAY = 86_400
MOST_CHAIRS = 8
LARGEST_RECORD = 1_000_000

Token = Annotated[str, Field(pattern=f"^{SHAPE}$")]
Word = Annotated[str, Field(max_length=64)]
Name = Annotated[str, Field(max_length=200)]  # longer ones are not even looked at
Chair = Annotated[int, Field(ge=0, lt=MOST_CHAIRS)]
Choice = bool | int | str


class Given(BaseModel):
    """Base of what clients send."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Answer(BaseModel):
    """Base of what they get."""


class Why(Answer):
    """Why a move is refused, for a client that has words of its own."""

    ruling: str
    key: str
    arguments: dict[str, str | int | list[str | int]]


class Named(Answer):
    """How a sentence calls a thing: a key of the languages with its arguments."""

    key: str
    arguments: dict[str, str | int]


class Problem(Answer):
    """Nothing changed; the ruling names the paragraph that forbids it."""

    code: str
    message: str
    ruling: str = ""
    why: Why | None = None


class Happened(Answer):
    """It is on disk, as this event of the current match."""

    seq: int


# Games


class OptionModel(Answer):
    name: str
    label: str
    default: Choice
    choices: list[Choice]


class GameModel(Answer):
    id: str
    name: str
    tagline: str
    players: list[int]
    options: list[OptionModel]
    bots: list[str]


class GameList(Answer):
    games: list[GameModel]


# Tables


class NewChair(Given):
    """Somebody at this device, somebody to be invited, or a bot."""

    kind: Literal["person", "open", "bot"]
    name: Name = ""
    bot: Word = ""


class NewTime(Given):
    """How long people may think: as they like, for each move, or for all moves of a player."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: int = Field(default=0, ge=0, le=30 * DAY)
    increment: int = Field(default=0, ge=0, le=3600)


class NewStart(Given):
    """A whole record, and how many lines of it the match begins with."""

    record: str = Field(max_length=LARGEST_RECORD)
    line: int = Field(ge=0, le=1_000_000)


class NewTable(Given):
    """Of a table that plays on from a record, options and components come from there."""

    game: Word
    players: int = Field(ge=1, le=MOST_CHAIRS)
    options: dict[Word, bool | int | Word] = Field(default={}, max_length=20)
    components: str | None = Field(default=None, max_length=LARGEST_COMPONENTS)
    chairs: list[NewChair] = Field(min_length=1, max_length=MOST_CHAIRS)
    time: NewTime = NewTime()
    watching: bool = True
    hints: bool | None = None  # None: where one person plays, against bots or alone
    start: NewStart | None = None


class ChairKey(Answer):
    """What opens a chair: a credential for this device, or an invitation to hand on."""

    chair: int
    credential: str | None = None
    invitation: str | None = None


class Links(Answer):
    """Addresses on this server; a token stands behind the `#`, which browsers never send."""

    table: str
    invitations: dict[str, str]  # by chair
    watch: str | None = None


class Created(Answer):
    table: str
    match: str
    commitment: str  # of the server's seed
    given: int = 0  # lines of a record that the match begins with
    chairs: list[ChairKey]
    watch: str | None = None
    links: Links


class TimeModel(Answer):
    kind: Literal["none", "move", "player"] = "none"
    seconds: int = 0
    increment: int = 0


class PlanModel(Answer):
    game: str
    players: int
    options: dict[str, str]
    own_components: bool
    time: TimeModel
    watching: bool
    hints: bool


class PersonModel(Answer):
    """A chair, as everybody sees it."""

    chair: int
    seat: int
    name: str = ""
    bot: str = ""
    called: str = ""  # the own name of a bot that plays instead of a person
    ready: bool = False
    commitment: str = ""  # of the device's random number
    spent: int = 0  # random numbers shown from here for this match, in starts that failed
    late: bool = False
    resigned: bool = False
    since: int = 0  # the first line of the log that `bot` may have played for the person
    hints: list[int] = []  # per hint taken, the lines that the log had then


class TableModel(Answer):
    table: str
    match: str
    number: int
    commitment: str
    phase: str
    given: int  # lines of a record that the match begins with
    ending: str
    winners: list[int]  # chairs, once the match is over
    head: int
    chair: int | None  # of the credential; None: a watcher's
    host: int | None
    chairs: list[PersonModel]
    owed: list[int]  # chairs that something waits for
    invited: list[int]  # chairs with an open invitation
    watched: bool  # whether a link for watchers exists
    plan: PlanModel


# Chairs


class Invitation(Given):
    invitation: Token


class Sit(Given):
    """The name counts only if the chair is free."""

    invitation: Token
    name: Name = ""


class Invited(Answer):
    """What an invitation is for; `moves` if its holder goes on at another device."""

    table: str
    phase: str
    chair: int
    moves: bool
    given: int  # lines of a record that the match begins with
    plan: PlanModel
    chairs: list[PersonModel]


class Seated(Answer):
    table: str
    chair: int
    credential: str


class WhichChair(Given):
    chair: Chair


class Arrangement(Given):
    """A bot for the chair, or None to open it."""

    chair: Chair
    bot: Word | None


class InvitationModel(Answer):
    chair: int
    invitation: str
    until: int | None = None  # milliseconds of the server's clock; None: until it is used
    link: str


class WatchModel(Answer):
    watch: str
    link: str


# In the match


class Commitment(Given):
    commitment: Word


class RandomNumber(Given):
    random: Word


class Substitute(Given):
    bot: Word


class Asking(Given):
    question: Question
    target: Chair | None = None
    bot: Word = ""


class Vote(Given):
    yes: bool


# Matches


class After(Given):
    """The match that is over, by its number: asked twice, the answer is the same."""

    after: int = Field(ge=1, le=1_000_000)


class MatchModel(Answer):
    match: str
    number: int
    phase: str
    given: int  # lines of a record that it began with
    commitment: str
    touched: int


class MatchList(Answer):
    matches: list[MatchModel]


class DrawModel(Answer):
    """One draw of chance, with all that is needed to make it again by hand."""

    line: int
    stream: str
    count: int
    total: int
    number: int
    outcomes: list[tuple[str, int]]


class Proof(Answer):
    record: str
    draws: list[DrawModel]


class FactModel(Answer):
    ruling: str
    key: str
    arguments: dict[str, str | int | list[str | int]]


class LineModel(Answer):
    number: int
    by: int  # a seat, or -1 for chance
    text: str
    facts: list[FactModel]


class StepModel(Answer):
    """A position, with the line that led there; the first one has none."""

    line: LineModel | None
    view: dict[str, Any]


class ReplayPage(Answer):
    game: str
    players: int
    seats: list[str]
    viewer: int
    given: int  # lines that the match began with
    ending: str  # resigned, agreed or abandoned; "" if it was played to its end, or breaks off
    resigned: list[int]  # seats
    steps: int  # positions in all
    start: int
    components: dict[str, Any] | None  # an owner's own, with the first positions
    names: dict[str, dict[str, Named]] | None  # how sentences call them
    page: list[StepModel]


class StepPage(Answer):
    match: str
    viewer: int  # a seat, or -2 for a watcher
    lines: int  # of the log, by now
    steps: list[StepModel]


class PointModel(Answer):
    """A decision, as its seat could see it; chances to win are in percent."""

    line: int  # of the log, from 1
    seat: int
    played: str
    best: str
    reason: str  # what speaks for the best; the page has the words
    cost: int  # given away by the move; below 0: it was even better
    chance: int  # before it
    after: int  # at the seat's next decision, or the result


class BetterModel(Answer):
    """A move that was better than the one played, with what it would have brought about."""

    line: int  # of the move that was played
    seat: int
    text: str
    facts: list[FactModel]
    view: dict[str, Any] | None  # after it, as its seat would have seen it; None if withheld


class FoundModel(Answer):
    """Per seat, `start`, `play`, `gifts` and `luck` make the `result`, all in percent."""

    points: list[PointModel]
    swings: list[int]  # places in `points`: the biggest, and the biggest of each seat
    better: list[BetterModel]  # for those of them that had a better move
    start: list[int]
    result: list[int]  # shares of the win
    play: list[int]  # given away by one's own moves, with a minus
    gifts: list[int]  # given away by others
    luck: list[int]  # all else


class AnalysisModel(Answer):
    """How far it is, and at the end what was found."""

    done: int  # decisions
    total: int
    ahead: int  # other matches that come first
    found: FoundModel | None


class NewReplay(Given):
    record: str = Field(max_length=LARGEST_RECORD)


class ReplayModel(Answer):
    replay: str
    game: str
    players: int
    seats: list[str]
    lines: int
    over: bool
    outdated: bool  # an older version's, shown up to where today's rules differ


# Mine


class Credentials(Given):
    credentials: list[Token] = Field(max_length=200)


class MineModel(Answer):
    table: str
    match: str
    number: int
    game: str
    phase: str
    given: int  # lines of a record that the match begins with
    chairs: list[int]  # mine
    names: list[str]  # by chair; `Hazel (ram)` is a bot with its level, "" is open
    waiting: bool  # whether something waits for me
    touched: int  # when the last event was


class MineList(Answer):
    tables: list[MineModel]
