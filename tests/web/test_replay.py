"""After the match: the score, the replay from any seat, playing on from a moment, the draws."""

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from sheepfold import Match
from tests.server.conftest import NewTable
from tests.server.served import Table
from tests.web.browser import Guest, Guests
from tests.web.positions import position


def finished(new_table: NewTable, guests: Guests) -> tuple[Table, Guest]:
    """The last decisions of a match, clicked to its end."""
    table = new_table("te_kuiti", "Ann", "random", start=position("te_kuiti", 2, "done"))
    ann = guests.sit(table, 0)
    ann.begin()
    ann.play_out(random.Random(1))
    return table, ann


def test_after_the_match_everything_can_be_seen_again_and_checked(
    new_table: NewTable, guests: Guests, tmp_path: Path
):
    _, ann = finished(new_table, guests)
    page = ann.page
    ann.told_the_result()
    assert ann.violations() == []

    with page.expect_download() as download:
        ann.result.get_by_role("button", name="Save the record").click()
    saved = download.value.path().read_text(encoding="utf-8")
    assert saved.startswith("sheepfold record")

    page.get_by_role("link", name="Watch again").click()
    moment = page.get_by_label("Moment of the match")
    expect(moment).to_be_visible()
    page.locator(".log li").nth(10).wait_for()
    last = int(moment.get_attribute("max") or 0)
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(rf"#{last}\.0$"))  # her own seat
    page.get_by_label("Seen from").select_option(label="the audience")
    expect(page).to_have_url(re.compile(rf"#{last}\.-2$"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(rf"#{last - 1}\.-2$"))
    page.get_by_label("Seen from").select_option(label="Ann")
    expect(page).to_have_url(re.compile(rf"#{last - 1}\.0$"))
    page.keyboard.press("Home")
    expect(moment).to_have_value("0")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(moment).to_have_value(re.compile(r"^([2-9]|\d\d+)$"))  # it goes on by itself
    page.get_by_role("button", name="Pause").click()
    assert ann.violations() == []

    page.get_by_text("Check the draws").click()
    expect(page.get_by_text("Everything holds")).to_be_visible()


def test_a_link_to_a_moment_opens_for_anybody_and_one_can_play_on_from_there(
    new_table: NewTable, guests: Guests
):
    table, ann = finished(new_table, guests)
    ann.go(f"/replay/{table.id}/1#20.0")
    ann.page.get_by_role("button", name="Link to this moment").click()
    link = ann.page.get_by_role("dialog").get_by_label("Link to this moment").input_value()
    eve = guests.come()
    eve.go(f"/replay/{table.id}/1")  # she has no seat there
    expect(eve.page.get_by_text("Link to this moment")).to_be_visible()
    eve.go(link)
    expect(eve.page.get_by_label("Moment of the match")).to_have_value("20")
    eve.page.get_by_role("button", name="Play on from here").click()
    eve.page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    eve.page.wait_for_url(re.compile("/table/"))
    eve.begin()
    assert eve.sync["given"] >= 19
    assert eve.my_turn()
    eve.decide(random.Random(2))


def test_a_rematch_begins_with_the_seats_rotated(new_table: NewTable, guests: Guests):
    _, ann = finished(new_table, guests)
    seat = ann.sync["seat"]
    ann.page.get_by_role("button", name="Rematch").click()
    ann.wait(lambda: ann.sync["number"] == 2 and ann.sync["phase"] == "playing")
    assert ann.sync["seat"] != seat
    assert ann.my_turn()


def test_a_record_from_a_file_is_shown_and_one_that_is_none_is_refused(
    guests: Guests, tmp_path: Path
):
    match, rng = Match.start("sheepland", 3, seed=5), random.Random(5)
    for _ in range(12):
        seat = min(match.acting)
        match.play(seat, rng.choice(match.legal(seat)))
    good, bad = tmp_path / "good.record", tmp_path / "bad.record"
    good.write_text(match.record(), encoding="utf-8")
    bad.write_text("baa", encoding="utf-8")
    eve = guests.come()
    eve.go("/replay")
    chosen = eve.page.get_by_label("Choose a file")
    chosen.set_input_files(bad)
    expect(eve.page.get_by_role("alert")).to_be_visible()
    chosen.set_input_files(good)
    expect(eve.page.get_by_label("Moment of the match")).to_be_visible()
    assert all("422" in error for error in eve.errors)  # browsers log refusals, too
    eve.errors.clear()
    moment, last = eve.page.get_by_label("Moment of the match"), str(len(match.events))
    expect(moment).to_have_attribute("max", last)
    eve.page.keyboard.press("End")
    expect(moment).to_have_value(last)
