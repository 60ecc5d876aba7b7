pasch-name = Pasch
pasch-line = Three throws. Equal pips count, in the last one all of them.

# Rules page
pasch-guide-turn = Throw all three dice three times. In the first and the second throw only equal pips count: a pair adds its two dice, a triple all three. Where all three differ, the throw is worth nothing.
pasch-guide-last = The third throw is merciful: all its pips count, however they fall.
pasch-guide-ones = Three ones count 19 in any throw, and so beat three sixes.
pasch-guide-end = Whoever has the lowest sum of the three throws gets the stroke.
pasch-guide-picture = The two fours count, three different numbers do not, and in the end everything does.
pasch-guide-ruling = Of a pair only its two dice count; the third is left out.
