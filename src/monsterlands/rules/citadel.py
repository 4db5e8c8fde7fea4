"""Deploying in the Citadel (R5.6): which die may go to which space, and the buildings that pay at once.

The Lodge, the Tavern and the Bazaar have modules of their own.
"""

from __future__ import annotations

from . import actions, bazaar, columns, events, frames, layout, lodge, reasons, tavern
from .clan import gain_defense, gain_gold, gain_potions, gain_venoms, kinds_of_dice, pay, works_for
from .frames import argument, pop, push, set_argument, top_seat
from .layout import ALCHEMIST, ARMORY, BAZAAR, DICE, LODGE, MINE, NONE, PAWN_SHOP, POOL, SPACE, SPACES, TAVERN
from .prices import persuasion_discount, price
from .reasons import LEGAL, Reason
from .state import State, bits, closed_buildings, emit, scenario


def next_space(state: State, building: int) -> int:
    """Return the leftmost free space of a building, or NONE if it is full (R5.6)."""
    table = state.table
    start = SPACE + building * SPACES
    for space in state.tables.open_spaces[table[layout.PLAYERS]][building]:
        if table[start + space] == 0:
            return space
    return NONE


def space_open(state: State, building: int, space: int) -> bool:
    """Tell whether a space is open: some are closed with one or two players (R2.12)."""
    return space in state.tables.open_spaces[state.table[layout.PLAYERS]][building]


def chooses_space(building: int) -> bool:
    """Tell whether the player chooses a free space, as at the Alchemist and the Mine (R5.6)."""
    return building in (ALCHEMIST, MINE)


def options(state: State, seat: int, out: list[int]) -> None:
    """List the deployments in the Citadel."""
    tables = state.tables
    table = state.table
    clan = state.clans[seat]
    closed = closed_buildings(state)
    dice = kinds_of_dice(clan)
    for building in range(layout.BUILDINGS):
        usable = bits(dice & tables.accepted_dice[building])
        if not usable or (closed >> building) & 1:
            continue
        place = building * SPACES
        if chooses_space(building):
            for space in tables.open_spaces[table[layout.PLAYERS]][building]:
                if table[SPACE + place + space] == 0:
                    first = actions.DEPLOY + (place + space) * DICE
                    needed = tables.space_dice[place + space]
                    for die in usable:
                        if clan[POOL + die] >= needed:
                            out.append(first + die)
        elif building == PAWN_SHOP or next_space(state, building) != NONE:
            # Persuasion only makes things cheaper: what a strength die can do, any die can, and only a
            # persuasion die can do more.
            any_die = use_reason(state, seat, building, 0, layout.STRENGTH)[0] == LEGAL
            for die in usable:
                if any_die or (
                    die >= layout.PERSUASION and use_reason(state, seat, building, 0, die)[0] == LEGAL
                ):
                    out.append(actions.DEPLOY + place * DICE + die)


def use_reason(state: State, seat: int, building: int, space: int, die: int) -> Reason:
    """Tell why a die cannot be used at an open space: too few dice, nothing there, no gold."""
    if building == LODGE:
        return lodge.deploy_reason(state, seat, die)
    if building == TAVERN:
        return tavern.deploy_reason(state, seat, die)
    if building == BAZAAR:
        return bazaar.deploy_reason(state, seat, die)
    if building == ARMORY:
        least = armory_price(state, 1, persuasion_discount(state, ARMORY, die))
        gold = state.clans[seat][layout.GOLD]
        return (reasons.CANNOT_PAY, least, gold) if least > gold else (LEGAL, 0, 0)
    if building != PAWN_SHOP:
        needed = state.tables.space_dice[building * SPACES + space]
        there = state.clans[seat][POOL + die]
        if there < needed:
            return (reasons.TOO_FEW_DICE, needed, there)
    return (LEGAL, 0, 0)


def why_not(state: State, seat: int, choice: int) -> Reason:
    """Explain a refused deployment in the Citadel."""
    place, die = divmod(choice - actions.DEPLOY, 8)
    building, space = divmod(place, SPACES)
    tables = state.tables
    if (state.table[layout.PANIC] >> building) & 1:
        return (reasons.BUILDING_CLOSED, building, 0)
    if (scenario(state).closed >> building) & 1:
        return (reasons.CLOSED_BY_SCENARIO, building, 0)
    if not (tables.accepts[building] >> layout.COLOUR_OF[die]) & 1:
        return (reasons.WRONG_COLOUR, building, die)
    if state.clans[seat][POOL + die] == 0:
        return (reasons.NO_SUCH_DIE, die, 0)
    if chooses_space(building):
        if space >= tables.spaces[building]:
            return (reasons.NOT_THERE, 0, 0)
        if not space_open(state, building, space):
            return (reasons.SPACE_CLOSED, tables.space_from[building * SPACES + space], 0)
        if state.table[SPACE + building * SPACES + space]:
            return (reasons.SPACE_TAKEN, 0, 0)
    elif space:
        return (reasons.NOT_THERE, 0, 0)
    elif building != PAWN_SHOP and next_space(state, building) == NONE:
        return (reasons.SPACES_FULL, building, 0)
    return use_reason(state, seat, building, space, die)


def deploy(state: State, seat: int, choice: int) -> None:
    """Put the die on its space and begin what the building does."""
    place, die = divmod(choice - actions.DEPLOY, 8)
    building, space = divmod(place, SPACES)
    clan = state.clans[seat]
    persuasion = persuasion_discount(state, building, die)
    dice = 1
    if building != PAWN_SHOP:
        if not chooses_space(building):
            space = next_space(state, building)
        dice = state.tables.space_dice[building * SPACES + space]
        state.table[SPACE + building * SPACES + space] = die + 1
    clan[POOL + die] -= dice
    emit(state, events.DIE_DEPLOYED, seat, building, space, die, dice)
    if building == LODGE:
        lodge.enter(state, seat, persuasion)
    elif building == ALCHEMIST:
        push(state, frames.ALCHEMIST_MIX, seat, state.tables.space_tokens[building * SPACES + space])
    elif building == TAVERN:
        tavern.enter(state, seat, persuasion)
    elif building == ARMORY:
        push(state, frames.ARMORY_PURCHASE, seat, persuasion)
    elif building == PAWN_SHOP:
        gain_gold(state, seat, state.tables.pawn_gold)
        push(state, frames.PAWN, seat, die)
    elif building == BAZAAR:
        bazaar.enter(state, seat, persuasion)
    else:
        gain_gold(state, seat, state.tables.space_gold[building * SPACES + space])
        _mine_bonus(state, seat)


def _mine_bonus(state: State, seat: int) -> None:
    """Add the gold of Taron and Rajhnek to a use of the Mine, each once per round (R12.3)."""
    tables = state.tables
    table = state.table
    for mercenary in bits(state.clans[seat][layout.CREW] & tables.mine_talents & ~table[layout.TALENTS_USED]):
        table[layout.TALENTS_USED] |= 1 << mercenary
        emit(state, events.TALENT_USED, seat, mercenary)
        gain_gold(state, seat, tables.effects[tables.talent[mercenary] + columns.E_MINE_GOLD])
    for card in tables.mine_cards:
        if works_for(state, seat, card) and not (table[layout.EQUIPMENT_USED] >> card) & 1:
            table[layout.EQUIPMENT_USED] |= 1 << card
            kind = tables.card_kind[card]
            gain_gold(state, seat, tables.effects[tables.equipment_effect[kind] + columns.E_MINE_GOLD])


# --- Alchemist (R5.9) ---------------------------------------------------------------------------


def alchemist_options(state: State, out: list[int]) -> None:
    """Ask how many of the Alchemist's tokens are potions; the others are venoms (R5.9)."""
    for potions in range(argument(state, 0) + 1):
        out.append(actions.AMOUNT_CHOICE + potions)


def alchemist_apply(state: State, choice: int) -> None:
    """Give the chosen mix of potions and venoms."""
    seat = top_seat(state)
    potions = choice - actions.AMOUNT_CHOICE
    venoms = argument(state, 0) - potions
    pop(state)
    gain_potions(state, seat, potions)
    gain_venoms(state, seat, venoms)


def alchemist_why_not(state: State, choice: int) -> Reason:
    """Explain a refused mix."""
    if actions.AMOUNT_CHOICE <= choice < actions.MEMBER_CHOICE:
        return (reasons.TOO_MANY_BREWS, argument(state, 0), 0)
    return (reasons.NOT_ASKED, 0, 0)


# --- Armory (R5.11) -----------------------------------------------------------------------------


def armory_price(state: State, tokens: int, persuasion: int) -> int:
    """Return what some defense tokens cost together."""
    return price(tokens * state.tables.defense_price, persuasion, 0)


def armory_options(state: State, out: list[int]) -> None:
    """Ask how many defense tokens to buy at the Armory (R5.11)."""
    gold = state.clans[top_seat(state)][layout.GOLD]
    for tokens in range(1, state.tables.defense_most + 1):
        if armory_price(state, tokens, argument(state, 0)) <= gold:
            out.append(actions.AMOUNT_CHOICE + tokens)


def armory_apply(state: State, choice: int) -> None:
    """Pay and take the tokens."""
    seat = top_seat(state)
    tokens = choice - actions.AMOUNT_CHOICE
    cost = armory_price(state, tokens, argument(state, 0))
    pop(state)
    pay(state, seat, cost)
    gain_defense(state, seat, tokens)


def armory_why_not(state: State, choice: int) -> Reason:
    """Explain a refused number of tokens."""
    tokens = choice - actions.AMOUNT_CHOICE
    if not 0 <= tokens < actions.MEMBER_CHOICE - actions.AMOUNT_CHOICE:
        return (reasons.NOT_ASKED, 0, 0)
    if tokens == 0:
        return (reasons.MUST_BUY_DEFENSE, 0, 0)
    if tokens > state.tables.defense_most:
        return (reasons.TOO_MANY, state.tables.defense_most, 0)
    cost = armory_price(state, tokens, argument(state, 0))
    return (reasons.CANNOT_PAY, cost, state.clans[top_seat(state)][layout.GOLD])


# --- Pawn Shop (R5.11) --------------------------------------------------------------------------


def pawn_options(state: State, out: list[int]) -> None:
    """Ask for more dice to pawn at the Pawn Shop, until done (R5.11)."""
    clan = state.clans[top_seat(state)]
    for die in range(DICE):
        if clan[POOL + die]:
            out.append(actions.DIE_CHOICE + die)
    out.append(actions.DONE)


def pawn_apply(state: State, choice: int) -> None:
    """Pawn one more die, or finish."""
    if choice == actions.DONE:
        pop(state)
        return
    seat = top_seat(state)
    die = choice - actions.DIE_CHOICE
    state.clans[seat][POOL + die] -= 1
    emit(state, events.DIE_DEPLOYED, seat, PAWN_SHOP, 0, die, 1)
    gain_gold(state, seat, state.tables.pawn_gold)
    set_argument(state, 0, max(argument(state, 0), die))
