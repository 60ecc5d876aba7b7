entenschiss-name = Langer Entenschiß
entenschiss-line = 1, 2 und 3 in einem einzigen Wurf, sonst gibt es einen Strich.
entenschiss-throws-about = Wie viele Versuche man hat, immer mit allen drei Würfeln.

# Regelseite
entenschiss-guide-turn = Ein Wurf mit drei Würfeln, und er muss 1, 2 und 3 zeigen. Wer das nicht schafft, bekommt einen Strich, also fast immer fast alle: Nur einer von 36 Würfen ist der richtige.
entenschiss-guide-picture = Nur alle drei zusammen ersparen den Strich.
entenschiss-guide-more = Ist das zu streng, macht man zwei oder drei Versuche aus, jeden mit allen drei Würfeln. Der erste Treffer beendet die Reihe.
entenschiss-came-well = alle drei
entenschiss-came-badly = daneben

# Karte vor dem Spiel
entenschiss-card-one = Ein Wurf mit drei Würfeln.
entenschiss-card-two = Er muss 1, 2 und 3 zeigen, in welcher Reihenfolge auch immer.
entenschiss-card-three = Alles andere kostet einen Strich.
