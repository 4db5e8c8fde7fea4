"""Campaigns, without their games, and to whom they belong."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import ColumnElement, insert, select, text
from sqlalchemy.exc import IntegrityError

from .database import StorePart
from .errors import AlreadyThere, UnknownCampaign, UnknownProfile
from .model import CampaignInfo
from .people_tables import campaign_owners
from .tables import campaigns


class Campaigns(StorePart):
    """The part of a store that keeps campaigns."""

    def new_campaign(self, campaign: CampaignInfo) -> None:
        """Store a new campaign.

        :raises AlreadyThere: if there is a campaign with this id
        """
        with self._database.writing() as connection:
            try:
                connection.execute(insert(campaigns), asdict(campaign))
            except IntegrityError:
                raise AlreadyThere(f"There is a campaign {campaign.id} already.") from None

    def campaigns(self) -> list[CampaignInfo]:
        """Return all campaigns, the newest first."""
        return self._campaigns()

    def campaign(self, campaign: str) -> CampaignInfo:
        """Return a campaign; `campaign_of` adds its games.

        :raises UnknownCampaign: if there is no such campaign
        """
        found = self._campaigns(campaigns.c.id == campaign)
        if not found:
            raise UnknownCampaign(f"There is no campaign {campaign}.")
        return found[0]

    def own_campaign(self, campaign: str, profile: str) -> None:
        """Store to whom a campaign belongs.

        :raises UnknownCampaign: if there is no such campaign
        :raises UnknownProfile: if there is no such profile
        """
        with self._database.writing() as connection:
            there = select(campaigns.c.id).where(campaigns.c.id == campaign)
            if connection.execute(there).first() is None:
                raise UnknownCampaign(f"There is no campaign {campaign}.")
            try:
                connection.execute(OWN, {"campaign": campaign, "profile": profile})
            except IntegrityError:
                raise UnknownProfile("There is no such profile.") from None

    def campaign_owner(self, campaign: str) -> str:
        """Return the profile to which a campaign belongs; empty if it belongs to nobody."""
        wanted = select(campaign_owners.c.profile).where(campaign_owners.c.campaign == campaign)
        with self._database.reading() as connection:
            return connection.execute(wanted).scalar() or ""

    def campaigns_of_profile(self, profile: str) -> list[CampaignInfo]:
        """Return the campaigns of a profile, the newest first."""
        own = select(campaign_owners.c.campaign).where(campaign_owners.c.profile == profile)
        return self._campaigns(campaigns.c.id.in_(own))

    def _campaigns(self, *where: ColumnElement[bool]) -> list[CampaignInfo]:
        with self._database.reading() as connection:
            rows = connection.execute(select(campaigns).where(*where)).mappings()
            found = [CampaignInfo(**row) for row in rows]
        return sorted(found, key=lambda campaign: campaign.created, reverse=True)


OWN = text("""
INSERT INTO campaign_owners (campaign, profile) VALUES (:campaign, :profile)
ON CONFLICT (campaign) DO UPDATE SET profile = excluded.profile
""")
