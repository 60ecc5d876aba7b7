kleine-hausnummer-name = Low House Number
kleine-hausnummer-line = Build the lowest house number from three dice.

# Rules page
kleine-hausnummer-guide-turn-text = Build a three-digit house number from three dice, as low as you can get it, ideally 111. Roll three dice first, then two, then one, and keep exactly one die from each roll.
kleine-hausnummer-guide-end-text = At the end the digits are put in the order that makes the lowest number. The highest house number loses.
kleine-hausnummer-guide-example-picture = First you keep the 1, then the 2; the last die you have to take as it falls.
kleine-hausnummer-guide-once-text = With only one roll it is quicker, and there is nothing to decide: the three dice are simply put in order.
kleine-hausnummer-guide-keep = Playing well
kleine-hausnummer-guide-keep-text = Always keep the lowest die: the order takes care of itself, so a higher one is never better.

# The card before the game
kleine-hausnummer-card-one = You start with three dice, have three rolls, and keep one die from each.
kleine-hausnummer-card-two = They make the lowest number they can: 2, 6 and 5 become 256.
kleine-hausnummer-card-three = The highest house number gets the stroke.
