kleine-hausnummer-name = Low House Number
kleine-hausnummer-line = Build the lowest house number out of three dice.

# Rules page
kleine-hausnummer-guide-turn = Three dice make a house number of three digits, as low as it will go: 111 would be best. Throw three dice first, then two, then one: of each throw exactly one die stays.
kleine-hausnummer-guide-end = In the end the digits are arranged to make the lowest number. The highest house number loses.
kleine-hausnummer-guide-picture = First the 1 stays, then the 2; the last one has to be taken as it falls.
kleine-hausnummer-guide-once = With one throw it goes faster, and there is nothing to decide: the three dice are merely put in order.
