mauseloch-name = Mauseloch
mauseloch-line = Ein Blatt für alle. Wer dreimal nur Gestrichenes wirft, hat verloren.

# Regelseite
mauseloch-guide-turn = Auf einem Blatt für alle stehen die Zahlen von 3 bis 18. Wer an der Reihe ist, wirft dreimal drei Würfel, und nach jedem Wurf wird ihre Summe gestrichen.
mauseloch-guide-end = Eine neue Zahl genügt, und der Becher wandert weiter. Wer aber mit drei Würfen nur trifft, was schon gestrichen ist, sitzt im Mauseloch: Das Spiel ist aus und der Strich verdient.
mauseloch-guide-picture = Nur 3, 4, 7 und 18 sind noch frei. Da wird es eng.
mauseloch-guide-ruling = Es wird immer dreimal geworfen, auch wenn schon der erste Wurf eine neue Zahl gebracht hat.

# Blatt
mauseloch-sheet-about = Die Zahlen von 3 bis 18 für vier Spiele, zum Abstreichen. Gut auf A5, zu zweit auf A4.
mauseloch-sheet-lost = verloren hat
mauseloch-came =
    { $new ->
        [0] nichts Neues
        [one] eine neue Zahl
        [2] zwei neue Zahlen
        [3] drei neue Zahlen
       *[other] { $new } neue Zahlen
    }
mauseloch-free =
    { $free ->
        [0] Keine Summe ist mehr frei.
        [one] Eine Summe ist noch frei.
       *[other] { $free } Summen sind noch frei.
    }

# Karte vor dem Spiel
mauseloch-card-one = Drei Würfe; jede Summe wird auf dem gemeinsamen Zettel gestrichen.
mauseloch-card-two = Was schon gestrichen ist, bringt nichts mehr.
mauseloch-card-three = Drei Würfe ohne eine neue Summe: Das ist der Strich, und das Spiel ist aus.
