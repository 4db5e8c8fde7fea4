"""Outside: lands with their monsters, missions, the citadel entrance, and who stands on which path."""

from __future__ import annotations

from ...box import Effect
from ...game.names import PATHS
from ...view import LandView, View
from ...words import Words
from ...words.paths import benefit, header_path, is_madhala, mission_of
from ..wire import WireStruct


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
        WireMission(place, tile, _side(words, view, tile, side), _paths_of(place))
        for side, (place, tile) in enumerate(zip("mc", view.missions, strict=True))
    )


def _side(words: Words, view: View, tile: str, side: int) -> str:
    return words.card(view.box, tile).split("\n")[side] if tile else ""


def _paths_of(place: str) -> tuple[str, ...]:
    return tuple(path for path in PATHS if path[0] == place)


def show_paths(words: Words, view: View) -> dict[str, WirePath]:
    """Show every path that is on the table now."""
    return {name: _path(words, view, name) for name in PATHS if _on_table(view, name)}


def _on_table(view: View, name: str) -> bool:
    """Tell whether the header or mission of a path lies on the table."""
    place = name[0]
    if place in "ab":
        number = "ab".index(place)
        return number < len(view.lands) and bool(view.lands[number].header)
    if place in "mc":
        return bool(view.missions["mc".index(place)])
    return True


def _path(words: Words, view: View, name: str) -> WirePath:
    path = view.path(name)
    required, up_to, colours, gives = _asks(view, name)
    room = _room(view, name)
    spaces = view.box.constants.token_spaces
    return WirePath.of(
        path,
        title=words.path_title(name),
        summary=words.summary(view, name),
        required=required,
        up_to=up_to,
        colours=colours,
        benefit=words.benefit(gives) if gives != Effect() else "",
        madhala=is_madhala(path),
        wounded=path.seat is not None and path.mercenary in view.clan(path.seat).wounded,
        room=room,
        room_taken=len(path.dice) + spaces * (len(path.traps) + path.defense) if room else 0,
        load=words.taken(view, name) if path.mercenary is not None else "",
        ahead=words.ahead(view, name),
    )


def _asks(view: View, name: str) -> tuple[str, int, str, Effect]:
    """Return the fixed dice of a path, how many more of which colours, and its benefit."""
    place, number = name[0], int(name[1])
    if place in "ab":
        header = header_path(view, name)
        return header.dice, header.up_to, header.colours, header.benefit
    if place == "e":
        return "", 0, "", benefit(view, view.box.paths.entrance[number - 1])
    mission = mission_of(view, name)
    dice = mission.a.dice if place == "m" else mission.b.dice
    return dice.exact, dice.free, dice.colours, Effect()


def _room(view: View, name: str) -> int:
    """Count the spaces for dice and tokens on a path (R6.3, R6.6)."""
    room = view.box.constants
    if name[0] == "e":
        return view.box.paths.entrance_capacity
    if name[0] in "ab":
        return room.path_dice + room.path_tokens * room.token_spaces
    return 0
