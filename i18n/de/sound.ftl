# Klang: warum nichts zu hören ist.
sound-no-device = Hier ist kein Klanggerät: Es geht ohne Ton weiter.
sound-no-answer = Der Klangserver antwortet nicht: Es geht ohne Ton weiter.
sound-vanished = Das Klanggerät ist verschwunden; der nächste Klang versucht es neu.
sound-no-microphone = Hier ist kein Mikrofon: Aufnehmen geht nicht.
