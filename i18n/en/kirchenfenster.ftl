kirchenfenster-name = Church Window
kirchenfenster-line = Roll a 4 or a 6, or you get a stroke.

# Rules page
kirchenfenster-guide-turn-text = Two dice, one roll, and only 4 and 6 count: with a little imagination their pips are the panes of a tall window. Roll neither, and you get a stroke.
kirchenfenster-guide-example-picture = A 4 or a 6 is enough; you do not need both.

# The card before the game
kirchenfenster-card-one = Roll two dice once.
kirchenfenster-card-two = A 4 or a 6 lights the window.
kirchenfenster-card-three = If it stays dark, you get a stroke.
kirchenfenster-aim = a 4 or a 6
