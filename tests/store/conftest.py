"""Every test of the store runs on both databases."""

from pathlib import Path

import pytest

from tests.postgres import new_postgres_url, postgres_url

__all__ = ["new_postgres_url", "postgres_url"]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    return _address(request, tmp_path, "postgres_url")


@pytest.fixture(params=["sqlite", "postgresql"])
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of each kind that no server has seen yet."""
    return _address(request, tmp_path, "new_postgres_url")


def _address(request: pytest.FixtureRequest, tmp_path: Path, on_postgres: str) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    address: str = request.getfixturevalue(on_postgres)
    return address
