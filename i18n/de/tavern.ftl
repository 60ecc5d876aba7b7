tavern-name = Wirtshausspiele
tavern-line = Rund zwanzig Würfelspiele um Striche (Minuspunkte), einzeln oder als ganzer Abend
tavern-games = Spiele
tavern-ties = Mehrere Letzte
tavern-ties-about = Was geschieht, wenn sich mehrere den letzten Platz teilen.
tavern-ties-playoff = Stechen
tavern-ties-all = Strich für alle
tavern-throws = Würfe
tavern-throws-one = einer
tavern-throws-two = zwei
tavern-throws-three = drei
tavern-throws-house-about = Du würfelst einmal, oder du würfelst dreimal und lässt jedes Mal einen Würfel liegen.
tavern-count = Zählweise
# Was nicht geht: klein und ohne Punkt. Das Fenster macht einen Satz daraus, auf der Befehlszeile steht die Zeile davor.
tavern-no-move = „{ $notation }“ ist kein Zug dieses Spiels; möglich sind keep, stop, turn, cover und lift
tavern-keep-one = lass von diesem Wurf genau einen Würfel liegen
tavern-keep-fewer = mit mindestens einem Würfel musst du noch einmal würfeln
tavern-turn-first = entscheide zuerst, ob du einen Würfel umdrehst
tavern-not-now = „{ $action }“ ist jetzt nicht möglich
tavern-program-unknown = „{ $key }“ ist keines der Wirtshausspiele; es gibt: { $keys }
tavern-pips = { $pips }
tavern-cup-not-yours = diesen Becher darfst du jetzt nicht heben
tavern-spot-die = Würfel { $die }: { $pips }
tavern-spot-does = { $die } – { $does }
tavern-does-turn = umdrehen
tavern-does-keep = behalten
tavern-does-choose = auswählen
tavern-does-drop = abwählen
tavern-spot-touched = { $die }, ausgewählt
tavern-spot-tally =
    { $name }: { $strokes ->
        [0] kein Strich
        [one] ein Strich
       *[other] { $strokes } Striche
    }
tavern-spot-came = { $tally }; { $came }
tavern-choice-keep = { $kept } behalten
tavern-choice-keep-none = Alles noch einmal würfeln
tavern-choice-keep-no-more =
    { $dice ->
        [one] Noch einmal würfeln
       *[other] Die anderen { $dice } Würfel noch einmal
    }
tavern-choice-stop = Alles behalten
tavern-choice-turn-none = Keinen Würfel umdrehen
tavern-choice-cover = Den Würfel zudecken
tavern-choice-lift = Den Becher heben
tavern-choice-foul = Den eigenen Becher heben (kostet einen Strich)
tavern-prompt-blind = { $name }, schüttle den Becher. Niemand darf daruntersehen.
tavern-prompt-cover = { $name }, deck den Würfel zu.
tavern-prompt-lift = { $name }, heb den Becher.
tavern-prompt-faces = Was lag unter dem Becher von { $name }?
tavern-prompt-turn = { $name }, willst du einen Würfel umdrehen? Dann drück darauf.
tavern-prompt-keep-one = { $name }, welchen Würfel behältst du?
tavern-told-throw = { $name } würfelt { $dice }.
tavern-told-blind = { $name } würfelt unter dem Becher.
tavern-told-keep = { $name } behält { $kept }.
tavern-told-keep-none = { $name } behält nichts.
tavern-told-keep-no-more = { $name } legt nichts dazu.
tavern-told-stop = { $name } behält alles.
tavern-told-turn = { $name } dreht die { $from } zur { $to } um.
tavern-told-turn-none = { $name } dreht keinen Würfel um.
tavern-told-cover = { $name } deckt den Würfel zu.
tavern-told-lift = { $name } hebt den Becher und findet eine { $pips }.
tavern-told-lift-unseen = { $name } hebt den Becher.
tavern-told-faces = Unter dem Becher lag eine { $dice }.
tavern-told-came = Ergebnis: { $came }.
tavern-told-own-stroke = Das kostet einen Strich.
tavern-told-playoff = Es gibt ein Stechen zwischen { $names }.
tavern-title-game = Spiel { $game } von { $games }
tavern-how-far = { $which }: { $game }
tavern-title-playoff = Stechen
tavern-prompt-over =
    { $count ->
        [one] { $names } gewinnt { $strokes ->
            [0] ohne Strich.
            [one] mit einem Strich.
           *[other] mit { $strokes } Strichen.
        }
       *[other] { $names } gewinnen gemeinsam { $strokes ->
            [0] ohne Strich.
            [one] mit je einem Strich.
           *[other] mit je { $strokes } Strichen.
        }
    }
tavern-prompt-roll =
    { $left ->
        [one] { $dice ->
            [one] { $name }, würfle mit einem Würfel.
           *[other] { $name }, würfle mit { $dice } Würfeln.
        }
       *[other] { $dice ->
            [one] { $name }, würfle mit einem Würfel. Du hast noch { $left } Würfe.
           *[other] { $name }, würfle mit { $dice } Würfeln. Du hast noch { $left } Würfe.
        }
    }
tavern-prompt-roll-last =
    { $dice ->
        [one] { $name }, würfle mit einem Würfel. Das ist dein letzter Wurf.
       *[other] { $name }, würfle mit { $dice } Würfeln. Das ist dein letzter Wurf.
    }
tavern-prompt-keep =
    { $name }, was behältst du? { $left ->
        [one] Du hast noch einen Wurf.
       *[other] Du hast noch { $left } Würfe.
    }
tavern-told-stroke =
    { $count ->
        [one] Ein Strich für { $names }.
       *[other] Je ein Strich für { $names }.
    }
tavern-no-such-die =
    { $dice ->
        [one] hier liegt nur ein Würfel
       *[other] hier liegen nur { $dice } Würfel
    }
tavern-optimum-chance = So wahrscheinlich bleibst du in einem Zug ohne Strich, wenn du dich immer richtig entscheidest. Genau { $exact }, berechnet aus allen Würfen und Entscheidungen eines Zuges ({ $hands } Stellungen).
tavern-optimum-highest = Das bringt ein Zug im Mittel, wenn du so hoch wie möglich spielst. Genau { $exact }, berechnet aus allen Würfen und Entscheidungen eines Zuges ({ $hands } Stellungen).
tavern-optimum-lowest = Das bringt ein Zug im Mittel, wenn du so niedrig wie möglich spielst. Genau { $exact }, berechnet aus allen Würfen und Entscheidungen eines Zuges ({ $hands } Stellungen).
tavern-told-foul = { $name } hebt den eigenen Becher und findet eine { $pips }.
tavern-prompt-next = Als Nächstes kommt „{ $game }“, und { $name } beginnt.
tavern-title-strokes = Spiel { $game }, bis { $strokes ->
        [one] zu einem Strich
       *[other] { $strokes } Striche
    }
tavern-to = Länge der Partie
tavern-to-about = Die Partie endet nach einer festen Zahl von Spielen oder nach dem Spiel, in dem eine Person eine bestimmte Zahl von Strichen erreicht. Die wenigsten Striche gewinnen.
tavern-to-games = Feste Zahl von Spielen
tavern-to-strokes = Bis zu einer Strichzahl
tavern-games-told =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
tavern-strokes-told =
    bis { $count ->
        [one] zu einem Strich
       *[other] { $count } Striche
    }
tavern-games-about = Wie viele Spiele die Partie hat.
tavern-strokes = Striche
tavern-strokes-about = Mit wie vielen Strichen die Partie endet.
tavern-card-first = Zum Auftakt
tavern-card-next = Als Nächstes
tavern-card-alone = So geht es
tavern-card-once = Du würfelst einmal mit drei Würfeln.
tavern-card-begins = { $name } beginnt
tavern-spot-kept = Würfel { $die }, beiseitegelegt: { $pips }
tavern-spot-stage = Würfeln
tavern-kept-stays = was du beiseitegelegt hast, bleibt bis zum Ende deines Zuges liegen
tavern-worth = Chance, ohne Strich zu bleiben
tavern-prompt-first = Zum Auftakt kommt „{ $game }“, und { $name } beginnt.
tavern-prompt-alone = So geht „{ $game }“. { $name } beginnt.

tavern-share-game = Spiel { $game }
tavern-share-without = Spiele ohne Strich (von { $games })

# Strategieseiten

tavern-position-early = vor dem ersten Spiel hat noch niemand Striche
tavern-position-late = ein { $game }. Spiel gibt es nicht: Die Partie hat nur { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
tavern-position-strokes = mit { $strokes ->
        [one] einem Strich
       *[other] { $strokes } Strichen
    } wäre die Partie schon vorbei, denn sie geht nur bis { $most }

tavern-knob-strokes = Striche: { $name }
tavern-knob-game = die Spiele zählen ab 1

# Was geraten oder verglichen wird: in einem Satz oder einer Tabelle, darum klein und ohne Punkt.
tavern-advice-keep = { $kept } behalten
tavern-advice-dice =
    { $kept ->
        [one] { $all ->
            [one] die { $pips }
           *[other] eine { $pips }
        }
        [2] { $all ->
            [2] beide
           *[other] zwei
        }
        [3] { $all ->
            [3] alle drei
           *[other] drei
        }
       *[other] { $kept }
    }{ $kept ->
        [one] {""}
       *[other] { $pips ->
            [one] {" "}Einsen
            [2] {" "}Zweien
            [3] {" "}Dreien
            [4] {" "}Vieren
            [5] {" "}Fünfen
           *[other] {" "}Sechsen
        }
    }
tavern-advice-keep-none = alles noch einmal würfeln
tavern-advice-keep-no-more =
    { $dice ->
        [one] den anderen Würfel noch einmal würfeln
        [2] die beiden anderen Würfel noch einmal würfeln
        [3] die drei anderen Würfel noch einmal würfeln
       *[other] die { $dice } anderen Würfel noch einmal würfeln
    }
tavern-advice-stop = alles behalten
tavern-advice-turn = die { $from } zur { $to } umdrehen
tavern-advice-turn-none = keinen Würfel umdrehen
tavern-advice-cover = den Würfel zudecken
tavern-advice-lift = den Becher heben
tavern-advice-foul = den eigenen Becher heben
