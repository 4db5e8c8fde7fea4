"""What a battle on a path needs and brings, each number by its sources."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, SeededDealer
from monsterlands.view import BattleView, Outlook, Part, Sum
from support.adventures import adventure, clan, clash, missed, on
from support.positions import as_toml, position

YUHA = {"land": "Yuha", "header": "header-4b", "monster": "Gator"}


def fight(*paths: dict[str, Any], affinity: str = "fire", hired: tuple[str, ...] = (), **table: Any) -> Game:
    return adventure(clan(affinity, *paths, hired=hired), **{"land_a": YUHA, **table})


def altered(overrides: dict[str, Any], own: dict[str, Any], monster: str = "Gator") -> Game:
    """Begin an adventure on land A in an edition that differs."""
    text = as_toml({"overrides": overrides, "clan": [own, clan("water")]})
    return position(text, phase="adventure", land_a={**YUHA, "monster": monster})


def position_of(*clans: dict[str, Any]) -> Game:
    return position(as_toml({"clan": list(clans)}), land_a=YUHA)


def battle(game: Game, path: str = "a1", seat: int | None = 0) -> BattleView:
    return game.view(seat).battle(path)


# --- attack dice --------------------------------------------------------------------------------


@pytest.mark.rule("R7.5")
@pytest.mark.parametrize(
    ("difficulty", "round_", "monster", "land", "parts"),
    [
        ("tutorial", 6, "Gator", "Yuha", [("card", "Gator", 3)]),
        ("normal", 3, "Gator", "Yuha", [("card", "Gator", 3), ("round", "", 1)]),
        ("tutorial", 1, "Gator", "Thaklan", [("card", "Gator", 3), ("land", "", 1)]),
        ("cutthroat", 6, "Sckon", "Yuha", [("card", "Sckon", 3), ("land", "", 2), ("round", "", 3)]),
    ],
)
def test_attack_dice_come_from_the_card_the_land_and_the_round(
    difficulty: str, round_: int, monster: str, land: str, parts: list[tuple[str, str, int]]
) -> None:
    game = position(
        f'[options]\ndifficulty = "{difficulty}"',
        round=round_,
        land_a={"land": land, "header": "header-1a", "monster": monster},
    )
    attack = battle(game).attack
    assert attack == Sum(tuple(Part(*part) for part in parts))
    assert attack.total == game.view(None).attack_dice_at("a") == sum(dice for _, _, dice in parts)
    assert game.view(0).attack_at("a3") == attack


@pytest.mark.rule("R7.5")
def test_at_the_entrance_some_monsters_roll_more() -> None:
    game = position('[options]\ndifficulty = "tutorial"', entrance="Tronj")
    assert battle(game, "e1").attack == Sum((Part("card", "Tronj", 4), Part("entrance", "", 3)))
    assert game.view(0).attack_dice_at("e2") == 7


def test_without_a_monster_nothing_attacks() -> None:
    view = position(land_a={**YUHA, "monster": ""}).view(0)
    assert view.attack_dice_at("a") == 0
    assert view.battle("a1").attack == Sum()
    assert [success.kind for success in view.battle("a1").successes] == ["conquest"]


# --- what it needs ------------------------------------------------------------------------------


@pytest.mark.rule("R8.4", "R8.5")
def test_a_talent_lowers_the_total_that_a_capture_needs() -> None:
    game = fight(on("a1", "Torko", dice="SS", traps=["initial"]), hired=("Torko",))
    capture, elimination = (battle(game).success(kind) for kind in ("capture", "elimination"))
    assert (capture.printed, capture.bonus, capture.value) == (9, Sum((Part("member", "Torko", 3),)), 6)
    assert (elimination.printed, elimination.bonus, elimination.value) == (13, Sum(), 13)


@pytest.mark.rule("R12.4")
def test_loot_counts_only_for_the_path_that_has_used_it() -> None:
    fire = clan("fire", on("a1", "Nuduru", dice="SS"), on("a2", "Frunks", dice="M"), loot=["slayer"])
    game = adventure(fire, land_a=YUHA)
    missed(game)
    assert battle(game).success("elimination").value == 13
    game.play("loot slayer")
    assert battle(game).success("elimination").bonus == Sum((Part("loot", "slayer", 6),))
    assert battle(game).success("elimination").value == 7
    assert battle(game, "a2").success("elimination").value == 13


@pytest.mark.rule("R7.10")
@pytest.mark.parametrize(("monster", "bonus"), [("Gator", 4), ("Caribdis", 0)])
def test_a_monster_that_forbids_weapons_leaves_a_weapon_out(monster: str, bonus: int) -> None:
    own = clan("fire", on("a1", "Nuduru", dice="SS"), equipment={"Nuduru": ["Pugnor"]})
    game = altered({"equipment": [{"name": "Pugnor", "effect": {"capture_bonus": 4}}]}, own, monster)
    assert battle(game).success("capture").bonus.total == bonus


@pytest.mark.rule("R8.5")
@pytest.mark.parametrize(
    ("mercenary", "monster", "traps", "needed", "enough"),
    [
        ("Nuduru", "Gator", 0, 1, False),
        ("Nuduru", "Gator", 1, 1, True),
        ("Nuduru", "Turfus", 1, 2, False),
        ("Nuduru", "Turfus", 2, 2, True),
        ("Jaruna", "Turfus", 0, 0, True),
    ],
)
def test_a_capture_needs_one_trap_extra_ones_or_none(
    mercenary: str, monster: str, traps: int, needed: int, enough: bool
) -> None:
    load = on("a1", mercenary, dice="SS", traps=["strength-1"] * traps)
    game = fight(load, hired=("Jaruna",), land_a={**YUHA, "monster": monster})
    found = battle(game)
    assert (found.traps_needed, found.traps, found.can_capture) == (needed, traps, enough)


@pytest.mark.rule("R8.5")
def test_an_edition_may_ask_for_more_traps() -> None:
    own = clan("fire", on("a1", "Nuduru", dice="SS", traps=["initial"]))
    game = altered({"monster": [{"name": "Gator", "power": {"extra_traps": 2}}]}, own)
    assert (battle(game).traps_needed, battle(game).can_capture) == (3, False)


@pytest.mark.rule("R8.5", "R11.2")
def test_a_hidden_trick_counts_as_a_trap_and_a_revealed_one_does_not() -> None:
    fire = clan("fire", on("a1", "Nuduru", dice="SS", traps=["divert-1"]))
    game = clash(fire, clan("water", on("a2", "Tortock", dice="M")))
    assert battle(game, seat=1).traps == game.view(1).traps_on("a1") == 1
    game.play("reveal")
    assert battle(game, seat=1).traps == game.view(1).traps_on("a1") == 0


# --- a mercenary that might go ------------------------------------------------------------------


def outlook_of(mercenary: str, monster: str, path: str = "a1", **table: Any) -> Outlook:
    fire = clan("fire", hired=("Torko", "Naiala", "Shandee", "Jaruna"))
    game = position(as_toml({"clan": [fire, clan("water")]}), land_a={**YUHA, "monster": monster}, **table)
    return game.view(0).outlook(path, mercenary)


@pytest.mark.rule("R8.4", "R8.5")
@pytest.mark.parametrize(
    ("mercenary", "monster", "outlook"),
    [
        ("Nuduru", "Gator", Outlook(capture=9, elimination=13, traps_needed=1, defense_talents=0)),
        ("Torko", "Gator", Outlook(capture=6, elimination=13, traps_needed=1, defense_talents=0)),
        ("Naiala", "Gator", Outlook(capture=9, elimination=10, traps_needed=1, defense_talents=0)),
        ("Jaruna", "Gator", Outlook(capture=9, elimination=13, traps_needed=0, defense_talents=0)),
        ("Jaruna", "", Outlook(capture=0, elimination=0, traps_needed=0, defense_talents=0)),
    ],
)
def test_an_outlook_says_what_a_mercenary_would_need(mercenary: str, monster: str, outlook: Outlook) -> None:
    assert outlook_of(mercenary, monster) == outlook


@pytest.mark.rule("R8.5")
def test_an_outlook_says_how_many_traps_a_capture_would_need() -> None:
    assert outlook_of("Nuduru", "Turfus").traps_needed == 2
    assert outlook_of("Jaruna", "Turfus").traps_needed == 0


@pytest.mark.rule("R7.7", "R7.10")
@pytest.mark.parametrize(
    ("mercenary", "monster", "path", "talents"),
    [
        ("Shandee", "Gator", "a1", 0),
        ("Shandee", "Gator", "a4", 1),
        ("Shandee", "Caribdis", "a1", 1),
        ("Shandee", "Caribdis", "a4", 2),
        ("Shandee", "Gorgosh", "a4", 0),
        ("Nuduru", "Gator", "e1", 2),
    ],
)
def test_a_plan_counts_the_defense_talents_of_the_mercenary_and_the_path(
    mercenary: str, monster: str, path: str, talents: int
) -> None:
    assert outlook_of(mercenary, monster, path, entrance="Moldo").defense_talents == talents


@pytest.mark.rule("R7.10")
@pytest.mark.parametrize(("monster", "capture"), [("Gator", 5), ("Caribdis", 18)])
def test_a_plan_leaves_out_a_weapon_that_the_monster_forbids(monster: str, capture: int) -> None:
    own = clan("fire", equipment={"Nuduru": ["Pugnor"]})
    game = altered({"equipment": [{"name": "Pugnor", "effect": {"capture_bonus": 4}}]}, own, monster)
    assert game.view(0).outlook("a1", "Nuduru").capture == capture


def test_a_plan_for_an_unknown_mercenary_is_refused() -> None:
    with pytest.raises(ValueError, match='there is no mercenary "x"; there are Purkas, Korgo'):
        outlook_of("x", "Gator")


@pytest.mark.rule("R11.4")
def test_a_trick_cannot_steal_dice_on_a_shielded_trap() -> None:
    fire = clan("fire", on("a1", "Nuduru", dice="SS", traps=["shielded-strength-1"]))
    game = clash(fire, clan("water", on("a2", "Tortock", dice="M")))
    game.play("reveal")
    view = game.view(1)
    assert view.path("a1").dice == "SSS"
    assert (view.stealable("a1", "S"), view.stealable("a1", "M"), view.stealable("a2", "M")) == (2, 0, 1)


# --- what it brings -----------------------------------------------------------------------------


@pytest.mark.rule("R8.7", "R8.9", "R9.2")
def test_the_rewards_of_a_success_are_listed_by_source() -> None:
    found = battle(fight(on("a1", "Puargh", dice="SS"), affinity="jungle", hired=("Puargh",)))
    capture, elimination, conquest = found.successes
    assert capture.glory == Sum((Part("monster", "Gator", 3), Part("member", "Puargh", 1)))
    assert (capture.glory.total, capture.gold) == (4, 5)
    assert (elimination.glory, elimination.gold) == (Sum((Part("monster", "Gator", 4),)), 0)
    assert (conquest.value, conquest.glory) == (11, Sum((Part("land", "Yuha", 4),)))


@pytest.mark.rule("R7.8")
def test_a_death_brings_the_glory_of_its_path() -> None:
    game = fight(on("a1", "Nuduru", dice="SS"), entrance="Moldo")
    paths = ("a1", "a2", "a3", "a4", "e2")
    assert [battle(game, path).death_glory for path in paths] == [3, 2, 2, 1, 3]
    assert [game.view(0).death_glory(path) for path in paths] == [3, 2, 2, 1, 3]


@pytest.mark.rule("R7.6")
def test_a_battle_says_how_many_dice_can_be_diverted() -> None:
    game = fight(
        on("a1", "Ginova", dice="SS"), on("a2", "Taron", dice="M"), affinity="water", hired=("Ginova",)
    )
    assert (battle(game).diverted, battle(game, "a2").diverted) == (1, 0)


@pytest.mark.rule("R8.8")
def test_a_monster_that_lashes_out_is_still_the_foe_of_its_battle() -> None:
    game = fight(
        on("a1", "Nuduru", dice="SS", traps=["strength-3", "strength-3"]),
        on("a2", "Frunks", dice="M"),
        land_a={**YUHA, "monster": "Korcko"},
    )
    missed(game)
    game.play("roll all", *["roll S6"] * 8, "stop")
    assert game.node.question == "defend"
    assert game.view(0).place("a").monster == ""
    assert battle(game).monster == "Korcko"


# --- who may know -------------------------------------------------------------------------------


def test_the_battle_of_an_empty_path_has_the_numbers_of_the_cards() -> None:
    found = battle(position(land_a=YUHA), "a2")
    assert (found.monster, found.land, found.traps, found.traps_needed) == ("Gator", "Yuha", 0, 1)
    assert [success.value for success in found.successes] == [9, 13, 11]


@pytest.mark.rule("R16.2")
def test_no_answer_depends_on_what_is_hidden() -> None:
    fire = clan(
        "fire", on("a1", "Nuduru", dice="SS", traps=["monster-plus-8"]), traps=["magic-1", "strength-3"]
    )
    water = clan("water", on("a2", "Tortock", dice="M", traps=["initial"]))
    game = position_of(fire, water)
    view = game.view(1)
    for seed in range(20):
        again = view.redeal(SeededDealer(seed)).view(1)
        for path in ("a1", "a2", "a3"):
            assert again.battle(path) == view.battle(path)
            assert again.room(path) == view.room(path)
            assert again.ahead(path) == view.ahead(path)
            assert again.outlook(path, "Nuduru") == view.outlook(path, "Nuduru")
            assert again.traps_on(path) == view.traps_on(path)
            assert again.stealable(path, "S") == view.stealable(path, "S")
    dealt = {view.redeal(SeededDealer(seed)).open_view().path("a1").traps for seed in range(20)}
    assert len(dealt) > 1


@pytest.mark.rule("R7.2", "R8.5", "R9.1")
def test_a_view_says_which_marks_the_total_reaches() -> None:
    bare = {**YUHA, "monster": ""}
    game = fight(on("a3", "Nuduru", dice="SM", traps=["initial"]))
    missed(game)
    assert game.view(0).reached == ()
    game.play("roll S", "roll S6")
    assert game.view(1).reached == ()
    game.play("roll M", "roll M3")
    assert game.view(1).reached == ("capture",)
    game = fight(on("a4", "Nuduru", dice="SSS"), land_a=bare)
    game.play("roll S", "roll S6", "roll S", "roll S6")
    assert game.view(None).reached == ("conquest",)
    fire = clan("fire", on("m1", "Frunks", dice="SS"), loot=["rerolls"])
    game = adventure(fire, missions=["mission-2", "mission-7"])
    game.play("roll S3 S4")
    assert game.view(0).reached == ("objective",)
    assert position().view(0).reached == ()


@pytest.mark.parametrize("path", ["m1", "c2", "a9", "x", ""])
def test_a_path_without_a_battle_has_none(path: str) -> None:
    with pytest.raises(ValueError, match="there is no battle at"):
        position().view(0).battle(path)


def test_a_battle_without_a_land_has_no_conquest() -> None:
    found = battle(position(entrance="Moldo"), "e1")
    with pytest.raises(KeyError, match="no conquest on e1"):
        found.success("conquest")
