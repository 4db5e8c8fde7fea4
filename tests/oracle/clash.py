"""Revealing tokens: all of them (R7.4), or one by one in a clash (R11)."""

from oracle.box import UNKNOWN, Effect
from oracle.table import Spot, Table, Token, in_order


def reveal_tokens(table: Table, place: str) -> None:
    """Reveal tokens: by a clash against a monster in a game with tricks, otherwise all at once (R11.1)."""
    if table.tricks and table.monster_at(place):
        Clash(table).fight(place)
    else:
        reveal_all(table, place)


def reveal_all(table: Table, place: str) -> None:
    """Turn all tokens face up: traps bring their dice, which become dice of the path; tricks do nothing."""
    for spot in table.occupied(place):
        for token in list(spot.tokens):
            if not turn_up(table, spot, token):
                continue
            if table.box.is_trick(token.name):
                table.note("R11.1 a trick without a monster")
            spot.dice.extend(table.box.traps[token.name]["effect"].get("dice", ""))


def turn_up(table: Table, spot: Spot, token: Token) -> bool:
    """Turn a token face up; one of Madhala's is drawn now (R13.7). Return whether there is one."""
    if token.name == UNKNOWN:
        token.name = draw_hers(table)
    if token.name == "":
        spot.tokens.remove(token)
        return False
    token.revealed = True
    table.tell("trap-revealed", path=spot.path, trap=token.name)
    return True


def draw_hers(table: Table) -> str:
    """Draw a token of Madhala's own pile, which has its own discards, if any is left (R13.7, scenario 8)."""
    hers = [name for name in table.decks["traps"] if table.box.of_trick_module(name)]
    if not hers:
        table.note("R13.7 her discards are shuffled")
        hers = [name for name in table.discards["traps"] if table.box.of_trick_module(name)]
        for name in hers:
            table.discards["traps"].remove(name)
            table.decks["traps"].append(name)
    if not hers:
        return ""
    name = table.chance("token", "token", in_order(hers, table.box.traps))
    table.decks["traps"].remove(name)
    return name


class Clash:
    """A clash: the owners decide about their tokens one by one, and tricks move dice (R11)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.safe: list[tuple[Spot, str]] = []  # dice on shielded traps (R11.4)
        self.thieves: list[Spot] = []

    def fight(self, place: str) -> None:
        """Go through the tokens from the leftmost path, top to bottom (R11.1)."""
        for spot in self.table.occupied(place):
            for token in list(spot.tokens):
                if spot.is_madhala() or self.is_shown(spot, token):
                    self.reveal(spot, token)
        for spot, dice in self.safe:
            spot.dice.extend(dice)

    def is_shown(self, spot: Spot, token: Token) -> bool:
        """Ask the owner whether to reveal a token; a trick needs an adjacent path (R11.2)."""
        options = ["reveal", "keep"]
        if self.table.box.is_trick(token.name) and not self.table.adjacent(spot):
            options = ["keep"]
            self.table.note("R11.2 a trick without a target")
        answer = self.table.choose(spot.seat, "reveal", options)
        if answer == "keep":
            self.table.tell("token-kept", path=spot.path)
        return answer == "reveal"

    def reveal(self, spot: Spot, token: Token) -> None:
        """Reveal a token: a trap has its effect, a trick needs a target (R11.2)."""
        if not turn_up(self.table, spot, token):
            return
        card = self.table.box.traps[token.name]
        effect = card["effect"]
        if card["kind"] == "shielded":
            self.safe.append((spot, effect.get("dice", "")))
        elif card["kind"] != "trick":
            spot.dice.extend(effect.get("dice", ""))
        elif spot.is_madhala():
            self.her_trick(spot, token, effect)
        else:
            self.trick(spot, token, effect)

    def trick(self, spot: Spot, token: Token, effect: Effect) -> None:
        """Let the owner aim a trick; if it is not cancelled, it steals dice now or diverts some later."""
        neighbours = self.table.adjacent(spot)
        target = neighbours[self.table.choose(spot.seat, "aim", list(neighbours))]
        if target.seat == spot.seat:
            self.table.note("R11.2 a trick at an own path")
        self.table.tell("trick-aimed", path=spot.path, target=target.path)
        if self.is_cancelled(spot, token, target):
            return
        if "divert" in effect:
            token.target = target.path
        for _ in range(effect.get("steal", 0)):
            there = self.stealable(target, effect)
            self.look_at_shields(target, effect, there)
            if not there:
                self.table.note("R11.4 fewer dice than named")
                return
            answer = self.table.choose(spot.seat, "steal", [f"colour {die}" for die in dict.fromkeys(there)])
            self.steal(spot, target, answer[-1])

    def her_trick(self, spot: Spot, token: Token, effect: Effect) -> None:
        """Let Madhala's trick steal where it gets more, left if equal; she never diverts (R13.7)."""
        theirs = [other for other in self.table.adjacent(spot).values() if not other.is_madhala()]
        if "steal" not in effect:
            self.table.note("R13.7 she diverts nothing")
            return
        gains = [min(effect["steal"], len(self.stealable(other, effect))) for other in theirs]
        if max(gains, default=0) == 0:
            self.table.note("R13.7 she has nothing to steal")
            return
        if len(theirs) == 2:
            self.table.note("R13.7 she has two paths to steal from")
        target = theirs[gains.index(max(gains))]
        self.table.tell("trick-aimed", path=spot.path, target=target.path)
        if self.is_cancelled(spot, token, target):
            return
        for _ in range(effect["steal"]):
            there = self.stealable(target, effect)
            if len(set(there)) == 2:
                self.table.note("R13.7 she has two colours to steal")
            if there:
                self.steal(spot, target, "S" if there.count("S") > there.count("M") else "M")

    def is_cancelled(self, spot: Spot, token: Token, target: Spot) -> bool:
        """Ask the target whether to cancel a trick with a defense token of its path (R11.3)."""
        useless = self.table.special("no_defenses")  # R13.7, scenario 4
        options = ["yes", "no"] if target.defense > 0 and not useless else ["no"]
        if self.table.choose(target.seat, "parry", options) == "no":
            return False
        self.table.tell("parried", path=target.path)
        if spot.is_madhala():
            self.table.note("R11.3 Madhala's trick is cancelled")
        target.defense -= 1
        spot.tokens.remove(token)
        self.table.discard_trap(token.name)
        return True

    def stealable(self, target: Spot, effect: Effect) -> list[str]:
        """Return the dice that the trick can take; dice on shielded traps are safe (R11.4)."""
        return [die for die in target.dice if die in effect["colours"]]

    def look_at_shields(self, target: Spot, effect: Effect, there: list[str]) -> None:
        """Note whether a die of a named colour is there, but only on a shielded trap."""
        safe = {die for spot, dice in self.safe if spot is target for die in dice}
        if safe & set(effect["colours"]) - set(there):
            self.table.note("R11.4 dice on a shielded trap are safe")

    def steal(self, spot: Spot, target: Spot, die: str) -> None:
        """Move a die to the thief's trick (R11.4)."""
        if target in self.thieves:
            self.table.note("R11.4 stolen from a thief")
        self.thieves.append(spot)
        target.dice.remove(die)
        spot.dice.append(die)
        self.table.tell("die-stolen", path=spot.path, target=target.path, colour=die)
