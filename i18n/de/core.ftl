# Was jedes Spiel, jede Aufzeichnung und jeder Wurf zu sagen haben kann.

core-and = und
core-at = { $what }: { $why }
core-percent = { $number } %
core-line = Zeile { $line }: { $reason }

core-over = die Partie ist zu Ende
core-no-dice-due = jetzt ist nicht zu würfeln
core-dice-first = zuerst ist zu würfeln
core-not-their-turn = Platz { $seat } ist jetzt nicht dran
core-no-such-seat = einen Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }
core-dice-count =
    { $due ->
        [one] ein Würfel wird geworfen, nicht { $given }
       *[other] { $due } Würfel werden geworfen, nicht { $given }
    }
core-no-such-face = Würfel { $die } hat keine Seite { $face }
core-faces-first = zuerst ist einzutragen, was unter dem Becher lag
core-no-faces-due = es sind keine ungesehenen Würfel aufgedeckt worden
core-unseen-open = diese Würfel sehen alle: Was sie zeigen, ist einzutragen
core-unseen-mixed = entweder sind alle Würfel eines Wurfs „?“ oder keiner
core-unseen-not-real = ungesehen bleiben Würfel nur in einer Partie mit echten Würfeln („real“: true im Kopf)
core-unseen-computer = die Würfel eines Computerspielers wirft das Programm, es kennt sie
core-unseen-advice = diese Würfel hat das Programm nicht gesehen; es kann dazu nichts raten

core-undo-off = in dieser Partie wird nichts zurückgenommen
core-undo-nothing = es gibt keine Entscheidung eines Menschen, die zurückgenommen werden könnte
core-undo-count = Zurückzunehmen sind hier { $due }, nicht { $given }
core-undo-seen = was unter dem Becher lag, ist gesehen worden, und dabei bleibt es

core-not-utf8 = die Zeile ist kein UTF-8-Text
core-not-json = die Zeile ist kein JSON
core-not-an-object = die Zeile ist kein JSON-Objekt
core-not-an-event = ein Ereignis ist ein Wurf, das Aufdecken eines Wurfs, ein Zug mit seinem Platz oder eine Rücknahme, und nichts daneben
core-not-a-record = das ist keine Aufzeichnung von Wurfzabel
core-newer-format = die Aufzeichnung hat das Format { $version }; dieses Programm liest Format 1, es braucht ein neueres
core-bad-version = die Version des Formats muss die Zahl 1 sein
core-header-field = „{ $field }“ im Kopf fehlt oder ist nicht, was es sein soll
core-option-type = der Wert der Option „{ $key }“ muss ein Text oder eine Zahl sein
core-option-unknown = eine Option „{ $key }“ gibt es hier nicht
core-option-value = die Option „{ $key }“ kann nicht „{ $value }“ sein; möglich sind: { $domain }
core-player-count-exact =
    { $count ->
        [one] eine Person ist
       *[other] { $count } Personen sind
    } nicht die richtige Zahl: { $due ->
        [one] hier spielt man allein
       *[other] hier spielen genau { $due }
    }
core-player-count =
    { $count ->
        [one] eine Person ist
       *[other] { $count } Personen sind
    } nicht die richtige Zahl: { $least ->
        [one] eine
       *[other] { $least }
    } bis { $most } können spielen
core-player-kind = ein Platz ist mit human, bot:easy, bot:medium, bot:strong oder bot:very-strong besetzt, nicht mit „{ $kind }“
core-no-level = einen Computerspieler { $kind } gibt es in { $game } nicht
core-lacks-learned = Eine Datei von { $game } ist beschädigt: Die starken Computer spielen wie der mittlere, und es gibt keine Bewertung.
core-lacks-computed = Eine Datei von { $game } ist beschädigt: Was darin stand, wird neu berechnet, und das dauert.
core-name-empty = ein Name hat mindestens ein Zeichen
core-name-long = ein Name hat höchstens { $most } Zeichen, dieser hat { $length }
core-unknown-game = ein Spiel „{ $game }“ gibt es nicht; es gibt: { $known }
core-roll-list = ein Wurf ist eine Liste von Würfelseiten
core-faces-list = „faces“ muss eine Liste von Würfelseiten sein
core-not-a-face = { $face } ist keine Seite eines Würfels
core-bad-seat = „by“ muss die Nummer eines Platzes sein, ab 0
core-bad-move = „move“ muss ein Text sein
core-bad-undo = „undo“ muss eine Zahl von Ereignissen sein

core-position-game = die Zeile einer Stellung beginnt mit dem Spiel: „{ $due }“, nicht „{ $key }“
core-position-no-game = bei diesem Spiel kann man nicht mit einer Stellung anfangen
core-position-none = mit dieser Stellung kann keine Partie anfangen: Die Partie ist zu Ende oder mitten in etwas, was eine Zeile nicht fasst
core-position-written = diese Stellung schreibt man nur so: { $due }
core-position-short = die Stellung ist nicht vollständig
core-position-word = „{ $word }“ kann an dieser Stelle nicht stehen
core-position-players = es spielen { $due }, die Stellung ist aber eine mit { $count }
core-position-nobody = niemand ist dran; wer dran ist, hat einen Stern, etwa 12*
core-position-several = dran kann nur einer sein: ein Stern
core-position-first = die Zeile einer Stellung beginnt mit dem Kürzel eines Spiels, und ein Spiel „{ $word }“ gibt es nicht

core-knob-player = { $name }
core-knob-turn = Wer dran ist
core-knob-game = Spiel

core-human = Mensch
core-bot-easy = Computer (leicht)
core-bot-medium = Computer (mittel)
core-bot-strong = Computer (stark)
core-bot-very-strong = Computer (sehr stark)
core-position-empty = es ist noch keine Zeile da
core-position-lines = das sind mehrere Zeilen, eine Stellung ist nur eine
core-table-encoding = Zeile { $row } der Tabelle ist nicht in UTF-8 geschrieben; wähle beim Speichern als CSV die Kodierung UTF-8
core-table-unclosed = in Zeile { $row } der Tabelle beginnt ein Anführungszeichen, das nirgends endet
