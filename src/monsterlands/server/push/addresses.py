"""Which addresses messages are sent to: https, by name, and never into a private network."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from .errors import BadEndpoint

LONGEST = 500
"""The most characters of an endpoint."""
LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
ENDPOINT = re.compile(
    rf"https://((?:{LABEL}\.)+[a-z](?:[a-z0-9-]{{0,61}}[a-z0-9])?)(?::443)?(/[!$-\[\]-~]*)?"
)
"""As browsers write it. The last label begins with a letter, so that it is a name and no disguised number."""
LONGEST_HOST = 253
TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv4 addresses as machines see them that have IPv6 alone (NAT64)."""
HIDING = (IPv6Network("64:ff9b:1::/48"), IPv6Network("2002::/16"), IPv6Network("2001::/32"))
"""IPv6 addresses that hide an IPv4 address (NAT64 of a private network, 6to4, Teredo)."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where a push service takes messages for one browser. `target` is secret: it never goes into a log."""

    host: str
    target: str

    @classmethod
    def of(cls, text: str) -> Endpoint:
        """Read an endpoint.

        :raises BadEndpoint: if it is not https, has another port, or names no host
        """
        found = ENDPOINT.fullmatch(text) if len(text) <= LONGEST else None
        if found is None or len(found[1]) > LONGEST_HOST:
            raise BadEndpoint
        return cls(found[1], found[2] or "/")

    @property
    def origin(self) -> str:
        """The push service, as it is signed for."""
        return f"https://{self.host}"


def is_public(address: str) -> bool:
    """Return whether an address is one of the Internet: not of this machine, and of no private network."""
    try:
        found = ip_address(address)
    except ValueError:  # such as one with a zone: fe80::1%eth0
        return False
    if isinstance(found, IPv6Address):
        if found in TRANSLATED:
            return _is_public(IPv4Address(int(found) & 0xFFFFFFFF))
        if found.ipv4_mapped is not None or any(found in network for network in HIDING):
            return False
    return _is_public(found)


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    special = address.is_multicast or address.is_reserved or address.is_loopback or address.is_link_local
    local = isinstance(address, IPv6Address) and address.is_site_local
    return address.is_global and not special and not local
