"""Campaigns (R13.9): the list, a new one, its next game."""

from __future__ import annotations

import time

from fastapi import APIRouter, HTTPException

from ...game import Campaign, GameError
from ...store import CampaignInfo, GameInfo, Seat, campaign_of, new_id
from ..rooms import Key, Rooms
from ..summary import decode
from .access import BODY, KEEPER_ONLY, TheRooms, problems
from .models import Affinity, Difficulty, HttpModel

router = APIRouter(prefix="/api", dependencies=[KEEPER_ONLY])
UNREADABLE = "unreadable"
"""The status of a campaign that cannot be read."""


class NewCampaign(HttpModel):
    """A campaign to begin."""

    difficulty: Difficulty = "normal"


class NextGame(HttpModel):
    """The next game of a campaign; the difficulty must be named if there is a choice."""

    difficulty: Difficulty | None = None
    affinity: Affinity | None = None


class HttpCampaignGame(HttpModel):
    """A game of a campaign."""

    game: str
    scenario: int
    difficulty: str
    over: bool
    rank: str
    points: int | None


class HttpCampaign(HttpModel):
    """A campaign; its status is ``open``, ``won``, ``lost`` or ``unreadable``."""

    id: str
    created: float
    status: str
    difficulty: str
    next_scenario: int | None
    next_difficulties: tuple[str, ...]
    current: str
    """The game that is being played, or empty."""
    games: tuple[HttpCampaignGame, ...]
    problem: str
    """Why it cannot be read, or empty."""


@router.get("/campaigns", responses=problems(403))
async def campaigns(rooms: TheRooms) -> list[HttpCampaign]:
    """List all campaigns, the newest first."""
    found = await rooms.store.read(lambda store: store.campaigns())
    return [_show_campaign(info, await _games(rooms, info)) for info in found]


@router.post("/campaigns", status_code=201, responses=problems(403, *BODY))
async def begin(new: NewCampaign, rooms: TheRooms) -> HttpCampaign:
    """Begin a campaign."""
    try:
        campaign = Campaign.new(new.difficulty)
    except GameError as error:
        raise HTTPException(422, str(error)) from None
    info = CampaignInfo(new_id(), time.time(), new.difficulty, campaign.to_text())
    await rooms.store.write(lambda store: store.new_campaign(info))
    return _show_campaign(info, [])


@router.post("/campaigns/{campaign}/games", status_code=201, responses=problems(403, 404, 409, *BODY))
async def next_game(campaign: str, new: NextGame, rooms: TheRooms) -> Key:
    """Begin the next game of a campaign."""
    info = await rooms.store.read(lambda store: store.campaign(campaign))
    async with rooms.campaign_lock:
        opened = campaign_of(info, await _games(rooms, info))
        if opened.current is not None:
            raise HTTPException(409, "a game of this campaign is not over; finish it first")
        try:
            game = opened.begin(new.difficulty, new.affinity, confirm=(0,))
        except GameError as error:
            raise HTTPException(422, str(error)) from None
        return await rooms.begin(game, [Seat()], campaign)


async def _games(rooms: Rooms, info: CampaignInfo) -> list[GameInfo]:
    return await rooms.store.read(lambda store: store.games_of(info.id))


def _show_campaign(info: CampaignInfo, games: list[GameInfo]) -> HttpCampaign:
    """Show a campaign; if it cannot be read, its games and the reason."""
    stage, status, problem = None, UNREADABLE, ""
    try:
        campaign = campaign_of(info, games)
        stage, status = campaign.next, campaign.status
    except GameError as error:
        problem = str(error)
    return HttpCampaign.of(
        info,
        status=status,
        next_scenario=stage.scenario if stage else None,
        next_difficulties=stage.difficulties if stage else (),
        current=next((game.id for game in games if not game.over), ""),
        games=tuple(_show_game(game) for game in games),
        problem=problem,
    )


def _show_game(game: GameInfo) -> HttpCampaignGame:
    stored = decode(game.summary)
    return HttpCampaignGame.of(game, stored, game=game.id, scenario=stored.scenario or 1)
