doppelgaenger-name = Die Doppelgänger
doppelgaenger-line = Fünf Würfe, und nur gleiche Augen zählen.

# Regelseite
doppelgaenger-guide-turn-text = Du würfelst fünfmal mit allen drei Würfeln. Es zählen nur Doppelgänger: zwei gleiche mit ihrer Summe, drei gleiche ebenso. Einzelgänger zählen nichts.
doppelgaenger-guide-end-text = Die kleinste Summe aus den fünf Würfen bekommt den Strich.
doppelgaenger-guide-example-picture = Drei Würfe mit Doppelgängern, zwei ohne.

# Karte vor dem Spiel
doppelgaenger-card-one = Du würfelst fünfmal mit drei Würfeln.
doppelgaenger-card-two = Es zählt nur, was in einem Wurf doppelt oder dreifach fällt.
doppelgaenger-card-three = Die kleinste Summe bekommt den Strich.
doppelgaenger-aim = möglichst hohe gleiche Augen
