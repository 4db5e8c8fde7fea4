"""The odds of a battle for one path: the monster's attacks, the paths one after the other, the conquest.

The battle is followed path by path, as a set of situations with their chances. Of the other paths only what
matters to the path in question is kept: the damage they leave behind, hits on everybody (R7.6, R8.8), hits on
the targets of diverted dice, and who beats the monster. The other paths roll for the most glory and spend no
loot.
"""

from __future__ import annotations

from typing import Final

from ..rules import columns, frames, layout
from ..rules.hits import death_glory
from ..rules.layout import NONE
from ..rules.monster import attack_dice, divertible, target_of
from ..rules.outside import adjacent, paths_of_place, place_of
from ..rules.state import State, scenario
from .combinations import binomial
from .effort import UNBOUNDED, Effort
from .force import Force
from .outcome import GLORY, Chances
from .solver import DiceSolver
from .worth import CAPTURED, ELIMINATED, FAILED, SMALL, best, glory_of, worth_of

WAITING: Final = 0  # the path in question has not fought yet; any other value is its result

Situation = tuple[int, int, int, int]  # damage carried, hits on all, hits on single paths, own result
Situations = dict[Situation, float]
HITS: Final = 6  # bits for the hits on one path
DEAD: Final = (1 << HITS) - 1  # as a number of hits: the mercenary is dead
START: Final[Situation] = (0, 0, 0, WAITING)
CARRIED: Final = 4  # about how many different totals a later path may begin from
SITUATION: Final = 5  # what following one situation counts as work
SAFE: Final = 1e-5  # the weight of survival against the aim


class Battle:
    """A battle as one path sees it.

    :param state: the table of the battle: the foe is set, the traps are revealed
    :param aim: what the path rolls for
    :param effort: the work that it may take
    """

    def __init__(self, state: State, path: int, aim: int, effort: Effort = UNBOUNDED) -> None:
        self.effort: Effort = effort
        self.state: State = state
        self.path: int = path
        self.aim: int = aim
        self.place: int = place_of(path)
        self.chances: Chances = Chances()
        first, end = paths_of_place(self.place)
        self.first: int = first
        self.order: list[int] = [each for each in range(first, end) if self._who(each) != NONE]
        tables = state.tables
        miss = (tables.hit_from - 1) / 6
        self.hit: float = 1 - miss * miss if scenario(state).rerolled_misses else 1 - miss
        self.foe: int = state.table[layout.FOE]
        self.forces: dict[int, Force] = {}
        self.solvers: dict[int, DiceSolver] = {}
        self.known: dict[tuple[int, int], int] = {}
        if self.foe != NONE:
            power = tables.power[self.foe]
            effects = tables.effects
            self.spray: int = effects[power + columns.E_SPRAY]
            self.lash: int = effects[power + columns.E_LAST_LASH]
            self.extra_hits: int = effects[power + columns.E_EXTRA_HITS]
            self.wound_glory: int = effects[power + columns.E_WOUND_GLORY]
            self.dice: int = attack_dice(state, self.foe, self.place)
        for each in self.order:
            if self._who(each) != layout.MADHALA and self.foe != NONE:
                self.forces[each] = Force(state, each, frames.AGAINST_MONSTER, each == path)
        # by path: the targets at which it diverts dice, and at most how many dice; tricks first (R7.6)
        self.aside: dict[int, list[tuple[int, int]]] = {each: self._aside(each) for each in self.forces}
        # the paths whose hits are counted: the path itself, and the targets of diverted dice
        self.kept: set[int] = {path}
        for targets in self.aside.values():
            self.kept |= {target for target, _ in targets}

    def _who(self, path: int) -> int:
        return self.state.paths[path * layout.PATH + layout.MERCENARY]

    def _aside(self, path: int) -> list[tuple[int, int]]:
        state = self.state
        start = path * layout.PATH
        found: list[tuple[int, int]] = []
        for slot in range(state.paths[start + layout.TOKENS]):
            target = target_of(state, path, slot)
            if target != NONE:
                row = state.tables.trap_effect[state.paths[start + layout.SLOT + slot]]
                found.append((target, state.tables.effects[row + columns.E_DIVERT]))
        if self.talent_target(path) != NONE:
            found.append((self.talent_target(path), divertible(state, self._who(path))))
        return found

    def talent_target(self, path: int) -> int:
        """Return the path of another clan at which a talent diverts dice, or NONE."""
        if divertible(self.state, self._who(path)):
            for other in adjacent(self.state, path):
                if other not in self.forces or self.forces[other].seat != self.forces[path].seat:
                    return other
        return NONE

    def solve(self) -> Chances:
        """Follow the battle to its end and return the chances of the path."""
        if self.foe == NONE:
            self._conquest({START: 1.0}, self.order)
            return self.chances
        situations: Situations = {START: 1.0}
        for number, path in enumerate(self.order):
            later = self.order[number + 1 :]
            if self._who(path) == layout.MADHALA:
                self._conquest(situations, later)
                return self.chances
            situations = self._fight(situations, path, later)
        for situation, chance in situations.items():
            self._note(situation, chance, conquered=False)
        return self.chances

    # --- one path ---

    def _fight(self, situations: Situations, path: int, later: list[int]) -> Situations:
        """Let the monster attack a path, and the path then attack the monster."""
        after: Situations = {}
        beaten: Situations = {}
        alive: Situations = {}
        for situation, chance in situations.items():
            # A dead mercenary is not attacked any more, so no spray comes before the attack either (R7.6).
            _add(alive if self._lives(path, situation) else after, situation, chance)
        for situation, chance in self._sprayed(alive).items():
            if self._lives(path, situation):
                for (there, dice), part in self._diverted(path, situation, chance).items():
                    self._attack(path, there, part, dice, after, beaten)
            else:
                _add(after, situation, chance)
        if beaten:
            self._conquest(self._lashed(beaten), later)
        return after

    def _suffered(self, path: int, situation: Situation) -> int:
        """Return the hits on a path so far, if they are counted."""
        _, shared, hits, _ = situation
        single = (hits >> (HITS * (path - self.first))) & DEAD
        return DEAD if single == DEAD else shared + single

    def _lives(self, path: int, situation: Situation) -> bool:
        return self._suffered(path, situation) <= self.forces[path].lives

    def _sprayed(self, situations: Situations) -> Situations:
        """Spray everybody before an attack, as Sporus does (R7.6)."""
        if not self.spray:
            return situations
        found: Situations = {}
        for situation, chance in situations.items():
            self.effort.spend(SITUATION * (self.spray + 1))
            for more, part in enumerate(binomial(self.spray, self.hit)):
                _add(found, self._struck_all(situation, more, chance * part), chance * part)
        return found

    def _diverted(self, path: int, situation: Situation, chance: float) -> dict[tuple[Situation, int], float]:
        """Divert dice; return the possible situations with the dice left. Targets keep their magic dice."""
        found: dict[tuple[Situation, int], float] = {(situation, self.dice): chance}
        for target, most in self.aside[path]:
            ahead: dict[tuple[Situation, int], float] = {}
            for (there, dice), likely in found.items():
                aside = min(dice, most)
                self.effort.spend(SITUATION * (aside + 1))
                if target not in self.forces:
                    # R13.5: dice that are diverted to Madhala are lost.
                    ahead[there, dice - aside] = ahead.get((there, dice - aside), 0.0) + likely
                elif not self._lives(target, there):
                    ahead[there, dice] = ahead.get((there, dice), 0.0) + likely
                else:
                    for more, part in enumerate(binomial(aside, self.hit)):
                        key = (self._struck(target, there, more, likely * part), dice - aside)
                        ahead[key] = ahead.get(key, 0.0) + likely * part
            found = ahead
        return found

    def _struck(self, path: int, situation: Situation, more: int, chance: float) -> Situation:
        """Hit a living mercenary; count the glory that its wound costs, once for each strike (R7.8)."""
        carried, shared, hits, result = situation
        if not more or path not in self.kept:
            return situation
        suffered = self._suffered(path, situation) + more
        if path == self.path and suffered > self.forces[path].defenses:
            self.chances.glory += chance * self.wound_glory
        at = HITS * (path - self.first)
        single = DEAD if suffered > self.forces[path].lives else suffered - shared
        return carried, shared, hits & ~(DEAD << at) | single << at, result

    def _struck_all(self, situation: Situation, more: int, chance: float) -> Situation:
        """Hit every living mercenary."""
        carried, shared, hits, result = situation
        if more and self._lives(self.path, situation):
            if self._suffered(self.path, situation) + more > self.forces[self.path].defenses:
                self.chances.glory += chance * self.wound_glory
        return carried, shared + more, hits, result

    def _attack(
        self, path: int, situation: Situation, chance: float, dice: int, after: Situations, beaten: Situations
    ) -> None:
        carried = situation[0]
        force, solver = self.forces[path], self.solver(path)
        suffered = self._suffered(path, situation)
        room = force.lives - suffered
        removed = self.removed(path, carried, dice, room, suffered)
        totals = solver.totals(carried + force.bonus, removed)
        self.effort.spend((dice - removed + 1) * (SITUATION + len(totals)))
        for number, part in enumerate(binomial(dice - removed, self.hit)):
            hits = number + self.extra_hits
            there = self._struck(path, situation, hits, chance * part)
            if hits > room:
                _add(after, there, chance * part)
                continue
            _, shared, single, result = there
            for total, likely in enumerate(totals):
                if not likely:
                    continue
                weight = chance * part * likely
                how = self.judged(path, total)
                if path == self.path:
                    result = how
                if how != FAILED:
                    _add(beaten, (how, shared, single, result), weight)
                    continue
                if path == self.path:
                    self.chances.damage[total] = self.chances.damage.get(total, 0.0) + weight
                # The bonus of this path's own traps is part of the damage (R8.4, R8.6).
                _add(after, (total, shared, single, result), weight)

    def solver(self, path: int) -> DiceSolver:
        found = self.solvers.get(path)
        if found is None:
            force = self.forces[path]
            aim = self._aim_of(path)
            tables = self.state.tables
            top = tables.elimination_value[self.foe]
            self.effort.spend((top + 1) * len(force.sums))
            worth = [worth_of(tables, self.foe, force, aim, total) for total in range(top + 1)]
            found = force.solver(worth, 1 if path == self.order[0] else CARRIED, self.effort)
            self.solvers[path] = found
        return found

    def judged(self, path: int, total: int) -> int:
        """Return whether a total captures or eliminates the monster, as the path prefers, or fails."""
        known = self.known.get((path, total))
        if known is None:
            self.effort.spend(len(self.forces[path].sums))
            known = best(self.state.tables, self.foe, self.forces[path], self._aim_of(path), total)
            self.known[path, total] = known
        return known

    def removed(self, path: int, carried: int, dice: int, room: int, suffered: int) -> int:
        """Return how many magic dice are best removed before the attack (R7.6)."""
        best, value = 0, -1e9
        for removed in range(min(dice, self.forces[path].dice[1]) + 1):
            worth = self.worth_of_removing(path, carried, dice, room, suffered, removed)
            if worth > value + 1e-12:
                best, value = removed, worth
        return best

    def worth_of_removing(
        self, path: int, carried: int, dice: int, room: int, suffered: int, removed: int
    ) -> float:
        """Return what it is worth to remove a number of magic dice."""
        force, solver = self.forces[path], self.solver(path)
        death = float(death_glory(self.state, path)) if self._aim_of(path) == GLORY else 0.0
        survived = wounded = 0.0
        self.effort.spend((dice - removed + 1) * (dice - removed + 2) // 4 + SITUATION)
        for number, part in enumerate(binomial(dice - removed, self.hit)):
            hits = number + self.extra_hits
            if hits <= room:
                survived += part
            if hits and suffered + hits > force.defenses:
                wounded += part
        worth = survived * (solver.best(carried + force.bonus, removed) + SAFE) + (1 - survived) * death
        if self._aim_of(path) == GLORY:
            worth += wounded * self.wound_glory
        return worth

    def _aim_of(self, path: int) -> int:
        return self.aim if path == self.path else GLORY

    # --- after the monster ---

    def _lashed(self, beaten: Situations) -> Situations:
        """Let an eliminated monster hit everybody once more, if it can (R8.8); the conquest begins at 0."""
        found: Situations = {}
        for (how, shared, single, result), chance in beaten.items():
            hits = self.lash if how == ELIMINATED else 0
            _add(found, self._struck_all((0, shared, single, result), hits, chance), chance)
        return found

    def _conquest(self, situations: Situations, later: list[int]) -> None:
        """Let the paths that have not fought roll for the land, from left to right (R9.1)."""
        land = NONE if self.place == layout.AT_ENTRANCE else self.state.table[layout.LAND_CARDS + self.place]
        for situation, chance in situations.items():
            conquered = 0.0
            if land != NONE and situation[3] == WAITING and self.path in later:
                conquered = self._conquered(situation, later, land)
            self._note(situation, chance * conquered, conquered=True)
            self._note(situation, chance * (1 - conquered), conquered=False)

    def _conquered(self, situation: Situation, later: list[int], land: int) -> float:
        """Return how likely the path conquers the land."""
        value = self.state.tables.conquest_value[land]
        carried: dict[int, float] = {0: 1.0}
        for path in later:
            if self._who(path) == layout.MADHALA:
                return 0.0
            if self.foe != NONE and not self._lives(path, situation):
                if path == self.path:
                    return 0.0
                continue
            force = Force(self.state, path, frames.AGAINST_LAND, path == self.path)
            solver = self.conquest_solver(path, land)
            ahead: dict[int, float] = {}
            self.effort.spend(SITUATION + len(carried) * (value + 1))
            for total, chance in carried.items():
                for there, part in enumerate(solver.totals(total + force.bonus)):
                    ahead[there] = ahead.get(there, 0.0) + chance * part
            if path == self.path:
                return ahead.get(value, 0.0)
            ahead.pop(value, None)
            carried = ahead
        return 0.0

    def conquest_solver(self, path: int, land: int) -> DiceSolver:
        """Return the best way for a path to roll for a land."""
        value = self.state.tables.conquest_value[land]
        worth = [SMALL * total for total in range(value)] + [1.0]
        force = Force(self.state, path, frames.AGAINST_LAND, path == self.path)
        return force.solver(worth, CARRIED, self.effort)

    # --- the results ---

    def _note(self, situation: Situation, chance: float, conquered: bool) -> None:
        """Add a situation at the end of the battle to the chances."""
        if not chance:
            return
        found = self.chances
        tables = self.state.tables
        result = situation[3]
        dead = wounded = False
        if self.path in self.forces:
            dead = not self._lives(self.path, situation)
            wounded = self._suffered(self.path, situation) > self.forces[self.path].defenses
        if dead:
            found.dying += chance
            found.glory += chance * death_glory(self.state, self.path)
        else:
            found.surviving += chance
            found.wounded += chance if wounded else 0.0
        if result == CAPTURED:
            found.capturing += chance
        elif result == ELIMINATED:
            found.eliminating += chance
        if result in (CAPTURED, ELIMINATED):
            found.glory += chance * glory_of(tables, self.foe, self.forces[self.path], result)
        elif conquered:
            land = self.state.table[layout.LAND_CARDS + self.place]
            force = Force(self.state, self.path, frames.AGAINST_LAND, with_loot=True)
            found.conquering += chance
            found.glory += chance * (tables.conquest_glory[land] + force.conquest_glory)
        elif not dead and self.place != layout.AT_ENTRANCE:
            found.looting += chance


def _add(situations: Situations, situation: Situation, chance: float) -> None:
    situations[situation] = situations.get(situation, 0.0) + chance
