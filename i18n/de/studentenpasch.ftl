studentenpasch-name = Studentenpasch
studentenpasch-line = Die 1 zählt 100, die 6 zählt 60. Drei Würfe, Gutes bleibt liegen.

# Regelseite
studentenpasch-guide-turn-text = Eine 1 zählt 100, eine 6 zählt 60, alle anderen zählen ihre Augen. Du hast drei Würfe: Nach dem ersten und dem zweiten lässt du liegen, was dir gefällt, und würfelst mit dem Rest noch einmal. Was liegt, bleibt liegen, und aufhören darfst du jederzeit.
studentenpasch-guide-end-text = Die kleinste Summe bekommt den Strich. Mehr als 300 geht nicht.
studentenpasch-guide-example-picture = Die 1 bleibt liegen, dann die 6; die 5 muss reichen.

# Karte vor dem Spiel
studentenpasch-card-one = Drei Würfel, bis zu drei Würfe: Du lässt liegen, was dir gefällt.
studentenpasch-card-two = Eine 1 zählt 100, eine 6 zählt 60, alles andere seine Augen.
studentenpasch-card-three = Die kleinste Summe bekommt den Strich.

# Strategieseite
studentenpasch-strategy-about-text = Willst du einfach möglichst viel, behältst du jede 1 und jede 6 und würfelst alles andere neu; das bringt im Mittel { $mean } Punkte. Liegt schon eine Summe auf dem Tisch, zählt nur, dass du nicht darunter bleibst. Dann lohnt es sich manchmal, auch eine 6 neu zu würfeln – oder mit wenig zufrieden zu sein.
studentenpasch-strategy-first = Nach dem ersten Wurf
studentenpasch-strategy-first-text = Ihr spielt zu zweit, und die andere Person war schon dran. Zeile: dein Wurf. Spalte: die Summe auf dem Tisch. Darin steht, was du liegen lässt („–“: nichts), und wie oft du dann ohne Strich bleibst. Umrandet heißt: aufhören.
studentenpasch-strategy-first-picture = Was du liegen lässt, wenn noch zwei Würfe kommen.
studentenpasch-strategy-second = Nach dem zweiten Wurf
studentenpasch-strategy-second-text = Dieselbe Tafel, wenn du nach dem ersten Wurf nichts liegen gelassen hast und nur noch ein Wurf kommt.
studentenpasch-strategy-second-picture = Was du liegen lässt, wenn noch ein Wurf kommt.
studentenpasch-strategy-table-label = Summe auf dem Tisch
studentenpasch-strategy-thrown-label = Wurf
