"""How states and tables are pickled and deep-copied: what their classes' `__reduce__` returns.

Compiled classes need it: they have no `__slots__`, and their `__new__` wants the constructor's
arguments. Pickles name only classes and fields, so the pure rules can load what the compiled ones
have written, and vice versa.
"""

from collections.abc import Callable, Mapping
from functools import cache
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from sheepfold.core.components import default

Reduced = tuple[Callable[..., Any], tuple[Any, ...]]


@cache
def fields(kind: type) -> tuple[str, ...]:
    """Return the names of a class's fields, also of a compiled class, which has no `__slots__`.

    A state's `facts` are not included: they hold only what the current move adds.
    """
    kinds = (MemberDescriptorType, GetSetDescriptorType)
    members = [member for cls in kind.__mro__ for member in vars(cls).items()]
    names = [name for name, member in members if isinstance(member, kinds)]
    return tuple(sorted(name for name in names if not name.startswith("__") and name != "facts"))


def reduced_state(state: object, *arguments: Any, **named: Any) -> Reduced:
    """Return a state's constructor arguments and all its fields."""
    kind: type = type(state)
    kept = {name: getattr(state, name) for name in fields(kind)}
    return rebuilt_state, (kind, arguments, named, kept)


def rebuilt_state(
    kind: type, arguments: tuple[Any, ...], named: dict[str, Any], kept: dict[str, Any]
) -> Any:
    state = kind(*arguments, **named)
    for name, value in kept.items():
        setattr(state, name, value)
    return state


def reduced_tables(tables: object, components: Mapping[str, Any]) -> Reduced:
    """Return the components that tables were built from, or None for the game's own."""
    kind: type = type(tables)
    return rebuilt_tables, (kind, None if components == _own(_package(kind)) else components)


def rebuilt_tables(kind: type, components: Mapping[str, Any] | None) -> Any:
    """Return tables, which never change: those of a game's own components are shared."""
    return _own_tables(kind) if components is None else kind(components)


@cache
def _own_tables(kind: type) -> Any:
    return kind(_own(_package(kind)))


@cache
def _own(package: str) -> dict[str, Any]:
    """Return the shared tables of a game's own components."""
    return default(package)


def _package(kind: type) -> str:
    return kind.__module__.rpartition(".")[0]
