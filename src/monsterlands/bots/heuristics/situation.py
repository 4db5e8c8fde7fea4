"""What the rules of thumb know: the view of a seat, and values that they need often."""

from __future__ import annotations

from ...box import Effect, Gain, Monster
from ...game import Choice, Node
from ...view import PathView, View
from ..aims import GOLD, Aim
from ..chances import hit_chance
from .style import Style

FIGHTING = "abe"
"""The places with fights: the lands and the entrance."""
NOTHING = Gain()


def subject(choice: Choice, kind: str) -> str:
    """Return what a choice is about."""
    for what, name in choice.subjects:
        if what == kind:
            return name
    raise KeyError(kind)


class Situation:
    """A view, read once, and the style in which it is judged."""

    def __init__(self, view: View, style: Style, node: Node | None = None) -> None:
        assert view.seat is not None
        self.view = view
        self.style = style
        self.node = node or view.node
        self.box = view.box
        self.clan = clan = view.clan(view.seat)
        self.choices: tuple[Choice, ...] = view.choices
        scenario = view.scenario
        self.aim = Aim(view, clan)
        # With several players, only points count.
        self.solo = scenario is not None
        self.gold_worth = self.aim.gold if self.solo else GOLD
        self.savings = self.aim.savings if self.solo else 0
        self.kept = self.aim.kept if self.solo else NOTHING
        self.defenses_work = not (scenario and scenario.no_defenses)
        rerolled = scenario is not None and scenario.rerolled_misses
        self.hit_chance = hit_chance(view.box.constants.hit_from, rerolled)
        self.rounds_left = view.rounds - view.round
        self.gold = clan.gold
        self.spare = clan.gold - clan.wages - self.savings
        pool = clan.pool
        self.strength = pool.count("S")
        self.magic = pool.count("M")
        self.trap_count = clan.trap_count
        # What may be loaded or paid: some tokens may be kept for the goals of a scenario.
        self.traps = max(0, self.trap_count - self.kept.traps)
        self.defense = max(0, clan.defense - self.kept.defense)
        self.potions = max(0, clan.potions - self.kept.potions)
        self.venoms = max(0, clan.venoms - self.kept.venoms)
        self.wounded = clan.wounded
        self._equipment: dict[str, tuple[str, ...]] | None = None
        self._means: tuple[object, ...] | None = None
        self._paths: dict[str, PathView] = {}

    # --- the question ---

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

    def about(self, what: str) -> int | str:
        """Return what the question is about."""
        for key, value in self.node.about:
            if key == what:
                return value
        raise KeyError(what)

    # --- members ---

    @property
    def means(self) -> tuple[object, ...]:
        """Everything that an outing depends on, except who goes: the clan, the round and the difficulty."""
        if self._means is None:
            self._means = (
                self.strength,
                self.magic,
                self.clan.traps,
                self.defense,
                self.potions,
                self.venoms,
                self.wounded,
                tuple(self.equipment.items()),
                self.rounds_left,
                self.view.difficulty,
            )
        return self._means

    @property
    def equipment(self) -> dict[str, tuple[str, ...]]:
        """What each mercenary of the clan carries."""
        if self._equipment is None:
            self._equipment = self.clan.equipment
        return self._equipment

    def member_worth(self, name: str) -> float:
        """Return what losing a mercenary costs, in victory points."""
        card = self.box.mercenary(name)
        worth = 1.0 + card.reputation + 0.5 * len(card.dice) * self.rounds_left
        return worth + self.aim.loss(card) if self.solo else worth

    def gear(self, name: str, foe: Monster | None) -> list[Effect]:
        """List the effects that work for a mercenary outside: its talent, and what it carries."""
        card = self.box.mercenary(name)
        effects = [card.effect] if card.outside else []
        carried = self.equipment.get(name)
        if carried:
            weapons = foe is None or "weapons" not in foe.power.forbids
            for each in carried:
                thing = self.box.equipment_card(each)
                if thing.outside and (weapons or thing.type != "weapon"):
                    effects.append(thing.effect)
        return effects

    # --- the outside ---

    def path(self, name: str) -> PathView:
        """Return a path."""
        found = self._paths.get(name)
        if found is None:
            found = self._paths[name] = self.view.path(name)
        return found

    def own_path(self) -> PathView:
        """Return the path that the question is about."""
        return self.path(str(self.about("path")))

    def foe(self) -> Monster | None:
        """Return the monster of the battle under way."""
        return self.box.monster(self.view.foe) if self.view.foe else None
