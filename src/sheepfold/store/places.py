"""Where a user's games and tables are by default. Knows folders, no database."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Return the folder of this user's games, by the custom of the platform."""
    named = os.environ.get("XDG_DATA_HOME")
    if named:
        return Path(named) / "sheepfold"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sheepfold"
    local = os.environ.get("LOCALAPPDATA")
    if sys.platform == "win32" and local:
        return Path(local) / "sheepfold"
    return Path.home() / ".local" / "share" / "sheepfold"


def default_file() -> Path:
    """Return the path of this user's own database."""
    return data_folder() / "sheepfold.db"


def default_url() -> str:
    """Return the URL of this user's own database."""
    return f"sqlite:///{default_file()}"
