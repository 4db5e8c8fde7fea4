"""The game of a group begins: it is dealt as the lobby wants it, and stored together with the group."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace

from ...game import Dealer, EntropyDealer, Game, Options
from ...store import Entry, GameInfo, Group, Seat, UnknownGroup
from ..http.models import Affinity
from ..new_games import DEFAULT_BOT, new_game
from .groups import MOST_TRIES, Groups
from .lobby import need_host, need_lobby, why_not
from .refusal import GroupRefusal
from .state import GroupSeat, GroupState, write_state

AFFINITIES: tuple[Affinity, ...] = ("fire", "water", "air", "jungle")


async def begin(groups: Groups, group: str, profile: str) -> str:
    """Begin the game of a group, once, and return its id: whoever comes second gets the same game.

    :raises GroupRefusal: if somebody else than the host wants that, or something is missing
    :raises StoreError: if it cannot be stored
    """
    for _ in range(MOST_TRIES):
        state, before = await groups.read(group)
        need_host(state, profile)
        if state.phase == "playing":
            return before.game
        need_lobby(state)
        if obstacle := why_not(state):
            raise obstacle
        _fill(state)
        # In a thread, because dealing takes a while, and the tables must go on.
        info, entry = await asyncio.to_thread(deal, state, EntropyDealer())
        entry = replace(entry, lived=groups.house.clock.now())
        owners = {number: seat.profile for number, seat in enumerate(state.seats) if seat.profile}
        begun = _begun(state, before, info)
        if await _store(groups, begun, info, entry, owners):
            groups.adopt(begun)
            await groups.watcher.changed(before, begun)
            await groups.tell(group, "began")
            return info.id
    raise GroupRefusal("busy")


async def _store(groups: Groups, group: Group, info: GameInfo, entry: Entry, owners: dict[int, str]) -> bool:
    try:
        return await groups.house.store.write(lambda store: store.begin_game(group, info, entry, owners))
    except UnknownGroup:
        raise GroupRefusal("unknown") from None


def _fill(state: GroupState) -> None:
    """Let bots take the seats that are free."""
    state.seats = [GroupSeat(bot=DEFAULT_BOT) if seat.is_free else seat for seat in state.seats]


def _begun(state: GroupState, group: Group, info: GameInfo) -> Group:
    """Return the next version of a group, which plays.

    Its invitation is spent; it stays only to lead members who use it again back to their seats.
    """
    state.phase, state.undo, state.ending, state.expires = "playing", None, [], 0.0
    state.games.append(info.id)
    return replace(
        group,
        version=group.version + 1,
        state=write_state(state),
        members=state.members,
        game=info.id,
        changed=time.time(),
    )


def deal(state: GroupState, dealer: Dealer) -> tuple[GameInfo, Entry]:
    """Deal the game of a lobby up to its first question."""
    wishes: list[Affinity | None] = [seat.affinity for seat in state.seats]
    game = Game.new(
        Options(
            players=len(state.seats),
            difficulty=state.difficulty,
            tricks=state.tricks,
            affinities="chosen" if any(wishes) else "dealt",
            confirm=state.people,
            queens_grant=state.queens_grant,
            more_monsters=state.more_monsters,
        )
    )
    if any(wishes):
        for affinity in affinities(wishes, dealer):
            game.apply(f"affinity {affinity}")
    seats = [Seat(seat.bot) if seat.bot else Seat(name=seat.name) for seat in state.seats]
    return new_game(game, seats)


def affinities(wishes: Sequence[Affinity | None], dealer: Dealer) -> list[Affinity]:
    """Return the affinity of each seat: its wish, or one of those that nobody wants (R2.2)."""
    free: list[Affinity] = [affinity for affinity in AFFINITIES if affinity not in wishes]
    return [wish or free.pop(dealer.below(len(free))) for wish in wishes]
