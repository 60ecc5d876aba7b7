fuenf-finger-name = Die fünf Finger
fuenf-finger-line = So bald wie möglich eine Fünf werfen, von oben oder von unten.

# Regelseite
fuenf-finger-guide-turn = Drei Würfel sollen zusammen 5 ergeben. Zehn Würfe hat man dafür, und der erste Treffer beendet die Reihe.
fuenf-finger-guide-over = Man darf auch alle drei auf den Kopf stellen. Weil gegenüberliegende Seiten 7 ergeben, wird aus jeder 16 so eine 5: Auch das ist ein Treffer und zählt von selbst.
fuenf-finger-guide-end = Es zählt, im wievielten Wurf es gelingt; gelingt es gar nicht, zählt es als elfter. Das höchste Ergebnis bekommt den Strich.
fuenf-finger-guide-picture = Im dritten Wurf fallen 16 Augen. Auf den Kopf gestellt sind es fünf Finger.

# Karte vor dem Spiel
fuenf-finger-card-one = Bis zu zehn Würfe, um mit drei Würfeln eine 5 zu werfen.
fuenf-finger-card-two = Die 16 gilt auch: Umgedreht zeigen die Würfel zusammen 5.
fuenf-finger-card-three = Wer am längsten braucht, bekommt den Strich.
