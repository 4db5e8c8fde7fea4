"""Entries become steps, steps a game, and games a campaign."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from monsterlands import Game, Options, Record, SeededDealer
from monsterlands.game import BadCampaign, Campaign, Stage, UnreadableRecord
from monsterlands.store import (
    AlreadyThere,
    CampaignInfo,
    Changes,
    Entry,
    GameInfo,
    Seat,
    Store,
    StoreError,
    UnknownCampaign,
    campaign_of,
    fold,
    game_of,
    start_record,
)
from support.campaigns import campaign_at, play
from support.commands import POSITION
from support.stores import BEGIN, info

# --- steps --------------------------------------------------------------------------------------


def test_nothing_folds_to_nothing() -> None:
    assert fold([]) == ()


def test_steps_follow_each_other() -> None:
    assert fold([Entry(1, "begin", steps=("- a", "- b")), Entry(2, "answer", 0, steps=("0 c",))]) == (
        "- a",
        "- b",
        "0 c",
    )


def test_undone_steps_are_left_out() -> None:
    entries = [
        Entry(1, "begin", steps=("- a",)),
        Entry(2, "answer", 0, steps=("0 b",)),
        Entry(3, "answer", 0, steps=("0 c", "- d")),
        Entry(4, "take-back", 0, dropped=3, steps=()),
        Entry(5, "answer", 0, steps=("0 e",)),
        Entry(6, "undo", 0, dropped=1, steps=()),
        Entry(7, "answer", 0, dropped=1, steps=("- f", "0 g")),
    ]
    assert fold(entries[:4]) == ("- a",)
    assert fold(entries[:5]) == ("- a", "0 e")
    assert fold(entries[:6]) == ("- a",)
    assert fold(entries) == ("- f", "0 g")


def test_more_steps_than_there_are_cannot_be_undone() -> None:
    with pytest.raises(StoreError, match="entry 2 undoes 2 steps of 1"):
        fold([Entry(1, "begin", steps=("- a",)), Entry(2, "undo", dropped=2)])


# --- games --------------------------------------------------------------------------------------


def stored(game: Game, *entries: Entry) -> Game:
    return game_of(GameInfo("g1", 0.0, 0.0, start_record(game), (Seat(), Seat())), entries)


@pytest.mark.parametrize("start", ["new", "position", "state"])
def test_a_game_goes_on_from_its_entries(start: str) -> None:
    if start == "new":
        game = Game.new(Options(players=2, first=0, confirm=(0,)))
    else:
        game = Game.from_position(POSITION)
    if start == "state":
        game.apply(game.legal[0])
        game = Game.from_json(game.to_json())
    dealer = SeededDealer(4)
    game.advance(dealer)
    for _ in range(5):
        game.apply(game.legal[0])
        game.advance(dealer)
    steps = game.record().steps
    again = stored(
        game,
        Entry(1, "begin", steps=(*steps[:3], "0 nonsense")),
        Entry(2, "take-back", dropped=2),
        Entry(3, "answer", 0, steps=steps[2:]),
    )
    assert again.digest() == game.digest()
    assert again.record() == game.record()


def test_the_record_at_the_start_has_no_steps_and_is_where_the_game_began() -> None:
    game = play(Game.new(Options(players=1, affinity="fire")), to_the_end=False)
    start = Record.from_text(start_record(game))
    assert start.steps == ()
    assert Game.replay(start).digest() == Game.new(game.options).digest()


def test_entries_that_the_rules_forbid_are_reported() -> None:
    with pytest.raises(UnreadableRecord, match="step 1, '0 mine 1 S'"):
        stored(Game.new(Options(players=2)), Entry(1, "begin", steps=("0 mine 1 S",)))


# --- campaigns ----------------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store with the campaign c1."""
    with Store.open(tmp_path) as opened:
        opened.new_campaign(CAMPAIGN)
        yield opened


CAMPAIGN = CampaignInfo("c1", 50.0, "normal", Campaign.new("normal").to_text())


def begin(store: Store, game: str, created: float) -> Campaign:
    """Store the next game of the campaign, and return the campaign."""
    campaign = where(store)
    assert campaign.next is not None
    record = start_record(campaign.begin(campaign.next.difficulties[0]))
    store.create(info(game, created=created, record=record, campaign="c1", seats=(Seat(),)), BEGIN, "", ())
    return where(store)


def end(store: Store, game: str, rank: str) -> Campaign:
    version = store.info(game).version + 1
    store.append(game, Entry(version, "answer", 0, steps=("0 end",)), Changes("", True, rank, 47))
    return where(store)


def where(store: Store) -> Campaign:
    return campaign_of(store.campaign("c1"), store.games_of("c1"))


def test_a_campaign_is_read_as_it_was_stored(store: Store) -> None:
    assert store.campaign("c1") == CAMPAIGN
    later = CampaignInfo("c0", 60.0, "hard", Campaign.new("hard").to_text())
    store.new_campaign(later)
    assert store.campaigns() == [later, CAMPAIGN]


def test_a_second_campaign_with_an_id_is_refused(store: Store) -> None:
    with pytest.raises(AlreadyThere, match=r"^There is a campaign c1 already\.$"):
        store.new_campaign(CampaignInfo("c1", 60.0, "hard", "other"))
    assert store.campaigns() == [CAMPAIGN]


def test_an_unknown_campaign_is_reported_and_gets_no_games(store: Store) -> None:
    with pytest.raises(UnknownCampaign, match=r"^There is no campaign c9\.$"):
        store.campaign("c9")
    with pytest.raises(UnknownCampaign, match=r"^There is no campaign c9\.$"):
        store.create(info(campaign="c9"), BEGIN, "", ())
    assert store.games() == []


def test_the_status_of_a_campaign_follows_from_its_games(store: Store) -> None:
    store.create(info("elsewhere"), BEGIN, "", ())
    assert where(store) == Campaign.new("normal")
    campaign = begin(store, "g1", 100.0)
    assert campaign.games == 0
    assert campaign.current is not None
    campaign = end(store, "g1", "veteran")
    assert (campaign.games, campaign.current) == (1, None)
    assert campaign.next == Stage(2, ("normal",))
    begin(store, "a later one", 110.0)
    campaign = end(store, "a later one", "hero")
    assert campaign.next == Stage(3, campaign_at(3, "hard").next.difficulties)  # type: ignore[union-attr]
    assert [(game.scenario, game.difficulty, game.rank, game.points) for game in campaign.history] == [
        (1, "normal", "veteran", 47),
        (2, "normal", "hero", 47),
    ]
    assert [game.id for game in store.games_of("c1")] == ["g1", "a later one"]


def test_games_that_do_not_follow_from_each_other_are_reported(store: Store) -> None:
    begin(store, "g1", 100.0)
    end(store, "g1", "veteran")
    begin(store, "g2", 110.0)
    end(store, "g2", "veteran")
    store.delete("g1")
    with pytest.raises(BadCampaign, match="game 1 is of scenario 2 on normal; it must be of scenario 1"):
        where(store)
