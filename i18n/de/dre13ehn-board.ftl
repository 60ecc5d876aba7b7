# dre13ehn: was zu tun ist, was geschah und was das Brett sagt.

dre13ehn-board-symbol = { $symbol }
dre13ehn-board-result = { $result }
dre13ehn-board-either = 12 oder 23
# Was nicht geht: klein und ohne Punkt. Das Fenster macht einen Satz daraus.
dre13ehn-board-not-yours = jetzt ist { $names } dran

dre13ehn-board-peek = Noch einmal nachsehen
dre13ehn-board-peek-about = Du hast in diesem Zug schon nachgesehen. Noch einmal kostet die Runde.
dre13ehn-board-silent = Schweigen
dre13ehn-board-silent-about = Richtig bei einer 0, denn ihr Name ist verboten. Alles andere musst du ansagen.
dre13ehn-board-repeat = Noch einmal würfeln
dre13ehn-board-repeat-about = Es zählt der zweite Wurf, was er auch zeigt.
dre13ehn-board-again = Noch einmal würfeln, blind
dre13ehn-board-again-about = Niemand sieht nach. Du gibst den Becher weiter und behauptest, der neue Wurf antwortet auf { $standing }.
dre13ehn-board-show = Herzeigen
dre13ehn-board-show-die = Herzeigen
dre13ehn-board-show-about = 1313 musst du herzeigen, das gewinnt sofort. Alles andere kostet die Runde.
dre13ehn-board-show-duel = Bei einer 0 kostet das die Runde, aber kein Leben. Alles andere herzuzeigen verschenkt die Runde.
dre13ehn-board-believe = Glauben
dre13ehn-board-believe-about = Du nimmst den Becher und würfelst; es gilt { $standing }.
dre13ehn-board-believe-fire = FF musst du aufdecken. Es zu glauben ist ein Foul und kostet die Runde.
dre13ehn-board-uncover = Aufdecken
dre13ehn-board-uncover-about = Liegt dort { $standing } oder etwas, das darauf antwortet, verlierst du die Runde, sonst gewinnst du sie.
dre13ehn-board-uncover-blind = Liegt dort etwas, das auf { $standing } antwortet, verlierst du die Runde, sonst gewinnst du sie.
dre13ehn-board-uncover-fire = Liegt dort zweimal Feuer, verlierst du die Runde, sonst gewinnst du sie.
dre13ehn-board-uncover-lives = Ein F kostet dich auch ein Leben; liegt eine 0 da, verliert die Gegenseite eins.
dre13ehn-board-ask = Fragen
dre13ehn-board-ask-about = Fragst du nach einem F13, verlierst du die Runde.
dre13ehn-board-keep = { $result } behalten
dre13ehn-board-keep-about =
    Als { $nth }. Sieg bringt das { $points ->
        [0] keinen Punkt
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
dre13ehn-board-typing = Ansage
dre13ehn-board-typing-example = etwa hi; aa für ā, sch für š
dre13ehn-board-typing-example-duel = etwa i; ii für ī
dre13ehn-board-typing-send = Ansagen
dre13ehn-board-reads = „{ $word }“ sagt { $result } an.
dre13ehn-board-reads-show = „{ $word }“ zeigt die Würfel her; richtig ist das nur bei 1313.
dre13ehn-board-reads-forbidden = „{ $word }“ ist verboten.
dre13ehn-board-reads-nothing = „{ $word }“ ist hier kein Ergebnis.
dre13ehn-board-reads-number = „{ $word }“ ist ein Ergebnis und kein Name: Sag den Namen an.
dre13ehn-board-reads-free = „{ $word }“ steht nicht auf der Namenstafel und sagt darum { $result } an.
dre13ehn-board-reads-named = „{ $word }“ ist der Name der { $number }, die hier kein Ergebnis ist, und sagt darum { $result } an.
dre13ehn-board-reads-begun = „{ $word }“ ist erst der Anfang von { $names }.
dre13ehn-board-reads-free-nothing = „{ $word }“ steht nicht auf der Namenstafel und ist hier kein Ergebnis.

dre13ehn-board-prompt-begin = { $name }, du beginnst die Runde: Würfle.
dre13ehn-board-prompt-begin-cup = { $name }, du beginnst die Runde: Würfle unter dem Becher.
dre13ehn-board-prompt-throw = { $name }, würfle. Es gilt { $standing }.
dre13ehn-board-prompt-throw-cup = { $name }, würfle unter dem Becher. Es gilt { $standing }.
dre13ehn-board-prompt-again = { $name }, würfle noch einmal. Diesmal sieht niemand nach.
dre13ehn-board-prompt-repeat = Würfle noch einmal: Dieser Wurf zählt.
dre13ehn-board-prompt-solo-throw = Würfle für den { $nth }. Sieg.
dre13ehn-board-prompt-solo =
    { $result }, { $points ->
        [0] kein Punkt
        [one] ein Punkt
       *[other] { $points } Punkte
    }: behalten oder noch einmal würfeln?
dre13ehn-board-prompt-call-first = { $name }, wie heißt der Wurf?
dre13ehn-board-prompt-call = { $name }, wie heißt der Wurf? Er muss auf { $standing } antworten.
dre13ehn-board-prompt-duel-first = { $name }, wie heißt der Wurf? Bei einer 0 schweigst du.
dre13ehn-board-prompt-duel = { $name }, wie heißt der Wurf? Er muss auf { $standing } antworten; bei einer 0 schweigst du.
dre13ehn-board-prompt-cup-first = { $name }, sieh nach, wenn du magst, und sag etwas an.
dre13ehn-board-prompt-cup = { $name }, sieh nach, sag etwas an, das auf { $standing } antwortet, oder würfle blind noch einmal.
dre13ehn-board-prompt-seen-first = { $name }, sag an, was daliegt – oder was daliegen soll.
dre13ehn-board-prompt-seen = { $name }, sag etwas an, das auf { $standing } antwortet, oder würfle blind noch einmal.
dre13ehn-board-prompt-answer = { $name }, { $thrower } sagt { $standing }. Glaubst du das?
dre13ehn-board-prompt-two = { $name }, { $thrower } sagt 2, und diese 2 musst du glauben.
dre13ehn-board-prompt-faces = Was lag unter dem Becher von { $name }?
dre13ehn-board-prompt-blind =
    { $name }, glaubst du { $thrower }, dass { $dice ->
        [one] dieser Würfel auf { $standing } antwortet? Niemand hat ihn
       *[other] diese Würfel auf { $standing } antworten? Niemand hat sie
    } gesehen.
dre13ehn-board-watch-call = { $name } sucht den Namen des Wurfs.
dre13ehn-board-watch-cup = { $name } hat den Becher und überlegt.
dre13ehn-board-watch-answer = { $name } muss { $standing } glauben oder aufdecken.
dre13ehn-board-watch-blind = { $name } überlegt, ob der blinde Becher auf { $standing } antwortet.
dre13ehn-board-watch-solo = { $name } überlegt: behalten oder noch einmal würfeln.

dre13ehn-board-over-solo =
    Dreizehn Würfe haben { $points ->
        [one] einen
       *[other] { $points }
    } von 37 Punkten gebracht.
dre13ehn-board-over-points =
    { $count ->
        [one] { $names } gewinnt mit
       *[other] { $names } gewinnen mit je
    } { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
dre13ehn-board-over-lives = { $names } gewinnt das Duell: Die andere Seite hat kein Leben mehr.
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

dre13ehn-board-tell-roll = { $name } würfelt { $dice }.
dre13ehn-board-tell-roll-cup = { $name } würfelt unter dem Becher.
dre13ehn-board-tell-roll-blind = { $name } würfelt noch einmal unter dem Becher, und niemand sieht nach.
dre13ehn-board-tell-makes = Das ist { $result }.
# Auch, bevor etwas eingetragen ist: was es brächte.
dre13ehn-board-tell-entered =
    { $result } bringt als { $nth }. Sieg { $points ->
        [0] keinen Punkt
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
dre13ehn-board-tell-call = { $name } sagt „{ $word }“ an: { $result }.
dre13ehn-board-tell-say = { $name } sagt „{ $word }“.
dre13ehn-board-tell-silent = { $name } schweigt.
dre13ehn-board-tell-peek = { $name } sieht unter dem Becher nach.
dre13ehn-board-tell-peek-again = { $name } sieht ein zweites Mal unter dem Becher nach.
dre13ehn-board-tell-again = { $name } sagt nichts an und würfelt noch einmal.
dre13ehn-board-tell-repeat = { $name } würfelt noch einmal.
dre13ehn-board-tell-show =
    { $name } zeigt { $dice ->
        [one] den
       *[other] die
    } Würfel her.
dre13ehn-board-tell-believe = { $name } glaubt es und nimmt den Becher.
dre13ehn-board-tell-uncover = { $name } deckt auf.
dre13ehn-board-tell-uncover-die = { $name } deckt auf.
dre13ehn-board-tell-faces = { $name } hatte { $dice } unter dem Becher.
dre13ehn-board-tell-ask = { $name } fragt nach dem F13.
dre13ehn-board-tell-keep = { $name } behält den Wurf.
dre13ehn-board-tell-turned = Die Richtung wechselt.

dre13ehn-board-won = { $name } gewinnt die Runde und trägt { $result } ein.
dre13ehn-board-won-foul = { $name } gewinnt die Runde und trägt ein { $letter } ein.
dre13ehn-board-game =
    { $name } gewinnt das Spiel und hat jetzt { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } gewonnen.
dre13ehn-board-life-lost = { $name } verliert ein Leben, { $life }: „{ $motto }“ – { $means }.
dre13ehn-board-life-last = { $name } verliert das letzte Leben, { $life }: „{ $motto }“ – { $means }.

# Warum eine Runde endet; auch von Zügen, die niemand gemacht hat, darum in der Gegenwart.
dre13ehn-board-why-forbidden = „{ $word }“ darf nie gesagt werden.
dre13ehn-board-why-miscalled = Die Würfel ergeben { $made }, und das heißt nicht „{ $word }“. Richtig: { $names }.
dre13ehn-board-why-miscalled-die = Der Würfel zeigt { $made }, und das heißt nicht „{ $word }“. Richtig: { $names }.
dre13ehn-board-why-no-name = „{ $word }“ ist hier kein Name.
dre13ehn-board-why-not-silent = Der Name der 0 ist verboten: Bei einer 0 ist nur Schweigen richtig.
dre13ehn-board-why-silent = Der Würfel zeigt { $made }, und das muss angesagt werden. Richtig: { $names }.
dre13ehn-board-why-zero = Eine 0 verliert die Runde.
dre13ehn-board-why-zero-shown = Eine hergezeigte 0 kostet nur die Runde.
dre13ehn-board-why-unanswered = { $called } antwortet nicht auf { $standing }.
dre13ehn-board-why-two = Jede Person darf in einer Runde nur einmal 2 ansagen: die gregorianische Regel.
dre13ehn-board-why-thirteens = 13 und 13 gewinnen sofort.
dre13ehn-board-why-fire = Feuer und Feuer gewinnen sofort.
dre13ehn-board-why-thirteen = Eine 3 auf die angesagte 1 ist 13 und gewinnt sofort.
dre13ehn-board-why-peeked = Ein zweiter Blick ist ein Foul: ein N in der Liste.
dre13ehn-board-why-shown = Unter dem Becher: { $lies }. Nur 1313 darf hergezeigt werden.
dre13ehn-board-why-shown-duel = Unter dem Becher: { $lies }. Nur eine 0 darf hergezeigt werden.
dre13ehn-board-lies = { $dice }, also { $made }
dre13ehn-board-why-believed = FF muss aufgedeckt werden; es zu glauben ist ein Foul.
dre13ehn-board-why-asked = Nach einem F13 zu fragen kostet die Runde.
dre13ehn-board-why-held = Unter dem Becher: { $lies }. Die Ansage { $standing } hält.
dre13ehn-board-why-held-blind = Unter dem Becher: { $lies }. Das antwortet auf { $standing }.
dre13ehn-board-why-failed = Unter dem Becher: { $lies }. Die Ansage { $standing } stimmt nicht.
dre13ehn-board-why-failed-blind = Unter dem Becher: { $lies }. Das antwortet nicht auf { $standing }.
dre13ehn-board-why-hidden = Unter dem Becher: 13 und 13. Das nicht herzuzeigen ist ein Foul.

dre13ehn-board-round = Runde { $round }
dre13ehn-board-round-of-game = Spiel { $game } · Runde { $round }
dre13ehn-board-names = Namenstafel
dre13ehn-board-nothing = Noch keine Ansage
dre13ehn-board-by = angesagt von
dre13ehn-board-answers = darauf antworten
dre13ehn-board-no-answer = darauf antwortet nichts
dre13ehn-board-answered-by = auf { $called } antworten
dre13ehn-board-cup-unseen = { $name } hat nicht nachgesehen
dre13ehn-board-cup-seen = { $name } hat nachgesehen
dre13ehn-board-cup-blind = { $name }: zweiter Wurf, blind
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
dre13ehn-board-stood = angesagt
dre13ehn-board-lay = lag da
dre13ehn-board-came = danach
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
        [0] noch kein Spiel gewonnen
        [one] ein Spiel gewonnen
       *[other] { $games } Spiele gewonnen
    }
dre13ehn-board-says-two = { $list }; hat in dieser Runde schon 2 angesagt
dre13ehn-board-says-stands =
    { $count ->
        [0] es gilt { $standing }, angesagt von { $name }; darauf antwortet nichts
       *[other] es gilt { $standing }, angesagt von { $name }; darauf antworten: { $answers }
    }
dre13ehn-board-given-away = die Runde
dre13ehn-board-given-away-show = die Runde, wenn nicht 1313 daliegt
dre13ehn-board-given-away-show-duel = die Runde, wenn nicht eine 0 daliegt
dre13ehn-board-tell-late = Die Zeit ist um: { $name } hat nichts angesagt.
dre13ehn-board-why-late =
    { $dice ->
        [one] Der Würfel zeigt
       *[other] Die Würfel ergeben
    } { $made }. Richtig: { $names }.
dre13ehn-board-why-late-cup = Nicht rechtzeitig anzusagen zählt als Ansagefehler.
dre13ehn-board-why-right = Richtig bei { $made }: { $names }.
dre13ehn-board-word = „{ $word }“
dre13ehn-board-thrown-dice = { $name } hat gewürfelt: { $dice }

dre13ehn-board-learner = Namen lernen
dre13ehn-board-learner-about = Die Namenstafel von dre13ehn zeigt unter jedem Namen, wofür er steht. Was auf die Ansage antwortet, ist gerahmt; was du nie sagen darfst, ist durchgestrichen.
dre13ehn-board-says-number = „{ $word }“: { $number }
dre13ehn-board-says-never = „{ $word }“ ansagen (verbotener Name)
dre13ehn-board-says-forbidden = „{ $word }“: { $number }, darf nie gesagt werden

dre13ehn-board-share-game = Spiel { $game }
dre13ehn-board-share-win = { $nth }. Sieg
dre13ehn-board-share-name = Mit einem Ergebnis gewonnen
dre13ehn-board-share-call = Ansagefehler der anderen
dre13ehn-board-share-peek = Zweiter Blick der anderen

# Was geraten oder verglichen wird: in einem Satz oder einer Tabelle, darum klein und ohne Punkt.
dre13ehn-board-advice-call = „{ $word }“ ansagen ({ $result })
dre13ehn-board-advice-say = „{ $word }“ ansagen
dre13ehn-board-advice-silent = schweigen
dre13ehn-board-advice-late = zu lange warten
dre13ehn-board-advice-peek = unter dem Becher nachsehen
dre13ehn-board-advice-peek-again = noch einmal unter dem Becher nachsehen
dre13ehn-board-advice-again = blind noch einmal würfeln
dre13ehn-board-advice-repeat = noch einmal würfeln
dre13ehn-board-advice-show =
    { $dice ->
        [one] den
       *[other] die
    } Würfel herzeigen
dre13ehn-board-advice-believe = der Ansage glauben
dre13ehn-board-advice-uncover = aufdecken
dre13ehn-board-advice-ask = nach dem F13 fragen
dre13ehn-board-advice-keep = den Wurf behalten
