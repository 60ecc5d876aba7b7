# Ludix: das Brett, was zu tun ist und was geschah.

ludix-board-first-die = tipp erst einen Würfel an oder gib seinen Buchstaben ein
ludix-board-not-now = gerade kannst du hier keine Zahl legen

ludix-board-chances = Chancen
ludix-board-chances-about = Auf dem Brett von Ludix: wie oft der nächste Wurf misslingt und was er im Mittel bringt.
ludix-board-chances-asked = auf Wunsch
ludix-board-chances-always = immer zu sehen

ludix-board-enter = { $numeral } = { $value } legen
ludix-board-enter-about = Mit den Würfen davor hast du dann { $total }.
ludix-board-stop =
    Aufhören mit { $total ->
        [one] einem Punkt
       *[other] { $total } Punkten
    }
ludix-board-stop-about =
    { $banked ->
        [one] Du hast dann einen Punkt aufgeschrieben.
       *[other] Du hast dann { $banked } Punkte aufgeschrieben.
    }
ludix-board-stop-last = Mit { $banked } bist du am Ziel: Die Runde wird noch zu Ende gespielt.
ludix-board-stop-end = Du hast dann { $banked } aufgeschrieben, und die Partie ist zu Ende.
ludix-board-throw = Weiterwürfeln
ludix-board-throw-about =
    { $total ->
        [one] Wird es keine Zahl, verlierst du den Punkt.
       *[other] Wird es keine Zahl, verlierst du die { $total }.
    }

ludix-board-prompt-throw = { $name }, würfle mit allen vier Würfeln.
ludix-board-prompt-last = Letzte Runde, { $name }: Du liegst vorn. Würfle.
ludix-board-prompt-need =
    { $need ->
        [one] Letzte Runde, { $name }: Dir fehlt ein Punkt zur Spitze. Würfle.
       *[other] Letzte Runde, { $name }: Dir fehlen { $need } Punkte zur Spitze. Würfle.
    }
ludix-board-prompt-again =
    { $total ->
        [one] { $name }, würfle weiter: Ein Punkt steht auf dem Spiel.
       *[other] { $name }, würfle weiter: { $total } Punkte stehen auf dem Spiel.
    }
ludix-board-prompt-arrange = { $name }, leg aus allen vier Würfeln eine römische Zahl.
ludix-board-prompt-part = { $standing } ist { $value }. Wohin mit dem Rest?
ludix-board-prompt-wrong = { $why }. Versuch es anders.
ludix-board-prompt-whole = { $numeral } ist { $value }. Ist das deine Zahl?
ludix-board-prompt-decide = { $name }, schreibst du { $total } auf, oder würfelst du weiter?
ludix-board-watch-arrange = { $name } legt eine Zahl.
ludix-board-watch-decide = { $name } überlegt: mit { $total } aufhören oder weiterwürfeln?

ludix-board-tell-roll = { $name } würfelt { $dice }.
ludix-board-tell-counts =
    Das ist { $numeral }, also { $value }{ $count ->
        [one] .
       *[other] , zusammen { $total }.
    }
ludix-board-tell-read =
    { $name } legt { $numeral }, also { $value }{ $count ->
        [one] .
       *[other] , zusammen { $total }.
    }
ludix-board-tell-throw = { $name } würfelt weiter.
ludix-board-tell-stop = { $name } hört auf, schreibt { $total } auf und hat jetzt { $banked }.
ludix-board-tell-target = Das Ziel von { $target } ist erreicht.
ludix-board-tell-last = Das Ziel von { $target } ist erreicht. Noch einmal dran: { $names }.
ludix-board-nothing = Daraus wird keine Zahl
ludix-board-failed =
    { $why }. { $lost ->
        [0] Es gehen keine Punkte verloren.
        [one] Ein Punkt ist verloren.
       *[other] { $lost } Punkte sind verloren.
    }
ludix-board-over =
    { $count ->
        [one] { $names } gewinnt mit { $points } Punkten.
       *[other] { $names } gewinnen gemeinsam mit je { $points } Punkten.
    }

ludix-board-thrown = { $name } hat gewürfelt
ludix-board-to-throw = { $name } ist dran
ludix-board-no-numeral = Keine römische Zahl
ludix-board-faces = Auf jedem Würfel
ludix-board-turn = Dieser Zug
ludix-board-no-throws = noch keine Zahl
ludix-board-over-short = kein Wurf mehr
ludix-board-last-round = Letzte Runde
ludix-board-done = ist fertig
ludix-board-now = ist dran
ludix-board-comes = kommt noch
ludix-board-wins = gewinnt
ludix-board-chance-fails =
    { $lost ->
        [0] { $percent } misslingen
       *[other] { $percent } misslingen und kosten { $lost }
    }
ludix-board-chance-brings = die anderen bringen im Mittel { $mean }
ludix-board-chance-mean = unterm Strich { $change }

ludix-board-says-die = Würfel { $die }: { $sign }, zählt { $value }: legen
ludix-board-says-gone = Würfel { $die }: { $sign }, gelegt: zurückholen
ludix-board-says-set = Platz { $place }: { $sign }, zurückholen
ludix-board-says-place = Platz { $place }, frei
ludix-board-says-ask = Chancen des nächsten Wurfs zeigen (W)
ludix-board-says-hide = Chancen wieder verbergen (W)
ludix-board-says-lane =
    { $name }: { $banked ->
        [one] ein Punkt
       *[other] { $banked } Punkte
    }{ $left ->
        [0] , das Ziel ist erreicht
       *[other] , bis zum Ziel fehlen { $left }
    }
ludix-board-says-standing = { $state }, { $standing }
ludix-board-given-away = den Sieg, der dir sicher ist, wenn du aufhörst
ludix-board-says-throw = Würfeln
ludix-board-winners = { $names }
ludix-board-even = { $points } Punkte, alle gleichauf
ludix-board-margin =
    { $points } Punkte, { $lead ->
        [one] einer
       *[other] { $lead }
    } mehr als { $names }

ludix-board-share-best = Bester Zug
ludix-board-share-failed = Züge ohne Zahl
ludix-board-share-lost = Dabei verlorene Punkte

# Was geraten oder verglichen wird: in einem Satz oder einer Tabelle, darum klein und ohne Punkt.
ludix-board-advice-enter = { $numeral } legen ({ $value })
ludix-board-advice-throw = weiterwürfeln
ludix-board-advice-stop = aufhören und { $total } aufschreiben
