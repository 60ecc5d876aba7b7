# Ludix: warum eine Entscheidung besser ist, nach den Gedanken der Strategieseite.

ludix-coach-numeral = { ludix-strategy-numeral }: { $better } zählt { $value }, { $played } nur { $other }.
ludix-coach-stake-roll = { ludix-strategy-stake }: Noch ein Wurf bringt im Mittel { $gain } Punkte; das Risiko für die { $total } aus diesem Zug kostet nur { $loss }.
ludix-coach-stake-stop = { ludix-strategy-stake }: Noch ein Wurf kostet im Mittel { $loss } der { $total } Punkte aus diesem Zug und bringt nur { $gain }.
ludix-coach-score-behind =
    { ludix-strategy-score }: Vor diesem Zug lagst du { $behind ->
        [one] einen Punkt
       *[other] { $behind } Punkte
    } zurück; hör in diesem Zug nicht mit weniger als { $enough } auf.
ludix-coach-score-short = { ludix-strategy-score }: Hörst du mit den { $total } dieses Zuges auf, liegst du noch { $behind } zurück; wage mehr.
ludix-coach-score-crowd =
    { ludix-strategy-score }: Bei { $others ->
        [2] zwei
        [3] drei
        [4] vier
       *[5] fünf
    } anderen am Tisch reicht auch ein guter Zug oft nicht; hör in diesem Zug nicht mit weniger als { $enough } auf.
ludix-coach-score-ahead =
    { ludix-strategy-score }: Vor diesem Zug lagst du { $ahead ->
        [one] einen Punkt
       *[other] { $ahead } Punkte
    } vorn; da genügen { $enough } im Zug, um aufzuhören.
ludix-coach-target-near =
    { ludix-strategy-target }: Dir { $need ->
        [one] fehlt nur noch ein Punkt, und wenn du weiterwürfelst, schaffst du ihn
       *[other] fehlen nur noch { $need } Punkte, und wenn du weiterwürfelst, schaffst du sie
    } in { $reaches } % der Fälle.
ludix-coach-target-race =
    { ludix-strategy-target }: { $others ->
        [one] Die andere Person
       *[other] Eine andere Person
    } braucht nur noch { $theirs ->
        [one] einen Punkt
       *[other] { $theirs } Punkte
    } und schafft das in einem Zug in { $reached } % der Fälle; würfle bis 300.
ludix-coach-target-wins = { ludix-strategy-target }: Mit { $banked } liegst du vorn, und nach dir ist niemand mehr dran: Hör auf, und du gewinnst.
ludix-coach-target-enough =
    { ludix-strategy-target }: Mit { $banked } führst du, und { $after ->
        [one] eine Person ist noch dran und holt dich
       *[other] { $after } sind noch dran und holen dich
    } nur in { $caught } % der Fälle ein.
ludix-coach-target-crowd =
    { ludix-strategy-target }: Bei { $others ->
        [2] zwei
        [3] drei
        [4] vier
       *[5] fünf
    } anderen am Tisch reicht auch ein guter Zug oft nicht; würfle bis 300.
ludix-coach-target-safer = { ludix-strategy-target }: Mit { $banked } gewinnst du in { $wins } % der Fälle, wenn du aufhörst, mit noch einem Wurf nur in { $again } %: { $fails } % der Würfe misslingen.
ludix-coach-target-close =
    { ludix-strategy-target }: { $need ->
        [one] Noch ein Punkt
       *[other] Noch { $need } Punkte
    }, dann hast du 300; { $after ->
        [0] damit hast du gewonnen.
        [one] dann ist nach dir nur noch eine Person einmal dran.
       *[other] alle nach dir sind dann nur noch einmal dran.
    }
ludix-coach-target-more =
    { ludix-strategy-target }: { $banked } reichen noch nicht, denn { $after ->
        [one] eine Person ist noch dran und holt dich
       *[other] { $after } sind noch dran und holen dich
    } in { $caught } % der Fälle ein.
ludix-coach-final-behind = { ludix-strategy-final }: Hörst du mit { $banked } auf, verlierst du gegen { $lead }; würfelst du weiter, gewinnst du noch in { $wins } % der Fälle.
ludix-coach-final-level = { ludix-strategy-final }: Hörst du mit { $banked } auf, teilst du den Sieg; würfelst du, hast du ihn in { $wins } % der Fälle allein.
ludix-coach-final-ahead = { ludix-strategy-final }: Mit { $banked } liegst du vor { $lead }, und nach dir ist niemand mehr dran: Hör auf, und du gewinnst.

ludix-coach-ahead-throw = Der Wurf gelingt in { $makes } % der Fälle; gelingt er, bringt er im Mittel { $brings }.
ludix-coach-ahead-win = Deine Gewinnchance ist { $chance } %.
