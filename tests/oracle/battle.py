"""The battle with a monster on a land or at the entrance (chapters R7 and R8)."""

from oracle.rolling import MONSTER, Activation, activate, bonus, dice_total, glory_loot, working_abilities
from oracle.table import Spot, Table


def monster_battle(table: Table, place: str) -> bool:
    """Let the monster fight the occupied paths from left to right; return whether it is beaten (R7.5)."""
    monster = table.monster_at(place)
    carried = 0
    for spot in table.occupied(place):
        if not spot.alive:  # hit while another path was attacked: the path is empty (R7.9)
            continue
        if spot.is_madhala():
            remove_monster(table, place, spot)
            return True
        spot.fought = True
        survives = monster_attack(table, place, spot, monster)
        if not survives:
            continue
        act = activate(table, spot, MONSTER, monster)
        result, carried = judge(table, act, carried)
        if result:
            succeed(table, place, act, result)
            return True
    return False


def remove_monster(table: Table, place: str, spot: Spot) -> None:
    """Let Madhala discard the monster, which counts as beaten (R13.5)."""
    monster = table.places[place].monster
    table.places[place].monster = ""
    table.discards["monsters"].append(monster)
    spot.acted = True
    table.tell("monster-removed", monster=monster, path=spot.path)
    clear_fighters(table, place)


# --- the monster's attack


def attack_number(table: Table, place: str, monster: str) -> int:
    """Return the number of attack dice of the monster (R7.5)."""
    card, power = table.box.monsters[monster], table.box.power(monster)
    number: int = card["attack"] + table.box.edition["round_track"][table.difficulty][table.round - 1]
    if place == "e":
        return number + int(power.get("extra_entrance_dice", 0))
    land = table.places[place].land
    if land and table.box.lands[land]["affinity"] == card["affinity"]:
        number += table.box.constants["affinity_dice"] + power.get("extra_affinity_dice", 0)
    return number


def monster_attack(table: Table, place: str, spot: Spot, monster: str) -> bool:
    """Follow R7.6 in its order, then roll and hit; return whether the attacked mercenary survives."""
    power = table.box.power(monster)
    if "spray" in power:  # (1) Sporus
        if table.special("rerolled_misses"):
            table.note("R13.7 Sporus' miss is rolled again")
        hits = table.attack_dice(power["spray"])
        if hits:
            for victim in table.living(place):
                suffer(table, victim, monster, hits)
        if not spot.alive:
            return False
    dice = attack_number(table, place, monster)
    dice -= deflect(table, place, spot, monster, dice)  # (2) tricks
    dice -= divert(table, spot, monster, dice)  # (2) Ginova
    dice -= remove_magic(table, spot, dice)  # (3)
    hits = table.attack_dice(dice) + power.get("extra_hits", 0)
    suffer(table, spot, monster, hits)
    return spot.alive


def deflect(table: Table, place: str, spot: Spot, monster: str, dice: int) -> int:
    """Let each revealed trick with a living target divert dice; return how many in all (R7.6 (2), R11.5)."""
    diverted = 0
    for token in spot.tokens:
        targets = [other for other in table.occupied(place) if other.path == token.target]
        if token.target and not targets:
            table.note("R11.5 the target has died")
        if not targets or diverted == dice:
            continue
        most = min(int(table.box.traps[token.name]["effect"]["divert"]), dice - diverted)
        amounts = {f"amount {number}": number for number in range(most + 1)}
        number = amounts[table.choose(spot.seat, "deflect", list(amounts))]
        if number > 0:
            roll_at(table, spot, targets[0], monster, number)
            diverted += number
    return diverted


def divert(table: Table, spot: Spot, monster: str, dice: int) -> int:
    """Let attack dice be rolled at an adjacent path instead; return how many (R7.6 (2), R1.10)."""
    number = 0
    for ability in working_abilities(table, spot, monster):
        number = min(number + int(ability.get("divert", 0)), dice)
    targets = table.adjacent(spot)
    if number == 0 or not targets:
        return 0
    answer = table.choose(spot.seat, "divert", ["no", *targets])
    if answer == "no":
        return 0
    roll_at(table, spot, targets[answer], monster, number)
    return number


def roll_at(table: Table, spot: Spot, target: Spot, monster: str, number: int) -> None:
    """Roll diverted dice at the target, who may remove magic dice first; dice at Madhala are lost (R13.5)."""
    table.tell("diverted", path=spot.path, target=target.path, dice=number)
    if target.is_madhala():
        table.note("R13.5 a die diverted to Madhala is lost")
        return
    if table.special("rerolled_misses"):
        table.note("R13.7 diverted misses are rolled again")
    removed = remove_magic(table, target, number)
    suffer(table, target, monster, table.attack_dice(number - removed))


def remove_magic(table: Table, spot: Spot, dice: int) -> int:
    """Let the player remove unrolled magic dice of the path, one attack die each; return how many."""
    removed = 0
    while removed < dice and "M" in spot.dice:
        if table.choose(spot.seat, "remove-magic", ["remove magic", "done"]) == "done":
            break
        spot.dice.remove("M")
        removed += 1
    return removed


# --- hits, wounds and death


def talents_left(table: Table, spot: Spot, monster: str) -> int:
    """Count the unused defense talents of the mercenary, its equipment and its path (R7.7)."""
    if "defense_talents" in table.box.power(monster).get("forbids", []):
        return 0
    affinity = table.box.monsters[monster]["affinity"]
    talents = 0
    for effect in [*working_abilities(table, spot, monster), table.benefit(spot)]:
        if affinity in effect.get("against", [affinity]):
            talents += effect.get("defense_talents", 0)
    return talents - spot.talents_used


def suffer(table: Table, spot: Spot, monster: str, hits: int) -> None:
    """Hit a mercenary: the player may defend, and each hit left is a wound (R7.7, R7.8)."""
    no_potions = "potions" in table.box.power(monster).get("forbids", [])
    no_defenses = bool(table.special("no_defenses"))  # R13.7, scenario 4
    if hits > 0 and no_defenses and (spot.defense or talents_left(table, spot, monster)):
        table.note("R13.7 no defenses")
    while hits > 0:
        options: list[str] = []
        if talents_left(table, spot, monster) > 0 and not no_defenses:
            options.append("defend talent")
        if spot.defense > 0 and not no_defenses:
            options.append("defend token")
        if spot.potions > 0 and not no_potions:
            options.append("defend potion")
        if not options:
            break
        answer = table.choose(spot.seat, "defend", [*options, "take hits"])
        if answer == "take hits":
            break
        if answer == "defend talent":
            spot.talents_used += 1
        elif answer == "defend token":
            spot.defense -= 1
        else:
            spot.potions -= 1
        hits -= 1
    if hits > 0:
        wound(table, spot, monster, hits)


def wound(table: Table, spot: Spot, monster: str, wounds: int) -> None:
    """Wound a mercenary; a second wound kills. Abysur first takes glory, once per attack (R7.8)."""
    clan = table.clan(spot)
    clan.lose_glory(-table.box.power(monster).get("wound_glory", 0))
    if spot.mercenary in clan.wounded or wounds >= 2:
        die(table, spot)
    else:
        clan.wounded.append(spot.mercenary)


def die(table: Table, spot: Spot) -> None:
    """Let a mercenary die (R7.9). What it rolled is already part of the carried damage."""
    clan = table.clan(spot)
    table.tell("died", member=spot.mercenary, path=spot.path)
    spot.alive = False
    spot.potions = spot.venoms = spot.gold = 0
    table.clear_tokens(spot)
    table.discards["equipment"].extend(table.leave(clan, spot.mercenary))
    if spot.path[0] == "e":
        clan.glory += table.box.paths["entrance_death_glory"]
    else:
        clan.glory += table.box.paths["land_death_glory"][int(spot.path[1]) - 1]
    table.check_trap_limit_without(clan, spot.mercenary)


# --- the mercenary's attack is judged


def judge(table: Table, act: Activation, carried: int) -> tuple[str, int]:
    """Judge an attack: capture, elimination or neither, and the damage carried on (R8.4, R8.5, R8.6)."""
    monster, power = table.box.monsters[act.monster], table.box.power(act.monster)
    base = dice_total(table, act) + act.venoms * table.box.constants["venom"] + carried
    base += sum(effect.get("monster_bonus", 0) for effect in table.trap_effects(act.spot))
    enough_traps = traps_there(table, act.spot) >= 1 + power.get("extra_traps", 0)
    if bonus(table, act, "needs_no_trap"):
        enough_traps = True
    if any(not token.revealed for token in act.spot.tokens) and enough_traps:
        table.note("R11.6 an unrevealed token is a trap")
    if (
        any(token.revealed and table.box.is_trick(token.name) for token in act.spot.tokens)
        and not enough_traps
    ):
        table.note("R11.6 a revealed trick is no trap")
    captures = enough_traps and base + bonus(table, act, "capture_bonus") >= monster["cv"]
    eliminates = base + bonus(table, act, "eliminate_bonus") + act.eliminate_bonus >= monster["ev"]
    if base >= monster["ev"]:
        return "eliminate", base
    if captures and eliminates:
        return table.choose(act.spot.seat, "judge", ["capture", "eliminate"]), base
    if captures:
        return "capture", base
    if eliminates:
        return "eliminate", base
    return "", base


def traps_there(table: Table, spot: Spot) -> int:
    """Count the traps for a capture: revealed traps and all unrevealed tokens (R8.5, R11.6)."""
    return sum(not (token.revealed and table.box.is_trick(token.name)) for token in spot.tokens)


def succeed(table: Table, place: str, act: Activation, result: str) -> None:
    """Give rewards (R8.7, R8.8, R8.9), resolve the last lash, clear paths (R8.10); end panic (R8.11)."""
    spot, clan, name = act.spot, table.clan(act.spot), act.monster
    monster, power = table.box.monsters[name], table.box.power(name)
    spot.succeeded = True
    table.tell("captured" if result == "capture" else "eliminated", monster=name, path=spot.path)
    if place == "e":
        table.entrance = ""
        table.panic = []
    else:
        table.places[place].monster = ""
    if result == "capture":
        glory, gold = monster["capture"]
        clan.glory += glory
        clan.gold += gold
        if "escapes" in power and place != "e":  # Sandor (R8.7)
            table.escaped[place] = name
        else:
            table.discards["monsters"].append(name)
    else:
        clan.glory += monster["eliminate"][0]
        clan.trophies.append(name)
    for ability in working_abilities(table, spot, name):
        if result == "capture":
            clan.glory += ability.get("capture_glory", 0)
        if "success_gain" in ability:
            table.gain(clan, ability["success_gain"])
            table.apply_limits(clan)
    glory_loot(table, spot, f"{result}_glory")
    if result == "eliminate" and "last_lash" in power:
        for victim in table.living(place):
            suffer(table, victim, name, power["last_lash"])
    clear_fighters(table, place)


def clear_fighters(table: Table, place: str) -> None:
    """Remove dice, traps and defense tokens of all who fought (R8.10)."""
    for fighter in table.living(place):
        if fighter.fought:
            table.clear_tokens(fighter)
