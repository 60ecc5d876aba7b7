grosse-hausnummer-name = High House Number
grosse-hausnummer-line = Build the highest house number out of three dice.
