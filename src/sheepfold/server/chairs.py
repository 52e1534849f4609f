"""The chairs of a table, and the question that one of them has asked the others."""

from dataclasses import dataclass, field

from sheepfold.bots.names import seat_word
from sheepfold.server import events


@dataclass
class Chair:
    """Where somebody sits through a series of matches."""

    name: str = ""  # of the person, "" while it is free
    bot: str = ""  # that plays here, instead of a person or for one
    called: str = ""  # the own name of a bot that plays instead of a person
    freed: bool = False  # the host sent away who sat here last
    commitment: str = ""  # of the device's random number: the person is ready
    random: str = ""
    shown: int = 0  # random numbers shown from here for this match, whoever sat here
    changes: int = 0  # what was begun from here: see `events.CHANGES`
    late: bool = False
    resigned: bool = False
    since: int = 0  # the first line of the log that a bot may have played for the person
    refused: set[str] = field(default_factory=set)  # questions the others said no to
    hints: tuple[int, ...] = ()  # per hint taken, the lines that the log had then

    @property
    def free(self) -> bool:
        return not self.name and not self.bot

    @property
    def known_as(self) -> str:
        """The name that sentences use; bots of earlier versions have none of their own."""
        return self.name or self.called or self.bot

    @property
    def word(self) -> str:
        """Return the name for records and lists: `Ann`, `Hazel (ram)`, "" for a free chair."""
        return self.name or seat_word(self.called, self.bot)

    @property
    def waits(self) -> bool:
        """Whether its person wants to start."""
        return bool(self.bot or self.commitment)

    @property
    def person(self) -> bool:
        """Whether a person decides here now."""
        return bool(self.name) and not self.bot


@dataclass
class Asked:
    """A question that is open."""

    chair: int
    question: events.Question
    missing: set[int]  # chairs that have not answered
    until: int
    target: int | None
    bot: str
