# Die Blätter von dre13ehn und die Tafeln, die auch auf der Regelseite stehen.

dre13ehn-sheet-wins = Siegliste
dre13ehn-sheet-wins-about = Für jede Person eine Reihe mit dreizehn Feldern für ihre Siege; darunter alle Ergebnisse mit ihren Namen.
dre13ehn-sheet-tournament = Turnierblatt
dre13ehn-sheet-tournament-about = Dreizehn Spiele auf dreizehn Siege für zwei, nebeneinander im Querformat.
dre13ehn-sheet-points = Punkteblatt
dre13ehn-sheet-points-about = Was jeder der dreizehn Siege wert ist, und vier Spalten zum Eintragen.
dre13ehn-sheet-duel = Duellblatt
dre13ehn-sheet-duel-about = Acht Siege und vier Leben für zwei; ein verlorenes Leben streichst du durch.
dre13ehn-sheet-solo = Soloblatt
dre13ehn-sheet-solo-about = Dreizehn Würfe allein um Punkte, vier Spiele auf einem Blatt.
dre13ehn-sheet-card = Merkblatt
dre13ehn-sheet-card-about = Ergebnisse und Ansagen, was wem antwortet, verbotene Namen, Punkte und Fouls auf einer Seite.

dre13ehn-sheet-player = Name
dre13ehn-sheet-score = Siege
dre13ehn-sheet-sum = Summe
dre13ehn-sheet-game = Spiel { $game }
dre13ehn-sheet-of-game = { $sheet }, Spiel { $game }
dre13ehn-sheet-tournament-end =
    Mit { $wins ->
        [one] einem Sieg
       *[other] { $wins } Siegen
    } gewinnst du ein Spiel, mit { $games } gewonnenen Spielen das Turnier.
dre13ehn-sheet-points-end = Alles andere bringt nichts, auch A und N; nur der 13. Sieg bringt immer mindestens einen Punkt.
dre13ehn-sheet-solo-end = Alles andere bringt nichts. 2 und 13 zusammen gelten als 12 oder 23, je nachdem, was mehr zählt. Mehr als 37 Punkte sind nicht drin.

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
dre13ehn-sheet-card-forbidden = Sag nie einen durchgestrichenen Namen. Gerahmte nennen ein Ergebnis.
dre13ehn-sheet-card-rules = Nicht vergessen
dre13ehn-sheet-card-one = Nach einer angesagten 1 geht es andersherum weiter.
dre13ehn-sheet-card-two = Sag in einer Runde nie zweimal 2. Zu Beginn, auf 1 und auf 2 musst du eine 2 glauben.
dre13ehn-sheet-card-error = Falsch angesagt oder ein verbotener Name.
dre13ehn-sheet-card-peeked = Zweimal unter dem Becher nachgesehen.
dre13ehn-sheet-card-believed = FF musst du aufdecken; glaubst du es, verlierst du.
dre13ehn-sheet-card-hidden = 1313 musst du herzeigen; wird es aufgedeckt, verlierst du.
dre13ehn-sheet-card-asked = Ein beliebiges freies Wort; fragst du danach, verlierst du.
