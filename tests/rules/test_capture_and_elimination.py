"""R8.5, R8.6 and R8.7: what captures, what eliminates, what is carried on, and what a capture brings."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import INITIAL, adventure, clan, missed, on
from support.games import path, spelled

NEUTRAL = "magic-plus-1"
"""A trap that adds nothing to strength dice."""


def battle(
    *paths: dict[str, Any],
    affinity: str = "fire",
    monster: str = "Blandor",
    waiting: bool = True,
    **values: Any,
) -> Game:
    """Begin the attack of the first path on Kale, after the monster has missed.

    Blandor, of water: CV 10 for 3 glory and 6 gold, EV 14 for 5 glory and a trophy of 1. By default
    Korgo of the jungle clan waits on the last path.
    """
    hired = tuple(load["mercenary"] for load in paths if load["mercenary"] not in INITIAL[affinity])
    game = adventure(
        clan(affinity, *paths, hired=hired, **values),
        clan("jungle", *([on("a4", "Korgo")] if waiting else [])),
        land_a={"land": "Kale", "header": "header-6a", "monster": monster},
    )
    missed(game)
    return game


def faces(total: int, dice: int = 3) -> str:
    """Write a roll of strength dice with this total."""
    rolled = []
    for left in range(dice - 1, -1, -1):
        rolled.append(min(6, total - left))
        total -= rolled[-1]
    return " ".join(["roll", *(f"S{face}" for face in rolled)])


def attack(
    base: int, mercenary: str = "Nuduru", *traps: str, loot: tuple[str, ...] = (), **values: Any
) -> Game:
    """Attack with this base, rolled with strength dice; loot is used before."""
    dice = "SSSS" if base > 14 else "SSS"
    game = battle(on("a1", mercenary, dice=dice, traps=[*traps]), loot=[*loot], **values)
    game.play(*(f"loot {token}" for token in loot), "roll all", faces(base, len(dice)))
    return game


def outcome(game: Game, monster: str = "Blandor") -> str:
    """Return what happened to the monster."""
    view = game.open_view()
    if game.node.question == "judge":
        return "choice"
    if monster in view.clan(0).trophies:
        return "eliminated"
    if monster in view.discards["monsters"]:
        return "captured"
    assert (view.lands[0].monster, game.seat) == (monster, 1)  # the next path is attacked
    return "failed"


def carried(game: Game) -> int:
    """Let the monster miss the next path, and return the damage that was carried to it."""
    missed(game)
    assert game.node.question == "fight"
    return int(dict(game.node.about)["carried"])


# --- R8.5: thresholds ---


@pytest.mark.rule("R8.5a", "R8.5e", "R8.5f")
@pytest.mark.parametrize(
    ("base", "result"), [(9, "failed"), (10, "captured"), (13, "captured"), (14, "eliminated")]
)
def test_with_a_trap_the_cv_captures_and_the_ev_eliminates(base: int, result: str) -> None:
    assert outcome(attack(base, "Nuduru", NEUTRAL)) == result


@pytest.mark.rule("R8.5a", "R8.5f")
@pytest.mark.parametrize(("base", "result"), [(10, "failed"), (13, "failed"), (14, "eliminated")])
def test_without_a_trap_only_reaching_the_ev_counts(base: int, result: str) -> None:
    assert outcome(attack(base)) == result


@pytest.mark.rule("R8.5a")
def test_the_trap_of_another_path_captures_nothing() -> None:
    game = battle(on("a1", "Frunks", dice="S", traps=["monster-plus-8"]), on("a3", "Nuduru", dice="SS"))
    game.play("stop")
    missed(game)
    game.play("roll all", "roll S1 S2")
    assert outcome(game) == "failed"
    assert carried(game) == 11


@pytest.mark.rule("R8.5b")
def test_a_trap_whose_dice_were_not_rolled_is_a_trap() -> None:
    game = battle(on("a1", "Nuduru", dice="SSS", traps=["magic-1"]))
    game.play("roll S", "roll S6", "roll S", "roll S4", "stop")
    assert outcome(game) == "captured"


@pytest.mark.rule("R8.5c")
@pytest.mark.parametrize(
    ("base", "traps", "result"),
    [(15, 1, "failed"), (14, 2, "failed"), (15, 2, "captured"), (19, 2, "captured")],
)
def test_turfus_is_captured_with_two_traps(base: int, traps: int, result: str) -> None:
    game = attack(base, "Nuduru", *[NEUTRAL] * traps, monster="Turfus")
    assert outcome(game, "Turfus") == result


@pytest.mark.rule("R8.5c", "R8.5f")
def test_turfus_is_eliminated_without_any_trap() -> None:
    assert outcome(attack(20, monster="Turfus"), "Turfus") == "eliminated"


@pytest.mark.rule("R8.5d")
@pytest.mark.parametrize(("base", "result"), [(9, "failed"), (10, "captured"), (14, "eliminated")])
def test_jaruna_captures_without_a_trap(base: int, result: str) -> None:
    assert outcome(attack(base, "Jaruna")) == result


@pytest.mark.rule("R8.5d")
@pytest.mark.parametrize(("base", "result"), [(14, "failed"), (15, "captured")])
def test_jaruna_captures_even_turfus_without_a_trap(base: int, result: str) -> None:
    assert outcome(attack(base, "Jaruna", monster="Turfus"), "Turfus") == result


@pytest.mark.rule("R8.5d")
def test_jaruna_helps_nobody_else() -> None:
    game = battle(on("a1", "Jaruna", dice="S"), on("a3", "Nuduru", dice="SS"))
    game.play("stop")
    missed(game)
    game.play("roll all", "roll S6 S6")
    assert outcome(game) == "failed"


# --- R8.4, R8.5: bonuses for one side only ---


@pytest.mark.rule("R8.4b", "R8.5e")
@pytest.mark.parametrize(
    ("mercenary", "base", "result"),
    [
        ("Tortock", 8, "failed"),
        ("Tortock", 9, "captured"),
        ("Tortock", 13, "captured"),
        ("Tortock", 14, "eliminated"),
        ("Torko", 6, "failed"),
        ("Torko", 7, "captured"),
        ("Torko", 13, "captured"),
        ("Torko", 14, "eliminated"),
    ],
)
def test_tortock_and_torko_help_to_capture(mercenary: str, base: int, result: str) -> None:
    affinity = "water" if mercenary == "Tortock" else "fire"
    assert outcome(attack(base, mercenary, NEUTRAL, affinity=affinity)) == result


@pytest.mark.rule("R8.4b", "R8.4c")
@pytest.mark.parametrize(("mercenary", "affinity"), [("Tortock", "water"), ("Torko", "fire")])
def test_tortock_and_torko_do_not_help_to_eliminate(mercenary: str, affinity: str) -> None:
    assert outcome(attack(13, mercenary, affinity=affinity)) == "failed"


@pytest.mark.rule("R8.4c", "R8.5h")
@pytest.mark.parametrize(
    ("mercenary", "loot", "base", "result"),
    [
        ("Poissen", (), 11, "failed"),
        ("Poissen", (), 12, "eliminated"),
        ("Naiala", (), 10, "failed"),
        ("Naiala", (), 11, "eliminated"),
        ("Wormee", ("slayer",), 7, "failed"),
        ("Wormee", ("slayer",), 8, "eliminated"),
        ("Naiala", ("slayer",), 4, "failed"),
        ("Naiala", ("slayer",), 5, "eliminated"),
    ],
)
def test_poissen_naiala_and_the_slayer_loot_help_to_eliminate(
    mercenary: str, loot: tuple[str, ...], base: int, result: str
) -> None:
    affinity = "air" if mercenary == "Poissen" else "fire"
    assert outcome(attack(base, mercenary, loot=loot, affinity=affinity)) == result


@pytest.mark.rule("R8.4b", "R8.4c")
@pytest.mark.parametrize(
    ("mercenary", "loot", "base"), [("Poissen", (), 9), ("Naiala", (), 9), ("Wormee", ("slayer",), 7)]
)
def test_poissen_naiala_and_the_slayer_loot_do_not_help_to_capture(
    mercenary: str, loot: tuple[str, ...], base: int
) -> None:
    affinity = "air" if mercenary == "Poissen" else "fire"
    assert outcome(attack(base, mercenary, NEUTRAL, loot=loot, affinity=affinity)) == "failed"


# --- R8.5: the choice ---


@pytest.mark.rule("R8.5g", "R8.5h", "R8.5f")
@pytest.mark.parametrize(
    ("base", "result"),
    [(9, "failed"), (10, "captured"), (11, "choice"), (13, "choice"), (14, "eliminated")],
)
def test_naiala_may_choose_if_only_her_bonus_reaches_the_ev(base: int, result: str) -> None:
    assert outcome(attack(base, "Naiala", NEUTRAL)) == result


@pytest.mark.rule("R8.5g", "R8.5h")
@pytest.mark.parametrize(
    ("base", "result"), [(7, "failed"), (8, "eliminated"), (9, "choice"), (13, "choice"), (14, "eliminated")]
)
def test_tortock_with_the_slayer_loot_chooses_from_9_on(base: int, result: str) -> None:
    game = attack(base, "Tortock", NEUTRAL, loot=("slayer",), affinity="water")
    assert outcome(game) == result


@pytest.mark.rule("R8.5g", "R8.7a")
def test_choosing_to_capture_brings_the_rewards_of_a_capture() -> None:
    game = attack(11, "Naiala", NEUTRAL)
    assert spelled(game) == ["capture", "eliminate"]
    game.play("capture")
    mine = game.open_view().clan(0)
    assert (outcome(game), mine.glory, mine.gold, mine.trophies) == ("captured", 5 + 3, 7 + 6, ())


@pytest.mark.rule("R8.5g", "R8.8a")
def test_choosing_to_eliminate_brings_the_rewards_of_an_elimination() -> None:
    game = attack(11, "Naiala", NEUTRAL)
    game.play("eliminate")
    mine = game.open_view().clan(0)
    assert (outcome(game), mine.glory, mine.gold, mine.trophies) == ("eliminated", 5 + 5, 7, ("Blandor",))


# --- R8.6: carried damage ---


@pytest.mark.rule("R8.6a")
def test_the_base_is_carried_to_the_next_path() -> None:
    game = battle(on("a1", "Frunks", dice="SM", traps=["monster-plus-4"], venoms=1))
    game.play("use venom", "roll M", "roll M1", "stop")
    assert carried(game) == 4 + 2 + (1 + 1)
    assert game.open_view().attack_total == 8


@pytest.mark.rule("R8.6b")
def test_carried_damage_is_carried_on() -> None:
    game = battle(on("a1", "Frunks", dice="S"), on("a3", "Nuduru", dice="SS"))
    game.play("roll S", "roll S4")
    assert carried(game) == 4
    game.play("roll all", "roll S3 S2")
    assert carried(game) == 9


@pytest.mark.rule("R8.6b")
def test_a_path_that_does_nothing_carries_on_what_was_carried_to_it() -> None:
    game = battle(on("a1", "Frunks", dice="S"), on("a3", "Nuduru", dice="SS"))
    game.play("roll S", "roll S4")
    missed(game)
    game.play("stop")
    assert carried(game) == 4


@pytest.mark.rule("R8.6a", "R8.5e")
def test_carried_damage_counts_for_a_capture() -> None:
    game = battle(on("a1", "Frunks", dice="S"), on("a3", "Nuduru", dice="SS", traps=[NEUTRAL]))
    game.play("roll S", "roll S4")
    missed(game)
    game.play("roll all", "roll S3 S3")
    assert outcome(game) == "captured"


@pytest.mark.rule("R8.6a", "R8.4c", "R8.1b")
def test_carried_damage_eliminates_for_naiala_before_her_first_die() -> None:
    game = battle(on("a1", "Frunks", dice="SS"), on("a3", "Naiala", dice="SS"))
    game.play("roll all", "roll S6 S5")
    missed(game)
    game.play("stop")
    assert outcome(game) == "eliminated"


@pytest.mark.rule("R8.6c")
@pytest.mark.parametrize(
    ("mercenary", "affinity", "loot", "base"),
    [
        ("Tortock", "water", (), 8),
        ("Torko", "fire", (), 6),
        ("Poissen", "air", (), 9),
        ("Naiala", "fire", (), 9),
        ("Wormee", "fire", ("slayer",), 7),
    ],
)
def test_bonuses_for_one_side_are_not_carried(
    mercenary: str, affinity: str, loot: tuple[str, ...], base: int
) -> None:
    assert carried(attack(base, mercenary, NEUTRAL, affinity=affinity, loot=loot)) == base


# --- R8.7: captured ---


@pytest.mark.rule("R8.7a", "R8.7b")
@pytest.mark.parametrize(
    ("monster", "base", "glory", "gold"),
    [("Blandor", 10, 3, 6), ("Krinx", 10, 4, 5), ("Sckon", 11, 3, 6), ("Tronj", 14, 5, 8)],
)
def test_a_capture_brings_glory_and_gold(monster: str, base: int, glory: int, gold: int) -> None:
    game = attack(base, "Nuduru", NEUTRAL, monster=monster)
    mine = game.open_view().clan(0)
    assert (mine.glory, mine.gold, mine.trophies) == (5 + glory, 7 + gold, ())
    assert game.open_view().discards["monsters"] == (monster,)
    assert game.open_view().lands[0].monster == ""


@pytest.mark.rule("R8.7c")
def test_sandor_captured_on_a_land_counts_as_captured() -> None:
    game = attack(14, "Nuduru", NEUTRAL, monster="Sandor")
    mine = game.open_view().clan(0)
    assert (mine.glory, mine.gold) == (5 + 4, 7 + 6)
    assert (game.node.question, dict(game.node.about)["against"]) == ("fight", "land")
    game.play("stop")
    assert (game.node.question, game.seat) == ("take-loot", 1)  # Nuduru takes none


@pytest.mark.rule("R8.7d", "R10.2")
def test_sandor_captured_on_a_land_goes_to_the_entrance_in_the_clean_up() -> None:
    game = attack(14, "Nuduru", NEUTRAL, monster="Sandor")
    assert game.open_view().entrance == ""
    game.play("stop", "take rerolls", "loot brews")
    assert game.node.question == "panic"
    assert game.open_view().entrance == "Sandor"
    assert game.open_view().discards["monsters"] == ()


@pytest.mark.rule("R8.7d")
def test_sandor_eliminated_on_a_land_does_not_go_to_the_entrance() -> None:
    game = attack(19, monster="Sandor", waiting=False)
    game.play("done")  # of the homecoming
    assert (game.open_view().entrance, game.open_view().clan(0).trophies) == ("", ("Sandor",))
    assert game.node.question == "refill"


@pytest.mark.rule("R8.7e")
def test_sandor_captured_at_the_entrance_is_discarded() -> None:
    game = adventure(clan("fire", on("e1", "Nuduru", dice="SSS", traps=[NEUTRAL])), entrance="Sandor")
    missed(game)
    game.play("roll all", "roll S6 S6 S2")
    assert game.node.question == "refill"
    assert game.open_view().entrance == ""
    assert game.open_view().discards["monsters"] == ("Sandor",)
    assert path(game, "e1").mercenary is None
