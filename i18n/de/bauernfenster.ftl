bauernfenster-name = Bauernfenster
bauernfenster-line = Eine 3 oder eine 5 muss dabei sein, sonst gibt es einen Strich.

# Regelseite
bauernfenster-guide-turn = Wie das Kirchenfenster, nur bescheidener: zwei Würfel, ein Wurf, und es zählen 3 und 5. Wer keine von beiden wirft, bekommt einen Strich.
bauernfenster-guide-picture = Eine 3 oder eine 5 genügt, beide sind nicht nötig.

# Karte vor dem Spiel
bauernfenster-card-one = Ein Wurf mit zwei Würfeln.
bauernfenster-card-two = Eine 3 oder eine 5 macht das Fenster hell.
bauernfenster-card-three = Bleibt es dunkel, kostet das einen Strich.
