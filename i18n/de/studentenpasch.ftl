studentenpasch-name = Studentenpasch
studentenpasch-line = Die 1 zählt 100, die 6 zählt 60. Drei Würfe, Gutes bleibt liegen.

# Regelseite
studentenpasch-guide-turn = Eine 1 zählt 100, eine 6 zählt 60, alle anderen zählen ihre Augen. Drei Würfe hat man: Nach dem ersten und dem zweiten lässt man liegen, was gefällt, und wirft den Rest noch einmal. Was liegt, bleibt liegen, und aufhören darf man jederzeit.
studentenpasch-guide-end = Die kleinste Summe bekommt den Strich. Mehr als 300 geht nicht.
studentenpasch-guide-picture = Die 1 bleibt liegen, dann die 6; die 5 wird in Kauf genommen.

# Karte vor dem Spiel
studentenpasch-card-one = Bis zu drei Würfe; liegen bleiben darf, was gefällt.
studentenpasch-card-two = Eine 1 zählt 100, eine 6 zählt 60, alles andere seine Augen.
studentenpasch-card-three = Wer am wenigsten hat, bekommt den Strich.
