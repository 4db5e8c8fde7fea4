"""Who must go when a queue is full: the one that waits longest, of the address with the most."""

from __future__ import annotations

from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import TypeVar

Waiting = TypeVar("Waiting")


def longest_of_largest(waiting: dict[Waiting, str]) -> Waiting:
    """Return the one that waits longest, of the address with the most; `waiting` has the longest first.

    Somebody who opens many connections only pushes out their own.
    """
    crowds = Counter(waiting.values())
    largest = max(crowds.values())
    return next(each for each, address in waiting.items() if crowds[address] == largest)


def party_of(address: str) -> str:
    """Return whom limits count together: one address of IPv4, one network (/64) of IPv6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return found.exploded[:19]
