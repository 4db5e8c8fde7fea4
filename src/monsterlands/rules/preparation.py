"""A round and its preparation (R3, R4, R15.2, R15.3): its phases, rescue, the Queen's Grant, dice pools."""

from __future__ import annotations

from typing import Final

from . import actions, events, frames, layout
from .clan import gain_defense, gain_gold, gain_potions, gain_venoms, has_member
from .frames import argument, pop, push, set_argument, top_seat
from .layout import NONE
from .state import State, bits, emit, scenario

# Steps of a round.
BEGIN_ROUND: Final = 0
PREPARE_POOLS: Final = 1
DEPLOY: Final = 2
SET_OUT: Final = 3
CLEAN_UP_ROUND: Final = 4

# The gifts of the Queen.
POTION_GIFT: Final = 0
VENOM_GIFT: Final = 1
DEFENSE_GIFT: Final = 2
GIFTS: Final = 4


def go_through_round(state: State) -> None:
    """Go through preparation, deployment, adventure and clean-up, round by round (R3.1)."""
    step = argument(state, 0)
    table = state.table
    set_argument(state, 0, step + 1)
    if step == BEGIN_ROUND:
        table[layout.PHASE] = layout.PREPARATION
        emit(state, events.ROUND_BEGAN, NONE, table[layout.ROUND])
        if scenario(state).entrance_every_round:
            push(state, frames.REFILL, NONE, frames.OFFER_ENTRANCE, 1)
    elif step == PREPARE_POOLS:
        for seat in range(table[layout.PLAYERS]):
            rescue(state, seat)
        # The last frame pushed comes first: a monster (R15.3), the grant (R15.2), then the pools (R4).
        push(state, frames.PREPARE, NONE)
        if table[layout.QUEENS_GRANT] and table[layout.ROUND] > 1:
            push(state, frames.GRANT_GIFT, table[layout.FIRST])
            if state.tables.grant_dice:
                push(state, frames.GRANT_DIE, table[layout.FIRST], state.tables.grant_dice)
        if table[layout.MORE_MONSTERS] and table[layout.ROUND] in state.tables.monster_rounds:
            push(state, frames.REFILL, NONE, frames.OFFER_ENTRANCE)
    elif step == DEPLOY:
        table[layout.PHASE] = layout.DEPLOYMENT
        push(state, frames.TURNS, NONE, NONE)
    elif step == SET_OUT:
        table[layout.PHASE] = layout.ADVENTURE
        emit(state, events.DEPLOYMENT_ENDED, NONE)
        push(state, frames.ADVENTURE_STEPS, NONE)
    else:
        # The clean-up ends the game, or advances the round (R10.5, R10.8).
        set_argument(state, 0, BEGIN_ROUND)
        push(state, frames.CLEAN_UP_STEPS, NONE)


def rescue(state: State, seat: int) -> None:
    """Give a clan without any member a novice as its leader, and gold up to 5 (R3.2)."""
    if has_member(state, seat):
        return
    clan = state.clans[seat]
    tables = state.tables
    # R3.2: the clan gets a novice even if the stack is empty.
    state.table[layout.NOVICES_LEFT] = max(0, state.table[layout.NOVICES_LEFT] - 1)
    clan[layout.NOVICES] = 1
    clan[layout.LEADER] = layout.NOVICE
    clan[layout.REPUTATION] += tables.novice_reputation
    gold = max(0, tables.rescue_gold - clan[layout.GOLD])
    clan[layout.GOLD] += gold
    emit(state, events.RESCUED, seat, gold)


def prepare(state: State) -> None:
    """Fill the pools, from the first player clockwise; each clan rolls its persuasion dice (R4)."""
    done = argument(state, 0)
    table = state.table
    players = table[layout.PLAYERS]
    if done == players:
        pop(state)
        return
    set_argument(state, 0, done + 1)
    seat = (table[layout.FIRST] + done) % players
    strength, magic, persuasion = contribution(state, seat)
    if done == 0:
        # R15.2: the first player's pool begins with what the Queen has granted.
        strength += table[layout.GRANTED + layout.STRENGTH]
        magic += table[layout.GRANTED + layout.MAGIC]
        persuasion += table[layout.GRANTED + layout.PERSUASION]
        table[layout.GRANTED : layout.GRANTED + 3] = [0, 0, 0]
    clan = state.clans[seat]
    clan[layout.POOL : layout.POOL + layout.DICE] = [0] * layout.DICE
    clan[layout.POOL + layout.STRENGTH] = strength
    clan[layout.POOL + layout.MAGIC] = magic
    emit(state, events.POOL_READY, seat, strength, magic, persuasion)
    if persuasion:
        push(state, frames.ROLL_POOL, seat, persuasion)


def glory_dice(state: State, seat: int) -> list[int]:
    """Count the dice of each colour that a clan's glory adds to its pool (R4.1)."""
    by_glory = state.tables.bonus_dice
    return by_glory[min(state.clans[seat][layout.GLORY], len(by_glory) - 1)]


def contribution(state: State, seat: int) -> tuple[int, int, int]:
    """Return the dice of all members and of the clan's glory, by colour (R4.1)."""
    tables = state.tables
    clan = state.clans[seat]
    bonus = glory_dice(state, seat)
    novice = tables.novice_dice
    strength = bonus[layout.STRENGTH] + clan[layout.NOVICES] * novice[layout.STRENGTH]
    magic = bonus[layout.MAGIC] + clan[layout.NOVICES] * novice[layout.MAGIC]
    persuasion = bonus[layout.PERSUASION] + clan[layout.NOVICES] * novice[layout.PERSUASION]
    for mercenary in bits(clan[layout.CREW]):
        dice = tables.contribution[mercenary]
        strength += dice[layout.STRENGTH]
        magic += dice[layout.MAGIC]
        persuasion += dice[layout.PERSUASION]
    return strength, magic, persuasion


# --- the Queen's Grant (R15.2) ------------------------------------------------------------------


def die_options(state: State, out: list[int]) -> None:
    """Ask the first player for the colour of a granted die, after round 1 (R15.2)."""
    for colour in (layout.STRENGTH, layout.MAGIC, layout.PERSUASION):
        out.append(actions.COLOUR_CHOICE + colour)


def take_die(state: State, choice: int) -> None:
    """Take a die; it joins the pool with the others."""
    seat, left = top_seat(state), argument(state, 0) - 1
    colour = choice - actions.COLOUR_CHOICE
    state.table[layout.GRANTED + colour] += 1
    emit(state, events.GRANTED, seat, colour)
    if left:
        set_argument(state, 0, left)
    else:
        pop(state)


def gift_options(state: State, out: list[int]) -> None:
    """Ask the first player for a gift, after the granted dice (R15.2)."""
    for gift in range(GIFTS):
        out.append(actions.GRANT_CHOICE + gift)


def take_gift(state: State, choice: int) -> None:
    """Take the gift."""
    seat = top_seat(state)
    gift = choice - actions.GRANT_CHOICE
    tables = state.tables
    pop(state)
    if gift == POTION_GIFT:
        gain_potions(state, seat, tables.grant_brews)
    elif gift == VENOM_GIFT:
        gain_venoms(state, seat, tables.grant_brews)
    elif gift == DEFENSE_GIFT:
        gain_defense(state, seat, tables.grant_defense)
    else:
        gain_gold(state, seat, tables.grant_gold)
