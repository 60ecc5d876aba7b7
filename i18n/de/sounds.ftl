# Die Laute: Leseanleitung, alle Namen, die vier Leben, Aufnehmen und Vergleichen.

sounds-title = Laute
sounds-guide = Leseanleitung
sounds-names = Namen
sounds-record = Nachsprechen
sounds-keys = ‹← → ↑ ↓› oder ‹Tab› gehen weiter, ‹Space› spricht, ‹S› halb so schnell, ‹R› noch einmal.

sounds-apart = Unterscheiden
sounds-apart-head = Nach Gehör unterscheiden
sounds-apart-about = Du hörst eines von zwei Wörtern, die fast gleich klingen: a oder ā, š oder s. Welches war es? Was du verwechselst, kommt öfter; am Lernplan ändert es nichts.
sounds-apart-rests = Gerade ist nichts zu hören, also gibt es nichts zu unterscheiden. Ist die Lautstärke aufgedreht?
sounds-apart-count = { $right } von { $all } erkannt
sounds-apart-right = Richtig, das war { $word }.
sounds-apart-wrong = Das war { $word }. Hör dir beide an.
sounds-apart-keys = ‹←› und ‹→› antworten, ‹R› noch einmal, ‹Enter› weiter.
sounds-next = Weiter
sounds-next-name = Weiter: { $name } (N)
sounds-judged = { $right } von { $all } sitzen
sounds-record-keys = ‹R› das Vorbild, ‹M› aufnehmen, ‹B› beide, ‹+› sitzt, ‹-› noch nicht, ‹N› weiter.

sounds-voice = Stimme
sounds-pace = Tempo
sounds-pace-half = halb
sounds-pace-slow = langsam
sounds-pace-usual = gewöhnlich
sounds-pace-quick = rasch
sounds-volume = Lautstärke
sounds-mute = stumm
sounds-quiet = leise
sounds-medium = mittel
sounds-loud = laut

sounds-signs = Zeichen für Zeichen

sounds-table = Einer und Zehner
sounds-table-about = Der Mitlaut sagt den Einer, der Selbstlaut den Zehner. Die mit × sind verboten: Im Spiel spricht sie niemand aus, hier darfst du sie hören.
sounds-forbidden = × { $number }
sounds-others = Die übrigen Namen
sounds-twins = Leicht zu verwechseln
sounds-twins-about = Zwei Namen nacheinander, die sich nur in einem Laut oder in der Länge unterscheiden.
sounds-twins-of = { $one } – { $other }

sounds-motto = Ganzer Merkspruch
sounds-means = Das heißt: { $means }.
sounds-shows = Das Zeichen – { $shows }.

sounds-record-head = Nachsprechen und vergleichen
sounds-record-about = Hör dir den Namen an, sprich ihn nach, vergleiche beide und urteile selbst; dann kommt der nächste. Ohne Mikrofon geht es auch: Sprich einfach laut. Aufnahmen bleiben auf diesem Rechner und sind fort, sobald du diese Seite verlässt, außer du behältst sie als Datei.
sounds-model-of = Vorbild: { $name }
sounds-begin = Aufnehmen (M)
sounds-opens = Das Mikrofon öffnet sich …
sounds-end = Fertig (M)
sounds-recorded = { $seconds } von höchstens { $most } s
sounds-compared = { $name } im Vergleich
sounds-both = Beide nacheinander (B)
sounds-own = Deine Aufnahme
sounds-keep = Als Datei behalten
sounds-kept = Die Aufnahme liegt jetzt in { $path }.
sounds-not-kept = Die Aufnahme ließ sich nicht nach { $path } schreiben: { $why }. Noch ist sie da, solange du auf dieser Seite bleibst.
sounds-looking = Wird ausgemessen …
sounds-row-model = Vorbild: { $name }
sounds-row-own = Deine Aufnahme
sounds-heard = Gehört hat das Programm: { $name }. Es erkennt nur die Namen der Tafeln und schweigt, wo es sich nicht sicher ist; ein Urteil ist das nicht.
sounds-judge = Wie war es?
sounds-right = Sitzt
sounds-not-yet = Noch nicht
sounds-judge-about = Du urteilst selbst. Es ist nur ein Merkzeichen, solange du auf dieser Seite bist (+ sitzt, − noch nicht), und ändert am Lernplan nichts.
sounds-marked-right = { $name } +
sounds-marked-not-yet = { $name } −

sounds-key-answer = antworten, danach vergleichen
sounds-key-both = Vorbild und Aufnahme anhören
sounds-key-half = halb so schnell, oder wieder normal
sounds-key-judge = richtig, oder noch nicht
sounds-key-next = weiter
sounds-key-record = aufnehmen
sounds-key-repeat = noch einmal anhören
sounds-key-walk = zum nächsten Knopf
