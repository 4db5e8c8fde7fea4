"""Converts a start description to the table, and back."""

import copy
from typing import Any

from oracle.box import EQUIPMENT_TYPES, Box
from oracle.table import NOBODY, Asker, Clan, Place, Spot, Table, Token, in_order

TABLE_KEYS = (
    "players difficulty tricks queens_grant more_monsters fulfilled round first novices tavern loot missions "
    "entrance panic discards decks".split()
)
CLAN_NUMBERS = "novices glory gold defense potions venoms".split()
CLAN_LISTS = "mercenaries traps wounded lands trophies loot".split()
SPOT_KEYS = "path mercenary defense potions venoms gold".split()


def lay_out(start: dict[str, Any], box: Box, asker: Asker) -> Table:
    """Return the table of a start description."""
    described = copy.deepcopy(start)
    table: dict[str, Any] = described["table"]
    clans: list[Clan] = []
    spots: list[Spot] = []
    for seat, clan in enumerate(described["clans"]):
        clans.append(read_clan(seat, clan, box))
        spots.extend(read_spot(seat, spot) for spot in clan["path"])
    spots.extend(read_spot(NOBODY, spot) for spot in table["madhala_tokens"])
    places = {"a": Place(**table["land_a"]), "b": Place(**table["land_b"])}
    taken: dict[str, Any] = {key: table[key] for key in TABLE_KEYS}
    taken["scenario"] = box.scenarios[table["scenario"] - 1] if table["scenario"] else None
    return Table(box=box, asker=asker, start=start, places=places, clans=clans, spots=spots, **taken)


def read_spot(seat: int, spot: dict[str, Any]) -> Spot:
    """Return an occupied path of a description."""
    dice = [sign for sign in spot["dice"] if sign in "SMP"]  # a value does not matter before the roll
    tokens = [Token(name) for name in spot["traps"]]
    return Spot(seat=seat, dice=dice, tokens=tokens, **{key: spot[key] for key in SPOT_KEYS})


def read_clan(seat: int, clan: dict[str, Any], box: Box) -> Clan:
    """Return one clan of a description."""
    equipment: dict[str, dict[str, str]] = {}
    for name, cards in clan["equipment"].items():
        equipment[name] = {box.equipment[card]["type"]: card for card in cards}
    taken: dict[str, Any] = {key: clan[key] for key in ["leader", "settled", *CLAN_NUMBERS, *CLAN_LISTS]}
    return Clan(seat=seat, equipment=equipment, **taken)


def describe(table: Table, phase: str) -> dict[str, Any]:
    """Describe the table after the clean-up: nobody is on a path, nothing is marked as used."""
    result = copy.deepcopy(table.start)
    result["table"].update(
        round=table.round,
        phase=phase,
        fulfilled=table.fulfilled,
        madhala=[],
        madhala_tokens=[],
        first=table.first,
        novices=table.novices,
        tavern=list(table.tavern),
        loot=list(table.loot),
        missions=list(table.missions),
        entrance=table.entrance,
        panic=in_order(table.panic, table.box.panic),
        spaces={},
        discards={pile: in_order(cards, table.order_of(pile)) for pile, cards in table.discards.items()},
        decks={pile: in_order(cards, table.order_of(pile)) for pile, cards in table.decks.items()},
        used=[],
        equipment_used={},
        moved={},
        land_a=dict(vars(table.places["a"])),
        land_b=dict(vars(table.places["b"])),
    )
    for clan in table.clans:
        result["clans"][clan.seat].update(describe_clan(clan, table.box))
    return result


def describe_clan(clan: Clan, box: Box) -> dict[str, Any]:
    """Describe one clan, its sets in the order of the edition."""
    equipment: dict[str, list[str]] = {}
    for name, cards in clan.equipment.items():
        carried = [cards[kind] for kind in EQUIPMENT_TYPES if kind in cards]
        if carried:
            equipment[name] = carried
    orders = {
        "mercenaries": box.mercenaries,
        "traps": box.traps,
        "wounded": box.mercenaries,
        "lands": box.lands,
        "trophies": box.monsters,
        "loot": box.loot,
    }
    result: dict[str, Any] = {"leader": clan.leader, "equipment": equipment, "settled": dict(clan.settled)}
    result |= {key: getattr(clan, key) for key in CLAN_NUMBERS}
    result |= {key: in_order(getattr(clan, key), orders[key]) for key in CLAN_LISTS}
    return result | {"novices_used": 0, "lands_used": [], "pool": "", "out": False, "path": []}
