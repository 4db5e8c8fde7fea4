"""R12.4 and R8.12: loot and trophies on the turn, token by token."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.positions import position
from support.refusals import offered, refused

OUTSIDE = [
    "conquest-glory", "elimination-glory", "capture-glory", "rerolls",
    "slayer", "magic-boost", "magic-rerolls", "strength-boost",
]  # fmt: skip
WITHOUT_SIGN = [
    "brews", "trophies", "supplies", "magic-from-persuasion",
    "strength-from-magic", "gold-12", "gold-10", "recruit",
]  # fmt: skip


def clan(*loot: str, pool: str = "SMP3", more: str = "", **table: object) -> Game:
    """Begin a turn of the fire clan with this loot."""
    listed = ", ".join(f'"{token}"' for token in loot)
    written = f'{{ affinity = "fire", pool = "{pool}", loot = [{listed}]{more} }}'
    return position(f'clan = [{written}, {{ affinity = "water" }}]', **table)


def used(token: str, pool: str = "SMP3", more: str = "") -> Game:
    game = clan(token, pool=pool, more=more)
    game.play(f"loot {token}")
    return game


# --- token by token ---


@pytest.mark.rule("R12.4a")
def test_brews_bring_two_potions_and_two_venoms() -> None:
    mine = used("brews").view(0).clan(0)
    assert (mine.potions, mine.venoms) == (2, 2)


@pytest.mark.rule("R12.4a", "R1.7")
def test_brews_beyond_three_of_a_kind_are_discarded() -> None:
    mine = used("brews", more=", potions = 2, venoms = 3").view(0).clan(0)
    assert (mine.potions, mine.venoms) == (3, 3)


@pytest.mark.rule("R12.4a")
def test_supplies_bring_6_gold_a_defense_token_and_a_potion() -> None:
    mine = used("supplies").view(0).clan(0)
    assert (mine.gold, mine.defense, mine.potions) == (13, 1, 1)


@pytest.mark.rule("R12.4a")
@pytest.mark.parametrize(("token", "gold"), [("gold-12", 19), ("gold-10", 17)])
def test_gold_tokens_bring_their_gold(token: str, gold: int) -> None:
    assert used(token).view(0).clan(0).gold == gold


@pytest.mark.rule("R12.4a", "R8.12b")
def test_the_three_trophy_token_is_sold_for_15_gold() -> None:
    assert used("trophies").view(0).clan(0).gold == 22


@pytest.mark.rule("R12.4a", "R12.5a")
def test_the_recruit_token_hires_a_docked_mercenary_for_free() -> None:
    game = clan("recruit", more=", glory = 9", tavern=["Drapis", "Taroa", "Wondou", "Torko"])
    game.play("loot recruit", "hire taroa")
    mine = game.view(0).clan(0)
    assert (mine.mercenaries, mine.gold) == (("Taroa", "Nuduru", "Frunks"), 7)


@pytest.mark.rule("R12.4d")
def test_a_persuasion_die_is_converted_into_three_magic_dice() -> None:
    assert used("magic-from-persuasion").view(0).clan(0).pool == "SMMMM"


@pytest.mark.rule("R12.4d")
def test_of_different_persuasion_dice_the_owner_chooses_which_is_converted() -> None:
    game = used("magic-from-persuasion", pool="SP2P5")
    assert offered(game) == ["die P2", "die P5"]
    game.play("die P2")
    assert game.view(0).clan(0).pool == "SMMMP5"


@pytest.mark.rule("R12.4d")
def test_a_magic_die_is_converted_into_three_strength_dice() -> None:
    assert used("strength-from-magic").view(0).clan(0).pool == "SSSSP3"


@pytest.mark.rule("R12.4d")
@pytest.mark.parametrize(("token", "pool"), [("magic-from-persuasion", "SM"), ("strength-from-magic", "SP3")])
def test_without_the_die_nothing_is_converted(token: str, pool: str) -> None:
    game = clan(token, pool=pool)
    why = game.why_not(f"loot {token}")
    assert why is not None
    assert why.code == "no-such-die"
    assert f"loot {token}" not in offered(game)


@pytest.mark.rule("R12.4d")
@pytest.mark.parametrize("token", ["magic-from-persuasion", "strength-from-magic"])
def test_converting_after_the_action_works_too(token: str) -> None:
    game = clan(token)
    game.play("pawn-shop S", "done", f"loot {token}", "end turn")
    assert len(game.view(0).clan(0).pool.replace("P3", "P")) == 4


# --- single use, optional, without the sign only ---


@pytest.mark.rule("R12.4b")
@pytest.mark.parametrize("token", [token for token in WITHOUT_SIGN if token != "recruit"])
def test_loot_is_used_once_and_then_discarded(token: str) -> None:
    game = used(token)
    assert game.view(0).clan(0).loot == ()
    assert game.view(0).discards["loot"] == (token,)
    refused(game, f"loot {token}", "R5.3", "not-yours")


@pytest.mark.rule("R12.4b")
def test_a_recruit_token_is_used_once_and_then_discarded() -> None:
    game = clan("recruit", tavern=["Drapis", "Dalina", "Wondou", "Torko"])
    game.play("loot recruit", "hire dalina")
    assert game.view(0).clan(0).loot == ()
    assert game.view(0).discards["loot"] == ("recruit",)


@pytest.mark.rule("R12.4b")
def test_loot_is_optional() -> None:
    game = clan(*WITHOUT_SIGN)
    game.play("pawn-shop S", "done", "end turn")
    assert sorted(game.view(0).clan(0).loot) == sorted(WITHOUT_SIGN)


@pytest.mark.rule("R12.4c")
@pytest.mark.parametrize("token", WITHOUT_SIGN)
def test_loot_without_the_outside_sign_is_used_on_the_turn(token: str) -> None:
    game = clan(token)
    assert game.why_not(f"loot {token}") is None
    game.play("pawn-shop S", "done")
    assert game.why_not(f"loot {token}") is None


@pytest.mark.rule("R12.4c")
@pytest.mark.parametrize("token", OUTSIDE)
def test_loot_with_the_outside_sign_is_not_used_on_the_turn(token: str) -> None:
    game = clan(token)
    refused(game, f"loot {token}", "R12.4", "outside-only")
    assert offered(game) == offered(clan())


@pytest.mark.rule("R12.4b")
def test_another_clans_loot_cannot_be_used() -> None:
    game = position('clan = [{ affinity = "fire" }, { affinity = "water", loot = ["gold-12"] }]')
    refused(game, "loot gold-12", "R5.3", "not-yours")


@pytest.mark.rule("R12.4b")
def test_face_up_loot_on_the_board_cannot_be_used() -> None:
    refused(clan(loot=["gold-12"]), "loot gold-12", "R5.3", "not-yours")


# --- R8.12 ---


@pytest.mark.rule("R8.12a")
@pytest.mark.parametrize(("monster", "gold"), [("Gator", 5), ("Moldo", 5), ("Sporus", 10), ("Caribdis", 15)])
def test_a_trophy_is_sold_for_5_gold_per_point(monster: str, gold: int) -> None:
    game = clan(more=f', trophies = ["{monster}"]')
    game.play(f"sell {monster}")
    assert game.view(0).clan(0).gold == 7 + gold
    assert game.view(0).clan(0).trophies == ()


@pytest.mark.rule("R8.12c")
def test_a_sold_trophy_goes_to_the_monster_discards() -> None:
    game = clan(more=', trophies = ["Gator", "Sporus"]')
    game.play("sell sporus")
    assert game.view(0).discards["monsters"] == ("Sporus",)
    assert game.view(0).clan(0).trophies == ("Gator",)
    refused(game, "sell sporus", "R5.3", "not-yours")


@pytest.mark.rule("R8.12a")
def test_a_trophy_that_is_not_sold_is_kept() -> None:
    game = clan(more=', trophies = ["Gator"]')
    game.play("pawn-shop S", "done", "end turn")
    assert game.view(0).clan(0).trophies == ("Gator",)


@pytest.mark.rule("R8.12a")
def test_another_clans_trophy_cannot_be_sold() -> None:
    game = position('clan = [{ affinity = "fire" }, { affinity = "water", trophies = ["Gator"] }]')
    refused(game, "sell gator", "R5.3", "not-yours")


@pytest.mark.rule("R8.12a", "R5.6g")
def test_a_sold_trophy_pays_for_what_was_too_dear() -> None:
    game = clan(more=', gold = 0, trophies = ["Gator"]', lodge=["strength-1"])
    assert "lodge S" not in offered(game)
    game.play("sell gator", "lodge S", "buy strength-1")
    assert game.view(0).clan(0).gold == 2
