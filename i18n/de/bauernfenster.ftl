bauernfenster-name = Bauernfenster
bauernfenster-line = Würfle eine 3 oder eine 5, sonst bekommst du einen Strich.

# Regelseite
bauernfenster-guide-turn-text = Wie das Kirchenfenster, nur bescheidener: zwei Würfel, ein Wurf, und es zählen 3 und 5. Ist keine davon dabei, bekommst du einen Strich.
bauernfenster-guide-example-picture = Eine 3 oder eine 5 genügt, du brauchst nicht beide.

# Karte vor dem Spiel
bauernfenster-card-one = Du würfelst einmal mit zwei Würfeln.
bauernfenster-card-two = Eine 3 oder eine 5 macht das Fenster hell.
bauernfenster-card-three = Bleibt es dunkel, bekommst du einen Strich.
bauernfenster-aim = eine 3 oder eine 5
