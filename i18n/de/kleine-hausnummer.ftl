kleine-hausnummer-name = Kleine Hausnummer
kleine-hausnummer-line = Aus drei Würfeln die niedrigste Hausnummer bauen.

# Regelseite
kleine-hausnummer-guide-turn = Aus drei Würfeln wird eine dreistellige Hausnummer gebaut, so niedrig es geht: am liebsten 111. Geworfen wird erst mit dreien, dann mit zweien, zuletzt mit einem: Von jedem Wurf bleibt genau ein Würfel liegen.
kleine-hausnummer-guide-end = Am Schluss werden die Ziffern so gestellt, dass die niedrigste Nummer herauskommt. Die höchste Hausnummer verliert.
kleine-hausnummer-guide-picture = Erst bleibt die 1 liegen, dann die 2; die letzte Zahl muss man nehmen, wie sie fällt.
kleine-hausnummer-guide-once = Mit nur einem Wurf geht es schneller, und zu entscheiden gibt es nichts: Die drei Würfel werden bloß geordnet.

# Karte vor dem Spiel
kleine-hausnummer-card-one = Drei Würfe; von jedem bleibt ein Würfel liegen.
kleine-hausnummer-card-two = Daraus wird die niedrigste Zahl gelegt: 2, 6 und 5 machen 256.
kleine-hausnummer-card-three = Die höchste Hausnummer bekommt den Strich.
