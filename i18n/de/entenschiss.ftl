entenschiss-name = Langer Entenschiß
entenschiss-line = Würfle 1, 2 und 3 auf einmal, sonst bekommst du einen Strich.
entenschiss-throws-about = Wie viele Versuche du hast, immer mit allen drei Würfeln.

# Regelseite
entenschiss-guide-turn-text = Du würfelst einmal mit drei Würfeln, und sie müssen 1, 2 und 3 zeigen. Sonst bekommst du einen Strich, und das trifft fast immer fast alle: Nur einer von 36 Würfen ist der richtige.
entenschiss-guide-example-picture = Nur alle drei zusammen ersparen dir den Strich.
entenschiss-guide-more-text = Ist euch das zu streng, macht zwei oder drei Versuche aus, jeden mit allen drei Würfeln. Der erste Treffer beendet den Zug.
entenschiss-came-well = alle drei
entenschiss-came-badly = daneben

# Karte vor dem Spiel
entenschiss-card-one = Du würfelst einmal mit drei Würfeln.
entenschiss-card-two = Du brauchst 1, 2 und 3, die Reihenfolge ist egal.
entenschiss-card-three = Alles andere kostet einen Strich.
entenschiss-card-twice = Du hast zwei Würfe, jedes Mal mit allen drei Würfeln.
entenschiss-card-thrice = Du hast drei Würfe, jedes Mal mit allen drei Würfeln.
entenschiss-aim = 1, 2 und 3 auf einmal
