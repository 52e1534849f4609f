"""The matrix: its sample has every pair, and it notices what is cut off or covered."""

import itertools

import pytest

from sheepfold import games
from sheepfold.language import LANGUAGES
from tests.server.real_server import Server
from tests.web.browser import Guests
from tests.web.matrix import (
    ASKED,
    SIGHT,
    SIZES,
    STAGES,
    TEXTS,
    Eye,
    Look,
    Stand,
    opened,
    sample,
    stands,
    variants,
)

COVER = """
part => {
  const [box, cover] = [part.getBoundingClientRect(), document.createElement("section")];
  cover.className = "lid";
  const [left, top] = [box.x + "px", box.y + "px"];
  const size = { left, top, width: box.width / 2 + "px", height: box.height + "px" };
  Object.assign(cover.style, { position: "fixed", background: "red", ...size });
  document.body.append(cover);
}
"""


@pytest.mark.parametrize("game", games.GAMES)
def test_the_sample_has_every_pair(game: str):
    looks = sample(game)
    assert looks == sample(game)
    values = [
        (f"{look.stand.players} players", look.stage, look.size, look.lang, look.text)
        for look in looks
    ]
    ways = ([f"{players} players" for players in variants(game)], STAGES, SIZES, LANGUAGES, TEXTS)
    for one, other in itertools.combinations(range(len(ways)), 2):
        pairs = set(itertools.product(ways[one], ways[other]))
        assert pairs == {(value[one], value[other]) for value in values}
    steps = {stand.step for stand in stands(game)}
    assert set(itertools.product(steps, SIZES)) == {(one.stand.step, one.size) for one in looks}


def test_what_is_covered_cut_off_or_out_of_the_window_is_found(server: Server, guests: Guests):
    stand = Stand("te_kuiti", 2, "flip CELL")
    ann = guests.come(settings={"confirm": True})
    with opened(server, [stand]) as tables:
        [(_, found)] = Eye(ann, tables).measure([Look(stand, ASKED, "1920x1080", "en", 100)])
        assert not [one for one in found if "place" in one]
        place = ann.page.locator(".board .target.legal").first
        place.evaluate(COVER)
        assert "place below section.lid" in ann.page.evaluate(SIGHT, [100, "nothing"])
        place.evaluate("part => part.ownerSVGElement.style.translate = '-80% 0'")
        found = ann.page.evaluate(SIGHT, [100, "nothing"])
        assert any("place outside the window" in one for one in found)
