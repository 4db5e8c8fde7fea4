"""Views: what one seat may know of a game, and the question it is asked (R16).

A view is a masked state of the same shape: what the seat may not know is blank. `View.redeal` fills the
blanks in a way that fits all that is public; it is the only way from a view to a game.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .box import AFFINITIES, BUILDINGS, DIFFICULTIES, EQUIPMENT_TYPES, Box
from .game.choices import Choice, Node, choice_of
from .game.dealers import Dealer
from .game.describe import PHASES, paths_of, pool_text
from .game.explain import node
from .game.names import DICE_NAMES, PATHS, Names, dice_text
from .rules import clan as clan_rules
from .rules import draws, engine, frames
from .rules import state as layout
from .rules.outside import path_open
from .rules.state import NONE, UNKNOWN, State, bits

if TYPE_CHECKING:
    from .game.game import Game


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


@dataclass(frozen=True, slots=True)
class LandView:
    """An active land: its card, header side and monster, empty where there is none."""

    land: str
    header: str
    monster: str


class ClanView:
    """One clan, as the seat of the view may know it."""

    __slots__ = ("_names", "_state", "_values", "seat")

    def __init__(self, state: State, names: Names, seat: int) -> None:
        self._state = state
        self._names = names
        self._values = state.clans[seat]
        self.seat = seat

    @property
    def affinity(self) -> str:
        """The clan's affinity; empty before setup has dealt it."""
        affinity = self._values[layout.AFFINITY]
        return "" if affinity == NONE else AFFINITIES[affinity]

    @property
    def leader(self) -> str:
        """The leader's name, ``"novice"``, or empty."""
        leader = self._values[layout.LEADER]
        return "" if leader == NONE else self._names.member(leader)

    @property
    def mercenaries(self) -> tuple[str, ...]:
        """All mercenaries, the leader included."""
        return self._named(self._names.mercenaries, self._values[layout.CREW])

    @property
    def novices(self) -> int:
        """How many novices the clan has."""
        return self._values[layout.NOVICES]

    @property
    def novices_used(self) -> int:
        """How many of them have turned a die this round."""
        return self._values[layout.NOVICES_USED]

    @property
    def unassigned(self) -> tuple[str, ...]:
        """The mercenaries that are not on a path (R1.8)."""
        return self._named(self._names.mercenaries, clan_rules.unassigned(self._state, self.seat))

    @property
    def wounded(self) -> tuple[str, ...]:
        """The wounded mercenaries."""
        return self._named(
            self._names.mercenaries, self._values[layout.CREW] & self._state.table[layout.WOUNDED]
        )

    @property
    def used_talents(self) -> tuple[str, ...]:
        """The mercenaries whose talent was used this round."""
        return self._named(
            self._names.mercenaries, self._values[layout.CREW] & self._state.table[layout.TALENTS_USED]
        )

    @property
    def reputation(self) -> int:
        """The sum over all members (R1.3)."""
        return self._values[layout.REPUTATION]

    @property
    def glory(self) -> int:
        """The clan's glory."""
        return self._values[layout.GLORY]

    @property
    def excess_glory(self) -> int:
        """Glory above reputation (R1.4)."""
        return clan_rules.excess_glory(self._state, self.seat)

    @property
    def gold(self) -> int:
        """The clan's gold."""
        return self._values[layout.GOLD]

    @property
    def defense(self) -> int:
        """Defense tokens in the play area."""
        return self._values[layout.DEFENSE]

    @property
    def potions(self) -> int:
        """Potions in the play area."""
        return self._values[layout.POTIONS]

    @property
    def venoms(self) -> int:
        """Venoms in the play area."""
        return self._values[layout.VENOMS]

    @property
    def pool(self) -> str:
        """The dice of the pool, persuasion dice with their values: ``"SSMP5"``."""
        return pool_text(self._values)

    @property
    def trap_limit(self) -> int:
        """How many traps the clan may keep (R1.7)."""
        return clan_rules.trap_limit(self._state, self.seat)

    @property
    def trap_count(self) -> int:
        """How many traps are in the play area."""
        return self._values[layout.TRAPS_HELD]

    @property
    def traps(self) -> tuple[str, ...] | None:
        """The traps in the play area, or None if the seat of the view may not know them (R16.2)."""
        held = self._values[layout.HELD : layout.HELD + len(self._names.traps)]
        return None if UNKNOWN in held else self._counted(held)

    @property
    def owned_traps(self) -> tuple[str, ...]:
        """The traps in the play area or face down on paths: a set that everybody knows (R16.2)."""
        return self._counted(self._values[layout.OWNED : layout.OWNED + len(self._names.traps)])

    @property
    def equipment(self) -> dict[str, tuple[str, ...]]:
        """What each mercenary carries: weapon, attire, spell."""
        found: dict[str, tuple[str, ...]] = {}
        for mercenary in bits(self._values[layout.CREW]):
            cards = [
                clan_rules.carried(self._state, mercenary, kind) for kind in range(len(EQUIPMENT_TYPES))
            ]
            kinds = [self._state.tables.card_kind[card] for card in cards if card != NONE]
            if kinds:
                found[self._names.mercenaries[mercenary]] = tuple(self._names.equipment[kind] for kind in kinds)
        return found

    @property
    def lands(self) -> tuple[str, ...]:
        """The lands that the clan has conquered."""
        return self._named(self._names.lands, self._values[layout.CLAN_LANDS])

    @property
    def lands_used(self) -> tuple[str, ...]:
        """The settled lands that were used this round."""
        return self._named(self._names.lands, self._values[layout.LANDS_USED])

    @property
    def settled(self) -> dict[str, str]:
        """Who has settled which land."""
        settlers = self._state.table[layout.SETTLERS : layout.SETTLERS + layout.LANDS]
        return {
            self._names.lands[land]: self._names.mercenaries[settlers[land]]
            for land in bits(self._values[layout.CLAN_LANDS])
            if settlers[land] != NONE
        }

    @property
    def trophies(self) -> tuple[str, ...]:
        """The monsters kept as trophies."""
        return self._named(self._names.monsters, self._values[layout.TROPHIES])

    @property
    def loot(self) -> tuple[str, ...]:
        """The loot tokens."""
        return self._named(self._names.loot, self._values[layout.LOOT])

    @property
    def out(self) -> bool:
        """Whether the deployment phase has ended for this clan (R5.1)."""
        return bool(self._values[layout.OUT])

    def _named(self, names: tuple[str, ...], mask: int) -> tuple[str, ...]:
        return tuple(names[index] for index in bits(mask))

    def _counted(self, counts: Sequence[int]) -> tuple[str, ...]:
        return tuple(
            name for name, count in zip(self._names.traps, counts, strict=False) for _ in range(count)
        )


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
        return [choice for choice in self._legal if choice >= highest]

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
    def round(self) -> int:
        """The round, from 1."""
        return self._state.table[layout.ROUND]

    @property
    def phase(self) -> str:
        """``"setup"``, ``"preparation"``, ``"deployment"`` or ``"adventure"``."""
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
        return self._name(self._names.monsters, self._state.table[layout.MONSTERS + 2])

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
        return self._piles(
            layout.MERCENARY_DECK, layout.TRAP_PILE, layout.IN_DECK, layout.MONSTER_DECK,
            layout.LAND_DECK, layout.LOOT_PILE,
        )  # fmt: skip

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
        """Return one clan."""
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
            values[layout.SEAT] if taken else None,
            self._names.mercenaries[values[layout.MERCENARY]] if taken else None,
            dice_text(dice[0], dice[1], dice[2]),
            tuple(None if kind == UNKNOWN else self._names.traps[kind] for kind in slots),
            values[layout.PATH_DEFENSE],
            values[layout.PATH_POTIONS],
            values[layout.PATH_VENOMS],
            values[layout.PATH_GOLD],
        )

    # --- the whole ---

    def to_json(self) -> str:
        """Write the masked state and the question: the same for every game that this seat cannot tell apart."""
        state = self._state
        return json.dumps(
            {
                "seat": self.seat,
                "table": state.table,
                "clans": state.clans,
                "paths": state.paths,
                "known": [list(known) for known in state.known],
                "stack": state.stack,
                "legal": list(self._legal),
            },
            separators=(",", ":"),
        )

    def redeal(self, dealer: Dealer) -> Game:
        """Return a game that fits this view: hidden traps are dealt anew among their possible places."""
        from .game.game import Game  # a game makes views, so it cannot be imported above

        return Game.at(self.box, fill(self._state, dealer))

    def _row(self, start: int, places: int, names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(self._name(names, card) for card in self._state.table[start : start + places])

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


def mask(state: State, seat: int | None) -> State:
    """Blank what a seat may not know: where the traps of other clans are (R16.2)."""
    masked = state.clone()
    for other, values in enumerate(masked.clans):
        if other == seat:
            continue
        hidden = False
        for number in paths_of(masked, other):
            start = number * layout.PATH
            for slot in range(masked.paths[start + layout.TOKENS]):
                masked.paths[start + layout.SLOT + slot] = UNKNOWN
                hidden = True
        if hidden:
            values[layout.HELD : layout.HELD + layout.TRAPS] = [UNKNOWN] * layout.TRAPS
    return masked


def fill(masked: State, dealer: Dealer) -> State:
    """Deal the blanks of a masked state: any arrangement that fits what is public, each equally likely.

    In the order of loading: on a path lie traps that its clan owned then and that are not on an
    earlier one.
    """
    state = masked.clone()
    traps = state.tables.traps
    for seat, values in enumerate(state.clans):
        if values[layout.HELD] != UNKNOWN:
            continue
        laid = [0] * traps
        for number in paths_of(state, seat):
            start = number * layout.PATH
            tokens = state.paths[start + layout.TOKENS]
            slots: list[int] = []
            for _ in range(tokens):
                free = [state.known[number][kind] - laid[kind] for kind in range(traps)]
                kind = _pick(free, dealer.below(sum(free)))
                laid[kind] += 1
                slots.append(kind)
            if not state.table[layout.TRICKS]:
                slots.sort()
            state.paths[start + layout.SLOT : start + layout.SLOT + tokens] = slots
        for kind in range(layout.TRAPS):
            owned = values[layout.OWNED + kind]
            values[layout.HELD + kind] = owned - laid[kind] if kind < traps else 0
    return state


def _pick(weights: list[int], number: int) -> int:
    for index, weight in enumerate(weights):
        if number < weight:
            return index
        number -= weight
    raise ValueError("nothing is left to deal")


def view_of(box: Box, names: Names, state: State, legal: Sequence[int], kind: int, seat: int | None) -> View:
    """Make the view of a seat."""
    asked = kind == engine.DECISION and frames.top_seat(state) == seat
    return View(box, names, mask(state, seat), legal if asked else (), kind, seat)
