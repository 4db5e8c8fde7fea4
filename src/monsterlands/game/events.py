"""Events: what happened, typed, with values by name, masked for whoever may not know."""

from __future__ import annotations

from dataclasses import dataclass

from ..box import AFFINITIES, BUILDINGS, COLOURS
from ..rules import events as codes
from ..rules.state import NONE
from ..rules.state import Event as RawEvent
from .names import DICE_NAMES, PATHS, Names

OFFERS = ("monster", "land", "mission", "tavern", "lodge", "bazaar", "loot", "header", "entrance", "tokens")
OFFERED = ("monster", "land", "mission", "member", "trap", "card", "loot", "header", "monster")
RESOURCES = ("glory", "gold", "defense", "potions", "venoms")
DEFENSES = ("talent", "token", "potion")
HIDDEN = "?"

# Per code: the name of the event and of its values, each with the kind of its value.
FORMS: dict[int, tuple[str, tuple[tuple[str, str], ...]]] = {
    codes.ROUND_BEGAN: ("round-began", (("round", "number"),)),
    codes.POOL_READY: ("pool-ready", (("strength", "number"), ("magic", "number"), ("persuasion", "number"))),
    codes.PERSUASION_ROLLED: ("persuasion-rolled", (("face", "number"),)),
    codes.TURN_BEGAN: ("turn-began", ()),
    codes.DIE_DEPLOYED: ("die-deployed", (("building", "building"), ("space", "space"), ("die", "die"))),
    codes.LAND_USED: ("land-used", (("land", "land"),)),
    codes.DIE_SPENT: ("die-spent", (("die", "die"),)),
    codes.GOLD_PAID: ("gold-paid", (("gold", "number"),)),
    codes.GAINED: ("gained", (("resource", "resource"), ("amount", "number"), ("surplus", "number"))),
    codes.DICE_GAINED: ("dice-gained", (("colour", "colour"), ("amount", "number"))),
    codes.HIRED: ("hired", (("member", "member"),)),
    codes.BEER_BOUGHT: ("beer-bought", ()),
    codes.DISCOUNT_USED: ("discount-used", (("member", "member"), ("equipment", "kind"), ("gold", "number"))),
    codes.TRAP_BOUGHT: ("trap-bought", (("trap", "trap"),)),
    codes.TRAP_DISCARDED: ("trap-discarded", (("trap", "trap"),)),
    codes.EQUIPMENT_BOUGHT: ("equipment-bought", (("equipment", "kind"),)),
    codes.EQUIPPED: ("equipped", (("equipment", "kind"), ("member", "member"))),
    codes.EQUIPMENT_DISCARDED: ("equipment-discarded", (("equipment", "kind"),)),
    codes.LOOT_TAKEN: ("loot-taken", (("loot", "loot"),)),
    codes.LOOT_USED: ("loot-used", (("loot", "loot"),)),
    codes.TALENT_USED: ("talent-used", (("member", "member"),)),
    codes.NOVICE_USED: ("novice-used", (("die", "die"), ("colour", "colour"))),
    codes.TROPHY_SOLD: ("trophy-sold", (("monster", "monster"),)),
    codes.HEALED: ("healed", (("member", "member"),)),
    codes.SETTLED: ("settled", (("land", "land"), ("member", "member"))),
    codes.ASSIGNED: ("assigned", (("member", "member"), ("path", "path"))),
    codes.PATH_DIE: ("path-die", (("path", "path"), ("colour", "colour"))),
    codes.PATH_TRAP: ("path-trap", (("path", "path"), ("trap", "secret-trap"))),
    codes.PATH_DEFENSE: ("path-defense", (("path", "path"),)),
    codes.PATH_POTION: ("path-potion", (("path", "path"),)),
    codes.PATH_VENOM: ("path-venom", (("path", "path"),)),
    codes.DICE_GIVEN_UP: ("dice-given-up", (("amount", "number"),)),
    codes.RESCUED: ("rescued", (("gold", "number"),)),
    codes.DOCKED: ("docked", (("offer", "offer"), ("place", "space"), ("card", "offered"))),
    codes.RESHUFFLED: ("reshuffled", (("offer", "offer"),)),
    codes.CLAN_FOUNDED: ("clan-founded", (("affinity", "affinity"),)),
    codes.FIRST_PLAYER: ("first-player", ()),
    codes.DEPLOYMENT_ENDED: ("deployment-ended", ()),
    codes.UNDONE: ("undone", ()),
    codes.ACTIVATED: ("activated", (("member", "member"), ("path", "path"))),
    codes.TRAP_REVEALED: ("trap-revealed", (("path", "path"), ("trap", "trap"))),
    codes.DIE_ROLLED: ("die-rolled", (("path", "path"), ("colour", "colour"), ("face", "number"))),
    codes.REROLLED: ("rerolled", (("path", "path"), ("colour", "colour"), ("face", "number"))),
    codes.VENOM_USED: ("venom-used", (("path", "path"),)),
    codes.MISSION_TRIED: ("mission-tried", (("path", "path"), ("total", "number"), ("objective", "number"))),
    codes.MISSION_FULFILLED: ("mission-fulfilled", (("mission", "mission"), ("path", "path"))),
    codes.MISSION_LEFTOVERS: ("mission-leftovers", (("path", "path"),)),
    codes.MISSION_FAILED: ("mission-failed", (("path", "path"),)),
    codes.CONTRACT_KEPT: ("contract-kept", (("mission", "mission"), ("path", "path"))),
    codes.CONTRACT_DECLINED: ("contract-declined", (("mission", "mission"), ("path", "path"))),
    codes.MONSTER_ATTACKED: (
        "monster-attacked",
        (("monster", "monster"), ("path", "path"), ("dice", "number")),
    ),
    codes.SPRAYED: ("sprayed", (("monster", "monster"),)),
    codes.DIVERTED: ("diverted", (("path", "path"), ("target", "path"), ("dice", "number"))),
    codes.MAGIC_REMOVED: ("magic-removed", (("path", "path"),)),
    codes.ATTACK_ROLLED: ("attack-rolled", (("face", "number"),)),
    codes.HIT: ("hit", (("path", "path"), ("hits", "number"))),
    codes.DEFENDED: ("defended", (("path", "path"), ("defense", "defense"))),
    codes.WOUNDED: ("wounded", (("member", "member"), ("path", "path"))),
    codes.DIED: ("died", (("member", "member"), ("path", "path"))),
    codes.DAMAGED: ("damaged", (("monster", "monster"), ("path", "path"), ("damage", "number"))),
    codes.CAPTURED: ("captured", (("monster", "monster"), ("path", "path"))),
    codes.ELIMINATED: ("eliminated", (("monster", "monster"), ("path", "path"))),
    codes.ESCAPED: ("escaped", (("monster", "monster"),)),
    codes.LAST_LASH: ("last-lash", (("monster", "monster"),)),
    codes.PANIC_LIFTED: ("panic-lifted", (("tokens", "number"),)),
    codes.CONQUEST_TRIED: ("conquest-tried", (("land", "land"), ("path", "path"), ("total", "number"))),
    codes.CONQUERED: ("conquered", (("land", "land"), ("path", "path"))),
    codes.CLEAN_UP_BEGAN: ("clean-up-began", ()),
    codes.CAME_HOME: ("came-home", (("member", "member"), ("path", "path"))),
    codes.SURPLUS: ("surplus", (("resource", "resource"), ("amount", "number"))),
    codes.STORMED: ("stormed", (("monster", "monster"),)),
    codes.DRIVEN_OFF: ("driven-off", (("monster", "monster"),)),
    codes.PANIC_SPREAD: ("panic-spread", (("building", "building"),)),
    codes.PROMOTED: ("promoted", (("member", "member"),)),
    codes.WAGES: ("wages", (("gold", "number"), ("due", "number"))),
    codes.DESERTED: ("deserted", (("member", "member"),)),
    codes.UNSETTLED: ("unsettled", (("land", "land"), ("member", "member"))),
    codes.GAME_ENDED: ("game-ended", ()),
    codes.TOKEN_KEPT: ("token-kept", (("path", "path"),)),
    codes.TRICK_AIMED: ("trick-aimed", (("path", "path"), ("target", "path"))),
    codes.PARRIED: ("parried", (("path", "path"),)),
    codes.GRANTED: ("granted", (("colour", "colour"),)),
    codes.MADHALA_ROLLED: ("madhala-rolled", (("red", "number"), ("yellow", "number"))),
    codes.MADHALA_DEPLOYED: (
        "madhala-deployed",
        (("building", "building"), ("space", "space"), ("die", "die")),
    ),
    codes.MADHALA_SENT: ("madhala-sent", (("path", "path"),)),
    codes.MADHALA_TOOK: ("madhala-took", (("offer", "offer"), ("place", "space"), ("card", "offered"))),
    codes.MADHALA_WON: ("madhala-won", (("mission", "mission"), ("path", "path"))),
    codes.MONSTER_REMOVED: ("monster-removed", (("monster", "monster"), ("path", "path"))),
    codes.LAND_REMOVED: ("land-removed", (("land", "land"), ("path", "path"))),
    codes.MISSES_REROLLED: ("misses-rerolled", (("dice", "number"),)),
    codes.DIE_STOLEN: ("die-stolen", (("path", "path"), ("target", "path"), ("colour", "colour"))),
}

Value = int | str


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: its kind, the seat it is about (if any), and its values by name."""

    kind: str
    seat: int | None
    values: tuple[tuple[str, Value], ...]

    def __getitem__(self, name: str) -> Value:
        return dict(self.values)[name]


@dataclass(frozen=True, slots=True)
class Happening:
    """An event that anybody may ask about: each seat sees its own version (R16)."""

    names: Names
    raw: RawEvent

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as a seat sees it; ``None`` is a spectator."""
        return event_for(self.names, self.raw, NONE if seat is None else seat)

    def in_full(self) -> Event:
        """Return the event with everything in it. For hosts and after the end."""
        return event_for(self.names, self.raw, None)


def event_for(names: Names, raw: RawEvent, viewer: int | None) -> Event:
    """Name an event as a seat may know it (R16); ``None`` sees everything."""
    code, seat, *numbers = raw
    kind, form = FORMS[code]
    values: list[tuple[str, Value]] = []
    for (name, what), number in zip(form, numbers, strict=False):
        if what == "offered":
            what = OFFERED[numbers[0]]
        if what == "secret-trap" and viewer not in (None, seat):
            values.append((name, HIDDEN))
        else:
            values.append((name, _value(names, what, number)))
    return Event(kind, None if seat == NONE else seat, tuple(values))


def _value(names: Names, what: str, number: int) -> Value:
    if what == "number":
        return number
    if what == "space":
        return number + 1
    if number == NONE:
        return ""
    if what == "member":
        return names.member(number)
    if what == "card" or what == "kind":
        return names.equipment[number]
    lists: dict[str, tuple[str, ...]] = {
        "building": BUILDINGS,
        "die": DICE_NAMES,
        "colour": tuple(COLOURS),
        "resource": RESOURCES,
        "defense": DEFENSES,
        "land": names.lands,
        "trap": names.traps,
        "secret-trap": names.traps,
        "loot": names.loot,
        "monster": names.monsters,
        "mission": names.missions,
        "header": names.headers,
        "path": PATHS,
        "offer": OFFERS,
        "affinity": AFFINITIES,
    }
    return lists[what][number]
