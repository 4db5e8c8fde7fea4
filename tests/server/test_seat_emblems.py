"""The emblem that a seat of a lobby shows."""

from __future__ import annotations

from support.groups import Person
from support.servers import Program


def test_a_seat_shows_the_emblem_that_its_person_has_when_they_change_it(server: Program) -> None:
    ada, bob = Person(server, "Ada", "gator"), Person(server, "Bob", "krinx")
    group = ada.new_group("me", "friend")
    with ada.open(group) as window:
        bob.join(window.group.invitation)
        bob.do("PUT", "profile", {"name": "Bob", "emblem": "moldo"})
        bob.do("PATCH", f"groups/{group}/seats/1", {})
        shown = window.until_shown(lambda shown: shown.seats[1].emblem == "moldo")
        assert [(seat.name, seat.emblem) for seat in shown.seats] == [("Ada", "gator"), ("Bob", "moldo")]
