# Das Fenster: was alle Bildschirme sagen.

app-motto = Ein Kabinett der Würfelspiele
app-no-display = kein Bildschirm gefunden, auf dem sich ein Fenster öffnen ließe (DISPLAY und WAYLAND_DISPLAY sind nicht gesetzt); die Befehlszeile geht auch so: wurfzabel --help
app-no-such-display = der Bildschirm { $display } ist nicht erreichbar; die Befehlszeile geht auch so: wurfzabel --help
app-no-window = das Fenster ließ sich nicht öffnen: { $why }
app-not-kept = Du kannst diese Partie spielen, aber das Programm kann sie nirgends speichern.
app-left-kept = Deine Partie ist gespeichert. Von der Übersicht aus kannst du sie fortsetzen.
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
app-undo = Rückgängig
app-hint = Tipp
app-how-to-play = Regeln
app-unfinished = Angefangene Partien
app-seats-exactly =
    { $count ->
        [one] Ein Mensch
       *[other] { $count } Menschen
    } oder Computer
app-seats = { $least } bis { $most } Menschen oder Computer
app-seats-few = { $least } bis { $most } am Tisch
app-family-open = Zu den Spielen
app-open-record = Datei öffnen
app-open = Öffnen
app-records = Partien und Meisterschaften von Wurfzabel
app-rule = Mehr dazu
app-rules-of = { $game }: die Regeln
app-strategy = Strategie
app-strategy-of = { $game }: Strategie
app-strategy-waits = Wird berechnet …
app-ruling = Unsere Auslegung
app-rules-parts = Auf dieser Seite

# Einrichten

app-players = Wer spielt
app-players-exactly =
    { $count ->
        [one] Das spielst du allein.
       *[other] Genau { $count } am Tisch, im Uhrzeigersinn. Zieh am Griff oder nimm die Pfeile, um die Plätze zu tauschen.
    }
app-players-about =
    { $least } bis { $most } am Tisch, im Uhrzeigersinn. { $lead ->
        [lot] Das Los entscheidet, wer beginnt.
        [typed] Alle tippen um die Wette, und die schnellste Person beginnt.
       *[seated] Der oberste Platz beginnt.
    } Zieh am Griff oder nimm die Pfeile, um die Plätze zu tauschen.
app-add-player = Noch ein Platz
app-add-player-full =
    { $most ->
        [one] Das kannst du nur allein spielen
       *[other] Mehr als { $most } können nicht mitspielen
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
app-level-of = { $name }: { $level }
app-options = Optionen
app-list-order =
    { $count ->
        [0] Hier steht gleich, was du aussuchst.
        [one] Eins steht auf der Liste. Soll noch mehr dazu?
       *[other] { $count } Spiele, in dieser Reihenfolge. Zieh am Griff oder verschieb mit { $up } und { $down }; { $delete } entfernt einen Eintrag.
    }
app-list-nothing = Noch nichts ausgesucht.
app-list-add = Hinzufügen, so oft du magst
app-list-all = Alle
app-list-none = Keins
app-list-shuffle = Mischen
app-list-drawn = { $count } auslosen
app-list-empty = { $name }: Such mindestens eins aus
app-dice = Wo gewürfelt wird
app-option-missing = { $name }: Trag eine Zahl ein ({ $domain })
app-option-wrong = { $name }: „{ $value }“ geht nicht; möglich ist { $domain }
app-dice-about = Das Programm würfelt, oder du würfelst selbst und tippst ein, was die Würfel zeigen.
app-dice-about-cup = Du würfelst mit echten Würfeln. Was unter einem Becher liegt, tippst du erst ein, wenn alle es sehen. Für Computerspieler würfelt das Programm.
app-cup-drawn = Bis hierher wurden echte Würfel eingetippt. Unter dem Becher würfelt ab jetzt das Programm.
app-dice-drawn = Am Bildschirm
app-dice-real = Am echten Tisch
app-seed = Startzahl
app-seed-about = Die Startzahl legt alle Würfe fest: Mit derselben Startzahl können andere die gleiche Partie spielen. Lässt du das Feld leer, wird neu gewürfelt.
app-seed-new = neue Würfel
app-seed-wrong = Die Startzahl muss eine ganze Zahl sein.
app-undo-allowed = Rückgängig
app-undo-allowed-about = Du kannst dann Entscheidungen rückgängig machen. Die Würfel bleiben dieselben.
app-begin = Los geht’s

# Wer beginnt

app-begins-seated = { $name } sitzt ganz oben und beginnt.
app-begins-lot = Das Los entscheidet: { $name } beginnt.
app-begins-typed = { $name } war am schnellsten ({ $time }) und beginnt.
app-seconds = { $seconds } s
app-race-next = { $name } tippt als Nächstes
app-race-ready = { $name } ist bereit
app-race-type = { $name }, tipp das ab:
app-race-about = Die Uhr läuft ab dem ersten Buchstaben. Groß oder klein ist egal.
app-race-wrong =
    { $wrong ->
        [one] Das letzte Zeichen stimmt nicht: Hier kommt „{ $wanted }“.
       *[other] Die letzten { $wrong } Zeichen stimmen nicht. Lösch sie und schreib mit „{ $wanted }“ weiter.
    }
app-race-space =
    { $wrong ->
        [one] Das letzte Zeichen stimmt nicht: Hier kommt ein Leerzeichen.
       *[other] Die letzten { $wrong } Zeichen stimmen nicht. Lösch sie und schreib mit einem Leerzeichen weiter.
    }
app-race-too-much = Am Ende steht etwas zu viel.
app-race-over = { $name } beginnt
app-race-lot = Lieber auslosen

# Der Tisch

app-thinks = { $name } denkt nach …
app-throws = { $name } würfelt …
app-dice-roll = Die Würfel rollen …
app-throw = Würfeln
app-thrown-unseen = Unter dem Becher gewürfelt
app-cup-shakes = Die Würfel klappern im Becher …
app-cup-look = Zum Nachsehen Becher oder V halten
app-cup-looking = Loslassen deckt wieder zu
app-cup-looked = Ich habe nachgesehen
app-cup-covered =
    { $count ->
        [one] Der Würfel liegt unter dem Becher.
       *[other] Die Würfel liegen unter dem Becher.
    }
app-curtain = Weitergeben an { $name }
app-curtain-about = Nur eine Person darf sehen, was unter dem Becher liegt. Ihr anderen, seht jetzt bitte weg.
app-curtain-go = { $name } ist da
app-clock-left = { $seconds } s
app-skip = Nicht warten
app-hurry = Vorspulen
app-faces-due = Was lag unter dem Becher von { $name }?
app-throw-real =
    { $count ->
        [one] { $name }: würfle und gib ein, was der Würfel zeigt.
       *[other] { $name }: würfle mit { $count } Würfeln und gib ein, was sie zeigen.
    }
app-throw-real-for =
    { $count ->
        [one] Würfle für { $name } und gib ein, was der Würfel zeigt.
       *[other] Würfle für { $name } mit { $count } Würfeln und gib ein, was sie zeigen.
    }
app-face-back = Letzten löschen
app-faces-right = { $name }: Stimmt das so?
app-faces-stand =
    { $count ->
        [one] So liegt er
       *[other] So liegen sie
    }
app-face-begun = { $digits } … tipp weiter für { $longer }.
app-face-open = { $digits } … tipp weiter für { $longer }, oder drück { $enter } für { $digits }.
app-wait-dice =
    { $dice ->
        [one] Einen Moment, der Würfel rollt noch.
       *[other] Einen Moment, die Würfel rollen noch.
    }
app-wait-player = Einen Moment, { $name } ist noch dran.
app-wait-judged = Einen Moment, dein Zug wird noch geprüft.
app-wait-go-on = Drück zuerst auf „{ $button }“.
app-wait-over = Hier bist du fertig.
app-hint-says = Tipp: { $what }.
app-out-of-turn = { $name } ist dran, aber auch andere dürfen jetzt. Wer von euch entscheidet?
app-hint-win = Gewinnchance
app-hint-round = Gewinnchance in dieser Runde
app-hint-worths = Punkte im Mittel
app-hint-counters = Zähler im Mittel
app-hint-match = Gewinnchance für die ganze Partie
app-any-order = Die Reihenfolge ist egal. Wer von euch entscheidet jetzt?
app-watching = Diese Partie kannst du nur ansehen, nicht weiterspielen.
app-record = Verlauf
app-again = Noch einmal
app-back-to-cup = Zurück zur Meisterschaft
app-go-through = Partie auswerten
app-print-filled = Blätter drucken
app-to-shelf = Zur Übersicht
app-redo = Wiederherstellen
app-typed-again = Wenn du es so meinst, sag es noch einmal an.
app-gives-away = Das kostet dich { $what }. Drück noch einmal, wenn du das willst.

# Hilfe

app-help-title = Tasten
app-keys-now = Hier und jetzt
app-keys-everywhere = Überall
app-keys-shelf = In der Übersicht
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
app-key-enter = würfeln, Eingaben übernehmen, Markiertes drücken, weiter
app-key-escape = Auswahl aufheben oder zurückgehen
app-key-backspace = einen Schritt zurück; einen getippten Würfel löschen
app-key-games = das erste, zweite … Spiel öffnen
app-key-digits = wählen; echte Würfel eintippen, 13 als 1 und 3
app-key-undo = den letzten Schritt oder die letzte Entscheidung rückgängig machen
app-key-look = gehalten: unter dem Becher nachsehen
app-key-call = zum Textfeld
app-key-hurry = bis zur nächsten Entscheidung vorspulen
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
app-key-help = diese Liste der Tasten
app-key-full = Vollbild und zurück
app-key-redo = rückgängig Gemachtes wiederherstellen

# Einstellungen

app-language = Sprache
app-key-usual-size = Schrift in der üblichen Größe
app-key-scroll = auf der Seite blättern
app-language-about = Für Bildschirm, Blätter und Regeln; gilt sofort.
app-language-system = Wie das System
app-look = Aussehen
app-look-about = Helles oder dunkles Papier, auch mit hohem Kontrast.
app-look-system = Wie das System
app-look-light = Hell
app-look-dark = Dunkel
app-look-stark-light = Kontrast, hell
app-look-stark-dark = Kontrast, dunkel
app-text-size = Schriftgröße
app-text-size-about = { $percent } %. Du kannst 80 bis 250 % wählen.
app-dice-look = Würfel am Bildschirm
app-dice-look-about = Räumliche Würfel rollen, flache zeigen nur die gewürfelte Seite.
app-dice-solid = Räumlich
app-dice-flat = Flach
app-dice-speed = Tempo der Würfel
app-dice-speed-about = Wie lange sie rollen.
app-speed-normal = Normal
app-speed-fast = Schnell
app-speed-none = Sofort
app-confirm = Echte Würfel
app-confirm-about = Was du eintippst, zählt, sobald du es bestätigst, oder gleich nach dem letzten Würfel.
app-confirm-enter = Bestätigt
app-confirm-last = Sofort
app-faces = Eigene Würfel
app-faces-about = Haben deine Würfel andere Zeichen? Drück auf eine Seite, bis sie dasselbe zeigt wie dein Würfel, oder schreib die Liste selbst. Neue Partien spielst du dann mit diesen Würfeln.
app-faces-sold = Zurücksetzen
app-faces-wrong = Nicht übernommen: { $why }
app-clock = Bedenkzeit für Ansagen
app-clock-about = In Spielen, in denen du deinen Wurf ansagst, hast du so lange Zeit dafür. Ist sie um, hast du nichts angesagt.
app-clock-off = Aus
app-pause = Pause der Computerspieler
app-pause-about =
    { $ms ->
        [0] Computerspieler ziehen sofort.
       *[other] Computerspieler warten { $seconds } s vor jedem Schritt, damit du mitkommst.
    }
app-coach = Bewertung
app-coach-about = Die Bewertung sagt dir nach einer Entscheidung, was sie kostet und meistens auch, warum, bevor es weitergeht. Das rechnet der starke Computerspieler aus. In deiner ersten Partie eines Spiels hilft sie bei den ersten Entscheidungen auch so. Jede Entscheidung bekommt ein Zeichen:
app-mark-good = gut
app-mark-inaccuracy = ungenau
app-mark-mistake = Fehler
app-mark-blunder = grober Fehler
app-access-about = Du kannst alles allein mit der Tastatur bedienen oder allein mit der Maus oder einem Finger, ohne zu ziehen. Hohen Kontrast und Schrift bis 250 % findest du unter „Darstellung“; was nicht mehr nebeneinander passt, steht dann untereinander. Nirgends kommt es allein auf die Farbe an.
app-cursor = Großer Rahmen auf Brettern
app-cursor-about = Ein breiter Rahmen um die Stelle, an der du gerade bist. Bei hohem Kontrast ist er immer breit.
app-targets = Große Schaltflächen
app-targets-about = Für Finger und unruhige Hände: Alles, was du drückst, ist mindestens 44 Pixel breit und hoch.
app-untimed = Üben ohne Uhr
app-untimed-about = Auch bei Übungen gegen die Uhr hast du Zeit, so viel du magst. Bestleistungen zählen dann nicht.
app-seat-grip = Platz { $number }, { $name }: mit { $up_key } und { $down_key } verschieben
app-grip = Ziehen, oder hier drücken und dann am neuen Platz
app-motion = Weniger Bewegung
app-motion-about = Ohne Animationen: Die Würfel liegen sofort da.
app-data = Ordner für die Daten
app-data-about = Hier speichert das Programm deine Partien, als einfachen Text. Wählst du einen anderen Ort, werden vorhandene Dateien nicht verschoben.
app-data-none = nirgends; Partien werden nicht gespeichert
app-data-choose = Ort wählen …
app-data-usual = Üblicher Ordner
app-data-take = Übernehmen
app-no-chooser = Auf diesem System gibt es kein Fenster zum Auswählen. Schreib den Pfad in das Feld.
app-data-fixed = Die Umgebungsvariable WURFZABEL_HOME legt ihn fest.
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
app-write-later = Ohne Speichern weiter

# Drucken

app-print-none = Hier gibt es nichts zu drucken.
app-print-no-folder = Das Programm hat keinen Ordner, aus dem es die Datei öffnen könnte. Speichere sie an einem Ort deiner Wahl.
app-print-opened = Im Betrachter geöffnet: { $path }
app-print-not-opened = Die Datei ist fertig: { $path }. Auf diesem System ist kein Programm eingerichtet, das sie anzeigt.
app-print-file-filled = ausgefuellt
app-print-replaces = { $path } gibt es schon. Möchtest du die Datei ersetzen?
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
app-print-busy = Wird gespeichert …
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
app-print-larger = Größer
app-print-whole = Ganze Seite
app-print-page-size = { $width } × { $height } mm
app-print-papers =
    { $sheets ->
        [one] Du brauchst ein Blatt Papier.
       *[other] Du brauchst { $sheets } Blatt Papier, beidseitig bedruckt nur { $both }.
    }
app-print-folded =
    { $sheets ->
        [one] Du brauchst ein Blatt Papier, beidseitig bedruckt und über die kurze Kante gewendet.
       *[other] Du brauchst { $sheets } Blatt Papier, beidseitig bedruckt und über die kurze Kante gewendet.
    }
app-latest = Zuletzt gespielt
app-unfinished-more =
    { $count ->
        [one] Noch eine im Archiv
       *[other] { $count } weitere im Archiv
    }
app-real-table = Am echten Tisch
app-real-table-about = Wertungsblätter, Spielbretter und Lernkarten zum Ausdrucken, leer oder mit einer Partie ausgefüllt.
app-throw-real-each = Alle würfeln. Gebt die Würfel in dieser Reihenfolge ein: { $names }
app-no-mending = vor der ersten Entscheidung lässt sich kein Wurf ändern; beginn am besten eine neue Partie
app-sign-usual = Zurücksetzen
app-dice-are-real = hier gelten echte Würfel; gib neben dem Brett ein, was sie zeigen
app-print-all = Alle Spiele
app-rules-search = Suchen
app-rules-found = { $place } von { $count }
app-rules-next = nächste Fundstelle
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
app-print-target = Datei zum Speichern

app-keys-replay = Bei der Wiedergabe
app-keys-setup = Beim Einrichten
app-keys-race = Wer beginnt
app-keys-position = Stellung
app-keys-ending = Am Ende einer Partie
app-keys-person = Bei einer Person
app-keys-championship = In einer Meisterschaft
app-key-first-game = zum ersten Spiel
app-key-list = zur Liste
app-key-parts = diesen Teil der Seite zeigen
app-key-rows = durch die Liste gehen
app-key-undelete = zuletzt Gelöschtes zurückholen
app-key-begin = die Partie beginnen
app-key-race = bereit melden oder beginnen
