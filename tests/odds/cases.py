"""Random paths of random adventures, and the engine set before their battle or mission."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from monsterlands import Options, SeededDealer, load
from monsterlands.box import DIFFICULTIES, Box
from monsterlands.game.names import names_of
from monsterlands.game.options import fit_options
from monsterlands.odds.clash import Clash, tables_after
from monsterlands.odds.odds import AIMS
from monsterlands.rules import battle, frames, layout, missions
from monsterlands.rules.columns import TRICK
from monsterlands.rules.layout import DICE_MISSION, ENTRANCE, MADHALA, NONE, PATH, PATHS
from monsterlands.rules.outside import paths_of_place, place_of
from monsterlands.rules.state import State
from monsterlands.rules.tables import tables_of
from support.random_positions import random_state

EDITION = "standard@1"
TRICKS = 5  # one table in this many is played with tricks
EMPTY = 11  # one table in this many has no monster on the lands
SCANNED = 20  # positions to look at for each case

Key = tuple[int, int, int]  # the number of a position, a path and an aim


@dataclass(frozen=True)
class Case:
    """One path of a random adventure, and what it aims at."""

    number: int
    state: State
    path: int
    aim: int

    @staticmethod
    def of(key: Key) -> Case:
        """Return the case that a key stands for."""
        number, path, aim = key
        return Case(number, adventure_state(number), path, aim)

    def key(self) -> Key:
        """Return a key that makes this case again: a compiled state cannot be sent to another process."""
        return self.number, self.path, self.aim

    def __str__(self) -> str:
        return f"position {self.number}, path {self.path}, {AIMS[self.aim]}"


@cache
def box() -> Box:
    return load(EDITION)


def adventure_state(number: int) -> State:
    """Return a random adventure of 1 to 4 players; a solo one is of any scenario."""
    players = 1 + number % 4
    difficulty = DIFFICULTIES[number // 4 % len(DIFFICULTIES)]
    options = Options(players=players, difficulty=difficulty, tricks=players > 1 and number % TRICKS == 0)
    if players == 1:
        scenarios = box().scenarios
        scenario = 1 + number // 4 % len(scenarios)
        allowed = scenarios[scenario - 1].difficulties
        options = Options(players=1, difficulty=allowed[number % len(allowed)], scenario=scenario)
    state = random_state(fit_options(options, box()), SeededDealer(number), tables_of(box()), "adventure")
    if number % EMPTY == 0:
        for land in range(layout.AT_ENTRANCE):
            state.table[layout.MONSTERS + land] = NONE
    return state


def paths_to_ask(state: State) -> list[int]:
    """List the occupied paths without the contract, where nothing is rolled."""
    return [
        path
        for path in (*range(DICE_MISSION + 2), ENTRANCE, ENTRANCE + 1)
        if state.paths[path * PATH + layout.SEAT] != NONE
    ]


def laid_out(state: State, path: int) -> State:
    """Return a table at which the battle of a path may begin: all traps and tricks are face up."""
    clash = Clash(path, shown=-1)
    return next(iter(tables_after(state, place_of(path), clash).values()))[0]


def before(state: State, path: int) -> State:
    """Return a copy of an adventure in which only the battle or the mission of a path is played."""
    start = state.clone()
    start.stack = []
    frames.push(start, frames.END, NONE)
    if DICE_MISSION <= path < ENTRANCE:
        missions.begin(start)
    else:
        battle.begin(start, place_of(path))
    return start


# --- topics of a case -------------------------------------------------------------------------


def topics_of(case: Case) -> set[str]:
    """Name the topics of a case: its foe, who and what is on the path, its loot and its table."""
    state, path = case.state, case.path
    names, table = names_of(box()), state.table
    start = path * PATH
    mercenary, seat = state.paths[start + layout.MERCENARY], state.paths[start + layout.SEAT]
    found = {f"{AIMS[case.aim]} aim", f"{table[layout.PLAYERS]} players", f"{_where(path)} path"}
    if table[layout.SCENARIO]:
        found.add(f"scenario {table[layout.SCENARIO]}")
    found.add(f"talent {names.mercenaries[mercenary]}")
    for card, kind in enumerate(state.tables.card_kind):
        if table[layout.EQUIPMENT + card] == layout.CARRIED + mercenary:
            found.add(f"equipment {names.equipment[kind]}")
    for token in (*state.tables.fight_loot, *state.tables.glory_loot):
        if (state.clans[seat][layout.LOOT] >> token) & 1:
            found.add(f"loot {names.loot[token]}")
    if path >= DICE_MISSION and path < ENTRANCE:
        others = sum(
            state.paths[each * PATH + layout.SEAT] != NONE for each in range(PATHS) if each == path ^ 1
        )
        return found | {f"mission with {others} beside"}
    table_of_battle = laid_out(state, path)
    foe = table_of_battle.table[layout.FOE]
    if foe == NONE:
        return found | {"conquest at once"}
    found.add(f"foe {names.monsters[foe]}")
    first, end = paths_of_place(place_of(path))
    for slot in range(state.paths[start + layout.TOKENS]):
        found.add(f"trap {box().traps[state.paths[start + layout.SLOT + slot]].id}")
    for each in range(first, end):
        there = each * PATH
        if state.paths[there + layout.MERCENARY] == MADHALA and table[layout.TRICKS]:
            found.add("tokens of Madhala")
        for slot in range(table_of_battle.paths[there + layout.TOKENS]):
            kind = table_of_battle.paths[there + layout.SLOT + slot]
            if (table_of_battle.paths[there + layout.REVEALED] >> slot) & 1 and is_trick(kind):
                found.add(f"{'own' if each == path else 'other'} {box().traps[kind].id}")
    if path < DICE_MISSION:
        header = table[layout.HEADERS + place_of(path)]
        found.add(f"{names.headers[header]} {path % 4 + 1}")
    return found


def all_topics() -> set[str]:
    """Name all topics that the cases must cover."""
    names, tables = names_of(box()), tables_of(box())
    return {
        *(f"{aim} aim" for aim in AIMS),
        *(f"{players} players" for players in (1, 2, 3, 4)),
        *(f"scenario {number + 1}" for number in range(len(box().scenarios))),
        *("land path", "mission path", "entrance path", "conquest at once"),
        *("mission with 0 beside", "mission with 1 beside"),
        *(f"foe {name}" for name in names.monsters),
        *(f"talent {name}" for name in names.mercenaries),
        *(f"equipment {name}" for name in names.equipment),
        *(f"loot {names.loot[token]}" for token in (*tables.fight_loot, *tables.glory_loot)),
        *(f"trap {trap.id}" for trap in box().traps),
        *(f"{whose} {trap.id}" for trap in box().traps if trap.kind == "trick" for whose in ("own", "other")),
        "tokens of Madhala",
        *(f"{side} {path}" for side in names.headers for path in (1, 2, 3, 4)),
    }


def _where(path: int) -> str:
    if path >= ENTRANCE:
        return "entrance"
    return "mission" if path >= DICE_MISSION else "land"


def choose_cases(count: int, first: int = 1) -> list[Case]:
    """Choose cases that cover all topics if possible, starting at the position `first`."""
    left = all_topics()
    found: list[Case] = []
    others: list[Case] = []
    for number in range(first, first + SCANNED * count):
        if len(found) >= count or (not left and len(found) + len(others) >= count):
            break
        state = adventure_state(number)
        cases = [Case(number, state, path, (number + path) % len(AIMS)) for path in paths_to_ask(state)]
        if cases:
            named = [topics_of(case) for case in cases]
            met, best = max((len(named[index] & left), -index) for index in range(len(cases)))
            (found if met else others).append(cases[-best])
            left -= named[-best]
    return (found + others)[:count]


def is_trick(kind: int) -> bool:
    """Return whether a token is a trick."""
    return tables_of(box()).trap_kind[kind] == TRICK
