"""The tables of docs/engine.md follow from the rows of the rules."""

from __future__ import annotations

import engine_docs
import pytest


def test_the_page_is_what_the_rules_say() -> None:
    assert engine_docs.main(["--check"]) == 0


def test_every_event_has_a_line_with_its_rule_and_its_values() -> None:
    lines = list(engine_docs.events())
    assert len(lines) == 2 + 91
    assert (
        "| `path-trap` | R6.3 | `path`: the path<br>`trap`: the trap or trick<br>only its seat knows `trap` |"
    ) in lines


def test_an_edited_table_is_written_anew() -> None:
    page = "before\n<!-- events -->\nwrong\n<!-- end -->\nafter\n"
    written = engine_docs.written(page)
    assert written.startswith("before\n<!-- events -->\n\n| event | rule | values |\n")
    assert written.endswith("|\n\n<!-- end -->\nafter\n")
    assert "wrong" not in written


def test_a_page_without_a_place_for_the_table_is_refused() -> None:
    with pytest.raises(SystemExit, match="has 0 places for events"):
        engine_docs.written("nothing")
