"""Rolling for a path: on a mission, against a monster or for a land (R7.2, R8.1, R8.2, R8.3, R9.1)."""

from dataclasses import dataclass, field

from oracle.box import Effect
from oracle.table import Spot, Table, in_order

MISSION, MONSTER, CONQUEST = "mission", "monster", "conquest"


@dataclass
class Reroll:
    """How often a rolled die of some colours may be rolled again."""

    left: int
    colours: str


@dataclass
class Activation:
    """What an active path has rolled and used so far."""

    spot: Spot
    event: str  # MISSION, MONSTER or CONQUEST
    monster: str  # empty when there is none to attack
    rolled: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    rerolls: list[Reroll] = field(default_factory=list[Reroll])
    boosts: list[Effect] = field(default_factory=list[Effect])
    venoms: int = 0
    eliminate_bonus: int = 0


def working_abilities(table: Table, spot: Spot, monster: str) -> list[Effect]:
    """Return the outside abilities that work against the monster (Caribdis: no weapons, R7.10)."""
    abilities = table.abilities(spot)
    if "weapons" in table.box.power(monster).get("forbids", []):
        abilities = [ability for ability in abilities if ability["type"] != "weapon"]
    return abilities


def bonus(table: Table, act: Activation, key: str) -> int:
    """Return the sum of a bonus over the talent and the equipment."""
    return sum(ability.get(key, 0) for ability in working_abilities(table, act.spot, act.monster))


def modifiers(table: Table, act: Activation) -> list[Effect]:
    """Return all "each die" effects that apply now (R8.2, R7.10)."""
    effects = table.trap_effects(act.spot)
    for ability in working_abilities(table, act.spot, act.monster):
        if ability.get("only", act.event) == act.event:
            effects.append(ability)
    effects.extend(act.boosts)
    effects.append(table.box.power(act.monster))
    return [effect for effect in effects if "per_die" in effect]


def dice_total(table: Table, act: Activation) -> int:
    """Return the total of the dice: modifiers of one die are summed, and it counts at least 0 (R8.3)."""
    total = 0
    for colour, face in act.rolled:
        value = face
        for effect in modifiers(table, act):
            if colour in effect["colours"]:
                value += effect["per_die"]
        total += max(0, value)
    return total


def activate(table: Table, spot: Spot, event: str, monster: str = "") -> Activation:
    """Let the player roll, reroll and use things until the path stops; then remove unrolled dice."""
    act = Activation(spot, event, monster)
    for effect in [*working_abilities(table, spot, monster), table.benefit(spot)]:
        if "reroll" in effect:
            act.rerolls.append(Reroll(effect["reroll"], effect["colours"]))
    if event == MISSION:
        roll_all(table, act)
    while True:
        answer = table.choose(spot.seat, "fight", fight_options(table, act))
        if answer == "stop":
            break
        fight_answer(table, act, answer)
    spot.dice = []
    return act


def fight_options(table: Table, act: Activation) -> list[str]:
    """List all choices of the active path."""
    options: list[str] = []
    for colour in "SMP":
        if colour in act.spot.dice:
            options.append(f"roll {colour}")
    if len(act.spot.dice) >= 2:
        options.append("roll all")
    for colour, face in sorted(set(act.rolled), key=lambda die: ("SMP".index(die[0]), die[1])):
        if any(reroll.left > 0 and colour in reroll.colours for reroll in act.rerolls):
            options.append(f"reroll {colour}{face}")
    if act.event == MONSTER and act.spot.venoms > 0:
        if "venoms" not in table.box.power(act.monster).get("forbids", []):
            options.append("use venom")
    for token in in_order(table.clan(act.spot).loot, table.box.loot):
        if loot_helps(table, act, token):
            options.append(f"loot {token}")
    options.append("stop")
    return options


def loot_helps(table: Table, act: Activation, token: str) -> bool:
    """Return whether outside loot works here: at the event it names (R12.4)."""
    card = table.box.loot[token]
    if not card.get("outside"):
        return False
    effect = card["effect"]
    if "eliminate_bonus" in effect:
        return act.event == MONSTER
    if "reroll" in effect or "per_die" in effect:
        colours = [*act.spot.dice, *(colour for colour, _ in act.rolled)]
        return any(colour in effect["colours"] for colour in colours)
    return False


def fight_answer(table: Table, act: Activation, answer: str) -> None:
    """Carry out one choice."""
    word, what = answer.split(" ", 1)
    if answer == "roll all":
        roll_all(table, act)
    elif word == "roll":
        roll_one(table, act, what)
    elif word == "reroll":
        roll_again(table, act, what[0], int(what[1]))
    elif answer == "use venom":
        act.spot.venoms -= 1
        act.venoms += 1
    else:
        use_outside_loot(table, act, what)


def roll_one(table: Table, act: Activation, colour: str) -> None:
    """Roll one unrolled die of the colour."""
    act.spot.dice.remove(colour)
    act.rolled.append((colour, table.die(colour)))


def roll_all(table: Table, act: Activation) -> None:
    """Roll all unrolled dice: strength first, then magic, then persuasion."""
    for colour in "SMP":
        while colour in act.spot.dice:
            roll_one(table, act, colour)


def roll_again(table: Table, act: Activation, colour: str, face: int) -> None:
    """Reroll a die with the reroll of the fewest colours; the new value stands (R8.2)."""
    fitting = [reroll for reroll in act.rerolls if reroll.left > 0 and colour in reroll.colours]
    min(fitting, key=lambda reroll: len(reroll.colours)).left -= 1
    act.rolled.remove((colour, face))
    act.rolled.append((colour, table.die(colour)))


def use_outside_loot(table: Table, act: Activation, token: str) -> None:
    """Use a loot token of the clan for this activation (R12.4)."""
    table.clan(act.spot).loot.remove(token)
    table.discards["loot"].append(token)
    effect = table.box.loot[token]["effect"]
    if "reroll" in effect:
        act.rerolls.append(Reroll(effect["reroll"], effect["colours"]))
    elif "per_die" in effect:
        act.boosts.append(effect)
    else:
        act.eliminate_bonus += effect["eliminate_bonus"]


def glory_loot(table: Table, spot: Spot, key: str) -> None:
    """Let the clan use its glory loot after a capture, elimination or conquest (R8.9, R9.2)."""
    clan = table.clan(spot)
    while True:
        tokens = [token for token in clan.loot if key in table.box.loot[token]["effect"]]
        if not tokens:
            return
        options = [f"loot {token}" for token in in_order(tokens, table.box.loot)]
        answer = table.choose(clan.seat, "glory", [*options, "done"])
        if answer == "done":
            return
        token = answer.split(" ", 1)[1]
        clan.loot.remove(token)
        table.discards["loot"].append(token)
        clan.glory += table.box.loot[token]["effect"][key]
