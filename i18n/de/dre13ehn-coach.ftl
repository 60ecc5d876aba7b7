# dre13ehn: warum eine Entscheidung besser ist. Die Sätze gelten vor und nach dem Zug.

dre13ehn-coach-call = „{ $call }“ sagt { $result } an; { $answers } % aller Würfe antworten darauf.
dre13ehn-coach-claim = „{ $call }“ sagt { $result } an. Die Ansage hält bei { $holds } % aller Würfe; { $answers } % antworten darauf.
dre13ehn-coach-wins = „{ $call }“ gewinnt die Runde. { $why }
dre13ehn-coach-loses = „{ $call }“ verliert die Runde. { $why }
dre13ehn-coach-silent = Schweigen verliert die Runde. { $why }
dre13ehn-coach-peek = Einmal nachzusehen kostet nichts.
dre13ehn-coach-throw = Würfelst du blind noch einmal, hält der Wurf gegen { $result } in { $holds } % der Fälle.
dre13ehn-coach-show = Herzeigen gewinnt nur mit 1313, und das fällt in { $shows } % der Fälle.
dre13ehn-coach-show-duel = Herzeigen kostet die Runde, mit einer 0 aber kein Leben.
dre13ehn-coach-believe = Glaubst du es, musst du selbst auf { $result } antworten; das gelingt mit { $answers } % aller Würfe.
dre13ehn-coach-uncover = Deckst du auf, hält { $result } bei { $holds } % aller Würfe; bei den anderen gewinnst du.
dre13ehn-coach-uncover-blind = Ein blinder Wurf hält gegen { $result } in { $holds } % der Fälle; sonst gewinnst du, wenn du aufdeckst.
dre13ehn-coach-keep =
    Der Wurf bringt dir { $points ->
        [0] keinen Punkt
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
dre13ehn-coach-again = Ein neuer Wurf bringt in { $more } % der Fälle mehr und in { $less } % weniger.

dre13ehn-coach-ahead-answers =
    { $count ->
        [0] Auf { $result } antwortet nichts.
        [one] Auf { $result } antwortet nur { $results }: { $answers } % aller Würfe.
       *[other] Auf { $result } antworten { $results }: { $answers } % aller Würfe.
    }
