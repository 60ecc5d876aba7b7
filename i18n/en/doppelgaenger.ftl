doppelgaenger-name = The Doppelgängers
doppelgaenger-line = Five throws, and only equal dice count.

# Rules page
doppelgaenger-guide-turn = Throw all three dice five times. Only doppelgängers count: a pair scores its two dice, a triple all three. Loners count for nothing.
doppelgaenger-guide-end = The lowest total of the five throws gets the stroke.
doppelgaenger-guide-picture = Three throws with doppelgängers, two without.

# The card before the game
doppelgaenger-card-one = Five throws of three dice.
doppelgaenger-card-two = Only what falls twice or three times counts.
doppelgaenger-card-three = The lowest total takes the stroke.
