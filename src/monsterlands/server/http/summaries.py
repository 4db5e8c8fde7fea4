"""What lists show of a game: its state, and what it is to whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Literal

import msgspec
from fastapi import Query

from ...game import Record, UnreadableRecord
from ...store import GameInfo, Store, Ties, people
from ...words import Words
from ..groups.state import GroupState
from ..summary import DAMAGED, StoredSummary, decode
from ..unreadable import why_unreadable
from .models import HttpModel

LISTED, MOST_LISTED = 50, 200
"""The games of one page of the list, and the most that can be asked for at once."""
PLACE = r"^(\d+(\.\d+)?([eE][+-]?\d+)?:[0-9A-Za-z_-]+)?$"
Limit = Annotated[int, Query(ge=1, le=MOST_LISTED)]
Before = Annotated[str, Query(max_length=100, pattern=PLACE)]
"""Asks for the next page: `changed` and `id` of the last game before it, and a colon between them."""

ListedState = Literal["your-turn", "others-turn", "left", "over", "ended", "broken"]
"""What a game is to whoever asks. Without friends it waits for them as long as it goes on; `left` is one of
friends that goes on, and whose table they have left; `broken` cannot be opened."""


class HttpStanding(HttpModel):
    """The score of a clan; `player` is the name of a bot, or empty."""

    seat: int
    affinity: str
    points: int
    place: int
    """Its place at the end; 0 while the game goes on, and in games that ended before places were kept."""
    player: str
    name: str


class HttpPlayer(HttpModel):
    """Who plays a seat; `bot` is the name of the bot that plays it, or plays on for the person, or empty."""

    seat: int
    name: str
    bot: str


class HttpGameSummary(HttpModel):
    """What the list of games shows of a game."""

    id: str
    created: float
    changed: float
    players: int
    difficulty: str
    scenario: int | None
    scenario_name: str
    tricks: bool
    round: int
    rounds: int
    phase: str
    asked: int | None
    persons: int
    standings: tuple[HttpStanding, ...]
    campaign: str
    assisted: bool
    brought: bool
    """Whether it was imported from a record."""
    over: bool
    rank: str
    points: int | None
    problem: str
    """Why it cannot be opened, or empty."""
    group: str
    """The group that plays it, or empty."""
    my_seats: tuple[int, ...]
    """The seats that whoever asks may play."""
    your_turn: bool
    """Whether one of them is asked."""
    ended: bool
    """Whether its group ended it as it stood."""
    state: ListedState
    waits_for: tuple[HttpPlayer, ...]
    """Whom it waits for, if that is not whoever asks."""
    others: tuple[str, ...]
    """The names of the other people at the table."""
    may_delete: bool
    """Whether whoever asks may delete it, or give up their seats of it."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A game, to whom it belongs, its group if it has one, and the seats that whoever asks may play."""

    info: GameInfo
    ties: Ties
    group: GroupState | None
    seats: tuple[int, ...]


def place_of(before: str) -> tuple[float, str] | None:
    """Return where a page of the list begins; None for the first page."""
    changed, _, game = before.partition(":")
    return (float(changed), game) if before else None


def games_of_keeper(store: Store, profile: str, limit: int, before: str) -> list[Listed]:
    """Return a page of all games; those of friends only if the keeper's own profile plays in them."""
    found: list[Listed] = []
    place = place_of(before)
    while page := store.games(limit, place):
        for each in _listed(store, page, profile):
            if each.seats or not each.ties.is_of_friends:
                seats = each.seats if each.ties.is_of_friends else people(each.info.seats)
                found.append(replace(each, seats=seats))
        if len(found) >= limit or len(page) < limit:
            break
        place = page[-1].changed, page[-1].id
    return found[:limit]


def games_of_profile(store: Store, profile: str, limit: int, before: str) -> list[Listed]:
    """Return a page of the games in which a profile owns a seat."""
    return _listed(store, store.games_of_profile(profile, limit, place_of(before)), profile)


def one_game(store: Store, info: GameInfo, seats: Sequence[int]) -> Listed:
    """Return a game for somebody who may play these seats."""
    return _tied(info, store.ties([info.id])[info.id], tuple(seats))


def _listed(store: Store, page: list[GameInfo], profile: str) -> list[Listed]:
    ties = store.ties([info.id for info in page])
    return [_tied(info, ties[info.id], _owned(ties[info.id], profile)) for info in page]


def _owned(ties: Ties, profile: str) -> tuple[int, ...]:
    return tuple(seat for seat, owner in ties.owners.items() if owner == profile)


def _tied(info: GameInfo, ties: Ties, seats: tuple[int, ...]) -> Listed:
    group = msgspec.json.decode(ties.state, type=GroupState) if ties.group else None
    return Listed(info, ties, group, seats)


async def show_games(words: Words, listed: Sequence[Listed]) -> list[HttpGameSummary]:
    """Show games of a list, even those that cannot be opened."""
    # In a thread, because each game with an own edition has to read it.
    return await asyncio.to_thread(lambda: [_summary(words, each) for each in listed])


def _summary(words: Words, listed: Listed) -> HttpGameSummary:
    info = listed.info
    stored, name = decode(info.summary), ""
    problem = info.problem or ("its summary is damaged" if stored is DAMAGED else "")
    try:
        scenarios = Record.from_text(info.record).box().scenarios
        if stored.scenario:
            name = words.scenario_name(scenarios[stored.scenario - 1])
    except UnreadableRecord as error:
        problem = problem or why_unreadable(words, error)
    ended, state = is_ended(listed), _listed_state(listed, stored, problem)
    return HttpGameSummary.of(
        info,
        stored,
        scenario_name=name,
        persons=len(people(info.seats)),
        standings=tuple(
            HttpStanding.of(
                clan,
                player=info.seats[clan.seat].player.partition("@")[0],
                name=info.seats[clan.seat].name,
            )
            for clan in stored.standings
        ),
        problem=problem,
        group=listed.ties.group,
        my_seats=listed.seats,
        your_turn=not (info.over or ended) and stored.asked in _played(listed),
        ended=ended,
        state=state,
        waits_for=_waits_for(listed, stored.asked) if state in ("others-turn", "left") else (),
        others=tuple(
            info.seats[seat].name
            for seat in people(info.seats)
            if seat not in listed.seats and info.seats[seat].name
        ),
        may_delete=_may_delete(listed),
    )


def _listed_state(listed: Listed, stored: StoredSummary, problem: str) -> ListedState:
    if problem:
        return "broken"
    if listed.info.over:
        return "over"
    if is_ended(listed):
        return "ended"
    group, seats = listed.group, listed.seats
    if group is not None and seats and all(group.seats[seat].left for seat in seats):
        return "left"
    is_mine = stored.asked in _played(listed) if listed.ties.is_of_friends else bool(seats)
    return "your-turn" if is_mine else "others-turn"


def _waits_for(listed: Listed, asked: int | None) -> tuple[HttpPlayer, ...]:
    if asked is None:
        return ()
    seat, group = listed.info.seats[asked], listed.group
    bot = seat.player or (group.seats[asked].stand_in if group is not None else "")
    return (HttpPlayer(seat=asked, name=seat.name, bot=bot.partition("@")[0]),)


def _may_delete(listed: Listed) -> bool:
    if listed.group is None:
        return set(people(listed.info.seats)) <= set(listed.seats)
    return any(may_give_up(listed, listed.ties.owners.get(seat, "")) for seat in listed.seats)


def may_give_up(listed: Listed, profile: str) -> bool:
    """Return whether somebody owns seats of a game of a group, and is done with it.

    They are not in the group any more, or they have left its table and nobody plays on in this game.
    """
    group = listed.group
    if group is None or profile not in listed.ties.owners.values():
        return False
    is_past = listed.info.over or is_ended(listed)
    return profile not in group.members or (is_past and group.has_left(profile))


def is_ended(listed: Listed) -> bool:
    """Return whether nobody can play on: the group of the game has ended it, or plays another."""
    group = listed.group
    if group is None or listed.info.over:
        return False
    return group.phase != "playing" or listed.ties.current != listed.info.id


def _played(listed: Listed) -> list[int]:
    """Return the seats that whoever asks plays themselves."""
    group = listed.group
    return [seat for seat in listed.seats if group is None or group.seats[seat].is_played]
