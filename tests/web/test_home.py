"""The first page and the ways to a table: two clicks, a form, an invitation, a link to watch."""

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import NewTable
from tests.server.real_server import OPEN, Server
from tests.web.browser import PHONE, Guest, Guests

PAGES = ["/", "/new/meadowmight", "/rules", "/rules/te_kuiti"]
SMALLEST = 44  # pixels a finger needs


def opened(guest: Guest, path: str) -> Page:
    guest.go(path)
    expect(guest.page.locator("main h1")).to_be_visible()
    expect(guest.page.locator("header select")).to_be_visible()
    return guest.page


def home(guest: Guest) -> Page:
    page = opened(guest, "/")
    expect(page.get_by_role("article")).to_have_count(5)
    return page


def kept(guest: Guest, key: str) -> Any:
    return json.loads(guest.page.evaluate(f"localStorage.getItem('sheepfold.{key}')"))


def plan(server: Server, guest: Guest) -> Any:
    """What the server was asked for, by the chair this guest holds."""
    held = kept(guest, "chairs")[0]
    return server.get(f"/tables/{held['table']}", token=held["token"]).ok()["plan"]


def test_a_level_and_a_start_lead_from_the_first_page_to_a_match_against_the_computer(
    guests: Guests,
):
    ann = guests.come()
    home(ann).get_by_role("button", name="Play Te Kuiti now").click()
    ann.page.get_by_role("dialog").get_by_role("radio", name="Ewe").check(force=True)
    ann.page.get_by_role("dialog").get_by_role("button", name="Start").click()
    ann.begin()
    assert "/table/" in ann.page.url
    assert [chair.get("bot", "") for chair in ann.sync["chairs"]] == ["", "ewe"]


def test_the_dialog_takes_a_name_for_tables_to_come_and_how_many_play(guests: Guests):
    ann = guests.come()
    home(ann).get_by_role("button", name="Play Volle Wolle now").click()
    ann.page.get_by_label("Your name").fill(" Ann ")
    ann.page.get_by_label("Players").select_option("4")
    ann.page.get_by_role("button", name="Start").click()
    ann.begin()
    names = [chair.get("name") or chair["bot"] for chair in ann.sync["chairs"]]
    assert names == ["Ann", "lamb", "lamb", "lamb"]
    assert kept(ann, "settings")["name"] == "Ann"


def test_choosing_a_level_starts_nothing_and_is_kept_for_the_next_match(guests: Guests):
    ann = guests.come()
    page = home(ann)
    page.get_by_role("button", name="Play Sheepland now").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Lamb")).to_be_checked()
    dialog.get_by_text("Ram", exact=True).click()
    expect(dialog.get_by_role("radio", name="Ram")).to_be_checked()
    dialog.get_by_label("Explain each decision").check()
    dialog.get_by_role("button", name="Start").click()
    ann.begin()
    assert kept(ann, "settings")["level"] == "ram"
    assert kept(ann, "settings")["coach"] is True
    home(ann).get_by_role("button", name="Play Te Kuiti now").click()
    expect(dialog.get_by_role("radio", name="Ram")).to_be_checked()


def test_a_game_alone_has_a_level_of_its_own_and_no_opponent(guests: Guests, server: Server):
    ann = guests.come()
    home(ann).get_by_role("button", name="Play Te Kuiti now").click()
    ann.page.get_by_label("Players").select_option("1")
    expect(ann.page.get_by_role("radio", name="Lamb")).to_have_count(0)
    ann.page.get_by_text("Hard", exact=True).click()
    ann.page.get_by_role("button", name="Start").click()
    ann.begin()
    assert len(ann.sync["chairs"]) == 1
    assert plan(server, ann)["options"]["flowers"] == "hard"


def test_a_first_game_begins_with_three_pictures_and_is_explained(guests: Guests):
    ann = guests.come()
    first = home(ann).get_by_role("button", name="First game of Sheepland")
    first.click()
    lesson = ann.page.get_by_role("dialog", name="How Sheepland is played")
    for title in ("The goal", "A turn", "The end"):
        expect(lesson.get_by_role("figure", name=title)).to_be_in_viewport()
        expect(lesson.get_by_role("figure", name=title).locator("svg").first).to_be_in_viewport()
        if title != "The end":
            lesson.get_by_role("button", name="Next").click()
    lesson.get_by_role("button", name="Play my first game").click()
    ann.begin()
    assert kept(ann, "settings")["coach"] is True
    assert ann.sync["chairs"][1]["bot"] == "lamb"
    home(ann)
    lamb = f"{ann.sync['chairs'][1]['called']} · Lamb"
    expect(ann.page.get_by_role("link", name=f"Sheepland with {lamb}")).to_be_visible()
    expect(first).to_have_count(0)
    expect(ann.page.get_by_role("button", name="First game of Te Kuiti")).to_be_visible()
    ann.page.get_by_role("button", name="How to play Sheepland").click()
    expect(lesson).to_be_visible()


# One step of a guided game: what the gold mark shows, or else the button that goes on.
GUIDED_STEP: Final = """
() => {
  const button = document.querySelector('.told .ways button.main:enabled');
  const gold = document.querySelector('main .target.legal.pointed:not(.picked)');
  const one = gold ?? button;
  one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
"""


def test_a_guided_game_leads_from_the_goal_to_the_end(guests: Guests):
    ann = guests.come()
    page = ann.page
    ann.go("/learn/te_kuiti")
    told = page.get_by_role("region", name="What is asked now")
    expect(told).to_contain_text("You play both roles once")
    assert ann.violations() == []
    told.get_by_role("button", name="Next").click()
    expect(told).to_contain_text("The gold mark shows where.")
    page.get_by_role("button", name="b3, face down").click()
    expect(told).to_contain_text("this lesson goes another way")
    again = told.get_by_role("button", name="Once more")

    def over() -> bool:
        page.evaluate(GUIDED_STEP)
        return again.is_visible()

    ann.wait(over)
    expect(told).to_contain_text("A round ends when every free tile is face up")
    again.click()
    expect(told).to_contain_text("You play both roles once")


def test_tables_that_wait_for_me_come_first_and_finished_ones_are_folded(
    guests: Guests, new_table: NewTable
):
    waiting = new_table("te_kuiti", "Ann", options={"flowers": "hard"})
    lobby = new_table("sheepland", "Ann", OPEN)
    over = new_table("te_kuiti", "Ann", "Bob")
    waiting.start()
    over.start()
    over[0].post("/resign").ok()
    ann = guests.come()
    held = [
        {
            "table": table.id,
            "chair": 0,
            "token": table[0].credential,
            "game": game,
        }
        for table, game in ((lobby, "sheepland"), (over, "te_kuiti"), (waiting, "te_kuiti"))
    ]
    ann.store("sheepfold.chairs", held)
    mine = home(ann).get_by_role("region", name="My tables")
    links = mine.locator("a")
    expect(links.first).to_contain_text("Your turn")
    assert [link.get_attribute("href") for link in links.all()] == [
        f"/table/{table.id}" for table in (waiting, lobby, over)
    ]
    expect(links.nth(1)).to_contain_text("Waiting for you")
    expect(links.nth(1)).to_contain_text("with Free chair")
    expect(links.nth(2)).not_to_be_visible()
    mine.get_by_text("1 finished table").click()
    expect(links.nth(2)).to_contain_text("Bob won")
    expect(links.nth(2)).to_contain_text(re.compile(r"20\d\d"))  # the day
    assert kept(ann, f"result.{over.id}-1")["won"] == ["Bob"]
    mine.get_by_role("button", name="Remove").last.click()
    ann.page.get_by_role("button", name="Keep it").click()
    expect(links).to_have_count(3)
    mine.get_by_role("button", name="Remove").last.click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(links).to_have_count(2)
    assert over.id not in {held["table"] for held in kept(ann, "chairs")}


def test_what_is_kept_of_tables_goes_with_them(guests: Guests, new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    ann = guests.come()
    gone = [
        {"table": f"gone{n}", "chair": 0, "token": f"gone{n:018}", "game": "te_kuiti"}
        for n in range(60)
    ]
    own = {"table": table.id, "chair": 0, "token": table[0].credential, "game": "te_kuiti"}
    ann.store("sheepfold.chairs", [*gone, own])  # the newest first
    match = f"{table.id}-1"
    for key in (f"random.{match}.0", f"seen.{match}.0", f"links.{table.id}"):
        ann.store(f"sheepfold.{key}", {})
    for key in ("random.gone59-1.0", "seen.gone59-2.0", "links.gone59", "links.elsewhere"):
        ann.store(f"sheepfold.{key}", {})
    ann.store("sheepfold.seen.gone3-1.0", 7)
    mine = home(ann).get_by_role("region", name="My tables")
    expect(mine.locator("a")).to_have_count(1)
    beside = "Object.keys(localStorage).filter(key => /(random|seen|links)\\./.test(key))"
    assert set(ann.page.evaluate(beside)) == {
        f"sheepfold.links.{table.id}",
        f"sheepfold.random.{match}.0",
        f"sheepfold.seen.{match}.0",
        "sheepfold.seen.gone3-1.0",
    }
    assert [held["table"] for held in kept(ann, "chairs")] == [
        *(f"gone{n}" for n in range(50)),
        table.id,
    ]
    mine.get_by_role("button", name="Remove").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(mine.locator("a")).to_have_count(0)
    assert ann.page.evaluate(beside) == ["sheepfold.seen.gone3-1.0"]


@pytest.mark.parametrize("path", ["/foo", "/foo/bar", "/new", "/new/chess", "/settings/x", "/home"])
def test_an_address_that_leads_nowhere_says_so(guests: Guests, path: str):
    ann = guests.come()
    ann.go(path)
    expect(ann.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    ann.page.get_by_role("link", name="Home").click()
    expect(ann.page.get_by_role("article")).to_have_count(5)
    ann.errors.clear()  # the browser's own line about the answer


def test_a_new_table_has_the_chosen_variants_seats_and_time(guests: Guests, server: Server):
    ann = guests.come()
    page = opened(ann, "/new/meadowmight")
    page.locator("label", has_text="3").first.click()
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Seat 2").select_option(label="Computer: Ewe")
    expect(page.get_by_text("does not look ahead")).to_be_visible()
    page.get_by_label("Wool Wolves").check()
    expect(page.get_by_label("Sheeple", exact=True)).to_have_count(0)  # of Personal Piles alone
    page.get_by_label("Personal Piles").check()
    page.get_by_label("How many Sheeple").select_option("3")
    page.get_by_label("Time to think").last.select_option(label="For each player")
    page.get_by_label("Time for all moves").select_option(label="30 minutes")
    page.get_by_label("Added after each move").select_option(label="5 seconds")
    page.get_by_label("Others may watch").uncheck()
    hints = page.get_by_label("Hints")
    expect(hints).to_be_checked()  # nobody else could mind
    page.get_by_label("Seat 3").select_option(label="Invite a friend")
    expect(hints).not_to_be_checked()
    hints.check()
    page.get_by_label("Seat 3").select_option(label="Computer: Ram")
    page.get_by_role("button", name="Open the table").click()
    ann.begin()
    made = plan(server, ann)
    assert made["options"] == {
        "fuzzy_fences": "false",
        "personal_piles": "true",
        "wool_wolves": "true",
        "sheeple": "3",
    }
    assert made["time"] == {"kind": "player", "seconds": 1800, "increment": 5}
    assert made["watching"] is False
    assert made["hints"] is True
    assert [chair.get("bot", "") for chair in ann.sync["chairs"]] == ["", "ewe", "ram"]


def test_several_people_at_one_device_are_told_how_that_goes(guests: Guests):
    ann = guests.come()
    page = opened(ann, "/new/te_kuiti")
    expect(page.get_by_text("One device for several")).to_have_count(0)
    page.get_by_label("Seat 2").select_option(label="On this device")
    expect(page.get_by_text("One device for several")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    ann.begin()
    held = kept(ann, "chairs")
    assert [one["chair"] for one in held] == [0, 1]
    assert [chair["name"] for chair in ann.sync["chairs"]] == ["Player 1", "Player 2"]


def test_somebody_has_to_sit_at_the_device_and_a_bad_name_is_explained(guests: Guests):
    ann = guests.come()
    page = opened(ann, "/new/te_kuiti")
    opening = page.get_by_role("button", name="Open the table")
    page.get_by_label("Seat 1").select_option(label="Invite a friend")
    expect(page.get_by_text("Somebody has to play on this device.")).to_be_visible()
    expect(opening).to_be_disabled()
    page.get_by_label("Seat 1").select_option(label="On this device")
    page.get_by_label("Name of player 1").fill("greedy")
    opening.click()
    expect(page.get_by_role("alert")).to_contain_text("A name has 1 to 24 letters")
    ann.errors.clear()  # the browser's own lines about the refusal


def test_an_invitation_seats_somebody_in_another_browser(guests: Guests):
    ann, bob = guests.come(), guests.come()
    page = opened(ann, "/new/sheepland")
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Invitation").input_value()
    bob.go(link)
    expect(bob.page.get_by_role("heading", name="You are invited")).to_be_visible()
    expect(bob.page.get_by_text("Sheepland, 2 players")).to_be_visible()
    expect(bob.page.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_role("button", name="I am ready").click()
    page.get_by_role("button", name="I am ready").click()
    ann.begin()
    bob.begin()
    assert [chair["name"] for chair in bob.sync["chairs"]] == ["Ann", "Bob"]
    assert kept(bob, "chairs")[0]["chair"] == 1
    assert "#" not in bob.page.url, "the invitation must not stay in the address"


def test_a_used_invitation_says_so_and_what_to_do(guests: Guests, new_table: NewTable):
    table = new_table("te_kuiti", "Ann", OPEN)
    table.sit(1, "Bob")
    cleo = guests.come()
    cleo.go(f"/join#{table.invitations[1]}")
    expect(cleo.page.get_by_role("heading", name="This invitation does not work")).to_be_visible()
    expect(cleo.page.get_by_text("Ask the person who sent it for a new one")).to_be_visible()
    cleo.page.get_by_role("link", name="Home").click()
    expect(cleo.page.get_by_role("article")).to_have_count(5)
    cleo.errors.clear()  # the browser's own line about the refusal


def test_who_was_faster_leaves_nothing_half_done(guests: Guests, new_table: NewTable):
    table = new_table("te_kuiti", "Ann", OPEN)
    bob = guests.come()
    bob.go(f"/join#{table.invitations[1]}")
    expect(bob.page.get_by_role("button", name="Sit down")).to_be_visible()
    table.sit(1, "Cleo")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_role("heading", name="This invitation does not work")).to_be_visible()
    assert bob.page.evaluate("localStorage.getItem('sheepfold.chairs')") is None
    bob.errors.clear()  # the browser's own line about the refusal


def test_an_invitation_is_asked_about_once(guests: Guests, new_table: NewTable):
    """The words of its game arrive later, and must not make the page ask again."""
    table = new_table("te_kuiti", "Ann", OPEN)
    bob = guests.come()
    asked: list[str] = []
    bob.page.on("request", lambda request: asked.append(request.url))
    bob.go(f"/join#{table.invitations[1]}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.wait_for_load_state("networkidle")
    assert sum(url.endswith("/api/invitations") for url in asked) == 1
    expect(bob.page.get_by_label("Your name")).to_have_value("Bob")


def test_a_seat_moves_to_another_device(guests: Guests, new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "greedy")
    table.start()
    link = table[0].post("/invite", {"chair": 0}).ok()["link"]
    ann = guests.come()
    ann.go(link)
    ann.page.get_by_role("button", name="Go on here as Ann").click()
    ann.begin()
    assert ann.sync["chair"] == 0


def test_a_pasted_link_is_followed_and_other_text_is_not(guests: Guests, new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "random")
    table.start()
    cleo = guests.come()
    field = home(cleo).get_by_role("textbox", name="Link")
    field.fill("sheep")
    field.press("Enter")
    expect(cleo.page.get_by_role("alert")).to_contain_text("not a link to a table")
    field.fill(f"Look: http://elsewhere.example/watch#{table.watch} !")
    cleo.page.get_by_role("button", name="Join").click()
    cleo.page.wait_for_url(f"**/table/{table.id}")
    cleo.begin()
    assert cleo.sync["chair"] is None
    mine = home(cleo).get_by_role("region", name="My tables")
    expect(mine.get_by_role("link")).to_contain_text("You watch")


def test_a_bad_link_for_watchers_says_so(guests: Guests):
    cleo = guests.come()
    cleo.go("/watch#0123456789abcdef0123")
    expect(cleo.page.get_by_role("heading", name="nothing to watch")).to_be_visible()


def test_language_and_colours_are_kept(guests: Guests):
    ann = guests.come()
    page = home(ann)
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Die Spiele")).to_be_visible()
    page.get_by_role("button", name="Dunkle Farben").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_label("Sprache").select_option("fr")
    expect(page.get_by_role("heading", name="Les jeux")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Les jeux")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_form_half_filled_in_survives_another_language(guests: Guests):
    ann = guests.come()
    page = opened(ann, "/new/te_kuiti")
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("button", name="Ouvrir la table")).to_be_visible()
    expect(page.get_by_label("Nom à la place 1")).to_have_value("Ann")


def test_by_keyboard_alone(guests: Guests):
    ann = guests.come()
    page = home(ann)
    dialog = page.get_by_role("dialog")
    tab_to(page, "Play Te Kuiti now")
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    tab_to(page, "Start")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Play Te Kuiti now")).to_be_focused()  # it comes back
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    ann.begin()


def test_all_games_fit_one_screen_of_a_desktop_and_two_of_a_phone(guests: Guests):
    for width, height, screens in ((1366, 768, 1.0), (390, 844, 2.0)):
        ann = guests.come(viewport={"width": width, "height": height})
        last = home(ann).get_by_role("article").last.bounding_box()
        assert last
        assert last["y"] + last["height"] <= screens * height


def test_a_game_says_what_kind_it_is_and_the_page_that_no_account_is_needed(guests: Guests):
    page = home(guests.come())
    expect(page.get_by_role("heading", name="No account needed")).to_be_visible()
    te_kuiti = page.get_by_role("article", name="Te Kuiti")
    expect(te_kuiti).to_contain_text("Memory: 3 of 3")
    expect(te_kuiti).to_contain_text("2 players")


def test_variants_that_mean_nothing_are_not_offered(guests: Guests, server: Server):
    ann = guests.come()
    page = opened(ann, "/new/te_kuiti")
    flowers, aid = page.get_by_label("How many tiles carry"), page.get_by_label("Memory aid")
    expect(aid).to_be_visible()
    expect(flowers).to_have_count(0)
    page.locator("label.count", has_text="1").click()
    expect(aid).to_have_count(0)
    flowers.select_option("easy")
    page.get_by_role("button", name="Open the table").click()
    ann.begin()
    assert plan(server, ann)["options"]["flowers"] == "easy"


def tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        if focused(page).startswith(name):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {name}: {focused(page)}")


def focused(page: Page) -> str:
    named = "(e.getAttribute('aria-label') ?? e.innerText ?? '').trim()"
    return str(page.evaluate(f"(e => {named})(document.activeElement)"))


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_page_is_accessible_in_light_and_dark(guests: Guests, path: str, theme: str):
    ann = guests.come(settings={"theme": theme})
    opened(ann, path)
    ann.page.wait_for_load_state("networkidle")
    assert ann.violations() == []


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("lang", ["de", "fr"])  # their words are longer
def test_every_page_fits_a_phone_and_a_finger(guests: Guests, path: str, lang: str):
    ann = guests.come(viewport={**PHONE, "width": 320}, settings={"lang": lang})
    page = opened(ann, path)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    small = page.evaluate(
        """least => [...document.querySelectorAll("button, .button, select, summary")]
          .filter(e => e.checkVisibility() && !e.closest("p, figure"))
          .map(e => [e.outerHTML.slice(0, 80), e.getBoundingClientRect().height])
          .filter(([, height]) => height < least)""",
        SMALLEST,
    )
    assert small == []


@pytest.mark.parametrize(("lang", "play"), [("de", "Jetzt spielen"), ("fr", "Jouer")])
def test_fields_beside_each_other_do_not_overlap_on_a_phone(guests: Guests, lang: str, play: str):
    ann = guests.come(viewport={**PHONE, "width": 320}, settings={"lang": lang})
    page = opened(ann, "/")
    page.get_by_role("article").last.get_by_text(play, exact=True).click()
    dialog = page.get_by_role("dialog")
    players = dialog.locator("select").bounding_box()
    name = dialog.get_by_role("textbox").bounding_box()
    assert players
    assert name
    assert players["x"] + players["width"] <= name["x"]


def test_when_the_server_is_away_the_page_says_so_and_finds_back(guests: Guests):
    ann = guests.come()
    page = home(ann)
    page.route("**/api/mine", lambda route: route.abort())
    ann.page.evaluate(
        """localStorage.setItem("sheepfold.chairs", JSON.stringify([
          { table: "t", chair: 0, token: "x".repeat(22), game: "sheepland" }]))"""
    )
    page.reload()
    expect(page.get_by_text("The server does not answer")).to_be_visible()
    page.unroute("**/api/mine")
    page.reload()
    expect(page.get_by_text("No tables yet")).to_be_visible()
    ann.errors.clear()  # the browser's own line about the lost request
