boese-sieben-name = Die bösen Sieben
boese-sieben-line = So bald wie möglich eine Sieben werfen, von oben oder von unten.

# Regelseite
boese-sieben-guide-turn = Drei Würfel sollen zusammen 7 ergeben. Zehn Würfe hat man dafür, und der erste Treffer beendet die Reihe.
boese-sieben-guide-over = Man darf auch alle drei auf den Kopf stellen. Weil gegenüberliegende Seiten 7 ergeben, wird aus jeder 14 so eine 7: Auch das ist ein Treffer und zählt von selbst.
boese-sieben-guide-end = Es zählt, im wievielten Wurf es gelingt; gelingt es gar nicht, zählt es als elfter. Das höchste Ergebnis bekommt den Strich.
boese-sieben-guide-picture = Im dritten Wurf fallen 14 Augen. Auf den Kopf gestellt sind es die bösen Sieben.

# Karte vor dem Spiel
boese-sieben-card-one = Bis zu zehn Würfe, um mit drei Würfeln eine 7 zu werfen.
boese-sieben-card-two = Die 14 gilt auch: Umgedreht zeigen die Würfel zusammen 7.
boese-sieben-card-three = Wer am längsten braucht, bekommt den Strich.
