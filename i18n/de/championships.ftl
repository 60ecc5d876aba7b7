# Meisterschaften: alle, und eine neue.

championships-title = Meisterschaften
championships-new = Neue Meisterschaft

# Wer teilnimmt, als Liste

championships-people = Teilnehmende
championships-people-count =
    { $count ->
        [0] Noch ist niemand dabei.
        [one] Eine Person ist dabei.
       *[other] { $count } Personen sind dabei.
    }
championships-people-club = Verein oder Ort
championships-people-add = Hinzufügen
championships-people-paste = Liste einfügen
championships-people-file = Liste aus einer Datei
championships-people-kind = Tabellen (CSV)
championships-people-shuffle = Reihenfolge auslosen
championships-people-about = Du kannst auch eine ganze Liste hinzufügen, aus der Zwischenablage oder aus einer Datei: in jeder Zeile ein Name, dahinter nach einem Komma der Verein.
championships-people-rename = Umbenennen
championships-people-joined = { $name } ist dabei und hat die Nummer { $id }.
championships-people-all-joined =
    { $count ->
        [one] Eine Person ist dazugekommen.
       *[other] { $count } Personen sind dazugekommen.
    }
championships-table = Liste prüfen
championships-table-row = Zeile { $row }
championships-table-letters = Sehen Buchstaben falsch aus, wähl hier, wie die Tabelle geschrieben ist:
championships-table-leave-out = Weglassen
championships-table-right =
    { $count ->
        [0] Darin steht nichts Neues.
        [one] Eine Zeile, und sie stimmt.
       *[other] { $count } Zeilen, und alle stimmen.
    }
championships-table-wrong =
    { $count ->
        [one] Eine Zeile musst du noch ändern oder weglassen.
       *[other] { $count } Zeilen musst du noch ändern oder weglassen.
    }
championships-table-take =
    { $of ->
        [people] { $count ->
            [one] Eine Person aufnehmen
           *[other] { $count } Personen aufnehmen
        }
       *[results] { $count ->
            [one] Ein Ergebnis eintragen
           *[other] { $count } Ergebnisse eintragen
        }
    }
championships-table-drop = Verwerfen
championships-table-drop-about = Deine Liste wartet noch. Verwirfst du sie, geht auch verloren, was du darin geändert hast.
championships-table-discard = Liste verwerfen
championships-table-keep = Liste behalten
championships-table-waits = deine Liste wartet noch: Übernimm sie oder verwirf sie
championships-people-nameless = Hier fehlt noch ein Name.
championships-people-none = In der Liste steht kein Name: Schreib in jede Zeile einen.
championships-people-refused = Aus der Liste wurde niemand aufgenommen: { $why }.
championships-unreadable = { $path } lässt sich nicht lesen: { $why }.

# Eine neue

championships-begin = Meisterschaft anlegen
championships-name-empty = etwa Wien
championships-name-about = Dieser Name steht in der Liste, auf jedem Blatt und auf den Urkunden.
championships-nameless = die Meisterschaft braucht noch einen Namen
championships-plan = Ablauf
championships-game = Was ihr spielt
championships-plan-about =
    { $plan ->
        [world] dre13ehn an 137 Tagen des Jahres: Vorentscheidung, Hauptturnier, Gruppenphase und Finalrunde, ab 13 Personen. Spiel und Tage stehen fest.
        [round-robin] Alle spielen einmal gegen alle, und die Tabelle entscheidet. Ab drei Personen, mit jedem Spiel für zwei.
        [double-round-robin] Alle spielen zweimal gegen alle, beim zweiten Mal mit vertauschten Seiten, und die Tabelle entscheidet. Ab drei Personen, mit jedem Spiel für zwei.
        [swiss] Wenige Runden, jede nach der Tabelle ausgelost: Du triffst auf Leute mit gleich vielen Siegen wie du, und auf niemanden zweimal. Ab drei Personen, mit jedem Spiel für zwei.
        [knock-out] Verlierst du einmal, bist du draußen; am Ende spielen zwei das Finale. Ab drei Personen, mit jedem Spiel für zwei.
       *[groups] Zuerst spielt ihr in Gruppen von höchstens vier, dann die zwei Besten jeder Gruppe in einer K.-o.-Runde. Ab drei Personen, mit jedem Spiel für zwei.
    }
championships-year = Jahr
championships-year-about = Die Meisterschaft beginnt am 21. Juni und endet mit dem Finale am 24. Dezember.
championships-bad-year = das Jahr muss zwischen 1 und 9999 liegen
championships-begins = Erster Tag
championships-begins-about = Zum Beispiel 21.6.2027 oder 2027-06-21.
championships-bad-day = beim ersten Tag fehlt ein Datum wie 21.6.2027
championships-days = Zahl der Tage
championships-days-about = Die Runden verteilen sich auf diese Tage; später kannst du eine Partie auf jeden Tag ihres Abschnitts verlegen.
championships-bad-days = die Zahl der Tage muss zwischen 1 und { $most } liegen
championships-rounds = Zahl der Runden
championships-rounds-about = Bleibt das Feld leer, sind es gerade so viele, dass am Ende nur eine Person alles gewonnen haben kann: 4 bei 9 bis 16, 5 bei 17 bis 32.
championships-bad-rounds = die Zahl der Runden muss zwischen 1 und { $most } liegen oder leer bleiben
championships-not-two = mit diesen Einstellungen ist das Spiel nicht für zwei; eine Meisterschaft braucht ein Spiel für zwei
championships-nowhere = es gibt keinen Ordner, in dem sich die Meisterschaft speichern lässt
championships-ties = Feinwertung
championships-ties-about = Wird der Reihe nach verglichen; ist alles gleich, entscheidet das Los.
championships-ties-change = Ändern
championships-seeds =
    { $plan ->
        [knock-out] Diese Reihenfolge ist die Setzliste; die Ersten treffen erst spät aufeinander.
        [groups] Diese Reihenfolge ist die Setzliste; die Ersten kommen in verschiedene Gruppen.
       *[other] Diese Reihenfolge entscheidet nur, wer zuerst gegen wen spielt.
    } Zieh am Griff oder verschieb mit { $up } und { $down }; mit { $enter } benennst du um, mit { $delete } entfernst du.

# Die Liste

championships-empty = Noch keine Meisterschaft
championships-empty-about = Hier richtest du Turniere aus: die Weltmeisterschaft in dre13ehn oder ein kleines Turnier mit jedem Spiel für zwei. Das Programm setzt die Partien an und führt die Tabellen bis zum Schluss.
championships-people-short =
    { $count ->
        [0] noch niemand dabei
        [one] eine Person
       *[other] { $count } Personen
    }
championships-deleted = Meisterschaft gelöscht
championships-fault = Die Datei ist ab Zeile { $line } beschädigt: { $why }. Alles davor kannst du ansehen.
championships-won = { $name } hat gewonnen
championships-over = Zu Ende, ohne Sieg
championships-to-draw = { $stage }: Runde { $round } von { $of } noch auslosen
championships-played =
    { $stage }, { $count ->
        [0] noch nichts gespielt
        [one] eine Partie gespielt
       *[other] { $count } Partien gespielt
    }
championships-ready = { $stage }, alles gespielt
championships-round =
    { $stage }, Runde { $round } von { $of }, { $open ->
        [one] eine Partie offen
       *[other] { $open } Partien offen
    }
championships-open =
    { $stage }, { $open ->
        [one] eine Partie offen
       *[other] { $open } Partien offen
    }

# Zum Ausprobieren

championships-try = Eine zum Ausprobieren
championships-try-about = Computerspieler spielen eine Weltmeisterschaft, so weit du magst; von da an führst du sie selbst.
championships-try-name = Probe
championships-try-people = Teilnehmende
championships-try-people-about = Ab 38 zählt die Vorentscheidung: Nur die besten 37 kommen weiter.
championships-try-strength = Stärke
championships-try-strength-about = Die stärkeren gewinnen etwas öfter.
championships-try-until-main = Zum Hauptturnier
championships-try-until-groups = Zur Gruppenphase
championships-try-until-finals = Zur Finalrunde
championships-try-both = Mittel und stark
championships-try-results = Ergebnisse
championships-try-results-about = Ausgeloste Ergebnisse sind sofort da; wirklich gespielte Partien dauern einige Sekunden.
championships-try-drawn = Ausgelost
championships-try-played = Wirklich gespielt
championships-try-until = Bis wohin
championships-try-until-about = Alles danach ist noch offen.
championships-try-over = Bis zum Schluss
championships-try-begin = Ausprobieren
championships-try-wrong = Wähl eine Zahl von { $least } bis { $most }.
championships-try-begins = Gleich geht es los …
championships-try-come = { $stage }: { $played } von { $of } Partien gespielt
championships-try-cancel = Abbrechen
championships-deleted-cup = Meisterschaft { $name }
championships-beside = Meisterschaften ({ $count })
championships-unfinished = Angefangen
championships-more =
    { $count ->
        [one] Noch eine Meisterschaft
       *[other] { $count } weitere Meisterschaften
    }
championships-place = Ort
championships-place-about = Freiwillig. Der Ort steht dann in jedem Kalender.
championships-place-empty = Café am Eck, Wien
championships-keys-delete = die Meisterschaft in den Papierkorb legen
