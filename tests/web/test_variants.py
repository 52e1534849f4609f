"""Every variant on the page: each verb from a late position, with `--all` whole matches, too."""

import random

import pytest

from sheepfold import games
from tests.server.conftest import NewTable
from tests.web import clicks
from tests.web.browser import Guests
from tests.web.positions import late
from tests.web.variants import Variant, all_verbs, drawn, drawn_by_chance, every, few, name, verbs

FEW = [(game, variant) for game in games.GAMES for variant in few(game)]
EVERY = [(game, variant) for game in games.GAMES for variant in every(game)]


def ids(variants: list[tuple[str, Variant]]) -> list[str]:
    return [f"{game}-{name(variant)}" for game, variant in variants]


@pytest.mark.parametrize("game", games.GAMES)
def test_only_what_chance_does_is_never_clicked(game: str):
    assert drawn(game, few(game)) == drawn_by_chance(game)
    clicked = set().union(*(verbs(game, variant) for variant in few(game)))
    assert clicked == all_verbs(game) - drawn_by_chance(game)


@pytest.mark.parametrize(("game", "variant"), FEW, ids=ids(FEW))
def test_every_verb_of_a_variant_is_clicked(
    new_table: NewTable, guests: Guests, game: str, variant: Variant
):
    players, options = variant
    positions = late(game, players, verbs(game, variant), **options)
    assert positions.keys() == verbs(game, variant)
    chairs = []
    for one in positions.values():
        names = ["Ann" if seat == one.seat else "random" for seat in range(players)]
        chairs.append((new_table(game, *names, start=one.start), one.seat))
    ann = guests.come(settings={"confirm": True})
    ann.hold_all(chairs)
    for (table, _), one in zip(chairs, positions.values(), strict=True):
        ann.visit(table)
        clicks.make(ann, game, one.move, one.legal)


@pytest.mark.all
@pytest.mark.parametrize(("game", "variant"), EVERY, ids=ids(EVERY))
def test_a_whole_match_of_a_variant_by_clicking(
    new_table: NewTable, guests: Guests, game: str, variant: Variant
):
    players, options = variant
    others = ["random"] * (players - 1)
    ann = guests.sit(new_table(game, "Ann", *others, options=options), 0)
    ann.play_out(random.Random(name(variant)))
    ann.told_the_result()
