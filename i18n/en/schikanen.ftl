schikanen-name = House Numbers with a Twist
schikanen-line = The highest house number, and one die may be turned over.

# Rules page
schikanen-guide-turn = A house number from three dice, as high as you can get it, with a twist: one of the dice just thrown may be turned upside down. Opposite faces always add up to 7, so a 1 becomes a 6 and a 2 becomes a 5.
schikanen-guide-end = At the end the digits are put in the order that makes the highest number. The lowest house number loses.
schikanen-guide-picture = 331 would be poor. Turned over, the 1 becomes a 6.
schikanen-guide-more = With three throws, you may turn one die over after each; then one die stays, as in High House Number. The last one may be turned over too.
schikanen-guide-notation = Turning over is written “{ $turn }” for the second die, and “{ $none }” for none.

# The card before the game
schikanen-card-one = One throw; then one die may be turned over.
schikanen-card-two = The dice make the highest number they can: 1, 2 and 2 become 622.
schikanen-card-three = The lowest house number takes the stroke.
