filzlaus-name = Einsame Filzlaus
filzlaus-line = Unter dem Becher sitzt vielleicht die 1. Wer sie aufdeckt, hat einen Strich.
