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

# Strategieseite
studentenpasch-strategy-about = Wer einfach möglichst viel will, behält jede 1 und jede 6 und wirft alles andere neu; das bringt im Schnitt { $mean } Punkte. Liegt schon eine Summe auf dem Tisch, geht es um mehr: sie nicht zu unterbieten. Dann lohnt es sich manchmal, auch eine 6 wieder aufzunehmen – oder mit wenig zufrieden zu sein.
studentenpasch-strategy-first = Nach dem ersten Wurf
studentenpasch-strategy-first-text = Zu zweit, und die andere Person war schon dran. Zeile: der eigene Wurf. Spalte: die Summe auf dem Tisch. Im Feld steht, was liegen bleibt (ein Strich: nichts), und wie oft man dann ohne Strich davonkommt. Umrandet heißt: aufhören.
studentenpasch-strategy-first-picture = Was liegen bleibt, wenn noch zwei Würfe kommen.
studentenpasch-strategy-second = Nach dem zweiten Wurf
studentenpasch-strategy-second-text = Dieselbe Tafel, wenn nach dem ersten Wurf nichts liegen blieb und nur noch ein Wurf kommt.
studentenpasch-strategy-second-picture = Was liegen bleibt, wenn noch ein Wurf kommt.
studentenpasch-strategy-table = Summe auf dem Tisch
studentenpasch-strategy-thrown = Wurf
