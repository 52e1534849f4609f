"""Anything is explained by resting on it, by a long press, by a tap, by a key."""

from playwright.sync_api import Locator, expect

from tests.server.conftest import NewTable
from tests.web.browser import Guest, Guests

PRESS = {"pointerType": "touch", "isPrimary": True, "pointerId": 7, "bubbles": True}


def box(guest: Guest) -> Locator:
    return guest.page.locator(".explained")


def sheep(guest: Guest) -> Locator:
    """A card on the table of Volle Wolle that is a sheep."""
    return guest.page.locator(".table .cards [data-card^=S]").first


def test_a_card_is_explained_while_the_mouse_rests_on_it(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table("volle_wolle", "Ann", "random"), 0)
    ann.begin()
    card = sheep(ann)
    card.hover()
    expect(box(ann)).to_contain_text("heep")
    label = card.get_attribute("aria-label") or ""
    meaning = card.get_attribute("aria-description") or ""
    expect(box(ann)).to_have_text(f"{label}. {meaning}")
    assert ann.violations() == []
    ann.page.keyboard.press("Escape")
    expect(box(ann)).to_have_count(0)
    card.hover(position={"x": 3, "y": 3})
    ann.page.locator("h1").hover()
    expect(box(ann)).to_have_count(0)


def test_a_tap_outside_of_a_choice_says_what_is_there_and_what_is_asked(
    new_table: NewTable, guests: Guests
):
    ann = guests.sit(new_table("volle_wolle", "Ann", "random"), 0)
    ann.begin()
    card = sheep(ann)
    card.click(force=True)
    said = ann.page.get_by_role("alert")
    expect(said).to_contain_text(card.get_attribute("aria-description") or "nothing")
    expect(said).to_contain_text("bid")


def test_a_long_press_explains_and_picks_nothing(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table("te_kuiti", "Ann", "random"), 0, has_touch=True)
    ann.begin()
    assert ann.my_turn()
    place = ann.page.locator("main .target.legal").first
    name = place.get_attribute("aria-label") or "nothing"
    place.hover()
    expect(box(ann)).to_contain_text(name)
    ann.page.keyboard.press("Escape")
    expect(box(ann)).to_have_count(0)
    place.dispatch_event("pointerdown", PRESS)
    expect(box(ann)).to_contain_text(name)
    place.dispatch_event("pointerup", PRESS)
    head = ann.sync["head"]
    place.dispatch_event("click", {"bubbles": True, "cancelable": True})
    ann.settle()
    assert ann.sync["head"] == head
    ann.page.locator("h1").dispatch_event("pointerdown", PRESS)
    expect(box(ann)).to_have_count(0)


def test_a_key_explains_what_has_the_focus_and_another_shows_all_keys(
    new_table: NewTable, guests: Guests
):
    ann = guests.sit(new_table("meadowmight", "Ann", "random"), 0)
    ann.begin()
    assert ann.my_turn()
    tile = ann.page.locator(".hand .target.legal").first
    tile.hover()
    expect(box(ann)).to_be_visible()
    tile.focus()
    ann.page.keyboard.press("e")
    expect(box(ann)).to_contain_text(tile.get_attribute("aria-description") or "nothing")
    ann.page.keyboard.press("?")
    keys = ann.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Turn the tile")
    assert ann.violations(".match", "dialog") == []
    ann.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    ann.page.get_by_role("tab", name="Aid").click()
    expect(ann.page.get_by_role("tabpanel")).to_contain_text("A Sheeple makes its meadow yours")
