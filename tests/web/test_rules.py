"""The rules on the page: every ruling, anchors, pictures of real positions."""

import pytest
from playwright.sync_api import Page, expect

from sheepfold import games
from tests.server.conftest import NewTable
from tests.web.browser import PHONE, Guests
from tests.web.examples import EXAMPLES, GUIDED, LESSONS, guided, written

GAMES = list(games.GAMES)
LANGUAGES = ("en", "de", "fr")


def in_sight(page: Page, ruling: str) -> None:
    """It lies in the upper part of the window and has the focus."""
    article = page.locator(f"#{ruling}")
    expect(article).to_be_in_viewport()
    expect(article).to_be_focused()
    upper = "name => document.getElementById(name).getBoundingClientRect().top < innerHeight / 2"
    page.wait_for_function(upper, arg=ruling)


def test_every_game_has_a_lesson():
    assert {lesson.partition("-")[0] for lesson in LESSONS} == set(GAMES)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_pictures_of_a_lesson_are_positions_of_the_engine(lesson: str):
    shown = (EXAMPLES / f"{lesson}.json").read_bytes()
    assert shown == written(LESSONS[lesson]), "run python -m tests.web.examples"


@pytest.mark.parametrize("lesson", GUIDED)
def test_a_guided_game_is_a_match_of_the_engine(lesson: str):
    shown = (EXAMPLES / "games" / f"{lesson}.json").read_bytes()
    assert shown == guided(lesson), "run python -m tests.web.examples"


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_stands_on_the_page_with_its_number_and_a_picture(guests: Guests, game: str):
    lang = LANGUAGES[GAMES.index(game) % 3]
    ann = guests.come(settings={"lang": lang})
    ann.go(f"/rules/{game}")
    articles = ann.page.locator("main article")
    rulings = list(games.make(game).rulings)
    expect(articles).to_have_count(len(rulings))
    assert [article.get_attribute("id") for article in articles.all()] == rulings
    for ruling in rulings:
        expect(ann.page.locator(f"#{ruling} h3")).to_contain_text(ruling)
    expect(ann.page.locator("figure svg").first).to_be_visible()
    expect(ann.page.locator("figure .legal")).to_have_count(0)


def test_an_address_leads_to_a_ruling_and_so_do_contents_and_citations(guests: Guests):
    ann = guests.come(viewport=PHONE)
    page = ann.page
    ann.go("/rules/meadowmight#MM-11")
    in_sight(page, "MM-11")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="MM-F5").click()
    in_sight(page, "MM-F5")
    page.locator("#MM-F5").get_by_role("link", name="MM-16").click()
    in_sight(page, "MM-16")
    page.go_back()
    in_sight(page, "MM-F5")
    assert page.url.endswith("#MM-F5")


def test_the_list_leads_to_the_rules_and_unknown_games_nowhere(guests: Guests):
    ann = guests.come()
    ann.go("/rules")
    ann.page.get_by_role("link", name="Volle Wolle").click()
    expect(ann.page.get_by_role("heading", name="Volle Wolle: the rules")).to_be_visible()
    ann.go("/rules/ludo")
    expect(ann.page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_the_rules_can_be_read_beside_a_board(guests: Guests, new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "random")
    ann = guests.sit(table, 0)
    ann.begin()
    ann.page.get_by_role("tab", name="Rules").click()
    panel = ann.page.get_by_role("tabpanel")
    expect(panel.get_by_role("article")).to_have_count(24)
    address = ann.page.url
    panel.get_by_text("Contents").click()
    panel.get_by_role("button", name="TK-S3").click()
    expect(panel.get_by_role("heading", name="TK-S3 Flowers")).to_be_in_viewport()
    assert ann.page.url == address, "beside a board the address stays"
