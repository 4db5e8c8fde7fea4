"""R13.8: the level A monster that a scenario puts at the entrance."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, Options, SeededDealer
from support.adventures import clan, on
from support.positions import as_toml, position

LEVEL_A = ["snailer", "gator", "krinx", "surbol", "moldo", "sckon", "blandor", "krushus"]
UNDER_ATTACK, DOOM = 6, 10
NEW_MISSIONS = ("mission mission-3", "mission mission-4")


def solo(
    phase: str, *paths: dict[str, Any], scenario: int = UNDER_ATTACK, options: Any = None, **table: Any
) -> Game:
    """Begin a phase of solo play, by default in round 2."""
    text = as_toml({"options": {"scenario": scenario, **(options or {})}, "clan": [clan("fire", *paths)]})
    return position(text, phase=phase, **{"round": 2, **table})


def setting_up(scenario: int, difficulty: str = "normal") -> Game:
    """Set up a table as far as the draw for the entrance."""
    game = Game.new(Options(players=1, affinity="air", scenario=scenario, difficulty=difficulty))
    while game.at_chance and offer(game) not in ("entrance", "monsters"):
        game.deal(game.outcomes[0])
    return game


def offer(game: Game) -> str:
    """Return the offer that is refilled, or the question."""
    return str(dict(game.node.about).get("offer", game.node.question))


def drawable(game: Game) -> dict[str, int]:
    """Return the monsters that may be drawn, with their chances."""
    return {outcome.spelling.split()[1]: outcome.weight for outcome in game.outcomes}


# --- at setup ---------------------------------------------------------------------------------------


@pytest.mark.rule("R13.8a", "R13.7")
@pytest.mark.parametrize("scenario", [UNDER_ATTACK, DOOM])
@pytest.mark.parametrize("difficulty", ["normal", "hard", "cutthroat"])
def test_at_setup_any_level_a_monster_may_come_with_equal_chance(scenario: int, difficulty: str) -> None:
    game = setting_up(scenario, difficulty)
    assert (offer(game), drawable(game)) == ("entrance", dict.fromkeys(LEVEL_A, 1))


@pytest.mark.rule("R13.8b")
@pytest.mark.parametrize("scenario", [UNDER_ATTACK, DOOM])
def test_at_setup_the_level_a_monster_comes_before_the_land_is_filled(scenario: int) -> None:
    game = setting_up(scenario)
    assert (game.open_view().lands[0].monster, game.open_view().lands[0].land) == ("", "")
    game.play("monster krinx")
    assert game.open_view().entrance == "Krinx"
    assert (offer(game), drawable(game)) == (
        "monsters", dict.fromkeys((name for name in LEVEL_A if name != "krinx"), 1),
    )  # fmt: skip


@pytest.mark.rule("R13.8b", "R2.7")
def test_the_rest_of_the_deck_is_shuffled_for_the_land() -> None:
    game = setting_up(UNDER_ATTACK, "hard")
    game.play("monster krinx")
    assert len(drawable(game)) == 19
    assert set(drawable(game).values()) == {1}
    assert "krinx" not in drawable(game)


@pytest.mark.rule("R13.8b", "R10.6")
def test_dogor_drawn_for_the_land_at_setup_takes_its_place() -> None:
    game = setting_up(UNDER_ATTACK, "hard")
    game.play("monster krinx", "monster dogor")
    view = game.open_view()
    assert (view.entrance, view.discards["monsters"]) == ("Dogor", ("Krinx",))


@pytest.mark.rule("R13.8a", "R13.7")
@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5, 7, 8, 9])
def test_no_other_scenario_begins_with_a_monster_at_the_entrance(scenario: int) -> None:
    game = Game.new(Options(players=1, scenario=scenario))
    if game.node.question == "choose-affinity":
        game.play("affinity air")
    met = []
    while game.at_chance:
        met.append(offer(game))
        game.deal(game.outcomes[0])
    assert "entrance" not in met
    assert game.open_view().entrance == ""


@pytest.mark.rule("R13.8b", "R10.2")
def test_the_level_a_monster_causes_no_panic_at_once_and_can_be_attacked() -> None:
    game = setting_up(UNDER_ATTACK)
    game.advance(SeededDealer(1))
    assert game.open_view().panic == ()
    assert {"path e1", "path e2"} <= {str(choice) for choice in game.choices}


# --- at the start of a round ------------------------------------------------------------------------


@pytest.mark.rule("R13.8c", "R13.7")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_an_empty_entrance_gets_a_level_a_monster_at_the_start_of_a_round(number: int) -> None:
    game = solo("preparation", round=number, land_a={"monster": "Sporus"})
    assert (offer(game), drawable(game)) == ("entrance", dict.fromkeys(LEVEL_A, 1))
    game.play("monster moldo")
    view = game.open_view()
    assert (view.entrance, view.panic, "Moldo" in view.decks["monsters"]) == ("Moldo", (), False)


@pytest.mark.rule("R13.8c", "R13.7")
def test_a_monster_that_is_still_at_the_entrance_is_enough() -> None:
    game = solo("preparation", entrance="Sporus")
    assert offer(game) == "roll-pool"
    assert game.open_view().entrance == "Sporus"


@pytest.mark.rule("R13.8c", "R13.7")
def test_doom_brings_no_other_monster_later() -> None:
    assert offer(solo("preparation", scenario=DOOM)) == "roll-pool"


@pytest.mark.rule("R13.8c", "R8.11")
def test_after_a_monster_was_beaten_at_the_entrance_another_comes_in_the_next_round() -> None:
    there = on("e1", "Frunks", dice="S", traps=["monster-plus-8"])
    game = solo("adventure", there, entrance="Gator", land_a={"monster": "Sporus"})
    game.play("attack 1 1 1", "roll S", "roll S1", *NEW_MISSIONS)
    assert (game.open_view().round, offer(game), game.open_view().entrance) == (3, "entrance", "")
    assert sorted(drawable(game)) == sorted(set(LEVEL_A) - {"gator"}), "the deck has other ones"


@pytest.mark.rule("R13.8d")
def test_a_level_a_monster_is_drawn_from_the_deck_if_the_deck_has_one() -> None:
    piles: dict[str, Any] = {"decks": {"monsters": ["Sporus", "Krinx"]}, "discards": {"monsters": ["Gator"]}}
    game = solo("preparation", **piles)
    assert drawable(game) == {"krinx": 1}
    game.play("monster krinx")
    view = game.open_view()
    assert (view.decks["monsters"], view.discards["monsters"]) == (("Sporus",), ("Gator",))


@pytest.mark.rule("R13.8e")
def test_without_one_in_the_deck_a_level_a_monster_is_drawn_from_the_discards() -> None:
    piles: dict[str, Any] = {
        "decks": {"monsters": ["Sporus"]},
        "discards": {"monsters": ["Gator", "Moldo", "Krunn"]},
    }
    game = solo("preparation", **piles)
    assert drawable(game) == {"gator": 1, "moldo": 1}
    game.play("monster moldo")
    view = game.open_view()
    assert (view.entrance, view.decks["monsters"]) == ("Moldo", ("Sporus",))
    assert view.discards["monsters"] == ("Gator", "Krunn")


@pytest.mark.rule("R13.8f")
@pytest.mark.parametrize("deck", [["Sporus"], []])
def test_with_no_level_a_monster_left_the_entrance_stays_empty(deck: list[str]) -> None:
    game = solo("preparation", decks={"monsters": deck}, discards={"monsters": ["Krunn"]})
    assert (offer(game), game.open_view().entrance) == ("roll-pool", "")


@pytest.mark.rule("R13.8g", "R3.2")
def test_the_level_a_monster_comes_before_a_clan_without_members_gets_its_novice() -> None:
    own = clan("fire", mercenaries=[], novices=0)
    text = as_toml({"options": {"scenario": UNDER_ATTACK}, "clan": [own]})
    game = position(text, phase="preparation", round=2)
    assert (offer(game), game.open_view().clan(0).leader) == ("entrance", "")
    game.play("monster gator")
    assert game.open_view().clan(0).leader == "novice"


@pytest.mark.rule("R13.8g", "R10.6")
def test_the_level_a_monster_comes_after_the_lands_were_filled_in_the_last_clean_up() -> None:
    game = solo("clean-up", land_a={"land": "Kale", "header": "header-3b", "monster": ""})
    game.play(*NEW_MISSIONS)
    assert offer(game) == "monsters"
    game.play("monster snailer")
    assert (offer(game), game.open_view().round) == ("entrance", 3)
    assert "snailer" not in drawable(game)


@pytest.mark.rule("R13.8g", "R15.3")
def test_with_more_monster_action_the_level_a_monster_comes_first_and_no_other_follows() -> None:
    game = solo("preparation", options={"more_monsters": True}, land_a={"monster": "Sporus"})
    assert drawable(game) == dict.fromkeys(LEVEL_A, 1)
    game.play("monster gator")
    assert offer(game) == "roll-pool"


@pytest.mark.rule("R13.8f", "R15.3")
def test_with_more_monster_action_any_monster_comes_if_no_level_a_one_is_left() -> None:
    game = solo("preparation", options={"more_monsters": True}, decks={"monsters": ["Sporus", "Krunn"]})
    assert (offer(game), drawable(game)) == ("entrance", {"sporus": 1, "krunn": 1})
