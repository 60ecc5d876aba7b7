waechter-name = Der Wächter bläst vom Turme
waechter-line = Ein Würfel wird vom Becher geblasen, zwei liegen darunter.
waechter-count-about = Wie der geblasene Würfel und die beiden verdeckten zusammen zählen.
waechter-count-sum = zusammengezählt
waechter-count-times = malgenommen
waechter-count-high = hoch mal hoch durch nieder
