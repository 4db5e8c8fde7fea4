"""The keys with which a server signs its messages (VAPID, RFC 8292), and how it encrypts them (RFC 8291).

The libraries are an extra of the package, so importing this module may fail.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib import import_module
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ...store import Subscription
from .errors import BadKeys

# They have no types; `ServerKeys` has.
_vapid: Any = import_module("py_vapid")
_ece: Any = import_module("http_ece")

CURVE = ec.SECP256R1()
PRIVATE_BYTES, AUTH_BYTES = 32, 16
SIGNED_FOR = 12 * 3600
"""Seconds that a signature is good for; 24 hours are the most."""


def new_private_key() -> str:
    """Return a new key of a server, as it is stored."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return _text_of(number.to_bytes(PRIVATE_BYTES, "big"))


class ServerKeys:
    """The keys of a server, which all processes of its database share."""

    def __init__(self, stored: str) -> None:
        """Read a stored key.

        :raises BadKeys: if it is none
        """
        raw = _bytes_of(stored)
        try:
            private = ec.derive_private_key(int.from_bytes(raw, "big"), CURVE)
        except ValueError:
            raise BadKeys from None
        self.public_key = _text_of(_point_of(private))
        """As a browser wants it when it subscribes."""
        # The library knows fewer kinds of contacts than there are; ours is checked already.
        self._signer = _vapid.Vapid02(private, {"no-strict": True})

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """Return the header that tells a push service who sends.

        :param origin: the push service, ``"https://push.example"``
        :param contact: whom the service may ask about this server, ``"mailto:..."`` or ``"https://..."``
        """
        claims = {"aud": origin, "exp": int(now) + SIGNED_FOR, "sub": contact}
        header: str = self._signer.sign(claims)["Authorization"]
        return header

    def encrypt(self, subscription: Subscription, body: bytes) -> bytes:
        """Encrypt a message so that only the browser that has subscribed can read it (``aes128gcm``).

        :raises BadKeys: if the subscription has none
        """
        point, secret = _keys_of(subscription)
        sealed: bytes = _ece.encrypt(
            body,
            private_key=ec.generate_private_key(CURVE),
            dh=point,
            auth_secret=secret,
            version="aes128gcm",
        )
        return sealed

    def check(self, subscription: Subscription) -> None:
        """Check the keys of a subscription.

        :raises BadKeys: if it has none
        """
        _keys_of(subscription)


def _keys_of(subscription: Subscription) -> tuple[bytes, bytes]:
    """Return a point of the curve, and a secret."""
    point, secret = _bytes_of(subscription.p256dh), _bytes_of(subscription.auth)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        raise BadKeys from None
    if len(secret) != AUTH_BYTES:
        raise BadKeys
    return point, secret


def _point_of(private: ec.EllipticCurvePrivateKey) -> bytes:
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text_of(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes_of(text: str) -> bytes:
    bare = text.rstrip("=")
    try:
        return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except ValueError:
        raise BadKeys from None
