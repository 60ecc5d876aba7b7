bauernfenster-name = Farmhouse Window
bauernfenster-line = There has to be a 3 or a 5, or there will be a stroke for it.

# Rules page
bauernfenster-guide-turn = Like the church window, but humbler: two dice, one throw, and 3 and 5 count. Whoever throws neither gets a stroke.
bauernfenster-guide-picture = A 3 or a 5 is enough; both are not needed.
