"""The report on a bot that failed or made an illegal choice, for the bot's author."""

import shlex
from collections.abc import Iterator
from pathlib import Path

from sheepfold import games
from sheepfold.cli.data import command, harmless
from sheepfold.cli.saves import write_unused
from sheepfold.core.errors import BotFault
from sheepfold.core.record import Record, parse
from sheepfold.language import Language
from sheepfold.narrator import Narrator

STEM = "bot-fault"


def report_lines(fault: BotFault) -> Iterator[str]:
    """Yield the report line by line: the traceback, what happened, the ruling, the record."""
    for line in fault.trace.splitlines():
        indent = line[: len(line) - len(line.lstrip(" "))]
        yield indent + harmless(line)
    yield f"sheepfold: {harmless(str(fault))}"
    if fault.record:
        record = parse(fault.record)
        if fault.reason:
            game = games.make(record.game, record.components)
            names = [f"seat {seat}" for seat in range(record.players)]
            narrator = Narrator(game, Language("en", record.game), names, fault.seat, notation=True)
            yield harmless(f"{narrator.reason(fault.reason)} ({fault.reason.ruling})")
        yield harmless(kept(fault, record))


def kept(fault: BotFault, record: Record) -> str:
    """Write the record to the current folder; say how to see the position as the bot saw it."""
    try:
        path = write_unused(Path(), STEM, ".record", fault.record)
    except OSError as error:
        return f"The record of the game could not be written into this folder: {error.strerror}"
    where = f"--at {len(record.events)} --seat {fault.seat}"
    again = command(f"replay {shlex.quote(str(path))} {where}")
    return f"The record {path} leads to this choice; see what the bot saw with: {again}"
