waechter-name = Der Wächter bläst vom Turme
waechter-line = Ein Würfel wird vom Becher geblasen, zwei liegen darunter.
waechter-count-about = Wie der geblasene Würfel und die beiden verdeckten zusammen zählen.
waechter-count-sum = zusammengezählt
waechter-count-times = malgenommen
waechter-count-high = hoch mal hoch durch nieder
waechter-fraction = { $exact } ≈ { $whole },{ $rest }
waechter-reckoned-sum = { $blown } + { $one } + { $two } = { $result }
waechter-reckoned-times = { $blown } · ({ $one } + { $two }) = { $result }
waechter-reckoned-high = { $blown } · { $blown } : ({ $one } + { $two }) = { $result }

# Regelseite
waechter-guide-turn = Zwei Würfel kommen unter den umgestülpten Becher, der dritte auf seinen Rand: Das ist der Wächter auf dem Turm. Man bläst ihn herunter, und erst wenn er liegt, wird der Becher gehoben.
waechter-guide-ways = Was er mit den beiden verdeckten zusammen ergibt, macht man vorher aus:
waechter-guide-sum = Zusammengezählt: die Summe aller drei.
waechter-guide-times = Malgenommen: die Summe der verdeckten mal die geblasene Zahl.
waechter-guide-high = Hoch mal hoch durch nieder: die geblasene Zahl mit sich selbst malgenommen und durch die Summe der verdeckten geteilt, als genauer Bruch. Hier sind kleine Zahlen unter dem Becher gut.
waechter-guide-end = Das kleinste Ergebnis bekommt den Strich.
waechter-guide-picture = Geblasen ist die 4, verdeckt waren 2 und 5: drei Zählweisen, drei Ergebnisse.

# Karte vor dem Spiel
waechter-card-one = Zwei Würfel liegen unter dem Becher, der dritte wird von oben heruntergeblasen.
waechter-card-two = Alle drei werden zusammengezählt.
waechter-card-three = Wer am wenigsten hat, bekommt den Strich.
