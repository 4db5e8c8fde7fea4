"""A window that shows a group."""

from __future__ import annotations

import secrets

from ...store import Window, new_id
from ...words import Words
from ..guest import Client
from ..limits import RateLimit
from .messages import GroupServerMessage

LOOKS = (10, 0.5)
"""How often a window may come to the front or go behind others at once, and then each second."""
NUMBERS = 1000
"""Those who look on are called by a number below this."""


class GroupGuest(Client[GroupServerMessage]):
    """A window of a member, or of somebody who looks on with the link alone."""

    def __init__(self, words: Words, profile: str, secret: str, looks: bool, address: str = "") -> None:
        super().__init__(words, address)
        self.profile = profile
        """Whose window it is; empty for somebody who looks on."""
        self.secret = secret
        """What let it in: of a device, or that of the link. It may be revoked."""
        self.looks = looks
        """Whether the window is in front."""
        self.looking = RateLimit(*LOOKS)
        """How often it may still come to the front."""
        self.id = new_id()
        self.number = 1 + secrets.randbelow(NUMBERS - 1)
        """What somebody who looks on is called in their talk."""

    @property
    def looks_on(self) -> bool:
        """Whether it has no seat."""
        return not self.profile

    @property
    def window(self) -> Window:
        """What is stored of it while it is open."""
        return Window(self.id, self.profile, self.looks)
