# Kvátrutafl: warum ein Zug besser ist.

kvatrutafl-coach-wins = Das gewinnt das Spiel: { $name }, { $points } Zähler.
kvatrutafl-coach-gives = { $name } beendet das Spiel mit { $points } Zählern. Weiterspielen ist hier mehr wert.
kvatrutafl-coach-hits = Das ist sicherer: Die Gegenseite trifft dann mit { $hits } von { $ways } Würfen statt mit { $other }.
kvatrutafl-coach-alone =
    { $alone ->
        [0] Danach steht kein Stein allein
        [one] Danach steht nur ein Stein allein
       *[other] Danach stehen nur { $alone } Steine allein
    }, nach dem gespielten Zug { $other ->
        [0] keiner
        [one] einer
       *[other] { $other }
    }.
kvatrutafl-coach-prey =
    { $prey ->
        [one] Das schlägt einen Stein
       *[other] Das schlägt { $prey } Steine
    }, der gespielte Zug { $other ->
        [0] keinen
        [one] nur einen
       *[other] nur { $other }
    }.
kvatrutafl-coach-shut =
    Der Gegenseite { $open ->
        [0] bleibt keine Zacke
        [one] bleibt nur eine Zacke
       *[other] bleiben nur { $open } Zacken
    } zum Einsetzen, nach dem gespielten Zug { $other }{ $bar ->
        [0] .
        [one] ; einer ihrer Steine wartet auf der Bar.
       *[other] ; { $bar } ihrer Steine warten auf der Bar.
    }
kvatrutafl-coach-off =
    { $off ->
        [one] Ein Stein ist dann draußen
       *[other] { $off } Steine sind dann draußen
    }, nach dem gespielten Zug nur { $other }.
kvatrutafl-coach-bar =
    { $bar ->
        [0] Kein eigener Stein bleibt
        [one] Nur ein eigener Stein bleibt
       *[other] Nur { $bar } eigene Steine bleiben
    } auf der Bar, nach dem gespielten Zug { $other }.
kvatrutafl-coach-formation = Das bringt { $name } näher: { $men } von { $of } Steinen stehen richtig, nach dem gespielten Zug { $other }.

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
