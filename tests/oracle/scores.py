"""The end of the game (R14)."""

from typing import Any

from oracle.box import EQUIPMENT_TYPES, RANKS, band
from oracle.table import Clan, Table


def trophy_points(table: Table, clan: Clan) -> int:
    """Return the points of unsold trophies and of the three-trophy loot (R8.12)."""
    points = sum(int(table.box.monsters[name]["eliminate"][1]) for name in clan.trophies)
    return points + sum(int(table.box.loot[token]["effect"].get("trophy", 0)) for token in clan.loot)


def affinity_points(table: Table, clan: Clan) -> int:
    """Return the points for the icons on mercenaries and lands, for each affinity (R14.1)."""
    icons: dict[str, int] = {}
    cards = [table.box.mercenaries[name] for name in clan.mercenaries]
    cards += [table.box.lands[name] for name in clan.lands]
    for card in cards:
        icons[card["affinity"]] = icons.get(card["affinity"], 0) + 1
    return sum(band(table.box.edition["affinity_points"], number) for number in icons.values())


def score(table: Table, clan: Clan) -> dict[str, int]:
    """Return the victory points of one clan, with their parts."""
    parts = {
        "glory": clan.glory,
        "reputation": table.reputation(clan),
        "trophies": trophy_points(table, clan),
        "affinities": affinity_points(table, clan),
    }
    return parts | {"total": sum(parts.values())}


def standing(table: Table, clan: Clan) -> tuple[int, int, int, int]:
    """Return points, the leader's reputation, trophy points and gold, which decide in this order (R14.2)."""
    leader = table.reputation_of(clan.leader) if clan.leader else 0
    return score(table, clan)["total"], leader, trophy_points(table, clan), clan.gold


def rank(table: Table) -> str:
    """Return the highest rank whose goal is reached, in solo play (R13.7, R13.10)."""
    if table.scenario is None:
        return ""
    reached = "fodder"
    for name in RANKS:
        if all(is_reached(table, table.clans[0], what, goal) for what, goal in table.scenario[name].items()):
            reached = name
    return reached


def is_reached(table: Table, clan: Clan, what: str, goal: Any) -> bool:
    """Return whether one part of a goal is reached."""
    if what == "mercenaries":
        affinities = [str(table.box.mercenaries[name]["affinity"]) for name in clan.mercenaries]
        counts = sorted((affinities.count(each) for each in set(affinities)), reverse=True)
        counts += [0] * (len(goal) - len(counts))
        return all(count >= least for count, least in zip(counts, goal, strict=True))
    if what == "all_equipment":
        carried = [kind for cards in clan.equipment.values() for kind in cards]
        return all(kind in carried for kind in EQUIPMENT_TYPES)
    numbers = {
        "points": score(table, clan)["total"],
        "missions": table.fulfilled,
        "gold": clan.gold,
        "defense": clan.defense,
        "traps": len(clan.traps),
        "potions": clan.potions,
        "venoms": clan.venoms,
    }
    return bool(numbers[what] >= goal)


def final_scores(table: Table) -> dict[str, Any]:
    """Return scores and places by seat, and the rank in solo play; tied clans share the better place."""
    standings = [standing(table, clan) for clan in table.clans]
    return {
        "scores": [score(table, clan) for clan in table.clans],
        "places": [1 + sum(other > own for other in standings) for own in standings],
        "rank": rank(table),
    }
