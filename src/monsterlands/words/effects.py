"""Effects, gains and dice in words, from the data of the cards: other editions read right too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from ..box import Dice, Effect, Gain
from .catalogue import Catalogue

SERVING = frozenset({"colours", "only", "against", "price", "unassigned", "at", "into"})
"""Parts of an effect that only say more about another part."""
EFFECTS = tuple(field.name for field in fields(Effect) if field.name not in SERVING)
GAINS = tuple(field.name for field in fields(Gain))


def effect_words(words: Catalogue, effect: Effect, power: bool = False) -> str:
    """Say what an effect does; also that it does nothing.

    :param power: it is the power of a monster, which works against those who fight it
    """
    parts = [_part(words, effect, name, power) for name in EFFECTS if getattr(effect, name)]
    return words.join(parts, "list-semicolon") if parts else words.say("nothing")


def benefit_words(words: Catalogue, effect: Effect, short: bool = False) -> str:
    """Say what a path gives to the mercenary on it.

    :param short: without when gold is paid
    """
    parts = [_part(words, effect, name) for name in EFFECTS if getattr(effect, name) and name != "gain"]
    if effect.gain:
        gain = gain_words(words, effect.gain)
        parts.append(words.say("benefit-carried", gain=gain, pays=_pays(effect.gain, short)))
    return words.join(parts) if parts else words.say("nothing")


def _pays(gain: Gain, short: bool) -> str:
    """Tell whether gold has to be brought home, and whether that is told in short."""
    if not gain.gold:
        return "no"
    return "short" if short else "long"


def gain_words(words: Catalogue, gain: Gain) -> str:
    """Say what is gained or paid."""
    parts = list(_gains(words, gain))
    return words.join(parts, "list-and") if parts else words.say("nothing")


def dice_words(words: Catalogue, dice: Dice) -> str:
    """Say which dice are asked for."""
    if dice.exact:
        return words.say("dice-exact", dice=dice.exact)
    return words.say("dice-free", amount=dice.free, colours="/".join(dice.colours))


def colour_words(words: Catalogue, colours: str) -> str:
    """Name colours by their letters."""
    return words.join((words.say(f"colour-{colour}") for colour in colours), "list-or")


def _gains(words: Catalogue, gain: Gain) -> Iterator[str]:
    for name in GAINS:
        amount = getattr(gain, name)
        if name == "dice":
            if gain.dice:
                yield words.say("gain-dice", dice=gain.dice)
        elif amount:
            yield words.say(f"gain-{name}", amount=amount)


def _part(words: Catalogue, effect: Effect, name: str, power: bool = False) -> str:
    message = f"effect-{name}"
    value = getattr(effect, name)
    if name in ("gain", "success_gain"):
        return words.say(message, gain=gain_words(words, value))
    if name == "buy_die":
        unassigned = "yes" if effect.unassigned else "no"
        colour = words.say(f"colour-{effect.buy_die}")
        return words.say(message, colour=colour, price=effect.price, unassigned=unassigned)
    if name == "convert":
        return words.say(message, colour=words.say(f"colour-{effect.convert}"), into=effect.into)
    if name == "dice":
        return words.say(message, dice=effect.dice)
    if name == "forbids":
        forbidden = (words.say(f"forbidden-{what}") for what in effect.forbids)
        return words.say(message, what=words.join(forbidden, "list-or"))
    if name == "discount":
        return words.say(message, amount=value, building=words.say(f"building-{effect.at}"))
    if name == "defense_talents":
        affinities = (words.say(f"affinity-{affinity}") for affinity in effect.against)
        against = "some" if effect.against else "all"
        return words.say(message, amount=value, against=against, affinities=words.join(affinities, "list-or"))
    if name in ("per_die", "reroll", "steal"):
        colours = colour_words(words, effect.colours)
        only = "power" if power else effect.only or "always"
        return words.say(message, amount=value, signed=f"{value:+}", colours=colours, only=only)
    return words.say(message, amount=int(value), signed=f"{int(value):+}")
