boese-sieben-name = Die bösen Sieben
boese-sieben-line = Würfle mit drei Würfeln möglichst bald 7, oben oder unten gezählt.

# Regelseite
boese-sieben-guide-turn-text = Drei Würfel sollen zusammen 7 ergeben. Du hast zehn Würfe dafür, und der erste Treffer beendet deinen Zug.
boese-sieben-guide-over-text = Du darfst auch alle drei auf den Kopf stellen. Weil gegenüberliegende Seiten 7 ergeben, wird aus jeder 14 so eine 7: Auch das ist ein Treffer und zählt von selbst.
boese-sieben-guide-example-picture = Im dritten Wurf fallen 14 Augen. Auf den Kopf gestellt sind es die bösen Sieben.
boese-sieben-guide-end-text = Dein Ergebnis ist die Nummer des Wurfs, der trifft; trifft keiner, ist es 11. Das höchste Ergebnis bekommt den Strich.

# Karte vor dem Spiel
boese-sieben-card-one = Du hast bis zu zehn Würfe, um mit drei Würfeln die Summe 7 zu würfeln.
boese-sieben-card-two = Die 14 gilt auch: Umgedreht zeigen die Würfel zusammen 7.
boese-sieben-card-three = Brauchst du am längsten, bekommst du den Strich.
boese-sieben-aim = die Summe 7, oder 14 umgedreht
