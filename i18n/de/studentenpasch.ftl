studentenpasch-name = Studentenpasch
studentenpasch-line = Die 1 zählt 100, die 6 zählt 60. Drei Würfe, Gutes bleibt liegen.
