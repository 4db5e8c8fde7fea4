"""Following a table by what changes on it, as a browser does."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def whole_table(update: Json, before: Json | None) -> Json:
    """Return the table of an update.

    :param before: the table of the update before it, if there was one
    """
    table: Json | None = update["table"]
    if table is not None:
        return table
    assert before is not None, "the first table must be whole"
    shown: Json = before
    for place, value in update["changes"].items():
        shown = _with(shown, place.split("/"), value)
    return shown


def _with(before: Any, names: list[str], value: Any) -> Any:
    """Return a value with a part of it replaced; the rest stays the same objects."""
    if not names:
        return value
    name, *inner = names
    if isinstance(before, list):
        index = int(name)
        return [*before[:index], _with(before[index], inner, value), *before[index + 1 :]]
    assert name in before, f"there is no {name} to change"
    return {**before, name: _with(before[name], inner, value)}
