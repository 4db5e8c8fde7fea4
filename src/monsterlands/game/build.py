"""How this engine was built."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from ..rules import engine

Class = TypeVar("Class")

COMPILED = not (engine.__file__ or "").endswith(".py")
"""Whether the rules run as native code."""

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**settings: bool) -> Callable[[Class], Class]:
        """Return a decorator that does nothing: only mypyc reads the settings, when it compiles the class."""
        return lambda decorated: decorated
