"""Copying and pickling of compiled dataclasses: mypyc drops what the dataclass itself would do."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, cast

Reduction = tuple[type, tuple[object, ...]]


class Value:
    """Base class of dataclasses that are copied and sent to other processes."""

    __slots__ = ()

    def __reduce__(self) -> Reduction:
        return type(self), tuple(getattr(self, field.name) for field in fields(cast(Any, self)))
