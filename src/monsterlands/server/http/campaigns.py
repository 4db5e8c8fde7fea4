"""Campaigns (R13.9): the list, beginning one, its next game."""

from __future__ import annotations

import time

from fastapi import APIRouter, HTTPException

from ...game import Campaign as Course
from ...game import GameError
from ...store import CampaignInfo, GameInfo, Seat, new_id, standing
from ..rooms import Rooms
from ..summary import decode
from .asking import BODY, Keeper, TheRooms, problems
from .models import Campaign, CampaignGame, Key, NewCampaign, NextGame

router = APIRouter(prefix="/api", dependencies=[Keeper])
UNREADABLE = "unreadable"
"""How a campaign stands of which nobody knows how it stands."""


@router.get("/campaigns", responses=problems(403))
async def campaigns(rooms: TheRooms) -> list[Campaign]:
    """List all campaigns, the one that began last first."""
    found = await rooms.keeper.look(rooms.keeper.store.campaigns)
    return [_shown(info, await _games(rooms, info)) for info in found]


@router.post("/campaigns", status_code=201, responses=problems(403, *BODY))
async def begin(new: NewCampaign, rooms: TheRooms) -> Campaign:
    """Begin a campaign."""
    try:
        course = Course.new(new.difficulty)
    except GameError as error:
        raise HTTPException(422, str(error)) from None
    info = CampaignInfo(new_id(), time.time(), new.difficulty, course.to_text())
    await rooms.keeper.do(rooms.keeper.store.new_campaign, info)
    return _shown(info, [])


@router.post("/campaigns/{campaign}/games", status_code=201, responses=problems(403, 404, 409, *BODY))
async def next_game(campaign: str, new: NextGame, rooms: TheRooms) -> Key:
    """Begin the next game of a campaign."""
    info = await rooms.keeper.look(rooms.keeper.store.campaign, campaign)
    async with rooms.next_of_campaign:
        course = standing(info, await _games(rooms, info))
        if course.current is not None:
            raise HTTPException(409, "a game of this campaign is under way; finish it first")
        try:
            game = course.begin(new.difficulty, new.affinity, confirm=(0,))
        except GameError as error:
            raise HTTPException(422, str(error)) from None
        started = await rooms.begin(game, [Seat()], campaign)
    return Key(game=started.game, secret=started.secret)


async def _games(rooms: Rooms, info: CampaignInfo) -> list[GameInfo]:
    return await rooms.keeper.look(rooms.keeper.store.games_of, info.id)


def _shown(info: CampaignInfo, games: list[GameInfo]) -> Campaign:
    """Show where a campaign stands; of one that cannot be read, its games and the reason."""
    stage, status, problem = None, UNREADABLE, ""
    try:
        course = standing(info, games)
        stage, status = course.next, course.status
    except GameError as error:
        problem = str(error)
    return Campaign(
        id=info.id,
        created=info.created,
        status=status,
        difficulty=info.difficulty,
        next_scenario=stage.scenario if stage else None,
        next_difficulties=list(stage.difficulties) if stage else [],
        current=next((game.id for game in games if not game.over), ""),
        games=[_shown_game(game) for game in games],
        problem=problem,
    )


def _shown_game(game: GameInfo) -> CampaignGame:
    stored = decode(game.summary)
    return CampaignGame(
        game=game.id,
        scenario=stored.scenario or 1,
        difficulty=stored.difficulty,
        over=game.over,
        rank=game.rank,
        points=game.points,
    )
