# Wirtshausspiele: warum eine Entscheidung besser ist, nach den Gedanken ihrer Seiten.

tavern-coach-beat-high = { tavern-strategy-beat }: So kommst du in { $chance } % der Fälle über { $worst }, mit deiner Wahl { $other ->
        [0] nie
       *[other] nur in { $other } %
    }.
tavern-coach-beat-low = { tavern-strategy-beat }: So kommst du in { $chance } % der Fälle unter { $worst }, mit deiner Wahl { $other ->
        [0] nie
       *[other] nur in { $other } %
    }.
tavern-coach-beat-sure-high = { tavern-strategy-beat }: So kommst du sicher über { $worst }, mit deiner Wahl { $other ->
        [0] nie
       *[other] nur in { $other } % der Fälle
    }.
tavern-coach-beat-sure-low = { tavern-strategy-beat }: So kommst du sicher unter { $worst }, mit deiner Wahl { $other ->
        [0] nie
       *[other] nur in { $other } % der Fälle
    }.
tavern-coach-beat-level = { tavern-strategy-beat }: { $chance ->
        [100] So bist du mit { $worst } sicher mindestens gleichauf, mit deiner Wahl { $other ->
            [0] nie
           *[other] nur in { $other } % der Fälle
        }
       *[other] So bist du in { $chance } % der Fälle mit { $worst } mindestens gleichauf, mit deiner Wahl { $other ->
            [0] nie
           *[other] nur in { $other } %
        }
    }.
tavern-coach-best-high = { tavern-strategy-best }: So kommst du im Mittel auf { $mean }, mit deiner Wahl nur auf { $other }.
tavern-coach-best-low = { tavern-strategy-best }: So kommst du im Mittel auf { $mean }, mit deiner Wahl auf { $other }; weniger ist besser.
tavern-coach-best-stop = { tavern-strategy-best }: So hast du { $mean } sicher, mit deiner Wahl kommst du im Mittel nur auf { $other }.
tavern-coach-best-certain = { tavern-strategy-best }: So kommst du auf { $mean }, mit deiner Wahl nur auf { $other }.

tavern-coach-ahead-row = Damit bleibst du in { $chance } % der Fälle ohne Strich.
tavern-coach-ahead-past = Damit bist du in { $chance } % der Fälle besser als { $worst }.
tavern-coach-ahead-mean = Damit kommst du im Mittel auf { $mean }.
tavern-coach-ahead-certain = Damit kommst du sicher auf { $mean }.
