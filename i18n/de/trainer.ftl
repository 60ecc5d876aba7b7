# Der Runentrainer: Stapel, Fragen, Gründe, Noten, was sein Tagebuch sagt.

trainer-deck-names = Namen
trainer-deck-names-about = Zahlen und ihre Namen, hin und zurück: die Tafel der Einer und Zehner, dann die langen Selbstlaute. Neun genügen für den Anfang: i, a, u, ša, hi, ki, li, ka und lu.
trainer-deck-runes = Runen
trainer-deck-runes-about = Zeichen und ihre Namen, hin und zurück, auch die Binderunen.
trainer-deck-throws = Würfe
trainer-deck-throws-about = Zwei Würfel, wie sie liegen, mit Runen oder Augen: Sag sie an.
trainer-deck-answers = Antworten
trainer-deck-answers-about = Etwas ist angesagt, du hast geworfen: Welche deiner Ansagen antwortet darauf, wenn überhaupt eine?
trainer-deck-silence = Schweigen
trainer-deck-silence-about = Sieben Namen darf niemand aussprechen, im Duell auch die 0 nicht. Kannst du schweigen?
trainer-deck-ear = Gehör
trainer-deck-ear-about = Ein Name erklingt: Welche Zahl, welches Zeichen ist es? Und welcher von zweien, die ähnlich klingen?
trainer-deck-lives = Die vier Leben
trainer-deck-lives-about = Ihre Namen, Zeichen und Merksprüche, und was sie bedeuten.

trainer-ask-number = Welche Zahl heißt so?
trainer-ask-name = Wie heißt das?
trainer-ask-vowel = Wie heißt das mit einem einzigen Selbstlaut?
trainer-ask-sign-name = Wie heißt dieses Zeichen?
trainer-ask-sign = Welches Zeichen gehört dazu?
trainer-ask-throw = Was sagst du an?
trainer-ask-answer = { $name } ({ $called }) ist angesagt. Was sagst du an?
trainer-ask-duel = Im Duell ist { $name } ({ $called }) angesagt. Was sagst du an?
trainer-ask-silence = Diese Zahl fällt. Was sagst du, oder schweigst du?
trainer-ask-duel-silence = Das hast du im Duell geworfen. Was sagst du, oder schweigst du?
trainer-ask-ear-number = Welche Zahl hörst du?
trainer-ask-ear-sign = Welches Zeichen gehört zu dem, was du hörst?
trainer-ask-ear-pair = Welchen der beiden Namen hörst du?
trainer-ask-life-by-sign = Wessen Zeichen ist das?
trainer-ask-life-sign = Welches Zeichen gehört dazu?
trainer-ask-life-by-motto = Wessen Merkspruch endet so?
trainer-ask-life-motto = Wie lautet der Merkspruch?
trainer-ask-life-by-meaning = Welches Leben bedeutet das?
trainer-ask-life-by-place = Welches Leben geht an dieser Stelle verloren?

trainer-why-table = { $name }: Einer { $ones }, also { $letter }; Zehner { $tens }, also { $vowel }.
trainer-why-sign = Das Zeichen steht für { $number }: { $names }.
trainer-why-sign-of = Das Zeichen steht für { $number }.
trainer-why-any = F13 darf mit jedem Wort angesagt werden, das nicht verboten ist.
trainer-why-twenty-three = 23 wird als 2 oder als 3 angesagt; ihr Name, la, darf nie fallen.
trainer-why-throw = { $one } und { $other } ergeben { $made }: { $names }.
trainer-why-fire = F verdoppelt den anderen Würfel: Aus { $other } wird { $made }.
trainer-why-thirteen = Mit 0, 1 oder 3 ergibt die Seite 13 immer { $made }.
trainer-why-two-thirteen = 2 und 13 gelten als 12 oder als 23, und 23 wird als 2 oder als 3 angesagt.
trainer-why-shown = 1313 muss hergezeigt werden; wer es ansagt, sagt ēli.
trainer-why-pips = Die Augen stehen für { $one } und { $other }, zusammen { $made }.
trainer-why-answer = Du hast { $thrown }. Auf { $called } antworten { $answers }.
trainer-why-duel = Im Duell antworten auf { $called } nur { $answers }.
trainer-why-duel-thirteen = Eine 3 auf eine angesagte 1 gewinnt als 13.
trainer-why-duel-zero = Eine 0 ist im Duell verloren und darf nicht genannt werden: Schweig.
trainer-why-forbidden = { $number } ist eine der sieben verbotenen Zahlen: { $name } spricht niemand aus.
trainer-why-pair = { $one } ist { $number }, { $other } ist { $second }.
trainer-why-life = { $name }: „{ $motto }“ – { $means }.
trainer-made = { $result }
trainer-why-heard = Du hast { $name } gehört.
trainer-why-both = { $rule } { $more }
trainer-made-twenty-three = 23, die als 2 oder als 3 gilt
trainer-made-either = 12 oder 23, was als 12, 2 oder 3 gilt

trainer-ask-forbidden = Verboten: Das spricht im Spiel niemand aus. Wie hieße es?
trainer-kind-name = Gefragt ist ein Name wie hi oder ka, keine Zahl.
trainer-kind-number = Gefragt ist eine Zahl in Ziffern, etwa 11; Feuer ist F.
trainer-instead-silent = Du schweigst nur bei 0, 4, 31, 32, 42 und 44.
trainer-instead-none = „{ $said }“ ist kein Name.
trainer-instead-name = { $name } ist { $number }.
trainer-instead-number = { $number } heißt { $names }.
trainer-instead-nameless = { $number } hat keinen Namen.
trainer-instead-throw = { $name } ist richtig bei { $dice }, also { $result }.
trainer-instead-no-answer = { $name } nennt deinen Wurf, antwortet aber nicht auf { $called }.
trainer-instead-no-throw = { $name } ist { $number }; das ergeben zwei Würfel nie.

trainer-grade-again = Nochmal
trainer-grade-hard = Schwer
trainer-grade-good = Gut
trainer-grade-easy = Leicht

trainer-torn =
    Die letzte Zeile im Tagebuch des Trainers ist nur halb geschrieben, wohl durch einen Absturz, und zählt nicht; beim Weiterüben kommt sie nach { $kept }.
trainer-unread =
    { $count ->
        [one] Zeile { $line } in { $path } ist nicht zu verstehen, bleibt stehen und zählt nicht.
       *[other] { $count } Zeilen in { $path } sind nicht zu verstehen, die erste ist Zeile { $line }. Alle bleiben stehen und zählen nicht.
    }
trainer-unreadable = Das Tagebuch des Trainers { $path } lässt sich nicht lesen: { $why }. Es wurde nichts daran geändert.
trainer-foreign =
    { $path } ist kein Tagebuch des Trainers oder stammt aus einer späteren Version. Es blieb, wie es ist; verschiebe es, um ein neues zu beginnen.
trainer-in-use = Der Trainer ist in einem anderen Fenster offen, das { $path } führt. Schließe ihn zuerst dort.
trainer-unwritten = Nichts wurde gespeichert, denn { $path } lässt sich nicht beschreiben: { $why }. Darin ist nichts geändert. Versuch es noch einmal, wenn das behoben ist.
trainer-changed =
    { $path } wurde von anderswo geändert und bleibt, wie es jetzt ist. Verlasse den Trainer und öffne ihn neu, um weiterzumachen.
trainer-table = Die Tabelle lässt sich nicht lesen: { $why }. Es wurde nichts daraus übernommen.
trainer-table-column = In Zeile { $row } der Tabelle fehlt die Spalte { $column }. Es wurde nichts daraus übernommen.
trainer-table-empty = Zeile { $row } der Tabelle, Spalte { $column }: Dort steht nichts, es muss aber etwas stehen. Es wurde nichts aus der Tabelle übernommen.
trainer-table-cell = Zeile { $row } der Tabelle, Spalte { $column }: „{ $given }“ ist nicht zu verstehen. Es wurde nichts aus der Tabelle übernommen.
trainer-ahead =
    { $count ->
        [one] Ein Eintrag des Trainers liegt in der Zukunft, am { $first }; bis dahin zählt er nicht. Prüfe das Datum deines Computers.
       *[other] { $count } Einträge des Trainers liegen in der Zukunft, der erste am { $first }; bis dahin zählen sie nicht. Prüfe das Datum deines Computers.
    }
trainer-taken =
    { $all ->
        [0] Die Tabelle hat keine Zeilen
        [one] Eine Zeile wurde gelesen: { $new } neu, { $known } schon da
       *[other] { $all } Zeilen wurden gelesen: { $new } neu, { $known } schon da
    }{ $unknown ->
        [0] .
        [one] , 1 zu einer Karte, die dieses Programm nicht kennt; auch sie bleibt erhalten.
       *[other] , { $unknown } zu Karten, die dieses Programm nicht kennt; auch sie bleiben erhalten.
    }{ $ahead ->
        [0] {""}
        [one] {" "}Eine davon liegt in der Zukunft und zählt erst dann.
       *[other] {" "}{ $ahead } davon liegen in der Zukunft und zählen erst dann.
    }
