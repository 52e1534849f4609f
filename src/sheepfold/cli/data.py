"""Text that leaves the program: JSON, and strangers' words without terminal control characters."""

import json
import os
import re
import sys
from typing import Any


def print_json(data: Any) -> None:
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def harmless(text: str) -> str:
    """Return text on one line without control characters: a record may come from anybody."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f]", "?", " ".join(text.split()))


def command(words: str) -> str:
    """Return a command as this user types it: `sheepfold play …`, or through run.py."""
    return f"{os.environ.get('SHEEPFOLD_COMMAND', 'sheepfold')} {words}"
