"""The page's types are those of this server, and the page's own source holds together."""

import subprocess
from pathlib import Path

from sheepfold.server import contract

WEB = Path(__file__).parents[2] / "web"


def test_the_page_s_types_are_made_from_the_server_s():
    """If not: python -m sheepfold.server.contract web/src/generated"""
    made = {
        path.name: path.read_text(encoding="utf-8") for path in (WEB / "src/generated").iterdir()
    }
    assert made == contract.files()


def test_the_page_s_types_hold_and_nothing_warns():
    """Warnings are those of Svelte's own accessibility checks, too."""
    command = ["npm", "--prefix", str(WEB), "run", "--silent", "check"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_what_needs_no_browser_holds():
    """The unit tests of the page, `web/src/**/*.test.ts`."""
    command = ["npm", "--prefix", str(WEB), "run", "--silent", "test"]
    tested = subprocess.run(command, capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stdout + tested.stderr
