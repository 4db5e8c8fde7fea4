"""Questions and choices of the adventure in words: what matters, and what each choice brings."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from monsterlands.words import Words
from support.adventures import adventure, clan, on

WORDS = Words()


def against(monster: str, *clans: dict[str, Any], land: str = "Yuha") -> Game:
    """Return an adventure with a monster on land A. Its paths need S, SS, M and MM, and give defense, …"""
    return adventure(*clans, land_a={"land": land, "header": "header-1a", "monster": monster})


def asked(game: Game, *steps: str) -> str:
    """Play some steps, and return the question that is asked then."""
    game.play(*steps)
    return WORDS.question(game.view(game.seat))


def said(game: Game, spelling: str) -> str:
    """Describe a choice as a list of choices does, with its changes."""
    view = game.view(game.seat)
    choice = next(choice for choice in view.choices if choice.spelling == spelling)
    preview = game.preview(choice)
    ahead = game.clone()
    ahead.apply(choice)
    followed = [(each, ahead.preview(each)) for each in ahead.choices] if ahead.seat == game.seat else []
    return WORDS.choice(choice, view, preview, followed)


def changes(game: Game, spelling: str) -> str:
    choice = next(choice for choice in game.choices if choice.spelling == spelling)
    return WORDS.changes(choice, game.preview(choice))


# --- fights -------------------------------------------------------------------------------------


def test_a_fight_states_both_values_of_the_monster_and_the_dice_left() -> None:
    game = against("Gator", clan("fire", on("a1", "Nuduru", dice="SM", traps=["initial"])))
    assert asked(game, "done", "attack 1 1 1") == (
        "Nuduru on path a1 against Gator: captured at 9, eliminated at 13. Total 0; still to roll: SSM."
    )


def test_a_fight_states_the_total_and_the_dice_rolled() -> None:
    game = against("Gator", clan("fire", on("a1", "Nuduru", dice="SS", traps=["initial"])))
    assert asked(game, "attack 1 1 1", "roll S", "roll S4", "roll S", "roll S2") == (
        "Nuduru on path a1 against Gator: captured at 9, eliminated at 13. "
        "Total 6 (rolled: S2 S4); still to roll: S."
    )


def test_a_fight_without_a_trap_says_that_a_capture_needs_one() -> None:
    game = against("Gator", clan("fire", on("a1", "Nuduru", dice="S")))
    assert asked(game, "attack 1 1 1").startswith(
        "Nuduru on path a1 against Gator: eliminated at 13; to capture it, at 9, you need a trap here. "
        "Total 0;"
    )


def test_a_fight_with_turfus_says_that_a_capture_needs_two_traps() -> None:
    game = against("Turfus", clan("fire", on("a1", "Nuduru", dice="S", traps=["initial"])))
    assert "to capture it, at 15, you need 2 traps here." in asked(game, "attack 1 1 1 1 1")


def test_jaruna_captures_without_a_trap() -> None:
    game = against("Gator", clan("air", on("a1", "Jaruna", dice="S"), hired=("Jaruna",)))
    assert "captured at 9, eliminated at 13." in asked(game, "attack 1 1 1")


def test_a_fight_states_the_damage_from_earlier_paths() -> None:
    game = against(
        "Turfus",
        clan("water", on("a1", "Taron", dice="S"), on("a2", "Tortock", dice="SS", traps=["initial"])),
    )
    assert "Total 5, carried from earlier paths; still to roll: SSS." in asked(
        game, "attack 1 1 1 1 1", "roll S", "roll S5", "attack 1 1 1 1 1"
    )
    assert "Total 8 (rolled: S3), 5 of it carried from earlier paths; still to roll: SS." in asked(
        game, "roll S", "roll S3"
    )


@pytest.mark.parametrize(
    ("affinity", "member", "needed", "note"),
    [
        (
            "water",
            "Tortock",
            "captured at 8, eliminated at 13.",
            " A bonus of 1 for the capture is counted in.",
        ),
        (
            "air",
            "Poissen",
            "captured at 9, eliminated at 11.",
            " A bonus of 2 for the elimination is counted in.",
        ),
        ("fire", "Nuduru", "captured at 9, eliminated at 13.", " still to roll: SS."),
    ],
)
def test_a_fight_states_the_totals_needed_and_what_else_counts(
    affinity: str, member: str, needed: str, note: str
) -> None:
    game = against("Gator", clan(affinity, on("a1", member, dice="S", traps=["initial"])))
    question = asked(game, "attack 1 1 1")
    assert needed in question
    assert question.endswith(note)


def test_loot_for_eliminations_lowers_the_total_needed_once_it_is_used() -> None:
    game = against("Gator", clan("fire", on("a1", "Nuduru", dice="SS"), loot=["slayer"]))
    assert "eliminated at 13;" in asked(game, "attack 1 1 1")
    assert "eliminated at 7;" in asked(game, "loot slayer")


def test_loot_for_dice_says_that_it_counts_for_dice_already_rolled() -> None:
    game = against("Gator", clan("fire", on("a1", "Nuduru", dice="SS"), loot=["strength-boost"]))
    game.play("attack 1 1 1")
    told = said(game, "loot strength-boost")
    assert told.endswith("+2 on each strength die, rolled or not")


def test_a_bonus_for_captures_is_not_mentioned_where_nothing_can_be_captured() -> None:
    game = against("Gator", clan("water", on("a1", "Tortock", dice="S")))
    assert asked(game, "attack 1 1 1").endswith("at 8, you need a trap here. Total 0; still to roll: S.")


def test_a_mission_says_what_it_needs_and_gives() -> None:
    game = adventure(clan("jungle", on("m1", "Korgo", dice="PP")), missions=["mission-4", "mission-2"])
    assert asked(game, "roll P3 P2") == (
        "Korgo on path m1: mission-4 needs 6 or more, for 2 glory and 4 gold. Total 5 (rolled: P2 P3)."
    )
    assert said(game, "stop") == "Stop with 5: not enough, it costs 1 glory"
    game.play("reroll P3", "roll P4")
    assert game.node.question != "fight", "there is nothing left to do"


def test_a_mission_says_when_its_total_is_reached() -> None:
    game = adventure(clan("jungle", on("m1", "Korgo", dice="PP")), missions=["mission-4", "mission-2"])
    game.play("roll P3 P3")
    assert said(game, "stop") == "Stop with 6: the objective is reached"


def test_a_conquest_says_what_the_land_needs_and_gives() -> None:
    game = against("", clan("fire", on("a1", "Nuduru", dice="SS"), on("a3", "Frunks", dice="M")))
    assert asked(game) == (
        "Nuduru on path a1: Yuha is conquered with 11 or more, for 4 glory. Total 0; still to roll: SS."
    )
    assert said(game, "stop") == "Stop with 0: not enough, but it counts for the next path"
    game.play("roll all", "roll S5 S5")
    assert asked(game) == (
        "Frunks on path a3: Yuha is conquered with 11 or more, for 4 glory. "
        "Total 10, carried from earlier paths; still to roll: M."
    )
    assert said(game, "stop") == "Stop with 10: not enough, Yuha stays as it is"


def test_the_choice_to_roll_names_the_dice() -> None:
    game = against("Gator", clan("fire", on("a1", "Nuduru", dice="SSM")))
    game.play("done", "attack 1 1 1")
    assert said(game, "roll all") == "Roll all that are left: SSM"
    assert said(game, "roll M") == "Roll a magic die"


def test_a_reroll_says_that_the_new_value_stands() -> None:
    game = against("Gator", clan("fire", on("a3", "Nuduru", dice="M"), loot=["rerolls"]))
    game.play("done", "attack 1 1 1", "loot rerolls", "roll M", "roll M1")
    assert said(game, "reroll M1") == "Reroll M1: the new value stands"


def test_a_venom_says_what_it_adds() -> None:
    game = against("Krinx", clan("fire", on("a1", "Nuduru", dice="SS", venoms=1)))
    game.play("attack 1 1 1 1", "roll S", "roll S4")
    assert said(game, "use venom") == "Use a venom: 2 more"
    assert changes(game, "use venom") == "total 4→6"


@pytest.mark.parametrize(
    ("rolls", "words"),
    [
        ("roll S1 S2 S3", "Stop with 6: not enough, Krinx is not beaten"),
        ("roll S5 S3 S3", "Stop with 11: Krinx is captured"),
        ("roll S6 S6 S2", "Stop with 14: Krinx is eliminated"),
        ("roll S6 S4 S2", "Stop with 12: capture or eliminate Krinx, as you like"),
    ],
)
def test_the_choice_to_stop_says_what_follows(rolls: str, words: str) -> None:
    poissen = clan("air", on("a1", "Poissen", dice="SS", traps=["initial"], venoms=1))
    game = against("Krinx", poissen, land="Thaklan")
    game.play("attack 1 1 1 1", "roll all", rolls)
    assert said(game, "stop") == words


def test_the_choice_to_stop_says_if_another_path_is_next() -> None:
    game = against("Krinx", clan("air", on("a1", "Poissen", dice="S"), on("a3", "Timbulu", dice="M")))
    game.play("attack 1 1 1 1")
    assert said(game, "stop") == "Stop with 0: not enough, but it counts for the next path"


def test_capture_and_elimination_say_what_they_give() -> None:
    game = against("Krinx", clan("air", on("a1", "Poissen", dice="SS", traps=["initial"])), land="Thaklan")
    assert asked(game, "attack 1 1 1 1", "roll all", "roll S6 S4 S2") == (
        "Your total is enough for either: what becomes of Krinx?"
    )
    assert said(game, "capture") == "Capture Krinx: 4 glory and 5 gold"
    assert said(game, "eliminate") == "Eliminate Krinx: 5 glory and a trophy worth 1 point"


@pytest.mark.rule("R8.9")
def test_what_a_talent_adds_to_a_success_is_counted() -> None:
    load = on("a1", "Puargh", dice="SS", traps=["initial"])
    jungle = clan("jungle", load, hired=("Puargh",), loot=["slayer"])
    game = against("Gator", jungle)
    game.play("attack 1 1 1", "loot slayer", "roll all", "roll S6 S2 S2")
    assert said(game, "capture") == "Capture Gator: 4 glory and 5 gold"
    assert said(game, "eliminate").startswith("Eliminate Gator: 4 glory and a trophy")


@pytest.mark.parametrize(
    ("loot", "rolls", "question"),
    [
        ("capture-glory", "roll S5 S3 S3", "A capture! Do you use loot for more glory?"),
        ("elimination-glory", "roll S6 S6 S2", "An elimination! Do you use loot for more glory?"),
    ],
)
def test_the_question_about_loot_for_glory_follows_a_success(loot: str, rolls: str, question: str) -> None:
    nuduru = clan("fire", on("a1", "Nuduru", dice="SS", traps=["initial"]), loot=[loot])
    game = against("Krinx", nuduru, land="Thaklan")
    assert asked(game, "attack 1 1 1 1", "roll all", rolls) == question
    assert said(game, "done") == "No loot for this"


def test_the_question_about_loot_for_glory_follows_a_conquest() -> None:
    game = against("", clan("fire", on("a1", "Nuduru", dice="SS"), loot=["conquest-glory"]))
    assert asked(game, "roll all", "roll S6 S6") == "A conquest! Do you use loot for more glory?"
    assert changes(game, "loot conquest-glory") == "glory 9→13"


def test_a_choice_in_a_fight_does_not_list_what_the_end_of_the_round_changes() -> None:
    game = against("", clan("fire", on("a1", "Nuduru", dice="SS"), loot=["conquest-glory"], gold=3))
    game.play("roll all", "roll S6 S6")
    assert game.preview("done")["gold"].after == 2, "wages are paid"
    assert changes(game, "done") == ""


def test_glory_that_raises_the_wages_states_the_new_wages() -> None:
    fire = clan("fire", on("a1", "Nuduru", dice="SS"), on("e1", "Frunks", dice="S"), loot=["conquest-glory"])
    game = adventure(
        fire, land_a={"land": "Thaklan", "header": "header-1a", "monster": ""}, entrance="Snailer"
    )
    game.play("roll all", "roll S6 S6")
    assert changes(game, "loot conquest-glory") == "glory 9→13, points 12→16, wages 1→2"


# --- the monster's attack -----------------------------------------------------------------------


def test_a_hit_says_who_is_hit_and_whether_a_wound_kills() -> None:
    game = against("Gator", clan("fire", on("a1", "Nuduru", dice="S"), wounded=["Nuduru"]))
    assert asked(game, "attack 1 1 6") == (
        "Gator hits Nuduru (path a1). Nuduru is already wounded: one more wound kills."
    )
    assert said(game, "take hits") == "Take the hit: Nuduru dies"


def test_a_death_that_ends_the_round_states_the_reputation_lost() -> None:
    game = against("Gator", clan("fire", on("a1", "Naiala", dice="S"), hired=("Naiala",)))
    game.play("attack 5 5 6")
    view = game.view(0)
    choice = next(choice for choice in view.choices if choice.spelling == "take hits")
    assert WORDS.offer(game, view, choice).changes == "glory 5→8, reputation 5→1"


def test_several_hits_are_counted() -> None:
    game = against("Gator", clan("fire", on("a1", "Nuduru", dice="S", defense=2)))
    assert asked(game, "attack 1 5 6") == ("Gator hits Nuduru 2 times (path a1). A second wound kills.")
    assert said(game, "take hits") == "Take 2 hits: Nuduru dies"
    assert changes(game, "take hits") == "glory 5→8"
    assert said(game, "defend talent") == (
        "Cancel a hit with a talent of the mercenary, its equipment or the path, each once per round"
    )
    assert said(game, "defend token") == "Cancel a hit with a defense token (2 here)"


def test_one_hit_only_wounds() -> None:
    game = against("Gator", clan("fire", on("a1", "Nuduru", dice="S")))
    game.play("attack 1 1 6")
    assert said(game, "take hits") == "Take the hit: Nuduru is wounded"


def test_the_last_defense_says_what_the_remaining_hits_do() -> None:
    game = against("Krinx", clan("fire", on("a3", "Nuduru", dice="M", potions=1)), land="Thaklan")
    game.play("done", "attack 1 1 6 6")
    assert said(game, "defend potion") == ("Cancel a hit with the potion taken along; the rest wounds Nuduru")
    other = against("Krinx", clan("fire", on("a3", "Nuduru", dice="M", potions=1)), land="Thaklan")
    other.play("done", "attack 1 6 6 6")
    assert said(other, "defend potion") == ("Cancel a hit with the potion taken along; the rest kills Nuduru")


def test_giving_up_magic_says_how_many_attack_dice_are_left() -> None:
    game = against("Gator", clan("fire", on("a1", "Nuduru", dice="SMM")))
    assert asked(game) == (
        "Gator is about to roll against Nuduru (path a1, dice SMM). "
        "Do you give up magic dice? Each removes one attack die."
    )
    assert said(game, "remove magic") == "Give up a magic die: 2 attack dice instead of 3"
    assert said(game, "done") == "Keep the magic: 3 attack dice are rolled"
    game.play("remove magic")
    assert said(game, "remove magic") == "Give up a magic die: one attack die instead of 2"


def test_ginova_is_asked_where_the_die_goes() -> None:
    ginova = clan("water", on("a2", "Ginova", dice="SS"), hired=("Ginova",))
    game = against("Krinx", ginova, clan("fire", on("a1", "Frunks", dice="S"), on("a4", "Nuduru")))
    assert asked(game, "attack 1 1 1 1", "stop") == (
        "Ginova can send an attack die of Krinx on to a neighbour of path a2. Where to?"
    )
    assert said(game, "left") == "To path a1 on the left: Frunks (the fire clan)"
    assert said(game, "right") == "To path a4 on the right: Nuduru (the fire clan)"
    assert said(game, "no") == "Keep all attack dice here"


# --- wages --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gold", "trophies", "told"),
    [
        (1, [], "glory 9→12, gold 1→6, wages 4→8, 2 gold short"),
        (3, [], "glory 9→12, gold 3→8, wages 4→8"),
        (1, ["Krinx"], "glory 9→12, gold 1→6, wages 4→8, 2 gold short"),
    ],
)
def test_glory_that_raises_the_wages_says_how_much_gold_will_be_missing(
    gold: int, trophies: list[str], told: str
) -> None:
    nuduru = on("a1", "Nuduru", dice="SS", traps=["initial"])
    hired = ("Zondu", "Tranok", "Naiala")
    game = against("Gator", clan("fire", nuduru, hired=hired, glory=9, gold=gold, trophies=trophies))
    game.play("attack 1 1 1", "roll S", "roll S5", "roll S", "roll S4")
    view = game.view(0)
    [stop] = [choice for choice in view.choices if choice.spelling == "stop"]
    assert WORDS.offer(game, view, stop).changes == told


def test_higher_wages_say_what_is_missing_even_before_the_round_ends() -> None:
    nuduru = on("a1", "Nuduru", dice="SS", traps=["initial"])
    frunks = on("e1", "Frunks", dice="S")
    game = adventure(
        clan("fire", nuduru, frunks, hired=("Zondu", "Tranok", "Naiala"), glory=9, gold=1),
        land_a={"land": "Yuha", "header": "header-1a", "monster": "Gator"},
        entrance="Moldo",
    )
    game.play("attack 1 1 1", "roll S", "roll S5", "roll S", "roll S4")
    view = game.view(0)
    [stop] = [choice for choice in view.choices if choice.spelling == "stop"]
    assert WORDS.offer(game, view, stop).changes == (
        "gold 1→6, glory 9→12, points 26→29, wages 4→8, 2 gold short"
    )


# --- contracts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "reward"), [("c1", "3 glory"), ("c2", "2 glory and 2 gold")])
def test_a_contract_names_its_price_and_the_reward_of_the_side(path: str, reward: str) -> None:
    taron = clan("water", on(path, "Taron", dice="SS"), defense=4)
    game = adventure(taron, missions=["mission-2", "mission-7"])
    assert asked(game) == (
        f"Taron is there for the contract (path {path}): do you hand over 2 defense tokens for {reward}?"
    )
    assert said(game, "yes") == f"Hand over 2 defense tokens for {reward}"
    assert said(game, "no") == "Leave it: you keep 2 defense tokens and get no reward"


@pytest.mark.parametrize(
    ("mission", "dice", "changes"),
    [
        ("mission-8", "SP", "glory 5→9, potions 3→1"),
        ("mission-5", "P", "glory 5→8, gold 6→1"),
    ],
)
def test_a_contract_says_what_is_handed_over_even_if_it_ends_the_round(
    mission: str, dice: str, changes: str
) -> None:
    taron = clan("water", on("c1", "Taron", dice=dice), potions=3, gold=6)
    game = adventure(taron, missions=["mission-2", mission])
    view = game.view(0)
    [yes] = [choice for choice in view.choices if choice.spelling == "yes"]
    assert WORDS.offer(game, view, yes).changes == changes


def test_traps_are_handed_over_one_by_one() -> None:
    taron = clan("water", on("c1", "Taron", dice="SS"), traps=["magic-1", "magic-2", "initial"])
    game = adventure(taron, missions=["mission-7", "mission-10"])
    assert asked(game, "yes") == "Which traps do you hand over? 2 are due; the first one:"
    assert said(game, "discard trap magic-1") == "Hand over magic-1: adds M to the dice there"
    assert asked(game, "discard trap magic-1") == "Which trap do you hand over?"
