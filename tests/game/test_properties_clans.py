"""Properties of clans at every node of every game."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from monsterlands import ClanView, Game, SeededDealer
from monsterlands.game import codec, describe
from monsterlands.game.names import names_of
from monsterlands.rules import layout
from support.adventures import heard
from support.whole_games import BLOCKS, BOX, GAMES, anywhere, decisions, nodes, some_games, step

DICE = {card.name: card.dice for card in BOX.mercenaries}
REPUTATIONS = {card.name: card.reputation for card in BOX.mercenaries}
AFFINITIES = {
    **{card.name: card.affinity for card in BOX.mercenaries},
    **{card.name: card.affinity for card in BOX.lands},
}
AFTER_THE_LEADERS = ("desert", "inherit", "hand-on")
"""Questions of the clean-up that come when every clan has a leader again (R10.3)."""


def homecoming(game: Game) -> int | None:
    """Return the seat whose homecoming it is, even in the middle of one of its free actions."""
    _, state = codec.decode(game.to_json(), game.box)
    seats = [frame[1] for frame in describe.stack(state, names_of(game.box)) if frame[0] == "homecoming"]
    return int(seats[0]) if seats else None


def still_coming_home(game: Game) -> set[int]:
    """Return the seats whose homecoming has not ended: their limits do not apply yet (R1.7)."""
    view = game.open_view()
    seat = homecoming(game) if view.phase == "clean-up" else None
    if seat is None:
        return set()
    order = [((view.first or 0) + turn) % view.players for turn in range(view.players)]
    return {*order[order.index(seat) :]}


@pytest.mark.rule("R1.7")
def test_the_limits_of_the_play_area_hold_whenever_somebody_is_asked() -> None:
    beyond = 0
    for game in chain.from_iterable(decisions(block) for block in range(BLOCKS)):
        waiting = still_coming_home(game)
        for clan in game.open_view().clans:
            assert clan.trap_limit == (8 if "Dalina" in clan.mercenaries else 5)
            assert clan.trap_count <= clan.trap_limit or game.node.question == "overflow"
            if clan.seat in waiting:
                beyond += clan.potions > 3 or clan.venoms > 3 or clan.defense > 5
            else:
                assert clan.defense <= 5
                assert clan.potions <= 3
                assert clan.venoms <= 3
    assert beyond, "no clan ever came home with more than its limits"


@some_games
@pytest.mark.rule("R1.3", "R1.4")
def test_reputation_is_the_sum_of_the_members_and_nothing_is_negative(block: int) -> None:
    for game in nodes(block):
        for clan in game.open_view().clans:
            assert clan.reputation == sum(REPUTATIONS[name] for name in clan.mercenaries) + clan.novices
            assert clan.excess_glory == max(0, clan.glory - clan.reputation)
            amounts = (clan.gold, clan.glory, clan.defense, clan.potions, clan.venoms, clan.novices)
            assert min(amounts) >= 0


def brought(clan: ClanView) -> Counter[str]:
    """Count the dice of a clan's members and of its glory."""
    bonus = [dice for glory, dice in BOX.glory_bonus if glory <= clan.glory]
    members = "".join(DICE[name] for name in clan.mercenaries) + "S" * clan.novices
    return Counter(members + (bonus[-1] if bonus else ""))


@some_games
@pytest.mark.rule("R4.1", "R15.2")
def test_pools_begin_with_the_dice_of_members_and_glory_and_what_the_queen_grants(block: int) -> None:
    granted = 0
    for seed in range(block * GAMES, (block + 1) * GAMES):
        game, dealer = anywhere(seed), SeededDealer(seed + 1)
        told = heard(game)
        grants: Counter[str] = Counter()
        while not game.over:
            told.clear()
            step(game, dealer)
            view = game.open_view()
            grants.update(str(event["colour"]) for event in told if event.kind == "granted")
            for event in told:
                if event.kind == "pool-ready" and event.seat is not None:
                    expected = brought(view.clan(event.seat))
                    if event.seat == view.first:
                        assert grants.total() == (view.queens_grant and view.round > 1)
                        expected += grants
                        granted += grants.total()
                        grants.clear()
                    names = {"S": "strength", "M": "magic", "P": "persuasion"}
                    assert {colour: event[name] for colour, name in names.items()} == {
                        colour: expected[colour] for colour in names
                    }
    assert granted


@some_games
@pytest.mark.rule("R5.1", "R5.5")
def test_no_dice_are_left_in_any_pool_after_deployment(block: int) -> None:
    met = Counter[str]()
    for game in nodes(block):
        view = game.open_view()
        if view.phase in ("adventure", "clean-up"):
            assert [clan.pool for clan in view.clans] == [""] * view.players
            met[view.phase] += 1
    assert min(met["adventure"], met["clean-up"]) > 0


@some_games
@pytest.mark.rule("R1.8", "R6.1", "R10.1")
def test_exactly_the_mercenaries_on_a_path_are_assigned(block: int) -> None:
    assigned = 0
    for game in nodes(block):
        view = game.open_view()
        taken = [(path.seat, path.mercenary) for path in view.paths.values() if path.seat is not None]
        assert len(taken) == len({*taken})
        _, state = codec.decode(game.to_json(), game.box)
        assert state.table[layout.ASSIGNED].bit_count() == len(taken)
        for clan in view.clans:
            away = {name for name in clan.mercenaries if name not in clan.unassigned}
            assert away == {name for seat, name in taken if seat == clan.seat}
        assigned += len(taken)
        if view.phase in ("preparation", "clean-up") and game.node.question != "assign":
            assert taken == []
    assert assigned


@some_games
@pytest.mark.rule("R9.5")
def test_settlers_are_members_of_the_affinity_of_their_only_land_and_do_not_lead(block: int) -> None:
    settled = 0
    for game in nodes(block):
        for clan in game.open_view().clans:
            assert {*clan.settled} <= {*clan.lands}
            assert {*clan.settled.values()} <= {*clan.mercenaries} - {clan.leader}
            assert len({*clan.settled.values()}) == len(clan.settled)
            for land, settler in clan.settled.items():
                assert AFFINITIES[land] == AFFINITIES[settler]
            settled += len(clan.settled)
    assert settled


def members(clan: ClanView) -> set[str]:
    """Name the members who could lead a clan."""
    return {*clan.mercenaries, *(["novice"] if clan.novices else [])}


@some_games
@pytest.mark.rule("R3.2", "R10.3")
def test_the_leader_is_a_member_or_has_just_died(block: int) -> None:
    died = 0
    for game in nodes(block):
        view = game.open_view()
        for clan in view.clans:
            if view.phase == "setup" or clan.leader in members(clan):
                continue
            assert clan.leader == ""
            # Nobody is left, or the leader has died and R10.3 has not come yet.
            assert view.phase in ("adventure", "clean-up") or not members(clan)
            assert view.phase != "deployment"
            if view.phase == "clean-up" and game.node.question in AFTER_THE_LEADERS:
                assert not members(clan)
            died += 1
    assert died


@some_games
@pytest.mark.rule("R7.8", "R7.9")
def test_the_wounded_are_members(block: int) -> None:
    for game in nodes(block, every=2):
        _, state = codec.decode(game.to_json(), game.box)
        wounded = state.table[layout.WOUNDED].bit_count()
        assert wounded == sum(len(clan.wounded) for clan in game.open_view().clans)
