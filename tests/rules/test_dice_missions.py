"""The order of the adventure, and the dice-rolling mission (R7.1, R7.2)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import INITIAL, adventure, clan, happened, on
from support.games import path, spelled
from support.refusals import refused

GATOR = {"land": "Yuha", "header": "header-5b", "monster": "Gator"}  # a1 SM, a2 S, a3 M, a4 SSS
MOLDO = {"land": "Kale", "header": "header-1b", "monster": "Moldo"}  # b1 SS, b2 S, b3 MM, b4 S


def mission(tile: str, *clans: dict[str, Any]) -> Game:
    """Begin with this dice-rolling mission. After it, Gator attacks the leader of one more clan."""
    free = next(affinity for affinity in INITIAL if affinity not in {other["affinity"] for other in clans})
    rest = clan(free, on("a2", INITIAL[free][0]))
    other = "mission-1" if tile != "mission-1" else "mission-2"
    return adventure(*clans, rest, missions=[tile, other], land_a=GATOR)


def is_over(game: Game) -> bool:
    """Return whether the mission is over."""
    return (game.node.question, game.node.about[0]) == ("attack", ("path", "a2"))


def stock(game: Game, seat: int = 0) -> tuple[int, int, int, int, int]:
    """Return glory, gold, defense tokens, potions and venoms of a clan."""
    of = game.open_view().clan(seat)
    return of.glory, of.gold, of.defense, of.potions, of.venoms


def total(game: Game, *steps: str) -> object:
    """Play some steps and return the total that was reached on the mission, None if it goes on."""
    tried = [event["total"] for event in happened(game, *steps) if event.kind == "mission-tried"]
    return tried[-1] if tried else None


# --- the order ------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.1a")
def test_missions_come_first_then_land_a_land_b_and_the_entrance() -> None:
    game = adventure(
        clan("jungle", on("e2", "Purkas", dice="S"), on("e1", "Korgo", dice="S")),
        clan("water", on("b2", "Tortock"), on("a2", "Taron")),
        clan("fire", on("c1", "Nuduru"), on("m1", "Frunks", dice="S")),
        missions=["mission-12", "mission-1"],
        land_a=GATOR,
        land_b=MOLDO,
        entrance="Sckon",
        loot=["", "", "", ""],
        decks={"loot": []},
    )
    missed = "attack 1 1 1"
    met = []
    for step in ("roll S1", "no", missed, "stop", missed, "stop", missed, "stop", missed):
        met.append(f"{game.node.question} {dict(game.node.about)['path']}")
        game.play(step)
    assert met == [
        "roll m1",
        "contract c1",
        "attack a2",
        "fight a2",
        "attack b2",
        "fight b2",
        "attack e1",
        "fight e1",
        "attack e2",
    ]


@pytest.mark.rule("R7.1b")
@pytest.mark.parametrize(
    ("place", "question"),
    [
        ("m1", "roll"),
        ("m2", "roll"),
        ("c1", "contract"),
        ("c2", "contract"),
        ("a2", "attack"),
        ("b2", "attack"),
        ("e1", "attack"),
        ("e2", "attack"),
    ],
)
def test_places_without_a_mercenary_are_skipped(place: str, question: str) -> None:
    game = adventure(
        clan("fire", on(place, "Nuduru", dice="S")),
        clan("water"),
        clan("jungle"),
        missions=["mission-12", "mission-1"],
        land_a=GATOR,
        land_b=MOLDO,
        entrance="Sckon",
    )
    assert (game.node.question, dict(game.node.about)["path"]) == (question, place)


@pytest.mark.rule("R7.1b")
def test_an_adventure_without_mercenaries_is_over_at_once() -> None:
    game = adventure(clan("fire", trophies=["Moldo"]), land_a=GATOR)
    assert (game.node.question, game.seat) == ("homecoming", 0)
    view = game.open_view()
    assert (view.lands[0].monster, view.entrance) == ("Gator", ""), "a monster that fought nobody stays"


# --- rolling --------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.2a")
def test_the_left_path_is_played_out_before_the_right_one_rolls() -> None:
    game = mission("mission-2", clan("fire", on("m2", "Nuduru"), on("m1", "Kakron"), hired=("Kakron",)))
    assert game.node.about == (("path", "m1"), ("dice", "SS"))
    game.play("roll S1 S2")
    assert (game.node.question, path(game, "m2").rolled) == ("fight", "")
    game.play("reroll S1", "roll S5")
    assert (game.node.question, game.node.about) == ("roll", (("path", "m2"), ("dice", "SS")))


@pytest.mark.rule("R7.2a")
@pytest.mark.parametrize(
    ("dice", "roll", "rolled"),
    [
        ("SMP", "roll S1 M2 P3", "S1M2P3"),
        ("SSP", "roll S4 S2 P3", "S2S4P3"),
        ("MPP", "roll M1 P6 P5", "M1P5P6"),
    ],
)
def test_all_dice_are_rolled_at_once_persuasion_included(dice: str, roll: str, rolled: str) -> None:
    game = mission("mission-9", clan("fire", on("m1", "Nuduru", dice=dice), loot=["rerolls"]))
    game.play(roll)
    assert path(game, "m1").rolled == rolled
    assert spelled(game) == ["loot rerolls", "stop"]


@pytest.mark.rule("R7.2a")
def test_a_persuasion_die_is_rolled_again_whatever_it_showed_before() -> None:
    game = mission("mission-12", clan("fire", on("m1", "Nuduru", dice="P")))
    assert [str(outcome) for outcome in game.outcomes] == [f"roll P{face}" for face in range(1, 7)]


@pytest.mark.rule("R7.2a")
def test_a_player_with_nothing_to_reroll_or_to_use_is_not_asked() -> None:
    game = mission("mission-2", clan("fire", on("m1", "Nuduru")))
    game.play("roll S1 S2")
    assert is_over(game)


@pytest.mark.rule("R7.2a", "R8.2")
def test_a_talent_rerolls_dice_of_its_colour() -> None:
    game = mission("mission-5", clan("jungle", on("m1", "Korgo")))
    game.play("roll S6 P3")
    assert spelled(game) == ["reroll P3", "stop"]
    refused(game, "reroll S6", "R8.2", "no-reroll")
    assert total(game, "reroll P3", "roll P1") == 7, "the new value stands, and there was one reroll"


@pytest.mark.rule("R7.2a", "R12.7")
@pytest.mark.parametrize(("card", "colour"), [("Krakhen", "M"), ("Tergeo", "S"), ("Slham", "P")])
def test_equipment_rerolls_twice(card: str, colour: str) -> None:
    game = mission("mission-9", clan("fire", on("m1", "Nuduru", dice="SMP"), equipment={"Nuduru": [card]}))
    game.play("roll S2 M2 P2")
    assert spelled(game) == [f"reroll {colour}2", "stop"]
    game.play(f"reroll {colour}2", f"roll {colour}1")
    assert spelled(game) == [f"reroll {colour}1", "stop"]
    assert total(game, f"reroll {colour}1", f"roll {colour}6") == 10


@pytest.mark.rule("R7.2a")
def test_a_player_may_stop_with_rerolls_left() -> None:
    game = mission("mission-2", clan("fire", on("m1", "Kakron"), hired=("Kakron",)))
    assert total(game, "roll S1 S1", "stop") == 2


@pytest.mark.rule("R7.2a", "R12.4")
@pytest.mark.parametrize(
    ("loot", "steps", "reached"),
    [
        ("rerolls", ("reroll M1", "roll M6", "reroll S1", "roll S5", "stop"), 6 + 5 + 1),
        ("magic-rerolls", ("reroll M1", "roll M6", "stop"), 1 + 6 + 1),
        ("magic-boost", (), 1 + (1 + 2) + 1),
        ("strength-boost", (), (1 + 2) + 1 + 1),
    ],
)
def test_outside_loot_for_dice_may_be_used(loot: str, steps: tuple[str, ...], reached: int) -> None:
    game = mission("mission-9", clan("fire", on("m1", "Nuduru", dice="SMP"), loot=[loot]))
    game.play("roll S1 M1 P1")
    assert spelled(game) == [f"loot {loot}", "stop"]
    assert total(game.clone(), "stop") == 3, "it is optional"
    assert total(game, f"loot {loot}", *steps) == reached
    view = game.open_view()
    assert (view.clan(0).loot, view.discards["loot"]) == ((), (loot,))


@pytest.mark.rule("R7.2a", "R12.4")
@pytest.mark.parametrize(
    "loot", ["slayer", "capture-glory", "elimination-glory", "conquest-glory", "gold-12", "magic-boost"]
)
def test_other_loot_cannot_be_used_on_a_mission(loot: str) -> None:
    game = mission("mission-10", clan("fire", on("m1", "Nuduru", dice="SP"), loot=["rerolls", loot]))
    game.play("roll S1 P1")
    assert spelled(game) == ["loot rerolls", "stop"]
    assert game.why_not(f"loot {loot}") is not None


# --- talents and equipment ------------------------------------------------------------------------------


@pytest.mark.rule("R7.2b")
@pytest.mark.parametrize(
    ("who", "cards", "reached"),
    [
        ("Nuduru", (), 6),
        ("Frunks", (), 7),
        ("Taroa", (), 8),
        ("Nuduru", ("Pugnor",), 8),
        ("Nuduru", ("Mortis",), 7),
        ("Taroa", ("Pugnor", "Mortis"), 11),
        ("Nuduru", ("Slyzor",), 6),
        ("Nuduru", ("Kedavra",), 6),
        ("Naiala", (), 6),
        ("Torko", (), 6),
        ("Geas", (), 6),
    ],
)
def test_each_die_counts_with_its_modifiers_but_not_those_for_monsters_or_conquest(
    who: str, cards: tuple[str, ...], reached: int
) -> None:
    hired = () if who in INITIAL["fire"] else (who,)
    me = clan("fire", on("m1", who, dice="SSM"), hired=hired, equipment={who: [*cards]})
    game = mission("mission-7", me)
    assert total(game, "roll S2 S2 M2") == reached


@pytest.mark.rule("R7.2b")
@pytest.mark.parametrize(
    ("affinity", "who", "reached"), [("air", "Timbulu", 8), ("air", "Poissen", 6), ("water", "Tortock", 6)]
)
def test_dice_of_initial_members_count_with_their_modifiers_too(
    affinity: str, who: str, reached: int
) -> None:
    game = mission("mission-7", clan(affinity, on("m1", who, dice="SSM")))
    assert total(game, "roll S2 S2 M2") == reached


@pytest.mark.rule("R7.2b", "R8.3")
def test_a_persuasion_die_has_no_modifier() -> None:
    me = clan("fire", on("m1", "Taroa"), hired=("Taroa",), equipment={"Taroa": ["Mortis"]})
    game = mission("mission-5", me)
    assert total(game, "roll S2 P2") == 5


# --- success, reward, penalty ---------------------------------------------------------------------------

# Per tile: a roll of the objective, one of 1 less, the stock after a success (from 5 glory, 7 gold), penalty.
TILES = [
    ("mission-1", "SM", "S3 M4", "S3 M3", (7, 9, 0, 0, 0), 1),
    ("mission-2", "SS", "S3 S4", "S3 S3", (7, 7, 1, 0, 0), 1),
    ("mission-3", "MM", "M3 M3", "M3 M2", (7, 7, 0, 1, 0), 1),
    ("mission-4", "PP", "P5 P1", "P4 P1", (7, 11, 0, 0, 0), 1),
    ("mission-5", "SP", "S6 P1", "S5 P1", (8, 7, 0, 0, 0), 1),
    ("mission-6", "MP", "M2 P4", "M1 P4", (7, 8, 0, 0, 1), 1),
    ("mission-7", "SSM", "S4 S4 M3", "S4 S4 M2", (9, 7, 0, 0, 0), 2),
    ("mission-8", "SSS", "S4 S4 S4", "S4 S4 S3", (8, 12, 0, 0, 0), 2),
    ("mission-9", "SMP", "S3 M3 P4", "S3 M3 P3", (8, 9, 0, 0, 0), 1),
    ("mission-10", "SP", "S4 P4", "S4 P3", (8, 8, 0, 0, 0), 2),
    ("mission-11", "MMP", "M3 M3 P4", "M3 M3 P3", (9, 7, 0, 1, 0), 2),
    ("mission-12", "P", "P4", "P3", (6, 10, 0, 0, 0), 1),
]


@pytest.mark.rule("R7.2c", "R7.2d")
@pytest.mark.parametrize("side", ["m1", "m2"])
@pytest.mark.parametrize(("tile", "dice", "roll", "_less", "after", "_penalty"), TILES)
def test_the_objective_is_enough_for_the_reward(
    tile: str, dice: str, roll: str, _less: str, after: tuple[int, ...], _penalty: int, side: str
) -> None:
    game = mission(tile, clan("fire", on(side, "Nuduru", dice=dice)))
    game.play(f"roll {roll}")
    assert is_over(game)
    assert stock(game) == after


@pytest.mark.rule("R7.2c", "R7.2f")
@pytest.mark.parametrize("side", ["m1", "m2"])
@pytest.mark.parametrize(("tile", "dice", "_roll", "less", "_after", "penalty"), TILES)
def test_one_less_than_the_objective_brings_the_penalty(
    tile: str, dice: str, _roll: str, less: str, _after: tuple[int, ...], penalty: int, side: str
) -> None:
    game = mission(tile, clan("fire", on(side, "Nuduru", dice=dice)))
    game.play(f"roll {less}")
    assert is_over(game)
    assert stock(game) == (5 - penalty, 7, 0, 0, 0)


@pytest.mark.rule("R7.2d")
@pytest.mark.parametrize(
    ("left", "right", "fire", "water"),
    [
        ("roll S4 S3", "roll S3 S3", (7, 7, 1, 0, 0), (4, 7, 0, 0, 0)),
        ("roll S3 S3", "roll S4 S3", (4, 7, 0, 0, 0), (7, 7, 1, 0, 0)),
    ],
)
def test_the_only_success_takes_the_reward(
    left: str, right: str, fire: tuple[int, ...], water: tuple[int, ...]
) -> None:
    game = mission("mission-2", clan("fire", on("m1", "Nuduru")), clan("water", on("m2", "Tortock")))
    game.play(left, right)
    assert (stock(game, 0), stock(game, 1)) == (fire, water)


@pytest.mark.rule("R7.2e")
@pytest.mark.parametrize(
    ("left", "right", "winner"),
    [
        ("roll S4 S4", "roll S4 S3", 0),
        ("roll S4 S3", "roll S4 S4", 1),
        ("roll S4 S4", "roll S5 S3", 0),
        ("roll S6 S6", "roll S6 S6", 0),
    ],
)
def test_of_two_successes_the_higher_total_takes_the_reward_and_the_other_two_gold(
    left: str, right: str, winner: int
) -> None:
    game = mission("mission-2", clan("fire", on("m1", "Nuduru")), clan("water", on("m2", "Tortock")))
    game.play(left, right)
    assert is_over(game)
    assert stock(game, winner) == (7, 7, 1, 0, 0)
    assert stock(game, 1 - winner) == (5, 9, 0, 0, 0)


@pytest.mark.rule("R7.2e")
def test_a_clan_on_both_paths_takes_the_reward_and_the_two_gold() -> None:
    game = mission("mission-2", clan("fire", on("m1", "Nuduru"), on("m2", "Frunks")))
    game.play("roll S4 S3", "roll S5 S5")
    assert stock(game) == (7, 9, 1, 0, 0)


@pytest.mark.rule("R7.2e", "R7.2b")
def test_the_totals_are_compared_with_their_modifiers() -> None:
    game = mission("mission-3", clan("water", on("m1", "Tortock")), clan("fire", on("m2", "Frunks")))
    game.play("roll M4 M4", "roll M4 M3")
    assert (stock(game, 0), stock(game, 1)) == ((5, 9, 0, 0, 0), (7, 7, 0, 1, 0)), "8 against 9"


@pytest.mark.rule("R7.2f")
def test_each_failure_brings_the_penalty() -> None:
    game = mission("mission-8", clan("fire", on("m1", "Nuduru")), clan("water", on("m2", "Tortock")))
    game.play("roll S1 S1 S1", "roll S1 S1 S1")
    assert (stock(game, 0)[0], stock(game, 1)[0]) == (3, 3)


@pytest.mark.rule("R7.2f")
def test_a_clan_that_fails_on_both_paths_suffers_the_penalty_twice() -> None:
    game = mission("mission-8", clan("fire", on("m1", "Nuduru"), on("m2", "Frunks")))
    game.play("roll S1 S1 S1", "roll S1 S1 S1")
    assert stock(game) == (1, 7, 0, 0, 0)


@pytest.mark.rule("R7.2f", "R1.3")
def test_the_penalty_comes_after_the_reward() -> None:
    game = mission("mission-8", clan("fire", on("m1", "Nuduru"), on("m2", "Frunks"), glory=0))
    game.play("roll S1 S1 S1", "roll S4 S4 S4")
    assert stock(game) == (1, 12, 0, 0, 0), "0 glory, 3 more, then 2 less; the other way round it would be 3"


@pytest.mark.rule("R7.2f", "R1.3")
def test_a_penalty_does_not_take_glory_below_0() -> None:
    game = mission("mission-8", clan("fire", on("m1", "Nuduru"), glory=1))
    game.play("roll S1 S1 S1")
    assert stock(game) == (0, 7, 0, 0, 0)


@pytest.mark.rule("R7.2g")
@pytest.mark.parametrize("roll", ["roll S6 S6", "roll S1 S1"])
def test_the_tile_is_discarded_whether_it_was_fulfilled_or_not(roll: str) -> None:
    game = mission("mission-2", clan("fire", on("m1", "Nuduru")))
    assert game.open_view().missions == ("mission-2", "mission-1")
    game.play(roll)
    assert is_over(game)
    view = game.open_view()
    assert view.missions == ("", "mission-1")
    assert "mission-2" not in view.decks["missions"]
