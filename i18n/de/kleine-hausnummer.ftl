kleine-hausnummer-name = Kleine Hausnummer
kleine-hausnummer-line = Bau aus drei Würfeln die niedrigste Hausnummer.

# Regelseite
kleine-hausnummer-guide-turn-text = Du baust aus drei Würfeln eine dreistellige Hausnummer, so niedrig es geht, am liebsten 111. Du würfelst erst mit drei Würfeln, dann mit zweien, zuletzt mit einem: Von jedem Wurf lässt du genau einen liegen.
kleine-hausnummer-guide-end-text = Am Schluss stehen die Ziffern so, dass die niedrigste Nummer herauskommt. Die höchste Hausnummer verliert.
kleine-hausnummer-guide-example-picture = Erst bleibt die 1 liegen, dann die 2; die letzte Zahl musst du nehmen, wie sie fällt.
kleine-hausnummer-guide-once-text = Mit nur einem Wurf geht es schneller, und es gibt nichts zu entscheiden: Die drei Würfel werden bloß geordnet.
kleine-hausnummer-guide-keep = Gut spielen
kleine-hausnummer-guide-keep-text = Lass immer den niedrigsten Würfel liegen: Geordnet wird erst am Schluss, ein höherer ist also nie besser.

# Karte vor dem Spiel
kleine-hausnummer-card-one = Du beginnst mit drei Würfeln, hast drei Würfe und lässt von jedem einen Würfel liegen.
kleine-hausnummer-card-two = Daraus wird die niedrigste Zahl gelegt: 2, 6 und 5 machen 256.
kleine-hausnummer-card-three = Die höchste Hausnummer bekommt den Strich.
