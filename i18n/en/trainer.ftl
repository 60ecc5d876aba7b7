# The rune trainer: decks, questions, reasons, grades, what its journal says.

trainer-deck-names = Names
trainer-deck-names-about = Numbers and their names, both ways: the table of ones and tens, then the long vowels. Nine are enough to begin with: i, a, u, ša, hi, ki, li, ka and lu.
trainer-deck-runes = Runes
trainer-deck-runes-about = Signs and their names, both ways, bind runes too.
trainer-deck-throws = Throws
trainer-deck-throws-about = Two dice as they lie, with runes or pips: call them.
trainer-deck-answers = Answers
trainer-deck-answers-about = Something has been called, and you have thrown: which of your calls answers it, if any?
trainer-deck-silence = Silence
trainer-deck-silence-about = Seven names must never be said, nor a 0 in the duel. Can you keep silent?
trainer-deck-ear = Ear
trainer-deck-ear-about = You hear a name: which number is it, which sign? And which of two that sound alike?
trainer-deck-lives = The four lives
trainer-deck-lives-about = Their names, signs and mottos, and what they mean.

trainer-ask-number = Which number has this name?
trainer-ask-name = What is this called?
trainer-ask-vowel = What is this called with a single vowel?
trainer-ask-sign-name = What is this sign called?
trainer-ask-sign = Which sign goes with it?
trainer-ask-throw = What do you call?
trainer-ask-answer = { $name } ({ $called }) has been called. What do you call?
trainer-ask-duel = In the duel { $name } ({ $called }) has been called. What do you call?
trainer-ask-silence = This number comes up. What do you say, or do you keep silent?
trainer-ask-duel-silence = This is your throw in the duel. What do you say, or do you keep silent?
trainer-ask-ear-number = Which number do you hear?
trainer-ask-ear-sign = Which sign goes with what you hear?
trainer-ask-ear-pair = Which of the two names do you hear?
trainer-ask-life-by-sign = Whose sign is this?
trainer-ask-life-sign = Which sign goes with it?
trainer-ask-life-by-motto = Whose motto ends like this?
trainer-ask-life-motto = What is its motto?
trainer-ask-life-by-meaning = Which life means this?
trainer-ask-life-by-place = Which life is lost at this point?

trainer-why-table = { $name }: ones { $ones }, so { $letter }; tens { $tens }, so { $vowel }.
trainer-why-sign = The sign stands for { $number }: { $names }.
trainer-why-sign-of = The sign stands for { $number }.
trainer-why-any = F13 may be called by any word that is not forbidden.
trainer-why-twenty-three = 23 is called as 2 or as 3; its name, la, must never be said.
trainer-why-throw = { $one } and { $other } make { $made }: { $names }.
trainer-why-fire = F doubles the other die: { $other } becomes { $made }.
trainer-why-thirteen = With 0, 1 or 3 the face 13 always makes { $made }.
trainer-why-two-thirteen = 2 and 13 may be taken as 12 or as 23, and 23 is called as 2 or as 3.
trainer-why-shown = 1313 has to be shown; whoever calls it says ēli.
trainer-why-pips = The pips stand for { $one } and { $other }, which make { $made }.
trainer-why-answer = You have { $thrown }. { $called } is answered by { $answers }.
trainer-why-duel = In the duel, { $called } is answered only by { $answers }.
trainer-why-duel-thirteen = A 3 on a call of 1 wins as 13.
trainer-why-duel-zero = In the duel a 0 is lost and must not be named: keep silent.
trainer-why-forbidden = { $number } is one of the seven forbidden numbers: { $name } is never said.
trainer-why-pair = { $one } is { $number }, { $other } is { $second }.
trainer-why-life = { $name }: “{ $motto }” – { $means }.
trainer-made = { $result }
trainer-why-heard = You heard { $name }.
trainer-why-both = { $rule } { $more }
trainer-made-twenty-three = 23, which counts as 2 or as 3
trainer-made-either = 12 or 23, which counts as 12, 2 or 3

trainer-ask-forbidden = Forbidden: nobody says this in play. What would it be called?
trainer-kind-name = A name is asked for, such as hi or ka, not a number.
trainer-kind-number = A number in digits is asked for, such as 11; fire is F.
trainer-instead-silent = You keep silent only at 0, 4, 31, 32, 42 and 44.
trainer-instead-none = “{ $said }” is no name.
trainer-instead-name = { $name } is { $number }.
trainer-instead-number = { $number } is { $names }.
trainer-instead-nameless = { $number } has no name.
trainer-instead-throw = { $name } is right for { $dice }, which make { $result }.
trainer-instead-no-answer = { $name } names your throw, but does not answer { $called }.
trainer-instead-no-throw = { $name } is { $number }, which two dice never make.

trainer-grade-again = Again
trainer-grade-hard = Hard
trainer-grade-good = Good
trainer-grade-easy = Easy

trainer-torn =
    The last line of the trainer’s journal is only half written, probably because of a crash. It does not count; when you practise on, it is kept in { $kept }.
trainer-unread =
    { $count ->
        [one] Line { $line } of { $path } cannot be understood. It stays there and does not count.
       *[other] { $count } lines of { $path } cannot be understood; the first is line { $line }. They stay there and do not count.
    }
trainer-unreadable = The trainer’s journal { $path } cannot be read: { $why }. Nothing in it was changed.
trainer-foreign =
    { $path } is not a trainer’s journal, or it comes from a later version. It was left as it is; move it elsewhere to begin a new one.
trainer-in-use = The trainer is open in another window, which keeps { $path }. Close it there first.
trainer-unwritten = Nothing was saved, because { $path } cannot be written: { $why }. Nothing in it was changed. Try again when that is solved.
trainer-changed =
    { $path } was changed from elsewhere and stays as it is now. Leave the trainer and open it again to go on.
trainer-table = The table cannot be read: { $why }. Nothing was taken from it.
trainer-table-column = Row { $row } of the table has no column { $column }. Nothing was taken from the table.
trainer-table-empty = Row { $row } of the table, column { $column }: nothing is there, and something must be. Nothing was taken from the table.
trainer-table-cell = Row { $row } of the table, column { $column }: “{ $given }” cannot be understood. Nothing was taken from the table.
trainer-ahead =
    { $count ->
        [one] One entry of the trainer is dated in the future, on { $first }. It does not count until then. Check the date of your computer.
       *[other] { $count } entries of the trainer are dated in the future, the first on { $first }. They do not count until then. Check the date of your computer.
    }
trainer-taken =
    { $all ->
        [0] The table has no rows
        [one] One row was read: { $new } new, { $known } there already
       *[other] { $all } rows were read: { $new } new, { $known } there already
    }{ $unknown ->
        [0] .
        [one] , 1 about a card that this program does not know; it is kept as well.
       *[other] , { $unknown } about cards that this program does not know; these are kept as well.
    }{ $ahead ->
        [0] {""}
        [one] {" "}One of them is dated in the future and does not count until then.
       *[other] {" "}{ $ahead } of them are dated in the future and do not count until then.
    }
