"""The engine: runs the frames on top of the stack up to the next node, and answers it.

A node is a decision of one seat, a chance event, or the end. `run` goes there and returns what is legal;
`apply` answers a decision, `deal` a chance event. Neither checks legality: the game does.
"""

from __future__ import annotations

from typing import Final

from . import (
    actions,
    adventure,
    battle,
    clash,
    cleanup,
    conquest,
    draws,
    fight,
    frames,
    hits,
    layout,
    lodge,
    madhala,
    missions,
    monster,
    outside,
    piles,
    preparation,
    requirements,
    setup,
    turns,
)
from .decisions import DECISIONS
from .frames import CHOOSE_AFFINITY, DEAL_AFFINITY, END, argument, pop, top_kind, top_seat
from .layout import NONE, REVEALS
from .reasons import Reason
from .state import State

# Kinds of nodes.
DECISION: Final = 0
CHANCE: Final = 1
THE_END: Final = 2


def node_kind(state: State) -> int:
    """Return what the game waits for, after `run`."""
    kind = top_kind(state)
    if kind == END:
        return THE_END
    return CHANCE if DEAL_AFFINITY <= kind < CHOOSE_AFFINITY else DECISION


def run(state: State, before_reveal: bool = False) -> list[int]:
    """Go on to the next node. Return the legal choices, ascending; none at a chance event or the end.

    :param before_reveal: stop where something hidden would be shown, as if that were chance
    """
    shown = state.table[REVEALS]
    before = state
    told = 0
    while True:
        if before_reveal:
            if state.table[REVEALS] != shown:
                state.become(before)
                if state.events is not None:
                    del state.events[told:]
                return []
            before = state.clone()
            told = 0 if state.events is None else len(state.events)
        kind = top_kind(state)
        if kind >= CHOOSE_AFFINITY:
            if kind == END:
                return []
            out = options(state)
            if len(out) > 1 or (out and asks_anyway(state, kind, out[0])):
                return out
            if out:
                apply(state, out[0])
            elif kind == frames.DEPLOY_DICE:
                requirements.done(state)
            elif kind in (frames.TAKE_LOOT, frames.TAVERN_HIRE, frames.BAZAAR_PURCHASE, frames.STEAL):
                # A second gain has nothing left to take (R5.14), or nothing is left to steal.
                pop(state)
            else:
                raise RuntimeError(f"nothing is legal in a frame of kind {kind}")
        elif kind >= DEAL_AFFINITY:
            if _is_due(state, kind):
                return []
        else:
            _step(state, kind)


def _is_due(state: State, kind: int) -> bool:
    """Tell whether a chance event happens; if nothing is left to draw or no place is free, it is over."""
    if kind == frames.REFILL:
        return piles.refill(state)
    if kind == frames.TURN_PANIC:
        return draws.panic_due(state)
    if kind == frames.MADHALA_ACTS:
        return madhala.acts(state)
    if kind == frames.TURN_TOKEN:
        return madhala.token_due(state)
    return True


def _step(state: State, kind: int) -> None:
    """Take the next step of a frame that runs by itself."""
    # Plain Python tries them one by one, so the most frequent ones come first.
    if kind == frames.CLEAN_UP_STEPS:
        cleanup.go_on(state)
    elif kind == frames.TURNS:
        turns.next_turn(state)
    elif kind == frames.MONSTER_ATTACK:
        monster.attack(state)
    elif kind == frames.ADVENTURE_STEPS:
        adventure.go_on(state)
    elif kind == frames.ROUND_STEPS:
        preparation.go_through_round(state)
    elif kind == frames.BATTLE:
        battle.go_on(state)
    elif kind == frames.PREPARE:
        preparation.prepare(state)
    elif kind == frames.MISSION_STEPS:
        missions.go_on(state)
    elif kind == frames.LOOT_SHARES:
        conquest.share_loot(state)
    elif kind == frames.SHARED_HITS:
        hits.strike_next(state)
    elif kind == frames.CONQUEST:
        conquest.go_on(state)
    elif kind == frames.CLASH:
        clash.go_on(state)
    elif kind == frames.DIVERTED_ATTACK:
        monster.attack_target(state)
    else:
        setup.set_up(state)


def asks_anyway(state: State, kind: int, only: int) -> bool:
    """Tell whether a question is asked although there is only one choice.

    Some seats end their turns themselves. And a question about face-down traps must not be skipped because it
    has one answer: that would reveal what they are (R16.2).
    """
    if kind == frames.TURN:
        return (state.table[layout.CONFIRM] >> top_seat(state)) & 1 == 1
    return kind in (frames.OVERFLOW, frames.PAY_TRAPS, frames.REVEAL) or (
        kind == frames.LOAD and only != actions.DONE
    )


def options(state: State) -> list[int]:
    """List the legal choices of the decision on top, ascending."""
    kind = top_kind(state)
    out: list[int] = []
    # In compiled code a call through the table is slow, so the most frequent decisions are called by name;
    # their choices are already in order.
    if kind == frames.TURN:
        turns.options(state, out)
    elif kind == frames.LOAD:
        outside.load_options(state, out)
    elif kind == frames.HOMECOMING:
        cleanup.homecoming_options(state, out)
    elif kind == frames.DEFEND:
        hits.options(state, out)
    else:
        DECISIONS[kind - CHOOSE_AFFINITY].options(state, out)
        out.sort()
    return out


def apply(state: State, choice: int) -> None:
    """Answer the decision on top with a legal choice."""
    kind = top_kind(state)
    if kind == frames.TURN:
        turns.apply(state, choice)
    elif kind == frames.LOAD:
        outside.load(state, choice)
    elif kind == frames.HOMECOMING:
        cleanup.homecoming(state, choice)
    elif kind == frames.DEFEND:
        hits.apply(state, choice)
    else:
        DECISIONS[kind - CHOOSE_AFFINITY].apply(state, choice)


def why_not(state: State, choice: int) -> Reason:
    """Explain why a choice is not legal at the decision on top."""
    return DECISIONS[top_kind(state) - CHOOSE_AFFINITY].why_not(state, choice)


def deal(state: State, outcome: int) -> None:
    """Answer the chance event on top with a possible outcome."""
    kind = top_kind(state)
    if kind == frames.REFILL:
        piles.draw(state, outcome)
    elif kind == frames.ATTACK_ROLL:
        monster.roll(state, outcome - actions.ATTACK_FACE)
    elif kind == frames.ROLL_POOL:
        draws.roll_pool(state, outcome - actions.PERSUASION_FACE)
    elif kind == frames.ROLL_PATH:
        fight.roll(state, (outcome - actions.ROLL_FACE) % 6)
    elif kind == frames.TURN_PANIC:
        draws.spread_panic(state, outcome - actions.DRAW_PANIC)
    elif kind == frames.MADHALA_ACTS:
        madhala.go(state, outcome - actions.MADHALA_ROLL)
    elif kind == frames.MADHALA_DIE:
        madhala.place_die(state, outcome - actions.PERSUASION_FACE)
    elif kind == frames.TURN_TOKEN:
        clash.turn_token(state, outcome - actions.DRAW_TOKEN)
    elif kind == DEAL_AFFINITY:
        setup.found_clan(state, outcome - actions.DRAW_AFFINITY)
    else:
        setup.name_first_player(state, outcome - actions.DRAW_FIRST)


def highest_so_far(state: State) -> int:
    """Return the highest choice already taken in a series whose order does not matter, or NONE.

    Any order gives the same state, so a bot needs only the continuations from there on.
    """
    kind = top_kind(state)
    if kind == frames.LOAD:
        return outside.highest_loaded(state)
    if kind == frames.LODGE_PURCHASE:
        return lodge.highest_in_basket(state)
    if kind == frames.PAWN:
        return actions.DIE_CHOICE + argument(state, 0)
    if kind == frames.DEPLOY_DICE:
        highest = requirements.highest_placed(state)
        return NONE if highest == NONE else actions.DIE_CHOICE + highest
    return NONE
