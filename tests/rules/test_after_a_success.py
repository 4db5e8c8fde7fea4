"""R8.8, R8.9 and R8.10: the trophy, the order of rewards, the last lash, and what is cleared away."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import INITIAL, adventure, clan, happened, missed, on
from support.games import path, spelled

NEUTRAL = "magic-plus-1"
"""A trap that adds nothing to strength dice."""


def battle(
    *paths: dict[str, Any],
    rival: dict[str, Any] | None = None,
    monster: str = "Blandor",
    header: str = "3b",
    wounded: tuple[str, ...] = (),
    **values: Any,
) -> Game:
    """Begin the attack of the first path on Kale, after the monster has missed.

    Blandor, of water: CV 10 for 3 glory and 6 gold, EV 14 for 5 glory and a trophy of 1. By default Korgo
    of the jungle clan waits on the last path.
    """
    hired = tuple(load["mercenary"] for load in paths if load["mercenary"] not in INITIAL["fire"])
    game = adventure(
        clan("fire", *paths, hired=hired, wounded=[name for name in wounded if name != "Korgo"], **values),
        clan("jungle", rival or on("a4", "Korgo"), wounded=[name for name in wounded if name == "Korgo"]),
        land_a={"land": "Kale", "header": f"header-{header}", "monster": monster},
    )
    missed(game)
    return game


def attack(base: int, mercenary: str = "Nuduru", *traps: str, **values: Any) -> Game:
    """Attack Blandor on a1 with this base: 10 or 14."""
    game = battle(on("a1", mercenary, dice="SSS", traps=[*traps]), **values)
    game.play("roll all", {10: "roll S6 S2 S2", 14: "roll S6 S6 S2"}[base])
    return game


# --- R8.8: eliminated ---


@pytest.mark.rule("R8.8a")
@pytest.mark.parametrize(
    ("monster", "roll", "glory"),
    [("Blandor", "S6 S4 S4", 5), ("Sckon", "S6 S4 S4", 4), ("Tronj", "S6 S6 S6", 6)],
)
def test_an_elimination_brings_glory_and_the_card_as_a_trophy(monster: str, roll: str, glory: int) -> None:
    game = battle(on("a1", "Nuduru", dice="SSS"), monster=monster)
    game.play("roll all", f"roll {roll}")
    mine = game.open_view().clan(0)
    assert (mine.glory, mine.gold, mine.trophies) == (5 + glory, 7, (monster,))
    assert game.open_view().discards["monsters"] == ()
    assert game.open_view().lands[0].monster == ""


# --- R8.8: the last lash ---


def lash(
    monster: str = "Korcko",
    roll: str = "S3 S1",
    frunks: dict[str, int] | None = None,
    nuduru: dict[str, int] | None = None,
    korgo: dict[str, int] | None = None,
    **values: Any,
) -> Game:
    """Eliminate Korcko (EV 18) or Krunn (EV 20) with 14 of traps and two strength dice.

    Frunks has fought on a1 and failed, Nuduru succeeds on a3, Korgo waits on a4 with a magic die.
    """
    game = battle(
        on("a1", "Frunks", dice="S", **(frunks or {})),
        on("a3", "Nuduru", dice="SS", traps=["monster-plus-8", "monster-plus-6"], **(nuduru or {})),
        rival=on("a4", "Korgo", **(korgo or {})),
        monster=monster,
        **values,
    )
    game.play("stop")
    missed(game)
    game.play("roll all", f"roll {roll}", "stop")
    return game


@pytest.mark.rule("R8.8c")
@pytest.mark.parametrize(("monster", "roll"), [("Korcko", "S3 S1"), ("Krunn", "S3 S3")])
def test_the_last_lash_hits_everybody_there(monster: str, roll: str) -> None:
    game = lash(monster, roll)
    assert game.open_view().clan(0).wounded == ("Nuduru", "Frunks")
    assert game.open_view().clan(1).wounded == ("Korgo",)


@pytest.mark.rule("R8.8c")
def test_the_last_lash_hits_nobody_who_is_not_there() -> None:
    game = battle(on("a1", "Nuduru", dice="SSSS"), monster="Korcko")
    game.play("roll all", "roll S6 S6 S5 S1")
    assert game.open_view().clan(0).wounded == ("Nuduru",)  # Frunks is at home
    assert game.open_view().clan(1).wounded == ("Korgo",)  # Purkas is at home


@pytest.mark.rule("R8.8c")
def test_there_is_no_last_lash_after_a_capture() -> None:
    game = battle(on("a1", "Nuduru", dice="SSS", traps=[NEUTRAL]), monster="Korcko")
    game.play("roll all", "roll S6 S6 S1")
    assert game.open_view().discards["monsters"] == ("Korcko",)
    assert game.open_view().clan(0).wounded == game.open_view().clan(1).wounded == ()


@pytest.mark.rule("R8.8c")
def test_the_last_lash_does_not_hit_the_dead() -> None:
    game = adventure(
        clan("fire", on("a1", "Frunks", dice="S"), on("a3", "Nuduru", dice="SSSS")),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Korcko"},
    )
    game.play("attack 6 6 1 1", "attack 1 1 1 1", "roll all")
    events = happened(game, "roll S6 S6 S5 S1", "stop")
    assert [event["path"] for event in events if event.kind == "hit"] == ["a3"]


@pytest.mark.rule("R8.8d")
def test_the_last_lash_at_the_entrance_hits_both_paths() -> None:
    game = adventure(
        clan("fire", on("e1", "Nuduru", dice="SSSS"), on("e2", "Frunks", dice="S")), entrance="Korcko"
    )
    missed(game)
    game.play("roll all", "roll S6 S6 S5 S1")
    assert (game.node.question, dict(game.node.about)["path"]) == ("defend", "e1")
    game.play("take hits")
    assert (game.node.question, dict(game.node.about)["path"]) == ("defend", "e2")
    game.play("take hits")
    assert game.open_view().clan(0).wounded == ("Nuduru", "Frunks")


@pytest.mark.rule("R8.8e")
def test_each_may_defend_against_the_last_lash() -> None:
    game = lash(frunks={"defense": 1}, nuduru={"potions": 1}, korgo={"defense": 1})
    assert (game.seat, spelled(game)) == (0, ["defend token", "take hits"])
    game.play("defend token")
    assert (game.seat, spelled(game)) == (0, ["defend potion", "take hits"])
    game.play("defend potion")
    assert (game.seat, spelled(game)) == (1, ["defend token", "take hits"])
    game.play("take hits")
    assert game.open_view().clan(0).wounded == ()
    assert game.open_view().clan(1).wounded == ("Korgo",)
    assert path(game, "a3").potions == 0


@pytest.mark.rule("R8.8f")
def test_magic_does_not_help_against_the_last_lash() -> None:
    game = lash()
    assert game.open_view().clan(1).wounded == ("Korgo",)
    assert path(game, "a4").dice == "M"
    assert (game.node.question, dict(game.node.about)["against"]) == ("fight", "land")


@pytest.mark.rule("R8.8c", "R7.9")
def test_the_last_lash_kills_a_wounded_attacker_who_has_earned_the_rewards() -> None:
    game = lash(wounded=("Nuduru",))
    mine = game.open_view().clan(0)
    assert (mine.mercenaries, mine.trophies) == (("Frunks",), ("Korcko",))
    assert mine.glory == 5 + 6 + 2


@pytest.mark.rule("R8.10a", "R7.9")
def test_the_path_of_an_attacker_who_died_in_the_last_lash_is_cleared_too() -> None:
    game = lash(wounded=("Nuduru",))
    there = path(game, "a3")
    assert (there.mercenary, there.dice, there.rolled, there.traps) == (None, "", "", ())


@pytest.mark.rule("R8.9b", "R8.8b", "R7.7")
def test_the_potions_of_lusara_are_not_on_her_when_the_last_lash_comes() -> None:
    game = battle(on("a1", "Lusara", dice="SSSS"), monster="Korcko")
    game.play("roll all", "roll S6 S6 S5 S1")
    mine = game.open_view().clan(0)
    assert (mine.potions, mine.wounded) == (2, ("Lusara",))


@pytest.mark.rule("R8.8c", "R9.1b")
def test_a_mercenary_who_dies_in_the_last_lash_does_not_conquer() -> None:
    game = lash(wounded=("Korgo",))
    assert game.open_view().clan(1).mercenaries == ("Purkas",)
    assert game.open_view().clan(1).glory == 5 + 1
    assert (game.node.question, game.seat) == ("take-loot", 0)


# --- R8.8: the order ---


@pytest.mark.rule("R8.8b")
def test_rewards_come_before_glory_loot() -> None:
    game = lash(loot=["elimination-glory"])
    assert game.node.question == "glory"
    assert (game.open_view().clan(0).glory, game.open_view().clan(0).trophies) == (5 + 6, ("Korcko",))


@pytest.mark.rule("R8.8b")
def test_glory_loot_comes_before_the_last_lash() -> None:
    game = lash(loot=["elimination-glory"], frunks={"defense": 1})
    assert game.open_view().clan(0).wounded == ()
    game.play("loot elimination-glory")
    assert (game.open_view().clan(0).glory, game.node.question) == (5 + 6 + 4, "defend")


@pytest.mark.rule("R8.8b")
def test_the_last_lash_comes_before_the_paths_are_cleared() -> None:
    game = lash(frunks={"defense": 1})
    assert game.node.question == "defend"
    assert path(game, "a1").defense == 1
    assert (path(game, "a3").rolled, len(path(game, "a3").traps)) == ("S1S3", 2)
    game.play("take hits")
    assert path(game, "a1").defense == 0
    assert (path(game, "a3").rolled, path(game, "a3").traps) == ("", ())


# --- R8.9: gains of the mercenary that succeeded ---


@pytest.mark.rule("R8.9a")
def test_puargh_gains_1_glory_more_for_a_capture() -> None:
    assert attack(10, "Puargh", NEUTRAL).open_view().clan(0).glory == 5 + 3 + 1


@pytest.mark.rule("R8.9a")
def test_puargh_gains_nothing_more_for_an_elimination() -> None:
    assert attack(14, "Puargh", NEUTRAL).open_view().clan(0).glory == 5 + 5


@pytest.mark.rule("R8.9a", "R8.9b")
def test_puargh_and_lusara_gain_nothing_if_another_mercenary_does_it() -> None:
    game = battle(
        on("a1", "Puargh", dice="S"),
        on("a2", "Lusara", dice="SM"),
        on("a3", "Nuduru", dice="SS", traps=[NEUTRAL]),
    )
    game.play("stop")
    missed(game)
    game.play("stop")
    missed(game)
    game.play("roll all", "roll S5 S5", "stop")
    mine = game.open_view().clan(0)
    assert (mine.glory, mine.potions) == (5 + 3, 0)


@pytest.mark.rule("R8.9b")
@pytest.mark.parametrize("base", [10, 14])
def test_lusara_brings_2_potions_to_the_play_area_for_a_capture_or_an_elimination(base: int) -> None:
    game = attack(base, "Lusara", NEUTRAL)
    assert game.open_view().clan(0).potions == 2
    assert path(game, "a1").potions == 0


GLORY_LOOT = ["conquest-glory", "elimination-glory", "capture-glory"]


@pytest.mark.rule("R8.9c")
@pytest.mark.parametrize(
    ("base", "token", "glory"), [(10, "capture-glory", 3 + 3), (14, "elimination-glory", 5 + 4)]
)
def test_the_glory_loot_that_fits_the_success_may_be_used(base: int, token: str, glory: int) -> None:
    game = attack(base, "Nuduru", NEUTRAL, loot=GLORY_LOOT)
    assert spelled(game) == [f"loot {token}", "done"]
    game.play(f"loot {token}")
    assert game.open_view().clan(0).glory == 5 + glory
    assert game.open_view().discards["loot"] == (token,)
    assert sorted(game.open_view().clan(0).loot) == sorted({*GLORY_LOOT} - {token})


@pytest.mark.rule("R8.9c")
def test_glory_loot_is_optional() -> None:
    game = attack(10, "Nuduru", NEUTRAL, loot=["capture-glory"])
    game.play("done")
    assert (game.open_view().clan(0).glory, game.open_view().clan(0).loot) == (5 + 3, ("capture-glory",))
    assert (game.node.question, game.seat) == ("fight", 1)


@pytest.mark.rule("R8.9c")
def test_another_clan_cannot_use_its_glory_loot() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="SSS", traps=[NEUTRAL])),
        clan("jungle", on("a4", "Korgo"), loot=["capture-glory"]),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Blandor"},
    )
    missed(game)
    game.play("roll all", "roll S5 S5 S1")
    assert game.node.question == "fight"
    assert game.open_view().clan(1).glory == 5


# --- R8.10: cleared away, or not beaten ---


def two_fight_and_one_waits(roll: str) -> Game:
    """Attack in vain on a1, then with this roll on a3; Korgo waits on a4. Defense tokens lie everywhere."""
    game = battle(
        on("a1", "Frunks", dice="SM", traps=["strength-plus-1"], defense=1, potions=1),
        on("a3", "Nuduru", dice="SSS", traps=[NEUTRAL], defense=2),
        rival=on("a4", "Korgo", dice="MM", traps=["magic-1"], defense=1),
    )
    game.play("roll S", "roll S1", "stop")
    missed(game)
    game.play("roll S", "roll S6", "roll S", f"roll {roll}", "stop")
    return game


@pytest.mark.rule("R8.10a")
def test_after_a_success_all_who_fought_lose_dice_traps_and_defense_tokens() -> None:
    game = two_fight_and_one_waits("S2")
    assert game.open_view().discards["monsters"] == ("Blandor",)
    for place in ("a1", "a3"):
        there = path(game, place)
        assert (there.dice, there.rolled, there.traps, there.defense) == ("", "", (), 0)
        assert there.mercenary is not None


@pytest.mark.rule("R8.10a")
def test_after_a_success_mercenaries_who_have_not_fought_keep_everything() -> None:
    there = path(two_fight_and_one_waits("S2"), "a4")
    assert (there.dice, there.traps, there.defense) == ("MMM", ("magic-1",), 1)


@pytest.mark.rule("R8.10a")
def test_after_a_success_mercenaries_keep_what_they_carry() -> None:
    game = two_fight_and_one_waits("S2")
    assert (path(game, "a1").potions, path(game, "a1").gold, path(game, "a3").venoms) == (1, 3, 1)


@pytest.mark.rule("R8.10a")
def test_without_a_success_rolled_dice_traps_and_defense_tokens_stay() -> None:
    game = two_fight_and_one_waits("S1")
    there = path(game, "a1")
    assert (there.rolled, there.traps, there.defense) == ("S1", ("strength-plus-1",), 1)


@pytest.mark.rule("R8.10b")
def test_without_a_success_nobody_conquers() -> None:
    game = battle(on("a1", "Nuduru", dice="SS"), rival=on("a3", "Korgo", dice="SSS"))
    game.play("roll all", "roll S2 S1")
    missed(game)
    game.play("roll all", "roll S3 S3 S4", "stop")  # 13 in all; 10 would conquer Kale
    assert game.node.question == "take-loot"
    assert game.open_view().lands[0].land == "Kale"


@pytest.mark.rule("R8.10c", "R10.2")
def test_a_monster_that_was_not_beaten_goes_to_the_entrance() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="S")),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Blandor"},
    )
    game.play("attack 1 1 1", "stop")
    assert game.open_view().entrance == ""
    game.play("take rerolls", "loot brews")
    assert game.open_view().entrance == "Blandor"
    assert game.open_view().lands[0].monster == ""
