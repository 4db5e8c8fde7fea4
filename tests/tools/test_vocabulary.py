"""The page of the vocabulary is generated from the rows."""

from pathlib import Path

import pytest
import vocabulary

from monsterlands.rules.events import EVENTS


def test_the_documents_are_up_to_date() -> None:
    assert vocabulary.main(["--check"]) == 0


def test_a_stale_document_is_named_and_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tmp_path / "vocabulary.md"
    stale.write_text("old")
    monkeypatch.setattr(vocabulary, "ROOT", tmp_path)
    monkeypatch.setattr(vocabulary, "VOCABULARY", stale)
    assert vocabulary.main(["--check"]) == 1
    assert capsys.readouterr().err == "vocabulary.md is out of date; run `make types`\n"
    assert stale.read_text() == "old"
    assert vocabulary.main([]) == 0
    assert stale.read_text().startswith("# The vocabulary of the engine\n")


def test_every_question_says_when_it_is_asked_and_by_which_rule() -> None:
    for name, when, _, choices in vocabulary.questions():
        assert "(R" in when, name
        assert choices, name


def test_every_event_has_a_line_with_its_rule_and_its_values() -> None:
    lines = list(vocabulary.events())
    assert [line[0] for line in lines] == [f"`{row.name}`" for row in EVENTS]
    values = "`path`: the path<br>`trap`: the trap or trick<br>only its seat knows `trap`"
    assert ("`path-trap`", "R6.3", values) in lines
