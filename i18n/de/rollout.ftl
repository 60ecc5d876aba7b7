# Ausspielen: Entscheidungen, immer wieder zu Ende gespielt, auf der Befehlszeile und in der Wiedergabe.

rollout-none = in dieser Aufzeichnung hat niemand etwas entschieden
rollout-no-event = es gibt kein Ereignis { $event }; die Aufzeichnung hat { $events }
rollout-no-decision = Ereignis { $event } ist ein Wurf; ausspielen lässt sich nur eine Entscheidung
rollout-no-choice = hier gab es nichts zu wählen
rollout-hidden = wer hier entschied, sah nicht alle Würfel; was niemand weiß, lässt sich nicht ausspielen
rollout-free = diese Entscheidung gehört nicht zu denen, die sich aufzählen lassen, und lässt sich deshalb nicht ausspielen

rollout-begin = Ausspielen
rollout-percent = Wird ausgespielt: { $percent }
rollout-running = Ausgespielt: { $done } von { $all } Durchgängen …
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
    }, alle mit denselben Würfen{ $luck ->
        [yes] , ihr Glück herausgerechnet
       *[no] , ihr Glück nicht herausgerechnet
    } (Startzahl { $seed }). { $clear ->
        [yes] Die erste ist eindeutig die beste.
       *[no] Welche die beste ist, steht nicht fest.
    }
