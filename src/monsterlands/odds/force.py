"""What a path can do in a battle, in numbers: its dice, modifiers, rerolls, bonuses and defenses.

Read from a state in which the foe is set and the traps of the place are revealed (see :mod:`.clash`).
"""

from __future__ import annotations

from ..rules import columns, frames, hits, layout
from ..rules.fight import FEWEST_FIRST
from ..rules.state import State, scenario
from ..rules.totals import forbidden, more_per_die, sources, total_of, traps_needed, traps_on, works
from .combinations import subset_sums
from .effort import UNBOUNDED, Effort
from .kinds import Boost
from .solver import DiceSolver, dice_solver


class Force:
    """One path against one kind of opponent.

    :param against: a mission, a monster or a land, as in the FIGHT frame
    :param with_loot: whether the clan spends loot on it
    """

    def __init__(self, state: State, path: int, against: int, with_loot: bool) -> None:
        paths = state.paths
        start = path * layout.PATH
        tables = state.tables
        effects = tables.effects
        self.path: int = path
        self.seat: int = paths[start + layout.SEAT]
        self.dice: list[int] = paths[start + layout.PATH_DICE : start + layout.PATH_DICE + 3]
        rows = sources(state, path, against)
        held = state.clans[self.seat][layout.LOOT] if with_loot else 0
        loot = [tables.loot_effect[token] for token in tables.fight_loot if (held >> token) & 1]
        self.per_die: list[int] = more_per_die(state, rows, against)
        # what loot may add to dice: their colours and how much
        self.boosts: list[Boost] = [boost_of(state, row) for row in loot if boosts_dice(state, row, against)]
        counts = [0] * 8
        for row in [*rows, *loot]:
            if effects[row + columns.E_REROLL]:
                counts[effects[row + columns.E_COLOURS]] += effects[row + columns.E_REROLL]
        self.rerolls: list[int] = [mask for mask in FEWEST_FIRST for _ in range(counts[mask])]
        self.extras: list[int] = []
        self.sums: list[int] = [0]
        self.bonus: int = 0
        self.capture_bonus: int = 0
        self.eliminate_bonus: int = 0
        self.may_capture: bool = False
        if against == frames.AGAINST_MONSTER:
            foe = state.table[layout.FOE]
            self.bonus = total_of(state, rows, columns.E_MONSTER_BONUS)
            self.capture_bonus = total_of(state, rows, columns.E_CAPTURE_BONUS)
            self.eliminate_bonus = total_of(state, rows, columns.E_ELIMINATE_BONUS)
            self.extras = [
                effects[row + columns.E_MONSTER_BONUS]
                for row in loot
                if effects[row + columns.E_MONSTER_BONUS]
            ]
            self.capture_bonus += total_of(state, loot, columns.E_CAPTURE_BONUS)
            self.eliminate_bonus += total_of(state, loot, columns.E_ELIMINATE_BONUS)
            if not forbidden(state, against) & columns.FORBIDS_VENOMS:
                self.extras += [tables.venom] * paths[start + layout.PATH_VENOMS]
            self.may_capture = traps_on(state, path) >= traps_needed(state, foe, rows)
            # what venoms and loot may add to the total; more than the elimination value does nothing more
            self.sums = subset_sums(self.extras, tables.elimination_value[foe])
        elif against == frames.AGAINST_LAND:
            self.bonus = total_of(state, [*rows, *loot], columns.E_CONQUEST_BONUS)
        glory = [tables.loot_effect[token] for token in tables.glory_loot if (held >> token) & 1]
        self.capture_glory: int = total_of(state, [*rows, *glory], columns.E_CAPTURE_GLORY)
        self.eliminate_glory: int = total_of(state, [*rows, *glory], columns.E_ELIMINATE_GLORY)
        self.conquest_glory: int = total_of(state, [*rows, *glory], columns.E_CONQUEST_GLORY)
        self.wounded: bool = (state.table[layout.WOUNDED] >> paths[start + layout.MERCENARY]) & 1 == 1
        self.defenses: int = defenses(state, path) if against == frames.AGAINST_MONSTER else 0

        # how many hits the mercenary survives in all
        self.lives: int = self.defenses + (0 if self.wounded else 1)

    def solver(self, worth: list[float], starts: int = 1, effort: Effort = UNBOUNDED) -> DiceSolver:
        """Return the solver for its dice, given what each total is worth."""
        return dice_solver(self.dice, self.per_die, self.rerolls, worth, self.boosts, starts, effort)


def boosts_dice(state: State, row: int, against: int) -> bool:
    """Tell whether a loot effect adds to dice against this kind of opponent."""
    effects = state.tables.effects
    return effects[row + columns.E_PER_DIE] != 0 and works(effects[row + columns.E_ONLY], against)


def boost_of(state: State, row: int) -> Boost:
    """Return the colours that an effect adds to, and how much."""
    return state.tables.effects[row + columns.E_COLOURS], state.tables.effects[row + columns.E_PER_DIE]


def defenses(state: State, path: int) -> int:
    """Count the hits that a path can cancel (R7.7)."""
    start = path * layout.PATH
    count = hits.talents_left(state, path)
    if not scenario(state).no_defenses:
        count += state.paths[start + layout.PATH_DEFENSE]
    if hits.potion_reason(state, path)[0] == 0:
        count += state.paths[start + layout.PATH_POTIONS]
    return count
