## I profili e i loro dispositivi, e come gli amici arrivano al server.

profile-unknown = Questo server non conosce il tuo profilo. Ricarica la pagina per crearne uno nuovo.
profile-bad-secret = Il segreto di un dispositivo ha { $length } lettere, cifre, trattini e trattini bassi.
profile-bad-ticket = Questo codice è sbagliato, già usato, o più vecchio di dieci minuti. Creane uno nuovo sull’altro dispositivo.
profile-known-device = Questo browser ha già un profilo con questo segreto. Il codice resta valido.
profile-unknown-device = Il tuo profilo non ha questo dispositivo.
profile-many-devices = Il tuo profilo è già su { $most } dispositivi. Rimuovine uno che non usi più.
profile-revoked = Questo browser è stato rimosso dal profilo, quindi da qui non si apre più nulla.
profile-guesses = Troppi tentativi sbagliati. Aspetta qualche minuto e riprova.

house-no-network = Questo computer non è in nessuna rete, quindi nessun altro può raggiungerlo. Collegalo a una rete e riprova.
house-no-port = Il server non può mettersi in ascolto sulla rete locale: { $reason }
