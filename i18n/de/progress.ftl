# Der Fortschritt im Runentrainer: Verläufe, Verwechslungen, ausgesetzte Karten.

progress-title = Fortschritt
progress-course = Verlauf
progress-suspended = Ausgesetzte Karten
progress-deck = Stapel
progress-all-decks = Alle
progress-none = Noch nichts gelernt
progress-none-about = Sobald du die ersten Karten beantwortet hast, siehst du hier, was als Nächstes kommt, was schon sitzt und was du leicht verwechselst.

progress-coming = Was wiederkommt
progress-coming-none = Du hast hier noch keine Karte kennengelernt. Erst was du kennst, kommt wieder.
progress-coming-about =
    { $today ->
        [0] Heute ist keine Karte fällig, und keine ist liegen geblieben
        [one] Heute ist eine Karte fällig, Liegengebliebenes mitgezählt
       *[other] Heute sind { $today } Karten fällig, Liegengebliebenes mitgezählt
    }; in den nächsten sieben Tagen sind es { $week }, in dreißig { $month }. Jede Karte zählt dabei nur einmal.
progress-today = heute
progress-month = { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }
progress-short-day = { $day }. { $month }.

progress-spent = Minuten am Tag
progress-spent-none = In den letzten dreißig Tagen hast du nicht geübt. Das macht nichts: Was du gelernt hast, steht noch da.
progress-spent-about =
    Minuten heute: { $today ->
        [0] noch keine
        [one] 1
       *[other] { $today }
    }; in den letzten sieben Tagen: { $week }. { $streak ->
        [0] Ein paar Minuten genügen, wann immer du magst.
        [one] Eine Pause schadet nicht: Was fällig ist, wartet auf dich.
       *[other] Du hast an { $streak } Tagen in Folge geübt. Eine Pause schadet trotzdem nicht.
    }
progress-value-minutes =
    { $date }: { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }

progress-learnt = Was du kennst
progress-learnt-none = Du hast noch keine Karte kennengelernt.
progress-learnt-about = Von { $all } Karten hast du { $met } kennengelernt. Fest, auch ohne Üben wohl noch drei Wochen lang: { $firm }.
progress-met = kennengelernt
progress-firm = fest
progress-one-day = Bisher hast du nur an einem Tag geübt. Den Verlauf siehst du nach einem zweiten Tag.

progress-retention = Behalten und Vorhersage
progress-retention-none = Noch ist keine Karte an einem späteren Tag wiedergekommen. Erst dann zeigt sich, ob die Vorhersage stimmt.
progress-retention-few =
    { $count ->
        [one] Bisher kam nur eine Antwort
       *[other] Bisher kamen nur { $count } Antworten
    } an einem späteren Tag. Bei weniger als { $needed } sagt ein Anteil noch nichts aus.
progress-retention-about = Von { $count } Antworten an einem späteren Tag wusstest du { $known }; vorhergesagt waren { $forecast }. Der Balken zeigt, wo der wahre Anteil wohl liegt: Je mehr Antworten, desto kürzer ist er.
progress-known = gewusst
progress-forecast = vorhergesagt
progress-of = von { $count }

progress-pace = Zeit für eine Antwort
progress-pace-none = Du hast noch keine Karte richtig beantwortet.
progress-pace-about =
    { $count ->
        [one] An deinem letzten Übungstag dauerte die eine richtige Antwort { $seconds } s.
       *[other] An deinem letzten Übungstag dauerte die mittlere von { $count } richtigen Antworten { $seconds } s.
    } Die Linie führt von Übungstag zu Übungstag.
progress-seconds = { $seconds } s

# Was ein Wert einer Zeichnung sagt, auf den man zeigt: Zeile für Zeile.
progress-value-cards =
    { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }
    { $date }
progress-value-met =
    { $count } kennengelernt
    { $date }
progress-value-firm =
    { $count } fest
    { $date }
progress-value-known =
    { $share } gewusst
    { $count ->
        [one] eine Antwort
       *[other] { $count } Antworten
    } seit { $from }
    wahrer Anteil wohl { $low } bis { $high }
progress-value-forecast =
    { $share } vorhergesagt
    { $count ->
        [one] für eine Antwort
       *[other] für { $count } Antworten
    } seit { $from }
progress-value-pace =
    { $seconds } s
    { $count ->
        [one] eine richtige Antwort
       *[other] mittlere von { $count } richtigen Antworten
    }
    { $days }

progress-confusions = Verwechslungen
progress-confusions-none = Bisher hast du nichts verwechselt.
progress-confusions-about = Links steht, was gefragt war, oben, was du geantwortet hast. Gezählt werden die letzten zehn Antworten jeder Karte. Drück auf eine Zahl, um das Paar zu üben.
progress-confusions-below = Nicht alle Antworten passen nebeneinander; darum geht die Tabelle darunter weiter.
progress-weakest = Die schwächsten Paare
progress-weakest-about = Vor dem Pfeil steht, was gefragt war, dahinter, was du zuletzt am häufigsten stattdessen geantwortet hast. Hör dir beides an, dann übe es gegen die Uhr.
progress-drill = Diese üben
progress-drill-pair = Üben
progress-times =
    { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
progress-cell =
    { $count ->
        [one] { $asked } gefragt, { $answered } geantwortet: einmal
       *[other] { $asked } gefragt, { $answered } geantwortet: { $count }-mal
    }
progress-silent = geschwiegen
progress-nothing = nichts antwortet
progress-other = etwas anderes
progress-sign = { $sign } { $means }

progress-suspended-none = Keine Karte ist ausgesetzt. Beim Üben nimmst du mit „Aussetzen“ eine Karte heraus, bis du sie zurückholst.
progress-suspended-about =
    { $count ->
        [one] Diese Karte kommt nicht mehr dran, bis du sie zurückholst. Was du gelernt hast, bleibt.
       *[other] Diese { $count } Karten kommen nicht mehr dran, bis du sie zurückholst. Was du gelernt hast, bleibt.
    }
progress-resumed =
    { $count ->
        [one] Eine Karte kommt wieder dran.
       *[other] { $count } Karten kommen wieder dran.
    }
progress-resume = Zurückholen
progress-resume-all = Alle zurückholen
progress-card = { $deck }: { $asks }
progress-heard = gehört: { $words }

progress-key-undo = die zurückgeholten Karten wieder aussetzen
