"""Copy all games of a store to another, such as from a folder to a database."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from .errors import AlreadyThere, DamagedGame, UnknownCampaign, UnknownGame
from .store import Store


@dataclass(slots=True)
class Copied:
    """What was copied.

    :param games: how many games were copied
    :param there: how many were there already, exactly the same
    :param damaged: the ids of games that were not copied because they are damaged
    """

    games: int
    there: int
    damaged: list[str]


def copy_store(source: Store, target: Store, done: Callable[[int], None] = lambda _: None) -> Copied:
    """Copy all games and campaigns, and the people with their groups. Each is copied as a whole or not.

    If it is cut off, run it again: what is there already, exactly the same, is left as it is. So are profiles
    and groups that are there.

    :param done: is called with the number of games after each of them
    :raises AlreadyThere: if the target has another game or campaign with the same id; then nothing is copied
    """
    there = set(target.ids())
    copied = Copied(0, 0, [])
    _check_campaigns(source, target)
    missing: list[str] = []
    for game in source.ids():
        if game not in there:
            missing.append(game)
        elif source.whole(game) != target.whole(game):
            raise AlreadyThere(f"There is another game {game} in the target. Nothing was copied.")
        else:
            copied.there += 1
    _copy_profiles(source, target, source.profile_ids())
    _copy_campaigns(source, target)
    for game in missing:
        try:
            whole = source.whole(game)
            _copy_profiles(source, target, [row["profile"] for row in whole.owners])  # new ones
            target.put(whole)
            copied.games += 1
        except DamagedGame:
            copied.damaged.append(game)
        except UnknownGame:
            pass  # it was deleted in the meantime
        done(copied.games)
    _copy_groups(source, target)
    _copy_house(source, target)
    return copied


def _check_campaigns(source: Store, target: Store) -> None:
    known = {campaign.id: campaign for campaign in target.campaigns()}
    for campaign in source.campaigns():
        if known.get(campaign.id, campaign) != campaign:
            raise AlreadyThere(f"There is another campaign {campaign.id} in the target. Nothing was copied.")


def _copy_campaigns(source: Store, target: Store) -> None:
    for campaign in source.campaigns():
        try:
            target.campaign(campaign.id)
        except UnknownCampaign:
            target.new_campaign(campaign)
            owner = source.campaign_owner(campaign.id)
            if owner and target.profile(owner) is not None:
                target.own_campaign(campaign.id, owner)


def _copy_profiles(source: Store, target: Store, profiles: Iterable[str]) -> None:
    for id in profiles:
        whole = source.whole_profile(id)
        if whole is not None and target.profile(id) is None:
            target.put_whole_profile(whole)


def _copy_groups(source: Store, target: Store) -> None:
    there = set(target.group_ids())
    for id in source.group_ids():
        whole = None if id in there else source.whole_group(id)
        if whole is not None:
            target.put_whole_group(whole)


def _copy_house(source: Store, target: Store) -> None:
    """Copy what belongs to all of them; times of games must not lie in the future of the clock."""
    target.put_clock_forward(source.lived())
    for name, value in source.house_values().items():
        target.keep_house_value(name, value)
