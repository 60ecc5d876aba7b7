# The progress in the rune trainer: courses, confusions, suspended cards.

progress-title = Progress
progress-course = Over time
progress-suspended = Suspended cards
progress-deck = Deck
progress-all-decks = All
progress-none = Nothing learnt yet
progress-none-about = As soon as you have answered your first cards, you see here what comes up next, what is firm already and what you easily mix up.

progress-coming = What comes up
progress-coming-none = You have not met any cards here yet. Only cards you have met come up again.
progress-coming-about =
    { $today ->
        [0] Nothing is due today, and nothing is left over
        [one] One card is due today, counting any left over
       *[other] { $today } cards are due today, counting any left over
    }. Due in the next seven days: { $week }; in the next thirty: { $month }. Each card is counted only once.
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
    Minutes today: { $today ->
        [0] none yet
        [one] 1
       *[other] { $today }
    }; in the last seven days: { $week }. { $streak ->
        [0] A few minutes are enough, whenever you like.
        [one] A break does no harm: what is due will wait for you.
       *[other] You have practised { $streak } days in a row. A break still does no harm.
    }
progress-value-minutes =
    { $date }: { $count ->
        [one] one minute
       *[other] { $count } minutes
    }

progress-learnt = What you know
progress-learnt-none = You have not met any cards yet.
progress-learnt-about = You have met { $met } of { $all } cards. Firm cards: { $firm }; you will probably still know them after three weeks without practice.
progress-met = met
progress-firm = firm
progress-one-day = So far you have practised on one day only. The line appears after a second day.

progress-retention = Memory and forecast
progress-retention-none = No card has come up again on a later day yet. Only then can you see whether the forecast holds.
progress-retention-few =
    { $count ->
        [one] So far, only one answer came
       *[other] So far, only { $count } answers came
    } on a later day. With fewer than { $needed }, a share tells you little.
progress-retention-about = Of { $count } answers on a later day, you knew { $known }; { $forecast } had been forecast. The bar shows where the true share is likely to lie: the more answers, the shorter the bar.
progress-known = known
progress-forecast = forecast
progress-of = of { $count }

progress-pace = Time per answer
progress-pace-none = You have not answered any card correctly yet.
progress-pace-about =
    { $count ->
        [one] On your last day of practice, the one right answer took { $seconds } s.
       *[other] On your last day of practice, half of your { $count } right answers took { $seconds } s or less.
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
       *[other] or less for half of { $count } right answers
    }
    { $days }

progress-confusions = Mix-ups
progress-confusions-none = You have not mixed anything up yet.
progress-confusions-about = On the left is what was asked, along the top what you answered. The last ten answers of each card count. Press a number to practise that pair.
progress-confusions-below = Not all answers fit side by side, so the table continues below.
progress-weakest = The weakest pairs
progress-weakest-about = Before the arrow is what was asked, after it what you have lately answered most often instead. Listen to both, then practise them against the clock.
progress-drill = Practise these
progress-drill-pair = Practise
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

progress-suspended-none = No card is suspended. While you practise, “Suspend” takes a card out until you bring it back.
progress-suspended-about =
    { $count ->
        [one] This card does not come up until you bring it back. What you have learnt stays.
       *[other] These { $count } cards do not come up until you bring them back. What you have learnt stays.
    }
progress-resumed =
    { $count ->
        [one] One card comes up again.
       *[other] { $count } cards come up again.
    }
progress-resume = Bring back
progress-resume-all = Bring all back
progress-card = { $deck }: { $asks }
progress-heard = heard: { $words }

progress-key-undo = suspend the cards again
