"""The games of a campaign (R13.9): which are begun, accepted and refused, and the one under way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from monsterlands import Game, Options
from monsterlands.game.campaign import Campaign, Played, Stage
from monsterlands.game.errors import BadCampaign
from support.campaigns import LAST, STANDARD, campaign_at, goals, play, played, some_record


@pytest.mark.rule("R13.9e")
def test_a_finished_game_moves_the_campaign_on() -> None:
    campaign = Campaign.new("normal", goals("easy", 1))
    game = play(campaign.begin(affinity="fire"))
    assert game.result is not None
    moved = campaign.take(game)
    assert moved.next == Stage(2, ("hard", "cutthroat"))
    assert moved.games == 1
    assert moved.history == (Played(1, "normal", "hero", game.result.scores[0].total, game.record()),)
    assert campaign.games == 0
    assert campaign.next == Stage(1, ("normal",))


@pytest.mark.rule("R13.9b")
def test_a_campaign_is_lost_by_games_without_success() -> None:
    campaign = Campaign.new("normal", goals("high", 99))
    campaign = campaign.take(play(campaign.begin(affinity="air")))
    assert campaign.next == Stage(1, ("tutorial",))
    campaign = campaign.take(play(campaign.begin(affinity="air")))
    assert campaign.status == "lost"
    assert [(game.difficulty, game.rank) for game in campaign.history] == [
        ("normal", "fodder"),
        ("tutorial", "fodder"),
    ]


@pytest.mark.rule("R13.9f")
def test_the_last_scenario_is_won_by_a_game() -> None:
    campaign = campaign_at(LAST, "hard", goals("easy", 1))
    campaign = campaign.take(play(campaign.begin("cutthroat", "water")))
    assert campaign.status == "won"
    assert campaign.games == 10
    assert campaign.history[-1].rank == "hero"


def test_a_record_is_accepted_like_its_game() -> None:
    campaign = Campaign.new()
    game = play(campaign.begin())
    assert campaign.take(game.record()) == campaign.take(game)


def test_a_game_begins_with_the_scenario_and_difficulty_that_are_next() -> None:
    options = campaign_at(2, "normal").begin(confirm=(0,)).options
    assert (options.players, options.scenario, options.difficulty) == (1, 2, "normal")
    assert options.affinity == "jungle"  # R13.7
    assert tuple(options.confirm) == (0,)
    assert campaign_at(2, "hard").begin("cutthroat").options.difficulty == "cutthroat"


def test_after_a_hero_the_difficulty_must_be_chosen() -> None:
    with pytest.raises(BadCampaign, match="must be chosen; next is scenario 2 on hard or cutthroat"):
        campaign_at(2, "hard").begin()


def test_a_game_on_another_difficulty_does_not_begin() -> None:
    with pytest.raises(BadCampaign, match="the difficulty is 'hard'; next is scenario 2 on normal"):
        campaign_at(2, "normal").begin("hard")


@pytest.mark.parametrize("rank", ["veteran", "fodder"])
def test_after_the_end_no_game_begins_and_none_is_accepted(rank: str) -> None:
    games = (*campaign_at(LAST, "normal").history, played(LAST, "normal", rank))
    campaign = Campaign(STANDARD, "normal", games)
    message = f"the campaign is {campaign.status}: there is no next game"
    with pytest.raises(BadCampaign, match=message):
        campaign.begin()
    with pytest.raises(BadCampaign, match=message):
        campaign.take(some_record())


def test_a_game_of_another_scenario_is_refused() -> None:
    game = play(Game.new(Options(players=1, scenario=3)))
    with pytest.raises(BadCampaign, match="game is of scenario 3 on normal; next is scenario 1 on normal"):
        Campaign.new().take(game)


def test_a_game_on_another_difficulty_is_refused() -> None:
    game = play(Game.new(Options(players=1, difficulty="tutorial")))
    with pytest.raises(BadCampaign, match="game is of scenario 1 on tutorial; next is scenario 1 on normal"):
        Campaign.new().take(game)


def test_a_game_of_another_edition_is_refused() -> None:
    game = play(Game.new(Options(players=1)))
    with pytest.raises(BadCampaign, match=r"game is of edition 'standard@1', .*; the campaign of 'easy@1'"):
        Campaign.new("normal", goals("easy", 1)).take(game)


def test_a_game_of_an_edition_of_the_same_name_with_other_numbers_is_refused() -> None:
    game = play(Game.new(Options(players=1), goals("easy", 2)))
    with pytest.raises(BadCampaign, match=r"game is of edition 'easy@1', .*; the campaign of 'easy@1'"):
        Campaign.new("normal", goals("easy", 1)).take(game)


def test_a_game_of_two_players_is_refused() -> None:
    with pytest.raises(BadCampaign, match="the game has 2 players; a campaign is played alone"):
        Campaign.new().take(Game.new(Options(players=2)))


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(BadCampaign, match="the game is not over"):
        Campaign.new().take(Game.new(Options(players=1)))


def test_a_game_that_began_in_the_middle_is_refused() -> None:
    game = play(Game.new(Options(players=1)), to_the_end=False)
    game = play(Game.from_json(game.to_json()))
    with pytest.raises(BadCampaign, match="the game began at a position; a game of a campaign is a new one"):
        Campaign.new().take(game)


def test_a_record_that_does_not_replay_is_refused() -> None:
    record = play(Game.new(Options(players=1))).record()
    with pytest.raises(BadCampaign, match="cannot be replayed: it does not end as its digest says"):
        Campaign.new().take(replace(record, digest="0"))


# --- the game under way -------------------------------------------------------------------------


def test_a_game_under_way_is_remembered() -> None:
    campaign = Campaign.new()
    game = play(campaign.begin(affinity="fire"), to_the_end=False)
    assert campaign.current is None
    remembering = campaign.with_game(game)
    assert remembering.current == game.record()
    assert remembering == campaign.with_game(game.record())
    assert remembering.next == Stage(1, ("normal",))
    assert remembering.games == 0


def test_an_accepted_game_is_no_longer_under_way() -> None:
    campaign = Campaign.new()
    campaign = campaign.with_game(play(campaign.begin(affinity="fire"), to_the_end=False))
    assert campaign.current is not None
    assert campaign.take(play(Game.replay(campaign.current))).current is None


def test_a_game_that_is_over_is_not_under_way() -> None:
    with pytest.raises(BadCampaign, match="the game is over"):
        Campaign.new().with_game(play(Game.new(Options(players=1))))


def test_a_game_that_is_not_the_next_one_is_not_under_way() -> None:
    with pytest.raises(BadCampaign, match="game is of scenario 2 on normal; next is scenario 1 on normal"):
        Campaign.new().with_game(Game.new(Options(players=1, scenario=2)))
