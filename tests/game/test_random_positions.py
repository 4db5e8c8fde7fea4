"""Random positions: legal, complete, and rich in everything that a round may bring."""

from __future__ import annotations

from collections import Counter

import pytest

from monsterlands import BadOptions, Dealer, Game, Options, SeededDealer
from monsterlands.game import positions
from monsterlands.game.names import PATHS as PATH_NAMES
from monsterlands.game.names import names_of
from monsterlands.game.options import fit_options
from monsterlands.rules import layout
from monsterlands.rules.clan import trap_limit
from monsterlands.rules.columns import LEADER_ROLE
from monsterlands.rules.layout import NONE, PATH, PATHS
from monsterlands.rules.state import State, bits, scenario
from monsterlands.rules.tables import tables_of
from support.random_positions import random_position, random_state
from support.whole_games import BOX as STANDARD
from support.whole_games import options_for

TABLES = tables_of(STANDARD)
NAMES = names_of(STANDARD)
SEEDS = range(300)
PHASES = ("preparation", "deployment", "adventure", "clean-up")
every_phase = pytest.mark.parametrize("phase", PHASES)


def state_for(seed: int, phase: str = "deployment") -> State:
    return random_state(fit_options(options_for(seed), STANDARD), SeededDealer(seed), TABLES, phase)


@every_phase
def test_random_positions_are_valid_positions(phase: str) -> None:
    for seed in SEEDS:
        text = positions.write(state_for(seed, phase), NAMES, STANDARD)
        positions.read(text, None)  # it raises an error that lists all problems


@every_phase
def test_every_card_and_token_is_in_one_place(phase: str) -> None:
    for seed in SEEDS:
        state = state_for(seed, phase)
        table, clans = state.table, state.clans
        crews = [card for clan in clans for card in bits(clan[layout.CREW])]
        docks = table[layout.TAVERN_DOCKS : layout.TAVERN_DOCKS + layout.DOCKS]
        hired = [card for card in crews if not TABLES.role[card]]
        mercenaries = hired + docks + piles(table, layout.MERCENARY_DECK, layout.MERCENARY_DISCARDS)
        assert without_none(mercenaries) == list(bits(scenario(state).deck))
        docks = table[layout.LOOT_DOCKS : layout.LOOT_DOCKS + layout.DOCKS]
        loot = [token for clan in clans for token in bits(clan[layout.LOOT])]
        loot += docks + piles(table, layout.LOOT_PILE, layout.LOOT_DISCARDS)
        assert without_none(loot) == list(range(16))
        trophies = [card for clan in clans for card in bits(clan[layout.TROPHIES])]
        monsters = trophies + table[layout.MONSTERS : layout.MONSTERS + 3]
        monsters += piles(table, layout.MONSTER_DECK, layout.MONSTER_DISCARDS)
        assert without_none(monsters) == list(range(20))
        conquered = [card for clan in clans for card in bits(clan[layout.CLAN_LANDS])]
        lands = conquered + table[layout.LAND_CARDS : layout.LAND_CARDS + 2]
        lands += piles(table, layout.LAND_DECK, layout.LAND_DISCARDS)
        assert without_none(lands) == list(range(12))
        assert all(place != layout.IN_HAND for place in table[layout.EQUIPMENT : layout.EQUIPMENT + 18])
        docked = [card for card in range(18) if table[layout.EQUIPMENT + card] == layout.DOCKED]
        assert without_none(table[layout.BAZAAR_DOCKS : layout.BAZAAR_DOCKS + layout.DOCKS]) == docked


def piles(table: list[int], *fields: int) -> list[int]:
    return [card for field in fields for card in bits(table[field])]


def without_none(cards: list[int]) -> list[int]:
    return sorted(card for card in cards if card != NONE)


def test_every_trap_is_in_one_place() -> None:
    for seed in SEEDS:
        state = state_for(seed)
        table = state.table
        docks = Counter(table[layout.LODGE_DOCKS : layout.LODGE_DOCKS + layout.DOCKS])
        for kind in range(TABLES.traps):
            owned = sum(owned[kind] for owned in state.owned)
            there = table[layout.TRAP_PILE + kind] + table[layout.TRAP_DISCARDS + kind] + docks[kind] + owned
            if kind == 0:
                assert there <= len(state.clans), "an initial trap for each clan, unless it left the game"
            elif kind <= 14 or table[layout.TRICKS]:
                assert there == TABLES.trap_count[kind]
            else:
                assert there == 0


def test_owned_traps_are_held_or_on_paths() -> None:
    for seed in SEEDS:
        state = state_for(seed)
        for seat, clan in enumerate(state.clans):
            laid: Counter[int] = Counter()
            for start in range(0, PATHS * PATH, PATH):
                if state.paths[start + layout.SEAT] == seat:
                    tokens = state.paths[start + layout.TOKENS]
                    laid.update(state.paths[start + layout.SLOT : start + layout.SLOT + tokens])
            held = clan[layout.HELD : layout.HELD + TABLES.traps]
            assert state.owned[seat] == tuple(count + laid[kind] for kind, count in enumerate(held))
            assert clan[layout.TRAPS_HELD] == sum(held) <= trap_limit(state, seat)


def test_reputation_is_the_sum_over_the_members() -> None:
    for seed in SEEDS:
        for clan in state_for(seed).clans:
            mercenaries = sum(TABLES.reputation[card] for card in bits(clan[layout.CREW]))
            assert clan[layout.REPUTATION] == mercenaries + clan[layout.NOVICES]


def test_the_same_dealer_gives_the_same_position() -> None:
    for seed in range(50):
        first = random_position(options_for(seed), SeededDealer(seed), STANDARD)
        again = random_position(options_for(seed), SeededDealer(seed), STANDARD)
        assert first.to_json() == again.to_json()
        other = random_position(options_for(seed), SeededDealer(seed + 1), STANDARD)
        assert other.digest() != first.digest()


@pytest.mark.parametrize(
    "options",
    [
        Options(players=3, difficulty="cutthroat", tricks=True, first=2, affinities="chosen", confirm=(0, 2)),
        Options(players=2, first=1, queens_grant=True, more_monsters=True),
        Options(players=1, first=0, difficulty="hard", scenario=8, affinity="air", more_monsters=True),
    ],
)
def test_a_random_position_keeps_its_options(options: Options) -> None:
    game = random_position(options, SeededDealer(1), STANDARD)
    assert game.options == options


@pytest.mark.rule("R13.7")
def test_a_random_position_of_a_scenario_keeps_its_rules() -> None:
    for seed in range(40):
        jungle = random_position(Options(players=1, scenario=2), SeededDealer(seed), STANDARD).open_view()
        assert jungle.clan(0).affinity == "jungle"
        assert (
            random_position(Options(players=1, scenario=3), SeededDealer(seed), STANDARD).open_view().round
            <= 3
        )
        closed = random_position(Options(players=1, scenario=4), SeededDealer(seed), STANDARD).open_view()
        assert (closed.clan(0).affinity, closed.spaces("armory")) == ("water", ("", "", ""))
    with pytest.raises(BadOptions, match="difficulty"):
        random_position(Options(players=1, scenario=10, difficulty="tutorial"), SeededDealer(1), STANDARD)


@pytest.mark.rule("R13.1", "R13.3", "R13.7")
def test_random_positions_of_solo_play_have_madhala_on_up_to_six_paths() -> None:
    most: Counter[str] = Counter()
    for seed in range(200):
        for phase in PHASES:
            options = Options(players=1, scenario=1 + seed % 10, difficulty="normal")
            view = random_position(options, SeededDealer(seed), STANDARD, phase).open_view()
            hers = [path for path in view.paths.values() if path.mercenary == "madhala"]
            most[phase] = max(most[phase], len(hers))
            if phase == "deployment":
                assert all(path.open for path in hers)
                tokens = [path.traps for path in hers if path.name[0] == "a"]
                assert {*tokens} <= {(None, None) if options.scenario == 8 else ()}
    assert most == {"preparation": 0, "deployment": 6, "adventure": 6, "clean-up": 0}


def test_a_random_position_before_preparation_begins_with_it() -> None:
    game = random_position(Options(players=4), SeededDealer(1), STANDARD, phase="preparation")
    assert game.open_view().phase == "preparation"
    game.advance(SeededDealer(1))
    assert game.open_view().phase == "deployment"


def test_random_positions_are_rich() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        seen.update(_features(state_for(seed)))
    wanted = {
        *(f"round {number}" for number in range(1, 7)),
        "leading novice", "no glory", "glory above 30", "no gold", "many members", "wounded", "talent used",
        "equipment used", "three cards carried", "settled", "land used", "assigned settler", "trophy", "loot",
        "many traps", "panic", "entrance", "loaded entrance", "loaded mission", "traps on a path",
        "traps bought after a load", "out", "empty pool on turn", "empty mercenary deck with discards",
        "empty dock", "empty trap pile with discards", "empty equipment deck",
        "empty loot pile with discards", "full building", "nobody at home", "novices used", "Madhala",
        "missions fulfilled", "tricks", "a trick on a path", "queens_grant", "more_monsters",
        "a removed land", *(f"scenario {number}" for number in range(11)),
    }  # fmt: skip
    assert wanted <= set(seen), f"missing: {wanted - set(seen)}"


@pytest.mark.rule("R10.3")
def test_a_clan_is_without_a_leader_only_if_its_first_leader_is_gone() -> None:
    seen = 0
    for seed in SEEDS:
        for clan in state_for(seed, "clean-up").clans:
            if clan[layout.LEADER] == NONE:
                assert not [card for card in bits(clan[layout.CREW]) if TABLES.role[card] == LEADER_ROLE]
                seen += bool(clan[layout.CREW])
    assert seen


def loaded_paths(state: State) -> list[int]:
    """List the paths that a mercenary is on."""
    there = state.paths[layout.MERCENARY :: PATH]
    return [path for path in range(PATHS) if there[path] not in (NONE, layout.MADHALA)]


def test_random_adventures_are_rich() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        state = state_for(seed, "adventure")
        taken = loaded_paths(state)
        places = Counter(PATH_NAMES[path][0] for path in taken)
        trapped = {path // 4 for path in taken if path < 8 and state.paths[path * PATH + layout.TOKENS]}
        found = {
            "a full land": 4 in places.values(),
            "both missions": places["m"] == places["c"] == 2,
            "the whole entrance": places["e"] == 2,
            "traps on both lands": trapped == {0, 1},
            "nobody out": not taken,
            "potions": any(state.paths[path * PATH + layout.PATH_POTIONS] > 1 for path in taken),
            "venoms": any(state.paths[path * PATH + layout.PATH_VENOMS] for path in taken),
            "defense": any(state.paths[path * PATH + layout.PATH_DEFENSE] for path in taken),
            "wounded": any(
                state.table[layout.WOUNDED] >> state.paths[path * PATH + layout.MERCENARY] & 1
                for path in taken
            ),
        }
        seen.update(name for name, there in found.items() if there)
    assert {*seen} == {
        "a full land", "both missions", "the whole entrance", "traps on both lands", "nobody out", "potions",
        "venoms", "defense", "wounded",
    }  # fmt: skip


def _features(state: State) -> set[str]:
    table, clans = state.table, state.clans
    carriers = Counter(
        place for place in table[layout.EQUIPMENT : layout.EQUIPMENT + 18] if place >= layout.CARRIED
    )
    settlers = [card for card in table[layout.SETTLERS : layout.SETTLERS + 12] if card != NONE]
    taken = loaded_paths(state)
    turn = clans[state.stack[-5]]
    lodge = table[layout.SPACE : layout.SPACE + 3]
    crews = [clan[layout.CREW] for clan in clans]
    found = {
        f"round {table[layout.ROUND]}": True,
        "leading novice": any(clan[layout.LEADER] == layout.NOVICE for clan in clans),
        "no glory": any(clan[layout.GLORY] == 0 for clan in clans),
        "glory above 30": any(clan[layout.GLORY] > 30 for clan in clans),
        "no gold": any(clan[layout.GOLD] == 0 for clan in clans),
        "many members": any(len(bits(crew)) >= 9 for crew in crews),
        "wounded": table[layout.WOUNDED] > 0,
        "talent used": table[layout.TALENTS_USED] > 0,
        "equipment used": table[layout.EQUIPMENT_USED] > 0,
        "three cards carried": 3 in carriers.values(),
        "settled": bool(settlers),
        "land used": any(clan[layout.LANDS_USED] for clan in clans),
        "assigned settler": any((table[layout.ASSIGNED] >> card) & 1 for card in settlers),
        "trophy": any(clan[layout.TROPHIES] for clan in clans),
        "loot": any(clan[layout.LOOT] for clan in clans),
        "many traps": any(clan[layout.TRAPS_HELD] > 5 for clan in clans),
        "panic": table[layout.PANIC] > 0,
        "entrance": table[layout.MONSTERS + 2] != NONE,
        "loaded entrance": any(path >= layout.ENTRANCE for path in taken),
        "loaded mission": any(layout.DICE_MISSION <= path < layout.ENTRANCE for path in taken),
        "traps on a path": any(state.paths[path * PATH + layout.TOKENS] for path in taken),
        "traps bought after a load": any(
            sum(state.known[path]) < sum(state.owned[state.paths[path * PATH + layout.SEAT]])
            for path in taken
            if state.known[path]
        ),
        "out": any(clan[layout.OUT] for clan in clans),
        "empty pool on turn": not any(turn[layout.POOL : layout.POOL + layout.DICE]),
        "empty mercenary deck with discards": not table[layout.MERCENARY_DECK]
        and table[layout.MERCENARY_DISCARDS] > 0,
        "empty dock": table[layout.TAVERN_DOCKS + 2] == NONE,
        "empty trap pile with discards": not any(table[layout.TRAP_PILE : layout.TRAP_DISCARDS])
        and any(table[layout.TRAP_DISCARDS : layout.TABLE]),
        "empty equipment deck": layout.IN_DECK not in table[layout.EQUIPMENT : layout.EQUIPMENT + 18],
        "empty loot pile with discards": not table[layout.LOOT_PILE] and table[layout.LOOT_DISCARDS] > 0,
        "full building": all(lodge),
        "nobody at home": any(crew and not crew & ~table[layout.ASSIGNED] for crew in crews),
        "novices used": any(clan[layout.NOVICES_USED] for clan in clans),
        "Madhala": layout.MADHALA in state.paths[layout.MERCENARY :: PATH],
        "missions fulfilled": table[layout.FULFILLED] > 0,
        "tricks": bool(table[layout.TRICKS]),
        "a trick on a path": any(kind in TABLES.module_kinds for kind in state.paths[layout.SLOT :: PATH]),
        "queens_grant": bool(table[layout.QUEENS_GRANT]),
        "more_monsters": bool(table[layout.MORE_MONSTERS]),
        "a removed land": table[layout.LAND_DISCARDS] > 0,
        f"scenario {table[layout.SCENARIO]}": True,
    }
    return {name for name, there in found.items() if there}


@every_phase
def test_random_positions_can_be_played_to_the_end(phase: str) -> None:
    for seed in range(60):
        dealer = SeededDealer(seed)
        game = random_position(options_for(seed), dealer, STANDARD, phase)
        _play(game, dealer)
        assert game.over


def _play(game: Game, dealer: Dealer) -> None:
    while not game.over:
        game.advance(dealer)
        if not game.over:
            game.apply(game.legal[dealer.below(len(game.legal))])
