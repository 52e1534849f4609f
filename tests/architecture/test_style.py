"""The whole repository is formatted, linted and typed, and names no package host."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Who installs decides where packages come from: no file may. Written in halves, so that this file
# does not find itself.
HOSTS = ["pypi" + ".org", "python" + "hosted", "npm" + "js.", "deb." + "debian"]
INDEX = r"(index[-_]url|default[-_]index|find[-_]links|registry)[\"']?\s*[=: ]\s*[\"']?\w+" + "://"
PACKAGE_SOURCE = re.compile("|".join([*map(re.escape, HOSTS), INDEX]), re.IGNORECASE)


def complaints(*module: str) -> str:
    """Run a tool of this environment over the repository and return what it found wrong."""
    command = [sys.executable, "-m", *module]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def repository_files() -> list[Path]:
    """Return what git tracks or would add; outside a git checkout, all but made folders."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        made = re.compile(
            r"^\.venv|^\.git$|_cache|__pycache__|node_modules|\.egg-info|^build$|^dist$"
        )
        paths = [path.relative_to(ROOT) for path in ROOT.rglob("*")]
        names = [path for path in paths if not any(map(made.search, path.parts))]
    else:
        names = [Path(os.fsdecode(name)) for name in done.stdout.split(b"\0") if name]
    return [ROOT / name for name in names if (ROOT / name).is_file()]


@pytest.mark.parametrize("tool", ["ruff format --check --diff .", "ruff check .", "mypy"])
def test_the_repository_passes(tool: str):
    if found := complaints(*tool.split()):
        pytest.fail(f"{tool}\n{found}", pytrace=False)


def test_no_file_says_where_packages_come_from():
    files = repository_files()
    assert ROOT / "pyproject.toml" in files
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in files
        for number, line in enumerate(path.read_text("utf-8", "ignore").splitlines(), 1)
        if PACKAGE_SOURCE.search(line)
    ]
    assert not named, "\n".join(named)


@pytest.mark.parametrize(
    "line",
    [
        f"https://{HOSTS[0]}/project/rich",
        f"resolved: {HOSTS[2]}org/vite",
        "--extra-index-url https" + "://example.org/packages",
        'default-index = "https' + '://example.org/packages"',
    ],
)
def test_an_address_of_packages_is_recognised(line: str):
    assert PACKAGE_SOURCE.search(line)
