"""Another number of components than in the printed game is a warning, not a problem (R2)."""

from __future__ import annotations

import pytest

from monsterlands.box import Problem, overlay, read, warnings


@pytest.mark.parametrize(
    ("change", "place", "what", "right"),
    [
        ("novice.count = 9", "novice.count", "9 novices", "8 in the printed game, R2"),
        (
            '[[equipment]]\nname = "Slham"\ncount = 2',
            "equipment",
            "19 equipment cards",
            "18 in the printed game, R2",
        ),
        (
            '[[tokens.traps]]\nid = "initial"\ncount = 5',
            "tokens.traps",
            "5 initial traps",
            "4 in the printed",
        ),
        ('[[tokens.traps]]\nid = "magic-1"\ncount = 2', "tokens.traps", "35 improved traps", "36 in the"),
        (
            '[[tokens.traps]]\nid = "shielded-magic-1"\ncount = 0',
            "tokens.traps",
            "4 shielded traps",
            "6 in the printed game, R2",
        ),
        (
            '[[tokens.traps]]\nid = "divert-1"\ncount = 4',
            "tokens.traps",
            "20 tricks",
            "18 in the printed game",
        ),
    ],
)
def test_another_count_is_a_warning(change: str, place: str, what: str, right: str) -> None:
    (warning,) = warnings(overlay("standard", change))
    assert (warning.place, warning.line, warning.what) == (place, 0, what)
    assert right in warning.right


def test_another_level_of_a_monster_is_two_warnings() -> None:
    box = overlay("standard", '[[monster]]\nname = "Gator"\nlevel = "B"')
    assert warnings(box) == [
        Problem("monster", 0, "7 monsters of level A", "8 in the printed game, R2"),
        Problem("monster", 0, "13 monsters of level B", "12 in the printed game, R2"),
    ]


@pytest.mark.parametrize(
    ("section", "what"),
    [
        ("mercenary", "29 cards in the mercenary deck"),
        ("land", "13 lands"),
        ("header", "7 headers"),
        ("mission", "13 missions"),
    ],
)
def test_one_more_card_or_tile_is_a_warning(standard_text: str, section: str, what: str) -> None:
    start = standard_text.index(f"[[{section}]]")
    entry = standard_text[start : standard_text.index("[[", start + 2)]
    more = entry.replace(entry.split('"')[1], "extra").replace('role = "leader"\n', "")
    box = read(standard_text.replace(entry, entry + more, 1), "mine.toml")
    assert [warning.what for warning in warnings(box)] == [what]


def test_one_loot_token_less_is_a_warning(standard_text: str) -> None:
    line = next(line for line in standard_text.splitlines(keepends=True) if '"recruit"' in line)
    assert [warning.what for warning in warnings(read(standard_text.replace(line, ""), "x"))] == [
        "15 loot tokens"
    ]
