"""What is secret and what is left to memory: ruling VW-20."""

from dataclasses import replace
from typing import Any

import pytest

import sheepfold
from tests.games.volle_wolle.scenario import two, won

VIEWERS = [0, 1, sheepfold.WATCHER]
CARDS = "lay S30 S31 S34\n"


@pytest.mark.parametrize("viewer", [1, sheepfold.WATCHER])
def test_VW_20_a_bid_is_secret_until_all_are_in(viewer: int) -> None:
    one, other = two(CARDS, "0 bid 14"), two(CARDS, "0 bid 26+")
    assert one.view(viewer) == other.view(viewer)


@pytest.mark.parametrize("viewer", [1, sheepfold.WATCHER])
def test_VW_20_the_log_does_not_tell_it_either(viewer: int) -> None:
    one, other = two(CARDS, "0 bid 14"), two(CARDS, "0 bid 26+")
    assert [str(event) for event in one.log(viewer)] == [str(event) for event in other.log(viewer)]


@pytest.mark.parametrize("viewer", [1, sheepfold.WATCHER])
def test_VW_20_nor_does_a_record_for_that_viewer(viewer: int) -> None:
    one, other = two(CARDS, "0 bid 14"), two(CARDS, "0 bid 26+")
    assert one.record(viewer=viewer) == other.record(viewer=viewer)


def test_VW_20_the_bidder_knows_his_own_bid() -> None:
    one, other = two(CARDS, "0 bid 14"), two(CARDS, "0 bid 26+")
    assert one.view(0) != other.view(0)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_VW_20_that_somebody_has_bid_is_seen(viewer: int) -> None:
    assert two(CARDS, "0 bid 14").view(viewer) != two(CARDS).view(viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_VW_20_when_all_are_in_all_bids_are_shown(viewer: int) -> None:
    one, other = two(CARDS, "bids 20 14"), two(CARDS, "bids 20 15")
    assert one.view(viewer) != other.view(viewer)


def test_VW_20_when_all_are_in_the_log_tells_them() -> None:
    log = [str(event) for event in two(CARDS, "bids 20 14").log(sheepfold.WATCHER)]
    assert log[-2:] == ["0 bid 20", "1 bid 14"]


# Two games that differ in nothing but what lies beneath the top cards, S47 and S48.
HERE = (won(0, "S30 S31 S47"), "0 top S47", won(1, "S34 S35 S48"), "1 top S48")
THERE = (won(0, "S30 S34 S47"), "0 top S47", won(1, "S31 S35 S48"), "1 top S48")


def table(match: sheepfold.Match, viewer: int) -> Any:
    """A view without its memory."""
    return replace(match.view(viewer), memory=())


@pytest.mark.parametrize("viewer", VIEWERS)
def test_VW_20_nobody_sees_a_flock_beneath_its_top_card_not_its_owner_either(viewer: int) -> None:
    assert table(two(*HERE), viewer) == table(two(*THERE), viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_VW_20_beneath_the_top_card_is_memory(viewer: int) -> None:
    remembered = [(seen.seat, seen.card) for seen in two(*HERE).view(viewer).memory]
    assert sorted(remembered) == [(0, "S30"), (0, "S31"), (1, "S34"), (1, "S35")]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_VW_20_the_memory_aid_shows_the_flocks(viewer: int) -> None:
    here, there = two(*HERE, memory_aid=True), two(*THERE, memory_aid=True)
    assert table(here, viewer) != table(there, viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_VW_20_without_the_memory_aid_no_flock_is_counted(viewer: int) -> None:
    assert [player.points for player in two(*HERE).view(viewer).seats] == [None, None]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_VW_20_the_top_card_is_open(viewer: int) -> None:
    one, other = two(won(0, "S47 S48 dog"), "0 top S47"), two(won(0, "S47 S48 dog"), "0 top S48")
    assert one.view(viewer) != other.view(viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_VW_20_every_card_was_seen_when_it_was_taken(viewer: int) -> None:
    match = two("lay S30 S31 S34, bids 20 14, throw 12 1 1, 0 keep d12, roll d10 10 d8 8")
    match.play(0, "take S31")
    assert str(match.log(viewer)[-1]) == "0 take S31"


@pytest.mark.parametrize("memory_aid", [False, True])
def test_VW_20_the_table_says_whether_it_was_opened_with_the_memory_aid(memory_aid: bool) -> None:
    assert two(memory_aid=memory_aid).view(0).memory_aid is memory_aid
