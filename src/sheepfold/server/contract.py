"""Writes the page's types: `python -m sheepfold.server.contract web/src/generated`.

What the page may rely on stands in `wire.py`, in the API's models, in the games' views and in their
action spaces; this writes all of it as TypeScript.
"""

import json
import sys
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, get_args

import msgspec

from sheepfold import bots, games
from sheepfold.bots.hints import hints_of
from sheepfold.core.facts import Argument, Face, FactSpace
from sheepfold.core.options import choices, defaults
from sheepfold.core.protocol import WATCHER, AnyGame
from sheepfold.core.signature import Number, Several
from sheepfold.server import wire
from sheepfold.server.app import create
from sheepfold.server.settings import Settings

HEADER = "// Made from the server's own types by sheepfold.server.contract: do not edit.\n\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
Schema = dict[str, Any]


def files() -> dict[str, str]:
    """Every file with its text."""
    made = [games.make(name) for name in games.GAMES]
    return {
        "wire.ts": HEADER + _wire(),
        "api.ts": HEADER + _api(),
        "games.ts": HEADER + _games(made),
        **{f"{game.id}.ts": HEADER + _view(game) for game in made},
    }


def _wire() -> str:
    kinds = {"Incoming": get_args(wire.Incoming), "Outgoing": get_args(wire.Outgoing)}
    _, parts = msgspec.json.schema_components(sum(kinds.values(), ()), ref_template="{name}")
    unions = [
        f"export type {name} = {' | '.join(one.__name__ for one in union)};\n"
        for name, union in kinds.items()
    ]
    constant = f"export const PROTOCOL = {wire.PROTOCOL};\n"
    return "\n".join([constant, *unions, *(_interface(*part) for part in parts.items())])


def _api() -> str:
    parts = create(Settings()).openapi()["components"]["schemas"]
    return "\n".join(_interface(*part) for part in parts.items())


def _view(game: AnyGame) -> str:
    """What a viewer of this game gets; what is only memory may be missing."""
    kind = type(game.view(game.setup(min(game.players), game.options()), WATCHER))
    hints = hints_of(game.id)
    _, parts = msgspec.json.schema_components(
        [kind, *([hints.kind] if hints else [])], ref_template="{name}"
    )
    memory = {one.name for one in fields(kind) if one.metadata.get("memory")}
    parts[kind.__name__]["required"] = [
        name for name in parts[kind.__name__]["properties"] if name not in memory
    ]
    alias = f"export type View = {kind.__name__};\n"
    interfaces = [_interface(*part) for part in parts.items()]
    return "\n".join([*interfaces, alias, _facts(game.facts), _table(game)])


def _facts(space: FactSpace) -> str:
    """Return what may happen as a union of types, discriminated by their keys."""
    rows: dict[str, tuple[list[str], str]] = {}
    for one in space.types:
        words = "; ".join(f"{name}: {_word(kind)}" for name, kind in one.arguments.items())
        rows.setdefault(one.key, ([], words))[0].append(json.dumps(one.ruling))
    types = [
        f'  | {{ key: "{key}"; ruling: {" | ".join(rulings)}; arguments: {{ {words} }} }}'
        for key, (rulings, words) in rows.items()
    ]
    return "\n".join(["export type Fact =", *(types or ["  never"])]) + ";\n"


def _word(kind: Argument) -> str:
    """The type of an argument: a number, a word, or several of them."""
    if isinstance(kind, Several):
        return f"{_word(kind.of)}[]"
    of = kind.of if isinstance(kind, Face) else kind
    number = isinstance(of, Number)
    return "number" if number and of is kind else "number | string" if number else "string"


def _games(made: list[AnyGame]) -> str:
    """What every page knows of each game: for how many it is, what can be chosen; and the bots."""
    known = {
        game.id: {
            "players": list(game.players),
            "options": {
                name: {
                    "choices": list(values),
                    "default": defaults(game.options)[name],
                    "needs": _needs(game, name),
                }
                for name, values in choices(game.options).items()
            },
        }
        for game in made
    }
    parts = {"GAMES": known, "BOTS": list(bots.LEVELS)}
    lines = [f"export const {name} = {_data(part)};\n" for name, part in parts.items()]
    return "\n".join([*lines, "export type GameId = keyof typeof GAMES;\n"])


def _needs(game: AnyGame, option: str) -> dict[str, list[Any]]:
    """The values of other options, and of `players`, without which an option means nothing."""
    every = [{"players": players, **values} for players, values in game.configurations()]
    meant = [one for one in every if option in one]
    needs = {}
    for other in every[0].keys() | {name for one in meant for name in one}:
        known = {one[other] for one in every if other in one}
        needed = {one[other] for one in meant if other in one}
        if other != option and needed and needed != known:
            needs[other] = sorted(needed)
    return dict(sorted(needs.items()))


def _table(game: AnyGame) -> str:
    """Return what a board needs besides the view: no rules, only words, shapes and components."""
    verbs = [
        {"name": verb.name, "kinds": [[kind.name, kind.width] for kind in verb.kinds]}
        for verb in game.actions.verbs
    ]
    parts = {
        "VERBS": verbs,
        "SILENT": [f"{one.key} {one.ruling}" for one in game.facts.types if one.silent],
        "NAMES": {
            kind: {word: asdict(name) for word, name in names.items()}
            for kind, names in game.naming.names.items()
        },
        "RULINGS": game.rulings,
        "COMPONENTS": dict(game.components),
    }
    return "\n".join(f"export const {name} = {_data(part)};\n" for name, part in parts.items())


def _data(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + " as const"


def _interface(name: str, schema: Schema) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};\n"
    required = schema.get("required", ())
    rows = "".join(
        f"  {field}{'' if field in required else '?'}: {_type(part)};\n"
        for field, part in schema["properties"].items()
    )
    about = " ".join(schema.get("description", "").split())
    return f"{f'/** {about} */' if about else ''}\nexport interface {name} {{\n{rows}}}\n".lstrip()


def _type(schema: Schema) -> str:
    """A JSON schema as TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(_type, schema["anyOf"])))
    kind = schema.get("type")
    if kind == "null":
        return "null"
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(map(_type, schema['prefixItems']))}]"
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {_type(more) if isinstance(more, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
