studentenpasch-name = Students’ Pasch
studentenpasch-line = A 1 counts 100, a 6 counts 60. Three rolls; keep what is good.

# Rules page
studentenpasch-guide-turn-text = A 1 counts 100, a 6 counts 60, all others their pips. You have three rolls: after the first and the second, keep what you like and roll the rest again. What you keep stays, and you may stop at any time.
studentenpasch-guide-end-text = The lowest total gets the stroke. The most you can get is 300.
studentenpasch-guide-example-picture = The 1 stays, then the 6; the 5 will have to do.

# The card before the game
studentenpasch-card-one = Three dice, up to three rolls: keep whatever you like.
studentenpasch-card-two = A 1 counts 100, a 6 counts 60, the rest their pips.
studentenpasch-card-three = The lowest total gets the stroke.

# Strategy page
studentenpasch-strategy-about-text = If you simply want as much as possible, keep every 1 and every 6 and roll everything else again; on average that brings { $mean } points. Once there is a total on the table, all that matters is not to finish below it. Then it sometimes pays to roll even a 6 again, or to be content with little.
studentenpasch-strategy-first = After the first roll
studentenpasch-strategy-first-text = There are two of you, and the other player has had their turn. Row: your roll. Column: the total on the table. Each box says what to keep (a dash: nothing), and how often you then get away without a stroke. Framed means stop.
studentenpasch-strategy-first-picture = What to keep with two rolls to come.
studentenpasch-strategy-second = After the second roll
studentenpasch-strategy-second-text = The same table if you kept nothing after the first roll and have one roll left.
studentenpasch-strategy-second-picture = What to keep with one roll to come.
studentenpasch-strategy-table-label = total on the table
studentenpasch-strategy-thrown-label = roll
