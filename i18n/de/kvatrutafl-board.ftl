# Kvátrutafl: was am Brett gesagt wird.

kvatrutafl-board-white = Weiß
kvatrutafl-board-black = Schwarz
kvatrutafl-board-point = 1 Zähler
kvatrutafl-board-points = { $points } Zähler

kvatrutafl-board-pips = noch { $pips } Augen
kvatrutafl-board-score = { $own } von { $target } Zählern
kvatrutafl-board-game = Spiel { $game }

kvatrutafl-board-double = Pasch { $die }
kvatrutafl-board-two-dice = { $one } und { $two }
kvatrutafl-board-same-dice =
    { $count ->
        [one] die { $die }
        [2] zweimal die { $die }
        [3] dreimal die { $die }
        [4] viermal die { $die }
       *[other] { $count }-mal die { $die }
    }
kvatrutafl-board-no-dice = nichts

kvatrutafl-board-prompt-opening = Jede Seite würfelt einmal: Die höhere Zahl beginnt.
kvatrutafl-board-prompt-opening-next = Spiel { $game }: Jede Seite würfelt einmal, die höhere Zahl beginnt.
kvatrutafl-board-prompt-throw = { $name }, du würfelst.
kvatrutafl-board-prompt-extra = { $name }, du hast noch einen Zusatzwurf.
kvatrutafl-board-prompt-after =
    { $name }, du hast noch { $count ->
        [one] einen Nachwurf
       *[other] { $count } Nachwürfe
    }.
kvatrutafl-board-prompt-pass = { $name }, mit diesem Wurf geht kein Zug: Du musst passen.
kvatrutafl-board-prompt-forced = { $name }, du hast nur einen möglichen Zug.
kvatrutafl-board-prompt-won = { $name }, das ist { $way }: Bestätige den Zug.
kvatrutafl-board-prompt-whole = { $name }, dein Zug ist vollständig: Bestätige ihn oder nimm ihn zurück.
kvatrutafl-board-prompt-enter =
    { $name }, setz zuerst { $count ->
        [one] deinen Stein
       *[other] deine { $count } Steine
    } von der Bar ein. Zu spielen: { $dice }.
kvatrutafl-board-prompt-where = Wohin mit dem Stein auf Zacke { $from }? Zu spielen: { $dice }.
kvatrutafl-board-prompt-play = { $name }, spiel { $dice }.
kvatrutafl-board-watch = { $name } spielt { $dice }.
kvatrutafl-board-over = { $name } gewinnt die Partie mit { $own } zu { $theirs }.
kvatrutafl-board-over-both = Unentschieden: Beide haben { $points }.

kvatrutafl-board-pass = Passen
kvatrutafl-board-pass-about = Kein Stein kann ziehen.
kvatrutafl-board-pass-bar =
    { $count ->
        [one] Der Stein
       *[other] Kein Stein
    } auf der Bar lässt sich mit diesem Wurf { $count ->
        [one] nicht einsetzen.
       *[other] einsetzen.
    }
kvatrutafl-board-play = Ziehen: { $steps }
kvatrutafl-board-play-about = Mit diesem Wurf ist kein anderer Zug möglich.
kvatrutafl-board-confirm = Zug bestätigen
kvatrutafl-board-confirm-win = { $way }: { $points }
kvatrutafl-board-confirm-about = { $steps }
kvatrutafl-board-declare = { $way } ansagen: { $points }
kvatrutafl-board-declare-full = Nach dem ganzen Wurf zählt die Formation voll: { $points }. Damit endet das Spiel.
kvatrutafl-board-declare-half = Nach einem Teil des Wurfs zählt die Formation nur halb: { $points }. Damit endet das Spiel.
kvatrutafl-board-declare-mar = { $base } Du hast in diesem Wurf auch geschlagen, das ist Mar und bringt noch { $points }.

kvatrutafl-board-why-choose = wähl zuerst einen deiner Steine
kvatrutafl-board-why-whole = dein Zug ist schon vollständig; bestätige ihn oder nimm ihn zurück
kvatrutafl-board-why-all-dice = du musst alle { $most } möglichen Schritte spielen, und so ginge das nicht mehr
kvatrutafl-board-why-on-the-way = unterwegs auf { $stop }: { $why }
kvatrutafl-board-why-die = mit der { $die }: { $why }
kvatrutafl-board-why-dice = dieser Stein kann nicht ziehen – { $reasons }

kvatrutafl-board-tell-opening = { $white } würfelt { $one }, { $black } { $two }: { $first } beginnt.
kvatrutafl-board-tell-again = { $white } und { $black } würfeln beide { $pips }: noch einmal.
kvatrutafl-board-tell-throw = { $name } würfelt { $dice }.
# Auch von Zügen, die nur geraten werden: darum ohne Zeitform.
kvatrutafl-board-tell-turn = { $name }, { $dice }: { $steps }
kvatrutafl-board-tell-way = { $way }
kvatrutafl-board-tell-enters = von der Bar auf { $way }
kvatrutafl-board-tell-off = von { $way } hinaus
kvatrutafl-board-tell-hits = { $what } (schlägt auf { $at })
kvatrutafl-board-tell-times = { $count } × { $what }
kvatrutafl-board-tell-pass = { $name }, { $dice }: kein Zug möglich
kvatrutafl-board-tell-wins = { $turn } – { $way }, { $points }
kvatrutafl-board-tell-jan =
    { $turn } – { $way }: Von { $name } { $waiting ->
        [one] wartet ein Stein
       *[other] warten { $waiting } Steine
    } auf der Bar, { $free ->
        [0] und keine Zacke ist frei
        [one] und nur eine Zacke ist frei
       *[other] und nur { $free } Zacken sind frei
    }; { $points }
kvatrutafl-board-tell-declares = { $turn }, mit Ansage { $way }: { $points }
kvatrutafl-board-tell-draw = { $turn } – auch alles ausgespielt: unentschieden, ebenfalls { $points }

kvatrutafl-board-says-empty = { $at }, leer
kvatrutafl-board-says-men =
    { $at }, { $side }: { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }
kvatrutafl-board-says-bar =
    Bar, { $side }: { $count ->
        [0] kein Stein
        [one] ein Stein
       *[other] { $count } Steine
    }
kvatrutafl-board-says-off =
    ausgespielt, { $side }: { $count ->
        [0] kein Stein
        [one] ein Stein
       *[other] { $count } Steine
    }
kvatrutafl-board-says-mover = { $what } – kann ziehen
kvatrutafl-board-says-landing = { $what } – hierher mit { $dice }
kvatrutafl-board-says-hit = { $what } – hierher mit { $dice }, schlägt
kvatrutafl-board-says-stand = { $side } auf dem Brett: { $men }
kvatrutafl-board-says-side = { $side }, { $name }: noch { $pips } Augen, { $points }; { $locked }
kvatrutafl-board-says-locked = Schloss: Steine dürfen erst zusammenstehen, wenn einer auf { $at } war (Regel 4)
kvatrutafl-board-locked = bis { $at }: ein Stein je Zacke
kvatrutafl-board-says-unlocked = Steine dürfen zusammenstehen

kvatrutafl-board-mirrored = Kvátrutafl: wo Weiß beginnt
kvatrutafl-board-mirrored-about = Liegt a unten rechts, ziehen die Steine zuerst nach links; gespiegelt zuerst nach rechts.
kvatrutafl-board-start-right = unten rechts
kvatrutafl-board-start-left = unten links
kvatrutafl-board-given-away = { $way }, also { $points }
kvatrutafl-board-typing = Zug eintippen
kvatrutafl-board-typing-example = etwa a-e, oder a4: von a um 4 weiter
kvatrutafl-board-typing-send = Ziehen
kvatrutafl-board-typed-what = „{ $given }“ ist kein Zug; mit a4 ziehst du von a um vier weiter, mit a-e von a auf e
kvatrutafl-board-below = Kvátrutafl: wer unten sitzt
kvatrutafl-board-below-about = Allein gegen den Computer sitzt du immer unten, ob mit Weiß oder mit Schwarz. Zu zweit bleibt Weiß unten, oder das Brett dreht sich zu der Seite, die am Zug ist.
kvatrutafl-board-below-person = allein du, sonst Weiß
kvatrutafl-board-below-turn = allein du, sonst die Seite am Zug
kvatrutafl-board-below-white = immer Weiß
kvatrutafl-board-moment-way = { $way }
kvatrutafl-board-moment-jan =
    { $waiting ->
        [one] Ein Stein wartet
       *[other] { $waiting } Steine warten
    }, { $free ->
        [0] keine Zacke ist frei
        [one] nur eine Zacke ist frei
       *[other] nur { $free } Zacken sind frei
    }
kvatrutafl-board-moment-half = halb, nach einem Teil des Wurfs
kvatrutafl-board-moment-mar = und Mar, denn im selben Wurf wurde geschlagen
kvatrutafl-board-moment-half-mar = halb, nach einem Teil des Wurfs, und Mar
kvatrutafl-board-moment-uttekt = alle fünfzehn Steine ausgespielt
kvatrutafl-board-moment-both = beide haben alles ausgespielt
kvatrutafl-board-moment-draw = Unentschieden
kvatrutafl-board-moment-game = { $name } gewinnt das Spiel
kvatrutafl-board-moment-match = { $name } gewinnt die Partie

kvatrutafl-board-share-way = { $way }
kvatrutafl-board-share-hits = Geschlagene Steine

# Was geraten oder verglichen wird: in einem Satz oder einer Tabelle, darum klein und ohne Punkt.
kvatrutafl-board-advice-play = { $steps } ziehen
kvatrutafl-board-advice-declare = { $steps } ziehen und { $way } ansagen
kvatrutafl-board-advice-pass = passen
