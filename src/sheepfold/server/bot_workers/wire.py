"""What goes between the pool and a worker: a question in, a few numbers out. Knows no process.

A question is pickled: its bytes come from this program, over a pipe nobody else holds, into a
process that may do less than the one that wrote them. The way back is not trusted: an answer is
a few numbers of fixed size, and nothing a worker writes is ever unpickled.
"""

import io
import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from struct import Struct
from typing import Any, BinaryIO, NamedTuple

LENGTH = Struct("<I")
NUMBER = Struct("<Q")
MOST = 3  # actions in an answer
# The question's number, what happened, how many actions, and those.
ANSWER = Struct("<QBB" + "qdH" * MOST)
JUDGED = 2  # of them in a judgement: the best one, and the one that was chosen
HELLO = 0  # the number of the answer that nobody asked for: the worker is ready

# What can happen, in words; an answer carries the position.
FINE = ""
CRASH = "crash"  # the bot raised something
OVERRUN = "overrun"  # it used up its CPU time
MEMORY = "memory"  # it used up its memory
FLOOD = "flood"  # it printed without end
ILLEGAL = "illegal"  # it chose what is not legal
UNMADE = "unmade"  # there is no such game or bot, or its components are refused
EXIT = "exit"  # its process ended
GARBLED = "garbled"  # its process wrote something else than an answer
SLOW = "slow"  # it used little CPU time, but the clock on the wall ran out
WORDS = (FINE, CRASH, OVERRUN, MEMORY, FLOOD, ILLEGAL, UNMADE, EXIT, GARBLED, SLOW)


@dataclass(frozen=True)
class Question:
    """What a bot is asked. It gets a view, never a state."""

    game: str
    components: str | None  # the text of an owner's own
    bot: str
    view: Any
    legal: Sequence[int]
    seed: str
    who: str  # the table: tables take turns; the worker does not learn this
    address: str | None = None  # of somebody who watches the table: addresses take turns
    advice: bool = False  # for a person: the best few actions with reasons; `bot` is empty then
    played: int | None = None  # an action that was chosen long ago: was there a better one?
    budget: float = 0.0  # for that, of a bot's best thinking


class Found(NamedTuple):
    """An action; of advice also the chance to win with it, and the number of its reason."""

    action: int
    chance: float = 0.0
    reason: int = 0


@dataclass(frozen=True)
class Choice:
    action: int
    incident: str | None  # why the action is a quick legal one and not the bot's


@dataclass(frozen=True)
class Told:
    """Advice, the best action first."""

    found: tuple[Found, ...]
    incident: str | None  # why there is none


@dataclass(frozen=True)
class Judged:
    """An action that was chosen long ago, compared with the best one."""

    best: Found
    played: float  # the chance to win with it


def body(question: Question) -> bytes:
    """The question as a worker gets it; equal questions give equal bytes."""
    parts = (
        question.game,
        question.components,
        question.bot,
        question.view,
        tuple(question.legal),
        question.seed,
        question.advice,
        question.played,
        question.budget,
    )
    written = io.BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    # Without its memo: which equal parts of a view happen to be one object depends on the state
    # behind it, and the bytes must not.
    pickler.fast = True
    pickler.dump(parts)
    return written.getvalue()


def frame(number: int, question: bytes) -> bytes:
    return LENGTH.pack(NUMBER.size + len(question)) + NUMBER.pack(number) + question


def read_frame(stream: BinaryIO) -> tuple[int, bytes] | None:
    """The next question and its number; None when the pool is gone."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    rest = stream.read(length)
    if len(rest) < length:
        return None
    (number,) = NUMBER.unpack_from(rest)
    return number, rest[NUMBER.size :]


Answer = tuple[str, tuple[Found, ...]]  # the word, and the actions


def answer(number: int, word: str, found: Sequence[Found] = ()) -> bytes:
    filled = [*found, *[Found(0)] * (MOST - len(found))]
    numbers = [number for one in filled for number in one]
    return ANSWER.pack(number, WORDS.index(word), len(found), *numbers)


def read_answer(number: int, written: bytes) -> Answer:
    """What a worker answers; anything but one answer to this very question is garbled."""
    if not written:
        return EXIT, ()
    if len(written) != ANSWER.size:
        return GARBLED, ()
    answered, word, count, *numbers = ANSWER.unpack(written)
    if answered != number or word >= len(WORDS) or count > MOST:
        return GARBLED, ()
    return WORDS[word], tuple(Found(*numbers[3 * place : 3 * place + 3]) for place in range(count))
