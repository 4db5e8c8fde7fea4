"""Games of friends that are played without browsers, up to where a test needs them."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from monsterlands.server.server_messages import Taken
from support.groups import Person, words_of
from support.servers import Guest, Served


def sit_down(server: Served, *names: str, **options: Any) -> tuple[str, list[Person]]:
    """Let people begin a game; return their group and them."""
    members = [Person(server, name) for name in names]
    group = members[0].new_group("me", *["friend" for _ in names[1:]], **options)
    words = words_of(members[0], group)
    for member in members[1:]:
        member.join(words)
    members[0].begin(group)
    return group, members


def game_of(member: Person, group: str) -> str:
    """Return the game of a group."""
    return str(next(each["game"] for each in member.do("GET", "groups") if each["id"] == group))


def play_on(members: list[Person], game: str, until: Callable[[Guest, Guest], bool]) -> list[str]:
    """Play at random, until something is so; return who answered, one after the other.

    `until` is asked after each answer, with the guest who gave it and the one who is asked next.
    """
    luck, names = random.Random(4), list[str]()
    with ExitStack() as stack:
        guests = {member.name: stack.enter_context(member.sit(game)) for member in members}
        by_seat = {guest.table.seat: name for name, guest in guests.items()}
        first = guests[members[0].name]

        def asked() -> Guest:
            """Return who is asked; anybody when the game is over."""
            newest = max(guest.version for guest in guests.values())  # a process may be a little behind
            for guest in guests.values():
                guest.up_to(newest)
            return guests[by_seat.get(first.question.seat, members[0].name)]

        answered = asked()
        while not until(answered, asked()):
            answered = asked()
            assert isinstance(answered.answer(luck.choice(answered.spelled())), Taken)
            names.append(by_seat[answered.table.seat])
    return names


def last_round(_: Guest, asked: Guest) -> bool:
    """Return whether the last round is played."""
    return asked.table.round == asked.table.rounds


def barrier(answered: Guest, _: Guest) -> bool:
    """Return whether a new round has begun: its dice are rolled, so nobody undoes the answer before alone."""
    table, question = answered.table, answered.question
    return table.round > 1 and table.phase == "deployment" and bool(question.undo)


def over(_: Guest, asked: Guest) -> bool:
    """Return whether the game is over."""
    return asked.table.ending is not None
