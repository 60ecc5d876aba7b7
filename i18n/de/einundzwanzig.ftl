einundzwanzig-name = Einundzwanzig
einundzwanzig-line = Ein Würfel zählt reihum hoch. Kommst du auf 21, verlierst du.

# Regelseite
einundzwanzig-guide-turn-text = Ein einziger Würfel geht um den Tisch und zählt. Die erste Person legt ihn mit der 1 nach oben hin. Kommst du dann an die Reihe, schnippst du ihn weiter und zählst die neue Zahl dazu.
einundzwanzig-guide-end-text = Kommst du auf 21 oder darüber, bekommst du den Strich und darfst zum Trost wieder beginnen: mit der 1.
einundzwanzig-guide-example-picture = Unter jedem Würfel steht, wie weit ihr gezählt habt. Die letzte 3 war zu viel.
einundzwanzig-guide-turn-ruling = Ein Spiel endet mit genau einem Strich. Bei „Ein Abend“ beginnt das nächste Spiel nicht die Person mit dem Strich, sondern die, die ohnehin an der Reihe ist.
einundzwanzig-laid = legt die 1
einundzwanzig-came = bis { $count } gezählt
einundzwanzig-safe = Noch { $left } bis 21: Der nächste Wurf ist sicher.
einundzwanzig-tight =
    { $left ->
        [1] Noch 1 bis 21: Jeder Wurf kostet den Strich.
        [6] Noch 6 bis 21: Nur eine 6 kostet den Strich.
       *[other] Noch { $left } bis 21: Ab einer { $left } kostet der Wurf den Strich.
    }

# Karte vor dem Spiel
einundzwanzig-card-one = Ein Würfel geht reihum; fängst du an, würfelst du nicht, sondern legst die 1.
einundzwanzig-card-two = Jeder Wurf kommt zu einer Summe, die euch allen gehört.
einundzwanzig-card-three = Bringst du sie auf 21 oder darüber, bekommst du den Strich.
