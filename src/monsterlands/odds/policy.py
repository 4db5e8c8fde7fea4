"""Playing by the odds: the answers that the chances of :mod:`.battle` and :mod:`.mission` assume.

A plan is made for one path before the battle begins; it answers every question of the battle, also those
about the other paths, the way the chances assume.
"""

from __future__ import annotations

from ..rules import actions, columns, fight, frames, layout, totals
from ..rules.engine import options
from ..rules.frames import argument, top_kind
from ..rules.layout import NONE
from ..rules.outside import adjacent
from ..rules.state import State, bits
from .battle import Battle
from .faces import FACES, WIDTH
from .force import Force, boost_of
from .kinds import Boost
from .mission import MissionOdds
from .solver import BOOST, REROLL, STOP, DiceSolver
from .worth import CAPTURED, FAILED, stands


class Plan:
    """Answers every question of one battle.

    :param battle: the battle, not yet begun, as the path that the plan is for sees it
    """

    def __init__(self, battle: Battle) -> None:
        self.battle: Battle = battle
        self.conquests: dict[int, DiceSolver] = {}

    def answer(self, state: State) -> int:
        """Answer the question on top, or NONE if it does not concern the battle."""
        kind = top_kind(state)
        if kind == frames.FIGHT:
            return self._fight(state)
        if kind == frames.REMOVE_MAGIC:
            return self._remove(state)
        if kind == frames.DEFEND:
            return options(state)[0]  # talents before tokens before potions, and all of them before wounds
        if kind == frames.DIVERT:
            return self._divert(state)
        if kind == frames.DEFLECT:
            return options(state)[-1]
        if kind == frames.JUDGE:
            how = self.battle.judged(argument(state, 0), state.table[layout.TOTAL])
            return actions.CAPTURE_CHOICE if how == CAPTURED else actions.ELIMINATE_CHOICE
        if kind == frames.GLORY_LOOT:
            own = argument(state, 0) == self.battle.path
            return options(state)[0] if own else actions.DONE
        return NONE

    # --- the monster's attack ---

    def _remove(self, state: State) -> int:
        path = argument(state, 0)
        if state.stack[-2 * frames.FRAME] == frames.DIVERTED_ATTACK:
            return actions.DONE
        gone = (
            self.battle.forces[path].dice[layout.MAGIC]
            - state.paths[path * layout.PATH + layout.PATH_DICE + layout.MAGIC]
        )
        now = Force(state, path, frames.AGAINST_MONSTER, with_loot=False)
        suffered = self.battle.forces[path].lives - now.lives
        wanted = self.battle.removed(
            path, carried(state), state.table[layout.ATTACK_DICE] + gone, now.lives, suffered
        )
        return actions.REMOVE_MAGIC if gone < wanted else actions.DONE

    def _divert(self, state: State) -> int:
        path = argument(state, 0)
        target = self.battle.talent_target(path)
        if target == NONE or target not in adjacent(state, path):
            return actions.NO_CHOICE
        return actions.LEFT_CHOICE if target < path else actions.RIGHT_CHOICE

    # --- the path's attack, and the conquest ---

    def _fight(self, state: State) -> int:
        path, against = argument(state, 0), argument(state, 1)
        land = against == frames.AGAINST_LAND
        solver = self._conquest(state, path) if land else self.battle.solver(path)
        if path == self.battle.path:
            loot = loot_choice(state, solver)
            if loot != NONE:
                return loot
        if land:
            return fight_choice(state, solver)
        if argument(state, 3) or self._bonus_used(state):
            # Loot that adds to the total comes last.
            return self._before_stopping(state, path)
        choice = fight_choice(state, solver)
        return self._before_stopping(state, path) if choice == actions.STOP_CHOICE else choice

    def _bonus_used(self, state: State) -> bool:
        effects, tables = state.tables.effects, state.tables
        return any(
            effects[tables.loot_effect[token] + columns.E_MONSTER_BONUS]
            for token in bits(state.table[layout.LOOT_AT_WORK])
        )

    def _conquest(self, state: State, path: int) -> DiceSolver:
        found = self.conquests.get(path)
        if found is None:
            land = state.table[layout.LAND_CARDS + self.battle.place]
            found = self.battle.conquest_solver(path, land)
            self.conquests[path] = found
        return found

    def _before_stopping(self, state: State, path: int) -> int:
        """Add venoms and loot if they beat the monster in the way that the aim prefers."""
        battle = self.battle
        force = battle.forces[path]
        total = totals.attack_total(state)
        wanted = battle.judged(path, min(total, battle.solver(path).top))
        legal = options(state)
        if wanted == FAILED or total >= battle.solver(path).top:
            return actions.STOP_CHOICE
        if stands(state.tables, battle.foe, force, total, wanted):
            return actions.STOP_CHOICE
        if actions.USE_VENOM in legal and state.paths[path * layout.PATH + layout.PATH_VENOMS]:
            return actions.USE_VENOM
        for choice in legal:
            if actions.LOOT_CHOICE <= choice < actions.SELL_CHOICE:
                return choice
        return actions.STOP_CHOICE


class MissionPlan:
    """Answers every question of a dice-rolling mission."""

    def __init__(self, mission: MissionOdds) -> None:
        self.mission: MissionOdds = mission

    def answer(self, state: State) -> int:
        """Answer the question on top, or NONE if it does not concern the mission."""
        if top_kind(state) != frames.FIGHT or argument(state, 1) != frames.AGAINST_MISSION:
            return NONE
        path = argument(state, 0)
        left = state.stack[-frames.FRAME - 3]
        solver = self.mission.solver(path, left if path > layout.DICE_MISSION else NONE)
        if path == self.mission.path:
            loot = loot_choice(state, solver)
            if loot != NONE:
                return loot
        return fight_choice(state, solver)


def carried(state: State) -> int:
    """Return the damage carried so far in the battle under way."""
    for start in range(len(state.stack) - frames.FRAME, -1, -frames.FRAME):
        if state.stack[start] == frames.BATTLE:
            return state.stack[start + frames.FRAME - 1]
    return 0


def loot_choice(state: State, solver: DiceSolver) -> int:
    """Return the loot to use at once, or NONE.

    Loot that adds to the total, or to dice where the solver weighs that, waits.
    """
    effects = state.tables.effects
    for choice in options(state):
        if actions.LOOT_CHOICE <= choice < actions.SELL_CHOICE:
            row = state.tables.loot_effect[choice - actions.LOOT_CHOICE]
            if not effects[row + columns.E_MONSTER_BONUS] and boost_of(state, row) not in solver.boosts:
                return choice
    return NONE


def fight_choice(state: State, solver: DiceSolver) -> int:
    """Answer a FIGHT frame: roll, reroll, use loot on the dice, or stop."""
    path = argument(state, 0)
    start = path * layout.PATH
    left = state.paths[start + layout.PATH_DICE : start + layout.PATH_DICE + 3]
    move = solver.move(position_of(state, solver))
    if move == STOP:
        return actions.STOP_CHOICE
    if move < BOOST:
        for colour in range(3):
            if solver.kind[colour] == move and left[colour]:
                return actions.ROLL_CHOICE + colour
    if move < REROLL:
        return actions.LOOT_CHOICE + _boosting(state, solver.boosts[move - BOOST])
    kind, face = divmod(move - REROLL, WIDTH)
    for colour in range(3):
        if solver.kind[colour] == kind and fight.showing(state, path, colour, face - 1):
            return actions.REROLL_CHOICE + colour * FACES + face - 1
    raise ValueError("no rolled die shows the face to reroll")


def position_of(state: State, solver: DiceSolver) -> int:
    """Return the position of the dice of the FIGHT frame on top."""
    start = argument(state, 0) * layout.PATH
    left = [0, 0, 0]
    faces: list[list[int]] = [[], [], []]
    for colour in range(3):
        kind = solver.kind[colour]
        left[kind] += state.paths[start + layout.PATH_DICE + colour]
        for face in range(FACES):
            faces[kind] += [face + 1] * (
                (state.paths[start + layout.ROLLED + colour] >> (layout.FACE * face)) & layout.FACE_MASK
            )
    used = 0
    at_work = [
        boost_of(state, state.tables.loot_effect[token]) for token in bits(state.table[layout.LOOT_AT_WORK])
    ]
    for index, boost in enumerate(solver.boosts):
        if boost in at_work:
            at_work.remove(boost)
            used |= 1 << index
    return solver.position(
        totals.attack_total(state), left, faces, used, state.table[layout.REROLLS : layout.REROLLS + 8]
    )


def _boosting(state: State, boost: Boost) -> int:
    """Return the loot of the clan that gives this boost."""
    for choice in options(state):
        if actions.LOOT_CHOICE <= choice < actions.SELL_CHOICE:
            token = choice - actions.LOOT_CHOICE
            if boost_of(state, state.tables.loot_effect[token]) == boost:
                return token
    raise ValueError("the clan has no loot with this boost")
