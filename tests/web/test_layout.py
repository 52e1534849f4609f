"""One screen: questions take no room from the board, and what lies open is easily closed."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.server.conftest import NewTable
from tests.web.browser import CONFIRM, DESKTOP, FINGER, PHONE, Guest, Guests
from tests.web.conftest import SitAt

SMALL: ViewportSize = {"width": 320, "height": 568}
RAIL: ViewportSize = {"width": 740, "height": 360}
TABLET: ViewportSize = {"width": 768, "height": 1024}
SIZES = (DESKTOP, TABLET, PHONE, SMALL, RAIL)
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
BOARD = "main > .board"
BOX = "e => e.getBoundingClientRect().toJSON()"
# What may be picked and lies, in its middle, under something else.
COVERED = """
() => [...document.querySelectorAll('.target.legal')].filter(one => {
  const box = (one.querySelector('.ring') ?? one).getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !top?.closest('.target');
}).map(one => one.getAttribute('aria-label'))
"""
# What no scrolling of the page brings into sight.
LOST = """
() => [...document.querySelectorAll('header button, .sentence, .always button, .stack, .disc')]
  .map(one => [one.className.baseVal ?? one.className, one.getBoundingClientRect()])
  .filter(([_, box]) => box.left < 0 || box.right > innerWidth || box.top + scrollY < 0
    || box.bottom + scrollY > document.documentElement.scrollHeight)
  .map(([name]) => name)
"""


def box(part: Locator) -> dict[str, float]:
    found: dict[str, float] = part.evaluate(BOX)
    return found


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["right"] <= other["left"]
        or one["left"] >= other["right"]
        or one["bottom"] <= other["top"]
        or one["top"] >= other["bottom"]
    )


def resize(guest: Guest, size: ViewportSize) -> None:
    guest.page.set_viewport_size(size)
    guest.drawn()


# Confirming


def test_a_question_whether_to_do_it_moves_nothing_and_is_one_row(sit_at: SitAt):
    """So a second tap at the same place meets what the first one met."""
    ann = sit_at("te_kuiti", "flip", settings={"confirm": True})
    for size in SIZES:
        resize(ann, size)
        tile = ann.page.locator(f"{BOARD} .place.legal").last
        before = (box(tile), box(ann.page.locator(".prompt")))
        tile.click()
        yes, no = ann.page.locator(CONFIRM), ann.page.get_by_role("button", name="Cancel")
        expect(yes).to_be_visible()
        assert (box(ann.page.locator(".place.picked")), box(ann.page.locator(".prompt"))) == before
        assert box(yes)["top"] == box(no)["top"]
        assert apart(box(yes), box(no))
        for part in (".sentence", ".always"):
            expect(ann.page.locator(f".prompt {part}")).to_be_hidden()
        no.click()
        expect(ann.page.locator(".prompt .sentence")).to_be_visible()


def test_what_is_picked_differs_from_what_may_be_in_more_than_its_colour(sit_at: SitAt):
    ann = sit_at("te_kuiti", "flip", settings={"confirm": True})
    looks = "e => (s => [s.strokeWidth, s.filter])(getComputedStyle(e))"
    legal = ann.page.locator(f"{BOARD} .place.legal .ring").last.evaluate(looks)
    ann.page.locator(f"{BOARD} .place.legal").last.click()
    picked = ann.page.locator(f"{BOARD} .place.picked .ring")
    expect(picked).to_have_css("stroke-width", "6px")
    assert picked.evaluate(looks)[1] != legal[1]


# Layouts


def test_on_its_side_a_phone_has_hand_and_prompt_in_a_rail(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table("sheepland", "Ann", "random"), 0, viewport=RAIL)
    assert ann.my_turn()
    board, hand, prompt = (
        box(ann.page.locator(part)) for part in (BOARD, "main > .hand", ".prompt")
    )
    assert board["right"] <= min(hand["left"], prompt["left"])
    assert hand["bottom"] <= prompt["top"]
    assert prompt["bottom"] <= RAIL["height"]
    assert board["height"] > 0.75 * RAIL["height"]
    assert ann.page.evaluate(COVERED) == []
    ann.page.get_by_role("button", name="Log, chat, rules").click()
    expect(ann.page.get_by_role("tab", name="Rules")).to_be_visible()
    assert box(ann.page.locator("aside"))["left"] > board["left"] + board["width"] / 2
    ann.page.get_by_role("button", name="Close", exact=True).last.click()
    assert ann.violations() == []


@pytest.mark.parametrize("game", ["te_kuiti", "sheepland"])
def test_no_size_scrolls_or_hides_what_may_be_picked(
    game: str, new_table: NewTable, guests: Guests
):
    ann = guests.sit(new_table(game, "Ann", "random"), 0, settings={"coach": True})
    assert ann.my_turn()
    for size in SIZES:
        resize(ann, size)
        assert ann.page.evaluate(COVERED) == [], size
        over = "e => [e.scrollWidth - innerWidth, e.scrollHeight - innerHeight]"
        assert max(ann.page.locator("html").evaluate(over)) <= 0, size


def test_large_text_loses_nothing(new_table: NewTable, guests: Guests):
    """Where it is twice as large the page may scroll."""
    ann = guests.sit(new_table("sheepland", "Ann", "random"), 0)
    assert ann.my_turn()
    ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
    for size in (DESKTOP, PHONE, RAIL):
        resize(ann, size)
        assert ann.page.evaluate(LOST) == [], size


# What lies open


def swiped(guest: Guest) -> None:
    handle = box(guest.page.locator("aside .top"))
    x, y = handle["left"] + handle["width"] / 2, handle["top"] + 4
    guest.page.mouse.move(x, y)
    guest.page.mouse.down()
    guest.page.mouse.move(x, y + 60)
    guest.page.mouse.move(x, y + 250)
    guest.page.mouse.up()


SHEET_WAYS: dict[str, Callable[[Guest], Any]] = {
    "Esc": lambda guest: guest.page.keyboard.press("Escape"),
    "cross": lambda guest: guest.page.locator("aside .close").click(),
    "tap outside": lambda guest: guest.page.mouse.click(20, 120),
    "swipe": swiped,
    "Back": lambda guest: guest.page.go_back(),
}


def test_the_sheet_closes_in_five_ways_and_back_stays_at_the_table(
    new_table: NewTable, guests: Guests
):
    ann = guests.sit(new_table("te_kuiti", "Ann", "random"), 0, **TOUCH)
    assert ann.my_turn()
    opener, sheet = (
        ann.page.get_by_role("button", name="Log, chat, rules"),
        ann.page.locator("aside"),
    )
    head = ann.sync["head"]
    for close in SHEET_WAYS.values():
        opener.click()
        expect(sheet).to_have_class(re.compile("open"))
        expect(ann.page.get_by_role("tab", name="Log")).to_be_focused()
        assert box(sheet)["top"] > PHONE["height"] / 3, "the board is in sight above it"
        close(ann)
        expect(sheet).not_to_have_class(re.compile("open"))
        expect(opener).to_be_focused()
        expect(ann.page.locator(BOARD)).to_be_visible()
    assert ann.sync["head"] == head, "a tap outside only closes"


def test_back_closes_the_menu_and_then_leaves_the_table(new_table: NewTable, guests: Guests):
    ann = guests.come()
    table = new_table("te_kuiti", "Ann", "random")
    ann.hold(table, 0)
    ann.go("/settings")
    ann.page.evaluate("table => location.assign(table)", f"/table/{table.id}")
    assert ann.my_turn()
    menu = ann.page.get_by_role("dialog", name="Menu")
    for _ in range(2):
        ann.page.get_by_role("button", name="Menu").click()
        expect(menu).to_be_visible()
        ann.page.go_back()
        expect(menu).to_have_count(0)
        expect(ann.page.locator(BOARD)).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    expect(menu).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    ann.wait(lambda: not ann.page.evaluate("history.state?.panel ?? false"))
    ann.page.go_back()
    ann.page.wait_for_url(re.compile("/settings$"))


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_refusal_covers_nothing_that_may_be_picked_and_goes_away(
    size: ViewportSize, sit_at: SitAt
):
    ann = sit_at("te_kuiti", "flip", viewport=size)
    said = ann.page.get_by_role("alert")
    ways: tuple[Callable[[], Any], ...] = (
        lambda: ann.page.keyboard.press("Escape"),
        lambda: said.get_by_role("button", name="Close").click(),
        lambda: ann.page.locator("header h1").dispatch_event("pointerdown"),
        ann.page.go_back,
    )
    for away in ways:
        ann.page.locator(f"{BOARD} .line[data-off]").first.dispatch_event("click")
        expect(said).to_be_visible()
        ann.drawn()
        note = box(said)
        free = ann.page.locator(".target.legal, .prompt button:enabled").all()
        assert all(apart(note, box(one)) for one in free)
        assert 0 <= note["left"] <= note["right"] <= size["width"]
        away()
        expect(said).to_have_count(0)
        expect(ann.page.locator(BOARD)).to_be_visible()


def test_what_a_hint_says_covers_no_place(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table("te_kuiti", "Ann", "random"), 0, viewport=SMALL)
    assert ann.my_turn()
    ann.page.get_by_role("button", name="Hint", exact=True).click()
    hint = ann.page.get_by_role("group", name="Hints", exact=True)
    expect(hint).to_be_visible()
    ann.drawn()
    assert ann.page.evaluate(COVERED) == []
    assert all(
        min(b["width"], b["height"]) >= FINGER for b in map(box, hint.get_by_role("button").all())
    )
