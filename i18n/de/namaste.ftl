# Namaste: Regeln, Brett und was gesagt wird.

namaste-name = Namaste
namaste-worth = Aussicht auf den Sieg:
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
namaste-active-may-not-pass = wer gewürfelt hat, trägt ein oder nimmt mieses Karma; passen können nur die anderen
namaste-karma-is-active = mieses Karma nimmt nur, wer gewürfelt hat
namaste-dice-lie-already = die Würfel liegen schon

namaste-someone = { $name }
namaste-number = { $number }
namaste-or = { $head } oder { $last }
namaste-not-now = die Entscheidung liegt jetzt bei { $names }
namaste-other-sheet = das ist das Blatt von { $name }; zum Eintragen rechts das eigene wählen
namaste-none-fits = hier passt keine Summe: { $reasons }

namaste-choice-dice =
    { $count ->
        [one] Ein weißer Würfel
        [2] Zwei weiße Würfel
        [3] Drei weiße Würfel
       *[other] { $count } weiße Würfel
    }
namaste-choice-dice-about = Eigene Summe { $least } bis { $most }, die der anderen { $fellows_least } bis { $fellows_most }.
namaste-choice-karma = Mieses Karma (−{ $points })
namaste-choice-karma-about = Der türkise Würfel als Minuspunkte, im Karmafeld { $number } von { $of }.
namaste-choice-karma-last = Der türkise Würfel als Minuspunkte, im letzten Karmafeld: Mit dieser Runde endet die Partie.
namaste-choice-pass = Passen
namaste-choice-pass-about = Nichts eintragen; das kostet nichts.

namaste-prompt-dice = { $name }, wie viele weiße Würfel?
namaste-prompt-roll =
    { $name } wirft { $count ->
        [one] einen weißen Würfel
        [2] zwei weiße Würfel
        [3] drei weiße Würfel
       *[other] { $count } weiße Würfel
    } und den türkisen
namaste-prompt-enter = { $name }: { $sums } eintragen oder mieses Karma nehmen
namaste-prompt-fellow = { $name }: { $sums } aus den weißen Würfeln eintragen oder passen
namaste-prompt-where = Wohin mit der { $sum }?
namaste-prompt-which = Welche Summe auf { $field }: { $sums }?
namaste-prompt-nowhere = Die { $sum } passt nirgends: eine andere Summe wählen
namaste-prompt-only-karma = { $name }: nichts passt ({ $sums }), es bleibt nur mieses Karma
namaste-prompt-only-pass = { $name }: nichts passt ({ $sums }), es bleibt nur Passen
namaste-prompt-over =
    { $count ->
        [one] { $names } gewinnt mit { $points } Punkten
       *[other] { $names } gewinnen mit je { $points } Punkten
    }
namaste-watch-dice = { $name } wählt die Würfel
namaste-watch-enter =
    { $count ->
        [one] { $names } entscheidet
       *[other] { $names } entscheiden
    }

namaste-tell-dice =
    { $name } nimmt { $count ->
        [one] einen weißen Würfel
        [2] zwei weiße Würfel
        [3] drei weiße Würfel
       *[other] { $count } weiße Würfel
    }
namaste-tell-roll = Gewürfelt: { $white } – türkis { $turquoise }
namaste-tell-enter = { $name } trägt auf { $field } die { $sum } ein
namaste-tell-gain = { $name } trägt auf { $field } die { $sum } ein: { $gains }
namaste-tell-full =
    { $line } zuerst vollständig ({ $symbol }), { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
namaste-tell-half =
    { $line } später vollständig ({ $symbol }), { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
namaste-tell-truth =
    Wahrheitsfeld, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
namaste-tell-karma = { $name } nimmt mieses Karma: −{ $points }
namaste-tell-pass = { $name } passt

namaste-says-holds = { $field }: { $number }
namaste-says-enters = { $field }, leer: { $sum } eintragen
namaste-says-empty = { $field }, leer
namaste-says-fits =
    { $field }, leer, { $count ->
        [one] { $sums } passt
       *[other] { $sums } passen
    }
namaste-says-sum =
    Summe { $sum }, passt { $fields ->
        [0] nirgends
        [one] auf ein Feld
       *[other] auf { $fields } Felder
    }
namaste-says-sum-selected =
    Summe { $sum }, gewählt, passt { $fields ->
        [0] nirgends
        [one] auf ein Feld
       *[other] auf { $fields } Felder
    }
namaste-says-sheet =
    Blatt von { $name }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $filled } von 25 Feldern, { $karma } von 4 Karmafeldern

namaste-board-round = Runde { $round }
namaste-board-last-round = letzte Runde
namaste-how-far-last = Runde { $round }, die letzte
namaste-board-all-dice = Weiß und Türkis zählen
namaste-board-white-dice = Nur die weißen zählen
namaste-board-dice = Die Würfel
namaste-board-over = Die Partie ist zu Ende
namaste-turquoise-always = der türkise Würfel fällt immer mit
namaste-says-turquoise = Der türkise Würfel fällt immer mit
namaste-dice-make-sums = die Würfel ergeben die Summen darunter: eine davon zählt
namaste-says-karma = Mieses Karma: { $filled } von { $boxes } Feldern belegt
namaste-says-die = Würfel { $die }: { $face }
namaste-says-turquoise-die = Türkiser Würfel: { $face }
namaste-board-given-away =
    { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
namaste-board-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
namaste-board-wins = Sieg

namaste-lotus = Lotus
namaste-knot = Endlosknoten
namaste-elephant = Elefant
namaste-eye = Auge
namaste-fishes = Fische
namaste-bamboo = Bambus
namaste-wheel = Dharmarad
namaste-hand = Hand
namaste-yin-yang = Yin und Yang
namaste-stones = Steine

namaste-sheet-start = Ich starte
namaste-sheet-karma = Mieses Karma
namaste-sheet-total = Summe
namaste-sheet-name = Namaste-Blatt
namaste-sheet-about = Ein Blatt des Blocks für eine Person: die Raute mit allen Feldern und eine kurze Erinnerung an die Punkte.
namaste-sheet-player = Name
namaste-sheet-enter = Eintragen
namaste-sheet-enter-how = Wer würfelt, trägt die Summe aller Würfel ein, die anderen nur die der weißen. 1/7 zählt 1 oder 7. Reihen steigen nach rechts, Spalten nach unten; Lücken sind erlaubt, gleiche Zahlen nicht.
namaste-sheet-symbols = Symbolfelder
namaste-sheet-symbols-how = Wer eine Reihe oder Spalte zuerst füllt, bekommt die Zahl im rosa Mittelfeld. Alle anderen kreuzen den Kreis an und bekommen später die Hälfte.
namaste-sheet-truths = Wahrheitsfelder
namaste-sheet-truths-how = Die Spitzen zählen sofort: oben und links ganz, unten und rechts halb.
namaste-sheet-karma-how = Im eigenen Zug nichts eingetragen? Dann zählt der türkise Würfel als Minuspunkte, seine 1/7 als 1.
namaste-sheet-end = Ende
namaste-sheet-end-how = Mit der Runde, in der jemand alle 25 Felder oder das vierte Karmafeld füllt. Halbe werden aufgerundet.
namaste-sheet-full = ganz
namaste-sheet-half = halb

namaste-share-line = { $line } ({ $symbol })
namaste-share-truth = Wahrheitsfelder
namaste-share-karma = Mieses Karma

namaste-position-on = Blatt { $sheet }: { $why }
namaste-position-sum = auf { $sum } kommt man mit keinen Würfeln
namaste-position-boxes = es gibt nur { $most } Felder für mieses Karma
namaste-position-karma-points = mieses Karma sind 1 bis 6 Punkte, nicht { $points }
namaste-position-first = irgendwer muss { $line } als Erstes vollständig gehabt haben, also nicht „later“
namaste-position-over = alle Felder oder alle für mieses Karma sind voll, und die Runde ist zu Ende: Die Partie ist vorbei
namaste-position-round = Runden zählen ab 1
namaste-position-more = Blatt { $sheet }: mehr, als bis zur { $round }. Runde dort stehen kann
namaste-position-less =
    Blatt { $sheet }: in der { $round }. Runde muss aus eigenen Zügen schon { $due ->
        [one] ein Eintrag oder mieses Karma
       *[other] { $due }-mal ein Eintrag oder mieses Karma
    } dastehen
namaste-position-karma = Blatt { $sheet }: wer alle Felder für mieses Karma voll hat, ist nicht mehr dran

namaste-knob-field = { $name }, { $field }
namaste-knob-round = Runde
namaste-knob-karma = { $name }, mieses Karma { $number }
namaste-knob-first = { $name }, { $line }
namaste-knob-first-here = zuerst vollständig
namaste-knob-first-else = später als andere
