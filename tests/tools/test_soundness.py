"""The checks of the soak notice an unsound state."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import soak
import soundness

from monsterlands import Options, SeededDealer
from monsterlands.game.options import fit_options
from monsterlands.rules import layout
from monsterlands.rules.layout import MADHALA, NONE, PATH
from monsterlands.rules.state import State, own, scenario
from monsterlands.rules.tables import tables_of
from support.random_positions import random_state

BOX = soak.the_box()


def a_state(phase: str = "deployment") -> State:
    """Make a rich state: two clans, both with members, loot and traps."""
    for seed in range(1000):
        state = random_state(Options(players=2), SeededDealer(seed), tables_of(BOX), phase)
        rich = [clan[layout.CREW] and clan[layout.TRAPS_HELD] and clan[layout.LOOT] for clan in state.clans]
        if all(rich) and state.table[layout.LOADS] > 1 and state.table[layout.LOOT_DOCKS] != NONE:
            return state
    raise AssertionError("no seed gives such a state")


def test_a_sound_state_passes() -> None:
    soundness.check(a_state())


def lose_a_mercenary(state: State) -> None:
    state.table[layout.TAVERN_DOCKS] = NONE


def double_a_mercenary(state: State) -> None:
    state.table[layout.MERCENARY_DISCARDS] |= state.clans[0][layout.CREW]


def lose_loot(state: State) -> None:
    state.table[layout.LOOT_DOCKS] = NONE


def double_a_monster(state: State) -> None:
    state.clans[0][layout.TROPHIES] |= 1 << state.table[layout.MONSTERS]


def lose_a_land(state: State) -> None:
    state.table[layout.LAND_CARDS] = NONE


def lose_a_trap(state: State) -> None:
    held = state.clans[0][layout.HELD : layout.CLAN]
    kind = next(kind for kind, count in enumerate(held) if count and kind)
    state.clans[0][layout.HELD + kind] -= 1
    own(state, 0, kind, -1)
    state.clans[0][layout.TRAPS_HELD] -= 1


def forget_a_trap(state: State) -> None:
    state.clans[0][layout.TRAPS_HELD] += 1


def keep_an_initial_trap(state: State) -> None:
    state.table[layout.TRAP_DISCARDS] += 1


def drop_a_card(state: State) -> None:
    state.table[layout.EQUIPMENT] = layout.IN_HAND


def gain_reputation(state: State) -> None:
    state.clans[1][layout.REPUTATION] += 1


def lose_all_glory(state: State) -> None:
    state.clans[1][layout.GLORY] = -1


def send_home(state: State) -> None:
    state.table[layout.ASSIGNED] = 0


def lose_the_leader(state: State) -> None:
    state.clans[0][layout.LEADER] = NONE


def brew_too_much(state: State) -> None:
    state.clans[0][layout.POTIONS] = 4


def settle_a_stranger(state: State) -> None:
    state.clans[0][layout.CLAN_LANDS] |= 1 << state.table[layout.LAND_CARDS]
    state.table[layout.SETTLERS + state.table[layout.LAND_CARDS]] = (
        state.clans[1][layout.CREW].bit_length() - 1
    )
    state.table[layout.LAND_CARDS] = NONE


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (lose_a_mercenary, "a mercenary is nowhere"),
        (double_a_mercenary, "a mercenary is in two places"),
        (lose_loot, "a loot token is nowhere"),
        (double_a_monster, "a monster is in two places"),
        (lose_a_land, "a land is nowhere"),
        (lose_a_trap, "traps of kind"),
        (forget_a_trap, "the trap count of a clan is wrong"),
        (keep_an_initial_trap, "an initial trap"),
        (drop_a_card, "a card is in nobody's hand"),
        (gain_reputation, "not the sum over its members"),
        (lose_all_glory, "a number of a clan is negative"),
        (send_home, "the assigned mercenaries differ"),
        (lose_the_leader, "has no leader"),
        (brew_too_much, "more tokens than it may"),
        (settle_a_stranger, "settled by a mercenary of another clan"),
    ],
)
def test_an_unsound_state_is_noticed(spoil: Callable[[State], None], what: str) -> None:
    state = a_state()
    spoil(state)
    with pytest.raises(soundness.Broken, match=what):
        soundness.check(state)


def test_dice_that_are_left_after_deployment_are_noticed() -> None:
    state = a_state("adventure")
    state.clans[0][layout.POOL] = 1
    with pytest.raises(soundness.Broken, match="dice are left"):
        soundness.check(state)


# --- solo play and tricks ---


def a_solo_state(scenario: int) -> State:
    """Make a state of a scenario with Madhala on several paths and the player on one."""
    options = fit_options(Options(players=1, scenario=scenario), BOX)
    for seed in range(1000):
        state = random_state(options, SeededDealer(seed), tables_of(BOX), "adventure")
        there = state.paths[layout.MERCENARY :: PATH]
        if there.count(MADHALA) > 1 and there[0] == MADHALA and state.table[layout.LOADS]:
            return state
    raise AssertionError("no seed gives such a state")


@pytest.mark.parametrize("scenario", range(1, 11))
def test_a_sound_state_of_a_scenario_passes(scenario: int) -> None:
    soundness.check(a_solo_state(scenario))


def deal_a_stranger(state: State) -> None:
    strangers = tables_of(BOX).scenarios[0].deck & ~scenario(state).deck
    state.table[layout.MERCENARY_DISCARDS] |= strangers & -strangers


def lose_a_trick(state: State) -> None:
    kind = next(kind for kind in state.tables.module_kinds if state.table[layout.TRAP_PILE + kind])
    state.table[layout.TRAP_PILE + kind] -= 1


def double_a_face_up_trick(state: State) -> None:
    state.paths[layout.SLOT] = state.tables.module_kinds[0]
    state.paths[layout.REVEALED] = 1


def own_a_trick(state: State) -> None:
    kind = next(kind for kind in state.tables.module_kinds if state.table[layout.TRAP_PILE + kind])
    state.table[layout.TRAP_PILE + kind] -= 1
    state.clans[0][layout.HELD + kind] += 1
    own(state, 0, kind, 1)
    state.clans[0][layout.TRAPS_HELD] += 1


def sell_a_trick(state: State) -> None:
    kind = next(kind for kind in state.tables.module_kinds if state.table[layout.TRAP_PILE + kind])
    state.table[layout.TRAP_PILE + kind] -= 1
    state.table[layout.TRAP_PILE + state.table[layout.LODGE_DOCKS]] += 1
    state.table[layout.LODGE_DOCKS] = kind


def send_madhala_everywhere(state: State) -> None:
    for start in range(0, len(state.paths), PATH):
        if state.paths[start + layout.MERCENARY] == NONE:
            state.paths[start + layout.MERCENARY] = MADHALA


def give_a_path_of_hers_away(state: State) -> None:
    state.paths[layout.SEAT] = 0


def reveal_what_is_not_there(state: State) -> None:
    state.paths[layout.REVEALED] = 1 << state.paths[layout.TOKENS]


def aim_face_down(state: State) -> None:
    state.paths[layout.TARGETS] = 2


def steal_what_is_not_there(state: State) -> None:
    state.paths[layout.PATH_DICE] -= 1


@pytest.mark.parametrize(
    ("scenario", "spoil", "what"),
    [
        (2, deal_a_stranger, "a mercenary is not in this game"),
        (8, lose_a_trick, "traps of kind"),
        (8, double_a_face_up_trick, "traps of kind"),
        (8, own_a_trick, "a clan has tokens of Madhala's"),
        (8, sell_a_trick, "a clan has tokens of Madhala's"),
        (1, send_madhala_everywhere, "Madhala is on too many paths"),
        (1, give_a_path_of_hers_away, "a path of Madhala's belongs to a clan"),
        (1, reveal_what_is_not_there, "a trap is face up"),
        (8, aim_face_down, "face-down trick has a target"),
        (8, steal_what_is_not_there, "a number on a path is negative"),
    ],
)
def test_an_unsound_state_of_a_scenario_is_noticed(
    scenario: int, spoil: Callable[[State], None], what: str
) -> None:
    state = a_solo_state(scenario)
    spoil(state)
    with pytest.raises(soundness.Broken, match=what):
        soundness.check(state)


def test_madhala_among_several_players_is_noticed() -> None:
    state = a_state()
    free = state.paths[layout.MERCENARY :: PATH].index(NONE)
    state.paths[free * PATH + layout.MERCENARY] = MADHALA
    with pytest.raises(soundness.Broken, match="too many paths"):
        soundness.check(state)
