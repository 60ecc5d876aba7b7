boese-sieben-name = The Wicked Seven
boese-sieben-line = Throw a sum of seven as soon as you can, from above or below.

# Rules page
boese-sieben-guide-turn = Three dice shall add up to 7. There are ten throws to get there, and the first success ends the turn.
boese-sieben-guide-over = All three may be turned upside down as well. As opposite faces add up to 7, every 14 becomes a 7: it is a success too, without your doing anything.
boese-sieben-guide-end = The result is the number of the throw that succeeded; where none did, it counts as the eleventh. The highest result gets the stroke.
boese-sieben-guide-picture = The third throw brings 14 pips. Turned over, they are the wicked seven.
