"""Free actions at an own moment after the deployment: on a contract and at homecoming (R1.9 b and c)."""

from oracle.box import EQUIPMENT_TYPES, slug
from oracle.table import Clan, Table, in_order


def sell_options(table: Table, clan: Clan) -> list[str]:
    """List the trophies to sell (R8.12)."""
    return [f"sell {slug(name)}" for name in in_order(clan.trophies, table.box.monsters)]


def loot_options(table: Table, clan: Clan) -> list[str]:
    """List the usable loot: without the outside sign, except conversion tokens (R12.4)."""
    options: list[str] = []
    for token in in_order(clan.loot, table.box.loot):
        card = table.box.loot[token]
        if card.get("outside") or "convert" in card["effect"]:
            continue
        if "hire" in card["effect"].get("gain", {}) and not hireable(table, clan):
            continue
        options.append(f"loot {token}")
    return options


def home_options(table: Table, clan: Clan) -> list[str]:
    """List all free actions of a homecoming, when everybody is unassigned."""
    options = [*sell_options(table, clan), *loot_options(table, clan)]
    if clan.potions > 0:
        for name in in_order(clan.wounded, table.box.mercenaries):
            options.append(f"heal {slug(name)}")
    for land in in_order(clan.lands, table.box.lands):
        if land not in clan.settled and settlers(table, clan, land):
            options.append(f"settle {slug(land)}")
    for name in in_order(clan.mercenaries, table.box.mercenaries):
        for kind in EQUIPMENT_TYPES:
            if (
                clan.card(name, kind)
                and (name, kind) not in table.moved
                and receivers(table, clan, name, kind)
            ):
                options.append(f"move {kind} {slug(name)}")
    return options


def do_free_action(table: Table, clan: Clan, answer: str) -> None:
    """Do one free action; the caller applies limits."""
    word, what = answer.split(" ", 1)
    if word == "sell":
        sell(table, clan, named(what, clan.trophies))
    elif word == "loot":
        use_loot(table, clan, what)
    elif word == "heal":
        clan.potions -= 1
        clan.wounded.remove(named(what, clan.wounded))
    elif word == "settle":
        land = named(what, clan.lands)
        settler = table.choose_named(clan.seat, "settle", "member", settlers(table, clan, land))
        clan.settled[land] = settler
    else:
        kind, carrier = what.split(" ", 1)
        move(table, clan, named(carrier, clan.mercenaries), kind)


def named(spelled: str, names: list[str]) -> str:
    """Return the card with this spelling."""
    return next(name for name in names if slug(name) == spelled)


def sell(table: Table, clan: Clan, monster: str) -> None:
    """Sell a trophy for 5 gold per point (R8.12)."""
    clan.trophies.remove(monster)
    table.discards["monsters"].append(monster)
    clan.gold += table.box.monsters[monster]["eliminate"][1] * table.box.constants["trophy_gold"]


def use_loot(table: Table, clan: Clan, token: str) -> None:
    """Use loot: gains, the sale of the three-trophy token, or a free hire (R8.12, R12.4, R12.5)."""
    clan.loot.remove(token)
    table.discards["loot"].append(token)
    effect = table.box.loot[token]["effect"]
    if "trophy" in effect:
        clan.gold += effect["trophy"] * table.box.constants["trophy_gold"]
    elif "hire" in effect["gain"]:
        hire(table, clan)
    else:
        table.gain(clan, effect["gain"])


def hireable(table: Table, clan: Clan) -> list[str]:
    """List docked mercenaries whose reputation is within the excess glory (R12.5)."""
    excess = table.excess_glory(clan)
    return [name for name in table.tavern if name and table.reputation_of(name) <= excess]


def hire(table: Table, clan: Clan) -> None:
    """Hire a docked mercenary, without dice, and refill the docks (R5.10, R12.5)."""
    name = table.choose_named(clan.seat, "tavern", "hire", hireable(table, clan))
    table.tavern[table.tavern.index(name)] = ""
    clan.mercenaries.append(name)
    tavern = table.box.edition["buildings"]["tavern"]
    for dock in range(tavern["solo_docks" if table.scenario else "docks"]):
        if table.tavern[dock] == "":
            table.tavern[dock] = table.draw("mercenaries", "tavern")


def settlers(table: Table, clan: Clan, land: str) -> list[str]:
    """List mercenaries of the land's affinity who neither lead nor are settled (R9.5)."""
    affinity = table.box.lands[land]["affinity"]
    names = [name for name in clan.mercenaries if table.box.mercenaries[name]["affinity"] == affinity]
    names = [name for name in names if name != clan.leader and name not in clan.settled.values()]
    return in_order(names, table.box.mercenaries)


def receivers(table: Table, clan: Clan, carrier: str, kind: str) -> list[str]:
    """List who may receive a card: a card it swaps with must not have moved at this moment (R5.12)."""
    others = [name for name in clan.mercenaries if name != carrier and (name, kind) not in table.moved]
    return in_order(others, table.box.mercenaries)


def move(table: Table, clan: Clan, carrier: str, kind: str) -> None:
    """Move a card, or swap it with one of its type; each card once per moment (R5.12)."""
    names = receivers(table, clan, carrier, kind)
    receiver = table.choose_named(clan.seat, "move-equipment", "member", names)
    card = clan.equipment[carrier].pop(kind)
    back = clan.equipment.setdefault(receiver, {}).pop(kind, "")
    clan.equipment[receiver][kind] = card
    table.moved.add((receiver, kind))
    if back:
        clan.equipment[carrier][kind] = back
        table.moved.add((carrier, kind))
