"""A push service of our own, with a browser behind it that reads what it gets as RFC 8291 says.

It shares no code with the server: keys are derived here step by step, from the text of the RFCs.
"""

from __future__ import annotations

import http.server
import json
import queue
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from monsterlands.server.push.delivery import Network

HOST = "push.example"
PATIENCE = 30.0
CURVE = ec.SECP256R1()
DRIP = "drip"
Answer = int | bytes | str | None


def to_text(raw: bytes) -> str:
    """Write bytes as base64url, without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """Read base64url."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


# --- a browser ------------------------------------------------------------------------------------


class Browser:
    """A browser that has subscribed: it alone can read its messages."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"0123456789abcdef"):
        self._private = private or ec.generate_private_key(CURVE)
        self.auth = auth
        self.point = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def subscription(self, name: str = "browser", language: str = "en") -> dict[str, str]:
        """Return what it tells the server."""
        return {
            "endpoint": f"https://{HOST}/send/{name}?v=2",
            "p256dh": to_text(self.point),
            "auth": to_text(self.auth),
            "language": language,
        }

    def decrypt(self, body: bytes) -> bytes:
        """Read a message of one record (RFC 8188, section 2, with the keys of RFC 8291, section 3.4)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "there is one record"
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point))
        secret = _derive(shared, self.auth, b"WebPush: info\0" + self.point + point, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        opened, mark, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert mark, "the last record ends so"
        assert not padding.strip(b"\0")
        return opened


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


# --- a push service -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Got:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self, public_key: str) -> dict[str, Any]:
        """Check who signed the request (RFC 8292), and return what was signed."""
        scheme, _, fields = self.headers["authorization"].partition(" ")
        signed = dict(field.split("=", 1) for field in fields.split(","))
        assert (scheme, signed["k"]) == ("vapid", public_key)
        head, claims, signature = signed["t"].split(".")
        assert json.loads(to_bytes(head))["alg"] == "ES256"
        raw = to_bytes(signature)
        pair = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(public_key))
        key.verify(encode_dss_signature(*pair), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        found: dict[str, Any] = json.loads(to_bytes(claims))
        return found


class PushService:
    """Keeps what it gets. It answers 201, or what the test says: with a status, with bytes, one byte after
    the other, or never (`None`).
    """

    def __init__(self, port: int, trusted: ssl.SSLContext) -> None:
        self.port = port
        self.got: queue.Queue[Got] = queue.Queue()
        self.answers: queue.Queue[Answer] = queue.Queue()
        self.headers: dict[str, str] = {}
        self.released = threading.Event()
        """Set at the end, so that nobody waits any more."""
        self.network = Network(lambda _: [("127.0.0.1", port)], lambda _: True, lambda: trusted)

    def next(self) -> Got:
        """Wait for the next request."""
        return self.got.get(timeout=PATIENCE)


@contextmanager
def push_service(folder: Path) -> Generator[PushService, None, None]:
    """Run a push service on this machine, with a certificate of its own."""
    certificate, key = _certificate(folder)
    offered = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    offered.load_cert_chain(certificate, key)
    trusted = ssl.create_default_context(cafile=str(certificate))

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.got.put(Got(self.path, headers, body))
            answer: Answer = 201 if service.answers.empty() else service.answers.get()
            if isinstance(answer, bytes):
                self.wfile.write(answer)
            while answer == DRIP and not service.released.wait(0.02):
                self.wfile.write(b"H")
            if not isinstance(answer, int):
                service.released.wait(PATIENCE)
                return
            self.send_response(answer)
            for name, value in service.headers.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Say nothing."""

    class Server(http.server.ThreadingHTTPServer):
        daemon_threads = True

        def finish_request(self, request: Any, client_address: Any) -> None:
            # In the thread of the request, so that a slow handshake holds up nobody.
            with offered.wrap_socket(request, server_side=True) as line:
                super().finish_request(line, client_address)

        def handle_error(self, request: Any, client_address: Any) -> None:
            """Say nothing: a client may leave when it likes."""

    with Server(("127.0.0.1", 0), Handler) as server:
        service = PushService(server.server_address[1], trusted)
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield service
        finally:
            service.released.set()
            server.shutdown()
            thread.join(PATIENCE)


def _certificate(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    folder.mkdir(parents=True, exist_ok=True)
    files = folder / "push.pem", folder / "push.key"
    files[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    return files
