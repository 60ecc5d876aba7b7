kirchenfenster-name = Kirchenfenster
kirchenfenster-line = Eine 4 oder eine 6 muss dabei sein.
