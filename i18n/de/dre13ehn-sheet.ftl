# Die Blätter von dre13ehn und die Tafeln, die auch auf der Regelseite stehen.

dre13ehn-sheet-wins = Siegliste
dre13ehn-sheet-wins-about = Für jede Person eine Reihe mit dreizehn Feldern für ihre Siege; darunter alle Ergebnisse mit ihren Namen.
dre13ehn-sheet-tournament = Turnierblatt
dre13ehn-sheet-tournament-about = Dreizehn Spiele auf dreizehn Siege für zwei, nebeneinander im Querformat.
dre13ehn-sheet-points = Punkteblatt
dre13ehn-sheet-points-about = Was jeder der dreizehn Siege wert ist, und vier Spalten zum Eintragen.
dre13ehn-sheet-duel = Duellblatt
dre13ehn-sheet-duel-about = Acht Siege und vier Leben für zwei; ein verlorenes Leben wird durchgestrichen.
dre13ehn-sheet-solo = Soloblatt
dre13ehn-sheet-solo-about = Dreizehn Würfe allein um Punkte, vier Spiele auf einmal.
dre13ehn-sheet-card = Merkblatt
dre13ehn-sheet-card-about = Ergebnisse und Ansagen, was wem antwortet, verbotene Namen, Punkte und Fouls auf einer Seite.

dre13ehn-sheet-player = Name
dre13ehn-sheet-score = Siege
dre13ehn-sheet-sum = Summe
dre13ehn-sheet-game = Spiel { $game }
dre13ehn-sheet-of-game = { $sheet }, Spiel { $game }
dre13ehn-sheet-tournament-end =
    Ein Spiel gewinnt, wer zuerst { $wins ->
        [one] einen Sieg
       *[other] { $wins } Siege
    } hat, das Turnier, wer zuerst { $games } Spiele gewonnen hat.
dre13ehn-sheet-points-end = Alles andere zählt nichts, auch A und N; nur der 13. Sieg zählt immer mindestens einen Punkt.
dre13ehn-sheet-solo-end = Alles andere zählt nichts. 2 und 13 zusammen gelten als 12 oder 23, je nachdem, was mehr zählt. Höchstens sind es 37 Punkte.

dre13ehn-sheet-seat =
    { $seat ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[8] VIII
    }
dre13ehn-sheet-any-word = frei
dre13ehn-sheet-any-win = jeder
dre13ehn-sheet-worth =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
dre13ehn-sheet-dice = Würfel
dre13ehn-sheet-calls = Ansage
dre13ehn-sheet-called = angesagt
dre13ehn-sheet-silent = schweigen
dre13ehn-sheet-loses = verliert die Runde
dre13ehn-sheet-answered = darauf: { $results }
dre13ehn-sheet-result-worth = { $result } ({ $points })

dre13ehn-sheet-card-results = Die dreizehn Ergebnisse
dre13ehn-sheet-card-answers = Was antwortet wem?
dre13ehn-sheet-card-names = Die Namen der Zahlen
dre13ehn-sheet-card-points = Punkte für jeden Sieg
dre13ehn-sheet-card-forbidden = Durchgestrichene Namen werden nie ausgesprochen. Gerahmte nennen ein Ergebnis.
dre13ehn-sheet-card-rules = Nicht vergessen
dre13ehn-sheet-card-one = Nach einer angesagten 1 geht es andersherum weiter.
dre13ehn-sheet-card-two = Niemand sagt in einer Runde zweimal 2. Zu Beginn, auf 1 und auf 2 muss eine 2 geglaubt werden.
dre13ehn-sheet-card-error = Falsch angesagt oder ein verbotener Name.
dre13ehn-sheet-card-peeked = Zweimal unter dem Becher nachgesehen.
dre13ehn-sheet-card-believed = FF muss aufgedeckt werden; wer es glaubt, verliert.
dre13ehn-sheet-card-hidden = 1313 muss hergezeigt werden; bleibt es verdeckt, gewinnt, wer es aufdeckt.
dre13ehn-sheet-card-asked = Ein beliebiges freies Wort; wer danach fragt, verliert.
