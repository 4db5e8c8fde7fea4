"""The table, and what many rules do with it: ask, draw, gain, discard."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from oracle.box import EQUIPMENT_TYPES, NOVICE, Box, Card, Effect, slug

NOBODY = -1  # the seat of Madhala


class Asker(Protocol):
    """Answers for the players, and for the dice and the draws."""

    def choose(self, seat: int, question: str, options: list[str]) -> str:
        """Return one of the legal options."""
        ...

    def chance(self, question: str, options: dict[str, int]) -> str:
        """Return one of the outcomes, which have these weights."""
        ...

    def tell(self, event: str, values: dict[str, int | str]) -> None:
        """Report an event."""
        ...

    def note(self, situation: str) -> None:
        """Note that a rare rule was used."""
        ...


@dataclass
class Token:
    """A trap or trick on a path."""

    name: str  # UNKNOWN until Madhala turns hers up
    revealed: bool = False
    target: str = ""  # the path to which a revealed trick diverts attack dice (R11.5)


@dataclass
class Spot:
    """An occupied path: the mercenary, or Madhala's token, and all that lies there with it."""

    path: str
    seat: int
    mercenary: str
    dice: list[str]  # the unrolled ones, by colour
    tokens: list[Token]  # top to bottom
    defense: int
    potions: int
    venoms: int
    gold: int
    alive: bool = True
    fought: bool = False  # it was the active path of a monster battle (R8.10)
    succeeded: bool = False  # it captured, eliminated or conquered (R9.3)
    acted: bool = False  # Madhala has had her turn here (R13.5)
    talents_used: int = 0  # used defense talents, each once per round (R7.7)

    def is_madhala(self) -> bool:
        """Return whether a token of Madhala lies here (R13.4)."""
        return self.seat == NOBODY


@dataclass
class Clan:
    """A clan and all that belongs to it."""

    seat: int
    leader: str  # a mercenary, NOVICE, or empty when the leader is lost
    mercenaries: list[str]
    novices: int
    glory: int
    gold: int
    defense: int
    potions: int
    venoms: int
    traps: list[str]
    wounded: list[str]
    equipment: dict[str, dict[str, str]]  # mercenary, type, card
    lands: list[str]
    settled: dict[str, str]  # land, mercenary
    trophies: list[str]
    loot: list[str]

    def has_members(self) -> bool:
        """Return whether the clan has any member."""
        return bool(self.mercenaries) or self.novices > 0

    def card(self, mercenary: str, kind: str) -> str:
        """Return the equipment card of the type that the mercenary carries, or nothing."""
        return self.equipment.get(mercenary, {}).get(kind, "")

    def lose_glory(self, glory: int) -> None:
        """Take glory, which does not fall below 0 (R1.3)."""
        self.glory = max(0, self.glory - glory)


@dataclass
class Place:
    """An active or inactive land: its card, path header and monster, empty where nothing lies."""

    land: str
    header: str
    monster: str


@dataclass
class Table:
    """The whole table, with the box it came from and who answers."""

    box: Box
    asker: Asker
    start: dict[str, Any]
    players: int
    difficulty: str
    tricks: bool  # R15.4
    queens_grant: bool  # R15.2
    more_monsters: bool  # R15.3
    fulfilled: int  # missions in solo play (R13.7)
    round: int
    first: int
    novices: int
    tavern: list[str]
    loot: list[str]
    missions: list[str]
    entrance: str
    panic: list[str]
    discards: dict[str, list[str]]
    decks: dict[str, list[str]]
    places: dict[str, Place]  # a and b
    clans: list[Clan]
    spots: list[Spot]
    scenario: Card | None  # in solo play (R13.7)
    undefeated: list[str] = field(default_factory=list[str])  # lands whose monster won (R8.10)
    escaped: dict[str, str] = field(default_factory=dict[str, str])  # land, captured monster (R8.7)
    moved: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])  # carrier, type (R5.12)

    # --- who and where

    def turn_order(self) -> list[Clan]:
        """Return the clans clockwise from the first player."""
        return [self.clans[(self.first + step) % self.players] for step in range(self.players)]

    def clan(self, spot: Spot) -> Clan:
        """Return the clan that a path belongs to."""
        return self.clans[spot.seat]

    def occupied(self, place: str) -> list[Spot]:
        """List the paths with a living mercenary or Madhala, left to right (entrance: upper first)."""
        spots = [spot for spot in self.spots if spot.path[0] == place and spot.alive]
        return sorted(spots, key=lambda spot: spot.path)

    def living(self, place: str) -> list[Spot]:
        """List the paths of a place with a living mercenary."""
        return [spot for spot in self.occupied(place) if not spot.is_madhala()]

    def adjacent(self, spot: Spot) -> dict[str, Spot]:
        """Return the adjacent paths by their side, left or right (R1.10)."""
        others = self.occupied(spot.path[0])
        left = [other for other in others if other.path < spot.path]
        right = [other for other in others if other.path > spot.path]
        found: dict[str, Spot] = {}
        if left:
            found["left"] = left[-1]
        if right:
            found["right"] = right[0]
        return found

    def special(self, key: str) -> Any:
        """Return a special rule of the scenario, or None (R13.7)."""
        return self.scenario.get(key) if self.scenario else None

    def monster_at(self, place: str) -> str:
        """Return the monster of a land or of the entrance."""
        if place == "e":
            return self.entrance
        return self.places[place].monster

    def benefit(self, spot: Spot) -> Effect:
        """Return the benefit of a path: from its header, or of the entrance (R6.5, R6.6)."""
        place, number = spot.path[0], int(spot.path[1])
        if place in self.places:
            return self.box.header_path(self.places[place].header, number)
        if place == "e":
            benefit: Effect = self.box.paths["entrance"][number - 1]
            return benefit
        return {}

    def abilities(self, spot: Spot) -> list[Effect]:
        """Return outside effects of talent and equipment, each with its type of card (R12.1, R12.2)."""
        cards = [self.box.mercenaries[spot.mercenary]]
        for kind in EQUIPMENT_TYPES:
            name = self.clan(spot).card(spot.mercenary, kind)
            if name:
                cards.append(self.box.equipment[name])
        return [card["effect"] | {"type": card.get("type", "")} for card in cards if card.get("outside")]

    def trap_effects(self, spot: Spot) -> list[Effect]:
        """Return the effects of the revealed tokens of a path."""
        return [self.box.traps[token.name]["effect"] for token in spot.tokens if token.revealed]

    # --- reputation

    def reputation_of(self, member: str) -> int:
        """Return the reputation printed on the member's card."""
        if member == NOVICE:
            return int(self.box.edition["novice"]["reputation"])
        return int(self.box.mercenaries[member]["reputation"])

    def cost_of(self, member: str) -> int:
        """Return the cost printed on the member's card; none printed is 0 (R10.3)."""
        if member == NOVICE:
            return int(self.box.edition["novice"]["cost"])
        return int(self.box.mercenaries[member].get("cost", 0))

    def reputation(self, clan: Clan) -> int:
        """Return the reputation of a clan: the sum over its members (R1.3)."""
        total = sum(self.reputation_of(name) for name in clan.mercenaries)
        return total + clan.novices * self.reputation_of(NOVICE)

    def excess_glory(self, clan: Clan) -> int:
        """Return the excess glory: glory minus reputation, at least 0 (R1.4)."""
        return max(0, clan.glory - self.reputation(clan))

    # --- limits

    def trap_limit(self, clan: Clan) -> int:
        """Return how many traps a clan may hold: 5, or 8 with Dalina (R1.7)."""
        limit = int(self.box.edition["clan"]["limit"]["traps"])
        for name in clan.mercenaries:
            limit += self.box.mercenaries[name]["effect"].get("extra_trap_limit", 0)
        return limit

    def gain(self, clan: Clan, gains: dict[str, int]) -> None:
        """Add resources to the play area, without applying limits."""
        for what, number in gains.items():
            setattr(clan, what, getattr(clan, what) + number)

    def apply_limits(self, clan: Clan) -> None:
        """Discard what is beyond the limits; the owner chooses the traps (R1.7)."""
        limit = self.box.edition["clan"]["limit"]
        clan.defense = min(clan.defense, limit["defense"])
        clan.potions = min(clan.potions, limit["potions"])
        clan.venoms = min(clan.venoms, limit["venoms"])
        while len(clan.traps) > self.trap_limit(clan):
            self.give_up_trap(clan, "overflow")

    def give_up_trap(self, clan: Clan, question: str) -> None:
        """Let the owner discard one held trap."""
        kinds = in_order(set(clan.traps), self.box.traps)
        trap = self.choose_named(clan.seat, question, "discard trap", kinds)
        clan.traps.remove(trap)
        self.discard_trap(trap)

    def discard_trap(self, trap: str) -> None:
        """Discard a trap; an initial trap leaves the game (R1.7)."""
        if self.box.traps[trap]["kind"] != "initial":
            self.discards["traps"].append(trap)

    # --- questions and draws

    def choose(self, seat: int, question: str, options: list[str]) -> str:
        """Return the answer of a player, which must be one of the options."""
        answer = self.asker.choose(seat, question, list(options))
        if answer not in options:
            raise ValueError(f"{question}: {answer} is not one of {options}")
        return answer

    def choose_named(self, seat: int, question: str, word: str, names: list[str]) -> str:
        """Return the chosen card; the options are spelled as a word and the card's name."""
        spelled = {f"{word} {slug(name)}": name for name in names}
        return spelled[self.choose(seat, question, list(spelled))]

    def tell(self, event: str, **values: int | str) -> None:
        """Report an event."""
        self.asker.tell(event, values)

    def note(self, situation: str) -> None:
        """Note that a rare rule was used."""
        self.asker.note(situation)

    def chance(self, question: str, word: str, names: Iterable[str]) -> str:
        """Return a drawn name; a name that is repeated is likelier."""
        spelled: dict[str, str] = {}
        weights: dict[str, int] = {}
        for name in names:
            option = f"{word} {slug(name)}"
            spelled[option] = name
            weights[option] = weights.get(option, 0) + 1
        answer = self.asker.chance(question, dict(weights))
        if answer not in weights:
            raise ValueError(f"{question}: {answer} is not one of {list(weights)}")
        return spelled[answer]

    def die(self, colour: str) -> int:
        """Roll a die of the active path."""
        outcomes = {f"roll {colour}{face}": 1 for face in range(1, 7)}
        return int(self.asker.chance("roll", outcomes)[-1])

    def attack_dice(self, number: int) -> int:
        """Roll attack dice, in scenario 10 misses once more (R13.7); return the number of hits (R7.7)."""
        hits = self.attack_roll(number)
        misses = number - hits
        if misses and self.special("rerolled_misses"):
            self.tell("misses-rerolled", dice=misses)
            hits += self.attack_roll(misses)
        return hits

    def attack_roll(self, number: int) -> int:
        """Roll some attack dice once; return the number of hits."""
        hits = 0
        for _ in range(number):
            outcomes = {f"attack {face}": 1 for face in range(1, 7)}
            if int(self.asker.chance("attack", outcomes)[-1]) >= self.box.constants["hit_from"]:
                hits += 1
        return hits

    def draw(self, pile: str, word: str) -> str:
        """Draw a card; an empty deck takes its discards back, except that of lands (R10.6)."""
        deck = self.decks[pile]
        if not deck and pile in ("mercenaries", "monsters", "loot"):
            deck.extend(self.discards[pile])
            self.discards[pile].clear()
        if not deck:
            return ""
        name = self.chance("refill", word, in_order(deck, self.order_of(pile)))
        deck.remove(name)
        return name

    def order_of(self, pile: str) -> Iterable[str]:
        """Return all cards of a kind of pile in the order of the edition."""
        orders: dict[str, Iterable[str]] = {
            "mercenaries": self.box.mercenaries,
            "traps": self.box.traps,
            "equipment": sorted(self.box.equipment),
            "monsters": self.box.monsters,
            "lands": self.box.lands,
            "headers": self.box.headers,
            "loot": self.box.loot,
            "missions": self.box.missions,
            "set_aside": self.box.mercenaries,
        }
        return orders[pile]

    # --- leaving

    def leave(self, clan: Clan, name: str) -> list[str]:
        """Remove a mercenary that dies or deserts, and unsettle its land; return the equipment it carried."""
        clan.mercenaries.remove(name)
        if name in clan.wounded:
            clan.wounded.remove(name)
        if clan.leader == name:
            clan.leader = ""
        clan.settled = {land: settler for land, settler in clan.settled.items() if settler != name}
        if "role" not in self.box.mercenaries[name]:  # initial members leave the game (R7.9)
            self.discards["mercenaries"].append(name)
        cards = clan.equipment.pop(name, {})
        return [cards[kind] for kind in EQUIPMENT_TYPES if kind in cards]

    def check_trap_limit_without(self, clan: Clan, name: str) -> None:
        """Apply the trap limit at once if a member who raised it has left (R1.7)."""
        if "extra_trap_limit" in self.box.mercenaries[name]["effect"]:
            while len(clan.traps) > self.trap_limit(clan):
                self.give_up_trap(clan, "overflow")

    def clear_tokens(self, spot: Spot) -> None:
        """Remove dice, traps and defense tokens of a path (R7.9, R8.10, R10.1), and show them (R16.2)."""
        for token in spot.tokens:
            if not token.revealed:
                self.tell("trap-revealed", path=spot.path, trap=token.name)
            self.discard_trap(token.name)
        spot.tokens = []
        spot.dice = []
        spot.defense = 0


def in_order(names: Iterable[str], order: Iterable[str]) -> list[str]:
    """Return the names in the order of the edition."""
    ranks = {name: rank for rank, name in enumerate(order)}
    return sorted(names, key=lambda name: ranks[name])
