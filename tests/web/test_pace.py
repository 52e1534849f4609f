"""What others did stays marked and told, step by step if wanted; rounds and attacks are summed up.

The page's clock stands still where times matter; `test_looking.py` has what is held.
"""

import random
import re

from playwright.sync_api import expect

from tests.server.conftest import NewTable
from tests.web.browser import ANY, CLICK, CONFIRM, DESKTOP, Guest, Guests
from tests.web.test_looking import fences, flips_in_vain, seen_by_heart, sit_still, start_of, tile

MARKED = ".board .target.last"


def colours(guest: Guest) -> set[str]:
    """Whose marks lie on the board."""
    return set(guest.page.locator(MARKED).evaluate_all("all => all.map(one => one.dataset.mark)"))


def until_others_have_moved(guest: Guest, rng: random.Random) -> None:
    """Decide until it is one's own turn again."""
    mine = lines = 0
    while mine == len(guest.lines):
        assert guest.my_turn()
        lines = len(guest.lines)
        guest.decide(rng)
        assert guest.my_turn()
        mine = lines + sum(line["by"] <= 0 for line in guest.lines[lines:])
    guest.settle()


def test_moves_of_others_stay_marked_in_their_colours_until_one_s_own(
    new_table: NewTable, guests: Guests
):
    table = new_table("sheepland", "Ann", "random", "random", "random")
    ann, rng = guests.sit(table, 0), random.Random(2)
    until_others_have_moved(ann, rng)
    assert colours(ann) == {"1", "2", "3"}
    ann.decide(rng)
    while not any(line["by"] == 0 for line in ann.lines[-2:]):  # the others answered at once
        ann.decide(rng)
        assert ann.my_turn()
    ann.settle()
    assert colours(ann) <= {"0"}


def test_what_is_taken_back_loses_its_mark(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "random", start=start_of(seen_by_heart(10)))
    ann = guests.sit(table, 0)
    assert ann.my_turn()
    expect(ann.page.locator(MARKED)).to_have_count(2)  # the two fences before
    tile(ann, "c5").click()
    ann.played("flip c5")
    expect(tile(ann, "c5")).to_have_class(re.compile(r"\blast\b"))
    expect(ann.page.locator(MARKED)).to_have_count(1)


def test_log_and_scores_do_not_run_ahead_of_what_is_shown(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "random", start=start_of(seen_by_heart(10)))
    ann = sit_still(guests, table, 0)
    flips_in_vain(ann, "a1", "b1")
    told = ann.page.get_by_role("group", name="Log").get_by_text("placed a fence")
    before = told.count()
    ann.page.clock.run_for(2000)
    expect(told).to_have_count(before + 1)
    ann.page.clock.run_for(750)
    expect(told).to_have_count(before + 2)


def test_a_tap_ends_the_showing_and_the_next_one_acts(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "random", start=start_of(seen_by_heart(10)))
    ann = sit_still(guests, table, 0)
    before = fences(ann).count()
    flips_in_vain(ann, "a1", "b1")
    tile(ann, "e5").click()  # both tiles were seen
    expect(fences(ann)).to_have_count(before + 1)
    tile(ann, "e5").click()  # the fences need not be shown one by one
    expect(fences(ann)).to_have_count(before + 2)
    expect(tile(ann, "e5")).to_have_class(re.compile("legal"))
    assert not any(line["text"] == "flip e5" for line in ann.lines)
    tile(ann, "e5").click()
    ann.played("flip e5")


def test_a_volle_wolle_round_is_summed_up_before_the_next_one(new_table: NewTable, guests: Guests):
    table = new_table("volle_wolle", "Ann", "random", "random")
    ann, rng = guests.sit(table, 0), random.Random(4)
    ann.page.set_viewport_size({"width": 390, "height": 664})
    summary = ann.page.get_by_role("region", name="What happened")
    ann.begin()
    offered = ann.page.locator(ANY)
    ann.wait(lambda: offered.count() > 0)
    ann.page.evaluate(CLICK, [CONFIRM, ANY, rng.random()])  # a bid

    def summed_up() -> bool:
        if not summary.count():
            ann.page.evaluate(CLICK, [CONFIRM, ANY, rng.random()])
        return summary.count() > 0

    ann.wait(summed_up)
    expect(summary.get_by_role("listitem").first).to_be_in_viewport(ratio=1)
    expect(summary.get_by_role("button")).to_be_in_viewport(ratio=1)
    ann.page.set_viewport_size(DESKTOP)
    log = ann.page.get_by_role("group", name="Log")
    expect(log).to_contain_text("Round 1:")
    expect(log).not_to_contain_text("Round 2:")
    expect(offered).to_have_count(0)
    ann.page.keyboard.press("Space")
    expect(summary).to_have_count(0)
    expect(log).to_contain_text("Round 2:")
    expect(offered.first).to_be_attached()


def test_the_focus_stays_at_the_board(new_table: NewTable, guests: Guests):
    """Whatever had it is gone: a tile that was flipped and left, a button, a fence."""
    table = new_table("te_kuiti", "Ann", "random")
    ann = guests.sit(table, 0, settings={"confirm": True})
    assert ann.my_turn()
    keys = ann.page.get_by_role("dialog", name="Keys")
    ann.page.keyboard.press("?")
    expect(keys).to_contain_text("Undo")
    assert ann.violations("dialog") == []
    ann.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    at = "() => document.activeElement.closest('main > .board') !== null"
    for _ in range(12):
        if not ann.my_turn():
            break
        ann.page.locator(".board .target.legal").first.focus()
        head = ann.sync["head"]
        ann.page.keyboard.press("Enter")  # one fence or tile, and the move is ready
        ann.wait(lambda head=head: ann.sync["head"] != head or not ann.asked)  # type: ignore[misc]
        if ann.sync["head"] == head:
            ann.page.keyboard.press("Enter")  # yes
        ann.wait(lambda head=head: ann.sync["head"] != head)  # type: ignore[misc]
        ann.wait(lambda: ann.over or ann.offered())
        ann.settle()
        assert ann.page.evaluate(at)


def test_a_turn_is_announced_once(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "random", start=start_of(seen_by_heart(10)))
    ann = sit_still(guests, table, 0)
    flips_in_vain(ann, "a1", "b1")
    ann.page.clock.run_for(4000)
    spoken = ann.page.get_by_role("log").locator("p")
    expect(spoken.last).to_contain_text(re.compile("placed a fence.*placed a fence"))
    expect(spoken.filter(has_text="placed a fence")).to_have_count(1)


def test_the_speed_is_a_setting_of_the_menu(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "random", start=start_of(seen_by_heart(10)))
    ann = sit_still(guests, table, 0)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label(re.compile("^Others. moves")).select_option("At once")
    ann.page.keyboard.press("Escape")
    before = fences(ann).count()
    flips_in_vain(ann, "a1", "b1")
    ann.page.clock.run_for(2010)
    expect(fences(ann)).to_have_count(before + 2)
