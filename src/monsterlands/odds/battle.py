"""The odds of a battle for one path: the monster's attacks, the paths one after the other, the conquest.

The battle is followed path by path as a set of situations with their chances. Of the other paths only what
concerns the one asked about is kept: the damage they leave behind, hits on everybody (R7.6, R8.8), and
who beats the monster. They roll for the most glory; nobody else spends loot.
"""

from __future__ import annotations

from typing import Final

from ..rules.frames import AGAINST_LAND, AGAINST_MONSTER
from ..rules.hits import death_glory
from ..rules.monster import attack_dice
from ..rules.outside import adjacent, paths_of_place, place_of
from ..rules.state import (
    AT_ENTRANCE,
    FOE,
    LAND_CARDS,
    MADHALA,
    MERCENARY,
    NONE,
    PATH,
    State,
    scenario,
)
from ..rules.tables import E_EXTRA_HITS, E_LAST_LASH, E_SPRAY, E_WOUND_GLORY
from .counting import binomial, subset_sums
from .force import Force
from .outcome import CAPTURE, GLORY, Chances
from .rolling import Rolling

# What became of the path that is asked about.
WAITING: Final = 0
FAILED: Final = 1
CAPTURED: Final = 2
ELIMINATED: Final = 3
DEAD: Final = 4

Situation = tuple[int, int, int, int, int]  # damage carried, hits on all, diverted hits, own hits, own result
Situations = dict[Situation, float]
CARRIED: Final = 4  # from how many totals a later path may begin, about
GONE: Final = 99  # as diverted hits: their target has died
SMALL: Final = 1e-7  # what a point of damage left behind weighs against the aim
SAFE: Final = 1e-5  # what survival weighs
SECOND: Final = 1e-4  # what another success weighs


class Battle:
    """A battle as one path sees it.

    :param state: the table of the battle: the foe is set, the traps are revealed
    :param aim: what the path rolls for
    """

    def __init__(self, state: State, path: int, aim: int) -> None:
        self.state: State = state
        self.path: int = path
        self.aim: int = aim
        self.place: int = place_of(path)
        self.chances: Chances = Chances()
        first, end = paths_of_place(self.place)
        self.order: list[int] = [each for each in range(first, end) if self._who(each) != NONE]
        tables = state.tables
        miss = (tables.hit_from - 1) / 6
        self.hit: float = 1 - miss * miss if scenario(state).rerolled_misses else 1 - miss
        self.foe: int = state.table[FOE]
        self.forces: dict[int, Force] = {}
        self.rollings: dict[int, Rolling] = {}
        if self.foe != NONE:
            power = tables.power[self.foe]
            effects = tables.effects
            self.spray: int = effects[power + E_SPRAY]
            self.lash: int = effects[power + E_LAST_LASH]
            self.extra_hits: int = effects[power + E_EXTRA_HITS]
            self.wound_glory: int = effects[power + E_WOUND_GLORY]
            self.dice: int = attack_dice(state, self.place)
        for each in self.order:
            if self._who(each) != MADHALA and self.foe != NONE:
                self.forces[each] = Force(state, each, AGAINST_MONSTER, each == path)
        self.diverted_to: int = self._divert_target()

    def _who(self, path: int) -> int:
        return self.state.paths[path * PATH + MERCENARY]

    def _divert_target(self) -> int:
        """Return the path of another clan at which somebody here diverts dice (R7.6), or NONE."""
        for path, force in self.forces.items():
            if force.divert:
                for other in adjacent(self.state, path):
                    if other not in self.forces or self.forces[other].seat != force.seat:
                        return other
        return NONE

    def solve(self) -> Chances:
        """Follow the battle to its end."""
        if self.foe == NONE:
            self._conquest({(0, 0, 0, 0, WAITING): 1.0}, self.order)
            return self.chances
        situations: Situations = {(0, 0, 0, 0, WAITING): 1.0}
        for number, path in enumerate(self.order):
            later = self.order[number + 1 :]
            if self._who(path) == MADHALA:
                self._conquest(situations, later)
                return self.chances
            situations = self._fight(situations, path, later)
        for situation, chance in situations.items():
            self._note(situation, chance, conquered=False)
        return self.chances

    # --- one path ---

    def _fight(self, situations: Situations, path: int, later: list[int]) -> Situations:
        """The monster attacks a path, which then attacks the monster."""
        force = self.forces[path]
        after: Situations = {}
        beaten: Situations = {}
        alive: Situations = {}
        for situation, chance in situations.items():
            # Who is dead is not attacked any more, and nothing is sprayed before that (R7.6).
            _add(after if self._killed(path, situation) else alive, situation, chance)
        for (carried, sprayed, diverted, own, result), chance in self._sprayed(alive).items():
            situation = (carried, sprayed, diverted, own, result)
            if self._killed(path, situation):
                _add(after, situation, chance)
                continue
            dice = self.dice
            aside = min(dice, force.divert) if self._diverts_now(path, sprayed, diverted, result) else 0
            for more, part in self._diverted(aside):
                self._attack(
                    path,
                    (carried, sprayed, diverted + more, own, result),
                    chance * part,
                    dice - aside,
                    after,
                    beaten,
                )
        if beaten:
            self._conquest(self._lashed(beaten), later)
        return after

    def _killed(self, path: int, situation: Situation) -> bool:
        """Tell whether a path that was not attacked yet has died of sprays or of diverted dice."""
        _, sprayed, diverted, _, _ = situation
        return sprayed + (diverted if path == self.diverted_to else 0) > self.forces[path].lives

    def diverts(self, path: int) -> bool:
        return self.forces[path].divert > 0 and self.diverted_to in adjacent(self.state, path)

    def _diverts_now(self, path: int, sprayed: int, diverted: int, result: int) -> bool:
        """Tell whether a path diverts dice: its target must live."""
        if not self.diverts(path):
            return False
        target = self.diverted_to
        if target not in self.forces:
            return True
        dead = sprayed + diverted > self.forces[target].lives
        return not dead and not (target == self.path and result == DEAD)

    def _diverted(self, dice: int) -> list[tuple[int, float]]:
        """List the hits of diverted dice; their target keeps its magic dice for its own attack."""
        if not dice or self.diverted_to not in self.forces:
            return [(0, 1.0)]
        return list(enumerate(binomial(dice, self.hit)))

    def _sprayed(self, situations: Situations) -> Situations:
        """Before each attack Sporus sprays everybody (R7.6)."""
        if not self.spray:
            return situations
        found: Situations = {}
        for (carried, sprayed, diverted, own, result), chance in situations.items():
            for more, part in enumerate(binomial(self.spray, self.hit)):
                _add(found, (carried, sprayed + more, diverted, own, result), chance * part)
        return found

    def _attack(
        self, path: int, situation: Situation, chance: float, dice: int, after: Situations, beaten: Situations
    ) -> None:
        carried, sprayed, diverted, own, result = situation
        force, rolling = self.forces[path], self.rolling(path)
        suffered = sprayed + (diverted if path == self.diverted_to else 0)
        room = force.lives - suffered
        removed = self.removed(path, carried, dice, room, suffered)
        struck = binomial(dice - removed, self.hit)
        totals = rolling.totals(carried + force.bonus, removed)
        for number, part in enumerate(struck):
            hits = number + self.extra_hits
            if hits > room:
                gone = GONE if path == self.diverted_to and path != self.path else diverted
                self._wounded(path, chance * part, 2 if suffered > force.defenses else 1)
                _add(after, (carried, sprayed, gone, own, self._or_dead(path, result)), chance * part)
                continue
            for total, likely in enumerate(totals):
                if not likely:
                    continue
                weight = chance * part * likely
                how = self.judged(path, total)
                mine = hits if path == self.path else own
                if how == FAILED:
                    ended = FAILED if path == self.path else result
                    if path == self.path:
                        self.chances.damage[total] = self.chances.damage.get(total, 0.0) + weight
                    # The bonus of this path's own traps is part of the damage (R8.4, R8.6).
                    _add(after, (total, sprayed, diverted, mine, ended), weight)
                else:
                    _add(beaten, (how, sprayed, diverted, mine, how if path == self.path else result), weight)

    def _wounded(self, path: int, chance: float, strikes: int) -> None:
        """Count the glory that the wounds of a death cost, once for each strike (R7.8)."""
        if path == self.path:
            self.chances.glory += chance * strikes * self.wound_glory

    def _or_dead(self, path: int, result: int) -> int:
        return DEAD if path == self.path else result

    def rolling(self, path: int) -> Rolling:
        found = self.rollings.get(path)
        if found is None:
            force = self.forces[path]
            aim = self.aim if path == self.path else GLORY
            tables = self.state.tables
            top = tables.elimination_value[self.foe]
            worth = [self._worth(force, aim, total) for total in range(top + 1)]
            found = force.rolling(worth, 1 if path == self.order[0] else CARRIED)
            self.rollings[path] = found
        return found

    def _worth(self, force: Force, aim: int, total: int) -> float:
        """Say what stopping at a total is worth for an aim; another success and damage count a little."""
        tables = self.state.tables
        captured = tables.capture_glory[self.foe] + force.capture_glory
        eliminated = tables.elimination_glory[self.foe] + force.eliminate_glory
        how = self._best(force, aim, total)
        if how == FAILED:
            return SMALL * total
        if aim == GLORY:
            return float(captured if how == CAPTURED else eliminated)
        return 1.0 if how == (CAPTURED if aim == CAPTURE else ELIMINATED) else SECOND

    def _best(self, force: Force, aim: int, total: int) -> int:
        """Say how the monster is beaten at a total, the way the aim prefers, with what may be added to it."""
        tables = self.state.tables
        ev, cv = tables.elimination_value[self.foe], tables.capture_value[self.foe]
        if total >= ev:
            return ELIMINATED
        can_capture = can_eliminate = False
        for extra in subset_sums(force.extras):
            base = total + extra
            if base < ev and force.may_capture and base + force.capture_bonus >= cv:
                can_capture = True
            if base + force.eliminate_bonus >= ev:
                can_eliminate = True
        if can_capture and can_eliminate:
            if aim == GLORY:
                captured = tables.capture_glory[self.foe] + force.capture_glory
                more = captured >= tables.elimination_glory[self.foe] + force.eliminate_glory
            else:
                more = aim == CAPTURE
            return CAPTURED if more else ELIMINATED
        if can_capture:
            return CAPTURED
        return ELIMINATED if can_eliminate else FAILED

    def judged(self, path: int, total: int) -> int:
        return self._best(self.forces[path], self.aim if path == self.path else GLORY, total)

    def removed(self, path: int, carried: int, dice: int, room: int, suffered: int) -> int:
        """Say how many magic dice are best removed before the attack (R7.6)."""
        force, rolling = self.forces[path], self.rolling(path)
        death = float(death_glory(self.state, path)) if self._aim_of(path) == GLORY else 0.0
        best, value = 0, -1e9
        for removed in range(min(dice, force.dice[1]) + 1):
            survived = wounded = 0.0
            for number, part in enumerate(binomial(dice - removed, self.hit)):
                hits = number + self.extra_hits
                if hits <= room:
                    survived += part
                if suffered + hits > force.defenses:
                    wounded += part
            worth = survived * (rolling.best(carried + force.bonus, removed) + SAFE) + (1 - survived) * death
            if self._aim_of(path) == GLORY:
                worth += wounded * self.wound_glory
            if worth > value + 1e-12:
                best, value = removed, worth
        return best

    def _aim_of(self, path: int) -> int:
        return self.aim if path == self.path else GLORY

    # --- after the monster ---

    def _lashed(self, beaten: Situations) -> Situations:
        """R8.8: eliminated, some monsters hit everybody once more; the conquest begins at 0."""
        found: Situations = {}
        for (how, sprayed, diverted, own, result), chance in beaten.items():
            hits = self.lash if how == ELIMINATED else 0
            _add(found, (0, sprayed + hits, diverted, own, result), chance)
        return found

    def _conquest(self, situations: Situations, later: list[int]) -> None:
        """R9.1: whoever has not fought may roll, from left to right."""
        land = NONE if self.place == AT_ENTRANCE else self.state.table[LAND_CARDS + self.place]
        for situation, chance in situations.items():
            conquered = 0.0
            if land != NONE and situation[4] == WAITING and self.path in later:
                conquered = self._conquered(situation, later, land)
            self._note(situation, chance * conquered, conquered=True)
            self._note(situation, chance * (1 - conquered), conquered=False)

    def _conquered(self, situation: Situation, later: list[int], land: int) -> float:
        """Return how likely the path conquers the land."""
        value = self.state.tables.conquest_value[land]
        carried: dict[int, float] = {0: 1.0}
        for path in later:
            if self._who(path) == MADHALA:
                return 0.0
            if self.foe != NONE and self._hits(path, situation) > self.forces[path].lives:
                if path == self.path:
                    return 0.0
                continue
            force = Force(self.state, path, AGAINST_LAND, path == self.path)
            rolling = self.conquest_rolling(path, land)
            ahead: dict[int, float] = {}
            for total, chance in carried.items():
                for there, part in enumerate(rolling.totals(total + force.bonus)):
                    ahead[there] = ahead.get(there, 0.0) + chance * part
            if path == self.path:
                return ahead.get(value, 0.0)
            ahead.pop(value, None)
            carried = ahead
        return 0.0

    def conquest_rolling(self, path: int, land: int) -> Rolling:
        """Return the best way for a path to roll for a land."""
        value = self.state.tables.conquest_value[land]
        worth = [SMALL * total for total in range(value)] + [1.0]
        force = Force(self.state, path, AGAINST_LAND, path == self.path)
        return force.rolling(worth, CARRIED)

    def stands(self, force: Force, total: int, wanted: int) -> bool:
        """Tell whether a total beats the monster as wanted with nothing added."""
        tables = self.state.tables
        if wanted == ELIMINATED:
            return total + force.eliminate_bonus >= tables.elimination_value[self.foe]
        return force.may_capture and total + force.capture_bonus >= tables.capture_value[self.foe]

    def _hits(self, path: int, situation: Situation) -> int:
        _, sprayed, diverted, own, _ = situation
        return sprayed + (diverted if path == self.diverted_to else 0) + (own if path == self.path else 0)

    # --- what is noted ---

    def _note(self, situation: Situation, chance: float, conquered: bool) -> None:
        """Add a situation at the end of the battle to the chances."""
        if not chance:
            return
        found = self.chances
        tables = self.state.tables
        result = situation[4]
        dead = result == DEAD
        hurt = self.foe == NONE or self.path not in self.forces
        if not dead and not hurt:
            force = self.forces[self.path]
            hits = self._hits(self.path, situation)
            dead = hits > force.lives
            if dead:
                self._wounded(self.path, chance, 2 if situation[3] > force.defenses else 1)
            elif hits > force.defenses:
                found.wounded += chance
                found.glory += chance * self.wound_glory
        if dead:
            found.dying += chance
            found.glory += chance * death_glory(self.state, self.path)
        else:
            found.surviving += chance
        if result == CAPTURED:
            found.capturing += chance
            found.glory += chance * (tables.capture_glory[self.foe] + self.forces[self.path].capture_glory)
        elif result == ELIMINATED:
            found.eliminating += chance
            found.glory += chance * (
                tables.elimination_glory[self.foe] + self.forces[self.path].eliminate_glory
            )
        elif conquered:
            land = self.state.table[LAND_CARDS + self.place]
            force = Force(self.state, self.path, AGAINST_LAND, with_loot=True)
            found.conquering += chance
            found.glory += chance * (tables.conquest_glory[land] + force.conquest_glory)


def _add(situations: Situations, situation: Situation, chance: float) -> None:
    situations[situation] = situations.get(situation, 0.0) + chance
