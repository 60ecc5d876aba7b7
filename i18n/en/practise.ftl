# The rune trainer on screen: its home, the session, the drill.

practise-title = Practise

# Home

practise-due = due
practise-new = new
practise-today = This is your practice for today. Take a few minutes.
practise-today-parts = Cards: { $cards_due } due, { $cards_new } new. Positions: { $positions_due } due, { $positions_new } new.
practise-nothing-due = Nothing is due today. See you tomorrow.
practise-no-deck = You have no deck switched on. Choose one below.
practise-begin = Begin
practise-more-new =
    { $count ->
        [one] One more new card
       *[other] { $count } more new cards
    }
practise-answers =
    { $count ->
        [one] One answer
       *[other] { $count } answers
    }
practise-until-done = Until nothing is due
practise-not-kept = Your progress cannot be saved here: what you learn now is forgotten when you close the window.
practise-decks = Your decks
practise-decks-about = Switch on as many decks as you like. Each card comes up again just before you would forget it.
practise-stands =
    { $suspended ->
        [0] { $firm } firm · { $young } fresh · { $new } new
       *[other] { $firm } firm · { $young } fresh · { $new } new · { $suspended } suspended
    }
practise-due-count = { $count } due
practise-suspended =
    { $count ->
        [0] No card in this deck is suspended.
        [one] One card in this deck is suspended. It does not come up.
       *[other] { $count } cards in this deck are suspended. They do not come up.
    }
practise-suspended-now = You have suspended the previous card ({ $deck }). It will not come up again.
practise-suspended-where = You will find it under “Progress”, among the suspended cards.
practise-suspended-see = View
practise-ear-rests = There is no sound just now, so this deck is paused. Check that the sound is on and loud enough.
practise-reset = Start over…
practise-reset-about = All cards in this deck become new again. What you achieved against the clock stays.
practise-reset-sure =
    { $count ->
        [one] One card you already know would be new again.
       *[other] { $count } cards you already know would be new again.
    } You can undo this while you stay on this page.
practise-reset-done = All cards in this deck are new again.
practise-reset-yes = Start over
practise-reset-no = Keep it
practise-sign = a sign
practise-aim = Your goal
practise-aim-about = Which dice do you want to play with? New cards are then only about these; what you already know stays.
practise-aim-all = All dice
practise-aim-reached = You are ready for the open game with these dice: { $dice }.
practise-aim-reached-usual = You are ready for the open game with the usual dice: { $dice }.
practise-aim-open = Still to learn for the open game with these dice ({ $dice }):
practise-aim-open-usual = Still to learn for the open game with the usual dice ({ $dice }):
practise-aim-names =
    { $count ->
        [one] the name of { $numbers }
       *[other] { $count } names, those of { $numbers }
    }
practise-aim-throws =
    { $count ->
        [one] one of { $all } rolls
       *[other] { $count } of { $all } rolls
    }
practise-aim-switch = Switch on “{ $deck }”
practise-sounds = Listen and speak
practise-speak-about = Listen to a name, say it and compare the two. Or practise the names one after another while the program listens.
practise-apart-about = You hear a word: was it a or ā, š or s?
practise-lately-minutes =
    { $minutes ->
        [one] practised for one minute today
       *[other] practised for { $minutes } minutes today
    }
practise-lately-streak = { $days } days in a row
practise-pace = Your pace
practise-new-a-day = New cards per day
practise-new-a-day-about =
    { $cards ->
        [0] No new cards: you practise only what you already know.
       *[other] At most { $cards } for all decks together. Each comes up about six more times in the weeks that follow.
    }
practise-recall = How sure you want to be
practise-recall-about = A card comes up again when the chance that you still know it is down to { $percent }%. Higher is safer, but you practise more.

# Drills

practise-drill = Against the clock
practise-drill-about = Answer before your time is up, as at the table. After every right answer you have less time; after four mistakes it is over.
practise-drill-throws = Rolls
practise-drill-throws-about = Two dice fall. Call them before your time is up.
practise-drill-weak = Mix-ups
practise-drill-no-weak = What you keep mixing up appears here, so that you can practise it.
practise-drill-go = Start
practise-best = Best: { $streak } in a row, down to { $seconds }
practise-longest =
    { $count ->
        [0] No right answer yet
        [one] Best: one right answer
       *[other] Best: { $count } in a row
    }
practise-streak = { $count } in a row
practise-drill-right = Right: { $words }
practise-drill-next = Next
practise-life-gone = You have lost { $life }.
practise-drill-over = That’s it
practise-drill-best = Your new best
practise-drill-of = { $right } of { $asked }
practise-drill-longest = best streak
practise-drill-shortest = shortest time limit
practise-drill-again = Once more
practise-drill-missed = What went wrong
practise-drill-late = Your time was up.

# Session

practise-new-card = New for you
practise-seen = Got it, next
practise-forbidden = never say this
practise-type-number = Type the number in digits, such as 11; for the face “fire”, type F.
practise-enter = Press { $enter } to answer, or to see the answer if the field is empty.
practise-enter-hurried = Press { $enter } to answer.
practise-enter-or-wait = Press { $enter } to answer; if you just wait, that counts as keeping silent.
practise-send = Answer
practise-silent = Keep silent
practise-nothing = Nothing answers
practise-show = Show the answer
practise-hear = Hear again
practise-hear-slowly = Slowly
practise-said = Your answer: { $word }
practise-said-silent = You kept silent.
practise-said-nothing = You chose “Nothing answers”.
practise-or = or
practise-right = Right
practise-wrong = Not this time
practise-shown = Here is the answer
practise-right-silent = keep silent
practise-right-nothing = nothing answers, so the round is lost
practise-right-any = any word that is not forbidden
practise-right-any-or = { $words }, or any word that is not forbidden
practise-progress = { $done } answered · { $left } left
practise-again-today = again today
practise-said-sign = Your answer:
practise-in-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
practise-in-months = { $months } months
practise-in-years = { $years } years
practise-suspend = Suspend
practise-over = Done for now
practise-over-nothing = Nothing to practise
practise-over-answers =
    { $count ->
        [one] answer
       *[other] answers
    }
practise-over-right = right
practise-over-time = minutes of thinking time
practise-next =
    { $days ->
        [one] The next cards are due tomorrow.
       *[other] The next cards are due in { $days } days.
    }
practise-next-today = More cards are still due today.
practise-next-none = You have not learnt any cards yet.
practise-home = Done
practise-more = Keep practising

# The journal as a table

practise-table = As a table
practise-table-about = Save all your answers as a CSV table, or import them on another computer. What you import is added; nothing counts twice.
practise-table-kind = Tables
practise-table-save = Save as…
practise-table-read = Import…
practise-table-typed = Or type where the file is:
practise-table-save-there = Save there
practise-table-read-there = Import from there
practise-table-saved =
    { $count ->
        [one] One row is now saved in { $path }.
       *[other] { $count } rows are now saved in { $path }.
    }
practise-table-unreadable = { $path } cannot be read: { $why }. Nothing was imported from it.

# Anki

practise-anki = For Anki
practise-anki-about = Save all cards, with signs and sound, for Anki, a flash-card program. Your progress is not included.
practise-anki-kind = Decks for Anki
practise-anki-save = Save for Anki…
practise-anki-saved = { $count } cards are now saved in { $path }.
practise-anki-unsaved = The cards could not be saved to { $path }: { $why }.

# Keys

practise-key-practise = to the rune trainer
practise-key-grade = grade the answer
practise-key-suggested = take the suggested grade
practise-key-undo = undo the last grade, or a suspension
practise-key-wordless = keep silent, or “nothing answers”
practise-key-show = show the answer
practise-key-suspend = suspend the card, so that it no longer comes up
practise-key-hear = hear it again; half as fast
practise-key-hear-untyped = the same, while you are not typing
practise-cards = Flash cards
practise-deaf = You have only “By ear” switched on, but there is no sound just now. Choose another deck below.
practise-invites = Learn the names and runes of dre13ehn, a few minutes a day.
practise-open = Practise
practise-today-short = { $due } due, { $new } new
practise-deck-cards = Cards in “{ $deck }”
practise-written = Your answer

practise-key-begin = begin
practise-key-cards = print cards
practise-key-choose = choose the answer
practise-key-decks = switch a deck on or off
practise-key-on = go on, or once more
practise-key-undo-deck = undo starting a deck over
