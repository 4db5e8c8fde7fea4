"""The table, as one seat may know it: the options of the game, the Citadel, and the piles."""

from __future__ import annotations

from dataclasses import fields

from ..box import BUILDINGS, DIFFICULTIES, Box, Goal, Scenario
from ..game.describe import PHASES
from ..game.names import DICE_NAMES, Names
from ..game.results import rank_of
from ..rules import layout, piles, prices
from ..rules.layout import NONE
from ..rules.scenarios import goal_numbers
from ..rules.scores import goal_standing
from ..rules.state import State, bits, scenario

GOALS = tuple([field.name for field in fields(Goal)])


class TableView:
    """What one seat may know of the table; `seat` is None for a spectator."""

    __slots__ = ("_names", "_state", "box", "seat")

    def __init__(self, box: Box, names: Names, state: State, seat: int | None) -> None:
        """Wrap a state that is masked already."""
        self.box = box
        self._names = names
        self._state = state
        self.seat = seat

    # --- the game ---

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
    def scenario_number(self) -> int:
        """The number of the scenario, or 0 with more players."""
        return self._state.table[layout.SCENARIO]

    @property
    def glory_ends(self) -> bool:
        """Whether enough glory of a clan ends the game early (R10.5, R13.6)."""
        return scenario(self._state).glory_ends

    @property
    def rank(self) -> str:
        """The rank that a solo game would end with now (R13.10); empty with more players."""
        return rank_of(self._state)

    def progress(self, goal: Goal) -> tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]:
        """Return each requirement of a rank: its name, how much there is, and how much is needed (R13.7)."""
        there, asked = tuple(goal_standing(self._state)), tuple(goal_numbers(goal))
        rows: list[tuple[str, tuple[int, ...], tuple[int, ...]]] = []
        for place, name in enumerate(GOALS):
            # The numbers of mercenaries come last, one for each affinity.
            end = len(there) if name == "mercenaries" else place + 1
            if any(asked[place:end]):
                rows.append((name, there[place:end], asked[place:end]))
        return tuple(rows)

    @property
    def fulfilled(self) -> int:
        """How many missions the player has fulfilled so far in solo play."""
        return self._state.table[layout.FULFILLED]

    @property
    def rounds(self) -> int:
        """How many rounds the game has at most (R3.1)."""
        return scenario(self._state).rounds

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

    # --- the Citadel ---

    @property
    def tavern(self) -> tuple[str, ...]:
        """The mercenaries at the docks; an empty dock is an empty name."""
        return self._row(layout.TAVERN_DOCKS, piles.tavern_docks(self._state), self._names.mercenaries)

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
    def panic(self) -> tuple[str, ...]:
        """The buildings that are closed by a panic token."""
        return tuple(BUILDINGS[building] for building in bits(self._state.table[layout.PANIC]))

    def spaces(self, building: str) -> tuple[str, ...]:
        """Return the dice on a building's spaces; a free space is an empty name.

        :raises ValueError: if there is no such building
        """
        number = self._building(building)
        start = layout.SPACE + number * layout.SPACES
        dice = self._state.table[start : start + self._state.tables.spaces[number]]
        return tuple("" if die == 0 else DICE_NAMES[die - 1] for die in dice)

    def open_spaces(self, building: str) -> tuple[int, ...]:
        """Return the spaces of a building that are open with this number of players, from 1 (R2.12)."""
        spaces = self._state.tables.open_spaces[self.players][self._building(building)]
        return tuple([space + 1 for space in spaces])

    @property
    def closed(self) -> tuple[str, ...]:
        """The buildings that the scenario closes (R13.7)."""
        return tuple([BUILDINGS[building] for building in bits(scenario(self._state).closed)])

    @property
    def beer(self) -> int:
        """What a round of beer costs (R5.10)."""
        return scenario(self._state).beer

    def persuasion(self, building: str) -> int:
        """Return the value of the last persuasion die placed at a building this round, or 0 (R5.7)."""
        return prices.last_persuasion(self._state, self._building(building))

    def discount(self, building: str, die: str) -> int:
        """Return what a die would take off a price at a building, with a higher one there before (R5.7).

        :param die: a die of a pool, like ``"S"`` or ``"P5"``
        :raises ValueError: if there is no such building or die
        """
        number = self._number(DICE_NAMES, die, "die")
        return prices.persuasion_discount(self._state, self._building(building), number)

    def price(self, cost: int, discount: int) -> int:
        """Return the price of something with this cost after the discount of a die (R5.7)."""
        return prices.price(cost, discount, 0)

    @property
    def citadel_key(self) -> list[int]:
        """All of this state that the Citadel depends on: in one game equal keys are equal Citadels."""
        table = self._state.table
        return [
            table[layout.PANIC],
            *table[layout.TAVERN_DOCKS : layout.LOOT_DOCKS],
            *table[layout.SPACE : layout.SETTLERS],
        ]

    # --- the piles ---

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
        """The mercenaries that are set aside during setup (R2.3)."""
        return tuple(self._names.mercenaries[card] for card in bits(self._state.table[layout.SET_ASIDE]))

    @property
    def discards(self) -> dict[str, tuple[str, ...]]:
        """What lies in each discard pile (R16.1)."""
        return self._piles(
            layout.MERCENARY_DISCARDS, layout.TRAP_DISCARDS, layout.DISCARDED, layout.MONSTER_DISCARDS,
            layout.LAND_DISCARDS, layout.LOOT_DISCARDS,
        )  # fmt: skip

    # --- names ---

    def _building(self, name: str) -> int:
        return self._number(BUILDINGS, name.replace("-", "_"), "building")

    def _number(self, names: tuple[str, ...], name: str, what: str) -> int:
        try:
            return names.index(name)
        except ValueError:
            raise ValueError(f'there is no {what} "{name}"; there are {", ".join(names)}') from None

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
