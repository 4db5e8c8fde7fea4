"""A round and its preparation (R3, R4): the four phases, rescue, dice pools, persuasion."""

from __future__ import annotations

from . import events
from .clan import has_member
from .frames import (
    ADVENTURE_STEPS,
    CLEAN_UP_STEPS,
    PREPARE,
    ROLL_POOL,
    TURNS,
    argument,
    pop,
    push,
    set_argument,
)
from .state import (
    ADVENTURE,
    CREW,
    DEPLOYMENT,
    DICE,
    FIRST,
    GLORY,
    GOLD,
    LEADER,
    MAGIC,
    NONE,
    NOVICE,
    NOVICES,
    NOVICES_LEFT,
    PERSUASION,
    PHASE,
    PLAYERS,
    POOL,
    PREPARATION,
    REPUTATION,
    ROUND,
    STRENGTH,
    State,
    bits,
    emit,
)


def go_through_round(state: State) -> None:
    """R3.1: preparation, deployment, adventure and clean-up, round by round."""
    step = argument(state, 0)
    table = state.table
    set_argument(state, 0, step + 1)
    if step == 0:
        table[PHASE] = PREPARATION
        emit(state, events.ROUND_BEGAN, NONE, table[ROUND])
        for seat in range(table[PLAYERS]):
            rescue(state, seat)
        push(state, PREPARE, NONE)
    elif step == 1:
        table[PHASE] = DEPLOYMENT
        push(state, TURNS, NONE, NONE)
    elif step == 2:
        table[PHASE] = ADVENTURE
        emit(state, events.DEPLOYMENT_ENDED, NONE)
        push(state, ADVENTURE_STEPS, NONE)
    else:
        # The clean-up ends the game, or advances the round (R10.5, R10.8).
        set_argument(state, 0, 0)
        push(state, CLEAN_UP_STEPS, NONE)


def rescue(state: State, seat: int) -> None:
    """R3.2: a clan without any member gets a novice as its leader, and gold up to 5."""
    if has_member(state, seat):
        return
    clan = state.clans[seat]
    tables = state.tables
    # R3.2: also if the stack is empty.
    state.table[NOVICES_LEFT] = max(0, state.table[NOVICES_LEFT] - 1)
    clan[NOVICES] = 1
    clan[LEADER] = NOVICE
    clan[REPUTATION] += tables.novice_reputation
    gold = max(0, tables.rescue_gold - clan[GOLD])
    clan[GOLD] += gold
    emit(state, events.RESCUED, seat, gold)


def prepare(state: State) -> None:
    """R4: fill the pools, from the first player clockwise; each clan rolls its persuasion dice."""
    done = argument(state, 0)
    table = state.table
    players = table[PLAYERS]
    if done == players:
        pop(state)
        return
    set_argument(state, 0, done + 1)
    seat = (table[FIRST] + done) % players
    strength, magic, persuasion = contribution(state, seat)
    clan = state.clans[seat]
    clan[POOL : POOL + DICE] = [0] * DICE
    clan[POOL + STRENGTH] = strength
    clan[POOL + MAGIC] = magic
    emit(state, events.POOL_READY, seat, strength, magic, persuasion)
    if persuasion:
        push(state, ROLL_POOL, seat, persuasion)


def contribution(state: State, seat: int) -> tuple[int, int, int]:
    """R4.1: the dice of all members and of the clan's glory, by colour."""
    tables = state.tables
    clan = state.clans[seat]
    bonus = tables.bonus_dice[min(clan[GLORY], len(tables.bonus_dice) - 1)]
    novice = tables.novice_dice
    strength = bonus[STRENGTH] + clan[NOVICES] * novice[STRENGTH]
    magic = bonus[MAGIC] + clan[NOVICES] * novice[MAGIC]
    persuasion = bonus[PERSUASION] + clan[NOVICES] * novice[PERSUASION]
    for mercenary in bits(clan[CREW]):
        dice = tables.contribution[mercenary]
        strength += dice[STRENGTH]
        magic += dice[MAGIC]
        persuasion += dice[PERSUASION]
    return strength, magic, persuasion
