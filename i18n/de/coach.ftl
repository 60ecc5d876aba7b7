# Was zu Entscheidungen gesagt wird, die etwas kosten.

coach-when = Meldet sich nach einer Entscheidung, bevor es weitergeht:
coach-off = nie
coach-blunders = bei groben Fehlern
coach-mistakes = bei allen Fehlern
coach-all = auch bei Ungenauigkeiten
coach-silent-cup = Solange mehrere am Tisch sitzen, schweigt die Bewertung bis zum Ende, sonst würde sie verraten, was unter dem Becher liegt.
coach-silent-game = In diesem Spiel wird nichts bewertet: Niemand weiß, was unter dem Becher liegt.

coach-cost-points = Kostet im Mittel { $cost } Punkte
coach-cost-counters = Kostet im Mittel { $cost } Zähler
coach-cost-win = Kostet { $cost } Aussicht auf den Sieg
coach-cost-match = Kostet { $cost } Gewinnchance in der ganzen Partie
coach-cost-round = Kostet { $cost } von dem, worum es in dieser Runde geht
coach-cost-stroke = Kostet { $cost } Aussicht, ohne Strich davonzukommen

coach-uncounted = Abzählen lässt sich der Unterschied hier nicht; er liegt in dem, was noch kommen kann.

coach-ahead = Vorausschau
coach-ahead-about = Sagt dort, wo man hinzeigt, was sich zählen lässt: was noch passt, wie oft etwas gelingt oder trifft.
