grosse-hausnummer-name = High House Number
grosse-hausnummer-line = Build the highest house number from three dice.

# Rules page
grosse-hausnummer-guide-turn-text = Build a three-digit house number from three dice, as high as you can get it. Roll three dice first, then two, then one, and keep exactly one die from each roll.
grosse-hausnummer-guide-end-text = At the end the digits are put in the order that makes the highest number. The lowest house number loses.
grosse-hausnummer-guide-example-picture = First you keep the 6, then the 5; the last die you have to take as it falls.
grosse-hausnummer-guide-once-text = With only one roll it is quicker, and there is nothing to decide: the three dice are simply put in order.
grosse-hausnummer-guide-keep = Playing well
grosse-hausnummer-guide-keep-text = Always keep the highest die: the order takes care of itself, so a lower one is never better.

# The card before the game
grosse-hausnummer-card-one = You start with three dice, have three rolls, and keep one die from each.
grosse-hausnummer-card-two = They make the highest number they can: 2, 6 and 5 become 652.
grosse-hausnummer-card-three = The lowest house number gets the stroke.
