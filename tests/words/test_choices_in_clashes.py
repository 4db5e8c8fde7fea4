"""The questions of tricks (R11) and of the Queen's Grant (R15.2) in words, with their choices and reasons."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from monsterlands.words import Words
from support.adventures import clan, on
from support.positions import as_toml, position

WORDS = Words()
YUHA = {"land": "Yuha", "header": "header-4b", "monster": "Krinx"}  # a1 S, a2 M, a3 SM, a4 SS


def clash(*clans: dict[str, Any], **table: Any) -> Game:
    """Return a clash with Krinx on land A. A single clan gets a jungle clan as its rival."""
    written = [*clans] if len(clans) > 1 else [*clans, clan("jungle")]
    text = as_toml({"options": {"difficulty": "tutorial", "tricks": True}, "clan": written})
    return position(text, phase="adventure", **{"land_a": YUHA, **table})


def asked(game: Game, *steps: str) -> str:
    """Play some steps, and return the question that is asked then."""
    game.play(*steps)
    return WORDS.question(game.view(game.seat))


def said(game: Game) -> list[str]:
    """Describe all choices."""
    view = game.view(game.seat)
    return [WORDS.choice(choice, view, game.preview(choice)) for choice in view.choices]


def why(game: Game, spelling: str, kind: str) -> str:
    reason = game.why_not(spelling)
    assert reason is not None
    return WORDS.why(reason, kind)


# --- revealing ----------------------------------------------------------------------------------


def test_the_question_about_a_token_states_its_name_number_and_effect() -> None:
    game = clash(clan("fire", on("a1", "Nuduru", dice="S", traps=["initial", "magic-2"])))
    assert asked(game) == (
        "Nuduru on path a1, against Krinx: do you reveal initial, token 1 of 2 (adds S to the dice there)?"
    )
    assert said(game) == [
        "Reveal it: adds S to the dice there",
        "Keep it face down: no effect; it counts as a trap for a capture either way",
    ]
    assert "do you reveal magic-2, token 2 of 2 (adds MM to the dice there)?" in asked(game, "reveal")


def test_a_single_token_needs_no_number() -> None:
    game = clash(clan("fire", on("a1", "Nuduru", dice="S", traps=["initial"])))
    assert asked(game).endswith("do you reveal initial (adds S to the dice there)?")


def test_a_trick_says_where_it_aims() -> None:
    thief = clan("fire", on("a2", "Nuduru", dice="M", traps=["steal-any-2"]))
    game = clash(thief, clan("water", on("a1", "Taron", dice="S")))
    assert said(game) == [
        "Reveal it: it aims at path a1",
        "Keep it face down: no effect, but it counts as a trap for a capture",
    ]
    game = clash(thief, clan("water", on("a1", "Taron", dice="S"), on("a4", "Tortock", dice="SS")))
    assert said(game)[0] == "Reveal it, and choose where it aims"


def test_a_trick_without_a_target_says_why_it_stays_face_down() -> None:
    game = clash(clan("fire", on("a2", "Nuduru", dice="M", traps=["divert-1"])))
    assert asked(game) == (
        "Nuduru on path a2, against Krinx: do you reveal divert-1 "
        "(turns an attack die of the monster against a neighbouring path)? "
        "A trick needs a neighbouring path with somebody on it: there is none."
    )
    assert why(game, "reveal", "reveal") == (
        "A trick needs a neighbouring path with somebody on it, and there is none. (rule R11.2)"
    )


def test_the_question_about_a_token_does_not_name_it_to_other_seats() -> None:
    game = clash(clan("fire", on("a2", "Nuduru", dice="M", traps=["divert-1"])))
    assert WORDS.question(game.view(1)) == "The fire clan is choosing."


# --- aiming and cancelling ----------------------------------------------------------------------


def test_the_question_where_a_trick_aims_says_what_lies_on_both_sides() -> None:
    fire = clan("fire", on("a2", "Nuduru", dice="M", traps=["steal-any-2"]), on("a4", "Frunks", dice="SS"))
    game = clash(fire, clan("water", on("a1", "Taron", dice="SSM", traps=["initial"], defense=1)))
    assert asked(game, "keep", "reveal") == (
        "Where do you aim steal-any-2 from path a2? "
        "It takes up to 2 strength or magic dice from a neighbouring path."
    )
    assert said(game) == [
        "At path a1 on the left: Taron (the water clan) with SSM, a face-down token, a defense token, "
        "a venom",
        "At path a4 on the right: Frunks (you) with SS",
    ]
    game.play("left")
    assert game.seat == 1
    assert asked(game) == (
        "steal-any-2 on path a2 (the fire clan) is aimed at Taron on path a1 (dice SSM): it takes up to 2 "
        "strength or magic dice from a neighbouring path. Do you cancel it with a defense token?"
    )
    assert said(game) == [
        "Discard a defense token (1 here): the trick is cancelled",
        "Let the trick happen",
    ]


# --- stealing and diverting ---------------------------------------------------------------------


def test_the_question_of_a_theft_is_asked_for_each_die() -> None:
    fire = clan("fire", on("a2", "Nuduru", dice="M", traps=["steal-any-2"]))
    game = clash(fire, clan("water", on("a1", "Taron", dice="SSM")))
    assert asked(game, "reveal") == (
        "Which dice do you take from Taron on path a1 (dice SSM)? 2 in all; the first one:"
    )
    assert said(game) == ["Take a strength die", "Take a magic die"]
    assert asked(game, "colour S") == "Which die do you take from Taron on path a1 (dice SM)?"
    assert why(game, "colour P", "colour") == (
        "No such die can be taken there: there is none, it lies on a shielded trap, or the trick takes "
        "other colours. (rule R11.4)"
    )


def test_a_trick_that_diverts_attack_dice_asks_how_many() -> None:
    fire = clan("fire", on("a1", "Nuduru", dice="S", traps=["divert-2"]))
    game = clash(fire, clan("water", on("a2", "Taron", dice="M")))
    assert asked(game, "reveal") == (
        "Krinx attacks Nuduru on path a1. How many attack dice does divert-2 send on to path a2: "
        "Taron (the water clan)?"
    )
    assert said(game) == [
        "None: all attack dice stay here",
        "1 attack die goes there",
        "2 attack dice go there",
    ]
    assert why(game, "amount 3", "amount") == "Too many: at most 2. (rule R11.5)"


@pytest.mark.parametrize("question", ["reveal", "aim", "parry", "steal", "deflect"])
def test_gold_and_dice_are_not_shown_in_a_clash(question: str) -> None:
    fire = clan("fire", on("a1", "Nuduru", dice="S", traps=["steal-any-2"]), on("a4", "Frunks", dice="SS"))
    water = clan("water", on("a2", "Taron", dice="SMM", traps=["divert-2"], defense=1))
    game = clash(fire, water)
    met: dict[str, str] = {}
    for step in ("reveal", "no", "colour S", "reveal", "right", "done", "attack 1 1 1 1", "stop"):
        met[game.node.question] = WORDS.purse(game.view(game.seat))
        game.play(step)
    met[game.node.question] = WORDS.purse(game.view(game.seat))
    assert met[question] == ""


# --- the battle goes on -------------------------------------------------------------------------


def test_a_revealed_trick_is_no_trap_for_a_capture() -> None:
    fire = clan("fire", on("a2", "Nuduru", dice="M", traps=["steal-any-1"]), on("a1", "Frunks", dice="S"))
    game = clash(fire)
    kept = game.clone()
    assert "to capture it, at 10, you need a trap here." in asked(
        game, "reveal", "attack 1 1 1 1", "stop", "done", "attack 1 1 1 1"
    )
    assert "captured at 10, eliminated at 14." in asked(
        kept, "keep", "attack 1 1 1 1", "stop", "done", "attack 1 1 1 1"
    )


def test_the_tokens_of_a_path_are_listed_face_up_and_face_down() -> None:
    fire = clan("fire", on("a1", "Nuduru", dice="S", traps=["divert-2", "magic-1", "initial"]))
    game = clash(fire, clan("water", on("a2", "Taron", dice="M", traps=["strength-1", "strength-2"])))
    assert WORDS.taken(game.view(1), "a1") == "The fire clan: Nuduru with S, 3 face-down tokens, a venom"
    game.play("reveal", "reveal", "keep", "reveal", "keep")
    assert WORDS.taken(game.view(0), "a1") == (
        "You: Nuduru with SM, face-up divert-2 (to a2) and magic-1, face-down initial, a venom"
    )
    assert WORDS.taken(game.view(1), "a1") == (
        "The fire clan: Nuduru with SM, face-up divert-2 (to a2) and magic-1, a face-down token, a venom"
    )
    assert WORDS.taken(game.view(0), "a2") == (
        "The water clan: Taron with SM, face-up strength-1, a face-down token, a potion"
    )


# --- the Queen's Grant --------------------------------------------------------------------------


def test_the_grant_asks_for_a_die_and_then_for_a_gift() -> None:
    game = position("[options]\nqueens_grant = true\n", phase="preparation", round=2)
    assert asked(game) == "The Queen’s Grant: which die do you take?"
    assert said(game) == ["A strength die", "A magic die", "A persuasion die"]
    assert asked(game, "colour M") == "And which gift do you take from the Queen?"
    assert said(game) == ["1 potion", "1 venom", "1 defense token", "2 gold"]
    gold = next(choice for choice in game.choices if choice.spelling == "grant gold")
    assert WORDS.changes(gold, game.preview(gold)) == "gold 7→9"
