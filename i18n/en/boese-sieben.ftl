boese-sieben-name = The Wicked Seven
boese-sieben-line = Throw a seven in all as soon as you can, right way up or upside down.

# Rules page
boese-sieben-guide-turn = Three dice must add up to 7. You have ten throws, and the first success ends the turn.
boese-sieben-guide-over = You may also turn all three upside down. Since opposite faces add up to 7, every 14 becomes a 7: that is a success too, and happens by itself.
boese-sieben-guide-end = Your result is the number of the throw that succeeded; if none did, it counts as the eleventh. The highest result gets the stroke.
boese-sieben-guide-picture = The third throw brings 14 pips. Upside down, they are the wicked seven.

# The card before the game
boese-sieben-card-one = Up to ten throws to make 7 with three dice.
boese-sieben-card-two = A 14 will do as well: turned over, the dice add up to 7.
boese-sieben-card-three = Whoever takes longest gets the stroke.
