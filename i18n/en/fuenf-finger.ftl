fuenf-finger-name = The Five Fingers
fuenf-finger-line = Throw a sum of five as soon as you can, from above or below.

# Rules page
fuenf-finger-guide-turn = Three dice shall add up to 5. There are ten throws to get there, and the first success ends the turn.
fuenf-finger-guide-over = All three may be turned upside down as well. As opposite faces add up to 7, every 16 becomes a 5: it is a success too, without your doing anything.
fuenf-finger-guide-end = The result is the number of the throw that succeeded; where none did, it counts as the eleventh. The highest result gets the stroke.
fuenf-finger-guide-picture = The third throw brings 16 pips. Turned over, they are five fingers.
