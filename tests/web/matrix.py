"""Measures whether all that may be picked is in sight: every game, decision, size and language.

python -m tests.web.matrix                                # a pairwise sample of all games
python -m tests.web.matrix --all                          # every combination; takes long
python -m tests.web.matrix --games te_kuiti --sizes 320x568,844x390 --pictures FOLDER

A table is opened once for each kind of decision and number of players; its page is then resized,
spoken to in other languages and given larger text. A line of the printed table is a page on which
something is cut off or covered; then the exit code is 1.
"""

import argparse
import itertools
import random
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import ViewportSize, sync_playwright

from sheepfold import Match, games
from sheepfold.bots import make
from sheepfold.core.rng import Plain
from sheepfold.language import LANGUAGES
from tests.server.real_server import Server, Table
from tests.web import clicks
from tests.web.browser import CHOICES, CONFIRM, Guest, chromium
from tests.web.pictures import NAMES
from tests.web.positions import Late
from tests.web.variants import every

SIZES: Final = (
    "1366x768",
    "1920x1080",
    "390x844",
    "390x664",
    "360x640",
    "320x568",
    "844x390",
    "740x360",
    "768x1024",
)
TEXTS: Final = (100, 130)  # percent
# Of a decision: before anything is clicked, after the first click, when it is to be confirmed.
ASKED: Final = "asked"
PICKED: Final = "picked"
SURE: Final = "sure"
STAGES: Final = (ASKED, PICKED, SURE)
SIGHT: Final = (Path(__file__).parent / "sight.js").read_text(encoding="utf-8")
MATCHES: Final = 6  # that are played to find positions
GREEDY: Final = 6  # one of them between greedy bots, who come to other decisions


@dataclass(frozen=True)
class Stand:
    """A kind of decision at a table with so many players."""

    game: str
    players: int
    step: str


@dataclass(frozen=True)
class Look:
    """One page to be measured."""

    stand: Stand
    stage: str
    size: str
    lang: str
    text: int

    def __str__(self) -> str:
        stand = self.stand
        what = f"{stand.game} {stand.players} {stand.step.split()[0]} {self.stage}"
        return f"{what} {self.size} {self.lang} {self.text}%"


@cache
def variants(game: str) -> dict[int, dict[str, Any]]:
    """For each number of players the options that show most of what others have not shown."""
    found, shown = dict[int, dict[str, Any]](), set[tuple[str, Any]]()
    by_players = itertools.groupby(sorted(every(game), key=lambda one: one[0]), lambda one: one[0])
    for players, some in by_players:
        choices = [options for _, options in some]
        # Of equal ones the last: with the extras that come with more pieces.
        found[players] = max(reversed(choices), key=lambda one: len(set(one.items()) - shown))
        shown |= set(found[players].items())
    return found


@cache
def fullest(game: str, players: int) -> dict[str, Late]:
    """For each verb the decision with the most legal moves of some matches; of these the latest."""
    found, most = dict[str, Late](), dict[str, tuple[int, int]]()
    for seed in range(MATCHES):
        match = Match.start(game, players, variants(game)[players], seed=seed)
        best = dict[str, tuple[int, int, tuple[int, ...]]]()
        for seat, legal in _decisions(match, seed):
            line = len(match.events)
            for verb in {str(match.game.actions.verb(action)) for action in legal}:
                if (len(legal), line) >= most.get(verb, (0, 0)):
                    most[verb] = (len(legal), line)
                    best[verb] = (seat, line, tuple(legal))
        record, text = match.record(), match.game.actions.text
        for verb, (seat, line, legal) in best.items():
            moves = tuple(map(text, legal))
            fitting = [a for a in legal if str(match.game.actions.verb(a)) == verb]
            move = text(fitting[len(fitting) // 2])
            found[verb] = Late(seat, {"record": record, "line": line}, moves, move)
    return dict(sorted(found.items()))


def _decisions(match: Match, seed: int) -> Iterator[tuple[int, Sequence[int]]]:
    """Of people, while bots play the match to its end."""
    game, rng, bot = match.game, random.Random(seed), make("greedy", match.game)
    while match.acting:
        seat = min(match.acting)
        legal = game.legal(match.state, seat)
        if seat >= 0:
            yield seat, legal
        if seat >= 0 and seed % GREEDY == 0:
            action = bot.choose(match.view(seat), legal, Plain(rng.getrandbits(32)))
        else:
            action = game.sample(match.state, seat, rng.random)
        match.play(seat, game.actions.text(action))


def stands(game: str) -> list[Stand]:
    return [
        Stand(game, players, step) for players in variants(game) for step in fullest(game, players)
    ]


def position(stand: Stand) -> Late:
    return fullest(stand.game, stand.players)[stand.step]


class Eye:
    """A guest who looks at tables, all opened in one browser."""

    def __init__(
        self, guest: Guest, tables: Mapping[Stand, Table], *, pictures: Path | None = None
    ):
        self.guest = guest
        self.tables = tables
        self.pictures = pictures
        self.lang = "en"
        guest.hold_all([(table, position(stand).seat) for stand, table in tables.items()])

    def measure(self, looks: Iterable[Look]) -> Iterator[tuple[Look, list[str]]]:
        """What is wrong with each of these pages."""
        by_stand = dict[Stand, list[Look]]()
        for look in looks:
            by_stand.setdefault(look.stand, []).append(look)
        for stand, wanted in by_stand.items():
            yield from self._stand(stand, wanted)

    def _stand(self, stand: Stand, wanted: Sequence[Look]) -> Iterator[tuple[Look, list[str]]]:
        self.guest.visit(self.tables[stand])
        assert self.guest.my_turn()
        yield from self._looks([one for one in wanted if one.stage == ASKED])
        for clicked, last in enumerate(self._clicks(stand)):
            now = {PICKED: clicked == 0, SURE: last}
            yield from self._looks([one for one in wanted if now.get(one.stage)])

    def _clicks(self, stand: Stand) -> Iterator[bool]:
        """Click what the decision takes; whether it is the last, which asks whether it is meant."""
        self._speak("en")  # the parts are found by English words
        here, page = position(stand), self.guest.page
        head, left = self.guest.sync["head"], list(here.legal)
        confirm = page.locator(CONFIRM)
        for part, settled in clicks.STEPS[stand.game](self.guest, here.move):
            self._speak("en")
            page.locator(part).first.dispatch_event("click")
            if settled:
                left = [one for one in left if any(clicks.fits(one, first) for first in settled)]
            sure = len(left) == 1
            if sure:
                self.guest.wait(lambda: confirm.count() > 0 or self.guest.sync["head"] != head)
            self.guest.wait(lambda: not self.guest.asked)
            self.guest.settle()
            if self.guest.sync["head"] == head:
                yield sure
            if sure:
                return

    def _looks(self, looks: list[Look]) -> Iterator[tuple[Look, list[str]]]:
        for one in sorted(looks, key=lambda one: (one.lang != self.lang, one.lang, one.text)):
            self._speak(one.lang)
            self.guest.page.set_viewport_size(viewport(one.size))
            found = self.guest.page.evaluate(SIGHT, [one.text, CHOICES])
            if self.pictures and found:
                name = str(one).replace(" ", "-").replace("%", "")
                self.guest.page.screenshot(path=self.pictures / f"{name}.png")
            yield one, found

    def _speak(self, lang: str) -> None:
        """Change the language as people do, at the open table."""
        if lang == self.lang:
            return
        page, self.lang = self.guest.page, lang
        page.locator("button.opener").dispatch_event("click")
        page.locator("dialog .preferences select").first.select_option(lang)
        page.locator(f"html[lang={lang}]").wait_for(state="attached")
        page.locator("dialog .head button").dispatch_event("click")
        page.locator("dialog").wait_for(state="detached")


def viewport(size: str) -> ViewportSize:
    width, height = map(int, size.split("x"))
    return {"width": width, "height": height}


@contextmanager
def opened(server: Server, some: Iterable[Stand]) -> Iterator[dict[Stand, Table]]:
    """Tables where these decisions are asked for; nobody else moves."""
    with ExitStack() as doors:
        tables = {}
        for stand in some:
            seats, start = NAMES[: stand.players], position(stand).start
            tables[stand] = doors.enter_context(server.table(stand.game, *seats, start=start))
            tables[stand].start()
        yield tables


def combinations(game: str, sizes: Sequence[str]) -> list[Look]:
    """All pages of a game."""
    parts = itertools.product(stands(game), STAGES, sizes, LANGUAGES, TEXTS)
    return [Look(*one) for one in parts]


def sample(game: str, sizes: Sequence[str] = SIZES) -> list[Look]:
    """Few of them, so that any two values of what differs occur together, but for the players and
    the kinds of decision, each of which is there: opening tables takes the most time."""
    some = few(stands(game))
    left = [one for one in combinations(game, sizes) if one.stand in some]
    wanted = set().union(*map(_pairs, left))
    found = list[Look]()
    while wanted:
        best = max(left, key=lambda one: len(_pairs(one) & wanted))
        found.append(best)
        wanted -= _pairs(best)
    return found


def few(all_stands: Sequence[Stand]) -> list[Stand]:
    """With every kind of decision and number of players among them, the most players first."""
    left, found = sorted(all_stands, key=lambda one: -one.players), list[Stand]()
    wanted = {value for one in left for value in (one.players, one.step)}
    while wanted:
        best = max(left, key=lambda one: len({one.players, one.step} & wanted))
        found.append(best)
        wanted -= {best.players, best.step}
    return found


def _pairs(look: Look) -> set[tuple[object, object]]:
    stand = look.stand
    values = (f"{stand.players} players", look.stage, look.size, look.lang, look.text)
    pairs = set[tuple[object, object]](itertools.combinations(values, 2))
    return pairs | {(stand.step, value) for value in values[1:]}


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tests.web.matrix", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--games", type=_listed, default=list(games.GAMES), metavar="NAME,…")
    parser.add_argument("--sizes", type=_listed, default=list(SIZES), metavar="WIDTHxHEIGHT,…")
    parser.add_argument("--all", action="store_true", help="every combination; takes long")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of what fails")
    asked = parser.parse_args(words)
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    measured = failed = 0
    with tempfile.TemporaryDirectory() as scratch, Server(Path(scratch)) as server:
        for look, found in _measured(server, asked):
            measured += 1
            failed += bool(found)
            if found:
                sys.stdout.write(f"{look!s:52} {'; '.join(found)}\n")
                sys.stdout.flush()
    sys.stdout.write(f"{failed} of {measured} pages fail\n")
    return 1 if failed else 0


def _measured(server: Server, asked: argparse.Namespace) -> Iterator[tuple[Look, list[str]]]:
    choose = combinations if asked.all else sample
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game in asked.games:
            looks = choose(game, asked.sizes)
            with opened(server, dict.fromkeys(one.stand for one in looks)) as tables:
                guest = Guest(browser, server, settings={"confirm": True})
                yield from Eye(guest, tables, pictures=asked.pictures).measure(looks)
                guest.close()


def _listed(words: str) -> list[str]:
    return words.split(",")


if __name__ == "__main__":
    sys.exit(main())
