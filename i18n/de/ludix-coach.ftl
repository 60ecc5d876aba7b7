# Ludix: warum eine Entscheidung besser ist.

ludix-coach-numeral = { $better } zählt { $value }, { $played } nur { $other }.
ludix-coach-risk =
    Der nächste Wurf misslingt in { $fails } % der Fälle und kostet dann { $total ->
        [one] den einen Punkt
       *[other] die { $total } Punkte
    } dieses Zuges; gelingt er, bringt er im Mittel { $brings }.
ludix-coach-target = Mit { $banked } ist das Ziel erreicht, und die anderen haben höchstens noch einen Zug. Ihr bester Stand ist { $lead }.
ludix-coach-ahead = Es ist die letzte Runde, und { $banked } liegen vorn: Der beste andere Stand ist { $lead }.
ludix-coach-behind =
    In der letzten Runde reichen { $banked } nicht gegen { $lead }. Der nächste Wurf bringt in { $reaches } % der Fälle { $need ->
        [one] den Punkt, der fehlt
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
        [one] Den anderen fehlt nur noch ein Punkt bis zum Ziel
       *[other] Den anderen fehlen nur noch { $theirs } Punkte bis zum Ziel
    }; { $own ->
        [0] mit dem Aufhören ist es erreicht
        [one] nach dem Aufhören fehlt noch einer
       *[other] nach dem Aufhören fehlen noch { $own }
    }.

ludix-coach-ahead-throw = Gelingt in { $makes } % der Fälle und bringt dann im Mittel { $brings }.
ludix-coach-ahead-win = Gewinnchance { $chance } %.
