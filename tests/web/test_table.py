"""The table page: everything that is the same in all games."""

import random
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import NewTable
from tests.server.served import Server
from tests.web.browser import PHONE, Guest, Guests
from tests.web.positions import position

OFFERING = ".target.legal:not(.picked), .choices button:not(.picked)"
GAMES = ("te_kuiti", "sheepland", "volle_wolle", "sheep_and_thief", "meadowmight")


def one_turn(*people: Guest) -> Guest:
    """Whose turn it is of these."""
    people[0].wait(lambda: any("legal" in person.sync for person in people))
    return next(person for person in people if "legal" in person.sync)


# Chairs


def test_two_browsers_play_each_other_and_each_sees_the_other_is_here(
    new_table: NewTable, guests: Guests
):
    table = new_table("te_kuiti", "Ann", "Bob")
    ann, bob = guests.sit(table, 0), guests.sit(table, 1)
    for person in (ann, bob):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (ann, bob):
        person.begin()
        expect(person.page.locator("aside .presence.here")).to_have_count(2)
    rng = random.Random(1)
    for _ in range(4):
        mover = one_turn(ann, bob)
        head = mover.sync["head"]
        mover.decide(rng, real=True)
        for person in (ann, bob):
            person.until_head(head + 1)


def test_one_device_for_two_shows_nothing_before_it_was_passed(new_table: NewTable, guests: Guests):
    table = new_table("volle_wolle", "Ann", "Bob")
    both, rng = guests.sit(table, 0, 1), random.Random(2)
    both.page.get_by_role("button", name="I am Ann").click()  # nobody knows who has it
    both.begin()
    assert both.sync["chair"] == 0
    both.decide(rng)  # Ann's secret bid
    expect(both.page.get_by_role("heading", name="Pass the device to Bob")).to_be_visible()
    expect(both.page.locator("main > .board")).to_have_count(0)
    expect(both.page.locator("body")).not_to_contain_text("bids")  # nor read aloud
    assert all(frame.get("chair", 0) == 0 for frame in both.frames)  # nothing of Bob's yet
    both.page.get_by_role("button", name="I am Bob").click()
    expect(both.page.locator("main > .board")).to_be_visible()
    both.wait(lambda: both.sync["chair"] == 1)
    assert "legal" in both.sync


def test_somebody_who_watches_gets_no_hand(new_table: NewTable, guests: Guests):
    table = new_table("sheep_and_thief", "Ann", "Bob")
    table.start()
    table[0].open()
    assert table[0].state["view"]["pack"]
    eve = guests.come()
    eve.store("sheepfold.chairs", [])
    eve.go(f"/watch#{table.watch}")
    eve.page.wait_for_url(re.compile("/table/"))
    eve.begin()
    expect(eve.page.locator("main > .board")).to_be_visible()
    expect(eve.page.locator(".hand")).to_have_count(0)
    views = [frame["view"] for frame in eve.frames if frame.get("view")]
    assert all(not view["hand"] and not view["pack"] for view in views)
    assert not any("legal" in frame for frame in eve.frames)
    secrets = {table[0].credential, table[1].credential}
    page = eve.page.content() + repr(eve.frames)
    assert not any(secret in page for secret in secrets)


# Deciding


def test_a_blocked_place_says_why_and_leads_to_the_ruling(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "random", start=position("te_kuiti", 2, "fence"))
    ann = guests.sit(table, 0)
    assert ann.my_turn()
    ann.page.locator("main > .board .target[data-off]").first.dispatch_event("click")
    said = ann.page.get_by_role("alert")
    expect(said).to_contain_text("TK-")
    said.get_by_role("button", name=re.compile("^Read TK-")).click()
    expect(ann.page.get_by_role("tabpanel", name="Rules")).to_be_visible()


def test_a_move_that_cannot_be_taken_back_is_confirmed(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "random", start=position("te_kuiti", 2, "flip"))
    ann = guests.sit(table, 0, settings={"confirm": True})
    assert ann.my_turn()
    head = ann.sync["head"]
    ann.page.locator("main > .board .target.legal").first.dispatch_event("click")
    confirm = ann.page.get_by_role("button", name="Do it")
    expect(confirm).to_be_visible()
    assert ann.sync["head"] == head
    ann.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    ann.page.locator("main > .board .target.legal").first.dispatch_event("click")
    confirm.click()
    ann.wait(lambda: ann.sync["head"] > head)


def test_a_free_undo_takes_back_at_once_and_another_asks(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "Bob")
    ann, bob = guests.sit(table, 0), guests.sit(table, 1)
    for person in (ann, bob):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (ann, bob):
        person.begin()
    rng = random.Random(3)
    mover = one_turn(ann, bob)
    other = bob if mover is ann else ann
    undo = mover.page.get_by_role("button", name="Undo", exact=True)
    mover.decide(rng)  # the first of two fences
    mover.wait(lambda: len(mover.sync["view"]["fences"]) == 1)
    undo.click()
    mover.wait(lambda: not mover.sync["view"]["fences"])
    mover.decide(rng)
    mover.decide(rng)  # now it is the other's turn
    one_turn(other)
    other.decide(rng)  # a tile turns over: what was free before is no more
    mover.wait(lambda: not mover.sync.get("undo"))
    undo.click()
    asked = other.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("would like to take the last move back")
    asked.get_by_role("button", name="Yes").click()
    mover.wait(lambda: "legal" in mover.sync and len(mover.sync["view"]["fences"]) == 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_by_keyboard_alone(game: str, new_table: NewTable, guests: Guests):
    table = new_table(game, "Ann", "random")
    ann = guests.sit(table, 0)
    assert ann.my_turn()
    head = ann.sync["head"]
    for _ in range(12):
        if ann.sync["head"] > head:
            break
        ann.page.evaluate("document.activeElement?.blur()")
        for _ in range(60):
            ann.page.keyboard.press("Tab")
            if ann.page.evaluate(f"document.activeElement?.matches({OFFERING!r})"):
                break
        ann.page.keyboard.press("ArrowRight")
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_timeout(100)
    assert ann.sync["head"] > head


# The line


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be stopped and comes back at the same address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with Server(tmp_path, port=port) as server:
        yield server


def test_the_page_survives_a_restart_of_the_server(browser: Browser, mortal: Server):
    table = mortal.table("te_kuiti", "Ann", "random")
    guests = Guests(browser, mortal)
    ann, rng = guests.sit(table, 0), random.Random(4)
    assert ann.my_turn()
    ann.decide(rng)
    mortal.kill()
    expect(ann.page.get_by_text("Connecting again")).to_be_visible()
    expect(ann.page.locator("main > .board")).to_be_visible()  # it stays on the table
    mortal.start()
    expect(ann.page.get_by_text("Connecting again")).to_have_count(0)
    assert ann.my_turn()
    ann.decide(rng)
    ann.close(errors=True)  # browsers log a socket that breaks


def test_who_comes_back_sees_what_happened_step_by_step(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    ann = guests.sit(table, 0)
    ann.begin()
    ann.go("/")
    rng = random.Random(5)
    for seat in table.seats.values():
        seat.open()
    mover = next(seat for seat in table.seats.values() if "legal" in seat.state)
    head = mover.move_at_random(rng)
    if mover is table[0]:  # something of Bob's has to happen
        mover.until_head(head)
        mover.until_head(mover.move_at_random(rng))
        table[1].until(lambda _: "legal" in table[1].state)
        table[1].move_at_random(rng)
    ann.page.go_back()
    shown = ann.page.get_by_role("region", name="While you were away:")
    expect(shown).to_be_visible()
    shown.get_by_role("button", name="Show me").click()
    expect(shown).to_contain_text("1 of")
    while shown.get_by_role("button", name="Next").count():
        shown.get_by_role("button", name="Next").click()
    shown.get_by_role("button", name="Done").click()
    expect(shown).to_have_count(0)


# Everyone


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_for_everyone(game: str, new_table: NewTable, guests: Guests):
    """Axe finds nothing in light and dark; every word is there in three languages; a phone will do.

    Whatever has no words complains on the console, and that fails the test.
    """
    table = new_table(game, "Ann", "random")
    ann, rng = guests.sit(table, 0), random.Random(6)
    assert ann.my_turn()
    assert ann.violations() == []
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Colours").select_option("dark")
    assert ann.violations() == []
    ann.page.get_by_label("Language").select_option("de")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.page.keyboard.press("Escape")
    assert ann.my_turn()
    assert ann.violations() == []
    for lang in ("de", "fr"):
        expect(ann.page.locator(".prompt")).to_contain_text({"de": "Regeln", "fr": "Règles"}[lang])
        for _ in range(2):
            if ann.my_turn():
                ann.decide(rng)
        ann.page.locator("button.opener").click()
        ann.page.locator(".preferences select").first.select_option({"de": "fr", "fr": "en"}[lang])
        ann.page.keyboard.press("Escape")
        assert ann.my_turn()


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_everything_without_scrolling_sideways(
    game: str, new_table: NewTable, guests: Guests
):
    table = new_table(game, "Ann", "random")
    ann = guests.sit(table, 0, viewport=PHONE, has_touch=True, is_mobile=True)
    assert ann.my_turn()
    ann.decide(random.Random(7))
    wide = ann.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    ann.page.get_by_role("button", name="Log, chat, rules").click()
    expect(ann.page.get_by_role("tab", name="Chat")).to_be_visible()
    assert ann.violations() == []


def test_chat_is_text_and_reaches_the_other(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    ann, bob = guests.sit(table, 0), guests.sit(table, 1)
    for person in (ann, bob):
        person.begin()
        person.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Write something").fill("<b>hello</b> & welcome")
    ann.page.keyboard.press("Enter")
    expect(bob.page.get_by_role("tabpanel", name="Chat")).to_contain_text("<b>hello</b> & welcome")
