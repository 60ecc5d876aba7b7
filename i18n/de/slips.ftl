# Eigene Fehler: aus Auswertungen aufgenommen und wieder gefragt.

slips-title = Eigene Fehler
slips-about = Entscheidungen, die etwas gekostet haben, wieder auf dem Brett gefragt: kurz bevor derselbe Fehler noch einmal passieren würde.
slips-none = Nach einer Partie „Auswerten“ drücken und die eigenen Fehler vormerken: Hier werden sie wieder gefragt, jeden Tag ein paar.
slips-nothing-due = Kein Fehler ist fällig. Morgen geht es weiter.
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
slips-ask = Das kam in einer Partie vor. Was ist hier am besten?
slips-right = Genau das
slips-as-good = Genauso gut
slips-near = Fast genauso gut. { $cost }.
slips-best = Am besten: { $what }
slips-then = Damals
slips-spare = Aussetzen
slips-spared = Ausgesetzt: Das wird nicht mehr gefragt.
slips-again = Wieder fragen
slips-over = Das war alles für jetzt: { $right } von { $answers } richtig.
slips-back = Zu den eigenen Fehlern
slips-unread = Ein Fehler wurde übergangen: { $why }
slips-not-wrong = nach heutigem Urteil war er keiner
slips-not-there = die Aufzeichnung passt nicht zu den Regeln

slips-take =
    { $count ->
        [one] Eine Entscheidung zum Üben vormerken
       *[other] { $count } Entscheidungen zum Üben vormerken
    }
slips-take-about = Auf dem Brett wird wieder gefragt, was dort am besten ist.
slips-taken =
    { $count ->
        [one] Eine Entscheidung dieser Partie ist vorgemerkt.
       *[other] { $count } Entscheidungen dieser Partie sind vorgemerkt.
    }
slips-practise = Fehler üben
slips-who = Von wem
slips-everybody = Von allen
