"""No game lasts forever: docs/game-length.md proves bounds, and its numbers follow from the edition."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from monsterlands import Game, Options, SeededDealer
from monsterlands.box import Building, Effect
from support.adventures import heard
from support.whole_games import BOX, new, solo_options, table_options

DOCUMENT = (Path(__file__).parents[2] / "docs" / "game-length.md").read_text("utf-8")
PLAYERS = 4
LAND_PATHS, ENTRANCE_PATHS, MISSION_PATHS, LANDS = 8, 2, 2, 2
BATTLE_PATHS = LAND_PATHS + ENTRANCE_PATHS


def spaces(building: str) -> int:
    """Count the spaces of a building."""
    found: Building = BOX.buildings[building]
    return len(found.spaces)


def effects() -> list[Effect]:
    """List the talents of all mercenaries."""
    return [card.effect for card in BOX.mercenaries]


def header_effects() -> list[Effect]:
    """List the benefits of all land paths."""
    return [path.benefit for header in BOX.headers for path in (*header.a, *header.b)]


def most_of(column: str, among: list[Effect]) -> int:
    """Return the highest value of an effect."""
    return max(int(getattr(effect, column)) for effect in among)


def sum_of(column: str, among: list[Effect]) -> int:
    """Add up an effect."""
    return sum(int(getattr(effect, column)) for effect in among)


def copies() -> list[Effect]:
    """List the effects of all equipment cards."""
    return [card.effect for card in BOX.equipment for _ in range(card.count)]


def path_loads() -> list[tuple[int, int]]:
    """List how many dice and tokens fill a land path, which always has a die (R6.3)."""
    constants = BOX.constants
    return [
        (dice, constants.path_tokens + (constants.path_dice - dice) // constants.token_spaces)
        for dice in range(1, constants.path_dice + 1)
    ]


def dice_and_turns() -> dict[str, int]:
    """Work out the first table of the document."""
    found: dict[str, int] = {}
    found["mercenaries"] = len(BOX.mercenaries)
    found["dice of mercenaries"] = sum(len(card.dice) for card in BOX.mercenaries)
    found["novices"] = BOX.novice.count + PLAYERS
    found["dice of novices"] = found["novices"] * len(BOX.novice.dice)
    found["dice of glory"] = PLAYERS * max(len(dice) for _, dice in BOX.glory_bonus)
    found["dice of lands"] = sum(len(land.gain.dice) for land in BOX.lands)
    found["dice of talents"] = sum(len(effect.buy_die) for effect in effects())
    found["loot of deployment"] = len(BOX.loot) + sum(land.gain.loot for land in BOX.lands)
    conversions = [len(token.effect.into) for token in BOX.loot if token.effect.convert]
    found["dice of loot"] = sum(conversions) + max(conversions)
    found["dice of the Queen"] = BOX.constants.grant_dice
    found["dice"] = sum(number for what, number in found.items() if what.startswith("dice of"))
    found["actions"] = found["dice"] + ENTRANCE_PATHS
    found["turns"] = found["actions"] + PLAYERS
    found["moments"] = 2 * found["turns"] + spaces("tavern")
    return found


def deployment(round_: dict[str, int]) -> dict[str, int]:
    """Work out the decisions of a deployment phase."""
    capacity = BOX.paths.entrance_capacity // BOX.constants.token_spaces
    turn_talents = [card.effect for card in BOX.mercenaries if card.effect.gain or card.effect.buy_die]
    at = Counter(effect.at for effect in (*effects(), *copies()) if effect.discount)
    visits = spaces("bazaar") + sum(land.gain.equipment for land in BOX.lands)
    cards = sum(card.count for card in BOX.equipment)
    return {
        "grants": BOX.constants.grant_dice + 1,
        "turn": 2 * round_["turns"],
        "dice one by one": round_["dice"],
        "ends of actions": round_["actions"],
        "lodge": spaces("lodge") * BOX.buildings["lodge"].docks + at["lodge"],
        "overflow": spaces("lodge") * BOX.buildings["lodge"].docks,
        "alchemist": spaces("alchemist"),
        "tavern": 2 * spaces("tavern") + at["tavern"],
        "armory": spaces("armory"),
        "bazaar": 3 * visits,
        "benefits of lands": sum(land.gain.hire + land.gain.loot for land in BOX.lands),
        "assignments": BATTLE_PATHS + 2 * MISSION_PATHS,
        "tokens loaded": LAND_PATHS * max(tokens for _, tokens in path_loads()) + ENTRANCE_PATHS * capacity,
        "brews loaded": BATTLE_PATHS * (BOX.constants.equip_potions + BOX.constants.equip_venoms),
        "novices used": round_["novices"] * BOX.novice.effect.recolour,
        "talents used": len(turn_talents)
        + sum(effect.gain.potion_or_venom for effect in turn_talents if effect.gain),
        "loot used in deployment": 2 * round_["loot of deployment"],
        "trophies sold in deployment": len(BOX.monsters),
        "healing in deployment": round_["mercenaries"],
        "settling in deployment": 2 * len(BOX.lands),
        "equipment moved": 2 * cards * round_["moments"],
    }


def adventure(round_: dict[str, int]) -> dict[str, int]:
    """Work out the decisions of an adventure."""
    trap_dice = max(len(trap.effect.dice) for trap in BOX.traps)
    capacity = BOX.paths.entrance_capacity // BOX.constants.token_spaces
    tokens = LAND_PATHS * max(count for _, count in path_loads()) + ENTRANCE_PATHS * capacity
    rolled = max(dice + trap_dice * count for dice, count in path_loads())
    benefits = [effect.gain for effect in header_effects() if effect.gain]
    loot_uses = len(BOX.loot) + LAND_PATHS
    paths = [*header_effects(), *BOX.paths.entrance]
    talents = most_of("defense_talents", effects()) + most_of("defense_talents", copies())
    lashes = [card for card in BOX.monsters if card.power.last_lash]
    sprays = [card for card in BOX.monsters if card.power.spray]
    on_a_land = LAND_PATHS // LANDS
    tricks = [trap.effect for trap in BOX.traps if trap.kind == "trick" for _ in range(trap.count)]
    diverting = sum(effect.divert > 0 for effect in tricks)
    return {
        "tokens revealed": tokens,
        "tricks aimed": len(tricks),
        "tricks cancelled": len(tricks),
        "dice stolen": sum_of("steal", tricks),
        "tricks that divert": diverting,
        "rolls one by one": LAND_PATHS * rolled + ENTRANCE_PATHS * trap_dice * capacity,
        "rerolls": sum_of("reroll", effects())
        + sum_of("reroll", copies())
        + LAND_PATHS * most_of("reroll", header_effects())
        + loot_uses * max(token.effect.reroll for token in BOX.loot),
        "venoms": BATTLE_PATHS * (BOX.constants.equip_venoms + max(gain.venoms for gain in benefits)),
        "stops": MISSION_PATHS + BATTLE_PATHS,
        "loot used after deployment": 2 * loot_uses,
        "trophies sold at a contract": len(BOX.monsters),
        "contracts": MISSION_PATHS,
        "traps paid": MISSION_PATHS * max(tile.b.pay.traps for tile in BOX.missions),
        "diversions": sum_of("divert", effects()),
        "ends of removing magic": BATTLE_PATHS + sum_of("divert", effects()) + diverting,
        "hits cancelled": BATTLE_PATHS * (talents + most_of("defense_talents", paths))
        + tokens
        + BATTLE_PATHS * (BOX.constants.equip_potions + max(gain.potions for gain in benefits)),
        "hits taken": BATTLE_PATHS
        + sum_of("divert", effects())
        + diverting
        + len(sprays) * on_a_land**2
        + len(lashes) * on_a_land,
        "judgements": LANDS + 1,
        "glory loot declined": LANDS + 1 + LANDS,
        "loot taken": LAND_PATHS,
        "traps discarded for Dalina": 2 * sum_of("extra_trap_limit", effects()),
    }


def clean_up(round_: dict[str, int]) -> dict[str, int]:
    """Work out the decisions of a clean-up."""
    return {
        "homecomings": PLAYERS,
        "trophies sold at home": len(BOX.monsters),
        "healing at home": round_["mercenaries"],
        "settling at home": 2 * len(BOX.lands),
        "equipment moved at home": 2 * sum(card.count for card in BOX.equipment),
        "promotions": PLAYERS,
        "desertions": PLAYERS,
        "inheritance": 2 * PLAYERS * len({card.type for card in BOX.equipment}),
    }


def chances(round_: dict[str, int], decisions: dict[str, int]) -> dict[str, int]:
    """Work out the chance events of a round."""
    track = max(max(extra) for extra in BOX.round_track.values())
    attacks = [
        max(
            card.attack + BOX.constants.affinity_dice + card.power.extra_affinity_dice,
            card.attack + card.power.extra_entrance_dice,
        )
        for card in BOX.monsters
    ]
    tavern = BOX.buildings["tavern"]
    loot_uses = round_["loot of deployment"] + decisions["loot used after deployment"] // 2
    mission_dice = max(len(tile.a.dice.exact) + tile.a.dice.free for tile in BOX.missions)
    return {
        "persuasion dice": round_["dice"] + decisions["novices used"],
        "traps drawn": decisions["overflow"],
        "mercenaries drawn": spaces("tavern") * (tavern.docks + 1)
        + sum(land.gain.hire for land in BOX.lands)
        + loot_uses,
        "equipment drawn": decisions["bazaar"] // 3,
        "loot drawn": sum(land.gain.loot for land in BOX.lands) + decisions["loot taken"],
        "missions drawn": 2,
        "monsters drawn": LANDS + sum(card.power.storms_entrance for card in BOX.monsters) + 1,
        "lands drawn": LANDS,
        "headers drawn": LANDS,
        "panic": 1 + max(card.power.extra_panic for card in BOX.monsters),
        "dice of paths": decisions["rolls one by one"] + MISSION_PATHS * mission_dice + decisions["rerolls"],
        "attack dice": BATTLE_PATHS * (max(attacks) + track)
        + sum(card.power.spray for card in BOX.monsters) * LAND_PATHS // LANDS,
    }


def madhala(round_: dict[str, int], chance: dict[str, int]) -> dict[str, int]:
    """Work out the chance events that solo play adds to a round."""
    tokens = max(scenario.trick_tokens for scenario in BOX.scenarios)
    return {
        "her rolls": round_["turns"],
        "her persuasion dice": round_["turns"],
        "drawn for what she takes": 2 * round_["turns"],
        "her tokens": LAND_PATHS // LANDS * tokens,
        "misses rolled again": chance["attack dice"],
    }


def setup() -> dict[str, int]:
    """Work out the chance events of setup."""
    return {
        "affinities": PLAYERS,
        "first player": 1,
        "first mercenaries": sum(not card.role for card in BOX.mercenaries),
        "first traps": BOX.buildings["lodge"].docks,
        "first equipment": BOX.buildings["bazaar"].docks,
        "first monsters": LANDS + sum(card.power.storms_entrance for card in BOX.monsters) + 1,
        "first lands and headers": 2 * LANDS,
        "first loot": BOX.constants.loot_shown,
        "first missions": 2,
    }


def numbers() -> dict[str, int]:
    """Work out all numbers of the document."""
    found = dice_and_turns()
    decisions: dict[str, int] = {}
    for name, part in (("deployment", deployment), ("adventure", adventure), ("clean-up", clean_up)):
        counted = part(found)
        decisions |= {**counted, name: sum(counted.values())}
    decisions["round"] = decisions["deployment"] + decisions["adventure"] + decisions["clean-up"]
    chance = chances(found, decisions)
    hers = madhala(found, chance)
    first = setup()
    return {
        **found,
        **decisions,
        **chance,
        "chance of a round": sum(chance.values()),
        **hers,
        "chance of a round of solo play": sum(chance.values()) + sum(hers.values()),
        **first,
        "setup": sum(first.values()),
    }


def written() -> dict[str, int]:
    """Read the numbers of the document's tables."""
    rows = re.findall(r"^\| ([^|]+) \|[^|]*\| ([\d,]+) \|$", DOCUMENT, re.MULTILINE)
    return {what: int(number.replace(",", "")) for what, number in rows}


BOUNDS = numbers()
DECISIONS = PLAYERS + BOX.rounds * BOUNDS["round"]
CHANCES = BOUNDS["setup"] + BOX.rounds * BOUNDS["chance of a round"]
SOLO_CHANCES = BOUNDS["setup"] + BOX.rounds * BOUNDS["chance of a round of solo play"]


def test_the_numbers_of_the_document_follow_from_the_edition() -> None:
    assert written() == BOUNDS


def test_the_document_says_the_bounds_that_follow_from_its_numbers() -> None:
    assert BOX.rounds == 6
    assert max(scenario.rounds or BOX.rounds for scenario in BOX.scenarios) == 6
    assert f"**{DECISIONS:,} decisions** and **{CHANCES:,} chance events**" in DOCUMENT
    assert f"**{SOLO_CHANCES:,} chance events**" in DOCUMENT
    assert f"4 + 6 × {BOUNDS['round']:,} = {DECISIONS:,}" in DOCUMENT
    assert f"{BOUNDS['setup']} + 6 × {BOUNDS['chance of a round']:,} = {CHANCES:,}" in DOCUMENT
    assert (
        f"{BOUNDS['setup']} + 6 × {BOUNDS['chance of a round of solo play']:,} = {SOLO_CHANCES:,}" in DOCUMENT
    )


def options_of(players: int, seed: int) -> Options:
    """Make options of every kind for a number of players."""
    options = solo_options(seed, seed) if players == 1 else table_options(seed, 3 * seed + players - 2)
    assert options.players == players
    return replace(options, confirm=tuple(range(players)))


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_random_game_comes_near_the_bounds(players: int) -> None:
    for seed in range(80):
        game, dealer = Game.new(options_of(players, seed)), SeededDealer(seed)
        decisions = chances = 0
        while not game.over:
            if game.at_chance:
                game.deal(game.outcomes[dealer.below(len(game.outcomes))])
                chances += 1
            else:
                game.apply(game.legal[dealer.below(len(game.legal))])
                decisions += 1
        assert decisions < DECISIONS // 50
        assert chances < CHANCES // 4
        assert game.open_view().round <= game.open_view().rounds


@pytest.mark.rule("R13.2")
def test_madhala_acts_at_most_once_for_each_turn_of_a_round() -> None:
    acted = 0
    for seed in range(20):
        game, dealer = Game.new(solo_options(seed, seed)), SeededDealer(seed)
        told = heard(game)
        turns: Counter[str] = Counter()
        while not game.over:
            game.advance(dealer)
            turns.update(event.kind for event in told)
            told.clear()
            assert turns["madhala-rolled"] <= turns["turn-began"]
            if not game.over:
                game.apply(game.legal[dealer.below(len(game.legal))])
        assert turns["madhala-took"] <= 2 * turns["madhala-rolled"]
        acted += turns["madhala-rolled"]
    assert acted > 100


@pytest.mark.rule("R5.12")
def test_taking_every_free_action_comes_to_an_end() -> None:
    """The player never ends a window while anything else is possible."""
    ends = ("end turn", "done", "stop", "give up", "no", "take hits")
    for seed in range(12):
        game, dealer = new(seed), SeededDealer(seed)
        decisions = 0
        game.advance(dealer)
        while game.seat is not None:
            more = [choice for choice in game.choices if str(choice) not in ends]
            free = [choice for choice in more if choice.kind in ("move", "novice", "sell", "heal", "settle")]
            among = free or more or game.choices
            game.apply(among[dealer.below(len(among))])
            game.advance(dealer)
            decisions += 1
        assert game.over
        assert decisions < DECISIONS // 20
