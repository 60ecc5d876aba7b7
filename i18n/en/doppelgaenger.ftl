doppelgaenger-name = The Doppelgängers
doppelgaenger-line = Five rolls, and only matching dice count.

# Rules page
doppelgaenger-guide-turn-text = Roll all three dice five times. Only doppelgängers count: a pair scores its two dice, a triple all three. Loners count for nothing.
doppelgaenger-guide-end-text = The lowest total of the five rolls gets the stroke.
doppelgaenger-guide-example-picture = Three rolls with doppelgängers, two without.

# The card before the game
doppelgaenger-card-one = Roll three dice five times.
doppelgaenger-card-two = Only what comes up twice or three times in one roll counts.
doppelgaenger-card-three = The lowest total gets the stroke.
doppelgaenger-aim = matching dice, as high as you can
