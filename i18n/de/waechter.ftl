waechter-name = Der Wächter bläst vom Turme
waechter-line = Blas einen Würfel vom Becher; zwei liegen darunter.
waechter-count-about = Wie der geblasene Würfel und die beiden verdeckten zusammen zählen.
waechter-count-sum = zusammengezählt
waechter-count-times = malgenommen
waechter-count-high = hoch mal hoch durch nieder
waechter-fraction = { $exact } ≈ { $whole },{ $rest }
waechter-reckoned-sum = { $blown } + { $one } + { $two } = { $result }
waechter-reckoned-times = { $blown } · ({ $one } + { $two }) = { $result }
waechter-reckoned-high = { $blown } · { $blown } : ({ $one } + { $two }) = { $result }

# Regelseite
waechter-guide-turn-text = Leg zwei Würfel unter den umgestülpten Becher und den dritten oben darauf: Das ist der Wächter auf dem Turm. Blas ihn herunter; erst wenn er liegt, hebst du den Becher.
waechter-guide-ways-text = Macht vorher aus, wie er mit den beiden verdeckten zählt:
waechter-guide-ways-sum = Zusammengezählt: die Summe aller drei.
waechter-guide-ways-times = Malgenommen: die Summe der verdeckten mal die geblasene Zahl.
waechter-guide-ways-high = Hoch mal hoch durch nieder: die geblasene Zahl mal sich selbst, geteilt durch die Summe der verdeckten, als genauer Bruch. Hier helfen dir kleine Zahlen unter dem Becher.
waechter-guide-end-text = Das kleinste Ergebnis bekommt den Strich.
waechter-guide-example-picture = Die 4 ist geblasen, 2 und 5 waren verdeckt: drei Zählweisen, drei Ergebnisse.

# Karte vor dem Spiel
waechter-card-one = Drei Würfel: Zwei liegen unter dem Becher, den dritten bläst du von oben herunter.
waechter-card-two = Alle drei werden zusammengezählt.
waechter-card-three = Das kleinste Ergebnis bekommt den Strich.
waechter-card-times = Der geblasene Würfel wird mit der Summe der beiden anderen malgenommen.
waechter-card-high = Der geblasene wird mit sich malgenommen und durch die Summe der anderen geteilt.
waechter-aim = ein möglichst hohes Ergebnis
