# The progress in the rune trainer: courses, confusions, suspended cards.

progress-title = Progress
progress-course = Over time
progress-suspended = Suspended cards
progress-deck = Deck
progress-all-decks = All
progress-none = Nothing learnt yet
progress-none-about = As soon as you have answered the first cards, this shows what comes next, what is firm already and what you easily confuse.

progress-coming = What comes again
progress-coming-none = No card is under way here yet; only what you have met comes again.
progress-coming-about =
    { $today ->
        [0] Nothing is due today
        [one] One card is due today
       *[other] { $today } cards are due today
    }, including those left over; { $week } within seven days, { $month } within thirty. Each card is counted once, at its next review.
progress-today = today
progress-month = { $month ->
        [1] Jan
        [2] Feb
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] Aug
        [9] Sept
        [10] Oct
        [11] Nov
       *[12] Dec
    }
progress-short-day = { $day }/{ $month }

progress-learnt = What you know
progress-learnt-none = No card met yet.
progress-learnt-about = { $met } of { $all } cards met; { $firm } of them are firm: known for three weeks or more.
progress-met = met
progress-firm = firm
progress-one-day = All of that was on one day; a course shows once you have practised on another.

progress-retention = Remembering and forecast
progress-retention-none = No card has come again on a later day yet. Only then does it show whether the forecast holds.
progress-retention-few =
    { $count ->
        [one] Only one answer came
       *[other] Only { $count } answers came
    } on a later day so far; below { $needed } a share says nothing.
progress-retention-about = Of { $count } answers given a day or more later, { $known } were right; { $forecast } had been forecast. The bar shows where the true share is likely to lie: the more answers, the shorter it is.
progress-known = known
progress-forecast = forecast
progress-of = of { $count }

progress-pace = Time for an answer
progress-pace-none = No right answer yet.
progress-pace-about =
    { $count ->
        [one] On the last day of practice the one right answer took { $seconds } s.
       *[other] On the last day of practice the middle one of { $count } right answers took { $seconds } s.
    } The line leads from day to day of practice.
progress-seconds = { $seconds } s

progress-confusions = Confusions
progress-confusions-none = You have confused nothing so far.
progress-confusions-about = On the left is what was asked, along the top what you answered; the last ten answers of every card count. Press a number to drill that pair.
progress-confusions-below = Not all answers fit beside each other, so the table goes on below.
progress-weakest = The weakest pairs
progress-weakest-about = What was asked, and what you have lately answered instead most often. Listen to both, then drill them against the clock.
progress-drill = Drill these
progress-drill-pair = Drill
progress-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
progress-cell =
    { $count ->
        [one] { $asked } asked, { $answered } answered: once
       *[other] { $asked } asked, { $answered } answered: { $count } times
    }
progress-silent = kept silent
progress-nothing = nothing answers
progress-other = something else
progress-sign = { $sign } { $means }

progress-suspended-none = No card is suspended. While practising, “Suspend” or F4 takes a card out until you want it back.
progress-suspended-about =
    { $count ->
        [one] This card is not asked any more until you resume it; what was learnt of it stays.
       *[other] These { $count } cards are not asked any more until you resume them; what was learnt of them stays.
    }
progress-resumed =
    { $count ->
        [one] One card is asked again.
       *[other] { $count } cards are asked again.
    }
progress-resume = Resume
progress-resume-all = Resume all
progress-card = { $deck }: { $asks }
progress-heard = heard: { $words }
