"""Sheepland on the page: roads, herds and stacks are clicked where they lie."""

import json
import random
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from sheepfold import Match
from sheepfold.games import own_components
from sheepfold.games.sheepland.components import PLACES
from tests.server.conftest import NewTable
from tests.server.real_server import Server
from tests.web.browser import PHONE, Guest, Guests, play_together
from tests.web.conftest import SitAt
from tests.web.positions import position

GAME = "sheepland"
# Where each white sheep stands, by a number that it is given once.
NUMBERED = """
() => Object.fromEntries([...document.querySelectorAll(".board .flock .one")].map(one => {
  one.number ??= window.sheep = (window.sheep ?? 0) + 1;
  return [one.number, one.style.transform];
}))
"""


def road(guest: Guest, number: object) -> Locator:
    return guest.page.locator(f'.board [data-road="{number}"]')


def place(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'.board [data-place="{name}"]')


def stack(guest: Guest, terrain: str) -> Locator:
    return guest.page.locator(f'.board [data-terrain="{terrain}"]')


def called(name: str) -> str:
    """A place in words, whatever its case: "field 1"."""
    return f"(?i:{name.replace('-', ' ')})"


def says(part: Locator, words: str) -> None:
    """Its label tells this."""
    expect(part).to_have_attribute("aria-label", re.compile(words))


def undo(guest: Guest) -> None:
    head = guest.sync["head"]
    guest.page.get_by_role("button", name="Undo").click()
    guest.until_head(head + 1)


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


def a_drive_to_other_sheep(match: Match, seat: int) -> bool:
    """An action that is not the last; the black sheep is far away."""
    view = match.view(seat)
    drives = [move.partition(" ")[2] for move in match.legal(seat) if move.startswith("herd ")]
    blacks = any(move.startswith("black ") for move in match.legal(seat))
    return view.left > 1 and not blacks and bool(onward(drives, view.white))


def onward(drives: list[str], white: Sequence[int]) -> list[str]:
    """Those to sheep that come later in the list of places: one of them must not walk back."""
    found = []
    for move in drives:
        start, end = map(PLACES.index, move.split())
        if start < end and white[end]:
            found.append(move)
    return found


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
    ann.play_out(random.Random(1))
    ann.told_the_result()


def test_two_browsers_play_to_the_end(new_table: NewTable, guests: Guests):
    table = new_table(GAME, "Ann", "Bob", start=position(GAME, 2, the_last_fences))
    table.start()
    both = [guests.sit(table, 0), guests.sit(table, 1, locale="de")]
    for guest in both:
        guest.begin()
    play_together(both, random.Random(3))


# Each verb


def test_shepherds_are_placed_and_one_of_two_is_used(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(GAME, "Ann", "random"), 0)
    for _ in range(2):
        number = ann.legal("place")[0]
        road(ann, number).click()
        ann.played(f"place {number}")
        says(road(ann, number), "Ann.s shepherd")
    number = ann.legal("use")[0]
    expect(ann.page.locator(".board .road.legal")).to_have_count(2)
    road(ann, number).click()
    says(road(ann, number), "acting now")


def test_a_walk_leaves_a_fence_and_is_taken_back(sit_at: SitAt):
    ann = sit_at(GAME, ways_near_and_far, 3)
    view = ann.sync["view"]
    here, near, far = view["shepherd"], view["costs"].index(0) + 1, view["costs"].index(1) + 1
    says(road(ann, near), "moving there is free$")
    says(road(ann, far), "moving there costs 1 Dinar$")
    expect(road(ann, far).locator(".coin")).to_be_visible()
    road(ann, far).click()
    says(road(ann, here), "closed by a fence$")
    says(road(ann, far), "Ann.s shepherd")
    assert ann.sync["view"]["dinars"][0] == view["dinars"][0] - 1
    undo(ann)
    says(road(ann, here), "acting now")
    road(ann, near).focus()
    ann.page.keyboard.press("Enter")
    ann.played(f"walk {near}")


def test_sheep_cross_the_road_and_tiles_are_bought(sit_at: SitAt):
    ann = sit_at(GAME, all_may_be_done, 3)
    here, there = ann.legal("black")[0].split()
    says(place(ann, here), f"from here a sheep can be driven to {called(there)}$")
    place(ann, here).dispatch_event("click")
    expect(ann.page.get_by_text("Which sheep crosses the road?")).to_be_visible()
    ann.page.get_by_role("button", name="A white sheep", exact=True).click()
    ann.played(f"herd {here} {there}")
    undo(ann)
    assert ann.my_turn()
    ann.page.locator(f'.board [data-black="{here}"]').click()
    ann.played(f"black {here} {there}")
    says(ann.page.locator(f'.board [data-black="{there}"]'), f"The black sheep, in {called(there)}")
    undo(ann)
    terrain = ann.legal("buy")[0]
    stack(ann, terrain).click()
    ann.played(f"buy {terrain}")
    mine = ann.page.locator(".hand .hidden-text")
    expect(mine.filter(has_text=f"{terrain}: ")).to_have_count(1)


def test_the_sheep_that_walked_walks_back_when_that_is_undone(sit_at: SitAt):
    ann = sit_at(GAME, a_drive_to_other_sheep, 3)
    move = onward(ann.legal("herd"), ann.sync["view"]["white"])[0]
    drive = f"herd {move}"
    before = ann.page.evaluate(NUMBERED)
    place(ann, move.split()[0]).dispatch_event("click")
    ann.played(drive)
    walked = ann.page.evaluate(NUMBERED)
    assert before != walked
    assert before.keys() == walked.keys()
    undo(ann)
    assert ann.page.evaluate(NUMBERED) == before


# What is shown


def test_a_last_action_is_shown_before_it_is_confirmed(sit_at: SitAt):
    confirming = {"confirm": True}
    ann = sit_at(GAME, a_last_sheep_of_three_actions, 3, settings=confirming)
    here, _ = ann.legal("herd")[0].split()
    place(ann, here).dispatch_event("click")
    expect(ann.page.locator(".board .ghost .sheep")).to_have_count(1)
    ann.page.get_by_role("button", name="Cancel").click()
    expect(ann.page.locator(".board .ghost")).to_have_count(0)
    number = ann.legal("walk")[0]
    road(ann, number).click()
    expect(ann.page.locator(".board .ghost .shepherd")).to_have_count(1)
    expect(ann.page.locator(".board .ghost .fence")).to_have_count(1)
    road(ann, number).click()  # once more: that is what is meant
    ann.played(f"walk {number}")


def test_final_fences_and_with_the_memory_aid_purchases_stay_in_sight(sit_at: SitAt):
    ann = sit_at(GAME, a_final_fence, 3, options={"memory_aid": True})
    view = ann.sync["view"]
    says(road(ann, view["final_fences"][0]), "closed by a final fence$")
    bought = {one["terrain"] for one in view["memory"] if one["seat"] == 1}
    expect(ann.page.locator("aside .seat-1 [class*=sheepland-]")).to_have_count(len(bought))


def test_a_stuck_shepherd_is_told_and_nothing_of_others_is_shown(sit_at: SitAt):
    ann = sit_at(GAME, a_stuck_shepherd, 3)
    expect(ann.page.get_by_text("Your shepherd is stuck: do whatever else")).to_be_visible()
    expect(ann.page.locator(".board .road.legal")).to_have_count(0)
    expect(ann.page.locator("aside .seat-1 [class*=sheepland-]")).to_have_count(0)


def test_the_die_the_log_and_a_closed_road_tell(sit_at: SitAt):
    ann = sit_at(GAME, ways_near_and_far, 3)
    expect(ann.page.get_by_label(f"The die shows {ann.sync['view']['die']}")).to_be_visible()

    def walks() -> list[str]:
        told = [line["text"].split() for frame in ann.frames for line in frame.get("lines", ())]
        return [words[1] for words in told if words[0] == "walk"]

    ann.wait(lambda: bool(walks()))
    number = walks()[0]
    island = json.loads(own_components(GAME))
    walked = island["roads"][int(number) - 1]
    here, there = (called(island["regions"][region]["name"]) for region in walked["regions"])
    way = f"the road with the {walked['number']} between {here} and {there}"
    ann.page.locator("aside .line", has_text=re.compile(way)).first.hover()
    expect(road(ann, number)).to_have_class(re.compile("pointed"))
    expect(road(ann, number)).to_have_text("")  # no id, which looks like a number of the die
    road(ann, ann.sync["view"]["fences"][0]).click(force=True)
    expect(ann.page.get_by_role("alert")).to_contain_text("A fence closes this road.")


def test_a_replay_marks_the_road_of_a_walk_and_none_for_the_dies_number(
    server: Server, guests: Guests, new_table: NewTable
):
    match = Match.start(GAME, 3, seed=1)
    for _ in range(4):
        (seat,) = match.acting
        match.play(seat, match.legal(seat)[-1])
    (seat,) = match.acting
    walk = next(move for move in match.legal(seat) if move.startswith("walk"))
    match.play(seat, walk)
    texts = [str(event).partition(" ")[2] for event in match.events]
    ann = guests.sit(new_table(GAME, "Ann", "random"), 0)
    replay = server.post("/replays", {"record": match.record()}).json["replay"]
    marked = ann.page.locator(".board .road.last")
    thrown = next(at for at, text in enumerate(texts, start=1) if text.startswith("die"))
    ann.go(f"/replay/r/{replay}#{thrown}.-1")
    expect(ann.page.locator(".board .die .tumble")).to_have_count(1)
    expect(marked).to_have_count(0)
    ann.go(f"/replay/r/{replay}#{len(texts)}.-1")
    expect(ann.page.locator(f'.board .road.last[data-road="{walk.split()[1]}"]')).to_have_count(1)


# For everybody


def test_the_island_is_large_enough_for_fingers_and_without_faults(sit_at: SitAt):
    ann = sit_at(GAME, ways_near_and_far, 3, viewport=PHONE)
    for part, count in ((".road .hit", 42), (".place .ground", 19), (".stack", 6)):
        ann.large_enough(f".board {part}")
        assert ann.page.locator(f".board {part}").count() == count
    for theme in ("light", "dark"):
        ann.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert ann.violations(".board", ".hand") == []


# An owner's own island


def shows(guest: Guest, island: dict[str, Any]) -> None:
    """Roads have their numbers and places, places their ground."""
    names = [called(region["name"]) for region in island["regions"]]
    for one in island["roads"]:
        here, there = (names[region] for region in one["regions"])
        says(road(guest, one["id"]), f"the number {one['number']}, between {here} and {there}")
    for region in island["regions"]:
        ground = place(guest, region["name"].lower()).locator(".ground")
        expect(ground).to_have_attribute("fill", f"url(#sheepland-{region['terrain']})")


def test_an_owners_terrains_and_numbers_are_shown_at_the_table_and_in_a_replay(
    server: Server, new_table: NewTable, guests: Guests
):
    island = json.loads(own_components(GAME))
    field, mountain = island["regions"][1], island["regions"][4]
    field["terrain"], mountain["terrain"] = mountain["terrain"], field["terrain"]
    for one in island["roads"]:
        one["number"] = one["number"] % 6 + 1
    ann = guests.sit(new_table(GAME, "Ann", "random", components=json.dumps(island)), 0)
    ann.begin()
    shows(ann, island)
    record = Match.start(GAME, 2, seed=1, components=island).record()
    ann.go(f"/replay/r/{server.post('/replays', {'record': record}).json['replay']}")
    shows(ann, island)


def test_an_island_with_an_owners_borders_can_be_played_on(new_table: NewTable, guests: Guests):
    island = json.loads(own_components(GAME))
    swapped = {1: 10, 10: 1}
    for one in island["roads"]:
        one["regions"] = [swapped.get(region, region) for region in one["regions"]]
    ann = guests.sit(new_table(GAME, "Ann", "random", components=json.dumps(island)), 0)
    ann.begin()
    shows(ann, island)
    assert ann.my_turn()
    ann.decide(random.Random(1), real=True)
