# Eine Partie noch einmal durchgegangen: auf der Befehlszeile und beim Nachspielen.

review-none = Hier kann kein Computerspieler eine Entscheidung beurteilen

review-move = Zug
review-cost = Kosten
review-mean = im Mittel
review-better = besser
review-decisions = Entscheidungen
review-luck = Glück
