# Der Wurf des Tages: dieselben Würfel für alle, und dein Lauf.

today-title = Wurf des Tages
today-head = Heute
today-against = { $game } gegen den Computer
today-goes-on = { $game }: angefangen
today-played = { $game }: gespielt
today-about = Du spielst gegen den starken Computerspieler. Heute fallen die Würfel bei allen gleich: Vergleicht, was ihr daraus gemacht habt.
today-missed = Auch diesen Tag kannst du noch spielen; die Würfel fallen wie damals.
today-begun = Du hast diese Partie angefangen.
today-won = Gespielt und gewonnen.
today-lost = Gespielt. Diesmal hat der Computer gewonnen.
today-look = Ansehen
today-copy = Ergebnis kopieren
today-copied = Das Ergebnis liegt in der Zwischenablage.
today-told = Wurfzabel, Wurf des Tages { $day }: { $game } { $scores }
today-yours = Dein Lauf
today-later = Nächster Monat
today-earlier = Voriger Monat
today-who = Person
today-course =
    { $played ->
        [one] Ein Tag gespielt
       *[other] { $played } Tage gespielt
    }, { $won } gewonnen; { $row ->
        [0] heute kann ein neuer Lauf beginnen
        [one] dein Lauf dauert einen Tag
       *[other] dein Lauf dauert { $row } Tage
    }.

today-key-month = voriger oder nächster Monat
today-key-play = diesen Tag spielen
today-key-today = zurück zu heute
