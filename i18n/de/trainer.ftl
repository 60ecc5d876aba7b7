# Der Runentrainer: Stapel, Fragen, Gründe, Noten, was sein Tagebuch sagt.

trainer-deck-names = Namen
trainer-deck-names-about = Zu jeder Zahl der Name, zu jedem Namen die Zahl: erst die Tafel der Einer und Zehner, dann die langen Selbstlaute. Für den Anfang genügen neun: i, a, u, ša, hi, ki, li, ka und lu.
trainer-deck-runes = Runen
trainer-deck-runes-about = Zu jedem Zeichen der Name, zu jedem Namen das Zeichen, auch bei Binderunen: Das sind mehrere Runen in einer.
trainer-deck-throws = Würfe
trainer-deck-throws-about = Zwei Würfel liegen vor dir, mit Runen oder Augen: Sag sie an.
trainer-deck-answers = Antworten
trainer-deck-answers-about = Es gibt schon eine Ansage, und du hast gewürfelt. Welche deiner Ansagen antwortet darauf, wenn überhaupt eine?
trainer-deck-silence = Schweigen
trainer-deck-silence-about = Sieben Namen darfst du nie sagen, und bei einer 0 im Duell musst du schweigen. Schaffst du das?
trainer-deck-ear = Gehör
trainer-deck-ear-about = Du hörst einen Namen: Welche Zahl ist das, welches Zeichen? Oder welcher von zwei ähnlichen Namen?
trainer-deck-lives = Die vier Leben
trainer-deck-lives-about = Wie sie heißen, ihre Zeichen und Merksprüche, und was diese bedeuten.

trainer-ask-number = Welche Zahl heißt so?
trainer-ask-name = Wie heißt das?
trainer-ask-vowel = Wie lautet der andere Name, der nur aus einem Selbstlaut besteht?
trainer-ask-sign-name = Wie heißt dieses Zeichen?
trainer-ask-sign = Welches Zeichen gehört dazu?
trainer-ask-throw = Was sagst du an?
trainer-ask-answer = { $name } ({ $called }) ist angesagt. Was sagst du an?
trainer-ask-duel = Im Duell ist { $name } ({ $called }) angesagt. Was sagst du an?
trainer-ask-silence = Was sagst du bei dieser Zahl, oder schweigst du?
trainer-ask-duel-silence = Das hast du im Duell gewürfelt. Was sagst du, oder schweigst du?
trainer-ask-ear-number = Welche Zahl hörst du?
trainer-ask-ear-sign = Welches Zeichen gehört zu dem, was du hörst?
trainer-ask-ear-pair = Welchen der beiden Namen hörst du?
trainer-ask-life-by-sign = Wessen Zeichen ist das?
trainer-ask-life-sign = Welches Zeichen gehört dazu?
trainer-ask-life-by-motto = Wessen Merkspruch endet so?
trainer-ask-life-motto = Wie lautet der Merkspruch?
trainer-ask-life-by-meaning = Welches Leben bedeutet das?
trainer-ask-life-by-place = Welches Leben verlierst du an dieser Stelle?

trainer-why-table = { $name }: Der Einer { $ones } gibt { $letter }, der Zehner { $tens } gibt { $vowel }.
trainer-why-sign = Das Zeichen steht für { $number } ({ $names }).
trainer-why-sign-of = Das Zeichen steht für { $number }.
trainer-why-any = F13 darfst du mit jedem Wort ansagen, das nicht verboten ist.
trainer-why-twenty-three = 23 sagst du als 2 (a) oder als 3 (u) an; ihren eigenen Namen, la, sagst du nie.
trainer-why-throw = { $one } und { $other } ergeben { $made } ({ $names }).
trainer-why-fire = F verdoppelt den anderen Würfel: Aus { $other } wird { $made }.
trainer-why-thirteen = Mit 0, 1 oder 3 ergibt die Seite 13 immer { $made }.
trainer-why-two-thirteen = 2 und 13 zählen als 12 oder als 23, und 23 sagst du als 2 oder als 3 an.
trainer-why-shown = 1313 musst du herzeigen. Wenn du es ansagst, heißt es ēli.
trainer-why-pips = Die Augen stehen für { $one } und { $other }. Zusammen ist das { $made }.
trainer-why-answer = Du hast { $thrown }. Auf { $called } kannst du mit { $answers } antworten.
trainer-why-duel = Auf { $called } kannst du im Duell nur mit { $answers } antworten.
trainer-why-duel-thirteen = Würfelst du im Duell eine 3 auf eine angesagte 1, gewinnst du sofort, denn sie zählt als 13.
trainer-why-duel-zero = Mit einer 0 hast du die Runde im Duell verloren, und ihren Namen darfst du nicht sagen: Schweig.
trainer-why-forbidden = { $name } ist der Name von { $number } und einer der sieben verbotenen Namen: Du sagst ihn nie.
trainer-why-pair = { $one } ist { $number }, { $other } ist { $second }.
trainer-why-life = { $name }: „{ $motto }“ – { $means }.
trainer-made = { $result }
trainer-why-heard = Du hast { $name } gehört.
trainer-why-both = { $rule } { $more }
trainer-made-twenty-three = 23, die als 2 oder als 3 gilt
trainer-made-either = 12 oder 23, was als 12, 2 oder 3 gilt

trainer-ask-forbidden = Diesen Namen darfst du im Spiel nie sagen. Wie lautet er?
trainer-kind-name = Hier brauchst du einen Namen wie hi oder ka, keine Zahl.
trainer-kind-number = Hier brauchst du eine Zahl in Ziffern, etwa 11; für die Würfelseite „Feuer“ tipp F.
trainer-instead-silent = Du schweigst nur bei 0, 4, 31, 32, 42 und 44.
trainer-instead-none = „{ $said }“ ist kein Name.
trainer-instead-name = { $name } ist { $number }.
trainer-instead-number = { $number } heißt { $names }.
trainer-instead-nameless = { $number } hat keinen Namen.
trainer-instead-throw = { $name } ist { $result }. Das ergeben { $dice }.
trainer-instead-no-answer = { $name } stimmt für deinen Wurf, antwortet aber nicht auf { $called }.
trainer-instead-no-throw = { $name } ist { $number }. Das ergeben zwei Würfel nie.

trainer-grade-again = Nochmal
trainer-grade-hard = Schwer
trainer-grade-good = Gut
trainer-grade-easy = Leicht

trainer-torn =
    Die letzte Zeile im Tagebuch des Trainers ist nur halb geschrieben, vermutlich wegen eines Absturzes. Diese Zeile zählt nicht; sobald du weiterübst, liegt sie in { $kept }.
trainer-unread =
    { $count ->
        [one] Mit Zeile { $line } in { $path } kann das Programm nichts anfangen. Die Zeile bleibt stehen, zählt aber nicht.
       *[other] Mit { $count } Zeilen in { $path } kann das Programm nichts anfangen, die erste ist Zeile { $line }. Alle bleiben stehen, zählen aber nicht.
    }
trainer-unreadable = Das Tagebuch des Trainers { $path } lässt sich nicht lesen: { $why }. Es ist unverändert.
trainer-foreign =
    { $path } ist kein Tagebuch des Trainers oder stammt aus einer späteren Version. Die Datei ist unverändert; verschieb sie, wenn du ein neues Tagebuch beginnen willst.
trainer-in-use = Der Trainer ist schon in einem anderen Fenster offen, mit demselben Tagebuch { $path }. Schließ ihn zuerst dort.
trainer-unwritten = Nichts wurde gespeichert, denn in { $path } lässt sich nicht schreiben: { $why }. Die Datei ist unverändert. Prüf die Rechte und den freien Platz, dann versuch es noch einmal.
trainer-changed =
    { $path } wurde inzwischen von anderswo geändert und bleibt, wie es jetzt ist. Verlass den Trainer und öffne ihn neu, dann kannst du weiterüben.
trainer-table = Die Tabelle lässt sich nicht lesen: { $why }. Nichts davon wurde eingelesen.
trainer-table-column = In Zeile { $row } der Tabelle fehlt die Spalte { $column }. Nichts wurde eingelesen.
trainer-table-empty = In Zeile { $row } der Tabelle ist die Spalte { $column } leer, dort muss aber etwas stehen. Nichts wurde eingelesen.
trainer-table-cell = In Zeile { $row } der Tabelle steht in der Spalte { $column } „{ $given }“, und damit kann das Programm nichts anfangen. Nichts wurde eingelesen.
trainer-ahead =
    { $count ->
        [one] Ein Eintrag des Trainers trägt ein Datum in der Zukunft, den { $first }; bis dahin zählt er nicht. Sieh nach, ob das Datum deines Computers stimmt.
       *[other] { $count } Einträge des Trainers tragen ein Datum in der Zukunft, der erste den { $first }; bis dahin zählen sie nicht. Sieh nach, ob das Datum deines Computers stimmt.
    }
trainer-taken =
    { $all ->
        [0] Die Tabelle hat keine Zeilen
        [one] Eine Zeile wurde eingelesen: { $new } neu, { $known } schon da
       *[other] { $all } Zeilen wurden eingelesen: { $new } neu, { $known } schon da
    }{ $unknown ->
        [0] .
        [one] , 1 zu einer Karte, die dieses Programm nicht kennt; auch sie bleibt erhalten.
       *[other] , { $unknown } zu Karten, die dieses Programm nicht kennt; auch sie bleiben erhalten.
    }{ $ahead ->
        [0] {""}
        [one] {" "}Eine davon liegt in der Zukunft und zählt erst dann.
       *[other] {" "}{ $ahead } davon liegen in der Zukunft und zählen erst dann.
    }
