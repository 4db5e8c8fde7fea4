"""R10.2: which monster goes to the citadel entrance, and the panic that it spreads."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, SeededDealer
from support.adventures import adventure, clan, clean_up, on
from support.games import spelled

BUILDINGS = ["lodge", "alchemist", "tavern", "armory", "pawn_shop", "bazaar", "mine"]
TOKENS = [f"panic {building.replace('_', '-')}" for building in BUILDINGS]
NO_LOOT: dict[str, Any] = {"loot": ["", "", "", ""], "decks": {"loot": []}}

LAND = {"fire": "Kale", "water": "Rynia", "air": "Yuha", "jungle": "Thaklan"}
OTHER = {"fire": "water", "water": "air", "air": "jungle", "jungle": "fire"}
MONSTERS = {
    "fire": ["Warkors", "Krinx", "Surbol", "Dogor", "Sandor"],
    "water": ["Gorgosh", "Blandor", "Krushus", "Abysur", "Caribdis"],
    "air": ["Moldo", "Krunn", "Tronj", "Sckon", "Snagnus"],
    "jungle": ["Snailer", "Sporus", "Korcko", "Gator", "Turfus"],
}


def away_from_home(monster: str, avoid: str = "") -> dict[str, str]:
    """Put a monster on a land of another affinity; path 1 needs one strength die."""
    affinity = next(name for name, monsters in MONSTERS.items() if monster in monsters)
    land = LAND[OTHER[affinity]]
    if land == avoid:
        land = LAND[OTHER[OTHER[affinity]]]
    return {"land": land, "header": "header-4b" if avoid else "header-3b", "monster": monster}


def let_it_be(game: Game) -> Game:
    """Let all monsters miss, and nobody fight back, up to the end of homecoming."""
    answers = {"attack": "attack 1", "fight": "stop", "homecoming": "done"}
    while game.node.question in answers:
        game.play(answers[game.node.question])
    return game


def unbeaten(monster: str, *, entrance: str = "", **table: Any) -> Game:
    """Have a monster on land A fight Frunks and stay unbeaten."""
    there = on("a1", "Frunks", dice="S")
    return let_it_be(
        adventure(
            clan("fire", there), land_a=away_from_home(monster), entrance=entrance, **{**NO_LOOT, **table}
        )
    )


def two_unbeaten(a: str, b: str, entrance: str = "") -> Game:
    """Have the monsters of both lands fight and stay unbeaten."""
    lands = away_from_home(a), away_from_home(b, avoid=away_from_home(a)["land"])
    return let_it_be(
        adventure(
            clan("fire", on("a1", "Frunks", dice="S")),
            clan("water", on("b1", "Taron", dice="S")),
            clan("air"),
            land_a=lands[0],
            land_b=lands[1],
            entrance=entrance,
            **NO_LOOT,
        )
    )


def outcomes(game: Game) -> list[str]:
    """List the possible outcomes."""
    return [str(outcome) for outcome in game.outcomes]


def at_entrance(game: Game) -> tuple[str, tuple[str, ...]]:
    """Return who is at the entrance, and which monsters are discarded."""
    view = game.open_view()
    return view.entrance, view.discards["monsters"]


# --- who goes there ---------------------------------------------------------------------------------


@pytest.mark.rule("R10.2a")
def test_a_monster_that_fought_and_was_not_beaten_goes_to_the_entrance() -> None:
    game = unbeaten("Gator")
    assert at_entrance(game) == ("Gator", ())
    assert game.open_view().lands[0].monster == ""


@pytest.mark.rule("R10.2a")
def test_a_monster_that_killed_everybody_goes_to_the_entrance() -> None:
    there = on("a1", "Frunks", dice="S")
    game = adventure(clan("fire", there), land_a=away_from_home("Gator"), **NO_LOOT)
    game.play("attack 6 6 6")
    assert at_entrance(game) == ("Gator", ())


@pytest.mark.rule("R10.2a")
def test_a_monster_that_fought_nobody_stays_on_its_land() -> None:
    game = clean_up(clan("fire"), land_a=away_from_home("Gator"))
    view = game.open_view()
    assert (view.entrance, view.lands[0].monster, view.panic) == ("", "Gator", ())
    assert game.node.question == "refill"


@pytest.mark.rule("R10.2a")
def test_only_the_monster_that_fought_leaves_its_land() -> None:
    there = on("b1", "Frunks", dice="S")
    game = adventure(
        clan("fire", there),
        clan("water"),
        clan("air"),
        land_a=away_from_home("Turfus"),
        land_b=away_from_home("Gator", avoid="Kale"),
        **NO_LOOT,
    )
    let_it_be(game)
    view = game.open_view()
    assert (view.entrance, [land.monster for land in view.lands]) == ("Gator", ["Turfus", ""])


@pytest.mark.rule("R10.2a")
@pytest.mark.parametrize(("rolled", "trophies"), [("roll S1", ()), ("roll S5", ("Gator",))])
def test_a_captured_or_eliminated_monster_does_not_go_to_the_entrance(
    rolled: str, trophies: tuple[str, ...]
) -> None:
    there = on("a1", "Frunks", dice="S", traps=["monster-plus-8"])
    game = adventure(clan("fire", there), land_a=away_from_home("Gator"))
    game.play("attack 1 1 1", "roll S", rolled)  # 9 captures, 13 eliminates
    view = let_it_be(game).open_view()
    assert game.node.question == "refill"
    assert view.clan(0).trophies == trophies
    assert (view.entrance, view.lands[0].monster, view.panic) == ("", "", ())


@pytest.mark.rule("R10.2a")
def test_a_mission_makes_no_monster_go_to_the_entrance() -> None:
    game = adventure(clan("fire", on("m1", "Frunks", dice="S")), missions=["mission-12", "mission-1"])
    game.play("roll S1")
    assert game.open_view().entrance == ""
    assert game.node.question == "refill"


# --- Sandor -----------------------------------------------------------------------------------------


def sandor_captured(entrance: str = "") -> Game:
    """Capture Sandor on land A: 1 and 14 of traps make 15, he needs 14."""
    there = on("a1", "Frunks", dice="S", traps=["monster-plus-8", "monster-plus-6"])
    game = adventure(clan("fire", there), land_a=away_from_home("Sandor"), entrance=entrance)
    game.play("attack 1 1 1 1", "roll S", "roll S1")
    return game


@pytest.mark.rule("R10.2c", "R8.7")
def test_captured_sandor_goes_to_the_entrance_and_causes_panic() -> None:
    game = sandor_captured()
    assert at_entrance(game) == ("Sandor", ())
    assert (game.open_view().clan(0).glory, game.open_view().lands[0].monster) == (5 + 4, "")
    assert outcomes(game) == TOKENS


@pytest.mark.rule("R10.2c")
def test_eliminated_sandor_is_a_trophy_and_goes_nowhere() -> None:
    there = on("a1", "Frunks", dice="S", traps=["monster-plus-8", "monster-plus-6"])
    game = adventure(clan("fire", there), land_a=away_from_home("Sandor"))
    game.play("attack 1 1 1 1", "roll S", "roll S5")  # 19
    assert at_entrance(let_it_be(game)) == ("", ())
    assert game.open_view().clan(0).trophies == ("Sandor",)
    assert game.node.question == "refill"


@pytest.mark.rule("R10.2c", "R10.2h")
@pytest.mark.parametrize(
    ("there", "stays", "goes"),
    [
        ("Turfus", "Turfus", "Sandor"),  # attack 5 against 4
        ("Tronj", "Sandor", "Tronj"),  # attack 4 both, EV 19 against 18
        ("Warkors", "Warkors", "Sandor"),  # attack 4 and EV 19 both
        ("Moldo", "Sandor", "Moldo"),
    ],
)
def test_captured_sandor_is_compared_with_the_other_monsters(there: str, stays: str, goes: str) -> None:
    assert at_entrance(sandor_captured(there)) == (stays, (goes,))


@pytest.mark.rule("R8.7", "R10.2c")
def test_sandor_captured_at_the_entrance_is_discarded() -> None:
    there = on("e1", "Frunks", dice="S", traps=["monster-plus-8", "monster-plus-6"])
    game = adventure(clan("fire", there), entrance="Sandor", panic=["mine"])
    game.play("attack 1 1 1 1", "roll S", "roll S1")
    assert at_entrance(game) == ("", ("Sandor",))
    assert game.open_view().panic == ()
    assert game.node.question == "refill"


# --- of several monsters ----------------------------------------------------------------------------


@pytest.mark.rule("R10.2d", "R10.2h")
@pytest.mark.parametrize(
    ("a", "there", "stays", "goes"),
    [
        ("Krushus", "Blandor", "Krushus", "Blandor"),  # attack 4, EV 13 against attack 3, EV 14
        ("Blandor", "Krushus", "Krushus", "Blandor"),
        ("Turfus", "Warkors", "Turfus", "Warkors"),
    ],
)
def test_of_several_monsters_the_one_of_highest_attack_stays(
    a: str, there: str, stays: str, goes: str
) -> None:
    assert at_entrance(unbeaten(a, entrance=there)) == (stays, (goes,))


@pytest.mark.rule("R10.2d")
def test_the_three_extra_dice_of_tronj_are_not_printed_attack() -> None:
    assert at_entrance(unbeaten("Turfus", entrance="Tronj")) == ("Turfus", ("Tronj",))


@pytest.mark.rule("R10.2d")
def test_the_bonus_of_the_land_is_not_printed_attack() -> None:
    game = adventure(
        clan("fire", on("a1", "Frunks", dice="S")),
        land_a={"land": "Thaklan", "header": "header-3b", "monster": "Snailer"},
        entrance="Krushus",
        **NO_LOOT,
    )
    assert dict(game.node.about)["dice"] == 5
    assert at_entrance(let_it_be(game)) == ("Krushus", ("Snailer",))


@pytest.mark.rule("R10.2e")
@pytest.mark.parametrize(
    ("a", "there", "stays", "goes"),
    [
        ("Snagnus", "Gorgosh", "Snagnus", "Gorgosh"),  # EV 21 against 20
        ("Gorgosh", "Snagnus", "Snagnus", "Gorgosh"),
        ("Blandor", "Surbol", "Blandor", "Surbol"),  # EV 14 against 13, CV 10 against 11
    ],
)
def test_of_equal_attack_the_monster_of_highest_ev_stays(a: str, there: str, stays: str, goes: str) -> None:
    assert at_entrance(unbeaten(a, entrance=there)) == (stays, (goes,))


@pytest.mark.rule("R10.2f")
@pytest.mark.parametrize(("a", "there"), [("Gator", "Snailer"), ("Snailer", "Gator"), ("Krunn", "Turfus")])
def test_of_equal_monsters_the_one_that_was_there_stays(a: str, there: str) -> None:
    assert at_entrance(unbeaten(a, entrance=there)) == (there, (a,))


@pytest.mark.rule("R10.2g")
@pytest.mark.parametrize(("a", "b"), [("Gator", "Snailer"), ("Snailer", "Gator"), ("Turfus", "Krunn")])
def test_of_two_equal_newcomers_the_one_of_land_a_stays(a: str, b: str) -> None:
    assert at_entrance(two_unbeaten(a, b)) == (a, (b,))


@pytest.mark.rule("R10.2d", "R10.2e")
@pytest.mark.parametrize(
    ("a", "b", "stays", "goes"),
    [("Gator", "Turfus", "Turfus", "Gator"), ("Gorgosh", "Caribdis", "Caribdis", "Gorgosh")],
)
def test_the_monster_of_land_b_stays_if_it_is_stronger(a: str, b: str, stays: str, goes: str) -> None:
    assert at_entrance(two_unbeaten(a, b)) == (stays, (goes,))


@pytest.mark.rule("R10.2d", "R10.2f", "R10.2h")
@pytest.mark.parametrize(
    ("a", "b", "there", "stays"),
    [
        ("Gator", "Snailer", "Surbol", "Surbol"),
        ("Gator", "Turfus", "Surbol", "Turfus"),
        ("Turfus", "Krunn", "Surbol", "Turfus"),
        ("Turfus", "Caribdis", "Surbol", "Caribdis"),
        ("Gator", "Krushus", "Tronj", "Tronj"),
    ],
)
def test_of_three_monsters_one_stays_and_two_are_discarded(a: str, b: str, there: str, stays: str) -> None:
    stayed, discarded = at_entrance(two_unbeaten(a, b, there))
    assert stayed == stays
    assert set(discarded) == {a, b, there} - {stays}


@pytest.mark.rule("R10.2d")
def test_dogor_at_the_entrance_is_compared_like_any_other() -> None:
    assert at_entrance(unbeaten("Sporus", entrance="Dogor")) == ("Sporus", ("Dogor",))
    assert at_entrance(unbeaten("Krinx", entrance="Dogor")) == ("Dogor", ("Krinx",))


# --- panic ------------------------------------------------------------------------------------------


@pytest.mark.rule("R10.2i")
def test_one_panic_token_is_turned_up_onto_its_building() -> None:
    game = unbeaten("Gator")
    assert game.node.question == "panic"
    assert [(str(outcome), outcome.weight) for outcome in game.outcomes] == [(name, 1) for name in TOKENS]
    game.play("panic bazaar")
    assert game.open_view().panic == ("bazaar",)
    assert game.node.question == "refill"


@pytest.mark.rule("R10.2i")
def test_a_monster_that_is_left_alone_at_the_entrance_causes_panic_every_round() -> None:
    game = clean_up(clan("fire"), entrance="Gator", panic=["mine"])
    assert outcomes(game) == TOKENS[:-1]
    game.play("panic lodge")
    assert set(game.open_view().panic) == {"mine", "lodge"}
    assert game.open_view().entrance == "Gator"


@pytest.mark.rule("R10.2i")
def test_a_monster_that_fought_at_the_entrance_and_was_not_beaten_stays_and_causes_panic() -> None:
    there = on("e1", "Frunks", dice="S")
    game = adventure(clan("fire", there), entrance="Gator", panic=["mine"])
    let_it_be(game)
    assert at_entrance(game) == ("Gator", ())
    assert game.open_view().panic == ("mine",)
    assert outcomes(game) == TOKENS[:-1]


@pytest.mark.rule("R10.2i")
def test_several_monsters_turn_up_one_token_together() -> None:
    game = two_unbeaten("Gator", "Turfus", "Moldo")
    game.play("panic mine")
    assert game.node.question != "panic"
    assert game.open_view().panic == ("mine",)


@pytest.mark.rule("R10.2i")
def test_without_a_monster_at_the_entrance_there_is_no_panic() -> None:
    game = clean_up(clan("fire"))
    assert game.node.question == "refill"
    assert game.open_view().panic == ()


@pytest.mark.rule("R10.2j")
@pytest.mark.parametrize("place", ["land", "entrance"])
def test_krinx_turns_up_two_tokens(place: str) -> None:
    game = unbeaten("Krinx") if place == "land" else clean_up(clan("fire"), entrance="Krinx")
    game.play("panic mine")
    assert outcomes(game) == TOKENS[:-1]
    game.play("panic lodge")
    assert set(game.open_view().panic) == {"mine", "lodge"}
    assert game.node.question == "refill"


@pytest.mark.rule("R10.2j")
def test_krinx_turns_up_nothing_if_it_is_driven_off() -> None:
    game = unbeaten("Krinx", entrance="Turfus")
    game.play("panic mine")
    assert game.open_view().panic == ("mine",)
    assert game.node.question == "refill"


@pytest.mark.rule("R10.2j")
def test_krinx_turns_up_two_tokens_if_it_drives_the_other_monster_off() -> None:
    game = unbeaten("Krinx", entrance="Gator")
    game.play("panic mine", "panic lodge")
    assert set(game.open_view().panic) == {"mine", "lodge"}


@pytest.mark.rule("R10.2k")
@pytest.mark.parametrize("monster", ["Gator", "Krinx"])
def test_with_all_tokens_on_buildings_no_other_is_turned_up(monster: str) -> None:
    game = clean_up(clan("fire"), entrance=monster, panic=BUILDINGS)
    assert game.node.question == "refill"
    assert set(game.open_view().panic) == set(BUILDINGS)


@pytest.mark.rule("R10.2k")
def test_krinx_turns_up_the_last_token_alone() -> None:
    game = clean_up(clan("fire"), entrance="Krinx", panic=BUILDINGS[1:])
    game.play("panic lodge")
    assert game.node.question == "refill"
    assert set(game.open_view().panic) == set(BUILDINGS)


# --- afterwards -------------------------------------------------------------------------------------


@pytest.mark.rule("R5.6", "R10.2i")
def test_a_building_with_a_panic_token_is_closed_in_the_next_round() -> None:
    game = clean_up(clan("fire"), entrance="Gator")
    assert not game.open_view().panic
    game.play("panic mine")
    game.advance(SeededDealer(1))
    reason = game.why_not("mine 3 S")
    assert (game.open_view().round, reason and reason.rule) == (2, "R5.6")
    assert "mine 3 S" not in spelled(game)
    assert "tavern S" in spelled(game)


@pytest.mark.rule("R10.2a", "R6.6a")
def test_the_entrance_can_be_attacked_in_the_next_round() -> None:
    game = clean_up(clan("fire"), entrance="Gator")
    game.play("panic mine")
    game.advance(SeededDealer(1))
    assert {"path e1", "path e2"} <= set(spelled(game))


@pytest.mark.rule("R8.11")
@pytest.mark.parametrize("rolled", ["roll S1", "roll S5"])
def test_a_monster_beaten_at_the_entrance_lifts_all_panic(rolled: str) -> None:
    there = on("e1", "Frunks", dice="S", traps=["monster-plus-8"])
    game = adventure(clan("fire", there), entrance="Gator", panic=["mine", "tavern", "lodge"])
    game.play("attack 1 1 1", "roll S", rolled)
    assert game.open_view().panic == ()
    assert at_entrance(let_it_be(game))[0] == ""
    assert game.node.question == "refill"


@pytest.mark.rule("R8.11", "R10.2i")
def test_lifted_tokens_may_be_turned_up_again_in_the_same_round() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="S"), on("e1", "Frunks", dice="S", traps=["monster-plus-8"])),
        land_a=away_from_home("Moldo"),
        entrance="Gator",
        panic=BUILDINGS,
        **NO_LOOT,
    )
    game.play("attack 1 1 1", "stop", "attack 1 1 1", "roll S", "roll S5")
    assert at_entrance(let_it_be(game)) == ("Moldo", ())
    assert outcomes(game) == TOKENS
