# Kvátrutafl: Name, Einstellungen der Partie, warum etwas nicht erlaubt ist.

kvatrutafl-name = Kvátrutafl
kvatrutafl-line = Das isländische Brettspiel mit fünf Formationen und dem Jan

kvatrutafl-match = Zähler der Partie
kvatrutafl-match-about = Gespielt wird, bis jemand so viele Zähler hat; mit 1 ist es ein einziges Spiel.
kvatrutafl-after = Nachwürfe
kvatrutafl-after-about = Hat die Gegenseite beim Uttekt noch keinen Stein ausgespielt, darf sie allein weiterwerfen und einen der beiden Mönche oder den Meistari versuchen.
kvatrutafl-after-none = keine
kvatrutafl-after-five = 5
kvatrutafl-after-seven = 7
kvatrutafl-after-thirteen = 13
kvatrutafl-extra = Zusatzwurf
kvatrutafl-extra-about = Nach einem Uttekt hat die Gegenseite noch einen Wurf; spielt sie damit alles aus, ist das Spiel unentschieden.
kvatrutafl-no = nein
kvatrutafl-yes = ja

kvatrutafl-no-formation = „{ $given }“ ist keine Formation; ansagen lassen sich meistari, stutti-munkur, langi-munkur, langi-hryggur, litil-meistari
kvatrutafl-no-step = „{ $given }“ ist kein Schritt; Schritte sind a-d, a-d*, bar-c, s-off oder pass allein
kvatrutafl-too-many-steps = ein Zug hat höchstens vier Schritte
kvatrutafl-step-refused = { $step }: { $why }
kvatrutafl-hit-mark =
    { $hits ->
        [yes] { $step } schlägt und wird mit * geschrieben
       *[no] { $step } schlägt niemanden und wird ohne * geschrieben
    }
kvatrutafl-not-now = jetzt ist kein Zug dieser Seite fällig
kvatrutafl-not-standing = { $name } steht nach diesen Schritten nicht da
kvatrutafl-not-declared-now = { $name } lässt sich in diesem Wurf nicht ansagen
kvatrutafl-more-dice =
    { $most ->
        [one] ein Schritt ist möglich und muss
       *[other] { $most } Schritte sind möglich und müssen
    } gespielt werden; hier { $count ->
        [0] ist es keiner
        [one] ist es nur einer
       *[other] sind es nur { $count }
    }

kvatrutafl-why-ended = mit dem letzten Schritt ist das Spiel zu Ende
kvatrutafl-why-no-man = dort steht kein eigener Stein
kvatrutafl-why-bar = auf die Bar kommen nur geschlagene Steine, hingestellt wird dort keiner
kvatrutafl-why-backwards = es geht nur vorwärts
kvatrutafl-why-no-die = so weit reicht keiner der Würfel, die noch übrig sind
kvatrutafl-why-bar-first = zuerst müssen alle Steine von der Bar eingesetzt werden
kvatrutafl-why-quarter = von der Bar wird im eigenen Startviertel eingesetzt
kvatrutafl-why-own-man = dort steht schon ein eigener Stein, und eingesetzt wird nie auf eigene
kvatrutafl-why-closed =
    { $count } fremde Steine { $count ->
        [one] sperrt
       *[other] sperren
    } diese Zacke
kvatrutafl-why-one-man = Regel 1: ein Pasch im ersten Wurf wird mit einem einzigen Stein gespielt
kvatrutafl-why-four-men = Regel 1: mit 6–6 im ersten Wurf ziehen vier Steine vom Start auf die siebte Zacke
kvatrutafl-why-waits =
    Regel 3: { $count ->
        [0] noch kein Stein hat
        [one] erst ein Stein hat
        [2] erst zwei Steine haben
        [3] erst drei Steine haben
        [4] erst vier Steine haben
       *[other] { $count } Steine haben
    } den Start verlassen, fünf müssen es sein
kvatrutafl-why-locked = Regel 4: bevor ein Stein auf der zwölften Zacke war, darf keiner zu einem anderen
kvatrutafl-why-not-home = ausgespielt wird erst, wenn alle Steine im Heimbord stehen
kvatrutafl-why-behind = weiter hinten steht noch ein Stein; eine zu große Zahl nimmt nur den hintersten

kvatrutafl-position-men = { $side } hat { $count ->
        [0] keine Steine
        [one] einen Stein
       *[other] { $count } Steine
    } statt 15
kvatrutafl-position-all-off = { $side } hat alles ausgespielt, das Spiel ist vorbei
kvatrutafl-position-both = auf { $point } stehen Steine beider Seiten
kvatrutafl-position-first = { $side } kann nicht vor dem ersten Zug stehen: Steine haben den Anfang verlassen
kvatrutafl-position-exposed = { $side } ist nur verwundbar („exposed“), wenn auf { $point } genau vier Steine stehen
kvatrutafl-position-unlocked = { $side } muss für so eine Stellung schon auf { $point } gewesen sein: Es fehlt „unlocked“
kvatrutafl-position-together = { $side } hat { $count } Steine auf { $point }; das geht erst, wenn ein Stein auf { $twelfth } gewesen ist: Es fehlt „unlocked“
kvatrutafl-position-toss = um den Anfang würfelt man nur, wenn alle Steine am Anfang stehen
kvatrutafl-position-turn = { $side } hatte noch keinen Zug und ist also dran
kvatrutafl-position-won = { $side } hat so schon gewonnen: { $name }
kvatrutafl-position-target = { $points } Zähler haben die Partie beendet, sie geht bis { $target }
kvatrutafl-position-score = { $one } zu { $other } kann es im { $game }. Spiel nicht stehen

kvatrutafl-knob-toss = die Würfel sagen es
kvatrutafl-knob-men = { $side } auf { $point }
kvatrutafl-knob-bar = { $side } auf der Bar
kvatrutafl-knob-off = { $side }, ausgespielt
kvatrutafl-knob-unlocked = { $side } war schon auf { $point } (Regel 4)
kvatrutafl-knob-exposed = { $side }: die vier auf { $point } sind die eines ersten 6–6 (Regel 2)
kvatrutafl-knob-score = { $side }, Zähler
kvatrutafl-knob-dice = Würfel, die liegen
kvatrutafl-knob-dice-two = das sind keine zwei Würfel: Schreib etwa 2 1, oder nichts, wenn noch keine liegen
kvatrutafl-knob-dice-toss = sag erst, wer dran ist, dann, welche Würfel liegen
kvatrutafl-knob-toss-dice = nimm erst die Würfel weg, die liegen
kvatrutafl-knob-first = { $side } hatte noch keinen Zug
kvatrutafl-knob-score-written = „{ $text }“ sind keine Zähler, etwa 6 oder 6,5
