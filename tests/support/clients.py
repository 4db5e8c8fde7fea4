"""Copies of the built client, and other builds of it."""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from monsterlands.server.app import CLIENT

SERVE = """
from pathlib import Path
from monsterlands.server import app
app.CLIENT = Path({folder!r})
"""
TEXTS = (".html", ".js", ".css")
RENAMED = (".js", ".css")
PACKED = (".br", ".gz")
HASHED = re.compile(r"^(.+)-([\w-]{8})(\.\w+)$")


@dataclass(frozen=True, slots=True)
class Client:
    """A copy of the built client in a folder."""

    folder: Path

    @property
    def serve(self) -> str:
        """What makes a server serve it, before it starts."""
        return SERVE.format(folder=str(self.folder))

    def update(self) -> None:
        """Replace it by another build: the same code in files of other names, and none of the old ones.

        Pictures keep their names, as in a build that changes the code alone.
        """
        names = {
            file.name: found[1] + "-" + found[2][::-1] + found[3]
            for file in (self.folder / "assets").iterdir()
            if file.suffix in RENAMED and (found := HASHED.match(file.name))
        }
        page = self.folder / "index.html"
        build = _build(page.read_text())
        for file in [*self.folder.rglob("*")]:
            if file.suffix in TEXTS:
                text = file.read_text().replace(build, build[::-1])
                for old, new in names.items():
                    text = text.replace(old, new)
                file.write_text(text)
            if file.name in names:
                file.rename(file.with_name(names[file.name]))
        worker = self.folder / "sw.js"
        integrity = base64.b64encode(hashlib.sha256(page.read_bytes()).digest()).decode()
        worker.write_text(re.sub('sha256-[^"]+', f"sha256-{integrity}", worker.read_text()))

    def lose(self, name: str) -> None:
        """Remove the files of a part."""
        for file in (self.folder / "assets").glob(f"{name}-*"):
            file.unlink()

    def worker(self, text: str) -> str:
        """Replace the service worker; return what it was."""
        file = self.folder / "sw.js"
        before = file.read_text()
        file.write_text(text)
        return before


def client(folder: Path) -> Client:
    """Copy the built client, without its compressed files."""
    shutil.copytree(CLIENT, folder, ignore=lambda _, names: [name for name in names if name.endswith(PACKED)])
    return Client(folder)


def _build(page: str) -> str:
    found = re.search('<meta name="build" content="([0-9a-f]+)"', page)
    assert found is not None
    return found[1]
