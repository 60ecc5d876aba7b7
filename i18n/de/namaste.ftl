# Namaste: Regeln, Brett und was gesagt wird.

namaste-name = Namaste
namaste-line = Würfeln und eintragen auf einer Raute aus 25 Feldern

namaste-row = Reihe { $row }
namaste-column = Spalte { $column }
namaste-unknown-move = „{ $given }“ ist kein Zug; Züge sind dice 2, c3=14, karma, pass
namaste-no-such-field = ein Feld { $field } hat die Raute nicht
namaste-no-such-sum = { $sum } wurde nicht geworfen; möglich: { $sums }
namaste-taken = auf { $field } steht schon { $number }
namaste-twice = { $line } hat schon eine { $number }
namaste-must-exceed = { $line } muss steigen: nach der { $number } auf { $at } passt keine { $sum }
namaste-must-stay-below = { $line } muss steigen: vor der { $number } auf { $at } passt keine { $sum }
namaste-dice-range = geworfen werden ein, zwei oder drei weiße Würfel, nicht { $count }
namaste-choose-dice-first = zuerst wählen, wie viele weiße Würfel geworfen werden
namaste-active-may-not-pass = wer gewürfelt hat, trägt ein oder nimmt mieses Karma; passen können nur die Mitspieler
namaste-karma-is-active = mieses Karma gibt es nur für den, der gewürfelt hat
namaste-dice-lie-already = die Würfel liegen schon
