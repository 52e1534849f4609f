"""Secrets that open a chair or a table: made here, stored only as hashes. Knows no table."""

import hashlib
import re
import secrets
from typing import Final

BYTES: Final = 16  # 128 bits cannot be guessed
SHAPE: Final = r"[A-Za-z0-9_-]{1,64}"  # of a token, and of whatever else we name
_SHAPE: Final = re.compile(SHAPE)


def fresh() -> str:
    """A new token, fit for an address' fragment and a header."""
    return secrets.token_urlsafe(BYTES)


def hashed(token: str) -> str:
    """What is stored of it; a token is random enough to need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def well_formed(text: str) -> bool:
    return _SHAPE.fullmatch(text) is not None


def table_id() -> str:
    """A name for a table. It stands in addresses and opens nothing."""
    return secrets.token_hex(8)


def match_id(table: str, number: int) -> str:
    return f"{table}-{number}"
