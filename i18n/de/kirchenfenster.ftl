kirchenfenster-name = Kirchenfenster
kirchenfenster-line = Eine 4 oder eine 6 muss dabei sein, sonst gibt es einen Strich.

# Regelseite
kirchenfenster-guide-turn = Zwei Würfel, ein Wurf, und nur 4 und 6 zählen: Wer mag, sieht in ihren Augen die Scheiben eines hohen Fensters. Wer keine von beiden wirft, bekommt einen Strich.
kirchenfenster-guide-picture = Eine 4 oder eine 6 genügt, beide sind nicht nötig.

# Karte vor dem Spiel
kirchenfenster-card-one = Ein Wurf mit zwei Würfeln.
kirchenfenster-card-two = Eine 4 oder eine 6 macht das Fenster hell.
kirchenfenster-card-three = Bleibt es dunkel, kostet das einen Strich.
