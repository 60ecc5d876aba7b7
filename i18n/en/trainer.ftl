# The rune trainer: decks, questions, reasons, grades, what its journal says.

trainer-deck-names = Names
trainer-deck-names-about = The name for each number, and the number for each name: first the table of ones and tens, then the long vowels. Nine are enough to begin with: i, a, u, ša, hi, ki, li, ka and lu.
trainer-deck-runes = Runes
trainer-deck-runes-about = The name for each sign, and the sign for each name; also bind runes, which join several runes in one.
trainer-deck-throws = Rolls
trainer-deck-throws-about = Two dice lie before you, with runes or pips: call them.
trainer-deck-answers = Answers
trainer-deck-answers-about = A call has been made, and you have rolled. Which of your calls answers it, if any?
trainer-deck-silence = Silence
trainer-deck-silence-about = There are seven names you must never say, and with a 0 in the duel you must keep silent. Can you?
trainer-deck-ear = By ear
trainer-deck-ear-about = You hear a name: which number is it, which sign? Or which of two that sound alike?
trainer-deck-lives = The four lives
trainer-deck-lives-about = What they are called, their signs and mottos, and what these mean.

trainer-ask-number = Which number has this name?
trainer-ask-name = What is its name?
trainer-ask-vowel = What is its other name, the one that is just a vowel?
trainer-ask-sign-name = What is the name of this sign?
trainer-ask-sign = Which sign goes with it?
trainer-ask-throw = What do you call?
trainer-ask-answer = The call is { $name } ({ $called }). What do you call?
trainer-ask-duel = In the duel, the call is { $name } ({ $called }). What do you call?
trainer-ask-silence = What do you say to this number, or do you keep silent?
trainer-ask-duel-silence = You have rolled this in the duel. What do you say, or do you keep silent?
trainer-ask-ear-number = Which number do you hear?
trainer-ask-ear-sign = Which sign goes with what you hear?
trainer-ask-ear-pair = Which of the two names do you hear?
trainer-ask-life-by-sign = Whose sign is this?
trainer-ask-life-sign = Which sign goes with it?
trainer-ask-life-by-motto = Whose motto ends like this?
trainer-ask-life-motto = What is its motto?
trainer-ask-life-by-meaning = Which life means this?
trainer-ask-life-by-place = Which life do you lose at this point?

trainer-why-table = { $name }: the ones digit { $ones } gives { $letter }, the tens digit { $tens } gives { $vowel }.
trainer-why-sign = The sign stands for { $number } ({ $names }).
trainer-why-sign-of = The sign stands for { $number }.
trainer-why-any = You may call F13 with any word that is not forbidden.
trainer-why-twenty-three = You call 23 as 2 (a) or as 3 (u); never say its own name, la.
trainer-why-throw = { $one } and { $other } make { $made } ({ $names }).
trainer-why-fire = F doubles the other die: { $other } becomes { $made }.
trainer-why-thirteen = With 0, 1 or 3 the face 13 always makes { $made }.
trainer-why-two-thirteen = 2 and 13 count as 12 or as 23, and you call 23 as 2 or as 3.
trainer-why-shown = You have to show 1313. If you call it, say ēli.
trainer-why-pips = The pips stand for { $one } and { $other }. Together they make { $made }.
trainer-why-answer = You have { $thrown }. You can answer { $called } with { $answers }.
trainer-why-duel = In the duel you can answer { $called } only with { $answers }.
trainer-why-duel-thirteen = In the duel, if you answer 1 with 3, you win at once: it counts as 13.
trainer-why-duel-zero = In the duel a 0 loses you the round, and you must not say its name: keep silent.
trainer-why-forbidden = { $name } is the name of { $number } and one of the seven forbidden names: never say it.
trainer-why-pair = { $one } is { $number }, { $other } is { $second }.
trainer-why-life = { $name }: “{ $motto }” – { $means }.
trainer-made = { $result }
trainer-why-heard = You heard { $name }.
trainer-why-both = { $rule } { $more }
trainer-made-twenty-three = 23, which counts as 2 or as 3
trainer-made-either = 12 or 23, which counts as 12, 2 or 3

trainer-ask-forbidden = Its name must never be spoken in play. What is the name?
trainer-kind-name = This needs a name such as hi or ka, not a number.
trainer-kind-number = This needs a number in digits, such as 11; for the face “fire”, type F.
trainer-instead-silent = You keep silent only at 0, 4, 31, 32, 42 and 44.
trainer-instead-none = “{ $said }” is not a name.
trainer-instead-name = { $name } is { $number }.
trainer-instead-number = { $number } is { $names }.
trainer-instead-nameless = { $number } has no name.
trainer-instead-throw = { $name } is { $result }. You roll it with { $dice }.
trainer-instead-no-answer = { $name } is right for your roll, but does not answer { $called }.
trainer-instead-no-throw = { $name } is { $number }. Two dice never make that.

trainer-grade-again = Again
trainer-grade-hard = Hard
trainer-grade-good = Good
trainer-grade-easy = Easy

trainer-torn =
    The last line of the trainer’s journal is only half written, probably because of a crash. It does not count; when you practise again, it is moved to { $kept }.
trainer-unread =
    { $count ->
        [one] The program cannot make sense of line { $line } of { $path }. It stays there but does not count.
       *[other] The program cannot make sense of { $count } lines of { $path }; the first is line { $line }. They stay there but do not count.
    }
trainer-unreadable = The trainer’s journal { $path } cannot be read: { $why }. It has not been changed.
trainer-foreign =
    { $path } is not a trainer’s journal, or it comes from a later version. The file has not been changed; move it elsewhere if you want to begin a new journal.
trainer-in-use = The trainer is already open in another window, with the same journal { $path }. Close it there first.
trainer-unwritten = Nothing was saved, because { $path } cannot be written to: { $why }. The file has not been changed. Check the permissions and the free space, then try again.
trainer-changed =
    { $path } has been changed elsewhere and stays as it is now. Leave the trainer and open it again to go on practising.
trainer-table = The table cannot be read: { $why }. Nothing was imported from it.
trainer-table-column = Row { $row } of the table has no column { $column }. Nothing was imported.
trainer-table-empty = In row { $row } of the table, column { $column } is empty, but something must be there. Nothing was imported.
trainer-table-cell = In row { $row } of the table, column { $column } says “{ $given }”, and the program cannot make sense of it. Nothing was imported.
trainer-ahead =
    { $count ->
        [one] One entry of the trainer has a date in the future, { $first }; it does not count until then. Check the date of your computer.
       *[other] { $count } entries of the trainer have a date in the future, the first { $first }; they do not count until then. Check the date of your computer.
    }
trainer-taken =
    { $all ->
        [0] The table has no rows
        [one] One row was imported: { $new } new, { $known } already there
       *[other] { $all } rows were imported: { $new } new, { $known } already there
    }{ $unknown ->
        [0] .
        [one] , 1 about a card that this program does not know; it is kept as well.
       *[other] , { $unknown } about cards that this program does not know; these are kept as well.
    }{ $ahead ->
        [0] {""}
        [one] {" "}One of them has a date in the future and does not count until then.
       *[other] {" "}{ $ahead } of them have a date in the future and do not count until then.
    }
