# Ludix: warum eine Entscheidung besser ist, nach den Gedanken der Strategieseite.

ludix-coach-numeral = { ludix-strategy-numeral }: { $better } zählt { $value }, { $played } nur { $other }.
ludix-coach-stake-roll = { ludix-strategy-stake }: Fehlwürfe mitgerechnet, bringt noch ein Wurf im Mittel { $gain } Punkte und kostet nur { $loss } von den { $total } dieses Zuges.
ludix-coach-stake-stop = { ludix-strategy-stake }: Fehlwürfe mitgerechnet, kostet noch ein Wurf im Mittel { $loss } von den { $total } Punkten dieses Zuges und bringt nur { $gain }.
ludix-coach-score-behind =
    { ludix-strategy-score }: Du liegst { $behind ->
        [one] einen Punkt
       *[other] { $behind } Punkte
    } zurück; hör in diesem Zug nicht unter { $enough } auf.
ludix-coach-score-short = { ludix-strategy-score }: Auch mit den { $total } dieses Zuges lägst du noch { $behind } zurück; wage mehr.
ludix-coach-score-crowd =
    { ludix-strategy-score }: Gegen { $others ->
        [2] zwei
        [3] drei
        [4] vier
       *[5] fünf
    } andere ist ein guter Zug schnell überholt; hör erst mit { $enough } oder mehr auf.
ludix-coach-score-ahead =
    { ludix-strategy-score }: Du liegst { $ahead ->
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
        [one] Der anderen Person
       *[other] Einer anderen Person
    } { $theirs ->
        [one] fehlt nur noch ein Punkt, den schafft sie
       *[other] fehlen nur noch { $theirs }, die schafft sie
    } in einem Zug in { $reached } % der Fälle; würfle bis 300.
ludix-coach-target-wins = { ludix-strategy-target }: Mit { $banked } hast du am meisten, und nach dir ist niemand mehr dran.
ludix-coach-target-enough =
    { ludix-strategy-target }: Mit { $banked } führst du, und { $others ->
        [one] die andere Person ist nur noch einmal dran und holt dich
       *[other] die anderen sind höchstens noch einmal dran und holen dich
    } in { $caught } % der Fälle ein.
ludix-coach-target-more =
    { ludix-strategy-target }: { $banked } reichen noch nicht, denn { $others ->
        [one] die andere Person ist noch einmal dran und holt dich
       *[other] die anderen sind höchstens noch einmal dran und holen dich
    } in { $caught } % der Fälle ein.
ludix-coach-final-behind = { ludix-strategy-final }: Hörst du mit { $banked } auf, verlierst du gegen { $lead }; würfelst du weiter, gewinnst du noch in { $wins } % der Fälle.
ludix-coach-final-level = { ludix-strategy-final }: Hörst du mit { $banked } auf, teilst du den Sieg; würfelst du, hast du ihn in { $wins } % der Fälle allein.
ludix-coach-final-ahead = { ludix-strategy-final }: Mit { $banked } liegst du vor { $lead }, und nach dir ist niemand mehr dran.

ludix-coach-ahead-throw = Der Wurf gelingt in { $makes } % der Fälle; gelingt er, bringt er im Mittel { $brings }.
ludix-coach-ahead-win = Gewinnchance { $chance } %.
