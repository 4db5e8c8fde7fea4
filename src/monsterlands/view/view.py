"""The view of one seat: the table, the clans, the paths, and the question.

A view is a masked state of the same shape: what the seat may not know is blank. `View.redeal` fills the
blanks in a way that fits public knowledge; it is the only way from a view to a game.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..box import COLOURS, Box
from ..game.choices import Node, choice_of
from ..game.dealers import Dealer, dealer_of
from ..game.explain import node
from ..game.names import Choice, Names
from ..game.reduction import Reduction
from ..game.results import Result, result_of
from ..game.sums import Sum
from ..rules import battle, engine, fight, frames, hits, layout, totals
from ..rules.layout import NONE
from ..rules.state import State
from .battle import total_of
from .clans import ClanView
from .outside import OutsideView
from .payday import Payday, payday_of
from .purchase import Purchase, purchase_of
from .redaction import fill, mask

if TYPE_CHECKING:
    from ..game.game import Game

MARKS = ("objective", "elimination", "conquest")
"""By what a path rolls against: the mark it has to reach."""


class View(OutsideView):
    """What one seat may know. `seat` is None for a spectator."""

    __slots__ = ("_kind", "_legal")

    def __init__(
        self, box: Box, names: Names, state: State, legal: Sequence[int], kind: int, seat: int | None
    ) -> None:
        """Wrap a state that is masked already; `Game.view` makes views."""
        super().__init__(box, names, state, seat)
        self._legal = legal
        self._kind = kind

    def __reduce__(self) -> Reduction:
        return View, (self.box, self._names, self._state, self._legal, self._kind, self.seat)

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {who}: round {self.round}, {self.phase}, {self.node.question}>"

    # --- the question ---

    @property
    def node(self) -> Node:
        """What the game waits for."""
        return node(self._state, self._names, self._kind)

    @property
    def asked(self) -> bool:
        """Whether this seat has to answer."""
        return bool(self._legal)

    @property
    def legal(self) -> Sequence[int]:
        """The ids of this seat's legal choices; empty if another one is asked."""
        return self._legal

    @property
    def choices(self) -> tuple[Choice, ...]:
        """This seat's legal choices, in display order."""
        return tuple([choice_of(self._state, self._names, choice) for choice in self._legal])

    @property
    def continuations(self) -> list[int]:
        """The legal ids without those that only repeat earlier choices in another order.

        Loading a path, filling a basket and pawning dice give the same state in any order, so a bot
        needs only the ascending ones.
        """
        highest = engine.highest_so_far(self._state) if self._legal else NONE
        ascending = [choice for choice in self._legal if choice >= highest]
        # If no higher choice is left, all of them are needed to go on.
        return ascending or list(self._legal)

    # --- the fight under way ---

    @property
    def foe(self) -> str:
        """The monster of the battle under way, or of the last one this round; else empty."""
        return self._name(self._names.monsters, self._state.table[layout.FOE])

    @property
    def attack_total(self) -> int | None:
        """The total so far of the path that is rolling (R8.4), or None if none is."""
        rolling = frames.top_kind(self._state) == frames.FIGHT
        return totals.attack_total(self._state) if rolling else None

    @property
    def total(self) -> Sum | None:
        """The same total by its sources: ``"carried"``, ``"dice"``, ``"venom"`` and what adds to it."""
        return None if self.attack_total is None else total_of(self._names, self._state)

    @property
    def reached(self) -> tuple[str, ...]:
        """The marks that this total reaches (R7.2, R8.5, R9.1).

        They are ``"capture"`` and ``"elimination"``, ``"conquest"``, or ``"objective"``.
        """
        total = self.attack_total
        if total is None:
            return ()
        path, against = frames.argument(self._state, 0), frames.argument(self._state, 1)
        captures, enough = totals.reached(self._state, path, against, total)
        return ("capture",) * captures + (MARKS[against],) * enough

    @property
    def follower(self) -> str:
        """Who rolls next where a path is rolling: a mercenary, or ``"madhala"``; empty if nobody does."""
        found = battle.follower(self._state, frames.argument(self._state, 0))
        return "" if found == NONE else self._names.member(found)

    @property
    def rolled(self) -> tuple[tuple[str, int, int], ...]:
        """The rolled dice of the path that is rolling: colour, face, and what each counts (R8.3)."""
        state = self._state
        counts = self.counts
        return tuple(
            (COLOURS[colour], face + 1, counts[COLOURS[colour]][face])
            for colour in (range(3) if counts else ())
            for face in range(6)
            for _ in range(fight.showing(state, frames.argument(state, 0), colour, face))
        )

    @property
    def counts(self) -> dict[str, tuple[int, ...]]:
        """By colour, what each of the six faces counts for the path that is rolling (R8.3)."""
        state = self._state
        if frames.top_kind(state) != frames.FIGHT:
            return {}
        path, against = frames.argument(state, 0), frames.argument(state, 1)
        more = totals.more_per_die(state, totals.sources(state, path, against), against)
        return {
            COLOURS[colour]: tuple([max(0, face + more[colour]) for face in range(1, 7)])
            for colour in range(3)
        }

    @property
    def attack_dice(self) -> int | None:
        """How many attack dice are rolled next, while magic dice may still be removed (R7.6); else None."""
        asked = frames.top_kind(self._state) == frames.REMOVE_MAGIC
        return self._state.table[layout.ATTACK_DICE] if asked else None

    @property
    def defense_talents(self) -> int:
        """How many defense talents are left to the mercenary that is hit (R7.7); 0 if nobody is."""
        state = self._state
        asked = frames.top_kind(state) == frames.DEFEND
        return hits.talents_left(state, frames.argument(state, 0)) if asked else 0

    @property
    def deadly(self) -> bool:
        """Whether the mercenary that is hit dies if its hits are taken (R7.8); False if nobody is hit."""
        state = self._state
        if frames.top_kind(state) != frames.DEFEND:
            return False
        mercenary = state.paths[frames.argument(state, 0) * layout.PATH + layout.MERCENARY]
        return hits.deadly(state, mercenary, frames.argument(state, 1))

    @property
    def purchase(self) -> Purchase | None:
        """The purchase that the current question is about, or None (R5.7)."""
        return purchase_of(self._names, self._state, self._legal)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return result_of(self._state) if self._kind == engine.THE_END else None

    # --- clans ---

    @property
    def clans(self) -> tuple[ClanView, ...]:
        """All clans, by seat."""
        return tuple(self.clan(seat) for seat in range(len(self._state.clans)))

    def clan(self, seat: int) -> ClanView:
        """Return one clan.

        :raises IndexError: if there is no such seat
        """
        if not 0 <= seat < len(self._state.clans):
            raise IndexError(f"there is no seat {seat}; seats are 0 to {len(self._state.clans) - 1}")
        return ClanView(self._state, self._names, seat)

    def payday(self, seat: int) -> Payday:
        """Return what a clan can pay its wages with (R10.4).

        :raises IndexError: if there is no such seat
        """
        return payday_of(self, self._state, self.clan(seat))

    def clan_key(self, seat: int) -> list[int]:
        """All of this state that a clan depends on: in one game equal keys are equal clans."""
        state = self._state
        table, paths = state.table, state.paths
        return [
            self._kind,
            table[layout.WOUNDED],
            table[layout.TALENTS_USED],
            *state.clans[seat],
            *state.owned[seat],
            *table[layout.SETTLERS : layout.TRAP_PILE],
            *paths[layout.MERCENARY :: layout.PATH],
        ]

    # --- the whole view ---

    def to_json(self) -> str:
        """Write the masked state and the question as JSON: equal for games that look the same to the seat."""
        state = self._state
        return json.dumps(
            {
                "seat": self.seat,
                "table": state.table,
                "clans": state.clans,
                "paths": state.paths,
                "owned": [list(owned) for owned in state.owned],
                "known": [list(known) for known in state.known],
                "stack": state.stack,
                "legal": list(self._legal),
            },
            separators=(",", ":"),
        )

    def redeal(self, dealer: Dealer | random.Random) -> Game:
        """Return a game that fits this view: hidden traps are dealt again among their possible places."""
        from ..game.game import Game  # a game makes views, so it cannot be imported above

        return Game.at(self.box, fill(self._state, dealer_of(dealer)))


def view_of(box: Box, names: Names, state: State, legal: Sequence[int], kind: int, seat: int | None) -> View:
    """Make the view of a seat."""
    asked = kind == engine.DECISION and frames.top_seat(state) == seat
    return View(box, names, mask(state, seat), legal if asked else (), kind, seat)
