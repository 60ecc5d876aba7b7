# Der Wurf des Tages: dieselben Würfel für alle, und der eigene Lauf.

today-title = Wurf des Tages
today-head = Heute
today-against = { $game } gegen den Computer
today-goes-on = { $game }: angefangen
today-played = { $game }: gespielt
today-about = Gegen den starken Computer. Die Würfel fallen heute überall gleich: Wer es besser gemacht hat, lässt sich vergleichen.
today-missed = Auch dieser Tag lässt sich noch spielen; die Würfel fallen wie damals.
today-begun = Die Partie ist angefangen.
today-won = Gespielt und gewonnen.
today-lost = Gespielt. Diesmal hat der Computer gewonnen.
today-look = Ansehen
today-copy = Ergebnis kopieren
today-copied = Das Ergebnis liegt in der Zwischenablage.
today-told = Wurfzabel, Wurf des Tages { $day }: { $game } { $scores }
today-yours = Der eigene Lauf
today-later = Ein Monat später
today-earlier = Ein Monat früher
today-who = Wer
today-course =
    { $played ->
        [one] Ein Tag gespielt
       *[other] { $played } Tage gespielt
    }, { $won } davon gewonnen; { $row ->
        [0] heute kann eine Reihe beginnen
        [one] ein Tag in Folge
       *[other] { $row } Tage in Folge
    }

today-key-month = ein Monat früher oder später
today-key-play = diesen Tag spielen
today-key-today = zum heutigen Tag
