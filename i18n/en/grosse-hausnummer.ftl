grosse-hausnummer-name = High House Number
grosse-hausnummer-line = Build the highest house number from three dice.

# Rules page
grosse-hausnummer-guide-turn = Three dice make a three-digit house number, as high as you can get it. Throw three dice first, then two, then one: from each throw exactly one die stays.
grosse-hausnummer-guide-end = At the end the digits are put in the order that makes the highest number. The lowest house number loses.
grosse-hausnummer-guide-picture = First the 6 stays, then the 5; the last die has to be taken as it falls.
grosse-hausnummer-guide-once = With only one throw it is quicker, and there is nothing to decide: the three dice are simply put in order.

# The card before the game
grosse-hausnummer-card-one = Three throws; one die of each stays.
grosse-hausnummer-card-two = They make the highest number there is in them: 2, 6 and 5 are 652.
grosse-hausnummer-card-three = The lowest house number takes the stroke.
