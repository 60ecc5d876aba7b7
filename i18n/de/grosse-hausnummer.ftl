grosse-hausnummer-name = Große Hausnummer
grosse-hausnummer-line = Bau aus drei Würfeln die höchste Hausnummer.

# Regelseite
grosse-hausnummer-guide-turn-text = Du baust aus drei Würfeln eine dreistellige Hausnummer, so hoch es geht. Du würfelst erst mit drei Würfeln, dann mit zweien, zuletzt mit einem: Von jedem Wurf lässt du genau einen liegen.
grosse-hausnummer-guide-end-text = Am Schluss stehen die Ziffern so, dass die höchste Nummer herauskommt. Die niedrigste Hausnummer verliert.
grosse-hausnummer-guide-example-picture = Erst bleibt die 6 liegen, dann die 5; die letzte Zahl musst du nehmen, wie sie fällt.
grosse-hausnummer-guide-once-text = Mit nur einem Wurf geht es schneller, und es gibt nichts zu entscheiden: Die drei Würfel werden bloß geordnet.
grosse-hausnummer-guide-keep = Gut spielen
grosse-hausnummer-guide-keep-text = Lass immer den höchsten Würfel liegen: Geordnet wird erst am Schluss, ein niedrigerer ist also nie besser.

# Karte vor dem Spiel
grosse-hausnummer-card-one = Du beginnst mit drei Würfeln, hast drei Würfe und lässt von jedem einen Würfel liegen.
grosse-hausnummer-card-two = Daraus wird die höchste Zahl gelegt: 2, 6 und 5 machen 652.
grosse-hausnummer-card-three = Die niedrigste Hausnummer bekommt den Strich.
