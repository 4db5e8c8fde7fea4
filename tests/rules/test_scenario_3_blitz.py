"""R13.7, scenario 3: three rounds, 3 defense tokens and 12 gold at the start."""

from __future__ import annotations

import pytest

from monsterlands import BadPosition, Game, Options
from support.adventures import clan
from support.games import dealt, finished
from support.positions import as_toml, position

BLITZ = Options(players=1, scenario=3, affinity="fire")


def blitz(own: dict[str, object], **table: object) -> Game:
    """Begin a clean-up in scenario 3."""
    return position(as_toml({"options": {"scenario": 3}, "clan": [own]}), phase="clean-up", **table)


@pytest.mark.rule("R13.7c")
def test_the_clan_starts_with_3_defense_tokens_and_12_gold() -> None:
    of = dealt(BLITZ, 1).view(0).clan(0)
    assert (of.defense, of.gold) == (3, 12)
    assert (of.glory, of.potions, of.venoms, of.traps) == (5, 0, 0, ("initial",))


@pytest.mark.rule("R13.7c", "R13.6")
@pytest.mark.parametrize(("number", "over"), [(1, False), (2, False), (3, True)])
def test_there_are_three_rounds(number: int, over: bool) -> None:
    game = blitz(clan("fire"), round=number)
    assert game.over == over
    assert game.view(0).rounds == 3


@pytest.mark.rule("R13.6")
def test_enough_glory_does_not_end_it_earlier() -> None:
    assert not blitz(clan("fire", glory=40, gold=20), round=2).over


@pytest.mark.rule("R13.7c")
def test_a_whole_game_ends_after_round_3() -> None:
    for seed in range(3):
        result = finished(BLITZ, seed).result
        assert result is not None
        assert result.round == 3


@pytest.mark.rule("R13.7c")
def test_there_is_no_round_4() -> None:
    with pytest.raises(BadPosition, match=r"round: is 4; the scenario has 3 rounds \(R13\.7\)"):
        blitz(clan("fire"), round=4)
