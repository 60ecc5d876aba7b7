entenschiss-name = Long Duck’s Dropping
entenschiss-line = 1, 2 and 3 in one throw, or a stroke.
entenschiss-throws-about = How many tries everybody has, always with all three dice.
