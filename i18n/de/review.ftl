# Eine Partie noch einmal durchgegangen: auf der Befehlszeile und beim Nachspielen.

review-none = Hier kann kein Computerspieler eine Entscheidung beurteilen

review-move = Zug
review-cost = Kosten
review-mean = im Mittel
review-better = besser
review-decisions = Entscheidungen
review-luck = Glück
review-by = { $level ->
    [very-strong] Beurteilt vom sehr starken Computerspieler, wie er jede Stellung sieht, ohne weiterzuspielen.
   *[other] Beurteilt vom starken Computerspieler, wie er jede Stellung sieht, ohne weiterzuspielen.
}
review-by-rollout = Das tut „wurfzabel rollout“.
review-outcome = Ausgang
review-skill = durch Können
review-fortune = durch Glück
review-error = ±
review-parted = Ausgang ist, was jemand vom Sieg über den gleichen Anteil hinaus hat; ± sagt, wie weit das Können von Partie zu Partie schwankt.

# Beim Ansehen

review-begin = Auswerten
review-page-course = Verlauf
review-page-sum = Auswertung
review-running = Ereignis { $done } von { $end } wird ausgewertet …
review-cancel = Abbrechen
review-nothing = Hier war nichts zu beurteilen: Es gab keine Wahl, oder kein Computerspieler versteht sich darauf.
review-costs = Kostet { $cost }: { $mark }
review-best = Besseres gab es nicht
review-estimates = Schätzung { $value }, so entschieden { $worth }
review-estimate = Schätzung { $value }
review-better-is = Besser: { $what }
review-next-is = Am nächsten kommt ({ $worth }): { $what }
review-show-other = Auf dem Brett zeigen
review-show-played = Zeigen, was entschieden wurde
review-luck-of = Würfelglück für { $name }: { $luck }
review-judged = Beurteilt
review-total = Kosten insgesamt
review-average = Kosten im Mittel
review-dice = Würfelglück
review-costliest = Die teuersten Entscheidungen
review-flawless = Keine Entscheidung hat nennenswert etwas gekostet.
review-keys = ‹N› und ‹P› führen zur nächsten und zur vorigen, ‹A› zeigt, was besser gewesen wäre.
review-points = { $number } Punkte
review-counters = { $number } Zähler
review-in-points = Alle Werte sind Punkte, im Mittel über alles, was noch fallen kann.
review-in-counters = Alle Werte sind Zähler des Spiels, im Mittel über alles, was noch fallen kann.
review-in-wins = Alle Prozente sind Gewinnchancen in der ganzen Partie; Kosten und Glück sind Prozentpunkte davon.
review-in-rounds = Alle Prozente sind Chancen in der Runde, um die es gerade geht; Kosten sind Prozentpunkte davon.
review-in-strokes = Alle Prozente sind Chancen, in diesem Spiel ohne Strich davonzukommen; Kosten sind Prozentpunkte davon.
review-luck-about = Glück ist, was die eigenen Würfe gegenüber einem mittleren Wurf gebracht haben. Für alle zählen nur die eigenen Würfe, deshalb können alle Glück oder alle Pech haben.
review-page-choices = Möglichkeiten
review-choices-none = Hier hat niemand etwas entschieden, oder es gab keine Wahl.
review-choices-more = … und { $count } weitere, die mehr kosten.
review-choices-keys = ‹↑› und ‹↓› zeigen eine nach der anderen auf dem Brett; was entschieden wurde, ist fett.
review-scores = Punkte
review-guess = Schätzung für { $name }
review-picture = Verlauf des Spiels
