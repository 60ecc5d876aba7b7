# Eine Partie noch einmal durchgegangen: auf der Befehlszeile und beim Nachspielen.

review-none = In dieser Partie gab es keine Entscheidung, die ein Computerspieler beurteilen kann.

review-move = Zug
review-cost = Kosten
review-mean = im Mittel
review-better = besser
review-decisions = Entscheidungen
review-luck = Würfelglück
review-by = { $level ->
    [very-strong] Der sehr starke Computerspieler hat Stellung für Stellung beurteilt, ohne weiterzuspielen.
   *[other] Der starke Computerspieler hat Stellung für Stellung beurteilt, ohne weiterzuspielen.
}
review-by-rollout = Mit „wurfzabel rollout“ kannst du eine Entscheidung ausspielen lassen.
review-outcome = Ergebnis
review-skill = besser gespielt
review-fortune = Glück
review-error = ±
review-parted =
    { $measure ->
        [points] Dein Ergebnis ist dein Punktestand weniger den der Gegenseite.
       *[other] Dein Ergebnis zeigt, wie weit du über oder unter dem fairen Anteil liegst.
    } „Besser gespielt“ heißt: So viel weniger haben deine Fehler gekostet als die der anderen im Mittel; ± zeigt, wie stark das von Partie zu Partie schwankt.
review-fortune-about = Glück ist dein Ergebnis ohne „besser gespielt“: alles, was deine Entscheidungen nicht erklären.

# Beim Ansehen

review-begin = Auswerten
review-page-course = Verlauf
review-page-sum = Auswertung
review-running = Ereignis { $done } von { $end } wird ausgewertet …
review-cancel = Abbrechen
review-all = Alle auswerten
review-all-running = Das Archiv wird nebenbei ausgewertet: { $done } von { $of } Partien.
review-all-stop = Anhalten
review-all-stopped =
    Angehalten: { $done } von { $of } Partien sind ausgewertet, { $left ->
        [one] eine steht
       *[other] { $left } stehen
    } noch aus. „Alle auswerten“ macht dort weiter.
review-all-none = Noch ist keine Partie beendet, es gibt also nichts auszuwerten.
review-all-done = Alle beendeten Partien sind ausgewertet.
review-nothing = Hier gibt es nichts zu beurteilen: Es gab keine Wahl, oder kein Computerspieler kann sie beurteilen.
review-costs = { $mark }: { $cost }.
review-best = Besser ging es nicht.
review-values = { $what }: { $value } mit der besten Wahl, { $worth } mit dieser.
review-value = { $what }: { $value }.
review-better-is = Besser: { $what }.
review-next-is = Zweitbeste Wahl: { $what } ({ $worth }).
review-show-other = Anderen Zug zeigen
review-show-played = Gespielten Zug zeigen
review-luck-of = Würfelglück für { $name }: { $luck }
review-judged = Beurteilt
review-total = Kosten insgesamt
review-average = Kosten im Mittel
review-dice = Würfelglück
review-costliest = Die teuersten Entscheidungen
review-flawless = Keine Entscheidung hat etwas Nennenswertes gekostet.
review-keys = ‹N› springt zur nächsten, ‹P› zur vorigen; ‹A› zeigt, was besser gewesen wäre.
review-points = { $number } Punkte
review-counters = { $number } Zähler
review-in-points = Alle Werte sind Punkte, gemittelt über alle Würfe, die noch kommen können.
review-in-counters = Alle Werte sind Zähler des Spiels, gemittelt über alle Würfe, die noch kommen können.
review-in-wins = Alle Prozentzahlen sind Gewinnchancen für die ganze Partie; Kosten und Glück sind Prozentpunkte davon. Zusammengezählt können es mehr als 100 werden.
review-in-rounds = Alle Prozentzahlen sind Gewinnchancen in der laufenden Runde; Kosten sind Prozentpunkte davon. Zusammengezählt können es mehr als 100 werden.
review-in-strokes = Alle Prozentzahlen sind Chancen, in diesem Spiel ohne Strich zu bleiben; Kosten sind Prozentpunkte davon. Zusammengezählt können es mehr als 100 werden.
review-assumes = Die Zahlen gelten, wenn ab hier alle so gut spielen wie der starke Computerspieler.
review-luck-about = Würfelglück ist, was deine Würfe mehr oder weniger gebracht haben als Würfe im Mittel.
review-page-choices = Möglichkeiten
review-choices-none = Hier gab es nichts zu wählen.
review-choices-more = … und noch { $count } mit höheren Kosten.
review-choices-keys = Mit ‹↑› und ‹↓› gehst du die Möglichkeiten auf dem Brett durch; was gespielt wurde, ist fett.
review-scores = Punktestand bisher
review-picture = Verlauf der Partie
