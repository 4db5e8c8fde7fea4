"""People with profiles on a server, and the games that are theirs."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import httpx
import msgspec

from monsterlands.game import Game, Options
from monsterlands.server.groups.state import GroupSeat, GroupState, Phase, write_state
from monsterlands.server.new_games import new_game
from monsterlands.store import Group, Seat, new_id
from support.servers import Inside, Key, Served

AFAR = {"Via": "1.1 elsewhere"}
"""What makes a request to a keeper's server one of somebody else."""


def new_secret() -> str:
    """Draw a secret as a browser does."""
    return secrets.token_urlsafe(32)


class Person:
    """Somebody with a profile, who is not at the machine of the server."""

    def __init__(self, server: Served, name: str = "Ada", emblem: str = "gator") -> None:
        self.server = server
        self.secret = new_secret()
        answer = server.http.put("api/profile", json={"name": name, "emblem": emblem}, headers=self.bearer)
        assert answer.status_code == 200, answer.text
        self.id: str = answer.json()["id"]

    @property
    def bearer(self) -> dict[str, str]:
        """The header that names the profile."""
        return {"Authorization": f"Bearer {self.secret}"}

    def ask(self, method: str, path: str, **given: Any) -> httpx.Response:
        """Send a request as this person, from elsewhere."""
        return self.server.http.request(method, f"api/{path}", headers=self.bearer | AFAR, **given)

    def get(self, path: str) -> Any:
        """Return what this person may see at a path."""
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def begin(self, **new: Any) -> Key:
        """Begin a game of one's own."""
        answer = self.ask("POST", "games", json=new)
        assert answer.status_code == 201, answer.text
        return Key(**answer.json())


def game_of_friends(server: Inside, *friends: Person, phase: Phase = "playing") -> str:
    """Store a game of a group with a seat for each friend; return its id."""
    state = GroupState(friends[0].id, [GroupSeat(profile=friend.id) for friend in friends], phase=phase)
    group = Group(new_id(), 1, write_state(state), state.members)
    server.store.new_group(group)
    game = Game.new(Options(players=len(friends), confirm=tuple(range(len(friends)))))
    info, entry = new_game(game, [Seat(name=f"Seat {seat}") for seat in range(len(friends))])
    owners = {seat: friend.id for seat, friend in enumerate(friends)}
    begun = msgspec.structs.replace(state, games=[info.id])
    assert server.store.begin_game(
        Group(group.id, 2, write_state(begun), state.members, info.id), info, entry, owners
    )
    return info.id


def finished(server: Inside, owners: Mapping[int, str], **fields: Any) -> str:
    """Store a game that is over as its summary says; return its id.

    :param fields: of the summary, or `rank`, `points`, `assisted`, and `at`, when it ended
    """
    options = Options(players=fields.get("players", 1), scenario=fields.get("scenario"))
    at = fields.pop("at", time.time())
    status = {name: fields.pop(name) for name in ("rank", "points", "assisted") if name in fields}
    summary = {
        "players": options.players,
        "difficulty": "normal",
        "scenario": None,
        "tricks": False,
        "round": 6,
        "rounds": 6,
        "phase": "end",
        "asked": None,
        **fields,
    }
    info, entry = new_game(Game.new(options), [Seat() for _ in range(options.players)])
    over = replace(
        info, created=at, changed=at, over=True, summary=msgspec.json.encode(summary).decode(), **status
    )
    server.store.create(over, entry, "", (), owners)
    return over.id
