# Ludix: was vor der Partie gewählt wird, und warum etwas nicht geht.

ludix-start = Wer beginnt
ludix-start-about = Die Sitzordnung wird so gedreht, dass vorn sitzt, wer beginnt.
ludix-start-first = wer vorn sitzt
ludix-start-lot = das Los entscheidet
ludix-start-phrase = wer „Alea iacta est“ am schnellsten tippt
ludix-arrange = Zahlen legen
ludix-arrange-about = Wer selbst legt, muss die beste Lesart finden; eine niedrigere zählt, wie sie dasteht.
ludix-arrange-player = von Hand
ludix-arrange-best = von selbst, zur besten Lesart

ludix-no-move = „{ $given }“ ist kein Zug; Züge sind eine Zahl wie XXII, stop und throw
ludix-not-four = { $given } besteht nicht aus vier Zeichen; alle vier Würfel gehören zur Zahl
ludix-other-dice = { $given } lässt sich aus { $dice } nicht legen
ludix-arrange-first = zuerst ist eine Zahl zu legen
ludix-arranged = die Zahl ist gelegt; jetzt heißt es stop oder throw
ludix-wrong = { $given } ist keine Zahl: { $why }; { $value } schreibt sich { $proper }
ludix-wrong-nothing = { $given } ist keine Zahl: { $why }
ludix-why-row = mehr als drei { $sign } stehen nie hintereinander
ludix-why-twice = { $sign } kommt nur einmal vor
ludix-why-subtraction = { $less } wird nie von { $more } abgezogen, nur I von V oder X und X von L
ludix-why-several = von { $more } wird nur ein { $less } abgezogen
ludix-why-beside =
    { $ones ->
        [yes] neben { $pair } stehen keine weiteren Einer
       *[no] neben { $pair } stehen keine weiteren Zehner
    }
ludix-why-order = Zehner stehen vor Einern, { $sign } kommt also zu spät

ludix-optimum-how = So oft gewinnt, wer beginnt, wenn beide bestmöglich spielen (ein geteilter Sieg zählt halb): Jeder Zug ist über beide Punktestände und seine eigenen Punkte gelöst, auf ein Millionstel genau.

ludix-position-points = auf { $points } Punkte kommt man mit keinen Zahlen
ludix-position-target = wer { $points } Punkte hat, wäre nicht noch einmal dran
ludix-position-best = { $numeral } ist nicht die beste Zahl aus diesen Würfeln, und hier zählt nur die beste
ludix-position-arranged = hier zählt die beste Zahl von selbst, niemand legt Würfel
ludix-position-failed = { $dice } ergibt keine Zahl, also wäre der Zug vorbei
ludix-position-other-dice = die letzte Zahl kann man aus { $dice } nicht legen

ludix-knob-points = Punkte: { $name }
ludix-knob-numerals = Zahlen dieses Zugs
ludix-knob-arrange = Würfel zu legen
ludix-knob-decide = Würfel der letzten Zahl
ludix-knob-no-numeral = „{ $word }“ ist keine Zahl aus vier Würfeln, etwa XIII
ludix-knob-no-dice = das sind keine vier Würfel mit I, V, X und L
ludix-knob-other-dice = es liegen schon Würfel: Nimm die erst weg
