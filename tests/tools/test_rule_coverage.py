from pathlib import Path

import pytest

import rule_coverage

RULES = """
## R5 Deployment

- **R5.1** One action each.
- **R5.2** An action is one of R5.1.

## R6 Outside

- **R6.1** One mercenary.

## R16 What each player may know

- **R16.1** Public: much.
"""

SETTINGS = """
[tool.monsterlands.rules]
required = ["R5", "R16.1"]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project with four rules, three of them required and cited, and no test."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "src").mkdir()
    (tmp_path / "src/rules.py").write_text('# R5.1, R6.1, R16.1\ndef act():\n    """R5.2: an action."""\n')
    (tmp_path / "docs/rules.md").write_text(RULES)
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    return tmp_path


def write_test(project: Path, text: str) -> None:
    (project / "tests/test_it.py").write_text("import pytest\n" + text)


def run(project: Path, *arguments: str) -> int:
    return rule_coverage.main(["--root", str(project), *arguments])


def test_rules_are_read_in_the_order_of_the_document() -> None:
    assert rule_coverage.rules_in(RULES) == [(5, 1), (5, 2), (6, 1), (16, 1)]


def test_rules_of_this_project_are_found() -> None:
    rules = rule_coverage.rules_in((rule_coverage.ROOT / "docs/rules.md").read_text("utf-8"))
    assert {chapter for chapter, _ in rules} == set(range(1, 17))
    assert len(rules) == len(set(rules))


def test_required_rules_without_a_test_are_listed(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(project, '@pytest.mark.rule("R5.2")\ndef test_it(): ...\n')
    assert run(project) == 1
    assert capsys.readouterr().out.splitlines() == [
        "R5: 1 of 2 rules tested, 2 required",
        "R16: 0 of 1 rules tested, 1 required",
        "without a test: R5.1",
        "without a test: R16.1",
    ]


def test_marks_on_functions_classes_and_modules_count(project: Path) -> None:
    write_test(
        project,
        'pytestmark = [pytest.mark.rule("R16.1")]\n'
        '@pytest.mark.rule("R5.1")\nclass TestIt:\n'
        '    @pytest.mark.rule("R5.2")\n    def test_it(self): ...\n',
    )
    assert run(project) == 0


def test_a_letter_names_a_statement_of_its_rule(project: Path) -> None:
    write_test(project, '@pytest.mark.rule("R5.1a", "R5.2c", "R16.1")\ndef test_it(): ...\n')
    assert run(project) == 0


@pytest.mark.parametrize("argument", ['"R5.9"', '"R5"', '"R5.1ab"', "WHICH"])
def test_an_unknown_rule_is_an_error(
    project: Path, capsys: pytest.CaptureFixture[str], argument: str
) -> None:
    write_test(project, f'@pytest.mark.rule("R5.1", "R5.2", "R16.1", {argument})\ndef test_it(): ...\n')
    assert run(project) == 1
    named = argument.strip('"')
    assert capsys.readouterr().out.splitlines()[-1] == f"tests/test_it.py:2: no such rule: {named}"


def test_chapters_on_the_command_line_replace_the_required_ones(project: Path) -> None:
    write_test(project, '@pytest.mark.rule("R6.1", "R16.1")\ndef test_it(): ...\n')
    assert run(project) == 1
    assert run(project, "--chapters", "R6", "R16.1") == 0
    assert run(project, "--chapters", "R5-R6") == 1


@pytest.mark.parametrize(
    ("selector", "expected"),
    [
        ("R5", [(5, 1), (5, 2)]),
        ("R5-R6", [(5, 1), (5, 2), (6, 1)]),
        ("R5.2", [(5, 2)]),
        ("R5.2-R6", [(5, 2), (6, 1)]),
    ],
)
def test_a_selector_is_a_rule_a_chapter_or_a_range(selector: str, expected: list[tuple[int, int]]) -> None:
    assert rule_coverage.select([selector], rule_coverage.rules_in(RULES)) == expected


@pytest.mark.parametrize("selector", ["R7", "5", "R5-", "R1-R2-R5", "R6-R5"])
def test_a_selector_that_matches_nothing_is_refused(project: Path, selector: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        run(project, "--chapters", selector)


ALL_TESTED = '@pytest.mark.rule("R5.1", "R5.2", "R16.1")\ndef test_it(): ...\n'


@pytest.mark.parametrize(
    "source",
    [
        "# R5.1 and R16.1",
        "# R5.1-R5.2, R16.1, R5.1",
        "# R5.1–5.2, R5.1, R16.1",
        'rule = "R5.2"  # R5.1, R16.1',
    ],
)
def test_a_required_rule_that_no_comment_cites_singly_is_listed(
    project: Path, source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write_test(project, ALL_TESTED)
    assert run(project) == 0
    (project / "src/rules.py").write_text(source)
    assert run(project) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "cited nowhere in the source: R5.2"
