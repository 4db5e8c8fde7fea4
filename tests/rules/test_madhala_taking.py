"""R13.4: what Madhala places and takes, in the Citadel and outside."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game
from support.adventures import clan, happened, on
from support.games import path, spelled
from support.positions import as_toml, position
from support.refusals import refused

LODGE = ["strength-1", "strength-2", "magic-1", "magic-2", "magic-3", "strength-plus-3"]
TAVERN = ["Dalina", "Ginova", "Wondou"]
BAZAAR = ["Noxx", "Pugnor", "Kedavra"]
MISSIONS = ["mission-12", "mission-1"]


def before_madhala(own: dict[str, Any] | None = None, **table: Any) -> Game:
    """End a turn of solo play in which a strength die was pawned; by default one more is left."""
    offers = {"lodge": LODGE, "tavern": TAVERN, "bazaar": BAZAAR, "missions": MISSIONS}
    own = own or clan("fire", pool="SS")
    game = position(as_toml({"options": {"scenario": 1}, "clan": [own]}), **{**offers, **table})
    game.play("pawn-shop S", "done", "end turn")
    return game


def refilling(game: Game) -> str:
    """Return the offer that is refilled."""
    assert game.node.question == "refill"
    return str(dict(game.node.about)["offer"])


def told(events: list[Event], kind: str) -> list[tuple[object, ...]]:
    """Return the values of the events of one kind."""
    return [tuple(value for _, value in event.values) for event in events if event.kind == kind]


# --- Lodge ------------------------------------------------------------------------------------------


@pytest.mark.rule("R13.4a")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_at_the_lodge_she_rolls_a_persuasion_die(face: int) -> None:
    game = before_madhala()
    game.play("madhala 1 1")
    assert (game.node.question, game.node.about) == ("madhala-die", (("building", "lodge"),))
    assert [(str(outcome), outcome.weight) for outcome in game.outcomes] == [
        (f"persuasion {value}", 1) for value in range(1, 7)
    ]
    game.play(f"persuasion {face}")
    assert game.open_view().spaces("lodge") == (f"P{face}", "", "", "")


@pytest.mark.rule("R13.4a")
@pytest.mark.parametrize(
    ("there", "after"), [(["S"], ("S", "P2", "", "")), (["P5", "S"], ("P5", "S", "P2", ""))]
)
def test_her_die_at_the_lodge_goes_on_the_leftmost_free_space(there: list[str], after: Any) -> None:
    game = before_madhala(spaces={"lodge": there})
    game.play("madhala 1 1", "persuasion 2")
    assert game.open_view().spaces("lodge") == after


@pytest.mark.rule("R13.4b")
@pytest.mark.parametrize(
    ("red", "row", "left"),
    [
        (1, ("strength-1", "strength-2"), ("", "", "magic-1", "magic-2", "magic-3", "strength-plus-3")),
        (4, ("strength-1", "strength-2"), ("", "", "magic-1", "magic-2", "magic-3", "strength-plus-3")),
        (2, ("magic-1", "magic-2"), ("strength-1", "strength-2", "", "", "magic-3", "strength-plus-3")),
        (3, ("strength-plus-3", "magic-3"), ("strength-1", "strength-2", "magic-1", "magic-2", "", "")),
    ],
)
def test_the_red_die_names_the_row_of_traps_that_is_discarded(red: int, row: Any, left: Any) -> None:
    game = before_madhala()
    game.play(f"madhala {red} 1", "persuasion 2")
    view = game.open_view()
    assert (view.lodge, set(view.discards["traps"])) == (left, set(row))


@pytest.mark.rule("R13.4c")
def test_the_lodge_is_refilled_to_six() -> None:
    game = before_madhala()
    game.play("madhala 2 1", "persuasion 2")
    assert refilling(game) == "lodge"
    game.play("lodge strength-3", "lodge monster-plus-4")
    row = ("strength-1", "strength-2", "strength-3", "monster-plus-4", "magic-3", "strength-plus-3")
    assert (game.open_view().lodge, game.node.question) == (row, "turn")


@pytest.mark.rule("R13.4c", "R5.8")
def test_an_empty_trap_pile_is_refilled_with_the_traps_she_discarded() -> None:
    game = before_madhala(decks={"traps": []}, discards={"traps": ["strength-3"]})
    game.play("madhala 2 1", "persuasion 2")
    drawable = ["lodge strength-3", "lodge magic-1", "lodge magic-2"]
    assert sorted(map(str, game.outcomes)) == sorted(drawable)


@pytest.mark.rule("R13.4d")
@pytest.mark.parametrize(
    ("lodge", "taken"),
    [(["magic-1", "", "", "", "", ""], ("magic-1",)), (["", "", "magic-1", "", "", ""], ())],
)
def test_from_a_row_that_is_not_full_she_takes_the_traps_that_are_there(lodge: list[str], taken: Any) -> None:
    game = before_madhala(lodge=lodge, decks={"traps": []}, discards={"traps": []})
    events = happened(game, "madhala 1 1", "persuasion 2")
    assert [card for _, _, card in told(events, "madhala-took")] == list(taken)
    assert game.open_view().spaces("lodge") == ("P2", "", "", "")


# --- Alchemist --------------------------------------------------------------------------------------


@pytest.mark.rule("R13.4e")
@pytest.mark.parametrize(
    ("there", "after"), [(["", ""], ("M", "")), (["M", ""], ("M", "M")), (["", "M"], ("M", "M"))]
)
def test_at_the_alchemist_she_places_a_magic_die_on_the_uppermost_free_space(there: Any, after: Any) -> None:
    game = before_madhala(spaces={"alchemist": there})
    game.play("madhala 3 2")
    view = game.open_view()
    assert view.spaces("alchemist") == after
    assert (game.node.question, view.clan(0).potions, view.clan(0).venoms) == ("turn", 0, 0)


# --- Tavern -----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.4f")
@pytest.mark.parametrize(("there", "after"), [([], ("P6", "", "", "")), (["S", "P2"], ("S", "P2", "P6", ""))])
def test_at_the_tavern_she_places_a_rolled_persuasion_die(there: list[str], after: Any) -> None:
    game = before_madhala(spaces={"tavern": there})
    game.play("madhala 1 3", "persuasion 6")
    assert game.open_view().spaces("tavern") == after


@pytest.mark.rule("R13.4g")
@pytest.mark.parametrize(
    ("red", "who", "left"),
    [
        (1, "Dalina", ("", "Ginova", "Wondou")),
        (4, "Dalina", ("", "Ginova", "Wondou")),
        (2, "Ginova", ("Dalina", "", "Wondou")),
        (3, "Wondou", ("Dalina", "Ginova", "")),
    ],
)
def test_the_red_die_names_the_mercenary_that_is_discarded(red: int, who: str, left: Any) -> None:
    game = before_madhala()
    game.play(f"madhala {red} 3", "persuasion 6")
    view = game.open_view()
    assert (view.tavern, view.discards["mercenaries"]) == (left, (who,))


@pytest.mark.rule("R13.4c")
def test_the_dock_is_refilled() -> None:
    game = before_madhala()
    game.play("madhala 2 3", "persuasion 6")
    assert refilling(game) == "tavern"
    assert "tavern ginova" not in map(str, game.outcomes)
    game.play("tavern torko")
    assert (game.open_view().tavern, game.node.question) == (("Dalina", "Torko", "Wondou"), "turn")


@pytest.mark.rule("R13.4d")
def test_from_an_empty_dock_nobody_is_discarded() -> None:
    game = before_madhala(tavern=["Dalina", "", "Wondou"], decks={"mercenaries": []})
    events = happened(game, "madhala 2 3", "persuasion 6")
    view = game.open_view()
    assert told(events, "madhala-took") == []
    assert (view.spaces("tavern"), view.tavern) == (("P6", "", "", ""), ("Dalina", "", "Wondou"))
    assert (view.discards["mercenaries"], game.node.question) == ((), "turn")


# --- Armory -----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.4h")
@pytest.mark.parametrize("red", [1, 2, 3, 4])
@pytest.mark.parametrize(("there", "after"), [([], ("P3", "", "")), (["S"], ("S", "P3", ""))])
def test_at_the_armory_she_places_a_rolled_persuasion_die(red: int, there: list[str], after: Any) -> None:
    game = before_madhala(spaces={"armory": there})
    events = happened(game, f"madhala {red} 4", "persuasion 3")
    view = game.open_view()
    assert (view.spaces("armory"), view.clan(0).defense) == (after, 0)
    assert (told(events, "madhala-took"), game.node.question) == ([], "turn")


# --- Bazaar -----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.4i")
@pytest.mark.parametrize(("there", "after"), [([], ("P1", "", "")), (["P4"], ("P4", "P1", ""))])
def test_at_the_bazaar_she_places_a_rolled_persuasion_die(there: list[str], after: Any) -> None:
    game = before_madhala(spaces={"bazaar": there})
    game.play("madhala 1 5", "persuasion 1")
    assert game.open_view().spaces("bazaar") == after


@pytest.mark.rule("R13.4j")
@pytest.mark.parametrize(
    ("red", "card", "left"),
    [
        (1, "Noxx", ("", "Pugnor", "Kedavra")),
        (4, "Noxx", ("", "Pugnor", "Kedavra")),
        (2, "Pugnor", ("Noxx", "", "Kedavra")),
        (3, "Kedavra", ("Noxx", "Pugnor", "")),
    ],
)
def test_the_red_die_names_the_equipment_that_is_discarded(red: int, card: str, left: Any) -> None:
    game = before_madhala()
    game.play(f"madhala {red} 5", "persuasion 1")
    view = game.open_view()
    assert (view.bazaar, view.discards["equipment"]) == (left, (card,))


@pytest.mark.rule("R13.4c")
def test_the_bazaar_is_refilled() -> None:
    game = before_madhala()
    game.play("madhala 3 5", "persuasion 1")
    assert refilling(game) == "bazaar"
    game.play("bazaar slyzor")
    assert (game.open_view().bazaar, game.node.question) == (("Noxx", "Pugnor", "Slyzor"), "turn")


@pytest.mark.rule("R13.4c", "R5.12")
def test_the_bazaar_is_not_refilled_without_a_deck() -> None:
    game = before_madhala(decks={"equipment": []})
    game.play("madhala 3 5", "persuasion 1")
    assert (game.open_view().bazaar, game.node.question) == (("Noxx", "Pugnor", ""), "turn")


@pytest.mark.rule("R13.4d")
def test_from_an_empty_place_of_the_bazaar_nothing_is_discarded() -> None:
    game = before_madhala(bazaar=["Noxx", "Pugnor", ""], decks={"equipment": []})
    gone = game.open_view().discards["equipment"]
    events = happened(game, "madhala 3 5", "persuasion 1")
    view = game.open_view()
    assert (view.bazaar, view.discards["equipment"]) == (("Noxx", "Pugnor", ""), gone)
    assert told(events, "madhala-took") == []


# --- Mine -------------------------------------------------------------------------------------------


@pytest.mark.rule("R13.4k")
@pytest.mark.parametrize("red", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("there", "after"),
    [
        ([], ("S", "", "", "")),
        (["S"], ("S", "S", "", "")),
        (["S", "S"], ("S", "S", "S", "")),
        (["", "S"], ("S", "S", "", "")),
        (["S", "", "S"], ("S", "S", "S", "")),
    ],
)
def test_at_the_mine_she_takes_the_best_free_space(red: int, there: list[str], after: Any) -> None:
    game = before_madhala(spaces={"mine": there})
    game.play(f"madhala {red} 6")
    assert (game.open_view().spaces("mine"), game.node.question) == (after, "turn")


@pytest.mark.rule("R13.4k")
def test_the_player_gains_nothing_from_her_mining() -> None:
    game = before_madhala(clan("water", pool="SS"))
    game.play("madhala 1 6")
    own = game.open_view().clan(0)
    assert (own.gold, own.pool, own.used_talents) == (7 + 1, "S", ())


@pytest.mark.rule("R13.4k", "R5.6")
def test_a_space_that_she_took_is_closed_to_the_player() -> None:
    game = before_madhala(clan("fire", pool="SSSSS"))
    assert "mine 1 S" in spelled(solo_turn(game, "madhala 1 2"))
    taken = solo_turn(game, "madhala 1 6")
    assert "mine 1 S" not in spelled(taken)
    refused(taken, "mine 1 S", "R5.6", "space-taken")


def solo_turn(game: Game, roll: str) -> Game:
    """Return the game at the next turn of the player after this roll of hers."""
    ahead = game.clone()
    ahead.play(roll)
    assert ahead.node.question == "turn"
    return ahead


# --- outside ----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.4l")
@pytest.mark.parametrize("red", [5, 6])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_land_path_takes_one_of_her_tokens_and_nothing_else(red: int, number: int) -> None:
    game = before_madhala()
    game.play(f"madhala {red} {number}")
    there = path(game, f"a{number}")
    assert (there.mercenary, there.seat, there.dice, there.traps) == ("madhala", None, "", ())
    assert (there.defense, there.gold, there.potions, there.venoms) == (0, 0, 0, 0)


@pytest.mark.rule("R13.4m")
@pytest.mark.parametrize(("yellow", "left", "right"), [(5, "m1", "m2"), (6, "c1", "c2")])
def test_on_a_mission_she_takes_the_leftmost_free_path(yellow: int, left: str, right: str) -> None:
    for there, goes in (([], left), ([left], right)):
        game = before_madhala(madhala=there)
        game.play(f"madhala 5 {yellow}")
        assert path(game, goes).mercenary == "madhala"
        assert [name for name in (left, right) if path(game, name).mercenary] == [*there, goes]


@pytest.mark.rule("R13.4m")
@pytest.mark.parametrize(
    ("yellow", "taken", "goes"), [(5, "m1", "m2"), (5, "m2", "m1"), (6, "c1", "c2"), (6, "c2", "c1")]
)
def test_she_leaves_the_path_of_a_mercenary_alone(yellow: int, taken: str, goes: str) -> None:
    game = before_madhala(clan("fire", on(taken, "Frunks", dice="S"), pool="SS"))
    game.play(f"madhala 6 {yellow}")
    assert (path(game, taken).mercenary, path(game, goes).mercenary) == ("Frunks", "madhala")


# --- her dice in R5.7 -------------------------------------------------------------------------------


def price(game: Game, die: str, *discounts: str) -> int:
    """Buy the trap of cost 10 at the Lodge and return what was paid."""
    before = game.open_view().clan(0).gold
    game.play(f"lodge {die}", *discounts, "buy strength-plus-3", "done")
    return before - game.open_view().clan(0).gold


def with_her_die(there: list[str], her: int, pool: str, hired: tuple[str, ...] = ()) -> Game:
    """Let her place a die at the Lodge; the player has 30 gold."""
    own = clan("fire", hired=hired, pool=f"S{pool}", gold=30)
    game = before_madhala(own, spaces={"lodge": there})
    game.play("madhala 1 1", f"persuasion {her}", "lodge strength-3", "lodge monster-plus-4")
    return game


@pytest.mark.rule("R13.4n", "R5.7")
@pytest.mark.parametrize(
    ("her", "die", "paid"), [(5, "P3", 2), (4, "P1", 5), (3, "P3", 7), (2, "P5", 5), (6, "P5", 1)]
)
def test_a_lower_die_than_hers_adds_hers(her: int, die: str, paid: int) -> None:
    assert price(with_her_die([], her, die), die) == paid


@pytest.mark.rule("R13.4n", "R5.7")
@pytest.mark.parametrize(("before", "her", "paid"), [("P6", 2, 7), ("P1", 4, 3)])
def test_her_die_is_the_last_one_whatever_lay_there_before(before: str, her: int, paid: int) -> None:
    assert price(with_her_die([before], her, "P3"), "P3") == paid


@pytest.mark.rule("R13.4n", "R5.7")
def test_her_die_counts_together_with_the_discount_of_a_talent() -> None:
    game = with_her_die([], 4, "P1", hired=("Vishor",))
    assert price(game, "P1", "discount vishor") == 10 - (1 + 4) - 4


@pytest.mark.rule("R13.4n", "R5.7")
def test_her_dice_count_at_tavern_armory_and_bazaar() -> None:
    own = clan("fire", pool="SP2", gold=30, glory=20)
    spent = {}
    for yellow, refill, buy in (
        (3, ["tavern torko"], ["tavern P2", "hire wondou"]),
        (4, [], ["armory P2", "amount 3"]),
        (5, ["bazaar slyzor"], ["bazaar P2", "buy pugnor", "member frunks"]),
    ):
        game = before_madhala(own)
        game.play(f"madhala 1 {yellow}", "persuasion 3", *refill, *buy)
        spent[yellow] = 31 - game.open_view().clan(0).gold
    assert spent == {3: 12 - 5, 4: 6 - 5, 5: 6 - 5}


# --- the events -------------------------------------------------------------------------------------


@pytest.mark.rule("R13.4", "R16.1")
def test_events_say_which_dice_led_where_and_what_she_took() -> None:
    game = before_madhala()
    events = happened(game, "madhala 2 1", "persuasion 5")
    assert [(event.kind, event.seat, dict(event.values)) for event in events] == [
        ("madhala-rolled", None, {"red": 2, "yellow": 1}),
        ("madhala-deployed", None, {"building": "lodge", "space": 1, "die": "P5", "dice": 1}),
        ("madhala-took", None, {"offer": "lodge", "place": 3, "card": "magic-1"}),
        ("madhala-took", None, {"offer": "lodge", "place": 4, "card": "magic-2"}),
    ]


@pytest.mark.rule("R13.4", "R16.1")
@pytest.mark.parametrize(
    ("steps", "deployed", "took"),
    [
        (["madhala 3 2"], ("alchemist", 1, "M", 1), []),
        (["madhala 3 3", "persuasion 1"], ("tavern", 1, "P1", 1), [("tavern", 3, "Wondou")]),
        (["madhala 4 4", "persuasion 6"], ("armory", 1, "P6", 1), []),
        (["madhala 4 5", "persuasion 2"], ("bazaar", 1, "P2", 1), [("bazaar", 1, "Noxx")]),
        (["madhala 1 6"], ("mine", 1, "S", 2), []),
    ],
)
def test_an_event_says_where_her_dice_lie(steps: list[str], deployed: Any, took: Any) -> None:
    events = happened(before_madhala(), *steps)
    assert told(events, "madhala-deployed") == [deployed]
    assert told(events, "madhala-took") == took


@pytest.mark.rule("R13.4", "R16.1")
@pytest.mark.parametrize(("yellow", "goes"), [(2, "a2"), (5, "m1"), (6, "c1")])
def test_an_event_says_to_which_path_she_went(yellow: int, goes: str) -> None:
    events = happened(before_madhala(), f"madhala 6 {yellow}")
    assert told(events, "madhala-rolled") == [(6, yellow)]
    assert told(events, "madhala-sent") == [(goes,)]
