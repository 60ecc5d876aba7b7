# dre13ehn: was zu tun ist, was geschah und was das Brett sagt.

dre13ehn-board-someone = { $name }
dre13ehn-board-symbol = { $symbol }
dre13ehn-board-result = { $result }
dre13ehn-board-either = 12 oder 23
dre13ehn-board-join = { $first } { $then }
dre13ehn-board-not-yours = die Entscheidung liegt jetzt bei { $names }

dre13ehn-board-peek = Noch einmal nachsehen
dre13ehn-board-peek-about = Ein Blick je Zug. Der zweite ist ein Foul (N) und kostet die Runde.
dre13ehn-board-silent = Schweigen
dre13ehn-board-silent-about = Richtig bei einer 0, deren Name nie fällt. Alles andere will angesagt sein.
dre13ehn-board-repeat = Noch einmal werfen
dre13ehn-board-repeat-about = Der zweite Wurf zählt, was er auch zeigt.
dre13ehn-board-again = Noch einmal werfen, blind
dre13ehn-board-again-about = Niemand sieht nach. Der Becher geht weiter, und das heißt: Er antwortet auf { $standing }.
dre13ehn-board-show = Herzeigen
dre13ehn-board-show-die = Herzeigen
dre13ehn-board-show-about = 1313 muss man herzeigen, das gewinnt sofort. Alles andere kostet die Runde.
dre13ehn-board-show-duel = Eine 0 muss man herzeigen: Das kostet die Runde, aber kein Leben. Alles andere herzuzeigen verschenkt sie.
dre13ehn-board-believe = Glauben
dre13ehn-board-believe-about = Den Becher nehmen und werfen; es gilt { $standing }.
dre13ehn-board-believe-fire = FF muss man aufdecken. Es zu glauben ist ein Foul (G) und kostet die Runde.
dre13ehn-board-uncover = Aufdecken
dre13ehn-board-uncover-about = Liegt dort { $standing } oder etwas, das darauf antwortet, ist die Runde verloren, sonst gewonnen.
dre13ehn-board-uncover-blind = Liegt dort etwas, das auf { $standing } antwortet, ist die Runde verloren, sonst gewonnen.
dre13ehn-board-uncover-fire = Liegt dort Feuer und Feuer, ist die Runde verloren, sonst gewonnen.
dre13ehn-board-uncover-lives = Ein F kostet auch ein Leben; eine 0 kostet die andere Seite eines.
dre13ehn-board-ask = Fragen
dre13ehn-board-ask-about = Wer nach einem F13 fragt, verliert die Runde.
dre13ehn-board-keep = { $result } behalten
dre13ehn-board-keep-about =
    Als { $nth }. Sieg, für { $points ->
        [0] keinen Punkt
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
dre13ehn-board-typing = Ansage
dre13ehn-board-typing-example = etwa hi; ā als aa, š als sch
dre13ehn-board-typing-example-duel = etwa i; ī als ii
dre13ehn-board-typing-send = Ansagen
dre13ehn-board-reads = „{ $word }“ sagt { $result } an.
dre13ehn-board-reads-show = „{ $word }“ zeigt die Würfel, und das darf nur 1313.
dre13ehn-board-reads-forbidden = „{ $word }“ ist verboten.
dre13ehn-board-reads-nothing = „{ $word }“ sagt hier kein Ergebnis an.
dre13ehn-board-reads-free = „{ $word }“ steht in keiner Tafel und sagt darum { $result } an.
dre13ehn-board-reads-free-nothing = „{ $word }“ steht in keiner Tafel und sagt hier nichts an.

dre13ehn-board-prompt-begin = { $name } beginnt die Runde und wirft.
dre13ehn-board-prompt-begin-cup = { $name } beginnt die Runde und wirft unter dem Becher.
dre13ehn-board-prompt-throw = { $name } wirft. Es gilt { $standing }.
dre13ehn-board-prompt-throw-cup = { $name } wirft unter dem Becher. Es gilt { $standing }.
dre13ehn-board-prompt-again = { $name } wirft noch einmal, und niemand sieht nach.
dre13ehn-board-prompt-repeat = Der zweite Wurf zählt.
dre13ehn-board-prompt-solo-throw = Der Wurf für den { $nth }. Sieg.
dre13ehn-board-prompt-solo =
    { $result }, { $points ->
        [0] kein Punkt
        [one] ein Punkt
       *[other] { $points } Punkte
    }: behalten oder noch einmal werfen?
dre13ehn-board-prompt-call-first = { $name }, wie heißt der Wurf?
dre13ehn-board-prompt-call = { $name }, wie heißt der Wurf? Er muss auf { $standing } antworten.
dre13ehn-board-prompt-duel-first = { $name }, wie heißt der Wurf? Bei 0 wird geschwiegen.
dre13ehn-board-prompt-duel = { $name }, wie heißt der Wurf? Er muss auf { $standing } antworten; bei 0 wird geschwiegen.
dre13ehn-board-prompt-cup-first = { $name }: nachsehen oder nicht, dann ansagen.
dre13ehn-board-prompt-cup = { $name }: nachsehen, etwas ansagen, das auf { $standing } antwortet, oder blind noch einmal werfen.
dre13ehn-board-prompt-seen-first = { $name }, was liegt da – oder was soll da liegen?
dre13ehn-board-prompt-seen = { $name }: etwas ansagen, das auf { $standing } antwortet, oder blind noch einmal werfen.
dre13ehn-board-prompt-answer = { $name }, { $thrower } sagt { $standing }. Ist das zu glauben?
dre13ehn-board-prompt-two = { $name }, { $thrower } sagt 2, und diese 2 muss geglaubt werden.
dre13ehn-board-prompt-faces = Was lag unter dem Becher von { $name }?
dre13ehn-board-prompt-blind =
    { $name }, { $dice ->
        [one] diesen Würfel hat niemand gesehen. { $thrower } sagt, dass er auf { $standing } antwortet
       *[other] diese Würfel hat niemand gesehen. { $thrower } sagt, dass sie auf { $standing } antworten
    }.
dre13ehn-board-watch-call = { $name } sucht den Namen des Wurfs.
dre13ehn-board-watch-cup = { $name } hat den Becher und überlegt.
dre13ehn-board-watch-answer = { $name } muss { $standing } glauben oder aufdecken.
dre13ehn-board-watch-blind = { $name } hat den blinden Becher: Antwortet er auf { $standing }?
dre13ehn-board-watch-solo = { $name } behält den Wurf oder wiederholt ihn.

dre13ehn-board-over-solo =
    Dreizehn Würfe, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } von 37.
dre13ehn-board-over-points =
    { $count ->
        [one] { $names } gewinnt mit
       *[other] { $names } gewinnen mit je
    } { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
dre13ehn-board-over-lives = { $names } gewinnt das Duell: Auf der anderen Seite ist kein Leben mehr.
dre13ehn-board-over-duel =
    { $names } gewinnt das Duell mit { $wins ->
        [one] einem Sieg
       *[other] { $wins } Siegen
    }.
dre13ehn-board-over-tournament = { $names } gewinnt das Turnier mit { $games } zu { $lost } Spielen.
dre13ehn-board-over-wins =
    { $names } gewinnt das Spiel mit { $wins ->
        [one] einem Sieg
       *[other] { $wins } Siegen
    }.

dre13ehn-board-tell-roll = { $name } wirft { $dice }.
dre13ehn-board-tell-roll-cup = { $name } wirft unter dem Becher.
dre13ehn-board-tell-roll-blind = { $name } wirft noch einmal unter dem Becher, und niemand sieht nach.
dre13ehn-board-tell-makes = Das ist { $result }.
dre13ehn-board-tell-entered =
    { $result } ist der { $nth }. Sieg: { $points ->
        [0] kein Punkt
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
dre13ehn-board-tell-call = { $name } sagt „{ $word }“ an: { $result }.
dre13ehn-board-tell-say = { $name } sagt „{ $word }“.
dre13ehn-board-tell-silent = { $name } schweigt.
dre13ehn-board-tell-peek = { $name } sieht unter dem Becher nach.
dre13ehn-board-tell-peek-again = { $name } sieht ein zweites Mal unter dem Becher nach.
dre13ehn-board-tell-again = { $name } sagt nichts an und wirft noch einmal.
dre13ehn-board-tell-repeat = { $name } wirft noch einmal.
dre13ehn-board-tell-show =
    { $name } zeigt { $dice ->
        [one] den
       *[other] die
    } Würfel her.
dre13ehn-board-tell-believe = { $name } glaubt es und nimmt den Becher.
dre13ehn-board-tell-uncover = { $name } deckt auf.
dre13ehn-board-tell-uncover-die = { $name } deckt auf.
dre13ehn-board-tell-faces = Unter dem Becher von { $name } lag { $dice }.
dre13ehn-board-tell-ask = { $name } fragt.
dre13ehn-board-tell-keep = { $name } behält den Wurf.
dre13ehn-board-tell-turned = Die Richtung wechselt.

dre13ehn-board-won = { $name } gewinnt die Runde und trägt { $result } ein.
dre13ehn-board-won-foul = { $name } gewinnt die Runde und trägt ein { $letter } ein.
dre13ehn-board-game =
    { $name } gewinnt das Spiel und hat jetzt { $games ->
        [one] eines
       *[other] { $games }
    }.
dre13ehn-board-life-lost = { $name } verliert das Leben { $life }: „{ $motto }“ – { $means }.
dre13ehn-board-life-last = { $name } verliert das letzte Leben, { $life }: „{ $motto }“ – { $means }.

dre13ehn-board-why-forbidden = „{ $word }“ darf nie ausgesprochen werden.
dre13ehn-board-why-miscalled = Die Würfel ergeben { $made }; das heißt nicht „{ $word }“, sondern: { $names }.
dre13ehn-board-why-miscalled-die = Der Würfel zeigt { $made }; das heißt nicht „{ $word }“, sondern: { $names }.
dre13ehn-board-why-no-name = „{ $word }“ ist hier kein Name.
dre13ehn-board-why-not-silent = Für eine 0 gibt es keinen Namen, den man sagen darf.
dre13ehn-board-why-silent = Der Würfel zeigt { $made }, und das will angesagt sein: { $names }.
dre13ehn-board-why-zero = Eine 0 verliert die Runde.
dre13ehn-board-why-zero-shown = Eine 0 wird hergezeigt und verliert die Runde.
dre13ehn-board-why-unanswered = { $called } antwortet nicht auf { $standing }.
dre13ehn-board-why-two = Niemand sagt in einer Runde zweimal 2 an (gregorianische Regel).
dre13ehn-board-why-thirteens = 13 und 13 gewinnen sofort.
dre13ehn-board-why-fire = Feuer und Feuer gewinnen sofort.
dre13ehn-board-why-thirteen = Eine 3 auf die angesagte 1 ergibt 13.
dre13ehn-board-why-peeked = Ein zweiter Blick ist ein Foul (N).
dre13ehn-board-why-shown = Unter dem Becher: { $lies }. Herzuzeigen ist nur 1313.
dre13ehn-board-why-shown-duel = Unter dem Becher: { $lies }. Herzuzeigen ist nur eine 0.
dre13ehn-board-lies = { $dice }, also { $made }
dre13ehn-board-why-believed = Ein angesagtes FF muss man aufdecken; es zu glauben ist ein Foul (G).
dre13ehn-board-why-asked = Wer nach einem F13 fragt, verliert die Runde.
dre13ehn-board-why-held = Unter dem Becher: { $lies }. Die Ansage { $standing } hält.
dre13ehn-board-why-held-blind = Unter dem Becher: { $lies }. Das antwortet auf { $standing }.
dre13ehn-board-why-failed = Unter dem Becher: { $lies }. Die Ansage { $standing } hält nicht.
dre13ehn-board-why-failed-blind = Unter dem Becher: { $lies }. Das antwortet nicht auf { $standing }.
dre13ehn-board-why-hidden = Unter dem Becher: 13 und 13. Das war herzuzeigen: ein Foul (H).

dre13ehn-board-round = Runde { $round }
dre13ehn-board-round-of-game = Spiel { $game } · Runde { $round }
dre13ehn-board-names = Namen zum Ansagen
dre13ehn-board-nothing = Noch ist nichts angesagt
dre13ehn-board-by = angesagt von
dre13ehn-board-answers = darauf antworten
dre13ehn-board-no-answer = darauf antwortet nichts
dre13ehn-board-answered-by = auf { $called } antworten
dre13ehn-board-cup-unseen = Wurf von { $name }, nicht angesehen
dre13ehn-board-cup-seen = Wurf von { $name }, angesehen
dre13ehn-board-cup-blind = Zweiter Wurf von { $name }, blind
dre13ehn-board-cup-taken = { $name } hat den Becher
dre13ehn-board-games = Spiele
dre13ehn-board-of = { $count } / { $target }
dre13ehn-board-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
dre13ehn-board-points-of = von 37 Punkten
dre13ehn-board-more = 3 Punkte
dre13ehn-board-the-rest = der Rest
dre13ehn-board-win = Sieg
dre13ehn-board-total-points = Punkte
dre13ehn-board-nth-win = { $nth }. Sieg: { $result }
dre13ehn-board-stood = galt
dre13ehn-board-lay = lag da
dre13ehn-board-came = kam
dre13ehn-board-begins = { $name } beginnt.
dre13ehn-board-says-name = „{ $word }“ ansagen
dre13ehn-board-says-list =
    { $name }: { $count ->
        [0] noch kein Sieg
        [one] ein Sieg: { $entries }
       *[other] { $count } Siege: { $entries }
    }
dre13ehn-board-says-points =
    { $list }; zusammen { $points ->
        [0] kein Punkt
        [one] ein Punkt
       *[other] { $points } Punkte
    }
dre13ehn-board-says-lives =
    { $list }; { $lives ->
        [0] kein Leben mehr
        [one] noch ein Leben
       *[other] noch { $lives } Leben
    }
dre13ehn-board-says-games =
    { $list }; { $games ->
        [0] noch kein Spiel
        [one] ein Spiel gewonnen
       *[other] { $games } Spiele gewonnen
    }
dre13ehn-board-says-two = { $list }; hat in dieser Runde 2 angesagt
dre13ehn-board-says-stands = es gilt { $standing }, angesagt von { $name }; darauf antworten: { $answers }
dre13ehn-board-given-away = die Runde
dre13ehn-board-given-away-show = die Runde, wenn nicht 1313 daliegt
dre13ehn-board-given-away-show-duel = die Runde, wenn nicht eine 0 daliegt
dre13ehn-board-tell-late = Keine Ansage: Die Zeit von { $name } ist um.
dre13ehn-board-why-late =
    { $dice ->
        [one] Der Würfel zeigt
       *[other] Die Würfel ergeben
    } { $made }; richtig gewesen wäre: { $names }.
dre13ehn-board-why-late-cup = Keine Ansage in der Zeit ist ein Ansagefehler.
dre13ehn-board-why-right = Richtig gewesen wäre bei { $made }: { $names }.
dre13ehn-board-word = „{ $word }“
dre13ehn-board-thrown-dice = Wurf von { $name }: { $dice }

dre13ehn-board-learner = Namen lernen
dre13ehn-board-learner-about = Auf der Namenstafel von dre13ehn: unter jedem Namen, was er benennt; gerahmt, was auf das Angesagte antwortet; durchgestrichen, was nie gesagt werden darf.
dre13ehn-board-says-number = „{ $word }“: { $number }
dre13ehn-board-says-forbidden = „{ $word }“: { $number }, darf nie gesagt werden

dre13ehn-board-share-game = Partie { $game }
dre13ehn-board-share-win = { $nth }. Sieg
dre13ehn-board-share-name = Mit einem Namen gewonnen
dre13ehn-board-share-call = Durch einen Ansagefehler
dre13ehn-board-share-peek = Durch zweimaliges Nachsehen
