"""What others do is shown at a human pace; what the next view takes away stays for longer.

With motion and without: how long something is shown is not motion.

The page's clock stands still in these tests, and goes on when they say so.
"""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sheepfold import Match
from tests.server.conftest import NewTable
from tests.web.browser import ANY, CLICK, CONFIRM, Guest, Guests, stop_clock
from tests.web.test_meadowmight import border, cell, hand

MOODS = ("joyful", "sleepy", "timid", "angry", "dreamy")
CELLS = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
# Walls between the rows, and one across the first: nothing is enclosed.
WALLS = [f"{column}{row}N" for row in range(2, 6) for column in "abcde"] + [
    f"{column}1W" for column in "bcde"
]
JUST_SEEN = re.compile("just (seen|left): ")
HELD = ".prompt .hold"
# How a person, or the system, says whether things shall move.
MOTIONS = (("auto", "reduce"), ("none", "no-preference"), ("full", "no-preference"))


def seen_by_heart(most: int = 25) -> Match:
    """Seat 0 plays the sheep and has flipped many tiles, no two alike; all is typed."""
    match = Match.start("te_kuiti", 2, seed=None)
    match.play(-1, "first 1")
    walls, sheep = iter(WALLS), [mood for _ in range(4) for mood in MOODS]
    for first in range(0, min(most, len(sheep)), 2):
        for _ in range(2):
            match.play(1, f"fence {next(walls)}")
        for at in (first, first + 1):
            match.play(0, f"flip {CELLS[at]}")
            match.play(-1, f"reveal {sheep[at]}")
    for _ in range(2):
        match.play(1, f"fence {next(walls)}")
    return match


def only_shepherds_left() -> Match:
    match = seen_by_heart()
    for at in (20, 21, 22):
        match.play(0, f"flip {CELLS[at]}")
        match.play(-1, "reveal ram")
        match.play(0, f"ram {WALLS[at - 20]}")
    return match


def start_of(match: Match) -> dict[str, Any]:
    return {"record": match.record(), "line": len(match.events)}


def tile(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'.board [aria-label^="{name}, "]')


def fences(guest: Guest) -> Locator:
    return guest.page.locator('.board [aria-label^="Fence "]')


def sit_still(guests: Guests, table: Any, *chairs: int, **how: Any) -> Guest:
    """At a table with a clock that stands still once something is offered."""
    guest = guests.come(settings={"pace": "normal", **how.pop("settings", {})}, **how)
    guest.page.clock.install()
    guest.hold(table, *chairs)
    guest.go(f"/table/{table.id}")
    if len(chairs) > 1:
        guest.page.get_by_role("button", name="I am Ann").click()
    assert guest.my_turn()
    stop_clock(guest.page)
    return guest


def flips_in_vain(guest: Guest, *cells: str) -> None:
    """Flips two tiles that do not match, and waits until the bot has answered."""
    for name in cells:
        guest.page.clock.run_for(1000)  # the first one has turned over
        guest.wait(guest.offered)
        tile(guest, name).click()
        guest.played(f"flip {name}")
    guest.wait(lambda: sum(line["text"].startswith("fence") for line in guest.lines) == 2)


# Te Kuiti


@pytest.mark.parametrize(("motion", "system"), MOTIONS)
def test_two_sheep_that_differ_are_up_for_two_seconds(
    new_table: NewTable, guests: Guests, motion: str, system: str
):
    table = new_table("te_kuiti", "Ann", "random", start=start_of(seen_by_heart(10)))
    ann = sit_still(guests, table, 0, settings={"motion": motion}, reduced_motion=system)
    before = fences(ann).count()
    flips_in_vain(ann, "a1", "b1")
    for _ in range(2):
        expect(ann.page.locator(HELD)).to_be_visible()
        for name in ("a1", "b1"):
            expect(tile(ann, name)).to_have_attribute("aria-label", JUST_SEEN)
        assert fences(ann).count() == before
        ann.page.clock.run_for(950)
    ann.page.clock.run_for(200)
    expect(fences(ann)).to_have_count(before + 1)  # then the bot's fences, one after the other
    for name in ("a1", "b1"):
        expect(tile(ann, name)).to_have_attribute("aria-label", f"{name}, face down")
    ann.page.clock.run_for(750)
    expect(fences(ann)).to_have_count(before + 2)
    assert not ann.page.locator(".target.legal").count()
    ann.page.clock.run_for(750)
    expect(ann.page.locator(HELD)).to_have_count(0)
    assert ann.page.locator(".target.legal").count()


@pytest.mark.parametrize(("motion", "system"), MOTIONS)
def test_a_shepherd_tile_is_seen_before_the_fence_it_brings(
    new_table: NewTable, guests: Guests, motion: str, system: str
):
    table = new_table("te_kuiti", "Ann", "random", start=start_of(only_shepherds_left()))
    ann = sit_still(guests, table, 0, settings={"motion": motion}, reduced_motion=system)
    before = fences(ann).count()
    tile(ann, "e5").click()
    ann.wait(lambda: any(line["text"].startswith("fence") for line in ann.lines))
    ann.page.clock.run_for(1900)
    expect(tile(ann, "e5")).to_have_attribute("aria-label", "e5, empty, just left: shepherd")
    assert fences(ann).count() == before
    ann.page.clock.run_for(200)
    expect(fences(ann)).to_have_count(before + 1)


@pytest.mark.parametrize("how", ["tap", "slow tap", "key", "button"])
def test_a_tap_goes_on_and_decides_nothing(new_table: NewTable, guests: Guests, how: str):
    """Below it the next decision may lie, which nobody has seen yet."""
    table = new_table("te_kuiti", "Ann", "random", start=start_of(seen_by_heart(10)))
    ann = sit_still(guests, table, 0)
    before = fences(ann).count()
    flips_in_vain(ann, "a1", "b1")
    box = tile(ann, "e5").bounding_box()
    assert box
    ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if how == "tap":
        ann.page.mouse.down()
        ann.page.mouse.up()
    elif how == "slow tap":  # the next view comes before the finger is lifted
        ann.page.mouse.down()
        ann.page.clock.run_for(4000)
        ann.wait(lambda: ann.page.locator(".target.legal").count() > 0)
        ann.page.mouse.up()
    elif how == "key":
        ann.page.keyboard.press("Enter")
    else:
        ann.page.get_by_role("button", name="Go on").click()
    ann.page.clock.run_for(2000)  # the bot's fences are shown
    expect(fences(ann)).to_have_count(before + 2)
    expect(tile(ann, "e5")).to_have_class(re.compile("legal"))
    tile(ann, "d5").click()  # what is clicked now is meant: the tap before it was no move
    ann.played("flip d5")
    assert not any(line["text"] == "flip e5" for line in ann.lines)


def test_one_s_own_next_move_waits_for_nothing(new_table: NewTable, guests: Guests):
    """Where the view that shows the tiles is also one's own decision."""
    table = new_table("te_kuiti", "Ann", options={"flowers": "hard"})
    ann, rng = sit_still(guests, table, 0), random.Random(1)
    for _ in range(6):
        ann.wait(ann.offered)
        lines = len(ann.lines)
        ann.page.evaluate(CLICK, [CONFIRM, ".board .target.legal", rng.random()])
        ann.wait(lambda lines=lines: len(ann.lines) > lines)  # type: ignore[misc]
        ann.page.clock.run_for(10)
        ann.wait(lambda: ann.page.locator(ANY).count() > 0)
    expect(ann.page.locator(HELD)).to_have_count(0)


def test_a_shared_device_is_passed_after_both_sheep_were_seen(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "Bob", start=start_of(seen_by_heart(10)))
    both = sit_still(guests, table, 0, 1)
    for name in ("a1", "b1"):
        both.wait(both.offered)
        tile(both, name).click()
        both.played(f"flip {name}")
        both.page.clock.run_for(10)
    both.page.clock.run_for(1900)
    for name in ("a1", "b1"):
        expect(tile(both, name)).to_have_attribute("aria-label", JUST_SEEN)
    both.page.clock.run_for(200)
    expect(both.page.get_by_role("heading", name="Pass the device to Bob")).to_be_visible()
    expect(both.page.locator("main > .board")).to_have_count(0)


# The other games


@pytest.mark.parametrize(
    ("game", "players", "shown"),
    [
        ("sheepland", 3, ".board [data-die]"),
        ("volle_wolle", 4, ".board [data-die]"),
        ("sheep_and_thief", 3, ".board .trail"),
    ],
)
def test_dice_and_the_fox_are_seen_without_motion(
    new_table: NewTable, guests: Guests, game: str, players: int, shown: str
):
    ann = sit_still(guests, new_table(game, "Ann", *["random"] * (players - 1)), 0)
    until_held(ann, random.Random(3), shown)
    stays_to_be_seen(ann, shown)


def test_a_conflict_is_seen_without_motion(new_table: NewTable, guests: Guests):
    table = new_table("meadowmight", "Ann", "random", start=border())
    ann = sit_still(guests, table, 0)
    hand(ann, "blank-open")
    cell(ann, "-1,1")
    ann.wait(lambda: ann.page.locator(HELD).count() > 0)
    stays_to_be_seen(ann, ".board .conflict")


def until_held(guest: Guest, rng: random.Random, shown: str) -> None:
    """Clicks what is offered until something is held that a bot has answered already."""

    def held() -> bool:
        if guest.page.locator(HELD).count() and guest.page.locator(shown).count():
            return True
        assert not guest.over, "nothing is held"
        guest.page.evaluate(CLICK, [CONFIRM, ANY, rng.random()])
        guest.page.clock.run_for(100)
        return False

    guest.wait(held)  # however long the bots take


def stays_to_be_seen(guest: Guest, shown: str) -> None:
    expect(guest.page.locator(shown).first).to_be_attached()  # a straight line has no width
    board = guest.page.locator("main > .board")
    looks = board.inner_html()
    guest.page.clock.run_for(1200)
    assert board.inner_html() == looks
    guest.page.clock.run_for(1500)
    guest.wait(lambda: board.inner_html() != looks)


# Seen again


def test_a_replay_shows_both_sheep_and_waits_for_them(guests: Guests, tmp_path: Path):
    match = seen_by_heart(4)
    record = tmp_path / "sheep.record"
    record.write_text(match.record(), encoding="utf-8")
    step = 1 + next(i for i, event in enumerate(match.events) if str(event) == "-1 reveal sleepy")
    eve = guests.come()
    eve.page.clock.install()
    eve.go("/replay")
    eve.page.get_by_label("Choose a file").set_input_files(record)
    moment = eve.page.get_by_label("Moment of the match")
    expect(moment).to_have_attribute("max", str(len(match.events)))
    stop_clock(eve.page)
    moment.fill(str(step))  # straight there, and back to it from behind
    both_are_seen(eve)
    eve.page.keyboard.press("End")
    moment.fill(str(step))
    both_are_seen(eve)
    assert eve.page.locator('.board [aria-label$="just knocked down"]').count() == 0

    eve.page.get_by_role("button", name="Play", exact=True).click()
    eve.page.clock.run_for(1900)
    expect(moment).to_have_value(str(step))
    eve.page.clock.run_for(200)
    expect(moment).to_have_value(str(step + 1))
    eve.page.get_by_role("button", name="Pause").click()
    moment.fill(str(step))
    eve.page.get_by_role("button", name="Play", exact=True).click()
    tile(eve, "e5").click()  # a tap goes on
    expect(moment).to_have_value(str(step + 1))


def both_are_seen(guest: Guest) -> None:
    for name in ("a1", "b1"):
        expect(tile(guest, name)).to_have_attribute("aria-label", JUST_SEEN)
