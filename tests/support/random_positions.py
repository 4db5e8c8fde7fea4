"""Random legal positions of all rounds, rich in everything: for property tests and simulations.

All components are in one place, limits hold (R1.7), reputations are sums (R1.3), and what lies on spaces and
paths could have been put there (R5.6, R6). The positions need not be likely in play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from monsterlands.box import AFFINITIES, Box
from monsterlands.game.dealers import Dealer
from monsterlands.game.game import Game
from monsterlands.game.options import Options, fit_options, set_options
from monsterlands.game.positions.builder import in_trap_pile
from monsterlands.game.positions.points import POINTS
from monsterlands.rules import layout, madhala
from monsterlands.rules.citadel import chooses_space, space_open
from monsterlands.rules.clan import carried, trap_limit
from monsterlands.rules.columns import E_STORMS_ENTRANCE, INITIAL_TRAP, LEADER_ROLE
from monsterlands.rules.layout import CARRIED, COLOUR_OF, DICE, NONE, NOVICE, PATHS, PERSUASION, POOL
from monsterlands.rules.piles import active_lands, tavern_docks
from monsterlands.rules.state import State, bits, closed_buildings, empty_clan, empty_state, scenario
from monsterlands.rules.tables import Tables, tables_of
from support.random_paths import load_paths

Thing = TypeVar("Thing")
Below = Callable[[int], int]

LOADED = [0, 2, 4, PATHS]
ON_ADVENTURE = [1, 3, 6, 9, PATHS]
HIRED = [0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 9]
GOLD = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 30, 60]
GLORY_MOST = 35
POOL_MOST = 12


def random_position(options: Options, dealer: Dealer, box: Box, phase: str = "deployment") -> Game:
    """Return a game at the start of a turn or of another phase, of any round.

    :param phase: ``"deployment"``, ``"preparation"``, ``"adventure"`` or ``"clean-up"``
    """
    return Game.at(box, random_state(fit_options(options, box), dealer, tables_of(box), phase))


def random_state(options: Options, dealer: Dealer, tables: Tables, phase: str = "deployment") -> State:
    """Return the state of a random position."""
    return _RandomTable(options, dealer, tables, phase).state


class _RandomTable:
    """A table that is laid out at random, and the piles while they are dealt."""

    def __init__(self, options: Options, dealer: Dealer, tables: Tables, phase: str) -> None:
        self.below: Below = dealer.below
        self.tables = tables
        self.point = POINTS[phase]
        self.state = empty_state(tables)
        self.table = self.state.table
        self._begin(options)
        self._found_clans()
        self._members()
        self._lands()
        self._monsters()
        self._tokens()
        self._equipment()
        self._missions_and_headers()
        self._panic()
        seat = self.table[layout.FIRST]
        paths: list[int] = []
        if self.point.deployed:
            paths = self.shuffled(list(range(PATHS)))
            paths = paths[: self.pick(LOADED if self.point.acting else ON_ADVENTURE)]
            self._spaces()
            self._marks()
        if self.point.acting:
            seat = self._pools()
        elif self.point.deployed:
            for clan in self.state.clans:
                clan[layout.OUT] = 1
        load_paths(self.state, paths, self.below)
        if self.table[layout.SCENARIO]:
            self._madhala()
        self.state.stack = self.point.stack(seat)

    # --- chances ---

    def chance(self, out_of: int) -> bool:
        """Return True once in `out_of` times."""
        return self.below(out_of) == 0

    def pick(self, things: Sequence[Thing]) -> Thing:
        """Pick one of some things."""
        return things[self.below(len(things))]

    def shuffled(self, ordered: Sequence[Thing]) -> list[Thing]:
        """Return things in random order."""
        things = list(ordered)
        for place in range(len(things) - 1, 0, -1):
            other = self.below(place + 1)
            things[place], things[other] = things[other], things[place]
        return things

    # --- clans ---

    def _begin(self, options: Options) -> None:
        table = self.table
        set_options(self.state, options)
        table[layout.ROUND] = 1 + self.below(scenario(self.state).rounds)
        table[layout.PHASE] = self.point.phase
        table[layout.FIRST] = self.below(options.players) if options.first is None else options.first

    def _found_clans(self) -> None:
        affinities = self.shuffled(list(range(len(AFFINITIES))))
        if self.table[layout.CHOSEN_AFFINITIES] >= layout.FIXED_AFFINITY:
            affinities[0] = self.table[layout.CHOSEN_AFFINITIES] - layout.FIXED_AFFINITY
        tables = self.tables
        for seat in range(self.table[layout.PLAYERS]):
            clan = empty_clan()
            clan[layout.AFFINITY] = affinities[seat]
            clan[layout.GLORY] = self.below(GLORY_MOST + 1)
            clan[layout.GOLD] = self.pick(GOLD)
            clan[layout.DEFENSE] = self.below(tables.defense_limit + 1)
            clan[layout.POTIONS] = self.below(tables.potion_limit + 1)
            clan[layout.VENOMS] = self.below(tables.venom_limit + 1)
            self.state.clans.append(clan)
            self.state.owned.append((0,) * tables.traps)

    def _members(self) -> None:
        """Give members to clans; initial ones that are missing have left the game."""
        tables = self.tables
        deck = self.shuffled(bits(scenario(self.state).deck))
        novices = tables.novices
        greedy = self.chance(16)
        for clan in self.state.clans:
            crew = self._initial_members(clan[layout.AFFINITY])
            hired = len(deck) // 2 if greedy else min(len(deck), self.pick(HIRED))
            for _ in range(hired):
                crew |= 1 << deck.pop()
            count = self.below(min(novices, 4) + 1) if self.chance(2) else 0
            if not crew and not count and (self.point.deployed or self.chance(2)):
                count = 1  # R3.2: even if the stack is empty
            novices = max(0, novices - count)
            clan[layout.CREW] = crew
            clan[layout.NOVICES] = count
            clan[layout.LEADER] = self._leader(crew, count)
            reputation = sum([tables.reputation[card] for card in bits(crew)])
            clan[layout.REPUTATION] = reputation + count * tables.novice_reputation
            for card in bits(crew):
                if self.chance(5):
                    self.table[layout.WOUNDED] |= 1 << card
        self.table[layout.NOVICES_LEFT] = novices
        docks = tavern_docks(self.state)
        self._offer(deck, layout.TAVERN_DOCKS, docks, layout.MERCENARY_DECK, layout.MERCENARY_DISCARDS)

    def _initial_members(self, affinity: int) -> int:
        tables = self.tables
        crew = 0
        for card, role in enumerate(tables.role):
            if role and tables.affinity[card] == affinity:
                gone = self.chance(4 if role == LEADER_ROLE else 3)
                crew |= 0 if gone else 1 << card
        return crew

    def _leader(self, crew: int, novices: int) -> int:
        """Choose the first leader while it lives, then any member, even a novice (R10.3)."""
        members = bits(crew)
        for card in members:
            if self.tables.role[card] == LEADER_ROLE:
                return card
        if self.point.leaderless and self.chance(3):
            return NONE
        if novices and (not members or self.chance(3)):
            return NOVICE
        return self.pick(members) if members else NONE

    # --- cards and tokens ---

    def _offer(self, left: list[int], start: int, places: int, pile: int, discards: int) -> None:
        """Fill docks with what is left of a pile, and split the rest between the pile and its discards."""
        table = self.table
        scarce = self.chance(8)
        shown = self.below(places + 1) if scarce else places
        for place in range(min(shown, len(left))):
            table[start + place] = left.pop()
        # A dock stays empty only if the pile was used up; discards may have come later (R5.10, R9.3).
        deck, rest = self._split(left, scarce)
        for card in deck:
            table[pile] |= 1 << card
        for card in rest:
            table[discards] |= 1 << card

    def _split(self, left: list[int], scarce: bool) -> tuple[list[int], list[int]]:
        how = 0 if scarce else self.below(5)
        if how == 0:
            kept = 0
        elif how == 1:
            kept = min(len(left), 1 + self.below(2))
        elif how == 2:
            kept = self.below(len(left) + 1)
        else:
            kept = len(left)
        return left[:kept], left[kept:]

    def _tokens(self) -> None:
        """Give loot and traps to clans, and fill the offers."""
        tables = self.tables
        loot = self.shuffled(list(range(tables.loot)))
        for clan in self.state.clans:
            for _ in range(min(len(loot), self.below(5))):
                clan[layout.LOOT] |= 1 << loot.pop()
        self._offer(loot, layout.LOOT_DOCKS, tables.loot_shown, layout.LOOT_PILE, layout.LOOT_DISCARDS)
        tricks = bool(self.table[layout.TRICKS])
        pile = self.shuffled(
            [
                kind
                for kind, count in enumerate(tables.trap_count)
                if in_trap_pile(tables, kind, tricks)
                for _ in range(count)
            ]
        )
        if self.table[layout.SCENARIO]:
            # R13.7: the tokens of the trick module are Madhala's, with their own discards.
            own = [kind for kind in pile if kind in tables.module_kinds]
            self._pile_up(*self._split(own, scarce=False))
            pile = [kind for kind in pile if kind not in tables.module_kinds]
        initial = tables.trap_kind.index(INITIAL_TRAP)
        for seat in range(len(self.state.clans)):
            limit = trap_limit(self.state, seat)
            traps = [pile.pop() for _ in range(min(len(pile), self.below(limit + 1)))]
            if len(traps) < limit and not self.chance(3):
                traps.append(initial)
            for kind in traps:
                self.state.clans[seat][layout.HELD + kind] += 1
            self.state.clans[seat][layout.TRAPS_HELD] = len(traps)
        self._lodge(pile)

    def _lodge(self, left: list[int]) -> None:
        tables = self.tables
        scarce = self.chance(8)
        shown = self.below(tables.lodge_docks + 1) if scarce else tables.lodge_docks
        for place in range(min(shown, len(left))):
            self.table[layout.LODGE_DOCKS + place] = left.pop()
        self._pile_up(*self._split(left, scarce))

    def _pile_up(self, pile: list[int], discards: list[int]) -> None:
        for kind in pile:
            self.table[layout.TRAP_PILE + kind] += 1
        for kind in discards:
            self.table[layout.TRAP_DISCARDS + kind] += 1

    def _equipment(self) -> None:
        """Let mercenaries carry cards, one of a type each (R5.12); the rest is offered or discarded."""
        tables = self.tables
        table = self.table
        left: list[int] = []
        carriers = [card for clan in self.state.clans for card in bits(clan[layout.CREW])]
        often = 1 + self.below(6)
        for card in self.shuffled(list(range(len(tables.card_kind)))):
            kind = tables.equipment_type[tables.card_kind[card]]
            bearer = self.pick(carriers) if carriers and self.below(6) < often else NONE
            if bearer != NONE and carried(self.state, bearer, kind) == NONE:
                table[layout.EQUIPMENT + card] = CARRIED + bearer
            else:
                left.append(card)
        scarce = self.chance(8)
        shown = self.below(tables.bazaar_docks + 1) if scarce else tables.bazaar_docks
        for place in range(min(shown, len(left))):
            card = left.pop()
            table[layout.BAZAAR_DOCKS + place] = card
            table[layout.EQUIPMENT + card] = layout.DOCKED
        for card in self._split(left, scarce)[1]:
            table[layout.EQUIPMENT + card] = layout.DISCARDED

    # --- lands, monsters, missions ---

    def _lands(self) -> None:
        """Give lands to clans, some of them settled (R9.5); the active ones are filled (R10.6)."""
        table = self.table
        deck = self.shuffled(list(range(self.tables.lands)))
        for seat, clan in enumerate(self.state.clans):
            for _ in range(min(len(deck), self.below(4))):
                land = deck.pop()
                clan[layout.CLAN_LANDS] |= 1 << land
                settlers = self._settlers(seat, land)
                if settlers and not self.chance(3):
                    table[layout.SETTLERS + land] = self.pick(settlers)
        for place in range(active_lands(self.state)):
            if deck:
                table[layout.LAND_CARDS + place] = deck.pop()
        for land in deck:
            pile = layout.LAND_DISCARDS if len(self.state.clans) == 1 and self.chance(4) else layout.LAND_DECK
            table[pile] |= 1 << land

    def _settlers(self, seat: int, land: int) -> list[int]:
        clan = self.state.clans[seat]
        tables = self.tables
        settled = self.table[layout.SETTLERS : layout.SETTLERS + layout.LANDS]
        return [
            card
            for card in bits(clan[layout.CREW])
            if tables.affinity[card] == tables.land_affinity[land]
            and card != clan[layout.LEADER]
            and card not in settled
        ]

    def _monsters(self) -> None:
        table = self.table
        tables = self.tables
        deck = self.shuffled(list(range(tables.monsters)))
        for place in range(active_lands(self.state)):
            for monster in deck:
                # R10.6: Dogor goes to the entrance and does not stay on a land.
                if not tables.effects[tables.power[monster] + E_STORMS_ENTRANCE]:
                    deck.remove(monster)
                    table[layout.MONSTERS + place] = monster
                    break
        if self.chance(2):
            table[layout.ENTRANCE_MONSTER] = deck.pop()
        for clan in self.state.clans:
            for _ in range(min(len(deck), self.below(4))):
                clan[layout.TROPHIES] |= 1 << deck.pop()
        pile, discards = self._split(deck, scarce=False)
        for monster in pile:
            table[layout.MONSTER_DECK] |= 1 << monster
        for monster in discards:
            table[layout.MONSTER_DISCARDS] |= 1 << monster

    def _missions_and_headers(self) -> None:
        """Use up two missions for each round, and headers until they are reshuffled (R10.6)."""
        table = self.table
        missions = self.shuffled(list(range(self.tables.missions)))
        for place in range(2):
            table[layout.MISSION_TILES + place] = missions.pop()
        for tile in missions[2 * (table[layout.ROUND] - 1) :]:
            table[layout.MISSION_BAG] |= 1 << tile
        headers = self.shuffled(list(range(self.tables.headers)))
        for place in range(active_lands(self.state)):
            table[layout.HEADERS + place] = headers.pop() * 2 + self.below(2)
        for tile in headers:
            if not self.chance(3):
                table[layout.HEADERS_LEFT] |= 1 << tile

    # --- the round under way ---

    def _panic(self) -> None:
        """Lay panic tokens on buildings, only while a monster is at the entrance (R10.2)."""
        if self.table[layout.ENTRANCE_MONSTER] != NONE and self.chance(2):
            for _ in range(1 + self.below(3)):
                self.table[layout.PANIC] |= 1 << self.below(layout.BUILDINGS)

    def _spaces(self) -> None:
        """Lay dice of accepted colours, without gaps where spaces fill from left to right (R5.6)."""
        table = self.table
        tables = self.tables
        busy = self.below(5)
        for building in range(layout.BUILDINGS):
            if (closed_buildings(self.state) >> building) & 1:
                continue
            dice = [die for die in range(DICE) if (tables.accepts[building] >> COLOUR_OF[die]) & 1]
            for space in range(tables.spaces[building]):
                if not space_open(self.state, building, space):
                    continue
                if self.below(5) < busy:
                    table[layout.SPACE + building * layout.SPACES + space] = 1 + self.pick(dice)
                elif not chooses_space(building):
                    break

    def _madhala(self) -> None:
        """Let Madhala take some free paths while a round is under way (R13.3)."""
        self.table[layout.FULFILLED] = self.below(10)
        if self.point.deployed:
            for _ in range(self.below(9)):
                path = madhala.free_path(self.state, self.below(madhala.FACES))
                if path != NONE:
                    madhala.take_path(self.state, path)

    def _marks(self) -> None:
        """Mark some talents, equipment, lands and novices as used (R12.1, R5.13, R5.14)."""
        tables = self.tables
        table = self.table
        for card in bits(tables.mine_talents | tables.discount_talents | tables.turn_talents):
            if any((clan[layout.CREW] >> card) & 1 for clan in self.state.clans) and self.chance(4):
                table[layout.TALENTS_USED] |= 1 << card
        for card in (*tables.mine_cards, *tables.discount_cards):
            if table[layout.EQUIPMENT + card] >= CARRIED and self.chance(4):
                table[layout.EQUIPMENT_USED] |= 1 << card
        for clan in self.state.clans:
            clan[layout.NOVICES_USED] = self.below(clan[layout.NOVICES] * tables.novice_recolour + 1)
            for land in bits(clan[layout.CLAN_LANDS]):
                if table[layout.SETTLERS + land] != NONE and self.chance(4):
                    clan[layout.LANDS_USED] |= 1 << land

    def _pools(self) -> int:
        """Give dice to clans; some have none, for some the phase has ended (R5.1). Say whose turn it is."""
        clans = self.state.clans
        seat = self.below(len(clans))
        for number, clan in enumerate(clans):
            if number != seat and self.chance(6):
                clan[layout.OUT] = 1
            elif not self.chance(12):
                for _ in range(self.below(POOL_MOST) + 1):
                    colour = self.below(3)
                    die = PERSUASION + self.below(6) if colour == PERSUASION else colour
                    clan[POOL + die] += 1
        return seat
