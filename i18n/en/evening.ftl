evening-name = An Evening
evening-line = Several dice games one after another, with one tally for all.
evening-program = Programme
evening-program-about = Which games are played, in what order and how often.

# Rules page
evening-guide-turn = An evening is a list of games that are played one after another, and one tally for all.
evening-guide-programme = Which games are played, in what order and how often, is up to the programme. Left alone, it is all nineteen, each once.
evening-guide-options = Each game is played as is usual; only what happens to those who share a last place is agreed for the whole evening.
evening-guide-begin = The beginning goes round from game to game.
evening-guide-end = Whoever has the fewest strokes when the evening ends has won. You can stop at any time and go on tomorrow.
evening-guide-games = The nineteen
evening-guide-game = { $name }: { $line }
evening-guide-pages = The rules in full are on the page of each game.
evening-guide-picture = The evening sheet with three games: who got a stroke where, and who leads.

# Sheet
evening-sheet = Evening sheet
evening-sheet-about = The whole programme with the strokes of up to twelve players, sum and place. Made for A4; on A5 it gets tight.
evening-sheet-place = Place
evening-sheet-nth = { $nth }
evening-final = Final ranking
