"""Sheep & Thief on the page: cards are drafted and laid, animals led, by clicking them."""

import random
import re

from playwright.sync_api import Locator, expect

from sheepfold import Match
from tests.server.conftest import NewTable
from tests.web.browser import PHONE, Guest, Guests, play_together
from tests.web.clicks import SIDES
from tests.web.conftest import SitAt
from tests.web.positions import position

GAME = "sheep_and_thief"


def cell(guest: Guest, name: str) -> Locator:
    """A cell of one's own land, which is large."""
    return guest.page.locator(f'.board [data-cell="{name}"]')


def card(guest: Guest, number: str) -> Locator:
    return guest.page.locator(f'.hand [data-card="{number}"]')


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


def a_dog_of_the_last_card(match: Match, seat: int) -> bool:
    """One dog is left to be led, and it is not the end of the round."""
    view = match.view(seat)
    due = view.due
    if due is None or (due.sheep, due.dogs, due.foxes) != (0, 1, 0) or view.hands[1 - seat] < 3:
        return False
    moves = [move.partition(" ") for move in match.legal(seat)]
    return bool(lone_sheep([words for verb, _, words in moves if verb == "dog"]))


def lone_sheep(dogs: list[str]) -> list[list[str]]:
    """From where to where a dog may drive the only sheep."""
    return [words.split()[:2] for words in dogs if words.replace(" 1", " 2") not in dogs]


def many_sites(match: Match, seat: int) -> bool:
    return len([move for move in match.legal(seat) if move.startswith("lay ")]) > 12


def a_card_with_a_choice(match: Match, seat: int) -> bool:
    return card_with_a_choice(match.legal(seat)) != ("", "")


def card_with_a_choice(moves: list[str]) -> tuple[str, str]:
    """A card that fits in several places, and a place where only other cards fit."""
    pairs = [words.split()[-2:] for words in moves if words[0].isdigit() or words[:3] == "lay"]
    for number, _ in pairs:
        sites = {site for one, site in pairs if one == number}
        for _, site in pairs:
            shared = sum(other == site for _, other in pairs) > 1
            if len(sites) > 1 and site not in sites and shared:
                return number, site
    return "", ""


# Whole matches


def test_a_match_against_a_bot_by_clicking(new_table: NewTable, guests: Guests):
    options = {"missions": True, "black_sheep": True}
    ann = guests.sit(new_table(GAME, "Ann", "random", options=options), 0)
    ann.play_out(random.Random(1))
    ann.told_the_result()


def test_two_browsers_play_the_last_round(new_table: NewTable, guests: Guests):
    table = new_table(GAME, "Ann", "Bob", start=position(GAME, 2, the_last_round))
    table.start()
    both = [guests.sit(table, 0, locale="fr"), guests.sit(table, 1, locale="de")]
    for guest in both:
        guest.begin()
    play_together(both, random.Random(2))


# Each verb


def test_a_card_is_drafted_and_the_pack_goes_on(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(GAME, "Ann", "random", "random"), 0)
    pack = ann.legal("pick")
    card(ann, pack[1]).click()
    ann.played(f"pick {pack[1]}")
    kept = ann.page.get_by_role("region", name="Kept").get_by_role("img")
    expect(kept).to_have_attribute("aria-label", re.compile(f"^Card {pack[1]},"))
    assert pack[1] not in ann.legal("pick")


def test_a_card_is_laid_where_it_fits(sit_at: SitAt):
    ann = sit_at(GAME, many_sites)
    legal = ann.legal("lay")
    number, site = legal[0].split()
    card(ann, number).click()
    fitting = {words for words in legal if words.startswith(f"{number} ")}
    expect(ann.page.locator(".board [data-cell].legal")).to_have_count(len(fitting))
    cell(ann, site).click()
    expect(cell(ann, site)).to_have_attribute("aria-label", re.compile(f"^{site}, card {number}"))


def test_a_card_is_dragged_to_its_cell(sit_at: SitAt):
    ann = sit_at(GAME, many_sites)
    number, site = ann.legal("lay")[-1].split()
    card(ann, number).drag_to(cell(ann, site))
    ann.played(f"lay {number} {site}")


def test_where_no_card_fits_one_is_laid_face_down(sit_at: SitAt):
    ann = sit_at(GAME, "cover")
    expect(ann.page.get_by_text(re.compile("^None of your cards fits"))).to_be_visible()
    number, site = ann.legal("cover")[0].split()
    cell(ann, site).click()  # the cell first is as good
    expect(ann.page.get_by_text("Which card goes here?")).to_be_visible()
    card(ann, number).click()
    expected = f"{site}, card {number} face down"
    expect(cell(ann, site)).to_have_attribute("aria-label", expected)


def test_sheep_come_by_a_button(sit_at: SitAt):
    ann = sit_at(GAME, "sheep")
    ann.page.get_by_role("button", name=re.compile("^Add . sheep")).click()
    ann.played("sheep")


def test_a_dog_drives_as_many_as_one_says(sit_at: SitAt):
    ann = sit_at(GAME, a_flock_to_drive, options={"black_sheep": True})
    start, end, _ = next(move for move in ann.legal("dog") if move.endswith(" 2b")).split()
    cell(ann, start).click()
    expect(ann.page.get_by_text("Where does the dog drive the sheep?")).to_be_visible()
    cell(ann, end).click()
    ann.page.get_by_role("button", name="2 and the black sheep").click()
    ann.played(f"dog {start} {end} 2b")


def test_a_dog_may_rest(sit_at: SitAt):
    ann = sit_at(GAME, "heel")
    ann.page.get_by_role("button", name="Skip the dog").click()
    ann.played("heel")


def test_the_fox_shows_what_it_takes_before_it_goes(sit_at: SitAt):
    ann = sit_at(GAME, a_theft, settings={"confirm": True})
    step = next(one for one in ann.sync["view"]["fox_steps"] if one["taken"][1])
    name = f"Fox {SIDES[step['side']]} to {step['cell']}"
    way = ann.page.get_by_role("button", name=re.compile(f"^{name}, .*steals {step['taken'][1]}"))
    way.click()
    expect(ann.page.locator(".board .fox.ghost")).to_have_count(2)  # on both lands
    expect(ann.page.locator(".board .paddock .more").first).to_have_text(f"+{step['taken'][1]}")
    lost = ann.page.locator(".board .small .title .change")
    expect(lost).to_have_text(f"\u2212{step['taken'][1]}")
    way.click()  # once more: that is what is meant
    ann.played(f"fox {step['side']}")


def test_what_another_one_did_is_marked_on_his_land(new_table: NewTable, guests: Guests):
    """Both cells between which sheep are driven; those of the same name at home are not."""
    table = new_table(GAME, "Ann", "Bob", start=position(GAME, 2, a_dog_of_the_last_card))
    table.start()
    ann, bob = guests.sit(table, 0), guests.sit(table, 1)
    for guest in (ann, bob):
        guest.begin()
    start, end = lone_sheep(ann.legal("dog"))[0]
    cell(ann, start).click()
    cell(ann, end).click()
    ann.played(f"dog {start} {end} 1")
    for number in (start, end):  # and what she did before, since he decided last
        marked = bob.page.locator(f'.board .small .cell.last[aria-label^="{number}, "]')
        expect(marked).to_have_count(1)
    expect(bob.page.locator(".board svg.large .cell.last")).to_have_count(0)


def test_one_of_two_cards_is_discarded(sit_at: SitAt):
    ann = sit_at(GAME, "discard")
    number, _ = ann.legal("discard")
    card(ann, number).click()
    ann.played(f"discard {number}")


def test_a_blocked_cell_says_why(sit_at: SitAt):
    ann = sit_at(GAME, many_sites)
    cell(ann, "a1").click(force=True)  # the farmyard lies there
    expect(ann.page.get_by_text("Your farmyard lies there.")).to_be_visible()


def test_a_card_that_fits_elsewhere_says_why_it_does_not_fit_here(sit_at: SitAt):
    ann = sit_at(GAME, a_card_with_a_choice)
    number, other = card_with_a_choice(ann.legal("lay"))
    card(ann, number).click()
    cell(ann, other).click(force=True)
    expect(ann.page.get_by_text(re.compile("^The card with .* does not fit there"))).to_be_visible()
    expect(card(ann, number)).to_have_class(re.compile("picked"))
    expect(ann.page.get_by_text("Where does this card go?")).to_be_visible()


def test_a_cell_says_why_a_card_does_not_fit_there(sit_at: SitAt):
    ann = sit_at(GAME, a_card_with_a_choice)
    number, other = card_with_a_choice(ann.legal("lay"))
    cell(ann, other).click()
    card(ann, number).click(force=True)
    expect(ann.page.get_by_text(re.compile("^The card with .* does not fit there"))).to_be_visible()
    expect(cell(ann, other)).to_have_class(re.compile("picked"))


# Lands


def test_another_land_is_enlarged_and_ones_own_comes_back(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(GAME, "Ann", "random", "random"), 0)
    assert ann.my_turn()
    land = ann.page.locator(".board svg.large")
    expect(land).to_have_attribute("aria-label", "Land of Ann")
    ann.page.get_by_role("button", name=re.compile("^Show the land of")).first.click()
    expect(land).not_to_have_attribute("aria-label", "Land of Ann")
    expect(ann.page.locator(".board [data-cell]")).to_have_count(0)  # nothing to decide there
    ann.page.get_by_role("button", name="My land").click()
    expect(land).to_have_attribute("aria-label", "Land of Ann")


# For everybody


def test_the_board_is_large_enough_for_fingers_and_without_faults(sit_at: SitAt):
    ann = sit_at(GAME, "fox", viewport=PHONE)
    ann.large_enough(".board [data-cell]", ".board .reach", ".board .small", ".hand [data-card]")
    assert ann.violations(".board", ".hand") == []


def test_keys_lay_a_card(sit_at: SitAt):
    ann = sit_at(GAME, many_sites)
    number, _ = ann.legal("lay")[0].split()
    card(ann, number).focus()
    ann.page.keyboard.press("Enter")
    expect(card(ann, number)).to_have_class(re.compile("picked"))
    site = ann.page.locator(".board [data-cell].legal").first
    name = site.get_attribute("data-cell")
    site.focus()
    ann.page.keyboard.press("Enter")
    ann.played(f"lay {number} {name}")


def test_a_finger_drags_a_card_to_its_cell(sit_at: SitAt):
    ann = sit_at(GAME, "lay", 3, viewport=PHONE, has_touch=True)
    number, site = ann.legal("lay")[-1].split()
    start, end = (part.bounding_box() for part in (card(ann, number), cell(ann, site)))
    assert start
    assert end
    finger = ann.context.new_cdp_session(ann.page)
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    across, up = end["x"] + end["width"] / 2 - x, end["y"] + end["height"] / 2 - y
    finger.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    for step in range(1, 11):
        point = {"x": x + across * (step / 10) ** 2, "y": y + up * step / 10}  # first upwards
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ann.played(f"lay {number} {site}")
