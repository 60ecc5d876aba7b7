entenschiss-name = Long Duck Dropping
entenschiss-line = 1, 2 and 3 in a single throw, or you get a stroke.
entenschiss-throws-about = How many tries each player gets, always with all three dice.

# Rules page
entenschiss-guide-turn = One throw of three dice, and it has to show 1, 2 and 3. Miss, and you get a stroke, which is nearly everybody, nearly every time: only one throw in 36 is the right one.
entenschiss-guide-picture = Only all three together spare you the stroke.
entenschiss-guide-more = If that is too harsh, agree on two or three tries, each with all three dice. The first success ends the turn.
entenschiss-came-well = all three
entenschiss-came-badly = missed

# The card before the game
entenschiss-card-one = One throw of three dice.
entenschiss-card-two = It has to show 1, 2 and 3, in any order.
entenschiss-card-three = Anything else costs a stroke.
