doppelgaenger-name = Die Doppelgänger
doppelgaenger-line = Fünf Würfe, und nur gleiche Augen zählen.
