einundzwanzig-name = Einundzwanzig
einundzwanzig-line = Ein Würfel zählt reihum hoch. Wer auf 21 kommt, hat verloren.

# Regelseite
einundzwanzig-guide-turn = Ein einziger Würfel geht um den Tisch und zählt. Wer beginnt, legt ihn mit der 1 nach oben hin. Wer dann an die Reihe kommt, schnippt ihn weiter und zählt die neue Zahl dazu.
einundzwanzig-guide-end = Wer auf 21 oder darüber kommt, bekommt den Strich und darf zum Trost wieder beginnen: mit der 1.
einundzwanzig-guide-picture = Unter jedem Würfel steht, wie weit gezählt ist. Mit der letzten 3 ist es passiert.
einundzwanzig-guide-ruling = Ein Spiel ist genau ein Strich. An einem Abend beginnt das nächste Spiel nicht, wer ihn bekam, sondern wer ohnehin an der Reihe ist.
einundzwanzig-laid = legt die 1
einundzwanzig-came = zählt { $count }
einundzwanzig-safe = Noch { $left } bis 21: Der nächste Wurf ist sicher.
einundzwanzig-tight =
    { $left ->
        [1] Noch 1 bis 21: Jeder Wurf kostet den Strich.
        [6] Noch 6 bis 21: Nur eine 6 kostet den Strich.
       *[other] Noch { $left } bis 21: Ab einer { $left } kostet es den Strich.
    }

# Karte vor dem Spiel
einundzwanzig-card-one = Ein Würfel geht reihum; wer beginnt, legt die 1.
einundzwanzig-card-two = Jeder Wurf kommt zu einer Summe, die allen gehört.
einundzwanzig-card-three = Wer sie auf 21 oder darüber bringt, bekommt den Strich.
