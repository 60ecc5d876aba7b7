fuenf-finger-name = Die fünf Finger
fuenf-finger-line = Würfle mit drei Würfeln möglichst bald 5, oben oder unten gezählt.

# Regelseite
fuenf-finger-guide-turn-text = Drei Würfel sollen zusammen 5 ergeben. Du hast zehn Würfe dafür, und der erste Treffer beendet deinen Zug.
fuenf-finger-guide-over-text = Du darfst auch alle drei auf den Kopf stellen. Weil gegenüberliegende Seiten 7 ergeben, wird aus jeder 16 so eine 5: Auch das ist ein Treffer und zählt von selbst.
fuenf-finger-guide-example-picture = Im dritten Wurf fallen 16 Augen. Auf den Kopf gestellt sind es fünf Finger.
fuenf-finger-guide-end-text = Dein Ergebnis ist die Nummer des Wurfs, der trifft; trifft keiner, ist es 11. Das höchste Ergebnis bekommt den Strich.

# Karte vor dem Spiel
fuenf-finger-card-one = Du hast bis zu zehn Würfe, um mit drei Würfeln zusammen 5 zu würfeln.
fuenf-finger-card-two = Die 16 gilt auch: Umgedreht zeigen die Würfel zusammen 5.
fuenf-finger-card-three = Brauchst du am längsten, bekommst du den Strich.
fuenf-finger-aim = zusammen 5, oder 16 umgedreht
