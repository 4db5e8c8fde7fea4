"""Tables for tests in a browser: records that a server imports."""

from __future__ import annotations

from pathlib import Path

from monsterlands import Game, SeededDealer
from support.positions import position

GOLDEN = Path(__file__).parent.parent / "golden"
ALONE = """
[[clan]]
affinity = "fire"
mercenaries = ["Nuduru", "Frunks", "Naiala"]
traps = ["initial", "magic-1"]
defense = 2
potions = 1
venoms = 1
gold = 20
pool = "SSSSSSMP5"
[table]
land_a = { land = "Thaklan", header = "header-1b", monster = "Snailer" }
"""

RICH = """
[[clan]]
affinity = "water"
mercenaries = ["Tortock", "Taron", "Vishor", "Nimra", "Frostor", "Geas"]
glory = 31
gold = 7
defense = 2
potions = 3
venoms = 3
pool = "SSSSSMMMMMP2P3P4P5"
traps = ["initial", "strength-plus-2", "monster-plus-8", "magic-1", "strength-1"]
loot = ["supplies", "conquest-glory"]
trophies = ["Tronj", "Caribdis"]
lands = ["Ghadik", "Yuha"]
wounded = ["Nimra", "Tortock"]
equipment = { Nimra = ["Krakhen", "Kedavra"], Geas = ["Pugnor"] }
[table]
round = 5
"""

HOMEWARD = """
[options]
scenario = 1
[table]
round = 2
entrance = "Krushus"
panic = ["lodge"]
[[clan]]
affinity = "water"
mercenaries = ["Tortock", "Taron", "Vishor", "Nimra", "Frostor"]
glory = 31
gold = 9
defense = 2
potions = 3
pool = "S"
[[clan.path]]
path = "c1"
mercenary = "Vishor"
[[clan.path]]
path = "c2"
mercenary = "Frostor"
"""

SECRETS = """
[options]
tricks = true
[[clan]]
affinity = "fire"
mercenaries = ["Nuduru", "Frunks", "Naiala"]
traps = ["initial", "divert-2"]
pool = "SSSSSMMMP2P5"
[[clan]]
affinity = "water"
mercenaries = ["Tortock", "Taron", "Nimra"]
traps = ["initial", "magic-2"]
pool = "SSSMMP2"
"""


def with_secrets() -> str:
    """Write the record of a game of two persons in which each holds a trap that the other does not have."""
    return position(SECRETS).record().to_text()


def ended(name: str) -> str:
    """Read the record of a game that is over."""
    return (GOLDEN / f"{name}.record").read_text()


def alone() -> Game:
    """Begin at a turn of solo play, with dice, traps and tokens of all kinds."""
    return position(ALONE)


def rich() -> Game:
    """Begin at a turn of solo play, with much of everything but too little gold."""
    return position(RICH)


def outfitting() -> Game:
    """Begin while a mercenary is being outfitted for a path of land A."""
    game = alone()
    game.play("path a1", "member nuduru")
    return game


def homeward() -> Game:
    """Begin at the last question of a round; "no" ends it with wages that are not paid, and panic."""
    dealer = SeededDealer(3)
    game = position(HOMEWARD)
    for choice in ("pawn-shop S", "end turn", "no"):
        game.advance(dealer)
        game.apply(choice)
    game.advance(dealer)
    return game


def in_battle(question: str = "fight") -> Game:
    """Begin in a fight with a monster, at a question."""
    dealer = SeededDealer(3)
    game = outfitting()
    game.play("die S", "die S", "load trap magic-1", "load defense", "load venom", "done", "end turn")
    while game.node.question != question:
        game.advance(dealer)
        if game.node.question != question:
            choices = [str(choice) for choice in game.choices]
            game.apply(
                next((each for each in choices if each.startswith(("pawn-shop", "end turn"))), choices[0])
            )
    return game
