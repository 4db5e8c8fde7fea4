"""Describe every card, token and tile of a box."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..box import (
    COLOURS,
    Box,
    Equipment,
    Header,
    HeaderPath,
    Land,
    Loot,
    Mercenary,
    Mission,
    Monster,
    Novice,
    Trap,
)
from ..game.names import FACES, PATHS
from .buildings import building_things
from .catalogue import Catalogue
from .effects import benefit_words, dice_words, effect_words, gain_words

Card = Mercenary | Novice | Monster | Land | Equipment | Trap | Loot | Header | Mission

NOVICE = "novice"
LASTING = ("extra_trap_limit", "mine_gold")
"""Talents that work by themselves, without being used."""


def cards_of(box: Box) -> Iterator[tuple[str, Card]]:
    """Yield everything that has a name in a box, with its name."""
    yield NOVICE, box.novice
    for group in (box.mercenaries, box.monsters, box.lands, box.equipment):
        for card in group:
            yield card.name, card
    for tokens in (box.traps, box.loot, box.headers, box.missions):
        for token in tokens:
            yield token.id, token


def titles_of(words: Catalogue, box: Box) -> dict[str, str]:
    """Return the titles of tokens and tiles by id: ``strength-plus-1`` is “Strength +1”."""
    tokens = (token.id for tokens in (box.traps, box.loot, box.headers, box.missions) for token in tokens)
    return {token: _title(words, token) for token in tokens}


def _title(words: Catalogue, token: str) -> str:
    if words.has(f"title-{token}"):
        return words.say(f"title-{token}")
    kind, _, number = token.rpartition("-")
    if number.isdecimal() and words.has(f"title-{kind}"):
        return words.say(f"title-{kind}", number=number)
    # A token of another edition has no title but its id.
    title = re.sub(r"-plus-(?=\d)", " +", token).replace("-", " ")
    return title[:1].upper() + title[1:]


def things_of(words: Catalogue, box: Box) -> dict[str, str]:
    """Return the things of a box, the dice and the places of the table that sentences mention, by name."""
    things = {path: f"path:{path}" for path in PATHS}
    dice = [f"{colour}{face}" for colour in COLOURS for face in ("", *FACES)]
    things |= {words.letters(die): f"die:{die}" for die in dice}
    things |= dict(building_things(words))
    for kind, cards in (
        ("member", box.mercenaries),
        ("monster", box.monsters),
        ("land", box.lands),
        ("equipment", box.equipment),
    ):
        things |= {card.name: f"{kind}:{card.name}" for card in cards}
    for kind, tokens in (("trap", box.traps), ("loot", box.loot), ("mission", box.missions)):
        things |= {token.id: f"{kind}:{token.id}" for token in tokens}
    return things


def named_card_words(words: Catalogue, box: Box, name: str) -> str:
    """Say what the card, token or tile of this name is and does.

    :raises KeyError: if the box has no such card, token or tile
    """
    found = [card_words(words, card) for known, card in cards_of(box) if known == name]
    if not found:
        raise KeyError(name)
    return "\n".join(found)


def card_words(words: Catalogue, card: Card) -> str:
    """Say what a card is and does."""
    if isinstance(card, Mercenary):
        return _mercenary(words, card)
    if isinstance(card, Novice):
        effect = effect_words(words, card.effect)
        return words.say(
            "card-novice",
            cost=card.cost,
            reputation=card.reputation,
            dice=words.letters(card.dice),
            effect=effect,
        )
    if isinstance(card, Monster):
        return _monster(words, card)
    if isinstance(card, Land):
        return words.say(
            "card-land",
            affinity=words.say(f"affinity-{card.affinity}"),
            conquest=card.conquest,
            glory=card.glory,
            use=land_use(words, card),
        )
    if isinstance(card, Equipment):
        where = "card-equipment-outside" if card.outside else "card-equipment-turn"
        what = words.say("card-equipment", type=card.type, cost=card.cost)
        return f"{what} {words.say(where, effect=effect_words(words, card.effect))}"
    if isinstance(card, Trap):
        return words.say(f"card-trap-{card.kind}", cost=card.cost, effect=effect_words(words, card.effect))
    if isinstance(card, Loot):
        where = "card-loot-outside" if card.outside else "card-loot-turn"
        return words.say(where, effect=effect_words(words, card.effect))
    if isinstance(card, Header):
        return words.say("card-header")
    return "\n".join(side_words(words, card, rolled) for rolled in (True, False))


def header_side_words(words: Catalogue, header: Header, side: str) -> str:
    """Say what the four paths of one side of a header ask and give."""
    paths = header.a if side == "a" else header.b
    lines = [
        words.say("card-header-path", number=number, path=header_path_words(words, path))
        for number, path in enumerate(paths, start=1)
    ]
    return "\n".join((words.say("card-header"), *lines))


def header_path_words(words: Catalogue, path: HeaderPath) -> str:
    """Say what one path of a header asks and gives."""
    colours = "/".join(words.letters(path.colours))
    asked = words.say("header-path", dice=words.letters(path.dice), more=path.up_to, colours=colours)
    return words.say("header-path-benefit", path=asked, benefit=benefit_words(words, path.benefit))


def side_words(words: Catalogue, mission: Mission, rolled: bool) -> str:
    """Describe a side of a mission: dice to roll, or a contract."""
    if rolled:
        return words.say("card-mission-dice", asks=mission_words(words, mission))
    return words.say("card-mission-contract", asks=contract_words(words, mission))


def mission_words(words: Catalogue, mission: Mission) -> str:
    """Say what the dice side of a mission asks and gives."""
    return words.say(
        "mission-asks",
        dice=dice_words(words, mission.a.dice),
        objective=mission.a.objective,
        reward=gain_words(words, mission.a.reward),
        penalty=mission.a.penalty,
    )


def contract_words(words: Catalogue, mission: Mission) -> str:
    """Say what the contract side of a mission asks and gives."""
    return words.say(
        "contract-asks",
        dice=dice_words(words, mission.b.dice),
        pay=gain_words(words, mission.b.pay),
        left=gain_words(words, mission.b.left),
        right=gain_words(words, mission.b.right),
    )


def new_mission_words(words: Catalogue, mission: Mission, rolled: bool) -> str:
    """Return the name of a mission and what its face-up side is about: dice to roll, or a contract."""
    if rolled:
        reward = gain_words(words, mission.a.reward)
        return words.say("docked-mission", mission=mission.id, objective=mission.a.objective, reward=reward)
    return words.say(
        "docked-contract",
        mission=mission.id,
        pay=gain_words(words, mission.b.pay),
        left=gain_words(words, mission.b.left),
        right=gain_words(words, mission.b.right),
    )


def talent_words(words: Catalogue, card: Mercenary) -> str:
    """Say what the talent of a mercenary does, and when."""
    if card.outside:
        message = "card-talent-outside"
    elif any(getattr(card.effect, name) for name in LASTING):
        message = "card-talent-lasting"
    else:
        message = "card-talent-turn"
    return words.say(message, effect=effect_words(words, card.effect))


def _mercenary(words: Catalogue, card: Mercenary) -> str:
    what = words.say(
        "card-mercenary",
        role=card.role or "deck",
        affinity=words.say(f"affinity-{card.affinity}"),
        cost=card.cost,
        reputation=card.reputation,
        dice=words.letters(card.dice),
    )
    return f"{what} {talent_words(words, card)}"


def land_use(words: Catalogue, card: Land) -> str:
    """Say what a settled land is used for, once per round."""
    return words.say("card-land-use", dice=dice_words(words, card.dice), gain=gain_words(words, card.gain))


def _monster(words: Catalogue, card: Monster) -> str:
    rewards = [
        words.say("gain-glory", amount=card.capture_glory),
        words.say("gain-gold", amount=card.capture_gold),
    ]
    what = words.say(
        "card-monster",
        affinity=words.say(f"affinity-{card.affinity}"),
        level=card.level,
        attack=card.attack,
        cv=card.cv,
        ev=card.ev,
        capture=words.join(rewards, "list-and"),
        eliminate=words.say("gain-glory", amount=card.eliminate_glory),
        trophy=card.trophy,
    )
    power = effect_words(words, card.power, power=True)
    return what if power == words.say("nothing") else f"{what} {words.say('card-power', effect=power)}"
