luisle-name = Nacket’s Luisle
luisle-line = Hol die 1 bis 10 der Reihe nach, und lösch sie dann rückwärts.

# Regelseite
luisle-guide-turn-text = Eine Leiter hinauf und wieder hinunter: Erst holst du die Zahlen von 1 bis 10, streng der Reihe nach, dann löschst du sie von der 10 bis zur 1. Das sind zwanzig Schritte.
luisle-guide-sums-text = Ein Wurf mit drei Würfeln bringt dir jede Zahl, die einer, zwei oder alle drei zusammen ergeben. Ist die gesuchte dabei, hast du sie, und gleich auch die nächste, solange es weitergeht. Das Programm streicht für dich an.
luisle-guide-sums-picture = Was in diesem Wurf alles steckt. Brauchst du die 3, holst du damit 3, 4, 5 und 6 auf einmal; die 7 fehlt.
luisle-guide-sheet-picture = Auf Papier kreist du ein, was du geholt hast, und streichst durch, was du gelöscht hast. Oben fehlen noch 8, 9 und 10, unten ist schon die 7 wieder gelöscht.
luisle-guide-end-text = Ihr würfelt reihum je einmal; bist du fertig, schaust du zu. Ist nach einer Runde höchstens eine Person noch nicht fertig, ist Schluss, und sie ist Letzte. Sind alle fertig, teilen sich den letzten Platz alle, die erst in dieser Runde fertig geworden sind.
luisle-guide-mutschel-text = Meist geht es dabei nur um eine einzige, aber große Mutschel, ein Hefegebäck. Am Ende bekommt sie die Person mit den wenigsten Strichen.
luisle-guide-turn-ruling = Der Wurf, der die 10 bringt, endet dort. Du löschst erst ab dem nächsten: So musst du die 10 zweimal würfeln.
luisle-guide-order-ruling = Du holst und löschst streng der Reihe nach: Eine Zahl, die noch nicht dran ist, gilt nicht auf Vorrat.

# Blatt
luisle-sheet-about = Die Zahlen von 1 bis 10 für bis zu zwölf Personen: Geholte kreist ihr ein, gelöschte streicht ihr durch. Gut auf A5, oder zwei auf einer A4-Seite.
luisle-steps =
    { $steps ->
        [0] kein Schritt
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
luisle-gets = { $name } braucht als Nächstes die { $number }.
luisle-cancels = { $name } löscht als Nächstes die { $number }.
luisle-came = Schritt { $done } von 20

# Karte vor dem Spiel
luisle-card-one = Drei Würfel: Aus ihren Zahlen und Summen holst du die 1 bis 10, streng der Reihe nach.
luisle-card-two = Danach geht es von der 10 wieder hinunter. Ein Wurf kann mehrere Schritte bringen.
luisle-card-three = Wirst du zuletzt fertig, bekommst du den Strich.
