"""Options of a game are a frozen dataclass; each field is a bool or a `Literal` of its choices."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, get_args, get_type_hints

from sheepfold.core.errors import SetupError

YES_NO = {"yes": True, "on": True, "1": True, "no": False, "off": False, "0": False}


def choices(options: type) -> dict[str, tuple[Any, ...]]:
    """Return the values each option may have, in the order of its declaration."""
    hints = get_type_hints(options)
    return {
        field.name: (False, True) if hints[field.name] is bool else get_args(hints[field.name])
        for field in fields(options)
    }


def defaults(options: type) -> dict[str, Any]:
    return {field.name: field.default for field in fields(options)}


def as_dict(options: Any) -> dict[str, Any]:
    """Return the values of a game's options; accepts any game's dataclass."""
    return {field.name: getattr(options, field.name) for field in fields(options)}


def word(value: object) -> str:
    """Return an option's value as it is written in records and on the command line."""
    return str(value).lower()


def line(values: Mapping[str, object]) -> str:
    """Return options on one line: `name=value name=value`."""
    return " ".join(f"{name}={word(value)}" for name, value in values.items())


def build(options: type, given: Mapping[str, object]) -> Any:
    """Return the options with the given values, which may also be the words that people type."""
    known = choices(options)
    values: dict[str, object] = {}
    for name, value in given.items():
        if name not in known:
            raise SetupError(f"unknown option {name!r}; there are: {', '.join(known) or 'none'}")
        values[name] = _choice(name, value, known[name])
    return options(**values)


def _choice(name: str, value: object, accepted: tuple[Any, ...]) -> Any:
    for choice in accepted:
        if type(value) is type(choice) and value == choice:
            return choice
        if isinstance(value, str) and value.strip().lower() == word(choice):
            return choice
    if isinstance(value, str) and type(accepted[0]) is bool and value.strip().lower() in YES_NO:
        return YES_NO[value.strip().lower()]
    words = ", ".join(word(choice) for choice in accepted)
    raise SetupError(f"option {name} may be {words}, not {value!r}")
