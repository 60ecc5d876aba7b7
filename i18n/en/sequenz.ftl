sequenz-name = Sequence
sequenz-line = Three numbers in a row, or you get a stroke.
sequenz-throws-about = One throw, or three in which dice may be kept.
sequenz-came-well = a sequence
sequenz-came-badly = no sequence

# Rules page
sequenz-guide-turn = You need three numbers in a row: 123, 234, 345 or 456. Miss, and you get a stroke.
sequenz-guide-picture = The order does not matter, but a gap spoils everything.
sequenz-guide-more = With three throws, you may keep dice after the first and the second and throw the others again, at least one. What is kept stays kept. As soon as you have three numbers in a row, the turn is over.
sequenz-guide-more-picture = 4 and 5 stay. The third throw brings the 3.
sequenz-guide-ruling = You may keep more dice after the second throw, too; the source allows it only after the first.

# The card before the game
sequenz-card-one = One throw of three dice.
sequenz-card-two = It has to show three numbers in a row, such as 2, 3 and 4.
sequenz-card-three = Anything else costs a stroke.
