"""R3 and R4: how a round begins, and the dice of the clans."""

from __future__ import annotations

import pytest

from monsterlands import BadPosition, Event, Game, Options, SeededDealer
from support.positions import position


def spelled(game: Game) -> set[str]:
    """Spell the legal choices."""
    return {str(choice) for choice in game.choices}


def prepared(text: str, **table: object) -> Game:
    """Begin a round with a fire clan and a water clan; every persuasion die shows 2."""
    game = beginning(text, **table)
    while game.at_chance:
        game.deal("persuasion 2")
    return game


def beginning(text: str, **table: object) -> Game:
    """Begin a round with a fire clan and a water clan, before any die is rolled."""
    clans = f"[[clan]]\naffinity = 'fire'\n{text}\n[[clan]]\naffinity = 'water'\n"
    return position(clans, phase="preparation", **table)


def deploying(text: str, **table: object) -> Game:
    """Begin at the turn of a fire clan; its rival is a water clan."""
    return position(f"[[clan]]\naffinity = 'fire'\n{text}\n[[clan]]\naffinity = 'water'\n", **table)


# --- the round --------------------------------------------------------------------------------------


@pytest.mark.rule("R3.1a")
def test_a_new_game_begins_with_round_one() -> None:
    game = Game.new(Options(players=2))
    game.advance(SeededDealer(1))
    assert game.view(None).round == 1


@pytest.mark.rule("R3.1b")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_there_are_six_rounds(number: int) -> None:
    assert prepared("", round=number).view(None).round == number


@pytest.mark.rule("R3.1b")
def test_there_is_no_seventh_round() -> None:
    with pytest.raises(BadPosition, match="round"):
        prepared("", round=7)


@pytest.mark.rule("R3.1c")
def test_preparation_comes_before_deployment() -> None:
    game = Game.new(Options(players=2))
    dealer, phases = SeededDealer(1), [game.view(None).phase]
    while game.at_chance:
        if phases[-1] != game.view(None).phase:
            phases.append(game.view(None).phase)
        game.deal(game.outcomes[dealer.below(len(game.outcomes))])
    assert [*phases, game.view(None).phase] == ["setup", "preparation", "deployment"]


@pytest.mark.rule("R3.1d")
def test_the_adventure_comes_after_deployment() -> None:
    game = the_last_turn("m1")
    game.play("pawn-shop S")
    assert game.view(None).phase == "deployment"
    game.play("end turn")
    assert game.view(None).phase == "adventure"


@pytest.mark.rule("R3.1e")
def test_the_clean_up_comes_after_the_adventure() -> None:
    game = the_last_turn("m1", trophies="['Gator']")
    game.play("pawn-shop S", "end turn", "roll S3 S4")
    assert game.view(None).phase == "clean-up"
    assert game.node.question == "homecoming"


@pytest.mark.rule("R3.1f")
def test_after_the_clean_up_the_next_round_is_prepared() -> None:
    game = the_last_turn("m1")
    game.play("pawn-shop S", "end turn", "roll S3 S4", "mission mission-3", "mission mission-4")
    assert (game.view(None).phase, game.view(None).round) == ("preparation", 2)
    game.play("persuasion 1", "persuasion 1")
    assert (game.view(None).phase, game.view(None).round) == ("deployment", 2)


@pytest.mark.rule("R3.1b")
def test_after_the_sixth_round_the_game_is_over() -> None:
    game = the_last_turn("m1", round=6)
    game.play("pawn-shop S", "end turn", "roll S3 S4")
    assert game.over
    assert game.view(None).round == 6


def the_last_turn(path: str, trophies: str = "[]", **table: object) -> Game:
    """Begin at the last turn of a deployment phase: a fire clan has one die left and somebody on a path."""
    return position(
        f"[[clan]]\naffinity = 'fire'\npool = 'S'\ntrophies = {trophies}\n"
        f"[[clan.path]]\npath = '{path}'\nmercenary = 'Frunks'\ndice = 'SS'\n"
        "[[clan]]\naffinity = 'water'\nout = true\npool = ''",
        **table,
    )


# --- the clan that has nobody left ------------------------------------------------------------------

NOBODY = "mercenaries = []\nnovices = 0\n"


@pytest.mark.rule("R3.2a")
def test_a_clan_without_members_takes_a_novice_as_its_leader() -> None:
    clan = prepared(NOBODY).view(0).clan(0)
    assert (clan.leader, clan.mercenaries, clan.novices, clan.reputation) == ("novice", (), 1, 1)


@pytest.mark.rule("R3.2a")
def test_the_novice_joins_before_preparation_and_brings_its_die() -> None:
    assert prepared(NOBODY + "glory = 0").view(0).clan(0).pool == "S"
    assert prepared(NOBODY + "glory = 11").view(0).clan(0).pool == "SSM"


@pytest.mark.rule("R3.2b")
@pytest.mark.parametrize("gold", [5, 6, 40])
def test_the_novice_is_free(gold: int) -> None:
    assert prepared(NOBODY + f"gold = {gold}").view(0).clan(0).gold == gold


@pytest.mark.rule("R3.2c")
def test_the_novice_comes_from_the_stack() -> None:
    assert prepared(NOBODY, novices=3).view(0).novices == 2


@pytest.mark.rule("R3.2d")
def test_a_clan_without_members_gets_a_novice_even_if_the_stack_is_empty() -> None:
    view = prepared(NOBODY, novices=0).view(0)
    assert (view.clan(0).leader, view.clan(0).novices, view.novices) == ("novice", 1, 0)


@pytest.mark.rule("R3.2d")
def test_two_clans_without_members_share_the_last_novice_of_the_stack() -> None:
    game = position(
        f"[[clan]]\naffinity = 'fire'\n{NOBODY}[[clan]]\naffinity = 'water'\n{NOBODY}",
        phase="preparation",
        novices=1,
    )
    view = game.view(None)
    assert [clan.novices for clan in view.clans] == [1, 1]
    assert view.novices == 0


@pytest.mark.rule("R3.2e")
@pytest.mark.parametrize("gold", [0, 1, 4])
def test_a_clan_without_members_tops_up_to_five_gold(gold: int) -> None:
    assert prepared(NOBODY + f"gold = {gold}").view(0).clan(0).gold == 5


@pytest.mark.rule("R3.2f")
@pytest.mark.parametrize(
    ("members", "mercenaries", "novices"),
    [("mercenaries = ['Frunks']", ("Frunks",), 0), ("mercenaries = []\nnovices = 1", (), 1)],
)
def test_a_clan_with_a_member_gets_neither_a_novice_nor_gold(
    members: str, mercenaries: tuple[str, ...], novices: int
) -> None:
    clan = prepared(members + "\ngold = 2").view(0).clan(0)
    assert (clan.gold, clan.mercenaries, clan.novices) == (2, mercenaries, novices)


@pytest.mark.rule("R3.2g")
def test_nobody_is_asked_whether_to_take_the_novice() -> None:
    game = beginning(NOBODY + "gold = 0")
    assert game.at_chance
    assert game.node.question == "roll-pool"
    assert game.view(0).clan(0).leader == "novice"


# --- the pool ---------------------------------------------------------------------------------------


@pytest.mark.rule("R4.1a")
def test_every_member_brings_its_dice() -> None:
    members = "mercenaries = ['Nuduru', 'Frunks', 'Karunna', 'Torko']\nglory = 0"
    assert prepared(members).view(0).clan(0).pool == "SSSSMMMP2P2"  # SP, M, SMM, SSP


@pytest.mark.rule("R4.1a")
def test_a_new_clan_has_two_strength_a_magic_and_a_persuasion_die() -> None:
    assert prepared("").view(0).clan(0).pool == "SSMP2"


@pytest.mark.rule("R4.1b")
def test_wounded_members_bring_their_dice_too() -> None:
    assert prepared("glory = 0\nwounded = ['Nuduru', 'Frunks']").view(0).clan(0).pool == "SMP2"
    assert prepared("glory = 0").view(0).clan(0).pool == "SMP2"


@pytest.mark.rule("R4.1c")
def test_settled_members_bring_their_dice_too() -> None:
    settled = "glory = 0\nlands = ['Kale']\nsettled = { Kale = 'Frunks' }"
    assert prepared(settled).view(0).clan(0).pool == "SMP2"


@pytest.mark.rule("R4.1d")
@pytest.mark.parametrize(("novices", "pool"), [(0, "SMP2"), (1, "SSMP2"), (3, "SSSSMP2")])
def test_each_novice_brings_a_strength_die(novices: int, pool: str) -> None:
    assert prepared(f"glory = 0\nnovices = {novices}").view(0).clan(0).pool == pool


@pytest.mark.rule("R4.1e")
@pytest.mark.parametrize(
    ("glory", "pool"),
    [
        (0, "SMP2"),
        (1, "SSMP2"),
        (10, "SSMP2"),
        (11, "SSMMP2"),
        (20, "SSMMP2"),
        (21, "SSMMP2P2"),
        (30, "SSMMP2P2"),
        (40, "SSMMP2P2"),
    ],
)
def test_glory_brings_bonus_dice_from_1_11_and_21_on(glory: int, pool: str) -> None:
    assert prepared(f"glory = {glory}").view(0).clan(0).pool == pool


@pytest.mark.rule("R4.1f")
def test_the_bonus_dice_are_those_of_the_clans_own_glory() -> None:
    view = prepared("glory = 21").view(None)
    assert [clan.pool for clan in view.clans] == ["SSMMP2P2", "SSMP2"]


@pytest.mark.rule("R4.1g")
def test_lands_loot_and_equipment_bring_no_dice() -> None:
    text = "glory = 0\nlands = ['Kale', 'Skyehn']\nloot = ['gold-12']\nequipment = { Nuduru = ['Pugnor'] }"
    assert prepared(text).view(0).clan(0).pool == "SMP2"


# --- persuasion -------------------------------------------------------------------------------------


@pytest.mark.rule("R4.2a")
def test_each_clan_rolls_its_persuasion_dice() -> None:
    game = beginning("glory = 21")
    rolls: list[tuple[int | None, str]] = []
    for face in (5, 1, 6):
        rolls.append((game.node.seat, game.node.question))
        game.deal(f"persuasion {face}")
    assert sorted(rolls) == [(0, "roll-pool"), (0, "roll-pool"), (1, "roll-pool")]
    assert game.view(None).phase == "deployment"


@pytest.mark.rule("R4.2a")
def test_the_dice_of_one_clan_may_be_dealt_together() -> None:
    game = beginning("glory = 21")
    game.deal("persuasion 5 3")
    assert game.view(None).clan(0).pool == "SSMMP3P5"


@pytest.mark.rule("R4.2b")
@pytest.mark.parametrize(
    ("members", "pool"), [("['Frunks']", "M"), ("['Frunks', 'Naiala']", "SSM"), ("['Nuduru']", "SP2")]
)
def test_only_persuasion_dice_are_rolled(members: str, pool: str) -> None:
    game = beginning(f"glory = 0\nmercenaries = {members}")
    rolled = 0
    while game.at_chance:
        rolled += game.node.seat == 0
        game.deal("persuasion 2")
    assert rolled == pool.count("P")
    assert game.view(0).clan(0).pool == pool


@pytest.mark.rule("R4.2c")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_everybody_sees_what_persuasion_dice_show(watcher: int | None) -> None:
    game = beginning("glory = 21")
    game.play("persuasion 6 4", "persuasion 1")
    assert [clan.pool for clan in game.view(watcher).clans] == ["SSMMP4P6", "SSMP1"]


@pytest.mark.rule("R4.2c")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_everybody_is_told_what_persuasion_dice_show(watcher: int | None) -> None:
    game = beginning("")
    told: list[Event] = []
    game.listen(lambda happening: told.append(happening.seen_by(watcher)))
    game.play("persuasion 6", "persuasion 1")
    rolled = [(event.seat, event["face"]) for event in told if event.kind == "persuasion-rolled"]
    assert rolled == [(0, 6), (1, 1)]


# --- dice that join later ---------------------------------------------------------------------------


@pytest.mark.rule("R4.3a")
def test_the_persuasion_die_of_a_hired_mercenary_is_rolled_when_it_joins() -> None:
    game = deploying("glory = 10\ngold = 20\npool = 'SS'", tavern=["Tranok"])
    game.play("tavern S", "hire tranok")
    assert game.node.question == "roll-pool"
    game.deal("persuasion 6")
    assert game.view(0).clan(0).pool == "SP6"


@pytest.mark.rule("R4.3a")
def test_a_hired_mercenary_without_persuasion_dice_rolls_none() -> None:
    game = deploying("glory = 10\ngold = 20\npool = 'SS'", tavern=["Naiala"])
    game.play("tavern S", "hire naiala")
    assert game.node.question == "refill"
    game.advance(SeededDealer(1))
    assert game.view(0).clan(0).pool == "SSS"


@pytest.mark.rule("R4.3b")
def test_the_persuasion_dice_of_a_land_are_rolled_when_they_join() -> None:
    game = position(
        "[[clan]]\naffinity = 'jungle'\npool = 'SSMM'\nlands = ['Thaklan']\nsettled = { Thaklan = 'Korgo' }\n"
        "[[clan]]\naffinity = 'fire'"
    )
    game.play("use thaklan", "die S", "die M")
    assert (game.node.question, dict(game.node.about)["dice"]) == ("roll-pool", 3)
    game.deal("persuasion 1 6 1")
    assert game.view(0).clan(0).pool == "SMP1P1P6"


@pytest.mark.rule("R4.3c")
def test_a_persuasion_die_that_was_bought_is_rolled_at_once() -> None:
    game = deploying("mercenaries = ['Nuduru', 'Fandor']\npool = 'S'")
    game.play("talent fandor", "persuasion 4")
    assert game.view(0).clan(0).pool == "SP4"


@pytest.mark.rule("R4.3d")
def test_a_die_that_a_novice_turns_into_persuasion_is_rolled() -> None:
    game = deploying("novices = 1\npool = 'SM'")
    game.play("novice M P", "persuasion 3")
    assert game.view(0).clan(0).pool == "SP3"


@pytest.mark.rule("R4.3d")
def test_a_die_that_a_novice_turns_into_another_colour_is_not_rolled() -> None:
    game = deploying("novices = 1\npool = 'SP3'")
    game.play("novice P3 M")
    assert not game.at_chance
    assert game.view(0).clan(0).pool == "SM"


@pytest.mark.rule("R4.3e")
def test_a_die_that_joins_later_leaves_the_values_of_the_others_alone() -> None:
    game = deploying("mercenaries = ['Nuduru', 'Fandor']\npool = 'SP2P5'")
    game.play("talent fandor", "persuasion 4")
    assert game.view(0).clan(0).pool == "SP2P4P5"
