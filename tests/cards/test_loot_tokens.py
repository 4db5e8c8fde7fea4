"""The 16 loot tokens: when each can be used, what it gives, and that it is then used up (R12.4).

What they add to rolls is in ``test_loot_in_battle.py``; what they give on the owner's turn is in
``tests/rules/test_loot.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, clean_up, on
from support.games import offered, the_turn_of
from support.refusals import refused

ALL = [
    "conquest-glory", "elimination-glory", "capture-glory", "rerolls",
    "brews", "slayer", "trophies", "supplies",
    "magic-from-persuasion", "strength-from-magic", "magic-boost", "gold-12",
    "gold-10", "magic-rerolls", "recruit", "strength-boost",
]  # fmt: skip
ANY_OWN_MOMENT = ["brews", "trophies", "supplies", "gold-12", "gold-10", "recruit"]


def land(monster: str = "Snailer") -> dict[str, str]:
    """Lay out Kyzhul: conquered with 12 for 4 glory. Snailer: 3 attack dice, CV 10, EV 13.

    Paths 1 and 3 of header 3b give no rerolls and no defense.
    """
    return {"land": "Kyzhul", "header": "header-3b", "monster": monster}


def own_turn(*loot: str) -> Game:
    """Begin a turn of the fire clan."""
    return the_turn_of("SMP3", loot=list(loot))


def battle(*loot: str, dice: str = "SSMM", traps: tuple[str, ...] = (), **load: Any) -> Game:
    """Begin Nuduru's attack on Snailer; he has no talent outside."""
    path = on("a1", "Nuduru", dice=dice, traps=list(traps), **load)
    game = adventure(clan("fire", path, loot=list(loot)), land_a=land())
    game.play(*["done"] * ("M" in dice), "attack 1 1 1")
    return game


def conquest(*loot: str, dice: str = "SSMM") -> Game:
    """Begin Nuduru's conquest of Kyzhul."""
    return adventure(clan("fire", on("a1", "Nuduru", dice=dice), loot=list(loot)), land_a=land(monster=""))


def mission(*loot: str, dice: str, faces: str) -> Game:
    """Roll Nuduru's dice on mission 9, objective 10."""
    game = adventure(clan("fire", on("m1", "Nuduru", dice=dice), loot=list(loot)), missions=["mission-9"])
    game.play(f"roll {faces}")
    return game


def contract(*loot: str, **table: Any) -> Game:
    """Begin a contract that Nuduru could pay."""
    mine = clan("fire", on("c1", "Nuduru", dice="S"), loot=list(loot))
    return adventure(mine, missions=["mission-12", "mission-1"], **table)


def home(*loot: str, **table: Any) -> Game:
    """Fail on mission 12, which costs 1 glory, and come home."""
    mine = clan("fire", on("m1", "Nuduru", dice="P"), loot=list(loot), glory=6)
    game = adventure(mine, missions=["mission-12", "mission-1"], **table)
    game.play("roll P1")
    return game


def captured(*loot: str) -> Game:
    game = battle(*loot, dice="SS", traps=("initial",))
    game.play("roll all", "roll S3 S3 S4", "stop")
    return game


def eliminated(*loot: str) -> Game:
    game = battle(*loot, dice="SSS")
    game.play("roll all", "roll S4 S4 S5", "stop")
    return game


def conquered(*loot: str) -> Game:
    game = conquest(*loot, dice="SS")
    game.play("roll all", "roll S6 S6", "stop")
    return game


def attacked(*loot: str) -> Game:
    path = on("a1", "Nuduru", dice="SS", defense=1)
    game = adventure(clan("fire", path, loot=list(loot)), land_a=land())
    game.play("attack 6 1 1")
    assert game.node.question == "defend"
    return game


# --- when ---

MOMENTS: dict[str, tuple[Callable[[], Game], list[str]]] = {
    "own turn": (
        lambda: own_turn(*ALL),
        [
            "brews", "trophies", "supplies", "magic-from-persuasion",
            "strength-from-magic", "gold-12", "gold-10", "recruit",
        ],
    ),
    "mission with SMP": (
        lambda: mission(*ALL, dice="SMP", faces="S1 M1 P1"),
        ["rerolls", "magic-boost", "magic-rerolls", "strength-boost"],
    ),
    "mission with S": (lambda: mission(*ALL, dice="SSS", faces="S1 S1 S1"), ["rerolls", "strength-boost"]),
    "mission with M": (
        lambda: mission(*ALL, dice="MMM", faces="M1 M1 M1"),
        ["rerolls", "magic-boost", "magic-rerolls"],
    ),
    "contract": (lambda: contract(*ALL), ANY_OWN_MOMENT),
    "attacked": (lambda: attacked(*ALL), []),
    "monster with SM": (
        lambda: battle(*ALL, dice="SM"),
        ["rerolls", "slayer", "magic-boost", "magic-rerolls", "strength-boost"],
    ),
    "monster with S": (lambda: battle(*ALL, dice="S"), ["rerolls", "slayer", "strength-boost"]),
    "captured": (lambda: captured(*ALL), ["capture-glory"]),
    "eliminated": (lambda: eliminated(*ALL), ["elimination-glory"]),
    "land with SM": (
        lambda: conquest(*ALL, dice="SM"),
        ["rerolls", "magic-boost", "magic-rerolls", "strength-boost"],
    ),
    "land with S": (lambda: conquest(*ALL, dice="S"), ["rerolls", "strength-boost"]),
    "conquered": (lambda: conquered(*ALL), ["conquest-glory"]),
    "home": (lambda: home(*ALL), ANY_OWN_MOMENT),
}  # fmt: skip


@pytest.mark.rule("R12.4")
@pytest.mark.parametrize("moment", MOMENTS)
def test_only_the_loot_of_a_moment_can_be_used_then(moment: str) -> None:
    begin, tokens = MOMENTS[moment]
    assert offered(begin(), "loot") == [f"loot {token}" for token in tokens]


@pytest.mark.rule("R12.4")
@pytest.mark.parametrize("token", ALL)
@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment != "attacked"])
def test_the_engine_says_why_loot_cannot_be_used_at_a_moment(moment: str, token: str) -> None:
    begin, tokens = MOMENTS[moment]
    why = begin().why_not(f"loot {token}")
    if token in tokens:
        assert why is None
    else:
        assert why is not None
        assert why.rule == "R12.4"


@pytest.mark.rule("R12.4")
def test_on_a_mission_with_persuasion_dice_only_no_loot_can_be_used() -> None:
    game = mission(*ALL, dice="PPP", faces="P1 P1 P1")
    assert game.node.question == "homecoming"


@pytest.mark.rule("R12.4")
@pytest.mark.parametrize("token", ["rerolls", "slayer", "magic-boost", "magic-rerolls", "strength-boost"])
def test_another_clans_loot_cannot_be_used_in_a_battle(token: str) -> None:
    there = on("a1", "Nuduru", dice="SM")
    game = adventure(clan("fire", there), clan("air", loot=[token]), land_a=land())
    game.play("done", "attack 1 1 1")
    refused(game, f"loot {token}", "R5.3", "not-yours")


@pytest.mark.rule("R12.4")
@pytest.mark.parametrize(
    ("token", "glory"), [("capture-glory", 8), ("elimination-glory", 9), ("conquest-glory", 9)]
)
def test_glory_loot_does_nothing_for_a_success_of_another_clan(token: str, glory: int) -> None:
    dice, traps, faces, monster = {
        "capture-glory": ("SS", ["initial"], "S3 S3 S4", "Snailer"),
        "elimination-glory": ("SSS", [], "S4 S4 S5", "Snailer"),
        "conquest-glory": ("SS", [], "S6 S6", ""),
    }[token]
    there = on("a1", "Nuduru", dice=dice, traps=traps)
    game = adventure(clan("fire", there), clan("air", loot=[token]), land_a=land(monster))
    game.play(*["attack 1 1 1"] * bool(monster), "roll all", f"roll {faces}")
    view = game.open_view()
    assert (view.clan(0).glory, view.clan(1).glory, view.clan(1).loot) == (glory, 5, (token,))


# --- glory ---


@pytest.mark.rule("R12.4", "R8.9")
@pytest.mark.parametrize(("loot", "glory"), [((), 8), (("capture-glory",), 11)])
def test_capture_glory_brings_3_more(loot: tuple[str, ...], glory: int) -> None:
    game = battle(*loot, dice="SS", traps=("initial",))
    game.play("roll all", "roll S3 S3 S4", *(f"loot {token}" for token in loot))
    assert game.open_view().clan(0).glory == glory


@pytest.mark.rule("R12.4", "R8.9")
@pytest.mark.parametrize(("loot", "glory"), [((), 9), (("elimination-glory",), 13)])
def test_elimination_glory_brings_4_more(loot: tuple[str, ...], glory: int) -> None:
    game = battle(*loot, dice="SSS")
    game.play("roll all", "roll S4 S4 S5", *(f"loot {token}" for token in loot))
    assert game.open_view().clan(0).glory == glory


@pytest.mark.rule("R12.4", "R9.2")
@pytest.mark.parametrize(("loot", "glory"), [((), 9), (("conquest-glory",), 13)])
def test_conquest_glory_brings_4_more(loot: tuple[str, ...], glory: int) -> None:
    game = conquest(*loot, dice="SS")
    game.play("roll all", "roll S6 S6", *(f"loot {token}" for token in loot))
    assert game.open_view().clan(0).glory == glory


@pytest.mark.rule("R12.4", "R8.9")
def test_glory_loot_may_be_kept() -> None:
    game = battle("capture-glory", dice="SS", traps=("initial",))
    game.play("roll all", "roll S3 S3 S4", "done")
    mine = game.open_view().clan(0)
    assert (mine.glory, mine.loot) == (8, ("capture-glory",))


# --- at a contract and at home ---

GIVES = {  # gold, defense tokens, potions, venoms of a clan that had 7 gold
    "brews": (7, 0, 2, 2), "supplies": (13, 1, 1, 0), "trophies": (22, 0, 0, 0),
    "gold-12": (19, 0, 0, 0), "gold-10": (17, 0, 0, 0),
}  # fmt: skip


@pytest.mark.rule("R12.4", "R1.9")
@pytest.mark.parametrize("token", GIVES)
@pytest.mark.parametrize("begin", [contract, home])
def test_loot_gives_its_gains_at_a_contract_and_at_home(begin: Callable[..., Game], token: str) -> None:
    game = begin(token, "recruit")
    game.play(f"loot {token}")
    mine = game.open_view().clan(0)
    assert (mine.gold, mine.defense, mine.potions, mine.venoms) == GIVES[token]


@pytest.mark.rule("R12.4", "R12.5")
@pytest.mark.parametrize("begin", [contract, home])
def test_a_recruit_is_hired_for_free_and_without_dice(begin: Callable[..., Game]) -> None:
    game = begin("recruit", "gold-12", tavern=["Drapis", "Puargh", "Wondou", "Torko"])
    game.play("loot recruit")
    assert offered(game, "hire") == ["hire drapis", "hire puargh"]
    game.play("hire puargh", "tavern dalina")
    view = game.open_view()
    assert view.clan(0).mercenaries == ("Puargh", "Nuduru", "Frunks")
    assert (view.clan(0).gold, view.clan(0).pool) == (7, "")
    assert view.tavern == ("Drapis", "Dalina", "Wondou", "Torko")


@pytest.mark.rule("R12.4")
@pytest.mark.parametrize(
    ("token", "pool"), [("magic-from-persuasion", "SMMMM"), ("strength-from-magic", "SSSSP3")]
)
def test_a_die_is_converted_on_the_owners_turn(token: str, pool: str) -> None:
    game = own_turn(token)
    game.play(f"loot {token}")
    assert game.open_view().clan(0).pool == pool


@pytest.mark.rule("R8.12", "R12.4")
@pytest.mark.parametrize(("loot", "points"), [([], 0), (["trophies"], 3)])
def test_the_three_trophy_token_is_worth_3_points_if_it_is_kept(loot: list[str], points: int) -> None:
    game = clean_up(clan("fire", loot=loot), round=6)
    game.play(*["done"] * bool(loot))
    assert game.result is not None
    assert game.result.scores[0].trophies == points


# --- used up ---

USES: dict[str, tuple[Callable[..., Game], list[str]]] = {
    "conquest-glory": (conquered, []),
    "elimination-glory": (eliminated, []),
    "capture-glory": (captured, []),
    "rerolls": (battle, []),
    "slayer": (battle, []),
    "magic-boost": (battle, []),
    "magic-rerolls": (battle, []),
    "strength-boost": (battle, []),
    "magic-from-persuasion": (own_turn, []),
    "strength-from-magic": (own_turn, []),
    "brews": (home, []),
    "trophies": (home, []),
    "supplies": (home, []),
    "gold-12": (home, []),
    "gold-10": (home, []),
    "recruit": (home, ["hire dalina"]),
}


@pytest.mark.rule("R12.4")
@pytest.mark.parametrize("token", USES)
def test_loot_is_used_up(token: str) -> None:
    begin, answers = USES[token]
    other = "slayer" if token == "rerolls" else "rerolls"
    game = begin(token, other)
    game.play(f"loot {token}", *answers)
    view = game.open_view()
    assert view.clan(0).loot == (other,)
    assert view.discards["loot"] == (token,)


@pytest.mark.rule("R12.4")
@pytest.mark.parametrize("token", USES)
def test_loot_is_optional(token: str) -> None:
    begin, _ = USES[token]
    game = begin(*ALL)
    game.play({"fight": "stop", "turn": "mine 3 S"}.get(game.node.question, "done"))
    assert token in game.open_view().clan(0).loot
