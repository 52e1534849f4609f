"""Requests made up from the API's own description: no bug shows, every answer is described."""

from pathlib import Path

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sheepfold.server.app import create
from sheepfold.server.settings import Settings
from tests.server.conftest import NewTable

EXAMPLES = 5  # of each operation
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
DESCRIPTION = create(Settings(db="sqlite:///unused.db")).openapi()
OPERATIONS = [
    found.ok()
    for found in schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations()
    if isinstance(found, Ok)
]


def test_there_is_something_to_test():
    described = [method for path in DESCRIPTION["paths"].values() for method in path]
    assert len(OPERATIONS) == len(described) > 20
    assert not Path("unused.db").exists()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.method} {one.path}")
def test_every_answer_is_described(new_table: NewTable, operation):
    table = new_table("te_kuiti", "Ann", "Bob")
    known = {"table": table.id} if "{table}" in operation.path else None

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def ask(data: st.DataObject) -> None:
        mode = data.draw(st.sampled_from(GenerationMode))
        case = data.draw(operation.as_strategy(mode, path_parameters=known))
        headers = {}
        if data.draw(st.booleans()):
            headers["Authorization"] = f"Bearer {table.host.credential}"
        case.call_and_validate(
            base_url=table.server.url, session=session, headers=headers, checks=CHECKS
        )

    with requests.Session() as session:
        ask()
