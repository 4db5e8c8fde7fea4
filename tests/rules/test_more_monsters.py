"""R15.3: More monster action."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, Options, SeededDealer
from support.adventures import clan
from support.games import dealt, spelled
from support.positions import as_toml, position

MORE = {"more_monsters": True}
TWO = [clan("fire"), clan("water")]


def at(phase: str, *clans: dict[str, Any], options: dict[str, Any] | None = None, **table: Any) -> Game:
    """Begin a phase, by default of round 2, with More monster action."""
    text = as_toml({"options": options or MORE, "clan": list(clans or TWO)})
    return position(text, phase=phase, **{"round": 2, **table})


def offer(game: Game) -> str:
    """Return the offer that is refilled, or the question."""
    return str(dict(game.node.about).get("offer", game.node.question))


def drawable(game: Game) -> list[str]:
    """List the possible outcomes."""
    return [str(outcome) for outcome in game.outcomes]


# --- when -------------------------------------------------------------------------------------------


@pytest.mark.rule("R15.3a")
@pytest.mark.parametrize(
    ("number", "drawn"), [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True)]
)
def test_a_monster_comes_in_rounds_2_4_and_6(number: int, drawn: bool) -> None:
    assert (offer(at("preparation", round=number)) == "entrance") == drawn


@pytest.mark.rule("R15.3a")
@pytest.mark.parametrize("number", [2, 4, 6])
def test_without_the_option_no_monster_comes(number: int) -> None:
    game = at("preparation", options={"more_monsters": False}, round=number)
    assert offer(game) == "roll-pool"


@pytest.mark.rule("R15.3a")
def test_the_monster_comes_after_the_clean_up_of_the_last_round() -> None:
    land = {"land": "Kale", "header": "header-3b", "monster": ""}
    game = at("clean-up", round=1, land_a=land, decks={"monsters": ["Gator", "Moldo"]})
    game.play("mission mission-3", "mission mission-4")
    assert offer(game) == "monsters"
    game.play("monster moldo")
    assert (game.open_view().round, offer(game), drawable(game)) == (2, "entrance", ["monster gator"])


@pytest.mark.rule("R15.3b")
def test_no_monster_comes_if_one_is_there() -> None:
    game = at("preparation", entrance="Gator")
    assert (offer(game), game.open_view().entrance) == ("roll-pool", "Gator")


@pytest.mark.rule("R15.3b")
def test_panic_tokens_on_buildings_do_not_matter() -> None:
    assert offer(at("preparation", panic=["mine"])) == "entrance"


@pytest.mark.rule("R15.3c", "R3.2")
def test_the_monster_comes_after_a_clan_without_members_got_its_novice() -> None:
    game = at("preparation", clan("fire", mercenaries=[], novices=0), clan("water"))
    assert (offer(game), game.open_view().clan(0).leader) == ("entrance", "novice")


# --- what -------------------------------------------------------------------------------------------


@pytest.mark.rule("R15.3d")
def test_any_monster_of_the_deck_may_come_with_equal_chance() -> None:
    game = at("preparation", decks={"monsters": ["Gator", "Caribdis", "Moldo"]})
    weights = {str(outcome): outcome.weight for outcome in game.outcomes}
    assert weights == {"monster gator": 1, "monster moldo": 1, "monster caribdis": 1}
    game.play("monster caribdis")
    view = game.open_view()
    assert (view.entrance, set(view.decks["monsters"])) == ("Caribdis", {"Gator", "Moldo"})
    assert offer(game) == "roll-pool"


@pytest.mark.rule("R15.3d", "R10.6")
def test_dogor_drawn_for_the_entrance_stays_there() -> None:
    game = at("preparation", decks={"monsters": ["Dogor", "Moldo"]})
    game.play("monster dogor")
    assert (game.open_view().entrance, offer(game)) == ("Dogor", "roll-pool")


@pytest.mark.rule("R15.3d")
def test_the_monster_of_the_land_stays() -> None:
    game = at("preparation", land_a={"land": "Kale", "header": "header-3b", "monster": "Krinx"})
    game.play("monster gator")
    assert game.open_view().lands[0].monster == "Krinx"


@pytest.mark.rule("R15.3d", "R10.6")
def test_an_empty_deck_is_refilled_from_the_discards() -> None:
    game = at("preparation", decks={"monsters": []}, discards={"monsters": ["Gator", "Sporus"]})
    assert drawable(game) == ["monster sporus", "monster gator"]
    game.play("monster gator")
    view = game.open_view()
    assert (view.decks["monsters"], view.discards["monsters"]) == (("Sporus",), ())


@pytest.mark.rule("R15.3d", "R10.6")
def test_with_no_monster_left_the_entrance_stays_empty() -> None:
    game = at("preparation", decks={"monsters": []}, discards={"monsters": []})
    assert (offer(game), game.open_view().entrance) == ("roll-pool", "")


# --- panic ------------------------------------------------------------------------------------------


@pytest.mark.rule("R15.3e")
@pytest.mark.parametrize("monster", ["gator", "krinx"])
def test_the_monster_causes_no_panic_when_it_comes(monster: str) -> None:
    game = at("preparation")
    game.play(f"monster {monster}")
    game.advance(SeededDealer(1))
    assert (game.node.question, game.open_view().panic) == ("turn", ())


@pytest.mark.rule("R15.3e", "R6.6")
def test_the_monster_can_be_attacked_in_the_same_round() -> None:
    game = at("preparation")
    game.play("monster gator")
    game.advance(SeededDealer(1))
    assert {"path e1", "path e2"} <= set(spelled(game))


@pytest.mark.rule("R15.3f", "R10.2")
def test_an_undefeated_monster_causes_panic_at_the_end_of_the_round() -> None:
    game = at("preparation", *[clan(name, mercenaries=[], novices=1, glory=0) for name in ("fire", "water")])
    game.play("monster gator")
    for _ in range(2):
        game.play("pawn-shop S", "end turn")
    assert (game.node.question, game.open_view().entrance) == ("panic", "Gator")
    game.play("panic mine")
    assert game.open_view().panic == ("mine",)


@pytest.mark.rule("R15.3f", "R8.11")
@pytest.mark.parametrize("steps", [["roll M1"], ["roll M4", "done"]])  # 10 captures, 13 makes a trophy
def test_a_monster_beaten_in_the_same_round_causes_no_panic(steps: list[str]) -> None:
    fighter = clan("fire", mercenaries=["Frunks"], glory=0, traps=["monster-plus-8"])
    game = at("preparation", fighter, clan("water", mercenaries=[], novices=1, glory=0))
    game.play("monster gator", "path e1", "die M", "load trap monster-plus-8", "end turn")
    game.play("pawn-shop S", "end turn", "done", "attack 1 1 1", "roll M", *steps)
    assert (game.open_view().phase, game.node.question) == ("clean-up", "refill")
    assert (game.open_view().entrance, game.open_view().panic) == ("", ())


# --- solo, and the Queen's Grant --------------------------------------------------------------------


@pytest.mark.rule("R15.3g")
@pytest.mark.parametrize(("number", "drawn"), [(1, False), (2, True), (3, False), (4, True), (6, True)])
def test_more_monster_action_is_for_solo_too(number: int, drawn: bool) -> None:
    game = at("preparation", clan("fire"), options={**MORE, "scenario": 1}, round=number)
    assert (offer(game) == "entrance") == drawn


@pytest.mark.rule("R15.3g")
def test_a_solo_game_may_be_set_up_with_it() -> None:
    game = dealt(Options(players=1, affinity="fire", more_monsters=True), 1)
    assert (game.open_view().more_monsters, game.open_view().entrance) == (True, "")


@pytest.mark.rule("R15.2c", "R15.3h")
def test_the_monster_comes_before_the_queens_grant() -> None:
    game = at("preparation", options={**MORE, "queens_grant": True})
    assert offer(game) == "entrance"
    game.play("monster gator")
    assert game.node.question == "grant-die"
    game.play("colour S", "grant gold")
    assert game.node.question == "roll-pool"


@pytest.mark.rule("R15.2c", "R15.3h")
def test_if_no_monster_comes_the_grant_is_first() -> None:
    game = at("preparation", options={**MORE, "queens_grant": True}, round=3)
    assert game.node.question == "grant-die"
