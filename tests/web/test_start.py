"""How a match starts on the page: failed starts are shown, and never repeated without a person."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.server.conftest import NewTable
from tests.server.real_server import Table
from tests.web.browser import Guest, Guests

REVEAL = re.compile("/reveal$")


def alone(new_table: NewTable, guests: Guests, lang: str = "en") -> tuple[Table, Guest, list[str]]:
    """Ann against the computer at a server that drops her numbers; and the numbers it got."""
    table, numbers = new_table("te_kuiti", "Ann", "random"), list[str]()

    def drop(route: Route) -> None:
        numbers.append(json.loads(route.request.post_data or "")["random"])
        route.fulfill(json={"seq": 1})

    ann = guests.come(settings={"lang": lang})
    ann.hold(table, 0)
    ann.page.route(REVEAL, drop)
    ann.go(f"/table/{table.id}")
    return table, ann, numbers


def fail_twice(table: Table, ann: Guest, numbers: list[str]) -> None:
    """The second start is the page's own."""
    for start in (1, 2):
        ann.wait(lambda start=start: len(numbers) == start)  # type: ignore[misc]
        table[0].delete("/ready").ok()


def check_draws(table: Table, ann: Guest) -> None:
    table[0].post("/resign").ok()
    ann.until_over()
    ann.go(f"/replay/{table.id}/1#fair")


def test_a_start_is_tried_again_once_and_then_the_person_decides(
    new_table: NewTable, guests: Guests
):
    table, ann, numbers = alone(new_table, guests)
    fail_twice(table, ann, numbers)
    again = ann.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    said = ann.page.get_by_role("status").filter(has_text="could not start")
    expect(said).to_contain_text("2 starts failed")
    expect(said).to_contain_text("Your device has shown 2 random numbers")
    assert ann.violations() == []
    assert not table.look()["chairs"][0]["ready"]
    ann.page.reload()  # the device remembers it
    expect(said).to_contain_text("Your device has shown 2 random numbers")
    expect(again).to_be_visible()
    assert len(set(numbers)) == len(numbers) == 2
    ann.page.unroute(REVEAL)
    again.click()
    ann.begin()


def test_the_check_finds_numbers_that_a_server_left_out(new_table: NewTable, guests: Guests):
    table, ann, numbers = alone(new_table, guests)
    fail_twice(table, ann, numbers)
    ann.page.unroute(REVEAL)
    ann.page.get_by_role("button", name="Try again").click()
    ann.begin()
    check_draws(table, ann)
    left_out = "has shown 3 random numbers for this match, but the record counts 1"
    expect(ann.page.get_by_text(left_out)).to_be_visible()
    expect(ann.page.get_by_text("started 3 times; 2 starts failed")).to_be_visible()
    expect(ann.page.get_by_text("Something does not hold.")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "failed", "button"),
    [
        ("de", "2 Starts schlugen fehl", "Noch einmal versuchen"),
        ("fr", "2 lancements ont échoué", "Réessayer"),
    ],
)
def test_failed_starts_are_told_in_every_language(
    new_table: NewTable, guests: Guests, lang: str, failed: str, button: str
):
    table, ann, numbers = alone(new_table, guests, lang)
    fail_twice(table, ann, numbers)
    expect(ann.page.get_by_text(failed)).to_be_visible()
    expect(ann.page.get_by_role("button", name=button)).to_be_visible()


def test_a_failed_start_among_people_is_shown_and_counted(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "Bob")
    ann = guests.sit(table, 0)
    table[1].ready()
    with ann.page.expect_response(REVEAL):
        ann.page.get_by_role("button", name="I am ready").click()
    table[1].delete("/ready").ok()
    said = ann.page.get_by_role("status").filter(has_text="could not start")
    expect(said).to_contain_text("1 start failed")
    expect(said).to_contain_text("Your device has shown 1 random number for it")
    table[1].ready()
    ann.page.get_by_role("button", name="Try again").click()
    ann.wait(lambda: ann.sync["phase"] == "revealing" and ann.sync["starts"] == 2)
    table[1].reveal()
    ann.begin()
    check_draws(table, ann)
    expect(ann.page.get_by_text("started 2 times; 1 start failed")).to_be_visible()
    expect(ann.page.get_by_text("device has shown 2 random numbers")).to_be_visible()
    expect(ann.page.get_by_text("are those this device noted")).to_be_visible()
    expect(ann.page.get_by_text("Everything holds, but")).to_be_visible()


def test_a_server_that_names_match_after_match_gets_no_more_numbers(
    new_table: NewTable, guests: Guests
):
    """Nor promises of them: nothing but a click lets the page start once more."""
    table, ann, promises = new_table("te_kuiti", "Ann", "random"), guests.come(), list[str]()
    ann.hold(table, 0)

    def promise(route: Route) -> None:
        promises.append(route.request.url)
        route.fulfill(json={"seq": 1})

    def serve(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: lie(socket.send, json.loads(text)))

    def lie(send: Callable[[str], None], frame: dict[str, Any]) -> None:
        if frame["type"] == "sync":
            for number in range(1, 7):
                send(json.dumps({**frame, "match": f"{table.id}-{number}", "number": number}))

    ann.page.route(re.compile("/ready$"), promise)
    ann.page.route_web_socket(re.compile("/api/live$"), serve)
    ann.go(f"/table/{table.id}")
    last = ann.page.get_by_role("link", name="Watch the last match again")
    expect(last).to_have_attribute("href", f"/replay/{table.id}/5")
    expect(ann.page.get_by_role("button", name="I am ready")).to_be_visible()
    assert len(promises) == 2
