# Die Strategieseite von Ludix.

ludix-strategy-about-text = Zu zweit ist Ludix ausgerechnet: Zu jedem Punktestand ist bekannt, wie oft du gewinnst, wenn du aufhörst, und wie oft, wenn du weiterwürfelst. Spielt ihr beide danach, gewinnt die Person, die beginnt, { $wins } der Partien. Nach denselben Zahlen gehen die Tipps und der starke Computerspieler. Sitzen mehr am Tisch, sind sie ein Anhaltspunkt.

ludix-strategy-numeral = Die größere Zahl
ludix-strategy-numeral-text = Dieselben Würfel ergeben oft mehr als eine Zahl. Leg die, die am meisten zählt: Eine kleinere ist nie besser.

ludix-strategy-stake = Was auf dem Spiel steht
ludix-strategy-stake-text = Ein Fehlwurf kostet dich alle Punkte dieses Zuges, und { $fails } der Würfe misslingen. Rechnest du die Fehlwürfe mit, bringt noch ein Wurf im Mittel { $gain } Punkte. Würfle also weiter, solange du wenig zu verlieren hast; ab { $alone } Punkten im Zug kostet ein Wurf mehr, als er bringt.

ludix-strategy-score = Vorn oder hinten
ludix-strategy-score-text = Liegst du hinten, wage mehr; liegst du vorn, nimm, was da ist. Bist du in der Runde zuletzt dran, hör bei 100 : 100 mit { $even } auf, bei 100 : 0 schon mit { $ahead } und bei 100 : 200 erst mit { $behind }. Je mehr ihr seid, desto mehr brauchst du: ganz am Anfang zu zweit { $two }, zu dritt { $three }, zu viert { $four }.

ludix-strategy-target = Das Rennen zur 300
ludix-strategy-target-text = Hast du { $near } Punkte oder mehr aufgeschrieben, würfle, bis du 300 hast. Bist du in der Runde zuletzt dran und hast am meisten, gewinnst du sofort; sonst sind alle nach dir noch einmal dran. Bist du zuerst dran, versuch es deshalb schon ab { $first }, und auch dann, wenn die andere Person { $theirs } hat.

ludix-strategy-final = Der letzte Zug
ludix-strategy-final-text = Hat eine andere Person 300 oder mehr und ist nach dir niemand mehr dran, würfle, bis du vorn liegst, auch bei Gleichstand: Ein geteilter Sieg ist weniger wert als noch ein Wurf. Liegst du vorn, hör auf.

ludix-strategy-turn = Der erste Zug
ludix-strategy-turn-text = Ganz am Anfang hörst du mit { $enough } auf: Dort kreuzen sich die Linien. Denkst du nur an die Punkte, hörst du schon mit 110 auf, und das ist kaum schlechter: Zwischen { $low } und { $high } Punkten kostet die falsche Wahl weniger als eine von hundert Partien.
ludix-strategy-turn-picture = Wie oft du beim Stand von 0 : 0 gewinnst, wenn du beginnst, nach den Punkten im Zug: jetzt aufhören (durchgezogen) oder noch einmal würfeln (gestrichelt).
ludix-strategy-points-label = Punkte im Zug
ludix-strategy-stop-label = aufhören
ludix-strategy-throw-label = weiterwürfeln

ludix-strategy-first = Wenn du in der Runde zuerst dran bist
ludix-strategy-first-text = Spalte: was du aufgeschrieben hast. Zeile: was die andere Person hat. Im Feld steht, mit wie vielen Punkten im Zug du aufhörst. Umrandet heißt: Würfle, bis es für 300 reicht. Zwei Zahlen heißen: Hör nur dazwischen auf; mit noch mehr ist das Ziel so nah, dass sich das Weiterwürfeln wieder lohnt.
ludix-strategy-first-picture = Bist du zuerst dran, musst du wagen, denn auf 300 folgt immer noch ein Zug der anderen Person. Hat sie 200 oder mehr, würfelst du fast immer bis zum Ziel.
ludix-strategy-own-label = deine Punkte
ludix-strategy-other-label = andere Person

ludix-strategy-second = Wenn du in der Runde zuletzt dran bist
ludix-strategy-second-text = Dieselbe Tafel für den zweiten Zug der Runde. Erreichst du hier 300 und hast mehr, gewinnst du sofort; bis dahin kannst du ruhiger spielen.
ludix-strategy-second-picture = Mit wie vielen Punkten du aufhörst, wenn du zuletzt dran bist, solange noch niemand 300 hat.

ludix-strategy-last = Aufholen im letzten Zug
ludix-strategy-last-text = Liegst du gleichauf, gewinnst du in { $level } der Fälle, mit 50 Rückstand in { $near }, mit 150 noch in { $far }.
ludix-strategy-last-picture = Wie oft du im allerletzten Zug noch gewinnst, nach deinem Rückstand.
ludix-strategy-behind-label = Rückstand in Punkten
ludix-strategy-chance-label = Gewinnchance

ludix-strategy-worth = Was ein Stand wert ist
ludix-strategy-worth-text = Deine Gewinnchance in Prozent, wenn du in der Runde gleich als Erstes würfelst. Spalte und Zeile wie oben.
ludix-strategy-worth-picture = Bei gleichem Stand ist es ein Nachteil, zuerst dran zu sein: Die andere Person sieht, was sie braucht.
