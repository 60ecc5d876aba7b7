# Die Laute: Leseanleitung, alle Namen, die vier Leben, Aufnehmen und Vergleichen.

sounds-title = Laute
sounds-guide = Leseanleitung
sounds-names = Namen
sounds-record = Nachsprechen
sounds-keys = Mit ‹← → ↑ ↓› oder ‹Tab› gehst du weiter, ‹Space› spricht vor, ‹S› halb so schnell, ‹R› noch einmal.

sounds-apart = Unterscheiden
sounds-apart-head = Nach Gehör unterscheiden
sounds-apart-about = Du hörst eines von zwei Wörtern, die fast gleich klingen: a oder ā, š oder s. Welches war es? Was du verwechselst, kommt öfter. Wann deine Karten fällig sind, ändert sich dadurch nicht.
sounds-apart-rests = Gerade kommt kein Ton, also gibt es nichts zu unterscheiden. Schau, ob der Ton eingeschaltet und laut genug ist.
sounds-apart-count = { $right } von { $all } erkannt
sounds-apart-right = Richtig, das war { $word }.
sounds-apart-wrong = Das war { $word }. Hör dir beide an.
sounds-apart-keys = Mit ‹←› und ‹→› antwortest du, ‹R› spricht noch einmal, ‹Enter› geht weiter.
sounds-next = Weiter
sounds-next-name = Weiter: { $name } (N)
sounds-judged = Sitzt: { $right } von { $all }
sounds-record-keys = ‹R› spricht vor, ‹M› nimmt auf, ‹B› spielt beide, ‹+› heißt sitzt, ‹-› noch nicht, ‹N› geht weiter.

sounds-voice = Stimme
sounds-pace = Tempo
sounds-pace-half = halb
sounds-pace-slow = langsam
sounds-pace-usual = gewöhnlich
sounds-pace-quick = schnell
sounds-volume = Lautstärke
sounds-mute = stumm
sounds-quiet = leise
sounds-medium = mittel
sounds-loud = laut

sounds-signs = Zeichen für Zeichen

sounds-table = Einer und Zehner
sounds-table-about = Der Mitlaut sagt den Einer, der Selbstlaut den Zehner. Die Namen mit × sind verboten: Im Spiel darfst du sie nie sagen, hier darfst du sie hören.
sounds-forbidden = × { $number }
sounds-others = Die übrigen Namen
sounds-twins = Leicht zu verwechseln
sounds-twins-about = Zwei Namen nacheinander, die sich nur in einem Laut oder in der Länge unterscheiden.
sounds-twins-of = { $one } – { $other }

sounds-motto = Ganzer Merkspruch
sounds-means = Das heißt: { $means }.
sounds-shows = Das Zeichen – { $shows }.

sounds-record-head = Nachsprechen und vergleichen
sounds-record-about = Hör dir den Namen an, sprich ihn nach, vergleiche die beiden und urteile selbst; dann kommt der nächste. Ohne Mikrofon geht es auch: Sprich einfach laut. Deine Aufnahmen bleiben auf diesem Computer und sind weg, sobald du die Seite verlässt, außer du behältst sie als Datei.
sounds-model-of = Vorbild: { $name }
sounds-begin = Aufnehmen (M)
sounds-opens = Das Mikrofon öffnet sich …
sounds-end = Fertig (M)
sounds-recorded = { $seconds } von höchstens { $most } s
sounds-compared = { $name } im Vergleich
sounds-both = Beide nacheinander (B)
sounds-own = Deine Aufnahme
sounds-keep = Als Datei behalten
sounds-kept = Deine Aufnahme liegt jetzt in { $path }.
sounds-not-kept = Deine Aufnahme ließ sich nicht in { $path } speichern: { $why }. Solange du auf dieser Seite bist, bleibt sie da.
sounds-looking = Wird ausgemessen …
sounds-row-model = Vorbild: { $name }
sounds-row-own = Deine Aufnahme
sounds-heard = Das Programm hat { $name } gehört. Es kennt nur die Namen aus den Tafeln, sagt nichts, wenn es unsicher ist, und gibt keine Noten.
sounds-judge = Wie war es?
sounds-right = Sitzt
sounds-not-yet = Noch nicht
sounds-judge-about = Du urteilst selbst. Dein Zeichen (+ sitzt, − noch nicht) gilt, solange du auf dieser Seite bist. Wann deine Karten fällig sind, ändert sich dadurch nicht.
sounds-marked-right = { $name } +
sounds-marked-not-yet = { $name } −

sounds-key-answer = antworten, danach vergleichen
sounds-key-both = Vorbild und deine Aufnahme anhören
sounds-key-half = halb so schnell, oder wieder normal
sounds-key-judge = sitzt, oder noch nicht
sounds-key-next = weiter
sounds-key-record = aufnehmen
sounds-key-repeat = noch einmal anhören
sounds-key-walk = zum nächsten Knopf
