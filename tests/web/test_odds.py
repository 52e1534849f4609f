"""Odds beside the choices of Volle Wolle: where help is on and wanted, for who decides."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.conftest import NewTable
from tests.web.browser import CONFIRM, PHONE, Guest, Guests
from tests.web.conftest import SitAt
from tests.web.test_hints import button, given
from tests.web.test_volle_wolle import GAME, a_bid_with_chips, bid, die

MANY = 200  # decisions after which there has been a die to keep
WORDS = {"en": "with dice and bonus", "de": "mit Würfeln und Bonus", "fr": "avec les dés"}


def shown(guest: Guest) -> Locator:
    """All odds on the board."""
    return guest.page.locator(".board text.odds")


def percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def spoken(*parts: str) -> re.Pattern[str]:
    """These one after the other, with spaces of any kind."""
    return re.compile(".*".join(part.replace(" ", r"\s") for part in parts))


def play_to(guest: Guest, step: str) -> dict[str, Any]:
    """By whatever is offered, until this kind of decision is due."""
    rng = random.Random(1)
    for _ in range(MANY):
        assert guest.my_turn()
        if guest.sync["view"]["pending"] == [step]:
            return guest.sync
        guest.decide(rng)
    raise AssertionError(f"never came to {step}")


def test_bids_and_dice_show_their_odds_where_help_is_on(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(GAME, "Ann", "random"), 0)
    odds = play_to(ann, "bid")["odds"]
    expect(shown(ann)).to_have_count(len(odds))
    for word in ("20", "26+"):
        expect(bid(ann, word).locator(".odds")).to_have_text(percent(odds[f"bid {word}"]["dice"]))
    sync = play_to(ann, "keep")
    dice = [move.split()[1] for move in sync["legal"]["moves"] if move.startswith("keep ")]
    for name in dice:
        told = percent(sync["odds"][f"keep {name}"]["dice"])
        expect(die(ann, name).locator(".odds").first).to_have_text(told)
        expect(die(ann, name)).to_have_attribute("aria-label", spoken(told))


def test_where_help_is_off_there_are_none(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(GAME, "Ann", "random", hints=False), 0)
    for step in ("bid", "keep"):
        assert "odds" not in play_to(ann, step)
        expect(shown(ann)).to_have_count(0)
    assert all("odds" not in frame for frame in ann.frames)


def test_a_hint_is_shown_on_the_dial_after_a_bid_not_made(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(GAME, "Ann", "random"), 0, settings={"confirm": True})
    play_to(ann, "bid")
    bid(ann, "22").click()
    expect(ann.page.locator(CONFIRM)).to_be_visible()  # in the place of the hint's button
    ann.page.get_by_role("button", name="Cancel").click()
    expect(ann.page.locator(CONFIRM)).to_have_count(0)
    button(ann).click()
    expect(given(ann)).to_be_visible()
    best = next(frame for frame in ann.frames if frame["type"] == "advised")["moves"][0]
    number = best["text"].split()[1]
    expect(bid(ann, number)).to_have_class(re.compile(r"\bpointed\b"))
    expect(ann.page.locator(".bidding p.odds")).to_contain_text(f"{number} ·")


@pytest.mark.parametrize("lang", WORDS)
def test_a_bid_that_is_looked_at_tells_more(sit_at: SitAt, lang: str):
    ann = sit_at(GAME, a_bid_with_chips, 3, settings={"lang": lang, "confirm": True})
    odds = ann.sync["odds"]["bid 22"]
    more = ann.page.locator(".bidding p.odds")
    one, two = (percent(odds[name]) for name in ("dice", "chips"))
    bid(ann, "22").focus()
    expect(more).to_contain_text(f"22 · {one} {WORDS[lang]}")
    for chance in (odds["chips"], *odds["throws"]):
        expect(more).to_contain_text(percent(chance))
    bid(ann, "23").hover()
    expect(more).to_contain_text("23 ·")
    bid(ann, "22").click()
    expect(ann.page.locator(".bidding text.ready")).to_have_text([one, two])
    expect(bid(ann, "22")).to_have_attribute("aria-label", spoken("22", one, two))


def test_who_does_not_want_them_switches_them_off(sit_at: SitAt):
    ann = sit_at(GAME, a_bid_with_chips, 3)
    expect(shown(ann).first).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Show chances next to choices").uncheck()
    expect(shown(ann)).to_have_count(0)
    ann.page.get_by_label("Show chances next to choices").check()
    expect(shown(ann).first).to_be_attached()


def test_at_one_device_each_is_told_his_own(new_table: NewTable, guests: Guests):
    table = new_table(GAME, "Ann", "Bob", hints=True)
    table.start()
    both = guests.sit(table, 0, 1)
    for _ in range(2):
        take = both.page.get_by_role("button", name=re.compile("^I am "))
        expect(take).to_be_visible()
        expect(shown(both)).to_have_count(0)
        take.click()
        expect(shown(both).first).to_be_visible()
        expect(shown(both)).to_have_count(len(both.sync["odds"]))
        bid(both, "20").click()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("step", ["bid", "keep"])
def test_they_fit_a_phone_and_are_without_faults(
    new_table: NewTable, guests: Guests, step: str, theme: str
):
    table = new_table(GAME, "Ann", "random")
    ann = guests.sit(table, 0, viewport=PHONE, settings={"theme": theme})
    play_to(ann, step)
    expect(shown(ann).first).to_be_visible()
    ann.large_enough(".board .target.legal")
    assert ann.violations(".board") == []
    heights = shown(ann).evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(heights) >= 12
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
