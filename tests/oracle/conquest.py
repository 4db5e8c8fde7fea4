"""A land: its battle, the conquest and the loot (R7.4, R9.1, R9.2, R9.3)."""

from oracle.battle import monster_battle
from oracle.clash import reveal_tokens
from oracle.rolling import CONQUEST, activate, bonus, dice_total, glory_loot
from oracle.table import Spot, Table, in_order


def land_battle(table: Table, place: str) -> None:
    """Reveal traps, then resolve the monster battle, the conquest and the loot."""
    if not table.occupied(place):
        return
    reveal_tokens(table, place)
    open_to_conquest = True
    if table.places[place].monster:
        open_to_conquest = monster_battle(table, place)
        if not open_to_conquest:
            table.undefeated.append(place)
    if open_to_conquest:
        conquer(table, place)
    take_loot(table, place)


def entrance_battle(table: Table) -> None:
    """Resolve the battle at the entrance, without loot or land (R8.11)."""
    if table.entrance and table.living("e"):
        reveal_tokens(table, "e")
        monster_battle(table, "e")


def conquer(table: Table, place: str) -> None:
    """Let each path that has not fought roll, left to right; a failed total adds to the next (R9.1)."""
    carried = 0
    for spot in table.occupied(place):
        land = table.places[place].land
        if land == "":
            return
        if spot.is_madhala() and not spot.acted:
            remove_land(table, place, spot)
        if spot.is_madhala() or spot.fought:
            continue
        if any(other.is_madhala() for other in table.occupied(place)):
            table.note("R13.5 conquest beside Madhala")
        act = activate(table, spot, CONQUEST)
        total = dice_total(table, act) + bonus(table, act, "conquest_bonus") + carried
        if total >= table.box.lands[land]["conquest"]:
            conquered(table, place, spot)
        carried = total


def remove_land(table: Table, place: str, spot: Spot) -> None:
    """Let Madhala discard the land, since there is no monster (R13.5)."""
    land = table.places[place].land
    table.places[place].land = ""
    table.discards["lands"].append(land)
    spot.acted = True
    table.tell("land-removed", land=land, path=spot.path)


def conquered(table: Table, place: str, spot: Spot) -> None:
    """Give the conqueror the printed glory and the land card (R9.2)."""
    land = table.places[place].land
    clan = table.clan(spot)
    spot.succeeded = True
    table.tell("conquered", land=land, path=spot.path)
    clan.glory += table.box.lands[land]["glory"]
    glory_loot(table, spot, "conquest_glory")
    clan.lands.append(land)
    table.places[place].land = ""


def take_loot(table: Table, place: str) -> None:
    """Let survivors without a success take one face-up token each; then refill (R9.3)."""
    for spot in table.living(place):
        tokens = [token for token in table.loot if token]
        if spot.succeeded or not tokens:
            continue
        token = table.choose_named(spot.seat, "take-loot", "take", in_order(tokens, table.box.loot))
        table.loot[table.loot.index(token)] = ""
        table.clan(spot).loot.append(token)
    for dock in range(table.box.constants["loot_shown"]):
        if table.loot[dock] == "":
            table.loot[dock] = table.draw("loot", "loot")
