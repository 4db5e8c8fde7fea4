"""Unknown effects, incomplete ones, and ones that a card cannot use are reported."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from support.overlays import equipment, fandor, loot, monster, trap

CASES = [
    # the vocabulary of effects
    (fandor("effect = { flying = 1 }"), "mercenary.Fandor.effect.flying", "is not an effect", "one of"),
    (
        fandor("effect = { discont = 1 }"),
        "mercenary.Fandor.effect.discont",
        "is not an effect",
        "mean discount",
    ),
    (
        fandor("effect = { spray = 1 }"),
        "mercenary.Fandor.effect.spray",
        "is not an effect of a talent",
        "one of",
    ),
    (
        fandor("effect = { steal = 1 }"),
        "mercenary.Fandor.effect.steal",
        "not an effect of a talent",
        "one of",
    ),
    (fandor("effect = { per_die = 1 }"), "mercenary.Fandor.effect.colours", "is missing", "per_die needs"),
    (fandor("effect = { reroll = 1 }"), "mercenary.Fandor.effect.colours", "is missing", "reroll needs"),
    (
        trap("kind = 'trick'\neffect = { steal = 1 }"),
        "tokens.traps.magic-1.effect.colours",
        "is missing",
        "steal",
    ),
    (fandor('effect = { buy_die = "P" }'), "mercenary.Fandor.effect.price", "is missing", "buy_die needs"),
    (fandor("effect = { discount = 4 }"), "mercenary.Fandor.effect.at", "is missing", "discount needs at"),
    (loot('effect = { convert = "P" }'), "tokens.loot.gold-12.effect.into", "is missing", "convert needs"),
    (fandor("effect = { price = 2 }"), "mercenary.Fandor.effect.price", "is alone", "with buy_die"),
    (fandor('effect = { colours = "S" }'), "mercenary.Fandor.effect.colours", "is alone", "per_die or"),
    (fandor('effect = { at = "tavern" }'), "mercenary.Fandor.effect.at", "is alone", "with discount"),
    (fandor('effect = { only = "monster" }'), "mercenary.Fandor.effect.only", "is alone", "with per_die"),
    (fandor('effect = { against = ["fire"] }'), "mercenary.Fandor.effect.against", "is alone", "talents"),
    (
        fandor("effect = { unassigned = true }"),
        "mercenary.Fandor.effect.unassigned",
        "is alone",
        "buy_die",
    ),
    (loot('effect = { into = "S" }'), "tokens.loot.gold-12.effect.into", "is alone", "with convert"),
    (
        fandor('effect = { discount = 4, at = "armory" }'),
        "mercenary.Fandor.effect.at",
        'is "armory"',
        "one of lodge, tavern",
    ),
    (
        fandor('effect = { discount = 4, at = "taverne" }'),
        "mercenary.Fandor.effect.at",
        'is "taverne"',
        "did you mean tavern?",
    ),
    (
        fandor('outside = true\neffect = { per_die = 0, colours = "S" }'),
        "mercenary.Fandor.effect.per_die",
        "is 0",
        "other than 0",
    ),
    (
        fandor('outside = true\neffect = { per_die = 1, colours = "SS" }'),
        "mercenary.Fandor.effect.colours",
        'is "SS"',
        "each colour once",
    ),
    (
        fandor('outside = true\neffect = { per_die = 1, colours = "S", only = "fun" }'),
        "mercenary.Fandor.effect.only",
        'is "fun"',
        "one of monster, conquest",
    ),
    (
        fandor('outside = true\neffect = { defense_talents = 1, against = ["fire", "fire"] }'),
        "mercenary.Fandor.effect.against.1",
        'is "fire" again',
        "each once",
    ),
    (
        fandor('outside = true\neffect = { defense_talents = 1, against = ["earth"] }'),
        "mercenary.Fandor.effect.against.0",
        'is "earth"',
        "one of fire",
    ),
    (
        fandor("outside = true\neffect = { defense_talents = 1, against = [] }"),
        "mercenary.Fandor.effect.against",
        "is empty",
        "at least one",
    ),
    (
        fandor('effect = { buy_die = "SS", price = 1 }'),
        "mercenary.Fandor.effect.buy_die",
        'is "SS"',
        "1 of the",
    ),
    (fandor("effect = { gain = {} }"), "mercenary.Fandor.effect.gain", "is empty", "at least one of"),
    (
        fandor("effect = { gain = { hire = 1 } }"),
        "mercenary.Fandor.effect.gain.hire",
        "cannot be gained",
        "one of",
    ),
    (
        fandor("effect = { gain = { potion = 1 } }"),
        "mercenary.Fandor.effect.gain.potion",
        "cannot be gained",
        "potions",
    ),
    (fandor("effect = { gain = { gold = 0 } }"), "mercenary.Fandor.effect.gain.gold", "is 0", "from 1 to 99"),
    (
        fandor('effect = { mine_gold = 1, discount = 1, at = "lodge" }'),
        "mercenary.Fandor.effect.discount",
        "is a second ability beside mine_gold",
        "has one",
    ),
    (
        fandor("effect = { mine_gold = 1, defense_talents = 1 }"),
        "mercenary.Fandor.effect.mine_gold",
        "works in the Citadel, defense_talents outside",
        "one kind only",
    ),
    (fandor("effect = { divert = 1 }"), "mercenary.Fandor.outside", "is not true", "outside = true"),
    (fandor("outside = true"), "mercenary.Fandor.outside", "is true, but buy_die", "outside = false"),
    ("novice.effect = { mine_gold = 1 }", "novice.effect.mine_gold", "not an effect of a novice", "recolour"),
    (equipment("effect = {}"), "equipment.Pugnor.effect", "is empty", "one of"),
    (
        equipment("effect = { gain = { gold = 1 } }"),
        "equipment.Pugnor.effect.gain",
        "not an effect of equip",
        "one",
    ),
    (
        trap("effect = { reroll = 1, colours = 'S' }"),
        "tokens.traps.magic-1.effect.reroll",
        "of a trap",
        "dice",
    ),
    (
        trap("effect = { dice = 'P' }"),
        "tokens.traps.magic-1.effect.dice",
        "P is not a die on a land path",
        "S M",
    ),
    (trap("effect = { dice = '' }"), "tokens.traps.magic-1.effect.dice", "is empty", "S M"),
    (trap("kind = 'trick'"), "tokens.traps.magic-1.effect.dice", "is not an effect of a trick", "steal"),
    (trap("kind = 'trick'\neffect = {}"), "tokens.traps.magic-1.effect", "is empty, but a trick", "steal"),
    (
        trap("kind = 'trick'\neffect = { steal = 1, colours = 'S', divert = 1 }"),
        "tokens.traps.magic-1.effect.divert",
        "second ability beside steal",
        "has one",
    ),
    ("[[tokens.traps]]\nid = 'initial'\ncost = 2", "tokens.traps.initial.cost", "is 2", "0"),
    (loot("effect = {}"), "tokens.loot.gold-12.effect", "is empty, but loot", "gain"),
    (
        loot("effect = { trophy = 1, gain = { gold = 1 } }"),
        "tokens.loot.gold-12.effect.gain",
        "second ability beside trophy",
        "has one",
    ),
    (
        loot("effect = { divert = 1 }"),
        "tokens.loot.gold-12.effect.divert",
        "is not an effect of loot",
        "one of",
    ),
    (monster("power = { wound_glory = 1 }"), "monster.Gator.power.wound_glory", "is 1", "from -9 to -1"),
    (monster("power = { forbids = ['magic'] }"), "monster.Gator.power.forbids.0", 'is "magic"', "potions"),
    (monster("power = { forbids = [] }"), "monster.Gator.power.forbids", "is empty", "at least one"),
    (monster("power = { forbids = 'weapons' }"), "monster.Gator.power.forbids", 'is "weapons"', "a list"),
    (monster("power = { escapes = 1 }"), "monster.Gator.power.escapes", "is 1", "true or false"),
    (monster("power = { gain = {} }"), "monster.Gator.power.gain", "is not an effect of a monster", "spray"),
    (
        monster("power = { storms_entrance = true }"),
        "monster.Dogor.power.storms_entrance",
        "is true, as for Gator",
        "at most one",
    ),
]


@pytest.mark.parametrize(("text", "place", "what", "right"), CASES, ids=[case[0][-60:] for case in CASES])
def test_a_wrong_effect_is_reported(
    assert_reported: Callable[[str, str, str, str], None], text: str, place: str, what: str, right: str
) -> None:
    assert_reported(text, place, what, right)
