# Eigene Fehler: aus Auswertungen aufgenommen und wieder gefragt.

slips-title = Eigene Fehler
slips-about = Stellungen, in denen du einen Fehler gemacht hast, kommen wieder, bis du weißt, was dort am besten ist.
slips-none = Drück nach einer Partie auf „Auswerten“ und merk deine Fehler vor. Hier wirst du dann wieder danach gefragt, jeden Tag ein paar.
slips-nothing-due = Für heute ist nichts mehr fällig. Schau morgen wieder herein.
slips-to-archive = Zum Archiv
slips-game = Spiel
slips-all-games = Alle Spiele
slips-level = Wie schlimm
slips-least = { $mark } oder schlimmer
slips-bring-back =
    { $count ->
        [one] Einen ausgesetzten Fehler zurückholen
       *[other] { $count } ausgesetzte Fehler zurückholen
    }
slips-ask = Diese Stellung kam in einer Partie vor. Was ist hier am besten?
slips-as-good = Genauso gut.
slips-near = Fast genauso gut: { $cost }.
slips-own = Deine Antwort: { $what }.
slips-best = Am besten: { $what }.
slips-then = Damals: { $cost }.
slips-spare = Aussetzen
slips-spared = Ausgesetzt. Nach dieser Stellung wirst du nicht mehr gefragt.
slips-again = Wieder fragen
slips-over = Das war alles für jetzt: { $right } von { $answers } richtig.
slips-back = Zu den eigenen Fehlern
slips-unread = Eine Stellung wurde übersprungen: { $why }
slips-not-wrong = nach heutigem Urteil war das kein Fehler
slips-not-there = ihre Aufzeichnung passt nicht zu den Regeln

slips-take =
    { $count ->
        [one] Einen Fehler zum Üben vormerken
       *[other] { $count } Fehler zum Üben vormerken
    }
slips-take-about = Unter „Eigene Fehler“ wirst du dann wieder gefragt, was dort am besten ist.
slips-sum = Insgesamt { $count }: { $each }.
slips-inaccuracies =
    { $count ->
        [one] eine Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
slips-mistakes =
    { $count ->
        [one] ein Fehler
       *[other] { $count } Fehler
    }
slips-blunders =
    { $count ->
        [one] ein grober Fehler
       *[other] { $count } grobe Fehler
    }
slips-taken =
    { $count ->
        [one] Ein Fehler dieser Partie ist vorgemerkt.
       *[other] { $count } Fehler dieser Partie sind vorgemerkt.
    }
slips-practise = Fehler üben
slips-who = Von wem
slips-everybody = Von allen
