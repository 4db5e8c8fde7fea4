"""R13.7, scenario 2: only mercenaries with a persuasion die can be hired, and the clan is of the jungle."""

from __future__ import annotations

import pytest

from monsterlands import BadOptions, BadPosition, Game, Options
from support.adventures import clan
from support.games import dealt, finished
from support.positions import as_toml, position
from support.refusals import offered

WITH_PERSUASION = {
    "Puargh", "Vaidala", "Vishor", "Ginova", "Frostor", "Lusara", "Tranok", "Torko", "Wormee", "Jaruna",
}  # fmt: skip
MONEY = Options(players=1, scenario=2)


def king(own: dict[str, object], **table: object) -> Game:
    """Begin a turn in scenario 2."""
    return position(as_toml({"options": {"scenario": 2}, "clan": [own]}), **table)


@pytest.mark.rule("R13.7b")
def test_the_deck_has_only_mercenaries_with_a_persuasion_die() -> None:
    view = dealt(MONEY, 1).view(0)
    assert len(view.tavern) == 3
    assert {*view.tavern, *view.decks["mercenaries"]} == WITH_PERSUASION
    assert len(view.decks["mercenaries"]) == 7


@pytest.mark.rule("R13.7b", "R2.3")
@pytest.mark.parametrize("seed", range(6))
def test_two_of_the_first_docked_mercenaries_can_be_hired_soon(seed: int) -> None:
    low = {"Puargh", "Vishor", "Ginova", "Tranok", "Wormee"}
    assert len(low & {*dealt(MONEY, seed).view(0).tavern}) >= 2


@pytest.mark.rule("R13.7b", "R5.10m")
def test_only_mercenaries_with_a_persuasion_die_come_back_when_the_deck_is_refilled() -> None:
    game = king(
        clan("jungle", pool="S", gold=9),
        tavern=["Puargh", "Vishor", "Tranok"],
        decks={"mercenaries": []},
        discards={"mercenaries": ["Lusara"]},
    )
    game.play("tavern S", "beer")
    came = {str(outcome) for outcome in game.outcomes}
    assert came == {"tavern puargh", "tavern vishor", "tavern tranok", "tavern lusara"}


@pytest.mark.rule("R13.7b")
@pytest.mark.parametrize("seed", range(4))
def test_no_other_mercenary_appears_in_a_whole_game(seed: int) -> None:
    view = finished(MONEY, seed).view(0)
    met = {*view.clan(0).mercenaries, *view.tavern, *view.discards["mercenaries"]}
    assert met - {"Purkas", "Korgo", ""} <= WITH_PERSUASION


@pytest.mark.rule("R13.7b")
def test_novices_can_be_hired_as_usual() -> None:
    game = king(clan("jungle", pool="S", gold=9, glory=9), tavern=["", "", ""])
    game.play("tavern S")
    assert offered(game, "hire") == ["hire novice"]


@pytest.mark.rule("R13.7b")
def test_a_position_cannot_contain_another_mercenary() -> None:
    with pytest.raises(BadPosition, match=r"Fandor is there; the scenario leaves this card out \(R13\.7\)"):
        king(clan("jungle"), tavern=["Fandor"])


@pytest.mark.rule("R13.7b")
def test_the_clan_is_of_the_jungle_and_the_player_is_not_asked() -> None:
    game = Game.new(MONEY)
    assert game.options.affinity == "jungle"
    assert (game.at_chance, game.view(0).clan(0).affinity) == (True, "jungle")


@pytest.mark.rule("R13.7b")
def test_jungle_may_be_named() -> None:
    assert Game.new(Options(players=1, scenario=2, affinity="jungle")).options == Game.new(MONEY).options


@pytest.mark.rule("R13.7b")
@pytest.mark.parametrize("affinity", ["fire", "water", "air"])
def test_other_affinities_are_refused(affinity: str) -> None:
    with pytest.raises(BadOptions, match=f"affinity is {affinity}; .* is played with jungle"):
        Game.new(Options(players=1, scenario=2, affinity=affinity))
    with pytest.raises(BadPosition, match=f"is {affinity}; the scenario is played with jungle"):
        king(clan(affinity))
