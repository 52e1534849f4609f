"""What `run.py test --fast` leaves out: what needs a browser or PostgreSQL, and what is long."""

from typing import Final

import pytest

from tests.order import HERE

# Fixtures and values of parameters that mean a browser or PostgreSQL.
NEEDS: Final = {"browser", "postgres_url", "new_postgres_url", "postgres", "postgresql"}
# The fixture of those that play on a real server: others play on one in their own process.
REAL: Final = {"server"}
# Folders and files of tests that play many games, or start many servers and other programs.
LONG: Final = (
    "golden",
    "lab",
    "laws",
    "load",
    "project",
    "server/test_durable.py",
    "server/test_leaks.py",
    "server/test_leaks_chat.py",
    "server/test_leaks_faults.py",
    "server/test_leaks_http.py",
    "server/test_outages.py",
    "server/test_schemathesis.py",
    "server/test_serve.py",
    "server/test_two_processes.py",
    "siege",
    "web/test_outages.py",
)
LONG_OF_A_GAME: Final = "games/*/lab/*"  # players with habits play many games, too


def left_out(item: pytest.Item) -> bool:
    """Whether a fast run does without this test."""
    where = item.path.relative_to(HERE)
    if any(where.is_relative_to(part) for part in LONG) or where.match(LONG_OF_A_GAME):
        return True
    callspec = getattr(item, "callspec", None)
    values = {value for value in callspec.params.values() if type(value) is str} if callspec else ()
    return not (NEEDS | REAL).isdisjoint({*getattr(item, "fixturenames", ()), *values})
