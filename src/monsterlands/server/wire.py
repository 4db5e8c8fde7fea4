"""The base of everything that is sent to a client as JSON."""

from __future__ import annotations

from typing import Any, Self

from msgspec import Struct


class WireStruct(Struct, rename="camel"):
    """A part of a message, written in camel case.

    Subclasses are called ``WireTable``, ``WireClan`` …; the schema and the client leave the prefix out.
    """

    @classmethod
    def of(cls, source: object, **others: Any) -> Self:
        """Fill the struct: `others` by name, every other field from the attribute of that name."""
        same = {name: getattr(source, name) for name in cls.__struct_fields__ if name not in others}
        return cls(**same, **others)
