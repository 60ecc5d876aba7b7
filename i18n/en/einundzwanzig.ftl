einundzwanzig-name = Twenty-One
einundzwanzig-line = One die counts up round the table. Whoever reaches 21 loses.

# Rules page
einundzwanzig-guide-turn = A single die goes round the table and counts. The first player lays it down with the 1 up. Each player after that flicks it on and adds the new number.
einundzwanzig-guide-end = Whoever reaches 21 or more gets the stroke and, as a consolation, begins again: with the 1.
einundzwanzig-guide-picture = Under each die is the count so far. The last 3 did it.
einundzwanzig-guide-ruling = A game is exactly one stroke. In an evening, the next game is begun not by whoever got it, but by whoever is due to begin anyway.
einundzwanzig-laid = lays the 1
einundzwanzig-came = counts { $count }
einundzwanzig-safe = { $left } more to 21: the next throw is safe.
einundzwanzig-tight =
    { $left ->
        [1] 1 more to 21: any throw costs the stroke.
        [6] 6 more to 21: only a 6 costs the stroke.
       *[other] { $left } more to 21: a { $left } or more costs the stroke.
    }

# The card before the game
einundzwanzig-card-one = One die goes round; whoever begins lays it down as a 1.
einundzwanzig-card-two = Every throw is added to a total that belongs to all.
einundzwanzig-card-three = Whoever takes it to 21 or beyond gets the stroke.
