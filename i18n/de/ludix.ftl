# Ludix: was vor der Partie gewählt wird, und warum etwas nicht geht.

ludix-name = Ludix
ludix-line = Römische Zahlen würfeln und rechtzeitig aufhören

ludix-start = Wer beginnt
ludix-start-about = Die Person, die beginnt, rückt auf den ersten Platz; die anderen folgen der Reihe nach.
ludix-start-first = der erste Platz
ludix-start-lot = das Los entscheidet
ludix-start-phrase = am schnellsten „Alea iacta est“ tippen
ludix-arrange = Zahlen legen
ludix-arrange-about = Legst du selbst, musst du die höchste Zahl finden; eine niedrigere zählt, wie sie dasteht.
ludix-arrange-player = von Hand
ludix-arrange-best = von selbst, zur höchsten Zahl

ludix-no-move = „{ $given }“ ist kein Zug; möglich sind eine Zahl wie XXII, „stop“ und „throw“
ludix-not-four = { $given } besteht nicht aus vier Zeichen; zu einer Zahl gehören alle vier Würfel
ludix-other-dice = { $given } lässt sich aus { $dice } nicht legen
ludix-arrange-first = leg zuerst eine Zahl
ludix-arranged = die Zahl ist schon gelegt; jetzt geht nur „stop“ oder „throw“
ludix-wrong = { $given } ist keine Zahl: { $why }; { $value } schreibst du { $proper }
ludix-wrong-nothing = { $given } ist keine Zahl: { $why }
ludix-why-row = mehr als drei { $sign } stehen nie hintereinander
ludix-why-twice = { $sign } darf nur einmal vorkommen
ludix-why-subtraction = { $less } wird nie von { $more } abgezogen, nur I von V oder X und X von L
ludix-why-several = von { $more } wird nur ein { $less } abgezogen
ludix-why-beside =
    { $ones ->
        [yes] neben { $pair } stehen keine weiteren Einer
       *[no] neben { $pair } stehen keine weiteren Zehner
    }
ludix-why-order = Zehner stehen vor Einern, { $sign } kommt also zu spät

ludix-optimum-how = So oft gewinnt die Person, die beginnt, wenn beide bestmöglich spielen (ein geteilter Sieg zählt halb). Berechnet für alle Punktestände und alle Punkte im Zug, auf ein Millionstel genau.

ludix-position-points = keine Zahlen ergeben zusammen { $points } Punkte
ludix-position-target = eine Person mit { $points } Punkten käme nicht noch einmal dran
ludix-position-best = { $numeral } ist nicht die höchste Zahl aus diesen Würfeln, und hier zählt nur die höchste
ludix-position-arranged = hier zählt die höchste Zahl von selbst; es gibt nichts zu legen
ludix-position-failed = { $dice } ergibt keine Zahl, der Zug wäre also vorbei
ludix-position-other-dice = die letzte Zahl lässt sich aus { $dice } nicht legen

ludix-knob-points = Punkte: { $name }
ludix-knob-numerals = Zahlen dieses Zugs
ludix-knob-arrange = Würfel zum Legen
ludix-knob-decide = Würfel der letzten Zahl
ludix-knob-no-numeral = „{ $word }“ ist keine Zahl aus vier Würfeln, etwa XIII
ludix-knob-no-dice = das sind keine vier Würfel mit I, V, X und L
ludix-knob-other-dice = im anderen Feld stehen schon Würfel; leere es zuerst
