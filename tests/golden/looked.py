"""What a server answers about the golden tables to everybody who may ask, sorted by kind.

The kinds are the files in `expected/`. `notes` and `words` are wording, which a release may
change; all others are meaning, which none may. What depends on the time of looking is left out.
"""

from collections.abc import Mapping
from typing import Any, Self

from sheepfold import Match
from sheepfold.core.facts import FORGOTTEN, UNKNOWN
from sheepfold.core.protocol import WATCHER
from sheepfold.core.reading import lines
from sheepfold.language import Language
from sheepfold.narrator import Narrator
from tests.server.real_server import Answer, Message, Seat, Server, Table

MEANING = ("tables", "lists", "views", "moves", "chat", "records", "replays")
WORDING = ("notes",)
OF_THE_VIEW = ("view", "at", "legal", "undo", "odds")
WHOLE = "\nfairness: "  # in the record of a match that is over
RUNS = "runs"  # in place of the milliseconds of a clock that goes on while we look

Keys = dict[str, Any]
Looked = dict[str, dict[str, Any]]  # per kind, by the names of tables, replays and records


class Kept(Table):
    """A golden table: its credentials are those that were kept with it."""

    def __init__(self, server: Server, keys: Mapping[str, Any]) -> None:
        self.server = server
        self.id = keys["table"]
        self.match = keys["match"]
        self.commitment = keys["commitment"]
        self.watch = keys["watch"]
        self.invitations = {int(chair): one for chair, one in keys["invitations"].items()}
        self.seats = {
            int(chair): Seat(self, int(chair), one) for chair, one in keys["seats"].items()
        }
        self._watchers: list[Seat] = []

    def __enter__(self) -> Self:
        return self

    @property
    def viewers(self) -> dict[str, Seat]:
        """Everybody who may look, by the names under which their answers are kept."""
        found = {f"chair {chair}": seat for chair, seat in self.seats.items()}
        if self.watch:
            found["watcher"] = self.watcher()
        return found


def keys_of(table: Table) -> Keys:
    """What opens a table; its tokens are test data, and the database has only their hashes."""
    return {
        "table": table.id,
        "match": table.match,
        "commitment": table.commitment,
        "watch": table.watch,
        "invitations": dict(table.invitations),
        "seats": {chair: seat.credential for chair, seat in table.seats.items()},
    }


def look(server: Server, keys: Keys) -> Looked:
    """Everything about all tables and replays that were kept."""
    found: Looked = {kind: {} for kind in (*MEANING, *WORDING)}
    for name, its_keys in keys["tables"].items():
        with Kept(server, its_keys) as table:
            for kind, answer in _table(table).items():
                found[kind][name] = answer
    for name, replay in keys["replays"].items():
        found["replays"][name] = {
            "record": server.get(f"/replays/{replay}/record").text,
            "page": _page(server.get(f"/replays/{replay}?viewer=-2&count=50")),
        }
    return found


def _table(table: Kept) -> dict[str, Any]:
    found: dict[str, Any] = {kind: {} for kind in ("views", "moves", "chat", "records", "notes")}
    found["tables"], found["lists"] = {}, _lists(table)
    for name, viewer in table.viewers.items():
        sync, chat = arrive(viewer)
        lines = sync.pop("lines", [])
        view = {key: sync.pop(key) for key in OF_THE_VIEW if key in sync}
        found["views"][name] = view
        found["moves"][name] = {str(line["number"]): _move(line) for line in lines}
        found["notes"][name] = {
            str(line["number"]): line["facts"] for line in lines if line.get("facts")
        }
        found["chat"][name] = chat
        found["tables"][name] = {"sync": _timeless(sync)}
        if viewer is table.host or viewer.chair is None:  # two stand for all, to save time
            found["tables"][name]["table"] = _beyond(sync, _told(viewer.get("")))
            found["tables"][name]["steps"] = _steps(viewer, view, found["moves"][name])
        found["records"][name] = _records(viewer, sync["number"], found["records"])
    return found


def arrive(seat: Seat) -> tuple[Message, dict[str, Message]]:
    """Say hello; the first state, and the chat: it comes before a device is counted as here."""
    sync = dict(seat.open())
    here = (
        (lambda said: said["watchers"] > 0)
        if seat.chair is None
        else (lambda said: seat.chair in said["here"])
    )
    seat.until(lambda said: said["type"] == "presence" and here(said))
    return sync, {str(line["number"]): {"type": "said", **line} for line in seat.chat}


def _timeless(sync: Message) -> Message:
    """Clocks that run are not compared with a number, but they must not have run out."""
    del sync["clocks"]["now"]
    clocks = sync["clocks"]
    for seat in clocks.get("running", ()):
        if clocks["left"][seat] > 0:
            clocks["left"][seat] = RUNS
    return sync


def _beyond(sync: Message, table: Message) -> Message:
    """What a request for the table tells beyond the sync, and the names of what is the same."""
    table["chairs"] = [_brief(person) for person in table["chairs"]]
    same = [key for key, value in table.items() if key in sync and sync[key] == value]
    return {key: value for key, value in table.items() if key not in same} | {"as synced": same}


def _brief(person: Message) -> Message:
    """A chair as the socket tells it: without what is empty."""
    return {key: value for key, value in person.items() if value or key in ("chair", "seat")}


def _lists(table: Kept) -> dict[str, Any]:
    """What is told of a table outside of it, and of its series."""
    mine = {"credentials": [seat.credential for seat in table.seats.values()]}
    return {
        "matches": _told(table.host.get("/matches")),
        "mine": _told(table.server.post("/mine", mine)),
        "invitations": {
            str(chair): _told(table.server.post("/invitations", {"invitation": invitation}))
            for chair, invitation in table.invitations.items()
        },
    }


def _steps(seat: Seat, shown: Message, moves: Mapping[str, str]) -> Any:
    """Which lines are shown again to somebody who comes back; they are those of the log, and lead
    to the view of the moment."""
    told = _told(seat.get("/steps"))
    if "steps" not in told:
        return told
    steps = told["steps"]
    told["steps"] = [steps[0]["line"]["number"], len(steps)] if steps else []
    told["as in the log"] = all(
        _move(step["line"]) == moves[str(step["line"]["number"])] for step in steps
    )
    told["to the view"] = not steps or steps[-1]["view"] == shown["view"]
    return told


def _records(seat: Seat, number: int, others: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The records of all matches of the series; those that tell one viewer's log by lines.

    The whole record of a match that is over is the same for everybody: one viewer asks for it.
    """
    found: dict[str, Any] = {}
    for one in map(str, range(1, number + 1)):
        if any(isinstance(told.get(one), str) for told in others.values()):
            continue
        answer = seat.get(f"/matches/{one}/record")
        if answer.status != 200:
            found[one] = _told(answer)
        else:
            found[one] = answer.text if WHOLE in answer.text else _lines(answer.text)
    return found


def _lines(text: str) -> dict[str, str]:
    return {str(number): line for number, line in enumerate(text.split("\n"), start=1)}


def _told(answer: Answer) -> Any:
    """The content, or why there is none; sentences to people are wording, codes are not."""
    if 200 <= answer.status < 300:
        return answer.json
    return {"status": answer.status, "code": answer.code}


def _page(answer: Answer) -> Any:
    """A page of a replay: its moves, and of its views the last one."""
    told = _told(answer)
    steps = told["page"]
    told["page"] = [step["line"] and _move(step["line"]) for step in steps]
    told["last view"] = steps[-1]["view"]
    return told


def _move(line: Message) -> str:
    """Version 0.1.0 had `?` for faces to be remembered, too."""
    return f"{line['by']} {line['text']}".replace(FORGOTTEN, UNKNOWN)


# Records


def result(match: Match) -> dict[str, Any]:
    """How the match of a record ended."""
    scores = [[score.total, dict(score.parts), list(score.tie_break)] for score in match.scores()]
    return {"over": match.over, "winners": match.winners(), "scores": scores}


def replay(match: Match) -> dict[str, Any]:
    """The log of a record's match, as everybody may read it."""
    viewers = [*range(match.players), WATCHER]
    return {
        str(viewer): {str(one.number): _move(vars(one)) for one in lines(match, viewer)}
        for viewer in viewers
    }


def in_words(match: Match) -> list[str]:
    """The log as a watcher reads it in English."""
    names = [name or f"Seat {seat}" for seat, name in enumerate(match.seats)]
    narrator = Narrator(match.game, Language("en", match.game.id), names)
    return [" ".join(narrator.sentences(line)) for line in lines(match, WATCHER)]
