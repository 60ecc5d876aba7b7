# Eine Meisterschaft am Bildschirm: Runde, Tabellen, Dateien.

organise-round = Runde
organise-tables = Tabellen
organise-pictures = Kreuztabelle und Turnierbaum
organise-calendar = Kalender
organise-people = Teilnehmende
organise-files = Drucken und Dateien

organise-semi-finals = Halbfinale
organise-quarter-finals = Viertelfinale
organise-last = Letzte { $left }
organise-latest = Zuletzt gespielt
organise-nothing-yet = Noch wurde nichts gespielt.
organise-choose-match = Eine Partie wählen, um ihr Ergebnis einzutragen.
organise-more = { $count } weitere
organise-joined =
    { $count ->
        [one] eine Person dabei
       *[other] { $count } Personen dabei
    }
organise-played = { $played } von { $all } gespielt

organise-enter = Eintragen
organise-correct = Berichtigen
organise-in-spite = Trotzdem berichtigen
organise-leave-it = Abbrechen
organise-changes-nothing = Kein Platz würde sich ändern.
organise-more-changes = und { $count } weitere Änderungen
organise-entered = Eingetragen: { $result }
organise-taken-in = Am Tisch gespielt und eingetragen: { $result }
organise-result = { $one } – { $other } { $score }
organise-met = { $a } hat gegen { $b } gewonnen
organise-decided = Ohne Partie entschieden: Jemand ist nicht mehr dabei.
organise-struck = Gestrichen: Jemand ist nicht mehr dabei, und die Partie zählt für niemanden.
organise-not-known = Wer hier spielt, steht noch nicht fest.
organise-no-reading = { $typed } kann hier kein Ergebnis sein
organise-several = Welches? { $readings } – mit Doppelpunkt ist es eindeutig
organise-keys-points = Beide Zahlen, etwa ‹2› ‹1› ‹:› ‹1› ‹8› und dann ‹Enter›
organise-keys-race = ‹←› ‹→› wer gewonnen hat, dann die Siege der anderen Seite, ‹Enter›
organise-keys-victory = ‹←› ‹→› wer gewonnen hat, dann ‹Enter›
organise-winner = Gewonnen
organise-loser = Verloren
organise-other-has = { $name } kam auf
organise-what-if = Was wäre, wenn
organise-play = Hier spielen
organise-play-real = Hier, mit echten Würfeln
organise-day = Tag
organise-time = Zeit
organise-table = Tisch
organise-bad-time = Das ist keine Uhrzeit; sie wird wie 18:30 geschrieben

organise-who-met = Wer hat gespielt?
organise-meet-field = Nummer oder Name
organise-nobody = Diese Nummer oder diesen Namen gibt es hier nicht: { $typed }
organise-many = Das können mehrere sein: unten wählen oder mehr vom Namen tippen
organise-more-people = und { $count } weitere; Nummer oder Anfang des Namens tippen

organise-why = Voraus durch
organise-above-by = { $criterion }
organise-through-means = kommt nach diesem Stand weiter
organise-no-table = Dieser Abschnitt hat keine Tabelle.
organise-no-picture = Hier gibt es nichts zu sehen.
organise-left-on = seit { $date } nicht mehr dabei

organise-close = Abschnitt beenden
organise-close-stage = „{ $stage }“ beenden
organise-closing =
    { $count ->
        [one] „{ $stage }“ endet und „{ $next }“ beginnt; eine Person kommt weiter. Was eingetragen ist, bleibt.
       *[other] „{ $stage }“ endet und „{ $next }“ beginnt; { $count } kommen weiter. Was eingetragen ist, bleibt.
    }
organise-closing-on = „{ $stage }“ endet und „{ $next }“ beginnt. Was eingetragen ist, bleibt.
organise-closing-joining = „{ $stage }“ endet und „{ $next }“ beginnt mit { $count } Personen. Danach kann niemand mehr dazukommen.
organise-closing-all = Damit endet die Meisterschaft, und die ersten drei stehen fest.

organise-key-parts-about = die Teile der Seite
organise-key-figures-about = das Ergebnis der gewählten Partie
organise-key-sides-about = wer gewonnen hat
organise-key-rows-about = eine andere Partie
organise-key-rounds-about = eine andere Runde
organise-key-enter-about = das Ergebnis eintragen

organise-file = Datei
organise-ics = Kalender für andere Programme
organise-ics-about = Jede Partie des Plans als Eintrag im Kalender (.ics)
organise-csv = Tabelle aller Partien
organise-csv-about = Für Tabellenprogramme (.csv); Ergebnisse, die dort eingetragen werden, lassen sich wieder einlesen
organise-html = Seite fürs Netz
organise-html-about = Alle Tabellen und Ergebnisse auf einer Seite (.html), die sonst nichts braucht

organise-number = Nr. { $id }
organise-rank = Platz { $rank } von { $all }
organise-course = { $table }: der Platz im Verlauf
organise-course-opens = Drücken: Partie ansehen
organise-leaves = Ausscheiden lassen
organise-leaves-meant = Ja, ausscheiden lassen
organise-leaves-about = Wer ausscheidet, spielt nicht mehr mit: Die Partien zählen kampflos oder werden gestrichen, wie es die Regeln sagen. Solange der Abschnitt läuft, lässt es sich zurücknehmen.

organise-take-record = Aus einer Aufzeichnung übernehmen
organise-record = Aufzeichnungen von Partien
organise-if-wins = Gewinnt { $name }: { $then }
organise-is-through = { $name } ist sicher weiter
organise-is-out = { $name } ist ausgeschieden
organise-meet-keys = Wer gewonnen hat, zuerst: ‹5› ‹Space› ‹1› ‹7› ‹Enter› ‹Enter› oder Namen

organise-results = Ergebnisse von anderswo
organise-take-results = Tabelle mit Ergebnissen einlesen
organise-results-taken =
    { $count ->
        [0] In der Tabelle steht kein Ergebnis, das nicht schon eingetragen ist.
        [one] Ein Ergebnis wurde eingetragen.
       *[other] { $count } Ergebnisse wurden eingetragen.
    }

organise-return = Wieder aufnehmen
organise-go-on-in-copy = In einer Kopie weiterführen
organise-goes-on = Es geht weiter in { $path }; die beschädigte Datei bleibt, wie sie ist.
organise-card = Karte mit dem eigenen Spielplan
organise-drawing = Wird gezeichnet …

organise-enter-more = Weitere Partie eintragen
organise-keys-any = Beide Zahlen, etwa ‹7› ‹:› ‹5› und dann ‹Enter›
organise-round-moved = Runde { $round } wird jetzt am { $date } gespielt.
organise-begin = Spielplan aufstellen und beginnen
organise-changes = Das würde sich ändern:

organise-key-erase-about = die letzte Ziffer wegnehmen
organise-key-leave = das Ausscheiden bestätigen
