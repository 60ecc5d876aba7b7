entenschiss-name = Long Duck’s Dropping
entenschiss-line = 1, 2 and 3 in a single throw, or there will be a stroke for it.
entenschiss-throws-about = How many tries everybody has, always with all three dice.

# Rules page
entenschiss-guide-turn = One throw of three dice, and it has to show 1, 2 and 3. Whoever misses gets a stroke, which is nearly everybody nearly always: only one throw in 36 is the right one.
entenschiss-guide-picture = Only all three together spare you the stroke.
entenschiss-guide-more = If that is too strict, agree on two or three tries, each with all three dice. The first success ends the turn.
entenschiss-came-well = all three
entenschiss-came-badly = missed
