"""Effects, gains and dice in words, from the data of the cards, so that other editions work too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields

from ..box import Dice, Effect, Gain
from .buildings import building_values
from .catalogue import Catalogue, Value, signed

SERVING = frozenset({"colours", "only", "against", "price", "unassigned", "at", "into"})
"""Parts of an effect that only say more about another part."""
EFFECTS = tuple(field.name for field in fields(Effect) if field.name not in SERVING)
MARKED = {"buy_die": "price", "convert": "into"}
"""The parts of an effect whose number has another name."""
Mark = Callable[[str, object, str], str]
"""Takes the name of a value, the value, and its words; returns the words with a mark."""
GAINS = tuple(field.name for field in fields(Gain))


def unmarked(name: str, value: object, text: str) -> str:
    """Return words as they are."""
    return text


def effect_words(words: Catalogue, effect: Effect, power: bool = False, mark: Mark = unmarked) -> str:
    """Say what an effect does, or that it does nothing.

    :param power: whether it is the power of a monster, which works against the mercenaries who fight it
    :param mark: puts a mark on each part
    """

    def make() -> str:
        parts = [_part(words, effect, name, power, mark) for name in EFFECTS if getattr(effect, name)]
        return words.join(parts, "list-semicolon") if parts else words.say("nothing")

    return words.once((effect_words, effect, power), make) if mark is unmarked else make()


def benefit_words(words: Catalogue, effect: Effect, short: bool = False) -> str:
    """Say what a path gives to the mercenary on it.

    :param short: leave out when gold is paid
    """

    def make() -> str:
        parts = [_part(words, effect, name) for name in EFFECTS if getattr(effect, name) and name != "gain"]
        if effect.gain:
            gain = gain_words(words, effect.gain)
            parts.append(words.say("benefit-carried", gain=gain, pays=_pays(effect.gain, short)))
        return words.join(parts) if parts else words.say("nothing")

    return words.once((benefit_words, effect, short), make)


def _pays(gain: Gain, short: bool) -> str:
    """Return the form of the message: whether gold has to be brought home, and whether it is short."""
    if not gain.gold:
        return "no"
    return "short" if short else "long"


def gain_words(words: Catalogue, gain: Gain, mark: Mark = unmarked) -> str:
    """Say what is gained or paid."""

    def make() -> str:
        parts = list(_gains(words, gain, mark))
        return words.join(parts, "list-and") if parts else words.say("nothing")

    return words.once((gain_words, gain), make) if mark is unmarked else make()


def dice_words(words: Catalogue, dice: Dice, mark: Mark = unmarked) -> str:
    """Say which dice are asked for."""
    if dice.exact:
        return mark("dice", dice.exact, words.say("dice-exact", dice=words.letters(dice.exact)))
    text = words.say("dice-free", amount=dice.free, colours="/".join(words.letters(dice.colours)))
    return mark("dice", dice.free, text)


def colour_words(words: Catalogue, colours: str) -> str:
    """Return the names of colours, from their letters."""
    return words.join((words.say(f"colour-{colour}") for colour in colours), "list-or")


def _gains(words: Catalogue, gain: Gain, mark: Mark) -> Iterator[str]:
    for name in GAINS:
        amount = getattr(gain, name)
        if amount:
            value: dict[str, Value] = (
                {"dice": words.letters(amount), "count": len(amount)}
                if name == "dice"
                else {"amount": amount}
            )
            yield mark(name, amount, words.say(f"gain-{name}", **value))


def _part(words: Catalogue, effect: Effect, name: str, power: bool = False, mark: Mark = unmarked) -> str:
    value = getattr(effect, name)
    if name in ("gain", "success_gain"):
        gain = gain_words(words, value, lambda key, value, text: mark(f"{name}.{key}", value, text))
        return words.say(f"effect-{name}", gain=gain)
    marked = MARKED.get(name, name)
    return mark(marked, getattr(effect, marked), _text(words, effect, name, power))


def _text(words: Catalogue, effect: Effect, name: str, power: bool) -> str:
    """Describe a part of an effect that is not a gain."""
    message = f"effect-{name}"
    value = getattr(effect, name)
    if name == "buy_die":
        unassigned = "yes" if effect.unassigned else "no"
        colour = words.say(f"colour-{effect.buy_die}")
        return words.say(message, colour=colour, price=effect.price, unassigned=unassigned)
    if name == "convert":
        return words.say(
            message, colour=words.say(f"colour-{effect.convert}"), into=words.letters(effect.into)
        )
    if name == "dice":
        return words.say(message, dice=words.letters(effect.dice))
    if name == "forbids":
        forbidden = (words.say(f"forbidden-{what}") for what in effect.forbids)
        return words.say(message, what=words.join(forbidden, "list-or"))
    if name == "discount":
        return words.say(message, amount=value, **building_values(words, effect.at))
    if name == "defense_talents":
        affinities = (words.say(f"affinity-{affinity}") for affinity in effect.against)
        against = "some" if effect.against else "all"
        return words.say(message, amount=value, against=against, affinities=words.join(affinities, "list-or"))
    if name in ("per_die", "reroll", "steal"):
        colours = colour_words(words, effect.colours)
        only = "power" if power else effect.only or "always"
        return words.say(message, amount=value, signed=signed(value), colours=colours, only=only)
    return words.say(message, amount=int(value), signed=signed(int(value)))
