kleine-hausnummer-name = Low House Number
kleine-hausnummer-line = Build the lowest house number out of three dice.
