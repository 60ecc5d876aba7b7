# Klang: warum nichts zu hören ist.
sound-no-device = Hier ist keine Tonausgabe zu finden: Es geht ohne Ton weiter.
sound-no-answer = Der Klangserver antwortet nicht: Es geht ohne Ton weiter.
sound-vanished = Die Tonausgabe ist verschwunden; der nächste Klang versucht es neu.
sound-no-microphone = Hier ist kein Mikrofon: Aufnehmen geht nicht.

# Die Einstellungen.
sound-volume = Lautstärke
sound-volume-about = { $percent ->
    [0] Nichts ist zu hören.
   *[other] { $percent } %, für alles, was klingt.
}
sound-dice = Würfel hören
sound-dice-about = Leises Klappern, wenn Würfel fallen oder der Becher geschüttelt wird.
sound-voice = Stimme
sound-voice-about = Spricht die Namen, Merksprüche und Leben von dre13ehn.
sound-tempo = Sprechtempo
sound-tempo-about = { $percent } %; 100 % ist, wie man deutlich spricht.
sound-try = Probe
sound-try-about = So klingt es gerade.
sound-try-voice = Sprechen
sound-try-dice = Würfeln
