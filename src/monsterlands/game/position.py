"""Positions: hand-written TOML by names for a stable point of a game, like FEN."""

from __future__ import annotations

from collections.abc import Callable

from ..box import Box
from ..rules.state import State
from ..rules.tables import Tables
from .names import Names
from .options import Options


def read(text: str, box: Box | None, tables_of: Callable[[Box], Tables]) -> tuple[Box, Options, State]:
    raise NotImplementedError


def write(state: State, names: Names, box: Box) -> str:
    raise NotImplementedError
