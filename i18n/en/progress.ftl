# The progress in the rune trainer: courses, confusions, suspended cards.

progress-title = Progress
progress-course = Over time
progress-suspended = Suspended cards
progress-deck = Deck
progress-all-decks = All
progress-none = Nothing learnt yet
progress-none-about = As soon as you have answered your first cards, this shows what comes up next, what is firm already and what you easily mix up.

progress-coming = What comes up
progress-coming-none = No card is in circulation here yet; only cards you have met come up again.
progress-coming-about =
    { $today ->
        [0] Nothing is due today
        [one] One card is due today
       *[other] { $today } cards are due today
    }, including those left over; { $week } within seven days, { $month } within thirty. Each card counts only for the next time it comes up.
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

progress-spent = Minutes a day
progress-spent-none = You have not practised in the last thirty days. Never mind: what you have learnt is still there.
progress-spent-about =
    Today { $today ->
        [0] nothing yet
        [one] one minute
       *[other] { $today } minutes
    }, in the last seven days { $week }. { $streak ->
        [0] A few minutes are enough, whenever you like.
        [one] A break does no harm: what is due waits.
       *[other] You have practised { $streak } days in a row; a break does no harm all the same.
    }
progress-value-minutes =
    { $date }: { $count ->
        [one] one minute
       *[other] { $count } minutes
    }

progress-learnt = What you know
progress-learnt-none = No cards met yet.
progress-learnt-about = { $met } of { $all } cards met; { $firm } of them are firm, that is, known for three weeks or more.
progress-met = met
progress-firm = firm
progress-one-day = All of that was on one day; the line appears once you have practised on a second.

progress-retention = Memory and forecast
progress-retention-none = No card has come up again on a later day yet. Only then will it show whether the forecast holds.
progress-retention-few =
    { $count ->
        [one] Only one answer came
       *[other] Only { $count } answers came
    } on a later day so far; below { $needed }, a share says nothing.
progress-retention-about = Of { $count } answers given a day or more later, { $known } were right; { $forecast } had been forecast. The bar shows where the true share is likely to lie: the more answers, the shorter it is.
progress-known = known
progress-forecast = forecast
progress-of = of { $count }

progress-pace = Time per answer
progress-pace-none = No right answer yet.
progress-pace-about =
    { $count ->
        [one] On your last day of practice, the one right answer took { $seconds } s.
       *[other] On your last day of practice, the middle one of { $count } right answers took { $seconds } s.
    } The line runs from one day of practice to the next.
progress-seconds = { $seconds } s

# What a value of a plot says when it is pointed at, line by line.
progress-value-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
    { $date }
progress-value-met =
    { $count } met
    { $date }
progress-value-firm =
    { $count } firm
    { $date }
progress-value-known =
    { $share } known
    { $count ->
        [one] one answer
       *[other] { $count } answers
    } from { $from }
    true share likely { $low } to { $high }
progress-value-forecast =
    { $share } forecast
    { $count ->
        [one] for one answer
       *[other] for { $count } answers
    } from { $from }
progress-value-pace =
    { $seconds } s
    { $count ->
        [one] one right answer
       *[other] the middle one of { $count } right answers
    }
    { $days }
progress-days = { $first } to { $last }

progress-confusions = Mix-ups
progress-confusions-none = You have not mixed anything up yet.
progress-confusions-about = On the left is what was asked, along the top what you answered; the last ten answers of each card count. Press a number to drill that pair.
progress-confusions-below = Not all answers fit side by side, so the table continues below.
progress-weakest = The weakest pairs
progress-weakest-about = What was asked, and what you have lately answered most often instead. Listen to both, then drill them against the clock.
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

progress-suspended-none = No card is suspended. While practising, “Suspend” takes a card out until you bring it back.
progress-suspended-about =
    { $count ->
        [one] This card is not asked any more until you bring it back; what you learnt of it stays.
       *[other] These { $count } cards are not asked any more until you bring them back; what you learnt of them stays.
    }
progress-resumed =
    { $count ->
        [one] One card is being asked again.
       *[other] { $count } cards are being asked again.
    }
progress-resume = Bring back
progress-resume-all = Bring all back
progress-card = { $deck }: { $asks }
progress-heard = heard: { $words }

progress-key-undo = let the card rest again
