# Ludix: warum eine Entscheidung besser ist.

ludix-coach-numeral = { $better } zählt { $value }, { $played } zählt { $other }.
ludix-coach-risk =
    Der nächste Wurf misslingt in { $fails } % der Fälle und kostet dann { $total ->
        [one] den einen Punkt
       *[other] die { $total } Punkte
    } dieses Zuges; gelingt er, bringt er im Mittel { $brings }.
ludix-coach-target = Mit { $banked } ist das Ziel erreicht, und es bleibt allen anderen nur noch ein Zug, um daran vorbeizukommen; vorn liegen dort { $lead }.
ludix-coach-ahead = Es ist die letzte Runde, und { $banked } sind mehr als die { $lead }, die sonst vorn liegen.
ludix-coach-behind =
    Es ist die letzte Runde: Mit { $banked } ist gegen { $lead } verloren. Der nächste Wurf bringt in { $reaches } % der Fälle { $need ->
        [one] den einen Punkt, der fehlt
       *[other] die { $need } Punkte, die fehlen
    }.
ludix-coach-chance =
    Der nächste Wurf gelingt in { $makes } % der Fälle und bringt dann im Mittel { $brings }; auf dem Spiel { $total ->
        [one] steht ein Punkt
       *[other] stehen { $total } Punkte
    }.
ludix-coach-race =
    { $theirs ->
        [0] Die anderen sind schon am Ziel
       *[other] Den anderen fehlen noch { $theirs } bis zum Ziel
    }, mit Aufhören sind es hier { $own ->
        [0] keine mehr
       *[other] noch { $own }
    }.

ludix-coach-ahead-throw = Gelingt in { $makes } % der Fälle, bringt dann im Mittel { $brings }.
ludix-coach-ahead-win = Gewinnt in { $chance } % der Fälle.
