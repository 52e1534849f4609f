"""Bodies and headers that nobody of good will sends: refused in the one shape, never a bug."""

import json

import pytest

from tests.server.conftest import NewTable
from tests.server.real_server import Server, wanted

LONE = "\ud800"  # half a character: valid in JSON, in nothing else
BODIES = {
    "deep": b"[" * 100_000,
    "deep object": b'{"game":' * 50_000,
    "no UTF-8": b'{"credentials": ["\xff\xfe"]}',
    "no JSON": b"{",
    "empty": b"",
    "a constant": b'{"credentials": NaN}',
    "a long number": b'{"credentials": ' + b"9" * 5000 + b"}",
    "another type": b"[1, 2, 3]",
    "null": b"null",
}


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("path", ["/mine", "/tables", "/replays"])
def test_a_body_that_is_none_is_refused(server: Server, path: str, name: str):
    answer = server.request("POST", path, BODIES[name])
    assert answer.status in (400, 422)
    assert answer.json.keys() == {"code", "message", "ruling"}


def test_half_characters_and_zeros_are_refused_wherever_text_is_taken(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    for odd in (LONE, "\0", "\u202e"):
        asked = [
            ("/tables", wanted("te_kuiti", f"A{odd}n", "Bob")),
            ("/tables", wanted(f"te_kuiti{odd}")),
            ("/tables", wanted("te_kuiti", options={odd: True})),
            ("/tables", wanted("sheepland", components=odd)),
            ("/sit", {"invitation": odd, "name": "Cy"}),
            ("/invitations", {"invitation": odd}),
            ("/mine", {"credentials": [odd]}),
            ("/replays", {"record": odd}),
            (f"/tables/{table.id}/hand-over", {"bot": odd}),
            (f"/tables/{table.id}/ready", {"commitment": odd}),
        ]
        for path, body in asked:
            answer = table.server.post(path, body, token=table.host.credential)
            assert answer.status in (409, 422), (path, odd, answer.text)


def test_a_refusal_does_not_repeat_what_was_sent(server: Server):
    secret = "c2VjcmV0LXNlY3JldC1zZWNyZXQ"
    bodies = [{"invitation": secret + "!"}, {"invitation": [secret]}, {"invitation": secret}]
    for body in bodies:
        assert secret not in server.post("/sit", body, token=secret).text
    assert secret not in server.post("/mine", {"credentials": secret}).text


@pytest.mark.parametrize(
    "header", ["Basic x", "Bearer", "Bearer ", "Bearer a b", "Bearer \xff", "x"]
)
def test_a_credential_that_is_none_is_no_credential(new_table: NewTable, header: str):
    table = new_table("te_kuiti", "Ann", "Bob")
    answer = table.server.request("GET", f"/tables/{table.id}", headers={"Authorization": header})
    assert (answer.status, answer.code) == (401, "no_credential")
    assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize("table", ["%00", "a%2Fb", "x" * 65, "..", "%F0%9F%90%91"])
def test_a_table_that_cannot_be_is_not_looked_for(server: Server, table: str):
    assert server.get(f"/tables/{table}", token="x" * 22).status in (401, 404, 422)


def test_what_is_not_there_is_told_in_the_same_shape(server: Server):
    nothing, method = server.get("/nothing"), server.delete("/games")
    assert (nothing.status, nothing.code) == (404, "not_found")
    assert (method.status, method.code) == (405, "bad_method")
    assert json.loads(nothing.text).keys() == {"code", "message", "ruling"}
