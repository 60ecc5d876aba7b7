kirchenfenster-name = Church Window
kirchenfenster-line = There has to be a 4 or a 6, or there will be a stroke for it.

# Rules page
kirchenfenster-guide-turn = Two dice, one throw, and only 4 and 6 count: with some good will their pips are the panes of a tall window. Whoever throws neither gets a stroke.
kirchenfenster-guide-picture = A 4 or a 6 is enough; both are not needed.
