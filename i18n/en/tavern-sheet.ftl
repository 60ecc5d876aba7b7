# What is printed for the dice games.

tavern-sheet-tally = Tally
tavern-sheet-tally-about = Strokes for any of the dice games and for an evening: up to twelve players, as many games as you like. Good on A5, two on A4.
tavern-sheet-houses = House numbers
tavern-sheet-houses-about = Plates for the three games with house numbers: up to twelve players, four games. Good on A5, two on A4.
tavern-sheet-game = Game
tavern-sheet-player = Name
tavern-sheet-strokes = Strokes
tavern-sheet-sum = Sum
tavern-sheet-games = { $name }, { $games } games
tavern-sheet-game-of = Game { $game }
tavern-sheet-playoff-of = Game { $game }, playoff
