"""Sheep & Thief on the page: cards are drafted and laid, animals led, by clicking them."""

import random
import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from sheepfold import Match
from tests.server.conftest import NewTable
from tests.web.browser import CHOICES, OFFERED, PHONE, Guest, Guests
from tests.web.positions import position

GAME = "sheep_and_thief"
SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
FINGER = 43.9  # pixels, rounded down


def cell(guest: Guest, name: str) -> Locator:
    """A cell of one's own land, which is large."""
    return guest.page.locator(f'.board [data-cell="{name}"]')


def card(guest: Guest, number: str) -> Locator:
    return guest.page.locator(f'.hand [data-card="{number}"]')


def moves(guest: Guest, verb: str) -> list[list[str]]:
    """The arguments of the moves with this verb that may be made now."""
    guest.my_turn()
    legal = [move.split() for move in guest.sync["legal"]["moves"]]
    return [words for name, *words in legal if name == verb]


def played(guest: Guest, text: str) -> None:
    """Until the log tells this move."""
    guest.wait(lambda: any(line["text"] == text for line in lines(guest)))


def lines(guest: Guest) -> list[dict[str, Any]]:
    return [line for frame in guest.frames for line in frame.get("lines", [])]


def is_asked(guest: Guest) -> bool:
    """Whether the page offers something; a draft asks both at once."""
    return guest.page.locator(f"{OFFERED}, {CHOICES}").count() > 0


def sit_at(
    new_table: NewTable, guests: Guests, wanted: Any, options: Any = None, **how: Any
) -> Guest:
    """Ann against the computer, from a position where she may do what is wanted."""
    start = position(GAME, 2, wanted, **(options or {}))
    ann = guests.sit(new_table(GAME, "Ann", "random", start=start), 0, **how)
    ann.begin()
    ann.my_turn()
    return ann


# Positions


def the_last_round(match: Match, seat: int) -> bool:
    view = match.view(seat)
    return view.round == 3 and len(view.laid) == 2 * 4 * 2


def a_flock_to_drive(match: Match, seat: int) -> bool:
    return any(move.startswith("dog ") and move.endswith("2b") for move in match.legal(seat))


def a_theft(match: Match, seat: int) -> bool:
    """The last image of a card is a fox that can steal, and the round goes on."""
    view = match.view(seat)
    due = view.due
    if due is None or (due.sheep, due.dogs, due.foxes) != (0, 0, 1) or view.hands[1 - seat] < 3:
        return False
    return any(step.taken[1 - seat] for step in view.fox_steps)


def many_sites(match: Match, seat: int) -> bool:
    return len([move for move in match.legal(seat) if move.startswith("lay ")]) > 12


# Whole matches


def test_a_match_against_a_bot_by_clicking(new_table: NewTable, guests: Guests):
    options = {"missions": True, "black_sheep": True}
    ann = guests.sit(new_table(GAME, "Ann", "random", options=options), 0)
    ann.begin()
    ann.play_out(random.Random(1))
    result = ann.sync["result"]
    assert result["ending"] == "played"
    for score in result["scores"]:
        expect(ann.page.get_by_text(str(score["total"]), exact=True).first).to_be_visible()


def test_two_browsers_play_the_last_round(new_table: NewTable, guests: Guests):
    table = new_table(GAME, "Ann", "Bob", start=position(GAME, 2, the_last_round))
    table.start()
    both = [guests.sit(table, 0, locale="fr"), guests.sit(table, 1, locale="de")]
    for guest in both:
        guest.begin()
    ann, rng = both[0], random.Random(2)
    while not ann.over:
        ann.wait(lambda: ann.over or any(map(is_asked, both)))
        for guest in filter(is_asked, both):
            guest.decide(rng)
    both[1].wait(lambda: both[1].over)
    assert both[1].sync["result"] == ann.sync["result"]


# Each verb


def test_a_card_is_drafted_and_the_pack_goes_on(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(GAME, "Ann", "random", "random"), 0)
    ann.begin()
    pack = [number for (number,) in moves(ann, "pick")]
    card(ann, pack[1]).click()
    played(ann, f"pick {pack[1]}")
    kept = ann.page.get_by_role("region", name="Kept").get_by_role("img")
    expect(kept).to_have_attribute("aria-label", re.compile(f"^Card {pack[1]},"))
    assert pack[1] not in [number for (number,) in moves(ann, "pick")]


def test_a_card_is_laid_where_it_fits(new_table: NewTable, guests: Guests):
    ann = sit_at(new_table, guests, many_sites)
    number, site = moves(ann, "lay")[0]
    card(ann, number).click()
    fitting = {to for one, to in moves(ann, "lay") if one == number}
    expect(ann.page.locator(".board [data-cell].legal")).to_have_count(len(fitting))
    cell(ann, site).click()
    expect(cell(ann, site)).to_have_attribute("aria-label", re.compile(f"^{site}, card {number}"))


def test_a_card_is_dragged_to_its_cell(new_table: NewTable, guests: Guests):
    ann = sit_at(new_table, guests, many_sites)
    number, site = moves(ann, "lay")[-1]
    card(ann, number).drag_to(cell(ann, site))
    played(ann, f"lay {number} {site}")


def test_where_no_card_fits_one_is_laid_face_down(new_table: NewTable, guests: Guests):
    ann = sit_at(new_table, guests, "cover")
    expect(ann.page.get_by_text(re.compile("^None of your cards fits"))).to_be_visible()
    number, site = moves(ann, "cover")[0]
    cell(ann, site).click()  # the cell first is as good
    expect(ann.page.get_by_text(f"Which card goes on {site}?")).to_be_visible()
    card(ann, number).click()
    expected = f"{site}, card {number} face down"
    expect(cell(ann, site)).to_have_attribute("aria-label", expected)


def test_sheep_come_by_a_button(new_table: NewTable, guests: Guests):
    ann = sit_at(new_table, guests, "sheep")
    ann.page.get_by_role("button", name=re.compile("^Let . sheep come")).click()
    played(ann, "sheep")


def test_a_dog_drives_as_many_as_one_says(new_table: NewTable, guests: Guests):
    ann = sit_at(new_table, guests, a_flock_to_drive, {"black_sheep": True})
    start, end, _ = next(move for move in moves(ann, "dog") if move[2] == "2b")
    cell(ann, start).click()
    expect(ann.page.get_by_text(re.compile("Where does it drive them"))).to_be_visible()
    cell(ann, end).click()
    ann.page.get_by_role("button", name="2 and the black sheep").click()
    played(ann, f"dog {start} {end} 2b")


def test_a_dog_may_rest(new_table: NewTable, guests: Guests):
    ann = sit_at(new_table, guests, "heel")
    ann.page.get_by_role("button", name="Let a dog rest").click()
    played(ann, "heel")


def test_the_fox_shows_what_it_takes_before_it_goes(new_table: NewTable, guests: Guests):
    ann = sit_at(new_table, guests, a_theft, settings={"confirm": True})
    step = next(one for one in ann.sync["view"]["fox_steps"] if one["taken"][1])
    name = f"Fox {SIDES[step['side']]} to {step['cell']}"
    way = ann.page.get_by_role("button", name=re.compile(f"^{name}, .*steals {step['taken'][1]}"))
    way.click()
    expect(ann.page.locator(".board .fox.ghost")).to_have_count(2)  # on both lands
    expect(ann.page.locator(".board .paddock .more").first).to_have_text(f"+{step['taken'][1]}")
    way.click()  # once more: that is what is meant
    played(ann, f"fox {step['side']}")


def test_one_of_two_cards_is_discarded(new_table: NewTable, guests: Guests):
    ann = sit_at(new_table, guests, "discard")
    ((number,), _) = moves(ann, "discard")
    card(ann, number).click()
    played(ann, f"discard {number}")


def test_a_blocked_cell_says_why(new_table: NewTable, guests: Guests):
    ann = sit_at(new_table, guests, many_sites)
    cell(ann, "a1").click(force=True)  # the farmyard lies there
    expect(ann.page.get_by_text("ST-7").first).to_be_visible()


# Lands


def test_another_land_is_enlarged_and_ones_own_comes_back(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(GAME, "Ann", "random", "random"), 0)
    ann.begin()
    ann.my_turn()
    land = ann.page.locator(".board svg.large")
    expect(land).to_have_attribute("aria-label", "Land of Ann")
    ann.page.get_by_role("button", name=re.compile("^Show the land of")).first.click()
    expect(land).not_to_have_attribute("aria-label", "Land of Ann")
    expect(ann.page.locator(".board [data-cell]")).to_have_count(0)  # nothing to decide there
    ann.page.get_by_role("button", name="My land").click()
    expect(land).to_have_attribute("aria-label", "Land of Ann")


# For everybody


def test_the_board_is_large_enough_for_fingers_and_without_faults(
    new_table: NewTable, guests: Guests
):
    ann = sit_at(new_table, guests, "fox", viewport=PHONE)
    for part in (".board [data-cell]", ".board .reach", ".board .small", ".hand [data-card]"):
        box = ann.page.locator(part).first.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER, part
    table = {"include": [[".board"], [".hand"]]}
    assert Axe().run(ann.page, context=table).response["violations"] == []


def test_keys_lay_a_card(new_table: NewTable, guests: Guests):
    ann = sit_at(new_table, guests, many_sites)
    number = moves(ann, "lay")[0][0]
    card(ann, number).focus()
    ann.page.keyboard.press("Enter")
    site = ann.page.locator(".board [data-cell].legal").first
    name = site.get_attribute("data-cell")
    site.focus()
    ann.page.keyboard.press("Enter")
    played(ann, f"lay {number} {name}")
