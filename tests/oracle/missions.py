"""The dice-rolling mission and the contract (R7.2, R7.3)."""

from typing import Any

from oracle.free import do_free_action, loot_options, sell_options
from oracle.rolling import MISSION, activate, dice_total
from oracle.table import Clan, Spot, Table


def dice_mission(table: Table) -> None:
    """Roll for both paths, left first; then give the reward, the two gold, and the penalties (R7.2)."""
    if any(spot.is_madhala() and spot.path == "m1" for spot in table.occupied("m")):
        table.tell("madhala-won", mission=table.missions[0], path="m1")  # R13.5
        table.missions[0] = ""
        if table.living("m"):
            table.note("R13.5 who is right of Madhala does not roll")
        return
    spots = table.living("m")
    if not spots:
        return
    if table.occupied("m") != spots:
        table.note("R13.5 Madhala on the right does nothing")
    side = table.box.missions[table.missions[0]]["a"]
    successes: list[tuple[Spot, int]] = []
    failures: list[Spot] = []
    for spot in spots:
        act = activate(table, spot, MISSION)
        total = dice_total(table, act)
        if total >= side["objective"]:
            successes.append((spot, total))
        else:
            failures.append(spot)
    if len(successes) == 2 and successes[1][1] > successes[0][1]:
        successes.reverse()
    for place, (spot, _) in enumerate(successes):
        clan = table.clan(spot)
        if place == 0:
            table.fulfilled += table.scenario is not None
            table.tell("mission-fulfilled", mission=table.missions[0], path=spot.path)
            table.gain(clan, side["reward"])
            table.apply_limits(clan)
        else:
            clan.gold += table.box.paths["mission_leftovers"]
    for spot in failures:
        table.clan(spot).lose_glory(side["penalty"])
    table.missions[0] = ""


def contract(table: Table) -> None:
    """Let the left path, then the right one, pay for the reward of its side (R7.3)."""
    for spot in table.living("c"):
        side = table.box.missions[table.missions[1]]["b"]
        clan = table.clan(spot)
        while True:
            options = ["yes"] if can_pay(clan, side["pay"]) else []
            options += ["no", *sell_options(table, clan), *loot_options(table, clan)]
            answer = table.choose(clan.seat, "contract", options)
            if answer == "yes":
                table.fulfilled += table.scenario is not None
                table.tell("contract-kept", mission=table.missions[1], path=spot.path)
                pay(table, clan, side["pay"])
                table.gain(clan, side["left" if spot.path == "c1" else "right"])
                table.apply_limits(clan)
            if answer in ("yes", "no"):
                break
            do_free_action(table, clan, answer)
            table.apply_limits(clan)


def can_pay(clan: Clan, price: dict[str, Any]) -> bool:
    """Return whether the play area holds the resource."""
    for what, number in price.items():
        held = len(clan.traps) if what == "traps" else getattr(clan, what)
        if held < number:
            return False
    return True


def pay(table: Table, clan: Clan, price: dict[str, Any]) -> None:
    """Discard the resource; the owner chooses traps one by one."""
    for what, number in price.items():
        if what == "traps":
            for _ in range(number):
                table.give_up_trap(clan, "pay-traps")
        else:
            setattr(clan, what, getattr(clan, what) - number)
