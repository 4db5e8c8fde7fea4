"""The base of everything that is sent to a client as JSON."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Self

from msgspec import Struct


# No struct of the wire is part of a cycle, so the garbage collector need not look at it.
class WireStruct(Struct, rename="camel", gc=False):
    """A part of a message, written in camel case.

    Subclasses are called ``WireTable``, ``WireClan`` …; the schema and the client leave the prefix out.
    """

    @classmethod
    def of(cls, source: object, **others: Any) -> Self:
        """Fill the struct: `others` by name, every other field from the attribute of that name."""
        names, values_of = _same(cls, *others)
        return cls(**dict(zip(names, values_of(source), strict=True)), **others)


@cache
def _same(
    struct: type[WireStruct], *others: str
) -> tuple[tuple[str, ...], Callable[[object], tuple[Any, ...]]]:
    """Return the names of the other fields, and a function that gets their values from an object."""
    names = tuple(name for name in struct.__struct_fields__ if name not in others)
    if len(names) > 1:
        return names, attrgetter(*names)
    return names, lambda source: tuple(getattr(source, name) for name in names)
