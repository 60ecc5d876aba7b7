# Der Runentrainer auf dem Bildschirm: sein Anfang, die Übung, das Spiel gegen die Uhr.

practise-title = Üben

# Anfang

practise-due = fällig
practise-new = neu
practise-today = Das ist für heute dran. Nimm dir ein paar Minuten.
practise-nothing-due = Nichts ist fällig. Komm morgen wieder.
practise-no-deck = Kein Stapel ist eingeschaltet. Wähle unten einen aus.
practise-begin = Beginnen
practise-more-new =
    { $count ->
        [one] Noch eine neue Karte
       *[other] Noch { $count } neue Karten
    }
practise-answers =
    { $count ->
        [one] Eine Antwort
       *[other] { $count } Antworten
    }
practise-until-done = Bis nichts mehr fällig ist
practise-not-kept = Für das Tagebuch des Trainers ist kein Platz: Was du jetzt lernst, ist vergessen, sobald das Fenster zugeht.
practise-decks = Was du lernst
practise-decks-about = Schalte so viele Stapel ein, wie du magst. Jede Karte kommt wieder, kurz bevor du sie vergessen würdest.
practise-stands =
    { $suspended ->
        [0] { $firm } fest · { $young } frisch · { $new } neu
       *[other] { $firm } fest · { $young } frisch · { $new } neu · { $suspended } ausgesetzt
    }
practise-due-count = { $count } fällig
practise-suspended =
    { $count ->
        [0] Keine Karte dieses Stapels ist ausgesetzt.
        [one] Eine Karte dieses Stapels ist ausgesetzt.
       *[other] { $count } Karten dieses Stapels sind ausgesetzt.
    }
practise-suspended-now = Die Karte von eben ({ $deck }) ist ausgesetzt und wird nicht mehr gefragt.
practise-suspended-where = Du findest sie unter „Fortschritt“ bei den ausgesetzten Karten.
practise-suspended-see = Ansehen
practise-ear-rests = Gerade ist nichts zu hören, also ruht dieser Stapel. Ist die Lautstärke aufgedreht?
practise-reset = Neu beginnen …
practise-reset-about = Alle Karten dieses Stapels werden wieder neu. Was du gegen die Uhr geübt hast, bleibt.
practise-reset-sure =
    { $count ->
        [one] Eine Karte, die du schon kennst, wäre wieder neu.
       *[other] { $count } Karten, die du schon kennst, wären wieder neu.
    } Solange du diese Seite nicht verlässt, kannst du es zurücknehmen.
practise-reset-done = Dieser Stapel beginnt neu.
practise-reset-yes = Neu beginnen
practise-reset-no = So lassen
practise-sign = ein Zeichen
practise-aim = Wofür du lernst
practise-aim-about = Wähle die Würfel, mit denen du spielen willst. Neue Karten kommen dann nur von ihnen; was du schon kennst, bleibt.
practise-aim-all = Alle Würfel
practise-aim-reached = Du bist bereit für das offene Spiel. ({ $dice })
practise-aim-open = Fürs offene Spiel fehlt dir noch ({ $dice }):
practise-aim-names =
    { $count ->
        [one] ein Name: der von { $numbers }
       *[other] { $count } Namen: die von { $numbers }
    }
practise-aim-throws =
    { $count ->
        [one] einer von { $all } Würfen
       *[other] { $count } von { $all } Würfen
    }
practise-aim-switch = „{ $deck }“ einschalten
practise-sounds = Hören und sprechen
practise-speak-about = Ein Name nach dem anderen: anhören, nachsprechen, beide vergleichen, selbst urteilen.
practise-apart-about = a oder ā, š oder s: Welches von zwei Wörtern war es?
practise-lately-minutes =
    { $minutes ->
        [one] heute eine Minute
       *[other] heute { $minutes } Minuten
    }
practise-lately-streak = { $days } Tage in Folge
practise-pace = Dein Tempo
practise-new-a-day = Neue Karten am Tag
practise-new-a-day-about =
    { $cards ->
        [0] Keine neuen Karten: Nur was du schon kennst, kommt wieder.
       *[other] Höchstens { $cards }, über alle Stapel. Jede bringt in den Wochen danach rund sechs weitere Antworten.
    }
practise-recall = Wie sicher du sein willst
practise-recall-about = Eine Karte kommt wieder, solange du sie noch mit { $percent } % Wahrscheinlichkeit weißt. Mehr ist sicherer und macht mehr Arbeit.

# Gegen die Uhr

practise-drill = Gegen die Uhr
practise-drill-about = Wie am Tisch: rechtzeitig ansagen. Mit jeder richtigen Ansage wird die Zeit knapper; nach vier Fehlern ist Schluss.
practise-drill-throws = Würfe
practise-drill-throws-about = Zwei Würfel fallen. Sag sie an; wo nichts gesagt werden darf, schweig.
practise-drill-weak = Schwache Paare
practise-drill-no-weak = Was du oft verwechselst, lässt sich hier üben, sobald es etwas gibt.
practise-drill-go = Los
practise-best = Bestes: { $streak } in Folge, { $seconds }
practise-longest =
    { $count ->
        [0] noch keine in Folge
        [one] Bestes: eine in Folge
       *[other] Bestes: { $count } in Folge
    }
practise-streak = { $count } in Folge
practise-drill-right = { $words } – richtig
practise-drill-next = Weiter
practise-life-gone = { $life } ist dahin
practise-drill-over = Das war’s
practise-drill-best = Deine Bestleistung
practise-drill-of = { $right } von { $asked }
practise-drill-longest = längste Folge
practise-drill-shortest = kürzeste Zeit
practise-drill-again = Noch einmal
practise-drill-missed = Was dir entgangen ist
practise-drill-late = Die Zeit war um.

# Übung

practise-new-card = Neu für dich
practise-seen = Gemerkt, weiter
practise-forbidden = nie aussprechen
practise-type-number = In Ziffern: 11, 1313; Feuer ist F.
practise-enter = Mit { $enter } antwortest du; im leeren Feld zeigt das die Antwort.
practise-enter-hurried = Mit { $enter } antwortest du.
practise-enter-or-wait = Mit { $enter } antwortest du; willst du schweigen, dann warte.
practise-send = Antworten
practise-silent = Schweigen
practise-nothing = Nichts antwortet
practise-show = Antwort zeigen
practise-hear = Noch einmal hören
practise-hear-slowly = Langsam
practise-said = Du sagtest: { $word }
practise-said-silent = Du hast geschwiegen.
practise-said-nothing = Du sagtest, dass nichts antwortet.
practise-or = oder
practise-right = Richtig
practise-wrong = Nicht richtig
practise-shown = So ist es
practise-right-silent = schweigen
practise-right-nothing = nichts antwortet: Die Runde ist verloren
practise-right-any = jedes Wort, das nicht verboten ist
practise-right-any-or = { $words } oder jedes Wort, das nicht verboten ist
practise-progress = { $done } beantwortet · { $left } übrig
practise-again-today = heute noch
practise-said-sign = Du hast gewählt:
practise-in-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
practise-in-months = { $months } Monate
practise-in-years = { $years } Jahre
practise-suspend = Aussetzen
practise-over = Fertig für jetzt
practise-over-nothing = Nichts zu fragen
practise-over-answers =
    { $count ->
        [one] Antwort
       *[other] Antworten
    }
practise-over-right = richtig
practise-over-time = Minuten Bedenkzeit
practise-next =
    { $days ->
        [one] Die nächsten Karten sind morgen fällig.
       *[other] Die nächsten Karten sind in { $days } Tagen fällig.
    }
practise-next-today = Heute sind noch Karten fällig.
practise-next-none = Noch ist nichts gelernt.
practise-home = Fertig
practise-more = Weiterüben

# Das Tagebuch als Tabelle

practise-table = Als Tabelle
practise-table-about = All deine Antworten als CSV, für eine Tabellenkalkulation oder einen anderen Rechner. Was eingelesen wird, kommt hinzu; nichts zählt doppelt.
practise-table-kind = Tabellen
practise-table-save = Speichern unter …
practise-table-read = Einlesen …
practise-table-typed = Oder tippe ein, wo die Datei liegt:
practise-table-save-there = Dort speichern
practise-table-read-there = Von dort einlesen
practise-table-saved =
    { $count ->
        [one] Eine Zeile wurde in { $path } gespeichert.
       *[other] { $count } Zeilen wurden in { $path } gespeichert.
    }
practise-table-unreadable = { $path } lässt sich nicht lesen: { $why }. Es wurde nichts daraus übernommen.

# Anki

practise-anki = Für Anki
practise-anki-about = Alle Karten mit Zeichen und Ton als Datei, die Anki einliest. Wie gut du sie kennst, steht nicht darin.
practise-anki-kind = Stapel für Anki
practise-anki-save = Für Anki speichern …
practise-anki-saved = { $count } Karten wurden in { $path } gespeichert.
practise-anki-unsaved = Die Karten ließen sich nicht in { $path } speichern: { $why }.

# Tasten

practise-key-practise = üben: der Runentrainer
practise-key-grade = die Antwort benoten
practise-key-suggested = die vorgeschlagene Note nehmen
practise-key-undo = die letzte Note zurücknehmen, Ausgesetztes wieder fragen
practise-key-wordless = schweigen, oder „Nichts antwortet“
practise-key-show = die Antwort zeigen
practise-key-suspend = die Karte aussetzen, damit sie nicht mehr gefragt wird
practise-key-hear = noch einmal hören; halb so schnell
practise-key-hear-untyped = dasselbe, wo nichts getippt wird
practise-cards = Lernkarten
practise-deaf = Nur „Gehör“ ist eingeschaltet, und hier ist nichts zu hören. Wähle unten einen weiteren Stapel.
practise-invites = Die Namen und Runen von dre13ehn, ein paar Minuten am Tag.
practise-open = Zum Üben
practise-today-short = { $due } fällig, { $new } neu
practise-deck-cards = Karten von { $deck }
practise-written = Deine Antwort

practise-key-begin = anfangen
practise-key-cards = Karten drucken
practise-key-choose = die Antwort wählen
practise-key-decks = einen Stapel an- oder ausschalten
practise-key-on = weiter, oder noch einmal
practise-key-undo-deck = den neu begonnenen Stapel zurückholen
