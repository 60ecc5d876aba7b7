bauernfenster-name = Farmhouse Window
bauernfenster-line = There has to be a 3 or a 5.
