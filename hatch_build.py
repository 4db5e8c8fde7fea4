"""Compile the hot modules with mypyc while the wheel is built, if a C compiler is there.

MONSTERLANDS_COMPILE=0 builds the plain wheel; 1 compiles, or fails. The work is done on a copy: a compiled
module beside its source would win at import and hide later edits.

mypyc leaves docstrings out, so they are written into its C code before that is compiled.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def can_compile() -> bool:
    """Check whether the C compiler that this Python would use and the headers of Python are installed."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command.split()[0]) is not None and headers.exists()


def compiler_flags() -> str:
    """Return Python's own flags, and flags for direct calls within the library.

    All native modules are one library. By default each call within it goes through a table, so that another
    library could replace the function, and functions that are visible outside are not inlined.
    """
    own = str(sysconfig.get_config_var("CFLAGS") or "")
    return f"{own} -fno-semantic-interposition -fvisibility=hidden"


class CompileHook(BuildHookInterface[Any]):
    """Add the native modules of the ``compile`` patterns to the wheel, beside their sources."""

    copy: Path | None = None
    asked = os.environ.get("MONSTERLANDS_COMPILE")
    wanted = can_compile() if asked is None else asked == "1"

    def dependencies(self) -> list[str]:
        return ["mypy", "setuptools"] if self.wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.wanted or version == "editable":
            return
        self.copy = Path(tempfile.mkdtemp(prefix="monsterlands-"))
        source = self.copy / "src"
        shutil.copytree(Path(self.root, "src"), source, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
        files = {path for pattern in self.config["compile"] for path in source.glob(pattern)}
        modules = sorted(str(path.relative_to(source)) for path in files)
        # No configuration file: a build need not be as strict as `make check`.
        run = subprocess.run(
            [sys.executable, __file__, "--config-file=", *modules],
            cwd=source,
            env={"CFLAGS": compiler_flags(), **os.environ},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if run.returncode:
            shutil.rmtree(self.copy)
            if self.asked:
                raise RuntimeError(f"mypyc failed:\n{run.stdout}")
            self.app.display_warning(run.stdout)
            self.app.display_warning("The modules could not be compiled; the plain wheel is built instead.")
            return
        shutil.rmtree(source / "build")  # mypyc leaves a second copy of the native modules there
        for path in (*source.rglob("*.so"), *source.rglob("*.pyd")):
            build_data["force_include"][str(path)] = str(path.relative_to(source))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.copy is not None:
            shutil.rmtree(self.copy, ignore_errors=True)


# --- run as a script, with mypyc's arguments: compile modules beside their sources ---

FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_| ]+, PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
CLASS = re.compile(r'(CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
PROPERTY = re.compile(r"(\(getter\)(\w+?)_get_(\w+),\s*[^,]+,\s*)NULL(, NULL\})")


def compile_modules(arguments: list[str]) -> None:
    """Compile modules of the working directory, with their docstrings."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    extensions: Any = mypycify(arguments, opt_level="3")
    docs = docstrings([Path(argument) for argument in arguments if argument.endswith(".py")])
    for path in Path("build").glob("*.c"):
        path.write_text(documented(path.read_text("utf-8"), docs), "utf-8")
    setup(name="monsterlands", ext_modules=extensions, script_args=["build_ext", "--inplace"])


def docstrings(modules: list[Path]) -> dict[str, str]:
    """Collect the docstrings of classes, functions and methods by every name that mypyc may give them.

    mypyc joins the parts of a name by three underscores, and omits packages that are not needed to
    distinguish modules.
    """
    docs: dict[str, str] = {}
    for module in modules:
        packages = [part for part in module.with_suffix("").parts if part != "__init__"]
        for names, doc in documented_nodes(ast.parse(module.read_text("utf-8"))):
            for first in range(len(packages)):
                docs["___".join([*packages[first:], *names])] = doc
    return docs


def documented_nodes(tree: ast.Module | ast.ClassDef) -> list[tuple[list[str], str]]:
    """Return the names in a module or class that have a docstring, with their docstrings."""
    found: list[tuple[list[str], str]] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            doc = ast.get_docstring(node)
            if doc:
                found.append(([node.name], doc))
        if isinstance(node, ast.ClassDef):
            found += [([node.name, *names], doc) for names, doc in documented_nodes(node)]
    return found


def documented(code: str, docs: dict[str, str]) -> str:
    """Return C code of mypyc with the docstrings added."""

    def with_doc(match: re.Match[str]) -> str:
        return f"{match[1]}{c_text(docs.get(match[2], ''))}{match[3]}"

    def with_property_doc(match: re.Match[str]) -> str:
        doc = docs.get(f"{match[2]}___{match[3]}", "")
        return f'{match[1]}"{c_text(doc)}"{match[4]}' if doc else match[0]

    return PROPERTY.sub(with_property_doc, CLASS.sub(with_doc, FUNCTION.sub(with_doc, code)))


def c_text(text: str) -> str:
    """Return a text as it is written between the quotes of a C string."""
    plain = set(range(32, 127)) - set(b'\\"?')
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode("utf-8"))


if __name__ == "__main__":
    compile_modules(sys.argv[1:])
