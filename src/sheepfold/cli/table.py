"""A table in the terminal: who sits there, what they are called, and what each of them sees."""

from collections.abc import Sequence
from math import inf

from rich.padding import Padding
from rich.text import Text

from sheepfold import CHANCE, WATCHER, Match, bots
from sheepfold.bots.names import bot_in
from sheepfold.cli.boards import Scene, board_of
from sheepfold.cli.data import harmless
from sheepfold.cli.saves import Keeper
from sheepfold.cli.screen import NO_BREAK, Screen
from sheepfold.core.match import Line
from sheepfold.core.reading import Reading
from sheepfold.core.record import is_undo
from sheepfold.core.story import Story
from sheepfold.language import Language
from sheepfold.narrator import Narrator

PERSON = "person"  # a seat's name in records; any other name that is not a bot's is a person's own


class Table:
    """One match with its screen and its file."""

    def __init__(self, match: Match, screen: Screen, keeper: Keeper) -> None:
        self.match = match
        self.screen = screen
        self.keeper = keeper
        self.language = screen.language
        seats = match.seats or (PERSON,) * match.players
        self.bots = {
            seat: bots.make(bot, match.game, live=inf)
            for seat, name in enumerate(seats)
            if (bot := bot_in(name))
        }
        self.people = [seat for seat in range(match.players) if seat not in self.bots]
        self.names = seat_names(match.seats, match.players, self.language)
        self.board = board_of(match.game.id)
        self._stories: dict[int, Story] = {}

    def narrator(self, seat: int) -> Narrator:
        """Return the narrator for a seat; chance is typed by somebody without a seat."""
        reader = WATCHER if seat == CHANCE else seat
        return Narrator(self.match.game, self.language, self.names, reader, notation=True)

    def story(self, seat: int) -> Story:
        """Return the match so far as a seat saw it; chance is typed by somebody without secrets."""
        viewer = WATCHER if seat == CHANCE else seat
        if viewer not in self._stories:
            self._stories[viewer] = Story(self.match, viewer)
        self._stories[viewer].follow(self.match)
        return self._stories[viewer]

    def show(self, seat: int) -> None:
        """Show what happened since the seat last decided, the board, and the question."""
        story = self.story(seat)
        view = self.match.view(story.viewer)
        lines = [step.line for step in story.since(seat)]
        narrator = self.narrator(seat)
        for _, text in paragraphs(lines, narrator, self._last_line()):
            self.screen.block(text)
        scene = Scene(view, lines, self.screen.width, self.screen.coloured)
        self.screen.show(Padding(self.board.draw(scene, narrator), (1, 0), expand=False))
        if seat == CHANCE:
            asked = self.language.say("chance-typed")
        else:
            asked = self.board.asked(view, self.match.legal(seat), self.language)
        self.screen.show(Text.assemble((asked, "bold"), (f"  {self.shapes(seat)}", "dim")))

    def ends_undo(self, seat: int, move: str) -> bool:
        """Return whether the seat could not take back a legal move alone: bots choose at once."""
        preview = self.match.preview(seat, move)
        others = self.match.acting - {seat}
        waited = seat in preview.view.acting or bool(others - set(self.bots))
        return preview.final or (bool(others) and not waited)

    def _last_line(self) -> int:
        """Return the number of the line that ended the match; 0 during the match."""
        return len(self.match.events) if self.match.over else 0

    def show_log(self, seat: int) -> None:
        """Show the whole log, without the faces that people have to remember."""
        viewer = WATCHER if seat == CHANCE else seat
        lines = Reading(self.match, viewer).lines
        for number, text in paragraphs(lines, self.narrator(seat), self._last_line()):
            self.screen.block(text, f"{number:>3}  ")

    def shapes(self, seat: int) -> str:
        """Return the kinds of moves possible now: `flip CELL, take PAIR`."""
        actions = self.match.game.actions
        texts = self.match.legal(seat)
        shapes = dict.fromkeys(str(actions.verb(actions.parse(text))) for text in texts)
        typed = map(self.narrator(seat).typed, shapes)
        return ", ".join(shape.replace(" ", NO_BREAK) for shape in typed)

    def example(self, seat: int) -> str:
        """Return a possible move, as people of this language type it."""
        return self.narrator(seat).typed(self.match.legal(seat)[0])


def paragraphs(lines: Sequence[Line], narrator: Narrator, last: int) -> list[tuple[int, str]]:
    """Return each decision with its consequences, and its place among the lines, from 1.

    Every fact of the match's `last` line has its own paragraph.
    """
    found: list[tuple[int, str]] = []
    turn: int | None = None  # the seat of the last paragraph
    for place, line in enumerate(lines, start=1):
        told = narrator.sentences(line)
        if not told:
            continue
        over = line.number == last
        text = told[0] if over else " ".join(told)
        seat = seat_of(line)
        if line.by == CHANCE and not is_undo(line.text) and found and seat in (None, turn):
            number, before = found[-1]
            found[-1] = number, f"{before} {text}"
        else:
            found.append((place, text))
        turn = turn if seat is None else seat
        if over:
            found += [(place, one) for one in told[1:]]
    return found


def seat_of(line: Line) -> int | None:
    """Return the seat that decided or, for a draw, the seat that its first fact names."""
    if line.by != CHANCE:
        return line.by
    seat = line.facts[0].arguments.get("seat") if line.facts else None
    return None if seat is None else int(str(seat))


def seat_names(seats: Sequence[str], players: int, language: Language) -> list[str]:
    """Return what the seats are called: people by number unless they have a name, computers too."""
    words = seats or (PERSON,) * players
    alone = sum(word in bots.BOTS for word in words) == 1
    names = []
    for number, word in enumerate(words, start=1):
        if word in bots.BOTS:
            names.append(language.say("name-only-bot" if alone else "name-bot", n=number))
        else:
            named = word != PERSON
            names.append(harmless(word) if named else language.say("name-person", n=number))
    return names
