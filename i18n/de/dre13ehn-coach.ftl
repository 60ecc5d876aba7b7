# dre13ehn: warum eine Entscheidung besser ist, nach den Ideen der Strategieseite. Die Sätze gelten vor und nach dem Zug.

dre13ehn-coach-call-forbidden = { dre13ehn-strategy-call }: „{ $call }“ ist ein verbotener Name und verliert die Runde.
dre13ehn-coach-call-name = { dre13ehn-strategy-call }: Deine Würfel ergeben { $made }, und das heißt nicht „{ $call }“.
dre13ehn-coach-call-name-die = { dre13ehn-strategy-call }: Dein Würfel zeigt { $made }, und das heißt nicht „{ $call }“.
dre13ehn-coach-call-word = { dre13ehn-strategy-call }: Im Duell ist „{ $call }“ keine Ansage und verliert die Runde.
dre13ehn-coach-call-answer = { dre13ehn-strategy-call }: { $result } antwortet nicht auf { $standing }, also verliert „{ $call }“ die Runde.
dre13ehn-coach-call-two = { dre13ehn-strategy-call }: Du hast in dieser Runde schon 2 angesagt, und eine zweite 2 verliert sie.
dre13ehn-coach-call-silent = { dre13ehn-strategy-call }: Dein Würfel zeigt { $made }, und Schweigen verliert die Runde.
dre13ehn-coach-call-zero = { dre13ehn-strategy-call }: Bei einer 0 schweigst du, denn jede Ansage wäre falsch.
dre13ehn-coach-call-late = { dre13ehn-strategy-call }: Sagst du zu spät an, zählt das als Ansagefehler.

dre13ehn-coach-need = { dre13ehn-strategy-need }: { $other ->
        [100] Auf { $played } antworten alle Würfe, auf { $better } nur { $answers } %.
       *[other] Auf { $better } antworten { $answers } % aller Würfe, auf { $played } dagegen { $other } %.
    }
dre13ehn-coach-need-lie = { dre13ehn-strategy-need }: { $better } wäre gelogen, aber wird es geglaubt, antworten darauf nur { $answers } % aller Würfe, auf { $played } dagegen { $other ->
        [100] alle
       *[other] { $other } %
    }.
dre13ehn-coach-need-stays = { dre13ehn-strategy-need }: Würfelst du noch einmal, gilt weiter { $standing }; darauf antworten { $answers } % aller Würfe, auf { $played } aber { $other } %.
dre13ehn-coach-need-throw-lie = { dre13ehn-strategy-need }: { $better } wäre gelogen, aber darauf antworten nur { $answers } % aller Würfe; würfelst du noch einmal, gilt weiter { $standing }, und darauf antworten { $other } %.
dre13ehn-coach-need-throw = { dre13ehn-strategy-need }: Auf { $better } antworten { $answers } % aller Würfe; würfelst du noch einmal, gilt weiter { $standing }, und darauf antworten { $other } %.

dre13ehn-coach-truth-lie = { dre13ehn-strategy-truth }: { $other ->
        [0] { $played } stimmt bei keinem Wurf, das glaubt niemand; { $better } kann stimmen.
       *[other] { $better } hält bei { $holds } % aller Würfe, { $played } nur bei { $other } %; { $better } wird dir also eher geglaubt.
    }
dre13ehn-coach-truth-holds = { dre13ehn-strategy-truth }: Mit deinem Wurf hält die Ansage { $better }, du gewinnst also, wenn aufgedeckt wird; { $played } wäre gelogen.
dre13ehn-coach-truth-call = { dre13ehn-strategy-truth }: Mit deinem Wurf hält die Ansage { $better }, du gewinnst also, wenn aufgedeckt wird; ein blinder Wurf antwortet auf { $standing } in { $holds } % der Fälle.
dre13ehn-coach-truth-unseen = { dre13ehn-strategy-truth }: Du hast nicht nachgesehen, und { $call } hält nur bei { $holds } % aller Würfe.
dre13ehn-coach-truth-fire = { dre13ehn-strategy-truth }: Eine Ansage FF muss aufgedeckt werden, und stimmt sie, gewinnt sie die Runde.
dre13ehn-coach-truth-fire-lie = { dre13ehn-strategy-truth }: Eine Ansage FF muss aufgedeckt werden, sie gewinnt also nur, wenn sie stimmt.
dre13ehn-coach-truth-shown = { dre13ehn-strategy-truth }: 1313 gewinnt sofort, wenn du es herzeigst.
dre13ehn-coach-truth-show = { dre13ehn-strategy-truth }: Herzeigen darfst du nur 1313; alles andere verliert die Runde.
dre13ehn-coach-truth-show-die = { dre13ehn-strategy-truth }: Zeigst du den Würfel her, gibst du die Runde verloren.
dre13ehn-coach-truth-zero = { dre13ehn-strategy-truth }: Eine 0, die du herzeigst, kostet nur die Runde, eine aufgedeckte auch ein Leben.

dre13ehn-coach-doubt-believe = { dre13ehn-strategy-doubt }: { $holds ->
        [100] { $result } hält bei jedem Wurf; Aufdecken verliert also.
       *[other] Die Ansage { $result } hält zu oft, um sie aufzudecken: bei { $holds } % aller Würfe.
    }
dre13ehn-coach-doubt-believe-blind = { dre13ehn-strategy-doubt }: Diesen Wurf hat niemand gesehen, und { $holds ->
        [100] jeder Wurf antwortet auf { $result }; Aufdecken verliert also.
       *[other] { $holds } % aller Würfe antworten auf { $result }, zu viele, um aufzudecken.
    }
dre13ehn-coach-doubt-uncover = { dre13ehn-strategy-doubt }: { $holds ->
        [0] { $result } stimmt bei keinem Wurf.
       *[other] { $answers ->
            [0] Auf { $result } antwortet kein Wurf; glaubst du es, hilft dir nur noch eine Lüge.
           *[other] Glaubst du es, musst du selbst auf { $result } antworten, und das gelingt nur mit { $answers } % aller Würfe.
        }
    }
dre13ehn-coach-doubt-uncover-blind = { dre13ehn-strategy-doubt }: { $holds ->
        [0] Auf { $result } antwortet kein Wurf.
       *[other] Diesen Wurf hat niemand gesehen, und nur { $holds } % aller Würfe antworten auf { $result }.
    }
dre13ehn-coach-doubt-life = { dre13ehn-strategy-doubt }: Liegt ein F unter dem Becher, kostet dich Aufdecken die Runde und ein Leben.
dre13ehn-coach-doubt-zero = { dre13ehn-strategy-doubt }: Liegt eine 0 unter dem Becher, kostet Aufdecken die Gegenseite auch noch ein Leben.
dre13ehn-coach-doubt-fire = { dre13ehn-strategy-doubt }: FF musst du aufdecken; es zu glauben verliert die Runde.
dre13ehn-coach-doubt-ask = { dre13ehn-strategy-doubt }: Nach einem F13 zu fragen verliert die Runde, auch wenn es gelogen war.

dre13ehn-coach-look-peek = { dre13ehn-strategy-look }: Einmal nachzusehen kostet nichts, und dann weißt du, was du hast.
dre13ehn-coach-look-answer = { dre13ehn-strategy-look }: Einmal nachzusehen kostet nichts, und in { $answers } % der Fälle findest du eine Antwort auf { $standing }.
dre13ehn-coach-look-again = { dre13ehn-strategy-look }: Ein zweiter Blick ist ein Foul und verliert die Runde.
dre13ehn-coach-look-call = { dre13ehn-strategy-look }: Würfelst du noch einmal, antwortet der Wurf auf { $standing } nur in { $holds } % der Fälle.
dre13ehn-coach-look-blind = { dre13ehn-strategy-look }: Wird die Lüge aufgedeckt, ist die Runde sicher verloren; ein blinder Wurf antwortet auf { $standing } in { $holds } % der Fälle.
dre13ehn-coach-look-unseen = { dre13ehn-strategy-look }: Wird dir geglaubt, gewinnst du selten. Sagst du { $standing } ungesehen an, wird eher aufgedeckt; dann gewinnst du in { $holds } % der Fälle.
dre13ehn-coach-look-uncovered = { dre13ehn-strategy-look }: Wird dir geglaubt, gewinnst du die Runde selten; ein blinder Wurf wird öfter aufgedeckt und antwortet auf { $standing } in { $holds } % der Fälle.

dre13ehn-coach-win-keep = { dre13ehn-strategy-win }: Dieser Wurf bringt { $points ->
        [one] einen Punkt
        [2] zwei Punkte
        [3] drei Punkte
       *[other] { $points } Punkte
    }, ein neuer im Mittel { $mean }.
dre13ehn-coach-win-again = { dre13ehn-strategy-win }: Dieser Wurf bringt { $points ->
        [0] nichts
        [one] einen Punkt
        [2] zwei Punkte
        [3] drei Punkte
       *[other] { $points } Punkte
    }, ein neuer im Mittel { $mean } Punkte.
dre13ehn-coach-win-uncover = { dre13ehn-strategy-win }: Hält die Ansage { $result } nicht, trägst du { $result } ein, und das bringt dir { $points ->
        [one] einen Punkt
        [2] zwei Punkte
        [3] drei Punkte
       *[other] { $points } Punkte
    }.
dre13ehn-coach-win-nothing = { dre13ehn-strategy-win }: Gewinnst du durch Aufdecken, trägst du { $result } ein, und das bringt dir nichts.

# Was sich von einer Entscheidung zählen lässt, zum Vorausschauen.

dre13ehn-coach-ahead-call = „{ $call }“ sagt { $result } an; { $answers } % aller Würfe antworten darauf.
dre13ehn-coach-ahead-claim = „{ $call }“ sagt { $result } an. Die Ansage hält bei { $holds } % aller Würfe; { $answers } % antworten darauf.
dre13ehn-coach-ahead-wins = „{ $call }“ gewinnt die Runde.
dre13ehn-coach-ahead-loses = „{ $call }“ verliert die Runde.
dre13ehn-coach-ahead-silent = Schweigen verliert die Runde.
dre13ehn-coach-ahead-peek = Einmal darfst du nachsehen; ein zweiter Blick verliert die Runde.
dre13ehn-coach-ahead-throw = Würfelst du blind noch einmal, antwortet der Wurf auf { $result } in { $holds } % der Fälle.
dre13ehn-coach-ahead-show = 1313 fällt bei { $shows } % aller Würfe.
dre13ehn-coach-ahead-show-duel = Herzeigen kostet die Runde, mit einer 0 aber kein Leben.
dre13ehn-coach-ahead-believe = Auf { $result } antworten { $answers } % aller Würfe.
dre13ehn-coach-ahead-uncover = Deckst du auf, hält { $result } bei { $holds } % aller Würfe; bei den anderen gewinnst du.
dre13ehn-coach-ahead-uncover-blind = Ein blinder Wurf antwortet auf { $result } in { $holds } % der Fälle; sonst gewinnst du, wenn du aufdeckst.
dre13ehn-coach-ahead-keep =
    Der Wurf bringt dir { $points ->
        [0] keinen Punkt
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
dre13ehn-coach-ahead-again = Ein neuer Wurf bringt in { $more } % der Fälle mehr und in { $less } % weniger.

dre13ehn-coach-ahead-answers =
    { $count ->
        [0] Auf { $result } antwortet nichts.
        [one] Auf { $result } antwortet nur { $results }: { $answers } % aller Würfe.
       *[other] Auf { $result } antworten { $results }: { $answers } % aller Würfe.
    }
