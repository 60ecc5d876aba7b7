# Eine Meisterschaft am Bildschirm: Runde, Tabellen, Dateien.

organise-round = Runde
organise-tables = Tabellen
organise-pictures = Kreuztabelle und Turnierbaum
organise-calendar = Kalender
organise-people = Teilnehmende
organise-files = Drucken und Dateien
organise-rules = So läuft das

organise-latest = Zuletzt gespielt
organise-nothing-yet = Noch wurde nichts gespielt.
organise-choose-match = Wähl eine Partie, um ihr Ergebnis einzutragen.
organise-more = { $count } weitere
organise-joined =
    { $left ->
        [0] { $count ->
            [one] eine Person
           *[other] { $count } Personen
        }
       *[other] { $count ->
            [one] eine Person, nicht mehr dabei
           *[other] { $count } Personen, davon { $left } nicht mehr dabei
        }
    }
organise-decided-count =
    { $cancelled ->
        [0] { $decided } von { $all } entschieden
       *[other] { $decided } von { $all } entschieden, { $cancelled } gestrichen
    }

organise-enter = Eintragen
organise-correct = Berichtigen
organise-in-spite = Trotzdem berichtigen
organise-refused-before = Was du davor hier eingegeben hast, ging nicht. Gehört dieses Ergebnis wirklich zu dieser Partie?
organise-enter-about = { $result } würde eingetragen.
organise-typed = noch nicht eingetragen
organise-typed-waits =
    { $count ->
        [one] Ein Ergebnis ist eingetippt, aber noch nicht eingetragen.
       *[other] { $count } Ergebnisse sind eingetippt, aber noch nicht eingetragen.
    }
organise-typed-drop = Verwerfen und gehen
organise-correct-about = { $result } statt { $before }.
organise-leave-it = Abbrechen
organise-changes-nothing = Die Plätze würden sich nicht ändern.
organise-more-changes = und { $count } weitere
organise-entered = Eingetragen: { $result }
organise-corrected = Berichtigt: { $result }
organise-taken-in = Hier gespielt und eingetragen: { $result }
organise-result = { $one } – { $other } { $score }
organise-met = { $a } hat gegen { $b } gewonnen
organise-decided = Kampflos entschieden: Mindestens eine der beiden Personen ist nicht mehr dabei.
organise-decided-left = Kampflos entschieden: { $name } ist nicht mehr dabei.
organise-struck = Gestrichen: { $name } ist nicht mehr dabei; die Partie zählt nicht.
organise-not-known = Hier steht noch nicht fest, wer spielt.
organise-several = Das kann mehreres heißen: { $readings }. Tipp einen Doppelpunkt zwischen die Zahlen.
organise-keys-points = Gib beide Zahlen ein, etwa { $example } und dann ‹Enter›
organise-keys-race = Wähl mit ‹←› ‹→› die Seite, die gewonnen hat, und gib die Siege der anderen ein, dann ‹Enter›
organise-keys-victory = Wähl mit ‹←› ‹→› die Seite, die gewonnen hat, dann ‹Enter›
organise-keys-tie = Wähl mit ‹←› ‹→› die Seite, die gewonnen hat, oder mit ‹=› ein Unentschieden, dann ‹Enter›
organise-match-of = { $match }, { $championship }
organise-under-way = Diese Partie ist hier begonnen und noch nicht zu Ende.
organise-play-on = Partie fortsetzen
organise-play-second = Zweite Partie beginnen
organise-second-match = Für dieses Ergebnis ist schon eine Partie begonnen. Es zählt die, die zuerst zu Ende ist.
organise-winner = Gewonnen
organise-tie = Unentschieden
organise-loser = Verloren
organise-other-has = Siege von { $name }
organise-what-if = Was wäre, wenn …
organise-play = Hier spielen
organise-play-real = Hier mit echten Würfeln
organise-day = Tag
organise-time = Zeit
organise-table = Tisch
organise-bad-time = das ist keine Uhrzeit; schreib sie wie 18:30

organise-who-met = Wer hat gespielt?
organise-meet-field = Nummer oder Name
organise-nobody = mit der Nummer oder dem Namen { $typed } nimmt hier niemand teil
organise-many = das passt auf mehrere: Wähl unten oder tipp mehr vom Namen
organise-more-people = und { $count } weitere; tipp eine Nummer oder den Anfang des Namens

organise-why = Entschieden durch
organise-through-means = kommt nach jetzigem Stand weiter
organise-no-table = Noch gibt es keine Tabelle.
organise-no-crosstable = Eine Kreuztabelle gibt es, sobald alle gegen alle spielen, in einer Tabelle oder in Gruppen.
organise-no-bracket = Der Turnierbaum steht hier, sobald „{ $stage }“ beendet ist.
organise-large-crosstable = Mit { $count } Personen ist die Kreuztabelle zu breit für eine Seite. Das Blatt zum Drucken zeigt sie in Teilen.
organise-sheet = Blatt zum Drucken
organise-aside-left = Nach links
organise-aside-right = Nach rechts
organise-key-aside = eine breite Tabelle oder den Turnierbaum seitlich verschieben
organise-place = Platz
organise-rank-about = Bei Gleichstand teilen sich alle den Platz, etwa 3–5
organise-played-about = Bisher gespielte Partien; was kampflos oder spielfrei war, zählt hier nicht
organise-why-about = Die erste Feinwertung, die diese Person vor die nächste stellt
organise-wins-about = Gewonnene Partien; ein Unentschieden zählt halb
organise-points-about = Punkte aus allen Partien
organise-losses-about = Verlorene Partien; weniger sind besser
organise-difference-about = Eigene Punkte minus die der anderen Seite
organise-buchholz-about = Siege aller, gegen die diese Person gespielt hat, zusammengezählt
organise-sonneborn-about = Siege aller, die diese Person besiegt hat; bei Unentschieden die halben Siege der anderen Seite
organise-no-picture = Hier gibt es nichts zu sehen.
organise-left-on = seit dem { $date } nicht mehr dabei

organise-buchholz = Buchholz zählt die Siege aller, gegen die diese Person gespielt hat: { $all }.
organise-sonneborn = Sonneborn-Berger zählt die Siege aller, die diese Person besiegt hat, und bei einem Unentschieden die halben Siege der anderen Seite: { $all }.
organise-draw-about = Runde { $round } von { $of } wird nach der Tabelle ausgelost, wie sie jetzt steht. Berichtigst du später ein Ergebnis, bleiben die Paarungen.
organise-draw = Runde { $round } auslosen
organise-draw-now = Runde auslosen
organise-close = Abschnitt beenden
organise-close-stage = „{ $stage }“ beenden
organise-closing =
    { $count ->
        [one] „{ $stage }“ endet und „{ $next }“ beginnt; eine Person kommt weiter. Alle Ergebnisse bleiben.
       *[other] „{ $stage }“ endet und „{ $next }“ beginnt; { $count } Personen kommen weiter. Alle Ergebnisse bleiben.
    }
organise-closing-on = „{ $stage }“ endet und „{ $next }“ beginnt. Alle Ergebnisse bleiben.
organise-closing-joining = „{ $next }“ beginnt mit { $count } Personen. „{ $stage }“ ist damit zu Ende; Nachzügler können noch dazukommen, solange Platz ist.
organise-closing-all = Beendest du den Abschnitt, ist die Meisterschaft zu Ende, und die ersten drei stehen fest.
organise-closing-podium = Beendest du den Abschnitt, ist die Meisterschaft zu Ende: { $names }.
organise-closing-struck = Werden offene Partien gestrichen, steht es so: { $names }.
organise-closing-lost = Verlieren beide die offenen Partien, steht es so: { $names }.
organise-closing-undecided = Beendest du den Abschnitt, ist die Meisterschaft zu Ende, aber die ersten drei Plätze sind nicht alle entschieden.

organise-key-parts-about = die Teile der Seite
organise-key-close-about = beginnen, die nächste Runde auslosen oder den Abschnitt beenden
organise-key-figures-about = das Ergebnis der gewählten Partie
organise-key-sides-about = die Seite, die gewonnen hat
organise-key-draw-about = unentschieden
organise-key-rows-about = eine andere Partie
organise-key-rounds-about = eine andere Runde
organise-key-enter-about = das Ergebnis eintragen

organise-file = Datei
organise-ics = Kalender für andere Programme
organise-ics-about = Jede Partie des Spielplans als Termin im Kalender (.ics)
organise-csv = Tabelle aller Partien
organise-csv-about = Für Tabellenprogramme (.csv); Ergebnisse, die du dort einträgst, kannst du wieder einlesen
organise-csv-people = Teilnehmende als CSV
organise-csv-people-about = Für Tabellenprogramme (.csv): Nummer, Name, Verein
organise-csv-tables = Tabellen als CSV
organise-csv-tables-about = Für Tabellenprogramme (.csv): alle Tabellen mit Platz, Siegen und Feinwertung
organise-html = Webseite
organise-html-about = Alle Tabellen und Ergebnisse auf einer Seite (.html), ohne weitere Dateien

organise-number = Nr. { $id }
organise-rank = Platz { $rank } von { $all }
organise-course = { $table }: Platz im Verlauf
organise-course-opens = Drück, um die Partie anzusehen
organise-leaves = Ausscheiden lassen
organise-leaves-meant = Ja, ausscheiden lassen
organise-leaves-about = { $name } scheidet aus. Solange der Abschnitt läuft, kannst du { $name } wieder aufnehmen.

organise-take-record = Aus gespeicherter Partie übernehmen
organise-record = Gespeicherte Partien
organise-if-wins = Wenn { $name } gewinnt: { $then }.
organise-is-through = { $name } ist sicher weiter
organise-is-out = { $name } ist sicher draußen
organise-meet-keys = Gib Nummern oder Namen ein, zuerst die Person, die gewonnen hat: ‹5› ‹Space› ‹1› ‹7› ‹Enter› ‹Enter›

organise-take-results = Tabelle mit Ergebnissen einlesen
organise-take-results-about = Du kannst die Datei auch auf dieses Fenster ziehen oder die Tabelle mit ‹Ctrl+V› einfügen.
organise-results-taken =
    { $count ->
        [0] Die Tabelle enthält kein neues Ergebnis.
        [one] Ein Ergebnis wurde eingetragen.
       *[other] { $count } Ergebnisse wurden eingetragen.
    }

organise-return = Wieder aufnehmen
organise-go-on-in-copy = In einer Kopie weiterführen
organise-goes-on = Die Meisterschaft geht in { $path } weiter; die beschädigte Datei bleibt, wie sie ist.
organise-card = Karte mit diesem Spielplan
organise-drawing = Wird gezeichnet …

organise-enter-more = Weitere Partie eintragen
organise-round-moved = Runde { $round } wird jetzt am { $date } gespielt.
organise-begin = Spielplan aufstellen und beginnen
organise-changes = Das würde sich ändern:

organise-key-erase-about = die letzte Ziffer löschen
organise-key-leave = das Ausscheiden bestätigen

organise-clear = Ergebnis löschen
organise-clear-about = { $match }: Das Ergebnis wird gelöscht.
organise-clear-past = Der Abschnitt ist zu Ende. Soll die Partie noch einmal gespielt werden, öffne ihn zuerst wieder.
organise-cleared = { $match }: Das Ergebnis ist gelöscht.
organise-strike = Partie streichen
organise-strike-about = { $match }: Die Partie wird gestrichen, als wäre sie nie eingetragen worden.
organise-removed = { $match }: Die Partie ist gestrichen.
organise-forfeits = Tritt nicht an und verliert:
organise-forfeit = Kampflos eintragen
organise-forfeit-about = { $winner } gewinnt, ohne zu spielen; { $loser } verliert kampflos.
organise-forfeit-entered = { $winner } gewinnt kampflos gegen { $loser }.
organise-both = Beide
organise-both-lose-about = { $a } und { $b } verlieren diese Partie beide kampflos.
organise-both-lost = { $a } und { $b } verlieren ihre Partie beide kampflos.
organise-forfeited = Kampflos entschieden, ohne Partie. Gibst du ein Ergebnis ein, zählt das.
organise-forfeited-both = Niemand ist angetreten: für beide verloren. Wenn du ein Ergebnis eintippst, zählt das.
organise-lost-unplayed = Nicht gespielt: Der Abschnitt endete vorher, und beide haben verloren.
organise-struck-unplayed = Nicht gespielt: Der Abschnitt endete vorher, und die Partie zählt nicht.
organise-stale = Dieses Ergebnis passt nicht mehr zu denen davor: Jetzt würden hier andere spielen.
organise-stale-due = Dieses Ergebnis passt nicht mehr zu denen davor: Jetzt würde hier { $a } gegen { $b } spielen.
organise-stale-count =
    { $count ->
        [one] Ein Ergebnis passt nicht mehr zu denen davor.
       *[other] { $count } Ergebnisse passen nicht mehr zu denen davor.
    }
organise-stale-show = Zeigen
organise-reopen = Wieder öffnen
organise-stands = Gelten lassen
organise-stood = { $match }: Das Ergebnis gilt, wie es gespielt ist.
organise-round-of = Runde { $round } von { $of }
organise-close-early = Vorzeitig beenden …
organise-early = Noch ist nicht alles gespielt: { $why }.
organise-end-struck = Beenden, Offenes streichen
organise-end-lost = Beenden, Offenes gilt als verloren
organise-leave-open = Weiterspielen
organise-unbegun = Noch gibt es keinen Spielplan
organise-unbegun-about = Während der Anmeldung wird nicht gespielt. Runden, Tabellen und Turnierbaum gibt es mit dem Spielplan.
organise-late-about = Im Spielplan ist noch Platz: Nachzügler treffen auf die, die sonst spielfrei wären, oder spielen zusätzliche Runden am Ende.
organise-late-about-knock-out = Es ist noch Platz: Nachzügler treffen auf die, die in der ersten Runde spielfrei wären.
organise-late-about-drawn = Es ist noch Platz: Nachzügler spielen ab der nächsten Runde mit, die ausgelost wird.
organise-late-plays = { $name } hat einen Platz; die erste Partie ist { $match }.
organise-late-waits = { $name } hat einen Platz und spielt ab der nächsten Runde, die ausgelost wird.
organise-people-press = Drück auf einen Namen, um die Person umzubenennen, ausscheiden zu lassen oder ihre Partien zu sehen.
organise-swap = Zwei Plätze tauschen
organise-swap-it = Tauschen
organise-swap-choose = Wähl die zwei, die ihre Plätze tauschen. Keine der beiden Personen darf in diesem Abschnitt schon gespielt haben.
organise-swap-late = Plätze tauschen geht hier nicht mehr: Dafür müssten noch zwei in diesem Abschnitt ohne Partie sein.
organise-swap-about = { $a } und { $b } tauschen im Spielplan die Plätze.
organise-swapped = { $a } und { $b } haben die Plätze getauscht.
organise-seeds-drawn = Die Reihenfolge ist ausgelost.
organise-seeds-knock-out =
    { $byes ->
        [0] Diese Reihenfolge ist die Setzliste: Nummer 1 und 2 treffen sich frühestens im Finale.
        [one] Diese Reihenfolge ist die Setzliste: Nummer 1 und 2 treffen sich frühestens im Finale. Nummer 1 hat in der ersten Runde spielfrei.
       *[other] Diese Reihenfolge ist die Setzliste: Nummer 1 und 2 treffen sich frühestens im Finale. Die ersten { $byes } haben in der ersten Runde spielfrei.
    }
organise-seeds-groups = Diese Reihenfolge ist die Setzliste: Die Ersten spielen in verschiedenen Gruppen.
organise-seeds-others = Diese Reihenfolge entscheidet nur, wer zuerst gegen wen spielt.
organise-seeds-keys = Geh mit ‹Tab› zu einem Namen und verschieb ihn mit ‹↑› ‹↓›, oder zieh ihn am Griff.
organise-key-clear-about = das Ergebnis der gewählten Partie löschen
organise-key-forfeit-about = die Seite, die kampflos gewinnt
organise-key-projector-about = den Beamer öffnen
organise-key-paste-about = eine Tabelle mit Namen oder Ergebnissen einfügen
organise-key-undo-about = den letzten Eintrag rückgängig machen
organise-undo-older = Der letzte Eintrag stammt von früher, bevor diese Seite geöffnet wurde. Willst du ihn rückgängig machen?
organise-undo-it = Rückgängig machen
organise-reopen-stage = „{ $stage }“ wieder öffnen
organise-reopen-about =
    { $since ->
        [0] „{ $stage }“ geht weiter, als hätte der Abschnitt nicht geendet.
        [one] „{ $stage }“ geht weiter, als hätte der Abschnitt nicht geendet. Ein Eintrag von danach wird auch rückgängig gemacht.
       *[other] „{ $stage }“ geht weiter, als hätte der Abschnitt nicht geendet. Auch die { $since } Einträge von danach werden rückgängig gemacht.
    }
organise-closed = „{ $stage }“ ist zu Ende. Du kannst das rückgängig machen.
organise-drawn = Runde { $round } ist ausgelost. Du kannst das rückgängig machen.
organise-closing-undo = Du kannst das danach rückgängig machen.
organise-closing-stale =
    { $count ->
        [one] Ein Ergebnis passt nicht mehr zu denen davor. Es würde zählen, wie es dasteht.
       *[other] { $count } Ergebnisse passen nicht mehr zu denen davor. Alle würden zählen, wie sie dastehen.
    }
organise-closing-lot =
    { $named ->
        [yes] { $part }: Die Plätze { $places } entscheidet das Los zwischen { $names }.
       *[no] { $part }: Die Plätze { $places } entscheidet das Los zwischen { $count } Personen.
    }
organise-out = ausgeschieden
organise-join-first = Personen hinzufügen
organise-further = Mehr zu dieser Partie
