"""R13.1, R13.2, R13.3: the solo table, when Madhala acts, and where her two dice lead."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import BadOptions, BadPosition, Game, IllegalChoice, Options, SeededDealer
from support.adventures import clan, happened, kinds, on
from support.games import dealt, spelled
from support.positions import as_toml, position
from support.refusals import refused

AFFINITY = {2: "jungle", 4: "water"}
CITADEL = ("lodge", "alchemist", "tavern", "armory", "bazaar", "mine")
OUTSIDE = ("a1", "a2", "a3", "a4", "m1", "c1")
MISSIONARY = ("a1", "a2", "m1", "m1", "c1", "c1")
FULL = {
    "lodge": ["S", "S", "S"],
    "alchemist": ["M", "M"],
    "tavern": ["S", "S", "S"],
    "armory": ["S", "S"],
    "bazaar": ["S", "S"],
    "mine": ["S", "S", "S"],
}
TAKEN = {"a1": ["a1"], "a2": ["a2"], "a3": ["a3"], "a4": ["a4"], "m1": ["m1", "m2"], "c1": ["c1", "c2"]}
SIX_TOKENS = ["a1", "a2", "a3", "a4", "m1", "m2"]
SIX_TOKENS_OF_SCENARIO_9 = ["a1", "a2", "m1", "m2", "c1", "c2"]
PANICKED = list(CITADEL)
SCENARIOS = range(1, 11)
OPEN_BUILDINGS = [
    (scenario, name) for scenario in SCENARIOS for name in FULL if (scenario, name) != (4, "armory")
]
each_scenario = pytest.mark.parametrize("scenario", SCENARIOS)


def solo(own: dict[str, Any] | None = None, scenario: int = 1, **table: Any) -> Game:
    """Begin at a turn of solo play, by default with two strength dice."""
    own = own or clan(AFFINITY.get(scenario, "fire"), pool="SS")
    return position(as_toml({"options": {"scenario": scenario}, "clan": [own]}), **table)


def after_a_turn(own: dict[str, Any] | None = None, scenario: int = 1, **table: Any) -> Game:
    """Pawn a die and end the turn."""
    game = solo(own, scenario, **table)
    game.play("pawn-shop S", "done", "end turn")
    return game


def led(game: Game, roll: str) -> object:
    """Return the building or path to which a roll leads her; a persuasion die shows 1."""
    ahead = game.clone()
    told = happened(ahead, roll)
    if ahead.node.question == "madhala-die":
        told += happened(ahead, "persuasion 1")
    went = [event for event in told if event.kind in ("madhala-deployed", "madhala-sent")]
    assert len(went) == 1
    return went[0]["building"] if went[0].kind == "madhala-deployed" else went[0]["path"]


def rolls(game: Game) -> dict[str, int]:
    """Return what she may roll, with the chances."""
    return {str(outcome): outcome.weight for outcome in game.outcomes}


def places(scenario: int) -> dict[str, str]:
    """Return where all 36 pairs lead."""
    outside = MISSIONARY if scenario == 9 else OUTSIDE
    return {
        f"madhala {red} {yellow}": (CITADEL if red <= 4 else outside)[yellow - 1]
        for red in range(1, 7)
        for yellow in range(1, 7)
    }


def pairs_without(scenario: int, *taken: str) -> dict[str, int]:
    """Return the equally likely pairs that are left if nothing is free at some places."""
    closed = {*taken, "armory"} if scenario == 4 else set(taken)
    return {roll: 1 for roll, place in places(scenario).items() if place not in closed}


# --- R13.1: the solo table --------------------------------------------------------------------------


@pytest.mark.rule("R13.1a", "R2.7")
def test_a_solo_table_has_one_land() -> None:
    assert len(dealt(Options(players=1, affinity="fire"), 1).open_view().lands) == 1


@pytest.mark.rule("R13.1a", "R2.12")
def test_a_solo_table_has_three_tavern_docks() -> None:
    tavern = dealt(Options(players=1, affinity="fire"), 1).open_view().tavern
    assert len(tavern) == 3
    assert "" not in tavern


@pytest.mark.rule("R13.1a", "R2.12")
@pytest.mark.parametrize("building", ["lodge", "tavern", "armory", "bazaar"])
def test_the_spaces_for_three_players_are_closed_in_solo(building: str) -> None:
    rich = clan("fire", pool="S", gold=50, glory=40)
    assert f"{building} S" in spelled(solo(rich, spaces={building: FULL[building][1:]}))
    assert f"{building} S" not in spelled(solo(rich, spaces={building: FULL[building]}))


@pytest.mark.rule("R13.1a", "R2.3")
def test_in_solo_two_docked_mercenaries_have_a_reputation_of_4_or_less() -> None:
    game = Game.new(Options(players=1, affinity="fire"))
    game.play("tavern fandor", "tavern vaidala", "tavern dalina")
    assert game.open_view().set_aside == ("Vaidala",)
    game.play("tavern wondou")
    assert game.open_view().set_aside == ("Wondou", "Vaidala")
    game.play("tavern puargh")
    view = game.open_view()
    assert (set(view.tavern), view.set_aside) == ({"Fandor", "Dalina", "Puargh"}, ())


@pytest.mark.rule("R13.1b")
@pytest.mark.parametrize("affinity", ["fire", "water", "air", "jungle"])
def test_the_player_chooses_the_affinity(affinity: str) -> None:
    game = Game.new(Options(players=1))
    assert spelled(game) == ["affinity fire", "affinity water", "affinity air", "affinity jungle"]
    game.play(f"affinity {affinity}")
    assert game.open_view().clan(0).affinity == affinity
    assert game.node.question == "refill"


@pytest.mark.rule("R13.1c")
def test_there_is_no_trick_module_in_solo() -> None:
    with pytest.raises(BadOptions, match=r"tricks.*R13\.1"):
        Options(players=1, tricks=True)


@pytest.mark.rule("R13.1c")
def test_no_trick_is_in_the_trap_pile_of_a_solo_game() -> None:
    view = dealt(Options(players=1, affinity="fire"), 1).open_view()
    assert not [trap for trap in (*view.lodge, *view.decks["traps"]) if trap.startswith(("steal", "divert"))]
    assert len((*view.lodge, *view.decks["traps"])) == 36


@pytest.mark.rule("R13.1d", "R15.2")
def test_there_is_no_queens_grant_in_solo() -> None:
    with pytest.raises(BadOptions, match=r"queens_grant.*R13\.1"):
        Options(players=1, queens_grant=True)


@pytest.mark.rule("R13.1e")
def test_madhala_has_six_tokens() -> None:
    game = after_a_turn(madhala=SIX_TOKENS[:5])
    game.play("madhala 5 6")
    assert [name for name, path in game.open_view().paths.items() if path.mercenary == "madhala"] == [
        "a1", "a2", "a3", "a4", "m1", "c1",
    ]  # fmt: skip
    with pytest.raises(BadPosition, match="Madhala has 6 tokens"):
        solo(madhala=[*SIX_TOKENS, "c1"])


@pytest.mark.rule("R13.1f")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_the_player_is_first_player_throughout(number: int) -> None:
    game = solo(clan("fire"), phase="clean-up", round=number)
    game.advance(SeededDealer(1))
    assert (game.open_view().round, game.open_view().first, game.seat) == (number + 1, 0, 0)


# --- R13.2: when she acts ---------------------------------------------------------------------------


@pytest.mark.rule("R13.2a")
def test_madhala_acts_after_a_turn_of_the_player() -> None:
    game = solo()
    game.play("pawn-shop S", "done")
    assert game.node.question == "turn"
    game.play("end turn")
    assert (game.node.kind, game.node.question) == ("chance", "madhala")


@pytest.mark.rule("R13.2a")
def test_she_acts_after_a_turn_that_ends_by_itself() -> None:
    own = clan("fire", mercenaries=["Frunks"], pool="SS")
    game = position(as_toml({"options": {"scenario": 1, "confirm": []}, "clan": [own]}))
    game.play("mine 3 S")
    assert game.node.question == "madhala"


@pytest.mark.rule("R13.2a")
def test_she_acts_after_a_turn_outside() -> None:
    game = solo(clan("fire", pool="SSS"), missions=["mission-2", "mission-1"])
    game.play("path m1", "member frunks", "end turn")
    assert game.node.question == "madhala"


@pytest.mark.rule("R13.2a", "R5.2")
def test_she_acts_after_a_turn_that_spent_no_die() -> None:
    game = solo(clan("fire", pool="S", defense=1), entrance="Gator")
    game.play("path e1", "member frunks", "load defense", "done", "end turn")
    assert game.open_view().clan(0).pool == "S"
    assert game.node.question == "madhala"


@pytest.mark.rule("R13.2b")
def test_she_acts_once_and_then_it_is_the_players_turn() -> None:
    game = after_a_turn()
    game.play("madhala 1 2")
    assert (game.node.question, game.node.about, game.seat) == ("turn", (("stage", "before"),), 0)


@pytest.mark.rule("R13.2b")
def test_she_acts_after_each_turn() -> None:
    game = after_a_turn(clan("fire", pool="SSS"))
    told = happened(game, "madhala 1 2", "pawn-shop S", "done", "end turn", "madhala 1 6")
    assert kinds(told).count("madhala-rolled") == 2
    assert game.node.question == "turn"


@pytest.mark.rule("R13.2c")
def test_she_does_not_act_after_the_last_die() -> None:
    game = solo(clan("fire", on("m1", "Frunks", dice="SS"), pool="S"), missions=["mission-2", "mission-1"])
    told = happened(game, "pawn-shop S", "end turn")
    assert (game.node.question, game.open_view().phase) == ("roll", "adventure")
    assert "madhala-rolled" not in kinds(told)


@pytest.mark.rule("R13.2c", "R5.1")
def test_she_acts_if_a_free_action_after_the_last_die_brought_another_die() -> None:
    game = solo(clan("fire", hired=("Fandor",), pool="S"))
    game.play("pawn-shop S", "talent fandor", "persuasion 4", "end turn")
    assert game.open_view().clan(0).pool == "P4"
    assert game.node.question == "madhala"


@pytest.mark.rule("R13.2d", "R5.4")
def test_she_does_not_act_after_dice_were_given_up() -> None:
    own = clan("fire", on("m1", "Frunks", dice="SS"), pool="P4P5")
    closed = ["lodge", "tavern", "armory", "pawn_shop", "bazaar"]
    game = solo(own, panic=closed, missions=["mission-2", "mission-1"])
    told = happened(game, "give up")
    assert (game.node.question, game.open_view().phase) == ("roll", "adventure")
    assert "madhala-rolled" not in kinds(told)


@pytest.mark.rule("R13.2c", "R5.1")
def test_she_does_not_act_if_the_player_begins_without_dice() -> None:
    game = solo(clan("fire", on("m1", "Frunks", dice="SS"), pool=""), missions=["mission-2", "mission-1"])
    game.play("end turn")
    assert game.open_view().phase == "adventure"


@pytest.mark.rule("R13.2e")
def test_she_acts_in_no_other_phase() -> None:
    own = clan("fire", on("m1", "Frunks", dice="SS"), pool="S")
    game, dealer = solo(own, missions=["mission-2", "mission-1"]), SeededDealer(1)
    game.play("pawn-shop S", "end turn")
    asked = []
    while game.at_chance or game.node.question == "homecoming":
        asked.append(game.node.question)
        if game.at_chance:
            game.deal(game.outcomes[dealer.below(len(game.outcomes))])
        else:
            game.play("done")
    assert (game.node.question, game.open_view().round) == ("turn", 2)
    assert {"roll", "refill", "roll-pool"} <= set(asked)
    assert "madhala" not in asked


@pytest.mark.rule("R13.2e")
def test_she_does_not_act_before_the_players_first_turn() -> None:
    game = dealt(Options(players=1, affinity="fire"), 1)
    view = game.open_view()
    assert (game.node.question, view.spaces("lodge"), view.spaces("mine")) == ("turn", ("",) * 4, ("",) * 4)
    assert "madhala" not in [path.mercenary for path in view.paths.values()]


# --- R13.3: where the dice lead ---------------------------------------------------------------------


@pytest.mark.rule("R13.3a")
@pytest.mark.parametrize("red", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("yellow", "building"),
    [(1, "lodge"), (2, "alchemist"), (3, "tavern"), (4, "armory"), (5, "bazaar"), (6, "mine")],
)
def test_red_1_to_4_leads_to_the_building_of_the_yellow_die(red: int, yellow: int, building: str) -> None:
    assert led(after_a_turn(), f"madhala {red} {yellow}") == building


@pytest.mark.rule("R13.3b")
@pytest.mark.parametrize("red", [5, 6])
@pytest.mark.parametrize(
    ("yellow", "path"), [(1, "a1"), (2, "a2"), (3, "a3"), (4, "a4"), (5, "m1"), (6, "c1")]
)
def test_red_5_and_6_lead_outside_to_the_path_of_the_yellow_die(red: int, yellow: int, path: str) -> None:
    assert led(after_a_turn(), f"madhala {red} {yellow}") == path


@pytest.mark.rule("R13.3c", "R13.7")
@each_scenario
def test_all_pairs_lead_where_the_scenario_says(scenario: int) -> None:
    game = after_a_turn(scenario=scenario)
    assert rolls(game) == pairs_without(scenario)
    assert {roll: led(game, roll) for roll in rolls(game)} == {
        roll: place for roll, place in places(scenario).items() if roll in pairs_without(scenario)
    }


@pytest.mark.rule("R13.3d", "R5.6")
@pytest.mark.parametrize(("scenario", "building"), OPEN_BUILDINGS)
def test_a_full_building_is_rolled_again(scenario: int, building: str) -> None:
    game = after_a_turn(scenario=scenario, spaces={building: FULL[building]})
    assert rolls(game) == pairs_without(scenario, building)


@pytest.mark.rule("R13.3d")
@pytest.mark.parametrize("building", FULL)
def test_a_building_with_one_space_left_is_not_full(building: str) -> None:
    game = after_a_turn(spaces={building: FULL[building][:-1]})
    assert rolls(game) == pairs_without(1)


@pytest.mark.rule("R13.3e", "R5.6")
@each_scenario
@pytest.mark.parametrize("building", PANICKED)
def test_a_panicked_building_is_rolled_again(scenario: int, building: str) -> None:
    assert rolls(after_a_turn(scenario=scenario, panic=[building])) == pairs_without(scenario, building)


@pytest.mark.rule("R13.3e")
def test_panic_at_the_pawn_shop_does_not_matter_to_her() -> None:
    game = solo(panic=["pawn_shop"])
    game.play("mine 3 S", "end turn")
    assert rolls(game) == pairs_without(1)


@pytest.mark.rule("R13.3f", "R13.7")
def test_the_armory_that_scenario_4_closes_is_rolled_again() -> None:
    game = after_a_turn(scenario=4)
    assert len(rolls(game)) == 32
    assert not {f"madhala {red} 4" for red in (1, 2, 3, 4)} & set(rolls(game))


def six_tokens(scenario: int) -> list[str]:
    """Name six paths to which her dice may lead her."""
    return SIX_TOKENS_OF_SCENARIO_9 if scenario == 9 else SIX_TOKENS


@pytest.mark.rule("R13.3g")
@pytest.mark.parametrize(
    ("scenario", "path"),
    [(scenario, path) for scenario in SCENARIOS for path in TAKEN if path in places(scenario).values()],
)
def test_a_path_with_her_token_is_rolled_again(scenario: int, path: str) -> None:
    assert rolls(after_a_turn(scenario=scenario, madhala=TAKEN[path])) == pairs_without(scenario, path)


@pytest.mark.rule("R13.3g")
@each_scenario
@pytest.mark.parametrize(("path", "there"), [("a1", ["a1"]), ("a4", ["a4"]), ("m1", ["m1", "m2"])])
def test_a_path_with_a_mercenary_is_rolled_again(scenario: int, path: str, there: list[str]) -> None:
    affinity = AFFINITY.get(scenario, "fire")
    names = {"fire": ["Nuduru", "Frunks"], "water": ["Tortock", "Taron"], "jungle": ["Purkas", "Korgo"]}
    loads = [on(where, who) for where, who in zip(there, names[affinity], strict=False)]
    game = after_a_turn(clan(affinity, *loads, pool="SS"), scenario)
    assert rolls(game) == pairs_without(scenario, path)


@pytest.mark.rule("R13.3g")
@pytest.mark.parametrize(("first", "second"), [("m1", "m2"), ("c1", "c2")])
def test_a_mission_with_one_path_left_is_not_rolled_again(first: str, second: str) -> None:
    game = after_a_turn(madhala=[first])
    assert rolls(game) == pairs_without(1)
    assert led(game, f"madhala 5 {5 if first == 'm1' else 6}") == second


@pytest.mark.rule("R13.3g", "R6.3")
def test_a_land_without_card_and_monster_has_paths_while_its_header_lies_there() -> None:
    game = after_a_turn(land_a={"land": "", "header": "header-3b", "monster": ""})
    assert rolls(game) == pairs_without(1)
    bare = after_a_turn(land_a={"land": "", "header": "", "monster": ""})
    assert rolls(bare) == pairs_without(1, "a1", "a2", "a3", "a4")


@pytest.mark.rule("R13.3h")
@each_scenario
def test_without_a_token_left_nothing_outside_is_rolled(scenario: int) -> None:
    game = after_a_turn(scenario=scenario, madhala=six_tokens(scenario))
    assert rolls(game) == pairs_without(scenario, *OUTSIDE)


@pytest.mark.rule("R13.3i")
def test_all_pairs_that_are_left_are_equally_likely() -> None:
    game = after_a_turn(panic=["lodge", "tavern"], spaces={"mine": FULL["mine"]}, madhala=["a2", "m1", "m2"])
    assert rolls(game) == pairs_without(1, "lodge", "tavern", "mine", "a2", "m1")
    assert len(rolls(game)) == 4 * 3 + 2 * 4


@pytest.mark.rule("R13.3i")
def test_a_pair_that_leads_nowhere_cannot_be_dealt() -> None:
    game = after_a_turn(panic=["lodge"])
    before = game.digest()
    with pytest.raises(IllegalChoice, match="cannot happen now"):
        game.deal("madhala 1 1")
    assert game.digest() == before


@pytest.mark.rule("R13.3j")
@each_scenario
def test_with_no_free_place_nothing_happens_and_the_player_goes_on(scenario: int) -> None:
    game = solo(None, scenario, panic=PANICKED, madhala=six_tokens(scenario))
    told = happened(game, "pawn-shop S", "done", "end turn")
    assert (game.node.question, game.node.about, game.seat) == ("turn", (("stage", "before"),), 0)
    assert not [kind for kind in kinds(told) if kind.startswith("madhala")]


@pytest.mark.rule("R13.3b")
def test_she_does_not_go_to_the_entrance() -> None:
    game = after_a_turn(entrance="Gator", panic=PANICKED, madhala=["a1", "a2", "a3", "a4"])
    assert {led(game, roll) for roll in rolls(game)} == {"m1", "c1"}


@pytest.mark.rule("R13.3g")
def test_the_player_cannot_take_a_path_with_her_token() -> None:
    game = after_a_turn(clan("fire", pool="SSS"), missions=["mission-12", "mission-1"])
    game.play("madhala 5 5")
    assert "path m1" not in spelled(game)
    assert "path m2" in spelled(game)
    refused(game, "path m1", "R6.1", "path-taken")
