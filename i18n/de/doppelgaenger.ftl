doppelgaenger-name = Die Doppelgänger
doppelgaenger-line = Fünf Würfe, und nur gleiche Augen zählen.

# Regelseite
doppelgaenger-guide-turn = Wer dran ist, wirft fünfmal alle drei Würfel. Es zählen nur Doppelgänger: zwei gleiche mit ihrer Summe, drei gleiche ebenso. Einzelgänger zählen nichts.
doppelgaenger-guide-end = Die kleinste Summe aus den fünf Würfen bekommt den Strich.
doppelgaenger-guide-picture = Drei Würfe mit Doppelgängern, zwei ohne.

# Karte vor dem Spiel
doppelgaenger-card-one = Fünf Würfe mit drei Würfeln.
doppelgaenger-card-two = Es zählt nur, was doppelt oder dreifach fällt.
doppelgaenger-card-three = Wer am wenigsten zusammenbringt, bekommt den Strich.
