"""A plain, sensible player: it hires, buys and sends its mercenaries out, without looking far ahead."""

from __future__ import annotations

from collections.abc import Callable

from ..game import Choice, Game, SeededDealer
from ..game.names import NOVICE_NAME
from ..view import ClanView, View

MEMBERS = 5
"""It hires up to this many members, because each is paid wages."""
RESERVE = 2
"""Gold that it keeps while buying tokens."""
TOKENS = 2
"""How many traps and defense tokens it likes to have, and to load."""

FIXED = {
    "talent": 100,
    "heal": 96,
    "settle": 95,
    "discount-talent": 90,
    "discount-card": 89,
    "land": 70,
    "done": 0,
    "end-turn": 0,
    "beer": -1,
    "novice": -2,
    "move": -3,
    "sell": -4,
    "discard-equipment": -5,
    "give-up": -9,
}
"""The worth of choices that does not depend on the view. Below 0: only if there is nothing else."""


class SimplePlayer:
    """Takes the choice that it likes best; of equal ones the first.

    It always answers the same question in the same way, so the seed makes no difference.
    """

    def __init__(self, seed: int = 0) -> None:
        self._dealer = SeededDealer(seed)

    def choose(self, view: View) -> int:
        """Rate all legal choices, and return the best."""
        table = view.redeal(self._dealer)
        return max(view.choices, key=lambda choice: (worth(view, table, choice), -choice.id)).id


def worth(view: View, table: Game, choice: Choice) -> int:
    """Rate a choice; `table` is a game that fits the view, to look ahead in."""
    if choice.kind in FIXED:
        return FIXED[choice.kind]
    weigh = WEIGHED.get(choice.kind)
    return weigh(view, table, choice) if weigh else 0


def _deploy(view: View, table: Game, choice: Choice) -> int:
    clan = _clan(view)
    building = dict(choice.subjects)["building"]
    if building == "tavern":
        return _visit_tavern(view, table, choice)
    if building == "lodge":
        return 65 if clan.trap_count < TOKENS and clan.gold >= 2 * RESERVE else 3
    if building == "armory":
        return 64 if clan.defense < TOKENS and clan.gold >= 2 * RESERVE else 2
    if building == "bazaar":
        return 45 if clan.gold > 3 * RESERVE else 4
    if building == "alchemist":
        return 30
    # The Mine pays more than the Pawn Shop; both are for dice without a better use.
    return 10 + _gold_after(table, choice) - clan.gold


def _visit_tavern(view: View, table: Game, choice: Choice) -> int:
    """Rate a visit by the best mercenary that could be hired there, and by its price."""
    clan = _clan(view)
    if len(clan.mercenaries) + clan.novices >= MEMBERS:
        return 1
    ahead = table.clone()
    ahead.apply(choice.id)
    if ahead.seat != view.seat:
        return 1
    hires = [
        (_hire(view, ahead, each), _gold_after(ahead, each)) for each in ahead.choices if each.kind == "hire"
    ]
    if not hires:
        return 1
    best, gold_left = max(hires)
    return 80 + best // 10 + min(gold_left, 9)


def _hire(view: View, table: Game, choice: Choice) -> int:
    """Prefer reputation; a novice is better than nobody."""
    name = choice.subjects[0][1]
    return 1 if name == NOVICE_NAME else 10 + 10 * view.box.mercenary(name).reputation


def _path(view: View, table: Game, choice: Choice) -> int:
    clan = _clan(view)
    place = choice.subjects[0][1][0]
    if place == "m" and view.path("m1").madhala:
        # R13.5: she has won it already.
        return 1
    fighting = sum(clan.pool.count(die) for die in "SM")
    if place in "abe":
        return 60 if fighting >= 3 and clan.trap_count else 15
    return 40 if place == "m" else 12


def _member(view: View, table: Game, choice: Choice) -> int:
    """Send or equip the best-equipped mercenary that is not wounded, the leader last."""
    clan = _clan(view)
    name = choice.subjects[0][1]
    fit = 4 * (name not in clan.wounded)
    return 1 + fit + len(clan.equipment.get(name, ())) - 2 * (name == clan.leader)


def _load(view: View, table: Game, choice: Choice) -> int:
    """Load dice, then a few tokens."""
    path = view.path(str(dict(view.node.about)["path"]))
    liked = {
        "load-trap": len(path.traps) < TOKENS,
        "load-defense": path.defense < TOKENS,
        "load-potion": True,
        "load-venom": True,
    }
    return 5 if liked[choice.kind] else -1


def _die(view: View, table: Game, choice: Choice) -> int:
    if view.node.question == "load":
        return 9
    # Pawning goes on only if nothing else is left to do; elsewhere a low persuasion die goes first.
    return -1 if view.node.question == "pawn" else 9 - int(choice.spelling[-1:].translate(_FACES))


def _trap(view: View, table: Game, choice: Choice) -> int:
    clan = _clan(view)
    wanted = clan.trap_count < TOKENS and _gold_after(table, choice) >= RESERVE
    return 5 if wanted else -1


def _amount(view: View, table: Game, choice: Choice) -> int:
    amount = int(choice.spelling.split()[-1])
    if view.node.question == "deflect":
        about = dict(view.node.about)
        target = view.path(str(about["path"])).targets[int(about["slot"])]
        return amount if view.path(target).seat != view.seat else -amount
    if view.node.question == "armory":
        return amount if _gold_after(table, choice) >= RESERVE else -amount
    tokens = int(dict(view.node.about)["tokens"])
    return -abs(2 * amount - tokens - 1)


def _equipment(view: View, table: Game, choice: Choice) -> int:
    """Prefer the most expensive card that can be paid."""
    name = choice.subjects[0][1]
    return 1 + view.box.equipment_card(name).cost


def _reveal(view: View, table: Game, choice: Choice) -> int:
    """Reveal traps, and tricks if a rival is beside the path."""
    about = dict(view.node.about)
    path = view.path(str(about["path"]))
    token = view.box.trap(str(path.traps[int(about["slot"])]))
    rivals = [name for name in view.adjacent(path.name) if _is_rival(view, name)]
    return 1 if token.kind != "trick" or rivals else -1


def _aside(view: View, table: Game, choice: Choice) -> int:
    """Aim tricks at rivals."""
    if view.node.question != "aim":
        return 0
    path = str(dict(view.node.about)["path"])
    there = [name for name in view.adjacent(path) if (name < path) == (choice.kind == "left")]
    return int(any(_is_rival(view, name) for name in there))


def _grant(view: View, table: Game, choice: Choice) -> int:
    """Take a potion for a wounded member, else a few defense tokens, else gold."""
    clan = _clan(view)
    liked = {
        "grant potion": 3 if clan.wounded else 0,
        "grant defense": 2 if clan.defense < TOKENS else 0,
        "grant gold": 1,
    }
    return liked.get(choice.spelling, 0)


def _discard_trap(view: View, table: Game, choice: Choice) -> int:
    name = choice.subjects[0][1]
    return -min(token.cost for token in view.box.traps if token.id == name)


def _loot(view: View, table: Game, choice: Choice) -> int:
    """Use what gives something at once; trophies are kept for their points."""
    name = choice.subjects[0][1]
    return 94 if view.box.loot_token(name).effect.gain else FIXED["sell"]


WEIGHED: dict[str, Callable[[View, Game, Choice], int]] = {
    "deploy": _deploy,
    "path": _path,
    "hire": _hire,
    "member": _member,
    "die": _die,
    "load-trap": _load,
    "load-defense": _load,
    "load-potion": _load,
    "load-venom": _load,
    "trap": _trap,
    "amount": _amount,
    "equipment": _equipment,
    "discard-trap": _discard_trap,
    "loot": _loot,
    "reveal": _reveal,
    "left": _aside,
    "right": _aside,
    "grant": _grant,
}
_FACES = str.maketrans("SM", "00")


def _is_rival(view: View, path: str) -> bool:
    """Check whether a rival is on a path."""
    return view.path(path).seat not in (None, view.seat)


def _clan(view: View) -> ClanView:
    """Return the clan of the seat that is asked."""
    assert view.seat is not None
    return view.clan(view.seat)


def _gold_after(table: Game, choice: Choice) -> int:
    """Return the gold that a choice leaves."""
    assert table.seat is not None
    for change in table.preview(choice.id).changes:
        if change.what == "gold":
            return int(change.after)
    return table.view(table.seat).clan(table.seat).gold
