"""What has changed between two tables that the same window is shown, so that only that is sent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from msgspec import Raw, Struct
from msgspec.json import Encoder
from msgspec.structs import astuple

from .table import WireTable

Changes = dict[str, Raw]
"""The new values, as JSON, by where they are: ``"clans/1/gold"`` is the gold of the second clan."""
Change = tuple[str, bytes]

BESIDES = len('"":,')
"""The bytes that a change takes besides its place and its value."""
encode = Encoder().encode


def changes_between(before: WireTable, after: WireTable) -> Changes:
    """Return what makes the second table of the first one; both are as they were sent."""
    found: list[Change] = []
    for name, old, new in _fields(before, after):
        if old is not new and old != new:
            found += _changes(name, old, new)
    return {place: Raw(value) for place, value in found}


def _changes(place: str, before: object, after: object) -> list[Change]:
    """Return the changes of one part, or the whole part if that is shorter."""
    whole = encode(after)
    parts = _parts(before, after)
    if parts is None:
        return [(place, whole)]
    found: list[Change] = []
    size, most = 0, len(place) + len(whole) + BESIDES
    for name, old, new in parts:
        if old is not new and old != new:
            for change in _changes(f"{place}/{name}", old, new):
                found.append(change)
                size += len(change[0]) + len(change[1]) + BESIDES
            if size >= most:
                return [(place, whole)]
    return found


def _parts(before: Any, after: Any) -> Iterable[tuple[object, Any, Any]] | None:
    """Take two values apart, with the name of each part; None if that cannot be done part by part."""
    if type(before) is not type(after):
        return None
    kind = cast("type[object]", type(after))
    if issubclass(kind, Struct):
        return _fields(before, after)
    if kind is tuple and len(before) == len(after):
        return zip(range(len(after)), before, after, strict=True)
    if kind is dict and list(before) == list(after):
        return zip(after, before.values(), after.values(), strict=True)
    return None


def _fields(before: Struct, after: Struct) -> Iterable[tuple[str, Any, Any]]:
    return zip(after.__struct_encode_fields__, astuple(before), astuple(after), strict=True)
