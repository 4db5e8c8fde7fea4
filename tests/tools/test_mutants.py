"""tools/mutants.py makes the mistakes it should, and finds the tests that notice them."""

from __future__ import annotations

import ast
import json
import re
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from textwrap import dedent

import mutants
import pytest
from mutants_map import KnownTest, Map, Tree, in_stages
from mutants_operators import MODULE_LEVEL, mutations, sample

# --- the operators --------------------------------------------------------------------------------


def tidy(source: str) -> str:
    return ast.unparse(ast.parse(dedent(source)))


def changed(source: str, operator: str, module: str = "wages") -> list[str]:
    """Return the source after each mutation by an operator."""
    source = dedent(source)
    found = [each for each in mutations(source, module) if each.operator == operator]
    return [tidy(each.apply(source)) for each in found]


@pytest.mark.parametrize(
    ("operator", "before", "after"),
    [
        ("comparison", "x = a < b", ["x = a <= b"]),
        ("comparison", "x = a <= b", ["x = a < b"]),
        ("comparison", "x = a > b", ["x = a >= b"]),
        ("comparison", "x = a >= b", ["x = a > b"]),
        ("comparison", "x = a == b", ["x = a != b"]),
        ("comparison", "x = a != b", ["x = a == b"]),
        ("comparison", "x = a in b", ["x = a not in b"]),
        ("comparison", "x = a not in b", ["x = a in b"]),
        ("comparison", "x = a is b", ["x = a is not b"]),
        ("comparison", "x = a is not b", ["x = a is b"]),
        ("comparison", "x = a <= b < c", ["x = a < b < c", "x = a <= b <= c"]),
        ("plus and minus", "x = a + b", ["x = a - b"]),
        ("plus and minus", "x = a - b", ["x = a + b"]),
        ("plus and minus", "x = a - b - c", ["x = a + b - c", "x = a - b + c"]),
        ("plus and minus", "x = a * (b - c)", ["x = a * (b + c)"]),
        ("plus and minus", "x += a", ["x -= a"]),
        ("plus and minus", "x -= a", ["x += a"]),
        ("number", "x = f(7, -1)", ["x = f(8, -1)", "x = f(7, -2)"]),
        ("and, or", "x = a and b and c", ["x = a or b or c"]),
        ("and, or", "x = (a or b) and c", ["x = (a or b) or c", "x = (a and b) and c"]),
        ("not dropped", "x = a and not b", ["x = a and b"]),
        ("not dropped", "x = not (a or b) and c", ["x = (a or b) and c"]),
        ("condition", "x = a if b else c", ["x = a if not b else c"]),
        ("condition", "x = [a for a in b if a]", ["x = [a for a in b if not a]"]),
        ("condition", "while a < b:\n    c()", ["while not a < b:\n    c()"]),
        ("condition", "if a or b:\n    c()", ["if not (a or b):\n    c()"]),
        ("min and max", "x = min(a, b)", ["x = max(a, b)"]),
        ("min and max", "x = max(a)", ["x = min(a)"]),
        ("true and false", "x = f(True, False)", ["x = f(False, False)", "x = f(True, True)"]),
        ("statement dropped", "f(a)", ["pass"]),
        ("statement dropped", "x |= a", ["pass"]),
        ("statement dropped", "emit(state, events.DIED, seat)", ["pass"]),
        ("continue and break", "for a in b:\n    continue", ["for a in b:\n    break"]),
        ("continue and break", "for a in b:\n    break", ["for a in b:\n    continue"]),
        ("body dropped", "if a:\n    b = c\n    d()", ["if a:\n    pass"]),
    ],
)
def test_an_operator_makes_its_mistake(operator: str, before: str, after: list[str]) -> None:
    assert sorted(changed(before, operator)) == sorted(after)


def test_the_body_of_an_elif_is_dropped_on_its_own() -> None:
    source = "if a:\n    b = c\nelif d:\n    e = f\nelse:\n    g = h"
    assert changed(source, "body dropped") == [
        "if a:\n    pass\nelif d:\n    e = f\nelse:\n    g = h",
        "if a:\n    b = c\nelif d:\n    pass\nelse:\n    g = h",
    ]


def test_an_answer_is_negated_in_functions_that_return_a_bool() -> None:
    source = "def f(a) -> {}:\n    return a or b"
    assert changed(source.format("bool"), "answer") == ["def f(a) -> bool:\n    return not (a or b)"]
    assert changed(source.format("int"), "answer") == []


@pytest.mark.parametrize(
    "source",
    [
        "if a == b:\n    c()",  # the same as a != b
        "if not a:\n    c()",  # the same as without not
        "while True:\n    c()",  # the same as False
        "if a in b:\n    c += d",  # the same as without the statement
    ],
)
def test_no_mistake_is_made_twice(source: str) -> None:
    assert changed(source, "condition") == []
    assert changed(source, "body dropped") == []


@pytest.mark.parametrize(
    "source",
    [
        "from a import b",
        '"""A text of 3 words."""',
        "@cached(3)\ndef f(a: Literal[3]) -> Literal[4]:\n    pass",
        "x: Literal[3]",
        'raise RuntimeError(f"{a + 1} is not {b < 3}", 7)',
        'if a == b:\n    raise RuntimeError("never")',
        "x = f'{a + 1}'",
    ],
)
def test_code_that_is_no_rule_is_left_alone(source: str) -> None:
    assert [each for each in mutations(source, "wages") if each.operator != "comparison"] == []


@pytest.mark.parametrize("module", ["state", "frames", "actions", "events", "reasons", "tables"])
def test_declared_addresses_and_codes_are_left_alone(module: str) -> None:
    assert mutations("GOLD: Final = 3", module) == []
    assert changed("GOLD: Final = 3", "number", "wages") == ["GOLD: Final = 4"]
    assert changed("def f():\n    x: Final = 3", "number", module) == ["def f():\n    x: Final = 4"]


def test_a_mutation_knows_its_function() -> None:
    source = (
        "A = 1\nclass C:\n    def f(self, a=2):\n        def g():\n            return 3\n        return 4"
    )
    found = {each.before: each.function for each in mutations(source, "wages")}
    assert found == {"1": MODULE_LEVEL, "2": MODULE_LEVEL, "3": "C.f", "4": "C.f"}


def test_the_rest_of_the_text_stays_as_it_is() -> None:
    source = 'x = "größer"; y = (a  # why\n  < b)  # “so”\n'
    assert [each.apply(source) for each in mutations(source, "wages")] == [
        'x = "größer"; y = ((a <= b))  # “so”\n'
    ]


def test_a_mutant_keeps_its_name_when_its_function_moves() -> None:
    source = "def f(a):\n    return a + 1 + 1\n"
    before = [each.id for each in mutations(source, "wages")]
    assert [each.id for each in mutations("import b\n\n" + source, "wages")] == before
    assert len({*before}) == 4


def test_a_sample_depends_only_on_the_seed() -> None:
    every = mutations("x = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "wages")
    assert sample(every, 4, 1) == sample(every[::-1], 4, 1)
    assert sample(every, 4, 1) != sample(every, 4, 2)
    assert len({*sample(every, 4, 1)}) == 4
    assert sorted(sample(every, 20, 1), key=every.index) == every


# --- which tests a mutant gets ----------------------------------------------------------------------


def a_test(name: str, seconds: float, *enters: str) -> KnownTest:
    return KnownTest(name, seconds, frozenset(enters))


A_MAP = Map(
    (
        a_test("tests/test_a.py::slow", 2.0, "wages.pay", "clan.gain"),
        a_test("tests/test_a.py::quick", 0.1, "wages.pay"),
        a_test("tests/test_b.py::other", 0.2, "clan.gain"),
        a_test("tests/test_c.py::nothing", 0.1),
    ),
    (),
)


@pytest.mark.parametrize(
    ("module", "function", "expected"),
    [
        ("wages", "pay", ["quick", "slow"]),
        ("clan", "gain", ["other", "slow"]),
        ("clan", "lose", []),
        ("clan", MODULE_LEVEL, ["other", "slow", "quick"]),
        ("tables", "letters", ["quick", "other", "slow"]),
    ],
)
def test_a_mutant_gets_the_tests_that_enter_its_function_quick_ones_first(
    module: str, function: str, expected: list[str]
) -> None:
    assert [test.name.partition("::")[2] for test in A_MAP.facing(module, function)] == expected


def test_every_test_is_in_one_stage() -> None:
    oracle = [a_test(f"tests/oracle/test_agreement.py::{number}", 0.5) for number in range(12)]
    others = [a_test(f"tests/rules/test_{number % 20}.py::{number}", 0.1) for number in range(60)]
    stages = dict(in_stages(oracle + others))
    assert [*stages] == ["broad", "near", "rest"]
    assert stages["broad"] == oracle[:8]
    assert stages["near"][0] == others[0]
    assert len({test.file for test in stages["near"]}) == 8
    dealt = [test.name for tests in stages.values() for test in tests]
    assert sorted(dealt) == sorted(test.name for test in oracle + others)


# --- a project with rules and tests -------------------------------------------------------------------

WAGES = """
    def enough(gold, price):
        return gold >= price

    def higher(first, second):
        return first if first > second else second

    def count(number):
        passed = 0
        while passed != number:
            passed += 1
        return passed

    def forgotten(gold):
        return not gold
"""
TESTS = """
    import pytest
    from monsterlands.rules import wages

    def test_the_price_is_enough():
        assert wages.enough(3, 3)
        assert not wages.enough(2, 3)

    @pytest.mark.parametrize("pair", [(1, 2), (2, 1), (2, 2)])
    def test_the_higher_one(pair):
        assert wages.higher(*pair) == 2

    def test_counting():
        assert [wages.count(5), wages.count(0)] == [5, 0]
"""
SLOW_TO_END = """
    import atexit
    import time
    from monsterlands.rules import wages

    def use_the_processor():
        while time.process_time() < 3:
            pass

    atexit.register(use_the_processor)

    def test_the_higher_one():
        assert wages.higher(2, 2) == 2
"""
BROKEN = """
    import os
    from monsterlands.rules import wages

    def test_that_fails_on_sound_code():
        assert wages.enough(1, 2)

    def test_that_fails_as_soon_as_mutants_are_judged():
        wages.count(1)
        with open(os.environ["MUTANTS_PLAN"]) as plan:
            assert "folder" in plan.read()
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project with four rules, one without a test, and with tests that fail or cannot be read."""
    tests = {
        "test_wages.py": TESTS,
        "test_broken.py": BROKEN,
        "test_unreadable.py": "import monsterlands.no_such_part",
    }
    return write(tmp_path_factory.mktemp("project"), WAGES, tests)


def write(root: Path, rules: str, tests: dict[str, str]) -> Path:
    files = {
        "src/monsterlands/__init__.py": "",
        "src/monsterlands/rules/__init__.py": "",
        "src/monsterlands/rules/wages.py": rules,
        "pyproject.toml": '[tool.pytest.ini_options]\naddopts = "--import-mode=importlib"',
        **{f"tests/rules/{name}": text for name, text in tests.items()},
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(dedent(text))
    return root


@pytest.fixture(scope="module")
def first_run(project: Path) -> Run:
    """Run the tool over all mutants of the project."""
    return run(project)


@dataclass(frozen=True)
class Run:
    """What the tool returned and printed, and the results it keeps: test or stage by mutation."""

    code: int
    printed: str
    by: dict[str, str]
    survived: list[str]


def run(project: Path, *arguments: str) -> Run:
    out = StringIO()
    with redirect_stdout(out), pytest.MonkeyPatch.context() as patch:
        patch.setattr(mutants, "ALLOWED", 1.0)
        code = mutants.main(["--root", str(project), *arguments])
    lines = (project / "build/mutants/results.jsonl").read_text().splitlines()
    results = {what(each["what"]): each for each in map(json.loads, lines)}
    by = {name: re.sub(r".*::|\[.*", "", each["by"]) for name, each in results.items() if each["killed"]}
    survived = [name for name, each in results.items() if not each["killed"]]
    return Run(code, out.getvalue(), by, sorted(survived))


def what(text: str) -> str:
    """Return only the change: ``a > b -> a >= b``."""
    return text.partition(": ")[2].partition(" in `")[0]


def test_a_planted_mistake_is_found_by_the_test_of_its_function(first_run: Run) -> None:
    assert first_run.by["gold >= price -> gold > price"] == "test_the_price_is_enough"
    assert first_run.by["passed += 1 -> pass"] == "test_counting"


def test_mutants_that_change_nothing_or_that_no_test_enters_survive(first_run: Run) -> None:
    assert first_run.survived == ["first > second -> first >= second", "not gold -> gold"]
    assert "not gold -> gold in `return not gold` (no test enters it) (no reason yet)" in first_run.printed


def test_an_endless_loop_is_found(first_run: Run) -> None:
    assert first_run.by["passed += 1 -> passed -= 1"] == "test_counting"


def test_a_process_that_is_slow_to_end_fails_no_test(tmp_path: Path) -> None:
    rule = "def higher(first, second):\n    return max(first, second)\n"
    slow = run(write(tmp_path, rule, {"test_wages.py": SLOW_TO_END}))
    assert "it fails on the unchanged code" not in slow.printed
    assert slow.survived == ["max(first, second) -> min(first, second)"]


def test_tests_that_fail_on_correct_code_are_left_out(first_run: Run) -> None:
    warning = "warning: left out, because it fails on the unchanged code: tests/rules/"
    warned = [line.removeprefix(warning) for line in first_run.printed.splitlines() if warning in line]
    assert warned == [
        "test_broken.py::test_that_fails_on_sound_code",
        "test_unreadable.py",
        "test_broken.py::test_that_fails_as_soon_as_mutants_are_judged",
    ]
    named = {"test_the_price_is_enough", "test_the_higher_one", "test_counting"}
    assert {*first_run.by.values()} == named


def test_too_many_survivors_are_a_failure(first_run: Run) -> None:
    assert "killed               7 of 9: 77.8% (at least 85% are wanted)" in first_run.printed
    assert first_run.code == 1


def test_only_survivors_are_tried_with_new_tests(first_run: Run, project: Path) -> None:
    again = run(project)
    assert "9 results of an earlier run" in again.printed
    assert again.by == first_run.by
    test = project / "tests/rules/test_forgotten.py"
    test.write_text(
        "from monsterlands.rules.wages import forgotten\ndef test_it():\n    assert forgotten(0)\n"
    )
    (project / "docs").mkdir()
    reason = next(line for line in again.printed.splitlines() if "survived: " in line and ">=" in line)
    (project / "docs/mutants.md").write_text(f"| {reason.split()[1]} | equal ones are equal |")
    later = run(project)
    assert "7 results of an earlier run" in later.printed
    assert later.by["not gold -> gold"] == "test_it"
    assert "no reason yet" not in later.printed
    assert later.code == 0


def test_the_tests_import_the_mutant_and_not_the_installed_package(project: Path, tmp_path: Path) -> None:
    """Without a package in its folder the installed one would be imported."""
    tree = Tree(project, tmp_path / "tree")
    path = tmp_path / "empty/monsterlands/rules/wages.py"
    path.parents[2].mkdir()
    with pytest.raises(RuntimeError, match="was imported instead"):
        mutants.fails(tree, path, [KnownTest("tests/rules/test_wages.py::test_counting", 0.1, frozenset())])
