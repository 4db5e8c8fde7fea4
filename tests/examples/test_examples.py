"""The examples run and print something."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SCRIPTS = sorted(EXAMPLES.glob("*.py"))
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


def code_cells(notebook: Path) -> list[dict[str, Any]]:
    """Return the cells of a notebook that are run."""
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


def run_cell(source: str, known: dict[str, object]) -> Any:
    """Run a cell as a notebook does, and return the value of its last line if that is an expression."""
    tree = ast.parse(source)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(source, known)
        return None
    tree.body.pop()
    exec(compile(tree, "cell", "exec"), known)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), known)


def test_there_are_eight_scripts_and_two_notebooks() -> None:
    assert (len(SCRIPTS), len(NOTEBOOKS)) == (8, 2)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_a_script_runs_and_prints_something(script: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", script],
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert len(run.stdout.splitlines()) >= 3


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_draws(notebook: Path) -> None:
    known: dict[str, object] = {}
    shown = [run_cell("".join(cell["source"]), known) for cell in code_cells(notebook)]
    assert known["found" if "odds" in notebook.stem else "points"]
    pictures = [value._repr_html_() for value in shown if hasattr(value, "_repr_html_")]
    assert len(pictures) == 2
    assert all(picture.startswith("<svg ") for picture in pictures)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_output(notebook: Path) -> None:
    cells = code_cells(notebook)
    assert len(cells) >= 3
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells)
