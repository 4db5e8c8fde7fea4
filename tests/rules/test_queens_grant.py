"""R15.2: the Queen's Grant."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import BadOptions, BadPosition, Game, Options, SeededDealer
from monsterlands.box import overlay
from support.adventures import clan, happened, on
from support.games import spelled
from support.positions import as_toml, position

GRANT = {"queens_grant": True}


def beginning(*clans: dict[str, Any], options: dict[str, Any] | None = None, **table: Any) -> Game:
    """Begin a round, by default the second, with the Queen's Grant."""
    text = as_toml({"options": options or GRANT, "clan": list(clans or (clan("fire"), clan("water")))})
    return position(text, phase="preparation", **{"round": 2, **table})


def rolled(game: Game) -> Game:
    """Let every persuasion die show 2."""
    while game.at_chance:
        game.deal("persuasion 2")
    return game


# --- when, and for whom -----------------------------------------------------------------------------


@pytest.mark.rule("R15.2a")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_the_grant_is_given_from_round_2_on(number: int) -> None:
    assert beginning(round=number).node.question == "grant-die"


@pytest.mark.rule("R15.2a")
def test_there_is_no_grant_in_round_1() -> None:
    assert beginning(round=1).node.question == "roll-pool"
    game = Game.new(Options(players=2, queens_grant=True))
    game.advance(SeededDealer(1))
    assert game.node.question == "turn"


@pytest.mark.rule("R15.2a")
def test_a_new_game_comes_to_its_first_grant_in_round_2() -> None:
    text = as_toml({"options": GRANT, "clan": [clan("fire"), clan("water")]})
    game = position(text, phase="clean-up", round=1)
    game.advance(SeededDealer(1))
    assert (game.open_view().round, game.node.question) == (2, "grant-die")


@pytest.mark.rule("R15.2a")
def test_without_the_option_there_is_no_grant() -> None:
    assert beginning(options={"queens_grant": False}).node.question == "roll-pool"


@pytest.mark.rule("R15.2b")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_only_the_first_player_gets_the_grant(first: int) -> None:
    game = beginning(clan("fire"), clan("water"), clan("air"), first=first)
    assert game.seat == first
    game.play("colour S")
    assert (game.node.question, game.seat) == ("grant", first)
    game.play("grant gold")
    view = rolled(game).open_view()
    assert game.node.question == "turn"
    assert [(own.pool, own.gold) for own in view.clans] == [
        ("SSSMP2", 9) if seat == first else ("SSMP2", 7) for seat in range(3)
    ]


@pytest.mark.rule("R15.2b", "R10.7")
def test_the_first_player_of_the_new_round_gets_the_grant() -> None:
    text = as_toml({"options": GRANT, "clan": [clan("fire", hired=("Fandor",)), clan("water")]})
    game = position(text, phase="clean-up", round=1)
    game.advance(SeededDealer(1))
    assert (game.open_view().first, game.node.question, game.seat) == (1, "grant-die", 1)


@pytest.mark.rule("R15.2c", "R3.2")
def test_a_first_player_without_members_has_a_novice_by_then() -> None:
    game = beginning(clan("fire", mercenaries=[], novices=0, glory=0, gold=0), clan("water"))
    assert (game.node.question, game.open_view().clan(0).leader) == ("grant-die", "novice")
    game.play("colour M", "grant gold")
    own = rolled(game).open_view().clan(0)
    assert (own.pool, own.gold) == ("SM", 5 + 2)


# --- the die ----------------------------------------------------------------------------------------


@pytest.mark.rule("R15.2d")
@pytest.mark.parametrize(("colour", "pool"), [("S", "SSSMP2"), ("M", "SSMMP2"), ("P", "SSMP2P2")])
def test_the_die_may_be_of_any_colour(colour: str, pool: str) -> None:
    game = beginning()
    assert spelled(game) == ["colour S", "colour M", "colour P"]
    game.play(f"colour {colour}", "grant gold")
    assert rolled(game).open_view().clan(0).pool == pool


@pytest.mark.rule("R15.2c", "R4.2")
@pytest.mark.parametrize("first", [0, 1])
def test_the_grant_is_taken_before_persuasion_is_rolled(first: int) -> None:
    game = beginning(first=first)
    told = [event.kind for event in happened(game, "colour S", "grant gold")]
    assert "persuasion-rolled" not in told
    assert game.node.question == "roll-pool"


@pytest.mark.rule("R15.2c", "R4.2")
def test_a_granted_persuasion_die_is_rolled_with_the_others() -> None:
    game = beginning()
    game.play("colour P", "grant gold")
    assert (game.node.seat, game.node.about) == (0, (("dice", 2),))
    game.play("persuasion 6 1")
    assert game.open_view().clan(0).pool == "SSMP1P6"
    assert (game.node.seat, game.node.about) == (1, (("dice", 1),))


@pytest.mark.rule("R15.2d", "R5.5")
def test_the_granted_die_is_for_one_round() -> None:
    game = beginning(*[clan(name, mercenaries=[], novices=1, glory=0) for name in ("fire", "water")])
    game.play("colour M", "grant gold")
    assert game.open_view().clan(0).pool == "SM"
    game.play("pawn-shop M", "done", "end turn", "pawn-shop S", "end turn", "pawn-shop S", "end turn")
    game.advance(SeededDealer(1))
    game.play("colour M", "grant gold")
    view = game.open_view()
    assert (view.round, [own.pool for own in view.clans]) == (3, ["S", "SM"])


# --- the gift ---------------------------------------------------------------------------------------


@pytest.mark.rule("R15.2e")
def test_the_gifts_are_a_potion_a_venom_a_defense_token_or_gold() -> None:
    game = beginning()
    game.play("colour S")
    assert spelled(game) == ["grant potion", "grant venom", "grant defense", "grant gold"]


@pytest.mark.rule("R15.2e")
@pytest.mark.parametrize(
    ("gift", "has"),
    [("potion", (1, 0, 0, 7)), ("venom", (0, 1, 0, 7)), ("defense", (0, 0, 1, 7)), ("gold", (0, 0, 0, 9))],
)
def test_the_first_player_gets_one_gift(gift: str, has: tuple[int, int, int, int]) -> None:
    game = beginning()
    game.play("colour S", f"grant {gift}")
    own = game.open_view().clan(0)
    assert (own.potions, own.venoms, own.defense, own.gold) == has
    assert game.node.question == "roll-pool"


@pytest.mark.rule("R15.2e", "R1.7")
@pytest.mark.parametrize("gift", ["potion", "venom", "defense"])
def test_a_gift_beyond_the_limit_may_be_chosen_and_is_discarded(gift: str) -> None:
    game = beginning(clan("fire", potions=3, venoms=3, defense=5), clan("water"))
    game.play("colour S", f"grant {gift}")
    own = game.open_view().clan(0)
    assert (own.potions, own.venoms, own.defense) == (3, 3, 5)
    assert game.node.question == "roll-pool"


@pytest.mark.rule("R15.2", "R16.1")
def test_everybody_is_told_of_the_grant() -> None:
    game = beginning(first=1)
    told = happened(game, "colour M", "grant venom")
    granted = [event for event in told if event.kind == "granted"]
    assert [(event.seat, event["colour"]) for event in granted] == [(1, "M")]
    gained = [event for event in told if event.kind == "gained"]
    assert [(event.seat, event["resource"], event["amount"]) for event in gained] == [(1, "venoms", 1)]


# --- solo -------------------------------------------------------------------------------------------


@pytest.mark.rule("R15.2", "R13.1")
def test_there_is_no_grant_in_solo() -> None:
    with pytest.raises(BadOptions, match="queens_grant"):
        Options(players=1, queens_grant=True)
    with pytest.raises(BadPosition, match="queens_grant"):
        beginning(clan("fire", on("m1", "Frunks", dice="SS")))


@pytest.mark.rule("R15.2")
def test_an_edition_may_grant_no_die() -> None:
    box = overlay("standard@1", 'name = "no-die"\n[constants]\ngrant = { dice = 0 }\n')
    text = '[options]\nplayers = 2\nqueens_grant = true\n[table]\nround = 2\nphase = "preparation"\n'
    game = Game.from_position(text, box)
    assert game.node.question == "grant"


@pytest.mark.rule("R15.2")
def test_an_edition_may_grant_two_dice() -> None:
    box = overlay("standard@1", 'name = "two-dice"\n[constants]\ngrant = { dice = 2 }\n')
    text = '[options]\nplayers = 2\nqueens_grant = true\n[table]\nround = 2\nphase = "preparation"\n'
    game = Game.from_position(text, box)
    game.play("colour S", "colour M", "grant gold")
    game.advance(SeededDealer(1))
    assert game.view(0).clan(0).pool[:5] == "SSSMM"
