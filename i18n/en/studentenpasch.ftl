studentenpasch-name = Students’ Pasch
studentenpasch-line = A 1 counts 100, a 6 counts 60. Three throws; keep what is good.

# Rules page
studentenpasch-guide-turn = A 1 counts 100, a 6 counts 60, all others their pips. You have three throws: after the first and the second, keep what you like and throw the rest again. What is kept stays kept, and you may stop at any time.
studentenpasch-guide-end = The lowest total gets the stroke. The most you can get is 300.
studentenpasch-guide-picture = The 1 stays, then the 6; the 5 will have to do.

# The card before the game
studentenpasch-card-one = Up to three throws; keep whatever you like.
studentenpasch-card-two = A 1 counts 100, a 6 counts 60, the rest their pips.
studentenpasch-card-three = The lowest total takes the stroke.
