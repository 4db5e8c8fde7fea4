"""A state in words: every value by its name, in the keys of a position file.

The digest hashes it, so it must not depend on indices, ids or the order of equal cards; positions are
written from it (:mod:`.positions`).
"""

from __future__ import annotations

import hashlib
import json

from ..box import AFFINITIES, BUILDINGS, COLOURS, DIFFICULTIES, EQUIPMENT_TYPES
from ..rules import frames, layout
from ..rules.layout import NONE, UNKNOWN
from ..rules.requirements import PATH_TARGET
from ..rules.state import State, bits
from .names import DICE_NAMES, PATHS, Names, dice_text

Described = dict[str, object]

PHASES = ("setup", "preparation", "deployment", "adventure", "clean-up")
LAND_PLACES = ("land_a", "land_b")
AGAINST = ("mission", "monster", "land")
ACHIEVEMENTS = ("capture", "elimination", "conquest")


def digest(state: State, names: Names, edition_hash: str) -> str:
    """Return a hash of the whole state: games with equal digests are equal."""
    whole: Described = {
        "edition": edition_hash,
        "table": table(state, names),
        "clans": [clan(state, names, seat) for seat in range(len(state.clans))],
        "stack": stack(state, names),
    }
    return hashlib.sha256(json.dumps(whole, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def table(state: State, names: Names) -> Described:
    """Describe what lies in the middle of the table."""
    values = state.table
    tables = state.tables
    first = values[layout.FIRST]
    described: Described = {
        "players": values[layout.PLAYERS],
        "difficulty": DIFFICULTIES[values[layout.DIFFICULTY]],
        "tricks": bool(values[layout.TRICKS]),
        "queens_grant": bool(values[layout.QUEENS_GRANT]),
        "more_monsters": bool(values[layout.MORE_MONSTERS]),
        "granted": values[layout.GRANTED : layout.GRANTED + 3],
        "affinities": "chosen" if values[layout.CHOSEN_AFFINITIES] else "dealt",
        "scenario": values[layout.SCENARIO],
        "fulfilled": values[layout.FULFILLED],
        "madhala": [PATHS[number] for number in madhala_paths(state)],
        "madhala_tokens": [path(state, names, number) for number in madhala_paths(state)],
        "confirm": list(bits(values[layout.CONFIRM])),
        "round": values[layout.ROUND],
        "phase": PHASES[values[layout.PHASE]],
        "first": first,
        "novices": values[layout.NOVICES_LEFT],
        "tavern": _cards(values, layout.TAVERN_DOCKS, layout.DOCKS, names.mercenaries),
        "lodge": _cards(values, layout.LODGE_DOCKS, tables.lodge_docks, names.traps),
        "bazaar": [
            "" if card == NONE else names.equipment[tables.card_kind[card]]
            for card in values[layout.BAZAAR_DOCKS : layout.BAZAAR_DOCKS + tables.bazaar_docks]
        ],
        "loot": _cards(values, layout.LOOT_DOCKS, tables.loot_shown, names.loot),
        "missions": _cards(values, layout.MISSION_TILES, 2, names.missions),
        "entrance": _name(names.monsters, values[layout.ENTRANCE_MONSTER]),
        "panic": [BUILDINGS[building] for building in bits(values[layout.PANIC])],
        "spaces": _spaces(state),
        "discards": {
            "mercenaries": _set(names.mercenaries, values[layout.MERCENARY_DISCARDS]),
            "traps": _counted(names.traps, values[layout.TRAP_DISCARDS :]),
            "equipment": sorted(
                names.equipment[kind]
                for card, kind in enumerate(tables.card_kind)
                if values[layout.EQUIPMENT + card] == layout.DISCARDED
            ),
            "monsters": _set(names.monsters, values[layout.MONSTER_DISCARDS]),
            "lands": _set(names.lands, values[layout.LAND_DISCARDS]),
            "loot": _set(names.loot, values[layout.LOOT_DISCARDS]),
        },
        "decks": {
            "mercenaries": _set(names.mercenaries, values[layout.MERCENARY_DECK]),
            "traps": _counted(names.traps, values[layout.TRAP_PILE :]),
            "monsters": _set(names.monsters, values[layout.MONSTER_DECK]),
            "lands": _set(names.lands, values[layout.LAND_DECK]),
            "headers": [names.headers[tile * 2][:-1] for tile in bits(values[layout.HEADERS_LEFT])],
            "loot": _set(names.loot, values[layout.LOOT_PILE]),
            "missions": _set(names.missions, values[layout.MISSION_BAG]),
            "set_aside": _set(names.mercenaries, values[layout.SET_ASIDE]),
        },
        "used": _set(names.mercenaries, values[layout.TALENTS_USED]),
        "equipment_used": _equipment_marks(state, names, values[layout.EQUIPMENT_USED]),
        "moved": _equipment_marks(state, names, values[layout.EQUIPMENT_MOVED]),
        "adventure": _adventure(values, names),
    }
    for place, key in enumerate(LAND_PLACES):
        described[key] = {
            "land": _name(names.lands, values[layout.LAND_CARDS + place]),
            "header": _name(names.headers, values[layout.HEADERS + place]),
            "monster": _name(names.monsters, values[layout.MONSTERS + place]),
        }
    return described


def clan(state: State, names: Names, seat: int) -> Described:
    """Describe a clan with its paths."""
    values = state.clans[seat]
    middle = state.table
    crew = values[layout.CREW]
    affinity = values[layout.AFFINITY]
    leader = values[layout.LEADER]
    return {
        "affinity": "" if affinity == NONE else AFFINITIES[affinity],
        "leader": "" if leader == NONE else names.member(leader),
        "mercenaries": _set(names.mercenaries, crew),
        "novices": values[layout.NOVICES],
        "novices_used": values[layout.NOVICES_USED],
        "glory": values[layout.GLORY],
        "gold": values[layout.GOLD],
        "defense": values[layout.DEFENSE],
        "potions": values[layout.POTIONS],
        "venoms": values[layout.VENOMS],
        "pool": pool_text(values),
        "out": bool(values[layout.OUT]),
        "traps": _counted(names.traps, values[layout.HELD :]),
        "wounded": _set(names.mercenaries, crew & middle[layout.WOUNDED]),
        "equipment": _equipment(state, names, crew),
        "lands": _set(names.lands, values[layout.CLAN_LANDS]),
        "lands_used": _set(names.lands, values[layout.LANDS_USED]),
        "settled": {
            names.lands[land]: names.mercenaries[middle[layout.SETTLERS + land]]
            for land in bits(values[layout.CLAN_LANDS])
            if middle[layout.SETTLERS + land] != NONE
        },
        "trophies": _set(names.monsters, values[layout.TROPHIES]),
        "loot": _set(names.loot, values[layout.LOOT]),
        "path": [path(state, names, number) for number in paths_of(state, seat)],
    }


def paths_of(state: State, seat: int) -> list[int]:
    """List the paths that a clan's mercenaries are on, in the order of their loading."""
    taken = [
        number for number in range(layout.PATHS) if state.paths[number * layout.PATH + layout.SEAT] == seat
    ]
    return sorted(taken, key=lambda number: state.paths[number * layout.PATH + layout.ORDER])


def madhala_paths(state: State) -> list[int]:
    """List the paths that Madhala's tokens are on."""
    mercenaries = state.paths[layout.MERCENARY :: layout.PATH]
    return [number for number, mercenary in enumerate(mercenaries) if mercenary == layout.MADHALA]


def path(state: State, names: Names, number: int) -> Described:
    """Describe what lies on a path."""
    start = number * layout.PATH
    values = state.paths[start : start + layout.PATH]
    dice = values[layout.PATH_DICE : layout.PATH_DICE + 3]
    slots = values[layout.SLOT : layout.SLOT + values[layout.TOKENS]]
    return {
        "path": PATHS[number],
        "mercenary": "" if values[layout.MERCENARY] == NONE else names.member(values[layout.MERCENARY]),
        "order": values[layout.ORDER],
        "dice": dice_text(dice[0], dice[1], dice[2]),
        "traps": ["?" if kind == UNKNOWN else names.traps[kind] for kind in slots],
        "defense": values[layout.PATH_DEFENSE],
        "potions": values[layout.PATH_POTIONS],
        "venoms": values[layout.PATH_VENOMS],
        "gold": values[layout.PATH_GOLD],
        "owned": _counted(names.traps, list(state.known[number])),
        "revealed": list(bits(values[layout.REVEALED])),
        "talents_used": values[layout.TALENTS],
        "rolled": rolled_text(values),
        "targets": _targets(values),
    }


def _targets(values: list[int]) -> list[str]:
    """List the path at which each token diverts dice (R11.5), or an empty name; empty if no token does."""
    if not values[layout.TARGETS]:
        return []
    packed = [values[layout.TARGETS] >> (layout.TARGET * slot) for slot in range(values[layout.TOKENS])]
    targets = [target & layout.TARGET_MASK for target in packed]
    return [PATHS[target - 1] if target else "" for target in targets]


def rolled_text(values: list[int]) -> str:
    """Write the rolled dice of a path: ``"S1S4M3"``."""
    text = ""
    for index, colour in enumerate(COLOURS):
        faces = values[layout.ROLLED + index]
        if faces:
            for face in range(6):
                text += f"{colour}{face + 1}" * ((faces >> (layout.FACE * face)) & layout.FACE_MASK)
    return text


def _adventure(values: list[int], names: Names) -> Described:
    """Describe what the adventure has brought so far this round."""
    return {
        "foe": _name(names.monsters, values[layout.FOE]),
        "attacked": [PATHS[number] for number in bits(values[layout.ATTACKED])],
        "succeeded": [PATHS[number] for number in bits(values[layout.SUCCEEDED])],
        "fought": [LAND_PLACES[land] for land in bits(values[layout.FOUGHT])],
        "escaped": _cards(values, layout.ESCAPED, 2, names.monsters),
        "attack_dice": values[layout.ATTACK_DICE],
        "hits": values[layout.HITS],
        "total": values[layout.TOTAL],
        "loot": _set(names.loot, values[layout.LOOT_AT_WORK]),
        "rerolls": values[layout.REROLLS : layout.REROLLS + 8],
    }


def stack(state: State, names: Names) -> list[list[int | str]]:
    """Describe the frames, from the lowest to the one on top."""
    described: list[list[int | str]] = []
    for start in range(0, len(state.stack), frames.FRAME):
        kind, seat, *arguments = state.stack[start : start + frames.FRAME]
        row = frames.FRAMES[kind]
        forms = [*row.about.values(), *row.inner.values()]
        values = [
            argument(names, form, number)
            for form, number in zip(forms, arguments, strict=False)
            if form != "unsaid"
        ]
        described.append([row.name, seat, *values])
    return described


NAMED: dict[str, tuple[str, ...]] = {
    "die": DICE_NAMES,
    "building": BUILDINGS,
    "against": AGAINST,
    "achievement": ACHIEVEMENTS,
    "type": EQUIPMENT_TYPES,
}
"""Arguments of frames whose names are the same in every edition."""


def argument(names: Names, form: str, number: int) -> int | str:
    """Write an argument of a frame in its form."""
    if form == "card":
        return names.equipment[names.kind_of_card[number]]
    if form == "colours":
        return "".join(COLOURS[colour] for colour in bits(number))
    if form == "dice":
        return dice_text(number & 255, (number >> 8) & 255, number >> 16)
    if form == "target":
        return names.lands[number] if number < PATH_TARGET else PATHS[number - PATH_TARGET]
    if form == "path":
        if number == NONE:
            return ""
        return "end" if number == len(PATHS) else PATHS[number]
    if form == "member":
        return names.mercenaries[number]
    if form == "land":
        return names.lands[number]
    if form == "loot":
        return names.loot[number]
    return NAMED[form][number] if form in NAMED else number


def pool_text(values: list[int]) -> str:
    """Write the dice of a clan's pool, persuasion dice with their values: ``"SSMP5"``."""
    text = ""
    for die, name in enumerate(DICE_NAMES):
        text += name * values[layout.POOL + die]
    return text


def pool_dice(text: str) -> list[int] | None:
    """Read the dice of a pool; None if they cannot be read."""
    pool = [0] * layout.DICE
    place = 0
    while place < len(text):
        die = text[place : place + 2] if text[place] == COLOURS[2] else text[place]
        if die not in DICE_NAMES:
            return None
        pool[DICE_NAMES.index(die)] += 1
        place += len(die)
    return pool


def _spaces(state: State) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for building, name in enumerate(BUILDINGS):
        start = layout.SPACE + building * layout.SPACES
        dice = state.table[start : start + state.tables.spaces[building]]
        if any(dice):
            found[name] = ["" if die == 0 else DICE_NAMES[die - 1] for die in dice]
    return found


def _equipment(state: State, names: Names, crew: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for card, kind in enumerate(state.tables.card_kind):
        bearer = state.table[layout.EQUIPMENT + card] - layout.CARRIED
        if bearer >= 0 and (crew >> bearer) & 1:
            found.setdefault(names.mercenaries[bearer], []).append(names.equipment[kind])
    return found


def _equipment_marks(state: State, names: Names, marked: int) -> dict[str, list[str]]:
    """List marked equipment by its carrier: equal cards must not differ by their number."""
    found: dict[str, list[str]] = {}
    for card in bits(marked):
        bearer = state.table[layout.EQUIPMENT + card] - layout.CARRIED
        name = names.mercenaries[bearer] if bearer >= 0 else ""
        found.setdefault(name, []).append(names.equipment[state.tables.card_kind[card]])
    return {bearer: sorted(kinds) for bearer, kinds in found.items()}


def _cards(values: list[int], start: int, places: int, names: tuple[str, ...]) -> list[str]:
    return [_name(names, card) for card in values[start : start + places]]


def _name(names: tuple[str, ...], index: int) -> str:
    return "" if index == NONE else names[index]


def _set(names: tuple[str, ...], mask: int) -> list[str]:
    return [names[index] for index in bits(mask)]


def _counted(names: tuple[str, ...], counts: list[int]) -> list[str]:
    """List the names of tokens; equal tokens repeat."""
    return [name for name, count in zip(names, counts, strict=False) for _ in range(count)]
