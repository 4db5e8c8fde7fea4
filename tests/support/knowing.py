"""Twin games: two games that differ only in what is hidden from some seats (R16.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from monsterlands import CannotUndo, Event, Game, GameError, SeededDealer, WrongSeat

SECRET = ("load-trap", "discard-trap")
"""The kinds of choices that only a look into the play area tells."""


class Twins:
    """Two games side by side. Nobody but the owners may ever be able to tell them apart."""

    def __init__(self, one: Game, two: Game, owners: Collection[int] = (0,)) -> None:
        """Begin with two games; only the traps of `owners` may differ."""
        self.both = (one, two)
        self.owners = owners
        self.watchers = [*(seat for seat in range(one.options.players) if seat not in owners), None]
        self.told: tuple[list[tuple[Event, ...]], ...] = ([], [])
        for game, told in zip(self.both, self.told, strict=True):
            self._listen(game, told)
        self.look()

    def _listen(self, game: Game, told: list[tuple[Event, ...]]) -> None:
        watchers = self.watchers
        game.listen(lambda happening: told.append(tuple(happening.seen_by(watcher) for watcher in watchers)))

    @property
    def one(self) -> Game:
        """The game that is played."""
        return self.both[0]

    @property
    def differ(self) -> bool:
        """Whether the games are different at all."""
        one, two = self.both
        return one.digest() != two.digest()

    # --- playing ---

    def play(self, *steps: str | tuple[str, str]) -> None:
        """Take steps in both games, a pair where they differ, and look after each."""
        for step in steps:
            for game, mine in zip(self.both, (step, step) if isinstance(step, str) else step, strict=True):
                game.play(mine)
            self.look()

    def walk(self, dealer: SeededDealer, steps: int) -> None:
        """Play at random; where a choice is secret, the second game makes one of its own."""
        for _ in range(steps):
            one, two = self.both
            if one.over:
                return
            if one.at_chance:
                outcome = one.outcomes[dealer.below(len(one.outcomes))]
                one.deal(outcome.id)
                two.deal(outcome.id)
            elif one.undo_barrier == "" and dealer.below(12) == 0:
                one.undo()
                two.undo()
            else:
                answers = self._answers(dealer)
                if answers is None:
                    return
                one.apply(answers[0])
                two.apply(answers[1])
            self.look()

    def _answers(self, dealer: SeededDealer) -> tuple[int, int] | None:
        one, two = self.both
        wanted = [choice for choice in one.choices if choice.kind in ("path", "trap", *SECRET)]
        if not wanted or dealer.below(3) == 0:
            wanted = [*one.choices]
        choice = wanted[dealer.below(len(wanted))]
        if choice.kind == "load-trap" and one.seat in self.owners:
            loads = [other.id for other in two.choices if other.kind == "load-trap"]
            return choice.id, loads[dealer.below(len(loads))]
        if choice.kind == "discard-trap":
            # What is discarded is shown, so both must discard the same, or everybody can tell.
            shared = sorted({*one.legal} & {*two.legal})
            if not shared:
                return None
            choice_id = shared[dealer.below(len(shared))]
            return choice_id, choice_id
        return choice.id, choice.id

    # --- looking ---

    def look(self) -> None:
        """Compare everything that a watcher may see, try or be told."""
        one, two = self.both
        assert (one.node, one.seat, one.over, one.result) == (two.node, two.seat, two.over, two.result)
        assert one.outcomes == two.outcomes
        assert self.told[0] == self.told[1]
        assert public_choices(one) == public_choices(two)
        assert one.undo_barrier == two.undo_barrier
        for watcher in self.watchers:
            mine, others = one.view(watcher), two.view(watcher)
            assert mine.to_json() == others.to_json()
            assert (mine.node, mine.asked, mine.choices) == (others.node, others.asked, others.choices)
            assert (mine.legal, mine.continuations) == (others.legal, others.continuations)
            assert mine.redeal(SeededDealer(5)).digest() == others.redeal(SeededDealer(5)).digest()
            if watcher is not None:
                assert answers_of(one, watcher) == answers_of(two, watcher)
        if one.seat in self.watchers:
            assert one.choices == two.choices
            assert explanations(one) == explanations(two)


def public_choices(game: Game) -> list[str]:
    """Spell the choices of whoever is asked; of secret ones only that there are some."""
    return sorted({choice.kind if choice.kind in SECRET else str(choice) for choice in game.choices})


def answers_of(game: Game, seat: int) -> list[str]:
    """Collect what a seat is answered if it tries what it may not."""
    found: list[str] = []
    tries: Iterable[int | str] = ("load trap initial", "discard trap magic-1", "done", "nonsense", -1, 5000)
    if game.seat != seat:
        for answer in tries:
            try:
                game.clone().apply(answer, seat=seat)
            except WrongSeat as error:
                found.append(str(error))
    try:
        game.clone().undo(seat=seat)
    except CannotUndo as error:
        found.append(str(error))
    return found


def explanations(game: Game) -> list[object]:
    """Collect why some choices are refused to the seat that is asked, and what the others would bring."""
    found: list[object] = []
    for choice in range(0, 1488, 7):
        try:
            found.append(game.why_not(choice))
        except GameError as error:
            found.append(str(error))
    for choice in game.legal[:3]:
        found.append(game.preview(choice))
    return found
