people-name-taken = Eine Person namens „{ $name }“ gibt es schon: { $by }. Ist es dieselbe Person, leg beide zusammen.

people-guest = Gast: gilt nur für diese Partie.
people-guest-remember = Doch merken
people-new = Neu: Das Programm merkt sich den Namen, sobald die Partie beginnt.
people-new-guest = Nur ein Gast
people-who = Wer spielt hier?
people-greeting = Hallo, { $name }. Neue Partien beginnen mit deinem Namen.
people-here = Spielt hier
people-is-here = Spielt hier und sitzt in jeder neuen Partie auf dem ersten Platz.
people-slate = Blau
people-ruby = Rot
people-leaf = Grün
people-ochre = Ocker
people-plum = Violett
people-petrol = Petrol
people-rose = Rosa
people-turquoise = Türkis
people-olive = Oliv
people-disc = Scheibe
people-triangle = Dreieck
people-square = Quadrat
people-cross = Kreuz
people-diamond = Raute
people-ring = Ring
people-star = Stern
people-heart = Herz

people-title = Personen
people-about = Farbe und Zeichen gehören zur Person und sind in jeder Partie gleich. Gibst du einer Person einen neuen Namen, behält sie die Partien unter dem alten; die Aufzeichnungen selbst ändern sich nie.
people-nobody = Das Programm kennt noch niemanden. Beginn eine Partie mit einem neuen Namen oder trag ihn hier ein.
people-also = Auch: { $names }
people-not-played = Noch keine beendete Partie
people-played =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
people-played-last =
    { $count ->
        [one] Eine Partie, am { $date }
       *[other] { $count } Partien, zuletzt am { $date }
    }
people-change = Ändern
people-done = Fertig
people-rename = Umbenennen
people-colour = Farbe
people-sign = Zeichen
people-merge = Zusammenlegen …
people-merge-who = Wer ist dieselbe Person wie { $name }?
people-merge-ask = Alle Partien von { $name } zählen dann für { $into }. Name, Farbe und Zeichen von { $into } bleiben. An den Aufzeichnungen ändert sich nichts, und du kannst beide jederzeit wieder trennen.
people-merge-sure = Zusammenlegen
people-merge-not = Abbrechen
people-merged = { $name } und { $into } sind jetzt eine Person.
people-is-merged = Zusammengelegt mit { $name }
people-split = Trennen
people-forget = Vergessen
people-forgotten = { $name } ist vergessen. Alle Partien sind noch da.
people-new-name = Name einer neuen Person
people-add = Merken
people-known = Diesen Namen hat schon { $name }.
people-names = Namen im Archiv
people-names-about = Unter diesen Namen wurde gespielt, aber sie gehören noch zu keiner Person. Drück auf einen, dann merkt sich das Programm die Person.
people-name = { $name } ({ $count })
people-all = Alle Personen
people-gone = Diese Person ist vergessen
people-gone-about = Ihre Partien sind noch im Archiv.
people-no-matches = Noch keine beendete Partie
people-no-matches-about = Nach der ersten Partie stehen hier Siege, Bestleistungen, Ergebnisse gegeneinander und Wertungszahlen.
people-overview = Überblick
people-against = Gegeneinander
people-decisions = Entscheidungen
people-figure-matches =
    { $count ->
        [one] Partie
       *[other] Partien
    }
people-figure-wins = gewonnen
people-figure-now = aktuelle Siegesserie
people-figure-most = längste Siegesserie
people-last = Zuletzt gespielt am { $date }
people-games = Spiele
people-rating = Wertungszahl
people-rating-margin = { $rating } ± { $margin }
people-rating-soon = Die Wertungszahlen werden berechnet …
people-rating-about = Die Wertungszahl (Glicko-2) vergleicht Personen und Computerspieler eines Spiels. Alle beginnen bei 1500. In 95 von 100 Fällen liegt die wahre Stärke in dem Bereich, den ± angibt; er wird mit jeder Partie kleiner und mit jedem Tag Pause größer.
people-together = Partien
people-won = gewonnen
people-lost = verloren
people-even = unentschieden
people-always-alone = In diesen Partien hat niemand sonst mitgespielt.
people-against-about = Gewonnen heißt: Diese Person hat gewonnen, die andere nicht. Unentschieden heißt: Beide haben gewonnen oder keine von beiden.
people-course-about = Der Punktestand am Ende der letzten { $most } Partien; die Linie ist das Mittel aus je { $count }.
people-unjudged =
    { $count ->
        [one] Eine Partie ist noch nicht ausgewertet.
       *[other] { $count } Partien sind noch nicht ausgewertet.
    }
people-judge =
    { $count ->
        [one] Auswerten
       *[other] Die letzten { $count } auswerten
    }
people-judging = { $done } von { $of } Partien ausgewertet
people-judging-stop = Anhalten
people-nothing-judged = In diesen Partien gab es keine Entscheidungen zu bewerten.
people-decisions-about = So bewertet ein starker Computerspieler die Entscheidungen. Die Kurve zeigt, welcher Anteil gut war; die Linie ist das Mittel aus je { $count } Partien. Die Bewertungen stehen in reviewed.jsonl neben den Partien; du darfst die Datei löschen.
people-good = Gute Entscheidungen
people-judged =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
people-settings = Wer hier spielt
people-settings-about = Namen, Farben und Zeichen, die sich das Programm merkt.

people-key-undo = die letzte Änderung rückgängig machen
