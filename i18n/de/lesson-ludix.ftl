# Die Lektion von Ludix.

lesson-ludix-first = Römische Zahlen
lesson-ludix-first-lay = I ist 1, V 5, X 10, L 50. Leg alle vier zu einer Zahl, die höheren Zeichen links. Hat eine Person 300 Punkte, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen.
lesson-ludix-first-more = XXII ist 22. Schreib 22 auf, oder würfle noch einmal und zähl die nächste Zahl dazu; ein Fehlwurf kostet dich die 22. Fast drei von vier Würfen gelingen: Würfle weiter.
lesson-ludix-first-best = Ein kleineres Zeichen vor einem größeren wird abgezogen: IV, IX und XL gibt es. { ludix-strategy-numeral }: Leg die größte Zahl, die sich mit diesen vier Zeichen schreiben lässt.
lesson-ludix-first-less = Richtig geschrieben, aber es zählt weniger. Am meisten zählt immer, was von groß nach klein liegt.
lesson-ludix-first-dare = 22 und 66 sind 88. { ludix-strategy-stake }: Misslingt der nächste Wurf, sind alle 88 verloren; im Mittel bringt er trotzdem mehr, als er kostet. Das ändert sich erst bei 110.
lesson-ludix-first-again = Gelungen. Auch hier kannst du mehrere Zahlen legen; nimm wieder die höchste.
lesson-ludix-first-enough = 88 und 71 sind 159, weit über 110. Was du jetzt aufschreibst, ist sicher. Hör auf.
lesson-ludix-first-failed = Ada hatte 17 in diesem Zug und würfelte weiter. LVVI ist keine Zahl: V und L dürfen je nur einmal vorkommen. Ihr Zug ist vorbei, die 17 sind verloren. Jetzt würfelst du.
lesson-ludix-first-fifty = Ein L und drei I. Von L darfst du nur X abziehen, nicht I. Leg die Zahl.
lesson-ludix-first-risk = { ludix-strategy-score }: Mit 159 zu 0 liegst du vorn, aber 53 sind noch zu wenig, um aufzuhören. Deine 159 sind sicher. Was tust du?
lesson-ludix-first-lost = XXXX: Mehr als drei gleiche Zeichen stehen nie nebeneinander, das war ein Fehlwurf. Die 53 sind weg, deine 159 bleiben. Deine Entscheidung war trotzdem richtig.
lesson-ludix-first-goal = Eine andere Partie, Ben spielt mit. { ludix-strategy-target }: Du hast 243 und in diesem Zug 66. Schreibst du auf, hast du insgesamt 309. Dann ist nur noch Ben einmal dran. Was tust du?
lesson-ludix-first-won = Du hattest 309, Ben musste alles wagen, und XVVI ist keine Zahl. Die Runde ist zu Ende, und du hast am meisten: gewonnen.
lesson-ludix-first-tie = Eine andere Partie, ohne Ben. { ludix-strategy-final }: Ada hat 310, und nach dir ist niemand mehr dran. Mit deinen 62 hättest du auch 310, und ihr würdet euch den Sieg teilen. Reicht dir das?
lesson-ludix-first-eight = Wenig, aber es genügt. Leg die Zahl.
lesson-ludix-first-take = 318 gegen 310, und nach dir ist niemand mehr dran. Hör auf.
lesson-ludix-first-end = Gewonnen. Leg die größere Zahl, würfle weiter, solange wenig auf dem Spiel steht, und achte darauf, wer vorn oder hinten liegt, wenn es auf 300 zugeht.
