"""R16: what each player may know. For what becomes known in battles see test_knowledge_of_battles."""

from __future__ import annotations

import pytest

from monsterlands import ClanView, Event, Game, Options, PathView, SeededDealer, View
from support.knowledge import Bystander, follow, world_of
from support.positions import position

EVERYBODY = pytest.mark.parametrize("watcher", [0, 1, 2, None])
OTHERS = pytest.mark.parametrize("watcher", [1, 2, None])
"""All but the owner, seat 0; None is a spectator."""

TABLE = """
[options]
difficulty = "hard"
more_monsters = true
[table]
round = 4
first = 1
turn = 0
novices = 5
tavern = ["Fandor", "Wondou", "", "Guster"]
lodge = ["strength-3", "magic-3", "magic-3", "strength-1", "", ""]
bazaar = ["Slham", "Noxx", ""]
loot = ["recruit", "gold-10", "", ""]
missions = ["mission-5", "mission-2"]
land_a = { land = "Kyzhul", header = "header-3b", monster = "Abysur" }
land_b = { land = "Yuha", header = "header-1a", monster = "" }
entrance = "Snagnus"
panic = ["mine", "bazaar"]
spaces = { lodge = ["P5", "S"], alchemist = ["", "M"] }
used = ["Tranok"]
decks = { mercenaries = ["Dalina", "Torko"], traps = ["magic-1", "magic-1"], equipment = ["Pugnor"], \
monsters = ["Gator"], lands = ["Skyehn"], headers = ["header-4", "header-6"], loot = ["brews"], \
missions = ["mission-1", "mission-9"] }
[table.discards]
mercenaries = ["Geas"]
traps = ["strength-2"]
equipment = ["Mortis"]
monsters = ["Moldo"]
lands = ["Gurban"]
loot = ["gold-12"]
"""
CLANS = """
[[clan]]
affinity = "fire"
mercenaries = ["Nuduru", "Frunks", "Naiala", "Tranok"]
novices = 2
novices_used = 1
glory = 13
gold = 11
defense = 2
potions = 1
venoms = 3
pool = "SSMP2P5"
traps = ["magic-2", "strength-1"]
wounded = ["Frunks", "Naiala"]
equipment = { Frunks = ["Pugnor", "Tergeo"] }
lands = ["Kale", "Ghadik"]
lands_used = ["Kale"]
settled = { Kale = "Naiala" }
trophies = ["Krinx"]
loot = ["slayer"]
[[clan.path]]
path = "a1"
mercenary = "Naiala"
dice = "SSM"
traps = ["initial"]
defense = 1
potions = 1
venoms = 1
gold = 3
[[clan]]
affinity = "water"
[[clan]]
affinity = "jungle"
out = true
"""


def table() -> Game:
    """Begin at a table with something of everything on it."""
    return position(TABLE + CLANS)


# --- public -----------------------------------------------------------------------------------------


@pytest.mark.rule("R16.1a")
@EVERYBODY
def test_everybody_sees_what_lies_face_up_in_the_middle(watcher: int | None) -> None:
    view = table().view(watcher)
    assert view.tavern == ("Fandor", "Wondou", "", "Guster")
    assert view.lodge == ("strength-3", "magic-3", "magic-3", "strength-1", "", "")
    assert view.bazaar == ("Slham", "Noxx", "")
    assert view.loot == ("recruit", "gold-10", "", "")
    assert view.missions == ("mission-5", "mission-2")
    assert view.novices == 5
    assert view.entrance == "Snagnus"
    assert [(land.land, land.header, land.monster) for land in view.lands] == [
        ("Kyzhul", "header-3b", "Abysur"),
        ("Yuha", "header-1a", ""),
    ]
    assert set(view.panic) == {"mine", "bazaar"}


@pytest.mark.rule("R16.1a")
@EVERYBODY
def test_everybody_knows_the_options_the_round_and_the_phase(watcher: int | None) -> None:
    view = table().view(watcher)
    assert (view.players, view.difficulty, view.tricks) == (3, "hard", False)
    assert (view.round, view.rounds, view.phase, view.first) == (4, 6, "deployment", 1)
    assert (view.queens_grant, view.more_monsters) == (False, True)
    assert (view.scenario, view.rank) == (None, "")
    assert (view.node.kind, view.node.question, view.node.seat) == ("decision", "turn", 0)
    assert view.seat == watcher


@pytest.mark.rule("R16.1a", "R13.7")
@pytest.mark.parametrize("watcher", [0, None])
def test_everybody_knows_the_scenario_the_rounds_and_the_rank_of_a_solo_game(watcher: int | None) -> None:
    clan = "[[clan]]\nglory = 40\nmercenaries = ['Nuduru']\n"
    view = position(f"[options]\nscenario = 9\n{clan}", fulfilled=5).view(watcher)
    assert view.scenario is not None
    assert (view.scenario.id, view.rounds, view.fulfilled, view.rank) == ("missionary", 6, 5, "trainee")
    assert position(f"[options]\nscenario = 3\n{clan}").view(watcher).rounds == 3


@pytest.mark.rule("R16.1a")
@EVERYBODY
def test_everybody_sees_the_cards_of_a_clan(watcher: int | None) -> None:
    clan = table().view(watcher).clan(0)
    assert (clan.seat, clan.affinity, clan.leader) == (0, "fire", "Nuduru")
    assert set(clan.mercenaries) == {"Nuduru", "Frunks", "Naiala", "Tranok"}
    assert set(clan.unassigned) == {"Nuduru", "Frunks", "Tranok"}
    assert set(clan.wounded) == {"Frunks", "Naiala"}
    assert clan.used_talents == ("Tranok",)
    assert (clan.novices, clan.novices_used) == (2, 1)
    assert clan.equipment == {"Frunks": ("Pugnor", "Tergeo")}
    assert set(clan.lands) == {"Kale", "Ghadik"}
    assert (clan.lands_used, clan.settled) == (("Kale",), {"Kale": "Naiala"})
    assert (clan.trophies, clan.loot) == (("Krinx",), ("slayer",))
    assert (clan.reputation, clan.glory, clan.excess_glory) == (0 + 1 + 4 + 3 + 2, 13, 3)
    assert [clan.out for clan in table().view(watcher).clans] == [False, False, True]


@pytest.mark.rule("R16.1b")
@EVERYBODY
def test_everybody_sees_all_dice_and_their_values(watcher: int | None) -> None:
    view = table().view(watcher)
    assert [clan.pool for clan in view.clans] == ["SSMP2P5", "SSMP3", ""]
    assert view.spaces("lodge") == ("P5", "S", "", "")
    assert view.spaces("alchemist") == ("", "M")
    assert view.spaces("tavern") == ("", "", "", "")
    assert view.path("a1").dice == "SSM"


@pytest.mark.rule("R16.1c")
@EVERYBODY
def test_everybody_knows_the_gold_and_the_tokens_of_a_clan_by_kind(watcher: int | None) -> None:
    clan = table().view(watcher).clan(0)
    assert (clan.gold, clan.defense, clan.potions, clan.venoms) == (11, 2, 1, 3)


@pytest.mark.rule("R16.1c")
@EVERYBODY
def test_everybody_sees_who_is_on_a_path_and_what_lies_there_except_the_traps(watcher: int | None) -> None:
    path = table().view(watcher).path("a1")
    assert (path.name, path.open, path.seat, path.mercenary) == ("a1", True, 0, "Naiala")
    assert (path.defense, path.potions, path.venoms, path.gold) == (1, 1, 1, 3)


@pytest.mark.rule("R16.1c")
@EVERYBODY
def test_everybody_sees_that_a_path_is_free(watcher: int | None) -> None:
    view = table().view(watcher)
    assert view.path("b2") == PathView("b2", True, None, None, "", (), 0, 0, 0, 0, "", (), ())


@pytest.mark.rule("R16.1c")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_everybody_sees_that_the_paths_of_a_land_that_is_not_active_are_closed(watcher: int | None) -> None:
    view = position().view(watcher)
    assert view.path("a1").open
    assert not view.path("b1").open


@pytest.mark.rule("R16.1c", "R6.6")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_everybody_sees_that_the_entrance_is_open_only_while_a_monster_is_there(watcher: int | None) -> None:
    assert position(entrance="Snailer").view(watcher).path("e1").open
    assert not position().view(watcher).path("e1").open


@pytest.mark.rule("R16.1d")
@EVERYBODY
def test_everybody_knows_how_many_traps_a_clan_holds_and_has_on_a_path(watcher: int | None) -> None:
    view = table().view(watcher)
    assert [clan.trap_count for clan in view.clans] == [2, 1, 1]
    assert [clan.trap_limit for clan in view.clans] == [5, 5, 5]
    assert len(view.path("a1").traps) == 1


@pytest.mark.rule("R16.1e")
@EVERYBODY
def test_everybody_knows_what_is_left_in_each_pile(watcher: int | None) -> None:
    decks = table().view(watcher).decks
    assert set(decks["mercenaries"]) == {"Dalina", "Torko"}
    assert decks["traps"] == ("magic-1", "magic-1")
    assert decks["equipment"] == ("Pugnor",)
    assert decks["monsters"] == ("Gator",)
    assert decks["lands"] == ("Skyehn",)
    assert decks["loot"] == ("brews",)


@pytest.mark.rule("R16.1e")
@EVERYBODY
def test_everybody_knows_which_missions_are_left_in_the_bag(watcher: int | None) -> None:
    assert set(table().view(watcher).decks["missions"]) == {"mission-1", "mission-9"}


@pytest.mark.rule("R16.1e")
@EVERYBODY
def test_everybody_knows_which_headers_are_left(watcher: int | None) -> None:
    assert set(table().view(watcher).decks["headers"]) == {"header-4", "header-6"}


@pytest.mark.rule("R16.1f")
@EVERYBODY
def test_everybody_knows_the_discards(watcher: int | None) -> None:
    discards = table().view(watcher).discards
    assert discards["mercenaries"] == ("Geas",)
    assert discards["traps"] == ("strength-2",)
    assert "Mortis" in discards["equipment"]
    assert discards["monsters"] == ("Moldo",)
    assert discards["lands"] == ("Gurban",)
    assert discards["loot"] == ("gold-12",)


@pytest.mark.rule("R16.1g")
@EVERYBODY
def test_everybody_knows_which_traps_were_bought(watcher: int | None) -> None:
    game = table()
    told: list[Event] = []
    game.listen(lambda happening: told.append(happening.seen_by(watcher)))
    game.play("lodge P2", "buy strength-1", "done")
    assert [(event.seat, event["trap"]) for event in told if event.kind == "trap-bought"] == [
        (0, "strength-1")
    ]
    owned = game.view(watcher).clan(0).owned_traps
    assert sorted(owned) == ["initial", "magic-2", "strength-1", "strength-1"]


@pytest.mark.rule("R16.1g")
@EVERYBODY
def test_everybody_is_told_who_was_hired_and_what_was_paid(watcher: int | None) -> None:
    game = table()
    told: list[Event] = []
    game.listen(lambda happening: told.append(happening.seen_by(watcher)))
    game.play("tavern S", "hire guster")
    facts = [(event.kind, event.seat, event.values) for event in told]
    assert ("hired", 0, (("member", "Guster"),)) in facts
    assert ("gold-paid", 0, (("gold", 4),)) in facts


@pytest.mark.rule("R16.1g")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_everybody_is_told_which_equipment_was_bought_and_who_carries_it(watcher: int | None) -> None:
    game = position(bazaar=["Noxx"])
    told: list[Event] = []
    game.listen(lambda happening: told.append(happening.seen_by(watcher)))
    game.play("bazaar S", "buy noxx", "member frunks")
    facts = [(event.kind, event.seat, event.values) for event in told]
    assert ("equipment-bought", 0, (("equipment", "Noxx"),)) in facts
    assert ("equipped", 0, (("equipment", "Noxx"), ("member", "Frunks"))) in facts


PUBLIC = {
    "adjacent", "ahead", "asked", "attack_at", "attack_dice", "attack_dice_at", "attack_total",
    "battle", "bazaar", "beer", "benefit", "box", "choices", "citadel_key", "clan", "clan_key", "clans",
    "closed",
    "continuations", "counts", "deadly", "death_glory", "decks", "defense_talents", "dice_of",
    "difficulty", "discards", "discount", "entrance", "first", "foe", "follower", "fulfilled",
    "glory_ends", "header_path", "lands", "legal", "lodge", "loot", "madhala", "mission",
    "missions", "more_monsters", "node", "novices", "open_spaces", "outlook", "panic", "path",
    "path_key", "paths", "payday", "persuasion", "phase", "place", "places_key", "players", "price",
    "progress", "purchase",
    "queens_grant", "rank", "reached", "redeal", "result", "rolled", "room", "round", "rounds",
    "scenario", "scenario_number", "seat", "set_aside", "spaces", "stealable", "tavern", "to_json",
    "tokens_that_fit", "total", "traps_on", "tricks",
}  # fmt: skip
PUBLIC_OF_A_CLAN = {
    "affinity", "defense", "dice", "equipment", "excess_glory", "glory", "glory_dice", "gold", "icons",
    "lands", "lands_used", "leader", "loot", "mercenaries", "novices", "novices_used", "out",
    "owned_traps", "pool", "potions", "reputation", "score", "seat", "settled", "trap_count",
    "trap_limit", "traps", "trophies", "unassigned", "used_talents", "venoms", "wage", "wages",
    "wounded",
}  # fmt: skip
PUBLIC_OF_A_PATH = {
    "name", "open", "seat", "mercenary", "dice", "traps", "defense", "potions", "venoms", "gold", "rolled",
    "revealed", "targets", "madhala",
}  # fmt: skip


@pytest.mark.rule("R16.1")
def test_a_view_shows_only_what_the_tests_of_this_file_and_of_battles_check() -> None:
    assert {name for name in dir(View) if not name.startswith("_")} == PUBLIC
    assert {name for name in dir(ClanView) if not name.startswith("_")} == PUBLIC_OF_A_CLAN
    assert {name for name in dir(PathView) if not name.startswith("_")} == PUBLIC_OF_A_PATH


@pytest.mark.rule("R16.2b")
@OTHERS
def test_keys_of_parts_are_the_same_whichever_trap_another_loads(watcher: int | None) -> None:
    games = [table(), table()]
    games[0].play("path e1", "member nuduru", "load trap magic-2")
    games[1].play("path e1", "member nuduru", "load trap strength-1")
    one, two = [game.view(watcher) for game in games]
    for seat in range(3):
        if seat != watcher:
            assert one.clan_key(seat) == two.clan_key(seat)
    assert [one.path_key(name) for name in one.paths] == [two.path_key(name) for name in two.paths]
    assert (one.places_key, one.citadel_key) == (two.places_key, two.citadel_key)
    assert games[0].view(0).clan_key(0) != games[1].view(0).clan_key(0)


@pytest.mark.rule("R16.2b")
@OTHERS
def test_what_comes_in_before_the_wages_is_the_same_whichever_trap_another_loads(
    watcher: int | None,
) -> None:
    games = [table(), table()]
    games[0].play("path e1", "member nuduru", "load trap magic-2")
    games[1].play("path e1", "member nuduru", "load trap strength-1")
    one, two = [game.view(watcher) for game in games]
    assert one.payday(0) == two.payday(0)


# --- the question -----------------------------------------------------------------------------------


@pytest.mark.rule("R16.2a")
def test_only_the_seat_that_is_asked_sees_its_choices() -> None:
    game = table()
    assert game.view(0).asked
    assert game.view(0).legal == game.legal
    assert game.view(0).choices == game.choices
    for other in (1, 2, None):
        view = game.view(other)
        assert not view.asked
        assert (list(view.legal), view.choices, view.continuations) == ([], (), [])


@pytest.mark.rule("R16.2a")
@OTHERS
def test_the_others_see_that_a_path_is_being_loaded_but_not_with_what(watcher: int | None) -> None:
    game = table()
    game.play("path e1", "member nuduru", "load trap magic-2")
    view = game.view(watcher)
    assert (view.node.question, view.node.seat, view.node.about) == ("load", 0, (("path", "e1"),))
    assert view.path("e1").traps == (None,)
    assert not view.asked


# --- private ----------------------------------------------------------------------------------------


@pytest.mark.rule("R16.2b")
def test_the_owner_knows_which_traps_it_holds_and_which_lie_on_which_path() -> None:
    view = table().view(0)
    assert sorted(view.clan(0).traps or ()) == ["magic-2", "strength-1"]
    assert view.path("a1").traps == ("initial",)


@pytest.mark.rule("R16.2b")
@OTHERS
def test_nobody_else_knows_which_traps_a_clan_holds_once_some_are_on_paths(watcher: int | None) -> None:
    view = table().view(watcher)
    assert view.clan(0).traps is None


@pytest.mark.rule("R16.2c")
@OTHERS
def test_nobody_else_knows_which_traps_lie_on_a_path(watcher: int | None) -> None:
    view = table().view(watcher)
    assert view.path("a1").traps == (None,)
    assert view.paths["a1"].traps == (None,)


@pytest.mark.rule("R16.2d")
@EVERYBODY
def test_the_traps_of_a_clan_are_a_set_that_everybody_knows(watcher: int | None) -> None:
    assert sorted(table().view(watcher).clan(0).owned_traps) == ["initial", "magic-2", "strength-1"]


@pytest.mark.rule("R16.2d")
@EVERYBODY
def test_as_long_as_nothing_is_on_a_path_everybody_knows_what_a_clan_holds(watcher: int | None) -> None:
    assert table().view(watcher).clan(1).traps == ("initial",)


@pytest.mark.rule("R16.2e")
@pytest.mark.parametrize(("watcher", "trap"), [(0, "magic-2"), (1, "?"), (2, "?"), (None, "?")])
def test_only_the_owner_is_told_which_trap_it_loads(watcher: int | None, trap: str) -> None:
    game = table()
    told: list[Event] = []
    game.listen(lambda happening: told.append(happening.seen_by(watcher)))
    game.play("path e1", "member nuduru", "load trap magic-2")
    loaded = [event for event in told if event.kind == "path-trap"]
    assert loaded == [Event("path-trap", 0, (("path", "e1"), ("trap", trap)))]


TRICKS = """
[options]
tricks = true
[[clan]]
affinity = "fire"
mercenaries = ["Nuduru", "Frunks"]
traps = ["initial", "divert-1", "steal-any-1"]
pool = "SSSS"
[[clan]]
affinity = "water"
[[clan]]
affinity = "air"
[table]
entrance = "Snailer"
land_a = { header = "header-1a" }
"""


@pytest.mark.rule("R16.2f")
@pytest.mark.parametrize("order", [("divert-1", "initial"), ("initial", "divert-1")])
def test_with_tricks_the_owner_knows_the_order_and_nobody_else(order: tuple[str, str]) -> None:
    game = position(TRICKS)
    game.play("path a1", "member frunks", *(f"load trap {trap}" for trap in order), "done")
    assert game.view(0).path("a1").traps == order
    for other in (1, 2, None):
        assert game.view(other).path("a1").traps == (None, None)


@pytest.mark.rule("R16.2g")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_what_is_discarded_is_shown(watcher: int | None) -> None:
    game = position(OVERFLOW)
    told: list[Event] = []
    game.listen(lambda happening: told.append(happening.seen_by(watcher)))
    game.play("lodge S", "buy strength-1", "done", "discard trap magic-1")
    assert Event("trap-discarded", 0, (("trap", "magic-1"),)) in told
    view = game.view(watcher)
    assert view.discards["traps"] == ("magic-1",)
    assert sorted(view.clan(0).owned_traps) == ["initial", "strength-1"]


@pytest.mark.rule("R16.2h")
def test_a_host_may_show_everything() -> None:
    view = table().open_view()
    assert view.path("a1").traps == ("initial",)
    assert sorted(view.clan(0).traps or ()) == ["magic-2", "strength-1"]


# --- what fits a view -------------------------------------------------------------------------------

OVERFLOW = """
[overrides.clan.limit]
traps = 1
[[clan]]
affinity = "fire"
traps = ["magic-1"]
gold = 60
pool = "SSSSM"
[[clan.path]]
path = "a1"
mercenary = "Nuduru"
traps = ["initial"]
[[clan]]
affinity = "water"
[table]
lodge = ["strength-1", "magic-1", "strength-2", "strength-2", "strength-3", "strength-3"]
"""


def redealt(game: Game, watcher: int | None, seeds: int = 80) -> list[View]:
    """Redeal what a seat cannot know, many times; return open views."""
    view = game.view(watcher)
    return [view.redeal(SeededDealer(seed)).open_view() for seed in range(seeds)]


def arrangements(game: Game, watcher: int | None, *paths: str) -> set[tuple[tuple[str | None, ...], ...]]:
    """Collect what may lie on these paths, as far as a seat can know."""
    return {tuple(view.path(path).traps for path in paths) for view in redealt(game, watcher)}


def one_on_a1(**clan: object) -> Game:
    """Begin with a clan that has loaded one of three traps onto path a1."""
    lines = "".join(f"{key} = {value!r}\n" for key, value in clan.items())
    return position(
        f"[[clan]]\naffinity = 'fire'\ntraps = ['initial', 'magic-1']\ngold = 60\npool = 'SSSS'\n{lines}"
        "[[clan.path]]\npath = 'a1'\nmercenary = 'Nuduru'\ntraps = ['strength-1']\n"
        "[[clan]]\naffinity = 'water'\n[[clan]]\naffinity = 'air'\n",
        lodge=["magic-2", "magic-2", "magic-2", "strength-3", "strength-3", "strength-2"],
        entrance="Snailer",
    )


@pytest.mark.rule("R16.2i")
@OTHERS
def test_any_trap_that_the_clan_owns_may_lie_on_a_path(watcher: int | None) -> None:
    assert arrangements(one_on_a1(), watcher, "a1") == {(("initial",),), (("magic-1",),), (("strength-1",),)}


@pytest.mark.rule("R16.2i")
def test_the_owner_has_nothing_to_guess() -> None:
    assert arrangements(one_on_a1(), 0, "a1") == {(("strength-1",),)}


@pytest.mark.rule("R16.2i")
@OTHERS
def test_what_does_not_lie_on_a_path_is_held(watcher: int | None) -> None:
    for view in redealt(one_on_a1(), watcher):
        (laid,) = view.path("a1").traps
        assert sorted([*(view.clan(0).traps or ()), str(laid)]) == ["initial", "magic-1", "strength-1"]


@pytest.mark.rule("R16.2j")
@OTHERS
def test_a_trap_that_was_bought_later_cannot_lie_on_an_earlier_path(watcher: int | None) -> None:
    game = one_on_a1()
    game.play("lodge S", "buy magic-2", "done")
    assert arrangements(game, watcher, "a1") == {(("initial",),), (("magic-1",),), (("strength-1",),)}
    assert all("magic-2" in (view.clan(0).traps or ()) for view in redealt(game, watcher))


@pytest.mark.rule("R16.2j")
@OTHERS
def test_a_trap_that_was_bought_later_may_lie_on_a_later_path(watcher: int | None) -> None:
    game = one_on_a1()
    game.play("lodge S", "buy magic-2", "done")
    game.advance(SeededDealer(1))
    game.play("end turn", "pawn-shop S", "done", "end turn", "pawn-shop S", "done", "end turn")
    game.play("path e1", "load trap magic-1", "done")
    old, all_of_them = {"initial", "magic-1", "strength-1"}, {"initial", "magic-1", "strength-1", "magic-2"}
    assert arrangements(game, watcher, "a1", "e1") == {
        ((first,), (second,)) for first in old for second in all_of_them - {first}
    }


@pytest.mark.rule("R16.2k")
@pytest.mark.parametrize("watcher", [1, None])
def test_a_discarded_trap_was_held_and_so_lies_on_no_path(watcher: int | None) -> None:
    game = position(OVERFLOW)
    assert arrangements(game, watcher, "a1") == {(("initial",),), (("magic-1",),)}
    game.play("lodge S", "buy strength-1", "done", "discard trap magic-1")
    assert arrangements(game, watcher, "a1") == {(("initial",),)}


@pytest.mark.rule("R16.2k")
@pytest.mark.parametrize("watcher", [1, None])
def test_a_trap_bought_again_after_its_discard_does_not_lie_on_the_earlier_path(watcher: int | None) -> None:
    game = position(OVERFLOW)
    game.play("lodge S", "buy strength-1", "done", "discard trap magic-1")
    game.advance(SeededDealer(1))
    game.play("end turn", "pawn-shop S", "done", "end turn", "lodge S", "buy magic-1", "done")
    assert arrangements(game, watcher, "a1") == {(("initial",),)}
    game.play("discard trap strength-1")
    assert arrangements(game, watcher, "a1") == {(("initial",),)}
    assert {view.clan(0).traps for view in redealt(game, watcher)} == {("magic-1",)}


@pytest.mark.rule("R16.2k")
@pytest.mark.parametrize("watcher", [1, None])
def test_of_two_equal_traps_one_may_be_discarded_and_the_other_lie_on_a_path(watcher: int | None) -> None:
    game = position(
        OVERFLOW.replace('["magic-1"]', '["magic-1", "magic-1"]').replace("traps = 1", "traps = 2")
    )
    game.play("lodge S", "buy strength-1", "done", "discard trap magic-1")
    assert arrangements(game, watcher, "a1") == {(("initial",),), (("magic-1",),)}
    for view in redealt(game, watcher):
        assert len(view.clan(0).traps or ()) == 2
        assert "strength-1" in (view.clan(0).traps or ())


@pytest.mark.rule("R16.2l")
@OTHERS
def test_with_tricks_any_order_may_lie_on_a_path(watcher: int | None) -> None:
    game = position(TRICKS)
    game.play("path a1", "member frunks", "load trap initial", "load trap divert-1", "done")
    names = ("initial", "divert-1", "steal-any-1")
    assert arrangements(game, watcher, "a1") == {
        ((first, second),) for first in names for second in names if first != second
    }


@pytest.mark.rule("R16.2m")
@OTHERS
def test_a_game_that_fits_a_view_gives_the_same_view(watcher: int | None) -> None:
    game = one_on_a1()
    for step in ("lodge S", "buy magic-2", "done"):
        game.play(step)
        for seed in range(5):
            fitting = game.view(watcher).redeal(SeededDealer(seed))
            assert fitting.view(watcher).to_json() == game.view(watcher).to_json()
            assert fitting.node == game.node


@pytest.mark.rule("R16.2m")
@pytest.mark.parametrize("tricks", ["true", "false"])
@pytest.mark.parametrize("seed", range(6))
def test_all_through_a_game_a_fitting_game_gives_the_same_view(tricks: str, seed: int) -> None:
    game = position(
        TRICKS.replace("true", tricks).replace("divert-1", "magic-1").replace("steal-any-1", "magic-2")
    )
    dealer = SeededDealer(seed)
    for _ in range(60):
        game.advance(dealer)
        if game.over:
            break
        for watcher in (0, 1, 2, None):
            view = game.view(watcher)
            fitting = view.redeal(dealer)
            assert fitting.view(watcher).to_json() == view.to_json()
            if view.asked:
                assert fitting.legal == game.legal
        loads = [choice for choice in game.choices if choice.kind in ("path", "load-trap")]
        wanted = loads or game.choices
        game.apply(wanted[dealer.below(len(wanted))])


@pytest.mark.rule("R16.2m")
def test_a_game_that_fits_a_view_remembers_nothing_of_the_real_one() -> None:
    game = one_on_a1()
    game.play("path e1", "load trap magic-1")
    fitting = game.view(1).redeal(SeededDealer(1))
    assert (game.undo_barrier(), fitting.undo_barrier()) == ("", "start")


BUSY = """
[options]
tricks = {tricks}
[overrides.clan.limit]
traps = 3
[[clan]]
affinity = "fire"
mercenaries = ["Nuduru", "Frunks", "Naiala", "Torko"]
traps = ["initial", "magic-1", "magic-1"]
gold = 60
pool = "SSSSSSSSMM"
[[clan.path]]
path = "a1"
mercenary = "Torko"
traps = ["strength-1"]
[[clan]]
affinity = "water"
pool = "SSSS"
[table]
entrance = "Snailer"
lodge = ["strength-1", "magic-1", "strength-1", "strength-2", "strength-2", "strength-1"]
"""
BUYS_AND_LOADS = ("lodge", "path a", "load trap", "buy", "done")


@pytest.mark.rule("R16.2o")
@pytest.mark.parametrize("tricks", [False, True])
def test_what_fits_a_view_is_exactly_what_fits_all_public_events(tricks: bool) -> None:
    sizes: list[int] = []
    for seed in range(12):
        game = position(BUSY.format(tricks=str(tricks).lower()))
        bystander = Bystander(game, ("initial", "magic-1", "magic-1", "strength-1"), tricks)
        bystander.hear(Event("path-trap", 0, (("path", "a1"), ("trap", "?"))))
        dealer = SeededDealer(seed)
        for _ in range(6):
            for _ in range(6):
                follow(game, dealer, BUYS_AND_LOADS)
            worlds = bystander.worlds
            assert world_of(game.open_view(), tricks) in worlds
            if len(worlds) <= 16:
                sizes.append(len(worlds))
                assert {world_of(view, tricks) for view in redealt(game, None, 160)} == worlds
    assert len({*sizes}) > 4


@pytest.mark.rule("R16.2n")
def test_a_spectator_knows_no_more_than_any_seat() -> None:
    game = position(
        "[[clan]]\naffinity = 'fire'\ntraps = ['magic-1']\n"
        "[[clan.path]]\npath = 'a1'\nmercenary = 'Nuduru'\ntraps = ['initial']\n"
        "[[clan]]\naffinity = 'water'\ntraps = ['magic-2']\n"
        "[[clan.path]]\npath = 'a2'\nmercenary = 'Taron'\ntraps = ['initial']\n"
    )
    view = game.view(None)
    assert [clan.traps for clan in view.clans] == [None, None]
    assert (view.path("a1").traps, view.path("a2").traps) == ((None,), (None,))
    mine = {("initial",), ("magic-1",)}
    others = {("initial",), ("magic-2",)}
    assert arrangements(game, None, "a1", "a2") == {(one, two) for one in mine for two in others}
    assert arrangements(game, 0, "a1", "a2") == {(("initial",), two) for two in others}
    assert arrangements(game, 1, "a1", "a2") == {(one, ("initial",)) for one in mine}


# --- what nobody knows ------------------------------------------------------------------------------


@pytest.mark.rule("R16.3a")
def test_nobody_knows_the_order_of_a_pile() -> None:
    game = position(tavern=["Guster"], decks={"mercenaries": ["Torko", "Dalina", "Geas"]})
    game.play("tavern S", "beer")
    drawn: set[str] = set()
    for outcome in game.outcomes:
        fitting = game.view(0).redeal(SeededDealer(1))
        fitting.deal(outcome.id)
        drawn |= set(fitting.view(0).tavern) - {""}
    assert drawn == {"Torko", "Dalina", "Geas"}


@pytest.mark.rule("R16.3a")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_a_pile_looks_the_same_whatever_order_its_cards_were_added_in(watcher: int | None) -> None:
    tables = [
        position(
            decks={"mercenaries": order, "traps": ["magic-1", "strength-1"][::way]},
            discards={"mercenaries": ["Geas", "Jaruna"][::way]},
        )
        for order, way in ((["Torko", "Dalina"], 1), (["Dalina", "Torko"], -1))
    ]
    one, two = (game.view(watcher) for game in tables)
    assert one.to_json() == two.to_json()
    assert (one.decks, one.discards) == (two.decks, two.discards)


@pytest.mark.rule("R16.3a")
def test_a_reshuffled_pile_has_no_order_either() -> None:
    game = position(
        "[[clan]]\naffinity = 'fire'\ngold = 30\n[[clan]]\naffinity = 'water'",
        tavern=["Guster", "Parsas", "Shandee", "Dalina"],
        decks={"mercenaries": []},
        discards={"mercenaries": ["Torko", "Geas", "Jaruna", "Karunna"]},
    )
    game.play("tavern S", "beer")
    assert {str(outcome) for outcome in game.outcomes} >= {
        "tavern torko",
        "tavern geas",
        "tavern jaruna",
        "tavern karunna",
    }
    assert {outcome.weight for outcome in game.outcomes} == {1}


@pytest.mark.rule("R16.3b")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_nobody_knows_the_dice_to_come(watcher: int | None) -> None:
    rolled: set[str] = set()
    for face in (1, 2, 3, 4, 5, 6):
        game = position(phase="preparation").view(watcher).redeal(SeededDealer(1))
        game.deal(f"persuasion {face}")
        rolled.add(game.view(watcher).clan(0).pool)
    assert rolled == {"SSMP1", "SSMP2", "SSMP3", "SSMP4", "SSMP5", "SSMP6"}


@pytest.mark.rule("R16.3b")
def test_two_games_with_the_same_past_look_the_same_whatever_is_dealt_next() -> None:
    views: set[str] = set()
    for seed in range(4):
        game = Game.new(Options(players=2, first=0))
        game.advance(SeededDealer(9))
        views.add(game.view(None).to_json())
        game.advance(SeededDealer(seed))
    assert len(views) == 1
