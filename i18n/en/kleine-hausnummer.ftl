kleine-hausnummer-name = Low House Number
kleine-hausnummer-line = Build the lowest house number from three dice.

# Rules page
kleine-hausnummer-guide-turn = Three dice make a three-digit house number, as low as you can get it: ideally 111. Throw three dice first, then two, then one: from each throw exactly one die stays.
kleine-hausnummer-guide-end = At the end the digits are put in the order that makes the lowest number. The highest house number loses.
kleine-hausnummer-guide-picture = First the 1 stays, then the 2; the last die has to be taken as it falls.
kleine-hausnummer-guide-once = With only one throw it is quicker, and there is nothing to decide: the three dice are simply put in order.

# The card before the game
kleine-hausnummer-card-one = Three throws; one die of each stays.
kleine-hausnummer-card-two = They make the lowest number there is in them: 2, 6 and 5 are 256.
kleine-hausnummer-card-three = The highest house number takes the stroke.
