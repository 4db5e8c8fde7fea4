"""Campaigns (R13.9): the list, beginning one, its next game."""

from __future__ import annotations

import logging
import time

from fastapi import APIRouter, HTTPException

from ...game import Campaign as Course
from ...game import GameError, Record
from ...store import CampaignInfo, GameInfo, Seat, new_id, standing
from ..rooms import Rooms
from .asking import BODY, Keeper, TheRooms, problems
from .models import Campaign, CampaignGame, Key, NewCampaign, NextGame

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api", dependencies=[Keeper])


@router.get("/campaigns", responses=problems(403))
async def campaigns(rooms: TheRooms) -> list[Campaign]:
    """List all campaigns, the one that began last first."""
    shown: list[Campaign] = []
    for info in await rooms.keeper.do(rooms.keeper.store.campaigns):
        try:
            shown.append(_shown(info, *await _standing(rooms, info)))
        except GameError as error:
            log.error("campaign %s cannot be read: %s", info.id, error)
    return shown


@router.post("/campaigns", status_code=201, responses=problems(403, *BODY))
async def begin(new: NewCampaign, rooms: TheRooms) -> Campaign:
    """Begin a campaign."""
    try:
        course = Course.new(new.difficulty)
    except GameError as error:
        raise HTTPException(422, str(error)) from None
    info = CampaignInfo(new_id(), time.time(), new.difficulty, course.to_text())
    await rooms.keeper.do(rooms.keeper.store.new_campaign, info)
    return _shown(info, course, [])


@router.post("/campaigns/{campaign}/games", status_code=201, responses=problems(403, 404, 409, *BODY))
async def next_game(campaign: str, new: NextGame, rooms: TheRooms) -> Key:
    """Begin the next game of a campaign."""
    info = await rooms.keeper.do(rooms.keeper.store.campaign, campaign)
    async with rooms.next_of_campaign:
        course, _ = await _standing(rooms, info)
        if course.current is not None:
            raise HTTPException(409, "a game of this campaign is under way; finish it first")
        try:
            game = course.begin(new.difficulty, new.affinity, confirm=(0,))
        except GameError as error:
            raise HTTPException(422, str(error)) from None
        started = await rooms.begin(game, [Seat()], campaign)
    return Key(game=started.game, secret=started.secret)


async def _standing(rooms: Rooms, info: CampaignInfo) -> tuple[Course, list[GameInfo]]:
    games = await rooms.keeper.do(rooms.keeper.store.games_of, info.id)
    return standing(info, games), games


def _shown(info: CampaignInfo, course: Course, games: list[GameInfo]) -> Campaign:
    stage = course.next
    shown: list[CampaignGame] = []
    for game in games:
        options = Record.from_text(game.record).options
        shown.append(
            CampaignGame(
                game=game.id,
                scenario=options.scenario or 1,
                difficulty=options.difficulty,
                over=game.over,
                rank=game.rank,
                points=game.points,
            )
        )
    return Campaign(
        id=info.id,
        created=info.created,
        status=course.status,
        difficulty=info.difficulty,
        next_scenario=stage.scenario if stage else None,
        next_difficulties=list(stage.difficulties) if stage else [],
        current=next((game.id for game in games if not game.over), ""),
        games=shown,
    )
