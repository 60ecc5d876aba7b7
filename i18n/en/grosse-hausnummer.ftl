grosse-hausnummer-name = High House Number
grosse-hausnummer-line = Build the highest house number out of three dice.

# Rules page
grosse-hausnummer-guide-turn = Three dice make a house number of three digits, as high as it will go. Throw three dice first, then two, then one: of each throw exactly one die stays.
grosse-hausnummer-guide-end = In the end the digits are arranged to make the highest number. The lowest house number loses.
grosse-hausnummer-guide-picture = First the 6 stays, then the 5; the last one has to be taken as it falls.
grosse-hausnummer-guide-once = With one throw it goes faster, and there is nothing to decide: the three dice are merely put in order.
