"""After the match: the score, the replay from any seat, playing on from a moment, the draws."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from sheepfold import Match
from sheepfold.core.rng import Plain
from tests.server.conftest import NewTable
from tests.server.real_server import Server, Table
from tests.web.browser import Guest, Guests, stop_clock
from tests.web.positions import position


def finished(new_table: NewTable, guests: Guests) -> tuple[Table, Guest]:
    """The last decisions of a match, clicked to its end."""
    table = new_table("te_kuiti", "Ann", "random", start=position("te_kuiti", 2, "done"))
    ann = guests.sit(table, 0)
    ann.begin()
    ann.play_out(random.Random(1))
    return table, ann


def played(game: str, players: int) -> Match:
    """A match of random moves to its end."""
    match, rng = Match.start(game, players, seed=3), Plain("seen again")
    while not match.over:
        seat = min(match.acting)
        match.play(seat, match.game.actions.text(match.game.sample(match.state, seat, rng.random)))
    return match


def shown(guests: Guests, server: Server, match: Match, **how: object) -> Guest:
    """A browser that has all of a replay."""
    replay = server.post("/replays", {"record": match.record()}).ok()["replay"]
    eve = guests.come(**how)
    eve.go(f"/replay/r/{replay}")
    expect(moment(eve)).to_have_attribute("max", str(len(match.events)))
    eve.page.wait_for_load_state("networkidle")
    return eve


def moment(guest: Guest) -> Locator:
    return guest.page.get_by_label("Moment of the match")


def at(guest: Guest) -> int:
    return int(moment(guest).input_value())


SCREENS: list[ViewportSize] = [
    {"width": 1366, "height": 768},
    {"width": 390, "height": 664},
    {"width": 360, "height": 640},
    {"width": 844, "height": 390},
]


def test_a_replay_is_one_screen_with_the_board_its_words_and_controls(
    guests: Guests, server: Server
):
    eve = shown(guests, server, played("te_kuiti", 2), has_touch=True)
    eve.page.get_by_role("button", name="One step on").click()
    for screen in SCREENS:
        eve.page.set_viewport_size(screen)
        eve.drawn()
        size = eve.page.evaluate(
            "(({scrollWidth: w, scrollHeight: h}) => [w, h])(document.documentElement)"
        )
        assert size == [screen["width"], screen["height"]]
        for part in ("main > .board", ".told p", "footer.card", "[role=tablist]"):
            expect(eve.page.locator(part).first).to_be_in_viewport(ratio=0.99)
        eve.large_enough(".buttons button", "[role=tab]")
    assert eve.violations() == []


def test_space_plays_and_never_scrolls_and_the_speed_counts(guests: Guests, server: Server):
    eve = shown(guests, server, played("te_kuiti", 2))
    page, play = eve.page, eve.page.get_by_role("button", name="Play", exact=True)
    page.clock.install()
    page.keyboard.press(" ")
    expect(play).to_have_count(0)
    page.keyboard.press(" ")
    expect(play).to_be_visible()
    assert page.evaluate("scrollY") == 0
    page.get_by_role("button", name="One step on").click()
    page.keyboard.press(" ")  # not the button that was clicked
    expect(play).to_have_count(0)
    page.keyboard.press(" ")
    stop_clock(page)
    steps = []
    for speed in ("0.5", "4"):
        page.get_by_label("Speed").select_option(value=speed)
        page.locator("main").click(position={"x": 2, "y": 2})
        before = at(eve)
        page.keyboard.press("p")
        page.clock.run_for(5000)
        page.keyboard.press("p")
        steps.append(at(eve) - before)
    assert steps[1] > 2 * steps[0] > 0


def test_one_steps_over_silent_draws_and_jumps_by_turn_and_round(guests: Guests, server: Server):
    eve = shown(guests, server, played("volle_wolle", 3))
    press, words = eve.page.keyboard.press, eve.page.locator(".told")
    said = eve.page.get_by_role("list", name="Log").locator("button")
    steps = [int(step or 0) for step in said.evaluate_all("all => all.map(a => a.dataset.step)")]
    expect(words).to_have_text("The match begins.")
    for step in steps[:6]:
        press("ArrowRight")
        expect(moment(eve)).to_have_value(str(step))
        expect(words).not_to_have_text(re.compile(r"^\s*$"))
        expect(said.and_(eve.page.locator("[aria-current=step]"))).to_be_in_viewport()
    eve.page.get_by_role("button", name="One turn on").click()
    turn = at(eve)
    assert turn > steps[5]
    eve.page.get_by_role("button", name="One round on").click()
    expect(eve.page.locator("header")).to_contain_text("Round 2 of")
    press("PageDown")
    expect(eve.page.locator("header")).to_contain_text("Round 3 of")
    press("PageUp")
    expect(eve.page.locator("header")).to_contain_text("Round 2 of")
    press("Home")
    expect(said.first).to_be_in_viewport()  # the log goes along
    press("End")
    expect(said.last).to_be_in_viewport()


# What a board draws: without ids, and with attributes in one order, however they were set.
LOOKS = """board => {
  const draw = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE) return "";
    const all = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort();
    return `<${node.tagName}${all.join("")}>${[...node.childNodes].map(draw).join("")}`;
  };
  return draw(board).replace(/ (id|for|aria-labelledby)="[^"]*"/g, "").replace(/#[\\w-]+/g, "");
}"""


@pytest.mark.parametrize(("game", "players"), [("te_kuiti", 2), ("volle_wolle", 3)])
def test_a_position_looks_the_same_whichever_way_one_came(
    game: str, players: int, guests: Guests, server: Server
):
    """Forward step by step, back from behind, or straight from the other end of the match."""
    eve = shown(guests, server, played(game, players))
    board, press = eve.page.locator("main > .board"), eve.page.keyboard.press
    seen: dict[int, str] = {}
    for _ in range(30):
        press("ArrowRight")
        eve.drawn()
        seen[at(eve)] = board.evaluate(LOOKS)
    for step in sorted(seen, reverse=True)[1:]:
        press("ArrowLeft")
        eve.drawn()
        assert at(eve) == step
        assert board.evaluate(LOOKS) == seen[step], step
    press("End")
    eve.drawn()
    last = max(seen)
    moment(eve).fill(str(last))
    eve.drawn()
    assert board.evaluate(LOOKS) == seen[last]


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
    page.get_by_role("list", name="Log").locator("li").nth(10).wait_for()
    last = int(moment.get_attribute("max") or 0)
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(rf"#{last}\.0$"))  # her own seat
    page.get_by_label("Seen from").select_option(label="the audience")
    expect(page).to_have_url(re.compile(rf"#{last}\.-2$"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(rf"#(?!{last}\.)\d+\.-2$"))
    before = moment.input_value()
    page.get_by_label("Seen from").select_option(label="Ann")
    expect(page).to_have_url(re.compile(rf"#{before}\.0$"))
    page.keyboard.press("Home")
    expect(moment).to_have_value("0")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(moment).to_have_value(re.compile(r"^([2-9]|\d\d+)$"))  # it goes on by itself
    page.get_by_role("button", name="Pause").click()
    assert ann.violations() == []

    page.get_by_role("tab", name="From here").click()
    page.get_by_text("Check the draws").click()
    expect(page.get_by_text("Everything holds")).to_be_visible()


def test_a_link_to_a_moment_opens_for_anybody_and_one_can_play_on_from_there(
    new_table: NewTable, guests: Guests
):
    table, ann = finished(new_table, guests)
    ann.go(f"/replay/{table.id}/1#20.0")
    ann.page.get_by_role("tab", name="From here").click()
    ann.page.get_by_role("button", name="Link to this moment").click()
    link = ann.page.get_by_role("dialog").get_by_label("Link to this moment").input_value()
    eve = guests.come()
    eve.go(f"/replay/{table.id}/1")  # she has no seat there
    expect(eve.page.get_by_text("Link to this moment")).to_be_visible()
    eve.go(link)
    expect(eve.page.get_by_label("Moment of the match")).to_have_value("20")
    eve.page.get_by_role("tab", name="From here").click()
    eve.page.get_by_role("button", name="Play on from here").click()
    eve.page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    eve.page.wait_for_url(re.compile("/table/"))
    eve.begin()
    assert eve.sync["given"] >= 19
    assert eve.my_turn()
    eve.decide(random.Random(2))


def test_a_rematch_begins_with_the_seats_rotated(new_table: NewTable, guests: Guests):
    _, ann = finished(new_table, guests)
    ann.told_the_result()
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
