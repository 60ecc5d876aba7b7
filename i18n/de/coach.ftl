# Was zu Entscheidungen gesagt wird, die etwas kosten.

coach-when = Meldet sich nach deiner Entscheidung, bevor es weitergeht:
coach-off = Nie
coach-blunders = Bei groben Fehlern
coach-mistakes = Bei allen Fehlern
coach-all = Auch bei Ungenauigkeiten
coach-silent-cup = Sitzt ihr zu mehreren am Tisch, schweigt die Bewertung bis zum Ende, denn sonst würde sie verraten, was unter dem Becher liegt.
coach-silent-game = In diesem Spiel gibt es keine Bewertung: Niemand weiß, was unter dem Becher liegt.

coach-cost-points = Kostet im Mittel { $cost } Punkte
coach-cost-counters = Kostet im Mittel { $cost } Zähler
coach-cost-win = Kostet { $cost } Prozentpunkte Gewinnchance
coach-cost-match = Kostet { $cost } Prozentpunkte Gewinnchance in der ganzen Partie
coach-cost-round = Kostet { $cost } Prozentpunkte Gewinnchance in dieser Runde
coach-cost-stroke = Kostet { $cost } Prozentpunkte Aussicht, ohne Strich davonzukommen

coach-uncounted = Der Unterschied zeigt sich erst in den nächsten Zügen.

coach-ahead = Vorausschau
coach-ahead-about = Nennt dir Zahlen zu allem, worauf du zeigst: was noch passt, wie oft ein Wurf gelingt oder trifft.
