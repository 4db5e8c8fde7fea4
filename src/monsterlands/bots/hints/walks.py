"""Where a choice leads: finish the action by rules of thumb; return what it changes, takes and its odds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...box.board import FREE_CHOICE
from ...game import Change, Choice, Event, Game, Preview, SeededDealer
from ...game.hints import CostReason, OddsReason, WagesReason
from ...game.names import Subject
from ...odds import NoOdds, odds
from ...view import View
from ..heuristics import answer

REDEALS = 4
"""How often hidden traps are guessed for the odds of a path."""
EFFORT = 500_000
"""The steps of work that one reason may take: a moment."""
LONGEST = 40
BEYOND = ("clan-founded", "clean-up-began", "wages")
"""Events after which changes do not depend on the choice any more."""
FILLED = "pool-ready"
"""The event with which the pool gets the dice of a round (R4.1)."""

Taken = tuple[str, Subject]
"""Something that only one player can have: the kind of choice that takes it, and what it is."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A choice, and the answers after it up to the next chance event or the end of the action."""

    choice: Choice
    then: tuple[Choice, ...]
    preview: Preview
    takes: frozenset[Taken]
    loaded: Game
    """The table when the walk is over; if its last answer is “done”, just before that."""


class Walks:
    """Where the choices of a view lead; each is followed once."""

    def __init__(self, view: View, seed: int) -> None:
        self._view = view
        self._seed = seed
        self._choices = {choice.id: choice for choice in view.choices}
        self._known: dict[int, Walk] = {}

    def of(self, choice: int) -> Walk:
        """Return where a choice leads."""
        if choice not in self._known:
            self._known[choice] = walk(self._view, self._choices[choice], self._seed)
        return self._known[choice]


def walk(view: View, choice: Choice, seed: int) -> Walk:
    """Follow a choice at a table with newly guessed hidden pieces."""
    game = view.redeal(SeededDealer(seed))
    step, then = choice, list[Choice]()
    previews: list[Preview] = []
    while True:
        previews.append(game.preview(step))
        before = game.clone()
        game.apply(step)
        if len(then) == LONGEST or not _goes_on(game, view):
            break
        chosen = answer(game.view(view.seat))
        step = next(each for each in game.choices if each.id == chosen)
        then.append(step)
    preview = _joined(previews)
    own = [event for event in preview.events if event.seat == view.seat]
    loaded = before if step.kind == "done" else game
    return Walk(choice, tuple(then), preview, frozenset(filter(None, map(taken, own))), loaded)


def _goes_on(game: Game, view: View) -> bool:
    """Check whether the action of a turn of deployment is not over yet."""
    if view.phase != "deployment" or game.at_chance or game.seat != view.seat:
        return False
    return game.node.question != "turn" and game.view(view.seat).phase == "deployment"


def _joined(previews: list[Preview]) -> Preview:
    before: dict[str, int | str] = {}
    after: dict[str, int | str] = {}
    for preview in previews:
        for change in preview.changes:
            before.setdefault(change.what, change.before)
            after[change.what] = change.after
    changes = tuple(Change(what, before[what], after[what]) for what in before if before[what] != after[what])
    events = tuple(event for preview in previews for event in preview.events)
    return Preview(changes, previews[-1].final, events)


# --- reasons ------------------------------------------------------------------------------------


def is_beyond(preview: Preview) -> bool:
    """Check whether the game or the clean-up begins."""
    return any(event.kind in BEYOND for event in preview.events)


def cost_reason(followed: Walk) -> CostReason | None:
    """Return what a choice costs and gains; None if nothing changes, or the game or the clean-up begins."""
    preview = followed.preview
    if any(event.kind == FILLED for event in preview.events):
        # The dice of a new round come whatever is chosen.
        changes = tuple(change for change in preview.changes if change.what != "pool")
        preview = replace(preview, changes=changes)
    return None if is_beyond(preview) or not preview.changes else CostReason(preview, followed.then)


def odds_reason(view: View, followed: Walk) -> OddsReason | None:
    """Return the odds of the path that a choice leads to; None if it leads to none."""
    path = _path(view, followed)
    if path is None:
        return None
    try:
        found = odds(followed.loaded.view(view.seat), path, redeals=REDEALS, effort=EFFORT)
    except NoOdds:
        return None
    return OddsReason(
        path,
        str(followed.loaded.view(view.seat).path(path).mercenary),
        found.surviving,
        found.dying,
        found.capturing,
        found.eliminating,
        found.conquering,
        found.fulfilling,
        found.glory,
        found.looting,
    )


def wages_reason(view: View, followed: Walk) -> WagesReason | None:
    """Return what a choice does to the wages; None if there is enough before and after, or it is the same."""
    assert view.seat is not None
    if view.phase != "deployment":
        return None
    before, after = view.payday(view.seat), followed.loaded.view(view.seat).payday(view.seat)
    if not after.short and not before.short:
        return None
    same = (after.due, after.gold, after.sure_gold) == (before.due, before.gold, before.sure_gold)
    return None if same else WagesReason(after.due, after.gold, after.sure_gold)


def _path(view: View, followed: Walk) -> str | None:
    for kind, subject in followed.takes:
        if kind == "path":
            return subject[1]
    if view.node.question in ("assign", "load"):
        return str(dict(view.node.about)["path"])
    return None


# --- what is taken ------------------------------------------------------------------------------


def taken(event: Event) -> Taken | None:
    """Return what a player has taken in an event, if anything."""
    kind = event.kind
    if kind in ("assigned", "madhala-sent"):
        return "path", ("path", str(event["path"]))
    if kind in ("die-deployed", "madhala-deployed"):
        return "deploy", ("space", f"{event['building']} {event['space']}")
    if kind == "hired":
        return "hire", ("member", str(event["member"]))
    if kind == "trap-bought":
        return "trap", ("trap", str(event["trap"]))
    if kind == "equipment-bought":
        return "equipment", ("equipment", str(event["equipment"]))
    if kind == "loot-taken":
        return "take", ("loot", str(event["loot"]))
    if kind == "madhala-took":
        return _from_offer(str(event["offer"]), str(event["card"]))
    return None


def _from_offer(offer: str, card: str) -> Taken | None:
    if offer == "tavern":
        return "hire", ("member", card)
    if offer == "lodge":
        return "trap", ("trap", card)
    return ("equipment", ("equipment", card)) if offer == "bazaar" else None


def is_scarce(view: View, what: Taken) -> bool:
    """Check whether nothing like it is left when it is taken."""
    kind, (_, name) = what
    if kind == "path":
        return True
    if kind == "hire":
        return name in view.tavern
    if kind == "trap":
        return view.lodge.count(name) == 1
    if kind == "equipment":
        return view.bazaar.count(name) == 1
    if kind == "take":
        return view.loot.count(name) == 1
    building = name.split()[0]
    if building in FREE_CHOICE:
        return True
    dice = view.spaces(building)
    return sum(not dice[space - 1] for space in view.open_spaces(building)) == 1
