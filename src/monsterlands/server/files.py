"""The files of the client, compressed if the browser takes that, and cached if their names have a hash."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .tongues import Told

ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"

for ending, kind in (
    (".js", "text/javascript"),
    (".css", "text/css"),
    (".webmanifest", "application/manifest+json"),
    (".woff2", "font/woff2"),
):
    # Some systems know them by other names, or not at all; browsers then refuse the files.
    mimetypes.add_type(kind, ending)


class ClientFiles(StaticFiles):
    """Static files and their compressed versions; an unknown address redirects to the start page."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """Check nothing: without a built client each request is answered with an error."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.partition("/")[0] == "api":
            known = scope["method"] in ("GET", "HEAD")
            raise Told(404 if known else 405, "http-nothing-here")
        if not (self._folder / "index.html").exists():
            return Response(MISSING, 503, media_type="text/plain; charset=utf-8")
        try:
            return await self._compressed(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rpartition("/")[2]:
                raise
        # The pages of the client come after the "#". Relative, because a proxy may serve it below a folder.
        return RedirectResponse("../" * (scope["path"].count("/") - 1) or "./")

    async def _compressed(self, path: str, scope: Scope) -> Response:
        if path in ("", "."):
            path = "index.html"
        response = plain = await super().get_response(path, scope)
        accepted = _accepted(scope)
        for encoding, ending in ENCODINGS:
            if encoding in accepted and (self._folder / f"{path}{ending}").is_file():
                response = await super().get_response(f"{path}{ending}", scope)
                response.headers["Content-Type"] = plain.headers.get("Content-Type", "text/plain")
                if response.status_code == 200:
                    response.headers["Content-Encoding"] = encoding
                break
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else EACH_TIME
        return response


def _accepted(scope: Scope) -> set[str]:
    """Return the encodings that a browser takes, without those of quality 0."""
    parts = [
        part.replace(" ", "").split(";q=")
        for part in Headers(scope=scope).get("accept-encoding", "").split(",")
    ]
    return {encoding for encoding, *quality in parts if not quality or quality[0].strip("0.")}


MISSING = (
    "The client is not built. Install node and npm and run `make setup` in the project, "
    "or install the released package.\n"
)
