# Meisterschaften auf der Befehlszeile: Hilfe und Antworten.

championship-cli-about = Führt eine Meisterschaft: wer teilnimmt, Spielplan, Ergebnisse, Tabellen, Turnierbaum
championship-cli-about-new = Beginnt eine Meisterschaft in einer neuen Datei
championship-cli-about-join = Nimmt eine Person auf
championship-cli-about-leave = Lässt eine Person ausscheiden
championship-cli-about-return = Lässt eine ausgeschiedene Person zurückkehren
championship-cli-about-enter = Trägt ein Ergebnis ein oder berichtigt es
championship-cli-about-order = Ordnet die Setzliste, solange die Anmeldung läuft
championship-cli-about-draw = Lost die Setzliste aus, solange die Anmeldung läuft
championship-cli-about-swap = Lässt zwei ihre Plätze tauschen, die in diesem Abschnitt noch nicht gespielt haben
championship-cli-about-clear = Löscht ein Ergebnis; eine Partie der Vorentscheidung wird ganz gestrichen
championship-cli-about-confirm = Lässt ein Ergebnis gelten, wie es gespielt ist, auch wenn es nicht mehr zu denen davor passt
championship-cli-about-forfeit = Trägt eine Partie als kampflos verloren ein
championship-cli-about-undo = Nimmt den letzten Eintrag zurück oder das Ende des Abschnitts davor
championship-cli-about-move = Verlegt eine Partie oder eine ganze Runde auf einen anderen Tag ihres Abschnitts
championship-cli-about-close = Beendet den Abschnitt, zieht die Lose und beginnt den nächsten
championship-cli-about-show = Zeigt die Tabellen und die offenen Partien
championship-cli-about-export = Schreibt Spielplan oder Ergebnisse als Kalender, Tabelle oder Webseite
championship-cli-about-print = Druckt ein Blatt, etwa Tabellen, Paarungen, Turnierbaum, Partieblätter, Spielpläne oder Urkunden
championship-cli-about-copy = Beginnt eine Kopie einer beschädigten Meisterschaft, mit allem, was vor dem Schaden steht
championship-cli-about-simulate = Lässt Computerspieler eine ganze Meisterschaft spielen

championship-cli-usage = wurfzabel championship new|join|leave|return|order|draw|swap|enter|clear|confirm|forfeit|undo|move|close|show|export|print|copy|simulate …
championship-cli-usage-new = wurfzabel championship new DATEI --name NAME --year J [--place ORT] [--participants DATEI.csv] [--seed S] [--ties ABSCHNITT=KRITERIUM,…]… [--plan world|round-robin|double-round-robin|swiss|knock-out|groups] [--game SPIEL] [--option SCHLÜSSEL=WERT]… [--begins TAG] [--days N] [--rounds N] [--json]
championship-cli-usage-join = wurfzabel championship join DATEI NAME [--club VEREIN] [--json]
championship-cli-usage-leave = wurfzabel championship leave DATEI PERSON [--date TAG] [--json]
championship-cli-usage-return = wurfzabel championship return DATEI PERSON [--json]
championship-cli-usage-enter = wurfzabel championship enter DATEI PARTIE|PERSON PERSON A:B [--record DATEI | --results DATEI.csv] [--date TAG] [--in-spite-of-it] [--json]
championship-cli-usage-order = wurfzabel championship order DATEI PERSON… [--json]
championship-cli-usage-draw = wurfzabel championship draw DATEI [--json]
championship-cli-usage-swap = wurfzabel championship swap DATEI PERSON PERSON [--json]
championship-cli-usage-clear = wurfzabel championship clear DATEI PARTIE [--in-spite-of-it] [--json]
championship-cli-usage-confirm = wurfzabel championship confirm DATEI PARTIE [--json]
championship-cli-usage-forfeit = wurfzabel championship forfeit DATEI PARTIE PERSON|both [--in-spite-of-it] [--json]
championship-cli-usage-undo = wurfzabel championship undo DATEI [--json]
championship-cli-usage-move = wurfzabel championship move DATEI PARTIE TAG|--round RUNDE --date TAG [--time HH:MM] [--table N] [--json]
championship-cli-usage-close = wurfzabel championship close DATEI [--open WIE] [--json]
championship-cli-usage-show = wurfzabel championship show DATEI [--json]
championship-cli-usage-export = wurfzabel championship export DATEI --ics|--csv|--html [--of matches|participants|tables] --out DATEI
championship-cli-usage-print = wurfzabel championship print DATEI --sheet BLATT [--round RUNDE] [--participant PERSON] [--paper a4|a5|a6|letter] --out DATEI.pdf
championship-cli-usage-copy = wurfzabel championship copy DATEI [--json]
championship-cli-usage-simulate = wurfzabel championship simulate --participants N --seed S [--plan world|round-robin|double-round-robin|swiss|knock-out|groups] [--rounds N] [--until preliminaries|main|groups|finals|over] [--strengths medium,strong] [--quick] [--year J] --out DATEI [--json]

championship-cli-value-name = NAME
championship-cli-value-place = ORT
championship-cli-value-date = TAG
championship-cli-value-time = HH:MM
championship-cli-value-id = PERSON
championship-cli-value-ids = PERSON…
championship-cli-value-match = PARTIE
championship-cli-value-round = RUNDE
championship-cli-value-result = PARTIE A:B
championship-cli-value-columns = SPALTE,…
championship-cli-value-ties = ABSCHNITT=KRITERIUM,…
championship-cli-value-strengths = STÄRKE,…

championship-cli-arg-file = Eine Meisterschaft, endet auf .wurfcup
championship-cli-arg-name = Der Name der Meisterschaft
championship-cli-arg-year = Das Jahr ihres ersten Tages
championship-cli-arg-place = Der Ort, so wie er in Kalendern stehen soll
championship-cli-arg-participants = Eine CSV-Datei mit allen, die teilnehmen: Namen, daneben Vereine, wenn es welche gibt
championship-cli-arg-columns = Was die Spalten von --participants sind, der Reihe nach, wo keine Kopfzeile es sagt: name, given (Vorname), surname (Nachname), surname-given (Nachname, Vorname), club, oder - für eine Spalte, die wegbleibt
championship-cli-arg-seed = Die Startzahl der Lose, eine ganze Zahl; ohne Angabe jedes Mal eine neue
championship-cli-arg-plan = Der Plan; ohne Angabe world, die Weltmeisterschaft in dre13ehn
championship-cli-arg-game = Das Spiel, wo der Plan es offen lässt; ohne Angabe dre13ehn
championship-cli-arg-begins = Der erste Tag, wo der Plan ihn offen lässt, etwa 2027-06-21; ohne Angabe der 1. Januar
championship-cli-arg-days = Wie viele Tage sie dauert, wo der Plan es offen lässt; ohne Angabe 1
championship-cli-arg-rounds = Wie viele Runden ein Turnier im Schweizer System hat; ohne Angabe gerade so viele, dass am Ende nur eine Person alles gewonnen haben kann
championship-cli-arg-ties = Die Feinwertungen eines Abschnitts in anderer Reihenfolge, aus wins, points, losses, direct, difference, buchholz, sonneborn; lot kommt zuletzt
championship-cli-arg-who = Der Name der Person
championship-cli-arg-club = Der Verein oder Ort der Person
championship-cli-arg-id = Name oder Nummer der Person
championship-cli-arg-other = Name oder Nummer der anderen Person
championship-cli-arg-loser = Name oder Nummer der Person, die verloren hat, oder both für beide
championship-cli-arg-seeds = Namen oder Nummern aller, die angemeldet sind, Setzplatz 1 zuerst
championship-cli-arg-open = Beendet den Abschnitt vorzeitig: offene Partien zählen für niemanden (struck) oder sind für beide verloren (forfeit)
championship-cli-arg-left = Der Tag, etwa 2027-07-04; ohne Angabe heute oder der nächstliegende Tag des Abschnitts
championship-cli-arg-result = Der Name der Partie und ihr Ergebnis, etwa m12-3 21:18, oder beide Personen und ihr Ergebnis, etwa Ada Bo 21:18; in der Vorentscheidung sagt 1:0 oder 0:1, wer gewonnen hat
championship-cli-arg-record = Nimmt das Ergebnis aus dieser Partie; A:B entfällt dann
championship-cli-arg-results = Eine CSV-Datei mit Ergebnissen, Spalten match, a_score, b_score, wie export --csv sie schreibt
championship-cli-arg-played = Der Tag einer Partie der Vorentscheidung; ohne Angabe heute oder der nächstliegende Tag des Abschnitts
championship-cli-arg-in-spite = Berichtigt ein Ergebnis, auch wenn seither weitergespielt wurde; was nicht mehr daraus folgt, wird gekennzeichnet
championship-cli-arg-match = Der Name der Partie
championship-cli-arg-moved = Der neue Tag, etwa 2027-07-04
championship-cli-arg-moved-round = Verlegt alle offenen Partien dieser Runde auf den Tag von --date
championship-cli-arg-time = Die Uhrzeit, zu der sie beginnt
championship-cli-arg-table = Der Tisch, an dem sie gespielt wird
championship-cli-arg-count = Wie viele teilnehmen, 3 bis 500; bei der Weltmeisterschaft mindestens 13
championship-cli-arg-sheet = Das Blatt
championship-cli-arg-round = Die Runde: ihre Zahl oder in der K.-o.-Runde r32, r16, q, s, third oder final, wie die Partien dort heißen; ohne Angabe die nächste offene
championship-cli-wrong-round = „{ $given }“ ist keine Runde; schreib eine Zahl oder r32, r16, q, s, third oder final
championship-cli-arg-whom = Nur das Blatt dieser Person (Name oder Nummer); geht nur mit dem Blatt card
championship-cli-arg-luck = Die Startzahl aller Würfe und Lose, eine ganze Zahl: Aus derselben entsteht dieselbe Meisterschaft
championship-cli-arg-until = Hört auf, wenn dieser Abschnitt beginnt; ohne Angabe werden alle gespielt
championship-cli-arg-strengths = Wie stark die Computerspieler sind, der Reihe nach: easy, medium, strong; ohne Angabe medium,strong
championship-cli-arg-quick = Lost die Ergebnisse aus, statt zu spielen
championship-cli-arg-ics = Schreibt den Spielplan als Kalender (iCalendar)
championship-cli-arg-csv = Schreibt alle Partien als Tabelle (CSV)
championship-cli-arg-of = Was die Tabelle zeigt: matches (alle Partien), participants oder tables; ohne Angabe matches
championship-cli-arg-html = Schreibt alles auf eine Seite (HTML), zum Aushängen oder fürs Netz
championship-cli-arg-out = Die Zieldatei; bei export schreibt - auf die Standardausgabe

championship-cli-wrong-date = „{ $given }“ ist kein Tag wie 2027-07-04
championship-cli-wrong-time = „{ $given }“ ist keine Uhrzeit wie 18:30
championship-cli-nobody = „{ $given }“ nimmt nicht teil; „championship show“ nennt Namen und Nummern
championship-cli-wrong-column = „{ $given }“ ist keine Spalte für Teilnehmende; es gibt { $known }
championship-cli-wrong-ties = „{ $given }“ hat nicht die Form ABSCHNITT=KRITERIUM,… mit Feinwertungen aus { $known }
championship-cli-wrong-score = „{ $given }“ ist kein Ergebnis; schreib es wie 21:18
championship-cli-wrong-result = gib eine Partie und ein Ergebnis an oder eine Partie und --record; Aufruf: { $usage }
championship-cli-not-each = das Blatt „{ $sheet }“ gibt es nicht einzeln für jede Person; --participant gilt nur für card
championship-cli-doubt = { $why }; sag es mit --columns surname,given oder --columns name,club
championship-cli-fixed = Spiel und Tage der Weltmeisterschaft stehen fest; willst du andere, wähl einen anderen --plan
championship-cli-unfit-record = { $file } passt nicht: { $why }

championship-cli-begun =
    { $file } ist angelegt, mit { $count ->
        [one] einer Person
       *[other] { $count } Personen
    }; die Startzahl der Lose ist { $seed }.
championship-cli-unlisted = { $file } endet nicht auf .wurfcup, deshalb führt das Fenster die Meisterschaft nicht auf.
championship-cli-joined = { $name } nimmt als Nummer { $id } teil.
championship-cli-left = { $name } ist seit dem { $date } nicht mehr dabei.
championship-cli-left-result = { $match } { $score }
championship-cli-left-lost = Diese Ergebnisse zählen nicht mehr: { $matches }.
championship-cli-left-forfeit = Kampflos entschieden: { $matches }.
championship-cli-returned = { $name } ist wieder dabei.
championship-cli-entered = { $id }: { $players } { $score }
championship-cli-corrected = { $id }: { $players } { $score } statt { $before }
championship-cli-cleared = { $id }: Das Ergebnis von { $players } ist gelöscht.
championship-cli-confirmed = { $id }: { $players } gilt, wie es gespielt ist.
championship-cli-forfeited = { $id }: { $players }; { $loser } hat kampflos verloren.
championship-cli-both-lost = { $id }: { $players }; beide haben kampflos verloren.
championship-cli-swapped = { $a } und { $b } haben die Plätze getauscht.
championship-cli-moved = { $id }: { $match } ist jetzt am { $date }.
championship-cli-moved-round =
    { $count ->
        [one] { $round }: Eine Partie ist jetzt am { $date }.
       *[other] { $round }: { $count } Partien sind jetzt am { $date }.
    }
championship-cli-lots = Hier hat das Los entschieden: { $parts }
championship-cli-drawn = Runde { $round } ist ausgelost
championship-cli-closed = Abgeschlossen: { $closed }. Stand: { $next }
championship-cli-closed-stale = diese Ergebnisse passen nicht mehr zu denen davor und gelten jetzt, wie sie sind: { $matches }; „championship undo“ nimmt das Ende zurück
championship-cli-still-open = { $why }; mit --open endet der Abschnitt trotzdem
championship-cli-group = Gruppe { $group }
championship-cli-decided =
    { $count ->
        [one] Eine Partie ist entschieden:
       *[other] { $count } Partien sind entschieden:
    }
championship-cli-open =
    { $count ->
        [one] Eine Partie ist noch zu spielen:
       *[other] { $count } Partien sind noch zu spielen:
    }
championship-cli-more = … und { $count } weitere: „championship export --csv --out -“ nennt alle.
championship-cli-stale =
    { $count ->
        [one] Ein Ergebnis passt nicht mehr zu denen davor; trag ein neues ein, lösch es oder bestätige es:
       *[other] { $count } Ergebnisse passen nicht mehr zu denen davor; trag neue ein, lösch oder bestätige sie:
    }
championship-cli-name = Name
championship-cli-by = Entschieden durch
championship-cli-simulated = { $file } ist nach { $seconds } s fertig. Stand: { $stage }
championship-cli-progress = { $stage }: { $played } von { $of } Partien
championship-cli-exported = { $file } ist geschrieben.
championship-cli-copied = Die Kopie { $file } ist angelegt; dort führst du die Meisterschaft weiter.
championship-cli-damaged = { $why } Eine Kopie legst du so an: wurfzabel championship copy { $file }
championship-cli-results =
    { $count ->
        [one] Ein Ergebnis ist eingetragen.
       *[other] { $count } Ergebnisse sind eingetragen.
    }
