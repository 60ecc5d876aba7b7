# Das Fenster: was alle Bildschirme sagen.

app-motto = Ein Kabinett der Würfelspiele
app-no-display = es gibt keinen Bildschirm für ein Fenster (DISPLAY und WAYLAND_DISPLAY sind nicht gesetzt); die Befehlszeile geht auch ohne: wurfzabel --help
app-no-window = das Fenster ließ sich nicht öffnen: { $why }
app-not-kept = Diese Partie kann gespielt werden, sie wird aber nicht aufgehoben: Es gibt keinen Platz dafür.
app-notice-close = Verstanden
app-close = Schließen
app-yes = Ja
app-no = Nein

# Bildschirme und Werkzeuge

app-print = Drucken
app-archive = Archiv
app-statistics = Statistik
app-settings = Einstellungen
app-rules = Regeln
app-setup = Einrichten
app-play = Spielen
app-go-on = Weiter
app-undo = Zurücknehmen
app-hint = Tipp
app-how-to-play = Regeln
app-unfinished = Angefangene Partien
app-seats-exactly =
    { $count ->
        [one] Eine Person
       *[other] { $count } Personen
    } oder Computer
app-seats = { $least } bis { $most } Personen oder Computer
app-seats-few = { $least } bis { $most } am Tisch
app-family-open = Zu den Spielen
app-open-record = Datei öffnen
app-open = Öffnen
app-records = Partien und Meisterschaften von Wurfzabel
app-rule = Was die Regeln dazu sagen
app-rules-of = { $game }: die Regeln
app-strategy = Strategie
app-strategy-of = { $game }: Strategie
app-strategy-waits = Wird gerechnet …
app-ruling = Unsere Auslegung
app-rules-parts = Auf dieser Seite

# Einrichten

app-players = Wer spielt
app-players-exactly =
    { $count ->
        [one] Hier spielt man allein.
       *[other] Genau { $count }, in Sitzordnung. Am Griff ziehen oder die Pfeile nehmen.
    }
app-players-about =
    { $least } bis { $most }, in Sitzordnung im Uhrzeigersinn; { $lead ->
        [lot] wer beginnt, wird ausgelost
        [typed] es beginnt, wer am schnellsten tippt
       *[seated] wer oben steht, beginnt
    }. Am Griff ziehen oder die Pfeile nehmen.
app-add-player = Noch jemand
app-add-player-full =
    { $most ->
        [one] Mehr als eine Person spielt hier nicht
       *[other] Mehr als { $most } spielen hier nicht
    }
app-player = Person
app-computer = Computer
app-name = Name
app-name-missing = alle brauchen einen Namen
app-human = Mensch
app-bot-easy = Leicht
app-bot-medium = Mittel
app-bot-strong = Stark
app-bot-very-strong = Sehr stark
app-options = Wie gespielt wird
app-list-order =
    { $count ->
        [0] Was ausgesucht wird, steht hier.
        [one] Eines steht darauf. Noch mehr dazu?
       *[other] { $count } der Reihe nach: Am Griff ziehen oder mit { $up } und { $down } schieben; { $delete } nimmt weg.
    }
app-list-nothing = Noch nichts ausgesucht.
app-list-add = Hinzufügen, so oft man mag
app-list-all = Alle
app-list-none = Keines
app-list-shuffle = Mischen
app-list-drawn = { $count } auslosen
app-list-empty = { $name }: Es fehlt noch wenigstens eines
app-dice = Woher die Würfe kommen
app-option-missing = { $name }: Hier fehlt eine Zahl, { $domain }
app-option-wrong = { $name }: „{ $value }“ geht nicht, nur { $domain }
app-dice-about = Das Programm würfelt, oder es fallen echte Würfel, und was sie zeigen, wird eingetippt.
app-dice-about-cup = Gewürfelt wird mit echten Würfeln. Was unter einem Becher liegt, wird erst eingetippt, wenn alle es sehen. Für Computerspieler wirft das Programm.
app-cup-drawn = Diese Partie begann mit echten Würfeln, die eingetippt wurden. Unter dem Becher würfelt von jetzt an das Programm.
app-dice-drawn = Vom Programm
app-dice-real = Vom Tisch
app-seed = Nummer der Würfel
app-seed-about = Mit derselben Nummer fallen dieselben Würfel: So spielen andere die gleiche Partie. Ohne Nummer fallen neue.
app-seed-new = neue Würfel
app-seed-wrong = Die Nummer der Würfel ist eine ganze Zahl.
app-undo-allowed = Zurücknehmen
app-undo-allowed-about = Ob Entscheidungen zurückgenommen werden dürfen. Die Würfel bleiben dieselben.
app-begin = Los geht’s

# Wer beginnt

app-begins-lot = { $name } beginnt: So hat das Los entschieden.
app-begins-typed = { $name } war am schnellsten ({ $time }) und beginnt.
app-seconds = { $seconds } s
app-race-next = { $name } tippt als Nächstes
app-race-ready = { $name } ist bereit
app-race-type = { $name } tippt das hier ab:
app-race-about = Die Uhr läuft vom ersten Buchstaben an. Groß oder klein ist einerlei.
app-race-wrong =
    { $wrong ->
        [one] Das letzte Zeichen stimmt nicht: Hier kommt „{ $wanted }“.
       *[other] Die letzten { $wrong } Zeichen stimmen nicht; weiter geht es mit „{ $wanted }“.
    }
app-race-space =
    { $wrong ->
        [one] Das letzte Zeichen stimmt nicht: Hier kommt ein Leerzeichen.
       *[other] Die letzten { $wrong } Zeichen stimmen nicht; weiter geht es mit einem Leerzeichen.
    }
app-race-too-much = Das ist zu viel: Hinten steht noch etwas.
app-race-over = { $name } beginnt
app-race-lot = Lieber auslosen

# Der Tisch

app-thinks = { $name } denkt nach …
app-throws = { $name } würfelt …
app-dice-roll = Die Würfel rollen …
app-throw = Würfeln
app-thrown-unseen = Unter dem Becher geworfen
app-cup-shakes = Der Becher wird geschüttelt …
app-cup-look = Becher oder V halten, um nachzusehen
app-cup-looking = Loslassen deckt wieder zu
app-cup-looked = Unter den Becher geschaut
app-cup-covered =
    { $count ->
        [one] Der Würfel liegt unter dem Becher.
       *[other] Die Würfel liegen unter dem Becher.
    }
app-curtain = Weitergeben an { $name }
app-curtain-about = Was unter dem Becher liegt, ist nur für ein Paar Augen bestimmt. Alle anderen sehen jetzt weg.
app-curtain-go = { $name } ist da
app-clock-left = { $seconds } s
app-skip = Nicht warten
app-hurry = Vorspulen
app-faces-due = Was lag unter dem Becher von { $name }?
app-throw-real =
    { $count ->
        [one] { $name }: würfeln und eingeben, was der Würfel zeigt
       *[other] { $name }: mit { $count } Würfeln werfen und eingeben, was sie zeigen
    }
app-face-back = Letzten zurück
app-faces-right = { $name }: Stimmt das so?
app-faces-stand =
    { $count ->
        [one] So liegt er
       *[other] So liegen sie
    }
app-face-begun = { $digits } … weitertippen zu { $longer }.
app-face-open = { $digits } … weitertippen zu { $longer }, oder { $enter } für { $digits }.
app-refused = Das geht nicht: { $why }
app-wait-dice = Einen Moment, die Würfel rollen noch.
app-wait-player = Einen Moment, { $name } ist noch dran.
app-wait-judged = Einen Moment, dein Zug wird noch geprüft.
app-wait-go-on = Drück zuerst auf „{ $button }“.
app-wait-over = Hier gibt es nichts mehr zu tun.
app-hint-says = Tipp: { $what }
app-out-of-turn = An der Reihe ist { $name }. Wer greift zu?
app-hint-chances = Wie gut die Aussichten sind:
app-hint-worths = Wert in Punkten, im Mittel:
app-hint-counters = Wert in Zählern, im Mittel:
app-hint-match = Gewinnchance in der ganzen Partie:
app-any-order = In beliebiger Reihenfolge; wer entscheidet?
app-watching = Diese Partie wird nur gezeigt: Nichts davon wird aufgehoben.
app-record = Was geschah
app-again = Noch einmal
app-go-through = Partie auswerten
app-print-filled = Blätter drucken
app-to-shelf = Zum Regal
app-redo = Wiederherstellen
app-typed-again = Sag es noch einmal an, und es gilt.
app-gives-away = Das verschenkt { $what }. Noch einmal, und es gilt.

# Hilfe

app-help-title = Tasten
app-keys-now = Hier und jetzt
app-keys-everywhere = Überall
app-keys-shelf = Im Regal
app-keys-practising = Beim Üben
app-keys-table = Am Spieltisch
app-ctrl = Strg
app-shift = Umschalt
app-backspace = Rücktaste
app-space = Leertaste
app-enter = Eingabe
app-delete-key = Entf
app-insert-key = Einfg
app-home-key = Pos1
app-end-key = Ende
app-page-up-key = Bild ↑
app-page-down-key = Bild ↓
app-key-tab = zum nächsten Knopf oder Feld, mit Umschalt zum vorigen
app-key-arrows = über das Brett wandern
app-key-enter = würfeln, Getipptes gelten lassen, Markiertes drücken, weiter
app-key-escape = Auswahl aufheben oder zurückgehen
app-key-backspace = letzten Schritt oder Würfel zurücknehmen
app-key-games = das Spiel an dieser Stelle öffnen
app-key-digits = wählen; echte Würfel tippen, 13 als 1, 3
app-key-undo = den letzten Schritt oder die letzte Entscheidung zurücknehmen
app-key-look = gehalten: unter dem Becher nachsehen
app-key-call = ins Feld zum Eintippen
app-key-hurry = vorspulen, bis jemand gefragt ist
app-key-hint = ein Tipp vom starken Computer
app-key-rules = die Regeln dieses Spiels
app-key-slip = der nächste Fehler
app-key-slip-before = der Fehler davor
app-key-better = was besser gewesen wäre
app-key-print = Blätter drucken
app-key-new = eine neue Partie einrichten
app-key-again = eine neue Partie dieses Spiels einrichten
app-key-open = Partie oder Meisterschaft aus einer Datei öffnen
app-key-find = eine Partie im Archiv finden
app-key-size = größere oder kleinere Schrift
app-key-help = diese Karte
app-key-full = Vollbild und zurück
app-key-redo = Zurückgenommenes wiederherstellen

# Einstellungen

app-language = Sprache
app-key-usual-size = Schrift in der üblichen Größe
app-key-scroll = auf der Seite blättern
app-language-about = Für Bildschirm, Blätter und Regeln; sie wechselt sofort.
app-language-system = Wie das System
app-look = Aussehen
app-look-about = Helles oder dunkles Papier, auch mit hohem Kontrast.
app-look-system = Wie das System
app-look-light = Hell
app-look-dark = Dunkel
app-look-stark-light = Kontrast, hell
app-look-stark-dark = Kontrast, dunkel
app-text-size = Schriftgröße
app-text-size-about = { $percent } %; von 80 bis 250 %.
app-dice-look = Würfel am Bildschirm
app-dice-look-about = Körper rollen; flache Würfel zeigen nur ihre Seite.
app-dice-solid = Körper
app-dice-flat = Flach
app-dice-speed = Tempo der Würfel
app-dice-speed-about = Wie lange sie rollen.
app-speed-normal = Normal
app-speed-fast = Schnell
app-speed-none = Gar nicht
app-confirm = Echte Würfel gelten
app-confirm-about = Was eingetippt ist, gilt erst auf Bestätigung oder gleich mit dem letzten Würfel.
app-confirm-enter = Bestätigt
app-confirm-last = Sofort
app-faces = Eigene Würfel
app-faces-about = Tragen die eigenen Würfel andere Zeichen? Eine Seite so oft drücken, bis sie zeigt, was der Würfel zeigt, oder die Liste schreiben. Neue Partien werden dann damit gespielt.
app-faces-sold = Wie gekauft
app-faces-wrong = Nicht übernommen: { $why }
app-clock = Bedenkzeit für Ansagen
app-clock-about = Wie lange man für eine Ansage brauchen darf, in Spielen mit Ansagen. Ist die Zeit um, ist nichts angesagt.
app-clock-off = Aus
app-pause = Pause der Computerspieler
app-pause-about =
    { $ms ->
        [0] Computer spielen sofort.
       *[other] Computer warten { $seconds } s vor jedem Schritt, damit man ihnen folgen kann.
    }
app-coach = Bewertung
app-coach-about = Sagt nach einer Entscheidung, was sie nach dem Urteil des starken Computers kostet und warum, bevor es weitergeht. Jede bekommt ihr Zeichen:
app-mark-good = gut
app-mark-inaccuracy = ungenau
app-mark-mistake = Fehler
app-mark-blunder = grober Fehler
app-access-about = Alles geht mit der Tastatur allein, und alles mit einem Zeiger allein, ohne zu ziehen. Ansichten mit hohem Kontrast und Schrift bis 250 Prozent stehen unter „Darstellung“; was nicht mehr nebeneinander passt, steht dann untereinander. Nichts hängt an einer Farbe allein.
app-cursor = Großer Rahmen auf Brettern
app-cursor-about = Breit um das Feld, auf dem man gerade ist. Bei hohem Kontrast ist er es von selbst.
app-targets = Große Schaltflächen
app-targets-about = Für Finger und unruhige Hände: Was man drückt, ist mindestens 44 Pixel breit und hoch.
app-untimed = Üben ohne Uhr
app-untimed-about = Auch gegen die Uhr hat man Zeit, so viel man mag; Bestleistungen zählen dann nicht.
app-grip = Ziehen, oder hier drücken und dann dort, wo es hin soll
app-motion = Weniger Bewegung
app-motion-about = Nichts bewegt sich: Die Würfel liegen sofort.
app-data = Ordner für die Daten
app-data-about = Hier werden die Partien aufgehoben, als einfacher Text. Wird ein anderer Ort gewählt, bleibt hier alles liegen.
app-data-none = nirgends; Partien werden nicht aufgehoben
app-data-choose = Ort wählen …
app-data-usual = Den üblichen nehmen
app-data-take = Übernehmen
app-no-chooser = Einen Auswahldialog gibt es auf diesem System nicht: Bitte den Pfad in das Feld schreiben.
app-data-fixed = Er ist durch WURFZABEL_HOME vorgegeben.
app-version = Wurfzabel { $version }, frei unter der MIT-Lizenz oder der Apache-Lizenz 2.0

# Aufgehobene Partien

app-kept = { $game }: { $names }
app-date = { $day }. { $month ->
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
    } { $year }, { $time } Uhr
app-write-again = Noch einmal versuchen
app-write-later = Weiter, ohne zu speichern

# Drucken

app-print-none = Es gibt keine Blätter zu drucken.
app-print-no-folder = Es gibt keinen Ordner für die Blätter; bitte einen Ort zum Speichern wählen.
app-print-opened = Im Betrachter geöffnet: { $path }
app-print-not-opened = Die Blätter liegen in { $path }. Ein Programm, das sie zeigt, ist hier nicht eingerichtet.
app-print-file-filled = ausgefuellt
app-print-replaces = { $path } gibt es schon. Soll die Datei ersetzt werden?
app-print-replace = Ersetzen
app-print-keep = Anderer Name
app-print-saved = Gespeichert: { $path }
app-print-match = Blätter
app-print-filled-in = Ausgefüllt
app-print-blank = Leer
app-print-game = Spiel
app-print-paper = Papier
app-print-letter = US Letter
app-print-per-page = Blätter je Seite
app-print-pieces = Stück
app-print-edge = Kantenlänge
app-print-mm = { $mm } mm
app-print-copies = Exemplare
app-print-pdf = Als PDF
app-print-pdf-about = Zum Aufheben, Verschicken oder Drucken aus dem Betrachter.
app-print-save = Speichern
app-print-open = Zum Drucken öffnen
app-print-busy = Wird geschrieben …
app-print-page = Seite { $page } von { $pages }
app-part-look = Darstellung
app-part-access = Barrierefreiheit
app-part-dice = Würfel
app-part-play = Spielen
app-part-sound = Klang
app-part-boards = Bretter
app-part-data = Daten
app-print-sheet-size = Jedes Blatt wird { $width } × { $height } mm groß.
app-print-small = Zum Hineinschreiben ist das sehr klein.
app-print-page-size = { $width } × { $height } mm
app-print-papers =
    { $sheets ->
        [one] Das ist ein Blatt Papier.
       *[other] Das sind { $sheets } Blatt Papier, beidseitig bedruckt { $both }.
    }
app-latest = Zuletzt gespielt
app-unfinished-more =
    { $count ->
        [one] Noch eine im Archiv
       *[other] { $count } weitere im Archiv
    }
app-real-table = Am echten Tisch
app-real-table-about = Wertungsblätter, Spielpläne und Lernkarten zum Ausdrucken, leer oder aus einer Partie ausgefüllt.
app-throw-real-each = Jede Seite wirft. Eingegeben wird in dieser Reihenfolge: { $names }
app-no-mending = vor der ersten Entscheidung nimmt die Aufzeichnung keinen Wurf zurück; am besten beginnt die Partie neu
app-sign-usual = Die übliche
app-dice-are-real = Hier fallen echte Würfel: was sie zeigen, wird daneben eingegeben
app-print-all = Alle Spiele
app-rules-search = Suchen
app-rules-found = { $place } von { $count }
app-rules-next = die nächste Stelle
app-back = Zurück
app-board = Spielbrett
app-less = Weniger
app-more = Mehr
app-tools = Werkzeuge
app-choices = Auswahl
app-sign-stroke = Strich { $number }
app-move-up = nach oben
app-move-down = nach unten
app-remove = entfernen
app-seat = Platz { $number }
app-seat-person = Person wählen
app-cup = Würfelbecher
app-print-target = Datei, in die gespeichert wird

app-keys-replay = Beim Nachspielen
app-keys-setup = Beim Einrichten
app-keys-race = Wer anfängt
app-keys-position = Stellung
app-keys-ending = Am Ende einer Partie
app-keys-person = Bei einer Person
app-keys-championship = In einer Meisterschaft
app-key-first-game = zum ersten Spiel
app-key-list = in die Liste
app-key-parts = diesen Teil der Seite zeigen
app-key-rows = durch die Liste gehen
app-key-undelete = zuletzt Gelöschtes zurückholen
app-key-begin = die Partie anfangen
app-key-race = weiter: bereit, oder anfangen
