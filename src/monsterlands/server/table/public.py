"""What looks the same to every seat. It is made once for all windows at a table, from a spectator's view, so
that it cannot hold anything hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from ...view import View
from ...words import Words
from .citadel import WireBuilding, show_buildings
from .clans import WireClan, show_clan
from .kept import KeptParts
from .outside import (
    WireLand,
    WireMission,
    WirePath,
    own_paths,
    show_lands,
    show_missions,
    show_path,
    show_paths,
)


@dataclass(frozen=True, slots=True)
class PublicParts:
    """The parts of a table that a spectator sees as everybody does."""

    buildings: tuple[WireBuilding, ...]
    lands: tuple[WireLand, ...]
    missions: tuple[WireMission, ...]
    clans: tuple[WireClan, ...]
    """As everybody sees them but their own seat."""
    paths: dict[str, WirePath]
    """As everybody sees them but the seats that stand there, or before."""
    kept: KeptParts
    """What was shown before."""

    def paths_for(self, words: Words, view: View) -> dict[str, WirePath]:
        """Return all paths as the seat of a view sees them."""
        paths = dict(self.paths)
        for name in own_paths(view.seat, self.paths):
            make = partial(show_path, words, view, name)
            paths[name] = self.kept.part(f"path {name} of {view.seat}", view.path_key(name), make)
        return paths

    def clans_for(self, words: Words, view: View, players: Sequence[str]) -> tuple[WireClan, ...]:
        """Return all clans as the seat of a view sees them."""
        own = view.seat
        if own is None:
            return self.clans
        mine = _clan(words, view, own, players[own], self.kept, f"own clan {own}")
        return (*self.clans[:own], mine, *self.clans[own + 1 :])


def show_public(
    words: Words,
    view: View,
    players: Sequence[str],
    dice: Mapping[str, int | None],
    kept: KeptParts | None = None,
) -> PublicParts:
    """Show what looks the same to every seat.

    :param view: a spectator's view
    :param players: the bots' names by seat, empty for persons
    :param dice: the seat that deployed the dice of each space, as far as known; None is Madhala
    :param kept: what was shown before of this game in this language
    """
    assert view.seat is None
    kept = kept or KeptParts()
    citadel, places = (view.citadel_key, dict(dice)), view.places_key
    return PublicParts(
        buildings=kept.part("buildings", citadel, partial(show_buildings, words, view, dice)),
        lands=kept.part("lands", places, partial(show_lands, words, view)),
        missions=kept.part("missions", places, partial(show_missions, words, view)),
        clans=tuple(
            _clan(words, view, seat, player, kept, f"clan {seat}") for seat, player in enumerate(players)
        ),
        paths=show_paths(words, view, kept),
        kept=kept,
    )


def _clan(words: Words, view: View, seat: int, player: str, kept: KeptParts, name: str) -> WireClan:
    made_of = (view.clan_key(seat), player)
    return kept.part(name, made_of, partial(show_clan, words, view, view.clan(seat), player))
