pasch-name = Pasch
pasch-line = Drei Würfe. Nur gleiche Augen zählen, im letzten alle.

# Regelseite
pasch-guide-turn-text = Du würfelst dreimal mit allen drei Würfeln. Im ersten und im zweiten Wurf zählen nur gleiche Augen: zwei gleiche mit ihrer Summe, drei gleiche ebenso. Sind alle verschieden, ist der Wurf nichts wert.
pasch-guide-turn-last = Der dritte Wurf ist gnädig: In ihm zählen alle Augen, wie sie auch fallen.
pasch-guide-turn-ones = Drei Einsen zählen in jedem Wurf 19 und sind damit mehr als drei Sechsen.
pasch-guide-end-text = Die kleinste Summe aus den drei Würfen bekommt den Strich.
pasch-guide-example-picture = Die beiden Vieren zählen, drei verschiedene Zahlen nicht, und zuletzt zählt alles.
pasch-guide-turn-ruling = Bei zwei gleichen Würfeln zählen nur diese beiden; der dritte zählt nicht mit.

# Karte vor dem Spiel
pasch-card-one = Du würfelst dreimal mit drei Würfeln. In den ersten zwei Würfen zählt nur, was gleich ist, im dritten alles.
pasch-card-two = Drei Einsen zählen 19, mehr als jeder andere Wurf.
pasch-card-three = Die kleinste Summe bekommt den Strich.
