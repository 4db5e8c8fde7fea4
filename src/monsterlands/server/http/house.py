"""How friends get here: the listener for the local network, and links as QR codes."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, cast

import segno
from fastapi import APIRouter, HTTPException, Request, Response
from pydantic import AfterValidator, Field

from ..listeners import LocalNetwork, NoNetwork, PortTaken, address_for_others
from .access import BODY, KEEPER_ONLY, TheWords, is_keeper, problems, problems_of_text, settings_of
from .models import HttpModel

router = APIRouter(prefix="/api")
LONGEST_LINK = 300
"""The most bytes of what a QR code says; a link has about a hundred."""


def _check_bytes(text: str) -> str:
    if len(text.encode()) > LONGEST_LINK:
        raise ValueError(f"it may have {LONGEST_LINK} bytes")
    return text


class QrText(HttpModel):
    """What a QR code says."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_LINK), AfterValidator(_check_bytes)]


class HttpListening(HttpModel):
    """Where others find the server."""

    address: str


class HttpFriends(HttpModel):
    """How friends reach this server."""

    address: str
    """Where others find it; empty if that is not known, or if nobody else can."""
    listening: bool
    """Whether it listens on the local network besides the loopback address."""
    can_listen: bool
    """Whether whoever asks may change that."""


class SvgResponse(Response):
    """A picture as SVG."""

    media_type = "image/svg+xml"


def friends_of(request: Request) -> HttpFriends:
    """Return how friends reach the server."""
    settings, network = settings_of(request), _network(request)
    printed = cast("str", getattr(request.app.state, "address", ""))
    here = settings.public_url or (network.address if network else "")
    return HttpFriends(
        address=_with_slash(here or address_for_others(printed, settings.host)),
        listening=network is not None and network.is_open,
        can_listen=network is not None and is_keeper(request),
    )


def _network(request: Request) -> LocalNetwork | None:
    return cast("LocalNetwork | None", getattr(request.app.state, "network", None))


def _with_slash(address: str) -> str:
    return address if not address or address.endswith("/") else f"{address}/"


@router.post("/house/listening", dependencies=[KEEPER_ONLY], responses=problems(403, 409))
async def open_to_network(request: Request, words: TheWords) -> HttpListening:
    """Listen on the local network too; nobody who comes from there has the rights of the keeper."""
    network = _network(request)
    try:
        if network is None:
            raise NoNetwork
        return HttpListening(address=await network.open())
    except NoNetwork:
        raise HTTPException(409, words.say("house-no-network")) from None
    except PortTaken as error:
        raise HTTPException(409, words.say("house-no-port", reason=str(error))) from None


@router.delete("/house/listening", status_code=204, dependencies=[KEEPER_ONLY], responses=problems(403))
async def close_to_network(request: Request) -> None:
    """Listen on the local network no longer; connections from there end."""
    if (network := _network(request)) is not None:
        await network.close()


@router.post("/qr", response_class=SvgResponse, responses=problems_of_text(*BODY))
def qr_code(link: QrText) -> SvgResponse:
    """Draw a QR code."""
    drawn = BytesIO()
    segno.make_qr(link.text, error="m", boost_error=False, encoding="utf-8").save(
        drawn, kind="svg", xmldecl=False, nl=False, omitsize=True, light="#fff"
    )
    return SvgResponse(drawn.getvalue())
