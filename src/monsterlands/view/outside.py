"""Outside, as one seat may know it: lands, monsters, missions and the entrance, with their paths."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..box import COLOURS, Box, Dice, Effect, HeaderPath, Mission
from ..game.describe import rolled_text
from ..game.names import MADHALA_NAME, PATHS, Names, dice_text
from ..game.reduction import Value
from ..game.sums import Sum
from ..rules import battle, clash, hits, layout, monster, outside, piles, totals
from ..rules.layout import NONE, UNKNOWN
from ..rules.state import State, scenario
from .battle import PLACES, BattleView, attack_of, battle_of
from .table import TableView

NUMBERS = {name: number for number, name in enumerate(PATHS)}
STARTS = {name[0]: number for number, name in reversed([*enumerate(PATHS)])}
"""The first path of each place."""


@dataclass(frozen=True, slots=True, repr=False)
class PathView(Value):
    """A path and what lies on it. Traps that the seat may not see are None."""

    name: str
    open: bool
    seat: int | None
    mercenary: str | None
    dice: str
    traps: tuple[str | None, ...]
    defense: int
    potions: int
    venoms: int
    gold: int
    rolled: str
    """The rolled dice: ``"S1S4M3"``."""
    revealed: tuple[bool, ...]
    """For each of its traps, whether it lies face up."""
    targets: tuple[str, ...]
    """For each of its traps, the path to which it diverts attack dice, or empty (R11.5)."""

    def __repr__(self) -> str:
        if self.mercenary is None:
            return f"<PathView {self.name}: {'free' if self.open else 'closed'}>"
        tokens = ["?" if trap is None else trap for trap in self.traps]
        return f"<PathView {self.name}: {', '.join([self.mercenary, self.dice or 'no dice', *tokens])}>"

    @property
    def madhala(self) -> bool:
        """Whether a token of Madhala's lies there (R13.3)."""
        return self.seat is None and self.mercenary == MADHALA_NAME


@dataclass(frozen=True, slots=True)
class LandView(Value):
    """An active land, or the entrance: its card, header side and monster, empty where there is none.

    :param place: ``"a"``, ``"b"``, or ``"e"`` for the entrance, as its paths are named
    """

    land: str
    header: str
    monster: str
    place: str


@dataclass(frozen=True, slots=True)
class Room(Value):
    """How much fits on a path (R6.3, R6.6), in spaces: a die takes one, a token takes `token_size`."""

    spaces: int
    dice: int
    """Spaces that dice take."""
    tokens: int
    """Spaces that traps and defense tokens take."""
    token_size: int
    die_fits: bool
    """Whether one more die fits."""
    token_fits: bool
    """Whether one more token fits."""


@dataclass(frozen=True, slots=True)
class Ahead(Value):
    """What happens at a place before a path's turn in the adventure, and what Madhala leaves (R13.5)."""

    fighters: tuple[str, ...]
    """The earlier paths with a mercenary, from left to right."""
    madhala: tuple[str, ...]
    """The earlier paths with a token of Madhala's."""
    monster: str
    """The monster to fight, unless an earlier path beats it; empty if Madhala drives it away."""
    land: str
    """The land to conquer; empty if Madhala takes it."""


@dataclass(frozen=True, slots=True)
class Outlook(Value):
    """A mercenary that might go to a path: what it needs against the monster there, and what it has.

    Its talent and its equipment count, and the benefit of the path. Traps and loot do not.
    """

    capture: int
    """The total that a capture needs (R8.5)."""
    elimination: int
    """The total that an elimination needs."""
    traps_needed: int
    """How many traps a capture needs."""
    defense_talents: int
    """How many defense talents work (R7.7)."""


class OutsideView(TableView):
    """What one seat may know about everything outside the Citadel."""

    __slots__ = ("_found",)

    def __init__(self, box: Box, names: Names, state: State, seat: int | None) -> None:
        """Wrap a state that is masked already."""
        super().__init__(box, names, state, seat)
        self._found: dict[str, PathView] | None = None
        """The paths that were asked for, because the words of a table ask for each of them many times."""

    # --- places ---

    @property
    def lands(self) -> tuple[LandView, ...]:
        """The active lands, A first."""
        return tuple([self._land(place) for place in range(piles.active_lands(self._state))])

    @property
    def entrance(self) -> str:
        """The monster at the citadel entrance, or empty."""
        return self._name(self._names.monsters, self._state.table[layout.ENTRANCE_MONSTER])

    def place(self, name: str) -> LandView:
        """Return the land of a path, or the entrance; ``"a"`` and ``"a3"`` are both land A.

        :raises ValueError: if no path or place has this name, or if it is a mission
        """
        return self._land(self._place(name))

    def _land(self, place: int) -> LandView:
        table, names = self._state.table, self._names
        foe = self._name(names.monsters, table[layout.MONSTERS + place])
        if place == layout.AT_ENTRANCE:
            return LandView("", "", foe, PLACES[place])
        return LandView(
            self._name(names.lands, table[layout.LAND_CARDS + place]),
            self._name(names.headers, table[layout.HEADERS + place]),
            foe,
            PLACES[place],
        )

    @property
    def missions(self) -> tuple[str, ...]:
        """The dice-rolling mission (side a) and the contract (side b)."""
        return self._row(layout.MISSION_TILES, 2, self._names.missions)

    def mission(self, path: str) -> Mission:
        """Return the tile of a mission path.

        :raises ValueError: if it is not one, or has no tile
        """
        number = self._path(path)
        tile = NONE
        if layout.DICE_MISSION <= number < layout.ENTRANCE:
            tile = self._state.table[layout.MISSION_TILES + int(number >= layout.CONTRACT)]
        if tile == NONE:
            raise ValueError(f"there is no mission on {path}")
        return self.box.missions[tile]

    @property
    def places_key(self) -> list[int]:
        """All of this state that lands, missions and the entrance depend on, without what is on their paths.

        In one game equal keys are equal places.
        """
        state = self._state
        foes = [battle.foe_at(state, place) for place in range(len(PLACES))]
        return [state.table[layout.ROUND], *state.table[layout.MISSION_TILES : layout.TAVERN_DOCKS], *foes]

    # --- monsters ---

    def attack_dice_at(self, place: str) -> int:
        """Count the attack dice that the monster of a place rolls at each of its paths this round (R7.5)."""
        number = self._place(place)
        foe = battle.foe_at(self._state, number)
        if foe == NONE or not self.round:
            return 0
        return monster.attack_dice(self._state, foe, number)

    def attack_at(self, place: str) -> Sum:
        """Return the same number by its sources: ``"card"``, ``"land"`` or ``"entrance"``, ``"round"``."""
        number = self._place(place)
        return attack_of(self._names, self._state, battle.foe_at(self._state, number), number)

    def battle(self, path: str) -> BattleView:
        """Return what a battle on a land path or at the entrance needs and offers.

        :raises ValueError: if there is no such path
        """
        self._place(path)
        return battle_of(self._names, self._state, self._path(path))

    def outlook(self, path: str, mercenary: str) -> Outlook:
        """Return what a mercenary would need and have on a path against the monster of its place.

        :raises ValueError: if there is no such path or mercenary, or if the path is a mission
        """
        state = self._state
        foe = battle.foe_at(state, self._place(path))
        if foe == NONE:
            return Outlook(0, 0, 0, 0)
        number = self._number(self._names.mercenaries, mercenary, "mercenary")
        rows = totals.gear(state, number, totals.forbidden_by(state, foe))
        capture, elimination = totals.values_needed(state, foe, rows)
        talents = hits.talents(state, self._path(path), foe, rows)
        return Outlook(capture, elimination, totals.traps_needed(state, foe, rows), talents)

    def traps_on(self, path: str) -> int:
        """Count the tokens on a path that are traps for a capture: a revealed trick is none (R8.5, R11.6)."""
        return totals.traps_on(self._state, self._path(path))

    def stealable(self, path: str, colour: str) -> int:
        """Count the dice of a colour that a trick can steal from a path (R11.4)."""
        return clash.in_reach(self._state, self._path(path), COLOURS.index(colour))

    def death_glory(self, path: str) -> int:
        """Return the glory of a death on a land path or at the entrance (R7.8)."""
        return hits.death_glory(self._state, self._path(path))

    # --- paths ---

    @property
    def paths(self) -> dict[str, PathView]:
        """All paths by name: a1-a4, b1-b4, m1-m2, c1-c2 (contract), e1-e2 (entrance)."""
        return {name: self.path(name) for name in PATHS}

    def path(self, name: str) -> PathView:
        """Return one path.

        :raises ValueError: if there is no such path
        """
        if self._found is None:
            self._found = {}
        found = self._found.get(name)
        if found is None:
            found = self._found[name] = self._path_view(name, self._path(name))
        return found

    def _path_view(self, name: str, number: int) -> PathView:
        start = number * layout.PATH
        values = self._state.paths[start : start + layout.PATH]
        dice = values[layout.PATH_DICE : layout.PATH_DICE + 3]
        slots = values[layout.SLOT : layout.SLOT + values[layout.TOKENS]]
        taken = values[layout.MERCENARY] != NONE
        targets = [monster.target_of(self._state, number, slot) for slot in range(len(slots))]
        return PathView(
            name,
            outside.path_open(self._state, number),
            values[layout.SEAT] if taken and values[layout.SEAT] != NONE else None,
            self._names.member(values[layout.MERCENARY]) if taken else None,
            dice_text(dice[0], dice[1], dice[2]),
            tuple(None if kind == UNKNOWN else self._names.traps[kind] for kind in slots),
            values[layout.PATH_DEFENSE],
            values[layout.PATH_POTIONS],
            values[layout.PATH_VENOMS],
            values[layout.PATH_GOLD],
            rolled_text(values),
            tuple(bool((values[layout.REVEALED] >> slot) & 1) for slot in range(len(slots))),
            tuple([self._name(PATHS, target) for target in targets]),
        )

    @property
    def madhala(self) -> tuple[str, ...]:
        """The paths with a token of Madhala's (R13.3)."""
        return tuple([path.name for path in self.paths.values() if path.madhala])

    def adjacent(self, name: str) -> tuple[str, ...]:
        """Return the paths adjacent to a path (R1.10), left before right."""
        return tuple([PATHS[other] for other in outside.adjacent(self._state, self._path(name))])

    def header_path(self, path: str) -> HeaderPath:
        """Return what the header above a land path requires and gives in this game.

        :raises ValueError: if no header lies there
        """
        header = self.place(path).header
        if not header:
            raise ValueError(f"there is no header above {path}")
        tile = self.box.header(header[:-1])
        found = (tile.a if header[-1] == "a" else tile.b)[int(path[1]) - 1]
        allowed = self._allowed(found.benefit)
        return found if allowed is found.benefit else replace(found, benefit=allowed)

    def benefit(self, path: str) -> Effect:
        """Return what a land or entrance path gives in this game (R6.5)."""
        if self._path(path) < layout.ENTRANCE:
            return self.header_path(path).benefit
        return self._allowed(self.box.paths.entrance[int(path[1]) - 1])

    def _allowed(self, effect: Effect) -> Effect:
        """Return the effect, without defenses in a scenario where nothing cancels hits (R13.7)."""
        return replace(effect, defense_talents=0) if scenario(self._state).no_defenses else effect

    def dice_of(self, path: str) -> Dice:
        """Return the dice that a path takes: exact ones, and a number of free ones of some colours.

        On a land path the free ones are optional. A mission takes either exact or free ones, and needs all of
        them. The entrance takes any dice (R6.2, R6.6, R6.7).
        """
        number = self._path(path)
        if number >= layout.ENTRANCE:
            return Dice()
        if number >= layout.DICE_MISSION:
            tile = self.mission(path)
            return tile.b.dice if number >= layout.CONTRACT else tile.a.dice
        header = self.header_path(path)
        return Dice(header.dice, header.up_to, header.colours)

    def room(self, path: str) -> Room:
        """Return how much fits on a path, and how much is taken (R6.3, R6.6); a mission path has no room."""
        number, state = self._path(path), self._state
        spaces, size = outside.spaces(state, number), state.tables.token_spaces
        dice, tokens = outside.dice_on(state, number), outside.tokens_on(state, number)
        if not spaces:
            return Room(0, 0, 0, size, False, False)
        return Room(
            spaces,
            dice,
            tokens * size,
            size,
            outside.fits(state, number, dice + 1, tokens),
            outside.token_fits(state, number),
        )

    def tokens_that_fit(self, path: str, dice: int) -> int:
        """Count the tokens that fit on an empty land or entrance path beside some dice (R6.3, R6.6).

        The number is below 0 if the dice alone do not fit.
        """
        return outside.tokens_beside(self._state, self._path(path), dice)

    def ahead(self, path: str) -> Ahead:
        """Return what happens at a place before a path's turn in the adventure, and what is left then."""
        number = self._path(path)
        before = [self.path(name) for name in PATHS[:number] if name[0] == path[0]]
        hers = tuple([each.name for each in before if each.madhala])
        fighters = tuple([each.name for each in before if each.mercenary is not None and not each.madhala])
        if layout.DICE_MISSION <= number < layout.ENTRANCE:
            return Ahead(fighters, hers, "", "")
        there = self.place(path)
        # R13.5: Madhala's first token drives the monster away, the next one takes the land.
        taken = len(hers) > (1 if there.monster else 0)
        return Ahead(fighters, hers, "" if hers else there.monster, "" if taken else there.land)

    def path_key(self, name: str) -> list[int]:
        """All of this state that a path depends on, for the seat of this view.

        In one game equal keys are equal paths, with equal ones ahead.
        """
        table, paths = self._state.table, self._state.paths
        end = (self._path(name) + 1) * layout.PATH
        seat = paths[end - layout.PATH + layout.SEAT]
        return [
            table[layout.PHASE],
            table[layout.WOUNDED],
            NONE if seat == NONE else self._state.clans[seat][layout.AFFINITY],
            0 if self.seat is None else self._state.clans[self.seat][layout.LOOT],
            *table[layout.MISSION_TILES : layout.TAVERN_DOCKS],
            *paths[STARTS[name[0]] * layout.PATH : end],
        ]

    def _path(self, name: str) -> int:
        number = NUMBERS.get(name)
        if number is None:
            raise ValueError(f'there is no path "{name}"; paths are {", ".join(PATHS)}')
        return number

    def _place(self, name: str) -> int:
        if name[:1] not in PLACES or (len(name) > 1 and name not in PATHS):
            raise ValueError(f'there is no battle at "{name}"; places are a and b, the lands, and e')
        return PLACES.index(name[0])
