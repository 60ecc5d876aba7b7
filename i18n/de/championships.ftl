# Meisterschaften: alle, und eine neue.

championships-title = Meisterschaften
championships-new = Neue Meisterschaft

# Wer teilnimmt, als Liste

championships-people = Wer teilnimmt
championships-people-count =
    { $count ->
        [0] Noch niemand ist dabei.
        [one] Eine Person ist dabei.
       *[other] { $count } sind dabei.
    }
championships-people-club = Verein oder Ort
championships-people-add = Dazu
championships-people-paste = Liste einfügen
championships-people-file = Liste aus einer Datei
championships-people-kind = Tabellen (CSV)
championships-people-shuffle = Reihenfolge auslosen
championships-people-about = Eine Liste kommt auf einmal dazu, aus der Zwischenablage oder einer Datei: je Zeile ein Name, nach einem Komma der Verein.
championships-people-rename = So heißt es
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

championships-begin = Meisterschaft beginnen
championships-begin-keys = Strg+Eingabe
championships-name-empty = Wien
championships-name-about = So steht sie in der Liste, auf jedem Blatt und auf den Urkunden.
championships-nameless = die Meisterschaft braucht noch einen Namen
championships-plan = Wie sie verläuft
championships-plan-about =
    { $plan ->
        [world] dre13ehn an 137 Tagen des Jahres: Vorentscheidung, Hauptturnier, Gruppenphase und Finale, ab 13 Personen. Spiel und Tage stehen fest.
        [round-robin] Alle spielen einmal gegen alle, und die Tabelle entscheidet. Ab drei Personen, mit jedem Spiel zu zweit.
        [knock-out] Wer verliert, ist draußen; übrig bleiben zwei für das Endspiel. Ab drei Personen, mit jedem Spiel zu zweit.
       *[groups] Erst Gruppen zu viert oder dritt, dann spielen die zwei Besten jeder Gruppe um alles. Ab drei Personen, mit jedem Spiel zu zweit.
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
championships-seeds = Wer oben steht, ist am stärksten gesetzt: Die Besten treffen erst spät aufeinander. Am Griff ziehen oder mit den Pfeiltasten schieben; Eingabe benennt um, Entf nimmt weg.
