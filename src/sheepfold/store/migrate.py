"""Brings the tables of a database up to this version's. Reads revisions, no rows."""

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from sheepfold.store.errors import StoreError, WrongDatabase

SCRIPTS = ScriptDirectory(str(Path(__file__).parent / "migrations"))
VERSION_TABLE = "sheepfold_version"
NEWEST = str(SCRIPTS.get_current_head())


def _written(conn: Connection) -> str | None:
    context = MigrationContext.configure(conn, opts={"version_table": VERSION_TABLE})
    return context.get_current_revision()


def revision(conn: Connection) -> str | None:
    """Return the revision of the database; None if it is empty; raise if it is not ours."""
    found = _written(conn)
    if found is None and inspect(conn).get_table_names():
        raise StoreError("this database belongs to another program: name an empty one")
    known = {script.revision for script in SCRIPTS.walk_revisions()}
    if found is not None and found not in known:
        raise StoreError("this database was made by a newer Sheepfold: update this one")
    return found


def must_be_current(conn: Connection) -> None:
    """Require a Sheepfold database of this version, for a program that only reads."""
    if _written(conn) is None:
        others = inspect(conn).get_table_names()
        raise WrongDatabase("it belongs to another program" if others else "it is empty")
    if revision(conn) != NEWEST:
        raise StoreError("this database is of an older Sheepfold: start its server once")


def migrate(conn: Connection) -> None:
    """Bring the tables up to date, within the caller's transaction."""
    if revision(conn) == NEWEST:
        return
    steps = EnvironmentContext(
        Config(), SCRIPTS, fn=lambda rev, _: SCRIPTS._upgrade_revs("head", rev)
    )
    with steps:
        steps.configure(connection=conn, version_table=VERSION_TABLE, transactional_ddl=True)
        steps.run_migrations()
