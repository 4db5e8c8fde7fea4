"""The initial trap and the 14 improved ones: what each brings to its path, and only there (R7.4, R12.6)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game
from support.adventures import adventure, clan, happened, on
from support.games import offered, path, spelled

# Trap, the dice that are then on a path with SSM, and the totals if each S shows 1 and each M shows 2:
# against a monster and against a land.
TRAPS = [
    ("none", "SSM", 4, 4),
    ("initial", "SSSM", 5, 5),
    ("strength-1", "SSSM", 5, 5),
    ("strength-2", "SSSSM", 6, 6),
    ("strength-3", "SSSSSM", 7, 7),
    ("strength-plus-1", "SSM", 6, 6),
    ("strength-plus-2", "SSM", 8, 8),
    ("strength-plus-3", "SSM", 10, 10),
    ("magic-1", "SSMM", 6, 6),
    ("magic-2", "SSMMM", 8, 8),
    ("magic-3", "SSMMMM", 10, 10),
    ("magic-plus-1", "SSM", 5, 5),
    ("magic-plus-2", "SSM", 6, 6),
    ("monster-plus-4", "SSM", 8, 4),
    ("monster-plus-6", "SSM", 10, 4),
    ("monster-plus-8", "SSM", 12, 4),
]
every_trap = pytest.mark.parametrize(("trap", "dice", "fight", "conquest"), TRAPS)

NO_HIT = "attack 1 1 1 1 1"


def loaded(trap: str, place: str = "a1", mercenary: str = "Nuduru", dice: str = "SSM") -> dict[str, Any]:
    """Write a path with a trap, or without one."""
    return on(place, mercenary, dice=dice, traps=[] if trap == "none" else [trap])


def land(*paths: dict[str, Any], monster: str = "Abysur") -> Game:
    """Begin at Uyuniah, conquered with 14. Abysur has 5 attack dice there, CV 17 and EV 22.

    Paths 1 and 3 of header 3b give no rerolls and no defense; Nuduru and Tranok have no talents outside.
    """
    there = {"land": "Uyuniah", "header": "header-3b", "monster": monster}
    return adventure(clan("fire", *paths, hired=("Tranok",)), land_a=there)


def rolls(dice: str) -> list[str]:
    """Roll all dice of a path: each S shows 1, each M shows 2."""
    return ["roll all", "roll " + " ".join({"S": "S1", "M": "M2"}[die] for die in dice)]


def numbers(events: list[Event], kind: str, value: str) -> list[object]:
    """Return a value of all events of a kind."""
    return [event[value] for event in events if event.kind == kind]


# --- what a trap brings ---


@pytest.mark.rule("R7.4", "R12.6")
@every_trap
def test_a_revealed_trap_brings_its_dice_to_the_path(trap: str, dice: str, fight: int, conquest: int) -> None:
    game = land(loaded(trap))
    game.play("done", NO_HIT)
    assert path(game, "a1").dice == dice


@pytest.mark.rule("R8.2", "R8.4", "R12.6")
@every_trap
def test_a_trap_counts_in_the_total_against_a_monster(
    trap: str, dice: str, fight: int, conquest: int
) -> None:
    events = happened(land(loaded(trap)), "done", NO_HIT, *rolls(dice))
    assert numbers(events, "damaged", "damage") == [fight]


@pytest.mark.rule("R9.1", "R12.6")
@every_trap
def test_a_trap_counts_in_the_total_against_a_land(trap: str, dice: str, fight: int, conquest: int) -> None:
    events = happened(land(loaded(trap), monster=""), *rolls(dice))
    assert numbers(events, "conquest-tried", "total") == [conquest]


@pytest.mark.rule("R8.11", "R12.6")
@every_trap
def test_a_trap_counts_in_the_total_at_the_entrance(trap: str, dice: str, fight: int, conquest: int) -> None:
    game = adventure(clan("fire", loaded(trap, "e1")), entrance="Abysur")
    events = happened(game, "done", NO_HIT, *rolls(dice))
    assert numbers(events, "damaged", "damage") == [fight]


# --- not on another path ---


@pytest.mark.rule("R8.2", "R12.6")
@every_trap
def test_the_trap_of_a_later_path_does_nothing_against_a_monster(
    trap: str, dice: str, fight: int, conquest: int
) -> None:
    game = land(loaded("none"), loaded(trap, "a3", "Tranok", "SS"))
    assert path(game, "a1").dice == "SSM"
    events = happened(game, "done", NO_HIT, *rolls("SSM"))
    assert numbers(events, "damaged", "damage") == [4]


@pytest.mark.rule("R8.2", "R12.6")
@every_trap
def test_the_trap_of_an_earlier_path_does_nothing_against_a_monster(
    trap: str, dice: str, fight: int, conquest: int
) -> None:
    game = land(loaded(trap), loaded("none", "a3", "Tranok", "SS"))
    events = happened(game, "done", NO_HIT, *rolls(dice), NO_HIT, "roll all", "roll S1 S1", "stop")
    assert numbers(events, "damaged", "damage") == [fight, fight + 2]


@pytest.mark.rule("R9.1", "R12.6")
@every_trap
def test_the_trap_of_another_path_does_nothing_against_a_land(
    trap: str, dice: str, fight: int, conquest: int
) -> None:
    after = land(loaded("none"), loaded(trap, "a3", "Tranok", "SS"), monster="")
    events = happened(after, *rolls("SSM"))
    assert numbers(events, "conquest-tried", "total") == [4]
    before = land(loaded(trap), loaded("none", "a3", "Tranok", "SS"), monster="")
    events = happened(before, *rolls(dice), "roll S", "roll S1", "stop")
    assert numbers(events, "conquest-tried", "total") == [conquest, conquest + 1]


# --- dice of traps are dice of the path ---


@pytest.mark.rule("R7.4")
@pytest.mark.parametrize(
    ("header", "place", "dice", "traps", "then"),
    [
        ("header-2b", "a2", "SSSSSS", ["strength-3", "strength-3"], "SSSSSSSSSSSS"),
        ("header-2b", "a2", "SSSSSS", ["magic-3", "initial"], "SSSSSSSMMM"),
        ("header-3b", "a1", "SMMMM", ["magic-3", "magic-3"], "SMMMMMMMMMM"),
    ],
)
def test_the_dice_of_traps_go_beyond_the_limits_of_the_path(
    header: str, place: str, dice: str, traps: list[str], then: str
) -> None:
    there = {"land": "Uyuniah", "header": header, "monster": "Abysur"}
    game = adventure(clan("fire", on(place, "Nuduru", dice=dice, traps=traps)), land_a=there)
    assert path(game, place).dice == then


@pytest.mark.rule("R7.4")
@pytest.mark.parametrize(
    ("traps", "dice", "total"),
    [
        (["strength-plus-1", "strength-3"], "SSSSS", 10),
        (["strength-plus-2", "initial"], "SSS", 9),
        (["strength-plus-3", "strength-1"], "SSS", 12),
        (["magic-plus-1", "magic-2"], "SSMM", 8),
        (["magic-plus-2", "magic-3"], "SSMMM", 14),
        (["strength-plus-1", "magic-1"], "SSM", 6),
        (["strength-plus-1", "strength-plus-2"], "SS", 8),
        (["monster-plus-4", "monster-plus-6"], "SS", 12),
    ],
)
def test_traps_on_one_path_work_together(traps: list[str], dice: str, total: int) -> None:
    game = land(on("a1", "Nuduru", dice="SS", traps=traps))
    events = happened(game, *["done"] * ("M" in dice), NO_HIT, *rolls(dice))
    assert numbers(events, "damaged", "damage") == [total]


@pytest.mark.rule("R7.4", "R7.6")
@pytest.mark.parametrize(
    ("trap", "magic"), [("strength-3", 0), ("magic-1", 1), ("magic-2", 2), ("magic-3", 3)]
)
def test_magic_dice_of_a_trap_can_be_removed_against_attack_dice(trap: str, magic: int) -> None:
    game = land(on("a1", "Nuduru", dice="SS", traps=[trap]))
    for _ in range(magic):
        assert spelled(game) == ["remove magic", "done"]
        game.play("remove magic")
    assert game.node.about == (("path", "a1"), ("dice", 5 - magic))


@pytest.mark.rule("R7.4", "R8.2")
@pytest.mark.parametrize(
    ("trap", "faces", "rerolls"), [("magic-1", "S1 M2", ["reroll M2"]), ("strength-1", "S1 S2", [])]
)
def test_a_reroll_of_the_path_may_reroll_the_dice_of_a_trap(
    trap: str, faces: str, rerolls: list[str]
) -> None:
    there = {"land": "Uyuniah", "header": "header-5a", "monster": ""}  # path 2 gives one reroll of M
    game = adventure(clan("fire", on("a2", "Nuduru", dice="S", traps=[trap])), land_a=there)
    game.play("roll all", f"roll {faces}")
    assert offered(game, "reroll") == rerolls


# --- any trap is enough for a capture, and is then gone ---

# The roll on a path with SSMM that makes a base of 10: the last trap needs no magic dice.
TEN = [
    ("initial", "S3 S3 M2 M2"),
    ("strength-1", "S3 S3 M2 M2"),
    ("strength-2", "S3 S3 M2 M2"),
    ("strength-3", "S3 S3 M2 M2"),
    ("strength-plus-1", "S2 S2 M2 M2"),
    ("strength-plus-2", "S1 S1 M2 M2"),
    ("strength-plus-3", "S1 S1 M1 M1"),
    ("magic-1", "S3 S3 M2 M2"),
    ("magic-2", "S3 S3 M2 M2"),
    ("magic-3", "S3 S3 M2 M2"),
    ("magic-plus-1", "S2 S2 M2 M2"),
    ("magic-plus-2", "S2 S2 M1 M1"),
    ("monster-plus-4", "S1 S1 M2 M2"),
    ("monster-plus-6", "S1 S1 M1 M1"),
    ("monster-plus-8", "S1 S1"),
]


def ten(trap: str, faces: str) -> Game:
    """Reach 10, the capture value of Snailer, and stop."""
    game = land(loaded(trap, dice="SSMM"), monster="Snailer")
    game.play("done", "attack 1 1 1")
    for die in faces.split():
        game.play(f"roll {die[0]}", f"roll {die}")
    if game.node.question == "fight":
        game.play("stop")
    return game


@pytest.mark.rule("R8.5", "R12.6")
@pytest.mark.parametrize(("trap", "faces"), TEN)
def test_any_trap_is_enough_to_capture_a_monster(trap: str, faces: str) -> None:
    assert ten(trap, faces).open_view().clan(0).glory == 8


@pytest.mark.rule("R8.5")
def test_without_a_trap_the_same_total_captures_nothing() -> None:
    assert ten("none", "S3 S3 M2 M2").open_view().clan(0).glory == 5


@pytest.mark.rule("R8.10", "R10.1")
@pytest.mark.parametrize(("trap", "faces"), TEN[1:])
def test_an_improved_trap_goes_to_the_discards(trap: str, faces: str) -> None:
    view = ten(trap, faces).open_view()
    assert view.discards["traps"] == (trap,)
    assert view.clan(0).owned_traps == ()


@pytest.mark.rule("R8.10", "R1.7")
def test_the_initial_trap_leaves_the_game() -> None:
    view = ten("initial", "S3 S3 M2 M2").open_view()
    assert view.discards["traps"] == ()
    assert "initial" not in view.decks["traps"]
    assert view.clan(0).owned_traps == ()
