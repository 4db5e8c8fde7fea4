## Profiles and their devices, and how friends get to the server.

profile-unknown = This server does not know your profile. Reload the page to make a new one.
profile-bad-secret = The secret of a device has { $length } letters, digits, hyphens and underscores.
profile-bad-ticket = This code is wrong, was used already, or is older than ten minutes. Get a new one on the other device.
profile-known-device = This browser has a profile with this secret already. The code is still valid.
profile-unknown-device = Your profile has no such device.
profile-many-devices = Your profile is on { $most } devices already. Remove one that you do not use any more.
profile-revoked = This browser was removed from the profile, so it opens nothing here any more.
profile-guesses = That was wrong too often. Wait a few minutes, then try again.

house-no-network = This computer is in no network, so nobody else can reach it. Connect it to one, then try again.
house-no-port = The server cannot listen on the local network: { $reason }
