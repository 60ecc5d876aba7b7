# Die Lektion von Ludix.

lesson-ludix-first = Römische Zahlen
lesson-ludix-first-lay = Auf den Würfeln stehen römische Zeichen: I ist 1, V ist 5, X ist 10, L ist 50. Leg alle vier zu einer Zahl, die großen Zeichen links. Ihr Wert zählt.
lesson-ludix-first-more = XXII ist 22. Du kannst aufhören und 22 aufschreiben, oder alle vier noch einmal werfen und dazuzählen. Fast drei von vier Würfen gelingen, und 22 ist wenig: Würfle weiter.
lesson-ludix-first-best = Steht ein kleineres Zeichen vor einem größeren, wird es abgezogen: IV, IX und XL gibt es. Diese vier ergeben deshalb mehr als eine Zahl. Leg die, die am meisten zählt.
lesson-ludix-first-less = Richtig geschrieben, aber es zählt weniger. Am meisten zählt immer, was von groß nach klein liegt.
lesson-ludix-first-dare = 22 und 66 sind 88. Misslingt der nächste Wurf, sind alle 88 verloren. Im Mittel bringt er trotzdem mehr, als er kostet: Erst ab etwa 110 ist es umgekehrt.
lesson-ludix-first-again = Gelungen. Auch hier gibt es mehrere Lesarten; nimm wieder die beste.
lesson-ludix-first-enough = 88 und 71 sind 159, weit über 110. Was du jetzt aufschreibst, ist sicher. Hör auf.
lesson-ludix-first-failed = Ada hatte 17, würfelte weiter, und LVVI ist keine Zahl: V und L kommen nur einmal vor. Ihr Zug ist vorbei, die 17 sind verloren. Jetzt wirfst du.
lesson-ludix-first-fifty = Das L und drei Einer. Mit IL, also 1 vor 50, zieht niemand ab: Von L wird nur X abgezogen.
lesson-ludix-first-risk = 53 in diesem Zug, und deine 159 sind schon aufgeschrieben. Was lohnt sich mehr?
lesson-ludix-first-lost = XXXX: Mehr als drei gleiche Zeichen stehen nie nebeneinander, das war ein Fehlwurf. Die 53 sind weg, deine 159 bleiben. Richtig war die Entscheidung trotzdem.
lesson-ludix-first-goal = Später in einer Partie: Du hast 243 und in diesem Zug 66. Wer 300 oder mehr aufschreibt, macht diese Runde zur letzten. Dann ist nur noch Ada einmal dran.
lesson-ludix-first-won = Du hattest 309, Ada musste alles wagen, und XVVI ist keine Zahl. Die Runde ist zu Ende, und du hast am meisten: gewonnen.
lesson-ludix-first-tie = Diesmal hat Ada begonnen und 310 erreicht; dein Zug ist der letzte. Mit deinen 62 stünde es 310 zu 310, und bei Gleichstand wird der Sieg geteilt. Reicht dir das?
lesson-ludix-first-eight = Wenig, aber es genügt.
lesson-ludix-first-take = 318 gegen 310, und nach dir ist niemand mehr dran.
lesson-ludix-first-end = Gewonnen. Leg die beste Zahl, würfle weiter, solange wenig auf dem Spiel steht, und behalte die anderen im Blick, wenn es auf 300 zugeht.
