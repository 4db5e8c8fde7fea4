"""Campaigns (R13.9): the list, a new one, its next game."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request

from ...game import Campaign, GameError
from ...store import CampaignInfo, GameInfo, Seat, UnknownCampaign, campaign_of, new_id
from ..rooms import Key, Rooms
from ..summary import decode
from ..tongues import Told
from .access import BODY, KeeperOrProfile, TheRooms, is_keeper, owned_by, problems
from .models import Affinity, Difficulty, HttpModel

router = APIRouter(prefix="/api")
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
async def campaigns(request: Request, rooms: TheRooms, profile: KeeperOrProfile) -> list[HttpCampaign]:
    """List campaigns, the newest first: all of them for the keeper, else those of the profile."""
    if profile is None or is_keeper(request):
        found = await rooms.store.read(lambda store: store.campaigns())
    else:
        found = await rooms.store.read(lambda store: store.campaigns_of_profile(profile.id))
    return [_show_campaign(info, await _games(rooms, info.id)) for info in found]


@router.post("/campaigns", status_code=201, responses=problems(403, *BODY))
async def begin(new: NewCampaign, rooms: TheRooms, profile: KeeperOrProfile) -> HttpCampaign:
    """Begin a campaign; it belongs to the profile that does, if it is known."""
    try:
        campaign = Campaign.new(new.difficulty)
    except GameError as error:
        raise Told(422, "http-reason", reason=str(error)) from None
    info = CampaignInfo(new_id(), time.time(), new.difficulty, campaign.to_text())
    await rooms.store.write(lambda store: store.new_campaign(info))
    if profile is not None:
        await rooms.store.write(lambda store: store.own_campaign(info.id, profile.id))
    return _show_campaign(info, [])


@router.post("/campaigns/{campaign}/games", status_code=201, responses=problems(403, 404, 409, *BODY))
async def next_game(
    campaign: str, new: NextGame, request: Request, rooms: TheRooms, profile: KeeperOrProfile
) -> Key:
    """Begin the next game of a campaign."""
    info = await rooms.store.read(lambda store: store.campaign(campaign))
    owner = await rooms.store.read(lambda store: store.campaign_owner(campaign))
    if not is_keeper(request) and (profile is None or profile.id != owner):
        raise UnknownCampaign(f"There is no campaign {campaign}.")
    async with rooms.campaign_lock:
        opened = campaign_of(info, await _games(rooms, campaign))
        if opened.current is not None:
            raise Told(409, "http-campaign-not-over")
        try:
            game = opened.begin(new.difficulty, new.affinity, confirm=(0,))
        except GameError as error:
            raise Told(422, "http-reason", reason=str(error)) from None
        seats = [Seat()]
        key = await rooms.begin(game, seats, campaign, {0: owner} if owner else owned_by(profile, seats))
        if rooms.store.is_shared and await _has_another(rooms, campaign, key.game):
            await rooms.remove(key.game)
            raise Told(409, "http-campaign-not-over")
        return key


async def _has_another(rooms: Rooms, campaign: str, game: str) -> bool:
    """Return whether another process has begun a game of a campaign at the same moment."""
    return any(other.id != game and not other.over for other in await _games(rooms, campaign))


async def _games(rooms: Rooms, campaign: str) -> list[GameInfo]:
    return await rooms.store.read(lambda store: store.games_of(campaign))


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
