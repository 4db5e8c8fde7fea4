"""What the table says about points for icons."""

from __future__ import annotations

import pytest

from monsterlands.server.table.table import show_table
from monsterlands.words import Words
from support.tables import alone


@pytest.mark.rule("R14.1")
def test_the_table_says_what_icons_of_one_affinity_score() -> None:
    table = show_table(Words.of("en"), alone(), 0, [""])
    assert table.icons_told == (
        "Icons of one affinity on your mercenaries and lands score together: "
        "1 point for 1, 3 points for 3, 5 points for 4, 7 points for 5, 10 points for 6 or more."
    )
