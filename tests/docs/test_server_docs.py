"""Every route, message, field and code of the server is documented."""

import re
from pathlib import Path

import msgspec
import pytest

from sheepfold.server import wire
from sheepfold.server.app import create
from sheepfold.server.settings import Settings

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "sheepfold" / "server"
API, SOCKET = ((ROOT / "docs" / f"{page}.md").read_text("utf-8") for page in ("api", "socket"))
STRUCTS = [
    each
    for each in vars(wire).values()
    if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__struct_fields__
]


def test_every_route_is_documented(tmp_path):
    described = create(Settings(db=f"sqlite:///{tmp_path}/never-opened.db")).openapi()["paths"]
    routes = {f"{method.upper()} {path}" for path, ways in described.items() for method in ways}
    documented = set(re.findall(r"^\| `((?:GET|POST|DELETE) \S+)` \|", API, re.MULTILINE))
    assert documented == routes


def test_the_routes_without_a_body_are_named(tmp_path):
    described = create(Settings(db=f"sqlite:///{tmp_path}/never-opened.db")).openapi()["paths"]
    bare = {
        f"{method.upper()} {path}"
        for path, ways in described.items()
        for method, way in ways.items()
        if "requestBody" not in way
    }
    row = r"^\| `((?:GET|POST|DELETE) \S+)` \|[^|]*\|[^|]*\| \N{EN DASH} \|"
    assert set(re.findall(row, API, re.MULTILINE)) == bare
    assert {route.partition(" ")[0] for route in bare} == {"GET", "POST", "DELETE"}
    methods = {method for ways in described.values() for method in ways}
    assert methods == {"get", "post", "delete"}


def test_every_field_of_a_body_and_every_code_is_documented(tmp_path):
    """Of answers those that a route gives itself; chairs and plans are the socket's."""
    described = create(Settings(db=f"sqlite:///{tmp_path}/never-opened.db")).openapi()
    schemas = described["components"]["schemas"]
    bodies = {
        way["requestBody"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
        for ways in described["paths"].values()
        for way in ways.values()
        if "requestBody" in way
    }
    answers = {"Created", "FoundModel", "AnalysisModel", "PointModel", "ReplayPage", "ReplayModel"}
    for schema in (*bodies, *answers, "NewChair", "NewTime", "NewStart", "Problem"):
        for field in schemas[schema]["properties"]:
            assert re.search(rf"[`\"]{field}[`\"]", API), f"{schema}.{field}"
    for path in (SERVER / "api").glob("*.py"):
        for code in re.findall(r"""Refusal\(\s*"(\w+)",""", path.read_text("utf-8")):
            assert f"`{code}`" in API, f"{path.name}: {code}"
    for code in re.findall(
        r"""Refusal\(\s*"(\w+)",""", (SERVER / "decisions.py").read_text("utf-8")
    ):
        assert f"`{code}`" in API + SOCKET, code


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_message_and_field_is_documented(struct):
    tag = struct.__struct_config__.tag
    assert tag is None or f"| `{tag}` |" in SOCKET
    for field in struct.__struct_fields__:
        assert f"`{field}`" in SOCKET, f"{struct.__name__}.{field}"


def test_every_code_of_a_socket_is_documented():
    of_tables = ("decisions.py", "committer.py", "table_host.py", "loader.py", "cache.py")
    for name in ("endpoint.py", "codec.py", "connection.py", *of_tables):
        source = (SERVER / name).read_text("utf-8")
        codes = re.findall(r"""(?:Goodbye|Refusal)\(\s*"(\w+)",""", source)
        used = {code for code in codes if name not in of_tables or code in SOCKET_DECISIONS}
        assert used, name
        for code in used:
            assert f"`{code}`" in SOCKET, f"{name}: {code}"


# Of what `decisions` refuses, what a move or an undo can meet; the rest is HTTP's.
SOCKET_DECISIONS = {
    *("outdated", "not_begun", "over", "paused", "question_open", "not_now", "bot_plays"),
    *("conflict", "full", "no_table", "damaged"),
}
