"""What holds at every node of every game, seen in many random ones: new games and random positions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement, permutations
from pathlib import Path
from typing import Any

import pytest

from monsterlands import CannotUndo, Game, IllegalChoice, Options, SeededDealer, UnknownChoice, load
from monsterlands.box import DIFFICULTIES
from monsterlands.game import codec, describe
from monsterlands.game.game import tables_of
from monsterlands.game.names import names_of
from monsterlands.game.positions.random import random_position

BOX = load("standard@1")
ACTION_SPACE = Path(__file__).parents[2] / "docs" / "action-space.txt"
BLOCKS = 4
GAMES = 10
some_games = pytest.mark.parametrize("block", range(BLOCKS))


def options_for(seed: int) -> Options:
    """Make options of every kind."""
    players = 1 + seed % 4
    return Options(
        players=players,
        difficulty=DIFFICULTIES[seed // 4 % 4],
        tricks=players > 1 and seed // 2 % 3 == 0,
        affinities="chosen" if seed % 5 == 0 else "dealt",
        confirm=tuple(range(players)) if seed % 3 == 0 else (),
    )


def new(seed: int) -> Game:
    """Begin a new game."""
    return Game.new(options_for(seed))


def anywhere(seed: int) -> Game:
    """Begin a new game, at a turn of any round, or before the preparation of any round."""
    if seed % 7 < 2:
        return new(seed)
    phase = "preparation" if seed % 7 == 2 else "deployment"
    return random_position(options_for(seed), SeededDealer(seed), BOX, phase)


def step(game: Game, dealer: SeededDealer) -> None:
    """Deal one outcome, or answer: rare kinds of choices come up as often as common ones."""
    if game.at_chance:
        game.deal(game.outcomes[dealer.below(len(game.outcomes))].id)
        return
    kinds = sorted({choice.kind for choice in game.choices})
    kind = kinds[dealer.below(len(kinds))]
    answers = [choice for choice in game.choices if choice.kind == kind]
    game.apply(answers[dealer.below(len(answers))])


def nodes(block: int, begin: Callable[[int], Game] = anywhere) -> Iterator[Game]:
    """Yield every node of some games, the same game object again and again."""
    for seed in range(block * GAMES, (block + 1) * GAMES):
        game, dealer = begin(seed), SeededDealer(seed + 1)
        yield game
        while not game.over:
            step(game, dealer)
            yield game


def decisions(block: int) -> Iterator[Game]:
    """Yield every node at which somebody is asked."""
    return (game for game in nodes(block) if game.seat is not None)


@cache
def action_space() -> range:
    """Return all ids that the checked-in action space has."""
    choices = ACTION_SPACE.read_text().partition("# Chance outcomes")[0]
    first, many = re.findall(r"^ *(\d+) +(\d+) ", choices, re.MULTILINE)[-1]
    return range(int(first) + int(many))


# --- components ---


class Inventory:
    """Where every card and token is, by name, read from a written state."""

    def __init__(self, game: Game) -> None:
        _, state = codec.decode(game.to_json(), game.box, tables_of)
        names = names_of(game.box)
        self.table: dict[str, Any] = describe.table(state, names)
        self.clans: list[dict[str, Any]] = [
            describe.clan(state, names, seat) for seat in range(len(state.clans))
        ]
        self.stack = describe.stack(state, names)
        self.view = game.open_view()

    def of(self, pile: str, row: str, held: str) -> Counter[str]:
        """Count cards or tokens in the deck, the discards, face up, and in clans."""
        found: Counter[str] = Counter(self.view.decks[pile])
        found.update(self.view.discards[pile])
        found.update(name for name in self.table.get(row, ()) if name)
        for clan in self.clans:
            found.update(clan[held])
        return found

    def at_lands(self, what: str) -> Counter[str]:
        """Count what lies at the two places for lands."""
        found = [self.table[place][what] for place in ("land_a", "land_b")]
        return Counter(str(name) for name in found if name)


def the_cards(names: Iterable[str]) -> Counter[str]:
    """Count every card once."""
    return Counter(dict.fromkeys(names, 1))


@some_games
def test_every_card_is_in_exactly_one_place(block: int) -> None:
    initial = {card.name: card.affinity for card in BOX.mercenaries if card.role}
    for game in nodes(block):
        here = Inventory(game)
        mercenaries = here.of("mercenaries", "tavern", "mercenaries")
        mercenaries.update(here.table["decks"]["set_aside"])
        hired = Counter({name: count for name, count in mercenaries.items() if name not in initial})
        assert hired == the_cards(card.name for card in BOX.mercenaries if not card.role)
        for name in mercenaries.keys() & initial.keys():
            homes = [clan["affinity"] for clan in here.clans if name in clan["mercenaries"]]
            assert homes == [initial[name]]
            assert mercenaries[name] == 1
        monsters = here.of("monsters", "", "trophies") + here.at_lands("monster")
        monsters.update([str(here.table["entrance"])] if here.table["entrance"] else [])
        assert monsters == the_cards(card.name for card in BOX.monsters)
        lands = here.of("lands", "", "lands") + here.at_lands("land")
        assert lands == the_cards(card.name for card in BOX.lands)
        assert here.of("loot", "loot", "loot") == the_cards(token.id for token in BOX.loot)


def tiles(game: Game) -> tuple[Counter[str], Counter[str]]:
    """Count the missions in the bag and on the table, and the headers left and at lands."""
    here = Inventory(game)
    missions = [*here.table["decks"]["missions"], *(name for name in here.table["missions"] if name)]
    headers = [*here.table["decks"]["headers"], *(side[:-1] for side in here.at_lands("header"))]
    return Counter(missions), Counter(headers)


@some_games
def test_no_mission_and_no_header_is_in_two_places(block: int) -> None:
    for game in nodes(block):
        missions, headers = tiles(game)
        assert set(missions.values()) == set(headers.values()) == {1}


@some_games
def test_in_the_first_round_every_mission_and_every_header_is_somewhere(block: int) -> None:
    for game in nodes(block, begin=new):
        missions, headers = tiles(game)
        assert missions == the_cards(tile.id for tile in BOX.missions)
        assert headers == the_cards(tile.id for tile in BOX.headers)


@some_games
def test_traps_are_neither_lost_nor_made(block: int) -> None:
    for game in nodes(block):
        here = Inventory(game)
        traps = here.of("traps", "lodge", "traps")
        for path in here.view.paths.values():
            traps.update(str(trap) for trap in path.traps)
        in_play = ("improved", "shielded", "trick") if game.options.tricks else ("improved",)
        initial = traps.pop("initial", 0)
        assert traps == Counter({trap.id: trap.count for trap in BOX.traps if trap.kind in in_play})
        assert initial <= game.options.players
        assert "initial" not in here.view.discards["traps"] + here.view.decks["traps"] + here.view.lodge


@some_games
def test_equipment_is_neither_lost_nor_made(block: int) -> None:
    for game in nodes(block):
        here = Inventory(game)
        cards = Counter([*here.view.decks["equipment"], *here.view.discards["equipment"]])
        cards.update(name for name in here.view.bazaar if name)
        for clan in here.view.clans:
            for carried in clan.equipment.values():
                cards.update(carried)
        cards.update(str(frame[2]) for frame in here.stack if frame[0] in ("equip", "hand-on"))
        assert cards == Counter({card.name: card.count for card in BOX.equipment})


@some_games
def test_novices_are_neither_lost_nor_made(block: int) -> None:
    for game in nodes(block):
        view = game.open_view()
        assert view.novices + sum(clan.novices for clan in view.clans) == BOX.novice.count


# --- clans ---


@some_games
@pytest.mark.rule("R1.7")
def test_the_limits_of_the_play_area_hold_whenever_somebody_is_asked(block: int) -> None:
    for game in decisions(block):
        for clan in game.open_view().clans:
            assert clan.trap_limit == (8 if "Dalina" in clan.mercenaries else 5)
            assert clan.trap_count <= clan.trap_limit or game.node.question == "overflow"
            assert clan.defense <= 5
            assert clan.potions <= 3
            assert clan.venoms <= 3


@some_games
@pytest.mark.rule("R1.3", "R1.4")
def test_reputation_is_the_sum_of_the_members_and_nothing_is_negative(block: int) -> None:
    reputations = {card.name: card.reputation for card in BOX.mercenaries}
    for game in nodes(block):
        for clan in game.open_view().clans:
            assert clan.reputation == sum(reputations[name] for name in clan.mercenaries) + clan.novices
            assert clan.excess_glory == max(0, clan.glory - clan.reputation)
            amounts = (clan.gold, clan.glory, clan.defense, clan.potions, clan.venoms, clan.novices)
            assert min(amounts) >= 0


@some_games
@pytest.mark.rule("R6.3", "R6.6")
def test_no_path_is_ever_overloaded(block: int) -> None:
    for game in nodes(block):
        for path in game.open_view().paths.values():
            dice, tokens = len(path.dice), len(path.traps) + path.defense
            if path.name[0] in "ab":
                assert dice <= 6
                assert tokens <= 2 + (6 - dice) // 2
            elif path.name[0] == "e":
                assert dice + 2 * tokens <= 8
            else:
                assert tokens == path.potions == path.venoms == path.gold == 0
            if path.name[0] in "abe":
                assert "P" not in path.dice


def required(game: Game, name: str) -> list[Counter[str]] | None:
    """List the sets of dice of which an open path needs one, by the edition; None if it is closed."""
    view, place = game.open_view(), int(name[1]) - 1
    if name[0] in "ab":
        land = "ab".index(name[0])
        header = view.lands[land].header if land < len(view.lands) else ""
        sides = {f"{tile.id}{side}": getattr(tile, side) for tile in BOX.headers for side in "ab"}
        return [Counter(sides[header][place].dice)] if header else None
    if name[0] == "e":
        return [Counter("S"), Counter("M")] if view.entrance else None
    tile = view.missions["mc".index(name[0])]
    dice = next(
        getattr(each, "a" if name[0] == "m" else "b").dice for each in BOX.missions if each.id == tile
    )
    return [
        Counter(dice.exact) + Counter(more) for more in combinations_with_replacement(dice.colours, dice.free)
    ]


@some_games
@pytest.mark.rule("R6.1", "R6.2", "R6.3", "R6.6")
def test_the_paths_that_are_offered_are_those_that_the_rules_allow(block: int) -> None:
    for game in decisions(block):
        if game.node.question != "turn":
            continue
        clan = game.open_view().clan(game.seat or 0)
        pool = Counter(die for die in clan.pool if die in "SMP")
        allowed = []
        for name, path in game.open_view().paths.items():
            sets = required(game, name)
            tokens = name[0] == "e" and clan.trap_count + clan.defense > 0
            if sets is not None and (tokens or any(dice <= pool for dice in sets)):
                if path.mercenary is None and clan.unassigned and ("stage", "before") in game.node.about:
                    allowed.append(f"path {name}")
        assert [str(choice) for choice in game.choices if choice.kind == "path"] == allowed


# --- choices ---


@some_games
def test_every_listed_choice_can_be_taken(block: int) -> None:
    for number, game in enumerate(decisions(block)):
        if number % 2 == 0:
            before = game.to_json()
            for choice in game.legal:
                game.clone().apply(choice)
            assert game.to_json() == before


@some_games
def test_every_answer_changes_something(block: int) -> None:
    for number, game in enumerate(decisions(block)):
        before = game.digest()
        ahead = game.clone()
        ahead.apply(game.legal[number % len(game.legal)])
        assert ahead.digest() != before


@some_games
def test_everything_else_is_refused_with_a_reason_and_changes_nothing(block: int) -> None:
    for number, game in enumerate(decisions(block)):
        before, legal = game.to_json(), set(game.legal)
        for choice in action_space()[number % 40 :: 1 if number % 40 == 0 else 40]:
            if choice in legal:
                assert game.why_not(choice) is None
                continue
            with pytest.raises((IllegalChoice, UnknownChoice)) as caught:
                game.apply(choice)
            if isinstance(caught.value, IllegalChoice):
                why = game.why_not(choice)
                assert why is not None
                assert why == caught.value.why
                assert re.fullmatch(r"R\d+\.\d+", why.rule)
        assert (game.to_json(), set(game.legal)) == (before, legal)


@some_games
def test_choices_are_ascending_and_found_by_their_spelling(block: int) -> None:
    for game in decisions(block):
        ids = list(game.legal)
        assert ids == sorted(set(ids)) != []
        assert [choice.id for choice in game.choices] == ids
        for choice in game.choices:
            assert game.why_not(str(choice)) is None
            assert game.why_not(choice) is None


@some_games
def test_a_preview_tells_what_really_changes(block: int) -> None:
    for game in decisions(block):
        choice = game.choices[len(game.choices) // 2]
        preview, seat, before = game.preview(choice), game.seat or 0, game.to_json()
        ahead = game.clone()
        ahead.apply(choice)
        was, now = game.open_view().clan(seat), ahead.open_view().clan(seat)
        changed = {change.what: (change.before, change.after) for change in preview.changes}
        for what in ("gold", "glory", "reputation", "pool", "defense", "potions", "venoms", "novices"):
            values = (getattr(was, what), getattr(now, what))
            told = changed.get(what, (values[0], values[0]))
            # A persuasion die that is yet to be rolled is shown as P? and not in the pool.
            assert (told[0], str(told[1]).replace("P?", "")) == (values[0], str(values[1]))
        assert game.to_json() == before


# --- copies ---


@some_games
def test_a_state_is_written_and_read_at_every_node(block: int) -> None:
    for game in nodes(block):
        again = Game.from_json(game.to_json())
        assert (again.to_json(), again.digest()) == (game.to_json(), game.digest())
        assert (again.node, again.choices, again.outcomes) == (game.node, game.choices, game.outcomes)


@some_games
def test_playing_a_clone_leaves_the_original(block: int) -> None:
    for number, game in enumerate(nodes(block)):
        if number % 5 or game.over:
            continue
        before, steps = game.to_json(), len(game.record().steps) if game.open_view().round <= 1 else 0
        clone, dealer = game.clone(), SeededDealer(number)
        while not clone.over:
            step(clone, dealer)
        assert game.to_json() == before
        assert not steps or len(game.record().steps) == steps


# --- undo ---


@some_games
def test_undo_restores_the_game_or_the_choice_was_final(block: int) -> None:
    for number, game in enumerate(decisions(block)):
        if number % 6:
            continue
        before = (game.digest(), game.to_json(), game.node, list(game.legal))
        for choice in (game.choices[number % len(game.choices)], game.choices[-1]):
            ahead, final = game.clone(), game.is_final(choice)
            ahead.apply(choice)
            if final:
                ahead.advance(SeededDealer(choice.id))
                with pytest.raises(CannotUndo):
                    ahead.undo()
            else:
                ahead.undo(seat=game.seat)
                assert (ahead.digest(), ahead.to_json(), ahead.node, list(ahead.legal)) == before


# --- the order of a walk ---

LOADS = ("die", "load-trap", "load-defense", "load-potion", "load-venom")


def a_walk(game: Game, dealer: SeededDealer, kinds: tuple[str, ...], most: int) -> list[str]:
    """Take some random steps of these kinds, and tell which."""
    steps: list[str] = []
    while len(steps) < most:
        further = [str(choice) for choice in game.choices if choice.kind in kinds]
        if not further:
            break
        steps.append(further[dealer.below(len(further))])
        game.apply(steps[-1])
    return steps


def in_any_order(start: Game, steps: list[str], kind: Callable[[str], str]) -> set[str]:
    """Return the digests after all orders of some steps; those of one kind stay in their order."""
    kinds = [kind(step) for step in steps]
    digests = set()
    for order in set(permutations(kinds)):
        waiting = {each: [step for step in steps if kind(step) == each] for each in kinds}
        twin = start.clone()
        twin.play(*(waiting[each].pop(0) for each in order))
        digests.add(twin.digest())
    return digests


def trap_or_step(step: str) -> str:
    """Name the kind of a load where the order of traps matters."""
    return "trap" if step.startswith("load trap") else step


def trap_bought(step: str) -> str:
    """Name the kind of a purchase: equal traps are bought one after the other."""
    return step.rstrip(" 23456")


@some_games
@pytest.mark.rule("R6.3")
def test_a_path_may_be_loaded_in_any_order(block: int) -> None:
    seen = 0
    for number, game in enumerate(decisions(block)):
        if game.node.question == "load":
            end = game.clone()
            steps = a_walk(end, SeededDealer(number), LOADS, most=4)
            kind = trap_or_step if game.options.tricks else str
            assert in_any_order(game, steps, kind) == {end.digest()}
            seen += len(steps) > 1
    assert seen > 3


@some_games
@pytest.mark.rule("R5.8")
def test_a_basket_may_be_filled_in_any_order(block: int) -> None:
    seen = 0
    for number, game in enumerate(decisions(block)):
        if game.node.question == "lodge":
            end = game.clone()
            steps = a_walk(end, SeededDealer(number), ("trap",), most=4)
            assert in_any_order(game, steps, trap_bought) == {end.digest()}
            seen += len(steps) > 1
    assert seen > 3


@some_games
@pytest.mark.rule("R5.11")
def test_dice_may_be_pawned_in_any_order(block: int) -> None:
    seen = 0
    for number, game in enumerate(decisions(block)):
        pawned = [str(choice) for choice in game.choices if str(choice).startswith("pawn-shop")]
        if len(pawned) < 2:
            continue
        digests = set()
        for first, second in permutations((pawned[0], pawned[number % (len(pawned) - 1) + 1])):
            twin = game.clone()
            twin.play(first, second.replace("pawn-shop", "die"))
            digests.add(twin.digest())
        assert len(digests) == 1
        seen += 1
    assert seen > 3


# --- records and positions ---


@some_games
def test_a_record_replays_to_its_end_and_to_every_prefix(block: int) -> None:
    for seed in range(block * GAMES, (block + 1) * GAMES):
        game, dealer = anywhere(seed), SeededDealer(seed + 1)
        digests = {0: game.digest()}
        while not game.over:
            step(game, dealer)
            if not game.at_chance and dealer.below(10) == 0:
                digests[len(game.record().steps)] = game.digest()
        record = game.record()
        assert Game.replay(record).digest() == game.digest()
        for steps, digest in digests.items():
            assert Game.replay(record, to=steps).digest() == digest


@some_games
def test_a_position_is_written_and_read_at_every_stable_point(block: int) -> None:
    seen = 0
    for game in decisions(block):
        if game.node.question == "turn" and ("stage", "before") in game.node.about:
            again = Game.from_position(game.position())
            assert (again.digest(), again.node, again.choices) == (game.digest(), game.node, game.choices)
            seen += 1
    assert seen > 30


# --- views ---


@some_games
@pytest.mark.rule("R16.1", "R16.2")
def test_a_view_redeals_to_a_game_that_the_seat_cannot_tell_apart(block: int) -> None:
    for number, game in enumerate(nodes(block)):
        if number % 3:
            continue
        for seat in (*range(game.options.players), None):
            view = game.view(seat)
            again = view.redeal(SeededDealer(number))
            assert again.view(seat).to_json() == view.to_json()
            for clan, dealt in zip(view.clans, again.open_view().clans, strict=True):
                assert clan.traps in (None, dealt.traps)
                assert dealt.traps is not None
                assert len(dealt.traps) == clan.trap_count


@some_games
def test_only_the_seat_that_is_asked_has_choices(block: int) -> None:
    for game in nodes(block):
        for seat in (*range(game.options.players), None):
            view = game.view(seat)
            asked = seat is not None and seat == game.seat
            assert view.asked == asked
            assert list(view.legal) == (list(game.legal) if asked else [])
            assert set(view.continuations) <= set(game.legal)
            assert bool(view.continuations) == asked


def ends(game: Game, follow: Callable[[Game], Iterable[int]]) -> set[str]:
    """Return where all walks lead that stay with the question."""
    question, seen, found = game.node.question, {game.to_json()}, set()
    waiting = [game]
    while waiting:
        here = waiting.pop()
        for choice in follow(here):
            further = here.clone()
            further.apply(choice)
            if further.node.question != question:
                found.add(further.digest())
            elif further.to_json() not in seen:
                seen.add(further.to_json())
                waiting.append(further)
    return found


@some_games
def test_bots_lose_nothing_by_ascending_walks(block: int) -> None:
    seen, before = 0, ""
    for game in decisions(block):
        begins, before = game.node.question != before, game.node.question
        if begins and before in ("load", "lodge", "deploy-dice") and len(game.choices) < 7:
            everywhere = ends(game, lambda here: here.legal)
            assert ends(game, lambda here: here.view(here.seat).continuations) == everywhere
            seen += 1
    assert seen > 3


@some_games
def test_bots_lose_nothing_by_pawning_in_ascending_order(block: int) -> None:
    seen = 0
    for game in decisions(block):
        if game.node.question == "turn" and len(game.open_view().clan(game.seat or 0).pool) < 7:
            everywhere, ascending = set(), set()
            for choice in game.choices:
                if str(choice).startswith("pawn-shop"):
                    pawned = game.clone()
                    pawned.apply(choice)
                    if pawned.node.question == "pawn":
                        everywhere |= ends(pawned, lambda here: here.legal)
                        ascending |= ends(pawned, lambda here: here.view(here.seat).continuations)
            assert ascending == everywhere
            seen += len(everywhere) > 1
    assert seen > 3
