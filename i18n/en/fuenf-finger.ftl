fuenf-finger-name = The Five Fingers
fuenf-finger-line = Throw a five in all as soon as you can, right way up or upside down.

# Rules page
fuenf-finger-guide-turn = Three dice must add up to 5. You have ten throws, and the first success ends the turn.
fuenf-finger-guide-over = You may also turn all three upside down. Since opposite faces add up to 7, every 16 becomes a 5: that is a success too, and happens by itself.
fuenf-finger-guide-end = Your result is the number of the throw that succeeded; if none did, it counts as the eleventh. The highest result gets the stroke.
fuenf-finger-guide-picture = The third throw brings 16 pips. Upside down, they are five fingers.

# The card before the game
fuenf-finger-card-one = Up to ten throws to make 5 with three dice.
fuenf-finger-card-two = A 16 will do as well: turned over, the dice add up to 5.
fuenf-finger-card-three = Whoever takes longest gets the stroke.
