"""Meadowmight on the page: every verb by clicking, what is shown before, and whole matches."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from sheepfold import Match
from tests.games.meadowmight.test_previews import POSITIONS, with_below
from tests.playthroughs.files import path_of
from tests.server.conftest import NewTable
from tests.web.browser import FINGER, PHONE, Guest, Guests
from tests.web.clicks import tile_label
from tests.web.positions import position

STUCK = path_of("meadowmight/six_base_seeded")
MOVES = 30
# From now on notes each change below an element: of what, and which attribute.
WATCH = """frame => {
    window.changed = [];
    const note = list => changed.push(
        ...list.map(one => `${one.target.classList[0]} ${one.attributeName ?? one.type}`));
    new MutationObserver(note).observe(
        frame, {subtree: true, attributes: true, childList: true, characterData: true});
}"""


def typed(options: dict[str, Any], *moves: str) -> dict[str, Any]:
    """The `start` of a table for two: chance is typed too."""
    match = Match.start("meadowmight", 2, options, seed=None)
    for move in moves:
        match.play(min(match.acting), move)
    return {"record": match.record(), "line": len(match.events)}


def wolves(*ours: str) -> dict[str, Any]:
    """Ann begins beside a lone sheep, with these tiles and her Sheeple."""
    options = {"fuzzy_fences": True, "wool_wolves": True}
    theirs = ("blank-open", "blank-open", "neutral-open")
    deals = [f"deal {seat} {kind}" for seat, hand in enumerate((ours, theirs)) for kind in hand]
    return typed(options, "first 0", "start neutral-single 0", *deals)


# What people do


def hand(guest: Guest, kind: str) -> None:
    guest.page.locator(f'.hand .target.legal[aria-label^="{tile_label(kind)}"]').click()


def cell(guest: Guest, name: str) -> None:
    guest.page.locator(f'.target.legal[data-cell="{name}"]').click()


def choose(guest: Guest, label: str) -> None:
    guest.page.get_by_role("button", name=label).click()


def lay(guest: Guest, kind: str, name: str) -> None:
    """The whole move: this tile as it lies in the hand."""
    assert guest.my_turn()
    hand(guest, kind)
    cell(guest, name)
    guest.played(f"play {kind} {name} 0")


# Verbs


def test_two_browsers_do_all_that_a_tile_can_be_asked_for(
    new_table: NewTable, guests: Guests
) -> None:
    start = wolves("tree-open", "wolf-single", "pond-open")
    table = new_table("meadowmight", "Ann", "Bob", start=start)
    ann, bob = guests.sit(table, 0), guests.sit(table, 1, viewport=PHONE, has_touch=True)
    for guest in (ann, bob):
        choose(guest, "I am ready")

    lay(ann, "tree-open", "1,0")
    cell(ann, "0,0")
    ann.page.locator(".rotations .target.legal").first.click()
    ann.played("turn 0,0 1")

    lay(bob, "blank-open", "-1,0")
    lay(ann, "wolf-single", "0,-1")
    cell(ann, "0,0")
    cell(ann, "-1,0")
    ann.played("move 0,0 -1,0")

    lay(bob, "neutral-open", "0,0")
    lay(ann, "sheeple-open", "2,0")

    assert bob.my_turn()
    choose(bob, "CHANGE a tile")
    cell(bob, "0,0")
    cell(bob, "-1,0")
    bob.played("move 0,0 -1,0")
    bob.page.locator(".hand .away").first.wait_for()
    slid = bob.page.locator(".slid")
    expect(slid).to_have_count(0)  # it moves with the last discard
    for _ in range(2):
        bob.page.locator(".hand .target.legal").first.click()
        bob.wait(lambda: bob.sync.get("view", {}).get("pending") != ["discard", "discard"])
    bob.wait(lambda: sum(line["text"].startswith("discard") for line in bob.lines) == 2)
    expect(bob.page.locator('[data-cell="-1,0"]').filter(has=slid)).to_have_count(1)

    lay(ann, "pond-open", "1,1")
    cell(ann, "2,0")
    ann.played("recall 2,0")


@pytest.mark.parametrize(
    ("label", "move"), [("Draw one more tile", "draw"), ("Turn no more", "done")]
)
def test_a_tree_can_also_bring_a_tile_or_nothing(
    new_table: NewTable, guests: Guests, label: str, move: str
) -> None:
    start = wolves("tree-open", "wolf-single", "pond-open")
    ann = guests.sit(new_table("meadowmight", "Ann", "random", start=start), 0)
    lay(ann, "tree-open", "1,0")
    choose(ann, label)
    ann.played(move)


def test_who_is_stuck_discards(new_table: NewTable, guests: Guests) -> None:
    start = {"record": STUCK.read_text(), "line": 134}
    ann = guests.sit(new_table("meadowmight", "Ann", *["random"] * 5, start=start), 0)
    assert ann.my_turn()
    assert ann.page.locator(".hand .target.legal").count() == len(set(ann.sync["view"]["hand"]))
    ann.page.locator(".hand .target.legal").first.click()
    ann.wait(lambda: any(line["by"] == 0 and line["number"] > 134 for line in ann.lines))


# What a move would do


def border() -> dict[str, Any]:
    """Ann is about to join her meadow of three tiles with Bob's of two."""
    deals = [
        f"deal {seat} {kind}" for seat in (0, 1) for kind in ("blank-open",) * 2 + ("blank-corner",)
    ]
    turns = (
        "play sheeple-open 1,0 0",
        "play sheeple-open -1,0 0",
        "play blank-open 1,1 0",
        "play blank-open -1,-1 0",
        "play blank-open 0,1 0",
        "play blank-closed 2,1 0",
    )
    drawn = ("blank-open", "blank-closed", *["neutral-open"] * 4)
    both = [
        move for turn, kind in zip(turns, drawn, strict=True) for move in (turn, f"draw {kind}")
    ]
    return typed({}, "first 0", "start blank-closed 0", *deals, *both)


def test_before_a_conflict_is_confirmed_its_sides_stand_on_the_board(
    new_table: NewTable, guests: Guests
) -> None:
    table = new_table("meadowmight", "Ann", "random", start=border())
    ann = guests.sit(table, 0, settings={"confirm": True})
    assert ann.my_turn()
    hand(ann, "blank-open")
    cell(ann, "-1,1")
    conflict = ann.page.locator(".conflict")
    conflict.wait_for()
    assert conflict.locator(".tiles").all_text_contents() == ["3", "2"]
    assert conflict.locator(".won .tiles, .won ~ .tiles").all_text_contents() == ["3"]
    expect(ann.page.locator(".world > .ghost .back")).to_have_count(1)  # would turn face down
    choose(ann, "Do it")
    ann.wait(lambda: "down" in [shown["type"] for shown in ann.sync["view"]["table"]])


def test_a_move_that_brings_a_tile_back_is_drawn_without_it(
    new_table: NewTable, guests: Guests
) -> None:
    match = with_below(POSITIONS["flights"], "blank-closed")
    start = {"record": match.record(), "line": len(match.events)}
    table = new_table("meadowmight", "random", "Ann", start=start)
    ann = guests.sit(table, 1, settings={"confirm": True})
    assert ann.my_turn()
    plan = ann.page.locator(".plan")
    cell(ann, "1,0")
    cell(ann, "1,-1")  # undo is free: it is made at once, and the tile below lies there
    ann.played("move 1,0 1,-1")
    choose(ann, "Undo")
    ann.wait(lambda: ann.sync["view"]["frightened"] == ["1,0", "0,1"])
    cell(ann, "0,1")
    cell(ann, "1,1")
    ann.played("move 0,1 1,1")
    cell(ann, "1,0")
    cell(ann, "1,-1")  # the last one that may flee
    expect(plan.locator(".ghost, .announced, .arrow")).to_have_count(3)
    expect(ann.page.locator(".world > .ghost")).to_have_count(0)
    expect(ann.page.locator(".confirm .fact")).to_have_count(0)
    choose(ann, "Do it")
    ann.played("move 1,0 1,-1")


def test_before_a_meadow_is_enclosed_its_points_stand_beside_it(
    new_table: NewTable, guests: Guests
) -> None:
    deals = [f"deal {seat} blank-open" for seat in (0, 1) for _ in range(3)]
    start = typed({}, "first 0", "start blank-triple 2", *deals)  # open to the east
    table = new_table("meadowmight", "Ann", "random", start=start)
    ann = guests.sit(table, 0, settings={"confirm": True})
    assert ann.my_turn()
    hand(ann, "sheeple-triple")
    cell(ann, "1,0")
    expect(ann.page.locator(".gain .by")).to_have_text(["+2"])
    choose(ann, "Do it")
    ann.wait(lambda: ann.sync["view"]["points"][0] == 2)
    expect(ann.page.locator(".gain")).to_have_count(0)


def test_a_tile_turns_by_key_by_wheel_and_by_another_tap(
    new_table: NewTable, guests: Guests
) -> None:
    table = new_table("meadowmight", "Ann", "random", start=border())
    ann = guests.sit(table, 0, settings={"confirm": True})
    assert ann.my_turn()
    hand(ann, "blank-corner")
    cell(ann, "2,0")
    mark = ann.page.locator(".rotations .target:has(.mark)")

    def fences() -> str:
        return mark.get_attribute("aria-label") or ""

    seen = [fences()]
    ways: tuple[Callable[[], None], ...] = (
        lambda: ann.page.keyboard.press("r"),
        lambda: ann.page.locator('.target[data-cell="2,0"]').click(),
        lambda: ann.page.mouse.wheel(0, 100),
    )
    for turn in ways:
        turn()
        ann.wait(lambda: fences() != seen[-1])
        seen.append(fences())
    assert len(set(seen)) == 4


def test_a_blocked_place_is_not_blamed_on_how_another_tile_was_turned(
    new_table: NewTable, guests: Guests
) -> None:
    """A tile without fences has one rotation, whichever was liked for another tile."""
    deals = [
        f"deal {seat} {kind}" for seat in (0, 1) for kind in ("blank-open",) * 2 + ("blank-corner",)
    ]
    turns = (
        "play blank-open 1,0 0",
        "draw blank-open",
        "play sheeple-open -1,0 0",
        "draw blank-open",
    )
    start = typed({}, "first 0", "start blank-closed 0", *deals, *turns)
    ann = guests.sit(new_table("meadowmight", "Ann", "random", start=start), 0)
    assert ann.my_turn()
    hand(ann, "blank-corner")
    ann.page.keyboard.press("r")
    ann.page.keyboard.press("Escape")
    hand(ann, "sheeple-open")
    blocked = '.target[data-off][data-cell="-2,0"]'  # beside Bob's open meadow
    ann.page.locator(blocked).dispatch_event("click")
    expect(ann.page.get_by_role("alert")).to_contain_text(
        "Your Sheeple would be in one meadow with"
    )


# Why not


def refused(guest: Guest, name: str) -> None:
    guest.page.locator(f'.target[data-off][data-cell="{name}"]').dispatch_event("click")


def test_a_tile_that_cannot_be_turned_says_why(new_table: NewTable, guests: Guests) -> None:
    deals = [f"deal {seat} blank-open" for seat in (0, 1) for _ in range(3)]
    played = (
        "play blank-open 0,1 0",
        "draw blank-single",
        "play blank-open 0,2 0",
        "draw blank-closed",
    )
    start = typed({}, "first 0", "start blank-single 0", *deals, *played)
    ann = guests.sit(new_table("meadowmight", "Ann", "random", start=start), 0)
    assert ann.my_turn()
    ann.page.locator('.target[data-cell="0,1"]').dispatch_event("click")
    said = ann.page.get_by_role("alert")
    expect(said).to_contain_text("However you turn this tile, its fences look the same.")


def test_a_tile_that_cannot_flee_there_says_why(new_table: NewTable, guests: Guests) -> None:
    start = wolves("tree-open", "wolf-single", "pond-open")
    moves = ("play pond-open 1,0 0", "draw blank-open", "play blank-open 2,0 0", "draw blank-open")
    match = Match.replay(start["record"])
    for move in moves:
        match.play(min(match.acting), move)
    begun = {"record": match.record(), "line": len(match.events)}
    ann = guests.sit(new_table("meadowmight", "Ann", "random", start=begun), 0)
    lay(ann, "wolf-single", "0,-1")
    said = ann.page.get_by_role("alert")
    refused(ann, "2,0")
    expect(said).to_contain_text("This tile does not flee")
    cell(ann, "0,0")
    refused(ann, "2,0")
    expect(said).to_contain_text("A tile moves just one step")
    refused(ann, "0,-1")
    expect(said).to_contain_text("No tile can flee onto the wolf")


def test_a_tile_of_the_hand_says_what_is_to_be_done_first(
    new_table: NewTable, guests: Guests
) -> None:
    start = wolves("tree-open", "wolf-single", "pond-open")
    ann = guests.sit(new_table("meadowmight", "Ann", "random", start=start), 0)
    lay(ann, "tree-open", "1,0")
    ann.page.locator(".hand .target[data-off]").first.dispatch_event("click")
    expect(ann.page.get_by_role("alert")).to_contain_text("First use the tree")


def test_prompts_speak_to_their_readers(new_table: NewTable, guests: Guests) -> None:
    start = wolves("tree-corner", "wolf-single", "pond-open")
    table = new_table("meadowmight", "Ann", "Bob", start=start)
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    ann, bob = guests.sit(table, 0), guests.sit(table, 1, **phone)
    for guest in (ann, bob):
        choose(guest, "I am ready")
    assert ann.my_turn()
    asked = {guest: guest.page.locator(".prompt .sentence") for guest in (ann, bob)}
    expect(asked[bob]).to_have_text("Ann is choosing a tile to play or to change.")
    hand(ann, "sheeple-single")
    expect(asked[ann]).to_contain_text("Press R or use the wheel")
    ann.page.keyboard.press("Escape")
    lay(ann, "sheeple-open", "1,0")
    assert bob.my_turn()
    hand(bob, "sheeple-single")
    expect(asked[bob]).to_have_text("Choose a place for the tile. Tap the tile again to turn it.")


# Whole matches


def test_a_whole_match_against_computers(new_table: NewTable, guests: Guests) -> None:
    options = {"personal_piles": True, "sheeple": 1}
    ann = guests.sit(new_table("meadowmight", "Ann", *["random"] * 5, options=options), 0)
    ann.play_out(random.Random(5))


def test_the_end_of_a_large_match(new_table: NewTable, guests: Guests) -> None:
    start = position("meadowmight", 2, few_tiles, fuzzy_fences=True, wool_wolves=True)
    ann = guests.sit(new_table("meadowmight", "Ann", "random", start=start), 0)
    ann.play_out(random.Random(6))


def few_tiles(match: Match, seat: int) -> bool:
    return len(match.view(seat).hand) == 4 and match.view(seat).announced is None


# The largest meadow


def test_panning_moves_the_whole_meadow_and_changes_nothing_in_it(
    new_table: NewTable, guests: Guests, record_property: Callable[[str, object], None]
) -> None:
    start = position("meadowmight", 6, "play", fuzzy_fences=True, wool_wolves=True)
    ann = guests.sit(new_table("meadowmight", "Ann", *["random"] * 5, start=start), 0)
    ann.begin()
    cdp = ann.context.new_cdp_session(ann.page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        found = {one["name"]: one["value"] for one in cdp.send("Performance.getMetrics")["metrics"]}
        return float(sum(found[f"{part}Duration"] for part in ("Script", "Layout", "RecalcStyle")))

    box = ann.page.locator(".view").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x + 20, y + 20)
    ann.drawn()
    ann.page.locator(".view").evaluate(WATCH)
    before = spent()
    for step in range(MOVES):
        ann.page.mouse.move(x + 20 - 3 * step, y + 20 - 2 * step)
    ann.drawn()
    cost = 1000 * (spent() - before) / MOVES
    changed = ann.page.evaluate("changed")
    ann.page.mouse.up()
    assert "translate" in (ann.page.locator(".world").get_attribute("style") or "")
    assert set(changed) == {"world style"}
    assert len(changed) <= MOVES
    record_property(
        "figure", f"meadowmight: panning six players' meadow takes {cost:.1f} ms a step"
    )


def test_a_hand_is_whole_while_others_decide(new_table: NewTable, guests: Guests):
    match = Match.start("meadowmight", 2, seed=7)
    (acting,) = match.acting
    start = {"record": match.record(), "line": len(match.events)}
    table = new_table("meadowmight", "Ann", "Bob", start=start)
    table.start()
    waiting = guests.sit(table, 1 - acting, viewport={"width": 320, "height": 640}, has_touch=True)
    waiting.begin()
    tiles = waiting.page.locator(".hand .tile")
    assert tiles.count() > 4
    for tile in tiles.all():
        expect(tile).to_be_in_viewport(ratio=1)
    assert waiting.violations() == []


def the_largest(guests: Guests, new_table: NewTable, **how: Any) -> Guest:
    """At six players' largest meadow, on a phone."""
    start = position("meadowmight", 6, "play", fuzzy_fences=True, wool_wolves=True)
    ann = guests.sit(new_table("meadowmight", "Ann", *["random"] * 5, start=start), 0, **how)
    assert ann.my_turn()
    return ann


def test_edges_count_the_places_out_of_sight_and_lead_there(
    new_table: NewTable, guests: Guests
) -> None:
    ann = the_largest(guests, new_table, viewport={"width": 320, "height": 568})
    edges = ann.page.locator("[data-hidden]")
    expect(edges.first).to_be_visible()
    assert float(ann.page.locator("[data-pans]").get_attribute("data-pans") or 0) >= 28
    counts = {edge: int(edge.get_attribute("data-hidden") or 0) for edge in edges.all()}
    places = len({words.split()[1] for words in ann.legal("play")})
    assert 0 < sum(counts.values()) < places
    label = edges.first.get_attribute("aria-label")
    assert re.fullmatch(
        r"\d+ more places? (on the left|above|on the right|below): show", label or ""
    )
    meadow = ann.page.locator(".world")
    before = meadow.get_attribute("style")
    edges.first.click()
    expect(meadow).not_to_have_attribute("style", before or "")


def test_a_finger_sees_small_cells_closer_before_it_picks_one(
    new_table: NewTable, guests: Guests
) -> None:
    ann = the_largest(guests, new_table, viewport=PHONE, has_touch=True)
    ann.page.locator(".hand .target.legal").first.tap()
    place = ann.page.locator(".world .target.legal[data-cell]").nth(9)
    small, head = place.bounding_box(), ann.sync["head"]
    place.tap()
    expect(ann.page.locator("[data-pans]")).to_have_attribute("data-pans", "64")
    expect(ann.page.locator(".world .target.picked")).to_have_count(0)
    large = place.bounding_box()
    assert small
    assert large
    assert small["width"] < FINGER <= large["width"]
    assert ann.sync["head"] == head, "the first tap plays nothing"
    place.tap()
    picked = ann.page.locator(".world .target.picked, .ghost")
    ann.wait(lambda: picked.count() > 0 or ann.sync["head"] != head)  # one that fits only so


def test_who_turns_the_device_sees_the_whole_meadow(new_table: NewTable, guests: Guests) -> None:
    table = new_table("meadowmight", "Ann", "random", start=border())
    ann = guests.sit(table, 0, viewport={"width": 390, "height": 664})
    assert ann.my_turn()
    for _ in range(4):
        ann.page.get_by_role("button", name="Closer").click()
    expect(ann.page.locator("[data-hidden]").first).to_be_visible()
    ann.page.set_viewport_size({"width": 844, "height": 390})
    expect(ann.page.locator("[data-hidden]")).to_have_count(0)
    for tile in ann.page.locator(".world .spot .ring").all():
        expect(tile).to_be_in_viewport(ratio=1)
