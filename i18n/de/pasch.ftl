pasch-name = Pasch
pasch-line = Drei Würfe. Gleiche Augen zählen, im letzten zählen alle.

# Regelseite
pasch-guide-turn = Wer dran ist, wirft dreimal alle drei Würfel. Im ersten und im zweiten Wurf zählen nur gleiche Augen: zwei gleiche mit ihrer Summe, drei gleiche ebenso. Sind alle verschieden, ist der Wurf nichts wert.
pasch-guide-last = Der dritte Wurf ist gnädig: In ihm zählen alle Augen, wie sie auch fallen.
pasch-guide-ones = Drei Einsen zählen in jedem Wurf 19 und sind damit mehr als drei Sechsen.
pasch-guide-end = Wer aus den drei Würfen die kleinste Summe hat, bekommt den Strich.
pasch-guide-picture = Die beiden Vieren zählen, drei verschiedene Zahlen nicht, und zuletzt zählt alles.
pasch-guide-ruling = Bei zwei gleichen Würfeln zählen nur diese beiden; der dritte zählt nicht mit.

# Karte vor dem Spiel
pasch-card-one = Drei Würfe. In den ersten beiden zählt nur, was gleich ist; im dritten zählt alles.
pasch-card-two = Drei Einser zählen 19, mehr als jeder andere Wurf.
pasch-card-three = Wer am wenigsten zusammenbringt, bekommt den Strich.
