"""The table on the screen, after the first turn."""

from __future__ import annotations

import re

import pytest

from monsterlands import Game
from support.terminals import Typist

PANIC = """
[options]
confirm = [0]
[table]
round = 3
panic = ["tavern", "mine"]
entrance = "Tronj"
land_a = { land = "Yuha", header = "header-1a", monster = "Sckon" }
[[clan]]
affinity = "water"
glory = 12
gold = 5
pool = "SSMP4"
mercenaries = ["Tortock", "Taron", "Vishor"]
[[clan]]
affinity = "jungle"
"""

ADVENTURE = """
[options]
confirm = [0]
difficulty = "tutorial"
[table]
phase = "adventure"
missions = ["mission-2", "mission-7"]
land_a = { land = "Yuha", header = "header-1a", monster = "" }
[[clan]]
affinity = "water"
loot = ["rerolls"]
path = [
    { path = "m1", mercenary = "Taron", dice = "SS" },
    { path = "a1", mercenary = "Tortock", dice = "SSM", traps = ["initial"] },
]
[[clan]]
affinity = "jungle"
traps = ["magic-1"]
path = [{ path = "a2", mercenary = "Purkas", dice = "SS", traps = ["initial"] }]
"""


def table(position: str, *typed: str) -> str:
    """Return what is printed, as one line."""
    return " ".join(Typist(Game.from_position(position)).type(*typed).split())


def test_the_title_names_round_and_phase() -> None:
    assert "Round 3 of 6 · deployment · normal · first player: you" in table(PANIC)
    assert "Round 1 of 6 · adventure · tutorial · first player: you" in table(ADVENTURE)


def test_monsters_are_shown_with_the_attack_dice_to_expect() -> None:
    shown = table(PANIC)
    assert "Sckon, air: 6 attack dice, CV 11, EV 12" in shown
    assert "Entrance Tronj, air: 8 attack dice, CV 14, EV 18" in shown


def test_panic_closes_a_building_on_the_table() -> None:
    shown = table(PANIC)
    assert "Tavern (S/P) closed by panic" in shown
    assert "Mine (S) closed by panic" in shown


def test_wages_stand_beside_the_gold_and_the_score_at_the_end() -> None:
    shown = table(PANIC)
    assert "Wealth gold 5 (wages 4) · glory 12 · reputation 3 · excess glory 9 · score 18" in shown
    assert "The jungle clan (rival) gold 7 (wages 1) · glory 5 · reputation 1" in shown


def test_rolled_dice_lie_on_their_path() -> None:
    typist = Typist(Game.from_position(ADVENTURE))
    typist.type()
    assert "m1 You: Taron with rolled S" in " ".join(typist.text.split())


def test_the_adventure_begins_with_a_table_of_the_outside() -> None:
    typist = Typist(Game.from_position(PANIC.replace("SSMP4", "S") + "out = true\n"))
    typist.type("path c1", "member vishor", "end turn")
    after = typist.text.split("> end turn\n", 1)[1]
    assert after.index("the adventure begins.") < after.index("3 of 6 · adventure") < after.index("\n>")
    assert "c1      You: Vishor with S" in after
    assert "a1" not in after, "nobody is there"
    assert "The Citadel" not in after


def test_the_traps_of_rivals_stay_face_down_until_the_battle() -> None:
    shown = table(ADVENTURE, "table")
    assert "a2 The jungle clan: Purkas with SS, a face-down trap" in shown
    assert "a1 You: Tortock with SSM, trap initial" in shown


CLASH = """
[options]
tricks = true
confirm = [0, 1]
[table]
phase = "adventure"
land_a = { land = "Yuha", header = "header-1a", monster = "Gator" }
[[clan]]
affinity = "water"
traps = []
path = [{ path = "a1", mercenary = "Taron", dice = "S", traps = ["divert-2", "magic-1"] }]
[[clan]]
affinity = "jungle"
traps = []
path = [{ path = "a3", mercenary = "Purkas", dice = "M", traps = ["initial", "magic-2"] }]
"""


def test_tokens_of_the_trick_module_are_shown_face_up_and_face_down_with_their_targets() -> None:
    before = table(CLASH)
    assert "a1 You: Taron with S, face-down divert-2 and magic-1" in before
    assert "a3 The jungle clan: Purkas with M, 2 face-down tokens" in before
    after = table(CLASH, "reveal", "table").split("> table", 1)[1]
    assert "a1 You: Taron with S, face-up divert-2 (to a3), face-down magic-1" in after


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ("", ""),
        ("tricks = true\n", "Played with tricks. "),
        ("queens_grant = true\n", "Played with the Queen’s Grant. "),
        (
            "tricks = true\nqueens_grant = true\nmore_monsters = true\n",
            "Played with tricks, the Queen’s Grant and More monster action. ",
        ),
    ],
)
def test_modules_and_variants_are_listed_below_the_title(options: str, line: str) -> None:
    shown = table(PANIC.replace("[options]\n", f"[options]\n{options}"))
    assert re.search(rf"first player: you ─+ {line}The Citadel", shown)


def test_the_whole_table_is_shown_in_the_adventure_too() -> None:
    shown = table(ADVENTURE, "table").split("> table", 1)[1]
    for part in ("The Citadel", "Outside", "Your clan: water", "Rivals"):
        assert part in shown
