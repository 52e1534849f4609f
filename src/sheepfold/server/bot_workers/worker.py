"""A worker: reads questions, lets bots choose or advise, writes answers. Sees views, never a state.

The pool runs it with the words PARENT CPU_SECONDS MEMORY_MB NICE [MODULE]; the module, if one
is named, has BOTS besides those of `sheepfold.bots`.
"""

import os
import pickle
import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, BinaryIO, Final

from sheepfold import bots, games
from sheepfold.bots.advice import Adviser
from sheepfold.core.rng import Plain
from sheepfold.server.bot_workers import limits, wire

KEPT = 8  # bots made last, each with its game
ADVICE: Final = 0.5  # of a bot's best thinking, for people who wait
PART: Final = 0.5  # of the time allowed; then thinking ends and reasons are sought


class Unmade(Exception):
    """The game or the bot cannot be made."""


WORD_FOR: Mapping[type[BaseException], str] = {
    limits.Overrun: wire.OVERRUN,
    limits.Flood: wire.FLOOD,
    MemoryError: wire.MEMORY,
    Unmade: wire.UNMADE,
}


@lru_cache(KEPT)
def made(game: str, components: str | None, bot: str, cpu_seconds: float) -> bots.Bot:
    try:
        return bots.make(bot, games.make(game, components), live=PART * cpu_seconds)
    except MemoryError:
        raise
    except Exception as error:
        raise Unmade from error


@lru_cache(KEPT)
def adviser(game: str, components: str | None, budget: float, live: float | None) -> Adviser:
    try:
        return Adviser(games.make(game, components), budget, live=live)
    except MemoryError:
        raise
    except Exception as error:
        raise Unmade from error


def decide(question: bytes, cpu_seconds: float) -> wire.Answer:
    """The word for what happened and the actions; the CPU limit holds for all of it."""
    try:
        with limits.cpu_limit(cpu_seconds):
            game, components, name, view, legal, seed, advice, played, budget = pickle.loads(
                question
            )
            if advice:
                advises = adviser(game, components, ADVICE, PART * cpu_seconds)
                return wire.FINE, told(advises, view, legal, seed)
            if played is not None:
                judges = adviser(game, components, budget, None)  # nobody waits: the same anywhere
                return wire.FINE, judgement(judges, view, legal, seed, played)
            bot = made(game, components, name, cpu_seconds)
            if not legal:  # nothing is asked: the bot only was to be made
                return wire.FINE, ()
            return judged(bot.choose(view, legal, Plain("bot", seed)), legal)
    except BaseException as error:  # whatever a bot does, this process answers
        made.cache_clear()  # what was interrupted may be half done
        adviser.cache_clear()
        return WORD_FOR.get(type(error), wire.CRASH), ()


def judged(action: object, legal: Sequence[int]) -> wire.Answer:
    if type(action) is not int or action not in legal:
        return wire.ILLEGAL, ()
    return wire.FINE, (wire.Found(action),)


def told(advises: Adviser, view: Any, legal: Sequence[int], seed: str) -> tuple[wire.Found, ...]:
    """The best few actions by what people see."""
    names = advises.reasons
    best = advises.advise(advises.for_people(view), legal, seed, wire.MOST)
    return tuple(wire.Found(one.action, one.chance, names.index(one.reason)) for one in best)


def judgement(
    judges: Adviser, view: Any, legal: Sequence[int], seed: str, played: int
) -> tuple[wire.Found, ...]:
    """The best action, and the one that was chosen."""
    names = judges.reasons
    found = judges.judge(view, legal, seed, played)
    best = wire.Found(found.best.action, found.best.chance, names.index(found.best.reason))
    return best, wire.Found(played, found.played)


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the pool, moved away from where a bot that prints or reads would find them."""
    questions, answers = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return os.fdopen(questions, "rb"), os.fdopen(answers, "wb", buffering=0)


def main(parent: str, cpu_seconds: str, memory_mb: str, nice: str, *modules: str) -> None:
    limits.live_and_die_with(int(parent))
    questions, answers = own_pipes()
    quiet = limits.silence()
    for module in modules:
        bots.BOTS.update(import_module(module).BOTS)
    limits.restrict(int(memory_mb), int(nice))
    answers.write(wire.answer(wire.HELLO, wire.FINE))
    while asked := wire.read_frame(questions):
        number, question = asked
        quiet.left = limits.PRINTED
        word, found = decide(question, float(cpu_seconds))
        try:
            answers.write(wire.answer(number, word, found))
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
