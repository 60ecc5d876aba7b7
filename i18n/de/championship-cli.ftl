# Meisterschaften auf der Befehlszeile: Hilfe und Antworten.

championship-cli-about = Führt eine Meisterschaft: wer teilnimmt, Spielplan, Ergebnisse, Tabellen, Finale
championship-cli-about-new = Beginnt eine Meisterschaft in einer neuen Datei
championship-cli-about-join = Nimmt jemanden auf
championship-cli-about-leave = Lässt jemanden ausscheiden
championship-cli-about-return = Nimmt zurück, dass jemand ausgeschieden ist
championship-cli-about-enter = Trägt ein Ergebnis ein oder berichtigt es
championship-cli-about-move = Verlegt eine Partie oder eine ganze Runde auf einen anderen Tag ihres Abschnitts
championship-cli-about-close = Beendet den Abschnitt, zieht die Lose und beginnt den nächsten
championship-cli-about-show = Zeigt die Tabellen und was zu spielen ist
championship-cli-about-export = Schreibt Spielplan, Ergebnisse oder eine Seite für andere
championship-cli-about-print = Druckt Tabellen, Paarungen, Kreuztabelle, Teilnahmeliste, Turnierbaum, Urkunden oder Partieblätter
championship-cli-about-copy = Beginnt eine Kopie einer beschädigten Meisterschaft mit allem, was davor steht
championship-cli-about-simulate = Spielt eine ganze Weltmeisterschaft mit Computerspielern durch

championship-cli-usage = wurfzabel championship new|join|leave|return|enter|move|close|show|export|print|copy|simulate …
championship-cli-usage-new = wurfzabel championship new DATEI --name NAME --year J [--place ORT] [--participants DATEI.csv] [--seed S] [--ties ABSCHNITT=KRITERIUM,…]… [--plan world|round-robin|knock-out|groups] [--game SPIEL] [--option SCHLÜSSEL=WERT]… [--begins TAG] [--days N] [--json]
championship-cli-usage-join = wurfzabel championship join DATEI NAME [--club VEREIN] [--json]
championship-cli-usage-leave = wurfzabel championship leave DATEI NR [--date TAG] [--json]
championship-cli-usage-return = wurfzabel championship return DATEI NR [--json]
championship-cli-usage-enter = wurfzabel championship enter DATEI PARTIE|NR NR A:B [--record DATEI | --results DATEI.csv] [--date TAG] [--in-spite-of-it] [--json]
championship-cli-usage-move = wurfzabel championship move DATEI PARTIE TAG|--round N --date TAG [--time HH:MM] [--table N] [--json]
championship-cli-usage-close = wurfzabel championship close DATEI [--json]
championship-cli-usage-show = wurfzabel championship show DATEI [--json]
championship-cli-usage-export = wurfzabel championship export DATEI --ics|--csv|--html --out DATEI
championship-cli-usage-print = wurfzabel championship print DATEI --sheet BLATT [--round N] [--participant NR] [--paper a4|a5|a6|letter] --out DATEI.pdf
championship-cli-usage-copy = wurfzabel championship copy DATEI [--json]
championship-cli-usage-simulate = wurfzabel championship simulate --participants N --seed S [--until preliminaries|main|groups|finals|over] [--strengths medium,strong] [--quick] [--year J] --out DATEI [--json]

championship-cli-value-name = NAME
championship-cli-value-place = ORT
championship-cli-value-date = TAG
championship-cli-value-time = HH:MM
championship-cli-value-id = NR
championship-cli-value-match = PARTIE
championship-cli-value-result = PARTIE A:B
championship-cli-value-ties = ABSCHNITT=KRITERIUM,…
championship-cli-value-strengths = STÄRKE,…

championship-cli-arg-file = Eine Meisterschaft, endet auf .wurfcup
championship-cli-arg-name = Wie die Meisterschaft heißt
championship-cli-arg-year = Das Jahr ihres ersten Tages
championship-cli-arg-place = Wo sie stattfindet, so wie es in Kalendern stehen soll
championship-cli-arg-participants = Eine CSV-Datei mit allen, die teilnehmen: Namen, daneben gegebenenfalls Vereine
championship-cli-arg-seed = Der Startwert der Lose, eine ganze Zahl; sonst jedes Mal ein neuer
championship-cli-arg-plan = Der Plan; sonst world, die Weltmeisterschaft von dre13ehn
championship-cli-arg-game = Das Spiel, wo der Plan es offen lässt; sonst dre13ehn
championship-cli-arg-begins = Der erste Tag, wo der Plan ihn offen lässt, etwa 2027-06-21; sonst der 1. Januar
championship-cli-arg-days = Über wie viele Tage es geht, wo der Plan es offen lässt; sonst 1
championship-cli-arg-ties = Die Wertung eines Abschnitts in anderer Folge, aus wins, points, losses, direct, difference; lot kommt zuletzt
championship-cli-arg-who = Der Name
championship-cli-arg-club = Woher jemand kommt
championship-cli-arg-id = Die Nummer, unter der jemand teilnimmt
championship-cli-arg-left = Der Tag, etwa 2027-07-04; sonst heute oder der nächstliegende Tag des Abschnitts
championship-cli-arg-result = Der Name der Partie und ihr Ergebnis, etwa m12-3 21:18; in der Vorentscheidung die Nummern der beiden und wer gewonnen hat, etwa 5 17 1:0
championship-cli-arg-record = Nimmt das Ergebnis aus dieser Partie; A:B entfällt dann
championship-cli-arg-results = Die CSV-Datei mit Ergebnissen, Spalten match, a_score, b_score, wie export --csv sie schreibt
championship-cli-arg-played = Der Tag einer Partie der Vorentscheidung; sonst heute oder der nächstliegende Tag des Abschnitts
championship-cli-arg-in-spite = Berichtigt ein Ergebnis trotz allem, was seither gespielt wurde; was nicht mehr daraus folgt, wird gekennzeichnet
championship-cli-arg-match = Der Name der Partie
championship-cli-arg-moved = Der neue Tag, etwa 2027-07-04
championship-cli-arg-moved-round = Verlegt alle offenen Partien dieser Runde; der Tag kommt von --date
championship-cli-arg-time = Wann sie beginnt
championship-cli-arg-table = An welchem Tisch
championship-cli-arg-count = Wie viele teilnehmen, 13 bis 500
championship-cli-arg-sheet = Welches Blatt
championship-cli-arg-round = Welche Runde; sonst die nächste offene
championship-cli-arg-whom = Nur für diese Person (Nummer), wo es ein Blatt für jede gibt
championship-cli-arg-luck = Der Startwert aller Würfe und Lose, eine ganze Zahl: Aus demselben entsteht dieselbe Meisterschaft
championship-cli-arg-until = Hört auf, wo dieser Abschnitt beginnt; sonst werden alle gespielt
championship-cli-arg-strengths = Wie stark die Computerspieler sind, der Reihe nach: easy, medium, strong; sonst medium,strong
championship-cli-arg-quick = Lost die Ergebnisse aus, statt zu spielen
championship-cli-arg-ics = Den Spielplan als Kalender (iCalendar)
championship-cli-arg-csv = Alle Partien als Tabelle (CSV)
championship-cli-arg-html = Alles auf einer Seite (HTML), für einen Aushang oder das Netz
championship-cli-arg-out = Die Datei; - schreibt eine Ausgabe auf die Standardausgabe

championship-cli-wrong-date = „{ $given }“ ist kein Tag wie 2027-07-04
championship-cli-wrong-time = „{ $given }“ ist keine Uhrzeit wie 18:30
championship-cli-wrong-id = „{ $given }“ ist keine Nummer, unter der jemand teilnimmt
championship-cli-wrong-ties = „{ $given }“ hat nicht die Form ABSCHNITT=KRITERIUM,… mit Kriterien aus { $known }
championship-cli-wrong-result = hierher gehören eine Partie und ein Ergebnis oder eine Partie und --record; Aufruf: { $usage }
championship-cli-not-each = das Blatt „{ $sheet }“ gibt es nicht für jede Person einzeln; --participant gilt für card
championship-cli-fixed = Spiel und Tage der Weltmeisterschaft stehen fest; für andere einen anderen --plan wählen
championship-cli-unfit-record = { $file } passt nicht: { $why }

championship-cli-begun =
    { $file } beginnt mit { $count ->
        [one] einer Person
       *[other] { $count } Personen
    }; gelost wird mit dem Startwert { $seed }.
championship-cli-joined = { $name } nimmt als Nummer { $id } teil.
championship-cli-left = { $name } ist seit { $date } nicht mehr dabei.
championship-cli-returned = { $name } ist wieder dabei.
championship-cli-entered = { $id }: { $players } { $score }
championship-cli-moved = { $id } findet am { $date } statt.
championship-cli-moved-round =
    { $count ->
        [one] Runde { $round }: eine Partie ist jetzt am { $date }.
       *[other] Runde { $round }: { $count } Partien sind jetzt am { $date }.
    }
championship-cli-lots = Gelost wurde für: { $parts }
championship-cli-closed = { $closed } abgeschlossen. Jetzt: { $next }
championship-cli-stage = { $stage }, { $first } bis { $last }
championship-cli-group = Gruppe { $group }
championship-cli-open =
    { $count ->
        [one] Eine Partie ist zu spielen
       *[other] { $count } Partien sind zu spielen
    }
championship-cli-name = Name
championship-cli-by = Voraus durch
championship-cli-simulated = { $file } ist nach { $seconds } s fertig. Stand: { $stage }
championship-cli-progress = { $stage }: { $played } von { $of } Partien
championship-cli-exported = { $file } ist geschrieben.
championship-cli-copied = Weiter geht es in { $file }.
championship-cli-damaged = { $why } Eine Kopie beginnt: wurfzabel championship copy { $file }
championship-cli-results =
    { $count ->
        [one] Ein Ergebnis ist eingetragen.
       *[other] { $count } Ergebnisse sind eingetragen.
    }
