"""Questions and choices of the clean-up in words, and why a choice is not possible."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from monsterlands.game.names import names_of
from monsterlands.words import Words
from support.adventures import adventure, clan, clean_up, on

WORDS = Words()
YUHA = {"land": "Yuha", "header": "header-1a", "monster": "Gator"}


def asked(game: Game, *steps: str) -> str:
    game.play(*steps)
    return WORDS.question(game.view(game.seat))


def said(game: Game, spelling: str) -> str:
    view = game.view(game.seat)
    return WORDS.choice(next(choice for choice in view.choices if choice.spelling == spelling), view)


def why(game: Game, spelling: str) -> str:
    """Return why a choice is not possible, without the rule."""
    names = names_of(game.box)
    reason = game.why_not(spelling)
    assert reason is not None
    words = WORDS.why(reason, names.kind(names.choice(spelling)))
    assert words.endswith(f" (rule {reason.rule})")
    return words.removesuffix(f" (rule {reason.rule})")


# --- homecoming ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gold", "words"),
    [
        (2, "Wages of 2 gold are due, and you have 2."),
        (1, "Wages of 2 gold are due, and you have 1: somebody will desert."),
    ],
)
def test_homecoming_states_the_wages_that_are_due(gold: int, words: str) -> None:
    game = clean_up(clan("water", hired=("Vishor",), gold=gold, trophies=["Gator"]))
    assert asked(game) == f"Everybody is home. Free actions if you like, then “done”. {words}"


def test_homecoming_counts_the_gold_of_loot_for_the_wages() -> None:
    game = clean_up(clan("water", hired=("Vishor",), gold=1, loot=["gold-10"]))
    assert asked(game).endswith("Wages of 2 gold are due; you have 1, and loot for 10 more.")


def test_homecoming_says_when_nobody_must_be_paid() -> None:
    game = clean_up(clan("water", mercenaries=["Tortock"], trophies=["Gator"]))
    assert asked(game).endswith("No wages are due.")


def test_the_wages_are_uncertain_while_there_is_no_leader() -> None:
    game = clean_up(clan("water", mercenaries=["Taron", "Vishor"], leader="", gold=1, trophies=["Gator"]))
    assert asked(game).endswith("Wages of up to 2 gold are due, and you have 1.")


def test_the_end_of_homecoming_says_what_comes_next() -> None:
    game = clean_up(clan("water", trophies=["Gator"]))
    assert said(game, "done") == "Done: on to the wages"


def test_the_purse_states_the_wages_to_come() -> None:
    game = clean_up(clan("water", hired=("Vishor",), gold=5, glory=12, trophies=["Gator"]))
    assert WORDS.purse(game.view(0)) == "You have 5 gold (wages to come: 4) and 12 glory."


@pytest.mark.parametrize(
    ("values", "spelling", "words"),
    [
        ({"trophies": ["Gator"]}, "sell gator", "+5 gold, −1 point, then on to the wages"),
        ({"loot": ["gold-10"]}, "loot gold-10", "+10 gold, then on to the wages"),
        ({"trophies": ["Gator"], "loot": ["gold-10"]}, "sell gator", "gold 5→10, points 19→18"),
        ({"trophies": ["Gator"]}, "done", "gold 5→1"),
        ({"wounded": ["Taron"], "potions": 1}, "heal taron", "then on to the wages"),
    ],
)
def test_the_last_free_action_says_what_it_brings_and_that_it_is_the_last(
    values: dict[str, Any], spelling: str, words: str
) -> None:
    game = clean_up(clan("water", hired=("Vishor",), gold=5, glory=12, **values))
    choice = next(choice for choice in game.choices if choice.spelling == spelling)
    assert WORDS.changes(choice, game.preview(choice)) == words


ENDS = "; this is the last thing to do, so the homecoming ends with it"


@pytest.mark.parametrize("others", [(), (clan("air", trophies=["Gator"]),)], ids=["alone", "before another"])
def test_settling_says_that_it_ends_the_homecoming_if_nothing_is_left_to_do(others: Any) -> None:
    game = clean_up(clan("water", mercenaries=["Tortock", "Taron"], gold=9, lands=["Rynia"]), *others)
    view = game.view(0)
    offered = {choice.spelling: WORDS.offer(game, view, choice).text for choice in view.choices}
    assert offered["settle rynia"].endswith(ENDS)
    assert offered["done"] == "Done: on to the wages"


def test_a_free_action_before_another_one_does_not_end_the_homecoming() -> None:
    game = clean_up(clan("water", gold=9, trophies=["Gator"], loot=["gold-10"]))
    view = game.view(0)
    assert not any(WORDS.offer(game, view, choice).text.endswith(ENDS) for choice in view.choices)


# --- leaders and wages --------------------------------------------------------------------------


def test_the_question_for_a_new_leader_describes_each_member() -> None:
    game = clean_up(clan("water", mercenaries=["Guster", "Dalina"], leader=""))
    assert asked(game) == "Your leader is dead. Who leads the clan now?"
    assert said(game, "member dalina") == (
        "Dalina leads: reputation 1, brings S, talent: you may hold 3 more traps"
    )


def test_the_question_for_a_deserter_describes_each_member() -> None:
    game = clean_up(clan("water", mercenaries=["Tortock", "Guster", "Dalina"], gold=0, novices=1))
    assert asked(game) == "You cannot pay all the wages, so somebody deserts. Who?"
    assert said(game, "member dalina") == (
        "Dalina leaves: reputation 1, brings S, talent: you may hold 3 more traps"
    )


def test_a_deserters_equipment_is_explained_and_a_member_with_the_same_is_marked() -> None:
    fandor = clan("water", hired=("Fandor",), gold=0, equipment={"Fandor": ["Noxx"], "Taron": ["Noxx"]})
    game = clean_up(fandor)
    assert asked(game, "done") == "Noxx stays behind (attire: cancels a hit). Who takes it?"
    assert said(game, "member taron") == "Taron takes it (has Noxx already)"
    assert said(game, "member tortock") == "Tortock takes it"
    assert said(game, "discard equipment") == "Nobody: discard it"


# --- why not ------------------------------------------------------------------------------------


def fight(loot: str = "") -> Game:
    """Return a fight of Nuduru with Gator on a1, after the attack dice have missed."""
    nuduru = clan("fire", on("a1", "Nuduru", dice="SS"), loot=[loot] if loot else [])
    game = adventure(nuduru, land_a=YUHA)
    game.play("attack 1 1 1")
    return game


@pytest.mark.parametrize(
    ("spelling", "words"),
    [
        ("roll M", "No such die is left to roll on the path."),
        ("reroll M3", "No such rolled die is on the path."),
        ("use venom", "The mercenary has no venom along."),
        ("loot slayer", "Your clan does not have it."),
        ("loot brews", "It would do nothing on this path."),
        ("capture", "Not now. You are asked only if your total allows both; "),
        ("tavern S", "Not now. Dice go to a building once per turn, as your action."),
    ],
)
def test_what_a_fight_does_not_offer_is_explained(spelling: str, words: str) -> None:
    assert why(fight(loot="brews"), spelling).startswith(words)


def test_a_reroll_that_is_used_up_is_explained() -> None:
    game = fight()
    game.play("roll S", "roll S4")
    assert why(game, "reroll S4") == "No reroll of that colour is left."


def test_what_a_monster_forbids_is_explained() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="S", venoms=1, potions=1)), land_a=YUHA)
    game.play("attack 1 1 6")
    assert why(game, "defend potion") == ("The monster does not allow it: that is its power.")
    game.play("take hits")
    assert why(game, "use venom") == "The monster does not allow it: that is its power."


def test_a_defense_that_is_missing_is_explained() -> None:
    game = adventure(clan("fire", on("a3", "Nuduru", dice="M", defense=1)), land_a=YUHA)
    game.play("done", "attack 1 1 6")
    assert why(game, "defend talent") == ("No talent that cancels this monster’s hits is left.")
    assert why(game, "defend potion") == "The mercenary has no potion along."


def test_a_defense_token_that_is_missing_is_explained() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="S")), land_a=YUHA)
    game.play("attack 1 1 6")
    assert why(game, "defend token") == "No defense token lies on the path."


def test_a_side_without_anybody_is_explained() -> None:
    ginova = clan("water", on("a1", "Ginova", dice="S"), hired=("Ginova",))
    game = adventure(ginova, clan("fire", on("a2", "Nuduru", dice="SS")), land_a=YUHA)
    assert why(game, "left") == "Nobody is on that side."


def test_a_contract_that_cannot_be_paid_is_explained() -> None:
    taron = clan("water", on("c1", "Taron", dice="SS"), trophies=["Gator"])
    game = adventure(taron, missions=["mission-2", "mission-7"])
    assert why(game, "yes") == "You do not have what the contract asks for."
    assert why(game, "heal taron").startswith("Now only some free actions are possible: trophies and loot,")


def test_a_member_who_is_not_next_in_line_is_explained() -> None:
    game = clean_up(clan("water", mercenaries=["Tortock", "Guster", "Dalina"], gold=0, novices=1))
    assert why(game, "member tortock").startswith(
        "Somebody of higher reputation (if equal, of higher cost) comes first."
    )


def test_loot_that_swaps_dice_waits_for_the_deployment() -> None:
    game = clean_up(clan("water", loot=["strength-from-magic"], trophies=["Gator"]))
    assert why(game, "loot strength-from-magic") == (
        "It swaps dice of the pool, so it works only on your turn in the deployment phase."
    )
