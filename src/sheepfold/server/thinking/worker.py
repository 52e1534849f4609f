"""A worker: reads questions, lets the bot choose, writes answers. Sees views, never a state.

The pool runs it with the words PARENT CPU_SECONDS MEMORY_MB [MODULE]; the module, if one is named,
has BOTS besides those of `sheepfold.bots`.
"""

import os
import pickle
import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import BinaryIO

from sheepfold import bots, games
from sheepfold.core.rng import Plain
from sheepfold.server.thinking import limits, wire

KEPT = 8  # bots made last, each with its game


class Unmade(Exception):
    """The game or the bot cannot be made."""


WORD_FOR: Mapping[type[BaseException], str] = {
    limits.Overrun: wire.OVERRUN,
    limits.Flood: wire.FLOOD,
    MemoryError: wire.MEMORY,
    Unmade: wire.UNMADE,
}


@lru_cache(KEPT)
def made(game: str, components: str | None, bot: str) -> bots.Bot:
    try:
        return bots.make(bot, games.make(game, components), live=True)
    except MemoryError:
        raise
    except Exception as error:
        raise Unmade from error


def decide(question: bytes, cpu_seconds: float) -> tuple[str, int]:
    """The word for what happened and the action; the CPU limit holds for all of it."""
    try:
        with limits.cpu_limit(cpu_seconds):
            game, components, name, view, legal, seed = pickle.loads(question)
            bot = made(game, components, name)
            if not legal:  # nothing is asked: the bot only was to be made
                return wire.FINE, 0
            return judged(bot.choose(view, legal, Plain("bot", seed)), legal)
    except BaseException as error:  # whatever a bot does, this process answers
        made.cache_clear()  # what was interrupted may be half done
        return WORD_FOR.get(type(error), wire.CRASH), 0


def judged(action: object, legal: Sequence[int]) -> tuple[str, int]:
    if type(action) is not int or action not in legal:
        return wire.ILLEGAL, 0
    return wire.FINE, action


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the pool, moved away from where a bot that prints or reads would find them."""
    questions, answers = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return os.fdopen(questions, "rb"), os.fdopen(answers, "wb", buffering=0)


def main(parent: str, cpu_seconds: str, memory_mb: str, *modules: str) -> None:
    limits.live_and_die_with(int(parent))
    questions, answers = own_pipes()
    quiet = limits.silence()
    for module in modules:
        bots.BOTS.update(import_module(module).BOTS)
    limits.restrict(int(memory_mb))
    answers.write(wire.answer(wire.HELLO, wire.FINE))
    while asked := wire.read_frame(questions):
        number, question = asked
        quiet.left = limits.PRINTED
        word, action = decide(question, float(cpu_seconds))
        try:
            answers.write(wire.answer(number, word, action))
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
