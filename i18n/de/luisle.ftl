luisle-name = Nacket’s Luisle
luisle-line = Die 1 bis 10 der Reihe nach holen und wieder löschen.

# Regelseite
luisle-guide-turn = Eine Leiter hinauf und wieder hinunter: Erst holt man die Zahlen von 1 bis 10, streng der Reihe nach, dann löscht man sie von der 10 bis zur 1. Das sind zwanzig Schritte.
luisle-guide-sums = Ein Wurf mit drei Würfeln bringt jede Zahl, die sich aus einem, zweien oder allen dreien zusammenzählen lässt. Ist die gebrauchte dabei, ist sie geholt, und gleich auch die nächste, solange es weitergeht. Angestrichen wird von selbst.
luisle-guide-sums-picture = Was in diesem Wurf alles steckt. Wer die 3 braucht, holt mit ihm 3, 4, 5 und 6 auf einmal; die 7 fehlt.
luisle-guide-sheet-picture = Auf Papier wird eingekreist, was geholt ist, und durchgestrichen, was gelöscht ist. Oben fehlen noch 8, 9 und 10, unten ist schon die 7 wieder gelöscht.
luisle-guide-end = Reihum werfen alle einmal; wer fertig ist, schaut zu. Schluss ist nach der Runde, die höchstens eine Person unfertig lässt, und diese ist Letzte. Sind alle fertig, teilen sich den letzten Platz alle, die es erst in dieser Runde geworden sind.
luisle-guide-mutschel = Ausgespielt wird dabei meist nur eine einzige, aber große Mutschel, ein Hefegebäck. Die bekommt, wer am Ende die wenigsten Striche hat.
luisle-guide-ruling = Der Wurf, der die 10 bringt, endet dort. Gelöscht wird erst vom nächsten an: So muss die 10 zweimal geworfen werden.
luisle-guide-ruling-order = Geholt und gelöscht wird streng der Reihe nach: Eine Zahl, die noch nicht dran ist, gilt nicht auf Vorrat.

# Blatt
luisle-sheet-about = Die Zahlen von 1 bis 10 für bis zu zwölf Personen: einkreisen, was geholt ist, durchstreichen, was gelöscht ist. Gut auf A5, zu zweit auf A4.
luisle-steps =
    { $steps ->
        [0] kein Schritt
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
luisle-gets = { $name } braucht die { $number }, hinauf.
luisle-cancels = { $name } löscht die { $number }, hinunter.
luisle-came = Schritt { $done } von 20

# Karte vor dem Spiel
luisle-card-one = Drei Würfel: Aus ihren Zahlen und Summen holt man 1 bis 10, streng der Reihe nach.
luisle-card-two = Danach geht es von der 10 wieder hinunter. Ein Wurf kann mehrere Schritte bringen.
luisle-card-three = Wer zuletzt fertig wird, bekommt den Strich.
