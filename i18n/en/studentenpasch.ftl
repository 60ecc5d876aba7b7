studentenpasch-name = Students’ Pasch
studentenpasch-line = A 1 counts 100, a 6 counts 60. Three throws, keep what is good.

# Rules page
studentenpasch-guide-turn = A 1 counts 100, a 6 counts 60, all others their pips. There are three throws: after the first and the second keep what you like and throw the rest again. What is kept stays kept, and you may stop at any time.
studentenpasch-guide-end = The lowest sum gets the stroke. More than 300 cannot be had.
studentenpasch-guide-picture = The 1 stays, then the 6; the 5 is put up with.
