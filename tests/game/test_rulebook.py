"""docs/rulebook.md: its examples are played through, and its numbers are those of the standard edition."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monsterlands.box import Box, load
from support.adventures import adventure, clan, happened, on
from support.positions import as_toml, position

DOCS = Path(__file__).parents[2] / "docs"
RULES = (DOCS / "rules.md").read_text(encoding="utf-8")
YUHA = {"land": "Yuha", "header": "header-1a", "monster": "Krinx"}


def one_line(text: str) -> str:
    return " ".join(" ".join(line.removeprefix(">") for line in text.splitlines()).split())


RULEBOOK = (DOCS / "rulebook.md").read_text(encoding="utf-8")
BOOK = one_line(RULEBOOK)
BOX = load("standard@1")


def example(title: str) -> str:
    """Return the text of an example, a quotation in Markdown, as one line."""
    lines = RULEBOOK[RULEBOOK.index(f"> ### {title}") :].splitlines()
    end = next(place for place, line in enumerate(lines) if not line.startswith(">"))
    return one_line("\n".join(lines[:end]))


def rolls(text: str) -> list[list[str]]:
    """Return the dice of each roll in a text, one roll for each row of pictures: [["S5", "S3"], …]."""
    rows = re.findall(r"(?:!\[die:\w+\d\]\s?){2,}", text)
    return [
        [f"{colour}{face}" for colour, face in re.findall(r"die:([SMP]|attack)(\d)", row)] for row in rows
    ]


# --- the examples ---------------------------------------------------------------------------------


def test_the_first_turns_of_the_example_can_be_played() -> None:
    text = example("Anna’s first turns")
    clans = [{"affinity": "fire", "pool": "SSMP4"}, {"affinity": "water", "pool": "SSMP3"}]
    options = {"difficulty": "normal", "confirm": [0, 1]}
    tavern = ["Zondu", "Dalina", "Drapis", "Fandor"]
    game = position(as_toml({"options": options, "clan": clans}), tavern=tavern, land_a=YUHA)
    before = game.open_view().clan(0)
    assert f"Anna’s glory is {before.glory} and her reputation {before.reputation}," in text
    assert f"so she has {before.excess_glory} to spare," in text

    game.play("tavern P4", "hire zondu", "tavern taroa")
    after = game.open_view().clan(0)
    paid = before.gold - after.gold
    assert f"Zondu costs {BOX.mercenary('Zondu').cost} gold; the die takes 4 off," in text
    assert f"so Anna pays {paid} and has {after.gold} left." in text
    assert f"Zondu’s reputation is {after.reputation - before.reputation}: welcome." in text
    assert after.pool == "SSSM"

    game.play("end turn", "mine 3 S", "end turn")
    game.play("path a1", "member zondu", "die S", "die S", "die M", "load trap initial")
    assert game.open_view().clan(0).pool == ""


def test_the_battle_of_the_example_happens_as_it_is_told() -> None:
    text = example("Anna’s battle")
    attack, strike, conquest = rolls(text)
    zondu = on("a1", "Zondu", dice="SSSM", traps=["initial"])
    tortock = on("a2", "Tortock", dice="SSM")
    clans = (clan("fire", zondu, hired=("Zondu",)), clan("water", tortock))
    game = adventure(*clans, difficulty="normal", land_a=YUHA)
    events = happened(game, "remove magic")
    assert [each["dice"] for each in events if each.kind == "monster-attacked"] == [4]
    assert "Krinx attacks path 1 with four dice" in text

    faces = " ".join(die.removeprefix("attack") for die in attack)
    events = happened(game, f"attack {faces}", "defend talent", "defend talent")
    assert [each["hits"] for each in events if each.kind == "hit"] == [2]
    assert "Two hits." in text
    assert not [each for each in events if each.kind == "wounded"]

    steps = [step for die in strike for step in (f"roll {die[0]}", f"roll {die}")]
    events = happened(game, *steps, "stop")
    [damaged] = [each for each in events if each.kind == "damaged"]
    assert damaged["damage"] == 11
    assert damaged["outcome"] == "captured"
    assert f"Krinx is captured at {damaged['cv']} and eliminated at {damaged['ev']}." in text
    assert "11: enough for a capture" in text
    # With one more die of 3 the total is 14.
    assert int(damaged["ev"]) - 11 == 3
    gains = {each["resource"]: each["amount"] for each in events if each.kind == "gained"}
    assert f"**Captured: {gains['glory']} glory, {gains['gold']} gold.**" in text
    krinx = BOX.monster("Krinx")
    assert f"{krinx.eliminate_glory} glory and a trophy of {krinx.trophy} point instead of" in text

    events = happened(game, "roll all", f"roll {' '.join(conquest)}")
    [tried] = [each for each in events if each.kind == "conquest-tried"]
    assert (tried["total"], tried["needed"], tried["enough"]) == (11, 11, 1)
    assert "rolls for the land, which takes 11:" in text
    [glory] = [each["amount"] for each in events if each.kind == "gained" and each["resource"] == "glory"]
    assert f"**Yuha is Ben’s, with {glory} glory.**" in text


# --- numbers ----------------------------------------------------------------------------------------


def numbers(box: Box) -> list[str]:
    """Return what the rulebook says, with the numbers of an edition."""
    armory, mine, tavern = (box.buildings[name] for name in ("armory", "mine", "tavern"))
    upper, lower = (space.tokens for space in box.buildings["alchemist"].spaces)
    best, second, single, _ = (space.gold for space in mine.spaces)
    wages = dict(box.wages)
    limit = box.clan.limit
    deaths = box.paths.land_death_glory
    _, below = box.paths.entrance
    assert below.gain is not None
    return [
        f"{box.clan.glory} glory, {box.clan.gold} gold and one trap.",
        f"after a round in which somebody has reached {box.glory_to_end} glory.",
        f"The game ends after round {box.rounds},",
        f"{upper} potions or venoms on the upper space, {lower} on the lower",
        f"A round of beer for {tavern.beer} gold",
        f"1 to {armory.most} defense tokens, {armory.price} gold each.",
        f"{best} gold or {second} gold for two dice, {single} gold for one.",
        f"{box.buildings['pawn_shop'].gold} gold for each die. It is never full.",
        f"{wages[0]} gold each, {wages[11]} from 11 glory on, {wages[21]} from 21 on.",
        f"Every ![die:attack{box.constants.hit_from}] or more is a hit.",
        f"Venoms add {box.constants.venom} each;",
        f"{deaths[0]}, {deaths[1]}, {deaths[2]} and {deaths[3]} from left to right, "
        f"{box.paths.entrance_death_glory} at the gate.",
        f"and the other gets {box.paths.mission_leftovers} gold.",
        f"sold for {box.constants.trophy_gold} gold per point",
        f"A **novice** costs {box.novice.cost} gold,",
        f"at most {limit.traps} traps, {limit.defense} defense tokens, {limit.potions} potions and "
        f"{limit.venoms} venoms.",
        f"the lower one gives one and {below.gain.gold} gold.",
    ]


@pytest.mark.parametrize("said", numbers(BOX))
def test_a_number_of_the_rulebook_is_that_of_the_edition(said: str) -> None:
    assert said in BOOK


def test_the_table_of_affinities_is_that_of_the_edition() -> None:
    row = next(line for line in RULEBOOK.splitlines() if line.startswith("| Points |"))
    points = [int(cell) for cell in re.findall(r"\d+", row)]
    assert points == [points for icons, points in BOX.affinity_points if icons > 0]
    assert [icons for icons, _ in BOX.affinity_points] == [0, 1, 3, 4, 5, 6]


def test_the_words_for_small_numbers_are_those_of_the_edition() -> None:
    constants = BOX.constants
    assert (constants.path_dice, constants.path_tokens, constants.token_spaces) == (6, 2, 2)
    assert "six dice and two tokens, and each token more takes the place of two dice." in BOOK
    assert [effect.defense_talents for effect in BOX.paths.entrance] == [2, 1]
    assert "the upper one gives two defense talents, the lower one gives one" in BOOK
    assert BOX.buildings["lodge"].docks == 6
    assert BOX.buildings["bazaar"].docks == 3
    assert dict(BOX.glory_bonus) == {1: "S", 11: "SM", 21: "SMP"}
    assert BOX.round_track["normal"] == BOX.round_track["hard"] == (0, 0, 1, 1, 2, 2)
    assert BOX.round_track["cutthroat"] == (1, 1, 2, 2, 3, 3)
    assert BOX.constants.monster_rounds == (2, 4, 6)
    assert len(BOX.scenarios) == 10


def test_the_first_scenario_takes_what_the_rulebook_says() -> None:
    assert "1. *Business as usual*: VP 35/45/60." in RULES
    assert "In the first scenario that takes 35, 45 and 60 points;" in BOOK


# --- rules and pictures -----------------------------------------------------------------------------


def test_every_rule_that_the_rulebook_mentions_exists() -> None:
    mentioned = set(re.findall(r"\bR\d+\.\d+\b", RULEBOOK))
    assert len(mentioned) > 60
    assert mentioned <= set(re.findall(r"\*\*(R\d+\.\d+)\*\*", RULES))


def test_every_card_that_the_rulebook_shows_is_in_the_box() -> None:
    cards = re.findall(r"!\[card:(\w+):([^\]]+)\]", RULEBOOK)
    assert len(cards) > 8
    known = {
        "mercenary": {card.name for card in BOX.mercenaries},
        "monster": {card.name for card in BOX.monsters},
        "land": {card.name for card in BOX.lands},
    }
    assert [card for card in cards if card[1] not in known[card[0]]] == []
