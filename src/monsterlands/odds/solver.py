"""The best way to roll the dice of a path (R8.1, R8.2, R8.3): the next move, and what to expect.

The caller gives a list of what each total is worth, so the same class serves captures, eliminations, glory,
conquest and missions; totals from its last entry on are worth the same. Where a higher total is never worse,
all dice are rolled and then rerolls are spent on the lowest. Where a total may be too high, as in a capture,
everything is weighed: which die is next, rerolls of any die at any time, loot that adds to dice, and when to
stop; with very many rerolls of many dice, some rerolls are left out.

Positions of the dice are solved on demand.
"""

from __future__ import annotations

from typing import Final

from .combinations import ways_of, ways_together
from .effort import UNBOUNDED, Effort
from .faces import FACES, NOT_THERE, WIDTH, Faces, faces_of, rows_of
from .kinds import COLOURS, Boost, added_to, kinds_of, named_by

MAGIC: Final = 1
ORDER: Final = (1, 0, 2)  # the order of rolls where it does not matter: magic, strength, persuasion
SMALL: Final = 1e-12

# Moves: STOP, a roll of each kind of dice, boosts, and rerolls of a kind and face.
STOP: Final = -1
BOOST: Final = 3
REROLL: Final = 8

STEPS: Final = 10
"""What solving one position counts as work."""
FEW: Final = 5
"""For so few dice the rows of faces are made in no time."""
LARGEST: Final = 100_000
"""About how many positions of the dice are weighed at most; rerolls beyond that are left out."""
SHARED: Final = 300_000
"""About how many solved positions are kept in all."""
SOLVERS: Final = 1000
"""How many solvers are kept."""

Key = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[float, ...], tuple[Boost, ...], int]


class DiceSolver:
    """Finds the best way to roll some dice.

    :param dice: the number of dice of each colour
    :param per_die: what is added to each die of a colour; a die counts at least 0 (R8.3)
    :param rerolls: the sets of colours (masks) that each reroll may be used on, those of fewest colours first
    :param worth: what stopping at each total is worth; the last entry stands for all above
    :param boosts: loot that may be used on the dice, once each
    :param starts: about how many different totals the dice may begin from
    :param effort: the work that it may take
    """

    def __init__(
        self,
        dice: list[int],
        per_die: list[int],
        rerolls: list[int],
        worth: list[float],
        boosts: list[Boost],
        starts: int,
        effort: Effort = UNBOUNDED,
    ) -> None:
        self.effort: Effort = effort
        effort.spend(len(worth))
        self.worth: list[float] = worth
        self.top: int = len(worth) - 1
        self.most: float = max(worth)
        useful = [mask for mask in rerolls if named_by(mask, dice)]
        # Colours that cannot be told apart are one kind, named by its first colour.
        named = [mask for mask, _ in boosts]
        self.kind: list[int] = kinds_of(per_die, [*useful, *named])
        self.dice: list[int] = [0, 0, 0]
        for colour in range(COLOURS):
            self.dice[self.kind[colour]] += dice[colour]
        boosted = [per_die[colour] + added_to(boosts, colour) for colour in range(COLOURS)]
        kept = useful
        # whether everything is weighed
        self.weighed: bool = self._too_much(boosted)
        if self.weighed:
            while kept and self._positions(kept, named, per_die) > LARGEST // starts:
                kept = kept[:-1]
        else:
            per_die, boosts, named = boosted, [], []
        # the sets of colours that rerolls name, how many rerolls of each are weighed and how many left out,
        # and their places in a layer
        self.masks: list[int] = list(dict.fromkeys(kept))
        self.counts: list[int] = [kept.count(mask) for mask in self.masks]
        self.spare: list[int] = [useful.count(mask) - kept.count(mask) for mask in self.masks]
        self.radix: list[int] = [1] * (len(self.masks) + 1)
        for index, count in enumerate(self.counts):
            self.radix[index + 1] = self.radix[index] * (count + 1)
        self.boosts: list[Boost] = boosts
        places = [self._places(kind, kept, named) for kind in range(COLOURS)]
        effort.spend(sum([rows_of(each) for each in places if each > FEW]))
        self.faces: list[Faces] = [faces_of(each) for each in places]
        # [boosts used][kind * WIDTH + face]: what a die counts
        self.value: list[list[int]] = [self._counted(per_die, used) for used in range(1 << len(boosts))]
        # A position of the dice is one number. From its lowest bits: the total, the dice left of each kind,
        # the boosts used, which rerolls are left (a layer), and the faces rolled of each kind.
        most = max([max(row) for row in self.value])
        at = _bits(self.top + most * sum(dice))
        self.total_mask: int = (1 << at) - 1
        self.left_at: list[int] = []
        self.left_mask: list[int] = []
        for kind in range(COLOURS):
            self.left_at.append(at)
            self.left_mask.append((1 << _bits(self.dice[kind])) - 1)
            at += _bits(self.dice[kind])
        self.boosts_at: int = at
        self.boosts_mask: int = (1 << len(boosts)) - 1
        self.layer_at: int = at + len(boosts)
        self.layer_mask: int = (1 << _bits(self.radix[-1])) - 1
        at = self.layer_at + _bits(self.radix[-1])
        self.faces_at: list[int] = []
        self.faces_mask: list[int] = []
        for kind in range(COLOURS):
            self.faces_at.append(at)
            self.faces_mask.append((1 << _bits(len(self.faces[kind].rows))) - 1)
            at += _bits(len(self.faces[kind].rows))
        self.values: dict[int, float] = {}
        self.moves: dict[int, int] = {}
        self.means: list[dict[int, float]] = [{}, {}, {}]
        self.ends: dict[int, list[float]] = {}

    def _counted(self, per_die: list[int], used: int) -> list[int]:
        working = [boost for index, boost in enumerate(self.boosts) if (used >> index) & 1]
        return [
            max(0, face + per_die[kind] + added_to(working, kind)) if face else 0
            for kind in range(COLOURS)
            for face in range(WIDTH)
        ]

    def _too_much(self, per_die: list[int]) -> bool:
        """Tell whether a die may jump over the totals that are worth most."""
        last = self.top
        while self.worth[last] < self.most - SMALL:
            last -= 1
        for total in range(last):
            if self.worth[total + 1] < self.worth[total] - SMALL:
                return True
        if last == self.top:
            return False
        first = last
        while first and self.worth[first - 1] >= self.most - SMALL:
            first -= 1
        return any(self.dice[kind] and FACES + per_die[kind] > last - first + 1 for kind in range(COLOURS))

    def _places(self, kind: int, rerolls: list[int], boosts: list[int]) -> int:
        """Return for how many dice of a kind the faces matter."""
        count = len([mask for mask in rerolls if (mask >> kind) & 1])
        if self.weighed:
            return self.dice[kind] if count or any((mask >> kind) & 1 for mask in boosts) else 0
        return min(self.dice[kind], count)

    def _positions(self, rerolls: list[int], boosts: list[int], per_die: list[int]) -> int:
        """Return about how many positions are weighed, from a total of 0 on."""
        found = 1 << len(boosts)
        for mask in dict.fromkeys(rerolls):
            found *= rerolls.count(mask) + 1
        # by total, up to the first that is worth most: the number of ways in which dice make it
        ways = [1] + [0] * self.worth.index(self.most)
        self.effort.spend(len(ways) * (sum(self.dice) + len(ways) // 4))
        for kind in range(COLOURS):
            if self.dice[kind]:
                apart = self._places(kind, rerolls, boosts) > 0
                ways = ways_together(ways, ways_of(self.dice[kind], per_die[kind], len(ways), apart))
        return found * sum(ways)

    # --- positions of the dice ---

    def start(self, carried: int, removed: int = 0) -> int:
        """Return the position before the first die, with `removed` magic dice taken away."""
        found = min(carried, self.top) | (self.radix[-1] - 1) << self.layer_at
        for kind in range(COLOURS):
            found |= self.dice[kind] << self.left_at[kind]
        return found - (removed << self.left_at[self.kind[MAGIC]])

    def position(
        self, total: int, left: list[int], faces: list[list[int]], used: int, rerolls: list[int]
    ) -> int:
        """Return the position of dice on the table.

        :param left: the number of dice not rolled, by kind
        :param faces: the faces of the rolled dice, by kind
        :param used: the boosts used, as a mask
        :param rerolls: the number of rerolls left, by their set of colours
        """
        found = min(total, self.total_mask if self.weighed else self.top) | used << self.boosts_at
        for kind in range(COLOURS):
            number = 0
            for face in sorted(faces[kind], reverse=True):
                number = self.faces[kind].add[number * WIDTH + face]
            found |= left[kind] << self.left_at[kind] | number << self.faces_at[kind]
        for index, mask in enumerate(self.masks):
            found += max(0, rerolls[mask] - self.spare[index]) * self.radix[index] << self.layer_at
        return found

    def _spent(self, layer: int, kind: int) -> int:
        """Return the layer after a reroll of a kind of dice, or STOP if none is left for it."""
        for index, mask in enumerate(self.masks):
            if (mask >> kind) & 1 and layer // self.radix[index] % (self.counts[index] + 1):
                return layer - self.radix[index]
        return STOP

    def _before(self, place: int, move: int) -> int:
        """Return the position without the die that a move is about to roll."""
        if move < BOOST:
            return place - (1 << self.left_at[move])
        kind, face = divmod(move - REROLL, WIDTH)
        number = (place >> self.faces_at[kind]) & self.faces_mask[kind]
        rest = self.faces[kind].drop[number * WIDTH + face]
        layer = (place >> self.layer_at) & self.layer_mask
        counted = self.value[(place >> self.boosts_at) & self.boosts_mask][kind * WIDTH + face]
        spent = (layer - self._spent(layer, kind)) << self.layer_at
        return place - counted - spent - ((number - rest) << self.faces_at[kind])

    def _rolled(self, before: int, kind: int) -> list[int]:
        """List the positions after a die of a kind is rolled, by its face."""
        number = (before >> self.faces_at[kind]) & self.faces_mask[kind]
        counted = self.value[(before >> self.boosts_at) & self.boosts_mask]
        add = self.faces[kind].add
        total = before & self.total_mask
        most = self.total_mask if self.weighed else self.top
        found: list[int] = []
        for face in range(1, WIDTH):
            there = total + counted[kind * WIDTH + face]
            if there > most:
                there = most
            found.append(
                before - total + there + ((add[number * WIDTH + face] - number) << self.faces_at[kind])
            )
        return found

    def ahead(self, place: int, move: int) -> list[int]:
        """List the positions that a move leads to: one for each face, or a single one."""
        if BOOST <= move < REROLL:
            return [self._boost(place, move - BOOST)]
        return self._rolled(self._before(place, move), _kind_of(move))

    def _boost(self, place: int, boost: int) -> int:
        """Return the position after loot is used on the dice."""
        used = (place >> self.boosts_at) & self.boosts_mask
        before, after = self.value[used], self.value[used | 1 << boost]
        more = 0
        for kind in range(COLOURS):
            for face in self.faces[kind].rows[(place >> self.faces_at[kind]) & self.faces_mask[kind]]:
                more += after[kind * WIDTH + face] - before[kind * WIDTH + face]
        return place + more + (1 << (self.boosts_at + boost))

    # --- solving ---

    def expected(self, place: int) -> float:
        """Return the expected worth of a position; its best move is then in `moves`."""
        known = self.values.get(place)
        if known is not None:
            return known
        self.effort.spend(STEPS)
        found = self.worth[min(place & self.total_mask, self.top)]
        chosen = STOP
        if found < self.most - SMALL:
            for move in self._possible(place):
                value = self._after(place, move)
                # At a tie, roll another die but spend nothing.
                if value > found + SMALL or (move < BOOST and chosen == STOP and value >= found - SMALL):
                    found, chosen = value, move
        self.values[place] = found
        self.moves[place] = chosen
        return found

    def _after(self, place: int, move: int) -> float:
        """Return the expected worth after a move."""
        if BOOST <= move < REROLL:
            return self.expected(self._boost(place, move - BOOST))
        kind = _kind_of(move)
        before = self._before(place, move)
        means = self.means[kind]
        known = means.get(before)
        if known is not None:
            return known
        found = 0.0
        for each in self._rolled(before, kind):
            found += self.expected(each)
        found /= FACES
        means[before] = found
        return found

    def _possible(self, place: int) -> list[int]:
        """List the moves that are weighed."""
        found: list[int] = []
        over = place & self.total_mask >= self.top
        if over and not self.weighed:
            return found
        for kind in ORDER:
            if not over and (place >> self.left_at[kind]) & self.left_mask[kind]:
                found.append(kind)
                if not self.weighed:
                    return found
        layer = (place >> self.layer_at) & self.layer_mask
        for kind in range(COLOURS):
            if self.kind[kind] == kind and layer and self._spent(layer, kind) != STOP:
                number = (place >> self.faces_at[kind]) & self.faces_mask[kind]
                faces = self.faces[kind]
                if not self.weighed:
                    if number:
                        found.append(REROLL + kind * WIDTH + faces.lowest(number))
                    continue
                for face in range(1, WIDTH):
                    if faces.drop[number * WIDTH + face] != NOT_THERE:
                        found.append(REROLL + kind * WIDTH + face)
        for index, (mask, _) in enumerate(self.boosts):
            if not over and not (place >> (self.boosts_at + index)) & 1 and self._dice_of(place, mask):
                found.append(BOOST + index)
        return found

    def _dice_of(self, place: int, mask: int) -> bool:
        """Tell whether there are dice of a set of colours, rolled or not."""
        for kind in range(COLOURS):
            if (mask >> kind) & 1:
                left = (place >> self.left_at[kind]) & self.left_mask[kind]
                if left or (place >> self.faces_at[kind]) & self.faces_mask[kind]:
                    return True
        return False

    # --- answers ---

    def move(self, place: int) -> int:
        """Return the best move at a position."""
        self.expected(place)
        return self.moves[place]

    def best(self, carried: int, removed: int = 0) -> float:
        """Return the expected worth from the first die on, with `removed` magic dice taken away."""
        return self.expected(self.start(carried, removed))

    def totals(self, carried: int, removed: int = 0) -> list[float]:
        """Return how likely the player stops at each total; the last entry stands for all above."""
        start = self.start(carried, removed)
        known = self.ends.get(start)
        if known is not None:
            return known
        stopped = [0.0] * (self.top + 1)
        reached: dict[int, float] = {start: 1.0}
        while reached:
            later: dict[int, float] = {}
            self.effort.spend(STEPS * len(reached))
            for place, chance in reached.items():
                move = self.move(place)
                if move == STOP:
                    stopped[min(place & self.total_mask, self.top)] += chance
                else:
                    there = self.ahead(place, move)
                    part = chance / len(there)
                    for each in there:
                        later[each] = later.get(each, 0.0) + part
            reached = later
        self.ends[start] = stopped
        return stopped


def _kind_of(move: int) -> int:
    """Return the kind of dice that a move rolls."""
    return move if move < BOOST else (move - REROLL) // WIDTH


def _bits(most: int) -> int:
    """Return the number of bits for numbers from 0 to `most`."""
    return max(1, most.bit_length())


_shared: Final[dict[Key, DiceSolver]] = {}


def dice_solver(
    dice: list[int],
    per_die: list[int],
    rerolls: list[int],
    worth: list[float],
    boosts: list[Boost],
    starts: int,
    effort: Effort = UNBOUNDED,
) -> DiceSolver:
    """Return the solver for some dice: the same object, with what it has solved, for the same arguments."""
    key = (tuple(dice), tuple(per_die), tuple(rerolls), tuple(worth), tuple(boosts), starts)
    found = _shared.get(key)
    if found is None:
        if len(_shared) >= SOLVERS or sum([len(each.values) for each in _shared.values()]) >= SHARED:
            forget()
        found = DiceSolver(dice, per_die, rerolls, worth, boosts, starts, effort)
        _shared[key] = found
    found.effort = effort
    return found


def forget() -> None:
    """Forget all solvers."""
    _shared.clear()
