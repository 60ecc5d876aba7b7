# Archiv, Wiedergabe und Statistik: was gespielt wurde.

archive-empty = Noch keine Partien
archive-empty-about = Jede Partie wird von der ersten Entscheidung an hier gespeichert, auch wenn du sie nicht zu Ende spielst.
archive-nowhere-about = Es gibt keinen Ordner, in dem das Programm Partien speichern kann.
archive-search = Name, Spiel, Datum oder Notiz suchen ({ $keys })
archive-all = Alle ({ $count })
archive-all-unfinished = Angefangene ({ $count })
archive-all-finished = Beendete ({ $count })
archive-all-damaged = Beschädigte ({ $count })
archive-won = gewonnen von { $names }
archive-reviewed = ausgewertet
archive-unfinished = angefangen
archive-damaged = beschädigt
archive-ever = Beliebige Zeit
archive-week = 7 Tage
archive-month = 30 Tage
archive-year = Ein Jahr
archive-game = Spiel
archive-every-kin = Alle davon
archive-every-game = Alle Spiele
archive-nothing = Keine Partie passt zu dieser Suche.
archive-show-all = Alle zeigen
archive-more =
    { $count ->
        [one] Noch eine zeigen
       *[other] { $count } von { $all } weiteren zeigen
    }
archive-fault = In Zeile { $line } stimmt die Aufzeichnung nicht: { $why }. Bis dorthin kannst du die Partie ansehen.

archive-starred = Mit Stern ({ $count })
archive-filters = Filter
archive-filters-set = Filter ({ $count })
archive-group = Gruppieren
archive-group-none = Nicht
archive-group-day = Nach Tagen
archive-group-evening = Nach Abenden
archive-group-people = Nach Personen
archive-column-date = Datum
archive-column-game = Spiel
archive-column-who = Wer spielt
archive-column-result = Nach Ergebnis
archive-count =
    { $count ->
        [one] eine Partie
       *[other] { $number } Partien
    }
archive-reading = { $done } von { $of } Partien gelesen; die übrigen folgen.
archive-short-day = { $day }. { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sep.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    } { $year }
archive-weekday = { $weekday ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }, { $day }
archive-when = { $day }, { $time } Uhr
archive-evening = { $day }, { $from } bis { $to } Uhr
archive-evening-one = { $day }, { $from } Uhr
archive-dateless = Ohne Datum
archive-nobody = Namen unbekannt
archive-no-match = Keine Partie

# Was mit einer Partie getan wird

archive-replay = Ansehen
archive-go-on-copy = In Kopie weiterspielen
archive-copy = Als Datei kopieren
archive-delete = Löschen
archive-target = Wohin kopieren: Ordner und Dateiname
archive-choose = Auswählen …
archive-copy-here = Kopieren
archive-target-taken = { $path } gibt es schon; die Datei ist unverändert. Nimm bitte einen anderen Namen.
archive-copied = Die Kopie liegt jetzt in { $path }.
archive-deleted = Partie gelöscht
archive-undo = Zurückholen
archive-trash = Papierkorb
archive-bring-back = Zurückholen
archive-trash-empty = Der Papierkorb ist leer
archive-trash-about = Was du löschst, bleibt { $days } Tage lang hier. So lange kannst du es zurückholen.
archive-deleted-when = Gelöscht am { $date } · bleibt bis { $until }
archive-restored = Wieder im Archiv: { $what }
archive-restored-many =
    { $count ->
        [one] Ein Eintrag ist wieder im Archiv.
       *[other] { $count } Einträge sind wieder im Archiv.
    }
archive-bring-back-many = { $count } zurückholen
archive-star = Stern geben
archive-unstar = Stern wegnehmen
archive-note = Notiz
archive-note-empty = Ein paar Worte zu dieser Partie
archive-note-keep = Speichern
archive-step-note = Notiz zu diesem Schritt
archive-chosen =
    { $count ->
        [0] Keine Partie ausgewählt
        [one] Eine Partie ausgewählt
       *[other] { $count } Partien ausgewählt
    }
archive-chosen-about = Klick auf eine Partie, um sie auszuwählen; mit Strg kommt sie dazu, mit Umschalt alle bis dorthin. Klick auf eine Überschrift, um alle darunter auszuwählen.
archive-deleted-many =
    { $count ->
        [one] Eine Partie gelöscht
       *[other] { $count } Partien gelöscht
    }
archive-deleting = Löschen: { $done } von { $of }
archive-restoring = Zurückholen: { $done } von { $of }
archive-cancel = Abbrechen

# Von anderswo und nach anderswo

archive-import = Ordner einlesen
archive-import-from = Alle Partien und Meisterschaften aus einem Ordner samt Unterordnern einlesen
archive-import-here = Einlesen
archive-folder = Pfad des Ordners
archive-importing =
    { $of ->
        [0] Partien werden gesucht …
       *[other] Einlesen: { $done } von { $of }
    }
archive-imported =
    { $cups ->
        [0] Neue Partien: { $new }
       *[other] Neue Partien: { $new } · neue Meisterschaften: { $cups }
    } · schon im Archiv: { $there } · keine Partie: { $none }
archive-export = In einen Ordner kopieren
archive-export-to = Die ausgewählten Partien in einen Ordner kopieren
archive-exporting = Kopieren: { $done } von { $of }
archive-exported = Kopiert: { $new } · schon dort: { $there } · Ordner: { $path }

# Tasten der Liste

archive-key-open = weiterspielen oder ansehen
archive-key-all = alle auswählen
archive-key-reach = mehrere auswählen
archive-key-pass = weitergehen, ohne auszuwählen
archive-key-toggle = eine dazunehmen oder abwählen
archive-key-star = Stern geben oder wegnehmen
archive-key-note = Notiz schreiben
archive-key-delete = ausgewählte löschen

# Die Wiedergabe

archive-replay-of = Wiedergabe: { $game }
archive-step = { $step } von { $end }
archive-begins = Die Partie beginnt.
archive-so-far = Bis hierher ist die Partie gespielt.
archive-first = Zum Anfang
archive-previous = Ein Schritt zurück
archive-next = Ein Schritt weiter
archive-last = Zum Ende
archive-play = Abspielen
archive-pause = Anhalten
archive-earlier-decision = Vorige Entscheidung
archive-later-decision = Nächste Entscheidung
archive-replay-keys = ‹← →› Schritt für Schritt · ‹PgUp PgDn› zur Entscheidung · ‹Home End› · ‹Shift+← → ↑ ↓› und ‹Enter› auf dem Brett

# Die Statistik

archive-uncounted = Noch keine Statistik
archive-uncounted-about = Spiel ein paar Partien, dann siehst du hier, wer gewinnt, wie sich die Punkte entwickeln und ob die Würfel fair fallen.
archive-uncounted-here = Dazu gibt es noch keine beendete Partie.
archive-players = Siege und Punkte
archive-course = Verlauf
archive-dice = Würfel
archive-player = Name
archive-everybody = Alle
archive-matches = Partien
archive-wins = Siege
archive-share = Anteil
archive-mean = Mittel
archive-best = Beste
archive-worst = Schlechteste
archive-players-about = Hier zählen nur beendete Partien. Ein geteilter Sieg zählt anteilig, zu zweit also halb. Mittel, Beste und Schlechteste gelten für den Punktestand am Ende; drück auf eine Punktzahl, um die Partie anzusehen.
archive-course-about = Jedes Zeichen ist eine Partie, die Linie das Mittel der letzten { $count }. Die Partien stehen in der Reihenfolge, in der sie begonnen haben.
archive-course-several = Sind es sehr viele, steht ein Punkt der Linie für mehrere: Zeig darauf, um die niedrigste und die höchste Punktzahl zu lesen. Wo Platz ist, verbindet ein Strich die beiden.
archive-left-out =
    { $count ->
        [one] Ein Name mit weniger Partien fehlt hier; oben kannst du ihn wählen.
       *[other] { $count } Namen mit weniger Partien fehlen hier; oben kannst du sie wählen.
    }
archive-real-dice = { $game }: echte Würfel
archive-drawn-dice = { $game }: Würfel am Bildschirm
archive-thrown-by-all = Alle
archive-thrown-by-humans = Von Menschen gewürfelt
archive-thrown-by-computers = Von Computerspielern gewürfelt
archive-dice-about = Die Säulen zeigen, wie oft jede Seite gefallen ist, die gestrichelte Linie, wie oft sie bei fairen Würfeln zu erwarten ist. Kleine Abweichungen sind normal; je mehr Würfe, desto kleiner werden sie im Verhältnis.
archive-dice-after = Auch faire Würfel sehen in etwa jeder zwanzigsten Probe auffällig aus. Angefangene Partien zählen mit, zurückgenommene Würfe nicht.
archive-too-few = Noch zu wenige Würfel für ein Urteil; nötig sind { $needed }.
archive-usual =
    { $count ->
        [100] Nichts Auffälliges: Faire Würfel weichen fast immer mindestens so stark ab.
       *[other] Nichts Auffälliges: Faire Würfel weichen in { $count } von 100 solchen Proben mindestens so stark ab.
    }
archive-unusual = Auffällig: Faire Würfel weichen nur in einer von { $count } solchen Proben so stark ab.
archive-rare =
    { $count ->
        [1000000] Sehr auffällig: Faire Würfel weichen höchstens in einer von einer Million solcher Proben so stark ab.
       *[other] Sehr auffällig: Faire Würfel weichen nur in einer von { $count } solchen Proben so stark ab.
    }
archive-figures =
    { $throws ->
        [one] ein Würfel gezählt
       *[other] { $throws } Würfel gezählt
    }, p = { $p } (Chi-Quadrat { $chi }, Freiheitsgrade: { $freedom })
archive-figures-few =
    { $throws ->
        [one] ein Würfel gezählt
       *[other] { $throws } Würfel gezählt
    }

# Was ein Wert einer Zeichnung sagt, auf den man zeigt: Zeile für Zeile.
archive-value-match =
    { $who }: { $score }
    { $date }
    Mittel der letzten { $count }: { $mean }
    Drücken: Partie ansehen
archive-value-matches =
    { $who }: { $mean } im Mittel
    { $count } Partien, { $days }
    von { $low } bis { $high }
    { $best ->
        [low] Drücken: die niedrigste ansehen
       *[high] Drücken: die höchste ansehen
    }
archive-value-undated = ohne Datum
archive-value-face =
    { $times }-mal gefallen, { $share }
    zu erwarten: { $often }-mal, { $due }
archive-branch = Weiterspielen
archive-branch-head = Ab Schritt { $step } weiterspielen
archive-branch-dice = Würfel
archive-branch-same = dieselben
archive-branch-others = neue
archive-branch-begin = Beginnen
archive-branch-not = Abbrechen
archive-branch-note = Daraus wird eine eigene Partie; diese hier bleibt, wie sie ist. Die neue zählt weder in der Statistik noch für die Wertungszahlen.
archive-seed = Startzahl { $seed }
archive-from = weitergespielt ab Schritt { $step }
archive-of-championship = Meisterschaftspartie
archive-from-position = mit einer Stellung begonnen
archive-origin = Zur Ausgangspartie
archive-origin-gone = Die Ausgangspartie liegt nicht mehr im Archiv.

archive-replay-key-step = einen Schritt vor oder zurück
archive-replay-key-choices = einen Schritt weiter oder zur nächsten Möglichkeit
archive-replay-key-next = einen Schritt weiter
archive-replay-key-ends = zum Anfang oder zum Ende
archive-replay-key-decisions = zur vorigen oder nächsten Entscheidung
