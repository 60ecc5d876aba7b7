# Meisterschaften: alle, und eine neue.

championships-title = Meisterschaften
championships-new = Neue Meisterschaft

# Wer teilnimmt, als Liste

championships-people = Wer teilnimmt
championships-people-count =
    { $count ->
        [0] Es ist noch niemand dabei.
        [one] Eine Person ist dabei.
       *[other] { $count } sind dabei.
    }
championships-people-club = Verein oder Ort
championships-people-add = Hinzufügen
championships-people-paste = Liste einfügen
championships-people-file = Liste aus einer Datei
championships-people-kind = Tabellen (CSV)
championships-people-shuffle = Reihenfolge auslosen
championships-people-about = Eine ganze Liste lässt sich auf einmal hinzufügen, aus der Zwischenablage oder einer Datei: je Zeile ein Name, nach einem Komma der Verein.
championships-people-rename = Umbenennen
championships-people-joined = { $name } ist dabei, mit der Nummer { $id }.
championships-people-all-joined =
    { $count ->
        [one] Eine Person ist dazugekommen.
       *[other] { $count } sind dazugekommen.
    }
championships-people-nameless = Hier fehlt noch ein Name.
championships-people-none = Darin steht kein Name: In die Zwischenablage oder die Datei gehört je Zeile einer.
championships-people-refused = Noch ist niemand davon dabei: { $why }.
championships-unreadable = { $path } lässt sich nicht lesen: { $why }.

# Eine neue

championships-begin = Meisterschaft anlegen
championships-name-empty = etwa Wien
championships-name-about = So steht sie in der Liste, auf jedem Blatt und auf den Urkunden.
championships-nameless = die Meisterschaft braucht noch einen Namen
championships-plan = Wie sie verläuft
championships-plan-about =
    { $plan ->
        [world] dre13ehn an 137 Tagen des Jahres: Vorentscheidung, Hauptturnier, Gruppenphase und Finale, ab 13 Personen. Spiel und Tage stehen fest.
        [round-robin] Alle spielen einmal gegen alle, und die Tabelle entscheidet. Ab drei Personen, mit jedem Spiel für zwei.
        [knock-out] Wer verliert, ist draußen; übrig bleiben zwei für das Endspiel. Ab drei Personen, mit jedem Spiel für zwei.
       *[groups] Erst Gruppen zu viert oder zu dritt, dann spielen die zwei Besten jeder Gruppe um alles. Ab drei Personen, mit jedem Spiel für zwei.
    }
championships-year = Jahr
championships-year-about = Begonnen wird am 21. Juni, das Endspiel ist am 24. Dezember.
championships-bad-year = das Jahr muss zwischen 1 und 9999 liegen
championships-begins = Erster Tag
championships-begins-about = Zum Beispiel 21.6.2027 oder 2027-06-21.
championships-bad-day = Erster Tag: Hier fehlt ein Tag wie 21.6.2027
championships-days = Wie viele Tage
championships-days-about = Die Runden verteilen sich darauf; verlegen lässt sich später jede Partie.
championships-bad-days = Wie viele Tage: Hier fehlt eine Zahl von 1 bis { $most }
championships-not-two = So, wie das Spiel eingestellt ist, spielen es nicht zwei gegeneinander; für eine Meisterschaft braucht es das
championships-nowhere = es gibt keinen Ordner, in dem sie aufgehoben werden könnte
championships-ties = Bei Gleichstand
championships-ties-about = Was der Reihe nach entscheidet, wer vorn steht; zuletzt das Los.
championships-ties-change = Ändern
championships-seeds = Die Reihenfolge ist die Setzliste; in einer K.-o.-Runde treffen die Ersten erst spät aufeinander. Am Griff ziehen oder mit { $up } und { $down } schieben; mit { $enter } umbenennen, mit { $delete } entfernen.

# Die Liste

championships-empty = Noch keine Meisterschaft
championships-empty-about = Hier werden Turniere ausgerichtet: die Weltmeisterschaft in dre13ehn oder ein kleines Turnier mit jedem Spiel für zwei. Das Programm setzt die Partien an und führt die Tabellen, bis jemand gewonnen hat.
championships-people-short =
    { $count ->
        [0] noch niemand dabei
        [one] eine Person
       *[other] { $count } Personen
    }
championships-deleted = Meisterschaft gelöscht
championships-fault = Ab Zeile { $line } stimmt die Datei nicht: { $why }. Ansehen lässt sich alles davor.
championships-won = { $name } hat gewonnen
championships-over = Zu Ende; gewonnen hat niemand
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
championships-try-about = Computerspieler spielen eine Weltmeisterschaft, so weit man mag; von da an führt man sie selbst.
championships-try-name = Probe
championships-try-people = Wie viele teilnehmen
championships-try-people-about = Ab 38 zählt die Vorentscheidung: Die besten 37 kommen weiter.
championships-try-strength = Wie stark sie sind
championships-try-strength-about = Wer stärker ist, gewinnt etwas öfter.
championships-try-until-main = Zum Hauptturnier
championships-try-until-groups = Zur Gruppenphase
championships-try-until-finals = Zum Finale
championships-try-both = Mittel und stark
championships-try-results = Ergebnisse
championships-try-results-about = Ausgelost sind sie sofort da; wirklich gespielt wird einige Sekunden lang.
championships-try-drawn = Ausgelost
championships-try-played = Wirklich gespielt
championships-try-until = Bis wohin
championships-try-until-about = Was danach kommt, ist noch offen.
championships-try-over = Bis zum Schluss
championships-try-begin = Ausprobieren
championships-try-wrong = Teilnehmen können { $least } bis { $most }.
championships-try-begins = Gleich geht es los …
championships-try-come = { $stage }: { $played } von { $of } Partien gespielt
championships-try-cancel = Abbrechen
championships-deleted-cup = Meisterschaft { $name }
championships-beside = Meisterschaften ({ $count })
championships-unfinished = Angefangen
championships-place = Wo
championships-place-about = Kann leer bleiben; sonst steht es in jedem Kalender.
championships-place-empty = Café am Eck, Wien
championships-keys-delete = die Meisterschaft in den Papierkorb legen
