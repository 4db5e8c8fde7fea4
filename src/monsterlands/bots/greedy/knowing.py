"""What the player knows about a table: the view of its seat, and the cards behind the names."""

from __future__ import annotations

from functools import cached_property

from ...box import Effect, Goal, HeaderPath, Land, Mercenary, Monster, Scenario, Trap
from ...game import Choice
from ...view import ClanView, LandView, PathView, View
from .aims import Aim
from .odds import hit_chance

FIGHTING_PLACES = "abe"
MADHALA = "madhala"
PLAIN = Scenario("", "", Goal(), Goal(), Goal())
"""Games of more players have no scenario."""


def subject(choice: Choice, kind: str) -> str:
    """Return what a choice is about."""
    return dict(choice.subjects)[kind]


class Seen:
    """A view, with what the player keeps looking up."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.box = view.box
        self.clan: ClanView = view.clan(view.seat)
        self.scenario: Scenario = view.scenario or PLAIN
        self.aim = Aim(view, self.clan)
        self.choices: tuple[Choice, ...] = view.choices
        self._paths: dict[str, PathView] = {}
        self.about: dict[str, int | str] = dict(view.node.about)

    # --- choices ---

    def of_kind(self, *kinds: str) -> list[Choice]:
        """List the choices of some kinds."""
        return [choice for choice in self.choices if choice.kind in kinds]

    def first(self, *kinds: str) -> int | None:
        """Return the first choice of the first of these kinds that is offered."""
        for kind in kinds:
            for choice in self.choices:
                if choice.kind == kind:
                    return choice.id
        return None

    def first_of(self, *kinds: str) -> int:
        """Return the first choice of the first of these kinds that is offered; else the first of all."""
        choice = self.first(*kinds)
        return self.choices[0].id if choice is None else choice

    # --- the clan ---

    @cached_property
    def equipment(self) -> dict[str, tuple[str, ...]]:
        """What each mercenary of the clan carries."""
        return self.clan.equipment

    @cached_property
    def lands(self) -> tuple[LandView, ...]:
        """The active lands."""
        return self.view.lands

    def path(self, name: str) -> PathView:
        """Return a path."""
        if name not in self._paths:
            self._paths[name] = self.view.path(name)
        return self._paths[name]

    @cached_property
    def strength(self) -> int:
        """The strength dice of the pool."""
        return self.clan.pool.count("S")

    @cached_property
    def magic(self) -> int:
        """The magic dice of the pool."""
        return self.clan.pool.count("M")

    @cached_property
    def rounds_left(self) -> int:
        """The rounds after this one."""
        return self.view.rounds - self.view.round

    @cached_property
    def spare_gold(self) -> int:
        """The gold that is neither needed for wages nor saved."""
        return self.clan.gold - self.clan.wages - self.aim.savings

    @cached_property
    def traps(self) -> int:
        """The traps that may be taken along: a scenario may want some to be kept."""
        return max(0, self.clan.trap_count - self.aim.kept.traps)

    @cached_property
    def defense(self) -> int:
        """The defense tokens that may be taken along, or paid."""
        return max(0, self.clan.defense - self.aim.kept.defense)

    @cached_property
    def potions(self) -> int:
        """The potions that may be taken along, drunk or paid."""
        return max(0, self.clan.potions - self.aim.kept.potions)

    @cached_property
    def venoms(self) -> int:
        """The venoms that may be taken along, or paid."""
        return max(0, self.clan.venoms - self.aim.kept.venoms)

    def member_worth(self, name: str) -> float:
        """Say what losing a mercenary costs, in victory points."""
        card = self.card(name)
        return 1.0 + card.reputation + 0.5 * len(card.dice) * self.rounds_left + self.aim.loss(card)

    def gear(self, name: str, foe: Monster | None) -> list[Effect]:
        """List the effects that work for a mercenary outside: its talent, and what it carries."""
        card = self.card(name)
        effects = [card.effect] if card.outside else []
        forbidden = foe.power.forbids if foe else ()
        for carried in self.equipment.get(name, ()):
            thing = next(thing for thing in self.box.equipment if thing.name == carried)
            if thing.outside and not (thing.type == "weapon" and "weapons" in forbidden):
                effects.append(thing.effect)
        return effects

    def card(self, name: str) -> Mercenary:
        """Return a mercenary's card."""
        return next(card for card in self.box.mercenaries if card.name == name)

    def token(self, name: str) -> Trap:
        """Return a trap or trick."""
        return next(token for token in self.box.traps if token.id == name)

    def trap(self, name: str) -> Effect:
        """Return what a trap or trick does."""
        return self.token(name).effect

    def traps_on(self, path: PathView) -> int:
        """Count the tokens of an own path that are traps: all but revealed tricks (R8.5)."""
        return sum(
            not (shown and self.token(str(name)).kind == "trick")
            for name, shown in zip(path.traps, path.revealed, strict=True)
        )

    # --- the outside ---

    def monster(self, name: str) -> Monster | None:
        """Return a monster by name; None for nobody."""
        return next((card for card in self.box.monsters if card.name == name), None)

    def foe_at(self, path: str) -> Monster | None:
        """Return the monster that a path leads to."""
        if path[0] == "e":
            return self.monster(self.view.entrance)
        return self.monster(self.lands["ab".index(path[0])].monster)

    def header(self, path: str) -> HeaderPath | None:
        """Return what the header says about a land path; None at the entrance."""
        if path[0] == "e":
            return None
        header = self.lands["ab".index(path[0])].header
        tile = next(tile for tile in self.box.headers if tile.id == header[:-1])
        return (tile.a if header[-1] == "a" else tile.b)[int(path[1]) - 1]

    def benefit(self, path: str) -> Effect:
        """Return what a land or entrance path gives to its mercenary."""
        header = self.header(path)
        return header.benefit if header else self.box.paths.entrance[int(path[1]) - 1]

    def attack_dice(self, path: str, foe: Monster) -> int:
        """Count the attack dice that a monster will roll there (R7.5)."""
        track = self.box.round_track[self.view.difficulty]
        dice = foe.attack + track[min(self.view.round, len(track)) - 1]
        if path[0] == "e":
            return dice + foe.power.extra_entrance_dice
        land = self.land_at(path)
        if land is not None and land.affinity == foe.affinity:
            dice += self.box.constants.affinity_dice + foe.power.extra_affinity_dice
        return dice

    @cached_property
    def hit_chance(self) -> float:
        """The chance that an attack die hits."""
        return hit_chance(self.box.constants.hit_from, self.scenario.rerolled_misses)

    def land_at(self, path: str) -> Land | None:
        """Return the land card of a path, or None."""
        name = self.lands["ab".index(path[0])].land
        return next((card for card in self.box.lands if card.name == name), None)

    def before(self, path: str) -> list[PathView]:
        """List the occupied paths that act before a path at its place."""
        place = path[0]
        there = [self.path(f"{place}{number}") for number in range(1, int(path[1]))]
        return [other for other in there if other.mercenary]
