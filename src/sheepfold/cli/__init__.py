"""The command `sheepfold`: finds the requested command and ends every run cleanly.

An error is one line on stderr and exit code 2, never a traceback; Ctrl-C is exit code 130. A bot
that fails or makes an illegal move is exit code 1, with a report for its author. Only the module of
the requested command is loaded, so that short commands start fast.
"""

import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, NoReturn

import typer

from sheepfold import SheepfoldError, __version__
from sheepfold.cli.data import command, harmless
from sheepfold.core.errors import BotFault

# Each is a module of this package with a function of its own name, and its description in the list.
COMMANDS = {
    "serve": "Serve tables: friends meet by a link and play.",
    "games": "List the games with their player counts and options.",
    "rules": "Print the rules of a game.",
    "components": "Print the components of a game, a template for your own.",
    "play": "Play a game in the terminal; it is saved after every move.",
    "replay": "Step through a record, or print one position of it.",
    "analyse": "Look at a finished match again: better moves, luck and play.",
    "verify": "Check that the draws of a match were fair.",
    "sim": "Play many games between bots, in numbers.",
    "tune": "Learn the bots' weights for a game from self-play.",
    "climb": "Improve a bot's weights by play: keep the changes that win.",
    "arena": "Let bots play each other on equal deals, and rate them.",
    "bench": "Measure how fast the rules are on this machine.",
    "check": "Check the laws of all games on every configuration.",
    "load": "Drive many tables at once and measure the server.",
    "siege": "Attack a server of its own and see what the people there notice.",
    "backup": "Write all tables of a server into one file.",
    "restore": "Restore a backup into an empty database.",
}
REFUSED = 2
FAULTY = 1  # a bot
INTERRUPTED = 128 + signal.SIGINT
DEBUG = "SHEEPFOLD_DEBUG"  # set it to see the traceback of a bug


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command line and exit with its code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # an odd character must not stop a game
            stream.reconfigure(errors="replace")
    try:
        code = run(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has gone: `sheepfold rules te_kuiti | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        code = 1
    sys.exit(code)


def run(arguments: list[str]) -> int:
    """Run a command line; return its exit code."""
    try:
        code = app(arguments)(args=arguments, prog_name="sheepfold", standalone_mode=False)
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        words = context.command_path.partition(" ")[2] if context else ""
        again = command(f"{words} --help".strip())
        return complain(f"{error.format_message().rstrip('.')}. Try: {again}")
    except BotFault as fault:
        return report(fault)
    except SheepfoldError as error:
        return complain(str(error))
    except typer.Abort:
        return complain("the input has ended")
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        raise
    except Exception as error:
        if os.environ.get(DEBUG):
            raise
        what = str(error) if isinstance(error, OSError) else f"a bug, please report it: {error!r}"
        return complain(what)
    if code == INTERRUPTED:
        sys.stderr.write("\n")
    return code if isinstance(code, int) else 0


def complain(what: str) -> int:
    sys.stderr.write(f"sheepfold: {harmless(what)}\n")
    return REFUSED


def report(fault: BotFault) -> int:
    """Report what a bot did wrong, where, and how to see it again."""
    from sheepfold.cli.faults import (
        report_lines,  # imported here: it loads what short commands do not need
    )

    sys.stderr.writelines(f"{line}\n" for line in report_lines(fault))
    return FAULTY


def app(arguments: list[str]) -> typer.Typer:
    """Return the commands; only the requested one is loaded."""
    made = typer.Typer(
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    made.callback(invoke_without_command=True)(sheepfold)
    asked = next((word for word in arguments if not word.startswith("-")), "")
    for name, summary in COMMANDS.items():
        if name == asked:
            made.command(name)(getattr(import_module(f"{__name__}.{name}"), name))
        else:
            made.command(name, help=summary)(_unloaded)
    return made


def _unloaded() -> None:
    """Stands in the list for a command that was not requested."""


def sheepfold(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Play, study and simulate sheep board games with one strict rules engine."""
    if version:
        typer.echo(f"sheepfold {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
