# Die Strategieseite von Ludix.

ludix-strategy-about = Zu zweit ist Ludix ausgerechnet: Zu jedem Stand ist bekannt, wie oft gewinnt, wer aufhört, und wie oft, wer weiterwürfelt. Spielen beide danach, gewinnt { $wins } der Partien, wer beginnt. Nach denselben Zahlen gehen die Tipps und der starke Computer. Sitzen mehr am Tisch, taugen sie als Anhalt.

ludix-strategy-turn = Der erste Zug
ludix-strategy-turn-text = Ganz am Anfang hört man mit { $enough } auf: Dort kreuzen sich die Linien. Wer nur an die Punkte denkt, hört schon mit 110 auf, und das ist kaum schlechter: Zwischen { $low } und { $high } Punkten kostet die falsche Wahl weniger als eine von hundert Partien.
ludix-strategy-turn-picture = Wie oft gewinnt, wer beim Stand von 0 : 0 beginnt, nach den Punkten im Zug: jetzt aufhören (durchgezogen) oder noch einmal würfeln (gestrichelt).
ludix-strategy-points = Punkte im Zug
ludix-strategy-stop = aufhören
ludix-strategy-throw = weiterwürfeln

ludix-strategy-first = Wer in der Runde zuerst dran ist
ludix-strategy-first-text = Spalte: was man selbst aufgeschrieben hat. Zeile: was die andere Person hat. Im Feld steht, mit wie vielen Punkten im Zug man aufhört. Umrandet heißt: durchspielen, bis es für 300 reicht. Zwei Zahlen heißen: nur dazwischen aufhören; mit noch mehr ist das Ziel so nah, dass sich das Weiterwürfeln wieder lohnt.
ludix-strategy-first-picture = Wer zuerst dran ist, muss wagen, denn auf 300 folgt immer noch ein Zug der anderen Person. Hat sie 200 oder mehr, wird fast immer durchgespielt.
ludix-strategy-own = eigene Punkte
ludix-strategy-other = andere Person

ludix-strategy-second = Wer in der Runde zuletzt dran ist
ludix-strategy-second-text = Dieselbe Tafel für den zweiten Zug der Runde. Wer hier 300 erreicht und mehr hat, gewinnt sofort; darum kann man sonst ruhiger spielen.
ludix-strategy-second-picture = Mit wie vielen Punkten aufhört, wer zuletzt dran ist, solange noch niemand 300 hat.
ludix-strategy-second-learn = Merken lässt sich: Bei 100 : 100 mit { $even } aufhören, bei 100 : 0 schon mit { $ahead }, bei 100 : 200 erst mit { $behind }. Wer zurückliegt, wagt mehr; wer führt, nimmt, was da ist.

ludix-strategy-last = Der allerletzte Zug
ludix-strategy-last-text = Hat die andere Person 300 oder mehr, wird gewürfelt, bis man vorn liegt, auch bei Gleichstand: Der geteilte Sieg ist weniger wert als ein Wurf. Wer gleichauf liegt, gewinnt so in { $level }, wer 50 zurückliegt, in { $near }, mit 150 Rückstand noch in { $far }.
ludix-strategy-last-picture = Wie oft der allerletzte Zug noch gewinnt, nach dem Rückstand.
ludix-strategy-behind = Rückstand in Punkten
ludix-strategy-chance = Gewinnchance

ludix-strategy-worth = Was ein Stand wert ist
ludix-strategy-worth-text = Wie oft gewinnt, wer in der Runde gleich als Erstes würfelt, in Prozent. Spalte und Zeile wie oben.
ludix-strategy-worth-picture = Bei gleichem Stand ist im Nachteil, wer zuerst dran ist: Die andere Person sieht, was sie braucht.
