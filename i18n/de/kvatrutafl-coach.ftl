# Kvátrutafl: warum ein Zug besser ist.

kvatrutafl-coach-blots-rolls =
    { kvatrutafl-strategy-blots }: Nach dem besseren Zug { $hits ->
        [0] trifft dich kein Wurf
        [one] trifft dich einer von { $ways } Würfen der Gegenseite
       *[other] treffen dich { $hits } von { $ways } Würfen der Gegenseite
    }, nach deinem { $other ->
        [36] treffen dich alle
       *[other] sind es { $other } von { $ways }
    }.
kvatrutafl-coach-blots-men =
    { kvatrutafl-strategy-blots }: Nach dem besseren Zug { $alone ->
        [0] steht kein Stein
        [one] steht ein Stein
        [2] stehen zwei Steine
        [3] stehen drei Steine
        [4] stehen vier Steine
        [5] stehen fünf Steine
        [6] stehen sechs Steine
       *[other] stehen { $alone } Steine
    } allein, nach deinem { $other ->
        [one] einer
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
       *[other] { $other }
    }.
kvatrutafl-coach-blots-left =
    { kvatrutafl-strategy-blots }: Auf { $at } lässt dein Zug einen Stein stehen, den { $other } von { $ways } Würfen treffen; nach dem besseren Zug { $hits ->
        [0] trifft dort keiner
        [one] trifft dort einer
       *[other] treffen dort { $hits }
    }.
kvatrutafl-coach-hitting =
    { kvatrutafl-strategy-hitting }: Der bessere Zug schlägt { $prey ->
        [one] einen Stein
        [2] zwei Steine
        [3] drei Steine
        [4] vier Steine
       *[other] { $prey } Steine
    }, deiner { $other ->
        [0] keinen
        [one] nur einen
        [2] nur zwei
        [3] nur drei
       *[other] nur { $other }
    }.
kvatrutafl-coach-hitting-back =
    { kvatrutafl-strategy-hitting }: Dein Zug schlägt, aber danach { $other ->
        [36] trifft dich jeder Wurf
       *[other] treffen dich { $other } von { $ways } Würfen
    }, nach dem besseren Zug { $hits ->
        [0] keiner
        [one] nur einer
       *[other] nur { $hits }
    }.
kvatrutafl-coach-hitting-open = { kvatrutafl-strategy-hitting }: Dein Zug schlägt, aber mit { $open } Zacken zum Einsetzen verliert die Gegenseite wenig; der bessere Zug kommt ohne aus.
kvatrutafl-coach-jan-shut =
    { kvatrutafl-strategy-jan }: { $bar ->
        [0] So { $open ->
            [0] bleibt der Gegenseite keine Zacke
            [one] bleibt der Gegenseite eine Zacke
            [2] bleiben der Gegenseite zwei Zacken
            [3] bleiben der Gegenseite drei Zacken
           *[other] bleiben der Gegenseite vier Zacken
        } zum Einsetzen, nach deinem Zug { $other ->
            [one] eine
            [2] zwei
            [3] drei
            [4] vier
            [5] fünf
           *[other] sechs
        }
        [one] Ein Stein der Gegenseite ist auf der Bar, und so { $open ->
            [0] bleibt ihr keine Zacke
            [one] bleibt ihr eine Zacke
            [2] bleiben ihr zwei Zacken
            [3] bleiben ihr drei Zacken
           *[other] bleiben ihr vier Zacken
        } zum Einsetzen, nach deinem Zug { $other ->
            [one] eine
            [2] zwei
            [3] drei
            [4] vier
            [5] fünf
           *[other] sechs
        }
       *[other] { $bar } Steine der Gegenseite sind auf der Bar, und so { $open ->
            [0] bleibt ihr keine Zacke
            [one] bleibt ihr eine Zacke
            [2] bleiben ihr zwei Zacken
            [3] bleiben ihr drei Zacken
           *[other] bleiben ihr vier Zacken
        } zum Einsetzen, nach deinem Zug { $other ->
            [one] eine
            [2] zwei
            [3] drei
            [4] vier
            [5] fünf
           *[other] sechs
        }
    }.
kvatrutafl-coach-jan-own =
    { kvatrutafl-strategy-jan }: So { $open ->
        [one] bleibt dir jetzt eine Zacke
        [2] bleiben dir jetzt zwei Zacken
        [3] bleiben dir jetzt drei Zacken
        [4] bleiben dir jetzt vier Zacken
        [5] bleiben dir jetzt fünf Zacken
       *[other] bleiben dir jetzt sechs Zacken
    } zum Einsetzen, nach deinem Zug { $other ->
        [0] keine
        [one] nur eine
        [2] nur zwei
       *[other] nur drei
    }; je weniger, desto eher wird ein Treffer zum Jan.
kvatrutafl-coach-timing-five =
    { kvatrutafl-strategy-timing }: So haben { $away ->
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
       *[other] { $away }
    } Steine den Start verlassen, und die auf der fernen Seite dürfen weiter; nach deinem Zug { $other ->
        [1] ist es erst einer
        [2] sind es erst zwei
        [3] sind es erst drei
       *[other] sind es erst vier
    }.
kvatrutafl-coach-timing-new =
    { kvatrutafl-strategy-timing }: Der bessere Zug bringt { $new ->
        [one] einen neuen Stein
        [2] zwei neue Steine
        [3] drei neue Steine
        [4] vier neue Steine
       *[other] { $new } neue Steine
    } heraus, deiner { $other ->
        [0] keinen
        [one] nur einen
        [2] nur zwei
        [3] nur drei
       *[other] nur { $other }
    }; danach { $left ->
        [0] steht keiner mehr
        [one] steht noch einer
       *[other] stehen noch { $left }
    } auf dem Start.
kvatrutafl-coach-timing-far =
    { kvatrutafl-strategy-timing }: Dein Zug läuft auf der fernen Seite { $other } Augen voraus, der bessere { $pips ->
        [0] keines
        [one] nur eines
       *[other] nur { $pips }
    }; Steine, die vorauslaufen, können später kaum noch ziehen.
kvatrutafl-coach-timing-spread = { kvatrutafl-strategy-timing }: Der bessere Zug verteilt deine Steine auf { $points } Zacken, deiner auf { $other }.
kvatrutafl-coach-twelfth = { kvatrutafl-strategy-twelfth }: So kommt ein Stein auf { $at }, und von da an dürfen deine Steine zusammenstehen.

kvatrutafl-coach-wins-now = { kvatrutafl-strategy-wins }: Der bessere Zug beendet das Spiel mit { $name } und bringt { $points } Zähler.
kvatrutafl-coach-wins-later = { kvatrutafl-strategy-wins }: { $name } beendet das Spiel mit { $points } Zählern, und weiterzuspielen ist hier mehr wert.
kvatrutafl-coach-wins-reach = { kvatrutafl-strategy-wins }: So bleibt { $name } möglich; nach deinem Zug sind schon zu viele Steine über ihren Platz hinaus.
kvatrutafl-coach-wins-placed = { kvatrutafl-strategy-wins }: Für { $name } stehen { $men } von { $of } Steinen richtig, nach deinem Zug { $other }.

kvatrutafl-coach-ahead-wins = Das gewinnt das Spiel: { $name }, { $points } Zähler.
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
        [2] stehen zwei Steine allein
        [3] stehen drei Steine allein
       *[other] stehen { $alone } Steine allein
    }; { $hits ->
        [0] kein Wurf der Gegenseite trifft.
       *[other] die Gegenseite trifft mit { $hits } von { $ways } Würfen.
    }
