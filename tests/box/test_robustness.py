"""Reading any edition file ends with a box or with an EditionError."""

from __future__ import annotations

import datetime
import tomllib

import pytest

from monsterlands.box import load
from monsterlands.box.checks import check
from monsterlands.box.documents import Document, as_list, as_table
from monsterlands.box.overlay import changed_places, merge
from monsterlands.box.problems import Problems
from monsterlands.box.provenance import check_provenance
from monsterlands.box.reader import read_box

VALUES: list[object] = [
    *(-1, 0, 7, 10**6000, True, 1.5, float("nan"), datetime.date(2026, 1, 1)),
    *("", "x", "SSSSSSSSSSSSSSSSSSSS", "[b]", "é.ü"),
    *([], [7], ["x"], [[]], [{}], [{"name": "x"}], {}, {"x": 7}, {"name": 7}, {"name": ""}),
]


def spoiled(value: object, depth: int, by: object) -> object:
    """Replace everything at one depth of a document."""
    if depth == 0:
        return by
    table, entries = as_table(value), as_list(value)
    if table is not None:
        return {key: spoiled(inner, depth - 1, by) for key, inner in table.items()}
    if entries is not None:
        return [spoiled(inner, depth - 1, by) for inner in entries]
    return value


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("by", VALUES, ids=[str(number) for number in range(len(VALUES))])
def test_any_value_anywhere_is_read_without_a_crash(standard_text: str, depth: int, by: object) -> None:
    document: Document = as_table(spoiled(tomllib.loads(standard_text), depth, by)) or {}
    complete = Problems({})
    box = read_box(document, complete)
    check(box, complete)
    check_provenance(document, box, complete)
    assert complete.found

    laid_over = Problems({})
    check(read_box(merge(load().source.document, document, laid_over), laid_over), laid_over)
    assert laid_over.found
    changed_places(document)
