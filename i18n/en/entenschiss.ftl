entenschiss-name = Long Duck Dropping
entenschiss-line = Roll 1, 2 and 3 at once, or you get a stroke.
entenschiss-throws-about = How many tries you get, always with all three dice.

# Rules page
entenschiss-guide-turn-text = Roll three dice once: they have to show 1, 2 and 3. Miss, and you get a stroke, as nearly everybody does nearly every time: only one roll in 36 is the right one.
entenschiss-guide-example-picture = Only all three together spare you the stroke.
entenschiss-guide-more-text = If that is too harsh for you, agree on two or three tries, each with all three dice. The first success ends the turn.
entenschiss-came-well = all three
entenschiss-came-badly = missed

# The card before the game
entenschiss-card-one = Roll three dice once.
entenschiss-card-two = You need 1, 2 and 3, in any order.
entenschiss-card-three = Anything else costs a stroke.
entenschiss-card-twice = You have two rolls, always with all three dice.
entenschiss-card-thrice = You have three rolls, always with all three dice.
entenschiss-aim = 1, 2 and 3 at once
