"""Volle Wolle on the page: bids on the dial, dice that are kept, cards that are taken."""

import json
import random
import re

import pytest
from playwright.sync_api import Locator, expect

from sheepfold import Match
from sheepfold.games import own_components
from sheepfold.games.volle_wolle.components import SAFE
from sheepfold.games.volle_wolle.view import FlocksView
from tests.server.conftest import NewTable
from tests.web.browser import PHONE, Guest, Guests, play_together
from tests.web.conftest import SitAt
from tests.web.positions import Wanted, position

GAME = "volle_wolle"
FLOCK, OPEN_FLOCK = ".flocks > li", ".flocks ul.more"
MINUS = "\u2212"
LAST_ROUNDS = 18  # of 20 with two players: what is left is a short match


def bid(guest: Guest, word: str) -> Locator:
    return guest.page.locator(f'.board [data-bid="{word}"]')


def die(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'.board [data-die="{name}"]')


def card(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'.board [data-card="{name}"]').first


def choice(guest: Guest, name: str) -> Locator:
    return guest.page.locator(".choices").get_by_role("button", name=name)


# Positions


def the_last_rounds(match: Match, seat: int) -> bool:
    view: FlocksView = match.view(seat)
    return view.pending == ("bid",) and view.round <= LAST_ROUNDS


def a_bid_without_chips(match: Match, seat: int) -> bool:
    view: FlocksView = match.view(seat)
    return view.pending == ("bid",) and view.seats[seat].chips == 0


def a_bid_with_chips(match: Match, seat: int) -> bool:
    view: FlocksView = match.view(seat)
    return view.pending == ("bid",) and view.seats[seat].chips > 0


def a_second_die_to_keep(match: Match, seat: int) -> bool:
    view: FlocksView = match.view(seat)
    return view.pending == ("keep",) and view.throw == 2


def a_bid_within_reach_of_chips(match: Match, seat: int) -> bool:
    view: FlocksView = match.view(seat)
    return view.pending == ("keep",) and (view.price or 0) > 0 and len(view.table) > view.due


def two_cards_within_reach_of_chips(match: Match, seat: int) -> bool:
    view: FlocksView = match.view(seat)
    return a_bid_within_reach_of_chips(match, seat) and view.due == 2 and view.place < 2


def a_last_throw_to_pay_for(match: Match, seat: int) -> bool:
    view: FlocksView = match.view(seat)
    return view.pending == ("accept",)


def a_bid_to_give_up_for_a_chip(match: Match, seat: int) -> bool:
    view: FlocksView = match.view(seat)
    return view.pending == ("accept",) and (view.result or 0) >= SAFE and view.supply > 0


def black_sheep_to_buy_off(match: Match, seat: int) -> bool:
    return any(re.fullmatch(r"raise \d+", move) for move in match.legal(seat))


def a_top_in_the_middle(match: Match, seat: int) -> bool:
    """Then something follows that can be foretold."""
    view: FlocksView = match.view(seat)
    return view.pending == ("top",) and view.deck > 0


def cards_of_several(match: Match, seat: int) -> bool:
    view: FlocksView = match.view(seat)
    return view.pending == ("take",) and view.due > 1


# Whole matches


def test_a_match_against_bots_by_clicking(new_table: NewTable, guests: Guests):
    ann = guests.sit(new_table(GAME, "Ann", *["random"] * 5), 0)
    ann.play_out(random.Random(1))
    ann.told_the_result()


def test_two_browsers_play_to_the_end(new_table: NewTable, guests: Guests):
    start = position(GAME, 2, the_last_rounds, memory_aid=True)
    table = new_table(GAME, "Ann", "Bob", start=start)
    table.start()
    both = [guests.sit(table, 0), guests.sit(table, 1, locale="de", viewport=PHONE)]
    for guest in both:
        guest.begin()
    expect(both[1].page.locator(OPEN_FLOCK)).to_have_count(2)
    play_together(both, random.Random(3))


# Each verb


def test_a_bid_is_chosen_on_the_dial_and_stays_secret(new_table: NewTable, guests: Guests):
    start = position(GAME, 2, a_bid_with_chips)
    table = new_table(GAME, "Ann", "Bob", start=start)
    table.start()
    ann, bob = guests.sit(table, 0), guests.sit(table, 1)
    ann.my_turn()
    bob.my_turn()
    bid(ann, "26+").click()
    ann.played("bid 26+")
    expect(ann.page.get_by_role("group", name=re.compile("^Ann, Bid 26"))).to_be_visible()
    expect(bob.page.get_by_role("group", name=re.compile("^Ann, has bid"))).to_be_visible()
    assert bob.lines[-1]["text"] == "bid ?"


def test_26_plus_without_a_chip_says_why(sit_at: SitAt):
    ann = sit_at(GAME, a_bid_without_chips, 3)
    expect(ann.page.get_by_text("Without a chip there is no 26+.")).to_be_visible()
    bid(ann, "26+").click(force=True)
    expect(ann.page.get_by_text("26+ costs a chip, and you have none.").last).to_be_visible()


def test_a_die_is_lifted_and_kept(sit_at: SitAt):
    ann = sit_at(GAME, a_second_die_to_keep, 3, settings={"confirm": True})
    one, other = ann.legal("keep")
    (kept,) = {"d12", "d10", "d8"} - {one, other}
    die(ann, kept).click(force=True)  # it stays already
    expect(ann.page.get_by_text("This die already stays").last).to_be_visible()
    die(ann, one).click()
    expect(ann.page.get_by_text(f"Keep the {one}").last).to_be_visible()
    expect(die(ann, other).locator(".ghost")).to_be_visible()  # it would be thrown again
    die(ann, one).click()
    ann.played(f"keep {one}")


def test_a_bid_is_reached_with_chips_and_cards_are_taken(sit_at: SitAt):
    ann = sit_at(GAME, a_bid_within_reach_of_chips, 3)
    price = ann.sync["view"]["price"]
    chips = ann.sync["view"]["seats"][0]["chips"]
    choice(ann, "Accept").click()
    ann.played("accept")
    assert ann.sync["view"]["seats"][0]["chips"] == chips - price
    for _ in range(ann.sync["view"]["due"]):
        ann.my_turn()
        name = ann.sync["view"]["table"][0]
        card(ann, name).click()
        ann.played(f"take {name}")


def test_what_was_taken_back_is_no_part_of_a_turn_and_the_rest_stays(sit_at: SitAt):
    ann = sit_at(GAME, two_cards_within_reach_of_chips, 3)
    choice(ann, "Accept").click()
    ann.played("accept")
    first, second = ann.sync["view"]["table"][:2]
    card(ann, first).click()
    ann.played(f"take {first}")
    ann.page.get_by_role("button", name="Undo").click()
    ann.wait(lambda: ann.lines[-1]["text"].startswith("undo "))
    for name in (second, ann.sync["view"]["table"][2]):
        assert ann.my_turn()
        card(ann, name).click()
        ann.played(f"take {name}")
    while ann.sync["view"]["turn"] == 0 and ann.my_turn():
        ann.decide(random.Random(1))
    recap = ann.page.locator(".flock.mine .recap")
    expect(recap.locator(".outcome.reached")).to_be_visible()


def test_of_new_sheep_one_is_put_on_top(sit_at: SitAt):
    ann = sit_at(GAME, a_top_in_the_middle, 3, settings={"confirm": True})
    name = ann.legal("top")[-1]
    card(ann, name).click()
    expect(ann.page.locator(".flocks .top.ghost")).to_be_visible()
    card(ann, name).click()
    ann.played(f"top {name}")


@pytest.mark.parametrize(
    ("wanted", "button", "move"),
    [
        (a_last_throw_to_pay_for, "Give up the bid", "fail"),
        (black_sheep_to_buy_off, "Raise for", "raise "),
        ("raise bonus", "Raise with the bonus", "raise bonus"),
        ("black", "Take the black sheep", "black"),
        ("bone yes", "Take the bone", "bone yes"),
        ("bone no", "Leave the bone", "bone no"),
    ],
)
def test_what_has_no_place_on_the_table_has_a_button(
    sit_at: SitAt, wanted: Wanted | str, button: str, move: str
):
    ann = sit_at(GAME, wanted, 3)
    choice(ann, button).first.click()
    ann.wait(lambda: any(line["text"].startswith(move) for line in ann.lines))


# Why not


def test_a_card_before_the_bid_says_what_comes_first(sit_at: SitAt):
    ann = sit_at(GAME, a_bid_with_chips, 3)
    card(ann, ann.sync["view"]["table"][0]).click(force=True)
    expect(ann.page.get_by_text("Choose your bid first.").last).to_be_visible()


# What is shown


def test_the_log_says_that_a_raise_was_paid_with_chips(sit_at: SitAt):
    ann = sit_at(GAME, black_sheep_to_buy_off, 3)
    chips = next(word for word in ann.legal("raise") if word.isdecimal())
    choice(ann, "Raise for").first.click()
    ann.played(f"raise {chips}")
    said = re.compile(rf"You raised your result to 14 with {chips} chips?\.")
    expect(ann.page.get_by_text(said).last).to_be_attached()


def test_before_giving_up_it_is_said_what_it_brings(sit_at: SitAt):
    ann = sit_at(GAME, a_bid_to_give_up_for_a_chip, 3, settings={"confirm": True})
    choice(ann, "Give up the bid").click()
    asked = ann.page.locator(".confirm")
    expect(asked.get_by_text("Give up your bid")).to_be_visible()
    expect(asked.locator(".fact").get_by_text("You gain a chip.")).to_be_visible()


def test_others_read_who_decides(new_table: NewTable, guests: Guests):
    table = new_table(GAME, "Ann", "Bob", start=position(GAME, 2, a_second_die_to_keep))
    table.start()
    bob = guests.sit(table, 1)
    said = re.compile(r"Ann is choosing another die that stays\.|Ann may accept \(")
    expect(bob.page.get_by_text(said)).to_be_visible()


def test_how_a_turn_ended_stays_in_sight(sit_at: SitAt):
    ann = sit_at(GAME, a_last_throw_to_pay_for, 3)
    choice(ann, "Give up the bid").first.click()
    ann.played("fail")
    mine = ann.page.get_by_role("group", name=re.compile("^Ann, "))
    expect(mine.locator(".recap .outcome.failed")).to_be_visible()


def test_the_throw_is_reckoned_up(sit_at: SitAt):
    ann = sit_at(GAME, a_second_die_to_keep, 3)
    view = ann.sync["view"]
    malus = min(view["seats"][0]["modifier"], 0)
    said = " + ".join(map(str, view["dice"])) + (f" {MINUS} {-malus}" if malus else "")
    dice = ann.page.get_by_role("group", name=f"The three dice: {said} = {view['result']}")
    expect(dice).to_be_visible()
    expect(ann.page.locator(FLOCK)).to_have_count(3)
    expect(ann.page.locator(OPEN_FLOCK)).to_have_count(0)  # nobody may look, without the aid


def test_arrow_keys_and_enter_choose_a_bid(sit_at: SitAt):
    ann = sit_at(GAME, a_bid_with_chips, 3)
    bid(ann, "20").focus()
    ann.page.keyboard.press("ArrowRight")
    expect(bid(ann, "21")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.played("bid 21")


@pytest.mark.parametrize("wanted", [a_bid_with_chips, cards_of_several])
def test_the_table_is_large_enough_for_fingers_and_without_faults(sit_at: SitAt, wanted: Wanted):
    ann = sit_at(GAME, wanted, 6, viewport=PHONE)
    ann.large_enough(".board .target.legal")
    assert ann.violations(".board") == []


def test_an_owners_cards_are_shown(new_table: NewTable, guests: Guests):
    box = json.loads(own_components(GAME))
    for sheep in box["sheep"]:
        sheep["number"] += 500
    numbers = {sheep["id"]: sheep["number"] for sheep in box["sheep"]}
    ann = guests.sit(new_table(GAME, "Ann", "random", components=json.dumps(box)), 0)
    assert ann.my_turn()
    laid = [name for name in ann.sync["view"]["table"] if name in numbers]
    assert laid
    for name in laid:
        number = str(numbers[name])
        expect(card(ann, name).get_by_text(number, exact=True)).to_be_visible()
        expect(card(ann, name)).to_have_attribute("aria-label", re.compile(number))
