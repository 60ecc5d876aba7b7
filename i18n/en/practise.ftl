# The rune trainer on screen: its home, the session, the drill.

practise-title = Practise

# Home

practise-due = due
practise-new = new
practise-today = That is today’s practice. Take a few minutes.
practise-nothing-due = Nothing is due. Come back tomorrow.
practise-no-deck = No deck is switched on. Choose one below.
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
practise-not-kept = There is nowhere to keep the trainer’s journal: what you learn now is forgotten when the window closes.
practise-decks = What you are learning
practise-decks-about = Switch on as many decks as you like. Each card comes up again just before you would forget it.
practise-stands =
    { $suspended ->
        [0] { $firm } firm · { $young } fresh · { $new } new
       *[other] { $firm } firm · { $young } fresh · { $new } new · { $suspended } suspended
    }
practise-due-count = { $count } due
practise-suspended =
    { $count ->
        [0] No card of this deck is suspended.
        [one] One card of this deck is suspended.
       *[other] { $count } cards of this deck are suspended.
    }
practise-suspended-now = The last card ({ $deck }) is suspended and will not be asked again.
practise-suspended-where = You will find it under “Progress”, among the suspended cards.
practise-suspended-see = See them
practise-ear-rests = Nothing can be heard just now, so this deck is resting. Is the volume up?
practise-reset = Start over…
practise-reset-about = All cards of this deck become new again. What you practised against the clock stays.
practise-reset-sure =
    { $count ->
        [one] One card you already know would be new again.
       *[other] { $count } cards you already know would be new again.
    } You can take this back until you leave the page.
practise-reset-done = This deck starts over.
practise-reset-yes = Start over
practise-reset-no = Leave it as it is
practise-sign = a sign
practise-aim = What you learn for
practise-aim-about = Choose the dice you want to play with. New cards are then about these alone; what you already know stays.
practise-aim-all = All dice
practise-aim-reached = You are ready for the open game. ({ $dice })
practise-aim-open = Still missing for the open game ({ $dice }):
practise-aim-names =
    { $count ->
        [one] one name: that of { $numbers }
       *[other] { $count } names: those of { $numbers }
    }
practise-aim-throws =
    { $count ->
        [one] one of { $all } throws
       *[other] { $count } of { $all } throws
    }
practise-aim-switch = Switch on “{ $deck }”
practise-sounds = Listen and speak
practise-speak-about = One name after the other: listen, say it, compare the two, judge for yourself.
practise-apart-about = a or ā, š or s: which of two words was it?
practise-lately-minutes =
    { $minutes ->
        [one] one minute today
       *[other] { $minutes } minutes today
    }
practise-lately-streak = { $days } days in a row
practise-pace = Your pace
practise-new-a-day = New cards per day
practise-new-a-day-about =
    { $cards ->
        [0] No new cards: only what you already know comes up again.
       *[other] At most { $cards }, over all decks. Each brings about six more answers in the weeks that follow.
    }
practise-recall = How sure you want to be
practise-recall-about = A card comes up again while the chance that you know it is still { $percent }%. Higher is safer, but more work.

# Drills

practise-drill = Against the clock
practise-drill-about = As at the table: call in time. With every right call the time shrinks; four misses and it is over.
practise-drill-throws = Throws
practise-drill-throws-about = Two dice fall. Call them; where nothing may be said, keep silent.
practise-drill-weak = Weak pairs
practise-drill-no-weak = What you often mix up can be drilled here, as soon as there is something.
practise-drill-go = Start
practise-best = Best: { $streak } in a row, { $seconds }
practise-longest =
    { $count ->
        [0] none in a row yet
        [one] Best: one in a row
       *[other] Best: { $count } in a row
    }
practise-streak = { $count } in a row
practise-drill-right = { $words } – right
practise-drill-next = Next
practise-life-gone = { $life } is gone
practise-drill-over = That’s it
practise-drill-best = Your best so far
practise-drill-of = { $right } of { $asked }
practise-drill-longest = longest run
practise-drill-shortest = shortest time
practise-drill-again = Once more
practise-drill-missed = What you missed
practise-drill-late = Time was up.

# Session

practise-new-card = New for you
practise-seen = Got it, go on
practise-forbidden = never to be said
practise-type-number = In digits: 11, 1313; fire is F.
practise-enter = { $enter } answers; in an empty field it shows the answer.
practise-enter-hurried = { $enter } answers.
practise-enter-or-wait = { $enter } answers; to keep silent, just wait.
practise-send = Answer
practise-silent = Keep silent
practise-nothing = Nothing answers
practise-show = Show the answer
practise-hear = Hear again
practise-hear-slowly = Slowly
practise-said = You said: { $word }
practise-said-silent = You kept silent.
practise-said-nothing = You said that nothing answers.
practise-or = or
practise-right = Right
practise-wrong = Not right
practise-shown = Here it is
practise-right-silent = keep silent
practise-right-nothing = nothing answers: the round is lost
practise-right-any = any word that is not forbidden
practise-right-any-or = { $words }, or any word that is not forbidden
practise-progress = { $done } answered · { $left } left
practise-again-today = again today
practise-said-sign = You chose:
practise-in-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
practise-in-months = { $months } months
practise-in-years = { $years } years
practise-suspend = Suspend
practise-over = Done for now
practise-over-nothing = Nothing to ask
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
practise-next-today = Some cards are still due today.
practise-next-none = Nothing learnt yet.
practise-home = Done
practise-more = Keep practising

# The journal as a table

practise-table = As a table
practise-table-about = All your answers as CSV, for a spreadsheet or another computer. What you import is added; nothing counts twice.
practise-table-kind = Tables
practise-table-save = Save as…
practise-table-read = Import…
practise-table-typed = Or type where the file is:
practise-table-save-there = Save there
practise-table-read-there = Import from there
practise-table-saved =
    { $count ->
        [one] One row was saved to { $path }.
       *[other] { $count } rows were saved to { $path }.
    }
practise-table-unreadable = { $path } cannot be read: { $why }. Nothing was taken from it.

# Anki

practise-anki = For Anki
practise-anki-about = All cards, with signs and sound, as a file that Anki imports. How well you know them is not in it.
practise-anki-kind = Decks for Anki
practise-anki-save = Save for Anki…
practise-anki-saved = { $count } cards were saved to { $path }.
practise-anki-unsaved = The cards could not be saved to { $path }: { $why }.

# Keys

practise-key-practise = practise: the rune trainer
practise-key-grade = grade the answer
practise-key-suggested = take the suggested grade
practise-key-undo = take back the last grade, ask a suspended card again
practise-key-wordless = keep silent, or “nothing answers”
practise-key-show = show the answer
practise-key-suspend = suspend the card: it is not asked any more
practise-key-hear = hear it again; half as fast
practise-key-hear-untyped = the same, where nothing is typed
practise-cards = Flash cards
practise-deaf = Only “Ear” is switched on, and nothing can be heard here. Choose another deck below.
practise-invites = The names and runes of dre13ehn, a few minutes a day.
practise-open = Practise
practise-today-short = { $due } due, { $new } new
practise-deck-cards = Cards of { $deck }
practise-written = Your answer

practise-key-begin = begin
practise-key-cards = print cards
practise-key-choose = choose the answer
practise-key-decks = switch a deck on or off
practise-key-on = go on, or once more
practise-key-undo-deck = bring back the deck that was started over
