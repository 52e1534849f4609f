"""After the match: the analysis as a curve with its swings, each leading into the replay."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from sheepfold import Match
from sheepfold.core.rng import Plain
from tests.server.conftest import NewTable
from tests.server.real_server import Server
from tests.web.browser import PATIENCE, PHONE, Guest, Guests
from tests.web.positions import position

LONG = 5 * PATIENCE  # an analysis takes some seconds on an idle machine
WORDS = {
    "en": ("Analysis", "Analyse", "The biggest swings"),
    "de": ("Analyse", "Analysieren", "Die größten Wendungen"),
    "fr": ("Analyse", "Analyser", "Les plus grands tournants"),
}


def part(guest: Guest, lang: str = "en") -> Locator:
    return guest.page.get_by_role("tabpanel", name=WORDS[lang][0], exact=True)


def curve(guest: Guest) -> Locator:
    return part(guest).get_by_role("slider", name="Chances to win, by move")


def played(game: str, players: int) -> str:
    """The record of a match of random moves to its end."""
    match, rng = Match.start(game, players, seed=3), Plain("on the page")
    while not match.over:
        seat = min(match.acting)
        action = match.game.sample(match.state, seat, rng.random)
        match.play(seat, match.game.actions.text(action))
    return match.record()


def brought(server: Server, record: str) -> str:
    """The address of a replay."""
    return f"/replay/r/{server.post('/replays', {'record': record}).ok()['replay']}"


def test_after_a_match_a_swing_leads_into_the_replay(new_table: NewTable, guests: Guests):
    start = position("sheepland", 2, "walk")  # her last turn
    ann = guests.sit(new_table("sheepland", "Ann", "random", start=start), 0)
    ann.play_out(random.Random(1))
    page = ann.page
    ann.result.get_by_role("link", name="Analyse").click()
    expect(curve(ann)).to_be_visible(timeout=LONG)
    expect(part(ann).locator("polyline:not(.ground)")).to_have_count(2)
    expect(part(ann).locator(".legend span")).to_have_text(
        [re.compile(r"Ann\s+\d+\s%"), re.compile(r"\d+\s%")]
    )
    assert ann.violations() == []

    swing = part(ann).locator("ol a").first
    where = re.fullmatch(r"#(\d+)\.(\d)", swing.get_attribute("href") or "")
    assert where
    page.get_by_label("Seen from").select_option(label="the audience")
    swing.focus()
    page.keyboard.press("Enter")
    moment = page.get_by_label("Moment of the match")
    expect(moment).to_have_value(where[1])
    expect(page.get_by_label("Seen from")).to_have_value(where[2])
    expect(page.locator("main .board")).to_be_in_viewport(ratio=0.99)
    expect(swing).to_be_in_viewport()
    expect(swing).to_have_attribute("aria-current", "true")
    expect(part(ann).locator(".legend")).to_contain_text(f"Move {where[1]}")
    page.go_back()
    expect(moment).to_have_value("0")


def test_the_curve_tells_chances_by_mouse_and_keyboard(server: Server, guests: Guests):
    eve = guests.come()
    eve.go(brought(server, played("sheepland", 3)))
    eve.page.get_by_role("tab", name="Analysis").click()
    part(eve).get_by_role("button", name="Analyse").click()
    expect(part(eve).get_by_role("progressbar")).to_be_visible()
    expect(curve(eve)).to_be_visible(timeout=LONG)
    expect(part(eve).get_by_role("status")).to_have_text("The analysis is ready.")
    legend, moment = part(eve).locator(".legend"), eve.page.get_by_label("Moment of the match")
    box = curve(eve).bounding_box()
    assert box
    curve(eve).hover(position={"x": box["width"] / 2, "y": 50})
    expect(legend).to_contain_text(re.compile(r"Move [1-9]\d*\s.*\d+\s%.*\d+\s%.*\d+\s%"))
    expect(moment).to_have_value("0")  # looking goes nowhere
    curve(eve).click(position={"x": box["width"] - 1, "y": 50})
    last = moment.get_attribute("max") or ""
    expect(moment).to_have_value(last)
    eve.page.mouse.move(0, 0)
    expect(legend).to_contain_text(f"Move {last}")
    curve(eve).focus()
    eve.page.keyboard.press("ArrowLeft")
    expect(curve(eve)).to_have_attribute("aria-valuenow", str(int(last) - 1))
    expect(curve(eve)).to_have_attribute("aria-valuetext", re.compile(rf"Move {int(last) - 1}: "))
    assert eve.violations() == []


@pytest.fixture(scope="module")
def alone(server: Server) -> str:
    """The address of one match for all languages: it is analysed once."""
    return brought(server, played("te_kuiti", 1))


@pytest.mark.parametrize("lang", WORDS)
def test_on_a_phone_in_every_language_also_alone(lang: str, alone: str, guests: Guests):
    eve = guests.come(viewport=PHONE, settings={"lang": lang, "theme": "dark"})
    eve.go(f"{alone}#analysis")
    _, _, swings = WORDS[lang]
    expect(part(eve, lang).get_by_role("heading", name=swings)).to_be_visible(timeout=LONG)
    expect(part(eve, lang).locator("polyline:not(.ground)")).to_have_count(1)
    expect(part(eve, lang).get_by_role("row")).to_have_count(2)
    assert eve.violations() == []
    eve.large_enough(".analysis ol a")
    assert eve.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    part(eve, lang).locator("ol a").last.click()
    expect(eve.page.locator("main .board")).to_be_in_viewport(ratio=0.99)
    expect(part(eve, lang).locator("ol a").last).to_be_in_viewport()


def test_what_breaks_off_cannot_be_analysed_and_the_page_says_so(server: Server, guests: Guests):
    eve = guests.come()
    eve.go(brought(server, Match.start("te_kuiti", 2, seed=1).record()) + "#analysis")
    expect(part(eve).get_by_text("Only a match that was played to its end")).to_be_visible()
    expect(part(eve).get_by_role("button")).to_have_count(0)


def test_where_nothing_swung_the_page_says_so(server: Server, guests: Guests):
    eve = guests.come()
    calm = {"line": 3, "seat": 0, "played": "flip a1", "best": "flip a1", "reason": ""}
    found = {
        "points": [{**calm, "cost": 0, "chance": 50, "after": 51}],
        "swings": [],
        "start": [50],
        "result": [51],
        "play": [0],
        "gifts": [0],
        "luck": [1],
        "better": [],
    }
    told = {"done": 1, "total": 1, "ahead": 0, "found": found}
    eve.page.route("**/analysis", lambda route: route.fulfill(json=told))
    eve.go(brought(server, played("te_kuiti", 1)) + "#analysis")
    expect(part(eve).get_by_text("Nothing turned this match")).to_be_visible()


def test_an_analysis_that_waits_or_is_refused_is_explained(browser: Browser, tmp_path: Path):
    with Server(tmp_path, analyses_per_hour=1) as server:
        guests = Guests(browser, server)
        first, second = (brought(server, played("sheepland", number)) for number in (2, 3))
        server.post(f"{first.replace('/replay/r', '/replays')}/analysis").ok()
        eve = guests.come()
        eve.go(f"{second}#analysis")
        expect(part(eve).get_by_role("alert")).to_contain_text("Too many requests at once")
        expect(part(eve).get_by_role("button", name="Analyse")).to_be_enabled()
        waiting = {"done": 0, "total": 70, "ahead": 2, "found": None}
        eve.page.route("**/analysis", lambda route: route.fulfill(json=waiting))
        part(eve).get_by_role("button", name="Analyse").click()
        expect(part(eve).get_by_text("2 other matches come first.")).to_be_visible()
        assert all("429" in error for error in eve.errors)
        eve.close(errors=True)
