fuenf-finger-name = The Five Fingers
fuenf-finger-line = Roll a total of 5 on three dice as soon as you can, tops or undersides.

# Rules page
fuenf-finger-guide-turn-text = Your three dice must add up to 5. You have ten rolls, and the first success ends your turn.
fuenf-finger-guide-over-text = You may also turn all three upside down. Since opposite faces add up to 7, every 16 becomes a 5: that is a success too, and counts automatically.
fuenf-finger-guide-example-picture = The third roll brings 16 pips. Upside down, they are five fingers.
fuenf-finger-guide-end-text = Your result is the number of the roll that succeeds; if none does, it is 11. The highest result gets the stroke.

# The card before the game
fuenf-finger-card-one = You have up to ten rolls to make 5 with three dice.
fuenf-finger-card-two = A 16 will do as well: turned over, the dice add up to 5.
fuenf-finger-card-three = If you take longest, you get the stroke.
fuenf-finger-aim = a total of 5, or 16 turned over
