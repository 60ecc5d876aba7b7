# Was für die Würfelspiele gedruckt wird.

tavern-sheet-tally = Strichliste
tavern-sheet-tally-about = Striche für jedes Wirtshausspiel und für einen Abend: bis zu zwölf Personen, beliebig viele Spiele. Gut auf A5, oder zwei auf einer A4-Seite.
tavern-sheet-houses = Hausnummern
tavern-sheet-houses-about = Schilder für die drei Spiele mit Hausnummern: bis zu zwölf Personen, vier Spiele. Gut auf A5, oder zwei auf einer A4-Seite.
tavern-sheet-game = Spiel
tavern-sheet-player = Name
tavern-sheet-strokes = Striche
tavern-sheet-sum = Summe
tavern-sheet-games = { $name }, { $games } Spiele
tavern-sheet-game-of = Spiel { $game }
tavern-sheet-playoff-of = Spiel { $game }, Stechen
tavern-sheet-to-strokes = { $name }, bis { $strokes ->
        [one] zu einem Strich
       *[other] { $strokes } Striche
    }
