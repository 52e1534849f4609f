"""Volle Wolle in a terminal: cards, players and dice."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from sheepfold.cli.boards import Scene
from sheepfold.cli.screen import seat_mark
from sheepfold.games.volle_wolle.components import DUE, SAFE, WHOLE_DECK
from sheepfold.games.volle_wolle.terminal.cards import (
    DICE_WIDTH,
    MINUS,
    Cards,
    dice,
    signed,
)
from sheepfold.games.volle_wolle.terminal.seats import NEW, flock_lines, seat_lines
from sheepfold.games.volle_wolle.view import FlocksView, Player
from sheepfold.language import Language
from sheepfold.narrator import Narrator

GAP = 2
THROWING = ("roll", "keep", "accept", "black", "take")  # steps in which the dice matter
UNUSUAL = ("black", "bone")  # steps whose moves are hard to guess
PLUS = "26+"
GOOD = Style(color="#3f8f3a", bold=True)


def draw(scene: Scene, narrator: Narrator) -> RenderableType:
    view: FlocksView = scene.view
    say = narrator.language.say
    rounds = -(-len(WHOLE_DECK) // (len(view.seats) + 1))
    counts = [say("tally-deck", n=view.deck), say("tally-supply", n=view.supply)]
    head = Text(say("round", n=view.round, of=rounds), "bold").append(
        "".join(f" · {count}" for count in counts), "not bold"
    )
    cards = Cards(narrator.game, narrator.language, coloured=scene.coloured)
    groups = {say("area-table"): view.table, say("area-taken"): view.taking}
    parts: list[RenderableType] = [head, *cards.rows(groups, scene.width)]
    parts += [Text(), *seat_lines(scene, narrator)]
    for below in (flock_lines(view, narrator), below_seats(view, narrator, scene.width)):
        if below:
            parts += [Text(), *below]
    return Group(*parts)


def below_seats(view: FlocksView, narrator: Narrator, width: int) -> Sequence[RenderableType]:
    """Return the throw with its arithmetic; during bidding, what the viewer can add."""
    if view.turn is not None and view.throw and set(view.pending) & set(THROWING):
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=DICE_WIDTH)
        grid.add_column(max_width=width - DICE_WIDTH - GAP)
        grid.add_row(Group(*dice(view)), Group(*throw_lines(view, view.turn, narrator)))
        return [grid]
    if view.pending == ("bid",) and view.viewer >= 0:
        return [Text(own_throws(view.seats[view.viewer], narrator.language))]
    return []


def own_throws(player: Player, language: Language) -> str:
    kind = "plain" if player.modifier == 0 else "bonus" if player.modifier > 0 else "malus"
    throws = language.say(f"own-{kind}", n=signed(player.modifier))
    return f"{throws} {language.say('own-chips', n=player.chips)}"


# The throw


def throw_lines(view: FlocksView, seat: int, narrator: Narrator) -> list[Text]:
    """Return the thrower and the target, the sum, and the distance to the bid."""
    say, player = narrator.language.say, view.seats[seat]
    plus = player.bid == PLUS
    target = say("throw-target-plus") if plus else say("throw-target", bid=player.bid)
    due = min(DUE[view.throw], len(view.table) + len(view.taking))
    total = Text(arithmetic(view.dice, player.modifier), "bold")
    if player.modifier < 0:
        malus = say("throw-malus", n=signed(player.modifier))
        total.append(f"  ({malus})", "not bold")
    failed, taking = view.pending == ("black",), view.pending == ("take",)
    return [
        Text.assemble(seat_mark(seat), (f" {narrator.names[seat]}", "bold"), f" · {target}"),
        Text("" if failed else say("throw-head", throw=view.throw, n=due)),
        total,
        Text(judgement(view, player, narrator.language), GOOD if taking else NEW),
    ]


def arithmetic(numbers: Sequence[int | None], modifier: int) -> str:
    """Return `12 + 7 + 3 - 3 = 19`, for the dice that are thrown."""
    said = " + ".join("?" if number is None else str(number) for number in numbers)
    if modifier < 0:
        said += f" {MINUS} {-modifier}"
    if None in numbers or (len(numbers) == 1 and modifier >= 0):
        return said
    return f"{said} = {sum(number or 0 for number in numbers) + min(modifier, 0)}"


def judgement(view: FlocksView, player: Player, language: Language) -> str:
    """Return what the result means."""
    if view.pending == ("take",):
        return language.say("throw-reached")
    if view.result is None or view.target is None:
        return ""
    if view.pending == ("black",):
        return language.say("throw-below", n=SAFE - view.result)
    missing = view.target - view.result
    if view.price is not None:
        return language.say("throw-within", n=missing, price=price(view, player, language))
    most = max(player.modifier, 0) + player.chips
    return language.say("throw-beyond", n=missing, most=most)


def price(view: FlocksView, player: Player, language: Language) -> str:
    """Return what `accept` costs: the bonus first, then chips (VW-8)."""
    if not view.price:
        return language.say("price-bonus")
    return language.say("price-both" if player.modifier > 0 else "price-chips", n=view.price)


def asked(view: FlocksView, legal: Sequence[str], language: Language) -> str:
    step = view.pending[0] if view.pending else "over"
    if step == "bid" and f"bid {PLUS}" not in legal:
        return language.say("step-bid-plain")
    if step == "take":
        return language.say("step-take", n=DUE[view.throw] - len(view.taking))
    if step == "keep" and view.price is None:
        return language.say("step-keep" if view.throw == 1 else "step-keep-last")
    if step in ("keep", "accept") and view.turn is not None:
        cost = price(view, view.seats[view.turn], language)
        if step == "accept":
            return language.say("step-accept", price=cost)
        due = min(DUE[view.throw], len(view.table))
        return language.say("step-keep-or-accept", price=cost, n=due)
    said = language.say(f"step-{step}")
    if step in UNUSUAL:
        words = [move.removeprefix("bone ") for move in legal]
        said += " " + language.say("type-one", moves=" · ".join(words))
    return said
