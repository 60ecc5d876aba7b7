# Hören: was neben dem Bild einer Aufnahme steht.

hear-wave = Schwingung
hear-timbre = Klangfarbe (kHz) mit den Resonanzen F1 und F2
hear-pitch = Tonhöhe (Hz)
hear-seconds = { $seconds } s
hear-about = { $seconds } s, { $pitch } Hz
hear-unvoiced = { $seconds } s, ohne Stimme
hear-silent = nichts zu hören
hear-long = lang, { $seconds } s
hear-short = kurz, { $seconds } s
hear-between = dazwischen, { $seconds } s
hear-tempo-usual = Eine Länge allein verrät nicht, wie schnell du sprichst; lang und kurz gelten darum für gewöhnliches Tempo.
hear-differs = Rot: Hier weicht deine Aufnahme am stärksten vom Vorbild ab. Zum Vergleich ist deine Aufnahme gedehnt.
