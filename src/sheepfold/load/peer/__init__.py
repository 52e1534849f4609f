"""boardgame.io's own server under the same drive, for comparison. Uses node, npm and our client.

It is installed on demand into the user's cache; where that fails, the report leaves the comparison
out and says why.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from sheepfold import SheepfoldError
from sheepfold.load.plan import Plan
from sheepfold.load.report import per_move
from sheepfold.load.server import Watch, stop
from sheepfold.load.tally import summary

HERE: Final = Path(__file__).parent
NAME: Final = "boardgame.io"
SCRIPTS: Final = ("package.json", "game.cjs", "server.cjs", "client.cjs")
INSTALL_SECONDS: Final = 300
OPEN_SECONDS: Final = 120  # for its tables, in addition to the measured time
INSTALL: Final = ("install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error")


class Unavailable(SheepfoldError):
    """There is nothing to compare with, for this reason."""


def installed() -> Path:
    """Return a folder with the peer and our scripts for it."""
    npm = shutil.which("npm")
    if not npm or not shutil.which("node"):
        raise Unavailable(f"{NAME} is left out: it needs node and npm")
    folder = _cache() / "sheepfold" / "peer"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = (HERE / "package.json").read_text(encoding="utf-8")
    done = folder / "installed.json"
    for name in SCRIPTS:
        shutil.copyfile(HERE / name, folder / name)
    if done.exists() and done.read_text(encoding="utf-8") == wanted:
        return folder
    try:
        subprocess.run(
            [npm, *INSTALL], cwd=folder, check=True, capture_output=True, timeout=INSTALL_SECONDS
        )
    except (OSError, subprocess.SubprocessError) as error:
        said = (getattr(error, "stderr", None) or b"").decode(errors="replace").split("\n")[0]
        raise Unavailable(f"{NAME} is left out: npm could not install it. {said}") from None
    done.write_text(wanted, encoding="utf-8")
    return folder


def _cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def round_of(plan: Plan, folder: Path) -> dict[str, Any]:
    """Run one drive at full throttle, with the plan's tables, sockets and seconds."""
    environment = os.environ | {"NODE_ENV": "production"}  # otherwise it prints every move
    server = subprocess.Popen(
        ["node", "server.cjs"],
        cwd=folder,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    try:
        assert server.stdout is not None
        port = server.stdout.readline().decode().strip()
        wanted = {
            "url": f"http://127.0.0.1:{port}",
            "tables": plan.tables,
            "sockets": plan.sockets,
            "seconds": plan.seconds,
        }
        with Watch(server.pid) as watch:
            answer = subprocess.run(
                ["node", "client.cjs", json.dumps(wanted)],
                cwd=folder,
                env=environment,
                check=True,
                capture_output=True,
                timeout=OPEN_SECONDS + plan.seconds,
            )
        return _figures(json.loads(answer.stdout), watch)
    except (subprocess.SubprocessError, ValueError) as error:
        raise Unavailable(f"{NAME} is left out: its drive failed. {error}") from None
    finally:
        if server.stdin is not None:
            server.stdin.close()
        stop(server)


def _figures(said: dict[str, Any], watch: Watch) -> dict[str, Any]:
    last = watch.samples[-1].at  # the client ends right after its measurement
    cores, _, everybody = watch.shares(last - said["seconds"], last)
    clients = said["cpu"] / said["seconds"]
    rate = len(said["acknowledged"]) / said["seconds"]
    return {
        "moves_per_second": round(rate, 1),
        "acknowledged": summary(said["acknowledged"]),
        "seen": summary(said["seen"]),
        "server_cores": round(cores, 2),
        "server_ms_per_move": per_move(cores, rate),
        "client_cores": [round(clients, 2)],
        "other_cores": round(max(0.0, everybody - cores - clients), 2),
    }
