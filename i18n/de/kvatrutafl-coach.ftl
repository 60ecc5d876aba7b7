# Kvátrutafl: warum ein Zug besser ist.

kvatrutafl-coach-wins = Der bessere Zug gewinnt das Spiel: { $name }, { $points } Zähler.
kvatrutafl-coach-gives = { $name } beendet das Spiel mit { $points } Zählern. Weiterspielen ist hier mehr wert.
kvatrutafl-coach-hits = Der bessere Zug ist sicherer: Die Gegenseite trifft dann mit { $hits } von { $ways } Würfen statt mit { $other }.
kvatrutafl-coach-alone =
    { $alone ->
        [0] Nach dem besseren Zug steht kein Stein allein
        [one] Nach dem besseren Zug steht nur ein Stein allein
       *[other] Nach dem besseren Zug stehen nur { $alone } Steine allein
    }, nach dem gespielten Zug { $other ->
        [0] keiner
        [one] einer
       *[other] { $other }
    }.
kvatrutafl-coach-prey =
    { $prey ->
        [one] Der bessere Zug schlägt einen Stein
       *[other] Der bessere Zug schlägt { $prey } Steine
    }, der gespielte Zug { $other ->
        [0] keinen
        [one] nur einen
       *[other] nur { $other }
    }.
kvatrutafl-coach-shut =
    Nach dem besseren Zug { $open ->
        [0] bleibt der Gegenseite keine Zacke
        [one] bleibt der Gegenseite nur eine Zacke
       *[other] bleiben der Gegenseite nur { $open } Zacken
    } zum Einsetzen, nach dem gespielten Zug { $other ->
        [one] eine
       *[other] { $other }
    }{ $bar ->
        [0] .
        [one] ; einer ihrer Steine wartet auf der Bar.
       *[other] ; { $bar } ihrer Steine warten auf der Bar.
    }
kvatrutafl-coach-off =
    { $off ->
        [one] Nach dem besseren Zug ist ein Stein draußen
       *[other] Nach dem besseren Zug sind { $off } Steine draußen
    }, nach dem gespielten Zug { $other ->
        [0] noch keiner
        [one] nur einer
       *[other] nur { $other }
    }.
kvatrutafl-coach-bar =
    { $bar ->
        [0] Nach dem besseren Zug bleibt kein eigener Stein
        [one] Nach dem besseren Zug bleibt nur ein eigener Stein
       *[other] Nach dem besseren Zug bleiben nur { $bar } eigene Steine
    } auf der Bar, nach dem gespielten Zug { $other ->
        [one] einer
       *[other] { $other }
    }.
kvatrutafl-coach-formation = Mit dem besseren Zug rückt { $name } näher: { $men } von { $of } Steinen stehen richtig, nach dem gespielten Zug nur { $other }.

kvatrutafl-coach-ahead-hit = { $side } trifft auf { $at } mit { $hits } von { $ways } Würfen.
kvatrutafl-coach-ahead-bar =
    { $open ->
        [0] { $side } bleibt keine Zacke zum Einsetzen
        [one] { $side } bleibt eine Zacke zum Einsetzen: { $points }
       *[other] { $side } bleiben { $open } Zacken zum Einsetzen: { $points }
    }{ $missing ->
        [0] .
        [one] ; ein Stein mehr auf der Bar oder eine Zacke weniger, und es ist Jan.
       *[other] ; zusammen { $missing } Steine mehr auf der Bar oder Zacken weniger, und es ist Jan.
    }
kvatrutafl-coach-ahead-formation = Für { $name } stehen { $men } von { $of } Steinen richtig.
kvatrutafl-coach-ahead-turn =
    Danach { $alone ->
        [0] steht kein Stein allein
        [one] steht ein Stein allein
       *[other] stehen { $alone } Steine allein
    }; die Gegenseite trifft mit { $hits } von { $ways } Würfen.
