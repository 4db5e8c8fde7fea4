"""The Citadel: its buildings, their spaces and what they offer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...box import Building
from ...view import View
from ...words import Words
from ...words.choices import OFFERING
from ..wire import WireStruct

ORDER = ("tavern", "lodge", "bazaar", "armory", "alchemist", "mine", "pawn_shop")
"""The order on the table: buildings with offers first."""


class WireSpace(WireStruct):
    """A space of a building: ``space:tavern 2``."""

    thing: str
    die: str
    """The die that lies there, or empty."""
    dice: int
    """How many dice lie there."""
    seat: int | None
    """Whose dice they are, if they belong to a clan and that is known."""
    madhala: bool
    """Whether they are the dice of Madhala."""
    open: bool
    """Whether the space is used with this number of players."""
    gives: str
    """What the space gives, in short, where the spaces of a building differ; else empty."""
    label: str
    """Its full name: “Tavern, second space, free, takes S or P”."""


class WireBuilding(WireStruct):
    name: str
    title: str
    the: str
    """The title with its article, for a sentence: “the Tavern”."""
    to: str
    """“to the Tavern”."""
    accepts: str
    spaces: tuple[WireSpace, ...]
    panic: bool
    closed: bool
    """Whether the scenario closes it."""
    offers: tuple[str, ...]
    """The cards or tokens at its docks, an empty string for an empty dock."""
    deal: str
    """What is bought or sold there and for how much, in short, where it has no docks; else empty."""
    persuasion: str
    """How the last persuasion die there changes the prices, in words; else empty."""
    persuaded: int
    """What it takes off the price for a lower one; 0 if nothing."""
    help: str


def show_buildings(words: Words, view: View, dice: Mapping[str, int | None]) -> tuple[WireBuilding, ...]:
    """Show all buildings.

    :param dice: the seat that deployed the dice of each space, as far as known; None is Madhala
    """
    return tuple(_building(words, view, view.box.buildings[name], dice) for name in ORDER)


def _building(words: Words, view: View, building: Building, dice: Mapping[str, int | None]) -> WireBuilding:
    name = building.name
    persuaded = _persuaded(view, name)
    return WireBuilding.of(
        building,
        title=words.say(f"building-{name}"),
        the=words.tell(f"building-{name}", "the"),
        to=words.tell(f"building-{name}", "to"),
        spaces=tuple(_spaces(words, view, building, dice)),
        panic=name in view.panic,
        closed=name in view.closed,
        offers={"tavern": view.tavern, "lodge": view.lodge, "bazaar": view.bazaar}.get(name, ()),
        deal=_deal(words, building),
        persuasion=words.say("persuasion-there", value=persuaded) if persuaded else "",
        persuaded=persuaded,
        help=words.building(view, name).text,
    )


def _deal(words: Words, building: Building) -> str:
    if building.name == "armory":
        return words.say("deal-armory", price=building.price, most=building.most)
    return words.say("deal-pawn_shop", gold=building.gold) if building.name == "pawn_shop" else ""


def _persuaded(view: View, name: str) -> int:
    """Return what the last persuasion die at a building that sells something takes off more (R5.7)."""
    value = view.persuasion(name) if name in OFFERING else 0
    return value if value > 1 else 0


def _spaces(
    words: Words, view: View, building: Building, deployed: Mapping[str, int | None]
) -> Iterator[WireSpace]:
    title = words.say(f"building-{building.name}")
    takes = words.join((words.say(f"colour-{colour}") for colour in building.accepts), "list-or")
    for number, (space, die) in enumerate(
        zip(building.spaces, view.spaces(building.name), strict=True), start=1
    ):
        is_open = bool(die) or number in view.open_spaces(building.name)
        gives = ""
        if building.name == "mine":
            dice = words.letters(building.accepts[0] * space.dice)
            gives = words.say("space-mine", dice=dice, gold=space.gold)
        elif building.name == "alchemist":
            gives = words.say("space-alchemist", tokens=space.tokens)
        state = "taken" if die else "free" if is_open else "players"
        thing = f"space:{building.name} {number}"
        yield WireSpace(
            thing=thing,
            die=die,
            dice=space.dice if die else 0,
            seat=deployed.get(thing) if die else None,
            madhala=bool(die) and thing in deployed and deployed[thing] is None,
            open=is_open,
            gives=gives,
            label=words.say(
                "space-label",
                building=title,
                number=number,
                state=state,
                die=words.letters(die) if die else "none",
                players=space.from_players,
                takes=takes,
                gives=gives or "none",
            ),
        )
