"""The hash of a box stands for everything that matters for play, and for nothing else."""

from __future__ import annotations

import re

import pytest

from monsterlands.box import load, overlay, read


def test_comments_and_blank_lines_do_not_matter(standard_text: str) -> None:
    plain = re.sub(r"(?m)^#.*\n|  +#.*$", "", standard_text)
    assert "#" not in plain
    assert read(plain, "x").hash == load().hash


def test_the_order_of_keys_does_not_matter(standard_text: str) -> None:
    swapped = standard_text.replace("rounds = 6\nglory_to_end = 30\n", "glory_to_end = 30\nrounds = 6\n")
    swapped = swapped.replace("gold = 7\n", "", 1).replace("[clan]\n", "[clan]\ngold = 7\n")
    swapped = swapped.replace("{ reroll = 1, colours = ", "{ colours = ").replace(
        '{ colours = "P" }', '{ colours = "P", reroll = 1 }'
    )
    swapped = re.sub(r'\{ colours = "([SM]+)" \}', r'{ colours = "\1", reroll = 1 }', swapped)
    assert swapped != standard_text
    assert read(swapped, "x").hash == load().hash


def test_name_version_provenance_and_other_spellings_do_not_matter(standard_text: str) -> None:
    text = standard_text[: standard_text.index("\n[provenance]\n")].replace(
        "rounds = 6", "rounds = 6\nversion = 9"
    )
    box = read(text, "x")
    assert box.edition == "mine@9"
    assert box.hash == load().hash


def test_writing_a_default_does_not_matter() -> None:
    text = "buildings.armory.spaces = [{ from_players = 1 }, {}, { from_players = 3 }]"
    assert overlay("standard", text).hash == load().hash


def test_an_overlay_that_changes_nothing_has_the_hash_of_its_base() -> None:
    assert overlay("standard", '[[mercenary]]\nname = "Fandor"\ncost = 10').hash == load().hash


@pytest.mark.parametrize(
    "change",
    [
        "rounds = 5\n[round_track]\ntutorial = [0, 0, 0, 0, 0]\nnormal = [0, 0, 1, 1, 2]\n"
        "hard = [0, 0, 1, 1, 2]\ncutthroat = [1, 1, 2, 2, 3]",
        "glory_to_end = 31",
        "clan.gold = 8",
        "clan.limit.venoms = 4",
        'glory_bonus.1 = "M"',
        "wages.0 = 2",
        "affinity_points.0 = 1",
        "constants.madhala_tokens = 5",
        "buildings.mine.spaces = [{ gold = 1 }]",
        'buildings.lodge.accepts = "S"',
        "paths.mission_leftovers = 3",
        "novice.cost = 4",
        '[[mercenary]]\nname = "Jaruna"\neffect = {}',
        '[[mercenary]]\nname = "Fandor"\neffect = { buy_die = "P", price = 1 }',
        '[[monster]]\nname = "Gator"\ncapture = [3, 6]',
        '[[land]]\nname = "Thaklan"\nability = { dice = 2, colours = "SP" }',
        '[[equipment]]\nname = "Slham"\ncount = 2',
        '[[tokens.traps]]\nid = "magic-1"\ncost = 5',
        '[[tokens.loot]]\nid = "gold-10"\neffect = { gain = { gold = 11 } }',
        '[[header]]\nid = "header-1"\na = [{ dice = "S", up_to = 0, colours = "", benefit = {} }, '
        '{ dice = "S", up_to = 0, colours = "", benefit = {} }, { dice = "S", up_to = 0, colours = "", '
        'benefit = {} }, { dice = "S", up_to = 0, colours = "", benefit = {} }]',
        '[[mission]]\nid = "mission-1"\nb = { pay = { gold = 2 } }',
        '[[scenario]]\nid = "blitz"\nhero = { points = 41 }',
        '[[scenario]]\nid = "blitz"\nglory_ends = true',
    ],
)
def test_every_number_matters(change: str) -> None:
    assert overlay("standard", change).hash != load().hash
