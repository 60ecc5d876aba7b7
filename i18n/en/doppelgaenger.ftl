doppelgaenger-name = The Doppelgängers
doppelgaenger-line = Five throws, and only equal pips count.
