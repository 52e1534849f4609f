"""Commands in processes of their own, forked from one that has loaded the modules already.

To load them takes most of the time of a short command. Commands are really started where that
matters: in a pseudo-terminal, and for all that the documentation shows.
"""

import atexit
import functools
import json
import select
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.waiting import PATIENCE

# Reads what to run, one line each, and answers with the exit code.
NURSERY = """
import importlib, json, os, sys
from sheepfold import bots, cli, games
for name in ("analyse", "arena", "components", "games", "play", "replay", "rules", "verify"):
    importlib.import_module(f"sheepfold.cli.{name}")
for name in games.GAMES:
    bots.make("greedy", games.make(name))
for line in sys.stdin:
    asked = json.loads(line)
    child = os.fork()
    if not child:
        os.chdir(asked["folder"])
        os.environ.clear()
        os.environ.update(asked["environ"])
        for number, path in enumerate(asked["files"]):
            os.dup2(os.open(path, os.O_WRONLY if number else os.O_RDONLY), number)
        sys.stdin, sys.stdout = open(0, encoding="utf-8"), open(1, "w", encoding="utf-8")
        sys.stderr = open(2, "w", encoding="utf-8", buffering=1)
        cli.main(asked["words"])
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


@functools.cache
def nursery() -> subprocess.Popen[str]:
    """One for all tests of a worker; it ends with its input."""
    started = subprocess.Popen(
        [sys.executable, "-X", "utf8", "-c", NURSERY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(started.communicate)
    return started


@functools.cache
def folder() -> Path:
    made = tempfile.TemporaryDirectory()
    atexit.register(made.cleanup)
    return Path(made.name)


def run(
    words: Sequence[str], typed: str, environ: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """What a command says to lines that are piped into it."""
    process = nursery()
    assert process.stdin is not None
    assert process.stdout is not None
    files = [folder() / name for name in ("typed", "said", "complained")]
    for file, text in zip(files, (typed, "", ""), strict=True):
        file.write_text(text, "utf-8")
    asked = {"words": words, "environ": dict(environ), "folder": str(Path.cwd())}
    process.stdin.write(json.dumps({**asked, "files": list(map(str, files))}) + "\n")
    process.stdin.flush()
    if not select.select([process.stdout], [], [], PATIENCE)[0]:
        process.kill()
        raise AssertionError(f"{words} does not end")
    code = int(process.stdout.readline())
    _, said, complained = (file.read_text("utf-8") for file in files)
    return subprocess.CompletedProcess(list(words), code, said, complained)
