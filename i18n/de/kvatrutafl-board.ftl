# Kvátrutafl: was am Brett gesagt wird.

kvatrutafl-board-white = Weiß
kvatrutafl-board-black = Schwarz
kvatrutafl-board-point = 1 Zähler
kvatrutafl-board-points = { $points } Zähler

kvatrutafl-board-pips = noch { $pips } Augen
kvatrutafl-board-score = { $own } von { $target } Zählern
kvatrutafl-board-game = Spiel { $game }

kvatrutafl-board-double = Pasch { $die }
kvatrutafl-board-two-dice = { $one } und { $two }
kvatrutafl-board-same-dice =
    { $count ->
        [one] { $die }
        [2] zweimal { $die }
        [3] dreimal { $die }
        [4] viermal { $die }
       *[other] { $count }-mal { $die }
    }
kvatrutafl-board-no-dice = nichts

kvatrutafl-board-prompt-opening = Jede Seite wirft einen Würfel: Der höhere beginnt
kvatrutafl-board-prompt-opening-next = Spiel { $game }: Jede Seite wirft einen Würfel, der höhere beginnt
kvatrutafl-board-prompt-throw = { $name } würfelt
kvatrutafl-board-prompt-extra = { $name } hat noch einen Zusatzwurf
kvatrutafl-board-prompt-after =
    { $name } hat noch { $count ->
        [one] einen Nachwurf
       *[other] { $count } Nachwürfe
    }
kvatrutafl-board-prompt-pass = { $name } muss passen: { $why }
kvatrutafl-board-prompt-forced = { $name }: Nur ein Zug ist möglich
kvatrutafl-board-prompt-won = { $name }: { $way } – noch bestätigen
kvatrutafl-board-prompt-whole = { $name }: Der Zug ist vollständig – bestätigen oder zurücknehmen
kvatrutafl-board-prompt-enter =
    { $name }: { $count ->
        [one] Ein Stein ist
       *[other] { $count } Steine sind
    } von der Bar einzusetzen, zu spielen: { $dice }
kvatrutafl-board-prompt-where = Wohin mit dem Stein auf Zacke { $from }? Noch zu spielen: { $dice }
kvatrutafl-board-prompt-play = { $name } ist am Zug und spielt { $dice }
kvatrutafl-board-watch = { $name } spielt { $dice }
kvatrutafl-board-over = { $name } gewinnt die Partie { $own } zu { $theirs }
kvatrutafl-board-over-both = Unentschieden: beide haben { $points }

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
kvatrutafl-board-play-about = Einen anderen Zug erlaubt dieser Wurf nicht.
kvatrutafl-board-confirm = Zug bestätigen
kvatrutafl-board-confirm-win = { $way }: { $points }
kvatrutafl-board-confirm-about = { $steps }
kvatrutafl-board-declare = { $way } ansagen: { $points }
kvatrutafl-board-declare-full = Mit dem ganzen Wurf: { $points }. Das Spiel ist damit zu Ende.
kvatrutafl-board-declare-half = Mit einem Teil des Wurfs zählt es nur halb: { $points }. Das Spiel ist damit zu Ende.
kvatrutafl-board-declare-mar = { $base } Dazu kommt Mar, weil geschlagen wurde: { $points }.

kvatrutafl-board-why-choose = zuerst einen eigenen Stein wählen
kvatrutafl-board-why-whole = der Zug ist schon vollständig; er lässt sich bestätigen oder zurücknehmen
kvatrutafl-board-why-all-dice = so ließen sich nicht mehr alle { $most } Schritte spielen, die möglich sind
kvatrutafl-board-why-on-the-way = unterwegs auf { $stop }: { $why }
kvatrutafl-board-why-die = mit der { $die }: { $why }
kvatrutafl-board-why-dice = dieser Stein kann nicht ziehen – { $reasons }

kvatrutafl-board-tell-opening = { $white } wirft { $one }, { $black } { $two }: { $first } beginnt
kvatrutafl-board-tell-again = { $white } und { $black } werfen beide { $pips }: noch einmal
kvatrutafl-board-tell-throw = { $name } wirft { $dice }
kvatrutafl-board-tell-turn = { $name }, { $dice }: { $steps }
kvatrutafl-board-tell-way = { $way }
kvatrutafl-board-tell-enters = setzt auf { $way } ein
kvatrutafl-board-tell-off = spielt aus von { $way }
kvatrutafl-board-tell-hits = { $what } (schlägt auf { $at })
kvatrutafl-board-tell-times = { $count } × { $what }
kvatrutafl-board-tell-pass = { $name }, { $dice }: kann nicht ziehen
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
kvatrutafl-board-tell-declares = { $turn } und sagt { $way } an, { $points }
kvatrutafl-board-tell-draw = { $turn } – alles ausgespielt: unentschieden, ebenfalls { $points }

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
kvatrutafl-board-says-locked = zwei Steine zusammen erst, wenn einer auf { $at } war (Regel 4)
kvatrutafl-board-says-unlocked = Steine dürfen zusammenstehen

kvatrutafl-board-mirrored = Kvátrutafl: wo Weiß beginnt
kvatrutafl-board-mirrored-about = Liegt a unten rechts, laufen die Steine zuerst nach links; gespiegelt nach rechts.
kvatrutafl-board-start-right = unten rechts
kvatrutafl-board-start-left = unten links
kvatrutafl-board-given-away = { $way }: { $points }
kvatrutafl-board-typing = Zug eintippen
kvatrutafl-board-typing-example = etwa a-e, oder a4: von a um 4
kvatrutafl-board-typing-send = Ziehen
kvatrutafl-board-typed-what = „{ $given }“ ist kein Zug; ein Stein zieht mit a4 um vier, mit a-e auf e
kvatrutafl-board-below = Kvátrutafl: wer unten sitzt
kvatrutafl-board-below-about = Allein gegen den Computer sitzt man unten, in welcher Farbe auch immer. Zu zweit bleibt Weiß unten, oder das Brett dreht sich zu der Seite, die am Zug ist.
kvatrutafl-board-below-person = allein man selbst, sonst Weiß
kvatrutafl-board-below-turn = allein man selbst, sonst wer am Zug ist
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
kvatrutafl-board-moment-mar = und Mar: In diesem Wurf wurde geschlagen
kvatrutafl-board-moment-half-mar = halb, nach einem Teil des Wurfs, und Mar
kvatrutafl-board-moment-uttekt = alle fünfzehn Steine ausgespielt
kvatrutafl-board-moment-both = beide haben alles ausgespielt
kvatrutafl-board-moment-draw = Unentschieden
kvatrutafl-board-moment-game = { $name } gewinnt das Spiel
kvatrutafl-board-moment-match = { $name } gewinnt die Partie

kvatrutafl-board-share-way = { $way }
kvatrutafl-board-share-hits = Geschlagene Steine
