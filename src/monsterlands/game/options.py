"""The options of a game: what the players agree on before the first card is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from ..box import AFFINITIES, DIFFICULTIES, Box
from ..rules import layout
from ..rules.layout import NONE
from ..rules.setup import fill_piles
from ..rules.state import State, bits, empty_state, scenario
from ..rules.tables import tables_of
from .errors import BadOptions

RULES_VERSION = 3
"""Grows whenever a change of the rules changes what an old record means; records name their version."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is set up.

    :param players: 1 to 4 (R2.1); 1 is solo play against Madhala (R13)
    :param difficulty: ``"tutorial"``, ``"normal"``, ``"hard"`` or ``"cutthroat"`` (R15.1)
    :param tricks: play with the trick module's tokens and the clash (R2.5, R11)
    :param first: the seat of the first player, or ``None`` for a random one (R2.1)
    :param affinities: ``"dealt"`` at random or ``"chosen"`` in seat order (R2.2)
    :param confirm: the seats that end their turns themselves; for the others a turn ends as soon as
        nothing but its end is left
    :param queens_grant: from round 2 on the first player takes a die and a gift (R15.2)
    :param more_monsters: in some rounds a monster comes to an empty entrance (R15.3)
    :param scenario: the number of the solo scenario, from 1 (R13.7); the first if solo play names none
    :param affinity: the affinity of the clan in solo play (R13.1), or ``None``: the player is asked
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
    scenario: int | None = None
    affinity: str | None = None

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
        if self.players == 1:
            self._check_solo()
        elif self.scenario is not None or self.affinity is not None:
            named = "scenario" if self.scenario is not None else "affinity"
            raise BadOptions(f"{named} is given for {self.players} players; it is for solo play (R13)")
        if self.first is not None and not 0 <= self.first < self.players:
            raise BadOptions(f"first is {self.first}; it must be a seat from 0 to {self.players - 1} (R2.1)")
        for seat in self.confirm:
            if not 0 <= seat < self.players:
                raise BadOptions(f"confirm names seat {seat}; seats are 0 to {self.players - 1}")

    def _check_solo(self) -> None:
        if self.tricks:
            raise BadOptions("tricks is on; in solo play only a scenario brings the trick module (R13.1)")
        if self.queens_grant:
            raise BadOptions("queens_grant is on; solo play has no Queen's Grant (R13.1)")
        if self.scenario is None:
            object.__setattr__(self, "scenario", 1)
        if type(self.scenario) is not int or self.scenario < 1:
            raise BadOptions(f"scenario is {self.scenario!r}; scenarios are numbered from 1 (R13.7)")
        if self.affinity is not None and self.affinity not in AFFINITIES:
            known = ", ".join(AFFINITIES)
            raise BadOptions(f"affinity is {self.affinity!r}; it must be one of {known} (R1.5)")
        # R13.1: in solo the affinity is the player's choice.
        object.__setattr__(self, "affinities", "chosen")


def fit_options(options: Options, box: Box) -> Options:
    """Check the options of solo play against the scenario, and return them with the affinity it requires.

    :raises BadOptions: if there is no such scenario, or it forbids the difficulty or the affinity
    """
    if options.scenario is None:
        return options
    if options.scenario > len(box.scenarios):
        known = f"{box.edition} has scenarios 1 to {len(box.scenarios)}"
        raise BadOptions(f"scenario is {options.scenario}; {known} (R13.7)")
    scenario = box.scenarios[options.scenario - 1]
    named = f"scenario {options.scenario}, {scenario.name},"
    if options.difficulty not in scenario.difficulties:
        allowed = ", ".join(scenario.difficulties)
        raise BadOptions(f"difficulty is {options.difficulty}; {named} allows {allowed} (R13.7)")
    if scenario.affinity and options.affinity not in (None, scenario.affinity):
        right = f"{named} is played with {scenario.affinity} (R13.7)"
        raise BadOptions(f"affinity is {options.affinity}; {right}")
    return replace(options, affinity=scenario.affinity or options.affinity)


def write_options(options: Options) -> dict[str, object]:
    """Return options as plain values; those that are None are left out."""
    written: dict[str, object] = {field.name: getattr(options, field.name) for field in fields(Options)}
    written["confirm"] = list(options.confirm)
    for name in ("first", "scenario", "affinity"):
        if written[name] is None:
            del written[name]
    return written


def read_options(written: dict[str, Any]) -> Options:
    """Read options; missing ones get their defaults, so that records outlive the addition of options.

    :raises BadOptions: if they do not make sense, or are unknown
    """
    known = [field.name for field in fields(Options)]
    unknown = [name for name in written if name not in known]
    if unknown or "players" not in written:
        raise BadOptions(f"options must name players, and may name {', '.join(known[1:])}")
    try:
        return Options(**written)
    except TypeError:
        raise BadOptions("an option has a value of the wrong type") from None


def options_of(state: State) -> Options:
    """Return the options that a state is played with."""
    table = state.table
    first = table[layout.FIRST]
    affinities = table[layout.CHOSEN_AFFINITIES]
    fixed = affinities - layout.FIXED_AFFINITY
    solo = table[layout.SCENARIO] > 0
    return Options(
        table[layout.PLAYERS],
        DIFFICULTIES[table[layout.DIFFICULTY]],
        bool(table[layout.TRICKS]) and not solo,
        None if first == NONE else first,
        "chosen" if affinities else "dealt",
        tuple(bits(table[layout.CONFIRM])),
        bool(table[layout.QUEENS_GRANT]),
        bool(table[layout.MORE_MONSTERS]),
        table[layout.SCENARIO] if solo else None,
        AFFINITIES[fixed] if fixed >= 0 else None,
    )


def state_of(options: Options, box: Box) -> State:
    """Return the state before setup for options that fit the box."""
    state = empty_state(tables_of(box))
    set_options(state, options)
    fill_piles(state)
    return state


def set_options(state: State, options: Options) -> None:
    """Write the options into an empty state."""
    table = state.table
    table[layout.PLAYERS] = options.players
    table[layout.DIFFICULTY] = DIFFICULTIES.index(options.difficulty)
    table[layout.SCENARIO] = options.scenario or 0
    # R15.4: the trick module is an option; in solo it is Madhala's, if the scenario has it (R13.7).
    table[layout.TRICKS] = int(options.tricks or scenario(state).trick_tokens > 0)
    table[layout.QUEENS_GRANT] = int(options.queens_grant)
    table[layout.MORE_MONSTERS] = int(options.more_monsters)
    table[layout.CONFIRM] = sum(1 << seat for seat in set(options.confirm))
    table[layout.CHOSEN_AFFINITIES] = affinities_code(options)
    if options.players > 1:
        table[layout.FIRST] = NONE if options.first is None else options.first


def affinities_code(options: Options) -> int:
    """Return the engine's code for the way in which clans get their affinities (R2.2, R13.1)."""
    if options.affinity is not None:
        return layout.FIXED_AFFINITY + AFFINITIES.index(options.affinity)
    return int(options.affinities == "chosen")
