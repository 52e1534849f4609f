"""Sheepland on the page: roads, herds and stacks are clicked where they lie."""

import random
import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from sheepfold import Match
from tests.server.conftest import NewTable
from tests.web.browser import PHONE, Guest, Guests
from tests.web.positions import position

GAME = "sheepland"
FINGER = 43.9  # pixels, rounded down


def road(guest: Guest, number: object) -> Locator:
    return guest.page.locator(f'.board [data-road="{number}"]')


def place(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'.board [data-place="{name}"]')


def stack(guest: Guest, terrain: str) -> Locator:
    return guest.page.locator(f'.board [data-terrain="{terrain}"]')


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


def says(part: Locator, words: str) -> None:
    """Its label tells this."""
    expect(part).to_have_attribute("aria-label", re.compile(words))


def undo(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Undo").click()
    guest.wait(lambda: guest.sync["lines"][-1]["text"].startswith("undo"))


def sit_at(new_table: NewTable, guests: Guests, wanted: Any, players: int = 3, **how: Any) -> Guest:
    """Ann against the computer, from a position where she may do what is wanted."""
    start = position(GAME, players, wanted, **how.pop("options", {}))
    others = ["random"] * (players - 1)
    ann = guests.sit(new_table(GAME, "Ann", *others, start=start), 0, **how)
    ann.begin()
    ann.my_turn()
    return ann


# Positions


def ways_near_and_far(match: Match, seat: int) -> bool:
    view = match.view(seat)
    return view.left == 3 and {0, 1} <= set(view.costs) and 9 < len(view.fences) < 18


def all_may_be_done(match: Match, seat: int) -> bool:
    """A white sheep, the black one beside it, or a tile; two more actions follow."""
    moves = [move.split() for move in match.legal(seat)]
    black = [words[1] for words in moves if words[0] == "black"]
    white = [words[1] for words in moves if words[0] == "herd"]
    tiles = any(words[0] == "buy" for words in moves)
    return match.view(seat).left == 3 and tiles and not {*black}.isdisjoint(white)


def a_last_sheep_of_three_actions(match: Match, seat: int) -> bool:
    verbs = {move.split()[0] for move in match.legal(seat)}
    view = match.view(seat)
    return view.left == 1 and {"herd", "walk"} == verbs and view.supply > 3


def a_stuck_shepherd(match: Match, seat: int) -> bool:
    return bool(match.view(seat).stuck)


def a_final_fence(match: Match, seat: int) -> bool:
    view = match.view(seat)
    return view.pending == ("act",) and bool(view.final_fences)


def the_last_fences(match: Match, seat: int) -> bool:
    view = match.view(seat)
    return bool(view.pending == ("use",) and view.supply == 2)


# Whole matches


def test_a_match_against_bots_by_clicking(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(GAME, "Ann", "random", "random", "random"), 0)
    ann.begin()
    ann.play_out(random.Random(1))
    result = ann.sync["result"]
    assert result["ending"] == "played"
    for score in result["scores"]:
        expect(ann.page.get_by_text(str(score["total"]), exact=True).first).to_be_visible()


def test_two_browsers_play_to_the_end(new_table: NewTable, guests: Guests):
    table = new_table(GAME, "Ann", "Bob", start=position(GAME, 2, the_last_fences))
    table.start()
    both = [guests.sit(table, 0), guests.sit(table, 1, locale="de")]
    for guest in both:
        guest.begin()
    ann, rng = both[0], random.Random(3)
    while not ann.over:
        ann.wait(lambda: ann.over or any(guest.sync.get("legal") for guest in both))
        for guest in both:
            if guest.sync.get("legal") and guest.my_turn():
                guest.decide(rng)
    assert both[1].sync["result"] == ann.sync["result"]


# Each verb


def test_shepherds_are_placed_and_one_of_two_is_used(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(GAME, "Ann", "random"), 0)
    ann.begin()
    for _ in range(2):
        number = moves(ann, "place")[0][0]
        road(ann, number).click()
        played(ann, f"place {number}")
        says(road(ann, number), "shepherd of Ann")
    number = moves(ann, "use")[0][0]
    expect(ann.page.locator(".board .road.legal")).to_have_count(2)
    road(ann, number).click()
    says(road(ann, number), "acting now")


def test_a_walk_leaves_a_fence_and_is_taken_back(new_table: NewTable, guests: Guests):
    ann = sit_at(new_table, guests, ways_near_and_far)
    view = ann.sync["view"]
    here, near, far = view["shepherd"], view["costs"].index(0) + 1, view["costs"].index(1) + 1
    says(road(ann, near), "walking there is free$")
    says(road(ann, far), "walking there costs 1 Dinar$")
    expect(road(ann, far).locator(".coin")).to_be_visible()
    road(ann, far).click()
    says(road(ann, here), "closed by a fence$")
    says(road(ann, far), "shepherd of Ann")
    assert ann.sync["view"]["dinars"][0] == view["dinars"][0] - 1
    undo(ann)
    says(road(ann, here), "acting now")
    road(ann, near).focus()
    ann.page.keyboard.press("Enter")
    played(ann, f"walk {near}")


def test_sheep_cross_the_road_and_tiles_are_bought(new_table: NewTable, guests: Guests):
    ann = sit_at(new_table, guests, all_may_be_done)
    here, there = moves(ann, "black")[0]
    says(place(ann, here), f"from here a sheep can be driven to (?i:{there})$")
    place(ann, here).dispatch_event("click")
    expect(ann.page.get_by_text("Which sheep crosses the road?")).to_be_visible()
    ann.page.get_by_role("button", name="A white sheep", exact=True).click()
    played(ann, f"herd {here} {there}")
    undo(ann)
    moves(ann, "black")
    ann.page.locator(f'.board [data-black="{here}"]').click()
    played(ann, f"black {here} {there}")
    says(ann.page.locator(f'.board [data-black="{there}"]'), f"The black sheep, in (?i:{there})")
    undo(ann)
    terrain = moves(ann, "buy")[0][0]
    stack(ann, terrain).click()
    played(ann, f"buy {terrain}")
    mine = ann.page.locator(".hand .hidden-text")
    expect(mine.filter(has_text=f"{terrain}: ")).to_have_count(1)


# What is shown


def test_a_last_action_is_shown_before_it_is_confirmed(new_table: NewTable, guests: Guests):
    confirming = {"confirm": True}
    ann = sit_at(new_table, guests, a_last_sheep_of_three_actions, settings=confirming)
    here, _ = moves(ann, "herd")[0]
    place(ann, here).dispatch_event("click")
    expect(ann.page.locator(".board .ghost .sheep")).to_have_count(1)
    ann.page.get_by_role("button", name="Cancel").click()
    expect(ann.page.locator(".board .ghost")).to_have_count(0)
    number = moves(ann, "walk")[0][0]
    road(ann, number).click()
    expect(ann.page.locator(".board .ghost .shepherd")).to_have_count(1)
    expect(ann.page.locator(".board .ghost .fence")).to_have_count(1)
    road(ann, number).click()  # once more: that is what is meant
    played(ann, f"walk {number}")


def test_final_fences_and_with_the_memory_aid_purchases_stay_in_sight(
    new_table: NewTable, guests: Guests
):
    ann = sit_at(new_table, guests, a_final_fence, options={"memory_aid": True})
    view = ann.sync["view"]
    says(road(ann, view["final_fences"][0]), "closed by a final fence$")
    bought = {one["terrain"] for one in view["memory"] if one["seat"] == 1}
    expect(ann.page.locator("aside .seat-1 [class*=sheepland-]")).to_have_count(len(bought))


def test_a_stuck_shepherd_is_told_and_nothing_of_others_is_shown(
    new_table: NewTable, guests: Guests
):
    ann = sit_at(new_table, guests, a_stuck_shepherd)
    expect(ann.page.get_by_text("Your shepherd is stuck: do what else")).to_be_visible()
    expect(ann.page.locator(".board .road.legal")).to_have_count(0)
    expect(ann.page.locator("aside .seat-1 [class*=sheepland-]")).to_have_count(0)


def test_the_die_the_log_and_a_closed_road_tell(new_table: NewTable, guests: Guests):
    ann = sit_at(new_table, guests, ways_near_and_far)
    expect(ann.page.get_by_label(f"The die shows {ann.sync['view']['die']}")).to_be_visible()
    number = next(line["text"].split()[1] for line in lines(ann) if line["text"][:4] == "walk")
    ann.page.locator("aside .line", has_text=f"to road {number}.").first.hover()
    expect(road(ann, number)).to_have_class(re.compile("pointed"))
    road(ann, ann.sync["view"]["fences"][0]).click(force=True)
    expect(ann.page.get_by_role("alert")).to_contain_text("Your shepherd moves to any road")


# For everybody


def test_the_island_is_large_enough_for_fingers_and_without_faults(
    new_table: NewTable, guests: Guests
):
    ann = sit_at(new_table, guests, ways_near_and_far, viewport=PHONE)
    targets = ann.page.locator(".board .road .hit, .board .place .ground, .board .stack")
    sizes = targets.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(b => Math.min(b.width, b.height))"
    )
    assert len(sizes) == 42 + 19 + 6
    assert min(sizes) >= FINGER
    for theme in ("light", "dark"):
        ann.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert Axe().run(ann.page, context=".board, .hand").response["violations"] == []
