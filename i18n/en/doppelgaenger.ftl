doppelgaenger-name = The Doppelgängers
doppelgaenger-line = Five throws, in which only the equal pips are counted.

# Rules page
doppelgaenger-guide-turn = Throw all three dice five times. Only doubles count: a pair adds its two dice, a triple all three. Loners count nothing.
doppelgaenger-guide-end = The lowest sum of the five throws gets the stroke.
doppelgaenger-guide-picture = Three throws with doubles, two without.
