"""`sheepfold play GAME`: a game in the terminal, against the computer, a friend, or alone."""

from pathlib import Path
from typing import Annotated

import typer

from sheepfold import Match, RecordError, SetupError, bots
from sheepfold import games as all_games
from sheepfold.cli.arguments import OwnComponents, given_options, words
from sheepfold.cli.data import command, harmless
from sheepfold.cli.saves import Autosave, Keeper, Keepsake, read, read_components, write_new
from sheepfold.cli.screen import Closed, Screen
from sheepfold.cli.session import Session
from sheepfold.cli.table import PERSON, seat_names
from sheepfold.core.match import FRESH, Seed, check_players
from sheepfold.language import Language, choose

OPPONENT = "greedy"


def play(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game's id; `sheepfold games` lists them.")
    ],
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Number of players; 2 unless set.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Set an option; may be repeated.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="WHO,WHO", help="Who plays: person or a bot, such as person,greedy."),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="NUMBER", help="Repeat a deal; with none you type what is drawn."),
    ] = None,
    components: OwnComponents = None,
    lang: Annotated[
        str | None, typer.Option(metavar="LANG", help="Language: en, de or fr.")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Start a new game without asking.")] = False,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue the game in this record.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the game in this file.")
    ] = None,
    no_confirm: Annotated[
        bool, typer.Option("--no-confirm", help="Do not ask before moves that cannot be undone.")
    ] = False,
) -> None:
    """Play a game in the terminal; it is saved after every move."""
    spoken = choose(lang)
    settings = Settings(game, players, option or [], seats, seed, components)
    match = settings.start() if resume is None else settings.resume(resume)

    screen = Screen(Language(spoken, game))
    try:
        match, keeper = kept(match, screen, resume, save, new=new or settings.given())
    except Closed:  # nobody answers: nothing starts
        return
    Session(match, screen, keeper, luck=seed, confirm=not no_confirm).run()


class Settings:
    """The settings of a new match."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: list[str],
        seats: str | None,
        seed: str | None,
        components: Path | None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seats = seats
        self.seed = seed
        self.components = components

    def given(self) -> bool:
        """Whether the player asked for any setting."""
        named = (self.players, self.seed, self.components)
        return bool(self.options or self.seats) or any(one is not None for one in named)

    def start(self) -> Match:
        """Start a new match; every mistake in the settings is reported here."""
        game = all_games.make(self.game, read_components(self.components))
        named = words(self.seats) if self.seats else []
        players = self.players
        if players is None:
            players = len(named) or (2 if 2 in game.players else game.players[0])
        check_players(game, players)
        seats = named or [PERSON] + [OPPONENT] * (players - 1)
        for name in seats:
            if name not in (PERSON, *bots.BOTS):
                known = ", ".join([PERSON, *bots.BOTS])
                raise SetupError(f"unknown player {name!r} in --seats; there are: {known}")
        options = given_options(self.options)
        return Match.start(game, players, options, seed=seed_of(self.seed), seats=seats)

    def resume(self, path: Path) -> Match:
        """Return the match of a record that is not over."""
        if self.given():
            raise SetupError(
                "a resumed game keeps its players, options, seats, seed and components: "
                "leave them out"
            )
        match = Match.replay(read(path))
        if match.game.id != self.game:
            raise SetupError(f"{path} is a game of {match.game.id}, not of {self.game}")
        if match.over or match.read_only:
            what = "is over" if match.over else "follows older rules"
            raise SetupError(f"{path} {what}: view it with {command('replay')}")
        return match


def seed_of(text: str | None) -> Seed:
    """Parse a number, `none` for draws from a real box, or return a fresh seed."""
    if text is None:
        return FRESH
    if text.lower() == "none":
        return None
    try:
        return int(text)
    except ValueError:
        raise SetupError(f"a seed is a whole number, or none, not {text!r}") from None


def kept(
    match: Match, screen: Screen, resume: Path | None, save: Path | None, *, new: bool
) -> tuple[Match, Keeper]:
    """Return the match and its file; perhaps the unfinished one, if the player wants."""
    if save is not None:
        write_new(save, match.record())
        return match, Keepsake(save)
    if resume is not None:
        return match, Keepsake(resume)
    autosave = Autosave(match.game.id)
    autosave.own()
    found = unfinished(autosave, screen)
    if found is not None:
        if not new and wanted(found, screen):
            return found, autosave
        aside = Keepsake(autosave.set_aside())
        screen.say("set-aside", command=aside.command(match.game.id))
    return match, autosave


def unfinished(autosave: Autosave, screen: Screen) -> Match | None:
    """Return the match of the autosave; an unreadable one is set aside."""
    if not autosave.path.exists():
        return None
    try:
        match = Match.replay(read(autosave.path))
        if match.read_only or match.game.id != autosave.game_id:
            raise RecordError("it cannot be continued by today's rules")
    except RecordError as error:
        screen.say("damaged", reason=harmless(str(error)), path=autosave.set_aside())
        return None
    if match.over:  # the program was stopped just before it could move the record away
        screen.say("saved-record", path=autosave.finish(match))
        return None
    return match


def wanted(match: Match, screen: Screen) -> bool:
    """Ask whether the player wants to continue the unfinished match."""
    names = ", ".join(seat_names(match.seats, match.players, screen.language))
    what = screen.language.say(
        "resume-what", players=names, moves=sum(move.by >= 0 for move in match.moves)
    )
    return screen.agrees("resume", usual=True, what=what)
