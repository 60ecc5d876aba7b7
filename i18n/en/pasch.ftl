pasch-name = Pasch (Doublets)
pasch-line = Three throws. Only equal dice count, but in the last throw all do.

# Rules page
pasch-guide-turn = Throw all three dice three times. In the first and the second throw only equal dice count: a pair scores its two dice, a triple all three. If all three differ, the throw is worth nothing.
pasch-guide-last = The third throw is kind: all its pips count, however they fall.
pasch-guide-ones = Three ones count as 19 in any throw, and so beat three sixes.
pasch-guide-end = Whoever has the lowest total of the three throws gets the stroke.
pasch-guide-picture = The two fours count, three different numbers do not, and in the last throw everything does.
pasch-guide-ruling = In a pair only those two dice count; the third does not.

# The card before the game
pasch-card-one = Three throws. The first two count only matching dice; in the third, every pip counts.
pasch-card-two = Three ones are worth 19, more than any other throw.
pasch-card-three = The lowest total takes the stroke.
