"""People at a table: late, away or watching; how each of them reads how the match ended."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import NewTable
from tests.server.real_server import Server, Table
from tests.web.browser import PHONE, Guest, Guests

SMALL = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
SIX = ("Ann", "Bob", "Cleopatra", "Dan", "Eve", "Finn")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where somebody who has been away for half a second may be replaced."""
    with Server(tmp_path_factory.mktemp("hasty"), absence_minutes=0.01) as server:
        yield server


def watch(guests: Guests, table: Table, **how: object) -> Guest:
    eve = guests.come(**how)
    eve.store("sheepfold.chairs", [])
    eve.go(f"/watch#{table.watch}")
    eve.page.wait_for_url(re.compile("/table/"))
    eve.begin()
    return eve


def ended(table: Table) -> Table:
    """Its match was played to its end, over the API."""
    table.start()
    for seat in table.seats.values():
        seat.open()
    table.play_out(random.Random(3))
    return table


def test_the_computer_plays_for_somebody_away_until_they_take_over(browser: Browser, hasty: Server):
    with hasty.table("te_kuiti", "Ann", "Bob", watching=True) as table:
        table.start()
        for seat in table.seats.values():
            seat.open()
        acting = next(seat for seat in table.seats.values() if "legal" in seat.state)
        gone, other = (table[0], table[1]) if acting is table[0] else (table[1], table[0])
        name = ("Ann", "Bob")[gone.chair or 0]
        for seat in table.seats.values():
            seat.close()
        guests = Guests(browser, hasty)
        ann, eve = guests.sit(table, other.chair or 0), watch(guests, table)
        ann.begin()
        for person in (ann, eve):
            expect(person.page.get_by_text(f"{name} is away.")).to_be_visible()
        expect(eve.page.get_by_text("You are watching this match.")).to_be_visible()
        expect(eve.page.get_by_role("button", name="Let the computer play")).to_have_count(0)
        assert ann.violations() == []
        ann.page.get_by_role("button", name="Wait").click()
        expect(ann.page.get_by_text(f"{name} is away.")).to_have_count(0)
        ann.page.reload()
        ann.begin()
        ann.page.get_by_role("button", name="Let the computer play").click()
        expect(ann.page.get_by_text(f"{name} is away.")).to_have_count(0)

        back = guests.sit(table, gone.chair or 0, **SMALL)
        back.begin()
        expect(back.page.get_by_text("The computer is playing for you.")).to_be_visible()
        back.page.get_by_role("button", name="Take over").tap()
        expect(back.page.get_by_text("The computer is playing for you.")).to_have_count(0)
        for guest in guests.here:
            guest.close()


def test_each_reads_who_ended_the_match(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "Bob", watching=True)
    table.start()
    ann, eve = guests.sit(table, 0), watch(guests, table)
    ann.begin()
    table[0].post("/questions", {"question": "end"}).ok()
    table[1].post("/answers", {"yes": True}).ok()
    expect(ann.result).to_contain_text("You agreed to end the match.")
    expect(eve.result).to_contain_text("The players agreed to end the match.")
    expect(eve.page.get_by_role("button", name="Rematch")).to_have_count(0)


def test_six_results_leave_the_board_in_sight_of_a_phone(new_table: NewTable, guests: Guests):
    ann = guests.sit(ended(new_table("volle_wolle", *SIX)), 0, **SMALL)
    ann.begin()
    ann.told_the_result()
    screen = PHONE["height"]
    rows = [row.bounding_box() for row in ann.result.get_by_role("listitem").all()]
    assert len(rows) == len(SIX)
    assert all(row and row["y"] >= 0 and row["y"] + row["height"] <= screen for row in rows)
    board, result = ann.page.locator("main > .board").bounding_box(), ann.result.bounding_box()
    assert board
    assert result
    assert board["y"] + board["height"] <= result["y"], "the result does not cover the board"
    ann.result.get_by_role("button", name="Close").tap()
    larger = ann.page.locator("main > .board").bounding_box()
    assert larger
    assert larger["height"] > board["height"]
    assert ann.violations(".end", ".strip") == []


def test_points_of_sheepland_show_their_factors(new_table: NewTable, guests: Guests):
    ann = guests.sit(ended(new_table("sheepland", "Ann", "Bob")), 0)
    ann.begin()
    ann.told_the_result()
    factor = re.compile("(\\d+) \N{MULTIPLICATION SIGN} (\\d+) = (\\d+)")
    found = [tuple(map(int, one)) for one in factor.findall(ann.result.inner_text())]
    assert found
    assert all(tiles * worth == points for tiles, worth, points in found)
    places = [row.split(".")[0] for row in ann.result.get_by_role("listitem").all_inner_texts()]
    assert "1" in places[0]
    assert ann.violations(".result") == []


def test_a_lost_solo_match_says_why_and_compares_with_the_best(new_table: NewTable, guests: Guests):
    table = ended(new_table("te_kuiti", "Ann", options={"flowers": "hard"}))
    assert table[0].state["result"]["scores"][0]["total"] == 0
    ann = guests.come()
    best = {"match": "another-1", "worth": 9000, "facts": {"pairs": 9, "of": 10, "flips": 90}}
    ann.store("sheepfold.best", {"te_kuiti hard": best})
    ann.hold(table, 0)
    ann.visit(table)
    ann.begin()
    expect(ann.result.get_by_role("heading")).to_have_text("Not this time.")
    expect(ann.result).to_contain_text(re.compile(r"the game is lost\."))
    expect(ann.result).to_contain_text(re.compile(r"\d of 10 pairs? found, \d+ flips\."))
    expect(ann.result).to_contain_text("9 of 10 pairs found, 90 flips.")


def test_a_tap_on_a_seat_shows_the_rest_of_it(new_table: NewTable, guests: Guests):
    """In Sheep & Thief its land, too."""
    ann = guests.sit(new_table("sheep_and_thief", "Ann", *["random"] * 3), 0, **SMALL)
    assert ann.my_turn()
    seats = ann.page.locator(".strip li")
    expect(seats).to_have_count(4)
    boxes = [seat.bounding_box() for seat in seats.all()]
    assert len({box["y"] for box in boxes if box}) == 1, "they stand in one row"
    assert all(box and box["x"] + box["width"] <= PHONE["width"] for box in boxes)
    expect(seats.nth(0).get_by_role("button")).to_contain_text("Deciding")
    seats.nth(1).get_by_role("button").tap()
    called = ann.sync["chairs"][1]["called"]
    details = ann.page.get_by_role("dialog", name=f"{called} · Dizzy Sheep")
    expect(details).to_contain_text("The computer plays here")
    expect(details.locator("svg .soil")).to_be_visible()
    assert ann.violations() == []


def test_a_board_that_changes_is_seen_on_a_phone(new_table: NewTable, guests: Guests):
    table = new_table("sheep_and_thief", "Ann", "Bob", watching=True)
    table.start()
    for seat in table.seats.values():
        seat.open()
    eve = watch(guests, table, **SMALL)
    table[0].move_at_random(random.Random(1))
    expect(eve.page.locator(".glance")).to_contain_text("Ann")


def test_the_log_of_a_phone_opens_at_its_newest_line_and_marks_the_board(
    new_table: NewTable, guests: Guests
):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    for seat in table.seats.values():
        seat.open()
    table.play_out(random.Random(2), most=60)
    ann = guests.sit(table, 0, **SMALL)
    ann.begin()
    ann.page.get_by_role("button", name="Log, chat, rules").tap()
    lines = ann.page.get_by_role("tabpanel", name="Log").locator(".line")
    assert lines.count() > 20
    newest = lines.last
    expect(newest).to_be_in_viewport()
    ann.large_enough(".line >> nth=-1")
    fence = lines.filter(has_text="placed a fence").last
    fence.scroll_into_view_if_needed()
    fence.tap()
    pointed = ann.page.locator("main > .board .pointed")
    expect(pointed).to_have_count(1)
    expect(pointed).to_be_in_viewport()
    fence.tap()
    expect(pointed).to_have_count(0)
