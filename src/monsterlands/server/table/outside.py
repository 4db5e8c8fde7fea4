"""Outside: lands with their monsters, missions, the citadel entrance, and who stands on which path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from ...box import Effect
from ...game.names import PATHS
from ...view import LandView, PathView, View
from ...words import Words
from ..wire import WireStruct
from .kept import KeptParts

NOTHING = Effect()


class WirePath(WireStruct):
    name: str
    title: str
    summary: str
    """What it asks and gives, in short."""
    required: str
    """The dice that a path asks for exactly: ``"SS"``."""
    up_to: int
    """How many more dice may be added; 0 where no header limits them."""
    colours: str
    """The colours that those dice may have."""
    benefit: str
    open: bool
    seat: int | None
    mercenary: str | None
    madhala: bool
    wounded: bool
    dice: str
    rolled: str
    """``"S1S4M3"``"""
    traps: tuple[str | None, ...]
    """None is a face-down trap that the seat may not know."""
    revealed: tuple[bool, ...]
    targets: tuple[str, ...]
    defense: int
    potions: int
    venoms: int
    gold: int
    room: int
    """The number of spaces for dice and tokens; 0 on missions."""
    room_taken: int
    token_size: int
    """How many of them a token takes; a die takes one."""
    fights: bool
    """Whether it meets a monster, unless an earlier path beats it."""
    load: str
    """What lies there, in words; empty if nobody is there."""
    ahead: str
    """What happens before its turn in the adventure and matters for it, in words; mostly empty."""


class WireLand(WireStruct):
    place: str
    """``a``, ``b``, or ``e`` for the citadel entrance."""
    land: str
    header: str
    monster: str
    attack_dice: int
    """How many dice the monster rolls here this round."""
    attack_told: str
    """The same in words, with its sources; empty without a monster."""
    power: str
    """What else the monster does, in words; mostly empty."""
    paths: tuple[str, ...]


class WireMission(WireStruct):
    place: str
    """``m`` or ``c``."""
    mission: str
    text: str
    paths: tuple[str, ...]


def show_lands(words: Words, view: View) -> tuple[WireLand, ...]:
    """Show the active lands, and the citadel entrance last."""
    return tuple(_land(words, view, land) for land in (*view.lands, view.place("e")))


def _land(words: Words, view: View, land: LandView) -> WireLand:
    attacks = bool(land.monster and view.round)
    return WireLand.of(
        land,
        attack_dice=view.attack_dice_at(land.place),
        attack_told=words.attack(view, land.place) if attacks else "",
        power=words.power(view, land.place) if land.monster else "",
        paths=_paths_of(land.place),
    )


def show_missions(words: Words, view: View) -> tuple[WireMission, ...]:
    """Show the dice-rolling mission and the contract."""
    return tuple(
        WireMission(place, tile, _asks(words, view, place, tile), _paths_of(place))
        for place, tile in zip("mc", view.missions, strict=True)
    )


def _asks(words: Words, view: View, place: str, tile: str) -> str:
    if not tile:
        return ""
    mission = view.box.mission(tile)
    return words.mission(mission) if place == "m" else words.contract(mission)


def _paths_of(place: str) -> tuple[str, ...]:
    return tuple(path for path in PATHS if path[0] == place)


def show_paths(words: Words, view: View, kept: KeptParts | None = None) -> dict[str, WirePath]:
    """Show every path that is on the table now.

    :param kept: what was shown before
    """
    kept = kept or KeptParts()
    return {
        name: kept.part(f"path {name}", view.path_key(name), partial(_path, words, view, path))
        for name, path in view.paths.items()
        if path.open or name[0] == "e"
    }


def show_path(words: Words, view: View, name: str) -> WirePath:
    """Show one path."""
    return _path(words, view, view.path(name))


def own_paths(seat: int | None, paths: Mapping[str, WirePath]) -> Iterator[str]:
    """Name the paths that a seat sees in its own way: it stands there, or on an earlier path of that place.

    :param paths: as a spectator sees them
    """
    places: set[str] = set()
    for name, path in paths.items():
        if path.seat is not None and path.seat == seat:
            places.add(name[0])
        if name[0] in places:
            yield name


def _path(words: Words, view: View, path: PathView) -> WirePath:
    name = path.name
    asks, room = view.dice_of(name), view.room(name)
    gives = NOTHING if name[0] in "mc" else view.benefit(name)
    return WirePath.of(
        path,
        title=words.path_title(name),
        summary=words.summary(view, name),
        required=asks.exact,
        up_to=asks.free,
        colours=asks.colours,
        benefit=words.benefit(gives, short=True) if gives != NOTHING else "",
        wounded=path.seat is not None and path.mercenary in view.clan(path.seat).wounded,
        room=room.spaces,
        room_taken=room.dice + room.tokens,
        token_size=room.token_size,
        fights=bool(view.ahead(name).monster),
        load=words.taken(view, name) if path.mercenary is not None else "",
        ahead=words.ahead(view, name),
    )
