"""People who play together: each with a profile, and with windows that show their group."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

import httpx
import msgspec

from monsterlands.server.groups.messages import (
    GroupServerMessage,
    GroupShown,
    Pointed,
    Said,
    Talked,
    WireGroup,
    WireTalk,
)
from monsterlands.server.server_messages import Pong, Refused
from support.servers import Guest, Key, Line, Served

DECODER: msgspec.json.Decoder[GroupServerMessage] = msgspec.json.Decoder(GroupServerMessage)


class GroupWindow(Line[GroupServerMessage]):
    """A window that shows a group, and keeps what it is told as a browser would."""

    def __init__(self, url: str, **given: Any) -> None:
        super().__init__(url, **given)
        self.shown: WireGroup | None = None
        self.talk: list[WireTalk] = []

    def next(self) -> GroupServerMessage:
        message = DECODER.decode(self.hear())
        self.heard.append(message)
        if isinstance(message, GroupShown):
            self.shown = message.group
        elif isinstance(message, Talked):
            self.talk += message.lines
        return message

    def until_shown(self, is_so: Callable[[WireGroup], bool]) -> WireGroup:
        """Listen until the group looks as it should."""
        while self.shown is None or not is_so(self.shown):
            self.next()
        return self.shown

    def until_said(self, *texts: str) -> list[WireTalk]:
        """Listen until all these texts were said; return all lines."""
        while not set(texts) <= set(self.texts):
            self.next()
        return self.talk

    def until_pointed(self, thing: str) -> Pointed:
        """Listen until somebody has pointed at a thing."""
        while not (found := [pointed for pointed in self.pointed if pointed.thing == thing]):
            self.next()
        return found[0]

    def ask(self, kind: str, /, **fields: Any) -> Said | Refused | Pong:
        """Send a message with an id, and return its answer."""
        request = fields.pop("request", uuid4().hex)
        self.send(type=kind, request=request, **fields)
        while True:
            message = self.next()
            if isinstance(message, Said | Refused | Pong) and message.request == request:
                return message

    def say(self, text: str) -> Said | Refused | Pong:
        """Say something."""
        return self.ask("say", kind="text", body=text)

    def settle(self) -> None:
        """Listen to everything that the server has told so far."""
        assert isinstance(self.ask("ping"), Pong)

    @property
    def group(self) -> WireGroup:
        """The group as it is shown."""
        assert self.shown is not None
        return self.shown

    @property
    def texts(self) -> list[str]:
        """What was said so far."""
        return [line.text for line in self.talk]

    @property
    def pointed(self) -> list[Pointed]:
        """What was pointed at so far."""
        return [message for message in self.heard if isinstance(message, Pointed)]


class Person:
    """Somebody with a profile of their own, at one of the servers."""

    def __init__(self, server: Served, name: str, emblem: str = "gator", secret: str = "") -> None:
        """Make a profile.

        :param secret: that of a profile which exists already, at another server of the same database
        """
        self.server = server
        self.name = name
        self.secret = secret or secrets.token_urlsafe(32)
        if not secret:
            self.do("PUT", "profile", {"name": name, "emblem": emblem})
        self.id = str(self.do("GET", "profile")["id"])

    def at(self, server: Served) -> Person:
        """Return the same person, who asks another server of the same database."""
        return Person(server, self.name, secret=self.secret)

    # --- asking ---

    def new_group(self, *players: str, **options: Any) -> str:
        """Make a group: ``new_group("me", "friend", "novice")``."""
        seats = [{"player": player} for player in players or ("me", "friend")]
        return str(self.do("POST", "groups", {"seats": seats, **options})["group"])

    def join(self, words: str) -> str:
        """Accept an invitation."""
        return str(self.do("POST", "invitations", {"words": words})["group"])

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask for something; `body` is sent as JSON if there is one."""
        headers = {"Authorization": f"Bearer {self.secret}"}
        sent = {} if body is None else {"json": body}
        return self.server.http.request(method, f"api/{path}", headers=headers, **sent)

    def do(self, method: str, path: str, body: Any = None) -> Any:
        """Ask for something that must not be refused; return the answer."""
        answer = self.ask(method, path, body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Ask for something that must be refused; return the status and the sentence."""
        answer = self.ask(method, path, body)
        assert 400 <= answer.status_code < 500, answer.text
        return answer.status_code, str(answer.json()["detail"])

    def begin(self, group: str) -> Key:
        """Begin the game; return what opens the own seats of it."""
        return Key(self.do("POST", f"groups/{group}/begin")["game"], self.secret)

    # --- windows ---

    def open(self, group: str, **entering: Any) -> GroupWindow:
        """Open a window that shows a group."""
        return open_window(self.server, group, self.secret, **entering)

    def sit(self, game: str) -> Guest:
        """Sit down at the table of a game."""
        return self.server.enter(Key(game, self.secret))


def connect_window(server: Served, group: str) -> GroupWindow:
    """Open a connection to a group, and say nothing yet."""
    url = f"{server.address.replace('http', 'ws', 1)}api/groups/{group}/socket"
    # A window that has left much unread does not wait for a goodbye.
    return GroupWindow(url, origin=server.address.rstrip("/"), close_timeout=0.2)


def open_window(server: Served, group: str, secret: str, **entering: Any) -> GroupWindow:
    """Open a window with the secret of a device, or of the link for looking on."""
    window = connect_window(server, group)
    try:
        window.send(type="enter", secret=secret, **entering)
        window.until(GroupShown)
    except BaseException:
        window.close()
        raise
    return window


def words_of(person: Person, group: str) -> str:
    """Return the invitation of a group, as one of its members sees it."""
    with person.open(group) as window:
        return window.group.invitation


@contextmanager
def friends(
    host: Person, *others: Person, **options: Any
) -> Generator[tuple[str, list[GroupWindow]], None, None]:
    """Let people meet in a new lobby, each with a seat and a window; return its id and their windows."""
    group = host.new_group("me", *["friend" for _ in others], **options)
    windows = [host.open(group)]
    try:
        words = windows[0].group.invitation
        for other in others:
            other.join(words)
            windows.append(other.open(group))
        for window in windows:
            window.until_shown(lambda shown: not any(seat.free for seat in shown.seats))
        yield group, windows
    finally:
        for window in windows:
            window.close()


def listed_seat(name: str = "", emblem: str = "", **more: Any) -> dict[str, Any]:
    """Return how a list of groups, or an invitation, shows the seat of somebody who is ready."""
    return {"name": name, "emblem": emblem, "bot": "", "free": False, "mine": False, "ready": True, **more}
