"""How a server is reached, and whom it trusts."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

LOOPBACK = "127.0.0.1"
CONTACT = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://\S+")
NO_CONTACT = "mailto:nobody@monsterlands.invalid"


class BadSetting(Exception):
    """A setting cannot be used; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server.

    :param host: the address that it listens at
    :param public_url: how browsers reach it, if that is not at `host`: ``"https://monsters.example"``
    :param proxies: the addresses or networks of proxies that say who their clients are
    :param shared: whether its games are in a database that other servers use too
    :param house_rules: what the host wants guests to know, as plain text
    :param talk: whether people may talk in groups
    :param push_contact: whom push services may ask about this server: ``"mailto:host@monsters.example"``
    :param metrics_token: lets others than this machine read the metrics; empty for nobody
    """

    host: str = LOOPBACK
    public_url: str = ""
    proxies: tuple[str, ...] = ()
    shared: bool = False
    house_rules: str = ""
    talk: bool = True
    metrics_token: str = ""
    push_contact: str = ""

    def __post_init__(self) -> None:
        """Check the settings.

        :raises BadSetting: if one cannot be used
        """
        if self.public_url and not self.public_host:
            raise BadSetting(
                f"{self.public_url} is not an address of a site; https://monsters.example would be one"
            )
        if self.push_contact and not CONTACT.fullmatch(self.push_contact):
            raise BadSetting(
                f"{self.push_contact} is no contact; mailto:host@monsters.example or https://... would be one"
            )
        for proxy in self.proxies:
            try:
                ip_network(proxy, strict=False)
            except ValueError:
                raise BadSetting(
                    f"{proxy} is not an address or network; 127.0.0.1 or 10.0.0.0/8 would be"
                ) from None

    @property
    def public_host(self) -> str:
        """The host and port that browsers name; empty if there is no public address."""
        try:
            parts = urlsplit(self.public_url)
            return parts.netloc if parts.scheme in ("http", "https") and parts.path in ("", "/") else ""
        except ValueError:
            return ""

    @property
    def contact(self) -> str:
        """Whom push services may ask about this server; they want somebody even if nobody is named."""
        public = self.public_url if self.public_url.startswith("https://") else ""
        return self.push_contact or public.rstrip("/") or NO_CONTACT

    @property
    def has_keeper(self) -> bool:
        """Whether one person has the machine for themselves: everybody who can ask is that person."""
        return is_loopback(self.host) and not (self.proxies or self.public_url or self.shared)


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
