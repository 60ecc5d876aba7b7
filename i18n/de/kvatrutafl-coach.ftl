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
kvatrutafl-coach-hitting-open = { kvatrutafl-strategy-hitting }: Dein Zug schlägt, aber mit { $open } Zacken zum Einsetzen ist die Gegenseite schnell zurück; der bessere Zug kommt ohne Schlagen aus.
kvatrutafl-coach-jan-shut =
    { kvatrutafl-strategy-jan }: { $bar ->
        [0] Nach dem besseren Zug hat die Gegenseite
        [one] Ein Stein der Gegenseite ist auf der Bar: Nach dem besseren Zug hat sie
        [2] Zwei Steine der Gegenseite sind auf der Bar: Nach dem besseren Zug hat sie
        [3] Drei Steine der Gegenseite sind auf der Bar: Nach dem besseren Zug hat sie
       *[other] { $bar } Steine der Gegenseite sind auf der Bar: Nach dem besseren Zug hat sie
    } { $open ->
        [0] keine Zacke
        [one] eine Zacke
        [2] zwei Zacken
        [3] drei Zacken
       *[other] vier Zacken
    } zum Einsetzen, nach deinem { $other ->
        [one] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[other] sechs
    }.
kvatrutafl-coach-jan-now =
    { kvatrutafl-strategy-jan }: Nach deinem Zug machen { $other } von { $ways } Würfen der Gegenseite sofort Jan, nach dem besseren { $jans ->
        [0] keiner
        [one] einer
       *[other] { $jans }
    }.
kvatrutafl-coach-jan-waits =
    { kvatrutafl-strategy-jan }: Solange die Gegenseite auf der Bar bleibt, machen nach dem besseren Zug { $jans } deiner { $ways } Würfe Jan, nach deinem { $other ->
        [0] keiner
        [one] einer
       *[other] { $other }
    }.
kvatrutafl-coach-jan-own =
    { kvatrutafl-strategy-jan }: Nach dem besseren Zug { $open ->
        [one] bleibt dir eine Zacke
        [2] bleiben dir zwei Zacken
        [3] bleiben dir drei Zacken
        [4] bleiben dir vier Zacken
        [5] bleiben dir fünf Zacken
       *[other] bleiben dir sechs Zacken
    } zum Einsetzen, nach deinem { $other ->
        [0] keine
        [one] nur eine
        [2] nur zwei
       *[other] nur drei
    }; je weniger, desto eher wird ein Treffer zum Jan.
kvatrutafl-coach-timing-five =
    { kvatrutafl-strategy-timing }: Nach dem besseren Zug haben { $away ->
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
       *[other] { $away }
    } Steine den Start verlassen, und die auf der fernen Seite dürfen weiter; nach deinem { $other ->
        [1] erst einer
        [2] erst zwei
        [3] erst drei
       *[other] erst vier
    }.
kvatrutafl-coach-timing-new =
    { kvatrutafl-strategy-timing }: Der bessere Zug bringt { $new ->
        [one] einen neuen Stein
        [2] zwei neue Steine
        [3] drei neue Steine
        [4] vier neue Steine
       *[other] { $new } neue Steine
    } heraus und lässt { $left ->
        [0] keinen
        [one] einen
       *[other] { $left }
    } auf dem Start; deiner { $prey ->
        [0] bringt
       *[other] schlägt, bringt aber
    } { $other ->
        [0] keinen
        [one] nur einen
        [2] nur zwei
        [3] nur drei
       *[other] nur { $other }
    } heraus.
kvatrutafl-coach-timing-new-risk =
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
    }; das ist das Risiko wert, dass dich { $hits ->
        [36] jeder Wurf trifft
       *[other] { $hits } von { $ways } Würfen treffen
    }.
kvatrutafl-coach-timing-far-risk =
    { kvatrutafl-strategy-timing }: Dein Zug läuft auf der fernen Seite { $other } Augen voraus, der bessere { $pips ->
        [0] gar nicht
        [one] nur eines
       *[other] nur { $pips }
    }; Zurückbleiben lohnt sich, obwohl dich { $hits ->
        [36] jeder Wurf trifft
       *[other] { $hits } von { $ways } Würfen treffen
    }.
kvatrutafl-coach-timing-far =
    { kvatrutafl-strategy-timing }: Dein Zug { $prey ->
        [0] läuft
       *[other] schlägt, läuft aber
    } auf der fernen Seite { $other } Augen voraus, der bessere { $pips ->
        [0] gar nicht
        [one] nur eines
       *[other] nur { $pips }
    }; Steine, die vorauslaufen, können später kaum noch ziehen.
kvatrutafl-coach-twelfth = { kvatrutafl-strategy-twelfth }: Mit dem besseren Zug kommt ein Stein auf { $at }; von da an dürfen deine Steine zusammenstehen.

kvatrutafl-coach-wins-now = { kvatrutafl-strategy-wins }: Der bessere Zug beendet das Spiel mit { $name } und bringt { $points } Zähler.
kvatrutafl-coach-wins-later = { kvatrutafl-strategy-wins }: { $name } beendet das Spiel mit { $points } Zählern, aber weiterzuspielen ist hier mehr wert.
kvatrutafl-coach-wins-reach = { kvatrutafl-strategy-wins }: Mit dem besseren Zug bleibt { $name } möglich; nach deinem sind schon zu viele Steine über ihren Platz hinaus.
kvatrutafl-coach-wins-placed = { kvatrutafl-strategy-wins }: Nach dem besseren Zug stehen { $men } von { $of } Steinen richtig für { $name }, nach deinem { $other }.

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
       *[other] ; bis zum Jan fehlen { $missing }, und jeder Stein mehr auf der Bar und jede Zacke weniger zählt als einer davon.
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
