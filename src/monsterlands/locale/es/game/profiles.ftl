## Profiles and their devices, and how friends get to the server.

profile-unknown = Este servidor no conoce tu perfil. Recarga la página para crear uno nuevo.
profile-bad-secret = El secreto de un dispositivo tiene { $length } letras, cifras, guiones y guiones bajos.
profile-bad-ticket = Este código no es correcto, ya se ha usado o tiene más de diez minutos. Pide uno nuevo en el otro dispositivo.
profile-known-device = Este navegador ya tiene un perfil con este secreto. El código sigue valiendo.
profile-unknown-device = Tu perfil no tiene ese dispositivo.
profile-many-devices = Tu perfil ya está en { $most } dispositivos. Quita alguno que ya no uses.
profile-revoked = Este navegador ya no pertenece al perfil, así que aquí no abre nada.
profile-guesses = Demasiados intentos fallidos. Espera unos minutos y vuelve a probar.

house-no-network = Esta máquina no está en ninguna red, así que nadie más puede llegar a ella. Conéctala a una y vuelve a probar.
house-no-port = El servidor no puede escuchar en la red local: { $reason }
