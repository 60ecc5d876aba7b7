# dre13ehn: warum eine Entscheidung besser ist.

dre13ehn-coach-call = „{ $call }“ sagt { $result } an; darauf antworten { $answers } % aller Würfe.
dre13ehn-coach-claim = „{ $call }“ sagt { $result } an: { $holds } % aller Würfe halten das, { $answers } % antworten darauf.
dre13ehn-coach-wins = „{ $call }“ gewinnt die Runde. { $why }
dre13ehn-coach-loses = „{ $call }“ verliert die Runde. { $why }
dre13ehn-coach-silent = Schweigen verliert die Runde. { $why }
dre13ehn-coach-peek = Einmal nachsehen kostet nichts.
dre13ehn-coach-throw = Ein neuer Wurf hält { $result } in { $holds } % der Fälle, und niemand hat ihn gesehen.
dre13ehn-coach-show = Hergezeigt gewinnt nur 1313, das sind { $shows } % aller Würfe.
dre13ehn-coach-show-duel = Wer herzeigt, verliert die Runde, und mit einer 0 kein Leben.
dre13ehn-coach-believe = Wer glaubt, muss selbst auf { $result } antworten: Das gelingt { $answers } % aller Würfe.
dre13ehn-coach-uncover = { $result } halten { $holds } % aller Würfe; sonst gewinnt, wer aufdeckt.
dre13ehn-coach-uncover-blind = Ein Wurf, den niemand gesehen hat, hält { $result } in { $holds } % der Fälle; sonst gewinnt, wer aufdeckt.
dre13ehn-coach-keep =
    Der Wurf zählt { $points ->
        [0] nichts
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
dre13ehn-coach-again = Ein neuer Wurf zählt in { $more } % der Fälle mehr und in { $less } % weniger.

dre13ehn-coach-ahead-answers =
    Auf { $result } { $count ->
        [one] antwortet
       *[other] antworten
    } { $results }: { $answers } % aller Würfe.
