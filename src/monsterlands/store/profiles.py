"""Profiles of people, their devices, and where their browsers take messages."""

from __future__ import annotations

import time
from dataclasses import asdict

from sqlalchemy import ColumnElement, Connection, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from .database import Columns, StorePart
from .errors import AlreadyThere, UnknownProfile
from .model import Change, Device, Profile, Subscription, new_id
from .people_tables import devices, profiles, subscriptions, tickets
from .rows import hash_of

DAY = 86_400.0
MOST_TICKETS = 5
"""Tickets of a profile that are good at the same time."""
MOST_SUBSCRIPTIONS = 10
"""Browsers of a profile that take messages."""


class Profiles(StorePart):
    """The part of a store that keeps profiles. Only the hashes of their secrets are stored."""

    def put_profile(self, profile: Profile, secret: str) -> None:
        """Store a new profile with its first device, which has this secret.

        :raises AlreadyThere: if a device has this secret, or there is a profile with this id
        """
        with self._database.writing() as connection:
            try:
                connection.execute(insert(profiles), asdict(profile))
            except IntegrityError:
                raise AlreadyThere(f"There is a profile {profile.id} already.") from None
            self._add_device(connection, profile.id, secret, profile.created)

    def profile(self, id: str) -> Profile | None:
        """Return a profile, or None."""
        return self._profile(profiles.c.id == id)

    def profile_of(self, secret: str) -> Profile | None:
        """Return the profile of a device by the secret of the device, or None."""
        own = select(devices.c.profile).where(devices.c.hash == hash_of(secret))
        return self._profile(profiles.c.id == own.scalar_subquery())

    def _profile(self, which: ColumnElement[bool]) -> Profile | None:
        with self._database.reading() as connection:
            found = connection.execute(select(profiles).where(which)).mappings().first()
        return None if found is None else Profile(**found)

    def change_profile(self, id: str, name: str, emblem: str) -> None:
        """Change the name and the emblem of a profile.

        :raises UnknownProfile: if there is no such profile
        """
        change = update(profiles).where(profiles.c.id == id).values(name=name, emblem=emblem)
        with self._database.writing() as connection:
            if not connection.execute(change).rowcount:
                raise _unknown(id)

    def saw_profile(self, secret: str) -> None:
        """Note that a device of a profile is used now; that is written at most once a day."""
        now, device = time.time(), self.device_of(secret)
        if device is None or now - device.seen < DAY:
            return
        with self._database.writing() as connection:
            connection.execute(update(devices).where(devices.c.id == device.id).values(seen=now))
            connection.execute(update(profiles).where(profiles.c.id == device.profile).values(seen=now))

    def delete_profile(self, id: str) -> None:
        """Delete a profile with its devices and all that it owns; its games and what it said stay."""
        with self._database.writing() as connection:
            self._remove_devices(connection, devices.c.profile == id)
            connection.execute(delete(profiles).where(profiles.c.id == id))

    # --- devices ---

    def add_device(self, profile: str, secret: str) -> Device:
        """Store another device of a profile.

        :raises UnknownProfile: if there is no such profile
        :raises AlreadyThere: if a device has this secret
        """
        with self._database.writing() as connection:
            return self._add_device(connection, profile, secret, time.time())

    def _add_device(self, connection: Connection, profile: str, secret: str, now: float) -> Device:
        if not secret:
            raise ValueError("a secret must not be empty")
        device = Device(new_id(), profile, now, now)
        try:
            connection.execute(insert(devices), asdict(device) | {"hash": hash_of(secret)})
        except IntegrityError as error:
            if self._database.lacks_parent(error):
                raise _unknown(profile) from None
            raise AlreadyThere("There is a device with this secret already.") from None
        return device

    def device_of(self, secret: str) -> Device | None:
        """Return the device with a secret, or None."""
        return next(iter(self._devices(devices.c.hash == hash_of(secret))), None)

    def devices(self, profile: str) -> list[Device]:
        """Return the devices of a profile, the oldest first."""
        return self._devices(devices.c.profile == profile)

    def _devices(self, which: ColumnElement[bool]) -> list[Device]:
        columns = (devices.c.id, devices.c.profile, devices.c.created, devices.c.seen)
        wanted = select(*columns).where(which).order_by(devices.c.created, devices.c.id)
        with self._database.reading() as connection:
            return [Device(**row) for row in connection.execute(wanted).mappings()]

    def remove_device(self, profile: str, device: str) -> bool:
        """Delete a device of a profile, so that its secret opens nothing; return whether there was one.

        All tickets of the profile are deleted, too: that device may have made one of them.
        """
        with self._database.writing() as connection:
            which = (devices.c.profile == profile) & (devices.c.id == device)
            if not self._remove_devices(connection, which):
                return False
            connection.execute(delete(tickets).where(tickets.c.profile == profile))
            return True

    def _remove_devices(self, connection: Connection, which: ColumnElement[bool]) -> bool:
        """Delete devices, and tell the hashes of their secrets; return whether there were any."""
        gone = connection.execute(delete(devices).where(which).returning(devices.c.hash)).scalars().all()
        for revoked in gone:
            self._database.tell(connection, Change("revoked", revoked))
        return bool(gone)

    def hashes_of_devices(self, profile: str, device: str = "") -> list[str]:
        """Return the hashes of the secrets of a device of a profile, or of all its devices."""
        wanted = select(devices.c.hash).where(devices.c.profile == profile)
        if device:
            wanted = wanted.where(devices.c.id == device)
        with self._database.reading() as connection:
            return list(connection.execute(wanted).scalars())

    # --- tickets: a profile comes to another device ---

    def add_ticket(self, profile: str, code: str, expires: float) -> None:
        """Store a code that lets another device in once. A profile has five of them; older ones are deleted.

        :raises UnknownProfile: if there is no such profile
        :raises AlreadyThere: if there is such a ticket
        """
        row: Columns = {"hash": hash_of(code), "profile": profile, "expires": expires}
        with self._database.writing() as connection:
            try:
                connection.execute(insert(tickets), row)
            except IntegrityError as error:
                if self._database.lacks_parent(error):
                    raise _unknown(profile) from None
                raise AlreadyThere("There is such a ticket already.") from None
            connection.execute(FEWER_TICKETS, row | {"others": MOST_TICKETS - 1})

    def use_ticket(self, code: str, secret: str, now: float) -> Profile | None:
        """Exchange a ticket for a device with this secret; None if it is unknown, spent, or expired.

        :raises AlreadyThere: if a device has this secret; then the ticket stays good
        """
        spent = delete(tickets).where(tickets.c.hash == hash_of(code))
        with self._database.writing() as connection:
            ticket = connection.execute(spent.returning(tickets.c.profile, tickets.c.expires)).first()
            if ticket is None or ticket.expires < now:
                return None
            self._add_device(connection, ticket.profile, secret, now)
            wanted = select(profiles).where(profiles.c.id == ticket.profile)
            return Profile(**connection.execute(wanted).mappings().one())

    # --- messages while the page is closed ---

    def subscribe(self, profile: str, subscription: Subscription) -> None:
        """Store where a browser takes messages of a profile; it takes those of no other profile any more.

        A profile has ten of them; the oldest are deleted.

        :raises UnknownProfile: if there is no such profile
        """
        row: Columns = asdict(subscription) | {"profile": profile, "created": time.time()}
        with self._database.writing() as connection:
            try:
                connection.execute(SUBSCRIBE, row)
            except IntegrityError:
                raise _unknown(profile) from None
            connection.execute(FEWER_SUBSCRIPTIONS, row | {"others": MOST_SUBSCRIPTIONS - 1})

    def subscriptions(self, profile: str) -> list[Subscription]:
        """Return where the browsers of a profile take messages, the oldest first."""
        columns = [subscriptions.c[name] for name in ("endpoint", "p256dh", "auth", "language")]
        wanted = select(*columns).where(subscriptions.c.profile == profile)
        with self._database.reading() as connection:
            rows = connection.execute(wanted.order_by(subscriptions.c.created)).mappings()
            return [Subscription(**row) for row in rows]

    def unsubscribe(self, endpoint: str) -> None:
        """Forget where a browser took messages."""
        with self._database.writing() as connection:
            connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))


# The new one stays in any case, even if the clock was set back.

FEWER_TICKETS = text("""
DELETE FROM tickets WHERE profile = :profile AND hash <> :hash AND hash NOT IN (
    SELECT hash FROM tickets WHERE profile = :profile AND hash <> :hash ORDER BY expires DESC LIMIT :others
)""")
SUBSCRIBE = text("""
INSERT INTO subscriptions (endpoint, profile, p256dh, auth, language, created)
VALUES (:endpoint, :profile, :p256dh, :auth, :language, :created)
ON CONFLICT (endpoint) DO UPDATE SET profile = excluded.profile, p256dh = excluded.p256dh,
    auth = excluded.auth, language = excluded.language, created = excluded.created
""")
FEWER_SUBSCRIPTIONS = text("""
DELETE FROM subscriptions WHERE profile = :profile AND endpoint <> :endpoint AND endpoint NOT IN (
    SELECT endpoint FROM subscriptions WHERE profile = :profile AND endpoint <> :endpoint
    ORDER BY created DESC LIMIT :others
)""")


def _unknown(profile: str) -> UnknownProfile:
    return UnknownProfile(f"There is no profile {profile}.")
