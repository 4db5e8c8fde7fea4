"""Effects, gains, dice and scenarios in words, for tables that people read.

Every function takes a `mark`: it is given the key of a number below the effect and the number as it will be
read, and returns it with its mark.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..box.cards import DIFFICULTIES, MADHALA_OUTSIDE, Dice, Effect, Gain, Goal, Scenario

Mark = Callable[[str, str], str]

COLOUR_NAMES = {"S": "strength", "M": "magic", "P": "persuasion"}
BUILDING_NAMES = {
    "lodge": "Hunter's Lodge",
    "alchemist": "Alchemist",
    "tavern": "Tavern",
    "armory": "Armory",
    "pawn_shop": "Pawn Shop",
    "bazaar": "Bazaar",
    "mine": "Mine",
}
FORBIDDEN_NAMES = {
    "potions": "potions",
    "venoms": "venoms",
    "defense_talents": "defense talents",
    "weapons": "weapons",
}
ENTRANCE_WORDS = {
    "start": "a level A monster at the entrance at the start",
    "rounds": "a level A monster at the entrance at the start, and at each start of a round that finds none",
}


def effect_words(effect: Effect, mark: Mark) -> str:
    """Say what an effect does; also that it does nothing."""
    parts = [*_on_a_path(effect, mark), *_at_home(effect, mark), *_monster_power(effect, mark)]
    return "; ".join(parts) or "nothing"


def gain_words(gain: Gain, mark: Mark, below: str = "") -> str:
    """Say what is gained or paid; `below` is the key under which the gain stands."""

    def amount(key: str, one: str, more: str) -> str:
        count = getattr(gain, key)
        return f"{mark(below + key, str(count))} {one if count == 1 else more}" if count else ""

    parts = [
        amount("glory", "glory", "glory"),
        amount("gold", "gold", "gold"),
        amount("defense", "defense token", "defense tokens"),
        amount("potions", "potion", "potions"),
        amount("venoms", "venom", "venoms"),
        amount("potion_or_venom", "potion or venom", "potions or venoms"),
        amount("traps", "trap", "traps"),
        f"dice {mark(below + 'dice', gain.dice)}" if gain.dice else "",
        amount("loot", "loot token", "loot tokens"),
        amount("hire", "free hire", "free hires"),
        amount("equipment", "free equipment card", "free equipment cards"),
    ]
    return ", ".join(part for part in parts if part)


def dice_words(dice: Dice, mark: Mark) -> str:
    """Say which dice are asked for."""
    if dice.exact:
        return mark("dice", dice.exact)
    return f"{mark('dice', str(dice.free))} of {'/'.join(dice.colours)}"


def scenario_words(scenario: Scenario, mark: Mark) -> list[str]:
    """Say what a scenario changes, one thing each; nothing for the plain game."""
    parts: list[str] = []
    if scenario.difficulties != DIFFICULTIES:
        parts.append("only on " + _each(scenario.difficulties, "difficulties", mark))
    if scenario.affinity:
        parts.append(f"affinity {mark('affinity', scenario.affinity)}")
    if scenario.rounds is not None:
        parts.append(f"{mark('rounds', str(scenario.rounds))} rounds")
    if scenario.glory_ends:
        parts.append(mark("glory_ends", "enough glory ends the game"))
    if scenario.gold is not None:
        parts.append(f"{mark('gold', str(scenario.gold))} gold at the start")
    if scenario.defense:
        parts.append(f"{mark('defense', str(scenario.defense))} defense tokens at the start")
    if scenario.deck_dice:
        parts.append(f"mercenary deck only of cards with dice {mark('deck_dice', scenario.deck_dice)}")
    if scenario.closed:
        names = [BUILDING_NAMES[building] for building in scenario.closed]
        parts.append("closed: " + _each(names, "closed", mark))
    if scenario.no_defenses:
        parts.append(mark("no_defenses", "no talent, equipment, path or token cancels hits"))
    if scenario.entrance:
        parts.append(mark("entrance", ENTRANCE_WORDS[scenario.entrance]))
    if scenario.beer is not None:
        parts.append(f"beer for {mark('beer', str(scenario.beer))} gold")
    if scenario.trick_tokens:
        tokens = mark("trick_tokens", str(scenario.trick_tokens))
        parts.append(f"Madhala's trick-module tokens on a land path: {tokens}")
    if scenario.outside != MADHALA_OUTSIDE:
        parts.append("Madhala's yellow die outside: " + _each(scenario.outside, "outside", mark))
    if scenario.rerolled_misses:
        parts.append(mark("rerolled_misses", "monsters reroll misses once"))
    return parts


def goal_words(goal: Goal, mark: Mark) -> str:
    """Say what a rank asks for."""
    parts = [
        f"{mark(key, str(count))} {one if count == 1 else more}"
        for key, one, more in (
            ("points", "victory point", "victory points"),
            ("gold", "gold", "gold"),
            ("missions", "mission fulfilled", "missions fulfilled"),
            ("defense", "defense token", "defense tokens"),
            ("traps", "trap", "traps"),
            ("potions", "potion", "potions"),
            ("venoms", "venom", "venoms"),
        )
        if (count := getattr(goal, key))
    ]
    if goal.all_equipment:
        parts.append(mark("all_equipment", "equipment of each type"))
    if goal.mercenaries:
        numbers = _each(map(str, goal.mercenaries), "mercenaries", mark)
        parts.append(f"mercenaries by affinity {numbers}")
    return ", ".join(parts)


def _on_a_path(effect: Effect, mark: Mark) -> Iterable[str]:
    colours = _either(COLOUR_NAMES[colour] for colour in effect.colours)
    if effect.per_die:
        where = {"": "", "monster": " against monsters", "conquest": " for conquest"}[effect.only]
        yield f"{mark('per_die', f'{effect.per_die:+}')} per {colours} die{where}"
    if effect.reroll:
        yield f"reroll {mark('reroll', str(effect.reroll))} ({colours})"
    if effect.steal:
        yield f"steal {mark('steal', str(effect.steal))} ({colours})"
    if effect.divert:
        yield f"divert attack dice: {mark('divert', str(effect.divert))}"
    for key, aim in (
        ("monster_bonus", "against monsters"),
        ("capture_bonus", "to capture"),
        ("eliminate_bonus", "to eliminate"),
        ("conquest_bonus", "to conquer"),
        ("capture_glory", "glory for a capture"),
        ("eliminate_glory", "glory for an elimination"),
        ("conquest_glory", "glory for a conquest"),
    ):
        if bonus := getattr(effect, key):
            yield f"{mark(key, f'{bonus:+}')} {aim}"
    if effect.needs_no_trap:
        yield mark("needs_no_trap", "captures without a trap")
    if effect.defense_talents:
        against = f" (monsters of {_either(effect.against)})" if effect.against else ""
        yield f"defense talents: {mark('defense_talents', str(effect.defense_talents))}{against}"
    if effect.success_gain:
        yield f"{gain_words(effect.success_gain, mark, 'success_gain.')} for a beaten monster"
    if effect.dice:
        yield f"brings dice {mark('dice', effect.dice)}"


def _at_home(effect: Effect, mark: Mark) -> Iterable[str]:
    if effect.gain:
        yield gain_words(effect.gain, mark, "gain.")
    if effect.buy_die:
        who = " while unassigned" if effect.unassigned else ""
        yield f"buy a {COLOUR_NAMES[effect.buy_die]} die for {mark('price', str(effect.price))} gold{who}"
    if effect.discount:
        yield f"discount {mark('discount', str(effect.discount))} at the {BUILDING_NAMES[effect.at]}"
    if effect.mine_gold:
        yield f"{mark('mine_gold', f'{effect.mine_gold:+}')} gold at the Mine"
    if effect.extra_trap_limit:
        yield f"hold {mark('extra_trap_limit', str(effect.extra_trap_limit))} more traps"
    if effect.recolour:
        yield f"dice turned into another colour: {mark('recolour', str(effect.recolour))}"
    if effect.convert:
        yield f"turn a {COLOUR_NAMES[effect.convert]} die into {mark('into', effect.into)}"
    if effect.trophy:
        yield f"a trophy of {mark('trophy', str(effect.trophy))}"


def _monster_power(effect: Effect, mark: Mark) -> Iterable[str]:
    for key, aim in (
        ("extra_affinity_dice", "attack dice on a land of its affinity"),
        ("extra_entrance_dice", "attack dice at the entrance"),
        ("extra_hits", "hits in each attack"),
        ("extra_panic", "panic tokens"),
        ("extra_traps", "traps needed to capture it"),
        ("wound_glory", "glory for a clan it wounds"),
    ):
        if number := getattr(effect, key):
            yield f"{mark(key, f'{number:+}')} {aim}"
    if effect.spray:
        yield f"attack dice at everybody first: {mark('spray', str(effect.spray))}"
    if effect.last_lash:
        yield f"hits on everybody when eliminated: {mark('last_lash', str(effect.last_lash))}"
    if effect.forbids:
        yield "no " + _either(FORBIDDEN_NAMES[what] for what in effect.forbids)
    if effect.storms_entrance:
        yield mark("storms_entrance", "goes straight to the entrance")
    if effect.escapes:
        yield mark("escapes", "captured on a land, goes to the entrance")


def _either(words: Iterable[str]) -> str:
    return " or ".join(words)


def _each(words: Iterable[str], key: str, mark: Mark) -> str:
    """Mark every entry of a list."""
    return ", ".join(mark(f"{key}.{index}", word) for index, word in enumerate(words))
