"""R10.1 and R1.9: survivors come home, and what may be done then or at a contract."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, SeededDealer
from support.adventures import adventure, clan, clean_up, on
from support.games import spelled
from support.positions import as_toml, position

FIGHT: dict[str, Any] = {
    "land_a": {"land": "Kale", "header": "header-3b", "monster": "Gator"},
    "loot": ["", "", "", ""],
    "decks": {"loot": []},
}
"""Gator, jungle, rolls three attack dice; path a1 gives 3 gold; nobody takes loot."""

MISSED = ("attack 1 1 1", "stop")
"""Gator misses, and the mercenary does nothing."""


def why(game: Game, choice: str) -> str:
    """Return the rule that forbids a choice."""
    reason = game.why_not(choice)
    assert reason is not None, choice
    return reason.rule


# --- coming home ------------------------------------------------------------------------------------


@pytest.mark.rule("R10.1a")
def test_a_survivor_brings_home_the_gold_the_potion_and_the_venom_on_it() -> None:
    there = on("a1", "Frunks", dice="S", potions=1, venoms=1)
    game = adventure(clan("fire", there, trophies=["Sporus"]), **FIGHT)
    game.play(*MISSED)
    home = game.open_view().clan(0)
    assert game.node.question == "homecoming"
    assert (home.gold, home.potions, home.venoms) == (7 + 3, 1, 1)


@pytest.mark.rule("R10.1a")
def test_a_venom_used_in_the_battle_does_not_come_home() -> None:
    there = on("a1", "Frunks", dice="S", venoms=1)
    game = adventure(
        clan("fire", there, trophies=["Sporus"]),
        **{**FIGHT, "land_a": {"land": "Kale", "header": "header-3b", "monster": "Moldo"}},
    )
    game.play("attack 1 1 1", "use venom", "stop")
    assert game.open_view().clan(0).venoms == 0


@pytest.mark.rule("R10.1a")
def test_a_dead_mercenary_brings_nothing_home() -> None:
    there = on("a1", "Frunks", dice="S", venoms=1)
    game = adventure(clan("fire", there, trophies=["Sporus"]), **FIGHT)
    game.play("attack 3 3 3")
    home = game.open_view().clan(0)
    assert (home.mercenaries, home.gold, home.venoms) == (("Nuduru",), 7, 0)


@pytest.mark.rule("R10.1a", "R1.8")
def test_survivors_come_home_from_missions_lands_and_the_entrance() -> None:
    game = adventure(
        clan(
            "fire",
            on("m1", "Nuduru", dice="S"),
            on("c1", "Frunks", dice="S"),
            on("a1", "Zondu", dice="S"),
            on("e2", "Torko", dice="S"),
            hired=("Zondu", "Torko"),
            trophies=["Sporus"],
        ),
        missions=["mission-12", "mission-1"],
        entrance="Moldo",
        **FIGHT,
    )
    game.play("roll S6", "no", *MISSED, *MISSED)
    view = game.open_view()
    assert view.clan(0).unassigned == ("Nuduru", "Frunks", "Zondu", "Torko")
    assert [path.mercenary for path in view.paths.values()] == [None] * 14
    assert view.clan(0).gold == 7 + 3 + 3 + 5  # the mission, a1, e2


@pytest.mark.rule("R1.8a")
def test_a_mercenary_is_assigned_until_it_comes_home() -> None:
    game = adventure(
        clan("fire", on("a1", "Frunks", dice="S"), trophies=["Sporus"]),
        land_a=FIGHT["land_a"],
        loot=["brews", "gold-10", "gold-12", "recruit"],
    )
    game.play(*MISSED)
    assert game.node.question == "take-loot"
    assert game.open_view().clan(0).unassigned == ("Nuduru",)
    game.play("take gold-10")
    game.advance(SeededDealer(1))
    assert game.node.question == "homecoming"
    assert game.open_view().clan(0).unassigned == ("Nuduru", "Frunks")


@pytest.mark.rule("R10.1d")
def test_wounds_stay() -> None:
    game = adventure(clan("fire", on("a1", "Frunks", dice="S")), **FIGHT)
    game.play("attack 1 1 3", "stop")
    game.advance(SeededDealer(1))
    assert game.open_view().round == 2
    assert game.open_view().clan(0).wounded == ("Frunks",)


@pytest.mark.rule("R10.1e")
def test_traps_and_defense_tokens_of_mercenaries_who_fought_are_discarded() -> None:
    there = on("a1", "Frunks", dice="S", traps=["magic-plus-1"], defense=1)
    game = adventure(
        clan("fire", there, traps=["strength-1"], defense=2, trophies=["Sporus"]),
        **FIGHT,
    )
    game.play(*MISSED)
    view = game.open_view()
    assert view.discards["traps"] == ("magic-plus-1",)
    assert (view.clan(0).owned_traps, view.clan(0).defense) == (("strength-1",), 2)


@pytest.mark.rule("R10.1e")
def test_traps_and_defense_tokens_of_mercenaries_who_did_not_fight_are_discarded() -> None:
    game = adventure(
        clan(
            "fire",
            on("a1", "Frunks", dice="SSSS", traps=["monster-plus-8"]),
            on("a3", "Nuduru", dice="SS", traps=["magic-plus-1"], defense=2),
        ),
        **FIGHT,
    )
    game.play("attack 1 1 1", "roll all", "roll S2 S2 S1 S1")  # 14: Gator is eliminated
    assert game.open_view().path("a3").traps == ("magic-plus-1",)
    game.play("stop")  # a3 does not conquer
    view = game.open_view()
    assert view.discards["traps"] == ("magic-plus-1", "monster-plus-8")
    assert (view.clan(0).owned_traps, view.clan(0).defense) == ((), 0)


@pytest.mark.rule("R10.1e", "R1.7i")
def test_an_initial_trap_on_a_path_leaves_the_game() -> None:
    game = adventure(clan("fire", on("a1", "Frunks", dice="S", traps=["initial"])), **FIGHT)
    game.play(*MISSED)
    view = game.open_view()
    assert view.clan(0).owned_traps == ()
    assert view.discards["traps"] == ()
    assert "initial" not in view.decks["traps"]


# --- homecoming: whose and when ---------------------------------------------------------------------


@pytest.mark.rule("R10.1b", "R1.9c")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_each_player_has_one_homecoming_in_turn_order(first: int, order: list[int]) -> None:
    game = clean_up(
        clan("fire", trophies=["Sporus"]),
        clan("water", trophies=["Gator"]),
        clan("air", trophies=["Snailer"]),
        first=first,
    )
    asked: list[int | None] = []
    while game.node.question == "homecoming":
        asked.append(game.seat)
        game.play("done")
    assert asked == order


@pytest.mark.rule("R10.1b", "R1.9c")
def test_homecoming_comes_before_panic() -> None:
    game = adventure(clan("fire", on("a1", "Frunks", dice="S"), trophies=["Sporus"]), **FIGHT)
    game.play(*MISSED)
    view = game.open_view()
    assert game.node.question == "homecoming"
    assert (view.entrance, view.lands[0].monster, view.panic) == ("", "Gator", ())
    game.play("done")
    assert game.open_view().entrance == "Gator"


@pytest.mark.rule("R10.1b", "R1.9c")
def test_homecoming_comes_before_wages_are_paid() -> None:
    game = clean_up(clan("fire", gold=0, trophies=["Gator"]))
    game.play("sell gator")
    assert game.open_view().clan(0).mercenaries == ("Nuduru", "Frunks")
    assert game.open_view().clan(0).gold == 5 - 1


# --- homecoming: what may be done -------------------------------------------------------------------


@pytest.mark.rule("R1.9c")
@pytest.mark.parametrize(("trophy", "gold"), [("Gator", 5), ("Sporus", 10), ("Caribdis", 15)])
def test_trophies_are_sold_at_homecoming(trophy: str, gold: int) -> None:
    game = clean_up(clan("fire", trophies=[trophy, "Krinx"]))
    game.play(f"sell {trophy}")
    assert (game.open_view().clan(0).gold, game.open_view().clan(0).trophies) == (7 + gold, ("Krinx",))
    assert game.open_view().discards["monsters"] == (trophy,)


@pytest.mark.rule("R1.9c")
def test_loot_without_the_outside_sign_is_used_at_homecoming() -> None:
    game = clean_up(clan("fire", loot=["gold-12", "trophies"]))
    game.play("loot gold-12")
    assert game.open_view().clan(0).gold == 19
    game.play("loot trophies")
    assert game.open_view().discards["loot"] == ("trophies", "gold-12")
    assert game.open_view().clan(0).gold == 19 + 15 - 1  # and Frunks is paid


@pytest.mark.rule("R1.9c")
def test_loot_with_the_outside_sign_is_not_used_at_homecoming() -> None:
    outside = ["slayer", "rerolls", "magic-rerolls", "capture-glory", "strength-boost", "magic-boost"]
    game = clean_up(clan("fire", loot=[*outside, "gold-12"]))
    assert spelled(game) == ["loot gold-12", "done"]


@pytest.mark.rule("R1.9c")
def test_a_potion_that_came_home_heals_the_mercenary_who_carried_it() -> None:
    game = adventure(clan("fire", on("a1", "Frunks", dice="S", potions=1)), **FIGHT)
    game.play("attack 1 1 3", "stop")
    assert spelled(game) == ["heal frunks", "done"]
    game.play("heal frunks")
    assert game.open_view().clan(0).wounded == ()
    assert game.open_view().clan(0).potions == 0


@pytest.mark.rule("R1.9c")
def test_each_healing_takes_a_potion() -> None:
    game = clean_up(clan("fire", wounded=["Nuduru", "Frunks"], potions=1))
    assert spelled(game) == ["heal nuduru", "heal frunks", "done"]
    game.play("heal nuduru")
    assert game.node.question != "homecoming"
    assert game.open_view().clan(0).wounded == ("Frunks",)


@pytest.mark.rule("R1.9c", "R9.5a", "R9.5d")
def test_a_land_conquered_this_round_may_be_settled_at_homecoming_by_a_mercenary_wounded_there() -> None:
    game = adventure(
        clan(
            "fire",
            on("a1", "Frunks", dice="SSSS", traps=["monster-plus-8"]),
            on("a3", "Nuduru", dice="SS"),
            trophies=["Sporus"],
        ),
        **FIGHT,
    )
    game.play("attack 1 1 3", "roll all", "roll S2 S2 S1 S1", "roll all", "roll S5 S5")
    assert game.open_view().clan(0).lands == ("Kale",)
    game.play("settle kale")  # not Nuduru, who leads
    assert game.open_view().clan(0).settled == {"Kale": "Frunks"}
    assert game.open_view().clan(0).wounded == ("Frunks",)


@pytest.mark.rule("R9.5h", "R7.9")
def test_the_land_of_a_settler_that_died_is_unsettled_and_may_be_settled_again() -> None:
    game = adventure(
        clan(
            "fire",
            on("a1", "Frunks", dice="S"),
            hired=("Zondu",),
            lands=["Skyehn"],
            settled={"Skyehn": "Frunks"},
        ),
        **FIGHT,
    )
    game.play("attack 3 3 3")
    home = game.open_view().clan(0)
    assert (home.mercenaries, home.lands, home.settled) == (("Nuduru", "Zondu"), ("Skyehn",), {})
    game.play("settle skyehn")
    assert game.open_view().clan(0).settled == {"Skyehn": "Zondu"}


@pytest.mark.rule("R9.5b")
def test_the_leader_does_not_settle_at_homecoming() -> None:
    game = clean_up(
        clan("fire", mercenaries=["Nuduru", "Taroa"], lands=["Kale", "Thaklan"], trophies=["Sporus"])
    )
    assert [choice for choice in spelled(game) if choice.startswith("settle")] == ["settle thaklan"]
    assert why(game, "settle kale") == "R9.5"


@pytest.mark.rule("R1.9c", "R5.12f")
def test_equipment_moves_at_homecoming_to_a_mercenary_who_was_assigned() -> None:
    game = adventure(clan("fire", on("a1", "Frunks", dice="S"), equipment={"Nuduru": ["Noxx"]}), **FIGHT)
    game.play(*MISSED)
    game.play("move attire nuduru")
    assert game.open_view().clan(0).equipment == {"Frunks": ("Noxx",)}


@pytest.mark.rule("R5.12f")
def test_equipment_is_swapped_at_homecoming() -> None:
    game = clean_up(clan("fire", equipment={"Nuduru": ["Noxx"], "Frunks": ["Turzoks"]}))
    game.play("move attire nuduru")
    assert game.open_view().clan(0).equipment == {"Nuduru": ("Turzoks",), "Frunks": ("Noxx",)}


@pytest.mark.rule("R5.12g")
def test_each_card_moves_once_in_a_homecoming() -> None:
    game = clean_up(
        clan("fire", hired=("Zondu",), equipment={"Nuduru": ["Noxx"], "Frunks": ["Pugnor"]}),
    )
    game.play("move attire nuduru", "member zondu")
    assert spelled(game) == ["move weapon frunks", "done"]
    assert why(game, "move attire zondu") == "R5.12"


@pytest.mark.rule("R5.12g", "R1.9c")
def test_a_card_that_moved_in_deployment_moves_again_at_homecoming() -> None:
    last = clan("fire", equipment={"Nuduru": ["Noxx"]}, pool="S")
    game = position(as_toml({"clan": [last, clan("water", out=True, pool="")]}))
    game.play("pawn-shop S", "move attire nuduru")
    assert why(game, "move attire frunks") == "R5.12"
    game.play("end turn")
    assert (game.node.question, spelled(game)) == ("homecoming", ["move attire frunks", "done"])


@pytest.mark.rule("R5.12h")
def test_a_novice_gets_no_equipment_at_homecoming() -> None:
    game = clean_up(clan("fire", novices=2, hired=("Zondu",), equipment={"Nuduru": ["Noxx"]}))
    game.play("move attire nuduru")
    assert spelled(game) == ["member frunks", "member zondu"]


@pytest.mark.rule("R1.9c")
def test_talents_novices_and_conversion_loot_do_not_work_at_homecoming() -> None:
    game = clean_up(
        clan("fire", hired=("Tranok",), novices=1, loot=["gold-12", "strength-from-magic"]),
    )
    assert spelled(game) == ["loot gold-12", "done"]
    assert why(game, "talent tranok") == "R1.9"
    assert why(game, "novice S M") == "R1.9"
    assert why(game, "loot strength-from-magic") in ("R1.9", "R12.4")


@pytest.mark.rule("R1.9c", "R12.5e")
def test_a_mercenary_hired_at_homecoming_is_paid_and_brings_no_dice_this_round() -> None:
    game = clean_up(
        clan("fire", glory=9, loot=["recruit", "gold-12"]),
        tavern=["Fandor", "Zondu"],
        decks={"mercenaries": []},
    )
    game.play("loot recruit", "hire fandor")
    assert game.open_view().clan(0).mercenaries == ("Fandor", "Nuduru", "Frunks")
    assert game.open_view().clan(0).pool == ""
    game.play("done")
    assert game.open_view().clan(0).gold == 7 - 2


# --- the decision on a contract ---------------------------------------------------------------------


def contract(**values: Any) -> Game:
    """Decide on a contract: 3 gold for 2 glory."""
    there = on("c1", "Frunks", dice="S")
    return adventure(clan("fire", there, **values), missions=["mission-2", "mission-1"])


@pytest.mark.rule("R1.9b")
def test_a_contract_is_paid_with_what_a_trophy_just_brought() -> None:
    game = contract(gold=0, trophies=["Gator"])
    assert spelled(game) == ["sell gator", "no"]
    game.play("sell gator", "yes")
    assert (game.open_view().clan(0).glory, game.open_view().clan(0).gold) == (7, 5 - 3 - 1)


@pytest.mark.rule("R1.9b")
def test_loot_is_used_at_the_decision_on_a_contract() -> None:
    game = contract(gold=0, loot=["gold-12", "slayer", "strength-from-magic"])
    assert spelled(game) == ["loot gold-12", "no"]
    game.play("loot gold-12", "yes")
    assert game.open_view().clan(0).gold == 12 - 3 - 1


@pytest.mark.rule("R1.9b")
def test_nobody_heals_settles_or_moves_equipment_at_the_decision_on_a_contract() -> None:
    game = contract(
        hired=("Zondu",),
        wounded=["Zondu"],
        potions=1,
        lands=["Kale"],
        equipment={"Zondu": ["Noxx"]},
        novices=1,
    )
    assert spelled(game) == ["yes", "no"]
    choices = ("heal zondu", "settle kale", "move attire zondu", "talent nuduru", "novice S M")
    assert [why(game, choice) for choice in choices] == ["R1.9"] * 5


@pytest.mark.rule("R1.9b", "R1.7g")
def test_what_loot_brings_beyond_a_limit_is_lost_at_once_at_the_decision_on_a_contract() -> None:
    game = contract(potions=3, venoms=2, loot=["brews"])
    game.play("loot brews")
    assert (game.node.question, spelled(game)) == ("contract", ["yes", "no"])
    assert (game.open_view().clan(0).potions, game.open_view().clan(0).venoms) == (3, 3)
