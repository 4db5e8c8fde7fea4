"""The eight tricks and four shielded traps: what each costs, does and brings (R11.2, R11.4, R11.5, R12.6)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import asked, clan, clash, happened, on
from support.games import path, spelled
from support.positions import position

# Token, its cost, and how many there are.
TOKENS = [
    ("shielded-strength-1", 4, 2),
    ("shielded-strength-2", 6, 1),
    ("shielded-magic-1", 5, 2),
    ("shielded-magic-2", 7, 1),
    ("steal-magic-1", 4, 3),
    ("steal-magic-2", 6, 2),
    ("steal-strength-1", 3, 3),
    ("steal-strength-2", 5, 2),
    ("steal-any-1", 4, 2),
    ("steal-any-2", 6, 2),
    ("divert-1", 3, 2),
    ("divert-2", 5, 2),
]

# Token, the dice that are then on a path with SM, and the total if each S shows 1 and each M shows 2.
SHIELDED = [
    ("shielded-strength-1", "SSM", 4),
    ("shielded-strength-2", "SSSM", 5),
    ("shielded-magic-1", "SMM", 5),
    ("shielded-magic-2", "SMMM", 7),
]

# Token, the answers after it, and the dice then: the thief had S before, the victim SSMM.
STEALING = [
    ("steal-magic-1", (), "SM", "SSM"),
    ("steal-magic-2", (), "SMM", "SS"),
    ("steal-strength-1", (), "SS", "SMM"),
    ("steal-strength-2", (), "SSS", "MM"),
    ("steal-any-1", ("colour S",), "SS", "SMM"),
    ("steal-any-1", ("colour M",), "SM", "SSM"),
    ("steal-any-2", ("colour S", "colour S"), "SSS", "MM"),
    ("steal-any-2", ("colour S", "colour M"), "SSM", "SM"),
    ("steal-any-2", ("colour M", "colour M"), "SMM", "SS"),
]

# Token, the amounts that it may divert, and the rolls at the target and then at the owner if it diverts most.
DIVERTING = [
    ("divert-1", ["amount 0", "amount 1"], "attack 1", "attack 1 1 1 1"),
    ("divert-2", ["amount 0", "amount 1", "amount 2"], "attack 1 1", "attack 1 1 1"),
]

MISSED = "attack 1 1 1 1 1"
EVERY_TRICK = pytest.mark.parametrize("trick", [token for token, _, _ in TOKENS[4:]])


def battle(*clans: dict[str, Any]) -> Game:
    """Begin at Uyuniah with the trick module. Abysur has 5 attack dice there, CV 17 and EV 22.

    The paths of header-4b take S, M, SM and SS.
    """
    there = {"land": "Uyuniah", "header": "header-4b", "monster": "Abysur"}
    return clash(*clans, land_a=there)


def beside(trick: str) -> Game:
    """Begin with a trick of seat 0 on a1, with S, and SSMM of seat 1 on a3."""
    return battle(
        clan("fire", on("a1", "Nuduru", dice="S", traps=[trick])),
        clan("water", on("a3", "Taron", dice="SSMM")),
    )


# --- what is in the box -----------------------------------------------------------------------------------


@pytest.mark.rule("R2.5", "R15.4", "R12.6")
@pytest.mark.parametrize(("token", "cost", "count"), TOKENS)
def test_a_token_is_in_the_pile_with_the_trick_module_and_not_without_it(
    token: str, cost: int, count: int
) -> None:
    lodge = ["strength-1"] * 3 + ["strength-2"] * 3
    with_it = position("[options]\ntricks = true", lodge=lodge).open_view()
    assert with_it.decks["traps"].count(token) == count
    assert position(lodge=lodge).open_view().decks["traps"].count(token) == 0


@pytest.mark.rule("R5.8", "R15.4", "R12.6")
@pytest.mark.parametrize(("token", "cost", "count"), TOKENS)
def test_a_token_has_its_cost_at_the_lodge(token: str, cost: int, count: int) -> None:
    text = "[options]\ntricks = true\n[[clan]]\ngold = 20\npool = 'S'\n[[clan]]"
    game = position(text, lodge=[token, "strength-1"])
    game.play("lodge S", f"buy {token}", "done", "lodge strength-3")
    clan = game.open_view().clan(0)
    assert (clan.gold, clan.traps) == (20 - cost, ("initial", token))


# --- shielded traps ---------------------------------------------------------------------------------------


@pytest.mark.rule("R11.2", "R12.6")
@pytest.mark.parametrize(("token", "dice", "total"), SHIELDED)
def test_a_shielded_trap_brings_its_dice(token: str, dice: str, total: int) -> None:
    game = battle(clan("fire", on("a3", "Nuduru", dice="SM", traps=[token])), clan("water"))
    game.play("reveal")
    assert path(game, "a3").dice == dice
    faces = " ".join({"S": "S1", "M": "M2"}[die] for die in dice)
    game.play("done", MISSED, "roll all", f"roll {faces}")
    assert game.open_view().attack_total == total


@pytest.mark.rule("R11.4", "R12.6")
@pytest.mark.parametrize(
    ("token", "left"),
    [
        ("shielded-strength-1", "S"),
        ("shielded-strength-2", "SS"),
        ("shielded-magic-1", "M"),
        ("shielded-magic-2", "MM"),
    ],
)
def test_the_dice_of_a_shielded_trap_are_safe(token: str, left: str) -> None:
    game = battle(
        clan("fire", on("a1", "Nuduru", dice="S", traps=[token])),
        clan("water", on("a3", "Taron", dice="SM", traps=["steal-strength-2", "steal-magic-2"])),
    )
    game.play("reveal", "reveal", "reveal")
    assert (path(game, "a1").dice, path(game, "a3").dice) == (left, "SSM")


# --- tricks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R11.4", "R12.6")
@pytest.mark.parametrize(("trick", "answers", "stolen", "left"), STEALING)
def test_a_trick_steals_its_dice(trick: str, answers: tuple[str, ...], stolen: str, left: str) -> None:
    game = beside(trick)
    game.play("reveal", *answers)
    assert [path(game, name).dice for name in ("a1", "a3")] == [stolen, left]
    assert game.node.question in ("remove-magic", "attack"), "nothing more is stolen"


@pytest.mark.rule("R11.5", "R12.6")
@pytest.mark.parametrize(("trick", "amounts", "there", "here"), DIVERTING)
def test_a_trick_diverts_its_dice(trick: str, amounts: list[str], there: str, here: str) -> None:
    game = beside(trick)
    game.play("reveal")
    assert (asked(game), spelled(game)) == ("deflect a1", amounts)
    game.play(amounts[-1], "done", there)
    assert asked(game) == f"attack a1 {here.count('1')}"
    game.play(here)
    assert asked(game) == "fight a1"


@pytest.mark.rule("R11.2", "R12.6")
@EVERY_TRICK
def test_a_trick_is_aimed_at_a_neighbour(trick: str) -> None:
    events = happened(beside(trick), "reveal")
    aimed = [(event["path"], event["target"]) for event in events if event.kind == "trick-aimed"]
    assert aimed == [("a1", "a3")]


def seventeen(token: str, *answers: str) -> Game:
    """Reach 17, the capture value of Abysur, on a path with tokens of seat 0, and stop."""
    tokens = [token, "initial"][: len(answers)]
    game = battle(
        clan("fire", on("a3", "Nuduru", dice="SSSM", traps=tokens)),
        clan("water", on("a1", "Taron", dice="S")),
    )
    game.play(*answers, MISSED, "stop")
    if game.node.question == "deflect":
        game.play("amount 0")
    game.play("done", MISSED)
    for face in ("S6", "S6", "S5"):
        game.play("roll S", f"roll {face}")
    game.play("stop")
    return game


@pytest.mark.rule("R11.6", "R12.6")
@EVERY_TRICK
@pytest.mark.parametrize(("answer", "glory"), [("keep", 11), ("reveal", 5)])
def test_a_trick_is_a_trap_only_while_it_is_not_revealed(answer: str, glory: int, trick: str) -> None:
    assert seventeen(trick, answer).open_view().clan(0).glory == glory


@pytest.mark.rule("R8.10", "R12.6")
@pytest.mark.parametrize("token", [token for token, _, _ in TOKENS])
@pytest.mark.parametrize("answer", ["keep", "reveal"])
def test_after_a_capture_the_token_goes_to_the_discards(token: str, answer: str) -> None:
    view = seventeen(token, answer, "keep").open_view()
    assert (view.clan(0).glory, view.discards["traps"]) == (11, (token,))
