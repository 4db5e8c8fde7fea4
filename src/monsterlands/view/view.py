"""The view of one seat: the table, the clans, the paths, and the question.

A view is a masked state of the same shape: what the seat may not know is blank. `View.redeal` fills the
blanks in a way that fits all that is public; it is the only way from a view to a game.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..box import BUILDINGS, COLOURS, DIFFICULTIES, Box, Scenario
from ..game.choices import Choice, Node, choice_of
from ..game.dealers import Dealer
from ..game.describe import PHASES, rolled_text
from ..game.explain import node
from ..game.names import DICE_NAMES, PATHS, Names, dice_text
from ..game.remaking import Remake, remake
from ..game.results import Result, rank_of, result_of
from ..rules import draws, engine, fighting, frames, hits, tables
from ..rules import state as layout
from ..rules.monster import target_of
from ..rules.outside import adjacent, path_open
from ..rules.state import NONE, UNKNOWN, State, bits
from .clans import ClanView
from .hiding import fill, mask

if TYPE_CHECKING:
    from ..game.game import Game


@dataclass(frozen=True, slots=True)
class PathView:
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
    """The dice that were rolled there: ``"S1S4M3"``."""
    revealed: tuple[bool, ...]
    """Which of its traps lie face up."""
    targets: tuple[str, ...]
    """For each of them the path to which it diverts attack dice, or empty (R11.5)."""

    def __reduce__(self) -> Remake:
        return remake(self)


@dataclass(frozen=True, slots=True)
class LandView:
    """An active land: its card, header side and monster, empty where there is none."""

    land: str
    header: str
    monster: str

    def __reduce__(self) -> Remake:
        return remake(self)


class View:
    """What one seat may know. `seat` is None for a spectator."""

    __slots__ = ("_kind", "_legal", "_names", "_state", "box", "seat")

    def __init__(
        self, box: Box, names: Names, state: State, legal: Sequence[int], kind: int, seat: int | None
    ) -> None:
        """Wrap a state that is masked already; `Game.view` makes views."""
        self.box = box
        self._names = names
        self._state = state
        self._legal = legal
        self._kind = kind
        self.seat = seat

    def __reduce__(self) -> Remake:
        return View, (self.box, self._names, self._state, self._legal, self._kind, self.seat)

    def __repr__(self) -> str:
        return f"<View of {'a spectator' if self.seat is None else f'seat {self.seat}'}: {self.node}>"

    # --- the question ---

    @property
    def node(self) -> Node:
        """What the game waits for."""
        return node(self._state, self._names, self._kind)

    @property
    def asked(self) -> bool:
        """Whether this seat has to answer."""
        return bool(self._legal)

    @property
    def legal(self) -> Sequence[int]:
        """The ids of this seat's legal choices; empty if another one is asked."""
        return self._legal

    @property
    def choices(self) -> tuple[Choice, ...]:
        """This seat's legal choices, in display order."""
        return tuple(choice_of(self._state, self._names, choice) for choice in self._legal)

    @property
    def continuations(self) -> list[int]:
        """The legal ids without those that only repeat a walk in another order.

        Loading a path, filling a basket and pawning dice give the same state in any order, so a bot
        needs only the ascending ones.
        """
        highest = engine.highest_so_far(self._state) if self._legal else NONE
        ascending = [choice for choice in self._legal if choice >= highest]
        # A walk that went down already has to end somehow.
        return ascending or list(self._legal)

    # --- the table ---

    @property
    def players(self) -> int:
        """How many clans play."""
        return self._state.table[layout.PLAYERS]

    @property
    def difficulty(self) -> str:
        """The difficulty (R15.1)."""
        return DIFFICULTIES[self._state.table[layout.DIFFICULTY]]

    @property
    def tricks(self) -> bool:
        """Whether the trick module is in play."""
        return bool(self._state.table[layout.TRICKS])

    @property
    def queens_grant(self) -> bool:
        """Whether the Queen's Grant is played (R15.2)."""
        return bool(self._state.table[layout.QUEENS_GRANT])

    @property
    def more_monsters(self) -> bool:
        """Whether More monster action is played (R15.3)."""
        return bool(self._state.table[layout.MORE_MONSTERS])

    @property
    def scenario(self) -> Scenario | None:
        """The scenario of solo play (R13.7), or None with more players."""
        number = self._state.table[layout.SCENARIO]
        return self.box.scenarios[number - 1] if number else None

    @property
    def rank(self) -> str:
        """The rank that a solo game would end with now (R13.10); empty with more players."""
        return rank_of(self._state)

    @property
    def fulfilled(self) -> int:
        """How many missions the player has fulfilled so far in solo play."""
        return self._state.table[layout.FULFILLED]

    @property
    def rounds(self) -> int:
        """How many rounds the game has at most (R3.1)."""
        return layout.scenario(self._state).rounds

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self._state.table[layout.ROUND]

    @property
    def phase(self) -> str:
        """``"setup"``, ``"preparation"``, ``"deployment"``, ``"adventure"`` or ``"clean-up"``."""
        return PHASES[self._state.table[layout.PHASE]]

    @property
    def first(self) -> int | None:
        """The first player's seat."""
        first = self._state.table[layout.FIRST]
        return None if first == NONE else first

    @property
    def tavern(self) -> tuple[str, ...]:
        """The docked mercenaries, empty where a dock is."""
        return self._row(layout.TAVERN_DOCKS, draws.tavern_docks(self._state), self._names.mercenaries)

    @property
    def novices(self) -> int:
        """The novices left at the Tavern."""
        return self._state.table[layout.NOVICES_LEFT]

    @property
    def lodge(self) -> tuple[str, ...]:
        """The face-up traps at the Lodge."""
        return self._row(layout.LODGE_DOCKS, self._state.tables.lodge_docks, self._names.traps)

    @property
    def bazaar(self) -> tuple[str, ...]:
        """The face-up equipment at the Bazaar."""
        docks = self._state.table[layout.BAZAAR_DOCKS : layout.BAZAAR_DOCKS + self._state.tables.bazaar_docks]
        kinds = self._state.tables.card_kind
        return tuple("" if card == NONE else self._names.equipment[kinds[card]] for card in docks)

    @property
    def loot(self) -> tuple[str, ...]:
        """The face-up loot."""
        return self._row(layout.LOOT_DOCKS, self._state.tables.loot_shown, self._names.loot)

    @property
    def missions(self) -> tuple[str, ...]:
        """The dice-rolling mission (side a) and the contract (side b)."""
        return self._row(layout.MISSION_TILES, 2, self._names.missions)

    @property
    def lands(self) -> tuple[LandView, ...]:
        """The active lands, A first."""
        table = self._state.table
        return tuple(
            LandView(
                self._name(self._names.lands, table[layout.LAND_CARDS + land]),
                self._name(self._names.headers, table[layout.HEADERS + land]),
                self._name(self._names.monsters, table[layout.MONSTERS + land]),
            )
            for land in range(draws.active_lands(self._state))
        )

    @property
    def entrance(self) -> str:
        """The monster at the citadel entrance, or empty."""
        return self._name(self._names.monsters, self._state.table[layout.ENTRANCE_MONSTER])

    @property
    def foe(self) -> str:
        """The monster of the battle under way, or of the last one this round; else empty."""
        return self._name(self._names.monsters, self._state.table[layout.FOE])

    @property
    def attack_total(self) -> int | None:
        """What the path that is rolling has reached so far (R8.4), or None if none is."""
        rolling = frames.top_kind(self._state) == frames.FIGHT
        return fighting.attack_total(self._state) if rolling else None

    @property
    def bonuses(self) -> tuple[int, int] | None:
        """What the path that is rolling has besides its total: for a capture, for an elimination (R8.4)."""
        state = self._state
        if frames.top_kind(state) != frames.FIGHT:
            return None
        rows = fighting.sources(state, frames.argument(state, 0), frames.argument(state, 1))
        captures = fighting.total_of(state, rows, tables.E_CAPTURE_BONUS)
        return captures, fighting.total_of(state, rows, tables.E_ELIMINATE_BONUS)

    @property
    def rolled(self) -> tuple[tuple[str, int, int], ...]:
        """The rolled dice of the path that is rolling: colour, face, and what each counts (R8.3)."""
        state = self._state
        counts = self.counts
        return tuple(
            (COLOURS[colour], face + 1, counts[COLOURS[colour]][face])
            for colour in (range(3) if counts else ())
            for face in range(6)
            for _ in range(fighting.showing(state, frames.argument(state, 0), colour, face))
        )

    @property
    def counts(self) -> dict[str, tuple[int, ...]]:
        """By colour, what each of the six faces counts for the path that is rolling (R8.3)."""
        state = self._state
        if frames.top_kind(state) != frames.FIGHT:
            return {}
        path, against = frames.argument(state, 0), frames.argument(state, 1)
        more = fighting.more_per_die(state, fighting.sources(state, path, against), against)
        return {
            COLOURS[colour]: tuple([max(0, face + more[colour]) for face in range(1, 7)])
            for colour in range(3)
        }

    @property
    def attack_dice(self) -> int | None:
        """How many attack dice are about to be rolled, while magic dice may be removed (R7.6); else None."""
        asked = frames.top_kind(self._state) == frames.REMOVE_MAGIC
        return self._state.table[layout.ATTACK_DICE] if asked else None

    @property
    def defense_talents(self) -> int:
        """How many defense talents are left to the mercenary that is hit (R7.7); 0 if nobody is."""
        state = self._state
        asked = frames.top_kind(state) == frames.DEFEND
        return hits.talents_left(state, frames.argument(state, 0)) if asked else 0

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return result_of(self._state) if self._kind == engine.THE_END else None

    @property
    def panic(self) -> tuple[str, ...]:
        """The buildings that are closed by a panic token."""
        return tuple(BUILDINGS[building] for building in bits(self._state.table[layout.PANIC]))

    def spaces(self, building: str) -> tuple[str, ...]:
        """Return the dice on a building's spaces, empty where one is free."""
        number = BUILDINGS.index(building)
        start = layout.SPACE + number * layout.SPACES
        dice = self._state.table[start : start + self._state.tables.spaces[number]]
        return tuple("" if die == 0 else DICE_NAMES[die - 1] for die in dice)

    @property
    def decks(self) -> dict[str, tuple[str, ...]]:
        """What is left in each pile, as a set (R16.1)."""
        left = self._piles(
            layout.MERCENARY_DECK, layout.TRAP_PILE, layout.IN_DECK, layout.MONSTER_DECK,
            layout.LAND_DECK, layout.LOOT_PILE,
        )  # fmt: skip
        table, names = self._state.table, self._names
        left["missions"] = tuple(names.missions[tile] for tile in bits(table[layout.MISSION_BAG]))
        left["headers"] = tuple(names.headers[tile * 2][:-1] for tile in bits(table[layout.HEADERS_LEFT]))
        return left

    @property
    def set_aside(self) -> tuple[str, ...]:
        """The mercenaries that setup has set aside for now (R2.3)."""
        return tuple(self._names.mercenaries[card] for card in bits(self._state.table[layout.SET_ASIDE]))

    @property
    def discards(self) -> dict[str, tuple[str, ...]]:
        """What was discarded (R16.1)."""
        return self._piles(
            layout.MERCENARY_DISCARDS, layout.TRAP_DISCARDS, layout.DISCARDED, layout.MONSTER_DISCARDS,
            layout.LAND_DISCARDS, layout.LOOT_DISCARDS,
        )  # fmt: skip

    # --- clans and paths ---

    @property
    def clans(self) -> tuple[ClanView, ...]:
        """All clans, by seat."""
        return tuple(self.clan(seat) for seat in range(len(self._state.clans)))

    def clan(self, seat: int) -> ClanView:
        """Return one clan.

        :raises IndexError: if there is no such seat
        """
        if not 0 <= seat < len(self._state.clans):
            raise IndexError(f"there is no seat {seat}; seats are 0 to {len(self._state.clans) - 1}")
        return ClanView(self._state, self._names, seat)

    @property
    def paths(self) -> dict[str, PathView]:
        """All paths by name: a1-a4, b1-b4, m1-m2, c1-c2 (contract), e1-e2 (entrance)."""
        return {name: self.path(name) for name in PATHS}

    def path(self, name: str) -> PathView:
        """Return one path."""
        number = PATHS.index(name)
        start = number * layout.PATH
        values = self._state.paths[start : start + layout.PATH]
        dice = values[layout.PATH_DICE : layout.PATH_DICE + 3]
        slots = values[layout.SLOT : layout.SLOT + values[layout.TOKENS]]
        taken = values[layout.MERCENARY] != NONE
        return PathView(
            name,
            path_open(self._state, number),
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
            tuple(self._path_name(target_of(self._state, number, slot)) for slot in range(len(slots))),
        )

    def adjacent(self, name: str) -> tuple[str, ...]:
        """Return the paths adjacent to a path (R1.10), left before right."""
        return tuple(PATHS[other] for other in adjacent(self._state, PATHS.index(name)))

    # --- the whole ---

    def to_json(self) -> str:
        """Write the masked state and the question: equal for all games that the seat cannot tell apart."""
        state = self._state
        return json.dumps(
            {
                "seat": self.seat,
                "table": state.table,
                "clans": state.clans,
                "paths": state.paths,
                "owned": [list(owned) for owned in state.owned],
                "known": [list(known) for known in state.known],
                "stack": state.stack,
                "legal": list(self._legal),
            },
            separators=(",", ":"),
        )

    def redeal(self, dealer: Dealer) -> Game:
        """Return a game that fits this view: hidden traps are dealt anew among their possible places."""
        from ..game.game import Game  # a game makes views, so it cannot be imported above

        return Game.at(self.box, fill(self._state, dealer))

    def _row(self, start: int, places: int, names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(self._name(names, card) for card in self._state.table[start : start + places])

    def _path_name(self, path: int) -> str:
        return "" if path == NONE else PATHS[path]

    def _name(self, names: tuple[str, ...], index: int) -> str:
        return "" if index == NONE else names[index]

    def _piles(
        self, mercenaries: int, traps: int, equipment: int, monsters: int, lands: int, loot: int
    ) -> dict[str, tuple[str, ...]]:
        table = self._state.table
        names = self._names
        counts = table[traps : traps + len(names.traps)]

        def listed(all_names: tuple[str, ...], mask: int) -> tuple[str, ...]:
            return tuple(all_names[index] for index in bits(mask))

        return {
            "mercenaries": listed(names.mercenaries, table[mercenaries]),
            "traps": tuple(
                name for name, count in zip(names.traps, counts, strict=False) for _ in range(count)
            ),
            "equipment": tuple(
                names.equipment[kind]
                for card, kind in enumerate(self._state.tables.card_kind)
                if table[layout.EQUIPMENT + card] == equipment
            ),
            "monsters": listed(names.monsters, table[monsters]),
            "lands": listed(names.lands, table[lands]),
            "loot": listed(names.loot, table[loot]),
        }


def view_of(box: Box, names: Names, state: State, legal: Sequence[int], kind: int, seat: int | None) -> View:
    """Make the view of a seat."""
    asked = kind == engine.DECISION and frames.top_seat(state) == seat
    return View(box, names, mask(state, seat), legal if asked else (), kind, seat)
