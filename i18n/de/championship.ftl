# Meisterschaften: Abschnitte, Tabellen, Gründe, Datei, Ausgaben.

championship-plan-world = Weltmeisterschaft
championship-plan-round-robin = Alle gegen alle
championship-plan-double-round-robin = Hin- und Rückrunde
championship-plan-swiss = Schweizer System
championship-plan-knock-out = K.-o.-Runde
championship-plan-groups = Gruppen mit K.-o.-Runde

championship-stage-joining = Anmeldung
championship-stage-preliminaries = Vorentscheidung
championship-stage-tournament = Hauptturnier
championship-stage-main = Turnier
championship-stage-groups = Gruppenphase
championship-stage-knock-out = K.-o.-Runde
championship-stage-finals = Finalrunde
championship-stage-over = Beendet

championship-wins = Siege
championship-points = Punkte
championship-losses = Niederlagen
championship-direct = Direkter Vergleich
championship-buchholz = Buchholz
championship-sonneborn = Sonneborn-Berger
championship-difference = Differenz
championship-lot = Los
championship-tied = Gleichstand
championship-played = Gespielt

championship-bad-order = jede Feinwertung darf nur einmal vorkommen, und das Los (lot) steht zuletzt
championship-bad-year = das Jahr muss zwischen 1 und 9999 liegen
championship-bad-days = eine Meisterschaft dauert 1 bis 366 Tage
championship-bad-rounds = die Zahl der Runden muss zwischen 1 und { $most } liegen
championship-draw-open =
    { $all ->
        [yes] Runde { $round } lässt sich erst auslosen, wenn jede Partie davor ein Ergebnis hat; noch offen: { $matches }
       *[no] Runde { $round } lässt sich erst auslosen, wenn jede Partie davor ein Ergebnis hat; { $count } Partien sind noch offen, darunter { $matches }
    }
championship-bad-pairs = die Paarungen der Runde { $round } in der Datei passen nicht zu denen, die teilnehmen
championship-no-plan = den Plan „{ $plan }“ gibt es nicht; zur Wahl stehen: { $known }
championship-no-stage = den Abschnitt „{ $stage }“ gibt es hier nicht
championship-no-part = die Gruppe oder Partie „{ $part }“ gibt es hier noch nicht
championship-no-match = die Partie „{ $id }“ gibt es hier nicht
championship-no-meetings = in diesem Abschnitt legt der Spielplan fest, wer gegen wen spielt: Gib eine Partie aus ihm an
championship-no-participant = mit der Nummer { $id } nimmt niemand teil
championship-not-known = für { $match } steht noch nicht fest, wer spielt
championship-oneself = { $name } kann nicht gegen sich selbst spielen
championship-has-left = { $name } ist seit dem { $date } nicht mehr dabei
championship-is-there = { $name } ist noch dabei
championship-return-late = { $name } ist in einem früheren Abschnitt ausgeschieden und kann nicht mehr zurückkehren
championship-return-built-on = { $name } kann nicht mehr zurückkehren: { $match } ist kampflos entschieden, und eine Partie, die davon abhängt, ist schon gespielt
championship-decided = { $match } braucht kein Ergebnis mehr, weil { $name } nicht mehr dabei ist
championship-round-decided = { $round }: Da ist schon alles entschieden
championship-move-decided = { $match } ist schon entschieden und lässt sich nicht mehr verlegen
championship-outside = der { $date } liegt nicht im Abschnitt „{ $stage }“ ({ $days })
championship-over = die Meisterschaft ist zu Ende
championship-join-closed = für die Anmeldung ist es zu spät, der Spielplan steht schon
championship-join-full = für die Anmeldung ist es zu spät: Nachzügler bekommen einen spielfreien Platz der ersten Runde, und da ist keiner mehr frei
championship-too-many = mehr als { $most } Personen können nicht teilnehmen
championship-too-few = dafür braucht es mindestens { $least } Personen; bisher dabei: { $count }
championship-nothing-played = trag erst mindestens eine Partie ein: Von { $count } Personen kommen nur { $through } weiter
championship-twice = „{ $name }“ ist schon dabei; wähl bitte einen anderen Namen
championship-bad-name = „{ $name }“ geht als Name nicht: Erlaubt sind 1 bis { $most } Zeichen, ohne Leerzeichen am Rand und ohne Steuerzeichen
championship-long-name = „{ $name }“ ist zu lang: { $count } Zeichen, erlaubt sind { $most }
championship-twice-club = „{ $name }“ ist schon dabei; nimm zum Beispiel „{ $other }“
championship-bad-lot = das Los für { $part } ist schon gezogen oder nennt nicht genau die Personen, die dabei sind
championship-still-open =
    { $count ->
        [one] im Abschnitt „{ $stage }“ ist noch eine Partie offen: { $matches }
       *[other] im Abschnitt „{ $stage }“ sind noch { $count } Partien offen: { $matches }
    }
championship-still-open-most = im Abschnitt „{ $stage }“ sind noch { $count } Partien offen, darunter { $matches }
championship-built-on = nach { $match } ist die Meisterschaft schon weitergegangen. Mit --in-spite-of-it berichtigst du trotzdem; was dann nicht mehr daraus folgt, wird gekennzeichnet.
championship-stale = passt nicht mehr zu den Ergebnissen davor
championship-nothing-entered = zu { $match } ist nichts eingetragen
championship-nothing-to-undo = es gibt nichts zurückzunehmen
championship-undone-join = Rückgängig: { $name } ist nicht mehr dabei.
championship-undone-joins = Rückgängig: { $count } Personen sind nicht mehr dabei.
championship-undone-leave = Rückgängig: { $name } ist wieder dabei.
championship-undone-return = Rückgängig: { $name } ist wieder ausgeschieden.
championship-undone-name = Rückgängig: Der Name ist wieder { $name }.
championship-undone-first = Rückgängig: { $match } hat kein Ergebnis.
championship-undone-result = Rückgängig: Für { $match } gilt wieder { $score }.
championship-undone-results = Rückgängig: { $count } Ergebnisse sind zurückgenommen.
championship-undone-confirm = Rückgängig: { $match } gilt nicht mehr als bestätigt.
championship-undone-forfeit = Rückgängig: { $match } ist wieder kampflos entschieden.
championship-undone-strike = Rückgängig: Die Partie { $a } – { $b } zählt wieder.
championship-undone-move = Rückgängig: { $match } hat wieder Tag, Zeit und Tisch von vorher.
championship-undone-round = Rückgängig: Runde { $round } ist wieder am Tag von vorher.
championship-undone-order = Rückgängig: Die Setzliste steht wieder wie vorher.
championship-undone-swap = Rückgängig: { $a } und { $b } haben wieder ihre eigenen Plätze.
championship-undone-close = Rückgängig: „{ $stage }“ geht weiter.
championship-undone-draw = Rückgängig: Runde { $round } ist noch nicht ausgelost.
championship-made-join = { $name } ist dazugekommen.
championship-made-joins = { $count } Personen sind dazugekommen.
championship-made-leave = { $name } ist ausgeschieden.
championship-made-return = { $name } ist zurückgekehrt.
championship-made-name = Der Name { $name } wurde geändert.
championship-made-first = { $match }: Das Ergebnis wurde eingetragen.
championship-made-result = { $match }: Das Ergebnis { $score } gilt nicht mehr.
championship-made-results = { $count } Ergebnisse kamen aus einer Tabelle.
championship-made-confirm = { $match }: Das Ergebnis wurde bestätigt, wie es gespielt ist.
championship-made-forfeit = { $match }: Die kampflose Wertung gilt nicht mehr.
championship-made-strike = Die Partie { $a } – { $b } wurde gestrichen.
championship-made-move = { $match } wurde verlegt.
championship-made-round = Runde { $round } wurde verlegt.
championship-made-order = Die Setzliste wurde umgestellt.
championship-made-swap = { $a } und { $b } haben die Plätze getauscht.
championship-made-close = „{ $stage }“ wurde beendet.
championship-made-draw = Runde { $round } wurde ausgelost.
championship-not-stale = { $match } braucht keine Bestätigung: Das Ergebnis passt zu denen davor
championship-not-in = Nummer { $number } spielt nicht in { $match }
championship-forfeit-met = { $match } ist gespielt und kann nicht kampflos verloren werden; lösche stattdessen das Ergebnis
championship-both-lost-single = { $match } entscheidet, wer weiterkommt: Eine der beiden Seiten muss gewinnen, und sei es kampflos
championship-bad-seeds = nenne alle, die angemeldet sind, genau einmal
championship-seeds-closed = die Setzliste lässt sich nur während der Anmeldung ordnen
championship-no-swap = es können nur zwei ihre Plätze tauschen, und erst, wenn der Spielplan steht
championship-swap-absent = { $name } hat in diesem Abschnitt keinen eigenen Platz zum Tauschen
championship-swap-played = { $name } hat in diesem Abschnitt schon gespielt und kann den Platz nicht mehr tauschen
championship-score-victory = { $score } geht hier nicht: Es zählt nur der Sieg, also 1:0 oder 0:1
championship-score-most = { $score } geht nicht: Eine Partie bringt höchstens { $most } Punkte
championship-score-winner = { $score } geht hier nicht: Eine Seite muss gewinnen
championship-score-race = { $score } geht nicht: Eine Seite hat am Ende genau { $to } Siege, die andere weniger

championship-record-game = das ist eine Partie { $game }, und die zählt in dieser Meisterschaft nicht
championship-record-begun = die Partie begann mit einer Stellung oder zweigt von einer anderen ab; so zählt sie in keiner Meisterschaft
championship-record-option = dieser Abschnitt wird mit { $option } gespielt
championship-record-open = die Partie ist noch nicht zu Ende
championship-record-players = { $a } und { $b } haben diese Partie nicht gespielt

championship-foreign = das ist keine Meisterschaft
championship-later = die Datei hat das Format { $version }, und diese Version des Programms versteht nur Formate bis { $known }; öffne sie mit einer neueren
championship-bad-line = die Zeile ist unverständlich ({ $why })
championship-unreadable = { $path } lässt sich nicht lesen: { $why }. Die Datei ist unverändert.
championship-unwritten = In { $path } lässt sich nicht schreiben: { $why }. Neues wurde nicht eingetragen; alles Bisherige ist noch da.
championship-uncreated = { $path } lässt sich nicht anlegen: { $why }. Gespeichert wurde nichts.
championship-no-file = { $path } lässt sich nicht öffnen: { $why }. Die Datei ist unverändert.
championship-in-use = { $path } ist gerade anderswo offen. Ansehen kannst du die Meisterschaft; zum Eintragen schließ sie dort.
championship-changed = { $path } wurde anderswo geändert, verschoben oder gelöscht. Das Programm lässt alles, wie es jetzt ist.
championship-damaged = { $path } ist ab Zeile { $line } beschädigt: { $why }. Die Datei bleibt, wie sie ist. Alles davor kannst du ansehen und in einer Kopie weiterführen.
championship-torn = Zeile { $line } ist nur halb geschrieben, wohl nach einem Absturz. Alles davor zählt; mit deinem nächsten Eintrag kommt das Bruchstück nach { $kept }.
championship-half = Zeile { $line } ist nur halb geschrieben und zählt nicht; alles davor zählt

# Was sich ändern würde, nie was geschehen ist.
championship-called = { $a } – { $b } ({ $place })
championship-called-half = { $name } – noch offen ({ $place })
championship-change-place = { $place }: { $to } statt { $from }.
championship-change-through = { $part }: { $name } würde weiterkommen.
championship-change-out = { $part }: { $name } würde nicht mehr weiterkommen.
championship-change-seat = { $match }: { $to } würde statt { $from } spielen.
championship-change-seated = { $match }: { $name } würde spielen.
championship-change-vacant = { $match }: { $name } würde nicht mehr spielen, der Platz wäre wieder offen.
championship-change-nobody = { $match }: Ein Platz bliebe leer.
championship-change-follows = { $match } würde wieder zu den Ergebnissen davor passen.
championship-change-astray = { $match } ist gespielt, würde aber nicht mehr zu den Ergebnissen davor passen.
championship-change-astray-of = { $match } wurde von { $one } und { $other } gespielt ({ $score }) und würde nicht mehr passen: Dort müssten jetzt { $now } und { $against } spielen. Danach trägst du das neu ein oder lässt das Ergebnis stehen.
championship-change-open-all =
    { $all ->
        [yes] { $count } Partien wären wieder offen: { $matches }.
       *[no] { $count } Partien wären wieder offen, darunter { $matches }.
    }
championship-change-forfeit-all =
    { $all ->
        [yes] { $count } Partien wären kampflos entschieden: { $matches }.
       *[no] { $count } Partien wären kampflos entschieden, darunter { $matches }.
    }
championship-change-struck-all =
    { $all ->
        [yes] { $count } Partien würden gestrichen: { $matches }.
       *[no] { $count } Partien würden gestrichen, darunter { $matches }.
    }{ $played ->
        [0] {""}
        [one] {" "}Eine davon ist schon gespielt; ihr Ergebnis würde nicht mehr zählen.
       *[other] {" "}{ $played } davon sind schon gespielt; ihre Ergebnisse würden nicht mehr zählen.
    }
championship-change-rank-all =
    { $all ->
        [yes] { $part }: { $names } kämen von Platz { $from } auf Platz { $to }.
       *[no] { $part }: { $count } Personen kämen von Platz { $from } auf Platz { $to }.
    }
championship-change-open = { $match } wäre wieder offen.
championship-ended-struck = Vorzeitig beendet; offene Partien zählen für niemanden.
championship-ended-forfeit = Vorzeitig beendet; offene Partien haben beide verloren.
championship-undecided = Die Meisterschaft endete, bevor der erste Platz entschieden war.
championship-change-forfeit = { $match } wäre kampflos entschieden.
championship-change-forfeit-of = { $match }: { $winner } würde kampflos gegen { $loser } gewinnen.
championship-change-struck-played = { $match } würde gestrichen; das Ergebnis { $score } fiele weg.
championship-change-struck = { $match } würde gestrichen.
championship-change-drawn =
    { $again ->
        [yes] Runde { $first } ist schon ausgelost und bliebe, wie sie ist. Soll sie neu ausgelost werden, brich ab, nimm die Auslosung zurück und berichtige dann.
       *[no] { $count ->
            [one] Runde { $first } ist schon ausgelost und bliebe, wie sie ist.
           *[other] Die Runden { $first } bis { $last } sind schon ausgelost und blieben, wie sie sind.
        }
    }
championship-change-rank = { $part }: { $name } käme von Platz { $from } auf Platz { $to }.

championship-csv-row = Zeile { $row } der Tabelle, Spalte { $column }: { $why }
championship-csv-faults = { $count } Zeilen der Tabelle sind falsch, und nichts daraus wurde übernommen; { $faults }
championship-csv-cell = „{ $given }“ passt hier nicht
championship-csv-number = „{ $given }“ passt hier nicht: Hier steht eine ganze Zahl wie 3
championship-csv-date = „{ $given }“ passt hier nicht: Hier steht ein Datum wie 2027-06-21
championship-csv-no-name = der Name fehlt
championship-csv-note = „{ $given }“ sieht nach einer Bemerkung aus und nicht nach einem Namen
championship-csv-half = die Hälfte des Ergebnisses fehlt
championship-csv-nobody = niemand von denen, die mitspielen, heißt „{ $given }“
championship-csv-other-name = Nummer { $number } heißt nicht „{ $name }“
championship-csv-pair = diese Partie ist die von { $a } und { $b }
championship-csv-no-meeting = es ist nicht klar, welche Partie von { $a } und { $b } gemeint ist
championship-csv-alone = auf beiden Seiten steht { $name }
championship-csv-round = diese Partie gehört zu Runde { $round }
championship-csv-replaces = Zeile { $row }: { $now } ersetzt { $before } in { $match }.
championship-csv-second = die Tabelle nennt zwei verschiedene Ergebnisse für { $match }
championship-csv-nameless = Zeile { $row } der Tabelle sieht nach einer Kopfzeile aus, aber keine Spalte darin heißt Name oder Vorname und Nachname
championship-csv-two-names = in Zeile { $row } der Tabelle können mehrere Spalten der Name sein
championship-csv-columns = Zeile { $row } der Tabelle hat { $count } Spalten, und keine Kopfzeile sagt, welche der Name ist; schreib eine darüber, etwa Name und Verein
championship-csv-doubt = in Zeile { $row } der Tabelle ist unklar, ob Nachname und Vorname dastehen oder Name und Verein
championship-csv-taken-anyway = Zeile { $row }: { $why }. Weil die Zeile ihre Partie nennt, wie eine gespeicherte Tabelle es tut, wird das Ergebnis trotzdem übernommen; ändere es, wenn es ein Versehen ist.
championship-csv-understood =
    { $separator ->
        [none] Gelesen als { $encoding }
        [comma] Gelesen als { $encoding }, durch Kommas getrennt
        [semicolon] Gelesen als { $encoding }, durch Semikolons getrennt
        [tab] Gelesen als { $encoding }, durch Tabulatoren getrennt
       *[other] Gelesen als { $encoding }, getrennt, wie es die erste Zeile sagt
    }: { $columns }.
championship-csv-use =
    { $headed ->
        [yes] „{ $heading }“
       *[no] Spalte { $number }
    } = { $use }
championship-csv-number-a = Seite 1 (Nr.)
championship-csv-side-a = Seite 1
championship-csv-number-b = Seite 2 (Nr.)
championship-csv-side-b = Seite 2
championship-csv-result-a = Ergebnis 1
championship-csv-result-b = Ergebnis 2
championship-csv-result-both = Ergebnis
championship-csv-titles =
    { $count ->
        [one] Eine Zeile über der Kopfzeile bleibt weg.
       *[other] { $count } Zeilen über der Kopfzeile bleiben weg.
    }
championship-csv-way-as-it-is = Wie es dasteht
championship-csv-way-turned = Nachname, Vorname
championship-csv-way-club = Name, Verein
championship-column-given = Vorname
championship-column-surname = Nachname
championship-column-surname-given = Nachname, Vorname
championship-column-left-out = bleibt weg

championship-table = Tisch { $number }
championship-forfeit = kampflos
championship-forfeit-both = beide verloren
championship-forfeits-count = Kampflose Siege zählen als Siege, aber nicht als gespielt.
championship-byes-count = Sieg, weil spielfrei: { $names }.
championship-after-round = nach Runde { $round } von { $of }
championship-during-round = während Runde { $round } von { $of }
championship-struck = gestrichen
championship-column-match = Partie
championship-column-stage = Abschnitt
championship-column-group = Gruppe
championship-column-round = Runde
championship-column-date = Datum
championship-column-time = Zeit
championship-column-table = Tisch
championship-column-a = a
championship-column-a-name = a_Name
championship-column-b = b
championship-column-b-name = b_Name
championship-column-a-score = a_Ergebnis
championship-column-b-score = b_Ergebnis
championship-column-kind = Stand
championship-column-winner = Sieg
championship-column-number = Nr.
championship-column-rank = Platz
championship-column-name = Name
championship-column-club = Verein
championship-column-open = offen
championship-column-played = gespielt
championship-column-yes = ja
championship-csv-heading = der Tabelle fehlt eine Kopfzeile wie Seite 1, Seite 2, Ergebnis (oder Partie, a_Ergebnis, b_Ergebnis, wie „Tabelle aller Partien“ unter „Drucken und Dateien“ sie schreibt)

championship-sheets = Blätter einer Meisterschaft, mit wurfzabel championship print DATEI --sheet BLATT --out DATEI.pdf:
championship-sheet-table = Tabelle
championship-sheet-table-about = Die Tabellen des Abschnitts: was zählt, welche Feinwertung entscheidet, wer weiterkommt
championship-sheet-not-begun = „{ $sheet }“ gibt es noch nicht: Das Blatt kommt, sobald es Partien dafür gibt
championship-sheet-never = bei diesem Ablauf gibt es kein Blatt „{ $sheet }“
championship-sheet-through-line = kommt weiter
championship-sheet-left = nicht mehr dabei
championship-sheet-final = Finale
championship-sheet-third = Spiel um Platz 3
championship-bracket-bye = spielfrei
championship-bracket-winner = Sieg: { $match }
championship-bracket-loser = Niederlage: { $match }
championship-stale-sign = { $sign } = passt nicht mehr zu den Ergebnissen davor
championship-bracket-round =
    { $left ->
        [4] Halbfinale
        [8] Viertelfinale
        [16] Achtelfinale
        [32] Sechzehntelfinale
       *[other] Runde der letzten { $left }
    }
championship-bracket-match =
    { $left ->
        [4] Halbfinale { $number }
        [8] Viertelfinale { $number }
        [16] Achtelfinale { $number }
        [32] Sechzehntelfinale { $number }
       *[other] Runde der letzten { $left }, Partie { $number }
    }
championship-sheet-pairings = Paarungen
championship-sheet-pairings-about = Eine Runde: wer an welchem Tisch gegen wen spielt, Felder für die Ergebnisse, wer spielfrei ist
championship-sheet-round = Runde { $round }
championship-rests-in = Runde { $round }: spielfrei
championship-sheet-bye = Spielfrei: { $names }
championship-sheet-no-round = die Runde { $round } gibt es hier nicht oder noch nicht
championship-sheet-no-kind = „{ $round }“ gibt es hier nicht oder noch nicht
championship-sheet-none-open = hier ist keine Partie mehr offen; wähl mit --round eine frühere Runde
championship-sheet-result = Ergebnis
championship-sheet-signatures = Unterschriften
championship-sheet-crosstable = Kreuztabelle
championship-sheet-crosstable-about = Alle gegen alle: jedes Ergebnis auf einen Blick
championship-sheet-crosstable-note = In jeder Zeile steht, was die Person links erzielt hat · fett = gewonnen · + und – = kampflos · × = gestrichen
championship-sheet-participants = Teilnahmeliste
championship-sheet-participants-about = Alle, die teilnehmen, mit Nummer und Verein
championship-sheet-count =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
championship-sheet-nobody = noch nimmt niemand teil
championship-sheet-bracket = Turnierbaum
championship-sheet-bracket-about = Der Weg bis zum Finale, mit Namen und Ergebnissen, soweit sie feststehen
championship-sheet-place = { $place }. Platz
championship-sheet-place-of = von { $size }
championship-sheet-certificates = Urkunden
championship-sheet-certificates-about = Für die ersten drei, mit Krone, Pokal und goldenen Würfeln
championship-sheet-certificate = Urkunde
championship-sheet-signature = Unterschrift
championship-sheet-not-over = Urkunden gibt es erst am Ende der Meisterschaft
championship-sheet-scores = Partieblätter
championship-sheet-scores-about = Blätter zum Mitschreiben für eine Runde, mit Namen, Tag und Tisch
championship-sheet-weekdays = Mo Di Mi Do Fr Sa So
championship-sheet-short-day = { $weekday } { $day }. { $month }
championship-sheet-card = Persönliche Spielpläne
championship-sheet-card-about = Für jede Person eine Karte mit allen Partien: Tag, Tisch, gegen wen, Felder für die Ergebnisse
championship-sheet-card-when = Wann
championship-sheet-card-round = Runde
championship-sheet-card-table = Tisch
championship-sheet-card-opponent = Gegen
championship-sheet-card-result = Ergebnis
championship-sheet-card-rests = spielfrei
championship-sheet-calendar = Kalender
championship-sheet-calendar-about = Alle Tage, Woche für Woche: welcher Abschnitt, welche Runde, wie viele Partien
championship-sheet-calendar-note = R 3 = Runde 3 · 18× = 18 Partien · Buchstabe und Farbe = Abschnitt
championship-sheet-calendar-round = R { $round }
championship-sheet-calendar-rounds = Runde { $rounds }
championship-sheet-calendar-matches =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
championship-in-group = { $group } · { $round }
championship-at-table = { $round } · { $table }
