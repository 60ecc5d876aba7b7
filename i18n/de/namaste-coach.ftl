# Namaste: warum eine Entscheidung besser ist. Jeder Grund beginnt mit der Idee, die die Strategieseite erklärt.

namaste-coach-place-low =
    { namaste-strategy-place }: Die { $sum } ist zu klein für { $at }, denn { $crowd ->
        [one] Ein leeres Feld links und oben bräuchte eine kleinere Zahl
       *[other] { $crowd } leere Felder links und oben bräuchten kleinere Zahlen
    }.
namaste-coach-place-high =
    { namaste-strategy-place }: Die { $sum } ist zu groß für { $at }, denn { $crowd ->
        [one] Ein leeres Feld rechts und unten bräuchte eine größere Zahl
       *[other] { $crowd } leere Felder rechts und unten bräuchten größere Zahlen
    }.
namaste-coach-way-less =
    { namaste-strategy-way }: Auf { $field } engt die { $sum } in ihrer Reihe und Spalte { $less ->
        [0] kein leeres Feld
        [one] ein leeres Feld
       *[other] { $less } leere Felder
    } ein, auf { $at } wären es { $more }.
namaste-coach-way-other =
    { namaste-strategy-way }: Die { $sum } auf { $field } engt in ihrer Reihe und Spalte { $less ->
        [0] kein leeres Feld
        [one] ein leeres Feld
       *[other] { $less } leere Felder
    } ein, bei der { $other } auf { $at } wären es { $more }.
namaste-coach-way-pass =
    { namaste-strategy-way }: Die { $sum } passt auf { $field } und engt { $spaces ->
        [0] kein anderes Feld
        [one] in Reihe und Spalte nur ein Feld
        [2] in Reihe und Spalte nur zwei Felder
       *[other] in Reihe und Spalte nur { $spaces } Felder
    } ein, also verschenkst du mit Passen einen Eintrag.
namaste-coach-gaps-shut = { namaste-strategy-gaps }: Die { $sum } auf { $at } lässt keine Zahl für { $fields } übrig, also kannst du { $lines } nicht mehr füllen.
namaste-coach-gaps-shut-many =
    { namaste-strategy-gaps }: Die { $sum } auf { $at } lässt keine Zahl für { $fields } übrig, also kannst du { $count ->
        [4] vier Linien
        [5] fünf Linien
        [6] sechs Linien
       *[other] { $count } Linien
    } nicht mehr füllen.
namaste-coach-gaps-line = { namaste-strategy-gaps }: Nach der { $sum } auf { $at } kannst du { $lines } nicht mehr aufsteigend füllen.
namaste-coach-gaps-many =
    { namaste-strategy-gaps }: Nach der { $sum } auf { $at } kannst du { $count ->
        [4] vier Linien
        [5] fünf Linien
        [6] sechs Linien
       *[other] { $count } Linien
    } nicht mehr aufsteigend füllen.
namaste-coach-gaps-one = { namaste-strategy-gaps }: Die { $sum } auf { $at } lässt für { $field } nur noch die { $one } übrig.
namaste-coach-gaps-two = { namaste-strategy-gaps }: Die { $sum } auf { $at } lässt für { $field } nur noch { $one } und { $two } übrig.
namaste-coach-race-full =
    { namaste-strategy-race }: Die { $sum } auf { $field } macht { $line } voll und bringt { $points ->
        [one] den einen Punkt
       *[other] die vollen { $points } Punkte
    }.
namaste-coach-race-half =
    { namaste-strategy-race }: Die { $sum } auf { $field } macht { $line } voll und bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, die Hälfte der mittleren Zahl (aufgerundet), denn du warst nicht zuerst fertig.
namaste-coach-race-both =
    { namaste-strategy-race }: Die { $sum } auf { $field } macht { $line } und { $second } zugleich voll und bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
namaste-coach-race-more =
    { namaste-strategy-race }: Die { $sum } auf { $field } macht { $lines } voll und bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, die { $other } auf { $at } mit { $spared } nur { $less }.
namaste-coach-race-next =
    { namaste-strategy-race }: Nach der { $sum } auf { $field } fehlt dir in { $line } nur noch { $last }; bist du damit zuerst fertig, bekommst du { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
namaste-coach-race-short =
    { namaste-strategy-race }: Nach der { $sum } auf { $field } { $missing ->
        [one] fehlt dir in { $line } nur noch eine Zahl
       *[other] fehlen dir in { $line } nur noch zwei Zahlen
    }, in jeder Linie durch { $at } wären es mindestens { $more ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[other] sechs
    }.
namaste-coach-race-two = { namaste-strategy-race }: Nach der { $sum } auf { $field } fehlen in { $line } und { $second } nur noch { $few } Zahlen; nach der { $other } auf { $at } fehlen { $many } in { $third } und { $fourth }.
namaste-coach-race-tip = { namaste-strategy-race }: { $at } kann warten, denn ein Wahrheitsfeld zählt gleich viel, ob du es zuerst oder zuletzt füllst.
namaste-coach-race-tip-more =
    { namaste-strategy-race }: Die { $sum } bringt auf { $at } nur { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }; dort passen noch Zahlen bis { $other } für bis zu { $most } Punkte.
namaste-coach-dice-fits =
    { namaste-strategy-dice }: { $better ->
        [1] Mit einem weißen Würfel
        [2] Mit zwei weißen Würfeln
       *[3] Mit drei weißen Würfeln
    } passt deine Summe in { $chance } % der Würfe, { $played ->
        [1] mit einem
        [2] mit zweien
       *[3] mit dreien
    } in { $other } %.
namaste-coach-dice-more =
    { namaste-strategy-dice }: Ein weißer Würfel und der türkise bringen höchstens { $most }, aber { $spaces ->
        [one] eines deiner leeren Felder braucht
        [2] zwei deiner leeren Felder brauchen
       *[other] { $spaces } deiner leeren Felder brauchen
    } mehr.
namaste-coach-dice-room =
    { namaste-strategy-dice }: Trag lieber die { $sum } ein als die { $other }: { $many } deiner leeren Felder brauchen { $least } oder mehr, { $few ->
        [0] keines
        [one] nur eines
       *[other] nur { $few }
    } höchstens { $most }.
namaste-coach-dice-high =
    { namaste-strategy-dice }: Rechts unten fehlen noch hohe Zahlen. Drei weiße Würfel und der türkise bringen in { $chance } % der Würfe { $high } oder mehr, { $other ->
        [0] einer nie
       *[other] zwei in { $other } %
    }.
namaste-coach-dice-tip =
    { namaste-strategy-dice }: Die { $sum } auf { $field } bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, die { $other } nur { $less }.
namaste-coach-dice-middle =
    { namaste-strategy-dice }: Ist { $line } voll, bringt die { $sum } auf { $field } bis zu { $points } Punkte, die { $other } höchstens { $less }.
namaste-coach-karma-costs =
    { namaste-strategy-karma }: Mieses Karma kostet { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } und lässt dir { $left ->
        [one] ein Karmafeld
        [2] zwei Karmafelder
       *[3] drei Karmafelder
    } von vieren.
namaste-coach-karma-last =
    { namaste-strategy-karma }: Mieses Karma kostet { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } und füllt dein viertes Karmafeld, also endet die Partie mit dieser Runde.
namaste-coach-karma-instead =
    { namaste-strategy-karma }: Mieses Karma kostet hier { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, und du hättest noch { $left ->
        [one] eines
        [2] zwei
       *[3] drei
    } von vier Karmafeldern.
namaste-coach-karma-ends =
    { namaste-strategy-karma }: Das vierte Karmafeld beendet die Partie mit dieser Runde, und du führst auch danach noch mit { $lead ->
        [one] einem Punkt
       *[other] { $lead } Punkten
    }.
namaste-coach-karma-full =
    { namaste-strategy-karma }: Die { $sum } auf { $field } füllt dein Blatt und beendet die Partie mit dieser Runde, und du lägst noch { $behind ->
        [one] einen Punkt
       *[other] { $behind } Punkte
    } zurück.

namaste-coach-ahead-points =
    Die { $sum } auf { $field } bringt sofort { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
namaste-coach-ahead-dice = { $fits } % der Würfe passen, { $points } % bringen sofort Punkte.
namaste-coach-ahead-entry =
    Danach { $room ->
        [0] bleibt keine Möglichkeit
        [one] bleibt eine Möglichkeit
       *[other] bleiben { $room } Möglichkeiten
    }, eine Zahl einzutragen{ $shut ->
        [0] .
        [one] ; ein Feld bleibt dann für immer leer.
       *[other] ; { $shut } Felder bleiben dann für immer leer.
    }
namaste-coach-ahead-sum =
    Die { $sum } passt { $fits ->
        [0] nirgends
        [one] auf ein Feld
       *[other] auf { $fits } Felder
    }.
namaste-coach-ahead-field =
    Auf { $field } { $count ->
        [one] passt nur die { $least }
       *[other] passen { $least } bis { $most }
    }.
namaste-coach-ahead-shut = Auf { $field } passt nichts mehr.
namaste-coach-ahead-line =
    { $line }: Dir fehlen noch { $missing } Felder bis zu den { $first ->
        [yes] vollen Punkten
       *[no] halben Punkten
    }.
namaste-coach-ahead-last =
    { $line }: Dir fehlt nur noch ein Feld bis zu den { $first ->
        [yes] vollen Punkten
       *[no] halben Punkten
    }; mit zwei weißen Würfeln triffst du es in { $chance } % der Würfe.
