"""What people can type at the table besides moves; each returns whether the match changed."""

from collections.abc import Callable, Mapping
from dataclasses import astuple
from math import inf
from pathlib import Path
from typing import Any, Final

from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from sheepfold import CHANCE, WATCHER, IllegalMove, SheepfoldError
from sheepfold.bots.advice import Adviser
from sheepfold.cli import rules as rules_command
from sheepfold.cli.saves import write_new
from sheepfold.cli.screen import NO_BREAK, Closed
from sheepfold.cli.table import Table
from sheepfold.cli.typed import command_names, completed, folded, guessed
from sheepfold.core.reasons import UNDO_NOTHING
from sheepfold.core.record import Move
from sheepfold.language import Language

HINT: Final = 0.5  # of the best bot's thinking
Command = Callable[[Table, int, str], bool]


def moves(table: Table, seat: int, wanted: str) -> bool:
    """Show the legal moves, grouped by verb; only those with the wanted words, if any are given."""
    texts = table.match.legal(seat)
    words = wanted.lower().split()
    some = [text for text in texts if all(word in text.lower() for word in words)]
    grouped: dict[str, list[str]] = {}
    for text in some or texts:
        verb, _, rest = text.partition(" ")
        grouped.setdefault(verb, []).append(rest)
    for verb, rests in grouped.items():
        table.screen.say("moves-of", "bold", verb=table.narrator(seat).typed(verb), n=len(rests))
        if any(rests):
            table.screen.show(Padding(Columns(rests, padding=(0, 2)), (0, 0, 0, 2)))
    return False


def undo(table: Table, seat: int, _: str) -> bool:
    """Undo freely if nothing new was seen; otherwise all must agree, and bots never do."""
    match = table.match
    if match.chance_is_typed and match.moves and match.moves[-1].by == CHANCE:
        return undo_draw(table, seat)
    last = next((move for move in reversed(match.moves) if move.by >= 0), None)
    if last is None or (table.bots and all(move.by != seat for move in match.moves)):
        return refuse(table, seat, IllegalMove(UNDO_NOTHING(), "undo"))
    if match.may_undo(seat):
        match.undo(seat)
        return True
    free = match.may_undo(last.by)
    if last.by in table.bots or (table.bots and not free):
        table.screen.say("undo-bots")
    elif agreed(table, seat, last, free=free):
        match.undo(last.by, agreed=() if free else range(match.players))
        return True
    else:
        table.screen.say("undo-refused")
    return False


def agreed(table: Table, seat: int, last: Move, *, free: bool) -> bool:
    """Ask for consent: of the mover if the undo is free, else of the other people, if any."""
    facts = {"mover": table.names[last.by], "move": as_seen(table, seat, last)}
    others = [person for person in table.people if person != last.by]
    if free:
        return table.screen.agrees("undo-mover", usual=False, **facts)
    if not others:
        return table.screen.agrees("undo-alone", usual=False, **facts)
    if seat != last.by and not table.screen.agrees("undo-mover", usual=False, **facts):
        return False
    return all(
        table.screen.agrees("undo-agree", usual=False, who=table.names[person], **facts)
        for person in others
        if person != seat
    )


def undo_draw(table: Table, seat: int) -> bool:
    """Take back a draw that was typed wrongly, if the people at the table agree."""
    draw = as_seen(table, seat, table.match.moves[-1])
    if not table.screen.agrees("undo-draw", usual=False, move=draw):
        table.screen.say("undo-refused")
        return False
    table.match.undo(CHANCE, agreed=range(table.match.players))
    return True


def as_seen(table: Table, seat: int, move: Move) -> str:
    """Return a move as a seat knows it: no question may reveal another's secret."""
    log = table.match.log(WATCHER if seat == CHANCE else seat)
    lines = zip(table.match.events, log, strict=True)
    text = [str(shown) for event, shown in lines if event == move][-1].partition(" ")[2]
    return table.language.say("secret-choice") if "?" in text.split() else text


def rules(table: Table, _: int, asked: str) -> bool:
    """Show one ruling, or the titles of all."""
    known, language = table.match.game.rulings, table.language
    if asked:
        try:
            name = rules_command.named(asked, known)
        except SheepfoldError:
            table.screen.say("rules-range", first=known[0], last=known[-1])
            return False
        rules_command.show_ruling(rules_command.described(name, language), table.screen)
        return False
    titles = [f"{name} {language.say(name + '.title')}" for name in known]
    table.screen.show(Columns(titles, padding=(0, 2), column_first=True))
    table.screen.say("rules-range", first=known[0], last=known[-1])
    return False


def why(table: Table, seat: int, text: str) -> bool:
    """Say whether a move is allowed; nothing is played, and nothing hidden is shown."""
    if not text:
        table.screen.say("why-what", move=table.example(seat))
        return False
    move = completed(table.match, seat, text, table.language)
    refusal = table.match.objection(seat, move)
    if refusal is not None:
        return refuse(table, seat, refusal, text)
    said = "allowed-final" if table.ends_undo(seat, move) else "allowed"
    table.screen.say(said, move=table.narrator(seat).typed(move))
    return False


def hint(table: Table, seat: int, _: str) -> bool:
    """Show what the computer would do, based on what people see."""
    if seat == CHANCE:
        table.screen.say("hint-nobody")
        return False
    match = table.match
    adviser = Adviser(match.game, HINT, live=inf)
    view = adviser.for_people(match.view(seat))
    legal = [match.game.actions.parse(text) for text in match.legal(seat)]
    grid, typed = Grid.grid(padding=(0, 2)), table.narrator(seat).typed
    for one in adviser.advise(view, legal, len(match.events)):
        chance = f"{round(100 * one.chance)} %"
        grid.add_row(
            Text(f"  {typed(match.game.actions.text(one.action))}", "bold"),
            Text(chance, justify="right"),
            Text(why_said(table.language, one.reason)),
        )
    table.screen.say("hint-moves")
    table.screen.show(grid)
    show_odds(table, adviser.odds(view))
    return False


def why_said(language: Language, reason: str) -> str:
    """Return why a move is good, where there are words for it."""
    key = f"why-{reason}"
    return language.say(key) if language.has(key) else ""


def show_odds(table: Table, odds: Mapping[str, Any]) -> None:
    """Show how likely each choice succeeds; other odds in brackets, as the game's words say."""
    if not odds:
        return
    texts = []
    for move, one in odds.items():
        usual, *others = [percent(chance) for chance in astuple(one) if isinstance(chance, float)]
        more = f" ({', '.join(others)})" if set(others) - {usual} else ""
        texts.append(f"{move} {usual}{more}")
    table.screen.say("odds-about")
    table.screen.show(Padding(Columns(texts, padding=(0, 2)), (0, 0, 0, 2)))


def percent(chance: float) -> str:
    """Return a percentage; 100 % and 0 % only for what is certain."""
    whole = min(max(round(100 * chance), 1), 99) if 0 < chance < 1 else round(100 * chance)
    sign = "<" if 0 < chance < 0.005 else ">" if 0.995 <= chance < 1 else ""
    return f"{sign}{whole}{NO_BREAK}%"


def log(table: Table, seat: int, _: str) -> bool:
    table.show_log(seat)
    return False


def board(table: Table, seat: int, _: str) -> bool:
    table.show(seat)
    return False


def save(table: Table, _: int, name: str) -> bool:
    if not name:
        table.screen.say("save-what")
        return False
    path = Path(name).expanduser()
    try:
        write_new(path, table.match.record())
        table.screen.say("saved-copy", path=path)
    except SheepfoldError:
        table.screen.say("save-exists" if path.exists() else "save-failed", path=path)
    return False


def help_(table: Table, seat: int, _: str) -> bool:
    example = table.example(seat)
    short = example.partition(" ")[2] or example
    table.screen.say("help", move=example, short=short)
    grid = Grid.grid(padding=(0, 2))
    for name, arguments in ARGUMENTS.items():
        words = table.language.say(f"help-{name}", ruling=table.match.game.rulings[0])
        typed = table.language.say(f"command-{name}")
        shape = arguments.replace("FILE", table.language.say("slot-file"))
        grid.add_row(Text(f"  {typed} {shape}", "bold"), Text(words))
    table.screen.show(grid)
    table.screen.say("board-signs")
    return False


def quit_(table: Table, _: int, __: str) -> bool:
    raise Closed


COMMANDS: dict[str, Command] = {
    "moves": moves,
    "?": moves,
    "undo": undo,
    "rules": rules,
    "why": why,
    "hint": hint,
    "log": log,
    "board": board,
    "save": save,
    "help": help_,
    "quit": quit_,
}
ARGUMENTS = {
    "moves": "[…]",
    "undo": "",
    "rules": "[…]",
    "why": "…",
    "hint": "",
    "log": "",
    "board": "",
    "save": "FILE",
    "help": "",
    "quit": "",
}


def command_of(word: str, language: Language) -> Command | None:
    """Return the command that a word means, in English or in the player's language."""
    name = command_names(COMMANDS, language).get(folded(word))
    return None if name is None else COMMANDS[name]


def refuse(table: Table, seat: int, refusal: IllegalMove, line: str = "") -> bool:
    """Explain a refusal in a sentence, with its ruling and what is possible in its place.

    The first word of a `line` that somebody typed may be a misspelt command.
    """
    if line:
        names = [name for name in COMMANDS if name != "?"]
        refusal = guessed(refusal, line, names, table.match.game, table.language)
    reason = table.narrator(seat).reason(refusal.reason)
    table.screen.block(Text.assemble((reason, "bold"), f" ({refusal.ruling})"))
    table.screen.say("possible-now", shapes=table.shapes(seat), move=table.example(seat))
    return False
