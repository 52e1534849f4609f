"""Hints at the table: asked for, read, looked at on the board, taken over, seen by the others."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from sheepfold.games import GAMES
from tests.server.conftest import NewTable
from tests.server.real_server import ONCE, Server
from tests.web.browser import CONFIRM, PHONE, Guest, Guests

WORDS = {"en": ("Hint", "Hints"), "de": ("Tipp", "Tipps"), "fr": ("Indice", "Indices")}


def button(guest: Guest, name: str = "Hint") -> Locator:
    return guest.page.locator(".prompt .always").get_by_role("button", name=name, exact=True)


def given(guest: Guest, name: str = "Hints") -> Locator:
    """The hint that is looked at."""
    return guest.page.get_by_role("group", name=name, exact=True)


def take(guest: Guest) -> Locator:
    assert guest.my_turn()
    button(guest).click()
    expect(given(guest)).to_be_visible()
    return given(guest)


def press(guest: Guest, name: str) -> None:
    given(guest).get_by_role("button", name=name).click()


def advised(guest: Guest) -> list[dict[str, Any]]:
    answers = [frame for frame in guest.frames if frame["type"] == "advised"]
    return list(answers[-1]["moves"])


def test_a_hint_is_asked_for_seen_tried_and_known_to_the_other(new_table: NewTable, guests: Guests):
    table = new_table("sheepland", "Ann", "Bob", hints=True)
    table.start()
    ann, bob = (guests.sit(table, chair) for chair in (0, 1))
    for one in (ann, bob):
        one.begin()
    mover, other = (ann, bob) if "legal" in ann.sync else (bob, ann)
    name = "Ann" if mover is ann else "Bob"
    expect(button(other)).to_be_disabled()
    hint = take(mover)
    expect(hint).to_contain_text(re.compile(r"\d+\s%"))
    for one in (mover, other):
        expect(one.page.locator("aside ol")).to_contain_text(f"{name} took a hint.")
    expect(given(other)).to_have_count(0)
    expect(mover.page.locator("main .pointed").first).to_be_visible()
    best = advised(mover)[0]
    head = mover.sync["head"]
    expect(hint.get_by_role("button", name="Try it")).to_be_focused()
    mover.page.keyboard.press("Enter")
    yes = mover.page.locator(CONFIRM)
    expect(yes).to_be_focused()
    assert mover.sync["head"] == head, "nothing is played before it is confirmed"
    mover.page.get_by_role("button", name="Cancel").click()
    press(mover, "Try it")
    yes.click()
    mover.played(best["text"])
    other.played(best["text"])
    expect(given(mover)).to_have_count(0)


def test_hints_are_walked_through_and_put_away_in_four_ways(new_table: NewTable, guests: Guests):
    """Each has its number on the board; the one that is looked at is marked there."""
    ann = guests.sit(new_table("sheepland", "Ann", "random"), 0)
    hint = take(ann)
    count = len(advised(ann))
    assert count > 1
    numbers = ann.page.locator("main .prompt div[aria-hidden] > b")
    expect(numbers).to_have_text([str(n) for n in range(1, count + 1)])
    for n in range(1, count + 1):
        expect(hint).to_contain_text(f"Hint {n} of {count}")
        expect(numbers.nth(n - 1)).to_have_class(re.compile("now"))
        if n < count:
            press(ann, "Next hint")
    expect(hint.get_by_role("button", name="Next hint")).to_be_disabled()
    press(ann, "Previous hint")
    expect(hint).to_contain_text(f"Hint {count - 1} of {count}")

    def tap_outside() -> None:
        ann.page.get_by_role("heading", name="Sheepland").click()

    ways = (
        lambda: press(ann, "Close"),
        lambda: ann.page.keyboard.press("Escape"),
        tap_outside,
        ann.page.go_back,
    )
    for away in ways:
        away()
        expect(hint).to_have_count(0)
        expect(numbers).to_have_count(0)
        expect(ann.page.locator("main .pointed")).to_have_count(0)
        expect(ann.page.locator("main > .board")).to_be_visible()
        button(ann).click()
        expect(hint).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_gives_hints_and_no_reason_twice(game: str, new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(game, "Ann", "random"), 0, viewport=PHONE)
    hint = take(ann)
    moves, reasons = advised(ann), list[str]()
    for n, move in enumerate(moves, start=1):
        if n > 1:
            press(ann, "Next hint")
        expect(hint).to_contain_text(f"Hint {n} of {len(moves)}")
        why = hint.locator(".why")
        expect(why).to_have_count(int(bool(move["reason"])))  # a better move may have had it
        reasons += why.all_inner_texts()
    assert len(reasons) == sum(bool(move["reason"]) for move in moves)
    assert all(reasons)
    assert len(set(reasons)) == len(reasons)
    assert ann.violations(".prompt") == []
    ann.large_enough(".prompt .hints button")
    width = ann.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "nothing is wider than a phone"


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_hints_in_other_languages(lang: str, new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table("sheepland", "Ann", "random"), 0, settings={"lang": lang})
    assert ann.my_turn()
    one, several = WORDS[lang]
    button(ann, one).click()
    expect(given(ann, several)).to_contain_text("%")


def test_where_a_table_has_no_hints_the_button_says_so(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table("sheepland", "Ann", "random", hints=False), 0)
    assert ann.my_turn()
    expect(button(ann)).to_be_disabled()
    expect(button(ann)).to_have_attribute("title", "There are no hints at this table")


def test_a_hint_that_cannot_be_had_is_explained(browser: Browser, tmp_path: Path):
    with Server(tmp_path, hints_per_minute=ONCE) as server:
        guests = Guests(browser, server)
        ann = guests.sit(server.table("sheepland", "Ann", "random"), 0)
        take(ann)
        press(ann, "Try it")
        ann.page.locator(CONFIRM).click()
        expect(given(ann)).to_have_count(0)
        assert ann.my_turn()
        button(ann).click()
        expect(ann.page.get_by_text("Not so fast")).to_be_visible()
        expect(button(ann)).to_be_enabled()
        expect(given(ann)).to_have_count(0)
        ann.close()
