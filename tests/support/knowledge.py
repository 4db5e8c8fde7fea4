"""Check what players can know (R16.2): with games that differ only in hidden things, and with a bystander."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pytest

from monsterlands import CannotUndo, Event, Game, GameError, PathView, SeededDealer, View, WrongSeat
from monsterlands.game import Happening
from support.positions import position

SECRET = ("load-trap", "discard-trap")
"""The kinds of choices that show hidden traps."""

TELLING = ("path", "trap")
"""The kinds of choices that lead to traps; a random walk takes these more often."""

TRIED = ("load trap initial", "discard trap magic-1", "done", "nonsense", -1, 5000)
"""What a seat tries while another seat is asked."""

RICH = """
[options]
tricks = {tricks}
confirm = {confirm}
queens_grant = {variants}
more_monsters = {variants}
[overrides.clan.limit]
traps = 4
[[clan]]
affinity = "fire"
mercenaries = ["Nuduru", "Frunks", "Naiala", "Torko", "Taroa"]
traps = ["initial", {traps}]
gold = 60
defense = 2
potions = 1
venoms = 1
pool = "SSSSSSMMMP2P5"
[[clan]]
affinity = "water"
mercenaries = ["Tortock", "Taron", "Nimra"]
traps = ["initial", "magic-2", "magic-2"]
gold = 60
pool = "SSSMMP2"
[[clan]]
affinity = "air"
pool = "SSMP5"
gold = 30
[table]
entrance = "Snailer"
"""
TRAPS = {"false": '"strength-1", "strength-1", "magic-1"', "true": '"steal-any-1", "divert-2", "magic-1"'}
"""The improved traps of the first clan, without and with tricks."""


def rich(tricks: str, confirm: str = "[]", variants: str = "false") -> Game:
    """Return a game of three clans at the first turn; the first clan has many hidden traps."""
    return position(RICH.format(tricks=tricks, confirm=confirm, variants=variants, traps=TRAPS[tricks]))


class Twins:
    """Two games that differ only in hidden traps. Nobody but the owners may be able to tell them apart."""

    def __init__(self, one: Game, two: Game, owners: Collection[int] = (0,)) -> None:
        """Begin with two games; only the traps of `owners` may differ."""
        self.both = (one, two)
        self.owners = owners
        self.watchers = [*(seat for seat in range(one.options.players) if seat not in owners), None]
        self.met: set[str] = set()
        """The questions that were asked while the games differed."""
        self.parted = 0
        """How often a revealed trap told the games apart, which is allowed (R7.4)."""
        self._listen()
        self.look()

    @classmethod
    def of(cls, game: Game, watcher: int, dealer: SeededDealer) -> Twins:
        """Begin with a game and a twin that a watching seat cannot tell from it."""
        one = without_history(game)
        others = [seat for seat in range(game.options.players) if seat != watcher]
        return cls(one, one.view(watcher).redeal(dealer), others)

    def _listen(self) -> None:
        """Collect the events that the watchers see, from now on."""
        self.told: tuple[list[Event], list[Event]] = ([], [])
        for game, told in zip(self.both, self.told, strict=True):
            game.listen(self._ear(told))

    def _ear(self, told: list[Event]) -> Callable[[Happening], None]:
        return lambda happening: told.extend(happening.seen_by(watcher) for watcher in self.watchers)

    @property
    def one(self) -> Game:
        """The game that is played."""
        return self.both[0]

    @property
    def differ(self) -> bool:
        """Whether the games differ."""
        one, two = self.both
        return one.digest() != two.digest()

    # --- playing ---

    def play(self, *steps: str | tuple[str, str]) -> None:
        """Take steps in both games, and compare them after each. A pair is one step for each game."""
        for step in steps:
            for game, mine in zip(self.both, (step, step) if isinstance(step, str) else step, strict=True):
                game.play(mine)
            self.look()

    def walk(self, dealer: SeededDealer, steps: int, look: int = 1) -> None:
        """Play at random. Where a choice is secret, the second game may choose something else.

        After traps are revealed that differ, everybody can tell the games apart. The walk goes on with a
        new twin: a game that fits everything the watchers know about the first.

        :param look: compare the games once every `look` steps
        """
        for number in range(steps):
            one, two = self.both
            if one.over:
                return
            if one.at_chance:
                outcome = one.outcomes[dealer.below(len(one.outcomes))]
                one.deal(outcome.id)
                two.deal(outcome.id)
            elif dealer.below(12) == 0 and one.undo_barrier() == "":
                one.undo()
                two.undo()
            else:
                answers = self._answers(dealer)
                if answers is None:
                    self.reunite(dealer)
                    continue
                one.apply(answers[0])
                two.apply(answers[1])
            if self.told[0] != self.told[1]:
                self.part()
                self.reunite(dealer)
            elif dealer.below(8) == 0 and not self.differ:
                self.reunite(dealer)
            elif number % look == 0:
                self.look()

    def part(self) -> None:
        """Assert that only revealed traps tell the games apart."""
        difference = next(pair for pair in zip(*self.told, strict=False) if pair[0] != pair[1])
        assert [event.kind for event in difference] == ["trap-revealed", "trap-revealed"]
        assert difference[0].seat == difference[1].seat
        assert difference[0]["path"] == difference[1]["path"]
        self.parted += 1

    def reunite(self, dealer: SeededDealer) -> None:
        """Go on with the first game and a new twin of it."""
        one = without_history(self.one)
        alone = len(self.watchers) <= 2
        self.both = (one, one.view(self.watchers[0]).redeal(dealer) if alone else one.clone())
        self._listen()
        self.look()

    def _answers(self, dealer: SeededDealer) -> tuple[int, int] | None:
        one, two = self.both
        telling = [
            choice for choice in one.choices if choice.kind in TELLING or str(choice).startswith("lodge")
        ]
        among = telling if telling and dealer.below(3) else one.choices
        choice = among[dealer.below(len(among))]
        if choice.kind == "load-trap" and one.seat in self.owners:
            loads = [other.id for other in two.choices if other.kind == "load-trap"]
            return choice.id, loads[dealer.below(len(loads))]
        if choice.kind in ("discard-trap", "reveal"):
            # Everybody sees a trap that is discarded or revealed, so both games must choose the same.
            shared = sorted({*one.legal} & {*two.legal})
            if not shared:
                return None
            choice_id = shared[dealer.below(len(shared))]
            return choice_id, choice_id
        return choice.id, choice.id

    # --- looking ---

    def look(self) -> None:
        """Compare everything that a watcher can see or try in the two games."""
        one, two = self.both
        if self.differ:
            self.met.add(one.node.question)
        assert (one.node, one.seat, one.over, one.result) == (two.node, two.seat, two.over, two.result)
        assert one.outcomes == two.outcomes
        assert self.told[0] == self.told[1]
        for told in self.told:
            told.clear()
        assert public_choices(one) == public_choices(two)
        assert one.undo_barrier() == two.undo_barrier()
        for watcher in self.watchers:
            mine, others = one.view(watcher), two.view(watcher)
            assert mine.to_json() == others.to_json()
            assert (mine.node, mine.asked, mine.choices) == (others.node, others.asked, others.choices)
            assert (mine.legal, mine.continuations) == (others.legal, others.continuations)
            if watcher is not None:
                assert answers_of(one, watcher) == answers_of(two, watcher)
        fitting = [game.view(None).redeal(SeededDealer(5)) for game in self.both]
        assert fitting[0].digest() == fitting[1].digest()
        assert_fits(fitting[0], one)
        if one.seat in self.watchers:
            assert one.choices == two.choices
            assert explanations(one) == explanations(two)


def without_history(game: Game) -> Game:
    """Return the same game without its history: nothing to undo, no events to come."""
    return Game.from_json(game.to_json(), game.box)


def assert_fits(fitting: Game, game: Game) -> None:
    """Assert that a spectator sees no difference, and that `fitting` has exactly the traps its clans own."""
    assert fitting.view(None).to_json() == game.view(None).to_json()
    whole = fitting.open_view()
    for clan in whole.clans:
        laid = [trap for path in whole.paths.values() if path.seat == clan.seat for trap in face_down(path)]
        assert sorted([*(clan.traps or ()), *laid]) == sorted(clan.owned_traps)


def face_down(path: PathView) -> list[str]:
    """List the traps of a path that lie face down, top to bottom."""
    return [str(trap) for trap, shown in zip(path.traps, path.revealed, strict=True) if not shown]


def public_choices(game: Game) -> list[str]:
    """List the legal choices as everybody may know them: of secret ones only the kind.

    Whether a token may be revealed is secret, because a trick without a target may not (R11.2).
    """
    if game.node.question == "reveal":
        return ["reveal or keep"]
    return sorted({choice.kind if choice.kind in SECRET else str(choice) for choice in game.choices})


def answers_of(game: Game, seat: int) -> list[str]:
    """Collect the errors that a seat gets when it tries what it may not do."""
    found: list[str] = []
    for answer in () if game.seat == seat else TRIED:
        with pytest.raises(WrongSeat) as refused:
            game.apply(answer, seat=seat)
        found.append(str(refused.value))
    try:
        game.clone().undo(seat=seat)
    except CannotUndo as error:
        found.append(str(error))
    return found


def explanations(game: Game) -> list[object]:
    """Collect why some choices are illegal, and the previews of some legal ones."""
    found: list[object] = []
    for choice in range(0, 1489, 7):
        try:
            found.append(game.why_not(choice))
        except GameError as error:
            found.append(str(error))
    return [*found, *map(game.preview, game.legal[:3])]


def told(game: Game, watcher: int | None, *steps: str) -> list[Event]:
    """Play some steps; return the events as a seat sees them."""
    events: list[Event] = []
    game.listen(lambda happening: events.append(happening.seen_by(watcher)))
    game.play(*steps)
    return events


# --- a bystander ------------------------------------------------------------------------------------

Laid = tuple[tuple[str, tuple[str, ...]], ...]
"""The traps that lie face down on each path."""

World = tuple[tuple[str, ...], Laid]
"""One possibility: the traps that a clan holds, and those on its paths."""


class Bystander:
    """Works out from public events where the traps of seat 0 may be."""

    def __init__(self, game: Game, held: tuple[str, ...], ordered: bool) -> None:
        """Listen to a game that has nothing on its paths yet."""
        self.ordered = ordered
        self.asked: tuple[str, int] | None = None
        """The path, and which of its hidden tokens the clash asks about (R11.1)."""
        self.worlds: set[World] = {(tuple(sorted(held)), ())}
        game.listen(lambda happening: self.hear(happening.seen_by(None)))

    def hear(self, event: Event) -> None:
        """Drop the worlds that an event contradicts, and update the others."""
        if event.seat != 0:
            return
        if event.kind == "trap-bought":
            self.worlds = {(added(held, str(event["trap"])), laid) for held, laid in self.worlds}
        elif event.kind == "trap-discarded":
            trap = str(event["trap"])
            self.worlds = {(without(held, trap), laid) for held, laid in self.worlds if trap in held}
        elif event.kind == "trap-revealed":
            path, trap = str(event["path"]), str(event["trap"])
            place = self.asked[1] if self.asked and self.asked[0] == path else None
            fitting = [(held, laid) for held, laid in self.worlds if lies(laid, path, trap, place)]
            self.worlds = {(held, shown(laid, path, trap, place)) for held, laid in fitting}
            self.asked = None
        elif event.kind == "path-trap":
            assert event["trap"] == "?"
            self.worlds = {
                (without(held, trap), self._load(laid, str(event["path"]), trap))
                for held, laid in self.worlds
                for trap in held
            }

    def see(self, game: Game) -> None:
        """Note which token the question of a clash is about."""
        self.asked = None
        if game.node.question == "reveal" and game.node.seat == 0:
            about = dict(game.node.about)
            path, slot = str(about["path"]), int(about["slot"])
            self.asked = (path, game.view(None).path(path).revealed[:slot].count(False))

    def _load(self, laid: Laid, path: str, trap: str) -> Laid:
        paths = dict(laid)
        traps = paths.get(path, ())
        paths[path] = (*traps, trap) if self.ordered else added(traps, trap)
        return tuple(sorted(paths.items()))


def lies(laid: Laid, path: str, trap: str, place: int | None = None) -> bool:
    """Return whether a trap lies face down on a path: anywhere, or at a place among the hidden ones."""
    traps = dict(laid).get(path, ())
    return trap in (traps if place is None else traps[place : place + 1])


def shown(laid: Laid, path: str, trap: str, place: int | None = None) -> Laid:
    """Remove a trap from the hidden ones of a path, because it was turned face up."""
    paths = dict(laid)
    traps = paths[path]
    paths[path] = without(traps, trap) if place is None else traps[:place] + traps[place + 1 :]
    return tuple(sorted((name, traps) for name, traps in paths.items() if traps))


def added(traps: tuple[str, ...], trap: str) -> tuple[str, ...]:
    """Return the traps with one more, sorted."""
    return tuple(sorted([*traps, trap]))


def without(traps: tuple[str, ...], trap: str) -> tuple[str, ...]:
    """Return the traps with one less."""
    place = traps.index(trap)
    return traps[:place] + traps[place + 1 :]


def follow(game: Game, dealer: SeededDealer, likes: tuple[str, ...]) -> None:
    """Take a random step: seat 0 prefers choices that begin with `likes`, the other seats pawn dice."""
    game.advance(dealer)
    if game.over:
        return
    wanted = likes if game.seat == 0 else ("pawn", "done")
    groups = [[choice for choice in game.choices if str(choice).startswith(like)] for like in wanted]
    groups = [group for group in groups if group] or [[*game.choices]]
    among = groups[dealer.below(len(groups))]
    game.apply(among[dealer.below(len(among))])


def world_of(view: View, ordered: bool) -> World:
    """Return where the hidden traps of seat 0 really are."""
    laid = {
        name: tuple(face_down(path))
        for name, path in view.paths.items()
        if path.seat == 0 and face_down(path)
    }
    if not ordered:
        laid = {name: tuple(sorted(traps)) for name, traps in laid.items()}
    return tuple(sorted(view.clan(0).traps or ())), tuple(sorted(laid.items()))
