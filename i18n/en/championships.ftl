# Championships: all of them, and a new one.

championships-title = Championships
championships-new = New championship
