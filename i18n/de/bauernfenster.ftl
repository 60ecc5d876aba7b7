bauernfenster-name = Bauernfenster
bauernfenster-line = Eine 3 oder eine 5 muss dabei sein.
