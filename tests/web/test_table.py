"""The table page: everything that is the same in all games."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from sheepfold import games
from tests.server.conftest import NewTable
from tests.server.real_server import OPEN, Server, Table, kept_port
from tests.web.browser import PHONE, Guest, Guests
from tests.web.positions import position

OFFERING = ".target.legal:not(.picked), .choices button:not(.picked)"
# Codes that no button of the page leads to.
ONLY_PROGRAMS = {
    "bad_commitment",
    "bad_message",
    "bad_number",
    "bad_random",
    "no_name",
    "unknown",
    "unknown_bot",
}


def one_turn(*people: Guest) -> Guest:
    """Whose turn it is of these."""
    people[0].wait(lambda: any("legal" in person.sync for person in people))
    return next(person for person in people if "legal" in person.sync)


# Chairs


def test_two_browsers_play_each_other_and_each_sees_the_other_is_here(
    new_table: NewTable, guests: Guests
):
    table = new_table("te_kuiti", "Ann", "Bob")
    ann, bob = guests.sit(table, 0), guests.sit(table, 1)
    for person in (ann, bob):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (ann, bob):
        person.begin()
        expect(person.page.locator("aside .presence.here")).to_have_count(2)
    rng = random.Random(1)
    for _ in range(4):
        mover = one_turn(ann, bob)
        head = mover.sync["head"]
        mover.decide(rng, real=True)
        for person in (ann, bob):
            person.until_head(head + 1)


def test_one_device_for_two_shows_nothing_before_it_was_passed(new_table: NewTable, guests: Guests):
    table = new_table("volle_wolle", "Ann", "Bob")
    both, rng = guests.sit(table, 0, 1), random.Random(2)
    both.page.get_by_role("button", name="I am Ann").click()  # nobody knows who has it
    both.begin()
    assert both.sync["chair"] == 0
    both.decide(rng)  # Ann's secret bid
    expect(both.page.get_by_role("heading", name="Pass the device to Bob")).to_be_visible()
    expect(both.page.locator("main > .board")).to_have_count(0)
    expect(both.page.locator("body")).not_to_contain_text("bids")  # nor read aloud
    assert all(frame.get("chair", 0) == 0 for frame in both.frames)  # nothing of Bob's yet
    both.page.get_by_role("button", name="I am Bob").click()
    expect(both.page.locator("main > .board")).to_be_visible()
    both.wait(lambda: both.sync["chair"] == 1)
    assert "legal" in both.sync


def test_people_who_share_a_device_are_here_together(new_table: NewTable, guests: Guests):
    """For each other as for those at other devices."""
    table = new_table("sheepland", "Ann", "Bob", "Cy")
    table.start()
    both, cy = guests.sit(table, 0, 1), guests.sit(table, 2)
    both.page.get_by_role("button", name=re.compile("^I am (Ann|Bob)")).click()
    both.begin()
    for page in (both.page, cy.page):
        expect(page.locator("aside .presence.here")).to_have_count(3)
        expect(page.locator("aside").get_by_text("Away")).to_have_count(0)
    both.close()
    expect(cy.page.locator("aside").get_by_text("Away")).to_have_count(2)


def test_the_lobby_says_who_is_ready_and_lets_bots_play(new_table: NewTable, guests: Guests):
    table = new_table("sheepland", "Ann", OPEN, OPEN)
    table.sit(1, "Bob").ready()
    ann = guests.sit(table, 0)
    chairs = ann.page.get_by_role("listitem")
    expect(chairs.filter(has_text="Ann")).to_contain_text("you · not ready yet")
    expect(chairs.filter(has_text="Bob")).to_contain_text("ready")
    ann.page.get_by_label("Computer").select_option("Shepherd")
    expect(ann.page.get_by_text("the strongest")).to_be_visible()
    ann.page.get_by_role("button", name="Let Shepherd play").click()
    expect(chairs.filter(has_text="Shepherd")).to_be_visible()
    ann.page.get_by_role("button", name="Replace with a person").click()
    expect(ann.page.get_by_role("button", name="Let Ram play")).to_be_visible()


def test_the_host_frees_a_chair_and_that_person_is_told_so(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "Bob")
    ann, bob = guests.sit(table, 0), guests.sit(table, 1)
    bob.page.get_by_role("button", name="I am ready").click()
    expect(bob.page.get_by_role("button", name="Free Ann")).to_have_count(0)
    chairs = ann.page.get_by_role("listitem")
    expect(chairs.filter(has_text="Bob")).to_contain_text("ready")
    ann.page.get_by_role("button", name="Free Bob").click()
    expect(bob.page.get_by_role("heading", name="The host freed your chair")).to_be_visible()
    expect(bob.page.get_by_text("Ask the host for a new invitation")).to_be_visible()
    expect(chairs.filter(has_text="Free chair")).to_be_visible()
    ann.page.get_by_role("button", name="Make a link").click()
    expect(ann.page.get_by_label("Invitation")).to_be_visible()


def test_the_beginning_of_a_match_is_said_to_those_who_were_there(
    new_table: NewTable, guests: Guests
):
    table = new_table("te_kuiti", "Ann", "Bob")
    ann = guests.sit(table, 0)
    expect(ann.page.get_by_role("button", name="Ready")).to_be_visible()
    table.start()
    ann.begin()
    said = ann.page.get_by_role("log").filter(has_text="the shepherd first.")
    expect(said).to_have_count(1)
    ann.page.reload()
    ann.begin()
    expect(said).to_have_count(0)


def test_somebody_who_watches_gets_no_hand(new_table: NewTable, guests: Guests):
    table = new_table("sheep_and_thief", "Ann", "Bob")
    table.start()
    table[0].open()
    assert table[0].state["view"]["pack"]
    eve = guests.come()
    eve.store("sheepfold.chairs", [])
    eve.go(f"/watch#{table.watch}")
    eve.page.wait_for_url(re.compile("/table/"))
    eve.begin()
    expect(eve.page.locator("main > .board")).to_be_visible()
    expect(eve.page.locator(".hand")).to_have_count(0)
    views = [frame["view"] for frame in eve.frames if frame.get("view")]
    assert all(not view["hand"] and not view["pack"] for view in views)
    assert not any("legal" in frame for frame in eve.frames)
    secrets = {table[0].credential, table[1].credential}
    page = eve.page.content() + repr(eve.frames)
    assert not any(secret in page for secret in secrets)


# Deciding


def test_a_blocked_place_says_why_and_leads_to_the_ruling(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "random", start=position("te_kuiti", 2, "fence"))
    ann = guests.sit(table, 0)
    assert ann.my_turn()
    ann.page.locator("main > .board .target[data-off]").first.dispatch_event("click")
    said = ann.page.get_by_role("alert")
    expect(said).to_contain_text("TK-")
    said.get_by_role("button", name=re.compile("^Read TK-")).click()
    expect(ann.page.get_by_role("tabpanel", name="Rules")).to_be_visible()


def test_a_move_that_cannot_be_taken_back_is_confirmed(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "random", start=position("te_kuiti", 2, "flip"))
    ann = guests.sit(table, 0, settings={"confirm": True})
    assert ann.my_turn()
    head = ann.sync["head"]
    ann.page.locator("main > .board .target.legal").first.dispatch_event("click")
    confirm = ann.page.get_by_role("button", name="Do it")
    expect(confirm).to_be_visible()
    assert ann.sync["head"] == head
    ann.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    ann.page.locator("main > .board .target.legal").first.dispatch_event("click")
    confirm.click()
    ann.wait(lambda: ann.sync["head"] > head)


def test_a_free_undo_takes_back_at_once_and_another_asks(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "Bob")
    ann, bob = guests.sit(table, 0), guests.sit(table, 1)
    for person in (ann, bob):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (ann, bob):
        person.begin()
    rng = random.Random(3)
    mover = one_turn(ann, bob)
    other = bob if mover is ann else ann
    undo = mover.page.get_by_role("button", name="Undo", exact=True)
    mover.decide(rng)  # the first of two fences
    mover.wait(lambda: len(mover.sync["view"]["fences"]) == 1)
    undo.click()
    mover.wait(lambda: not mover.sync["view"]["fences"])
    mover.decide(rng)
    mover.decide(rng)  # now it is the other's turn
    one_turn(other)
    other.decide(rng)  # a tile turns over: what was free before is no more
    mover.wait(lambda: not mover.sync.get("undo"))
    undo.click()
    asked = other.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("would like to take the last move back")
    asked.get_by_role("button", name="Yes").click()
    mover.wait(lambda: "legal" in mover.sync and len(mover.sync["view"]["fences"]) == 1)


def test_undo_is_offered_only_where_it_can_be_done_or_asked(new_table: NewTable, guests: Guests):
    """Before the first move it is not; nor to somebody who was refused, before their next move."""
    table, rng = new_table("te_kuiti", "Ann", "Bob"), random.Random(3)
    ann, bob = both_at(table, guests)
    solo = guests.sit(new_table("te_kuiti", "Eve", options={"flowers": "hard"}), 0)
    assert solo.my_turn()
    mover = one_turn(ann, bob)
    other = bob if mover is ann else ann
    for person in (mover, other, solo):
        undo = person.page.get_by_role("button", name="Undo", exact=True)
        expect(undo).to_be_disabled()
        expect(undo).to_have_attribute("title", "There is no move that you can take back now")
    solo.decide(rng)  # a tile turns over: alone nobody else is asked
    undo = solo.page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    expect(undo).to_be_disabled()

    for _ in range(2):
        mover.decide(rng)
    one_turn(other)
    other.decide(rng)
    undo = mover.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("title", "Ask the others to take the last move back")
    undo.click()
    other.page.get_by_role("alertdialog").get_by_role("button", name="No").click()
    expect(mover.page.get_by_role("alertdialog")).to_have_count(0)
    expect(undo).to_be_disabled()


def test_undo_is_not_offered_where_only_computers_could_be_asked(
    new_table: NewTable, guests: Guests
):
    ann = guests.sit(new_table("te_kuiti", "Ann", "random"), 0)
    assert ann.my_turn()
    expect(ann.page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()


# Notices

# As Android does: a page may ask, but not make a notice itself.
ON_ANDROID = """
window.Notification = class {
  static permission = "granted";
  static async requestPermission() { return "granted"; }
  constructor() { window.tried = true; throw new TypeError("Illegal constructor"); }
};
Object.defineProperty(Document.prototype, "hidden", { get: () => true });
"""
DENIED = """
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "denied"); }
};
"""


def test_a_page_makes_no_notice_itself(new_table: NewTable, guests: Guests):
    """Without a service worker there is none, and no error either."""
    table = new_table("te_kuiti", "Ann", "random")
    ann = guests.come(settings={"notices": True})
    ann.context.add_init_script(ON_ANDROID)
    ann.hold(table, 0)
    ann.go(f"/table/{table.id}")
    assert ann.my_turn()
    ann.decide(random.Random(1))
    assert ann.my_turn()
    assert not ann.page.evaluate("window.tried")


def test_a_service_worker_shows_the_notice_where_there_is_one(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "random")
    ann = guests.come(settings={"notices": True})
    ann.context.add_init_script(f"""{ON_ANDROID}
      const worker = {{ showNotification: async (title, how) => (window.told = [title, how.tag]) }};
      navigator.serviceWorker.getRegistration = async () => worker;
    """)
    ann.hold(table, 0)
    ann.go(f"/table/{table.id}")
    assert ann.my_turn()
    ann.wait(lambda: ann.page.evaluate("window.told") == ["Your turn: Te Kuiti", table.id])
    assert not ann.page.evaluate("window.tried")


def test_a_denied_permission_unticks_its_box(guests: Guests):
    eve = guests.come()
    eve.context.add_init_script(DENIED)
    eve.go("/settings")
    box = eve.page.get_by_label("Notify me when it is my turn")
    box.click()
    expect(box).not_to_be_checked()
    expect(eve.page.get_by_role("alert")).to_contain_text("does not allow this page to notify you")
    assert not eve.page.evaluate("JSON.parse(localStorage['sheepfold.settings']).notices")


def test_a_permission_that_was_taken_back_leaves_no_tick(guests: Guests):
    eve = guests.come(settings={"notices": True})
    eve.context.add_init_script(DENIED)
    eve.go("/settings")
    expect(eve.page.get_by_label("Notify me when it is my turn")).not_to_be_checked()


# Questions and the end


def both_at(table: Table, guests: Guests) -> tuple[Guest, Guest]:
    """Ann and Bob, each in a browser, with the match on the table."""
    table.start()
    ann, bob = guests.sit(table, 0), guests.sit(table, 1)
    ann.begin()
    bob.begin()
    return ann, bob


def menu(guest: Guest, entry: str) -> None:
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("dialog").get_by_role("button", name=entry).click()


def test_who_asks_may_withdraw_and_all_see_how_long_it_is_open(new_table: NewTable, guests: Guests):
    ann, bob = both_at(new_table("te_kuiti", "Ann", "Bob"), guests)
    menu(ann, "Ask for a pause")
    for person in (ann, bob):
        asked = person.page.get_by_role("alertdialog")
        expect(asked).to_contain_text("Ann would like a pause")
        expect(asked.get_by_role("timer")).to_contain_text("Open for about")
        expect(asked.locator("[aria-live] [role=timer]")).to_have_count(0)  # it is not read aloud
    expect(bob.page.get_by_role("button", name="Withdraw")).to_have_count(0)
    ann.page.get_by_role("button", name="Withdraw").click()
    for person in (ann, bob):
        expect(person.page.get_by_role("alertdialog")).to_have_count(0)
    one_turn(ann, bob)


def test_the_result_stays_until_one_goes_to_the_rematch(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "Bob")
    ann, bob = both_at(table, guests)
    menu(ann, "Resign")
    sure = ann.page.get_by_role("dialog", name="Resign this match?")
    sure.get_by_role("button", name="Cancel").click()
    expect(ann.page.get_by_role("dialog", name="Menu")).to_be_visible()
    ann.page.get_by_role("button", name="Resign").click()
    sure.get_by_role("button", name="Resign").click()
    lobby = "Before the match"
    for person in (ann, bob):
        expect(person.page.locator("body")).not_to_contain_text("Ann (computer)")
    result = bob.result
    expect(result).to_contain_text("Ann resigned.")
    expect(result.get_by_role("heading", name="You win!")).to_be_visible()
    expect(ann.result).to_contain_text("You resigned.")
    expect(ann.result.get_by_role("heading", name="Bob wins!")).to_be_visible()
    lines = bob.page.get_by_role("tabpanel", name="Log").get_by_role("listitem").count()
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.get_by_role("heading", name=lobby)).to_be_visible()
    expect(bob.page.get_by_text("Ann wants a rematch.")).to_be_visible()
    result.get_by_role("button", name="Close").click()
    expect(result).to_have_count(0)
    bob.page.get_by_role("button", name="Result").click()
    expect(result).to_be_visible()
    expect(bob.page.locator("main > .board")).to_be_visible()
    log = bob.page.get_by_role("tabpanel", name="Log").get_by_role("listitem")
    expect(log).to_have_count(lines)
    bob.page.get_by_role("button", name="Go there").click()
    expect(bob.page.get_by_role("heading", name=lobby)).to_be_visible()
    for person in (ann, bob):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (ann, bob):
        expect(person.page.locator("main > .board")).to_be_visible()
        assert person.sync["number"] == 2


def test_the_log_tells_what_a_person_did_before_the_computer_played_on(
    new_table: NewTable, guests: Guests
):
    table, rng = new_table("sheepland", "Ann", "Bob", "Cy"), random.Random(8)
    table.start()
    for seat in table.seats.values():
        seat.open()
    table.play_out(rng, most=4)  # each has placed a shepherd
    resigned = table[0].post("/resign").ok()["seq"]
    table[0].until_head(resigned)
    table.play_out(rng, most=8)
    bob = guests.sit(table, 1)
    bob.begin()
    log = bob.page.get_by_role("tabpanel", name="Log")
    expect(log).to_contain_text("Ann (computer)")
    told = [line for line in log.locator(".line").all_inner_texts() if line.startswith("Ann ")]
    by_computer = [line.startswith("Ann (computer) ") for line in told]
    assert by_computer == sorted(by_computer), "first Ann, then the computer"
    assert set(by_computer) == {False, True}


def test_every_refusal_that_people_may_meet_has_words():
    """In the page's own words; the server's are English."""
    root = Path(__file__).parents[2]
    server = (root / "src/sheepfold/server").rglob("*.py")
    source = "".join(path.read_text(encoding="utf-8") for path in server)
    codes = set(re.findall(r'Refusal\(\s*"(\w+)"', source)) - ONLY_PROGRAMS
    texts = (root / "web/src/text/en").glob("*.ftl")
    words = "".join(path.read_text(encoding="utf-8") for path in texts)
    wordless = [code for code in codes if f"\nrefused-{code.replace('_', '-')} =" not in words]
    assert sorted(wordless) == []


@pytest.mark.parametrize("game", games.GAMES)
def test_a_decision_by_keyboard_alone(game: str, new_table: NewTable, guests: Guests):
    table = new_table(game, "Ann", "random")
    ann = guests.sit(table, 0)
    assert ann.my_turn()
    head = ann.sync["head"]
    for _ in range(12):
        if ann.sync["head"] > head:
            break
        ann.page.evaluate("document.activeElement?.blur()")
        for _ in range(60):
            ann.page.keyboard.press("Tab")
            if ann.page.evaluate(f"document.activeElement?.matches({OFFERING!r})"):
                break
        ann.page.keyboard.press("ArrowRight")
        ann.page.keyboard.press("Enter")
        ann.until_answered(head)
    assert ann.sync["head"] > head


# The line


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be stopped and comes back at the same address."""
    with kept_port() as port, Server(tmp_path, port=port) as server:
        yield server


def test_the_page_survives_a_restart_of_the_server(browser: Browser, mortal: Server):
    table = mortal.table("te_kuiti", "Ann", "random")
    guests = Guests(browser, mortal)
    ann, rng = guests.sit(table, 0), random.Random(4)
    assert ann.my_turn()
    ann.decide(rng)
    mortal.kill()
    expect(ann.page.get_by_text("Connecting again")).to_be_visible()
    expect(ann.page.locator("main > .board")).to_be_visible()  # it stays on the table
    mortal.start()
    expect(ann.page.get_by_text("Connecting again")).to_have_count(0)
    assert ann.my_turn()
    ann.decide(rng)
    ann.close(errors=True)  # browsers log a socket that breaks


def test_who_comes_back_sees_what_happened_step_by_step(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    ann = guests.sit(table, 0)
    ann.begin()
    ann.go("/")
    rng = random.Random(5)
    for seat in table.seats.values():
        seat.open()
    mover = next(seat for seat in table.seats.values() if "legal" in seat.state)
    head = mover.move_at_random(rng)
    if mover is table[0]:  # something of Bob's has to happen
        mover.until_head(head)
        mover.until_head(mover.move_at_random(rng))
        table[1].until(lambda _: "legal" in table[1].state)
        table[1].move_at_random(rng)
    ann.page.go_back()
    ann.begin()
    ticker = ann.page.locator(".ticker")
    expect(ticker).to_contain_text("Bob")
    ticker.get_by_role("button", name="Since your last move").click()
    steps = ann.page.get_by_role("region", name="Since your last move")
    expect(steps).to_contain_text("1 of")
    board = ann.page.locator("main > .board")
    first = board.inner_html()
    while steps.get_by_role("button", name="Next").is_enabled():
        steps.get_by_role("button", name="Next").click()
    steps.get_by_role("button", name="Close").click()
    expect(steps).to_have_count(0)
    assert board.inner_html() != first


# Everyone


@pytest.mark.parametrize("game", games.GAMES)
def test_a_table_is_for_everyone(game: str, new_table: NewTable, guests: Guests):
    """Axe finds nothing in light and dark; every word is there in three languages; a phone will do.

    Whatever has no words complains on the console, and that fails the test.
    """
    table = new_table(game, "Ann", "random")
    ann, rng = guests.sit(table, 0), random.Random(6)
    assert ann.my_turn()
    assert ann.violations() == []
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Colours").select_option("dark")
    assert ann.violations() == []
    ann.page.get_by_label("Language").select_option("de")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.page.keyboard.press("Escape")
    assert ann.my_turn()
    assert ann.violations() == []
    for lang in ("de", "fr"):
        expect(ann.page.locator(".prompt")).to_contain_text({"de": "Regeln", "fr": "Règles"}[lang])
        for _ in range(2):
            if ann.my_turn():
                ann.decide(rng)
        ann.page.locator("button.opener").click()
        ann.page.locator(".preferences select").first.select_option({"de": "fr", "fr": "en"}[lang])
        ann.page.keyboard.press("Escape")
        assert ann.my_turn()


@pytest.mark.parametrize("game", games.GAMES)
def test_a_phone_shows_everything_without_scrolling_sideways(
    game: str, new_table: NewTable, guests: Guests
):
    table = new_table(game, "Ann", "random")
    ann = guests.sit(table, 0, viewport=PHONE, has_touch=True, is_mobile=True)
    assert ann.my_turn()
    ann.decide(random.Random(7))
    wide = ann.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    ann.page.get_by_role("button", name="Log, chat, rules").click()
    expect(ann.page.get_by_role("tab", name="Chat")).to_be_visible()
    assert ann.violations() == []


def test_six_on_a_phone_leave_room_for_the_board_and_read_their_names(
    new_table: NewTable, guests: Guests
):
    table = new_table("volle_wolle", "Annabelle", "Bob", "Cleopatra", *["random"] * 3)
    table.start()
    for lang in ("en", "de", "fr"):
        ann = guests.sit(table, 0, viewport=PHONE, settings={"coach": True, "lang": lang})
        assert ann.my_turn()
        coach = ann.page.locator("main .coach")
        expect(coach).to_be_visible()
        boxes = [coach.bounding_box(), ann.page.locator(".prompt").bounding_box()]
        assert sum(box["height"] for box in boxes if box) < PHONE["height"] / 3
        cut = """names => names.filter(e => e.scrollWidth > e.clientWidth && e.clientWidth < 76)
          .map(e => e.textContent)"""
        assert ann.page.locator(".strip .called").evaluate_all(cut) == []
        moment = ann.page.locator("header .moment")
        assert moment.evaluate("e => e.getBoundingClientRect().right <= innerWidth")
        assert moment.evaluate("e => e.scrollWidth <= e.parentElement.clientWidth")
        assert ann.violations() == []
        text = coach.locator("p").inner_text()
        coach.get_by_role("button").click()
        expect(ann.page.get_by_role("dialog")).to_contain_text(text)


def test_tabs_are_walked_by_arrows(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "random")
    ann = guests.sit(table, 0)
    assert ann.my_turn()
    ann.page.get_by_role("tab", name="Log").focus()
    for key, name in (
        ("ArrowRight", "Chat"),
        ("ArrowRight", "Aid"),
        ("ArrowRight", "Rules"),
        ("ArrowRight", "Log"),
        ("ArrowLeft", "Rules"),
        ("Home", "Log"),
        ("End", "Rules"),
    ):
        ann.page.keyboard.press(key)
        tab = ann.page.get_by_role("tab", name=name)
        expect(tab).to_be_focused()
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(ann.page.get_by_role("tabpanel", name=name)).to_be_visible()
        controls = "tabs => tabs.map(e => e.getAttribute('aria-controls')).filter(Boolean)"
        named = ann.page.get_by_role("tab").evaluate_all(controls)
        assert named == [f"panel-{name.lower()}"]


def test_chat_is_text_and_reaches_the_other(new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    ann, bob = guests.sit(table, 0), guests.sit(table, 1)
    for person in (ann, bob):
        person.begin()
        person.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Write something").fill("<b>hello</b> & welcome")
    ann.page.keyboard.press("Enter")
    expect(bob.page.get_by_role("tabpanel", name="Chat")).to_contain_text("<b>hello</b> & welcome")
    bob.page.get_by_role("button", name="Well played!").click()
    for person in (ann, bob):
        expect(
            person.page.get_by_role("tabpanel", name="Chat").get_by_role("listitem")
        ).to_have_text(
            [re.compile(r"\d\d:\d\d.*Ann.*hello"), re.compile(r"\d\d:\d\d.*Bob.*Well played!")]
        )
    ann.page.reload()
    ann.begin()
    expect(ann.page.locator(".unread")).to_have_count(0)  # she has read both


def test_after_a_move_the_next_table_that_waits_is_a_click_away(
    new_table: NewTable, guests: Guests
):
    here, there = new_table("te_kuiti", "Ann", "Bob"), new_table("te_kuiti", "Ann", "random")
    here.start()
    there.start()
    here.seats[1].open()
    mover = next(chair for chair in (0, 1) if "legal" in here[chair].sync())
    ann = guests.come()
    ann.hold_all([(here, mover), (there, 0)])
    ann.visit(here)
    assert ann.my_turn()
    link = ann.page.get_by_role("link", name="Next table")
    assert link.count() == 0  # here something is to be decided first
    while ann.offered():
        ann.decide(random.Random(1))
    link.click()
    ann.page.wait_for_url(f"**/table/{there.id}")


TONES = """
window.tones = 0;
const made = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.tones++; return made.call(this) };
"""


@pytest.mark.parametrize("wanted", [True, False])
def test_ones_turn_is_heard_where_that_is_wanted(wanted: bool, new_table: NewTable, guests: Guests):
    table = new_table("te_kuiti", "Ann", "random")
    ann = guests.come(settings={"sounds": wanted})
    ann.context.add_init_script(TONES)
    ann.hold(table, 0)
    ann.go(f"/table/{table.id}")
    assert ann.my_turn()
    ann.page.mouse.click(1, 1)  # before that a page may not be heard
    ann.decide(random.Random(1))
    assert ann.my_turn()
    assert bool(ann.page.evaluate("window.tones")) == wanted
