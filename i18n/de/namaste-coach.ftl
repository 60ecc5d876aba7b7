# Namaste: warum eine Entscheidung besser ist. Jeder Grund beginnt mit der Idee, die die Strategieseite erklärt.

namaste-coach-place-low =
    { namaste-strategy-place }: Die { $sum } ist zu klein für { $at }, denn links und oben { $crowd ->
        [one] müsste ein leeres Feld
       *[other] müssten { $crowd } leere Felder
    } noch darunter bleiben.
namaste-coach-place-high =
    { namaste-strategy-place }: Die { $sum } ist zu groß für { $at }, denn rechts und unten { $crowd ->
        [one] müsste ein leeres Feld
       *[other] müssten { $crowd } leere Felder
    } noch größer werden.
namaste-coach-way-less =
    { namaste-strategy-way }: Auf { $field } setzt die { $sum } Grenzen für { $less ->
        [0] kein leeres Feld
        [one] ein leeres Feld
       *[other] { $less } leere Felder
    }, auf { $at } für { $more }.
namaste-coach-way-other =
    { namaste-strategy-way }: Die { $sum } auf { $field } setzt Grenzen für { $less ->
        [0] kein leeres Feld
        [one] ein leeres Feld
       *[other] { $less } leere Felder
    }, die { $other } auf { $at } für { $more }.
namaste-coach-way-pass =
    { namaste-strategy-way }: Die { $sum } passt auf { $field } und setzt { $spaces ->
        [0] keinem anderen Feld
        [one] nur einem anderen Feld
        [2] nur zwei anderen Feldern
       *[other] nur { $spaces } anderen Feldern
    } Grenzen, also verschenkst du mit Passen einen Eintrag.
namaste-coach-way-karma =
    { namaste-strategy-way }: Die { $sum } passt auf { $field } und setzt { $spaces ->
        [0] keinem anderen Feld
        [one] nur einem anderen Feld
        [2] nur zwei anderen Feldern
       *[other] nur { $spaces } anderen Feldern
    } Grenzen; mieses Karma kostet { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
namaste-coach-gaps-shut =
    { namaste-strategy-gaps }: Die { $sum } auf { $at } lässt keine Zahl für { $fields }; { $lines ->
        [one] eine Linie wird
        [2] zwei Linien werden
        [3] drei Linien werden
        [4] vier Linien werden
        [5] fünf Linien werden
        [6] sechs Linien werden
       *[other] { $lines } Linien werden
    } nie mehr voll.
namaste-coach-gaps-one = { namaste-strategy-gaps }: Die { $sum } auf { $at } lässt für { $field } nur die { $one }.
namaste-coach-gaps-two = { namaste-strategy-gaps }: Die { $sum } auf { $at } lässt für { $field } nur { $one } und { $two }.
namaste-coach-race-full =
    { namaste-strategy-race }: Die { $sum } auf { $field } macht { $line } voll und bringt { $points ->
        [one] den einen Punkt
       *[other] die vollen { $points } Punkte
    }.
namaste-coach-race-half =
    { namaste-strategy-race }: Die { $sum } auf { $field } macht { $line } voll und bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, die halbe Mitte, weil andere früher fertig waren.
namaste-coach-race-both =
    { namaste-strategy-race }: Die { $sum } auf { $field } macht { $line } und { $second } zugleich voll und bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
namaste-coach-race-more =
    { namaste-strategy-race }: Die { $sum } auf { $field } bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } für volle Linien, der andere Eintrag nur { $less }.
namaste-coach-race-next =
    { namaste-strategy-race }: Nach der { $sum } auf { $field } fehlt dir in { $line } nur noch { $last }; bist du damit zuerst fertig, bekommst du { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
namaste-coach-race-tip =
    { namaste-strategy-race }: { $at } kann warten, denn { $points ->
        [one] den einen Punkt
       *[other] die { $points } Punkte
    } im Wahrheitsfeld nimmt dir niemand weg.
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
namaste-coach-dice-points =
    { namaste-strategy-dice }: { $better ->
        [1] Mit einem weißen Würfel
        [2] Mit zwei weißen Würfeln
       *[3] Mit drei weißen Würfeln
    } bekommst du in { $chance } % der Würfe sofort Punkte, { $played ->
        [1] mit einem
        [2] mit zweien
       *[3] mit dreien
    } in { $other } %.
namaste-coach-dice-high =
    { namaste-strategy-dice }: { $fields ->
        [3] Drei hohe Felder
        [4] Vier hohe Felder
        [5] Fünf hohe Felder
        [6] Sechs hohe Felder
        [7] Sieben hohe Felder
        [8] Acht hohe Felder
        [9] Neun hohe Felder
       *[other] { $fields } hohe Felder
    } sind leer, und drei weiße Würfel bringen dir in { $chance } % der Würfe { $high } oder mehr, { $other ->
        [0] einer nie
       *[other] zwei nur in { $other } %
    }.
namaste-coach-dice-rare = { namaste-strategy-dice }: Selbst mit drei weißen Würfeln kommst du nur in { $chance } % der Würfe auf { $sum } oder mehr; eine Zahl wie die { $other } kommt wieder.
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
    { namaste-strategy-karma }: Mieses Karma kostet hier nur { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, und du hast danach noch { $left ->
        [one] ein Karmafeld
        [2] zwei Karmafelder
       *[3] drei Karmafelder
    } von vieren.
namaste-coach-karma-ends =
    { namaste-strategy-karma }: Das vierte Karmafeld beendet die Partie mit dieser Runde, und du führst mit { $lead ->
        [one] einem Punkt
       *[other] { $lead } Punkten
    }.

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
