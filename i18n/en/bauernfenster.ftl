bauernfenster-name = Farmhouse Window
bauernfenster-line = Roll a 3 or a 5, or you get a stroke.

# Rules page
bauernfenster-guide-turn-text = Like Church Window, only humbler: two dice, one roll, and 3 and 5 count. Roll neither, and you get a stroke.
bauernfenster-guide-example-picture = A 3 or a 5 is enough; you do not need both.

# The card before the game
bauernfenster-card-one = Roll two dice once.
bauernfenster-card-two = A 3 or a 5 lights the window.
bauernfenster-card-three = If it stays dark, you get a stroke.
bauernfenster-aim = a 3 or a 5
