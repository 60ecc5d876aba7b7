people-name-taken = Den Namen „{ $name }“ trägt schon { $by }. Wer dieselbe Person ist, lässt sich zusammenlegen.

people-guest = Ein Gast: bleibt nur in dieser Partie.
people-guest-remember = Doch merken
people-new = Neu: wird beim Anfangen gemerkt.
people-new-guest = Nur ein Gast
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
people-about = Farbe und Zeichen gehören zur Person und sind in jeder Partie gleich. Wer einen neuen Namen hat, behält die Partien unter dem alten; die Aufzeichnungen selbst ändern sich nie.
people-nobody = Noch ist niemand gemerkt. Das geschieht, sobald eine Partie mit einem neuen Namen beginnt, oder hier.
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
people-merge-who = Mit wem ist { $name } dieselbe Person?
people-merge-ask = Alle Partien von { $name } zählen dann für { $into }; Name, Farbe und Zeichen sind die von { $into }. An den Aufzeichnungen ändert sich nichts, und beide lassen sich jederzeit wieder trennen.
people-merge-sure = Zusammenlegen
people-merge-not = Abbrechen
people-merged = { $name } und { $into } sind zusammengelegt.
people-is-merged = Zusammengelegt mit { $name }
people-split = Trennen
people-forget = Vergessen
people-forgotten = { $name } ist vergessen. Die Partien sind alle noch da.
people-new-name = Name einer neuen Person
people-add = Merken
people-known = Unter diesem Namen gibt es { $name } schon.
people-names = Namen im Archiv
people-names-about = Unter diesen Namen wurde gespielt, sie gehören aber zu niemandem. Ein Druck darauf merkt die Person.
people-name = { $name } ({ $count })
people-all = Alle Personen
people-gone = Diese Person ist vergessen
people-gone-about = Ihre Partien sind im Archiv.
people-no-matches = Noch keine beendete Partie
people-no-matches-about = Was gespielt wird, steht danach hier: Siege, Bestleistungen, wer gegen wen, Wertungszahlen.
people-overview = Überblick
people-against = Gegeneinander
people-decisions = Entscheidungen
people-figure-matches =
    { $count ->
        [one] Partie
       *[other] Partien
    }
people-figure-wins = gewonnen
people-figure-now = Siege in Folge, jetzt
people-figure-most = Siege in Folge, höchstens
people-last = Zuletzt gespielt am { $date }
people-games = Spiele
people-rating = Wertungszahl
people-rating-margin = { $rating } ± { $margin }
people-rating-soon = Die Wertungszahlen werden gerechnet …
people-rating-about = Wertungszahl nach Glicko-2, unter Personen und Computerspielern eines Spiels: 1500 hat, von wem nichts bekannt ist; in 95 von 100 Fällen liegt die wahre Stärke im Bereich ±, der mit jeder Partie kleiner und mit jedem Tag Pause größer wird.
people-together = zusammen
people-won = gewonnen
people-lost = verloren
people-even = unentschieden
people-always-alone = Hier wurde immer allein gespielt.
people-against-about = Gewonnen: den Sieg gehabt, die anderen nicht. Unentschieden: beide haben gewonnen oder keiner von beiden.
people-course-about = Punkte am Ende der letzten { $most } Partien; die Linie ist das Mittel aus { $count }.
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
people-nothing-judged = In diesen Partien gab es keine Entscheidungen, die sich bewerten lassen.
people-decisions-about = Wie ein starker Computerspieler die Entscheidungen bewertet. Der Verlauf zeigt, welcher Anteil gut war; die Linie ist das Mittel aus { $count } Partien. Was ausgewertet ist, wird in reviewed.jsonl neben den Partien gemerkt; die Datei darf gelöscht werden.
people-good = Gute Entscheidungen
people-judged =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
people-settings = Wer hier spielt
people-settings-about = Namen, Farben und Zeichen, die gemerkt sind.

people-key-undo = die letzte Änderung zurücknehmen
