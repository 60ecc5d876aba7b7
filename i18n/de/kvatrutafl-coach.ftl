# Kvátrutafl: warum ein Zug besser ist.

kvatrutafl-coach-wins = Das gewinnt das Spiel: { $name }, { $points } Zähler.
kvatrutafl-coach-gives = { $name } beendet das Spiel mit { $points } Zählern; weiterzuspielen ist hier mehr wert.
kvatrutafl-coach-hits = Danach treffen { $hits } von { $ways } Würfen der Gegenseite einen Stein, wie gespielt { $other }.
kvatrutafl-coach-alone =
    { $alone ->
        [0] Danach steht kein Stein allein
        [one] Danach steht ein Stein allein
       *[other] Danach stehen { $alone } Steine allein
    }, wie gespielt { $other ->
        [0] keiner
        [one] einer
       *[other] { $other }
    }.
kvatrutafl-coach-prey =
    { $prey ->
        [one] Das schlägt einen Stein
       *[other] Das schlägt { $prey } Steine
    }, wie gespielt { $other ->
        [0] keinen
        [one] nur einen
       *[other] nur { $other }
    }.
kvatrutafl-coach-shut =
    Der Gegenseite { $open ->
        [0] bleibt keine Zacke
        [one] bleibt eine Zacke
       *[other] bleiben { $open } Zacken
    } zum Einsetzen, wie gespielt { $other }{ $bar ->
        [0] .
        [one] ; ein Stein von ihr steht auf der Bar.
       *[other] ; { $bar } Steine von ihr stehen auf der Bar.
    }
kvatrutafl-coach-off =
    { $off ->
        [one] Ein Stein ist dann ausgespielt
       *[other] { $off } Steine sind dann ausgespielt
    }, wie gespielt { $other }.
kvatrutafl-coach-bar =
    { $bar ->
        [0] Kein eigener Stein bleibt
        [one] Ein eigener Stein bleibt
       *[other] { $bar } eigene Steine bleiben
    } auf der Bar, wie gespielt { $other }.
kvatrutafl-coach-formation = Für { $name } stehen { $men } von { $of } Steinen richtig, wie gespielt { $other }.

kvatrutafl-coach-ahead-hit = { $side } trifft auf { $at } mit { $hits } von { $ways } Würfen.
kvatrutafl-coach-ahead-bar =
    { $open ->
        [0] { $side } bleibt keine Zacke zum Einsetzen
        [one] { $side } bleibt eine Zacke zum Einsetzen, { $points }
       *[other] { $side } bleiben { $open } Zacken zum Einsetzen: { $points }
    }{ $missing ->
        [0] .
        [one] ; ein Stein mehr auf der Bar oder eine Zacke weniger ist der Jan.
       *[other] ; zum Jan fehlen { $missing } Steine auf der Bar oder Zacken.
    }
kvatrutafl-coach-ahead-formation = Für { $name } stehen { $men } von { $of } Steinen richtig.
kvatrutafl-coach-ahead-turn =
    Danach { $alone ->
        [0] steht kein Stein allein
        [one] steht ein Stein allein
       *[other] stehen { $alone } Steine allein
    }; die Gegenseite trifft mit { $hits } von { $ways } Würfen.
