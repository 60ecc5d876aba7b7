kirchenfenster-name = Kirchenfenster
kirchenfenster-line = Würfle eine 4 oder eine 6, sonst bekommst du einen Strich.

# Regelseite
kirchenfenster-guide-turn-text = Zwei Würfel, ein Wurf, und nur 4 und 6 zählen: Mit etwas Phantasie sind ihre Augen die Scheiben eines hohen Fensters. Ist keine davon dabei, bekommst du einen Strich.
kirchenfenster-guide-example-picture = Eine 4 oder eine 6 genügt, du brauchst nicht beide.

# Karte vor dem Spiel
kirchenfenster-card-one = Du würfelst einmal mit zwei Würfeln.
kirchenfenster-card-two = Eine 4 oder eine 6 macht das Fenster hell.
kirchenfenster-card-three = Bleibt es dunkel, bekommst du einen Strich.
kirchenfenster-aim = eine 4 oder eine 6
