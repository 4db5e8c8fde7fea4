"""R1: the terms of the game, as far as setup and deployment use them."""

from __future__ import annotations

import pytest

from monsterlands import BadPosition, Game, SeededDealer
from support.positions import position


def spelled(game: Game) -> set[str]:
    """Spell the legal choices."""
    return {str(choice) for choice in game.choices}


def clan(text: str, **table: object) -> Game:
    """Begin at the turn of a fire clan; its rival is a water clan."""
    return position(f"[[clan]]\naffinity = 'fire'\n{text}\n[[clan]]\naffinity = 'water'\n", **table)


def dealt(game: Game) -> Game:
    """Deal at random up to the next decision."""
    game.advance(SeededDealer(1))
    return game


# --- dice and tokens --------------------------------------------------------------------------------


@pytest.mark.rule("R1.1a")
def test_a_persuasion_die_has_six_sides_of_equal_chance() -> None:
    game = position(phase="preparation")
    assert [(outcome.spelling, outcome.weight) for outcome in game.outcomes] == [
        (f"persuasion {face}", 1) for face in (1, 2, 3, 4, 5, 6)
    ]


@pytest.mark.rule("R1.1b")
def test_gold_never_runs_out() -> None:
    game = clan("gold = 900\npool = 'SS'")
    game.play("mine 1 S")
    assert game.view(0).clan(0).gold == 906


@pytest.mark.rule("R1.1c")
def test_dice_never_run_out() -> None:
    pool = "S" * 20 + "M" * 20
    game = clan(f"mercenaries = ['Nuduru', 'Frunks']\npool = '{pool}'\nloot = ['strength-from-magic']")
    game.play("loot strength-from-magic")
    assert game.view(0).clan(0).pool == "S" * 23 + "M" * 19


FULL = "potions = 3\nvenoms = 3\ndefense = 5\n"
FOUR_FULL_CLANS = "".join(
    f"[[clan]]\naffinity = '{affinity}'\n{FULL}" for affinity in ("fire", "water", "air", "jungle")
)


@pytest.mark.rule("R1.1d")
def test_potions_and_venoms_never_run_out() -> None:
    game = position(FOUR_FULL_CLANS.replace(FULL, "", 1))
    game.play("alchemist 1 M", "amount 2")
    own = game.view(0).clan(0)
    assert (own.potions, own.venoms) == (2, 1)


@pytest.mark.rule("R1.1e")
def test_defense_tokens_never_run_out() -> None:
    game = position(FOUR_FULL_CLANS.replace(FULL, "", 1))
    game.play("armory S", "amount 3")
    assert game.view(0).clan(0).defense == 3


# --- members ----------------------------------------------------------------------------------------


@pytest.mark.rule("R1.2a")
def test_the_members_of_a_clan_are_its_leader_its_mercenaries_and_its_novices() -> None:
    game = clan("mercenaries = ['Nuduru', 'Frunks', 'Naiala']\nnovices = 2", phase="preparation")
    own = game.view(0).clan(0)
    assert (own.leader, own.mercenaries, own.novices) == ("Nuduru", ("Nuduru", "Frunks", "Naiala"), 2)
    assert own.reputation == 0 + 1 + 4 + 1 + 1


@pytest.mark.rule("R1.2b")
def test_the_leader_is_a_mercenary() -> None:
    game = clan("mercenaries = ['Nuduru', 'Frunks']")
    assert game.view(0).clan(0).mercenaries == ("Nuduru", "Frunks")
    game.play("path a1")
    assert spelled(game) == {"member nuduru", "member frunks"}


@pytest.mark.rule("R1.2c")
def test_a_novice_that_leads_stays_a_novice() -> None:
    game = clan("mercenaries = []\nnovices = 1\npool = 'SSM'", entrance="Snailer")
    own = game.view(0).clan(0)
    assert (own.leader, own.mercenaries, own.novices) == ("novice", (), 1)
    assert not any(choice.startswith("path") for choice in spelled(game))
    assert "novice S M" in spelled(game)


@pytest.mark.rule("R1.2d")
def test_a_recruit_token_brings_no_novice() -> None:
    game = clan("glory = 20\nloot = ['recruit']", tavern=["Tranok", "Dalina", "Guster", "Puargh"])
    game.play("loot recruit")
    assert spelled(game) == {"hire tranok", "hire dalina", "hire guster", "hire puargh"}


@pytest.mark.rule("R1.2d")
def test_a_recruit_token_cannot_be_used_if_only_novices_can_be_hired() -> None:
    docked = {"tavern": ["Vaidala", "Lusara", "Karunna", "Jaruna"]}
    assert "loot recruit" not in spelled(clan("glory = 7\nloot = ['recruit']", **docked))
    assert "loot recruit" in spelled(clan("glory = 8\nloot = ['recruit']", **docked))


@pytest.mark.rule("R1.2e")
def test_rynia_brings_no_novice() -> None:
    game = position(
        "[[clan]]\naffinity = 'water'\nglory = 20\nlands = ['Rynia']\nsettled = { Rynia = 'Taron' }\n"
        "[[clan]]\naffinity = 'fire'",
        tavern=["Tranok", "Dalina", "Guster", "Puargh"],
    )
    game.play("use rynia")
    assert spelled(game) == {"hire tranok", "hire dalina", "hire guster", "hire puargh"}


@pytest.mark.rule("R1.2f")
def test_a_discount_on_mercenaries_does_not_apply_to_a_novice() -> None:
    game = clan(
        "glory = 30\ngold = 20\nmercenaries = ['Nuduru', 'Vaidala']",
        tavern=["Tranok", "Dalina", "Guster", "Puargh"],
    )
    game.play("tavern S")
    assert "hire novice" in spelled(game)
    game.play("discount vaidala")
    assert "hire novice" not in spelled(game)
    assert "hire tranok" in spelled(game)


@pytest.mark.rule("R1.2f")
def test_a_discount_on_mercenaries_does_not_make_a_novice_affordable() -> None:
    crew = "glory = 30\nmercenaries = ['Nuduru', 'Vaidala']\npool = 'S'\n"
    docked = {"tavern": ["Torko", "Karunna", "Jaruna", "Lusara"]}
    game = clan(crew + "gold = 3", **docked)
    game.play("tavern S")
    assert spelled(game) == {"hire novice", "beer"}
    assert "tavern S" not in spelled(clan(crew + "gold = 1", **docked))


@pytest.mark.rule("R1.2g")
def test_a_round_of_beer_leaves_the_novices_where_they_are() -> None:
    game = clan("gold = 5\npool = 'S'", novices=6)
    game.play("tavern S", "beer")
    dealt(game)
    assert game.view(0).novices == 6
    assert len(game.view(0).discards["mercenaries"]) == 4


# --- reputation and glory ---------------------------------------------------------------------------


@pytest.mark.rule("R1.3a")
def test_reputation_is_the_sum_over_all_members() -> None:
    game = clan("mercenaries = ['Nuduru', 'Frunks', 'Fandor', 'Lusara']\nnovices = 1")
    assert game.view(0).clan(0).reputation == 0 + 1 + 5 + 7 + 1


@pytest.mark.rule("R1.3a")
def test_reputation_grows_with_a_hired_member() -> None:
    game = clan("glory = 20\ngold = 20", tavern=["Puargh"])
    game.play("tavern S", "hire puargh")
    assert game.view(0).clan(0).reputation == 1 + 4


@pytest.mark.rule("R1.3b")
@pytest.mark.parametrize(
    ("affinity", "leader"),
    [("fire", "Nuduru"), ("water", "Tortock"), ("air", "Poissen"), ("jungle", "Purkas")],
)
def test_an_initial_leader_has_no_reputation(affinity: str, leader: str) -> None:
    game = position(f"[[clan]]\naffinity = '{affinity}'\nmercenaries = ['{leader}']\n[[clan]]")
    assert game.view(0).clan(0).reputation == 0


@pytest.mark.rule("R1.3c")
def test_glory_does_not_fall_below_zero() -> None:
    assert clan("glory = 0").view(0).clan(0).glory == 0
    with pytest.raises(BadPosition, match="glory"):
        clan("glory = -1")


@pytest.mark.rule("R1.3d")
def test_glory_may_exceed_thirty() -> None:
    game = position(
        "[[clan]]\naffinity = 'jungle'\nglory = 29\npool = 'SMP2'\nlands = ['Negueria']\n"
        "settled = { Negueria = 'Korgo' }\n[[clan]]\naffinity = 'fire'"
    )
    game.play("use negueria")
    assert game.view(0).clan(0).glory == 31


@pytest.mark.rule("R1.4a")
def test_excess_glory_is_glory_minus_reputation() -> None:
    game = clan("glory = 12\nmercenaries = ['Nuduru', 'Frunks', 'Naiala']\nnovices = 1")
    assert game.view(0).clan(0).excess_glory == 12 - 6


@pytest.mark.rule("R1.4b")
def test_excess_glory_is_never_below_zero() -> None:
    game = clan("glory = 3\nmercenaries = ['Nuduru', 'Frunks', 'Naiala']")
    assert game.view(0).clan(0).excess_glory == 0


# --- affinities and places --------------------------------------------------------------------------


@pytest.mark.rule("R1.5a")
@pytest.mark.parametrize(
    ("land", "settlers"),
    [
        ("kale", {"member frunks", "member naiala"}),
        ("gurban", {"member ginova", "member nimra"}),
        ("yuha", {"member kakron", "member wormee"}),
        ("thaklan", {"member taroa", "member puargh"}),
    ],
)
def test_a_mercenary_settles_on_a_land_of_its_own_affinity_only(land: str, settlers: set[str]) -> None:
    game = clan(
        "lands = ['Kale', 'Gurban', 'Yuha', 'Thaklan']\nmercenaries = ['Nuduru', 'Frunks', 'Naiala',"
        " 'Ginova', 'Nimra', 'Kakron', 'Wormee', 'Taroa', 'Puargh']"
    )
    game.play(f"settle {land}")
    assert spelled(game) == settlers


@pytest.mark.rule("R1.5b")
@pytest.mark.parametrize("land", ["Kale", "Gurban", "Yuha", "Thaklan"])
def test_a_novice_has_no_affinity(land: str) -> None:
    game = clan(f"mercenaries = ['Nuduru']\nnovices = 2\nlands = ['{land}']")
    assert f"settle {land.lower()}" not in spelled(game)


@pytest.mark.rule("R1.6a")
def test_the_citadel_is_seven_buildings() -> None:
    game = clan("gold = 50\nglory = 40")
    buildings = {dict(choice.subjects).get("building") for choice in game.choices} - {None}
    assert buildings == {"lodge", "alchemist", "tavern", "armory", "pawn_shop", "bazaar", "mine"}


@pytest.mark.rule("R1.6b")
def test_outside_are_mission_paths_land_paths_and_the_entrance() -> None:
    game = clan("pool = 'SSSSMMMMP3'", entrance="Snailer")
    outside = {choice for choice in spelled(game) if choice.startswith("path")}
    assert outside == {f"path {name}" for name in "a1 a2 a3 a4 m1 m2 c1 c2 e1 e2".split()}


# --- the play area and its limits -------------------------------------------------------------------

FIVE = "traps = ['initial', 'strength-1', 'strength-1', 'magic-1', 'magic-1']\n"
LODGE = ["magic-2", "monster-plus-4", "strength-3", "strength-3", "strength-2", "strength-2"]


@pytest.mark.rule("R1.7a")
def test_a_fifth_trap_is_kept() -> None:
    game = clan("gold = 30\ntraps = ['initial', 'strength-1', 'strength-1', 'magic-1']", lodge=LODGE)
    game.play("lodge S", "buy magic-2", "done")
    dealt(game)
    assert game.node.question == "turn"
    assert game.view(0).clan(0).trap_count == 5


@pytest.mark.rule("R1.7b")
def test_of_six_traps_the_owner_discards_one_of_its_choice() -> None:
    game = clan(FIVE + "gold = 30", lodge=LODGE)
    game.play("lodge S", "buy magic-2", "done")
    assert (game.node.question, game.seat) == ("overflow", 0)
    assert spelled(game) == {
        "discard trap initial",
        "discard trap strength-1",
        "discard trap magic-1",
        "discard trap magic-2",
    }
    game.play("discard trap strength-1")
    dealt(game)
    assert game.view(0).clan(0).traps == ("initial", "strength-1", "magic-1", "magic-1", "magic-2")


@pytest.mark.rule("R1.7c")
def test_the_whole_surplus_of_traps_is_discarded_before_anything_else_happens() -> None:
    game = clan(FIVE + "gold = 30", lodge=LODGE)
    game.play("lodge S", "buy magic-2", "buy monster-plus-4", "done")
    game.play("discard trap magic-1")
    assert game.node.question == "overflow"
    game.play("discard trap magic-1")
    assert game.view(0).clan(0).trap_count == 5
    dealt(game)
    assert game.node.question == "turn"


@pytest.mark.rule("R1.7d")
def test_a_clan_with_dalina_keeps_eight_traps() -> None:
    eight = (
        "traps = ['initial', 'strength-1', 'strength-1', 'magic-1', 'magic-1', 'magic-1', 'strength-1'{}]\n"
    )
    crew = "gold = 30\nmercenaries = ['Nuduru', 'Dalina']\n"
    game = clan(crew + eight.format(""), lodge=LODGE)
    game.play("lodge S", "buy magic-2", "done")
    assert dealt(game).node.question == "turn"
    assert game.view(0).clan(0).trap_count == 8
    game = clan(crew + eight.format(", 'strength-1'"), lodge=LODGE)
    game.play("lodge S", "buy magic-2", "done")
    assert game.node.question == "overflow"


@pytest.mark.rule("R1.7d")
def test_dalina_raises_the_limit_as_soon_as_she_is_hired() -> None:
    game = clan("glory = 10\ngold = 10", tavern=["Dalina"])
    assert game.view(0).clan(0).trap_limit == 5
    game.play("tavern S", "hire dalina")
    assert game.view(0).clan(0).trap_limit == 8


@pytest.mark.rule("R1.7e")
def test_of_seven_defense_tokens_five_are_kept() -> None:
    game = clan("gold = 30\ndefense = 4")
    game.play("armory S", "amount 3")
    assert game.view(0).clan(0).defense == 5


@pytest.mark.rule("R1.7f")
@pytest.mark.parametrize(("potions", "kept"), [(0, (3, 3)), (1, (3, 3)), (2, (3, 3)), (3, (3, 2))])
def test_three_potions_and_three_venoms_are_kept(potions: int, kept: tuple[int, int]) -> None:
    game = clan("potions = 3\nvenoms = 2")
    game.play("alchemist 1 M", f"amount {potions}")
    own = game.view(0).clan(0)
    assert (own.potions, own.venoms) == kept


@pytest.mark.rule("R1.7g")
def test_gaining_beyond_a_limit_is_legal() -> None:
    game = clan(FIVE + "gold = 30\npotions = 3\nvenoms = 3\ndefense = 5")
    assert {"lodge S", "alchemist 1 M", "alchemist 2 M", "armory S", "talent nuduru"} <= spelled(game)
    game.play("talent nuduru")
    assert game.view(0).clan(0).potions == 3


@pytest.mark.rule("R1.7h")
def test_what_lies_on_a_path_is_not_part_of_the_play_area() -> None:
    game = clan(
        FIVE.replace("'magic-1', 'magic-1'", "'magic-1'") + "gold = 30\ndefense = 4\n"
        "[[clan.path]]\npath = 'a1'\nmercenary = 'Nuduru'\ntraps = ['magic-1']\ndefense = 1",
        lodge=LODGE,
    )
    game.play("lodge S", "buy magic-2", "done")
    assert dealt(game).node.question == "turn"
    assert game.view(0).clan(0).trap_count == 5
    game.play("end turn", "pawn-shop S", "done", "end turn", "armory S", "amount 1")
    assert game.view(0).clan(0).defense == 5


@pytest.mark.rule("R1.7h")
def test_loading_a_path_makes_room_in_the_play_area() -> None:
    game = clan(FIVE + "gold = 30", lodge=LODGE, land_a={"header": "header-1a"})
    game.play("path a1", "member nuduru", "load trap initial", "done", "end turn")
    game.play("pawn-shop S", "done", "end turn", "lodge S", "buy magic-2", "done")
    assert dealt(game).node.question == "turn"
    assert game.view(0).clan(0).traps == ("strength-1", "strength-1", "magic-1", "magic-1", "magic-2")


@pytest.mark.rule("R1.7i")
def test_a_discarded_initial_trap_leaves_the_game() -> None:
    game = clan(FIVE + "gold = 30", lodge=LODGE)
    game.play("lodge S", "buy magic-2", "done", "discard trap initial")
    dealt(game)
    assert game.view(0).discards["traps"] == ()
    assert "initial" not in game.view(0).decks["traps"]
    assert "initial" not in game.view(0).clan(0).owned_traps


@pytest.mark.rule("R1.7i")
def test_another_discarded_trap_goes_to_the_discards() -> None:
    game = clan(FIVE + "gold = 30", lodge=LODGE)
    game.play("lodge S", "buy magic-2", "done", "discard trap magic-2")
    dealt(game)
    assert game.view(0).discards["traps"] == ("magic-2",)


# --- assigned mercenaries ---------------------------------------------------------------------------


@pytest.mark.rule("R1.8")
def test_a_mercenary_whose_token_lies_on_a_path_is_assigned() -> None:
    game = clan("mercenaries = ['Nuduru', 'Frunks', 'Naiala']\npool = 'SSSSSS'")
    assert game.view(0).clan(0).unassigned == ("Nuduru", "Frunks", "Naiala")
    game.play("path a1", "member nuduru", "done")
    assert game.view(0).clan(0).unassigned == ("Frunks", "Naiala")
    game.play("end turn", "pawn-shop S", "done", "end turn", "path a2")
    assert spelled(game) == {"member frunks", "member naiala"}


@pytest.mark.rule("R1.8")
def test_a_mercenary_on_a_mission_or_at_the_entrance_is_assigned() -> None:
    game = clan(
        "pool = 'SS'\n[[clan.path]]\npath = 'm1'\nmercenary = 'Nuduru'\n"
        "[[clan.path]]\npath = 'e2'\nmercenary = 'Frunks'\ndice = 'S'",
        entrance="Snailer",
    )
    assert game.view(0).clan(0).unassigned == ()
    assert not any(choice.startswith("path") for choice in spelled(game))


# --- own moments ------------------------------------------------------------------------------------

READY = """
mercenaries = ['Nuduru', 'Frunks', 'Naiala']
glory = 10
gold = 20
novices = 1
potions = 1
wounded = ['Naiala']
trophies = ['Moldo']
loot = ['gold-12', 'slayer']
lands = ['Kale']
equipment = { Frunks = ['Pugnor'] }
"""
FREE = {
    "sell moldo",
    "loot gold-12",
    "heal naiala",
    "settle kale",
    "move weapon frunks",
    "novice S M",
    "talent nuduru",
}


@pytest.mark.rule("R1.9a")
def test_the_owners_turn_before_the_action_is_an_own_moment() -> None:
    assert spelled(clan(READY)) >= FREE


@pytest.mark.rule("R1.9b")
def test_the_owners_turn_after_the_action_is_an_own_moment() -> None:
    game = clan(READY)
    game.play("pawn-shop M", "done")
    assert game.node.about == (("stage", "after"),)
    assert spelled(game) >= FREE


@pytest.mark.rule("R1.9c")
def test_between_beer_and_hiring_is_an_own_moment() -> None:
    game = clan(READY)
    game.play("tavern S")
    assert not spelled(game) & FREE
    game.play("beer")
    assert spelled(dealt(game)) >= FREE


@pytest.mark.rule("R1.9d")
@pytest.mark.parametrize(
    "steps",
    [
        ["lodge S"],
        ["alchemist 1 M"],
        ["armory S"],
        ["pawn-shop S"],
        ["bazaar S"],
        ["path a1"],
        ["path a1", "member nuduru"],
    ],
)
def test_within_an_action_there_is_no_own_moment(steps: list[str]) -> None:
    game = clan(READY)
    game.play(*steps)
    assert not spelled(game) & FREE


@pytest.mark.rule("R1.9e")
def test_the_turn_of_another_clan_is_not_an_own_moment() -> None:
    game = clan(READY, turn=1)
    assert game.seat == 1
    assert not spelled(game) & FREE


@pytest.mark.rule("R1.9f")
def test_at_an_own_moment_loot_with_the_outside_sign_cannot_be_used() -> None:
    assert "loot slayer" not in spelled(clan(READY))


@pytest.mark.rule("R1.9g")
def test_before_and_after_the_action_are_two_moments() -> None:
    game = clan(READY)
    game.play("move weapon frunks", "member nuduru")
    assert "move weapon nuduru" not in spelled(game)
    game.play("pawn-shop M", "done", "move weapon nuduru", "member frunks")
    assert "move weapon frunks" not in spelled(game)


@pytest.mark.rule("R1.9h")
def test_between_beer_and_hiring_is_a_moment_other_than_before_the_action() -> None:
    game = clan(READY)
    game.play("move weapon frunks", "member nuduru", "tavern S", "beer")
    dealt(game)
    game.play("move weapon nuduru", "member frunks")
    assert "move weapon frunks" not in spelled(game)


@pytest.mark.rule("R1.9i")
@pytest.mark.parametrize("end", ["hire novice", "done"])
def test_between_beer_and_hiring_is_a_moment_other_than_after_the_action(end: str) -> None:
    game = clan(READY)
    game.play("tavern S", "beer")
    dealt(game)
    game.play("move weapon frunks", "member nuduru", end)
    assert "move weapon nuduru" in spelled(game)


@pytest.mark.rule("R1.9j")
def test_free_actions_of_one_window_do_not_open_another() -> None:
    game = clan(READY)
    game.play("move weapon frunks", "member nuduru", "sell moldo", "heal naiala")
    assert "move weapon nuduru" not in spelled(game)


# --- adjacent paths ---------------------------------------------------------------------------------

STEFAN_NATALIE_AND_TOM = """
[[clan]]
affinity = "fire"
[[clan.path]]
path = "a1"
mercenary = "Frunks"
[[clan]]
affinity = "water"
[[clan.path]]
path = "a2"
mercenary = "Taron"
[[clan]]
affinity = "air"
[[clan.path]]
path = "a4"
mercenary = "Timbulu"
[[clan.path]]
path = "b1"
mercenary = "Poissen"
"""


@pytest.mark.rule("R1.10a")
@pytest.mark.parametrize(
    ("path", "neighbours"),
    [("a1", ("a2",)), ("a2", ("a1", "a4")), ("a3", ("a2", "a4")), ("a4", ("a2",))],
)
def test_the_nearest_taken_paths_to_the_left_and_right_are_adjacent(
    path: str, neighbours: tuple[str, ...]
) -> None:
    assert position(STEFAN_NATALIE_AND_TOM).view(0).adjacent(path) == neighbours


@pytest.mark.rule("R1.10b")
def test_no_path_is_adjacent_to_a_path_of_another_land() -> None:
    assert position(STEFAN_NATALIE_AND_TOM).view(0).adjacent("b1") == ()


@pytest.mark.rule("R1.10c")
def test_at_the_entrance_the_other_path_is_adjacent_if_somebody_is_on_it() -> None:
    alone = "[[clan]]\naffinity = 'fire'\n[[clan.path]]\npath = 'e1'\nmercenary = 'Frunks'\ndefense = 1\n"
    view = position(alone + "[[clan]]\naffinity = 'water'\n", entrance="Snagnus").view(0)
    assert (view.adjacent("e1"), view.adjacent("e2")) == ((), ("e1",))
