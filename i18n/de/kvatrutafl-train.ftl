# Wie der starke Spieler lernt: was auf der Befehlszeile unterdessen gesagt wird.

kvatrutafl-train-lesson = { $turns } Züge und { $points } Zähler je Spiel; { $uttekt } % Uttekt, { $jan } % Jan, { $formations } % angesagt; Verlust { $loss }
kvatrutafl-train-unfit = das ist kein Lernstand des Computerspielers von Kvátrutafl
