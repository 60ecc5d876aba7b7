# Ludix: das Brett, was zu tun ist und was geschah.

ludix-board-name = Ludix
ludix-board-line = Römische Zahlen würfeln und rechtzeitig aufhören

ludix-board-someone = { $name }
ludix-board-join = { $first } { $then }
ludix-board-first-die = erst einen Würfel antippen, oder seinen Buchstaben tippen
ludix-board-not-now = gerade ist hier keine Zahl zu legen

ludix-board-chances = Chancen
ludix-board-chances-about = Auf dem Brett von Ludix: wie oft der nächste Wurf misslingt und was er im Mittel bringt.
ludix-board-chances-asked = auf Nachfrage
ludix-board-chances-always = immer zu sehen

ludix-board-enter = { $numeral } = { $value }
ludix-board-enter-about = Mit den Würfen davor sind es dann { $total }.
ludix-board-stop =
    Aufhören mit { $total ->
        [one] einem Punkt
       *[other] { $total } Punkten
    }
ludix-board-stop-about =
    { $banked ->
        [one] Aufgeschrieben ist dann ein Punkt.
       *[other] Aufgeschrieben sind dann { $banked } Punkte.
    }
ludix-board-stop-last = Mit { $banked } ist das Ziel erreicht: Die Runde wird noch zu Ende gespielt.
ludix-board-stop-end = Aufgeschrieben sind dann { $banked }, und die Partie ist zu Ende.
ludix-board-throw = Weiterwürfeln
ludix-board-throw-about =
    { $total ->
        [one] Lässt sich nichts legen, ist der Punkt verloren.
       *[other] Lässt sich nichts legen, sind die { $total } verloren.
    }

ludix-board-prompt-throw = { $name } ist dran: alle vier Würfel werfen
ludix-board-prompt-last = Letzte Runde: { $name } liegt vorn und wirft
ludix-board-prompt-need =
    { $need ->
        [one] Letzte Runde: { $name } fehlt ein Punkt zur Spitze
       *[other] Letzte Runde: { $name } fehlen { $need } Punkte zur Spitze
    }
ludix-board-prompt-again =
    { $total ->
        [one] { $name } würfelt weiter, ein Punkt steht auf dem Spiel
       *[other] { $name } würfelt weiter, { $total } Punkte stehen auf dem Spiel
    }
ludix-board-prompt-arrange = { $name }: aus allen vier Würfeln eine römische Zahl legen
ludix-board-prompt-part = { $standing } ist { $value } – und wohin mit dem Rest?
ludix-board-prompt-wrong = So gilt es nicht: { $why }
ludix-board-prompt-whole = { $numeral } ist { $value }. Steht es so richtig?
ludix-board-prompt-decide = { $name }: { $total } aufschreiben oder weiterwürfeln?
ludix-board-watch-arrange = { $name } legt eine Zahl
ludix-board-watch-decide = { $name } überlegt: mit { $total } aufhören oder weiter?

ludix-board-tell-roll = { $name } würfelt { $dice }.
ludix-board-tell-counts =
    Das ist { $numeral }, { $value }{ $count ->
        [one] .
       *[other] , zusammen { $total }.
    }
ludix-board-tell-read =
    { $name } legt { $numeral }, { $value }{ $count ->
        [one] .
       *[other] , zusammen { $total }.
    }
ludix-board-tell-throw = { $name } würfelt weiter.
ludix-board-tell-stop = { $name } hört auf, schreibt { $total } auf und hat { $banked }.
ludix-board-tell-target = { $target } sind erreicht.
ludix-board-tell-last = { $target } sind erreicht; noch einmal dran: { $names }.
ludix-board-nothing = daraus wird keine Zahl
ludix-board-failed =
    { $why }. { $lost ->
        [0] Verloren ist nichts.
        [one] Ein Punkt ist verloren.
       *[other] { $lost } Punkte sind verloren.
    }
ludix-board-over =
    { $count ->
        [one] { $names } gewinnt mit { $points } Punkten.
       *[other] { $names } gewinnen mit je { $points } Punkten.
    }

ludix-board-thrown = Der Wurf von { $name }
ludix-board-to-throw = { $name } ist am Wurf
ludix-board-no-numeral = Keine römische Zahl
ludix-board-faces = Jeder Würfel trägt
ludix-board-turn = Dieser Zug
ludix-board-no-throws = noch keine Zahl
ludix-board-over-short = kein Wurf mehr
ludix-board-last-round = Letzte Runde
ludix-board-done = ist durch
ludix-board-now = ist dran
ludix-board-comes = kommt noch
ludix-board-wins = gewinnt
ludix-board-chance-fails =
    { $lost ->
        [0] { $percent } misslingen
       *[other] { $percent } misslingen, kosten { $lost }
    }
ludix-board-chance-brings = sonst im Mittel { $mean }, gut gelegt
ludix-board-chance-mean = im Schnitt { $change }

ludix-board-says-die = Würfel { $die }: { $sign }, zählt { $value }: setzen
ludix-board-says-gone = Würfel { $die }: { $sign }, gesetzt: zurückholen
ludix-board-says-set = Platz { $place }: { $sign }, zurücknehmen
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
ludix-board-given-away = den Sieg, der mit Aufhören sicher ist
ludix-board-says-throw = Werfen
ludix-board-winners = { $names }
ludix-board-even = { $points } Punkte, alle gleichauf
ludix-board-margin =
    { $points } Punkte, { $lead ->
        [one] einer
       *[other] { $lead }
    } mehr als { $names }
ludix-board-worth = Aussicht auf den Sieg:

ludix-board-share-best = Bester Zug
ludix-board-share-failed = Züge ohne Zahl
ludix-board-share-lost = Dabei verlorene Punkte
