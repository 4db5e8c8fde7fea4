"""Positions of solo play: the scenario, where Madhala is, and what is refused (R13)."""

from __future__ import annotations

import pytest

from monsterlands import BadPosition, Game, Options, SeededDealer
from support.games import spelled

pytestmark = pytest.mark.rule("R13.1")

WHOLE = """
edition = "standard@1"
[options]
difficulty = "hard"
scenario = 9
more_monsters = true
confirm = [0]
[table]
round = 4
madhala = ["a2", "m1", "m2", "c1"]
fulfilled = 3
entrance = "Snagnus"
[table.discards]
lands = ["Kale"]
[[clan]]
affinity = "jungle"
glory = 20
[[clan.path]]
path = "a1"
mercenary = "Korgo"
"""


def problems_of(text: str) -> list[str]:
    """Return what is wrong with a position."""
    with pytest.raises(BadPosition) as refused:
        Game.from_position(text)
    return list(refused.value.problems)


def solo(scenario: int, table: str = "", clan: str = "", difficulty: str = "normal") -> str:
    """Write a position of a scenario."""
    options = f'[options]\nscenario = {scenario}\ndifficulty = "{difficulty}"\n'
    return f'edition = "standard@1"\n{options}[table]\n{table}\n[[clan]]\n{clan}\n'


# --- what is written ---


@pytest.mark.rule("R13.7")
def test_a_position_of_solo_play_is_read_as_it_is_written() -> None:
    game = Game.from_position(WHOLE)
    view = game.open_view()
    assert game.options == Options(
        players=1, difficulty="hard", first=0, confirm=(0,), more_monsters=True, scenario=9
    )
    assert view.scenario is not None
    assert (view.scenario.id, view.round, view.fulfilled, view.more_monsters) == ("missionary", 4, 3, True)
    hers = [name for name, path in view.paths.items() if path.mercenary == "madhala"]
    assert hers == ["a2", "m1", "m2", "c1"]
    assert {view.path(name).seat for name in hers} == {None}
    assert (view.path("a1").seat, view.path("a1").mercenary) == (0, "Korgo")
    assert view.discards["lands"] == ("Kale",)


@pytest.mark.rule("R13.1")
def test_one_clan_without_a_scenario_plays_the_first_one() -> None:
    game = Game.from_position("[[clan]]")
    view = game.open_view()
    assert game.options.scenario == 1
    assert view.scenario is not None
    assert (view.scenario.id, view.fulfilled) == ("business-as-usual", 0)
    assert not any(path.mercenary for path in view.paths.values())


@pytest.mark.rule("R13.1")
def test_three_docks_of_the_tavern_are_filled_up() -> None:
    view = Game.from_position("[[clan]]").open_view()
    assert view.tavern == ("Dalina", "Drapis", "Taroa")
    assert len(view.lands) == 1


@pytest.mark.rule("R13.7")
def test_the_deck_of_money_is_king_has_only_cards_with_a_persuasion_die() -> None:
    view = Game.from_position(solo(2, clan='affinity = "jungle"')).open_view()
    assert sorted([*view.tavern, *view.decks["mercenaries"]]) == [
        "Frostor", "Ginova", "Jaruna", "Lusara", "Puargh", "Torko", "Tranok", "Vaidala", "Vishor", "Wormee",
    ]  # fmt: skip


@pytest.mark.rule("R13.7")
def test_madhala_has_two_tokens_face_down_on_each_land_path_in_scenario_8() -> None:
    view = Game.from_position(solo(8, 'madhala = ["a1", "c1"]')).open_view()
    assert (view.path("a1").traps, view.path("a1").revealed) == ((None, None), (False, False))
    assert view.path("c1").traps == ()
    assert len(view.decks["traps"]) == 36 - 6 + 24
    assert not [trap for trap in view.lodge if trap.startswith(("steal", "divert", "shielded"))]


@pytest.mark.rule("R13.7")
def test_tokens_of_scenario_8_may_be_among_the_discards_and_then_are_not_in_the_pile() -> None:
    view = Game.from_position(solo(8, 'discards = { traps = ["divert-1", "steal-any-2"] }')).open_view()
    assert view.discards["traps"] == ("steal-any-2", "divert-1")
    assert (view.decks["traps"].count("divert-1"), view.decks["traps"].count("steal-any-2")) == (1, 1)


@pytest.mark.rule("R13.2")
def test_madhala_acts_after_the_turn_that_the_position_begins_with() -> None:
    game = Game.from_position(WHOLE)
    game.play("pawn-shop S", "done", "end turn")
    assert game.node.question == "madhala"
    assert "madhala 5 1" not in [str(outcome) for outcome in game.outcomes], "a1 is taken"
    assert "madhala 5 5" in [str(outcome) for outcome in game.outcomes], "c2 is free"


@pytest.mark.rule("R13.5")
def test_an_adventure_begins_with_madhala_where_she_is_written() -> None:
    text = solo(
        1, 'phase = "adventure"\nmadhala = ["m1", "a1"]', '[[clan.path]]\npath = "a2"\nmercenary = "Frunks"'
    )
    game = Game.from_position(text)
    view = game.open_view()
    assert view.missions[0] == "", "she has won the mission"
    assert view.lands[0].monster == "", "and removed the monster"
    assert game.node.question == "fight"


# --- writing and reading again ---


@pytest.mark.parametrize(
    "text",
    [
        WHOLE,
        "[[clan]]",
        solo(2, "fulfilled = 9", 'affinity = "jungle"'),
        solo(3, "round = 3", "gold = 12\ndefense = 3"),
        solo(8, 'madhala = ["a1", "a2", "a3", "a4", "m1", "c1"]\ndiscards = { traps = ["divert-2"] }'),
        solo(10, 'entrance = "Gator"'),
    ],
)
def test_a_written_position_is_the_same_game(text: str) -> None:
    game = Game.from_position(text)
    again = Game.from_position(game.position())
    assert (again.digest(), again.options, again.node) == (game.digest(), game.options, game.node)
    assert again.position() == game.position()


def test_a_written_position_names_the_scenario_madhala_and_the_missions() -> None:
    text = Game.from_position(WHOLE).position()
    assert 'difficulty = "hard"\nconfirm = [0]\nmore_monsters = true\nscenario = 9\n' in text
    assert 'madhala = ["a2", "m1", "m2", "c1"]\nfulfilled = 3\n' in text


def test_defaults_are_not_written() -> None:
    text = Game.from_position("[[clan]]").position()
    for word in ("scenario", "madhala", "fulfilled", "tricks", "affinities"):
        assert word not in text


def test_a_record_of_a_game_from_a_position_plays_again() -> None:
    game, dealer = Game.from_position(WHOLE), SeededDealer(3)
    while not game.over:
        game.advance(dealer)
        if not game.over:
            game.apply(game.legal[dealer.below(len(game.legal))])
    assert Game.replay(game.record()).digest() == game.digest()


# --- problems ---

PAIR = "[[clan]]\n[[clan]]\n"
ON_A1 = '[[clan.path]]\npath = "a1"\nmercenary = "Frunks"'
WRONG = [
    (
        "[options]\nscenario = 0\nplayers = 1",
        "options.scenario: is 0; scenario is a whole number from 1 to 10 (R13.7)",
    ),
    (
        "[options]\nscenario = 11\nplayers = 1",
        "options.scenario: is 11; scenario is a whole number from 1 to 10 (R13.7)",
    ),
    (
        f"[options]\nscenario = 2\n{PAIR}",
        "options.scenario: is 2 with 2 clans; scenarios are for solo play (R13.7)",
    ),
    (
        f'[table]\nmadhala = ["a1"]\n{PAIR}',
        "table.madhala: is written with more than one clan; for solo play only (R13.1)",
    ),
    (
        f"[table]\nfulfilled = 2\n{PAIR}",
        "table.fulfilled: is written with more than one clan; for solo play only (R13.1)",
    ),
    (
        solo(10, difficulty="tutorial"),
        "options.difficulty: is tutorial; the scenario allows normal, hard, cutthroat (R13.7)",
    ),
    (solo(2), "clan 0.affinity: is fire; the scenario is played with jungle (R13.7)"),
    (solo(4, clan='affinity = "air"'), "clan 0.affinity: is air; the scenario is played with water (R13.7)"),
    (solo(3, "round = 4"), "table.round: is 4; the scenario has 3 rounds (R13.7)"),
    (
        solo(4, 'spaces = { armory = ["P2"] }', 'affinity = "water"'),
        "table.spaces.armory: has dice; the scenario closes the building (R13.7)",
    ),
    (
        solo(2, 'tavern = ["Fandor"]', 'affinity = "jungle"'),
        "table.tavern: Fandor is there; the scenario leaves this card out (R13.7)",
    ),
    (
        solo(2, clan='affinity = "jungle"\nmercenaries = ["Purkas", "Fandor"]'),
        "clan 0.mercenaries: Fandor is there; the scenario leaves this card out (R13.7)",
    ),
    (
        solo(2, 'discards = { mercenaries = ["Fandor"] }', 'affinity = "jungle"'),
        "table.discards.mercenaries: Fandor is there; the scenario leaves this card out (R13.7)",
    ),
    (
        solo(8, 'lodge = ["divert-1"]'),
        "table.lodge: divert-1 is there; in solo play only Madhala has such tokens (R13.7)",
    ),
    (
        solo(8, clan='traps = ["initial", "steal-any-1"]'),
        "clan 0.traps: steal-any-1 is there; in solo play only Madhala has such tokens (R13.7)",
    ),
    (
        solo(8, clan=f'{ON_A1}\ntraps = ["shielded-magic-1"]'),
        "clan 0.path a1.traps: shielded-magic-1 is there; in solo play only Madhala has such tokens (R13.7)",
    ),
    (
        solo(1, 'discards = { traps = ["divert-1"] }'),
        "table.discards.traps: divert-1 is there; it is in play only with the trick module (R2.5)",
    ),
    (
        solo(1, "fulfilled = -1"),
        "table.fulfilled: is -1; the number of fulfilled missions is a whole number from 0 to 999 (R13.7)",
    ),
    (
        solo(1, 'madhala = ["a5"]'),
        'table.madhala: "a5" is not a path; '
        "one of a1, a2, a3, a4, b1, b2, b3, b4, m1, m2, c1, c2, e1, e2 (R13.4)",
    ),
    (solo(1, 'madhala = ["a1", "a1"]'), "table.madhala: names a1 2 times; each once (R13.4)"),
    (
        solo(1, 'madhala = ["a1"]\nphase = "preparation"'),
        "table.madhala: is written; her tokens lie on paths only during deployment and adventure (R13.4)",
    ),
    (
        solo(1, 'madhala = ["a1"]\nphase = "clean-up"'),
        "table.madhala: is written; her tokens lie on paths only during deployment and adventure (R13.4)",
    ),
    (
        solo(1, 'madhala = ["a1", "a2", "a3", "a4", "m1", "m2", "c1"]'),
        "table.madhala: names 7 paths; Madhala has 6 tokens (R13.1)",
    ),
    (
        solo(1, 'madhala = ["a1"]', ON_A1),
        "table.madhala: a1 has a mercenary; a path takes one (R13.4)",
    ),
    (
        solo(1, 'madhala = ["b1"]'),
        "table.madhala: names b1; a path of land A or of a mission that is in play (R13.3)",
    ),
    (
        solo(1, 'madhala = ["e1"]\nentrance = "Gator"'),
        "table.madhala: names e1; a path of land A or of a mission that is in play (R13.3)",
    ),
    (
        solo(1, 'madhala = ["m1"]\nmissions = ["", "mission-1"]'),
        "table.madhala: names m1; a path of land A or of a mission that is in play (R13.3)",
    ),
    (solo(1, 'madhala = ["m2"]'), "table.madhala: names m2; she takes the leftmost free path, m1 (R13.4)"),
    (solo(1, 'madhala = ["c2"]'), "table.madhala: names c2; she takes the leftmost free path, c1 (R13.4)"),
]


@pytest.mark.parametrize(("text", "problem"), WRONG, ids=[problem for _, problem in WRONG])
def test_a_problem_is_reported_with_its_place_and_its_rule(text: str, problem: str) -> None:
    assert problems_of(text) == [problem]


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize("path", ["m2", "c2"])
def test_madhala_may_be_on_the_right_if_the_left_is_taken(path: str) -> None:
    left = path.replace("2", "1")
    mercenary = f'[[clan.path]]\npath = "{left}"\nmercenary = "Frunks"'
    assert Game.from_position(solo(1, f'madhala = ["{path}"]', mercenary)).open_view().path(path).mercenary
    assert Game.from_position(solo(1, f'madhala = ["{left}", "{path}"]')).open_view().path(path).mercenary


@pytest.mark.rule("R13.7")
def test_the_armory_is_closed_in_positions_of_no_armor() -> None:
    game = Game.from_position(solo(4, clan='affinity = "water"\npool = "SSP4"\ngold = 20'))
    assert not [choice for choice in spelled(game) if choice.startswith("armory")]


@pytest.mark.rule("R13.7")
def test_madhala_may_only_be_where_her_dice_lead_her_in_the_scenario() -> None:
    text = '[options]\nscenario = 9\n[table]\nphase = "adventure"\nmadhala = ["a3"]\n[[clan]]\n'
    with pytest.raises(BadPosition, match="her dice do not lead her to this path in the scenario"):
        Game.from_position(text)
