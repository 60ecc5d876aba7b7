evening-name = An Evening
evening-line = Several pub dice games in a row, with one tally for all.
evening-program = Programme
evening-program-about = Which games you play, in what order and how often.

# Rules page
evening-guide-turn-text = An evening is several games, one after another, with one tally for all of them.
evening-guide-programme-text = The programme says which games come up, in what order and how often. Five are suggested; you can choose any of the games, as often as you like.
evening-guide-programme-options = Each game is played by its usual rules. The only thing you agree on for the whole evening is what happens when players share last place.
evening-guide-programme-begin = You take turns to begin, game by game.
evening-guide-end-text = Have the fewest strokes at the end of the evening, and you win. You can stop at any time and carry on tomorrow.
evening-guide-example-picture = An evening sheet with three games shows who got a stroke where, and who is in the lead.
evening-guide-games = The games
evening-guide-games-each = { $name }: { $line }
evening-guide-pages-text = The full rules are on each game’s own page.

# Sheet
evening-sheet = Evening sheet
evening-sheet-about = The whole programme with the strokes of up to twelve players, total and place. Made for A4; a tight fit on A5.
evening-sheet-place = Place
evening-sheet-nth = { $nth }
