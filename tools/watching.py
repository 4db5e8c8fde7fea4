"""Watch a game of the soak: find out from answers and events which effects are at work.

An effect is seen *at work*: a defense talent only where a hit could not have been cancelled without it, a
capture bonus only where it made the capture, a weapon only where dice of its colour were rolled, a trick only
where it took or diverted a die, and so on.
"""

from __future__ import annotations

from typing import Final

from sightings import Counts

from monsterlands.box import Box
from monsterlands.game.events import WORDS
from monsterlands.game.names import names_of
from monsterlands.rules import actions, columns, events, frames, layout
from monsterlands.rules.fight import reroll_for
from monsterlands.rules.layout import NONE, PATH
from monsterlands.rules.outside import benefit, place_of
from monsterlands.rules.state import Event, State, bits
from monsterlands.rules.totals import gear, sources, works

WATCHED: Final = {
    frames.FIGHT, frames.DEFEND, frames.TURN, frames.LODGE_PURCHASE, frames.DIVERT, frames.DEFLECT,
}  # fmt: skip
"""The questions whose answers show effects at work."""
HEARD: Final = {
    events.ASSIGNED, events.TRAP_REVEALED, events.TALENT_USED, events.DISCOUNT_USED, events.LOOT_USED,
    events.ACTIVATED, events.LAND_USED, events.SETTLED, events.DOCKED, events.RESHUFFLED,
    events.MISSION_FULFILLED, events.MISSION_FAILED, events.CONTRACT_KEPT, events.MONSTER_ATTACKED,
    events.HIT, events.SPRAYED, events.LAST_LASH, events.ESCAPED, events.DIVERTED, events.WOUNDED,
    events.DAMAGED, events.CAPTURED, events.ELIMINATED, events.CONQUERED, events.CLEAN_UP_BEGAN,
    events.CAME_HOME, events.STORMED, events.PANIC_SPREAD, events.PATH_TRAP, events.TRICK_AIMED,
    events.PARRIED, events.DIE_STOLEN, events.MADHALA_SENT, events.LAND_REMOVED,
}  # fmt: skip
"""The events that show effects at work, or change where things are."""
CLASH_EVENTS: Final = {
    events.TRAP_REVEALED, events.TRICK_AIMED, events.PARRIED, events.DIE_STOLEN, events.MADHALA_SENT,
}  # fmt: skip
MINE: Final = actions.DEPLOY + layout.MINE * layout.SPACES * layout.DICE
MINE_END: Final = actions.DEPLOY + (layout.MINE + 1) * layout.SPACES * layout.DICE


class Watch:
    """Watches one game: each answer that shows an effect at work, and at the end all events."""

    def __init__(self, box: Box, state: State, counts: Counts) -> None:
        self.names = names_of(box)
        self.tables = state.tables
        self.counts = counts
        self.seen = counts.seen
        table = state.table
        # The state of the table; events change it.
        self.on = state.paths[layout.MERCENARY :: PATH]
        self.seats = state.paths[layout.SEAT :: PATH]
        self.traps = state.paths[layout.TOKENS :: PATH]
        """The number of traps on each path: all tokens but revealed tricks (R8.5, R11.6)."""
        self.shown: list[list[int]] = [[] for _ in range(layout.PATHS)]
        """The kinds of the traps that were revealed on each path."""
        self.aimed = NONE
        """The path whose trick was aimed last."""
        self.headers = table[layout.HEADERS : layout.HEADERS + 2]
        self.lands = table[layout.LAND_CARDS : layout.LAND_CARDS + 2]
        self.missions = table[layout.MISSION_TILES : layout.MISSION_TILES + 2]
        self.entrance = table[layout.ENTRANCE_MONSTER]
        self.foe = NONE
        self.damage = (NONE, 0)
        self.slayer = 0
        self.panicked = 0

    # --- naming ---

    def talent(self, mercenary: int) -> None:
        """Note that a talent was at work."""
        self.seen["talents", self.names.mercenaries[mercenary]] += 1

    def card(self, kind: int) -> None:
        """Note that a piece of equipment was at work."""
        self.seen["equipment", self.names.equipment[kind]] += 1

    def power(self, monster: int) -> None:
        """Note that the power of a monster was at work."""
        self.seen["powers", self.names.monsters[monster]] += 1

    def trap(self, kind: int) -> None:
        """Note that a trap or a trick was at work."""
        self.seen["traps", self.names.traps[kind]] += 1

    def path(self, path: int, headers: list[int]) -> None:
        """Note that the benefit of a land or entrance path was at work."""
        if path >= layout.ENTRANCE:
            self.seen["paths", f"entrance {path - layout.ENTRANCE + 1}"] += 1
        else:
            side = self.names.headers[headers[path // layout.LAND_B]]
            self.seen["paths", f"{side} {path % layout.LAND_B + 1}"] += 1

    def source(self, state: State, path: int, row: int) -> None:
        """Note the talent, equipment, trap or path benefit whose effect was at work for a path."""
        tables = self.tables
        mercenary = state.paths[path * PATH + layout.MERCENARY]
        if row == tables.talent[mercenary]:
            self.talent(mercenary)
        elif row in tables.equipment_effect:
            self.card(tables.equipment_effect.index(row))
        elif row in tables.trap_effect:
            self.trap(tables.trap_effect.index(row))
        elif row not in tables.loot_effect:
            self.path(path, state.table[layout.HEADERS : layout.HEADERS + 2])

    # --- answers ---

    def answer(self, state: State, kind: int, choice: int) -> None:
        """Note the effects that an answer to a watched question uses, before it is played."""
        if kind == frames.FIGHT:
            if choice == actions.STOP_CHOICE:
                self._attack(state)
            elif actions.REROLL_CHOICE <= choice < actions.USE_VENOM:
                self._reroll(state, (choice - actions.REROLL_CHOICE) // 6)
        elif kind == frames.DEFEND:
            self._defend(state, choice == actions.DEFEND_TALENT)
        elif kind == frames.LODGE_PURCHASE:
            if choice == actions.DONE:
                self._purchase(state)
        elif kind == frames.DIVERT:
            if choice != actions.NO_CHOICE:
                self.talent(state.paths[frames.argument(state, 0) * PATH + layout.MERCENARY])
        elif kind == frames.DEFLECT:
            if choice != actions.AMOUNT_CHOICE:
                slot = frames.argument(state, 0) * PATH + layout.SLOT + frames.argument(state, 1)
                self.trap(state.paths[slot])
        elif MINE <= choice < MINE_END:
            self._mine(state)

    def _attack(self, state: State) -> None:
        """Note what has changed the total of a path that stops rolling."""
        effects, tables = self.tables.effects, self.tables
        path, against = frames.argument(state, 0), frames.argument(state, 1)
        start = path * PATH
        rolled = 0
        for colour in range(3):
            if state.paths[start + layout.ROLLED + colour]:
                rolled |= 1 << colour
        for row in sources(state, path, against):
            per_die = effects[row + columns.E_PER_DIE] and works(effects[row + columns.E_ONLY], against)
            dice = [colour for colour in range(3) if effects[row + columns.E_DICE + colour]]
            monster = against == frames.AGAINST_MONSTER and effects[row + columns.E_MONSTER_BONUS]
            land = against == frames.AGAINST_LAND and effects[row + columns.E_CONQUEST_BONUS]
            coloured = per_die and effects[row + columns.E_COLOURS] & rolled
            if coloured or monster or land or any(rolled >> colour & 1 for colour in dice):
                self.source(state, path, row)
        if against != frames.AGAINST_MONSTER:
            return
        foe = state.table[layout.FOE]
        power = tables.power[foe]
        forbids = effects[power + columns.E_FORBIDS]
        mercenary = state.paths[start + layout.MERCENARY]
        weapons = len(gear(state, mercenary, 0)) > len(gear(state, mercenary, forbids))
        venoms = forbids & columns.FORBIDS_VENOMS and state.paths[start + layout.PATH_VENOMS]
        weakens = effects[power + columns.E_PER_DIE] and effects[power + columns.E_COLOURS] & rolled
        if weapons or venoms or weakens:
            self.power(foe)

    def _reroll(self, state: State, colour: int) -> None:
        """Note the source of a reroll, if there is only one."""
        effects = self.tables.effects
        path, against = frames.argument(state, 0), frames.argument(state, 1)
        spent = reroll_for(state, colour)
        possible = [
            row
            for row in sources(state, path, against)
            if effects[row + columns.E_REROLL] and effects[row + columns.E_COLOURS] == spent
        ]
        if len(possible) == 1:
            self.source(state, path, possible[0])

    def _defend(self, state: State, by_talent: bool) -> None:
        """Note which talents were needed to cancel a hit, or what forbade it."""
        effects, tables = self.tables.effects, self.tables
        path = frames.argument(state, 0)
        start = path * PATH
        foe = state.table[layout.FOE]
        forbids = effects[tables.power[foe] + columns.E_FORBIDS]
        if forbids & columns.FORBIDS_POTIONS and state.paths[start + layout.PATH_POTIONS]:
            self.power(foe)
        if not by_talent:
            return
        rows = [benefit(state, path)]
        for row in gear(state, state.paths[start + layout.MERCENARY], forbids):
            against = effects[row + columns.E_AGAINST]
            if against == 0 or (against >> tables.monster_affinity[foe]) & 1:
                rows.append(row)
        talents = sum(effects[row + columns.E_DEFENSE_TALENTS] for row in rows)
        used = state.paths[start + layout.TALENTS] + 1
        for row in rows:
            if used > talents - effects[row + columns.E_DEFENSE_TALENTS]:
                self.source(state, path, row)

    def _purchase(self, state: State) -> None:
        """Note Dalina's talent if the traps that are bought would be too many without it."""
        clan = state.clans[frames.top_seat(state)]
        basket = frames.argument(state, 1).bit_count()
        for mercenary in bits(clan[layout.CREW] & self.tables.trap_limit_talents):
            if clan[layout.TRAPS_HELD] + basket > self.tables.trap_limit:
                self.talent(mercenary)

    def _mine(self, state: State) -> None:
        """Note equipment that adds gold at the Mine (R12.3); talents have an event for it."""
        crew = state.clans[frames.top_seat(state)][layout.CREW]
        for card in self.tables.mine_cards:
            bearer = state.table[layout.EQUIPMENT + card] - layout.CARRIED
            if bearer >= 0 and crew >> bearer & 1 and not state.table[layout.EQUIPMENT_USED] >> card & 1:
                self.card(self.tables.card_kind[card])

    # --- events ---

    def read(self, happened: list[Event]) -> None:
        """Read all events of the game."""
        count = self.counts.events
        hear = self.hear
        for event in happened:
            count[event[0]] += 1
            if event[0] in HEARD:
                hear(*event[:5])

    def hear(self, code: int, seat: int, a: int, b: int, c: int) -> None:
        """Note the effects that an event shows at work."""
        if code in CLASH_EVENTS:
            self._hear_clash(code, seat, a, b)
        elif code >= events.MONSTER_ATTACKED:
            self._hear_battle(code, a, b, c)
        elif code == events.ASSIGNED:
            self.on[b] = a
            self.seats[b] = seat
            self.traps[b] = 0
            self.shown[b] = []
        elif code == events.PATH_TRAP:
            self.traps[a] += 1
        elif code == events.TALENT_USED:
            self.talent(a)
        elif code == events.DISCOUNT_USED:
            if a == NONE:
                self.card(b)
            else:
                self.talent(a)
        elif code == events.LOOT_USED:
            self.seen["loot", self.names.loot[a]] += 1
            self.slayer += self.tables.effects[self.tables.loot_effect[a] + columns.E_ELIMINATE_BONUS]
        elif code == events.ACTIVATED:
            self.slayer = 0
        elif code == events.LAND_USED:
            self.seen["lands", f"{self.names.lands[a]} used"] += 1
        elif code == events.SETTLED:
            self.seen["lands", f"{self.names.lands[a]} settled"] += 1
        elif code == events.DOCKED:
            self._hear_draw(a, b, c)
        elif code == events.RESHUFFLED:
            self.seen["reshuffled", WORDS["offer"][a]] += 1
        elif code == events.MISSION_FULFILLED:
            self.seen["missions", f"{self.names.missions[a]} fulfilled"] += 1
        elif code == events.MISSION_FAILED:
            self.seen["missions", f"{self.names.missions[self.missions[0]]} failed"] += 1
        elif code == events.CONTRACT_KEPT:
            side = "left" if b == layout.CONTRACT else "right"
            self.seen["missions", f"{self.names.missions[a]} {side}"] += 1

    def _hear_clash(self, code: int, seat: int, path: int, other: int) -> None:
        """Note what an event of a clash shows: who steals from whom, and what shields protect (R11)."""
        tables = self.tables
        if code == events.TRAP_REVEALED:
            self.shown[path].append(other)
            self.traps[path] -= tables.trap_kind[other] == columns.TRICK
        elif code == events.MADHALA_SENT:
            self.on[path], self.seats[path] = layout.MADHALA, NONE
            self.shown[path] = []
        elif code == events.TRICK_AIMED:
            self.aimed = path
            trick = tables.trap_effect[self.shown[path][-1]]
            for kind in self.shown[other]:
                if tables.trap_kind[kind] == columns.SHIELDED and self._wants(trick, kind):
                    self.seen["shields", self.names.traps[kind]] += 1
        elif code == events.PARRIED:
            thief = self.seats[self.aimed]
            whom = "Madhala" if thief == NONE else "itself" if thief == seat else "a clan"
            self.seen["clashes", f"a clan parries {whom}"] += 1
        else:
            self.trap(self.shown[path][-1])
            who = "Madhala steals" if seat == NONE else "a clan steals"
            itself = seat != NONE and seat == self.seats[other]
            self.seen["clashes", f"{who} from itself" if itself else who] += 1

    def _wants(self, trick: int, kind: int) -> bool:
        """Check whether a trick that steals finds dice of its colours on a shielded trap."""
        effects = self.tables.effects
        dice = self.tables.trap_effect[kind] + columns.E_DICE
        return effects[trick + columns.E_STEAL] > 0 and any(
            effects[trick + columns.E_COLOURS] >> colour & 1 and effects[dice + colour] for colour in range(3)
        )

    def _hear_draw(self, offer: int, place: int, card: int) -> None:
        self.seen["offers", WORDS["offer"][offer]] += 1
        if offer == frames.OFFER_MONSTERS and place == layout.AT_ENTRANCE:
            self.entrance = card
            self.power(card)
        elif offer == frames.OFFER_ENTRANCE:
            self.entrance = card
        elif offer == frames.OFFER_LANDS:
            self.lands[place] = card
        elif offer == frames.OFFER_HEADERS:
            self.headers[place] = card
        elif offer == frames.OFFER_MISSIONS:
            self.missions[place] = card

    def _hear_battle(self, code: int, a: int, b: int, c: int) -> None:
        """Note what an event of a battle or a clean-up shows."""
        effects, tables = self.tables.effects, self.tables
        if code == events.MONSTER_ATTACKED:
            self.foe = a
            power = tables.power[a]
            if b >= layout.ENTRANCE:
                shown = effects[power + columns.E_EXTRA_ENTRANCE_DICE]
            else:
                land = self.lands[place_of(b)]
                alike = land != NONE and tables.land_affinity[land] == tables.monster_affinity[a]
                shown = alike and effects[power + columns.E_EXTRA_AFFINITY_DICE]
            if shown:
                self.power(a)
        elif code == events.HIT:
            self._hear_hit(a)
        elif code in (events.SPRAYED, events.LAST_LASH, events.ESCAPED):
            self.power(a)
        elif code == events.DIVERTED:
            if self.on[b] == layout.MADHALA:
                self.seen["clashes", "a die is diverted to Madhala"] += 1
        elif code == events.LAND_REMOVED:
            self.lands[place_of(b)] = NONE
        elif code == events.WOUNDED:
            if effects[tables.power[self.foe] + columns.E_WOUND_GLORY]:
                self.power(self.foe)
        elif code == events.DAMAGED:
            self._missed()
            self.damage = (b, c)
        elif code in (events.CAPTURED, events.ELIMINATED):
            self._hear_success(code, a, b)
        elif code == events.CONQUERED:
            self.seen["lands", f"{self.names.lands[a]} conquered"] += 1
            self.lands[place_of(b)] = NONE
        elif code == events.CLEAN_UP_BEGAN:
            self._missed()
            self.panicked = 0
        elif code == events.CAME_HOME:
            self._hear_homecoming(b)
        elif code == events.STORMED:
            self.entrance = a
        elif code == events.PANIC_SPREAD:
            self.panicked += 1
            if self.panicked == 2:
                self.power(self.entrance)

    def _hear_hit(self, path: int) -> None:
        power = self.tables.power[self.foe]
        effects = self.tables.effects
        if effects[power + columns.E_EXTRA_HITS]:
            self.power(self.foe)
        if effects[power + columns.E_FORBIDS] & columns.FORBIDS_DEFENSE_TALENTS:
            if effects[self.tables.talent[self.on[path]] + columns.E_DEFENSE_TALENTS]:
                self.power(self.foe)

    def _missed(self) -> None:
        """Note Turfus's power if an attack failed because it had no second trap."""
        path, base = self.damage
        self.damage = (NONE, 0)
        if path == NONE:
            return
        effects, tables = self.tables.effects, self.tables
        talent = tables.talent[self.on[path]]
        enough = base + effects[talent + columns.E_CAPTURE_BONUS] >= tables.capture_value[self.foe]
        more = tables.traps_needed[self.foe] - 1
        if enough and more and 0 < self.traps[path] <= more and not effects[talent + columns.E_NEEDS_NO_TRAP]:
            self.power(self.foe)

    def _hear_success(self, code: int, foe: int, path: int) -> None:
        effects, tables = self.tables.effects, self.tables
        mercenary = self.on[path]
        talent = tables.talent[mercenary]
        base = self.damage[1]
        self.damage = (NONE, 0)
        shown = any(effects[talent + columns.E_SUCCESS_GAIN + column] for column in range(columns.GAIN))
        if code == events.CAPTURED:
            shown = shown or effects[talent + columns.E_CAPTURE_GLORY] > 0
            shown = shown or base < tables.capture_value[foe]
            shown = shown or bool(effects[talent + columns.E_NEEDS_NO_TRAP] and not self.traps[path])
        else:
            shown = shown or base + self.slayer < tables.elimination_value[foe]
        if shown:
            self.talent(mercenary)
        if path >= layout.ENTRANCE:
            self.entrance = NONE

    def _hear_homecoming(self, path: int) -> None:
        """Note the benefit of a path when a mercenary comes home with what it gave and has not used."""
        if layout.DICE_MISSION <= path < layout.ENTRANCE:
            return
        tables = self.tables
        row = tables.entrance_effect[path - layout.ENTRANCE] if path >= layout.ENTRANCE else NONE
        if row == NONE:
            place, number = divmod(path, layout.LAND_B)
            row = tables.header_benefit[self.headers[place] * layout.LAND_B + number]
        if tables.effects[row + columns.E_HAS_GAIN]:
            self.path(path, self.headers)
