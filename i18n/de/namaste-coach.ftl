# Namaste: warum eine Entscheidung besser ist.

namaste-coach-field = { $field }
namaste-coach-points =
    Die { $sum } auf { $field } bringt sofort { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
namaste-coach-points-more =
    Die { $sum } auf { $field } bringt sofort { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, die { $other } auf { $at } nur { $less ->
        [one] einen
       *[other] { $less }
    }.
namaste-coach-shuts =
    Die { $sum } auf { $at } versperrt { $fields }: { $count ->
        [one] Dieses Feld bleibt leer
       *[other] Diese Felder bleiben leer
    }.
namaste-coach-fits =
    Die { $better } ist schwerer unterzubringen, denn sie passt nur auf { $few ->
        [one] ein Feld
       *[other] { $few } Felder
    }, die { $played } auf { $many ->
        [one] eines
       *[other] { $many }
    }.
namaste-coach-room = Die { $sum } auf { $field } lässt mehr Möglichkeiten offen als die { $other } auf { $at } ({ $more } statt { $less }).
namaste-coach-dice =
    Mit { $better ->
        [one] einem weißen Würfel
       *[other] { $better } weißen Würfeln
    } passt die Summe öfter: in { $chance } % der Würfe, mit { $played ->
        [one] einem
       *[other] { $played }
    } nur in { $other } %.
namaste-coach-dice-points =
    Mit { $better ->
        [one] einem weißen Würfel
       *[other] { $better } weißen Würfeln
    } gibt es öfter sofort Punkte: in { $chance } % der Würfe, mit { $played ->
        [one] einem
       *[other] { $played }
    } nur in { $other } %.
namaste-coach-karma =
    Mieses Karma kostet { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } und füllt das { $number }. von { $of } Karmafeldern, aber kein Feld der Raute.
namaste-coach-pass =
    Passen verschenkt einen Eintrag: { $empty ->
        [one] Ein Feld ist noch leer
       *[other] { $empty } Felder sind noch leer
    }, und die { $sum } passt auf { $fits ->
        [one] eines
       *[other] { $fits }
    }.
namaste-coach-karma-instead =
    Mieses Karma kostet nur { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Die { $other } auf { $at } verbaut mehr: Von { $room } Möglichkeiten { $less ->
        [0] bleibt keine
        [one] bleibt nur eine
       *[other] bleiben nur { $less }
    }.
namaste-coach-pass-instead =
    Passen bringt keine Minuspunkte. Die { $other } auf { $at } verbaut viel: Von { $room } Möglichkeiten { $less ->
        [0] bleibt keine
        [one] bleibt nur eine
       *[other] bleiben nur { $less }
    }.
namaste-coach-gap =
    Die { $other } auf { $at } macht es in { $line } eng: { $numbers ->
        [0] keine Zahl
        [one] nur eine Zahl
       *[other] nur { $numbers } Zahlen
    } für { $fields ->
        [one] das Feld
       *[other] { $fields } Felder
    } daneben.
namaste-coach-gaps =
    { $said } Die { $sum } auf { $field } lässt mehr Luft: { $numbers ->
        [0] keine Zahl
        [one] eine Zahl
       *[other] { $numbers } Zahlen
    } für { $fields ->
        [one] ein Feld
       *[other] { $fields } Felder
    } in { $line }.

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
