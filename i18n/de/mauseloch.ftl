mauseloch-name = Mauseloch
mauseloch-line = Ein Blatt für alle. Drei Würfe ohne neue Zahl, und du verlierst.

# Regelseite
mauseloch-guide-turn-text = Auf einem Blatt für alle stehen die Zahlen von 3 bis 18. Bist du an der Reihe, würfelst du dreimal mit drei Würfeln und streichst nach jedem Wurf ihre Summe.
mauseloch-guide-end-text = Eine neue Zahl genügt, und der Becher wandert weiter. Triffst du aber mit allen drei Würfen nur, was schon gestrichen ist, sitzt du im Mauseloch: Das Spiel ist aus, und du hast dir den Strich verdient.
mauseloch-guide-example-picture = Nur 3, 4, 7 und 18 sind noch frei. Da wird es eng.
mauseloch-guide-turn-ruling = Du würfelst immer dreimal, auch wenn schon der erste Wurf eine neue Zahl gebracht hat.

# Blatt
mauseloch-sheet-about = Die Zahlen von 3 bis 18 für vier Spiele, zum Abstreichen. Gut auf A5, oder zwei auf einer A4-Seite.
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
mauseloch-card-one = Du würfelst dreimal mit drei Würfeln und streichst jede Summe auf dem gemeinsamen Blatt.
mauseloch-card-two = Was schon gestrichen ist, bringt nichts mehr.
mauseloch-card-three = Bringen drei Würfe keine neue Summe, bekommst du den Strich, und das Spiel ist aus.
