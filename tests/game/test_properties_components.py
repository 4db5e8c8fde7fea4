"""Nothing is lost or made: every card, token and tile is in one place at every node of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from monsterlands import Event, Game, Options, SeededDealer
from monsterlands.game import codec, describe
from monsterlands.game.names import names_of
from support.adventures import heard
from support.knowledge import face_down
from support.random_positions import random_position
from support.whole_games import BOX, GAMES, new, nodes, some_games, step

TRICKY = Options(players=1, scenario=8)
EQUIPMENT_IN_HAND = ("equip", "hand-on", "inherit")
"""Frames that hold a card that nobody carries yet."""


class Inventory:
    """The places of all cards and tokens by name, read from a written state."""

    def __init__(self, game: Game) -> None:
        _, state = codec.decode(game.to_json(), game.box)
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

    def monsters_elsewhere(self) -> Counter[str]:
        """Count the monster at the entrance, and the captured one that will go there (R8.7)."""
        return Counter(name for name in (self.table["entrance"], *self.table["adventure"]["escaped"]) if name)

    def traps_on_paths(self) -> Counter[str]:
        """Count the traps that lie on paths, face down or up; Madhala's are drawn as she turns them up."""
        return Counter(trap for path in self.view.paths.values() for trap in path.traps if trap)

    def frames(self, *kinds: str) -> list[list[int | str]]:
        """List the frames of some kinds."""
        return [frame for frame in self.stack if frame[0] in kinds]


def the_cards(names: Iterable[str]) -> Counter[str]:
    """Count every card once."""
    return Counter(dict.fromkeys(names, 1))


def games_with_events(block: int) -> Iterator[tuple[Game, list[Event]]]:
    """Yield the nodes of some new games with all their events so far."""
    for seed in range(block * GAMES, (block + 1) * GAMES):
        game, dealer = new(seed), SeededDealer(seed + 1)
        told = heard(game)
        while not game.over:
            yield game, told
            step(game, dealer)
        yield game, told


# --- cards ---


@some_games
def test_every_mercenary_of_the_deck_is_in_one_place(block: int) -> None:
    for game in nodes(block, every=5):
        here = Inventory(game)
        found = here.of("mercenaries", "tavern", "mercenaries")
        found.update(here.table["decks"]["set_aside"])
        hired = Counter({name: count for name, count in found.items() if name not in INITIAL})
        scenario = here.view.scenario
        needed = set(scenario.deck_dice if scenario else "")
        cards = [card.name for card in BOX.mercenaries if not card.role and needed <= {*card.dice}]
        assert hired == the_cards(cards)
        assert len(cards) == (10 if needed else 28)


INITIAL = {card.name: card.affinity for card in BOX.mercenaries if card.role}


@some_games
@pytest.mark.rule("R2.2", "R7.9", "R10.4")
def test_initial_members_are_in_their_clan_until_they_die_or_desert(block: int) -> None:
    for game, told in games_with_events(block):
        view = game.open_view()
        if view.phase == "setup":
            continue
        gone = {str(event["member"]) for event in told if event.kind in ("died", "deserted")}
        for clan in view.clans:
            founders = {name for name, affinity in INITIAL.items() if affinity == clan.affinity}
            assert {name for name in clan.mercenaries if name in INITIAL} == founders - gone
        piles = view.decks["mercenaries"] + view.discards["mercenaries"] + view.tavern
        assert not set(piles) & set(INITIAL)


@some_games
def test_every_monster_is_in_one_place(block: int) -> None:
    for game in nodes(block, every=5):
        here = Inventory(game)
        monsters = here.of("monsters", "", "trophies") + here.at_lands("monster")
        assert monsters + here.monsters_elsewhere() == the_cards(card.name for card in BOX.monsters)


@some_games
def test_every_land_is_in_one_place(block: int) -> None:
    for game in nodes(block, every=5):
        here = Inventory(game)
        assert here.of("lands", "", "lands") + here.at_lands("land") == the_cards(
            card.name for card in BOX.lands
        )


@some_games
def test_equipment_is_neither_lost_nor_made(block: int) -> None:
    held = 0
    for game in nodes(block, every=2):
        here = Inventory(game)
        cards = Counter([*here.view.decks["equipment"], *here.view.discards["equipment"]])
        cards.update(name for name in here.view.bazaar if name)
        for clan in here.view.clans:
            for carried in clan.equipment.values():
                cards.update(carried)
        in_hand = [str(frame[2]) for frame in here.frames(*EQUIPMENT_IN_HAND)]
        cards.update(in_hand)
        held += len(in_hand)
        assert cards == Counter({card.name: card.count for card in BOX.equipment})
    assert held


@some_games
@pytest.mark.rule("R2.4", "R3.2", "R10.4")
def test_no_novice_is_lost_or_made_except_for_clans_without_members(block: int) -> None:
    for game in nodes(block, every=2):
        view = game.open_view()
        novices = view.novices + sum(clan.novices for clan in view.clans)
        assert novices == 8 or (novices > 8 and view.novices == 0)


# --- tokens ---


@some_games
def test_every_loot_token_is_in_one_place(block: int) -> None:
    for game in nodes(block, every=5):
        assert Inventory(game).of("loot", "loot", "loot") == the_cards(token.id for token in BOX.loot)


@some_games
def test_traps_of_the_pile_are_neither_lost_nor_made(block: int) -> None:
    for game in nodes(block, every=3):
        here = Inventory(game)
        traps = here.of("traps", "lodge", "traps") + here.traps_on_paths()
        in_play = ("improved", "shielded", "trick") if here.view.tricks else ("improved",)
        del traps["initial"]
        assert traps == Counter({trap.id: trap.count for trap in BOX.traps if trap.kind in in_play})


MODULE = {trap.id: trap.count for trap in BOX.traps if trap.kind in ("shielded", "trick")}


@pytest.mark.rule("R13.7")
def test_the_24_tokens_of_scenario_8_are_in_piles_of_their_own_or_face_up_on_madhalas_paths() -> None:
    laid = discarded = 0
    for seed in range(120):
        game, dealer = random_position(TRICKY, SeededDealer(seed), BOX, "adventure"), SeededDealer(seed)
        while game.open_view().phase == "adventure":
            here = Inventory(game)
            piles = Counter(here.view.decks["traps"]) + Counter(here.view.discards["traps"])
            hers = [path for path in here.view.paths.values() if path.mercenary == "madhala"]
            shown = Counter(trap for path in hers for trap in path.traps if trap)
            found = {trap: count for trap, count in (piles + shown).items() if trap in MODULE}
            assert found == MODULE
            assert sum(found.values()) == 24
            assert {*shown} <= {*MODULE}
            assert not {*MODULE} & {*here.view.lodge, *here.view.clan(0).owned_traps}
            laid += shown.total()
            discarded += any(trap in MODULE for trap in here.view.discards["traps"])
            step(game, dealer)
    assert min(laid, discarded) > 0


@some_games
@pytest.mark.rule("R1.7")
def test_initial_traps_leave_the_game_when_they_are_discarded_and_only_then(block: int) -> None:
    for game, told in games_with_events(block):
        view = game.open_view()
        if view.phase == "setup":
            continue
        shown = [
            event.kind for event in told if event.kind.startswith("trap-") and event["trap"] == "initial"
        ]
        lying = sum(path.traps.count("initial") for path in view.paths.values())
        face_down_there = sum(face_down(path).count("initial") for path in view.paths.values())
        face_up = lying - face_down_there
        held = sum((clan.traps or ()).count("initial") for clan in view.clans)
        left = shown.count("trap-discarded") + shown.count("trap-revealed") - face_up
        assert held + lying == game.options.players - left
        assert "initial" not in view.discards["traps"] + view.decks["traps"] + view.lodge


@some_games
@pytest.mark.rule("R16.2")
def test_the_public_set_of_traps_is_what_is_held_and_what_lies_face_down(block: int) -> None:
    for game in nodes(block, every=2):
        view = game.open_view()
        for clan in view.clans:
            laid = [
                trap for path in view.paths.values() if path.seat == clan.seat for trap in face_down(path)
            ]
            assert sorted([*(clan.traps or ()), *laid]) == sorted(clan.owned_traps)
            assert clan.trap_count == len(clan.traps or ())


# --- tiles ---


@some_games
def test_no_mission_and_no_header_is_in_two_places(block: int) -> None:
    for game in nodes(block, every=5):
        here = Inventory(game)
        missions = [*here.table["decks"]["missions"], *(name for name in here.table["missions"] if name)]
        headers = [*here.table["decks"]["headers"], *(side[:-1] for side in here.at_lands("header"))]
        assert len(missions) == len({*missions})
        assert len(headers) == len({*headers})


@some_games
@pytest.mark.rule("R2.9", "R7.2", "R10.6")
def test_two_missions_are_used_up_in_every_round(block: int) -> None:
    for game, told in games_with_events(block):
        view = game.open_view()
        docked = [event for event in told if event.kind == "docked" and event["offer"] == "mission"]
        drawn = [str(event["card"]) for event in docked]
        assert {*view.decks["missions"], *drawn} == {tile.id for tile in BOX.missions}
        assert len(view.decks["missions"]) == 12 - len(drawn)
        if view.phase == "deployment":
            assert view.missions == tuple(drawn[-2:])
            assert len(drawn) == 2 * view.round


@some_games
@pytest.mark.rule("R10.6")
def test_a_used_header_comes_back_only_when_all_are_used(block: int) -> None:
    for game, told in games_with_events(block):
        left = {tile.id for tile in BOX.headers}
        on_lands: dict[object, str] = {}
        for event in told:
            if event.kind == "reshuffled" and event["offer"] == "header":
                assert left == set()
                left = {tile.id for tile in BOX.headers} - {*on_lands.values()}
            elif event.kind == "docked" and event["offer"] == "land":
                on_lands.pop(event["place"], None)
            elif event.kind == "docked" and event["offer"] == "header":
                on_lands[event["place"]] = str(event["card"])[:-1]
                left.remove(on_lands[event["place"]])
        view = game.open_view()
        assert {*view.decks["headers"]} == left
        if view.phase == "deployment":
            lying = [on_lands[place] for place in sorted(on_lands, key=str)]
            assert [land.header[:-1] for land in view.lands] == lying
