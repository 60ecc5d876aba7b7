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
    Nach der { $sum } auf { $at } passt auf { $fields } { $count ->
        [one] keine Zahl mehr; das Feld bleibt leer
       *[other] keine Zahl mehr; diese Felder bleiben leer
    }.
namaste-coach-fits =
    Die { $played } passt auf { $many ->
        [one] ein Feld
       *[other] { $many } Felder
    }, die { $better } nur auf { $few ->
        [one] eines
       *[other] { $few }
    }.
namaste-coach-room = Nach der { $sum } auf { $field } gibt es noch { $more } passende Einträge, nach der { $other } auf { $at } { $less }.
namaste-coach-dice =
    Mit { $better ->
        [one] einem weißen Würfel
       *[other] { $better } weißen Würfeln
    } passt das Ergebnis in { $chance } % der Würfe, mit { $played ->
        [one] einem
       *[other] { $played }
    } in { $other } %.
namaste-coach-dice-points =
    Mit { $better ->
        [one] einem weißen Würfel
       *[other] { $better } weißen Würfeln
    } lassen sich in { $chance } % der Würfe sofort Punkte machen, mit { $played ->
        [one] einem
       *[other] { $played }
    } in { $other } %.
namaste-coach-dice-sums = Wie viele Würfel fallen, entscheidet, wie hoch die Summen werden; abzählen lässt sich der Unterschied hier nicht.
namaste-coach-karma =
    Mieses Karma kostet { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } und das { $number }. von { $of } Karmafeldern, und auf der Raute kommt nichts dazu.
namaste-coach-pass =
    Passen bringt nichts; { $empty ->
        [one] ein Feld ist noch leer
       *[other] { $empty } Felder sind noch leer
    }, und die { $sum } passt auf { $fits ->
        [one] eines
       *[other] { $fits }
    }.
namaste-coach-karma-instead =
    Mieses Karma kostet nur { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }; nach der { $other } auf { $at } gibt es statt { $room } passenden Einträgen nur noch { $less }.
namaste-coach-pass-instead = Passen kostet nichts; nach der { $other } auf { $at } gibt es statt { $room } passenden Einträgen nur noch { $less }.
namaste-coach-gap =
    Nach der { $other } auf { $at } bleiben für { $fields ->
        [one] ein Feld
       *[other] { $fields } Felder
    } daneben in { $line } { $numbers ->
        [0] keine Zahlen mehr
        [one] noch eine Zahl
       *[other] noch { $numbers } Zahlen
    }.
namaste-coach-gaps =
    { $said } Nach der { $sum } auf { $field } sind es für { $fields ->
        [one] eines
       *[other] { $fields }
    } in { $line } { $numbers ->
        [0] keine mehr
        [one] noch eine
       *[other] noch { $numbers }
    }.

namaste-coach-ahead-dice = { $fits } % der Würfe passen, { $points } % bringen sofort Punkte.
namaste-coach-ahead-entry =
    Danach passen noch { $room } Einträge{ $shut ->
        [0] .
        [one] ; auf ein Feld passt dann nichts mehr.
       *[other] ; auf { $shut } Felder passt dann nichts mehr.
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
    { $line }: noch { $missing } Felder leer, { $first ->
        [yes] noch ganz zu haben
       *[no] nur noch halb
    }.
namaste-coach-ahead-last =
    { $line }: noch ein Feld leer, { $first ->
        [yes] noch ganz zu haben
       *[no] nur noch halb
    }; zwei weiße Würfel füllen es in { $chance } % der Würfe.
