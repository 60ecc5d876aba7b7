# Ausspielen: Entscheidungen, immer wieder zu Ende gespielt, auf der Befehlszeile und in der Wiedergabe.

rollout-none = diese Aufzeichnung enthält keine Entscheidung
rollout-no-event = es gibt kein Ereignis { $event }; das letzte der Aufzeichnung ist { $events }
rollout-no-decision = Ereignis { $event } ist ein Wurf; ausspielen kannst du nur eine Entscheidung
rollout-no-choice = hier gab es nichts zu wählen
rollout-hidden = bei dieser Entscheidung lagen Würfel verdeckt; deshalb lässt sie sich nicht ausspielen
rollout-free = diese Entscheidung gehört nicht zu denen, die das Programm aufzählen kann; deshalb lässt sie sich nicht ausspielen

rollout-begin = Ausspielen
rollout-percent = Ausspielen: { $percent }
rollout-under-way = Ausspielen: { $percent } · { $trials } Durchgänge · { $seconds } s
rollout-longer = Weiter bis { $trials } Durchgänge
rollout-running = Ausspielen: { $done } von { $all } Durchgängen …
rollout-worth = Wert
rollout-trials = Durchgänge
rollout-told =
    Ausgespielt vom { $level ->
        [easy] leichten
        [medium] mittleren
       *[strong] starken
    } Computerspieler { $turns ->
        [0] bis zum Ende
        [one] einen Zug weit, dann vom starken eingeschätzt
       *[other] { $turns } Züge weit, dann vom starken eingeschätzt
    }. Alle Möglichkeiten bekamen dieselben Würfe (Startzahl { $seed }) in bis zu { $trials } Durchgängen, { $luck ->
        [yes] und das Würfelglück ist herausgerechnet.
       *[no] und das Würfelglück ist nicht herausgerechnet.
    } { $clear ->
        [yes] Die oberste ist eindeutig die beste.
       *[no] Keine ist eindeutig die beste.
    }
