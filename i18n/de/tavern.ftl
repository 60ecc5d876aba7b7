tavern-name = Wirtshausspiele
tavern-line = Neunzehn Würfelspiele um Striche und ein ganzer Abend
tavern-games = Spiele
tavern-ties = Gemeinsam Letzte
tavern-ties-about = Was geschieht, wenn mehrere zusammen auf dem letzten Platz sind.
tavern-ties-playoff = Stechen
tavern-ties-all = Strich für alle
tavern-throws = Würfe
tavern-throws-one = einer
tavern-throws-two = zwei
tavern-throws-three = drei
tavern-throws-house-about = Ein Wurf, oder drei, von denen je ein Würfel liegen bleibt.
tavern-count = Zählweise
tavern-no-move = „{ $notation }“ ist kein Zug dieses Spiels. Es gibt: keep, stop, turn, cover, lift.
tavern-keep-one = Von diesem Wurf bleibt genau ein Würfel liegen.
tavern-keep-fewer = Mindestens ein Würfel wird noch einmal geworfen.
tavern-turn-first = Zuerst wird entschieden, ob ein Würfel umgedreht wird.
tavern-not-now = „{ $action }“ geht jetzt nicht.
tavern-program-unknown = „{ $key }“ ist keines der Wirtshausspiele. Es gibt: { $keys }.
tavern-someone = { $name }
tavern-pips = { $pips }
tavern-cup-not-yours = Diesen Becher darf jetzt nur heben, wer dran ist.
tavern-spot-die = Würfel { $die }: { $pips }
tavern-spot-does = { $die } – { $does }
tavern-does-turn = umdrehen
tavern-does-keep = behalten
tavern-does-choose = auswählen
tavern-does-drop = nicht mehr auswählen
tavern-spot-touched = { $die }, gewählt
tavern-spot-tally =
    { $name }: { $strokes ->
        [0] kein Strich
        [one] ein Strich
       *[other] { $strokes } Striche
    }
tavern-spot-came = { $tally }; { $came }
tavern-choice-keep = { $kept } behalten
tavern-choice-keep-none = Alles noch einmal werfen
tavern-choice-stop = Alles stehen lassen
tavern-choice-turn-none = Nichts umdrehen
tavern-choice-cover = Den Würfel zudecken
tavern-choice-lift = Den Becher heben
tavern-choice-foul = Den eigenen Becher heben (kostet einen Strich)
tavern-prompt-blind = { $name } schüttelt den Becher: Niemand sieht darunter.
tavern-prompt-cover = { $name } deckt den Würfel zu.
tavern-prompt-lift = { $name } hebt den Becher.
tavern-prompt-faces = Was lag unter dem Becher von { $name }?
tavern-prompt-turn = { $name }: einen Würfel umdrehen?
tavern-prompt-keep-one = { $name }: Welcher Würfel bleibt liegen?
tavern-told-throw = { $name } wirft { $dice }
tavern-told-blind = { $name } würfelt unter dem Becher
tavern-told-keep = { $name } behält { $kept }
tavern-told-keep-none = { $name } behält nichts
tavern-told-stop = { $name } lässt alles stehen
tavern-told-turn = { $name } dreht die { $from } zur { $to } um
tavern-told-turn-none = { $name } dreht nichts um
tavern-told-cover = { $name } deckt den Würfel zu
tavern-told-lift = { $name } hebt den Becher: { $pips }
tavern-told-lift-unseen = { $name } hebt den Becher
tavern-told-faces = unter dem Becher lag { $dice }
tavern-told-own-stroke = { $told }, und damit ein Strich
tavern-told-playoff = ein Stechen zwischen { $names }
tavern-told-several = { $first }: { $more }
tavern-title-game = Spiel { $game } von { $games }
tavern-title-playoff = Stechen
tavern-prompt-over =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    } { $strokes ->
        [0] ohne Strich.
        [one] mit einem Strich.
       *[other] mit { $strokes } Strichen.
    }
tavern-prompt-roll =
    { $name } wirft { $dice ->
        [one] den Würfel
       *[other] { $dice } Würfel
    }{ $left ->
        [one] .
       *[other] , noch { $left } Würfe.
    }
tavern-prompt-keep =
    { $name }: Was bleibt liegen? { $left ->
        [one] Ein Wurf bleibt noch.
       *[other] { $left } Würfe bleiben noch.
    }
tavern-told-stroke =
    { $count ->
        [one] ein Strich für { $names }
       *[other] je ein Strich für { $names }
    }
tavern-no-such-die =
    { $dice ->
        [one] Es wurde nur ein Würfel geworfen.
       *[other] Es wurden nur { $dice } Würfel geworfen.
    }
tavern-optimum-chance = Die Aussicht, in einem Zug ohne Strich davonzukommen, wenn man das Beste daraus macht. Genau { $exact }, aus allen Würfen und Entscheidungen eines Zuges ({ $hands } Lagen).
tavern-optimum-highest = Das Ergebnis eines Zuges im Mittel, wenn man es so hoch wie möglich haben will. Genau { $exact }, aus allen Würfen und Entscheidungen eines Zuges ({ $hands } Lagen).
tavern-optimum-lowest = Das Ergebnis eines Zuges im Mittel, wenn man es so niedrig wie möglich haben will. Genau { $exact }, aus allen Würfen und Entscheidungen eines Zuges ({ $hands } Lagen).
tavern-told-foul = { $name } hebt den eigenen Becher: { $pips }
tavern-prompt-next = Als Nächstes „{ $game }“, und { $name } beginnt.
tavern-title-strokes = Spiel { $game }, bis { $strokes } Striche
tavern-to = Länge der Partie
tavern-to-about = Nach einer festen Zahl von Spielen ist Schluss, oder mit dem Spiel, in dem jemand zu viele Striche hat. Die wenigsten Striche gewinnen.
tavern-to-games = Feste Zahl von Spielen
tavern-to-strokes = Bis zu einer Strichzahl
tavern-games-told =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
tavern-strokes-told =
    bis { $count ->
        [one] ein Strich
       *[other] { $count } Striche
    }
tavern-games-about = Wie viele Spiele gespielt werden.
tavern-strokes = Striche
tavern-strokes-about = Mit wie vielen Strichen jemand die Partie beendet.
tavern-card-first = Zum Auftakt
tavern-card-next = Als Nächstes
tavern-card-begins = { $name } beginnt
tavern-spot-kept = Würfel { $die }, beiseitegelegt: { $pips }
tavern-spot-stage = Werfen
tavern-kept-stays = Was beiseiteliegt, bleibt bis zum Ende des Zuges liegen.
tavern-worth = Aussicht, ohne Strich davonzukommen:
tavern-prompt-first = Den Auftakt macht „{ $game }“, und { $name } beginnt.

tavern-share-game = Spiel { $game }
tavern-share-without = Spiele ohne Strich, von { $games }

# Strategieseiten

tavern-position-early = vor dem ersten Spiel hat noch niemand Striche
tavern-position-late = ein { $game }. Spiel käme nach dem Ende: Die Partie hat { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
tavern-position-strokes = { $strokes } Striche haben die Partie beendet, sie geht bis { $most }

tavern-knob-strokes = Striche: { $name }
tavern-knob-game = Spiele zählen ab 1
