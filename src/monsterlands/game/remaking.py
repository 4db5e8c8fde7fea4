"""Values that can be copied and sent to another process, also where compiling forgets how."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Remake = tuple[type, tuple[object, ...]]


def remake(value: DataclassInstance) -> Remake:
    """Say how to make a value again: for the `__reduce__` of a compiled dataclass."""
    return type(value), tuple(getattr(value, field.name) for field in fields(value))
