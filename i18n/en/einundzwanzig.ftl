einundzwanzig-name = Twenty-One
einundzwanzig-line = One die counts up round the table. Reach 21, and you lose.

# Rules page
einundzwanzig-guide-turn-text = A single die goes round the table and counts. The first player lays it down with the 1 up. After that, on your turn, flick it on and add the new number.
einundzwanzig-guide-end-text = If you reach 21 or more, you get the stroke and, as a consolation, you begin again: with the 1.
einundzwanzig-guide-example-picture = Below each die is the count so far. The last 3 was too much.
einundzwanzig-guide-turn-ruling = A game ends with exactly one stroke. If you play “An Evening”, the player who got it does not begin the next game; you go on taking turns to begin.
einundzwanzig-laid = lays the 1
einundzwanzig-came = the count is { $count }
einundzwanzig-safe = { $left } to go to 21: the next roll is safe.
einundzwanzig-tight =
    { $left ->
        [1] 1 to go to 21: any roll costs the stroke.
        [6] 6 to go to 21: only a 6 costs the stroke.
       *[other] { $left } to go to 21: a { $left } or more costs the stroke.
    }

# The card before the game
einundzwanzig-card-one = One die goes round; if you begin, do not roll it: set it to 1.
einundzwanzig-card-two = Every roll is added to one total for the whole table.
einundzwanzig-card-three = If you take it to 21 or beyond, you get the stroke.
