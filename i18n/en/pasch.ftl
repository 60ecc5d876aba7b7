pasch-name = Pasch (Doublets)
pasch-line = Three rolls. Only matching dice count, but in the last roll all do.

# Rules page
pasch-guide-turn-text = Roll all three dice three times. In the first and the second roll only matching dice count: a pair scores its two dice, a triple all three. If all three differ, the roll is worth nothing.
pasch-guide-turn-last = The third roll is kind: all its pips count, however they fall.
pasch-guide-turn-ones = Three ones count as 19 in any roll, and so beat three sixes.
pasch-guide-end-text = The lowest total of the three rolls gets the stroke.
pasch-guide-example-picture = The two fours count, three different numbers do not, and in the last roll everything does.
pasch-guide-turn-ruling = In a pair only those two dice count; the third does not.

# The card before the game
pasch-card-one = Roll three dice three times. In the first two only matching dice count, in the third all pips.
pasch-card-two = Three ones are worth 19, more than any other roll.
pasch-card-three = The lowest total gets the stroke.
