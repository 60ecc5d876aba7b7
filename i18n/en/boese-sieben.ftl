boese-sieben-name = The Wicked Seven
boese-sieben-line = Roll a total of 7 on three dice as soon as you can, tops or undersides.

# Rules page
boese-sieben-guide-turn-text = Your three dice must add up to 7. You have ten rolls, and the first success ends your turn.
boese-sieben-guide-over-text = You may also turn all three upside down. Since opposite faces add up to 7, every 14 becomes a 7: that is a success too, and counts automatically.
boese-sieben-guide-example-picture = The third roll brings 14 pips. Upside down, they are the wicked seven.
boese-sieben-guide-end-text = Your result is the number of the roll that succeeds; if none does, it is 11. The highest result gets the stroke.

# The card before the game
boese-sieben-card-one = You have up to ten rolls to make 7 with three dice.
boese-sieben-card-two = A 14 will do as well: turned over, the dice add up to 7.
boese-sieben-card-three = If you take longest, you get the stroke.
boese-sieben-aim = a total of 7, or 14 turned over
