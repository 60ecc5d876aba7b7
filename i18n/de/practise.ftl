# Der Runentrainer auf dem Bildschirm: sein Anfang, die Übung, das Spiel gegen die Uhr.

practise-title = Üben

# Anfang

practise-due = fällig
practise-new = neu
practise-today = Das ist heute dran. Nimm dir ein paar Minuten.
practise-today-parts = Karten: { $cards_due } fällig, { $cards_new } neu. Stellungen: { $positions_due } fällig, { $positions_new } neu.
practise-nothing-due = Heute ist nichts fällig. Bis morgen.
practise-no-deck = Du hast keinen Stapel eingeschaltet. Wähl unten einen aus.
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
practise-not-kept = Dein Fortschritt lässt sich hier nicht speichern: Was du jetzt lernst, ist vergessen, sobald du das Fenster schließt.
practise-decks = Deine Stapel
practise-decks-about = Schalte so viele Stapel ein, wie du magst. Jede Karte kommt wieder, kurz bevor du sie vergessen würdest.
practise-stands =
    { $suspended ->
        [0] { $firm } fest · { $young } frisch · { $new } neu
       *[other] { $firm } fest · { $young } frisch · { $new } neu · { $suspended } ausgesetzt
    }
practise-due-count = { $count } fällig
practise-suspended =
    { $count ->
        [0] In diesem Stapel ist keine Karte ausgesetzt.
        [one] In diesem Stapel ist eine Karte ausgesetzt, die nicht drankommt.
       *[other] In diesem Stapel sind { $count } Karten ausgesetzt, die nicht drankommen.
    }
practise-suspended-now = Du hast die vorige Karte ({ $deck }) ausgesetzt, und sie kommt nicht mehr dran.
practise-suspended-where = Du findest sie unter „Fortschritt“ bei den ausgesetzten Karten.
practise-suspended-see = Ansehen
practise-ear-rests = Gerade kommt kein Ton, darum macht dieser Stapel Pause. Schau, ob der Ton eingeschaltet und laut genug ist.
practise-reset = Neu beginnen …
practise-reset-about = Alle Karten dieses Stapels sind dann wieder neu. Was du gegen die Uhr geschafft hast, bleibt.
practise-reset-sure =
    { $count ->
        [one] Eine Karte, die du schon kennst, wäre wieder neu.
       *[other] { $count } Karten, die du schon kennst, wären wieder neu.
    } Du kannst das rückgängig machen, solange du auf dieser Seite bleibst.
practise-reset-done = Alle Karten dieses Stapels sind wieder neu.
practise-reset-yes = Neu beginnen
practise-reset-no = So lassen
practise-sign = ein Zeichen
practise-aim = Dein Ziel
practise-aim-about = Mit welchen Würfeln willst du spielen? Neue Karten drehen sich dann nur um diese; was du schon kennst, bleibt.
practise-aim-all = Alle Würfel
practise-aim-reached = Mit diesen Würfeln bist du bereit für das offene Spiel: { $dice }.
practise-aim-reached-usual = Mit den üblichen Würfeln bist du bereit für das offene Spiel: { $dice }.
practise-aim-open = Für das offene Spiel mit diesen Würfeln ({ $dice }) fehlt dir noch:
practise-aim-open-usual = Für das offene Spiel mit den üblichen Würfeln ({ $dice }) fehlt dir noch:
practise-aim-names =
    { $count ->
        [one] der Name von { $numbers }
       *[other] { $count } Namen, und zwar von { $numbers }
    }
practise-aim-throws =
    { $count ->
        [one] einer von { $all } Würfen
       *[other] { $count } von { $all } Würfen
    }
practise-aim-switch = „{ $deck }“ einschalten
practise-sounds = Hören und sprechen
practise-speak-about = Hör einen Namen an, sprich ihn nach und vergleiche. Oder übe der Reihe nach, und das Programm hört zu.
practise-apart-about = Du hörst ein Wort: War es a oder ā, š oder s?
practise-lately-minutes =
    { $minutes ->
        [one] heute eine Minute geübt
       *[other] heute { $minutes } Minuten geübt
    }
practise-lately-streak = { $days } Tage in Folge
practise-pace = Dein Tempo
practise-new-a-day = Neue Karten am Tag
practise-new-a-day-about =
    { $cards ->
        [0] Keine neuen Karten: Du übst nur, was du schon kennst.
       *[other] Höchstens { $cards }, für alle Stapel zusammen. Jede kommt in den Wochen danach noch rund sechsmal dran.
    }
practise-recall = Wie sicher du sein willst
practise-recall-about = Eine Karte kommt wieder, sobald du sie nur noch mit { $percent } % Wahrscheinlichkeit weißt. Mehr ist sicherer, aber du übst öfter.

# Gegen die Uhr

practise-drill = Gegen die Uhr
practise-drill-about = Antworte, bevor die Zeit um ist, wie am Tisch. Nach jeder richtigen Antwort hast du weniger Zeit; nach vier Fehlern ist Schluss.
practise-drill-throws = Würfe
practise-drill-throws-about = Zwei Würfel fallen. Sag sie an, bevor die Zeit um ist.
practise-drill-weak = Verwechslungen
practise-drill-no-weak = Was du öfter verwechselst, erscheint hier, damit du es üben kannst.
practise-drill-go = Beginnen
practise-best = Bestes: { $streak } in Folge, knappste Frist { $seconds }
practise-longest =
    { $count ->
        [0] Noch keine richtige Antwort
        [one] Bestes: eine richtige Antwort
       *[other] Bestes: { $count } in Folge
    }
practise-streak = { $count } in Folge
practise-drill-right = Richtig: { $words }
practise-drill-next = Weiter
practise-life-gone = Du hast { $life } verloren.
practise-drill-over = Das war’s
practise-drill-best = Deine neue Bestleistung
practise-drill-of = { $right } von { $asked }
practise-drill-longest = längste Folge
practise-drill-shortest = knappste Frist
practise-drill-again = Noch einmal
practise-drill-missed = Was nicht geklappt hat
practise-drill-late = Deine Zeit war um.

# Übung

practise-new-card = Neu für dich
practise-seen = Gemerkt, weiter
practise-forbidden = nie aussprechen
practise-type-number = Tipp die Zahl in Ziffern, etwa 11; für die Würfelseite „Feuer“ tipp F.
practise-enter = Mit { $enter } antwortest du; bei leerem Feld siehst du damit die Lösung.
practise-enter-hurried = Mit { $enter } antwortest du.
practise-enter-or-wait = Mit { $enter } antwortest du; wartest du nur, gilt das als Schweigen.
practise-send = Antworten
practise-silent = Schweigen
practise-nothing = Nichts antwortet
practise-show = Lösung zeigen
practise-hear = Noch einmal hören
practise-hear-slowly = Langsam
practise-said = Deine Antwort: { $word }
practise-said-silent = Du hast geschwiegen.
practise-said-nothing = Du hast „Nichts antwortet“ gewählt.
practise-or = oder
practise-right = Richtig
practise-wrong = Diesmal nicht
practise-shown = Hier ist die Lösung
practise-right-silent = schweigen
practise-right-nothing = nichts antwortet, die Runde ist verloren
practise-right-any = jedes Wort, das nicht verboten ist
practise-right-any-or = { $words } oder jedes Wort, das nicht verboten ist
practise-progress = { $done } beantwortet · { $left } übrig
practise-again-today = heute noch einmal
practise-said-sign = Deine Antwort:
practise-in-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
practise-in-months = { $months } Monate
practise-in-years = { $years } Jahre
practise-suspend = Aussetzen
practise-over = Fertig für jetzt
practise-over-nothing = Nichts zu üben
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
practise-next-today = Heute sind noch mehr Karten fällig.
practise-next-none = Du hast noch keine Karte gelernt.
practise-home = Fertig
practise-more = Weiterüben

# Das Tagebuch als Tabelle

practise-table = Als Tabelle
practise-table-about = Speichere alle deine Antworten als CSV-Tabelle, oder lies sie auf einem anderen Computer ein. Was du einliest, kommt hinzu; nichts zählt doppelt.
practise-table-kind = Tabellen
practise-table-save = Speichern unter …
practise-table-read = Einlesen …
practise-table-typed = Oder tipp den Pfad der Datei ein:
practise-table-save-there = Dort speichern
practise-table-read-there = Von dort einlesen
practise-table-saved =
    { $count ->
        [one] Eine Zeile steht jetzt in { $path }.
       *[other] { $count } Zeilen stehen jetzt in { $path }.
    }
practise-table-unreadable = { $path } lässt sich nicht lesen: { $why }. Nichts davon wurde eingelesen.

# Anki

practise-anki = Für Anki
practise-anki-about = Speichere alle Karten mit Zeichen und Ton für Anki, ein Programm für Lernkarten. Dein Lernstand ist nicht dabei.
practise-anki-kind = Stapel für Anki
practise-anki-save = Für Anki speichern …
practise-anki-saved = { $count } Karten stehen jetzt in { $path }.
practise-anki-unsaved = Die Karten ließen sich nicht in { $path } speichern: { $why }.

# Tasten

practise-key-practise = zum Runentrainer
practise-key-grade = die Antwort benoten
practise-key-suggested = die vorgeschlagene Note nehmen
practise-key-undo = die letzte Note oder das Aussetzen rückgängig machen
practise-key-wordless = schweigen, oder „Nichts antwortet“
practise-key-show = die Lösung zeigen
practise-key-suspend = die Karte aussetzen, damit sie nicht mehr drankommt
practise-key-hear = noch einmal hören; halb so schnell
practise-key-hear-untyped = dasselbe, solange du nichts tippst
practise-cards = Lernkarten
practise-deaf = Du hast nur „Gehör“ eingeschaltet, aber gerade kommt kein Ton. Wähl unten noch einen Stapel.
practise-invites = Lern die Namen und Runen von dre13ehn, ein paar Minuten am Tag.
practise-open = Zum Üben
practise-today-short = { $due } fällig, { $new } neu
practise-deck-cards = Karten im Stapel „{ $deck }“
practise-written = Deine Antwort

practise-key-begin = anfangen
practise-key-cards = Karten drucken
practise-key-choose = die Antwort wählen
practise-key-decks = einen Stapel an- oder ausschalten
practise-key-on = weiter, oder noch einmal
practise-key-undo-deck = das Neubeginnen eines Stapels rückgängig machen
