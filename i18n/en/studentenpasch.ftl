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

# Strategy page
studentenpasch-strategy-about = If you simply want as much as possible, keep every 1 and every 6 and throw everything else again; on average that brings { $mean } points. Once a total lies on the table, the aim is another: not to stay below it. Then it sometimes pays to pick up a 6 again, or to be content with little.
studentenpasch-strategy-first = After the first throw
studentenpasch-strategy-first-text = Two play, and the other has had their turn. The row is your throw, the column the total on the table. You read what stays (a dash: nothing), and how often you get away without the stroke. Framed means stop.
studentenpasch-strategy-first-picture = What stays with two throws to come.
studentenpasch-strategy-second = After the second throw
studentenpasch-strategy-second-text = The same table where nothing stayed after the first throw and one throw is left.
studentenpasch-strategy-second-picture = What stays with one throw to come.
studentenpasch-strategy-table = total on the table
studentenpasch-strategy-thrown = throw
