# Meisterschaften: Abschnitte, Tabellen, Gründe, Datei, Ausgaben.

championship-plan-world = Weltmeisterschaft
championship-plan-round-robin = Alle gegen alle
championship-plan-knock-out = K.-o.-Runde
championship-plan-groups = Gruppen mit K.-o.-Runde

championship-stage-joining = Anmeldung
championship-stage-preliminaries = Vorentscheidung
championship-stage-tournament = Hauptturnier
championship-stage-main = Turnier
championship-stage-groups = Gruppenphase
championship-stage-finals = Finale
championship-stage-over = Vorbei

championship-wins = Siege
championship-points = Punkte
championship-losses = Niederlagen
championship-direct = Direkter Vergleich
championship-difference = Differenz
championship-lot = Los

championship-bad-order = die Wertung nennt jedes Kriterium höchstens einmal und zuletzt das Los (lot)
championship-bad-year = das Jahr muss zwischen 1 und 9999 liegen
championship-bad-days = eine Meisterschaft dauert 1 bis 366 Tage
championship-no-plan = einen Plan „{ $plan }“ gibt es nicht; es gibt: { $known }
championship-no-stage = einen Abschnitt „{ $stage }“ gibt es hier nicht
championship-no-part = eine Gruppe oder Partie „{ $part }“ gibt es hier noch nicht
championship-no-match = eine Partie „{ $id }“ gibt es hier nicht
championship-no-meetings = in diesem Abschnitt steht fest, wer gegen wen spielt: die Partie des Spielplans angeben
championship-no-participant = Nummer { $id } nimmt nicht teil
championship-not-known = wer { $id } spielt, steht noch nicht fest
championship-oneself = { $name } kann nicht gegen sich selbst spielen
championship-has-left = { $name } ist seit { $date } nicht mehr dabei
championship-is-there = { $name } ist nicht ausgeschieden
championship-return-late = { $name } ist in einem früheren Abschnitt ausgeschieden; das lässt sich nicht mehr zurücknehmen
championship-return-built-on = { $name } kann nicht mehr zurückkehren: { $id } ist kampflos entschieden, und was darauf aufbaut, ist schon gespielt
championship-decided = { $id } ist entschieden, weil { $name } nicht mehr dabei ist
championship-round-decided = in Runde { $round } ist schon alles entschieden
championship-move-decided = { $id } ist schon entschieden und lässt sich nicht mehr verlegen
championship-outside = der { $date } passt nicht zum Abschnitt „{ $stage }“: Es geht um die Tage vom { $first } bis zum { $last }
championship-over = die Meisterschaft ist zu Ende
championship-join-closed = die Anmeldung ist vorbei: Es wird schon nach Spielplan gespielt
championship-too-many = mehr als { $most } können nicht teilnehmen
championship-too-few = dafür braucht es mindestens { $least }; dabei sind { $count }
championship-nothing-played = noch wurde nichts gespielt; von { $count } kommen nur { $through } weiter
championship-twice = „{ $name }“ nimmt schon teil; zwei gleiche Namen lassen sich nicht unterscheiden
championship-bad-name = „{ $name }“ geht als Name nicht: 1 bis { $most } Zeichen, keine Leerzeichen am Rand, keine Steuerzeichen
championship-bad-lot = das Los für { $part } nennt nicht genau alle, die dabei sind, oder ist schon gezogen
championship-still-open =
    { $count ->
        [one] { $stage }: eine Partie ist noch offen ({ $matches })
       *[other] { $stage }: { $count } Partien sind noch offen ({ $matches })
    }
championship-built-on = auf { $id } baut schon auf, was danach kam; mit --in-spite-of-it gilt die Berichtigung trotzdem, und was nicht mehr daraus folgt, wird gekennzeichnet
championship-score-victory = { $score } geht hier nicht: Es zählt nur, wer gewonnen hat, also 1:0 oder 0:1
championship-score-most = { $score } geht nicht: Ein Spiel um Punkte bringt höchstens { $most }
championship-score-winner = { $score } geht hier nicht: Jemand muss gewinnen
championship-score-race = { $score } geht nicht: Wer gewinnt, hat genau { $to } Siege, die andere Seite weniger

championship-record-game = eine Partie { $game } zählt in dieser Meisterschaft nicht
championship-record-begun = eine Partie, die mit einer Stellung anfing oder von einer anderen abzweigt, zählt in keiner Meisterschaft
championship-record-option = in diesem Abschnitt gilt { $option }
championship-record-open = die Partie ist nicht zu Ende
championship-record-players = gespielt haben sie nicht { $a } und { $b }

championship-foreign = das ist keine Meisterschaft
championship-later = sie hat das Format { $version }; diese Version des Programms versteht nur bis { $known }. Eine neuere kann sie öffnen
championship-bad-line = die Zeile ist nicht zu verstehen ({ $why })
championship-unreadable = { $path } lässt sich nicht lesen: { $why }. An der Datei wurde nichts geändert.
championship-unwritten = { $path } lässt sich nicht beschreiben: { $why }. Darin ist alles, wie es war; Neues wurde nicht eingetragen.
championship-uncreated = { $path } lässt sich nicht anlegen: { $why }. Nichts wurde gespeichert.
championship-no-file = { $path } lässt sich nicht öffnen: { $why }. Die Datei blieb, wie sie war.
championship-in-use = { $path } wird gerade von jemand anderem geführt. Ansehen geht; zum Eintragen dort schließen.
championship-changed = { $path } wurde von anderswo geändert, verschoben oder gelöscht und bleibt, wie es jetzt ist.
championship-damaged = { $path } ist ab Zeile { $line } beschädigt: { $why }. Die Datei bleibt, wie sie ist. Alles davor lässt sich ansehen und in einer Kopie weiterführen.
championship-torn = Zeile { $line } ist nur halb geschrieben, wohl durch einen Absturz. Alles davor zählt; mit dem nächsten Eintrag kommt der Rest der Zeile nach { $kept }.
championship-half = Zeile { $line } ist nur halb da und zählt nicht; alles davor gilt

championship-called = { $place }: { $a } – { $b }
championship-change-place = { $place }: { $to } statt { $from }
championship-change-through = { $part }: { $name } kommt jetzt weiter
championship-change-out = { $part }: { $name } kommt nicht mehr weiter
championship-change-seat = { $match }: { $to } spielt statt { $from }
championship-change-seated = { $match }: { $name } spielt
championship-change-vacant = { $match }: { $name } spielt nicht mehr, der Platz ist wieder offen
championship-change-nobody = { $match }: ein Platz bleibt leer
championship-change-follows = { $match } folgt wieder aus den Ergebnissen davor
championship-change-astray = { $match } ist gespielt, folgt aber nicht mehr aus den Ergebnissen davor
championship-change-open = { $match } ist wieder offen
championship-change-forfeit = { $match } ist kampflos entschieden
championship-change-struck = { $match } ist gestrichen
championship-change-rank = { $part }: { $name } von Platz { $from } auf { $to }

championship-csv-row = Zeile { $row } der Tabelle: { $why }
championship-csv-cell = Zeile { $row } der Tabelle, Spalte { $column }: „{ $given }“ ist nicht zu verstehen

championship-table = Tisch { $number }
championship-forfeit = kampflos
championship-struck = gestrichen
championship-csv-heading = der Tabelle fehlt die Überschrift: match, a_score, b_score; in der Vorentscheidung a, b, a_score, b_score

championship-sheets = Aus einer Meisterschaft, mit wurfzabel championship print DATEI --sheet BLATT --out DATEI.pdf:
championship-sheet-table = Tabelle
championship-sheet-table-about = Die Tabellen des Abschnitts: was zählt, woran es bei Gleichstand lag, wer weiterkommt
championship-sheet-not-begun = { $sheet }: Was auf diesem Blatt steht, hat noch nicht begonnen
championship-sheet-through-line = kommt weiter
championship-sheet-left = nicht mehr dabei
championship-sheet-final = Endspiel
championship-sheet-third = Spiel um Platz 3
championship-sheet-semi = Halbfinale { $number }
championship-sheet-quarter = Viertelfinale { $number }
championship-sheet-last = Letzte { $left }, Partie { $number }
championship-sheet-pairings = Paarungen
championship-sheet-pairings-about = Eine Runde: wer an welchem Tisch gegen wen spielt, Felder für die Ergebnisse, wer spielfrei ist
championship-sheet-round = Runde { $round }
championship-sheet-bye = Spielfrei: { $names }
championship-sheet-no-round = eine Runde { $round } gibt es hier nicht, oder noch nicht
championship-sheet-none-open = offen ist hier keine Partie; eine frühere Runde nennt --round
championship-sheet-crosstable = Kreuztabelle
championship-sheet-crosstable-about = Alle gegen alle: wer gegen wen wie viel erreicht hat
championship-sheet-crosstable-note = das Eigene gegen die andere Seite, fett: gewonnen
championship-sheet-participants = Teilnahmeliste
championship-sheet-participants-about = Alle, die teilnehmen, mit Nummer und Verein
championship-sheet-count =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
championship-sheet-nobody = noch nimmt niemand teil
championship-sheet-bracket = Turnierbaum
championship-sheet-bracket-about = Von den Gruppen bis zum Endspiel, mit Namen und Ergebnissen, soweit sie feststehen
championship-sheet-place = { $place }. Platz
championship-sheet-place-of = von { $size }
championship-sheet-certificates = Urkunden
championship-sheet-certificates-about = Für die ersten drei, mit Krone, Pokal und goldenen Würfeln
championship-sheet-certificate = Urkunde
championship-sheet-signature = Unterschrift
championship-sheet-not-over = Urkunden gibt es, wenn die Meisterschaft zu Ende ist
championship-sheet-scores = Partieblätter
championship-sheet-scores-about = Blätter des Spiels für eine Runde, mit Namen, Tag und Tisch
championship-sheet-month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
championship-sheet-weekdays = Mo Di Mi Do Fr Sa So
championship-sheet-short-day = { $weekday } { $day }. { $month }
championship-sheet-card = Spielplan für jede Person
championship-sheet-card-about = Eine Karte mit allen Partien einer Person: Tag, Tisch, gegen wen, Felder für die Ergebnisse
championship-sheet-card-when = Wann
championship-sheet-card-round = Was
championship-sheet-card-table = Tisch
championship-sheet-card-opponent = Gegen
championship-sheet-card-result = Ergebnis
championship-sheet-card-rests = spielfrei
championship-sheet-calendar = Kalender
championship-sheet-calendar-about = Alle Tage nach Wochen: welcher Abschnitt, welche Runde, wie viele Partien
championship-sheet-calendar-note = R 3: Runde 3 · 18×: 18 Partien · Buchstabe und Farbe: der Abschnitt
championship-sheet-calendar-round = R { $round }
championship-sheet-calendar-rounds = Runde { $rounds }
championship-sheet-calendar-matches =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
championship-in-group = { $group } · { $round }
championship-at-table = { $round } · { $table }
