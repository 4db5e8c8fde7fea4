"""The decisions: for each, the functions that list its choices, take the answer and explain a refusal.

The function that lists the choices says in its docstring when the question is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import (
    battle,
    bazaar,
    citadel,
    clash,
    cleanup,
    fight,
    frames,
    free,
    glory,
    hits,
    lands,
    lodge,
    missions,
    monster,
    outside,
    overflow,
    preparation,
    reasons,
    requirements,
    setup,
    tavern,
    turns,
    wages,
)
from .reasons import Reason
from .state import State

Options = Callable[[State, list[int]], None]
Apply = Callable[[State, int], None]
WhyNot = Callable[[State, int], Reason]


def _not_asked(state: State, choice: int) -> Reason:
    """Explain a refusal at a decision where every choice of the kind in question is legal."""
    return (reasons.NOT_ASKED, 0, 0)


class Decision:
    """How a kind of frame asks its seat."""

    def __init__(self, kind: int, options: Options, apply: Apply, why_not: WhyNot = _not_asked) -> None:
        self.kind: int = kind
        self.options: Options = options
        self.apply: Apply = apply
        self.why_not: WhyNot = why_not


# In the order of their kinds, from CHOOSE_AFFINITY on.
DECISIONS: Final[list[Decision]] = [
    Decision(frames.CHOOSE_AFFINITY, setup.affinity_options, setup.choose_affinity),
    Decision(frames.GRANT_DIE, preparation.die_options, preparation.take_die),
    Decision(frames.GRANT_GIFT, preparation.gift_options, preparation.take_gift),
    Decision(frames.TURN, turns.options, turns.apply, turns.why_not),
    Decision(frames.LODGE_PURCHASE, lodge.options, lodge.apply, lodge.why_not),
    Decision(
        frames.ALCHEMIST_MIX, citadel.alchemist_options, citadel.alchemist_apply, citadel.alchemist_why_not
    ),
    Decision(frames.TAVERN_HIRE, tavern.options, tavern.apply, tavern.why_not),
    Decision(frames.ARMORY_PURCHASE, citadel.armory_options, citadel.armory_apply, citadel.armory_why_not),
    Decision(frames.PAWN, citadel.pawn_options, citadel.pawn_apply),
    Decision(frames.BAZAAR_PURCHASE, bazaar.options, bazaar.apply, bazaar.why_not),
    Decision(frames.EQUIP, bazaar.equip_options, bazaar.give, bazaar.member_why_not),
    Decision(frames.HAND_ON, bazaar.hand_on_options, bazaar.give, bazaar.member_why_not),
    Decision(frames.MOVE_EQUIPMENT, bazaar.target_options, bazaar.target_apply, bazaar.member_why_not),
    Decision(frames.SETTLE_LAND, free.settler_options, free.settler_apply, free.settler_why_not),
    Decision(frames.ASSIGN, outside.member_options, outside.assign, outside.member_why_not),
    Decision(frames.DEPLOY_DICE, requirements.options, requirements.apply, requirements.why_not),
    Decision(frames.LOAD, outside.load_options, outside.load, outside.load_why_not),
    Decision(frames.TAKE_LOOT, lands.take_options, lands.take_apply, lands.take_why_not),
    Decision(frames.CONVERT, free.convert_options, free.convert_apply),
    Decision(frames.BREW, free.brew_options, free.brew_apply),
    Decision(frames.OVERFLOW, overflow.options, overflow.apply, overflow.why_not),
    Decision(frames.CONTRACT_OFFER, missions.contract_options, missions.contract, missions.contract_why_not),
    Decision(frames.PAY_TRAPS, overflow.options, missions.pay_trap, overflow.why_not),
    Decision(frames.FIGHT, fight.options, fight.apply, fight.why_not),
    Decision(frames.DIVERT, monster.divert_options, monster.divert, outside.side_why_not),
    Decision(frames.REMOVE_MAGIC, monster.remove_options, monster.remove),
    Decision(frames.DEFEND, hits.options, hits.apply, hits.why_not),
    Decision(frames.JUDGE, battle.judge_options, battle.judge),
    Decision(frames.GLORY_LOOT, glory.options, glory.apply, glory.why_not),
    Decision(frames.REVEAL, clash.reveal_options, clash.reveal, clash.reveal_why_not),
    Decision(frames.AIM, clash.aim_options, clash.aim, outside.side_why_not),
    Decision(frames.PARRY, clash.parry_options, clash.parry),
    Decision(frames.STEAL, clash.steal_options, clash.steal, clash.steal_why_not),
    Decision(frames.DEFLECT, monster.deflect_options, monster.deflect, monster.deflect_why_not),
    Decision(frames.HOMECOMING, cleanup.homecoming_options, cleanup.homecoming, cleanup.homecoming_why_not),
    Decision(frames.PROMOTE, wages.promote_options, wages.promote, wages.member_why_not),
    Decision(frames.DESERT, wages.desert_options, wages.desert, wages.member_why_not),
    Decision(frames.INHERIT, wages.inherit_options, bazaar.give, wages.inherit_why_not),
]
