"""The options of a table: what is agreed before the first card is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from ..box import DIFFICULTIES
from ..rules import state as layout
from ..rules.state import NONE, State
from .errors import BadOptions

RULES_VERSION = 2
"""Rises whenever a rule changes what an old record means; records name theirs."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is set up.

    :param players: 1 to 4 (R2.1); with 1 the table is laid for solo play, but Madhala does not act yet
    :param difficulty: ``"tutorial"``, ``"normal"``, ``"hard"`` or ``"cutthroat"`` (R15.1)
    :param tricks: play with the trick module's tokens and the clash (R2.5, R11)
    :param first: the seat of the first player, or ``None`` for a random one (R2.1)
    :param affinities: ``"dealt"`` at random or ``"chosen"`` in seat order (R2.2)
    :param confirm: the seats that end their turns themselves; for the others a turn ends as soon as
        nothing but its end is left
    :param queens_grant: from round 2 on the first player takes a die and a gift (R15.2)
    :param more_monsters: in some rounds a monster comes to an empty entrance (R15.3)
    :raises BadOptions: if they do not make sense
    """

    players: int = 2
    difficulty: str = "normal"
    tricks: bool = False
    first: int | None = None
    affinities: str = "dealt"
    confirm: Sequence[int] = ()
    queens_grant: bool = False
    more_monsters: bool = False

    def __post_init__(self) -> None:
        flags = (self.tricks, self.queens_grant, self.more_monsters)
        if type(self.players) is not int or any(type(flag) is not bool for flag in flags):
            raise BadOptions(
                "players must be a whole number, and tricks, queens_grant and more_monsters true or false"
            )
        if type(self.first) not in (int, type(None)) or any(type(seat) is not int for seat in self.confirm):
            raise BadOptions("first and confirm must be seats")
        object.__setattr__(self, "confirm", tuple(self.confirm))
        if not 1 <= self.players <= 4:
            raise BadOptions(f"players is {self.players}; it must be 1 to 4 (R2.1)")
        if self.difficulty not in DIFFICULTIES:
            known = ", ".join(DIFFICULTIES)
            raise BadOptions(f"difficulty is {self.difficulty!r}; it must be one of {known} (R15.1)")
        if self.affinities not in ("dealt", "chosen"):
            raise BadOptions(f"affinities is {self.affinities!r}; it must be dealt or chosen (R2.2)")
        if self.tricks and self.players == 1:
            raise BadOptions("tricks is on; solo play has no trick module (R13.1)")
        if self.queens_grant and self.players == 1:
            raise BadOptions("queens_grant is on; solo play has no Queen's Grant (R13.1)")
        if self.first is not None and not 0 <= self.first < self.players:
            raise BadOptions(f"first is {self.first}; it must be a seat from 0 to {self.players - 1} (R2.1)")
        for seat in self.confirm:
            if not 0 <= seat < self.players:
                raise BadOptions(f"confirm names seat {seat}; seats are 0 to {self.players - 1}")


def write_options(options: Options) -> dict[str, object]:
    """Write options as plain values; a first player that nobody chose is left out."""
    written: dict[str, object] = {field.name: getattr(options, field.name) for field in fields(Options)}
    written["confirm"] = list(options.confirm)
    if options.first is None:
        del written["first"]
    return written


def read_options(written: dict[str, Any]) -> Options:
    """Read options; what is missing has its default, so that old records outlive new options.

    :raises BadOptions: if they do not make sense, or are unknown
    """
    known = [field.name for field in fields(Options)]
    unknown = [name for name in written if name not in known]
    if unknown or "players" not in written:
        raise BadOptions(f"options must name players, and may name {', '.join(known[1:])}")
    try:
        return Options(**written)
    except TypeError:
        raise BadOptions("options are of the wrong kind") from None


def options_of(state: State) -> Options:
    """Return the options that a state is played with."""
    table = state.table
    first = table[layout.FIRST]
    return Options(
        table[layout.PLAYERS],
        DIFFICULTIES[table[layout.DIFFICULTY]],
        bool(table[layout.TRICKS]),
        None if first == NONE else first,
        "chosen" if table[layout.CHOSEN_AFFINITIES] else "dealt",
        tuple(layout.bits(table[layout.CONFIRM])),
        bool(table[layout.QUEENS_GRANT]),
        bool(table[layout.MORE_MONSTERS]),
    )
