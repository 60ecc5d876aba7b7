kirchenfenster-name = Church Window
kirchenfenster-line = There has to be a 4 or a 6.
