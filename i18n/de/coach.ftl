# Was zu Entscheidungen gesagt wird, die etwas kosten.

coach-when = Die Bewertung meldet sich nach deiner Entscheidung, bevor es weitergeht:
coach-off = Nie
coach-blunders = Bei groben Fehlern
coach-mistakes = Bei Fehlern und groben Fehlern
coach-all = Bei allem, auch Ungenauigkeiten
coach-first = Gilt für deine ersten { $count } Entscheidungen in dieser Partie; danach schweigt die Bewertung.
coach-always = Gilt für alle deine Partien, bis du es änderst.
coach-silent-cup = Sitzt ihr zu mehreren am Tisch, schweigt die Bewertung bis zum Ende, denn sonst würde sie verraten, was unter dem Becher liegt.
coach-silent-game = In diesem Spiel gibt es keine Bewertung: Niemand weiß, was unter dem Becher liegt.
coach-silent-championship = In einer Meisterschaftspartie schweigt die Bewertung, bis sie zu Ende ist. Danach kannst du alles durchgehen.
coach-no-hint-championship = in einer Meisterschaftspartie gibt es keine Tipps

coach-show-better = Besseren Zug zeigen

coach-cost-points = im Mittel { $cost } Punkte weniger
coach-cost-counters = im Mittel { $cost } Zähler weniger
coach-cost-win = Gewinnchance { $best } → { $worth }
coach-cost-match = Gewinnchance für die ganze Partie { $best } → { $worth }
coach-cost-round = Gewinnchance in dieser Runde { $best } → { $worth }
coach-cost-round-match = Gewinnchance in dieser Runde { $from } → { $to }, für die ganze Partie { $best } → { $worth }
coach-cost-stroke = Chance, ohne Strich zu bleiben, { $best } → { $worth }

coach-ahead = Vorausschau
coach-ahead-about = Nennt dir Zahlen zu allem, worauf du zeigst: was noch passt, wie oft ein Wurf gelingt oder trifft.
