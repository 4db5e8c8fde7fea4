"""Numbers in positions, records and editions have bounds, so that no game becomes slow or huge."""

from __future__ import annotations

from dataclasses import replace

import pytest

from monsterlands import BadPosition, Game, Options
from monsterlands.box import EditionError, overlay
from monsterlands.box.documents import read_toml
from monsterlands.game import names
from monsterlands.game.names import names_of
from monsterlands.rules import tables
from monsterlands.rules.tables import tables_of

POOL = """
[[clan]]
pool = "{}"
[[clan]]
"""


@pytest.mark.rule("R4.1")
def test_a_pool_has_at_most_500_dice() -> None:
    game = Game.from_position(POOL.format("S" * 100 + "P5" * 400))
    assert len(game.view(0).clan(0).pool) == 900
    assert Game.from_position(game.position()).digest() == game.digest()
    with pytest.raises(BadPosition, match=r"clan 0.pool: has 501 dice; at most 500 \(R4.1\)"):
        Game.from_position(POOL.format("S" * 501))
    with pytest.raises(BadPosition, match="at most 500 dice"):
        Game.from_position(POOL.format("S" * 190_000))


@pytest.mark.parametrize("key", ["gold", "glory", "novices", "defense", "potions", "venoms", "novices_used"])
def test_every_amount_of_a_clan_has_a_most(key: str) -> None:
    with pytest.raises(BadPosition, match=f"clan 0.{key}: is 1000; .* from 0 to 999"):
        Game.from_position(f"[[clan]]\n{key} = 1000")


@pytest.mark.parametrize("digits", ["9" * 100_000, f"0x{'f' * 100_000}", f"0b{'1' * 100_000}"])
def test_a_number_with_very_many_digits_is_refused(digits: str) -> None:
    with pytest.raises(ValueError, match=r"^a number is far too large$"):
        read_toml(f"gold = {digits}")
    with pytest.raises(BadPosition, match="a number is far too large"):
        Game.from_position(f"[[clan]]\ngold = {digits}")
    with pytest.raises(EditionError, match="a number is far too large"):
        overlay("standard@1", f"rounds = [{{ a = {digits} }}]")


def test_a_name_has_at_most_40_letters() -> None:
    longest = "long-name-" * 3 + "long-names"
    assert overlay("standard@1", f'name = "{longest}"').name == longest
    with pytest.raises(EditionError, match="at most 40 letters"):
        overlay("standard@1", f'name = "{longest}s"')


def test_only_some_vocabularies_and_tables_are_kept_and_a_game_keeps_its_own() -> None:
    box = overlay("standard@1", 'name = "poor"\nclan.gold = 1')
    game = Game.new(Options(), box)
    own = game.names
    assert names_of(box) is own
    for number in range(names.KEPT):
        other = replace(box, hash=f"another {number}")
        names_of(other)
        tables_of(other)
    assert len(names._BY_HASH) <= names.KEPT
    assert len(tables._MADE) <= tables.KEPT
    assert names_of(box) is not own
    assert game.names is own
    assert game == Game.new(Options(), box)
    assert game.clone() == game
