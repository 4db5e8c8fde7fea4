"""The numbers of a box as flat integer lists, for the engine.

Every effect, whether of a talent, equipment, a trap, loot, a header or a monster, becomes a
row of the same columns in `Tables.effects` (R12.6); `Tables` keeps where each row starts. So does every dice
requirement in `Tables.requirements`. What an edition does not have is 0.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Final

from ..box.box import Box
from ..box.cards import (
    AFFINITIES,
    BUILDINGS,
    COLOURS,
    DIFFICULTIES,
    EQUIPMENT_TYPES,
    MAXIMUM,
    TRAP_KINDS,
    Dice,
)
from ..box.effects import Effect, Gain
from . import columns
from .masks import colour_mask, dice_mask, letters, mask_of, steps
from .scenarios import NO_SCENARIO, ScenarioRules

# The columns of what an effect has as a number or a flag, by the name of its field.
PLAIN: Final = {
    field.name: int(getattr(columns, f"E_{field.name.upper()}"))
    for field in fields(Effect)
    if isinstance(field.default, int) and field.name != "extra_traps"  # it is in `Tables.traps_needed`
}


class Tables:
    """The numbers of one box. Lists run over the cards in the order of the edition."""

    def __init__(self, box: Box) -> None:
        self._box: Box = box
        self.effects: list[int] = []
        self.gains: list[int] = []
        self.requirements: list[int] = []

        self.glory_to_end: int = box.glory_to_end
        self.start_glory: int = box.clan.glory
        limit = box.clan.limit
        self.trap_limit: int = limit.traps
        self.defense_limit: int = limit.defense
        self.potion_limit: int = limit.potions
        self.venom_limit: int = limit.venoms
        # by glory, by glory, by icons: the last entry stands for all above
        highest = box.glory_bonus[-1][0]
        self.bonus_dice: list[list[int]] = [[0, 0, 0] for _ in range(highest + 1)]
        for glory, dice in box.glory_bonus:
            for above in range(glory, highest + 1):
                self.bonus_dice[above] = letters(dice)
        self.wages: list[int] = steps(box.wages)
        self.affinity_points: list[int] = steps(box.affinity_points)
        # R2.11: extra attack dice by difficulty and round, from 0
        self.round_track: list[list[int]] = [list(box.round_track[name]) for name in DIFFICULTIES]

        constants = box.constants
        self.hit_from: int = constants.hit_from
        self.venom: int = constants.venom
        self.affinity_dice: int = constants.affinity_dice
        self.trophy_gold: int = constants.trophy_gold
        self.loot_shown: int = constants.loot_shown
        self.path_dice: int = constants.path_dice
        self.path_tokens: int = constants.path_tokens
        self.token_spaces: int = constants.token_spaces
        self.equip_potions: int = constants.equip_potions
        self.equip_venoms: int = constants.equip_venoms
        self.setup_reputation: int = constants.setup_reputation
        self.rescue_gold: int = constants.rescue_gold
        self.two_lands_from: int = constants.two_lands_from
        self.grant_dice: int = constants.grant_dice
        self.grant_brews: int = constants.grant_potion_or_venom
        self.grant_defense: int = constants.grant_defense
        self.grant_gold: int = constants.grant_gold
        self.monster_rounds: list[int] = list(constants.monster_rounds)
        self.entrance_capacity: int = box.paths.entrance_capacity
        self.land_death_glory: list[int] = list(box.paths.land_death_glory)
        self.entrance_death_glory: int = box.paths.entrance_death_glory
        self.mission_leftovers: int = box.paths.mission_leftovers
        self.panic_buildings: int = mask_of([name in box.panic for name in BUILDINGS])
        self.entrance_effect: list[int] = [self._effect(effect) for effect in box.paths.entrance]

        buildings = [box.buildings[name] for name in BUILDINGS]
        self.accepts: list[int] = [colour_mask(building.accepts) for building in buildings]
        self.accepted_dice: list[int] = [dice_mask(colours) for colours in self.accepts]
        self.spaces: list[int] = [len(building.spaces) for building in buildings]
        # [building * MAXIMUM.spaces + space]
        room = len(buildings) * MAXIMUM.spaces
        self.space_dice: list[int] = [0] * room
        self.space_gold: list[int] = [0] * room
        self.space_tokens: list[int] = [0] * room
        self.space_from: list[int] = [0] * room
        for number, building in enumerate(buildings):
            for index, space in enumerate(building.spaces):
                place = number * MAXIMUM.spaces + index
                self.space_dice[place] = space.dice
                self.space_gold[place] = space.gold
                self.space_tokens[place] = space.tokens
                self.space_from[place] = space.from_players
        # by number of players and building: the spaces that are open (R2.12); solo is as for two (R13.1)
        self.open_spaces: list[list[list[int]]] = [
            [
                [
                    index
                    for index, space in enumerate(building.spaces)
                    if max(2, players) >= space.from_players
                ]
                for building in buildings
            ]
            for players in range(5)
        ]
        self.lodge_docks: int = box.buildings["lodge"].docks
        # by number: 0 is the game without a scenario
        self.scenarios: list[ScenarioRules] = [
            ScenarioRules(box, scenario) for scenario in (NO_SCENARIO, *box.scenarios)
        ]
        self.madhala_tokens: int = constants.madhala_tokens
        self.tavern_docks: int = box.buildings["tavern"].docks
        self.solo_tavern_docks: int = box.buildings["tavern"].solo_docks
        self.bazaar_docks: int = box.buildings["bazaar"].docks
        self.defense_price: int = box.buildings["armory"].price
        self.defense_most: int = box.buildings["armory"].most
        self.pawn_gold: int = box.buildings["pawn_shop"].gold

        self.novices: int = box.novice.count
        self.novice_cost: int = box.novice.cost
        self.novice_reputation: int = box.novice.reputation
        self.novice_dice: list[int] = letters(box.novice.dice)
        self.novice_recolour: int = box.novice.effect.recolour

        self.mercenaries: int = len(box.mercenaries)
        self.affinity: list[int] = [AFFINITIES.index(card.affinity) for card in box.mercenaries]
        self.role: list[int] = [columns.ROLES.index(card.role) for card in box.mercenaries]
        self.reputation: list[int] = [card.reputation for card in box.mercenaries]
        self.cost: list[int] = [card.cost for card in box.mercenaries]
        self.contribution: list[list[int]] = [letters(card.dice) for card in box.mercenaries]
        self.outside_talent: list[bool] = [card.outside for card in box.mercenaries]
        self.talent: list[int] = [self._effect(card.effect) for card in box.mercenaries]

        self.monsters: int = len(box.monsters)
        self.level_a: int = mask_of([card.level == "A" for card in box.monsters])
        self.monster_affinity: list[int] = [AFFINITIES.index(card.affinity) for card in box.monsters]
        self.attack: list[int] = [card.attack for card in box.monsters]
        self.capture_value: list[int] = [card.cv for card in box.monsters]
        self.elimination_value: list[int] = [card.ev for card in box.monsters]
        self.traps_needed: list[int] = [card.traps_needed for card in box.monsters]
        self.capture_glory: list[int] = [card.capture_glory for card in box.monsters]
        self.capture_gold: list[int] = [card.capture_gold for card in box.monsters]
        self.elimination_glory: list[int] = [card.eliminate_glory for card in box.monsters]
        self.trophy: list[int] = [card.trophy for card in box.monsters]
        self.power: list[int] = [self._effect(card.power) for card in box.monsters]

        self.lands: int = len(box.lands)
        self.land_affinity: list[int] = [AFFINITIES.index(card.affinity) for card in box.lands]
        self.conquest_value: list[int] = [card.conquest for card in box.lands]
        self.conquest_glory: list[int] = [card.glory for card in box.lands]
        self.land_dice: list[int] = [self._requirement(card.dice) for card in box.lands]
        self.land_gain: list[int] = [self._gain(card.gain) for card in box.lands]

        self.equipment: int = len(box.equipment)
        self.equipment_type: list[int] = [EQUIPMENT_TYPES.index(card.type) for card in box.equipment]
        self.equipment_cost: list[int] = [card.cost for card in box.equipment]
        self.equipment_effect: list[int] = [self._effect(card.effect) for card in box.equipment]
        # each card separately; equal cards are next to each other
        self.card_kind: list[int] = [
            kind for kind, card in enumerate(box.equipment) for _ in range(card.count)
        ]

        self.traps: int = len(box.traps)
        self.trap_kind: list[int] = [TRAP_KINDS.index(token.kind) for token in box.traps]
        self.trap_cost: list[int] = [token.cost for token in box.traps]
        self.trap_count: list[int] = [token.count for token in box.traps]
        self.trap_effect: list[int] = [self._effect(token.effect) for token in box.traps]

        self.loot: int = len(box.loot)
        self.loot_outside: list[bool] = [token.outside for token in box.loot]
        self.loot_effect: list[int] = [self._effect(token.effect) for token in box.loot]

        self.headers: int = len(box.headers)
        # [(tile * 2 + side) * 4 + path]
        self.header_dice: list[list[int]] = []
        self.header_up_to: list[int] = []
        self.header_colours: list[int] = []
        self.header_benefit: list[int] = []
        for header in box.headers:
            for side in (header.a, header.b):
                for path in side:
                    self.header_dice.append(letters(path.dice))
                    self.header_up_to.append(path.up_to)
                    self.header_colours.append(colour_mask(path.colours))
                    self.header_benefit.append(self._effect(path.benefit))

        self.missions: int = len(box.missions)
        self.mission_dice: list[int] = [self._requirement(tile.a.dice) for tile in box.missions]
        self.contract_dice: list[int] = [self._requirement(tile.b.dice) for tile in box.missions]

        self.mission_objective: list[int] = [tile.a.objective for tile in box.missions]
        self.mission_reward: list[int] = [self._gain(tile.a.reward) for tile in box.missions]
        self.mission_penalty: list[int] = [tile.a.penalty for tile in box.missions]
        self.contract_price: list[int] = [self._gain(tile.b.pay) for tile in box.missions]
        # [tile * 2 + side], left before right
        self.contract_reward: list[int] = [
            self._gain(reward) for tile in box.missions for reward in (tile.b.left, tile.b.right)
        ]

        self._index()

    def __reduce__(self) -> tuple[Callable[[Box], Tables], tuple[Box]]:
        return tables_of, (self._box,)

    def _index(self) -> None:
        """Find the cards that matter to a free action or a purchase; talents as masks."""
        self.trap_limit_talents: int = self._talents(columns.E_EXTRA_TRAP_LIMIT)
        self.mine_talents: int = self._talents(columns.E_MINE_GOLD)
        self.discount_talents: int = self._talents(columns.E_DISCOUNT)
        on_turn = self._talents(columns.E_HAS_GAIN) | self._talents(columns.E_BUY_DIE)
        self.turn_talents: int = on_turn & ~mask_of(self.outside_talent)
        self.mine_cards: list[int] = self._cards(columns.E_MINE_GOLD)
        # the trap pile, without and with the trick module (R2.5)
        self.improved_pile: list[int] = [
            count if kind == columns.IMPROVED_TRAP else 0
            for kind, count in zip(self.trap_kind, self.trap_count, strict=True)
        ]
        self.trick_pile: list[int] = [
            count if kind != columns.INITIAL_TRAP else 0
            for kind, count in zip(self.trap_kind, self.trap_count, strict=True)
        ]
        # kinds of tokens: all, those of the Lodge without the trick module, and those of the module
        self.all_kinds: list[int] = list(range(self.traps))
        self.improved_kinds: list[int] = [
            k for k in self.all_kinds if self.trap_kind[k] == columns.IMPROVED_TRAP
        ]
        self.module_kinds: list[int] = [k for k in self.all_kinds if self.trap_kind[k] >= columns.SHIELDED]
        # by affinity: the leader and the initial mercenary
        self.founders: list[list[int]] = [
            [card for card in range(self.mercenaries) if self.role[card] and self.affinity[card] == affinity]
            for affinity in range(len(AFFINITIES))
        ]
        self.initial_traps: list[int] = [
            kind for kind in range(self.traps) if self.trap_kind[kind] == columns.INITIAL_TRAP
        ]
        self.discount_cards: list[int] = self._cards(columns.E_DISCOUNT)
        # loot for the clan's active path, and loot that rewards an achievement (R12.4)
        self.fight_loot: list[int] = self._loot(
            (
                columns.E_REROLL,
                columns.E_PER_DIE,
                columns.E_MONSTER_BONUS,
                columns.E_CAPTURE_BONUS,
                columns.E_ELIMINATE_BONUS,
                columns.E_CONQUEST_BONUS,
            )
        )
        self.glory_loot: list[int] = self._loot(
            (columns.E_CAPTURE_GLORY, columns.E_ELIMINATE_GLORY, columns.E_CONQUEST_GLORY)
        )

    def _talents(self, column: int) -> int:
        """Return the mercenaries whose talent has something in a column."""
        return mask_of([self.effects[talent + column] != 0 for talent in self.talent])

    def _cards(self, column: int) -> list[int]:
        return [
            card
            for card, kind in enumerate(self.card_kind)
            if self.effects[self.equipment_effect[kind] + column]
        ]

    def _loot(self, wanted: tuple[int, ...]) -> list[int]:
        return [
            token
            for token, row in enumerate(self.loot_effect)
            if self.loot_outside[token] and any(self.effects[row + column] for column in wanted)
        ]

    def _effect(self, effect: Effect) -> int:
        """Add a row for an effect and return where it starts."""
        row = [0] * columns.EFFECT
        for name, column in PLAIN.items():
            row[column] = int(getattr(effect, name))
        row[columns.E_COLOURS] = colour_mask(effect.colours)
        row[columns.E_ONLY] = columns.ONLY.index(effect.only)
        row[columns.E_AGAINST] = mask_of([affinity in effect.against for affinity in AFFINITIES])
        row[columns.E_BUY_DIE] = COLOURS.index(effect.buy_die) + 1 if effect.buy_die else 0
        row[columns.E_AT] = BUILDINGS.index(effect.at) + 1 if effect.at else 0
        row[columns.E_CONVERT] = COLOURS.index(effect.convert) + 1 if effect.convert else 0
        row[columns.E_INTO : columns.E_INTO + 3] = letters(effect.into)
        row[columns.E_DICE : columns.E_DICE + 3] = letters(effect.dice)
        row[columns.E_FORBIDS] = mask_of([what in effect.forbids for what in columns.FORBIDDEN])
        row[columns.E_HAS_GAIN] = int(effect.gain is not None)
        row[columns.E_GAIN : columns.E_GAIN + columns.GAIN] = gain_row(effect.gain)
        row[columns.E_SUCCESS_GAIN : columns.E_SUCCESS_GAIN + columns.GAIN] = gain_row(effect.success_gain)
        self.effects.extend(row)
        return len(self.effects) - columns.EFFECT

    def _gain(self, gain: Gain) -> int:
        self.gains.extend(gain_row(gain))
        return len(self.gains) - columns.GAIN

    def _requirement(self, dice: Dice) -> int:
        self.requirements.extend([*letters(dice.exact), dice.free, colour_mask(dice.colours)])
        return len(self.requirements) - columns.REQUIREMENT


_MADE: dict[str, Tables] = {}
KEPT: Final = 64
"""How many tables are kept; a state keeps its own as long as it lives."""


def tables_of(box: Box) -> Tables:
    """Return the tables of a box; they are made once, until there are very many."""
    tables = _MADE.get(box.hash)
    if tables is None:
        if len(_MADE) >= KEPT:
            _MADE.clear()
        tables = _MADE[box.hash] = Tables(box)
    return tables


def gain_row(gain: Gain | None) -> list[int]:
    """Return the columns of a gain."""
    if gain is None:
        return [0] * columns.GAIN
    row = [0] * columns.GAIN
    row[columns.G_GLORY] = gain.glory
    row[columns.G_GOLD] = gain.gold
    row[columns.G_DEFENSE] = gain.defense
    row[columns.G_POTIONS] = gain.potions
    row[columns.G_VENOMS] = gain.venoms
    row[columns.G_POTION_OR_VENOM] = gain.potion_or_venom
    row[columns.G_TRAPS] = gain.traps
    row[columns.G_DICE : columns.G_DICE + 3] = letters(gain.dice)
    row[columns.G_LOOT] = gain.loot
    row[columns.G_HIRE] = gain.hire
    row[columns.G_EQUIPMENT] = gain.equipment
    return row
