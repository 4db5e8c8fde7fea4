"""A clan, as the seat of a view may know it."""

from __future__ import annotations

from collections.abc import Sequence

from ..box import AFFINITIES, EQUIPMENT_TYPES
from ..game.describe import pool_text
from ..game.names import Names, dice_text
from ..game.results import Score, score_of
from ..rules import clan as clan_rules
from ..rules import layout
from ..rules.layout import NONE, UNKNOWN
from ..rules.preparation import contribution, glory_dice
from ..rules.scores import icons
from ..rules.state import State, bits
from ..rules.wages import wage, wages_due


class ClanView:
    """One clan, as the seat of the view may know it."""

    __slots__ = ("_names", "_state", "_values", "seat")

    def __init__(self, state: State, names: Names, seat: int) -> None:
        self._state = state
        self._names = names
        self._values = state.clans[seat]
        self.seat = seat

    def __reduce__(self) -> tuple[type[ClanView], tuple[State, Names, int]]:
        return ClanView, (self._state, self._names, self.seat)

    def __repr__(self) -> str:
        return f"<ClanView of seat {self.seat}: {self.affinity or 'no affinity yet'}, {self.glory} glory>"

    @property
    def affinity(self) -> str:
        """The clan's affinity; empty before setup has dealt it."""
        affinity = self._values[layout.AFFINITY]
        return "" if affinity == NONE else AFFINITIES[affinity]

    @property
    def leader(self) -> str:
        """The leader's name, ``"novice"``, or empty."""
        leader = self._values[layout.LEADER]
        return "" if leader == NONE else self._names.member(leader)

    @property
    def mercenaries(self) -> tuple[str, ...]:
        """All mercenaries, the leader included."""
        return self._named(self._names.mercenaries, self._values[layout.CREW])

    @property
    def novices(self) -> int:
        """How many novices the clan has."""
        return self._values[layout.NOVICES]

    @property
    def novices_used(self) -> int:
        """How many novices have turned a die this round."""
        return self._values[layout.NOVICES_USED]

    @property
    def unassigned(self) -> tuple[str, ...]:
        """The mercenaries that are not on a path (R1.8)."""
        return self._named(self._names.mercenaries, clan_rules.unassigned(self._state, self.seat))

    @property
    def wounded(self) -> tuple[str, ...]:
        """The wounded mercenaries."""
        return self._named(
            self._names.mercenaries, self._values[layout.CREW] & self._state.table[layout.WOUNDED]
        )

    @property
    def used_talents(self) -> tuple[str, ...]:
        """The mercenaries whose talent was used this round."""
        return self._named(
            self._names.mercenaries, self._values[layout.CREW] & self._state.table[layout.TALENTS_USED]
        )

    @property
    def reputation(self) -> int:
        """The sum of the reputation of all members (R1.3)."""
        return self._values[layout.REPUTATION]

    @property
    def glory(self) -> int:
        """The clan's glory."""
        return self._values[layout.GLORY]

    @property
    def excess_glory(self) -> int:
        """Glory above reputation (R1.4)."""
        return clan_rules.excess_glory(self._state, self.seat)

    @property
    def gold(self) -> int:
        """The clan's gold."""
        return self._values[layout.GOLD]

    @property
    def wages(self) -> int:
        """The wages of all members if the round ended now (R10.4)."""
        return wages_due(self._state, self.seat)

    @property
    def wage(self) -> int:
        """The wage of each paid member now; it grows with glory (R10.4)."""
        return wage(self._state, self.seat)

    @property
    def glory_dice(self) -> str:
        """The dice that its glory adds to the pool each round (R4.1): ``"SM"``."""
        dice = glory_dice(self._state, self.seat)
        return dice_text(dice[0], dice[1], dice[2])

    @property
    def dice(self) -> str:
        """The dice that its members and its glory add to the pool each round (R4.1)."""
        return dice_text(*contribution(self._state, self.seat))

    @property
    def icons(self) -> dict[str, int]:
        """The icons of each affinity on its mercenaries and lands (R14.1)."""
        return dict(zip(AFFINITIES, icons(self._state, self.seat), strict=True))

    @property
    def score(self) -> Score:
        """What the clan would score if the game ended now (R14)."""
        return score_of(self._state, self.seat)

    @property
    def defense(self) -> int:
        """Defense tokens in the play area."""
        return self._values[layout.DEFENSE]

    @property
    def potions(self) -> int:
        """Potions in the play area."""
        return self._values[layout.POTIONS]

    @property
    def venoms(self) -> int:
        """Venoms in the play area."""
        return self._values[layout.VENOMS]

    @property
    def pool(self) -> str:
        """The dice of the pool, persuasion dice with their values: ``"SSMP5"``."""
        return pool_text(self._values)

    @property
    def trap_limit(self) -> int:
        """How many traps the clan may keep (R1.7)."""
        return clan_rules.trap_limit(self._state, self.seat)

    @property
    def trap_count(self) -> int:
        """How many traps are in the play area."""
        return self._values[layout.TRAPS_HELD]

    @property
    def traps(self) -> tuple[str, ...] | None:
        """The traps in the play area, or None if the seat of the view may not know them (R16.2)."""
        held = self._values[layout.HELD : layout.HELD + len(self._names.traps)]
        return None if UNKNOWN in held else self._counted(held)

    @property
    def owned_traps(self) -> tuple[str, ...]:
        """The traps in the play area or face down on paths: a set that everybody knows (R16.2)."""
        return self._counted(list(self._state.owned[self.seat]))

    @property
    def equipment(self) -> dict[str, tuple[str, ...]]:
        """What each mercenary carries: weapon, attire, spell."""
        found: dict[str, tuple[str, ...]] = {}
        for mercenary in bits(self._values[layout.CREW]):
            cards = [clan_rules.carried(self._state, mercenary, kind) for kind in range(len(EQUIPMENT_TYPES))]
            kinds = [self._state.tables.card_kind[card] for card in cards if card != NONE]
            if kinds:
                bearer = self._names.mercenaries[mercenary]
                found[bearer] = tuple(self._names.equipment[kind] for kind in kinds)
        return found

    @property
    def lands(self) -> tuple[str, ...]:
        """The lands that the clan has conquered."""
        return self._named(self._names.lands, self._values[layout.CLAN_LANDS])

    @property
    def lands_used(self) -> tuple[str, ...]:
        """The settled lands that were used this round."""
        return self._named(self._names.lands, self._values[layout.LANDS_USED])

    @property
    def settled(self) -> dict[str, str]:
        """The mercenary that has settled each settled land."""
        settlers = self._state.table[layout.SETTLERS : layout.SETTLERS + layout.LANDS]
        return {
            self._names.lands[land]: self._names.mercenaries[settlers[land]]
            for land in bits(self._values[layout.CLAN_LANDS])
            if settlers[land] != NONE
        }

    @property
    def trophies(self) -> tuple[str, ...]:
        """The monsters kept as trophies."""
        return self._named(self._names.monsters, self._values[layout.TROPHIES])

    @property
    def loot(self) -> tuple[str, ...]:
        """The loot tokens."""
        return self._named(self._names.loot, self._values[layout.LOOT])

    @property
    def out(self) -> bool:
        """Whether the deployment phase has ended for this clan (R5.1)."""
        return bool(self._values[layout.OUT])

    def _named(self, names: tuple[str, ...], mask: int) -> tuple[str, ...]:
        return tuple(names[index] for index in bits(mask))

    def _counted(self, counts: Sequence[int]) -> tuple[str, ...]:
        return tuple(
            name for name, count in zip(self._names.traps, counts, strict=False) for _ in range(count)
        )
