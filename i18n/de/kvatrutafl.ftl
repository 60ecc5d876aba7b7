# Kvátrutafl: Name, Einstellungen der Partie, warum etwas nicht erlaubt ist.

kvatrutafl-name = Kvátrutafl
kvatrutafl-line = Isländisches Brettspiel, verwandt mit dem Backgammon

kvatrutafl-match = Länge der Partie
kvatrutafl-match-about = Ihr spielt, bis eine Seite so viele Zähler hat. Mit 1 ist es ein einziges Spiel.
kvatrutafl-after = Nachwürfe
kvatrutafl-after-about = Nach einem Uttekt (eine Seite hat alle Steine ausgespielt) darf die Gegenseite so oft allein weiterwürfeln, wenn sie selbst noch keinen Stein draußen hat. Sagt sie dabei einen der beiden Mönche oder den Meistari an, zählt das für sie.
kvatrutafl-after-none = keine
kvatrutafl-after-five = 5
kvatrutafl-after-seven = 7
kvatrutafl-after-thirteen = 13
kvatrutafl-extra = Zusatzwurf
kvatrutafl-extra-about = Nach einem Uttekt (alle Steine ausgespielt) hat die Gegenseite noch einen Wurf. Spielt sie damit auch alles aus, ist das Spiel unentschieden.
kvatrutafl-no = nein
kvatrutafl-yes = ja

kvatrutafl-no-formation = „{ $given }“ ist keine Formation; ansagen kannst du meistari, stutti-munkur, langi-munkur, langi-hryggur, litil-meistari
kvatrutafl-no-step = „{ $given }“ ist kein Schritt; schreib a-d, a-d*, bar-c, s-off oder pass allein
kvatrutafl-too-many-steps = ein Zug hat höchstens vier Schritte
kvatrutafl-step-refused = { $step }: { $why }
kvatrutafl-hit-mark =
    { $hits ->
        [yes] { $step } schlägt und wird mit * geschrieben
       *[no] { $step } schlägt keinen Stein und wird ohne * geschrieben
    }
kvatrutafl-not-now = diese Seite hat gerade keinen Zug zu spielen
kvatrutafl-not-standing = nach diesen Schritten steht { $name } nicht da
kvatrutafl-not-declared-now = in diesem Wurf darf { $name } nicht angesagt werden
kvatrutafl-more-dice =
    dieser Zug spielt { $count ->
        [0] keinen Würfel
        [one] nur einen Würfel
       *[other] nur { $count } Würfel
    }, aber du kannst und musst { $most ->
        [one] einen
       *[other] { $most }
    } spielen

kvatrutafl-why-ended = mit dem letzten Schritt ist das Spiel schon zu Ende
kvatrutafl-why-no-man = dort steht kein Stein von dir
kvatrutafl-why-bar = auf die Bar kommen nur geschlagene Steine; hinstellen kannst du dort keinen
kvatrutafl-why-backwards = Steine gehen nur vorwärts
kvatrutafl-why-no-die = dorthin führt keiner deiner übrigen Würfel
kvatrutafl-why-bar-first = zuerst musst du alle Steine von der Bar einsetzen
kvatrutafl-why-quarter = von der Bar setzt du nur in deinem Startviertel ein
kvatrutafl-why-own-man = dort steht schon ein Stein von dir, und auf eigene darfst du nicht einsetzen
kvatrutafl-why-closed =
    { $count ->
        [one] ein fremder Stein sperrt
       *[other] { $count } fremde Steine sperren
    } diese Zacke
kvatrutafl-why-one-man = Regel 1: einen Pasch im ersten Wurf spielst du mit einem einzigen Stein
kvatrutafl-why-four-men = Regel 1: mit 6–6 im ersten Wurf ziehst du vier Steine vom Start auf die siebte Zacke
kvatrutafl-why-waits =
    Regel 3: dieser Stein wartet, bis fünf deiner Steine den Start verlassen haben; bisher { $count ->
        [0] ist es keiner
        [one] ist es erst einer
        [2] sind es erst zwei
        [3] sind es erst drei
        [4] sind es erst vier
       *[other] sind es { $count }
    }
kvatrutafl-why-locked = Regel 4: deine Steine dürfen erst zusammenstehen, wenn einer auf der zwölften Zacke war
kvatrutafl-why-not-home = ausspielen darfst du erst, wenn alle deine Steine im Heimbord stehen
kvatrutafl-why-behind = weiter hinten steht noch ein Stein von dir; eine zu große Zahl spielt nur den hintersten aus

kvatrutafl-position-men = { $side } hat { $count ->
        [0] keine Steine
        [one] einen Stein
       *[other] { $count } Steine
    } statt 15
kvatrutafl-position-all-off = { $side } hat schon alle Steine ausgespielt, das Spiel ist vorbei
kvatrutafl-position-both = auf { $point } stehen Steine beider Seiten
kvatrutafl-position-first = { $side } kann nicht mehr vor dem ersten Zug sein, denn Steine haben den Start verlassen
kvatrutafl-position-exposed = { $side } ist nur verwundbar („exposed“), wenn auf { $point } genau vier Steine stehen
kvatrutafl-position-unlocked = { $side } war schon auf { $point }, sonst könnten die Steine nicht so stehen; „unlocked“ fehlt
kvatrutafl-position-together = { $side } hat { $count } Steine auf { $point }; das geht erst, wenn ein Stein auf { $twelfth } war; „unlocked“ fehlt
kvatrutafl-position-toss = die Würfel entscheiden nur dann über den Anfang, wenn alle Steine am Start stehen
kvatrutafl-position-turn = { $side } hatte noch keinen Zug und ist deshalb dran
kvatrutafl-position-won = { $side } hat damit schon gewonnen: { $name }
kvatrutafl-position-target = mit { $points } Zählern wäre die Partie zu Ende, denn sie geht bis { $target }
kvatrutafl-position-score = im { $game }. Spiel kann es nicht { $one } zu { $other } stehen

kvatrutafl-knob-toss = die Würfel entscheiden
kvatrutafl-knob-men = { $side } auf { $point }
kvatrutafl-knob-bar = { $side } auf der Bar
kvatrutafl-knob-off = { $side }, ausgespielt
kvatrutafl-knob-unlocked = { $side } war schon auf { $point } (Regel 4)
kvatrutafl-knob-exposed = { $side }: die vier auf { $point } kamen mit einem ersten 6–6 (Regel 2)
kvatrutafl-knob-score = { $side }, Zähler
kvatrutafl-knob-dice = Würfel auf dem Tisch
kvatrutafl-knob-dice-two = das sind keine zwei Würfel; schreib etwa 2 1, oder nichts, wenn noch keine liegen
kvatrutafl-knob-dice-toss = wähl zuerst, wer dran ist, und dann die Würfel
kvatrutafl-knob-toss-dice = nimm zuerst die Würfel vom Tisch
kvatrutafl-knob-first = { $side } hatte noch keinen Zug
kvatrutafl-knob-score-written = „{ $text }“ ist kein Zählerstand; schreib etwa 6 oder 6,5
