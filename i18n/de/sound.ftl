# Klang: warum nichts zu hören ist.
sound-no-device = Es wurde keine Tonausgabe gefunden. Alles andere geht auch ohne Ton.
sound-no-answer = Der Tonserver deines Computers antwortet nicht. Alles andere geht auch ohne Ton.
sound-vanished = Die Tonausgabe ist verschwunden. Beim nächsten Klang versucht das Programm es noch einmal.
sound-no-microphone = Es wurde kein Mikrofon gefunden, also kannst du nichts aufnehmen.

# Die Einstellungen.
sound-volume = Lautstärke
sound-volume-about = { $percent ->
    [0] Der Ton ist aus.
   *[other] { $percent } % für alle Klänge und die Stimme.
    }
sound-dice = Würfel hören
sound-dice-about = Es klappert leise, wenn Würfel fallen oder der Becher geschüttelt wird.
sound-voice = Stimme
sound-voice-about = Spricht die Namen von dre13ehn, die vier Leben und ihre Merksprüche.
sound-tempo = Sprechtempo
sound-tempo-about = { $percent } %. Bei 100 % spricht die Stimme deutlich und ohne Eile.
sound-try = Probe
sound-try-about = Hör dir an, wie es gerade klingt.
sound-try-voice = Sprechen
sound-try-dice = Würfeln
