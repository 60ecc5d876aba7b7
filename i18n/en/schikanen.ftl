schikanen-name = House Numbers with a Twist
schikanen-line = Build the highest house number; you may turn one die over.

# Rules page
schikanen-guide-turn-text = Build a house number from three dice, as high as you can get it, with a twist: you may turn over one of the dice you have just rolled. Opposite faces always add up to 7, so a 1 becomes a 6 and a 2 becomes a 5.
schikanen-guide-example-picture = 331 would be poor. Turned over, the 1 becomes a 6.
schikanen-guide-end-text = At the end the digits are put in the order that makes the highest number. The lowest house number loses.
schikanen-guide-more-text = With three rolls, you may turn one die over after each; then you keep one die, as in High House Number. You may turn the last one over too.
schikanen-notation = In the record, turning over is written “{ $turn }” for the second die and “{ $none }” for none.
schikanen-guide-keep = Playing well
schikanen-guide-keep-text = Turn over your smallest die if it shows 3 or less, and nothing otherwise. With three rolls, then keep the highest.

# The card before the game
schikanen-card-one = Roll three dice once; then you may turn one of them over.
schikanen-card-two = They make the highest number they can: with the 1 turned over, 1, 2 and 2 become 622.
schikanen-card-three = The lowest house number gets the stroke.
schikanen-card-thrice = Three dice, three rolls: each time you may turn one die over, and then you keep one.
