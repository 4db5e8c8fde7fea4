"""Compile the hot modules with mypyc while the wheel is built, where that can be done.

MONSTERLANDS_COMPILE=0 builds the plain wheel; 1 compiles, or fails. The work is done on a copy: a compiled
module beside its source would win at import and hide later edits.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def can_compile() -> bool:
    """Tell whether the C compiler that this Python would use is there, and the headers of Python."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command.split()[0]) is not None and headers.exists()


def compiler_flags() -> str:
    """Return Python's own flags, and leave to build without calling functions that nobody replaces.

    All native modules are one library. By default each call within it goes through a table, so that another
    library could step in, and nothing is inlined across functions that are visible outside.
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
        # No configuration file: the strictness of `make check` is not the business of a build.
        run = subprocess.run(
            [sys.executable, "-m", "mypyc", "--config-file=", *modules],
            cwd=source,
            env={"MYPYC_OPT_LEVEL": "3", "CFLAGS": compiler_flags(), **os.environ},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if run.returncode:
            shutil.rmtree(self.copy)
            if self.asked:
                raise RuntimeError(f"mypyc failed:\n{run.stdout}")
            self.app.display_warning(run.stdout)
            self.app.display_warning("It could not be compiled; the plain wheel is built instead.")
            return
        shutil.rmtree(source / "build")  # mypyc keeps a second set of the native modules there
        for path in (*source.rglob("*.so"), *source.rglob("*.pyd")):
            build_data["force_include"][str(path)] = str(path.relative_to(source))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.copy is not None:
            shutil.rmtree(self.copy, ignore_errors=True)
