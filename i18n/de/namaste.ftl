# Namaste: Regeln, Brett und was gesagt wird.

namaste-name = Namaste
namaste-line = Würfeln und eintragen auf einer Raute aus 25 Feldern

namaste-row = Reihe { $row }
namaste-column = Spalte { $column }
namaste-unknown-move = „{ $given }“ ist kein Zug; Züge sind dice 2, c3=14, karma, pass
namaste-no-such-field = die Raute hat kein Feld { $field }
namaste-no-such-sum = { $sum } ergeben die Würfel nicht; möglich: { $sums }
namaste-taken = auf { $field } steht schon { $number }
namaste-twice = { $line } hat schon eine { $number }
namaste-must-exceed = { $line } muss steigen: nach der { $number } auf { $at } passt keine { $sum }
namaste-must-stay-below = { $line } muss steigen: vor der { $number } auf { $at } passt keine { $sum }
namaste-dice-range = du würfelst mit einem, zwei oder drei weißen Würfeln, nicht mit { $count }
namaste-choose-dice-first = wähl zuerst, mit wie vielen weißen Würfeln du würfelst
namaste-active-may-not-pass = im eigenen Zug trägst du etwas ein oder nimmst mieses Karma; passen können nur die anderen
namaste-karma-is-active = mieses Karma nimmst du nur im eigenen Zug; jetzt kannst du passen
namaste-dice-lie-already = die Würfel sind schon gefallen

namaste-number = { $number }
namaste-field = { $field }
namaste-or = { $head } oder { $last }
namaste-not-now = jetzt warten alle auf { $names }
namaste-other-sheet = das ist das Blatt von { $name }; wähl rechts dein eigenes aus
namaste-none-fits = hier passt keine deiner Summen: { $reasons }

namaste-choice-dice =
    { $count ->
        [one] Ein weißer Würfel
        [2] Zwei weiße Würfel
        [3] Drei weiße Würfel
       *[other] { $count } weiße Würfel
    }
namaste-choice-dice-about = Für dich { $least } bis { $most }, für die anderen { $fellows_least } bis { $fellows_most }.
namaste-choice-karma = Mieses Karma (−{ $points })
namaste-choice-karma-about = Du schreibst den türkisen Würfel als Minuspunkte in Karmafeld { $number } von { $of }.
namaste-choice-karma-last = Du schreibst den türkisen Würfel als Minuspunkte in dein letztes Karmafeld: Mit dieser Runde endet die Partie.
namaste-choice-pass = Passen
namaste-choice-pass-about = Du trägst nichts ein. Keine Minuspunkte.

namaste-prompt-dice = { $name }, mit wie vielen weißen Würfeln würfelst du?
namaste-prompt-roll =
    { $name } würfelt mit { $count ->
        [one] einem weißen Würfel
        [2] zwei weißen Würfeln
        [3] drei weißen Würfeln
       *[other] { $count } weißen Würfeln
    } und dem türkisen.
namaste-prompt-enter = { $name }, trag { $sums } ein – oder nimm mieses Karma.
namaste-prompt-fellow = { $name }, trag aus den weißen Würfeln { $sums } ein – oder passe.
namaste-prompt-where = Wohin mit der { $sum }?
namaste-prompt-which = Welche Summe auf { $field }: { $sums }?
namaste-prompt-nowhere = Die { $sum } passt nirgends. Wähl eine andere Summe.
namaste-prompt-only-karma = { $name }, hier passt keine Summe ({ $sums }). Nimm mieses Karma.
namaste-prompt-only-pass = { $name }, hier passt keine Summe ({ $sums }). Du kannst nur passen.
namaste-prompt-over =
    { $count ->
        [one] { $names } gewinnt mit { $points } Punkten.
       *[other] { $names } gewinnen mit je { $points } Punkten.
    }
namaste-watch-dice = { $name } wählt die Würfel.
namaste-watch-enter =
    { $count ->
        [one] { $names } überlegt.
       *[other] { $names } überlegen.
    }

namaste-tell-dice =
    { $name } nimmt { $count ->
        [one] einen weißen Würfel
        [2] zwei weiße Würfel
        [3] drei weiße Würfel
       *[other] { $count } weiße Würfel
    }.
namaste-tell-roll = Gewürfelt: weiß { $white }; türkis { $turquoise }.
namaste-tell-enter = { $name } trägt auf { $field } die { $sum } ein.
namaste-tell-gain = { $name } trägt auf { $field } die { $sum } ein: { $gains }.
namaste-tell-full =
    { $line } zuerst vollständig ({ $symbol }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    })
namaste-tell-half =
    { $line } später vollständig ({ $symbol }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    })
namaste-tell-truth =
    Wahrheitsfeld ({ $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    })
namaste-tell-karma = { $name } nimmt mieses Karma: −{ $points }.
namaste-tell-pass = { $name } passt.

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
namaste-turquoise-always = der türkise Würfel ist immer dabei; wähl nur die weißen
namaste-says-turquoise = Der türkise Würfel ist immer dabei
namaste-dice-make-sums = die Würfel selbst kannst du nicht eintragen; wähl eine der Summen darunter
namaste-says-karma = Mieses Karma: { $filled } von { $boxes } Feldern gefüllt
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
namaste-sheet-enter-how = Im eigenen Zug trägst du die Summe aller Würfel ein, sonst nur die der weißen. 1/7 zählt 1 oder 7. Reihen steigen nach rechts, Spalten nach unten; Lücken sind erlaubt, gleiche Zahlen nicht.
namaste-sheet-symbols = Symbolfelder
namaste-sheet-symbols-how = Füllst du eine Reihe oder Spalte zuerst, bekommst du die Zahl im rosa Mittelfeld. Alle anderen kreuzen den Kreis an und bekommen später die Hälfte ihrer Zahl.
namaste-sheet-truths = Wahrheitsfelder
namaste-sheet-truths-how = Die Spitzen zählen sofort: oben und links ganz, unten und rechts halb.
namaste-sheet-karma-how = Im eigenen Zug nichts eingetragen? Dann zählt der türkise Würfel als Minuspunkte, seine 1/7 als 1.
namaste-sheet-end = Ende
namaste-sheet-end-how = Die Partie endet mit der Runde, in der auf einem Blatt alle 25 Felder oder alle vier Karmafelder voll sind. Halbe Punkte rundet ihr auf.
namaste-sheet-full = ganz
namaste-sheet-half = halb

namaste-share-line = { $line } ({ $symbol })
namaste-share-truth = Wahrheitsfelder
namaste-share-karma = Mieses Karma

namaste-position-on = Blatt { $sheet }: { $why }
namaste-position-sum = keine Würfel ergeben { $sum }
namaste-position-boxes = es gibt nur { $most } Karmafelder
namaste-position-karma-points = mieses Karma kostet 1 bis 6 Punkte, nicht { $points }
namaste-position-first = mindestens ein Blatt muss { $line } zuerst vollständig haben; nicht auf allen kann „later“ stehen
namaste-position-over = auf einem Blatt sind alle Felder oder alle Karmafelder voll, und die Runde ist zu Ende: Die Partie ist vorbei
namaste-position-round = die Runden zählen ab 1
namaste-position-more = Blatt { $sheet } ist zu voll: So viel kann in Runde { $round } noch nicht dort stehen
namaste-position-less =
    Blatt { $sheet } ist zu leer: In Runde { $round } muss es aus eigenen Zügen schon { $due ->
        [one] einen Eintrag oder ein Karmafeld
       *[other] { $due } Einträge oder Karmafelder
    } haben
namaste-position-karma = Blatt { $sheet } hat alle Karmafelder voll und ist deshalb nicht mehr an der Reihe

namaste-knob-field = { $name }, { $field }
namaste-knob-round = Runde
namaste-knob-karma = { $name }, mieses Karma { $number }
namaste-knob-first = { $name }, { $line }
namaste-knob-first-here = zuerst vollständig
namaste-knob-first-else = später als andere

# Was geraten oder verglichen wird: in einem Satz oder einer Tabelle, darum klein und ohne Punkt.
namaste-advice-dice =
    mit { $count ->
        [one] einem weißen Würfel
        [2] zwei weißen Würfeln
       *[other] drei weißen Würfeln
    } würfeln
namaste-advice-enter = die { $sum } auf { $field } eintragen
namaste-advice-karma = mieses Karma nehmen (−{ $points })
namaste-advice-pass = passen
