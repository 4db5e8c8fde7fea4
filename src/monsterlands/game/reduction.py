"""Copying and pickling of compiled dataclasses: mypyc drops what the dataclass itself would do."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Reduction = tuple[type, tuple[object, ...]]


def reduced(value: DataclassInstance) -> Reduction:
    """Return what `__reduce__` of a compiled dataclass must return: its class and its fields."""
    return type(value), tuple(getattr(value, field.name) for field in fields(value))
