# Was Spiele, Aufzeichnungen und Würfe melden können.

core-and = und
core-at = { $what }: { $why }
core-percent = { $number } %
core-line = Zeile { $line }: { $reason }

core-over = die Partie ist zu Ende
core-no-dice-due = jetzt wird nicht gewürfelt
core-dice-first = zuerst wird gewürfelt
core-then = { $first } { $then }
core-to-act = { $name } ist dran.
core-no-move = „{ $given }“ geht jetzt nicht; es gibt { $moves }
core-not-their-turn = Platz { $seat } ist jetzt nicht dran
core-no-such-seat = den Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }
core-dice-count =
    { $due ->
        [one] hier fällt ein Würfel, nicht { $given }
       *[other] hier fallen { $due } Würfel, nicht { $given }
    }
core-no-such-face = Würfel { $die } hat keine Seite { $face }
core-faces-first = trag zuerst ein, was unter dem Becher lag
core-no-faces-due = es wurden keine ungesehenen Würfel aufgedeckt
core-unseen-open = diese Würfel sehen alle; gib ein, was sie zeigen
core-unseen-mixed = in einem Wurf sind alle Würfel „?“ oder keiner
core-unseen-not-real = ungesehene Würfel gibt es nur in einer Partie mit echten Würfeln („real“: true im Kopf)
core-unseen-computer = für Computerspieler würfelt das Programm und kennt ihre Würfel
core-unseen-advice = das Programm hat diese Würfel nicht gesehen und kann dir nichts raten

core-undo-off = in dieser Partie lässt sich nichts rückgängig machen
core-undo-nothing = es gibt noch keine Entscheidung, die sich rückgängig machen lässt
core-undo-count =
    { $due ->
        [one] eine Rücknahme umfasst hier ein Ereignis, nicht { $given }
       *[other] eine Rücknahme umfasst hier { $due } Ereignisse, nicht { $given }
    }
core-undo-seen = unter dem Becher wurde schon nachgesehen, das lässt sich nicht rückgängig machen

core-not-utf8 = die Zeile ist kein UTF-8-Text
core-not-json = die Zeile ist kein JSON
core-not-an-object = die Zeile ist kein JSON-Objekt
core-not-an-event = ein Ereignis ist ein Wurf, die Seiten aufgedeckter Würfel, ein Zug mit seinem Platz oder eine Rücknahme, sonst nichts
core-not-a-record = das ist keine Aufzeichnung von Wurfzabel
core-newer-format = die Aufzeichnung hat das Format { $version }; dieses Programm liest nur Format 1, du brauchst ein neueres
core-bad-version = die Version des Formats muss die Zahl 1 sein
core-header-field = „{ $field }“ im Kopf fehlt oder ist ungültig
core-option-type = der Wert der Option „{ $key }“ muss ein Text oder eine Zahl sein
core-option-unknown = hier gibt es keine Option „{ $key }“
core-option-value = die Option „{ $key }“ kann nicht „{ $value }“ sein; möglich sind: { $domain }
core-player-count-exact =
    { $due ->
        [one] hier spielt genau eine Person
       *[other] hier spielen genau { $due } Personen
    }, nicht { $count ->
        [one] eine
       *[other] { $count }
    }
core-player-count =
    hier spielen { $least ->
        [one] eine
       *[other] { $least }
    } bis { $most } Personen, nicht { $count ->
        [one] eine
       *[other] { $count }
    }
core-player-kind = ein Platz ist mit human, bot:easy, bot:medium, bot:strong oder bot:very-strong besetzt, nicht mit „{ $kind }“
core-no-level = in { $game } gibt es keinen Computerspieler { $kind }
core-lacks-learned = Eine Datei von { $game } ist beschädigt. Die starken Computer spielen deshalb wie der mittlere, und die Bewertung entfällt.
core-lacks-computed = Eine Datei von { $game } ist beschädigt. Das Programm rechnet noch einmal aus, was darin stand; das dauert eine Weile.
core-name-empty = ein Name hat mindestens ein Zeichen
core-name-long = ein Name hat höchstens { $most } Zeichen, dieser hat { $length }
core-unknown-game = das Spiel „{ $game }“ gibt es nicht; es gibt: { $known }
core-roll-list = ein Wurf ist eine Liste von Würfelseiten
core-faces-list = „faces“ muss eine Liste von Würfelseiten sein
core-not-a-face = { $face } ist keine Seite eines Würfels
core-bad-seat = „by“ muss die Nummer eines Platzes sein, ab 0
core-bad-move = „move“ muss ein Text sein
core-bad-undo = „undo“ muss eine Zahl von Ereignissen sein

core-position-game = die Zeile einer Stellung beginnt mit dem Spiel: „{ $due }“, nicht „{ $key }“
core-position-no-game = dieses Spiel kann nicht mit einer Stellung beginnen
core-position-none = mit dieser Stellung kann keine Partie beginnen, denn sie ist zu Ende oder mitten in etwas, das sich nicht als Zeile schreiben lässt
core-position-written = diese Stellung schreibst du so: { $due }
core-position-short = die Stellung ist unvollständig
core-position-word = „{ $word }“ gehört nicht an diese Stelle
core-position-players = die Stellung ist für { $count } am Tisch, nicht für { $due }
core-position-nobody = niemand ist dran; setz hinter die Person, die dran ist, einen Stern, etwa 12*
core-position-several = es kann nur eine Person dran sein: ein Stern
core-position-first = die Zeile einer Stellung beginnt mit dem Kürzel eines Spiels, etwa kvatrutafl; „{ $word }“ ist keins

core-someone = { $name }
core-knob-turn = Wer dran ist
core-knob-game = Spiel

core-human = Mensch
core-bot-easy = Computer (leicht)
core-bot-medium = Computer (mittel)
core-bot-strong = Computer (stark)
core-bot-very-strong = Computer (sehr stark)
core-position-empty = es ist noch keine Zeile da
core-position-lines = das sind mehrere Zeilen; eine Stellung hat nur eine
core-table-no-text = das ist keine Textdatei mit einer Tabelle; öffne sie in dem Programm, aus dem sie stammt, und speichere sie als CSV
core-table-encoding = Zeile { $row } der Tabelle ist nicht in UTF-8 geschrieben; wähl beim Speichern als CSV die Kodierung UTF-8
core-table-unclosed = in Zeile { $row } der Tabelle beginnt ein Anführungszeichen, das nirgends endet
core-finish-winner = { $score } geht hier nicht: Es zählt nur der Sieg, also 1:0, 0:1 oder 1:1 für ein Unentschieden
core-finish-most = { $score } geht nicht: Mehr als { $most } kann niemand haben
core-finish-short = { $score } ist kein Endstand: { $to } hat noch niemand erreicht
core-finish-both = { $score } geht nicht: Nur eine Seite kann { $to } oder mehr haben
core-finish-race = { $score } geht nicht: Eine Seite hat am Ende genau { $to }, die andere weniger
core-finish-games = { $score } geht nicht: Auf { $number } kommt niemand, denn ein Spiel bringt { $steps }
core-finish-turns = { $score } geht nicht: Auf { $number } kommt niemand, denn ein Wurf bringt { $steps }

core-month =
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
core-day = { $day }. { $month } { $year }
core-day-of-year = { $day }. { $month }
core-days-of-month = { $day }.–{ $last }
core-days = { $first } – { $last }
