grosse-hausnummer-name = Große Hausnummer
grosse-hausnummer-line = Aus drei Würfeln die höchste Hausnummer bauen.

# Regelseite
grosse-hausnummer-guide-turn = Aus drei Würfeln wird eine dreistellige Hausnummer gebaut, so hoch es geht. Geworfen wird erst mit dreien, dann mit zweien, zuletzt mit einem: Von jedem Wurf bleibt genau ein Würfel liegen.
grosse-hausnummer-guide-end = Am Schluss werden die Ziffern so gestellt, dass die höchste Nummer herauskommt. Die niedrigste Hausnummer verliert.
grosse-hausnummer-guide-picture = Erst bleibt die 6 liegen, dann die 5; die letzte Zahl muss man nehmen, wie sie fällt.
grosse-hausnummer-guide-once = Mit nur einem Wurf geht es schneller, und zu entscheiden gibt es nichts: Die drei Würfel werden bloß geordnet.

# Karte vor dem Spiel
grosse-hausnummer-card-one = Drei Würfe; von jedem bleibt ein Würfel liegen.
grosse-hausnummer-card-two = Daraus wird die höchste Zahl gelegt: 2, 6 und 5 machen 652.
grosse-hausnummer-card-three = Die niedrigste Hausnummer bekommt den Strich.
