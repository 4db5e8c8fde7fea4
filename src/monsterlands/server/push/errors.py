"""What can be wrong with a subscription, or with a push service."""

from __future__ import annotations


class BadEndpoint(Exception):
    """No message may be sent to this address."""


class BadKeys(Exception):
    """These are no keys."""


class NotReached(Exception):
    """A push service did not answer, or not as one."""


class NotPublic(Exception):
    """The name of a push service stands for an address of a private network."""
