"""Outside: lands with their monsters, missions, the citadel entrance, and who stands on which path."""

from __future__ import annotations

from ...box import Effect
from ...game.names import PATHS
from ...view import View
from ...words import Words
from ...words.foes import attack_dice
from ...words.paths import benefit, header_path, is_madhala, mission_of
from ..wire import table as wire


def show_lands(words: Words, view: View) -> tuple[wire.Land, ...]:
    """Show the active lands, and the entrance as the last of them."""
    lands = [
        wire.Land(
            place=place,
            land=land.land,
            header=land.header,
            monster=land.monster,
            attack_dice=attack_dice(view, place) if land.monster and view.round else 0,
            attack_told=words.attack(view, place) if land.monster and view.round else "",
            power=words.power(view, place) if land.monster else "",
            paths=_paths_of(place),
        )
        for place, land in zip("ab", view.lands, strict=False)
    ]
    entrance = wire.Land(
        place="e",
        land="",
        header="",
        monster=view.entrance,
        attack_dice=attack_dice(view, "e") if view.entrance and view.round else 0,
        attack_told=words.attack(view, "e") if view.entrance and view.round else "",
        power=words.power(view, "e") if view.entrance else "",
        paths=_paths_of("e"),
    )
    return (*lands, entrance)


def show_missions(words: Words, view: View) -> tuple[wire.Mission, ...]:
    """Show the dice-rolling mission and the contract."""
    return tuple(
        wire.Mission(place, tile, _side(words, view, tile, side), _paths_of(place))
        for side, (place, tile) in enumerate(zip("mc", view.missions, strict=True))
    )


def _side(words: Words, view: View, tile: str, side: int) -> str:
    return words.card(view.box, tile).split("\n")[side] if tile else ""


def _paths_of(place: str) -> tuple[str, ...]:
    return tuple(path for path in PATHS if path[0] == place)


def show_paths(words: Words, view: View) -> dict[str, wire.Path]:
    """Show every path that there is now."""
    return {name: _path(words, view, name) for name in PATHS if _laid_out(view, name)}


def _laid_out(view: View, name: str) -> bool:
    """Tell whether a path can be described: its header or mission lies there."""
    place = name[0]
    if place in "ab":
        number = "ab".index(place)
        return number < len(view.lands) and bool(view.lands[number].header)
    if place in "mc":
        return bool(view.missions["mc".index(place)])
    return True


def _path(words: Words, view: View, name: str) -> wire.Path:
    path = view.path(name)
    required, up_to, colours, gives = _asks(view, name)
    room = _room(view, name)
    taken = path.mercenary is not None
    wounded = path.seat is not None and path.mercenary in view.clan(path.seat).wounded
    spaces = view.box.constants.token_spaces
    return wire.Path(
        name=name,
        title=words.path_title(name),
        summary=words.summary(view, name),
        required=required,
        up_to=up_to,
        colours=colours,
        benefit=words.benefit(gives) if gives != Effect() else "",
        open=path.open,
        seat=path.seat,
        mercenary=path.mercenary,
        madhala=is_madhala(path),
        wounded=wounded,
        dice=path.dice,
        rolled=path.rolled,
        traps=path.traps,
        revealed=path.revealed,
        targets=path.targets,
        defense=path.defense,
        potions=path.potions,
        venoms=path.venoms,
        gold=path.gold,
        room=room,
        room_taken=len(path.dice) + spaces * (len(path.traps) + path.defense) if room else 0,
        load=words.taken(view, name) if taken else "",
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
