"""Te Kuiti on the page: fences, tiles and pairs are clicked where they lie."""

import random
import re
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sheepfold import Match, games
from sheepfold.core.record import parse
from sheepfold.games.te_kuiti.board import CELL_NAMES
from tests.games.te_kuiti.scenario import duel
from tests.playthroughs.files import playthrough
from tests.server.conftest import NewTable
from tests.web.browser import DESKTOP, PHONE, Guest, Guests, play_together
from tests.web.clicks import SIDES
from tests.web.conftest import SitAt
from tests.web.positions import position

GAME = "te_kuiti"
MINUS = "\u2212"
# Records by how their first round ends, each with the move that ends it.
ROUND_ENDS = {
    "last_turn_in_the_first_round": "0 fence b5W",
    "no_free_tile_through_a_fence_shared_win": "0 fence a1W",
    "no_free_tile_through_a_ram_and_a_shepherd_tile": "1 ram a5W",
    "no_free_tile_through_a_take_second_shepherd_wins": "1 take d5 e5",
    "out_of_fences_through_a_shepherd_tile": "0 fence e5E",
}
# Ann has seen two sheep, and then the shepherd has placed two fences.
TWO_SHEEP_SEEN = """
    -1 first 1
    1 fence a1N, 1 fence b1N
    0 flip a1, -1 reveal joyful, 0 flip b1, -1 reveal timid
    1 fence c1N, 1 fence d1N
"""


def line(guest: Guest, state: str, edge: str) -> Locator:
    """A place for a fence by what it says: `No fence`, `Fence`."""
    return guest.page.get_by_label(f"{state} {SIDES[edge[2]]} of {edge[:2]}", exact=True)


def tile(guest: Guest, cell: str) -> Locator:
    return guest.page.locator(f'.board [aria-label^="{cell}, "]')


def at_start(start: dict[str, Any]) -> Match:
    """The match as it stands where a table begins."""
    whole = parse(start["record"])
    return Match.resume(games.make(GAME), replace(whole, events=whole.events[: start["line"]]))


def answered(guest: Guest, head: int) -> None:
    guest.wait(lambda: guest.sync["head"] > head)


# Positions


def a_fence_of_many(match: Match, seat: int) -> bool:
    view = match.view(seat)
    return view.pending == ("fence", "fence") and view.supply > 6 and not view.last_turn


def a_pen_to_close(match: Match, seat: int) -> bool:
    """One fence closes a pen and ends the turn, not the round."""
    view = match.view(seat)
    return view.pending == ("fence",) and bool(closing(match, seat))


def closing(match: Match, seat: int) -> list[str]:
    view = match.view(seat)
    after = {move: match.preview(seat, move).view for move in match.legal(seat)}
    return [
        move
        for move, then in after.items()
        if then.round == view.round and then.pending and then.enclosed > view.enclosed
    ]


def a_fence_at_once(match: Match, seat: int) -> bool:
    return bool(match.view(seat).pending[-1:] == ("fence_now",))


def a_sheep_that_does_not_match(match: Match, seat: int) -> bool:
    """One sheep lies open, and another one that was seen before is known to differ."""
    view = match.view(seat)
    second = view.pending == ("flip",) and view.revealed == 1 and not view.open_field
    return second and view.enclosed > 0 and bool(differing(match, seat))


def differing(match: Match, seat: int) -> list[str]:
    view, legal = match.view(seat), match.legal(seat)
    seen = [tile for tile in view.memory if f"flip {tile.cell}" in legal]
    return [tile.cell for tile in seen if tile.kind not in (*view.table, "ram", "shepherd")]


def the_last_fence_of_the_first_round(match: Match, seat: int) -> bool:
    view = match.view(seat)
    return bool(view.round == 1 and view.pending == ("fence",) and view.last_turn)


def the_second_round(match: Match, seat: int) -> bool:
    view = match.view(seat)
    return view.round == 2 and view.open_field and len(view.fences) > 10


# Whole matches


def test_a_match_against_a_bot_by_clicking(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(GAME, "Ann", "random"), 0)
    ann.play_out(random.Random(1))
    ann.told_the_result()


def test_a_solo_game_by_clicking(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(GAME, "Ann", options={"flowers": "hard"}), 0, locale="fr")
    ann.play_out(random.Random(2))
    ann.told_the_result()


def test_two_browsers_play_to_the_end(new_table: NewTable, guests: Guests):
    start = position(GAME, 2, the_second_round)
    table = new_table(GAME, "Ann", "Bob", start=start)
    table.start()
    both = [guests.sit(table, 0), guests.sit(table, 1, locale="de")]
    for guest in both:
        guest.begin()
    play_together(both, random.Random(3))


# Each verb


def test_fences_are_placed_and_taken_back(sit_at: SitAt):
    ann = sit_at(GAME, a_fence_of_many)
    edge = ann.legal("fence")[0]
    line(ann, "No fence", edge).click()
    expect(line(ann, "Fence", edge)).to_be_visible()
    ann.page.get_by_role("button", name="Undo").click()
    expect(line(ann, "No fence", edge)).to_be_visible()
    head = ann.sync["head"]
    line(ann, "No fence", edge).focus()
    ann.page.keyboard.press("ArrowDown")
    expect(ann.page.locator(":focus")).to_have_attribute("aria-label", re.compile("^No fence "))
    ann.page.keyboard.press("Enter")
    answered(ann, head)


def test_a_pen_that_would_close_is_shown_before_it_is_confirmed(sit_at: SitAt):
    ann = sit_at(GAME, a_pen_to_close, settings={"confirm": True})
    edge = closing(at_start(position(GAME, 2, a_pen_to_close)), 0)[0].split()[1]
    line(ann, "No fence", edge).click()
    expect(ann.page.locator(".board .pen.ghost").first).to_be_visible()
    expect(ann.page.locator(".board .fences .ghost")).to_have_count(1)
    expect(ann.page.locator(".board .change")).to_have_count(3)
    enclosed, supply, free = ann.page.locator(".board .change").all_text_contents()
    assert (enclosed[0], supply, free) == ("+", f"{MINUS}1", f"{MINUS}{enclosed[1:]}")
    line(ann, "No fence", edge).click()  # once more: that is what is meant
    expect(line(ann, "Fence", edge)).to_be_visible()


def test_a_round_ends_with_its_score_and_how_it_left_the_field(new_table: NewTable, guests: Guests):
    start = position(GAME, 2, the_last_fence_of_the_first_round)
    table = new_table(GAME, "Ann", "Bob", start=start)
    table.start()
    ann = guests.sit(table, 0)
    line(ann, "No fence", ann.legal("fence")[0]).click()
    expect(ann.page.get_by_label("How the first round left the field")).to_be_visible()
    expect(ann.page.locator(".board .news").get_by_text("Round 1: ")).to_be_visible()


@pytest.mark.parametrize("end", ROUND_ENDS)
def test_the_field_is_drawn_as_the_first_round_left_it(
    end: str, new_table: NewTable, guests: Guests
):
    record = playthrough(f"te_kuiti/duel_{end}")
    first = record.splitlines().index("-1 first 0")
    start = {"record": record, "line": record.splitlines().index(ROUND_ENDS[end]) - first}
    table = new_table(GAME, "Ann", "Bob", start=start)
    table.start()
    seat, verb, *places = ROUND_ENDS[end].split()
    mover = guests.sit(table, int(seat))
    assert mover.my_turn()
    view = at_start(start).view(int(seat))
    tiles = {cell for cell, word in zip(CELL_NAMES, view.table, strict=True) if word != "gone"}
    if verb == "take":
        assert mover.legal("take") == [" ".join(places)]  # one click says which pair is meant
        tile(mover, places[0]).click()
        tiles -= set(places)
    else:
        line(mover, "Fence" if verb == "ram" else "No fence", places[0]).click()
    fences = set(view.fences) ^ (set() if verb == "take" else set(places))

    field = mover.page.get_by_label("How the first round left the field")
    expect(field.locator(".fence")).to_have_count(len(fences))
    expect(field.locator(".tile")).to_have_count(len(tiles))
    drawn = field.locator(".fence").evaluate_all("all => all.map(one => one.getAttribute('d'))")
    assert sorted(drawn) == sorted(map(stroke, fences))


def stroke(edge: str) -> str:
    """How a fence is drawn in the small field: cells are squares of 100 units."""
    x, y, side = 100 * "abcde".index(edge[0]), 100 * int(edge[1]) - 100, edge[2]
    return f"M{x + 100 * (side == 'E')} {y + 100 * (side == 'S')}{'h' if side in 'NS' else 'v'}100"


def test_a_shepherd_tile_gives_a_fence_at_once(sit_at: SitAt):
    ann = sit_at(GAME, a_fence_at_once)
    edge = ann.legal("fence")[0]
    expect(
        ann.page.get_by_text("A shepherd tile was found: place one fence at once.")
    ).to_be_visible()
    line(ann, "No fence", edge).click()
    ann.played(f"fence {edge}")


def test_both_sheep_stay_to_be_seen_until_the_next_move(new_table: NewTable, guests: Guests):
    start = position(GAME, 2, a_sheep_that_does_not_match)
    table = new_table(GAME, "Ann", "Bob", start=start)
    table.start()
    ann = guests.sit(table, 0)
    assert ann.my_turn()
    ann.page.locator('.board [aria-label*="face down, enclosed"]').first.click(force=True)
    expect(
        ann.page.get_by_text("This tile is enclosed: only free tiles can be flipped.")
    ).to_be_visible()

    lying = str(ann.page.locator('.board [aria-label$="face up"]').get_attribute("aria-label"))
    cells = [lying[:2], differing(at_start(start), 0)[0]]
    tile(ann, cells[1]).click()
    for cell in cells:
        expect(tile(ann, cell)).to_have_attribute("aria-label", re.compile("just seen: "))
    table[1].until_head(ann.sync["head"])
    table[1].move_at_random(random.Random(4))
    for cell in cells:
        expect(tile(ann, cell)).to_have_attribute("aria-label", re.compile(r"^\w\d, face down"))
        expect(tile(ann, cell)).not_to_have_attribute("aria-label", re.compile("seen"))


def test_a_face_leaves_the_log_with_the_next_turn(new_table: NewTable, guests: Guests):
    match = duel(TWO_SHEEP_SEEN)
    start = {"record": match.record(), "line": len(match.events)}
    table = new_table(GAME, "Ann", "Bob", start=start)
    table.start()
    ann = guests.sit(table, 0)
    assert ann.my_turn()
    revealed = ann.page.get_by_role("tabpanel", name="Log").get_by_role("button", name="It showed")
    expect(revealed).to_have_text(["It showed: timid sheep."])
    known = len(ann.frames)
    tile(ann, "c1").click()
    ann.wait(lambda: len(ann.frames) > known)
    expect(revealed).not_to_have_text(["It showed: timid sheep."])
    expect(revealed).to_have_count(1)
    came = [frame for frame in ann.frames[known:] if frame["type"] == "sync"]
    assert not any(frame.get("whole") for frame in came)  # two lines were sent, not the log
    again = came[0]["lines"][0]
    assert (again["number"], again["text"]) == (7, "reveal ~")


def test_what_was_shown_is_gone_when_the_flip_is_taken_back(new_table: NewTable, guests: Guests):
    start = position(GAME, 2, a_sheep_that_does_not_match)
    table = new_table(GAME, "Ann", "Bob", start=start)
    table.start()
    ann = guests.sit(table, 0)
    assert ann.my_turn()
    cell = differing(at_start(start), 0)[0]
    tile(ann, cell).click()
    expect(tile(ann, cell)).to_have_attribute("aria-label", re.compile("just seen: "))
    ann.page.get_by_role("button", name="Undo").click()
    table[1].until(lambda _: "vote" in table[1].state)
    table[1].post("/answers", {"yes": True}).ok()
    expect(tile(ann, cell)).to_have_attribute("aria-label", f"{cell}, face down")


def test_a_ram_knocks_a_fence_down(sit_at: SitAt):
    ann = sit_at(GAME, "ram")
    edge = ann.legal("ram")[0]
    line(ann, "Fence", edge).click()
    fallen = f"Fence {SIDES[edge[2]]} of {edge[:2]} just knocked down"
    expect(ann.page.get_by_label(fallen)).to_be_visible()


def test_a_pair_is_taken_in_the_open_field(sit_at: SitAt):
    ann = sit_at(GAME, "take")
    pairs = ann.legal("take")
    one, other = pairs[0].split()
    tile(ann, one).click()
    if len([pair for pair in pairs if one in pair.split()]) > 1:
        tile(ann, other).click()
    ann.played(f"take {pairs[0]}")


def test_the_turn_is_ended_by_a_button(sit_at: SitAt):
    ann = sit_at(GAME, "done")
    ann.page.get_by_role("button", name="Done, end the turn").click()
    ann.played("done")


# For everybody


def test_the_board_is_large_enough_for_fingers_and_without_faults(sit_at: SitAt):
    ann = sit_at(GAME, a_fence_of_many, viewport=PHONE)
    ann.large_enough(".line.legal .wide", ".place .hit")
    ann.page.set_viewport_size(DESKTOP)
    assert ann.violations(".board") == []
