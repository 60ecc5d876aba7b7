# Die Blätter von Ludix, und die Tafeln, die auch auf der Regelseite stehen.

ludix-sheet-score = Wertungsblatt
ludix-sheet-score-about = Sechs Spalten, Zug um Zug: was ein Zug brachte und was du dann zusammen hast. Ab 300 ist die Summe umrandet.
ludix-sheet-card = Merkblatt
ludix-sheet-card-about = Die vierzehn Zahlen mit ihren Chancen und anderen Lesarten, die einundzwanzig Fehlwürfe und wie du ihren Wert schreibst.

ludix-sheet-turn = Zug
ludix-sheet-points = Punkte
ludix-sheet-total = Summe
ludix-sheet-in-turn = im Zug
ludix-sheet-reminder = Leg aus allen vier Würfeln eine römische Zahl; dann hör auf und schreib auf, oder würfle noch einmal. Wird es keine Zahl, ist der ganze Zug verloren. Erreichst du { $target }, beginnt die letzte Runde: Alle spielen gleich viele Züge.

ludix-sheet-dice = Würfel
ludix-sheet-best = am besten
ludix-sheet-others = auch möglich
ludix-sheet-chance = Chance
ludix-sheet-numerals = Vierzehn Zahlen ({ $percent })
ludix-sheet-failures = Einundzwanzig Fehlwürfe ({ $percent })
ludix-sheet-writing = Höchstens drei gleiche Zeichen in Folge, V und L nur einmal. Abgezogen wird nur in IV, IX und XL. Neben den Fehlwürfen steht, wie du ihren Wert schreiben würdest.
