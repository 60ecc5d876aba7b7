schikanen-name = House Numbers with Chicanery
schikanen-line = The highest house number, and one die may be turned over.
