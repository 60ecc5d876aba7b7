# What is printed for the dice games.

tavern-sheet-tally = Tally
tavern-sheet-tally-about = Strokes for any pub dice game or for an evening: up to twelve players, as many games as you like. Good on A5, or two to an A4 page.
tavern-sheet-houses = House numbers
tavern-sheet-houses-about = Number plates for the three house number games: up to twelve players, four games. Good on A5, or two to an A4 page.
tavern-sheet-game = Game
tavern-sheet-player = Name
tavern-sheet-strokes = Strokes
tavern-sheet-sum = Total
tavern-sheet-games = { $name }, { $games } games
tavern-sheet-game-of = Game { $game }
tavern-sheet-playoff-of = Game { $game }, playoff
tavern-sheet-to-strokes =
    { $name }, to { $strokes ->
        [one] one stroke
       *[other] { $strokes } strokes
    }
