# Your mistakes: kept from reviews, asked again.

slips-title = Your mistakes
slips-about = Positions where you made a mistake come back until you know what is best.
slips-none = After a match, press “Review the match” and keep your mistakes. You will be asked about them again here, a few a day.
slips-nothing-due = Nothing more is due today. Come back tomorrow.
slips-to-archive = To the archive
slips-game = Game
slips-all-games = All games
slips-level = How bad
slips-least = { $mark } or worse
slips-bring-back =
    { $count ->
        [one] Bring back a suspended mistake
       *[other] Bring back { $count } suspended mistakes
    }
slips-ask = This position came up in a match. What is best here?
slips-as-good = Just as good.
slips-near = Nearly as good: { $cost }.
slips-own = Your answer: { $what }.
slips-best = Best: { $what }.
slips-then = Back then: { $cost }.
slips-spare = Suspend
slips-spared = Suspended. You will not be asked about this position again.
slips-again = Ask again
slips-over = That is all for now: { $right } of { $answers } right.
slips-back = To your mistakes
slips-unread = A position was skipped: { $why }
slips-not-wrong = by today’s judgement this was no mistake
slips-not-there = its record does not fit the rules

slips-take =
    { $count ->
        [one] Keep a mistake to practise
       *[other] Keep { $count } mistakes to practise
    }
slips-take-about = Under “Your mistakes” you will be asked again what is best there.
slips-sum = { $count } in all: { $each }.
slips-inaccuracies =
    { $count ->
        [one] one inaccuracy
       *[other] { $count } inaccuracies
    }
slips-mistakes =
    { $count ->
        [one] one mistake
       *[other] { $count } mistakes
    }
slips-blunders =
    { $count ->
        [one] one blunder
       *[other] { $count } blunders
    }
slips-taken =
    { $count ->
        [one] One mistake of this match is kept to practise.
       *[other] { $count } mistakes of this match are kept to practise.
    }
slips-practise = Practise mistakes
slips-who = Whose
slips-everybody = Everybody’s
