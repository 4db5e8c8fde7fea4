"""Twin games over the connection: what their guests ask for, and how both are played alike."""

from __future__ import annotations

import random

from support.servers import Guest


def ask_around(guest: Guest) -> None:
    """Ask for whatever may be asked, and try what may not be done."""
    if guest.table.seat is None or guest.table.seat != guest.question.seat:
        for choice in ("load trap initial", "reveal", "done", "nonsense"):
            guest.refused("answer", request="no", version=guest.version, choice=choice)
        guest.ask("undo", request="no", version=guest.version + 1)
    for thing in ("path:a1", "path:b2", "trap:initial", "trap:magic-1", "die:S", "space:mine 1"):
        guest.ask("why", request="why", thing=thing)
    for path in ("a1", "a2", "b1", "b2", "e1"):
        guest.ask("chances", request="odds", path=path)
    for name in ("magic-1", "path a1", "a1", "fire"):
        guest.ask("help", request="what", name=name)
    guest.ask("look-back", request="back", step=0)


def answers_for(
    first: Guest, second: Guest, pick: random.Random, *, secretly: bool
) -> tuple[str, str] | None:
    """Pick an answer for each of two twin games; None if they have nothing in common.

    :param secretly: whether this seat may choose differently where nobody else sees it
    """
    one, two = first.question.choices, second.question.choices
    loading = [choice for choice in one if choice.kind == "load-trap"]
    telling = loading or [choice for choice in one if choice.kind in ("path", "assign")]
    choice = pick.choice(telling if telling and pick.random() < 0.8 else one)
    if choice.kind == "load-trap" and secretly:
        loads = [other.spelling for other in two if other.kind == "load-trap"]
        return choice.spelling, pick.choice(loads)
    shared = sorted({each.spelling for each in one} & {each.spelling for each in two} - {"reveal"})
    if choice.spelling in shared:
        return choice.spelling, choice.spelling
    return (shared[0], shared[0]) if shared else None
