"""Parts of a table that were laid out before: most of them stay the same from move to move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Part = TypeVar("Part")


class KeptParts:
    """The last one of each part, with all that it was made of; those of one game and one language."""

    def __init__(self) -> None:
        self._parts: dict[str, tuple[object, Any]] = {}

    def part(self, name: str, made_of: object, make: Callable[[], Part]) -> Part:
        """Return a part: the last one, the same object, if it is made of the same; else a new one."""
        kept = self._parts.get(name)
        if kept is None or kept[0] != made_of:
            kept = self._parts[name] = (made_of, make())
        found: Part = kept[1]
        return found
