"""A match at one table from start to end: whose turn it is, what they enter, saving every event."""

import secrets

from rich.text import Text

from sheepfold import CHANCE, WATCHER, Match
from sheepfold.bots.asking import ask, locate
from sheepfold.cli.commands import command_of, refuse
from sheepfold.cli.result import show_result
from sheepfold.cli.saves import Keeper
from sheepfold.cli.screen import Closed, Screen
from sheepfold.cli.table import Table
from sheepfold.cli.typed import completed
from sheepfold.core.errors import BotFault
from sheepfold.core.rng import Plain

INTERRUPTED = 130
NEVER_AGAIN = "a"  # an answer: play it, and do not ask again


class Session:
    """Runs a table; with the same `luck` the bots choose the same moves."""

    def __init__(
        self, match: Match, screen: Screen, keeper: Keeper, *, luck: str | None, confirm: bool
    ) -> None:
        self.table = Table(match, screen, keeper)
        self.match = match
        self.screen = screen
        self.confirm = confirm
        self.luck = secrets.token_hex() if luck is None else luck
        self.seated: int | None = None  # the person at the keyboard

    def run(self) -> None:
        self.table.keeper.save(self.match)  # an unwritable file is noticed now
        try:
            if self.table.people:
                self.screen.say("welcome", game=self.screen.language.say("name"))
            while not self.match.over:
                self._decide(min(self.match.acting))
                self.table.keeper.save(self.match)
        except Closed:
            self._leave()
        except KeyboardInterrupt:
            self.screen.show(Text())
            self._leave()
            raise SystemExit(INTERRUPTED) from None
        else:
            self._end()

    def _decide(self, seat: int) -> None:
        bot = self.table.bots.get(seat)
        if bot is None:
            self._person(seat)
            return
        match, game = self.match, self.match.game
        legal = [game.actions.parse(text) for text in match.legal(seat)]
        luck = Plain("bot", self.luck, seat, len(match.events))
        try:
            choice = ask(bot, match.seats[seat], game, match.view(seat), legal, seat, luck)
        except BotFault as fault:
            fault.origin = f"the bots drew by the seed {self.luck}"
            locate(fault, game, match.state, seat, match.record())
            raise
        match.play(seat, game.actions.text(choice))

    def _person(self, seat: int) -> None:
        """Ask until the person at the keyboard has decided something."""
        if seat not in (CHANCE, self.seated) and len(self.table.people) > 1:
            self._hand_over(seat)
        self.table.show(seat)
        name = "" if seat == CHANCE else self.table.names[seat]
        changed, line = False, ""
        while not changed:
            line = line or self.screen.ask(f"{name}> ")
            changed, line = self._enter(seat, line)

    def _hand_over(self, seat: int) -> None:
        """Hide the game until the next person is there."""
        self.seated = seat
        self.screen.clear()
        self.screen.say("hand-over", "bold", who=self.table.names[seat])
        if self.screen.person:
            self.screen.ask("")

    def _enter(self, seat: int, line: str) -> tuple[bool, str]:
        """Carry out a line; return whether the match changed, and a line that replaces it."""
        if not line:
            return False, ""
        word, _, rest = line.partition(" ")
        command = command_of(word, self.screen.language)
        if command is not None and not (rest and self._begins_a_move(seat, word)):
            return command(self.table, seat, rest.strip()), ""
        move = completed(self.match, seat, line, self.screen.language)
        refusal = self.match.objection(seat, move)
        if refusal is not None:
            return refuse(self.table, seat, refusal, line), ""
        if self.confirm and seat != CHANCE and self.table.ends_undo(seat, move):
            typed = self.table.narrator(seat).typed(move)
            answer = self.screen.ask(self.screen.language.say("confirm", move=typed) + " ")
            if answer.lower() == NEVER_AGAIN:
                self.confirm, answer = False, ""
            meant = self.screen.means(answer, usual=True)
            if not meant:
                self.screen.say("not-played")
                return False, "" if meant is False else answer
        self.match.play(seat, move)
        return True, ""

    def _begins_a_move(self, seat: int, word: str) -> bool:
        """Return whether it is a verb now: `board 0 1` deals a board, `board` alone shows it."""
        return any(move.split()[0] == word.lower() for move in self.match.legal(seat))

    def _leave(self) -> None:
        self.table.keeper.save(self.match)
        self.screen.say("saved", command=self.table.keeper.command(self.match.game.id))

    def _end(self) -> None:
        seat = self.table.people[0] if self.table.people else WATCHER
        self.table.show(seat)
        show_result(self.match, self.table.names, self.screen)
        self.screen.say("saved-record", path=self.table.keeper.finish(self.match))
