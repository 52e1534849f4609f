"""Volle Wolle in a terminal: cards, players and dice, and what happened in words."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from sheepfold.cli.boards import Scene, Teller
from sheepfold.cli.boards.volle_wolle_cards import (
    DICE_WIDTH,
    MINUS,
    Cards,
    described,
    dice,
    sheep_of,
    signed,
)
from sheepfold.cli.boards.volle_wolle_seats import NEW, flock_lines, seat_lines
from sheepfold.cli.screen import seat_mark
from sheepfold.core.facts import FORGOTTEN, Fact
from sheepfold.core.match import Line
from sheepfold.games.volle_wolle.rules import DUE, SAFE
from sheepfold.games.volle_wolle.state import WHOLE_DECK
from sheepfold.games.volle_wolle.view import FlocksView, Player
from sheepfold.language import Language

GAP = 2
THROWING = ("roll", "keep", "accept", "black", "take")  # steps in which the dice matter
UNUSUAL = ("black", "bone")  # steps whose moves nobody guesses
PLUS = "26+"
GOOD = Style(color="#3f8f3a", bold=True)


def draw(scene: Scene, teller: Teller) -> RenderableType:
    view: FlocksView = scene.view
    say = teller.language.say
    rounds = -(-len(WHOLE_DECK) // (len(view.seats) + 1))
    counts = [say("tally-deck", n=view.deck), say("tally-supply", n=view.supply)]
    head = Text(say("round", n=view.round, of=rounds), "bold").append(
        "".join(f" · {count}" for count in counts), "not bold"
    )
    cards = Cards(teller.game, teller.language, coloured=scene.coloured)
    groups = {say("area-table"): view.table, say("area-taken"): view.taking}
    parts: list[RenderableType] = [head, *cards.rows(groups, scene.width)]
    parts += [Text(), *seat_lines(scene, teller)]
    for below in (flock_lines(view, teller), below_seats(view, teller, scene.width)):
        if below:
            parts += [Text(), *below]
    return Group(*parts)


def below_seats(view: FlocksView, teller: Teller, width: int) -> Sequence[RenderableType]:
    """The throw with its arithmetic; while bids are chosen, what the viewer can add to his."""
    if view.turn is not None and view.throw and set(view.pending) & set(THROWING):
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=DICE_WIDTH)
        grid.add_column(max_width=width - DICE_WIDTH - GAP)
        grid.add_row(Group(*dice(view)), Group(*throw_lines(view, view.turn, teller)))
        return [grid]
    if view.pending == ("bid",) and view.viewer >= 0:
        return [Text(own_throws(view.seats[view.viewer], teller.language))]
    return []


def own_throws(player: Player, language: Language) -> str:
    kind = "plain" if player.modifier == 0 else "bonus" if player.modifier > 0 else "malus"
    throws = language.say(f"own-{kind}", n=signed(player.modifier))
    return f"{throws} {language.say('own-chips', n=player.chips)}"


# The throw


def throw_lines(view: FlocksView, seat: int, teller: Teller) -> list[Text]:
    """Whose throw it is and for what; its sum; how far it is from the bid."""
    say, player = teller.language.say, view.seats[seat]
    plus = player.bid == PLUS
    target = say("throw-target-plus") if plus else say("throw-target", bid=player.bid)
    due = min(DUE[view.throw], len(view.table) + len(view.taking))
    total = Text(arithmetic(view.dice, player.modifier), "bold")
    if player.modifier < 0:
        malus = say("throw-malus", n=signed(player.modifier))
        total.append(f"  ({malus})", "not bold")
    failed, taking = view.pending == ("black",), view.pending == ("take",)
    return [
        Text.assemble(seat_mark(seat), (f" {teller.names[seat]}", "bold"), f" · {target}"),
        Text("" if failed else say("throw-head", throw=view.throw, n=due)),
        total,
        Text(judgement(view, player, teller.language), GOOD if taking else NEW),
    ]


def arithmetic(numbers: Sequence[int | None], modifier: int) -> str:
    """`12 + 7 + 3 - 3 = 19`, as far as the dice are thrown."""
    said = " + ".join("?" if number is None else str(number) for number in numbers)
    if modifier < 0:
        said += f" {MINUS} {-modifier}"
    if None in numbers or (len(numbers) == 1 and modifier >= 0):
        return said
    return f"{said} = {sum(number or 0 for number in numbers) + min(modifier, 0)}"


def judgement(view: FlocksView, player: Player, language: Language) -> str:
    """What the result means."""
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
    """What `accept` costs: the bonus first, then chips (VW-8)."""
    if not view.price:
        return language.say("price-bonus")
    return language.say("price-both" if player.modifier > 0 else "price-chips", n=view.price)


def asked(view: FlocksView, legal: Sequence[str], language: Language) -> str:
    step = view.pending[0] if view.pending else "over"
    if step == "bid" and f"bid {PLUS}" not in legal:
        return language.say("step-bid-plain")
    if step == "take":
        return language.say("step-take-more", n=DUE[view.throw] - len(view.taking))
    if step == "keep" and view.price is None:
        return language.say("step-keep" if view.throw == 1 else "step-keep-last")
    if step in ("keep", "accept") and view.turn is not None:
        cost = price(view, view.seats[view.turn], language)
        if step == "accept":
            return language.say("step-accept-price", price=cost)
        due = min(DUE[view.throw], len(view.table))
        return language.say("step-keep-or-accept", price=cost, n=due)
    said = language.say(f"step-{step}")
    if step in UNUSUAL:
        words = [move.removeprefix("bone ") for move in legal]
        said += " " + language.say("type-one", moves=" · ".join(words))
    return said


# What happened


def tell(line: Line, teller: Teller) -> list[str]:
    language = teller.language
    before: list[str] = []
    said = language.line(teller.game, line.by, line.text, teller.names)
    after: list[str] = []
    for fact in line.facts:
        match fact.key:
            case "card-laid" | "card-chosen" | "top-changed":
                said = named(fact, line, said, teller)
            case "raised-chips" | "raised-both":
                said = raised(fact, teller)
            case "throw-begun":
                throw, who = fact.arguments["throw"], teller.names[number(fact, "seat")]
                before.append(language.say("told-throw", who=who, throw=throw))
            case "throw-ended":
                total = arithmetic([number(fact, "sum")], number(fact, "malus"))
                after.append(language.say("told-result", sum=total))
    return [*before, said, *after, *told(line.facts, teller)]


def named(fact: Fact, line: Line, said: str, teller: Teller) -> str:
    """A line that names a card, with what stands on it; other lines stay as they are."""
    say, card = teller.language.say, card_said(fact, teller)
    if fact.key == "card-chosen":
        return say("log-take", who=teller.names[line.by], card=card)
    if fact.key == "card-laid":
        first = number(fact, "place") == 1
        chance = say("name-chance")
        return say("log-lay", who=chance, card=card) if first else say("told-lay-more", card=card)
    if line.text.startswith("top "):
        return say("log-top", who=teller.names[line.by], card=card)
    return said


def raised(fact: Fact, teller: Teller) -> str:
    """A raise with chips: they look like the bonus in a move, as both are one word."""
    say, chips = teller.language.say, number(fact, "chips")
    who = teller.names[number(fact, "seat")]
    if fact.key == "raised-chips":
        return say("log-raise-chips", who=who, chips=chips)
    return say("log-raise-rest", who=who, bonus=say("bonus-bonus"), rest=chips)


def number(fact: Fact, name: str) -> int:
    return int(str(fact.arguments[name]))


def card_said(fact: Fact, teller: Teller) -> str:
    """The card of a fact; a covered one without its name."""
    card = str(fact.arguments["card"])
    if card == FORGOTTEN:
        return teller.language.say("word-hidden")
    sheep = sheep_of(teller.game).get(card)
    return (
        teller.language.say(f"card-{card}") if sheep is None else described(sheep, teller.language)
    )


def told(facts: Sequence[Fact], teller: Teller) -> Iterator[str]:
    """The facts in words; the order of play and cards that came together in one sentence each."""
    kinds = teller.game.facts
    for (key, seat), group in groupby(facts, key=related):
        same = [fact for fact in group if not kinds.type_of(fact).silent]
        if key == "order":
            yield order_said(same, teller)
        elif key == "card-taken":
            listed = name_list([card_said(fact, teller) for fact in same], teller.language)
            yield teller.language.say("fact-card-taken", who=teller.names[seat], card=listed)
        else:
            yield from (teller.language.fact(fact, teller.names) for fact in same)


def related(fact: Fact) -> tuple[str, int]:
    together = fact.key == "order" or "seat" not in fact.arguments
    return fact.key, -1 if together else number(fact, "seat")


def order_said(order: Sequence[Fact], teller: Teller) -> str:
    """Who plays when; the sheep number where it decided."""
    bids = [fact.arguments["bid"] for fact in order]
    said = []
    for fact in order:
        bid, sheep = fact.arguments["bid"], fact.arguments["number"]
        tie = ""
        if sheep != FORGOTTEN and bids.count(bid) > 1:
            tie = f", {teller.language.say('told-number', number=sheep)}"
        said.append(f"{teller.names[number(fact, 'seat')]} ({bid}{tie})")
    return teller.language.say("told-order", order=", ".join(said))


def name_list(words: Sequence[str], language: Language) -> str:
    *some, last = words
    return language.say("name-list", some=", ".join(some), last=last) if some else last


def farewell(_: Line, __: FlocksView) -> None:
    """A round ends with an empty table: there is nothing to look back at."""
