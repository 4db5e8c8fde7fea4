"""R5.1, R5.2, R5.3, R5.4, R5.5 and R1.9: turns, actions, and free actions around them."""

from __future__ import annotations

import pytest

from monsterlands import Game, WrongSeat
from support.positions import position
from support.refusals import offered, refused

ALL_BUILDINGS = ["lodge", "alchemist", "tavern", "armory", "pawn_shop", "bazaar", "mine"]

# One of each free action, and what is needed for it.
BUSY = """
clan = [
  { affinity = "fire", mercenaries = ["Nuduru", "Frunks", "Zondu"], glory = 10, gold = 30, pool = "SSSMP3", \
novices = 1, potions = 1, wounded = ["Frunks"], trophies = ["Gator"], loot = ["gold-12"], \
lands = ["Skyehn", "Thaklan"], settled = { Skyehn = "Frunks" }, equipment = { Frunks = ["Noxx"] } },
  { affinity = "water" },
]
"""
FREE_ACTIONS = [
    "sell gator",
    "loot gold-12",
    "heal frunks",
    "move attire frunks",
    "novice S M",
    "talent nuduru",
]
# A mercenary who rolls first in the adventure, so that the game stops there.
ON_A_MISSION = '{{ path = "m1", mercenary = "{}", dice = "SS" }}'
NEW_AT_THE_TAVERN = ["tavern wondou", "tavern vishor", "tavern nimra", "tavern geas"]


def three_clans(*pools: str, first: int = 0) -> Game:
    clans = zip(("fire", "water", "air"), pools, strict=True)
    written = ", ".join(f'{{ affinity = "{affinity}", pool = "{pool}" }}' for affinity, pool in clans)
    return position(f"clan = [{written}]", first=first)


def two_clans(pool: str, other: str = "SS", **table: object) -> Game:
    return position(
        f'clan = [{{ affinity = "fire", pool = "{pool}" }}, {{ affinity = "water", pool = "{other}" }}]',
        **table,
    )


def turns(game: Game, number: int) -> list[int | None]:
    """Let everybody pawn one strength die a turn; return who was asked."""
    seats = []
    for _ in range(number):
        seats.append(game.seat)
        game.play("pawn-shop S")
        if game.node.question == "pawn":
            game.play("done")
        game.play("end turn")
    return seats


# --- R5.1 ---


@pytest.mark.rule("R5.1a")
def test_turns_go_clockwise_from_the_first_player() -> None:
    assert turns(three_clans("SS", "SS", "SS", first=1), 3) == [1, 2, 0]


@pytest.mark.rule("R5.1b")
def test_a_turn_has_only_one_action() -> None:
    game = two_clans("SSS")
    game.play("mine 3 S")
    assert game.seat == 0
    refused(game, "mine 1 S", "R5.1", "not-asked")
    refused(game, "pawn-shop S", "R5.1", "not-asked")


@pytest.mark.rule("R5.1c")
def test_after_the_last_player_it_is_the_first_players_turn_again() -> None:
    assert turns(three_clans("SSS", "SSS", "SSS", first=2), 6) == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("R5.1d")
def test_a_player_with_dice_must_act() -> None:
    game = two_clans("S")
    refused(game, "end turn", "R5.1", "must-act")
    refused(game, "give up", "R5.4", "can-act")


@pytest.mark.rule("R5.1e")
def test_a_turn_that_ends_with_an_empty_pool_is_that_players_last() -> None:
    game = three_clans("S", "SSS", "SSS")
    assert turns(game, 5) == [0, 1, 2, 1, 2]
    assert [clan.out for clan in game.view(0).clans] == [True, False, False]


@pytest.mark.rule("R5.1e")
def test_an_empty_pool_does_not_end_the_turn_before_its_player_does() -> None:
    game = two_clans("S")
    game.play("pawn-shop S")
    assert game.view(0).clan(0).pool == ""
    assert not game.view(0).clan(0).out
    assert offered(game) == ["talent nuduru", "end turn"]


@pytest.mark.rule("R5.1f")
def test_a_die_bought_after_the_last_action_brings_another_turn() -> None:
    game = position("""
        clan = [
          { affinity = "fire", mercenaries = ["Nuduru", "Wormee"], pool = "S", gold = 2 },
          { affinity = "water", pool = "SSS" },
        ]""")
    game.play("pawn-shop S", "talent wormee", "end turn")
    assert not game.view(0).clan(0).out
    game.play("pawn-shop S", "done", "end turn")
    assert game.seat == 0
    assert game.view(0).clan(0).pool == "S"


@pytest.mark.rule("R5.1f")
def test_without_the_bought_die_the_player_has_no_other_turn() -> None:
    game = position("""
        clan = [
          { affinity = "fire", mercenaries = ["Nuduru", "Wormee"], pool = "S", gold = 2 },
          { affinity = "water", pool = "SSS" },
        ]""")
    game.play("pawn-shop S", "end turn", "pawn-shop S", "done", "end turn")
    assert game.seat == 1


@pytest.mark.rule("R5.1f")
def test_a_free_hire_after_the_last_action_brings_dice_and_another_turn() -> None:
    game = position(
        """
        clan = [
          { affinity = "fire", pool = "S", loot = ["recruit"] },
          { affinity = "water", pool = "S" },
        ]""",
        tavern=["Drapis", "Wondou", "Dolfus", "Torko"],
    )
    game.play("pawn-shop S", "loot recruit", "tavern geas", "end turn", "pawn-shop S", "end turn")
    assert game.seat == 0
    assert game.view(0).clan(0).pool == "S"


@pytest.mark.rule("R5.1g")
def test_deployment_goes_on_as_long_as_one_player_has_dice() -> None:
    game = two_clans("S", "SS")
    assert turns(game, 2) == [0, 1]
    assert (game.seat, game.view(1).phase) == (1, "deployment")


@pytest.mark.rule("R5.1g")
def test_deployment_is_over_when_it_has_ended_for_all() -> None:
    game = position(f"""
        clan = [
          {{ affinity = "fire", pool = "S" }},
          {{ affinity = "water", pool = "SS", path = [{ON_A_MISSION.format("Taron")}] }},
        ]""")
    assert turns(game, 3) == [0, 1, 1]
    assert game.view(0).phase == "adventure"
    assert [clan.out for clan in game.view(0).clans] == [True, True]


# --- R5.2 ---


@pytest.mark.rule("R5.2a")
def test_deploying_in_the_citadel_is_an_action() -> None:
    game = two_clans("SS")
    game.play("mine 3 S")
    assert game.node.about == (("stage", "after"),)


@pytest.mark.rule("R5.2b")
def test_deploying_outside_is_an_action() -> None:
    game = two_clans("SS", land_a={"header": "header-1a"})
    game.play("path a1", "member frunks", "done")
    assert game.node.about == (("stage", "after"),)
    assert game.view(0).path("a1").mercenary == "Frunks"


@pytest.mark.rule("R5.2c")
def test_deploying_on_a_settled_land_is_an_action() -> None:
    game = position("""
        clan = [
          { affinity = "fire", pool = "MMM", lands = ["Kale"], settled = { Kale = "Frunks" } },
          { affinity = "water" },
        ]""")
    game.play("use kale")
    assert game.node.about == (("stage", "after"),)
    refused(game, "pawn-shop M", "R5.1", "not-asked")


@pytest.mark.rule("R5.2d")
def test_an_entrance_assignment_with_tokens_only_is_an_action_though_it_takes_no_die() -> None:
    game = two_clans("SS", entrance="Gator")
    game.play("path e1", "member frunks", "load trap initial", "done")
    assert game.view(0).clan(0).pool == "SS"
    refused(game, "mine 3 S", "R5.1", "not-asked")
    game.play("end turn")
    assert game.seat == 1


@pytest.mark.rule("R5.2d", "R5.4c")
def test_a_player_who_can_still_send_somebody_to_the_entrance_with_a_trap_cannot_give_up() -> None:
    assert "give up" in offered(two_clans("P3", panic=ALL_BUILDINGS))
    game = two_clans("P3", panic=ALL_BUILDINGS, entrance="Gator")
    refused(game, "give up", "R5.4", "can-act")
    game.play("path e2", "member frunks", "load trap initial")
    assert game.view(0).path("e2").traps == ("initial",)
    assert game.view(0).clan(0).pool == "P3"


# --- R5.3 and R1.9 ---


@pytest.mark.rule("R5.3a", "R1.9a")
def test_before_the_action_any_number_of_free_actions_may_be_taken() -> None:
    game = position(BUSY)
    game.play("sell gator", "loot gold-12", "heal frunks", "talent nuduru", "novice S M")
    assert "mine 3 S" in offered(game)
    assert game.view(0).clan(0).gold == 30 + 5 + 12


@pytest.mark.rule("R5.3b", "R1.9a")
def test_after_the_action_any_number_of_free_actions_may_be_taken() -> None:
    game = position(BUSY)
    game.play("mine 3 S", "sell gator", "loot gold-12", "heal frunks", "talent nuduru", "novice S M")
    assert game.view(0).clan(0).gold == 30 + 2 + 5 + 12
    assert "end turn" in offered(game)


@pytest.mark.rule("R5.3a")
def test_free_actions_are_optional() -> None:
    game = position(BUSY)
    game.play("mine 3 S", "end turn")
    assert game.seat == 1


@pytest.mark.rule("R1.9a")
@pytest.mark.parametrize("free", FREE_ACTIONS)
def test_a_free_action_is_possible_before_the_action(free: str) -> None:
    assert position(BUSY).why_not(free) is None


@pytest.mark.rule("R1.9a")
@pytest.mark.parametrize("free", FREE_ACTIONS)
def test_a_free_action_is_possible_after_the_action(free: str) -> None:
    game = position(BUSY)
    game.play("mine 3 S")
    assert game.why_not(free) is None


@pytest.mark.rule("R1.9a")
@pytest.mark.parametrize("free", FREE_ACTIONS)
def test_a_free_action_is_possible_between_beer_and_hiring(free: str) -> None:
    game = position(BUSY, tavern=["Drapis", "Taroa", "Puargh", "Dalina"])
    game.play("tavern S", "beer", *NEW_AT_THE_TAVERN)
    game.play(free)


@pytest.mark.rule("R1.9a", "R9.5")
@pytest.mark.parametrize("earlier", [[], ["mine 3 S"], ["tavern S", "beer", *NEW_AT_THE_TAVERN]])
def test_a_land_may_be_settled_in_each_window_of_the_turn(earlier: list[str]) -> None:
    game = position("""
        clan = [
          { affinity = "fire", gold = 9, pool = "SS", lands = ["Kale"] },
          { affinity = "water" },
        ]""")
    game.play(*earlier, "settle kale")
    assert game.view(0).clan(0).settled == {"Kale": "Frunks"}


WITHIN = {
    "lodge": ["lodge S"],
    "lodge basket": ["lodge S", "buy strength-1"],
    "alchemist": ["alchemist 1 M"],
    "tavern before beer": ["tavern S"],
    "armory": ["armory S"],
    "pawn shop": ["pawn-shop S"],
    "bazaar": ["bazaar S"],
    "equipping": ["bazaar S", "buy pugnor"],
    "settled land": ["use thaklan"],
    "assigning": ["path a1"],
    "loading": ["path a1", "member nuduru"],
    "mission dice": ["path m1", "member nuduru"],
}


@pytest.mark.rule("R5.3c", "R1.9a")
@pytest.mark.parametrize("steps", WITHIN.values(), ids=WITHIN)
def test_within_an_action_there_is_no_free_action(steps: list[str]) -> None:
    game = position(
        BUSY.replace('Skyehn = "Frunks"', 'Thaklan = "Drapis"').replace('"Zondu"', '"Zondu", "Drapis"'),
        lodge=["strength-1", "strength-1"],
        bazaar=["Pugnor"],
        land_a={"header": "header-1a"},
        missions=["mission-1", "mission-2"],
    )
    assert all(game.why_not(free) is None for free in FREE_ACTIONS)
    game.play(*steps)
    for free in FREE_ACTIONS:
        refused(game, free, "R5.3", "not-asked")


@pytest.mark.rule("R1.9b")
def test_the_window_between_beer_and_hiring_is_a_moment_of_its_own() -> None:
    game = position(BUSY, tavern=["Drapis", "Taroa", "Puargh", "Dalina"])
    game.play("move attire frunks", "member zondu")
    refused(game, "move attire zondu", "R5.12", "already-moved")
    game.play("tavern S", "beer", *NEW_AT_THE_TAVERN, "move attire zondu", "member frunks")
    refused(game, "move attire frunks", "R5.12", "already-moved")
    game.play("done", "move attire frunks", "member zondu")
    assert game.view(0).clan(0).equipment == {"Zondu": ("Noxx",)}


@pytest.mark.rule("R1.9b")
def test_the_time_after_hiring_is_another_moment_than_between_beer_and_hiring() -> None:
    game = position(BUSY, tavern=["Drapis", "Taroa", "Puargh", "Dalina"])
    game.play("tavern S", "beer", *NEW_AT_THE_TAVERN, "move attire frunks", "member zondu", "hire novice")
    game.play("move attire zondu", "member frunks")
    assert game.view(0).clan(0).equipment == {"Frunks": ("Noxx",)}


@pytest.mark.rule("R1.9b", "R12.5a")
@pytest.mark.parametrize("earlier", [[], ["mine 3 S"], ["tavern S", "beer", *NEW_AT_THE_TAVERN]])
def test_a_free_hire_begins_no_new_moment(earlier: list[str]) -> None:
    game = position(BUSY.replace('"gold-12"', '"recruit"'), tavern=["Drapis", "Taroa", "Puargh", "Dalina"])
    game.play(*earlier, "move attire frunks", "member zondu", "loot recruit")
    game.play("hire vishor" if earlier[1:] else "hire drapis")
    while game.at_chance:
        game.deal("tavern parsas" if game.node.question == "refill" else "persuasion 3")
    refused(game, "move attire zondu", "R5.12", "already-moved")


@pytest.mark.rule("R1.9a")
def test_nobody_has_a_free_action_on_another_players_turn() -> None:
    game = position(BUSY, turn=1)
    for free in FREE_ACTIONS:
        with pytest.raises(WrongSeat):
            game.apply(free, seat=0)


# --- R5.4 ---


@pytest.mark.rule("R5.4a")
def test_a_player_without_a_legal_action_may_take_free_actions_first() -> None:
    game = position(
        'clan = [{ affinity = "fire", pool = "P3", trophies = ["Gator"] }, { affinity = "water" }]',
        panic=ALL_BUILDINGS,
    )
    assert offered(game) == ["talent nuduru", "sell gator", "give up"]
    game.play("sell gator", "talent nuduru", "give up")
    assert (game.view(0).clan(0).gold, game.view(0).clan(0).potions) == (12, 1)


@pytest.mark.rule("R5.4b")
def test_giving_up_takes_all_remaining_dice_and_ends_the_phase_for_that_player() -> None:
    game = two_clans("P3P5", "SSS", panic=ALL_BUILDINGS, land_a={"header": "header-1a"})
    game.play("give up")
    clan = game.view(0).clan(0)
    assert (clan.pool, clan.out, clan.gold) == ("", True, 7)
    game.play("path a1", "member taron", "done", "end turn")
    assert game.seat == 1


@pytest.mark.rule("R5.4c")
@pytest.mark.parametrize("open_building", ["pawn_shop", "armory"])
def test_dice_are_not_given_up_while_any_action_is_legal(open_building: str) -> None:
    closed = [building for building in ALL_BUILDINGS if building != open_building]
    refused(two_clans("P3", panic=closed), "give up", "R5.4", "can-act")


@pytest.mark.rule("R5.4c")
def test_giving_up_is_no_longer_legal_after_a_free_action_makes_an_action_legal() -> None:
    game = position(
        'clan = [{ affinity = "fire", pool = "P3", novices = 1 }, { affinity = "water" }]',
        panic=ALL_BUILDINGS,
        land_a={"header": "header-1a"},
    )
    assert "give up" in offered(game)
    game.play("novice P3 S")
    assert "path a1" in offered(game)
    refused(game, "give up", "R5.4", "can-act")


@pytest.mark.rule("R5.4c")
def test_without_any_action_only_giving_up_ends_the_turn() -> None:
    refused(two_clans("P3", panic=ALL_BUILDINGS), "end turn", "R5.1", "must-act")


# --- R5.5 ---


@pytest.mark.rule("R5.5")
def test_a_gained_die_has_to_be_used_before_the_phase_can_end() -> None:
    game = position(f"""
        clan = [
          {{ affinity = "fire", mercenaries = ["Nuduru", "Fandor"], pool = "S", gold = 1 }},
          {{ affinity = "water", pool = "S", path = [{ON_A_MISSION.format("Taron")}] }},
        ]""")
    game.play("pawn-shop S", "talent fandor", "persuasion 6", "end turn", "pawn-shop S", "end turn")
    assert game.view(0).clan(0).pool == "P6"
    refused(game, "end turn", "R5.1", "must-act")
    game.play("pawn-shop P6", "end turn")
    assert game.view(0).phase == "adventure"
