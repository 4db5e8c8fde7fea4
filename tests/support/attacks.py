"""What a stranger may send to keep the server busy: positions and records that are legal, but extreme."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from monsterlands import Game, Options, SeededDealer
from monsterlands.rules import layout

MANY_DICE = """
edition = "standard@1"
[options]
players = {players}
[overrides]
constants.path_dice = 12
constants.path_tokens = 0
[[overrides.header]]
id = "header-5"
a = [
  {{ dice = "SM", up_to = 12, colours = "SM", benefit = {{ reroll = 9, colours = "SM" }} }},
  {{ dice = "SM", up_to = 12, colours = "SM", benefit = {{ reroll = 9, colours = "S" }} }},
  {{ dice = "SM", up_to = 12, colours = "SM", benefit = {{ reroll = 9, colours = "M" }} }},
  {{ dice = "SM", up_to = 12, colours = "SM", benefit = {{ reroll = 9, colours = "SM" }} }},
]
[[overrides.monster]]
name = "Snailer"
attack = {attack}
cv = 50
ev = 99
power = {{ spray = 9, last_lash = 9 }}
[overrides.tokens]
loot = [
  {{ id = "magic-boost", effect = {{ per_die = 1, colours = "M" }}, outside = true }},
  {{ id = "strength-boost", effect = {{ per_die = 2, colours = "S" }}, outside = true }},
]
[table]
land_a = {{ land = "Kale", header = "header-5a", monster = "Snailer" }}
[[clan]]
affinity = "fire"
mercenaries = ["Nuduru", "Frunks", "Fandor", "Vaidala"]
loot = ["magic-boost", "strength-boost"]
traps = []
pool = "SSMM"
{paths}
"""
PATH = """
[[clan.path]]
path = "a{number}"
mercenary = "{name}"
dice = "SSSSSSMMMMMM"
"""
NAMES = ("Nuduru", "Frunks", "Fandor", "Vaidala")


def many_dice(paths: int = 3, attack: int = 99, players: int = 2) -> str:
    """Return a legal position on which the odds of a path have any number of possibilities."""
    loaded = "".join(PATH.format(number=number + 1, name=NAMES[number]) for number in range(paths))
    return MANY_DICE.format(players=players, attack=attack, paths=loaded)


def many_dice_in_battle(attack: int) -> str:
    """Return a legal position at whose battle the chances have any number of possibilities."""
    position = many_dice(1, attack)
    for before, after in (
        ("power = { spray = 9, last_lash = 9 }", "power = {}"),
        ("[table]", '[table]\nphase = "adventure"'),
        ('pool = "SSMM"', "defense = 2"),
    ):
        assert before in position
        position = position.replace(before, after)
    return position


def record_of(position: str) -> str:
    """Return the record of a game that begins at a position."""
    return Game.from_position(position).record().to_text()


def absurd_toml(size: int = 165_000) -> str:
    """Return TOML that takes long to read, and is no record."""
    line = "a{} = [[1, 2, 3], {{ b = 'c' }}]\n"
    return "record = 1\n" + "".join(line.format(number) for number in range(size // len(line)))


def written_state(change: Callable[[dict[str, Any]], None] = lambda state: None) -> str:
    """Return a record that begins at a written state, with a checksum that anybody can compute."""
    game = Game.new(Options(players=2))
    game.advance(SeededDealer(1))
    state = json.loads(game.to_json())
    change(state)
    lists = {name: state[name] for name in ("table", "clans", "paths", "owned", "known", "stack")}
    text = json.dumps(lists, separators=(",", ":"), sort_keys=True)
    state["sum"] = hashlib.sha256(text.encode()).hexdigest()
    lines = game.record().to_text().split("\n")
    head = [
        line for line in lines[: lines.index('steps = """')] if not line.startswith(("position", "count"))
    ]
    position = json.dumps(json.dumps(state))
    return "\n".join([*head, f"position = {position}", "count = 0", 'steps = """', '"""', ""])


def a_pool_of_dice(state: dict[str, Any]) -> None:
    """Give a clan of a written state 400 million dice."""
    state["clans"][0][layout.POOL] = 400_000_000
