evening-name = An Evening
evening-line = Several pub dice games in a row, with one tally for all.
evening-program = Programme
evening-program-about = Which games you play, in what order and how often.

# Rules page
evening-guide-turn = An evening is a list of games, played one after another, and one tally for all of them.
evening-guide-programme = The programme says which games come up, in what order and how often. Left alone, it is all nineteen, once each.
evening-guide-options = Each game is played by its usual rules; only what happens to players who share last place is agreed for the whole evening.
evening-guide-begin = Players take turns to begin, game by game.
evening-guide-end = Whoever has the fewest strokes at the end of the evening wins. You can stop at any time and carry on tomorrow.
evening-guide-games = The nineteen
evening-guide-game = { $name }: { $line }
evening-guide-pages = The full rules are on each game’s own page.
evening-guide-picture = The evening sheet with three games: who got a stroke where, and who is in the lead.

# Sheet
evening-sheet = Evening sheet
evening-sheet-about = The whole programme with the strokes of up to twelve players, total and place. Made for A4; a tight fit on A5.
evening-sheet-place = Place
evening-sheet-nth = { $nth }
