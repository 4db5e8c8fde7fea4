"""What the quick rules know about a table: the view of a seat, with what they keep looking up."""

from __future__ import annotations

from ...box import Effect, Gain, HeaderPath, Monster
from ...game import Choice, Node
from ...view import PathView, View
from ..greedy.aims import GOLD, Aim
from ..greedy.odds import hit_chance
from .cards import cards_of

FIGHTING = "abe"
NOTHING = Gain()


class Table:
    """A view, read once."""

    def __init__(self, view: View, node: Node | None = None) -> None:
        assert view.seat is not None
        self.view = view
        self.node = node or view.node
        self.seat = view.seat
        self.box = view.box
        self.cards = cards_of(view.box)
        self.clan = clan = view.clan(view.seat)
        self.choices: tuple[Choice, ...] = view.choices
        scenario = view.scenario
        # With several players there is nothing to strive for but points.
        self.aim: Aim | None = Aim(view, clan) if scenario else None
        self.gold_worth = self.aim.gold if self.aim else GOLD
        self.savings = self.aim.savings if self.aim else 0
        self.kept = self.aim.kept if self.aim else NOTHING
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
        self.traps = max(0, self.trap_count - self.kept.traps)
        self.defense = max(0, clan.defense - self.kept.defense)
        self.potions = max(0, clan.potions - self.kept.potions)
        self.venoms = max(0, clan.venoms - self.kept.venoms)
        self.wounded = clan.wounded
        self.lands = view.lands
        self._equipment: dict[str, tuple[str, ...]] | None = None
        self._means: tuple[object, ...] | None = None
        self._paths: dict[str, PathView] = {}

    def path(self, name: str) -> PathView:
        """Return a path."""
        found = self._paths.get(name)
        if found is None:
            found = self._paths[name] = self.view.path(name)
        return found

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

    def first_of(self, kind: str) -> int:
        """Return the first choice of a kind; else the first of all."""
        choice = self.first(kind)
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
        """All of the clan, the round and the difficulty that an outing depends on, but not who goes."""
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
        """Say what losing a mercenary costs, in victory points."""
        card = self.cards.mercenaries[name]
        worth = 1.0 + card.reputation + 0.5 * len(card.dice) * self.rounds_left
        return worth + self.aim.loss(card) if self.aim else worth

    def gear(self, name: str, foe: Monster | None) -> list[Effect]:
        """List the effects that work for a mercenary outside: its talent, and what it carries."""
        card = self.cards.mercenaries[name]
        effects = [card.effect] if card.outside else []
        carried = self.equipment.get(name)
        if carried:
            weapons = foe is None or "weapons" not in foe.power.forbids
            for each in carried:
                thing = self.cards.equipment[each]
                if thing.outside and (weapons or thing.type != "weapon"):
                    effects.append(thing.effect)
        return effects

    def traps_on(self, path: PathView) -> int:
        """Count the tokens of an own path that are traps: all but revealed tricks (R8.5)."""
        count = len(path.traps)
        if True in path.revealed:
            for name, shown in zip(path.traps, path.revealed, strict=True):
                count -= shown and self.cards.traps[str(name)].kind == "trick"
        return count

    # --- the outside ---

    def foe_at(self, path: str) -> Monster | None:
        """Return the monster that a path leads to."""
        name = self.view.entrance if path[0] == "e" else self.lands["ab".index(path[0])].monster
        return self.cards.monsters[name] if name else None

    def header(self, path: str) -> HeaderPath | None:
        """Return what the header says about a land path; None at the entrance."""
        if path[0] == "e":
            return None
        return self.cards.headers[self.lands["ab".index(path[0])].header][int(path[1]) - 1]

    def attack_dice(self, path: str, foe: Monster) -> int:
        """Count the attack dice that a monster will roll there (R7.5)."""
        track = self.box.round_track[self.view.difficulty]
        dice = foe.attack + track[min(self.view.round, len(track)) - 1]
        if path[0] == "e":
            return dice + foe.power.extra_entrance_dice
        land = self.lands["ab".index(path[0])].land
        if land and self.cards.lands[land].affinity == foe.affinity:
            dice += self.box.constants.affinity_dice + foe.power.extra_affinity_dice
        return dice
