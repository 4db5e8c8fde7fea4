"""Land paths: what a header requires, what may be added, and what its path gives (R6.3, R6.5)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.games import assign, dice_sets, go, has, offered, path, pool_of, spelled, the_turn_of, walks

# Header side, path, required dice, reinforcements and their colours, what then lies on the mercenary.
Gains = tuple[int, int, int]  # gold, potions, venoms
NOTHING = (0, 0, 0)
POTION = (0, 1, 0)
VENOM = (0, 0, 1)


def gold(amount: int) -> Gains:
    return (amount, 0, 0)


EVERY = [
    ("header-1a", 1, "S", 3, "SM", NOTHING),
    ("header-1a", 2, "SS", 2, "M", POTION),
    ("header-1a", 3, "M", 3, "SM", NOTHING),
    ("header-1a", 4, "SM", 2, "S", gold(3)),
    ("header-1b", 1, "SS", 2, "SM", NOTHING),
    ("header-1b", 2, "S", 3, "SM", VENOM),
    ("header-1b", 3, "MM", 2, "S", NOTHING),
    ("header-1b", 4, "S", 2, "SM", gold(2)),
    ("header-2a", 1, "SM", 2, "SM", NOTHING),
    ("header-2a", 2, "S", 3, "S", NOTHING),
    ("header-2a", 3, "SS", 2, "M", gold(4)),
    ("header-2a", 4, "M", 2, "SM", POTION),
    ("header-2b", 1, "M", 3, "SM", POTION),
    ("header-2b", 2, "SS", 4, "S", NOTHING),
    ("header-2b", 3, "S", 2, "SM", NOTHING),
    ("header-2b", 4, "SM", 2, "M", VENOM),
    ("header-3a", 1, "SS", 2, "S", POTION),
    ("header-3a", 2, "M", 2, "SM", NOTHING),
    ("header-3a", 3, "S", 3, "SM", gold(3)),
    ("header-3a", 4, "SS", 2, "M", NOTHING),
    ("header-3b", 1, "S", 4, "SM", gold(3)),
    ("header-3b", 2, "SM", 2, "SM", NOTHING),
    ("header-3b", 3, "SS", 2, "S", VENOM),
    ("header-3b", 4, "M", 3, "M", NOTHING),
    ("header-4a", 1, "MM", 2, "SM", NOTHING),
    ("header-4a", 2, "SS", 2, "SM", gold(4)),
    ("header-4a", 3, "S", 3, "S", POTION),
    ("header-4a", 4, "S", 3, "M", NOTHING),
    ("header-4b", 1, "S", 3, "SM", VENOM),
    ("header-4b", 2, "M", 3, "SM", POTION),
    ("header-4b", 3, "SM", 3, "SM", NOTHING),
    ("header-4b", 4, "SS", 2, "S", NOTHING),
    ("header-5a", 1, "SSS", 2, "SM", NOTHING),
    ("header-5a", 2, "S", 2, "M", NOTHING),
    ("header-5a", 3, "SM", 2, "S", POTION),
    ("header-5a", 4, "M", 3, "SM", gold(3)),
    ("header-5b", 1, "SM", 3, "S", NOTHING),
    ("header-5b", 2, "S", 3, "SM", gold(2)),
    ("header-5b", 3, "M", 2, "SM", VENOM),
    ("header-5b", 4, "SSS", 2, "M", NOTHING),
    ("header-6a", 1, "S", 3, "SM", POTION),
    ("header-6a", 2, "SM", 3, "SM", NOTHING),
    ("header-6a", 3, "SS", 2, "SM", NOTHING),
    ("header-6a", 4, "M", 2, "S", gold(4)),
    ("header-6b", 1, "SS", 3, "M", NOTHING),
    ("header-6b", 2, "M", 2, "S", VENOM),
    ("header-6b", 3, "S", 3, "SM", NOTHING),
    ("header-6b", 4, "SM", 2, "SM", POTION),
]
every_path = pytest.mark.parametrize(("side", "place", "required", "most", "colours", "gains"), EVERY)

TOKENS_FOR_DICE = {1: 4, 2: 4, 3: 3, 4: 3, 5: 2, 6: 2}
MANY_TRAPS = ["strength-1", "strength-1", "strength-1", "strength-1", "magic-1"]


def land(side: str, pool: str, others: str = "", **clan: Any) -> Game:
    """Begin with a header side at land A."""
    table: dict[str, object] = {"land_a": {"header": side, "land": "Kale", "monster": "Snailer"}}
    return the_turn_of(pool_of(pool), table=table, others=others, **clan)


def letters(dice: str) -> str:
    """Put dice in the order S, M, P."""
    return "".join(sorted(dice, key="SMP".index))


@pytest.mark.rule("R6.3a", "R6.3b")
@every_path
def test_a_path_takes_its_required_dice_and_up_to_its_reinforcements(
    side: str, place: int, required: str, most: int, colours: str, gains: Gains
) -> None:
    game = land(side, "SSSSSSSMMMMMMMPP")
    assign(game, f"a{place}")
    reached = {path(here, f"a{place}").dice for here in walks(game, lambda choice: choice.kind == "die")}
    assert reached == {letters(required + more) for more in dice_sets(most, colours)}


@pytest.mark.rule("R6.3a")
@every_path
def test_a_path_is_open_only_to_a_pool_with_its_required_dice(
    side: str, place: int, required: str, most: int, colours: str, gains: Gains
) -> None:
    for pool in dice_sets(3)[1:]:
        assert (f"path a{place}" in spelled(land(side, pool))) == has(pool, required), pool


@pytest.mark.rule("R6.3a")
@every_path
def test_the_required_dice_alone_are_enough(
    side: str, place: int, required: str, most: int, colours: str, gains: Gains
) -> None:
    game = land(side, required, traps=[])
    go(game, f"a{place}")
    assert path(game, f"a{place}").dice == required
    assert game.open_view().clan(0).pool == ""


@pytest.mark.rule("R6.5a", "R6.5b")
@every_path
def test_gold_potion_or_venom_of_the_header_lie_on_the_mercenary(
    side: str, place: int, required: str, most: int, colours: str, gains: Gains
) -> None:
    game = land(side, required, potions=0, venoms=0, gold=7)
    go(game, f"a{place}")
    there, clan = path(game, f"a{place}"), game.open_view().clan(0)
    assert (there.gold, there.potions, there.venoms) == gains
    assert (clan.gold, clan.potions, clan.venoms) == (7, 0, 0)


@pytest.mark.rule("R6.3b")
def test_the_path_says_how_many_reinforcements_there_may_be() -> None:
    game = land("header-1a", "SSMMM")
    game.play("path a2", "member nuduru", "die M", "die M")
    why = game.why_not("die M")
    assert why is not None
    assert (why.rule, dict(why.values)) == ("R6.3", {"most": 2})


@pytest.mark.rule("R6.3c")
@pytest.mark.parametrize(("side", "place", "least"), [("header-3b", 1, 1), ("header-2b", 2, 2)])
def test_all_combinations_of_dice_and_tokens_that_fit_and_no_others(
    side: str, place: int, least: int
) -> None:
    game = land(side, "SSSSSS", traps=MANY_TRAPS, defense=5)
    assign(game, f"a{place}")
    reached: set[tuple[int, int]] = set()
    for here in walks(game, lambda choice: choice.kind in ("die", "load-trap", "load-defense")):
        there = path(here, f"a{place}")
        reached.add((len(there.dice), len(there.traps) + there.defense))
        assert "done" in spelled(here) or here.node.question == "turn"
    highest = {1: 5, 2: 6}[least]
    fitting = {(d, t) for d in range(least, highest + 1) for t in range(TOKENS_FOR_DICE[d] + 1)}
    assert reached == fitting


@pytest.mark.rule("R6.3c")
def test_four_dice_leave_room_for_three_tokens_of_any_kind() -> None:
    game = land("header-1a", "SSMM", traps=MANY_TRAPS, defense=5)
    game.play("path a2", "member nuduru", "die M", "die M")
    kinds = set()
    for here in walks(game, lambda choice: choice.kind in ("load-trap", "load-defense")):
        there = path(here, "a2")
        kinds.add((len(there.traps), there.defense))
    assert kinds == {(t, d) for t in range(4) for d in range(4) if t + d <= 3}


@pytest.mark.rule("R6.3c")
def test_tokens_on_the_path_can_leave_no_room_for_further_dice() -> None:
    game = land("header-3b", "SSSSS", traps=MANY_TRAPS, defense=5, potions=1)
    game.play("path a1", "member nuduru", *["load defense"] * 4, "die S")
    assert offered(game, "die") == []
    why = game.why_not("die S")
    assert why is not None
    assert why.rule == "R6.3"


@pytest.mark.rule("R6.3a")
@pytest.mark.parametrize(("pool", "needed", "there"), [("SSM", 3, 2), ("MM", 3, 0)])
def test_the_engine_says_which_required_dice_are_missing(pool: str, needed: int, there: int) -> None:
    why = land("header-5a", pool).why_not("path a1")
    assert why is not None
    assert (why.rule, dict(why.values)) == ("R6.3", {"needed": needed, "there": there})


@pytest.mark.rule("R6.3c")
def test_the_engine_tells_a_full_path_from_a_missing_token() -> None:
    game = land("header-1a", "SSMM", traps=["initial"], defense=4, potions=1)
    game.play("path a2", "member nuduru", "die M", "die M", *["load defense"] * 3)
    full = [game.why_not(token) for token in ("load trap initial", "load defense")]
    missing = [game.why_not(token) for token in ("load trap magic-1", "load venom")]
    assert [why.rule for why in full if why] == ["R6.3", "R6.3"]
    assert not {why.code for why in full if why} & {why.code for why in missing if why}


@pytest.mark.rule("R6.3d")
@every_path
def test_persuasion_dice_never_go_on_a_land_path(
    side: str, place: int, required: str, most: int, colours: str, gains: Gains
) -> None:
    game = land(side, "SSSSSSMMMMMMPP")
    assign(game, f"a{place}")
    for here in walks(game, lambda choice: choice.kind == "die"):
        assert "die P4" not in spelled(here)
    why = game.why_not("die P4")
    assert why is not None
    assert why.rule == "R6.3"


@pytest.mark.rule("R6.3e")
def test_traps_lie_face_down_and_defense_tokens_are_seen() -> None:
    game = land("header-1a", "S", traps=["initial", "magic-1"], defense=2)
    go(game, "a1", "load trap magic-1", "load defense")
    assert game.view(0).path("a1").traps == ("magic-1",)
    for seat in (1, None):
        there = game.view(seat).path("a1")
        assert (there.traps, there.defense) == ((None,), 1)


@pytest.mark.rule("R6.3e")
def test_dice_and_tokens_leave_the_pool_and_the_play_area() -> None:
    game = land("header-1a", "SSSMP", traps=["initial", "magic-1"], defense=2, potions=2, venoms=1)
    loads = ["die S", "die M", "load trap initial", "load defense", "load potion", "load venom"]
    go(game, "a1", *loads)
    clan = game.open_view().clan(0)
    assert (clan.pool, clan.traps, clan.defense, clan.potions, clan.venoms) == ("SP4", ("magic-1",), 1, 1, 0)
    assert clan.unassigned == ("Frunks",)


@pytest.mark.rule("R6.3f")
def test_the_order_of_traps_does_not_matter_without_the_trick_module() -> None:
    game = land("header-1a", "S", traps=["initial", "magic-1"])
    one, other = game.clone(), game.clone()
    go(one, "a1", "load trap initial", "load trap magic-1")
    go(other, "a1", "load trap magic-1", "load trap initial")
    assert one.digest() == other.digest()


@pytest.mark.rule("R6.3f")
def test_with_the_trick_module_traps_lie_in_the_order_of_their_loading() -> None:
    tricks = '[[clan]]\naffinity = "water"\n[options]\ntricks = true'
    game = land("header-1a", "S", others=tricks, traps=["divert-1", "magic-1"])
    one, other = game.clone(), game.clone()
    go(one, "a1", "load trap divert-1", "load trap magic-1")
    go(other, "a1", "load trap magic-1", "load trap divert-1")
    assert one.view(0).path("a1").traps == ("divert-1", "magic-1")
    assert other.view(0).path("a1").traps == ("magic-1", "divert-1")
    assert one.digest() != other.digest()
    assert one.view(1).to_json() == other.view(1).to_json()


@pytest.mark.rule("R6.3f")
def test_with_the_trick_module_a_bot_may_load_traps_in_any_order() -> None:
    tricks = '[[clan]]\naffinity = "water"\n[options]\ntricks = true'
    game = land("header-1a", "S", others=tricks, traps=["divert-1", "magic-1", "strength-1"])
    game.play("path a1", "member nuduru", "load trap divert-1")
    loads = {choice.id for choice in game.choices if choice.kind == "load-trap"}
    assert len(loads) == 2
    assert loads <= set(game.view(0).continuations)


@pytest.mark.rule("R6.5c")
def test_a_second_potion_may_join_the_one_of_the_path() -> None:
    game = land("header-1a", "SS", potions=3)
    game.play("path a2", "member nuduru", "load potion")
    assert path(game, "a2").potions == 2
    assert "load potion" not in spelled(game)


@pytest.mark.rule("R6.5c")
def test_a_second_venom_may_join_the_one_of_the_path() -> None:
    game = land("header-1b", "S", venoms=3)
    game.play("path a2", "member nuduru", "load venom")
    assert path(game, "a2").venoms == 2
    assert "load venom" not in spelled(game)


@pytest.mark.rule("R6.3g")
@pytest.mark.parametrize("players", [1, 2])
def test_with_one_or_two_players_land_b_has_no_paths(players: int) -> None:
    others = f"[options]\nplayers = {players}"
    game = land("header-1a", "SSSMMM", others=others)
    assert [name for name in offered(game, "path") if " b" in name] == []
    assert not any(game.open_view().path(f"b{place}").open for place in range(1, 5))
    assert game.why_not("path b1") is not None


@pytest.mark.rule("R6.3g")
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_players_land_b_has_four_paths(players: int) -> None:
    game = land("header-1a", "SSSMMM", others=f"[options]\nplayers = {players}")
    assert offered(game, "path")[4:8] == ["path b1", "path b2", "path b3", "path b4"]


@pytest.mark.rule("R6.3g", "R6.5a")
def test_the_paths_of_land_b_follow_the_header_of_land_b() -> None:
    table: dict[str, object] = {"land_a": {"header": "header-1a"}, "land_b": {"header": "header-5a"}}
    game = the_turn_of("SSSMM", table=table, others="[options]\nplayers = 3")
    go(game, "b1", "die M", "die M")
    assert path(game, "b1").dice == "SSSMM"
    assert path(game, "b1").gold == 0


@pytest.mark.rule("R6.3h")
def test_a_mercenary_can_go_to_a_land_without_a_monster() -> None:
    table: dict[str, object] = {"land_a": {"header": "header-1a", "monster": ""}}
    assert {"path a1", "path a2", "path a3", "path a4"} <= set(spelled(the_turn_of("SSM", table=table)))


@pytest.mark.rule("R6.3h")
@pytest.mark.parametrize(("land", "other"), [("a", "b"), ("b", "a")])
def test_a_land_without_a_header_has_no_paths(land: str, other: str) -> None:
    table: dict[str, object] = {f"land_{land}": {"header": "", "land": "", "monster": ""}}
    names = offered(the_turn_of("SSSMMM", table=table, others="[options]\nplayers = 3"), "path")
    assert [name for name in names if f" {land}" in name] == []
    assert [name for name in names if f" {other}" in name] == [
        f"path {other}{place}" for place in (1, 2, 3, 4)
    ]


@pytest.mark.rule("R6.3e")
def test_an_event_names_everything_that_goes_on_a_path() -> None:
    game = land("header-1a", "SSM", defense=1, potions=1, venoms=1)
    told: list[tuple[str, object]] = []
    game.listen(lambda happening: told.append((happening.in_full().kind, happening.in_full()["path"])))
    go(game, "a2", "die M", "load trap initial", "load defense", "load potion", "load venom")
    kinds = "assigned path-die path-die path-die path-trap path-defense path-potion path-venom".split()
    assert told == [(kind, "a2") for kind in kinds]


@pytest.mark.rule("R6.3c", "R6.5b")
def test_example_two_required_strength_two_magic_a_trap_and_a_defense_token() -> None:
    game = land("header-1a", "SSMM", mercenaries=["Nuduru", "Shandee"], traps=["initial"], defense=1)
    go(game, "a2", "die M", "die M", "load trap initial", "load defense", member="shandee")
    there = path(game, "a2")
    assert (there.mercenary, there.dice, there.traps, there.defense) == ("Shandee", "SSMM", ("initial",), 1)
    assert (there.potions, there.venoms, there.gold) == (1, 0, 0)


@pytest.mark.rule("R6.3c")
def test_example_there_was_room_for_one_more_token() -> None:
    game = land("header-1a", "SSMM", mercenaries=["Nuduru", "Shandee"], traps=["initial"], defense=3)
    game.play("path a2", "member shandee", "die M", "die M", "load trap initial", "load defense")
    assert "load defense" in spelled(game)
    game.apply("load defense")
    assert offered(game, "load-defense") == []
