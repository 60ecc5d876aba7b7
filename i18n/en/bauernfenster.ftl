bauernfenster-name = Farmhouse Window
bauernfenster-line = You need a 3 or a 5, or you get a stroke.

# Rules page
bauernfenster-guide-turn = Like the church window, only humbler: two dice, one throw, and 3 and 5 count. Throw neither, and you get a stroke.
bauernfenster-guide-picture = A 3 or a 5 is enough; you do not need both.

# The card before the game
bauernfenster-card-one = One throw of two dice.
bauernfenster-card-two = A 3 or a 5 lights the window.
bauernfenster-card-three = If it stays dark, that is a stroke.
